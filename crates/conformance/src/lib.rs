//! The conformance checker: all violations of the HTML Standard in a page, found in one pass over its tree,
//! the places of its source and the record of the parser's actions.
//!
//! ```
//! use treewright_conformance::{CheckOptions, check};
//! use treewright_dom::Document;
//!
//! // A parser made the document, with origins; here it is empty.
//! let document = Document::new();
//! let report = check(&document, [], &CheckOptions::new());
//! for finding in &report.diagnostics {
//!     println!("{}: {}", finding.code(), finding.message);
//! }
//! ```
//!
//! Rules are data: `data/rules` has a text for each code, with an explanation and examples, and [`rule`] finds
//! them. The tables of elements and attributes in `data` are those of the standard's index. The checks are small
//! functions in `rules`, a file for each subject.

// Code that could panic says at its place why it does not, or when. Tests may panic, which is why
// these lints are not in `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod attribute_spans;
#[rustfmt::skip]
mod codes;
mod context;
mod diagnostic;
mod options;
mod pass;
mod place;
mod rule;
mod rules;
mod style_sheet_cache;
mod tables;

pub use diagnostic::{Diagnostic, Edit, Fix, Related};
pub use options::{CheckOptions, FindLowContrast, LowContrast, ParseSrcdoc, Report};
pub use pass::{check, check_in, check_style_sheet};
pub use rule::{Example, Rule, Severity};
pub use style_sheet_cache::StyleSheetCache;
use treewright_markup::ErrorCode;

/// All rules, in the order of their files.
///
/// ```
/// let codes: Vec<_> = treewright_conformance::rules().map(|rule| rule.code).collect();
/// assert!(codes.contains(&"attribute-not-allowed"));
/// ```
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    codes::ALL.iter().flat_map(|of_file| of_file.iter().copied())
}

/// The rule with a code.
///
/// ```
/// let rule = treewright_conformance::rule("obsolete-element").unwrap();
/// assert!(rule.message.starts_with("The element `<{element}>` is obsolete"));
/// assert!(treewright_conformance::rule("no-such-code").is_none());
/// ```
pub fn rule(code: &str) -> Option<&'static Rule> {
    rules().find(|rule| rule.code == code)
}

/// Checks a declaration of CSS: its property has to be known, and the components of its value have to be those that the
/// property can have. Their order is not checked. A value with functions such as `var()` is right, because it is known only
/// when it is computed. Custom properties are not known.
///
/// ```
/// use treewright_conformance::check_declaration;
/// assert_eq!(check_declaration("color", "rebeccapurple"), Ok(()));
/// assert_eq!(check_declaration("color", "1px"), Err("`1px` is not allowed".to_owned()));
/// assert!(check_declaration("colour", "red").is_err());
/// ```
///
/// # Errors
/// The mistake, in words.
///
/// <https://drafts.csswg.org/css-values/>
pub fn check_declaration(property: &str, value: &str) -> Result<(), String> {
    rules::check_declaration(property, value)
}
