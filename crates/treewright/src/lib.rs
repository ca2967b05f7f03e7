//! The HTML parser of the [HTML Standard](https://html.spec.whatwg.org/multipage/parsing.html):
//! any bytes or text in, the standard's tree out.
//!
//! ```
//! let document = treewright::parse("<p>Hello, <b>world");
//! let text = document.text_content(document.root());
//! assert_eq!(text, "Hello, world");
//! ```
//!
//! Parsing never fails: every text has a tree. The mistakes of a page are parse errors, each with a code
//! and a place. [`Options::collect_errors`] collects them.
//!
//! # Overview
//!
//! - [`parse`], [`parse_bytes`] and [`parse_fragment`] make a [`Document`] with the default options.
//! - [`Options`] has the settings: scripting, edition, declarative shadow roots, parse errors, origins,
//!   limits. [`Options::parse`] and [`Options::parse_fragment`] parse text or bytes, given as [`Input`];
//!   [`Options::parse_reader`] reads a file or a socket; [`Options::parse_in`] reuses the [`Memory`] of
//!   earlier parses. All of them return a [`Parsed`].
//! - [`Options::parser`] and [`Options::fragment_parser`] return a [`Parser`], which takes text or bytes in
//!   pieces and stops at scripts if your program runs them.
//! - [`parse_many`], [`Options::parse_many_bytes`] and [`Many`] parse many documents on all cores.
//! - [`dom`] is the tree. A [`NodeRef`] is a handle for reading, which can be copied and chained; a
//!   [`NodeId`] is for storing and changing.
//! - [`syntax`] is the parser without a tree, for programs with their own tree, and [`encoding`] decodes
//!   bytes. `xml`, which comes with the feature `check`, parses and writes XML.
//! - Windows with scripts (`treewright-window`) and extraction into tables (`treewright-extract`) are
//!   separate packages.
//!
//! | to | use | feature |
//! |---|---|---|
//! | [find](#finding-elements) | [`Select`], [`Selector`], [`SelectorSet`] | `select`, on by default |
//! | find with XPath 1.0 | `xpath` | `xpath` |
//! | compute styles without layout | `style` | `style` |
//! | [read](#reading) | [`Read`], [`read`] | `read`, on by default |
//! | [change](#changing-the-tree) | methods of [`Document`], [`set_inner_html`], [`set_outer_html`], [`insert_adjacent_html`] | |
//! | [explain](#explaining) | [`Options::origins`], [`Parsed::explain`], [`explain`] | `explain` |
//! | check against the standard | [`Checker`], [`conformance`] | `check` |
//! | fix what a check finds | [`Fixer`] | `check` and `write` |
//! | [write](#writing) | [`WriteHtml`], [`Minifier`], [`PrettyPrinter`], [`write`](mod@write) | `write` |
//! | sanitize | `Sanitizer`, `TextSanitizer`, `sanitize` | `sanitize` |
//! | [edit a source](#editing-a-source) | [`Editor`], [`write::SourceEditor`] | `write` |
//! | store trees and ids | serde | `serde` |
//!
//! `use treewright::{Read, Select}` brings the methods of finding and reading; [`WriteHtml`] has those of
//! writing.
//!
//! # Finding elements
//!
//! ```
//! # #[cfg(feature = "select")]
//! # fn main() -> Result<(), treewright::SelectorError> {
//! use treewright::Select;
//!
//! let document = treewright::parse("<ul><li><a href=/a>A</a><li><a href=/b>B</a><li>C</ul>");
//! for link in document.select("li > a[href]")? {
//!     println!("{} {}", link.attr("href").unwrap(), link.text());
//! }
//! assert!(document.select_first("li:last-child:not(:has(a))")?.is_some());
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "select"))]
//! # fn main() {}
//! ```
//!
//! # Reading
//!
//! ```
//! # #[cfg(feature = "read")]
//! # fn main() -> Result<(), treewright::read::TableTooLarge> {
//! use treewright::Read;
//! use treewright::read::{DocumentUrls, Metadata, TableOptions};
//!
//! let page = treewright::parse(
//!     "<!doctype html><title>Tea</title><base href=https://example.com/><script>x</script>
//!      <h1>Tea</h1><p>Two  <a href=cups>cups</a><table><tr><td>green<td>2.50</table>",
//! );
//! assert_eq!(page.inner_text(), "Tea\n\nTwo cups\n\ngreen\t2.50");
//! assert!(page.markdown().starts_with("# Tea\n\nTwo [cups](cups)\n"));
//!
//! let urls = DocumentUrls::new(&page);
//! let link = page.links(&urls).next().unwrap();
//! assert_eq!(link.url.unwrap().as_str(), "https://example.com/cups");
//! let table = page.tables().next().unwrap();
//! assert_eq!(table.to_csv(&TableOptions::new())?, "green,2.50\n");
//! assert_eq!(Metadata::of(&page, &urls).title.as_deref(), Some("Tea"));
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "read"))]
//! # fn main() {}
//! ```
//!
//! # Changing the tree
//!
//! A [`NodeRef`] borrows the document; a program keeps ids while it changes the tree.
//!
//! ```
//! # #[cfg(feature = "select")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use treewright::{Namespace, Options, Select, set_outer_html};
//!
//! let mut page = treewright::parse("<p>Two <b>cups</b> of <i>tea</i>.");
//! let bold = page.select_first("b")?.unwrap().id();
//! page.set_attribute(bold, "class", "count")?;
//! let link = page.create_element(Namespace::Html, "a")?;
//! page.wrap(bold, link)?;
//! let italic = page.select_first("i")?.unwrap().id();
//! set_outer_html(&mut page, italic, "<em>green</em> tea", &Options::new())?;
//! let paragraph = page.select_first("p")?.unwrap();
//! let expected = "Two <a><b class=\"count\">cups</b></a> of <em>green</em> tea.";
//! assert_eq!(paragraph.inner_html(), expected);
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "select"))]
//! # fn main() {}
//! ```
//!
//! # Explaining
//!
//! ```
//! # #[cfg(feature = "explain")]
//! # fn main() -> Result<(), treewright::NoOrigins> {
//! use treewright::Options;
//!
//! let options = Options::new().origins(true).collect_errors(true);
//! let parsed = options.parse("<!doctype html><table>Total<tr><td>1</table>");
//! let explanation = parsed.explain(24)?.unwrap();
//! assert!(explanation.summary.ends_with("was put before the table"));
//! // Its steps, each with the rule of the standard.
//! println!("{explanation}");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "explain"))]
//! # fn main() {}
//! ```
//!
//! # Writing
//!
//! ```
//! # #[cfg(feature = "write")]
//! # fn main() -> Result<(), treewright::WriteError> {
//! use treewright::{Minifier, WriteHtml, XmlOptions};
//!
//! let page = treewright::parse("<title>Tea</title><p class='new'>Two<br>cups</p>");
//! assert!(page.root_node().to_string().starts_with("<html><head><title>Tea</title></head>"));
//! let mut file = Vec::new();
//! page.write_xml(&XmlOptions::new(), &mut file)?;
//! assert!(file.starts_with(b"<html xmlns=\"http://www.w3.org/1999/xhtml\">"));
//!
//! // Short, and proven to be the same tree.
//! let source = "<!DOCTYPE html><html><body><p class='new'>Two<br/>cups</p></body></html>";
//! let short = Minifier::new().minify(source)?;
//! assert_eq!(short.html, "<!DOCTYPE html><p class=new>Two<br>cups");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "write"))]
//! # fn main() {}
//! ```
//!
//! # Editing a source
//!
//! With [`Options::origins`] each node knows the part of the source that it was made from.
//! An [`Editor`] changes the source there and nowhere else, and proves each change by a parse.
//! [`write::SourceEditor`] edits places of a source, and proves nothing.
//!
//! ```
//! # #[cfg(feature = "write")]
//! # fn main() -> Result<(), treewright::write::EditError> {
//! use treewright::{Change, Edit, Editor, Options};
//!
//! let page = b"<!doctype html>\n<P><IMG  src=cat.png>\n";
//! let parsed = Options::new().origins(true).parse(page);
//! let changes = [Change::SetAttribute { name: "alt", value: "A cat" }];
//! let images = parsed.document.root_node().descendants().filter(|node| node.is_html("img"));
//! let edits: Vec<Edit<'_>> = images.map(|image| Edit::new(image.id(), &changes)).collect();
//! let edited = Editor::new().edit(page, &parsed, &edits)?;
//! assert_eq!(edited.bytes, b"<!doctype html>\n<P><IMG  src=cat.png alt=\"A cat\">\n");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "write"))]
//! # fn main() {}
//! ```
//!
//! # Errors with line and column
//!
//! ```
//! use treewright::Options;
//!
//! let parsed = Options::new().collect_errors(true).parse("<!doctype html>\n<p id=a id=b>");
//! let error = &parsed.errors[0];
//! assert_eq!(error.code.as_str(), "duplicate-attribute");
//! assert_eq!((error.place.line, error.place.column), (2, 11));
//! ```
//!
//! # Bytes and encodings
//!
//! Text is `&str`. Bytes are read as a browser reads them. Their encoding is determined from a byte order
//! mark, from metadata ([`OutOfBandMetadata`]: a `Content-Type` header, the user's locale), and from the
//! page's own declarations; the parse begins again when a late `meta` element declares another one.
//! [`Input::bytes`], [`Options::parse_reader`] and [`Parser::for_bytes`] take the metadata, and
//! [`Parsed::encoding`] is the encoding with the reason for it.
//!
//! ```
//! use treewright::Options;
//!
//! let page = b"<!doctype html><meta charset=windows-1251><p>\xCF\xF0\xE8\xE2\xE5\xF2";
//! let parsed = Options::new().parse(page);
//! assert_eq!(parsed.document.text_content(parsed.document.root()), "Привет");
//! let decision = parsed.encoding.unwrap();
//! assert_eq!(decision.encoding.name(), "windows-1251");
//! assert_eq!(decision.source.as_str(), "prescan");
//! ```

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

#[cfg(feature = "check")]
mod checking;
mod context;
#[cfg(feature = "write")]
mod editing;
#[cfg(feature = "explain")]
mod explaining;
#[cfg(all(feature = "check", feature = "write"))]
mod fixing;
mod inner_html;
mod input;
mod located;
mod many;
mod memory;
mod options;
#[cfg(feature = "check")]
mod other_syntaxes;
mod parser;
#[cfg(feature = "write")]
mod rewriting;
#[cfg(feature = "sanitize")]
mod sanitizing;

#[cfg(feature = "check")]
pub use treewright_conformance as conformance;
pub use treewright_dom as dom;
pub use treewright_encoding as encoding;
#[cfg(feature = "explain")]
pub use treewright_explain as explain;
pub use treewright_microsyntaxes as microsyntaxes;
#[cfg(feature = "read")]
pub use treewright_read as read;
#[cfg(feature = "sanitize")]
pub use treewright_sanitize as sanitize;
#[cfg(feature = "select")]
pub use treewright_select as select;
#[cfg(feature = "style")]
pub use treewright_style as style;
pub use treewright_syntax as syntax;
#[cfg(feature = "write")]
pub use treewright_write as write;
#[cfg(feature = "check")]
pub use treewright_xml as xml;
#[cfg(feature = "xpath")]
pub use treewright_xpath as xpath;

#[cfg(feature = "check")]
pub use checking::Checker;
pub use context::{Context, ContextError};
#[cfg(feature = "write")]
pub use editing::{AddedTag, Change, Edit, Edited, Editor, Obstacle, Refused};
#[cfg(feature = "explain")]
pub use explaining::PlaceToExplain;
#[cfg(all(feature = "check", feature = "write"))]
pub use fixing::{Fixed, Fixer};
pub use inner_html::{insert_adjacent_html, set_inner_html, set_outer_html};
pub use input::Input;
pub use located::{LocatedDecodingError, LocatedElement, LocatedParseError};
pub use many::parse_many;
pub use memory::Memory;
pub use options::{End, Options, Parsed};
pub use parser::Parser;
#[cfg(feature = "write")]
pub use rewriting::{Minifier, PrettyPrinter, Rewritten};
#[cfg(feature = "sanitize")]
pub use sanitizing::{SanitizeError, Sanitized, SanitizedBytes, TextSanitizer};
#[cfg(feature = "check")]
pub use treewright_conformance::{CheckOptions, Diagnostic, Report, Rule, Severity};
pub use treewright_dom::{
    AttributeName, AttributeNamespace, AttributeOrigin, AttributeOrigins, Closing, Doctype,
    Document, Edge, HierarchyViolation, IoWriter, LocalName, Moves, NodeError, NodeId, NodeMove,
    NodeOrigin, NodeRef, SerializeError, SerializeOptions, ShadowRootInit, ShadowRootMode,
    TextSpans, TokenPlace, WatchedDocument,
};
#[cfg(feature = "explain")]
pub use treewright_explain::{Explainer, Explanation, NoOrigins};
pub use treewright_parallel::Many;
#[cfg(feature = "read")]
pub use treewright_read::{InnerTextOptions, MarkdownOptions, Read};
#[cfg(feature = "sanitize")]
pub use treewright_sanitize::{Policies, Report as SanitizeReport, Sanitizer, SanitizerConfig};
#[cfg(feature = "select")]
pub use treewright_select::{Scope, Select, Selector, SelectorError, SelectorOptions, SelectorSet};
pub use treewright_syntax::{
    Autodetection, ByteOffsetError, ByteOffsets, Cause, Confidence, DecodingError, DocumentMode,
    Edition, Encoding, EncodingDecision, EncodingSource, EncodingStep, ErrorCode,
    InvalidContentType, InvalidLimits, InvalidLocale, Limit, LimitMet, Limits, LineColumn,
    LineIndex, Namespace, NodeKind, OutOfBandMetadata, ParseError, Pause, ScriptingMode, SourceId,
    Span, TokenKind, charset_of_content_type, default_encoding_for_locale,
};
#[cfg(feature = "write")]
pub use treewright_write::{MinifyOptions, PrettyOptions, WriteError, WriteHtml, XmlOptions};

/// Parses a document from text, with the default [`Options`].
///
/// ```
/// let document = treewright::parse("<title>T</title><p>a<p>b");
/// let html = document.outer_html(document.root());
/// let expected = "<html><head><title>T</title></head><body><p>a</p><p>b</p></body></html>";
/// assert_eq!(html, expected);
/// ```
///
/// Text is cut off at 4 GiB; to detect that, use [`Options::parse`] and [`Parsed::end`].
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing>
pub fn parse(html: &str) -> Document {
    Options::new().parse(html).document
}

/// Parses a document from bytes without metadata, with the default [`Options`]. The encoding is that of a
/// byte order mark or of a declaration in the page, and otherwise UTF-8.
///
/// ```
/// let document = treewright::parse_bytes(b"<meta charset=windows-1252><p>caf\xE9");
/// assert_eq!(document.text_content(document.root()), "café");
/// assert_eq!(document.character_encoding().name(), "windows-1252");
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
pub fn parse_bytes(bytes: &[u8]) -> Document {
    Options::new().parse(bytes).document
}

/// Parses the contents of an element from text, with the default [`Options`]. The context is a
/// [`Context`] or its text: `"div"`, `"svg path"`.
///
/// The [`root`](Document::root) of the result is the fragment.
///
/// ```
/// let row = treewright::parse_fragment("<td>a<td>b", "tr")?;
/// assert_eq!(row.inner_html(row.root()), "<td>a</td><td>b</td>");
/// # Ok::<(), treewright::ContextError>(())
/// ```
///
/// # Errors
/// [`ContextError`] when the text of the context does not describe an element.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
pub fn parse_fragment<C>(html: &str, context: C) -> Result<Document, ContextError>
where
    C: TryInto<Context>,
    ContextError: From<C::Error>,
{
    Ok(Options::new().parse_fragment(html, &context.try_into()?).document)
}

/// The examples of the project's README and of the book. `.ci/run` compiles that of the README with the features that it
/// names.
#[cfg(doctest)]
mod book {
    #[cfg(feature = "select")]
    #[doc = include_str!("../../../README.md")]
    struct Readme;

    #[doc = include_str!("../../../SECURITY.md")]
    struct Security;

    #[cfg(all(feature = "select", feature = "read"))]
    mod reading {
        #[doc = include_str!("../../../docs/guide/embed-the-parser.md")]
        struct EmbedTheParser;
        #[doc = include_str!("../../../docs/guide/first-page.md")]
        struct FirstPage;
        #[doc = include_str!("../../../docs/guide/scrape-a-site.md")]
        struct ScrapeASite;
        #[doc = include_str!("../../../docs/reference/text.md")]
        struct Text;
    }

    #[cfg(all(feature = "select", feature = "write"))]
    #[doc = include_str!("../../../docs/guide/edit-pages.md")]
    struct EditPages;

    #[cfg(feature = "sanitize")]
    mod sanitizing {
        #[doc = include_str!("../../../docs/guide/coming-from-sanitizers.md")]
        struct ComingFromSanitizers;
        #[doc = include_str!("../../../docs/guide/sanitize.md")]
        struct Guide;
        #[doc = include_str!("../../../docs/reference/sanitizing.md")]
        struct Sanitizing;
    }

    #[cfg(feature = "xpath")]
    #[doc = include_str!("../../../docs/reference/xpath.md")]
    struct Xpath;
}
