//! The HTML parser of the HTML Standard for any tree: text in, calls to a [`TreeSink`] out.
//!
//! This crate has the input stream, the tokenizer, tree construction and the set-up of fragments. It owns
//! no tree, does no input or output, never blocks and has no callbacks: the caller lends a tree to
//! [`TreeParser::pump`] and gets a [`Pause`] back. Most users want the `treewright` crate, which combines
//! this one and the tree of `treewright-dom`.
//!
//! ```
//! use treewright_dom::Document;
//! use treewright_syntax::{TreeParser, ParserOptions, Pause};
//!
//! let mut document = Document::new();
//! let mut parser = TreeParser::new(ParserOptions::default());
//! for chunk in ["<p>Hel", "lo<t", "able>"] {
//!     parser.append(chunk)?;
//!     assert_eq!(parser.pump(&mut document), Pause::NeedInput);
//! }
//! parser.end_of_input();
//! assert_eq!(parser.pump(&mut document), Pause::Finished);
//! # Ok::<(), treewright_syntax::InputTooLong>(())
//! ```
//!
//! # Scripts
//!
//! With [`ScriptingMode::Normal`] the parser pauses at each closed `script` element. The caller runs the
//! script between [`TreeParser::begin_script`] and [`TreeParser::end_script`]; in between it may change the
//! tree freely, and [`TreeParser::write`] is `document.write`. A write can end anywhere, even inside a tag,
//! and can itself pause at a script.
//!
//! ```
//! use treewright_dom::Document;
//! use treewright_syntax::{TreeParser, ParserOptions, Pause, ScriptingMode};
//!
//! let mut document = Document::new();
//! let mut options = ParserOptions::default();
//! options.scripting = ScriptingMode::Normal;
//! let mut parser = TreeParser::new(options);
//! parser.append("<script></script>v id=x>")?;
//! parser.end_of_input();
//! while let Pause::Script(_) = parser.pump(&mut document) {
//!     parser.begin_script();
//!     parser.write("<di", &mut document)?;
//!     parser.end_script();
//! }
//! assert!(document.dump(document.root()).contains("<div>\n|       id=\"x\""));
//! # Ok::<(), treewright_syntax::InputTooLong>(())
//! ```
//!
//! # Parse errors
//!
//! With `report_errors` every parse error is collected, with its code and place. The codes are the
//! standard's own if it has them; each other place that says "parse error" has one of ours, see
//! [`ErrorCode`].

// Every potential panic carries a justification. Tests may panic, so this is not in `Cargo.toml`.
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

mod edition;
mod fast_road;
mod input;
mod limits;
mod options;
mod parser;
mod reporter;
pub mod tokenizer;
mod tree_construction;

pub use edition::Edition;
pub use input::{InputStream, InputTooLong};
pub use limits::{InvalidLimits, Limit, LimitMet, Limits};
pub use options::{FragmentContext, ParserOptions, ScriptingMode};
pub use parser::{Pause, TreeParser};
pub use reporter::Reporter;
pub use tokenizer::named_character_reference;
pub use tree_construction::{run_post_connection_steps, run_removing_steps};
// The types in the interface of this crate.
pub use treewright_encoding::{
    self as encoding, Autodetection, ByteOffsetError, ByteOffsets, ChangeOfEncoding, Confidence,
    DecodingError, Encoding, EncodingDecision, EncodingSource, EncodingStep, InputByteStream,
    InvalidContentType, InvalidLocale, OutOfBandMetadata, charset_of_content_type,
    default_encoding_for_locale, encoding_rs,
};
pub use treewright_markup::{
    self as markup, Attribute, AttributeBuffer, AttributeInText, AttributeIter, AttributeName,
    AttributeNamespace, Attributes, AttributesInOneText, Cause, DocumentMode, ElementFlags,
    ElementName, ErrorCode, LineColumn, LineIndex, LocalName, NameInterner, Namespace, NodeKind,
    Origin, ParseError, RelatedElement, Run, ScriptFlags, ShadowRootInit, ShadowRootMode,
    ShadowRootRefused, SourceId, SourceToken, Span, Stage, TokenKind, TreeQuery, TreeSink,
    UnknownErrorCode, is_custom_element_name,
};

/// The example of the book.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/write-a-tree-sink.md")]
struct WriteATreeSink;
