//! Nodes: finding others by selectors.

use pyo3::prelude::*;
use treewright::{NodeRef, Selector as Compiled};

use super::{LONG, Node};
use crate::selector::GivenSelector;

impl Node {
    pub(crate) fn select_compiled<'py>(
        &self,
        py: Python<'py>,
        selector: &Compiled,
    ) -> PyResult<Vec<Bound<'py, Self>>> {
        let find = |node: NodeRef<'_>| selector.select(node).map(NodeRef::id).collect();
        let is_long = self.tree.read(py, |document| document.source().len() >= LONG);
        let found = if is_long { self.read_detached(py, find)? } else { self.read(py, find)? };
        self.others(py, found)
    }

    pub(crate) fn first_compiled<'py>(
        &self,
        py: Python<'py>,
        selector: &Compiled,
    ) -> PyResult<Option<Bound<'py, Self>>> {
        let found = self.read(py, |node| selector.select_first(node).map(NodeRef::id))?;
        found.map(|id| self.other(py, id)).transpose()
    }

    pub(crate) fn matches_compiled(&self, py: Python<'_>, selector: &Compiled) -> PyResult<bool> {
        self.read(py, |node| selector.matches(node))
    }
}

#[pymethods]
impl Node {
    /// The descendants of the node that match a selector, in tree order.
    fn select<'py>(
        &self,
        py: Python<'py>,
        selector: GivenSelector<'py>,
    ) -> PyResult<Vec<Bound<'py, Self>>> {
        self.select_compiled(py, &selector.compiled(py)?)
    }

    /// The first descendant of the node that matches a selector.
    fn select_one<'py>(
        &self,
        py: Python<'py>,
        selector: GivenSelector<'py>,
    ) -> PyResult<Option<Bound<'py, Self>>> {
        self.first_compiled(py, &selector.compiled(py)?)
    }

    /// True for an element that matches a selector.
    fn matches(&self, py: Python<'_>, selector: GivenSelector<'_>) -> PyResult<bool> {
        self.matches_compiled(py, &selector.compiled(py)?)
    }

    /// The nearest element that matches a selector among the node and its ancestors.
    fn closest<'py>(
        &self,
        py: Python<'py>,
        selector: GivenSelector<'py>,
    ) -> PyResult<Option<Bound<'py, Self>>> {
        let selector = selector.compiled(py)?;
        self.relative(py, |node| selector.closest(node))
    }
}
