//! All trials.
fn main() {}
