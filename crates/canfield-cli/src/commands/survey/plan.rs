//! Which deals a survey solves on this machine.

use std::collections::BTreeSet;

use canfield_text::program::{Environment, Usage};

use crate::arguments::{DealRange, Shard};
use crate::failure::Failure;

/// Every `step`-th deal from `first` to `last`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plan {
    first: u64,
    last: u64,
    step: u64,
}

impl Plan {
    /// The deals of a range, or those among them that belong to a shard.
    ///
    /// A deal belongs to a shard by its number alone, so it does wherever the range begins.
    pub(super) fn new(range: DealRange, shard: Option<Shard>) -> Result<Self, Failure> {
        let (index, step) = match shard {
            None => (0, 1),
            Some(Shard::Part { index, n }) => (index, n),
            Some(Shard::Auto) => from_environment(variable)?,
        };
        let DealRange { first, last } = range;
        // Shard 1 of n has the deals 1, n + 1 and so on.
        let behind = (first - 1) % step;
        let skipped = if index >= behind {
            index - behind
        } else {
            step - behind + index
        };
        // Where this overflows no deal is left for the shard; then the plan is empty.
        Ok(match first.checked_add(skipped) {
            Some(first) => Self { first, last, step },
            None => Self {
                first: 1,
                last: 0,
                step,
            },
        })
    }

    pub(super) fn n_deals(&self) -> u64 {
        self.last
            .checked_sub(self.first)
            .map_or(0, |distance| distance / self.step + 1)
    }

    /// The deal at this place of the plan, counted from 0; `None` behind its end.
    pub(super) fn deal(&self, place: u64) -> Option<u64> {
        (place < self.n_deals()).then(|| self.first + place * self.step)
    }

    /// How many of these deals are in the plan.
    pub(super) fn n_of(&self, deals: &BTreeSet<u64>) -> u64 {
        if self.n_deals() == 0 {
            return 0;
        }
        let found = deals
            .range(self.first..=self.last)
            .filter(|&deal| (deal - self.first).is_multiple_of(self.step));
        found.count() as u64
    }
}

/// The shard that a task of a SLURM array solves: its place counted from 0, and their number.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Result<(u64, u64), Failure> {
    let wrong = |what| Failure::from(Usage::Environment(what));
    let number = |name: &str| -> Result<Option<u64>, Failure> {
        let Some(text) = variable(name) else {
            return Ok(None);
        };
        text.trim().parse().map(Some).map_err(|_| {
            let name = name.to_owned();
            wrong(Environment::NotANumber { name, text })
        })
    };
    let needed =
        |name: &str| number(name)?.ok_or_else(|| wrong(Environment::Missing(name.to_owned())));
    let (id, n) = (
        needed("SLURM_ARRAY_TASK_ID")?,
        needed("SLURM_ARRAY_TASK_COUNT")?,
    );
    if n == 0 {
        return Err(wrong(Environment::NoTasks));
    }
    let ends = (
        number("SLURM_ARRAY_TASK_MIN")?,
        number("SLURM_ARRAY_TASK_MAX")?,
    );
    if let (Some(least), Some(most)) = ends
        && most.checked_sub(least) != Some(n - 1)
    {
        return Err(wrong(Environment::Gaps { n, least, most }));
    }
    // Numbers without gaps leave every remainder once, wherever they begin.
    Ok((id % n, n))
}

#[expect(
    clippy::disallowed_methods,
    reason = "the program may ask its environment; `--shard auto` says so"
)]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

#[cfg(test)]
mod tests {
    use canfield_text::program::ProgramTexts;

    use super::*;

    fn deals(first: u64, last: u64, shard: Option<Shard>) -> Vec<u64> {
        let plan = Plan::new(DealRange { first, last }, shard).unwrap();
        let deals: Vec<u64> = (0..).map_while(|place| plan.deal(place)).collect();
        assert_eq!(plan.n_deals(), deals.len() as u64);
        assert_eq!(plan.n_of(&deals.iter().copied().collect()), plan.n_deals());
        deals
    }

    #[test]
    fn shards_share_all_deals() {
        for (first, last) in [(1, 20), (5, 6), (7, 7), (998, 1003)] {
            for n in 1..9 {
                let parts =
                    (0..n).flat_map(|index| deals(first, last, Some(Shard::Part { index, n })));
                let mut parts: Vec<u64> = parts.collect();
                parts.sort_unstable();
                assert_eq!(parts, deals(first, last, None));
            }
        }
        let part = Some(Shard::Part { index: 0, n: 4 });
        assert_eq!(deals(1, 12, part), [1, 5, 9]);
        assert_eq!(deals(2, 12, part), [5, 9]);
    }

    #[test]
    fn the_largest_numbers_are_deals_as_well() {
        assert_eq!(
            deals(u64::MAX - 1, u64::MAX, None),
            [u64::MAX - 1, u64::MAX]
        );
        let all = Plan::new(
            DealRange {
                first: 1,
                last: u64::MAX,
            },
            None,
        )
        .unwrap();
        assert_eq!(all.n_deals(), u64::MAX);
        let n = u64::MAX;
        let part = |index| {
            Plan::new(
                DealRange { first: n, last: n },
                Some(Shard::Part { index, n }),
            )
        };
        assert_eq!(part(0).unwrap().n_deals(), 0);
        assert_eq!(part(n - 1).unwrap().n_deals(), 1);
    }

    #[track_caller]
    fn check_environment(variables: &[(&str, &str)], expect: Result<(u64, u64), &str>) {
        let variable = |name: &str| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        match (from_environment(variable), expect) {
            (Ok(found), Ok(expected)) => assert_eq!(found, expected),
            (Err(Failure::Complaint(complaint)), Err(part)) => {
                let sentence = ProgramTexts::new("en").complaint(&complaint);
                assert!(sentence.contains(part), "{sentence}");
            }
            (found, _) => panic!("{found:?} instead of {expect:?}"),
        }
    }

    #[test]
    fn a_task_array_names_its_shards() {
        const ID: &str = "SLURM_ARRAY_TASK_ID";
        const COUNT: &str = "SLURM_ARRAY_TASK_COUNT";
        const MIN: &str = "SLURM_ARRAY_TASK_MIN";
        const MAX: &str = "SLURM_ARRAY_TASK_MAX";
        check_environment(&[(ID, "0"), (COUNT, "4")], Ok((0, 4)));
        check_environment(&[(ID, "4"), (COUNT, "4")], Ok((0, 4)));
        check_environment(
            &[(ID, "3"), (COUNT, "4"), (MIN, "1"), (MAX, "4")],
            Ok((3, 4)),
        );
        check_environment(
            &[(ID, "3"), (COUNT, "2"), (MIN, "1"), (MAX, "3")],
            Err("with gaps"),
        );
        check_environment(&[(COUNT, "4")], Err(ID));
        check_environment(&[(ID, "1")], Err(COUNT));
        check_environment(&[(ID, "x"), (COUNT, "4")], Err("no number"));
        check_environment(&[(ID, "1"), (COUNT, "0")], Err("is 0"));
    }
}
