//! The Python package `treewright`: the bindings of the crate `treewright`.
//!
//! `python/treewright/_treewright.pyi` has the types that Python sees. This crate has the classes, by
//! subject. A [`Tree`](tree::Tree) is shared by all Python objects that refer to it, and protected by a
//! lock.

#[cfg(feature = "check")]
mod checking;
mod document;
mod errors;
#[cfg(feature = "extract")]
mod extracting;
mod facts;
#[cfg(feature = "style")]
mod hidden;
#[cfg(not(all(feature = "check", feature = "extract", feature = "xpath", feature = "style")))]
mod left_out;
mod many;
mod memory;
mod node;
mod origins;
mod parse;
mod pickling;
mod reading;
mod sanitizing;
mod selector;
mod settings;
mod streaming;
mod tree;

#[cfg(not(feature = "check"))]
use left_out::checking;
#[cfg(not(feature = "extract"))]
use left_out::extracting;
use pyo3::prelude::*;

/// The module that Python loads; `__init__.py` re-exports its names.
#[pymodule]
fn _treewright(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::add(module)?;
    facts::add(module)?;
    node::add(module)?;
    document::add(module)?;
    pickling::add(module)?;
    selector::add(module)?;
    parse::add(module)?;
    many::add(module)?;
    streaming::add(module)?;
    reading::add(module)?;
    origins::add(module)?;
    sanitizing::add(module)?;
    checking::add(module)?;
    extracting::add(module)
}
