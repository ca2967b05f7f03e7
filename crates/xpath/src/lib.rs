//! XPath 1.0 over the tree of Treewright.
//!
//! An expression is compiled once and evaluated at any node, without a copy of the document. The engine is
//! the crate `xpath-eval`; this crate gives it access to the tree, checks expressions before they are
//! parsed, and limits their work.
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
//! XPath was designed for XML. In trees of HTML documents, as in browsers,
//!
//! - a name without a prefix also matches HTML elements, although they are in a namespace, and their
//!   attributes, and is converted to ASCII lower case for them: `//DIV/@Class` is `//div/@class`;
//! - elements of SVG and MathML need a prefix, `//svg:path`. The prefixes `html`, `svg`, `math`, `xlink`
//!   and `xml` are declared; [`Options::namespace`] declares others. With a prefix, names are compared
//!   exactly;
//! - doctypes are invisible, and so are the contents of templates
//!   (<https://html.spec.whatwg.org/multipage/scripting.html#template-XSLT-XPath>) and shadow trees. To
//!   search those, evaluate at one of their nodes: each is a separate tree;
//! - `id()` uses attributes named `id`, and `lang()` uses `xml:lang` in the namespace of XML, and `lang` of HTML
//!   elements. The HTML parser puts `xml:lang` into that namespace only on elements of SVG and MathML.
//!
//! Variables are not supported, and the only functions are the 27 of XPath 1.0.
//!
//! # Time and space
//!
//! The time of most paths is linear in the size of the tree, also where nodes have many descendants or
//! siblings in common (`//div//div`, `//li/following-sibling::li`): each step finds its nodes in one walk. So is
//! that of comparisons of two node-sets (`//a/@href = //link/@href`). The time of a path in a predicate, which is
//! evaluated for each node, can grow with the square of the document, or worse (`//p[preceding::img]`), and so can that of a
//! predicate that asks for a position. Visited nodes are counted, and an evaluation that visits too many ends with
//! [`EvaluateError::TooMuchWork`]; see [`Options::work_limit`]. [`XPath::until`] ends evaluations by a deadline, or for lack
//! of memory.
//!
//! Neither a deep tree nor a long expression overflows the stack: nothing recurses over the tree, and an
//! expression is refused if it is deeper than 192 operators in a row or 32 nested brackets; consecutive
//! brackets do not count. A call of `round()` is as deep as two brackets, one of `lang()` as four.
//!
//! # Differences from XPath 1.0
//!
//! - `round()` of a number from 2^1023 on (9 × 10^307) is infinite.
//! - The `namespace` axis has the prefix `xml` for all elements, and `xlink` for those of SVG and
//!   MathML: those of the attributes that the HTML parser makes.

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

mod bounded;
mod check;
mod corrections;
mod error;
mod expression;
mod functions;
mod paths;
mod plan;
mod tree;
mod value;

pub use bounded::BoundedXPath;
pub use error::{CompileError, EvaluateError};
pub use expression::{Options, XPath};
pub use tree::Tree;
pub use value::{Item, Value};
