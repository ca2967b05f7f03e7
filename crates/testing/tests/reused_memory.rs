//! A parse in memory that parses before it have left makes the same as one in memory of its own, of
//! text that is not shared.

use treewright::{Limits, Memory, Options, Parsed};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::suites::{Suite, report};

const GENERATED: u64 = 2_000;

/// What parses differ in, so that each follows one of another kind.
fn options(number: usize) -> Options {
    let options = Options::new().collect_errors(true);
    let limits: &[&str] = &["none", "browser", "depth=5,nodes=30", "bytes=40", "attributes=1"];
    let limits: Limits = limits[number % limits.len()].parse().expect("they are limits");
    options
        .limits(limits)
        .scripting(number.is_multiple_of(2))
        .stop_at_first_error(number.is_multiple_of(11))
}

fn outcome(parsed: &Parsed) -> String {
    let document = &parsed.document;
    let places: Vec<_> = document
        .descendants_with_fragments(document.root())
        .map(|node| (document.node_kind(node), document.attributes(node).count()))
        .collect();
    let Parsed { errors, limits_met, end, .. } = parsed;
    format!("{}\n{places:?}\n{errors:?}\n{limits_met:?}\n{end:?}", document.dump(document.root()))
}

#[test]
fn makes_the_same() {
    let own = Suite::Own.tree_cases().expect("they are in the repository");
    let own = own.into_iter().map(|case| case.input.to_text());
    let generated = (1..=GENERATED).map(|seed| GeneratedCase::new(seed, 30).text());
    let mut memory = Memory::new();
    let mut complaints = Vec::new();
    for (number, text) in own.chain(generated).enumerate() {
        let options = options(number);
        // Text that is not shared with the tree takes other ways too.
        let mut parser = options.parser();
        parser.push(&text);
        let expected = outcome(&parser.finish());
        let parsed = options.parse_in(&text, &mut memory);
        let found = outcome(&parsed);
        if found != expected {
            complaints.push(format!("{number}, {text:?}: {found}\ninstead of\n{expected}"));
        }
        // Now and then somebody keeps a tree.
        if !number.is_multiple_of(7) {
            memory.take_back(parsed.document);
        }
    }
    report(&complaints);
}
