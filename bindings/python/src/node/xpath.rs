//! Nodes: the results of XPath expressions.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use treewright::xpath::{Value, XPath};

use super::Node;
use crate::errors::{evaluate_error, xpath_error};
use crate::tree::node;

/// The result of an expression, before its conversion to Python.
enum Answer {
    Nodes(Vec<Found>),
    Number(f64),
    Text(String),
    Boolean(bool),
}

/// An item of a node-set: attributes are returned as their values.
enum Found {
    Node(treewright::NodeId),
    Text(String),
}

#[pymethods]
impl Node {
    /// The result of an XPath 1.0 expression at the node: a list of nodes and values of attributes, a
    /// number, a text or a truth value.
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
