//! Nodes: reading.

mod attributes;
mod editing;
mod finding;
mod iterating;
#[cfg(feature = "xpath")]
mod xpath;

use std::cell::Cell;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyString;
use treewright::dom::Doctype;
use treewright::dom::scripting::UncheckedNodes;
use treewright::read::DocumentUrls;
use treewright::{
    Document as RustDocument, InnerTextOptions, MarkdownOptions, Namespace, NodeId, NodeKind,
    NodeRef, Read,
};

use crate::document::Document;
use crate::tree::{Tree, node};

use attributes::Attributes;
use iterating::Nodes;

/// The length of a text from which on other threads run Python while it is read.
const LONG: usize = 1 << 16;

/// The maximum memory of texts that a thread keeps for the next text.
const LONGEST_KEPT: usize = 1 << 20;

thread_local! {
    /// Memory for texts before they are converted to Python. It is empty.
    static TEXT: Cell<String> = const { Cell::new(String::new()) };
}

/// A node of a document.
#[pyclass(frozen, subclass, weakref, name = "Node", module = "treewright")]
pub(crate) struct Node {
    pub(crate) tree: Arc<Tree>,
    pub(crate) id: NodeId,
}

impl Node {
    /// Another node of the same tree, for Python.
    pub(crate) fn other<'py>(&self, py: Python<'py>, id: NodeId) -> PyResult<Bound<'py, Self>> {
        Bound::new(py, Self { tree: Arc::clone(&self.tree), id })
    }

    /// Several nodes of the same tree, for Python.
    pub(crate) fn others<'py>(
        &self,
        py: Python<'py>,
        ids: Vec<NodeId>,
    ) -> PyResult<Vec<Bound<'py, Self>>> {
        ids.into_iter().map(|id| self.other(py, id)).collect()
    }

    /// Reads the node.
    pub(crate) fn read<R>(
        &self,
        py: Python<'_>,
        read: impl FnOnce(NodeRef<'_>) -> R,
    ) -> PyResult<R> {
        self.tree.read(py, |document| Ok(read(node(document, self.id)?)))
    }

    /// Reads the node while other threads run Python.
    pub(crate) fn read_detached<R: Send>(
        &self,
        py: Python<'_>,
        read: impl FnOnce(NodeRef<'_>) -> R + Send,
    ) -> PyResult<R> {
        self.tree.read_detached(py, |document| Ok(read(node(document, self.id)?)))
    }

    /// Reads a text of the node; if it may be long, other threads run Python meanwhile.
    fn text_of(
        &self,
        py: Python<'_>,
        read: impl FnOnce(NodeRef<'_>) -> String + Send,
    ) -> PyResult<String> {
        if self.tree.read(py, |document| self.may_be_long(document)) {
            self.read_detached(py, read)
        } else {
            self.read(py, read)
        }
    }

    /// True if this is one of the nodes that contain most of a long page.
    fn may_be_long(&self, document: &RustDocument) -> bool {
        document.source().len() >= LONG
            && document.get(self.id).is_some_and(|node| {
                !node.is_element() || ["html", "body", "main"].iter().any(|name| node.is_html(name))
            })
    }

    /// A relative of the node.
    fn relative<'py>(
        &self,
        py: Python<'py>,
        find: impl FnOnce(NodeRef<'_>) -> Option<NodeRef<'_>>,
    ) -> PyResult<Option<Bound<'py, Self>>> {
        let found = self.read(py, |node| find(node).map(NodeRef::id))?;
        found.map(|id| self.other(py, id)).transpose()
    }

    /// The URLs for resolving those in the page.
    pub(crate) fn urls(&self, document: &RustDocument) -> DocumentUrls {
        let url = self.tree.facts.url.as_deref();
        match url.and_then(|url| treewright::read::url::Url::parse(url).ok()) {
            Some(url) => DocumentUrls::with_url(document, url),
            None => DocumentUrls::new(document),
        }
    }
}

/// The word for a kind of node.
const fn kind_word(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Element => "element",
        NodeKind::Text => "text",
        NodeKind::Comment => "comment",
        NodeKind::Document => "document",
        NodeKind::Doctype => "doctype",
        NodeKind::ProcessingInstruction => "processing-instruction",
        NodeKind::ShadowRoot => "shadow-root",
        _ => "document-fragment",
    }
}

#[pymethods]
impl Node {
    /// The kind: `"element"`, `"text"`, `"comment"`, `"document"`, `"doctype"`, `"document-fragment"`,
    /// `"shadow-root"` or `"processing-instruction"`.
    #[getter]
    fn kind(&self, py: Python<'_>) -> PyResult<&'static str> {
        self.read(py, |node| kind_word(node.kind()))
    }

    /// True for an element.
    #[getter]
    fn is_element(&self, py: Python<'_>) -> PyResult<bool> {
        self.read(py, |node| node.is_element())
    }

    /// True for a text node.
    #[getter]
    fn is_text(&self, py: Python<'_>) -> PyResult<bool> {
        self.read(py, |node| node.is_text())
    }

    /// The local name of an element; `"#text"`, `"#comment"` and the like for other nodes.
    #[getter]
    fn name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        self.read(py, |node| PyString::new(py, node.name()))
    }

    /// The namespace of an element: `"html"`, `"svg"` or `"math"`, or the URL of another one.
    #[getter]
    fn namespace<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyString>>> {
        self.read(py, |node| {
            let word = match node.namespace()? {
                Namespace::Html => "html",
                Namespace::Svg => "svg",
                Namespace::MathMl => "math",
                _ => node.document().full_name(node.id())?.namespace.unwrap_or_default(),
            };
            Some(PyString::new(py, word))
        })
    }

    /// The data of a text, comment or processing instruction.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyString>>> {
        self.read(py, |node| node.data().map(|data| PyString::new(py, data)))
    }

    /// The name, the public ID and the system ID of a doctype.
    #[getter]
    fn doctype(&self, py: Python<'_>) -> PyResult<Option<(String, String, String)>> {
        self.read(py, |node| {
            let Doctype { name, public_id, system_id, .. } = node.doctype()?;
            Some((name.to_owned(), public_id.to_owned(), system_id.to_owned()))
        })
    }

    /// The text of all text nodes inside.
    #[getter]
    fn text<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        // Most texts are requested of elements that have one.
        let only = self.read(py, |node| {
            let child = node.first_child()?;
            let is_only = child.next_sibling().is_none() && node.is_element();
            child.data().filter(|_| is_only && child.is_text()).map(|data| PyString::new(py, data))
        })?;
        match only {
            Some(text) => Ok(text),
            None => {
                let append = |node: NodeRef<'_>| {
                    let mut text = TEXT.take();
                    node.document().append_text_content(node.id(), &mut text);
                    text
                };
                let mut text = self.text_of(py, append)?;
                let made = PyString::new(py, &text);
                if text.capacity() <= LONGEST_KEPT {
                    text.clear();
                    TEXT.set(text);
                }
                Ok(made)
            }
        }
    }

    /// The HTML of the node.
    #[getter]
    fn html(&self, py: Python<'_>) -> PyResult<String> {
        self.text_of(py, |node| node.html())
    }

    /// The HTML of the children.
    #[getter]
    fn inner_html(&self, py: Python<'_>) -> PyResult<String> {
        self.text_of(py, |node| node.inner_html())
    }

    /// The text as rendered: with line breaks between blocks, and without hidden text.
    #[pyo3(signature = (*, scripting = None))]
    fn inner_text(&self, py: Python<'_>, scripting: Option<bool>) -> PyResult<String> {
        let scripting = scripting.unwrap_or(self.tree.facts.scripting);
        let options = InnerTextOptions::new().scripting(scripting);
        self.text_of(py, move |node| node.inner_text_with(&options))
    }

    /// Markdown. With `resolve`, URLs are resolved with that of the page.
    #[pyo3(signature = (*, links = true, images = true, resolve = false, scripting = None))]
    fn markdown(
        &self,
        py: Python<'_>,
        links: bool,
        images: bool,
        resolve: bool,
        scripting: Option<bool>,
    ) -> PyResult<String> {
        let scripting = scripting.unwrap_or(self.tree.facts.scripting);
        let options = MarkdownOptions::new().links(links).images(images).scripting(scripting);
        self.text_of(py, move |node| {
            let urls = resolve.then(|| self.urls(node.document()));
            match urls {
                Some(urls) => node.markdown_with(&options.urls(urls)),
                None => node.markdown_with(&options),
            }
        })
    }

    /// The tree in the form of the public parser tests.
    fn dump(&self, py: Python<'_>) -> PyResult<String> {
        self.read_detached(py, |node| node.document().dump(node.id()))
    }

    /// The tree as JSON.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        self.read_detached(py, |node| node.document().to_json(node.id()))
    }

    /// The document that the node belongs to.
    #[getter]
    fn document<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Document>> {
        Document::of(py, &self.tree)
    }

    /// True unless the node was deleted.
    #[getter]
    fn is_alive(&self, py: Python<'_>) -> bool {
        self.tree.read(py, |document| document.contains(self.id))
    }

    /// The parent.
    #[getter]
    fn parent<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.parent())
    }

    /// The first child.
    #[getter]
    fn first_child<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.first_child())
    }

    /// The last child.
    #[getter]
    fn last_child<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.last_child())
    }

    /// The next sibling.
    #[getter]
    fn next_sibling<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.next_sibling())
    }

    /// The previous sibling.
    #[getter]
    fn previous_sibling<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.previous_sibling())
    }

    /// The next sibling that is an element.
    #[getter]
    fn next_element<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.next_element())
    }

    /// The previous sibling that is an element.
    #[getter]
    fn previous_element<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.previous_element())
    }

    /// The contents of a `template` element.
    #[getter]
    fn template_contents<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.template_contents())
    }

    /// The shadow root of an element, even if it is closed.
    #[getter]
    fn shadow_root<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.shadow_root())
    }

    /// The element that template contents or a shadow root belong to.
    #[getter]
    fn host<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.host())
    }

    /// The form owner of an element.
    #[getter]
    fn form_owner<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Self>>> {
        self.relative(py, |node| node.form_owner())
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.html(py)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let described = self.read(py, |node| {
            if node.is_element() {
                return shorten(&format!("{node:?}"));
            }
            match node.data() {
                Some(data) => format!("<{} {}>", node.name(), shorten(&format!("{data:?}"))),
                None => format!("<{}>", node.name()),
            }
        });
        described.unwrap_or_else(|_| "<Node that was deleted>".to_owned())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>().map(Bound::get);
        other.is_ok_and(|other| self.id == other.id && Arc::ptr_eq(&self.tree, &other.tree))
    }

    fn __hash__(&self) -> u64 {
        let address = Arc::as_ptr(&self.tree) as usize as u64;
        (address >> 4).rotate_left(32) ^ self.id.to_u64()
    }

    /// A node is true, even without children.
    #[expect(clippy::unused_self, reason = "Python calls it as a method")]
    const fn __bool__(&self) -> bool {
        true
    }
}

/// The maximum length of a text that `repr` shows.
const SHOWN: usize = 60;

/// Cuts off a text that is too long to be shown.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Node>()?;
    module.add_class::<Nodes>()?;
    module.add_class::<Attributes>()
}
