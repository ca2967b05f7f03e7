//! The engine's source is that of its release.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sha2::{Digest as _, Sha256};

#[test]
fn the_files_of_the_engine_have_their_hashes() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/engine/quickjs-ng"));
    let list = fs::read_to_string(folder.join("SHA256SUMS")).unwrap();
    let mut listed = BTreeSet::from(["SHA256SUMS".to_owned()]);
    for line in list.lines() {
        let (hash, name) = line.split_once("  ").unwrap();
        let bytes = fs::read(folder.join(name)).unwrap();
        assert_eq!(format!("{:x}", Sha256::digest(bytes)), hash, "{name}");
        listed.insert(name.to_owned());
    }
    let there = fs::read_dir(folder).unwrap();
    let there = there.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(there.collect::<BTreeSet<_>>(), listed);
}
