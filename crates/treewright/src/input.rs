//! The input of a parse.

use std::borrow::Cow;
use std::sync::Arc;

use treewright_syntax::OutOfBandMetadata;

use crate::Context;

/// A whole page, or a whole fragment: text or bytes.
///
/// Methods that parse, check, fix or rewrite take it as `impl Into<Input>`, so you can pass text and bytes
/// directly. An encoding that text declares is ignored. Bytes are read in the encoding that is determined from
/// them; [`Input::bytes`] adds metadata from elsewhere, such as a `Content-Type` header. [`Input::in_context`]
/// makes the input a fragment: the contents of an element.
///
/// | type | input |
/// |---|---|
/// | `&str`, `&String`, `&Cow<str>` | text, which is copied once |
/// | `Arc<str>`, `&Arc<str>` | text that the tree shares: it is not copied |
/// | `&[u8]`, `&[u8; N]`, `&Vec<u8>` | bytes without metadata |
///
/// ```
/// use std::sync::Arc;
/// use treewright::Options;
///
/// let page: Arc<str> = "<p>text".into();
/// let parsed = Options::new().parse(&page);
/// assert!(std::ptr::eq(parsed.document.source(), &*page), "it is shared");
///
/// let parsed = Options::new().parse(b"<meta charset=koi8-r><p>\xC1");
/// assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
/// ```
#[derive(Clone, Debug)]
pub struct Input<'a> {
    pub(crate) source: Source<'a>,
    /// The context element, if the input is the contents of one.
    pub(crate) context: Option<&'a Context>,
}

#[derive(Clone, Debug)]
pub(crate) enum Source<'a> {
    Text(&'a str),
    SharedText(Arc<str>),
    Bytes(&'a [u8], Option<&'a OutOfBandMetadata>),
}

impl<'a> Input<'a> {
    const fn of(source: Source<'a>) -> Self {
        Self { source, context: None }
    }

    /// Bytes with their metadata.
    ///
    /// ```
    /// use treewright::{Input, Options, OutOfBandMetadata};
    ///
    /// let metadata = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r");
    /// let parsed = Options::new().parse(Input::bytes(b"<p>\xC1", &metadata));
    /// assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
    /// assert_eq!(parsed.encoding.unwrap().source.as_str(), "transport-layer");
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
    pub fn bytes(bytes: &'a [u8], metadata: &'a OutOfBandMetadata) -> Self {
        Self::of(Source::Bytes(bytes, Some(metadata)))
    }

    /// Makes the input a fragment, the contents of an element; `None` makes it a document.
    ///
    /// ```
    /// use treewright::{Context, Input, Options};
    ///
    /// let row: Context = "tr".parse()?;
    /// let parsed = Options::new().parse(Input::from("<td>a<td>b").in_context(&row));
    /// assert_eq!(parsed.document.inner_html(parsed.document.root()), "<td>a</td><td>b</td>");
    /// # Ok::<(), treewright::ContextError>(())
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    #[must_use]
    pub fn in_context(self, context: impl Into<Option<&'a Context>>) -> Self {
        Self { context: context.into(), ..self }
    }
}

impl<'a> From<&'a str> for Input<'a> {
    fn from(text: &'a str) -> Self {
        Self::of(Source::Text(text))
    }
}

impl<'a> From<&'a String> for Input<'a> {
    fn from(text: &'a String) -> Self {
        Self::of(Source::Text(text))
    }
}

impl<'a> From<&'a Cow<'_, str>> for Input<'a> {
    fn from(text: &'a Cow<'_, str>) -> Self {
        Self::of(Source::Text(text))
    }
}

impl From<Arc<str>> for Input<'_> {
    fn from(text: Arc<str>) -> Self {
        Self::of(Source::SharedText(text))
    }
}

impl From<&Arc<str>> for Input<'_> {
    fn from(text: &Arc<str>) -> Self {
        Self::of(Source::SharedText(Arc::clone(text)))
    }
}

impl<'a> From<&'a [u8]> for Input<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Self::of(Source::Bytes(bytes, None))
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Input<'a> {
    fn from(bytes: &'a [u8; N]) -> Self {
        Self::of(Source::Bytes(bytes, None))
    }
}

impl<'a> From<&'a Vec<u8>> for Input<'a> {
    fn from(bytes: &'a Vec<u8>) -> Self {
        Self::of(Source::Bytes(bytes, None))
    }
}
