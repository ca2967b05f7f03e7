//! Writing the tree of Treewright: minified and pretty HTML, and XML.
//!
//! [`WriteHtml`] adds the methods to handles and documents: to a string, or to any
//! [`io::Write`](std::io::Write).
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//! use treewright_write::{MinifyOptions, PrettyOptions, WriteHtml, XmlOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut document = Document::new();
//! let list = document.create_element(Namespace::Html, "ul")?;
//! let item = document.create_element(Namespace::Html, "li")?;
//! document.set_attribute(item, "class", "a")?;
//! document.append(list, item)?;
//! let list = document.get(list).unwrap();
//! assert_eq!(list.minified(&MinifyOptions::new())?, "<ul><li class=a></ul>");
//! assert_eq!(list.pretty(&PrettyOptions::new())?, "<ul>\n  <li class=\"a\"></li>\n</ul>");
//! let xml = r#"<ul xmlns="http://www.w3.org/1999/xhtml"><li class="a"></li></ul>"#;
//! assert_eq!(list.xml(&XmlOptions::new())?, xml);
//! # Ok(())
//! # }
//! ```
//!
//! # Trees that HTML cannot express
//!
//! Parsing the output does not reproduce every tree: the standard [lists
//! cases](https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments). [`differences`]
//! finds them, and [`LeftAlone`] has the source of parts that cannot be written otherwise. With both,
//! `Minifier` and `PrettyPrinter` of the package `treewright`, which has the parser, rewrite any page
//! without a change of its tree.
//!
//! Nothing here recurses over the depth of a tree, and everything takes time linear in the size of the
//! tree.

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

mod compare;
mod error;
mod html;
mod in_full;
mod minify;
mod output;
mod pretty;
mod rewriting;
mod white_space;
mod write_html;
mod xml;

pub use compare::{differences, differences_when_normalized};
pub use error::WriteError;
pub use html::LeftAlone;
pub use in_full::{SourceTags, in_full};
pub use minify::{MinifyOptions, minify};
pub use pretty::{PrettyOptions, pretty};
pub use rewriting::{Rewriting, shown_differences};
pub use write_html::WriteHtml;
pub use xml::{Coercion, XmlOptions, xml};
mod source_editor;

pub use source_editor::{EditError, SourceEditor, source_spans};
