use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::rules::Knobs;

#[test]
fn every_shipped_file_is_read_and_listed_once_in_order() {
    let ids: BTreeSet<&str> = FILES.iter().map(|&(id, _)| id).collect();
    assert_eq!(ids.len(), FILES.len());
    assert_eq!(all().len(), FILES.len());
    assert!(all().is_sorted_by_key(|variant| variant.group));
    assert!(all().iter().all(|variant| variant.group != Group::Own));
    let first: Vec<&str> = all()
        .iter()
        .map(|variant| variant.id.as_str())
        .take(8)
        .collect();
    assert_eq!(
        first,
        [
            "dispettoso",
            "double-canfield",
            "canfield-klondike",
            "canfield",
            "hoyle-canfield",
            "canfield-original",
            "demon",
            "variegated-canfield",
        ]
    );
}
