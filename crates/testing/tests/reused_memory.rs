//! A parse in memory that earlier parses left gives the same result as one in fresh memory, of text that is
//! not shared.

use treewright::{Limits, Memory, Options, Parsed};
use treewright_dom::Document;
use treewright_syntax::{FragmentContext, Namespace, ParserOptions, TreeParser};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::suites::{Suite, report};

const GENERATED: u64 = 2_000;

/// Options that differ from parse to parse, so that each follows one of another kind.
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
        .map(|node| (document.kind(node), document.attributes(node).count()))
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
        // Text that is not shared with the tree takes other paths too.
        let mut parser = options.parser();
        parser.parse_text(&text);
        let expected = outcome(&parser.finish());
        let parsed = options.parse_in(&text, &mut memory);
        let found = outcome(&parsed);
        if found != expected {
            complaints.push(format!("{number}, {text:?}: {found}\ninstead of\n{expected}"));
        }
        // Some trees are kept.
        if !number.is_multiple_of(7) {
            memory.take_back(parsed.document);
        }
    }
    report(&complaints);
}

/// A parser can be renewed in any state.
#[test]
fn after_parses_that_were_left() {
    let left = [
        "<!DOC",
        "<!doctype html PUBLIC \"a",
        "<!--a",
        "<p a=",
        "<x-y a=1 a=2 b",
        "</p",
        "<?a b",
        "&#6",
        "&am",
        "<title>a&",
        "<script><!--<script",
        "<table>a",
        "<b><i><p></b>x<template><svg><a b=1>",
        "<frameset",
        "<select><option selected>",
        "a\r",
    ];
    let next = [
        "DOCTYPE html><p>",
        "<!doctype html><p>x",
        "<table>b<tr>",
        "<p b=1>;x</b>",
        "<x-y><i></x-y>&amp;",
        "\n<pre>\n<a b=1><a>",
        "<!-->-->",
        "</script></title>",
    ];
    let parse = |mut parser: TreeParser<_>, text: &str| {
        let mut document = Document::new();
        parser.append(text).expect("it is short");
        parser.end_of_input();
        parser.pump(&mut document);
        (document.dump(document.root()), parser.take_errors(), parser.limits_met())
    };
    let mut options = ParserOptions::default();
    options.report_errors = true;
    for left in left {
        for next in next {
            let mut document = Document::new();
            let expected = parse(TreeParser::new(options.clone()), next);
            let mut parser = TreeParser::new(options.clone());
            parser.append(left).expect("it is short");
            parser.pump(&mut document);
            assert_eq!(
                parse(parser.renewed(options.clone()), next),
                expected,
                "{left:?}, {next:?}"
            );
            let context = FragmentContext::new(Namespace::Html, "td");
            let mut parser = TreeParser::for_fragment(&mut document, &context, options.clone());
            parser.append(left).expect("it is short");
            parser.pump(&mut document);
            assert_eq!(
                parse(parser.renewed(options.clone()), next),
                expected,
                "td, {left:?}, {next:?}"
            );
        }
    }
}
