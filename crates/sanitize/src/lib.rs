//! The HTML sanitizer of the HTML Standard on the tree of Treewright: the configuration whole, the methods that change
//! it, and the algorithm that filters a tree. It removes what a configuration does not allow; what can run scripts is
//! removed by every [filter](Sanitizer::filter) that is not called unsafe.
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//! use treewright_sanitize::Sanitizer;
//!
//! let mut document = Document::new();
//! let link = document.create_element(Namespace::Html, "a")?;
//! document.set_attribute(link, "href", "javascript:alert(1)")?;
//! document.set_attribute(link, "title", "a link")?;
//! let fragment = document.create_document_fragment();
//! document.append(fragment, link)?;
//!
//! Sanitizer::default().filter().sanitize(&mut document, fragment);
//! assert_eq!(document.inner_html(fragment), r#"<a title="a link"></a>"#);
//! # Ok::<(), treewright_dom::NodeError>(())
//! ```
//!
//! A tree is safe; the HTML that is written from it need not be, because it can be parsed as another tree. Filters
//! [for text](Filter::for_text) remove what parsers disagree about. The package `treewright`, which has the parser,
//! goes from text to text, and proves that the result is parsed as the tree that was sanitized.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#html-sanitization>

// Every potential panic carries a justification. Tests may panic; therefore these lints are not in
// `Cargo.toml`.
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

mod config;
mod constants;
mod error;
mod filter;
mod known_names;
mod names;
mod parsed_names;
mod policies;
mod preset;
mod profile;
mod report;
mod report_of_places;
mod sanitizer;
#[cfg(feature = "serde")]
mod serialized;
#[cfg(test)]
mod tests;
mod text_rules;
mod tree;

pub use config::SanitizerConfig;
pub use error::{InvalidConfig, Rule};
pub use filter::Filter;
pub use names::{SanitizerAttribute, SanitizerElement, SanitizerElementWithAttributes};
pub use parsed_names::InvalidName;
#[cfg(feature = "styles")]
pub use policies::StyleValues;
pub use policies::{
    Filtered, FoundAttribute, FoundUrl, InvalidPolicy, Loading, Policies, PolicyRule, RelativeUrls,
    Rewritten, RewrittenUrls,
};
pub use preset::{InvalidPreset, Preset};
pub use profile::{InvalidProfile, Profile};
pub use report::{Action, Kind, Reason, Record};
pub use report_of_places::{Report, ReportCounts, ReportRecord};
pub use sanitizer::Sanitizer;
pub use text_rules::TextRules;
pub use tree::Changes;
pub use url;
