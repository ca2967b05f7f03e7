//! The HTML parser of the [HTML Standard](https://html.spec.whatwg.org/multipage/parsing.html):
//! any bytes or text in, the standard's tree out.
//!
//! ```
//! let document = treewright::parse("<p>Hello, <b>world");
//! let text = document.text_content(document.root());
//! assert_eq!(text, "Hello, world");
//! ```
//!
//! Parsing never fails. What a page does wrong is a parse error, which has a code, a place, and no
//! influence on whether there is a tree; ask for them with [`Options::collect_errors`].
//!
//! # What is where
//!
//! - [`parse`] and [`parse_fragment`] make a [`Document`] from text; [`set_inner_html`] replaces
//!   the contents of an element of a tree that is there already.
//! - [`Options`] says how: scripting, edition, declarative shadow roots, parse errors.
//! - [`parse_many`], [`Options::parse_many_bytes`] and [`Many`] parse many documents on all cores.
//! - [`Parser`] takes text or bytes in pieces, and stops at scripts for a program that runs them.
//! - [`dom`] is the tree: walking, changing and writing it out.
//! - [`syntax`] is the parser without a tree, for those who bring their own.
//!
//! What most programs need of the last two is here as well, under the same names.
//!
//! # Errors with line and column
//!
//! ```
//! use treewright::Options;
//!
//! let parsed = Options::new().collect_errors(true).parse("<!doctype html>\n<p id=a id=b>");
//! let error = parsed.errors[0];
//! assert_eq!(error.code.as_str(), "duplicate-attribute");
//! assert_eq!((error.place.line, error.place.column), (2, 11));
//! ```
//!
//! # Bytes and encodings
//!
//! Text is `&str`. Bytes are read as a browser reads them: [`parse_bytes`], [`Options::parse_bytes`],
//! [`Options::parse_reader`], [`Options::parse_chunks`] and [`Options::byte_parser`] determine the
//! encoding from a byte order mark, from what is known besides the bytes ([`OutOfBandMetadata`]: a
//! `Content-Type` header, the user's locale), and from the page's own declarations, and they begin
//! again when a late `meta` element says that it was the wrong one. [`Parsed::encoding`] says which
//! encoding it was and why.
//!
//! ```
//! use treewright::{Options, OutOfBandMetadata};
//!
//! let page = b"<!doctype html><meta charset=windows-1251><p>\xCF\xF0\xE8\xE2\xE5\xF2";
//! let parsed = Options::new().parse_bytes(page, &OutOfBandMetadata::new());
//! assert_eq!(parsed.document.text_content(parsed.document.root()), "Привет");
//! let decision = parsed.encoding.unwrap();
//! assert_eq!(decision.encoding.name(), "windows-1251");
//! assert_eq!(decision.source.as_str(), "prescan");
//! ```

// What could fail for some input says at its place why it does not, or when. Tests may fail, which
// is why this is not in `Cargo.toml`.
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

mod context;
mod inner_html;
mod located;
mod many;
mod memory;
mod options;
mod parser;

pub use treewright_dom as dom;
pub use treewright_syntax as syntax;

pub use context::{Context, ContextError};
pub use inner_html::set_inner_html;
pub use located::{LocatedDecodingError, LocatedParseError};
pub use many::parse_many;
pub use memory::Memory;
pub use options::{End, Options, Parsed};
pub use parser::Parser;
pub use treewright_dom::{Document, NodeId};
pub use treewright_parallel::Many;
pub use treewright_syntax::{
    Autodetection, ByteOffsets, Confidence, DecodingError, DocumentMode, Edition, Encoding,
    EncodingDecision, EncodingSource, EncodingStep, ErrorCode, InvalidContentType, InvalidLimits,
    InvalidLocale, Limit, LimitMet, Limits, LineColumn, LineIndex, Namespace, NoByteOffset,
    NodeKind, OutOfBandMetadata, ParseError, Pause, ScriptingMode, SourceId, Span,
    charset_of_content_type, default_encoding_for_locale,
};

/// Parses a document, with the defaults of [`Options`].
///
/// ```
/// let document = treewright::parse("<title>T</title><p>a<p>b");
/// let html = document.outer_html(document.root());
/// let expected = "<html><head><title>T</title></head><body><p>a</p><p>b</p></body></html>";
/// assert_eq!(html, expected);
/// ```
///
/// A page of 4 GiB or more is cut off there; [`Options::parse`] tells.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing>
pub fn parse(html: &str) -> Document {
    Options::new().parse(html).document
}

/// Parses a document from its bytes, with the defaults of [`Options`] and nothing known besides: a
/// byte order mark or the page itself says what encoding it is in, otherwise it is UTF-8.
///
/// ```
/// let document = treewright::parse_bytes(b"<meta charset=windows-1252><p>caf\xE9");
/// assert_eq!(document.text_content(document.root()), "café");
/// assert_eq!(document.character_encoding().name(), "windows-1252");
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
pub fn parse_bytes(bytes: &[u8]) -> Document {
    Options::new().parse_bytes(bytes, &OutOfBandMetadata::new()).document
}

/// Parses what could be the contents of an element, with the defaults of [`Options`]. The context
/// is a [`Context`] or its text: `"div"`, `"svg path"`.
///
/// The [`root`](Document::root) of what comes back is the fragment.
///
/// ```
/// let row = treewright::parse_fragment("<td>a<td>b", "tr")?;
/// assert_eq!(row.inner_html(row.root()), "<td>a</td><td>b</td>");
/// # Ok::<(), treewright::ContextError>(())
/// ```
///
/// # Errors
/// When the text of the context describes no element.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
pub fn parse_fragment<C>(html: &str, context: C) -> Result<Document, ContextError>
where
    C: TryInto<Context>,
    ContextError: From<C::Error>,
{
    Ok(Options::new().parse_fragment(html, &context.try_into()?).document)
}
