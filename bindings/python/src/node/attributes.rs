//! The attributes of an element, as a mapping.

use std::sync::Arc;
use treewright::dom::scripting::AttributesByPosition;

use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyString};
use treewright::{Document, Namespace, NodeId};

use super::Node;
use crate::errors::tree_error;
use crate::tree::{Tree, node};

/// The attributes of an element: a live mapping of names to values.
#[pyclass(frozen, mapping, module = "treewright")]
pub(crate) struct Attributes {
    tree: Arc<Tree>,
    id: NodeId,
}

/// The value of an attribute by its qualified name, for example `xlink:href`. Names of HTML elements are in
/// lower case.
fn value<'a>(document: &'a Document, id: NodeId, name: &str) -> Option<&'a str> {
    // Nearly all attributes have no namespace.
    document.attribute(id, name).or_else(|| {
        let position = document.position_of_qualified_attribute(id, name)?;
        document.attribute_value_at(id, position)
    })
}

/// Sets an attribute by its qualified name, as the `setAttribute` of the DOM does.
fn set(document: &mut Document, id: NodeId, name: &str, value: &str) -> PyResult<()> {
    let is_html = document.namespace(id) == Some(Namespace::Html);
    let name = if is_html { name.to_ascii_lowercase() } else { name.to_owned() };
    let changed = match document.position_of_qualified_attribute(id, &name) {
        Some(position) => document.change_attribute_at(id, position, &value.into()).map(drop),
        None => document.set_attribute(id, &name, value).map(drop),
    };
    changed.map_err(tree_error)
}

/// Removes an attribute by its qualified name. Returns false if it is missing.
fn remove(document: &mut Document, id: NodeId, name: &str) -> PyResult<bool> {
    node(document, id)?;
    let Some(position) = document.position_of_qualified_attribute(id, name) else {
        return Ok(false);
    };
    document.remove_attribute_at(id, position).map_err(tree_error)?;
    Ok(true)
}

/// The names and values of all attributes.
fn all(document: &Document, id: NodeId) -> PyResult<Vec<(String, String)>> {
    node(document, id)?;
    let positions = 0..document.attribute_count(id);
    let pair = |position| {
        let name = document.qualified_attribute_name_at(id, position)?;
        Some((name.to_owned(), document.attribute_value_at(id, position)?.to_owned()))
    };
    Ok(positions.filter_map(pair).collect())
}

impl Attributes {
    fn all(&self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        self.tree.read(py, |document| all(document, self.id))
    }
}

#[pymethods]
impl Attributes {
    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyString>> {
        let value = self.get_text(py, name)?;
        value.ok_or_else(|| PyKeyError::new_err(name.to_owned()))
    }

    fn __setitem__(&self, py: Python<'_>, name: &str, value: &str) -> PyResult<()> {
        self.tree.write(py, |document| set(document, self.id, name, value))
    }

    fn __delitem__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        let removed = self.tree.write(py, |document| remove(document, self.id, name))?;
        if removed { Ok(()) } else { Err(PyKeyError::new_err(name.to_owned())) }
    }

    fn __contains__(&self, py: Python<'_>, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(name) = name.extract::<&str>() else { return Ok(false) };
        Ok(self.get_text(py, name)?.is_some())
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.tree.read(py, |document| {
            node(document, self.id)?;
            Ok(document.attribute_count(self.id))
        })
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.keys(py)?.into_pyobject(py)?.try_iter().map(Bound::into_any)
    }

    /// The names.
    fn keys(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        Ok(self.all(py)?.into_iter().map(|(name, _)| name).collect())
    }

    /// The values.
    fn values(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        Ok(self.all(py)?.into_iter().map(|(_, value)| value).collect())
    }

    /// The names and values.
    fn items(&self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        self.all(py)
    }

    /// The value of an attribute, or `default`.
    #[pyo3(signature = (name, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(self.get_text(py, name)?.map(Bound::into_any).or(default))
    }

    /// Sets attributes from a mapping.
    fn update(&self, py: Python<'_>, attributes: &Bound<'_, PyMapping>) -> PyResult<()> {
        let items: Vec<(String, String)> = attributes.items()?.extract()?;
        self.tree.write(py, |document| {
            items.iter().try_for_each(|(name, value)| set(document, self.id, name, value))
        })
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let own = self.as_dict(py)?;
        match other.cast::<Self>() {
            Ok(other) => own.eq(other.get().as_dict(py)?),
            Err(_) => own.eq(other),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Attributes({})", self.as_dict(py)?.repr()?))
    }
}

impl Attributes {
    fn get_text<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyString>>> {
        self.tree.read(py, |document| {
            node(document, self.id)?;
            Ok(value(document, self.id, name).map(|value| PyString::new(py, value)))
        })
    }

    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.all(py)? {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }
}

impl Node {
    fn attribute<'py>(
        &self,
        py: Python<'py>,
        name: &str,
    ) -> PyResult<Option<Bound<'py, PyString>>> {
        self.tree.read(py, |document| {
            node(document, self.id)?;
            Ok(value(document, self.id, name).map(|value| PyString::new(py, value)))
        })
    }
}

#[pymethods]
impl Node {
    /// The attributes of an element: a live mapping. Empty for nodes that are not elements.
    #[getter]
    fn attrs(&self) -> Attributes {
        Attributes { tree: Arc::clone(&self.tree), id: self.id }
    }

    /// The value of an attribute, or `default`.
    #[pyo3(signature = (name, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(self.attribute(py, name)?.map(Bound::into_any).or(default))
    }

    /// True if the element has an attribute.
    fn has_attr(&self, py: Python<'_>, name: &str) -> PyResult<bool> {
        self.tree.read(py, |document| {
            node(document, self.id)?;
            Ok(value(document, self.id, name).is_some())
        })
    }

    /// Sets an attribute.
    fn set_attr(&self, py: Python<'_>, name: &str, value: &str) -> PyResult<()> {
        self.tree.write(py, |document| set(document, self.id, name, value))
    }

    /// Removes an attribute. False if it is missing.
    fn remove_attr(&self, py: Python<'_>, name: &str) -> PyResult<bool> {
        self.tree.write(py, |document| remove(document, self.id, name))
    }

    /// The classes of an element.
    #[getter]
    fn classes(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.read(py, |node| node.classes().map(str::to_owned).collect())
    }

    /// True if the element has a class.
    fn has_class(&self, py: Python<'_>, name: &str) -> PyResult<bool> {
        self.read(py, |node| node.has_class(name))
    }

    /// Adds classes.
    #[pyo3(signature = (*names))]
    fn add_class(&self, py: Python<'_>, names: Vec<String>) -> PyResult<()> {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        self.tree.write(py, |document| document.add_classes(self.id, &names)).map_err(tree_error)
    }

    /// Removes classes.
    #[pyo3(signature = (*names))]
    fn remove_class(&self, py: Python<'_>, names: Vec<String>) -> PyResult<()> {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        self.tree.write(py, |document| document.remove_classes(self.id, &names)).map_err(tree_error)
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        name: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyString>> {
        let Ok(name) = name.extract::<&str>() else {
            let message = "an attribute has a name; for children there is `children`";
            return Err(PyTypeError::new_err(message));
        };
        self.attribute(py, name)?.ok_or_else(|| PyKeyError::new_err(name.to_owned()))
    }

    fn __setitem__(&self, py: Python<'_>, name: &str, value: &str) -> PyResult<()> {
        self.set_attr(py, name, value)
    }

    fn __delitem__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        let removed = self.remove_attr(py, name)?;
        if removed { Ok(()) } else { Err(PyKeyError::new_err(name.to_owned())) }
    }
}
