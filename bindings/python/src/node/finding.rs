//! Nodes: finding others by selectors and expressions.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use treewright::xpath::{Value, XPath};
use treewright::{NodeRef, Selector as Compiled};

use super::{LONG, Node};
use crate::errors::{evaluate_error, xpath_error};
use crate::selector::GivenSelector;
use crate::tree::node;

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
        let found = self.read(py, |node| selector.first(node).map(NodeRef::id))?;
        found.map(|id| self.other(py, id)).transpose()
    }

    pub(crate) fn matches_compiled(&self, py: Python<'_>, selector: &Compiled) -> PyResult<bool> {
        self.read(py, |node| selector.matches(node))
    }
}

/// The answer of an expression, before it is one of Python.
enum Answer {
    Nodes(Vec<Found>),
    Number(f64),
    Text(String),
    Boolean(bool),
}

/// An item of a set of nodes: attributes are given as their values.
enum Found {
    Node(treewright::NodeId),
    Text(String),
}

#[pymethods]
impl Node {
    /// The elements inside of the node that match a selector, in tree order.
    fn select<'py>(
        &self,
        py: Python<'py>,
        selector: GivenSelector<'py>,
    ) -> PyResult<Vec<Bound<'py, Self>>> {
        self.select_compiled(py, &selector.compiled(py)?)
    }

    /// The first element inside of the node that matches a selector.
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

    /// The answer of an XPath 1.0 expression at the node: a list of nodes and values of attributes, a number, a text or
    /// a truth value.
    fn xpath<'py>(&self, py: Python<'py>, expression: &str) -> PyResult<Bound<'py, PyAny>> {
        let expression = XPath::compile(expression).map_err(|error| xpath_error(&error))?;
        let answer = self.tree.read_detached(py, |document| {
            let value = expression.evaluate(node(document, self.id)?);
            let value = value.map_err(|error| evaluate_error(&error))?;
            Ok::<_, PyErr>(match &value {
                Value::Number(number) => Answer::Number(*number),
                Value::String(text) => Answer::Text(text.clone()),
                Value::Boolean(is) => Answer::Boolean(*is),
                Value::Nodes(_) => Answer::Nodes(
                    value
                        .items()
                        .iter()
                        .map(|item| {
                            item.node().map_or_else(
                                || Found::Text(item.text()),
                                |node| Found::Node(node.id()),
                            )
                        })
                        .collect(),
                ),
            })
        })?;
        match answer {
            Answer::Number(number) => number.into_bound_py_any(py),
            Answer::Text(text) => text.into_bound_py_any(py),
            Answer::Boolean(is) => is.into_bound_py_any(py),
            Answer::Nodes(found) => {
                let items = found.into_iter().map(|item| match item {
                    Found::Node(id) => self.other(py, id)?.into_bound_py_any(py),
                    Found::Text(text) => text.into_bound_py_any(py),
                });
                items.collect::<PyResult<Vec<_>>>()?.into_bound_py_any(py)
            }
        }
    }
}
