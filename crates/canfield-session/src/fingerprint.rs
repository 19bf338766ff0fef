//! A short name for a set of rules, the same on every machine and in every version.

use std::collections::BTreeSet;

use canfield_core::rules::file;
use canfield_core::variants::{self, Group, Variant};

/// Sixteen hexadecimal digits that differ where any rule differs, and do not depend on the variant's names.
///
/// It is the 64-bit FNV-1a hash, which unlike the one of the standard library is written down, of those lines of the
/// variant's full rules file that differ from the default variant's. So a rule that a later version adds leaves the
/// fingerprints of all games as they are that do not use it.
#[must_use]
pub fn fingerprint(variant: &Variant) -> String {
    let default = variants::find(variants::DEFAULT_ID)
        .map(rule_lines)
        .unwrap_or_default();
    let lines = rule_lines(variant);
    let lines = lines.difference(&default);
    let hash = hash(lines.flat_map(|line| line.bytes().chain([b'\n'])));
    format!("{hash:016x}")
}

/// The 64-bit FNV-1a hash of these bytes.
pub(crate) fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The lines of a full rules file, without those that only describe the game.
fn rule_lines(variant: &Variant) -> BTreeSet<String> {
    let nameless = Variant {
        name: String::new(),
        aliases: Vec::new(),
        source: String::new(),
        group: Group::Own,
        pysol_id: None,
        ..variant.clone()
    };
    file::write(&nameless)
        .lines()
        .filter(|line| !line.starts_with("break_even"))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// What is stored under a fingerprint must be found again in every later version.
    #[test]
    fn fingerprints_never_change() {
        let of = |id| fingerprint(variants::find(id).unwrap());
        assert_eq!(of("canfield-pysolfc"), "cbf29ce484222325");
        assert_eq!(of("canfield"), "b451dd0024938a97");
    }

    /// Two variants share a fingerprint exactly if they share their rules.
    #[test]
    fn fingerprints_differ_where_rules_differ() {
        let mut seen: BTreeMap<String, &Variant> = BTreeMap::new();
        for variant in variants::all() {
            if let Some(other) = seen.insert(fingerprint(variant), variant) {
                assert_eq!(
                    other.rules, variant.rules,
                    "{} and {}",
                    other.id, variant.id
                );
            }
        }
        assert!(seen.len() > 40);
    }
}
