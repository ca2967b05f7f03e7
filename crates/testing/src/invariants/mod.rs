//! The invariants of every parse, whatever the input: a function for each, from the parsed input to the
//! first violation.
//!
//! | invariant | where |
//! |---|---|
//! | parents, siblings and children agree, in every tree of a document | [`links`] |
//! | every node is where the DOM allows it, and every call to a tree honours its contract | [`placement`], [`watching`] |
//! | the stack of open elements is empty in the end | [`watching`] |
//! | no empty text node, and no two next to each other | [`texts`] |
//! | errors lie inside the input and come in the order of the tokens | [`errors`] |
//! | the same tree and errors for every tree, cut and writing script | [`same_tree`] |
//! | serializing and parsing changes nothing from the second round on, except where the standard warns | [`round_trips`], [`warnings`] |
//! | what can be sent to another thread | checked when this crate is compiled |
//!
//! The binary `invariants` of this crate checks any number of documents of the
//! [generator](crate::generator):
//!
//! ```text
//! cargo run --release -p treewright-testing --bin invariants -- 1000000 --seed 1
//! ```
//!
//! It prints its progress to standard error, and for each violation the seed, and the smallest input that
//! still has it. The exit code is 1 if there are violations, 2 if the command line is wrong.

pub mod errors;
pub mod feeding;
pub mod links;
pub mod placement;
pub mod round_trips;
pub mod same_tree;
pub mod shrinking;
pub mod texts;
mod threads;
pub mod warnings;
pub mod watching;

use std::fmt;

use treewright_dom::{Document, NodeId};

use crate::check::{Feed, Parsed, Play, Setup, Skip, parse};
use crate::formats::Input;
use crate::generator::GeneratedCase;
use crate::trees::TestTree;
use round_trips::RoundTrip;
use same_tree::Expected;
use watching::Watched;

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The name of the invariant.
    pub invariant: &'static str,
    /// The violation.
    pub what: String,
}

impl Violation {
    /// A violation.
    pub fn new(invariant: &'static str, what: impl Into<String>) -> Self {
        Self { invariant, what: what.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.what)
    }
}

impl std::error::Error for Violation {}

/// A text, and how it is parsed.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// Options and context.
    pub setup: &'a Setup,
    /// The text.
    pub text: &'a str,
}

/// Checks the invariants of a single parse: links, placement, the contract of trees, the stack, text nodes
/// and errors. Returns the parse.
///
/// # Errors
/// The first violation.
pub fn check_one_parse(
    subject: &Subject<'_>,
    play: &mut dyn Play<Watched>,
) -> Result<Parsed<Watched>, Violation> {
    let input = Input::Text(subject.text.to_owned());
    let parsed = parse::<Watched>(subject.setup, &input, Feed::Whole, play)
        .map_err(|message| Violation::new("the end", message))?;
    let watched = &parsed.tree;
    if let Some(complaint) = watched.complaints().first() {
        return Err(Violation::new("promises to trees", complaint));
    }
    if let Some(complaint) = watched.not_popped_once().first() {
        return Err(Violation::new("the stack empties", complaint));
    }
    let document = watched.tree();
    check_trees(document, parsed.root)?;
    for root in links::all_trees(document, parsed.root)? {
        texts::check_texts(document, root, &|text| {
            watched.followed_a_marker(text)
                || watched.joined_texts() && texts::is_a_copy(document, text)
        })?;
    }
    errors::check_error_offsets(subject.text, &[], &parsed.errors)?;
    errors::check_order(&parsed.errors)?;
    Ok(parsed)
}

/// Checks the invariants of every tree, including those that scripts changed: links and placement, of all
/// connected trees.
///
/// # Errors
/// The first violation.
pub fn check_trees(document: &Document, root: NodeId) -> Result<(), Violation> {
    for root in links::all_trees(document, root)? {
        links::check_links(document, &root)?;
        placement::check_placement(document, root)?;
    }
    Ok(())
}

/// Checks all invariants of a text whose scripts do nothing.
///
/// # Errors
/// The first violation.
pub fn check_text(subject: &Subject<'_>, pattern: u64) -> Result<RoundTrip, Violation> {
    let parsed = check_one_parse(subject, &mut Skip)?;
    let dump = TestTree::dump(&parsed.tree, &parsed.root);
    let expected = Expected { dump: &dump, errors: &parsed.errors };
    same_tree::check_other_trees(subject, expected)?;
    same_tree::check_by_character(subject, expected)?;
    same_tree::check_deliveries(subject, expected, pattern)?;
    round_trips::check_round_trip(subject, parsed.tree.tree(), parsed.root)
}

/// Checks all invariants of a generated case.
///
/// # Errors
/// The first violation.
pub fn check_generated(case: &GeneratedCase) -> Result<RoundTrip, Violation> {
    let text = case.text();
    let subject = Subject { setup: &case.setup, text: &text };
    let round_trip = check_text(&subject, case.pattern)?;
    same_tree::check_insertions(&subject, &case.insertions)?;
    Ok(round_trip)
}
