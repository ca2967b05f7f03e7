//! Nodes: changing the tree.

use std::sync::Arc;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyTuple;
use treewright::dom::InsertPosition;
use treewright::{Document, NodeError, NodeId, Options};

use super::Node;
use crate::errors::{TreeError, tree_error};
use crate::tree::{Tree, node};

/// A node to insert, or a text that becomes one.
enum Given {
    Node(NodeId),
    Text(PyBackedStr),
}

impl Given {
    /// Accepts what can be inserted in a tree: its own nodes, and texts.
    fn for_tree(tree: &Arc<Tree>, given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(other) = given.cast::<Node>() {
            let other = other.get();
            if Arc::ptr_eq(tree, &other.tree) {
                return Ok(Self::Node(other.id));
            }
            let message = "the node is one of another document: `import_node` makes a copy of it";
            return Err(TreeError::new_err(message));
        }
        match given.extract() {
            Ok(text) => Ok(Self::Text(text)),
            Err(_) => {
                let kind = given.get_type().name()?;
                Err(PyTypeError::new_err(format!("a node or a str is inserted, not {kind}")))
            }
        }
    }

    fn all(tree: &Arc<Tree>, given: &Bound<'_, PyTuple>) -> PyResult<Vec<Self>> {
        given.iter().map(|given| Self::for_tree(tree, &given)).collect()
    }

    /// The nodes; texts are converted. If a node was deleted, none is created.
    fn nodes(given: &[Self], document: &mut Document) -> Result<Vec<NodeId>, NodeError> {
        let is_stale = |given: &Self| matches!(given, Self::Node(id) if !document.contains(*id));
        if given.iter().any(is_stale) {
            return Err(NodeError::Stale);
        }
        let nodes = given.iter().map(|given| match given {
            Self::Node(id) => *id,
            Self::Text(text) => document.create_text(text),
        });
        Ok(nodes.collect())
    }
}

impl Node {
    /// Changes the tree with an operation that takes several nodes. Nodes created from texts are deleted
    /// again if they are not inserted.
    fn insert(
        &self,
        py: Python<'_>,
        given: &Bound<'_, PyTuple>,
        insert: impl FnOnce(&mut Document, NodeId, &[NodeId]) -> Result<bool, NodeError>,
    ) -> PyResult<bool> {
        let given = Given::all(&self.tree, given)?;
        self.tree.write(py, |document| {
            node(document, self.id)?;
            let nodes = Given::nodes(&given, document).map_err(tree_error)?;
            let done = insert(document, self.id, &nodes);
            if done != Ok(true) {
                for (given, node) in given.iter().zip(&nodes) {
                    if matches!(given, Given::Text(_)) {
                        document.delete(*node).map_err(tree_error)?;
                    }
                }
            }
            done.map_err(tree_error)
        })
    }

    /// Raises the exception for a node that cannot have siblings.
    fn require_a_parent(done: bool) -> PyResult<()> {
        if done { Ok(()) } else { Err(TreeError::new_err("the node has no parent")) }
    }
}

#[pymethods]
impl Node {
    /// Appends nodes and texts as last children. A node from elsewhere in the document moves.
    #[pyo3(signature = (*nodes))]
    fn append(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.insert(py, nodes, |document, id, nodes| document.append_all(id, nodes).map(|()| true))
            .map(drop)
    }

    /// Inserts nodes and texts as first children.
    #[pyo3(signature = (*nodes))]
    fn prepend(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.insert(py, nodes, |document, id, nodes| document.prepend(id, nodes).map(|()| true))
            .map(drop)
    }

    /// Inserts nodes and texts before the node.
    #[pyo3(signature = (*nodes))]
    fn before(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        Self::require_a_parent(self.insert(py, nodes, Document::before)?)
    }

    /// Inserts nodes and texts after the node.
    #[pyo3(signature = (*nodes))]
    fn after(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        Self::require_a_parent(self.insert(py, nodes, Document::after)?)
    }

    /// Replaces the node with others and texts. It stays usable, without a parent.
    #[pyo3(signature = (*nodes))]
    fn replace_with(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        Self::require_a_parent(self.insert(py, nodes, Document::replace_with)?)
    }

    /// Replaces the children with nodes and texts.
    #[pyo3(signature = (*nodes))]
    fn replace_children(&self, py: Python<'_>, nodes: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.insert(py, nodes, |document, id, nodes| {
            document.replace_children(id, nodes).map(|()| true)
        })
        .map(drop)
    }

    /// Removes the node from its parent. It stays usable, and can be inserted elsewhere.
    fn remove(&self, py: Python<'_>) -> PyResult<()> {
        self.tree.write(py, |document| document.remove(self.id)).map_err(tree_error)
    }

    /// Deletes the node and all its descendants, and frees their memory. Using one of them then raises
    /// `StaleNode`.
    fn delete(&self, py: Python<'_>) -> PyResult<()> {
        self.tree.write(py, |document| {
            if document.root() == self.id || document.main_document() == self.id {
                return Err(TreeError::new_err("a document cannot delete itself"));
            }
            document.delete(self.id).map_err(tree_error)
        })
    }

    /// Wraps the node in another one, which replaces it.
    fn wrap(&self, py: Python<'_>, wrapper: &Bound<'_, PyAny>) -> PyResult<()> {
        let Given::Node(wrapper) = Given::for_tree(&self.tree, wrapper)? else {
            return Err(PyTypeError::new_err("a wrapper is a node"));
        };
        self.tree.write(py, |document| document.wrap(self.id, wrapper)).map_err(tree_error)
    }

    /// Replaces the element with its children.
    fn unwrap(&self, py: Python<'_>) -> PyResult<()> {
        Self::require_a_parent(
            self.tree.write(py, |document| document.unwrap(self.id)).map_err(tree_error)?,
        )
    }

    /// Replaces the children with one text.
    fn set_text(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        self.tree.write(py, |document| document.set_text_content(self.id, text)).map_err(tree_error)
    }

    /// Replaces the contents with HTML, as `innerHTML` does.
    #[pyo3(signature = (html, *, scripting = None))]
    fn set_inner_html(&self, py: Python<'_>, html: &str, scripting: Option<bool>) -> PyResult<()> {
        let options = self.options(scripting);
        let set = |document: &mut Document| {
            treewright::set_inner_html(document, self.id, html, &options).map(drop)
        };
        self.tree.write_detached(py, set).map_err(tree_error)
    }

    /// Replaces the element with HTML, as `outerHTML` does.
    #[pyo3(signature = (html, *, scripting = None))]
    fn set_outer_html(&self, py: Python<'_>, html: &str, scripting: Option<bool>) -> PyResult<()> {
        let options = self.options(scripting);
        let set = |document: &mut Document| {
            treewright::set_outer_html(document, self.id, html, &options).map(drop)
        };
        self.tree.write_detached(py, set).map_err(tree_error)
    }

    /// Inserts HTML at `"beforebegin"`, `"afterbegin"`, `"beforeend"` or `"afterend"`, as `insertAdjacentHTML` does.
    #[pyo3(signature = (position, html, *, scripting = None))]
    fn insert_html(
        &self,
        py: Python<'_>,
        position: &str,
        html: &str,
        scripting: Option<bool>,
    ) -> PyResult<()> {
        let options = self.options(scripting);
        let position: InsertPosition = position.parse().map_err(tree_error)?;
        let insert = |document: &mut Document| {
            treewright::insert_adjacent_html(document, self.id, position, html, &options).map(drop)
        };
        self.tree.write_detached(py, insert).map_err(tree_error)
    }

    /// A copy of the node in the same document, without a parent.
    #[pyo3(signature = (*, deep = true))]
    fn clone<'py>(&self, py: Python<'py>, deep: bool) -> PyResult<Bound<'py, Self>> {
        let copy = self.tree.write(py, |document| document.clone_node(self.id, deep));
        self.other(py, copy.map_err(tree_error)?)
    }

    /// The same as `clone()`.
    fn __copy__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Self>> {
        self.clone(py, true)
    }

    /// The same as `clone()`.
    fn __deepcopy__<'py>(
        &self,
        py: Python<'py>,
        _memo: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Self>> {
        self.clone(py, true)
    }
}

impl Node {
    /// The settings for inserted HTML.
    fn options(&self, scripting: Option<bool>) -> Options {
        Options::new().scripting(scripting.unwrap_or(self.tree.facts.scripting))
    }
}
