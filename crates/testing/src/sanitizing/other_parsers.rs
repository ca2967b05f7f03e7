//! Sanitized texts for other parsers: for html5ever, and for that of Chromium with
//! `crates/testing/scripts/chromium_sanitized.py`.

use serde_json::{Value, json};
use treewright::DocumentMode;

use super::{SanitizerCase, Way};
use crate::browser_trees::{children_as_text, tree_as_text};
use crate::formats::CaseContext;
use crate::fuzzing::CaseOfHtml5ever;
use crate::generator::SplitMix64;
use crate::invariants::Violation;
use crate::trees::TestTree;

/// The comparison of a result with another parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Agreement {
    /// The case has no result, or none that the other parser can be asked about.
    NotCompared,
    /// The trees are the same.
    Same,
    /// The trees differ, for the reason with this name in `sanitizer-in-other-parsers.tsv`.
    Known(&'static str),
}

/// Compares the tree of a result with that of html5ever.
///
/// # Errors
/// The trees differ for another reason than a known one.
pub fn agree_with_html5ever(case: &SanitizerCase) -> Result<Agreement, Violation> {
    // Its fragments are those of documents in no-quirks mode.
    let is_possible = |way: &Way| way.context.is_none() || way.mode == DocumentMode::NoQuirks;
    let Some((html, way)) = result(case, is_possible) else { return Ok(Agreement::NotCompared) };
    let document = way.parse(&html);
    let tree = TestTree::dump(&document, &document.root());
    let context = way.context.map(|context| CaseContext {
        namespace: context.namespace(),
        local_name: context.local_name().to_owned(),
        attributes: case.context.as_ref().map_or_else(Vec::new, |own| own.attributes.clone()),
    });
    let case = CaseOfHtml5ever { scripting: way.scripting, context, text: html };
    Ok(case.agrees(&tree)?.map_or(Agreement::Same, Agreement::Known))
}

/// The result of a seed, with a way to parse it and the tree, for `crates/testing/scripts/chromium_sanitized.py`.
pub fn result_for_a_browser(seed: u64, size: usize) -> Option<Value> {
    let case = SanitizerCase::new(seed, size);
    // A script can parse documents only without scripting. Its own documents have two of the modes.
    let is_possible = |way: &Way| {
        !way.scripting || way.context.is_some() && way.mode != DocumentMode::LimitedQuirks
    };
    let (html, way) = result(&case, is_possible)?;
    let document = way.parse(&html);
    Some(json!({
        "seed": seed,
        "html": html,
        "context": way.context.as_ref().map(|context| json!([
            context.namespace().url(),
            context.local_name(),
            case.context.as_ref().map_or(&[][..], |context| &context.attributes),
        ])),
        "scripting": way.scripting,
        "mode": format!("{:?}", way.mode),
        "tree": match way.context {
            Some(_) => children_as_text(&document, document.root()),
            None => tree_as_text(&document),
        },
    }))
}

/// The result of a case, and one of the ways to parse it that are possible.
fn result(case: &SanitizerCase, is_possible: impl Fn(&Way) -> bool) -> Option<(String, Way)> {
    let result = case.sanitizer().sanitize(&case.text()).ok()?;
    let mut ways = case.ways();
    ways.retain(is_possible);
    let mut random = SplitMix64::new(case.seed ^ 0x07E4_0000_0000_0000);
    let selected = random.below(ways.len());
    (!ways.is_empty()).then(|| (result.html, ways.swap_remove(selected)))
}
