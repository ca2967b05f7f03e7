//! The public serializer cases that concern the standard's algorithm.

use std::collections::BTreeSet;

use treewright_dom::Document;
use treewright_testing::check::check_serializer_case;
use treewright_testing::formats::read_serializer_cases;
use treewright_testing::suites::{Suite, case_id, report, table};

#[test]
fn html5lib_serializer() {
    let Some(files) = Suite::Serializer.files("test") else { return };
    let rows = table("serializer-cases.txt", 2);
    let mut listed: BTreeSet<_> = rows.iter().map(|row| case_id(&row[0], &row[1])).collect();
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| file.name == "core.test") {
        for case in read_serializer_cases(file).unwrap_or_else(|error| panic!("{error}")) {
            match (listed.remove(&case.id), check_serializer_case::<Document>(&case)) {
                (true, Err(mismatch)) => complaints.push(format!("{}: {mismatch}", case.id)),
                (false, Ok(())) => complaints.push(format!("{}: holds, not listed", case.id)),
                _ => {}
            }
        }
    }
    complaints.extend(listed.iter().map(|id| format!("{id}: listed, but not there")));
    report(&complaints);
}
