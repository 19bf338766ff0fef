//! Which of the possible names was meant by one that does not exist.

/// Longer names than this are near to nothing: nobody mistypes a page of text.
const MAX_CHARS: usize = 48;

/// How many letters must be added, left out, changed or swapped with their neighbour to turn one name into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    // Three rows of the usual table are enough: a swap looks two rows back.
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut previous = None;
    for (i, letter) in a.chars().enumerate() {
        let mut row = vec![i + 1];
        for (j, &other) in b.iter().enumerate() {
            let change = last[j] + usize::from(letter != other);
            let mut best = change.min(last[j + 1] + 1).min(row[j] + 1);
            if j > 0 && previous == Some(other) && letter == b[j - 1] {
                best = best.min(before_last[j - 1] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
        previous = Some(letter);
    }
    last[b.len()]
}

/// How far a mistyped name is from a possible one; `None` if it is too far to be meant.
///
/// One slip is forgiven in three letters. Besides, a name of three letters or more is near to every name that
/// contains it, though a slip is nearer.
pub(crate) fn slips(typed: &str, possible: &str) -> Option<usize> {
    let n_chars = typed.chars().count();
    if n_chars == 0 || n_chars > MAX_CHARS {
        return None;
    }
    let slips = distance(typed, possible);
    if slips <= n_chars.max(possible.chars().count()).div_ceil(3) && slips < n_chars {
        return Some(slips);
    }
    (n_chars >= 3 && possible.contains(typed)).then_some(MAX_CHARS)
}

/// The nearest of the possible names, if one is near enough; the first of equals.
pub(crate) fn nearest(typed: &str, possible: &[&'static str]) -> Option<&'static str> {
    possible
        .iter()
        .filter_map(|&name| slips(typed, name).map(|n| (n, name)))
        .min_by_key(|&(n, _)| n)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (a, b, n) in [
            ("", "", 0),
            ("", "gate", 4),
            ("gate", "gate", 0),
            ("gaet", "gate", 1),
            ("gte", "gate", 1),
            ("gatte", "gate", 1),
            ("gale", "gate", 1),
            ("duchess", "dutchess", 1),
            ("acme", "duke", 3),
        ] {
            assert_eq!(distance(a, b), n, "{a} {b}");
            assert_eq!(distance(b, a), n, "{b} {a}");
        }
    }

    #[test]
    fn only_what_could_be_meant_is_near() {
        let names = ["decks", "build", "redeals", "reserves", "reserve_cards"];
        assert_eq!(nearest("biuld", &names), Some("build"));
        assert_eq!(nearest("redeal", &names), Some("redeals"));
        assert_eq!(nearest("cards", &names), Some("reserve_cards"));
        assert_eq!(nearest("colour_of_the_back", &names), None);
        assert_eq!(nearest("", &names), None);
        assert_eq!(nearest("x", &names), None);
    }
}
