//! Nodes: lists and iterators of relatives.
//!
//! An iterator has the nodes that existed when it was created, so a tree can be changed meanwhile: nodes
//! that were inserted later are missing, removed ones are returned, and a deleted node raises `StaleNode`
//! when it is used.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::prelude::*;
use treewright::{NodeId, NodeRef};

use super::Node;
use crate::tree::Tree;

/// An iterator over collected nodes.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Nodes {
    tree: Arc<Tree>,
    ids: Vec<NodeId>,
    next: AtomicUsize,
}

#[pymethods]
impl Nodes {
    const fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Node>>> {
        // The index stays within the list, however often an iterator at its end is advanced.
        let taken = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
            (next < self.ids.len()).then_some(next + 1)
        });
        let Ok(index) = taken else { return Ok(None) };
        Bound::new(py, Node { tree: Arc::clone(&self.tree), id: self.ids[index] }).map(Some)
    }

    fn __length_hint__(&self) -> usize {
        self.ids.len() - self.next.load(Ordering::Relaxed)
    }
}

impl Node {
    fn iterator(
        &self,
        py: Python<'_>,
        list: impl FnOnce(NodeRef<'_>) -> Vec<NodeId>,
    ) -> PyResult<Nodes> {
        let ids = self.read(py, list)?;
        Ok(Nodes { tree: Arc::clone(&self.tree), ids, next: AtomicUsize::new(0) })
    }
}

#[pymethods]
impl Node {
    /// The children, as a list.
    #[getter]
    fn children<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, Self>>> {
        let ids = self.read(py, |node| node.children().map(NodeRef::id).collect())?;
        self.others(py, ids)
    }

    /// The children that are elements, as a list.
    #[getter]
    fn child_elements<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, Self>>> {
        let ids = self.read(py, |node| node.child_elements().map(NodeRef::id).collect())?;
        self.others(py, ids)
    }

    /// The ancestors, from the parent on.
    fn ancestors(&self, py: Python<'_>) -> PyResult<Nodes> {
        self.iterator(py, |node| node.ancestors().map(NodeRef::id).collect())
    }

    /// All descendants, in tree order, without those in template contents and shadow trees.
    fn descendants(&self, py: Python<'_>) -> PyResult<Nodes> {
        self.iterator(py, |node| node.descendants().map(NodeRef::id).collect())
    }

    /// The siblings after the node, in tree order.
    fn next_siblings(&self, py: Python<'_>) -> PyResult<Nodes> {
        self.iterator(py, |node| node.next_siblings().map(NodeRef::id).collect())
    }

    /// The siblings before the node, the nearest first.
    fn previous_siblings(&self, py: Python<'_>) -> PyResult<Nodes> {
        self.iterator(py, |node| node.previous_siblings().map(NodeRef::id).collect())
    }

    /// The children.
    fn __iter__(&self, py: Python<'_>) -> PyResult<Nodes> {
        self.iterator(py, |node| node.children().map(NodeRef::id).collect())
    }

    /// The number of children.
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.read(py, |node| node.children().count())
    }
}
