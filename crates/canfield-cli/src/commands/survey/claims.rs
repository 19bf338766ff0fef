//! What others say about these games, beside what was measured.

use std::io::Write;

use super::atlas::Row;
use crate::commands::Outcome;

/// Something that is said about one variant.
struct Claim {
    variant: &'static str,
    /// Who says what, as a sentence.
    says: &'static str,
    about: About,
}

/// What a claim is about.
enum About {
    /// The share of deals that are won, or can be won, in percent.
    Share(f64),
    /// That hardly a deal can be won.
    HardlyAny,
    /// How many cards a player brings home on average, or most often, at most.
    Cards(u32),
}

const CLAIMS: [Claim; 7] = [
    Claim {
        variant: "dispettoso",
        says: "The house won 25 on average: 50 for the pack, and 5 for each of 5 cards.",
        about: About::Cards(5),
    },
    Claim {
        variant: "double-canfield",
        says: "It is won 99 % of the time.",
        about: About::Share(99.0),
    },
    Claim {
        variant: "canfield-klondike",
        says: "The commonest result is 5 to 7 cards.",
        about: About::Cards(7),
    },
    Claim {
        variant: "hoyle-canfield",
        says: "It is won about 3 % of the time.",
        about: About::Share(3.0),
    },
    Claim {
        variant: "canfield-original",
        says: "The old form, three at a time and one pass, is all but impossible.",
        about: About::HardlyAny,
    },
    Claim {
        variant: "canfield-solvitaire",
        says: "71.245 ± 0.031 % can be won (Blake and Gent, 2026, ten million deals).",
        about: About::Share(71.245),
    },
    Claim {
        variant: "canfield-solvitaire-strict",
        says: "67.562 ± 0.034 % can be won (Blake and Gent, 2026, ten million deals).",
        about: About::Share(67.562),
    },
];

/// A deck.
const N_CARDS: f64 = 52.0;

/// Writes what is claimed about those variants that were surveyed.
pub(super) fn write(rows: &[Row], out: &mut dyn Write) -> Outcome {
    let claimed = CLAIMS.iter().filter_map(|claim| {
        let row = rows.iter().find(|row| row.variant == claim.variant)?;
        Some((claim, row))
    });
    let mut claimed = claimed.peekable();
    if claimed.peek().is_none() {
        return Ok(());
    }
    writeln!(out, "\n## What is said about them\n")?;
    writeln!(
        out,
        "A claim about what players win can be far below what can be won, for players do not see all cards; it cannot be above."
    )?;
    writeln!(
        out,
        "\n| variant | what is said | when all cards are known |"
    )?;
    writeln!(out, "|---|---|---|")?;
    for (claim, row) in claimed {
        let Claim { variant, says, .. } = claim;
        writeln!(out, "| `{variant}` | {says} | {} |", measured(claim, row))?;
    }
    Ok(())
}

/// What was measured about this claim, as a sentence.
fn measured(claim: &Claim, row: &Row) -> String {
    let (lost, won) = row.interval();
    let (low, high) = (lost.low * 100.0, won.high * 100.0);
    let between = format!("Between {low:.2} and {high:.2} % can be won");
    match claim.about {
        About::Share(percent) if percent < low => {
            format!("{between}: more than that, so it is about how the game is played.")
        }
        About::Share(percent) if percent > high => {
            format!("{between}: fewer than that, so it does not hold.")
        }
        About::Share(_) => format!("{between}: it holds."),
        About::HardlyAny => {
            let (solved, deals) = (row.tally.solved, row.deals);
            format!("{between}, and {solved} of {deals} deals were: {}", {
                if high < 1.0 {
                    "it holds."
                } else {
                    "it does not hold."
                }
            })
        }
        About::Cards(most) => {
            let mean = lost.low * N_CARDS;
            if mean > f64::from(most) {
                format!(
                    "{between}, all 52 cards each, so at least {mean:.1} cards go home on average: it does not hold."
                )
            } else {
                format!("{between}, which says nothing about it.")
            }
        }
    }
}
