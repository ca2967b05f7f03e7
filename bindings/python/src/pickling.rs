//! Pickling: the tree as a list of nodes in JSON, and the facts of its parse.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use treewright::{Document as RustDocument, Edge, NodeId};

use crate::document::{Document, node};
use crate::facts::Facts;
use crate::node::Node;
use crate::tree;

/// A function of the module, and the arguments that restore an object.
pub(crate) type Reduced<'py, A> = PyResult<(Bound<'py, PyAny>, A)>;

pub(crate) fn function<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("treewright._treewright")?.getattr(name)
}

fn invalid(error: serde_json::Error) -> PyErr {
    PyValueError::new_err(error.to_string())
}

#[pymethods]
impl Document {
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> Reduced<'py, (Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
        let (tree, py) = (&node(slf).tree, slf.py());
        let nodes = tree.read_detached(py, serde_json::to_vec);
        let facts = serde_json::to_vec(&tree.facts).map_err(invalid)?;
        let parts = (PyBytes::new(py, &nodes.map_err(invalid)?), PyBytes::new(py, &facts));
        Ok((function(py, "_document")?, parts))
    }
}

#[pymethods]
impl Node {
    /// A node is pickled with its document, which is stored once however many of its nodes a pickle has.
    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Bound<'py, Document>, usize)> {
        let number = self.tree.read(py, |document| {
            tree::node(document, self.id)?;
            let number = in_tree_order(document).position(|id| id == self.id);
            let outside = "a node outside the tree of its document cannot be pickled";
            number.ok_or_else(|| PyValueError::new_err(outside))
        })?;
        Ok((function(py, "_node")?, (Document::of(py, &self.tree)?, number)))
    }
}

/// The nodes of the tree, including template contents and shadow trees.
fn in_tree_order(document: &RustDocument) -> impl Iterator<Item = NodeId> {
    document.traverse_with_fragments(document.root()).filter_map(|edge| match edge {
        Edge::Open(id) => Some(id),
        Edge::Close(_) => None,
    })
}

/// Restores a pickled document.
#[pyfunction]
fn _document<'py>(py: Python<'py>, nodes: &[u8], facts: &[u8]) -> PyResult<Bound<'py, Document>> {
    let read = || Ok((serde_json::from_slice(nodes)?, serde_json::from_slice(facts)?));
    let made: Result<(RustDocument, Facts), serde_json::Error> = py.detach(read);
    Document::new(py, made.map_err(invalid)?)
}

/// Restores a node that was pickled with its document.
#[pyfunction]
fn _node<'py>(document: &Bound<'py, Document>, number: usize) -> PyResult<Bound<'py, Node>> {
    let (this, py) = (node(document), document.py());
    let id = this.tree.read(py, |document| in_tree_order(document).nth(number));
    this.other(py, id.ok_or_else(|| PyValueError::new_err("the document has no such node"))?)
}

/// Adds the functions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(_document, module)?)?;
    module.add_function(wrap_pyfunction!(_node, module)?)
}
