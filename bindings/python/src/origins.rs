//! Origins of nodes: places in the source, and the reasons for nodes that were not written.

use pyo3::prelude::*;
use treewright::dom::Document as RustDocument;
use treewright::syntax::Cause;
use treewright::{Closing, NodeRef, TokenKind};

use crate::facts::Span;
use crate::node::Node;

/// The origin of a node.
#[pyclass(frozen, get_all, eq, module = "treewright")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Origin {
    /// The reason why the node exists.
    cause: &'static str,
    /// The range of the source that became the node.
    span: Option<Span>,
    /// The start tag.
    start_tag: Option<Span>,
    /// The end tag.
    end_tag: Option<Span>,
    /// How the element was closed: `"at-once"`, `"end-tag"`, `"not"`, or by which kind of token.
    closing: &'static str,
    /// The token that closed the element, or the place where it was closed.
    closed_by: Option<Span>,
    /// The token that created the node.
    token: Option<Span>,
    /// The tag or the text that the node recreates.
    original: Option<Span>,
    /// The ranges of the source that became a text.
    text_spans: Vec<Span>,
    /// The places that the node was put at, other than the end of the current node, with the reason.
    moves: Vec<(&'static str, Span)>,
    /// The attributes that came from the source.
    attributes: Vec<AttributeOrigin>,
}

/// The origin of an attribute.
#[pyclass(frozen, get_all, eq, module = "treewright")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct AttributeOrigin {
    /// The local name.
    name: String,
    /// The reason why the attribute exists.
    cause: &'static str,
    /// The whole attribute, from the name to the end of the value with its quotes.
    span: Option<Span>,
    /// The name as it was written.
    name_span: Span,
    /// The value as it was written, without quotes.
    value_span: Span,
}

/// The word for a cause.
const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Source => "source",
        Cause::Implied => "implied",
        Cause::FosterParented => "foster-parented",
        Cause::AdoptionAgency => "adoption-agency",
        Cause::Reconstructed => "reconstructed",
        Cause::Merged => "merged",
        Cause::Patched => "patched",
        Cause::Parser => "parser",
        Cause::TemplateContents => "template-contents",
        Cause::DeclarativeShadowRoot => "declarative-shadow-root",
        Cause::SelectedContent => "selectedcontent",
        Cause::Script => "script",
        Cause::Program => "program",
        _ => "other",
    }
}

/// The word for a kind of token.
const fn token_word(kind: TokenKind) -> &'static str {
    match kind {
        TokenKind::Doctype => "doctype",
        TokenKind::StartTag => "start-tag",
        TokenKind::EndTag => "other-end-tag",
        TokenKind::Comment => "comment",
        TokenKind::ProcessingInstruction => "processing-instruction",
        TokenKind::Characters => "characters",
        TokenKind::EndOfFile => "end-of-file",
    }
}

impl Origin {
    fn of(node: NodeRef<'_>) -> Option<Self> {
        let origin = node.origin()?;
        let (closing, closed_by) = match origin.closing() {
            Closing::AtOnce => ("at-once", None),
            Closing::EndTag(span) => ("end-tag", Some(span)),
            Closing::By(token) => (token_word(token.kind), Some(token.span)),
            _ => ("not", None),
        };
        let attribute = |attribute: treewright::AttributeOrigin<'_>| AttributeOrigin {
            name: attribute.name().local.to_owned(),
            cause: cause_word(attribute.cause()),
            span: attribute.span().map(Span::new),
            name_span: Span::new(attribute.name_span()),
            value_span: Span::new(attribute.value_span()),
        };
        Some(Self {
            cause: cause_word(origin.cause()),
            span: origin.span().map(Span::new),
            start_tag: origin.start_tag().map(Span::new),
            end_tag: origin.end_tag().map(Span::new),
            closing,
            closed_by: closed_by.map(Span::new),
            token: origin.token().map(|token| Span::new(token.span)),
            original: origin.original().map(Span::new),
            text_spans: origin.text_spans().map(Span::new).collect(),
            moves: origin.moves().map(|one| (cause_word(one.cause), Span::new(one.span))).collect(),
            attributes: origin.attributes().map(attribute).collect(),
        })
    }
}

#[pymethods]
impl Origin {
    /// The origin of the attribute with this local name.
    fn attribute(&self, name: &str) -> Option<AttributeOrigin> {
        self.attributes.iter().find(|attribute| attribute.name == name).cloned()
    }

    fn __repr__(&self) -> String {
        match self.span.or(self.token) {
            Some(span) => format!("<Origin {} {}>", self.cause, span.__repr__()),
            None => format!("<Origin {}>", self.cause),
        }
    }
}

#[pymethods]
impl AttributeOrigin {
    fn __repr__(&self) -> String {
        format!("<AttributeOrigin {} {}>", self.name, self.name_span.__repr__())
    }
}

/// Line and column of an offset in the source.
#[cfg(feature = "check")]
pub(crate) fn line_column(document: &RustDocument, offset: u32) -> Option<(u32, u32)> {
    document.line_column(offset).map(|place| (place.line, place.column))
}

#[pymethods]
impl Node {
    /// The origin of the node; `None` unless the page was parsed with `origins=True`.
    #[getter]
    fn origin(&self, py: Python<'_>) -> PyResult<Option<Origin>> {
        self.read(py, Origin::of)
    }

    /// Line and column at which the node was written, both counted from 1, columns in UTF-16 code units;
    /// `None` for a node that was not written, and without `origins=True`.
    #[getter]
    fn line_column(&self, py: Python<'_>) -> PyResult<Option<(u32, u32)>> {
        self.read(py, |node| node.line_column().map(|place| (place.line, place.column)))
    }
}

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Origin>()?;
    module.add_class::<AttributeOrigin>()
}
