//! Links, tables and forms of a page.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use treewright::read::{FormMethod, Table as ReadTable, TableOptions, TableTooLarge, forms};
use treewright::{NodeId, NodeRef, Read};

use crate::node::Node;

/// A link of a page.
#[pyclass(frozen, get_all, module = "treewright")]
pub(crate) struct Link {
    /// The element.
    node: Py<Node>,
    /// The name of its attribute.
    attribute: &'static str,
    /// The value of the attribute, as written.
    href: String,
    /// The URL, resolved; `None` if it is invalid.
    url: Option<String>,
    /// The text of the link.
    text: String,
    /// The keywords of `rel`.
    rel: Vec<String>,
}

#[pymethods]
impl Link {
    fn __repr__(&self) -> String {
        format!("<Link {:?} {:?}>", self.url.as_ref().unwrap_or(&self.href), self.text)
    }
}

/// A table of a page.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Table {
    /// The element.
    #[pyo3(get)]
    node: Py<Node>,
}

impl Table {
    fn read<R>(
        &self,
        py: Python<'_>,
        read: impl FnOnce(&ReadTable<'_>) -> Result<R, TableTooLarge>,
    ) -> PyResult<R> {
        self.node.get().read(py, |node| {
            let table = ReadTable::of(node);
            let table = table.ok_or_else(|| PyValueError::new_err("the node is not a table"))?;
            read(&table).map_err(|error| PyValueError::new_err(error.to_string()))
        })?
    }
}

#[pymethods]
impl Table {
    /// The texts of the cells, by rows. A cell that spans several slots is in each of them.
    #[getter]
    fn rows(&self, py: Python<'_>) -> PyResult<Vec<Vec<String>>> {
        self.read(py, |table| table.to_rows(&TableOptions::new()))
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.read(py, |table| table.column_names(&TableOptions::new()))
    }

    /// The number of rows at the top that have names of columns.
    #[getter]
    fn header_rows(&self, py: Python<'_>) -> PyResult<u64> {
        self.read(py, |table| Ok(table.header_rows()))
    }

    /// The table as CSV.
    fn to_csv(&self, py: Python<'_>) -> PyResult<String> {
        self.read(py, |table| table.to_csv(&TableOptions::new()))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Table of {} rows>", self.rows(py)?.len()))
    }
}

/// The root of the node's tree: controls can be anywhere in it.
fn root(node: NodeRef<'_>) -> NodeRef<'_> {
    node.document().root_of(node.id()).and_then(|id| node.document().get(id)).unwrap_or(node)
}

/// A form of a page.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Form {
    /// The element.
    #[pyo3(get)]
    node: Py<Node>,
}

#[pymethods]
impl Form {
    /// The name.
    #[getter]
    fn name(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.node.get().read(py, |node| node.attr("name").map(str::to_owned))
    }

    /// The method: `"get"`, `"post"` or `"dialog"`.
    #[getter]
    fn method(&self, py: Python<'_>) -> PyResult<&'static str> {
        self.node.get().read(py, |node| {
            let method =
                forms(node).iter().find(|form| form.element() == node).map(|form| form.method());
            match method {
                Some(FormMethod::Post) => "post",
                Some(FormMethod::Dialog) => "dialog",
                _ => "get",
            }
        })
    }

    /// The URL that the form is sent to, resolved; `None` if it is invalid.
    #[getter]
    fn action(&self, py: Python<'_>) -> PyResult<Option<String>> {
        let this = self.node.get();
        this.read(py, |node| {
            let urls = this.urls(node.document());
            let forms = forms(root(node));
            let form = forms.iter().find(|form| form.element() == node)?;
            form.action(&urls).ok().map(String::from)
        })
    }

    /// The names and values that the form submits, with those of the pressed button, if one is passed.
    #[pyo3(signature = (submitter = None))]
    fn entries(
        &self,
        py: Python<'_>,
        submitter: Option<&Bound<'_, Node>>,
    ) -> PyResult<Vec<(String, String)>> {
        let submitter = submitter.map(|node| node.get().id);
        self.node.get().read(py, |node| {
            let submitter = submitter.and_then(|id| node.document().get(id));
            let forms = forms(root(node));
            let form = forms.iter().find(|form| form.element() == node);
            let entries = form.map(|form| form.entries(submitter)).unwrap_or_default();
            let pair = |entry: treewright::read::Entry| {
                let value = entry.value.as_str().to_owned();
                (entry.name, value)
            };
            entries.into_iter().map(pair).collect()
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Form {:?}>", self.action(py)?.unwrap_or_default()))
    }
}

/// A link before its conversion to Python.
type FoundLink = (NodeId, &'static str, String, Option<String>, String, Vec<String>);

#[pymethods]
impl Node {
    /// The links of `a`, `area` and `link` elements at or below the node, resolved with the URL of the page.
    fn links(&self, py: Python<'_>) -> PyResult<Vec<Link>> {
        let found: Vec<FoundLink> = self.read_detached(py, |node| {
            let urls = self.urls(node.document());
            let link = |link: treewright::read::Link<'_>| {
                let text = link.text();
                let rel = link.rel().map(str::to_owned).collect();
                let url = link.url.ok().map(String::from);
                (link.element.id(), link.attribute, link.href.to_owned(), url, text, rel)
            };
            node.links(&urls).map(link).collect()
        })?;
        let link = |(id, attribute, href, url, text, rel)| {
            Ok(Link { node: self.other(py, id)?.unbind(), attribute, href, url, text, rel })
        };
        found.into_iter().map(link).collect()
    }

    /// The tables at or below the node.
    fn tables(&self, py: Python<'_>) -> PyResult<Vec<Table>> {
        let ids: Vec<_> =
            self.read(py, |node| node.tables().map(|table| table.element().id()).collect())?;
        ids.into_iter().map(|id| Ok(Table { node: self.other(py, id)?.unbind() })).collect()
    }

    /// The forms at or below the node.
    fn forms(&self, py: Python<'_>) -> PyResult<Vec<Form>> {
        let is_form = |node: &NodeRef<'_>| node.is_html("form");
        let ids: Vec<_> = self.read(py, |node| {
            let all = std::iter::once(node).chain(node.descendants());
            all.filter(is_form).map(NodeRef::id).collect()
        })?;
        ids.into_iter().map(|id| Ok(Form { node: self.other(py, id)?.unbind() })).collect()
    }
}

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Link>()?;
    module.add_class::<Table>()?;
    module.add_class::<Form>()
}
