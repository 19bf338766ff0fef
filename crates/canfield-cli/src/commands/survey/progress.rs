//! The line that tells, on a terminal, how far a survey has come.

use std::fmt::Write as _;
use std::io::Write;

use canfield_text::program::{Finding as Said, ProgramTexts};

use crate::clock::Stopwatch;
use crate::solving::Finding;
use crate::tally::{Tally, real};

/// Back to the start of the line, with nothing left on it.
const BLANK_LINE: &str = "\r\x1b[K";

/// The line is shown again after so many seconds.
const SHOWN_EVERY: f64 = 0.2;

/// How far a survey has come since it was started, this time.
pub(super) struct Progress {
    clock: Stopwatch,
    n_wanted: u64,
    n_planned: u64,
    tally: Tally,
    shown_at: f64,
}

impl Progress {
    /// Of `n_planned` deals `n_wanted` are still to be solved.
    pub(super) fn new(n_wanted: u64, n_planned: u64) -> Self {
        Self {
            clock: Stopwatch::start(),
            n_wanted,
            n_planned,
            tally: Tally::default(),
            shown_at: 0.0,
        }
    }

    pub(super) fn add(&mut self, findings: &[(u64, Finding)]) {
        for (_, finding) in findings {
            self.tally.add(finding.verdict);
        }
    }

    /// Shows the line, unless that was done just now. If it cannot be shown, the survey is none the worse for it.
    pub(super) fn show(&mut self, texts: &ProgramTexts, err: &mut dyn Write) {
        let seconds = self.clock.seconds();
        if seconds - self.shown_at >= SHOWN_EVERY {
            self.shown_at = seconds;
            let _ =
                write!(err, "{BLANK_LINE}{}", self.text(texts, seconds)).and_then(|()| err.flush());
        }
    }

    pub(super) fn clear(&self, err: &mut dyn Write) {
        if self.shown_at > 0.0 {
            let _ = write!(err, "{BLANK_LINE}").and_then(|()| err.flush());
        }
    }

    /// The line after so many seconds.
    fn text(&self, texts: &ProgramTexts, seconds: f64) -> String {
        let n_solved = self.tally.n_deals();
        let n_done = self.n_planned - self.n_wanted + n_solved;
        let percent = real(n_done) / real(self.n_planned) * 100.0;
        let unknown = self.tally.unknown;
        let progress = texts.finding(&Said::Progress {
            n_done,
            n_planned: self.n_planned,
            percent: format!("{percent:.0}"),
            unknown,
        });
        if n_solved == 0 {
            return progress;
        }
        let rate = real(n_solved) / seconds;
        texts.finding(&Said::ProgressWithRate {
            progress,
            rate: format!("{rate:.1}"),
            left: duration(real(self.n_wanted - n_solved) / rate),
        })
    }
}

/// A time in its two largest units.
fn duration(seconds: f64) -> String {
    let units = [("d", 86_400.0), ("h", 3_600.0), ("min", 60.0), ("s", 1.0)];
    let seconds = seconds.round();
    let index = units.iter().position(|(_, length)| seconds >= *length);
    let index = index.unwrap_or(units.len() - 1);
    let (name, length) = units[index];
    let mut text = format!("{} {name}", (seconds / length).floor());
    if let Some((name, smaller)) = units.get(index + 1) {
        let rest = (seconds % length / smaller).floor();
        let _ = write!(text, " {rest} {name}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solving::Known;

    #[test]
    fn times_are_told_in_two_units() {
        for (seconds, expect) in [
            (0.2, "0 s"),
            (59.6, "1 min 0 s"),
            (194.0, "3 min 14 s"),
            (7_265.0, "2 h 1 min"),
            (266_400.0, "3 d 2 h"),
        ] {
            assert_eq!(duration(seconds), expect);
        }
    }

    #[test]
    fn the_line_tells_the_rate_and_the_time_left() {
        let texts = ProgramTexts::new("en");
        let mut progress = Progress::new(900, 1_000);
        assert_eq!(
            progress.text(&texts, 0.1),
            "100 of 1000 deals, 10 %, 0 unknown"
        );
        for _ in 0..300 {
            progress.tally.add(Known::Unknown);
        }
        assert_eq!(
            progress.text(&texts, 10.0),
            "400 of 1000 deals, 40 %, 300 unknown, 30.0 a second, 20 s left"
        );
    }
}
