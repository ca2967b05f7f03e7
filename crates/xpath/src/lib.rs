//! XPath 1.0 over the tree of Treewright.
//!
//! An expression is compiled once and evaluated at any node, without a copy of the document. The
//! engine is the crate `xpath-eval`; this crate shows it the tree, checks expressions before it
//! parses them, and bounds its work.
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//! use treewright_xpath::XPath;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut document = Document::new();
//! let list = document.create_element(Namespace::Html, "ul")?;
//! document.append(document.root(), list)?;
//! for (class, text) in [("old", "one"), ("new", "two"), ("new", "three")] {
//!     let item = document.create_element(Namespace::Html, "li")?;
//!     document.set_attribute(item, "class", class)?;
//!     document.set_text_content(item, text)?;
//!     document.append(list, item)?;
//! }
//! let found = XPath::compile("//li[@class = 'new'][last()]")?.evaluate(document.root_node())?;
//! let texts: Vec<_> = found.nodes().map(|item| item.text()).collect();
//! assert_eq!(texts, ["three"]);
//! let count = XPath::compile("count(//li)")?.evaluate(document.root_node())?;
//! assert_eq!(count.to_number(), 3.0);
//! # Ok(())
//! # }
//! ```
//!
//! # HTML documents
//!
//! XPath was made for XML. In trees of HTML documents, as in browsers,
//!
//! - a name without a prefix also stands for HTML elements, which are in a namespace, and for their
//!   attributes, and is converted to ASCII lower case for them: `//DIV/@Class` is `//div/@class`;
//! - elements of SVG and MathML need a prefix, `//svg:path`. The prefixes `html`, `svg`, `math`,
//!   `xlink` and `xml` are declared; [`Options::namespace`] declares others. With a prefix, names
//!   are compared exactly;
//! - doctypes are not seen, and neither are the contents of templates
//!   (<https://html.spec.whatwg.org/multipage/scripting.html#template-XSLT-XPath>) and shadow trees.
//!   Evaluate at a node of those to search there: each is a tree of its own;
//! - `id()` looks for attributes named `id`, and `lang()` for `lang` and `xml:lang`.
//!
//! There are no variables, and no functions but the 27 of XPath 1.0.
//!
//! # Time and space
//!
//! Some expressions take a time that grows with the square of the document, or worse:
//! `//div//div` in nested elements, `//li/following-sibling::li` in a long list, a search in a
//! predicate. The nodes that are visited are counted, and an evaluation that visits too many ends
//! with [`EvaluateError::TooMuchWork`]; see [`Options::work_limit`]. The count does not include the
//! comparison of the values of two node-sets with each other (`//a/@href = //link/@href`), which takes
//! the product of their sizes.
//!
//! Neither a deep tree nor a long expression overflows the stack: nothing recurses over the tree, and
//! an expression is refused if it is deeper than 192 operators in a row or 32 brackets inside each
//! other; brackets beside each other do not count.
//!
//! # Differences from XPath 1.0
//!
//! - `lang('en-US')` is not true for the language `en-US-x-private`: of a language with several parts
//!   only the first part and the whole are compared.
//! - The `namespace` axis has the prefix `xml` for all elements, and `xlink` for those of SVG and
//!   MathML: those of the attributes that the HTML parser makes.

// Each place that could panic for some input gives the reason why it does not, or when it does.
// Tests may panic; therefore these lints are not in `Cargo.toml`.
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

mod check;
mod error;
mod expression;
mod functions;
mod tree;
mod value;

pub use error::{CompileError, EvaluateError};
pub use expression::{Options, XPath};
pub use tree::Tree;
pub use value::{Item, Value};
