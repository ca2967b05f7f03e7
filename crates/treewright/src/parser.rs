//! A parser that owns its tree.

use encoding_rs::{CoderResult, Decoder, UTF_8};
use treewright_dom::{Document, NodeId};
use treewright_syntax::{InputTooLong, ParseError, Pause};

use crate::located::{self, SourceTexts};
use crate::{Context, End, Options, Parsed};

/// Parses text that comes in pieces, cut anywhere, into a [`Document`].
///
/// Programs that only want the tree [`push`](Self::push) text or
/// [`push_bytes`](Self::push_bytes) and [`finish`](Self::finish); scripts are passed over.
///
/// ```
/// use treewright::Options;
///
/// let mut parser = Options::new().parser();
/// parser.push_bytes(b"<p>caf\xC3");
/// parser.push_bytes(b"\xA9</");
/// parser.push("p>");
/// let parsed = parser.finish();
/// let html = parsed.document.outer_html(parsed.root);
/// assert_eq!(html, "<html><head></head><body><p>café</p></body></html>");
/// ```
///
/// Programs that run scripts [`append`](Self::append) and [`pump`](Self::pump), with
/// [`Options::scripting`] on. The parser never calls them: `pump` comes back at each script, and
/// between two calls the tree is theirs, as [`document_mut`](Self::document_mut).
///
/// ```
/// use treewright::{Options, Pause};
///
/// let mut parser = Options::new().scripting(true).parser();
/// parser.append("<p><script>document.write('<b')</script> title=new>text");
/// parser.end_of_input();
/// loop {
///     match parser.pump() {
///         Pause::Script(script) => {
///             let source = parser.document().text_content(script);
///             parser.begin_script();
///             if source == "document.write('<b')" {
///                 parser.write("<b");
///             }
///             parser.end_script();
///         }
///         Pause::Finished => break,
///         other => panic!("{other:?}"),
///     }
/// }
/// let parsed = parser.finish();
/// let html = parsed.document.outer_html(parsed.root);
/// assert!(html.ends_with(r#"</script><b title="new">text</b></p></body></html>"#), "{html}");
/// ```
///
/// A parser can be cloned between two calls: a checkpoint to come back to.
#[derive(Clone, Debug)]
pub struct Parser {
    options: Options,
    syntax: treewright_syntax::Parser<NodeId>,
    document: Document,
    root: NodeId,
    bytes: Bytes,
    /// The texts that errors point into, while errors are collected.
    sources: Option<SourceTexts>,
    end: End,
}
