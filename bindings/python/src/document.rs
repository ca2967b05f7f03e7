//! Documents.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use treewright::read::Metadata;
use treewright::{Document as RustDocument, DocumentMode, Namespace, NodeId, SourceId};

use crate::errors::tree_error;
use crate::facts::{DecodingError, EncodingReceipt, Facts, LimitMet, ParseError, Span};
use crate::node::Node;
use crate::tree::Tree;

/// A document: the root of its tree, and the facts of its parse.
#[pyclass(frozen, extends = Node, name = "Document", module = "treewright")]
pub(crate) struct Document;

impl Document {
    /// The document of a tree, for Python.
    pub(crate) fn of<'py>(py: Python<'py>, tree: &Arc<Tree>) -> PyResult<Bound<'py, Self>> {
        Self::first_of(py, Arc::clone(tree))
    }

    /// A new document of a tree that was made.
    pub(crate) fn new(
        py: Python<'_>,
        (document, facts): (RustDocument, Facts),
    ) -> PyResult<Bound<'_, Self>> {
        Self::first_of(py, Tree::new(document, facts, false))
    }

    /// The document of a tree that no Python object has yet.
    pub(crate) fn first_of(py: Python<'_>, tree: Arc<Tree>) -> PyResult<Bound<'_, Self>> {
        let id = tree.read(py, RustDocument::root);
        Bound::new(py, PyClassInitializer::from(Node { tree, id }).add_subclass(Self))
    }
}

/// The node and the tree of a document.
pub(crate) fn node<'a>(document: &'a Bound<'_, Document>) -> &'a Node {
    document.as_super().get()
}

/// A node that some document has, for Python.
fn found<'py>(
    document: &Bound<'py, Document>,
    find: impl FnOnce(&RustDocument) -> Option<NodeId>,
) -> PyResult<Option<Bound<'py, Node>>> {
    let this = node(document);
    let id = this.tree.read(document.py(), find);
    id.map(|id| this.other(document.py(), id)).transpose()
}

#[pymethods]
impl Document {
    /// The first `html` element, or else the document element.
    #[getter]
    fn document_element<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, Node>>> {
        found(slf, RustDocument::document_element)
    }

    /// The `head` element.
    #[getter]
    fn head<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, Node>>> {
        found(slf, RustDocument::head)
    }

    /// The `body` element.
    #[getter]
    fn body<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, Node>>> {
        found(slf, RustDocument::body)
    }

    /// The title.
    #[getter]
    fn title(slf: &Bound<'_, Self>) -> Option<String> {
        node(slf).tree.read(slf.py(), RustDocument::title)
    }

    /// The URL that was passed.
    #[getter]
    fn url(slf: &Bound<'_, Self>) -> Option<String> {
        node(slf).tree.facts.url.clone()
    }

    /// The mode of the document: `"no-quirks"`, `"limited-quirks"` or `"quirks"`.
    #[getter]
    fn mode(slf: &Bound<'_, Self>) -> &'static str {
        match node(slf).tree.read(slf.py(), RustDocument::mode) {
            DocumentMode::NoQuirks => "no-quirks",
            DocumentMode::LimitedQuirks => "limited-quirks",
            DocumentMode::Quirks => "quirks",
        }
    }

    /// The parse errors, if `collect_errors` was set.
    #[getter]
    fn errors(slf: &Bound<'_, Self>) -> Vec<ParseError> {
        node(slf).tree.facts.errors.clone()
    }

    /// The number of parse errors beyond the limit of errors.
    #[getter]
    fn errors_left_out(slf: &Bound<'_, Self>) -> u64 {
        node(slf).tree.facts.errors_left_out
    }

    /// The bytes that could not be decoded, if `collect_errors` was set.
    #[getter]
    fn decoding_errors(slf: &Bound<'_, Self>) -> Vec<DecodingError> {
        node(slf).tree.facts.decoding_errors.clone()
    }

    /// The encoding that bytes were read in, and the reason for it; `None` for text.
    #[getter]
    fn encoding(slf: &Bound<'_, Self>) -> Option<EncodingReceipt> {
        node(slf).tree.facts.encoding.clone()
    }

    /// The limits that were met.
    #[getter]
    fn limits_met(slf: &Bound<'_, Self>) -> Vec<LimitMet> {
        node(slf).tree.facts.limits_met.clone()
    }

    /// How the parse ended: `"complete"`, `"degraded"`, `"truncated"` or `"stopped-at-first-error"`.
    #[getter]
    fn end<'py>(slf: &Bound<'py, Self>) -> Bound<'py, PyString> {
        PyString::intern(slf.py(), &node(slf).tree.facts.end)
    }

    /// The source as text. It is empty for pages that are parsed in pieces, and for bytes that are not
    /// UTF-8, unless `origins` was set.
    #[getter]
    fn source<'py>(slf: &Bound<'py, Self>) -> Bound<'py, PyString> {
        node(slf).tree.read(slf.py(), |document| {
            let source = document.source_of(SourceId::MAIN).unwrap_or_else(|| document.source());
            PyString::new(slf.py(), source)
        })
    }

    /// The text of a span of the source; `None` if the source is not known.
    fn source_text(slf: &Bound<'_, Self>, span: &Span) -> Option<String> {
        let span = span.in_rust();
        node(slf).tree.read(slf.py(), |document| document.source_text(span).map(str::to_owned))
    }

    /// The metadata of the page, in the form that the command prints.
    fn metadata<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (this, py) = (node(slf), slf.py());
        let json = this
            .tree
            .read_detached(py, |document| Metadata::of(document, &this.urls(document)).to_json());
        py.import("json")?.call_method1("loads", (json,))
    }

    /// Creates an element outside the tree.
    #[pyo3(signature = (name, attrs = None, *, namespace = "html"))]
    fn create_element<'py>(
        slf: &Bound<'py, Self>,
        name: &str,
        attrs: Option<Bound<'py, PyAny>>,
        namespace: &str,
    ) -> PyResult<Bound<'py, Node>> {
        let (this, py) = (node(slf), slf.py());
        let attrs: Vec<(String, String)> = match attrs {
            // Anything that makes a dict: a mapping, or pairs.
            Some(attrs) => py
                .get_type::<PyDict>()
                .call1((attrs,))?
                .call_method0("items")?
                .try_iter()?
                .map(|pair| pair?.extract())
                .collect::<PyResult<_>>()?,
            None => Vec::new(),
        };
        let namespace = match namespace {
            "html" => Namespace::Html,
            "svg" => Namespace::Svg,
            "math" => Namespace::MathMl,
            other => {
                let message = format!("unknown namespace: {other}; html, svg or math");
                return Err(PyValueError::new_err(message));
            }
        };
        let made = this.tree.write(py, |document| {
            let element = document.create_element(namespace, name)?;
            for (name, value) in attrs {
                if let Err(error) = document.set_attribute(element, &name, &value) {
                    document.delete(element)?;
                    return Err(error);
                }
            }
            Ok(element)
        });
        this.other(py, made.map_err(tree_error)?)
    }

    /// Creates a text node.
    fn create_text<'py>(slf: &Bound<'py, Self>, text: &str) -> PyResult<Bound<'py, Node>> {
        let made = node(slf).tree.write(slf.py(), |document| document.create_text(text));
        node(slf).other(slf.py(), made)
    }

    /// Creates a comment.
    fn create_comment<'py>(slf: &Bound<'py, Self>, data: &str) -> PyResult<Bound<'py, Node>> {
        let made = node(slf).tree.write(slf.py(), |document| document.create_comment(data));
        node(slf).other(slf.py(), made)
    }

    /// Creates a fragment; inserting it inserts its children.
    fn create_fragment<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Node>> {
        let made = node(slf).tree.write(slf.py(), RustDocument::create_document_fragment);
        node(slf).other(slf.py(), made)
    }

    /// Creates a copy of a node of this or another document, without a parent.
    #[pyo3(signature = (other, *, deep = true))]
    fn import_node<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, Node>,
        deep: bool,
    ) -> PyResult<Bound<'py, Node>> {
        let (this, py, other) = (node(slf), slf.py(), other.get());
        let made = if Arc::ptr_eq(&this.tree, &other.tree) {
            this.tree.write(py, |document| document.clone_node(other.id, deep))
        } else {
            this.tree.write_with(&other.tree, py, |document, source| {
                document.import_node(source, other.id, deep)
            })
        };
        this.other(py, made.map_err(tree_error)?)
    }

    /// A copy of the whole document.
    fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Self>> {
        let tree = &node(slf).tree;
        let copy = tree.read_detached(slf.py(), RustDocument::clone);
        Self::new(slf.py(), (copy, tree.facts.clone()))
    }

    /// A copy of the whole document.
    fn __deepcopy__<'py>(
        slf: &Bound<'py, Self>,
        _memo: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Self>> {
        Self::__copy__(slf)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> String {
        let tree = &node(slf).tree;
        let (title, count) =
            tree.read(slf.py(), |document| (document.title(), document.node_count()));
        let title = title.filter(|title| !title.is_empty()).map(|title| format!("{title:?}, "));
        format!("<Document {}{count} nodes>", title.unwrap_or_default())
    }
}

/// Adds the class to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Document>()
}
