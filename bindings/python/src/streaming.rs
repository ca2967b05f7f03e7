//! Pages in pieces.

use std::sync::{Mutex, TryLockError};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::document::Document;
use crate::settings::{Page, Settings};

/// A parser for a page in pieces.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Parser(Mutex<Stage>);

enum Stage {
    NotStarted(Settings),
    Text(Box<treewright::Parser>, Settings),
    Bytes(Box<treewright::Parser>, Settings),
    Finished,
}

impl Parser {
    /// Works with the parser. Concurrent use by another thread is an error of the program.
    fn with<R>(&self, work: impl FnOnce(&mut Stage) -> PyResult<R>) -> PyResult<R> {
        match self.0.try_lock() {
            Ok(mut stage) => work(&mut stage),
            Err(TryLockError::Poisoned(stage)) => work(&mut stage.into_inner()),
            Err(TryLockError::WouldBlock) => {
                Err(PyRuntimeError::new_err("the parser is already being fed"))
            }
        }
    }
}

fn finished() -> PyErr {
    PyValueError::new_err("the parser has finished")
}

#[pymethods]
impl Parser {
    /// A parser for a page, or with `context` for the contents of an element.
    #[new]
    #[pyo3(signature = (*, context = None, **settings))]
    fn from_python(context: Option<&str>, settings: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut settings = Settings::new("Parser", settings)?;
        if let Some(context) = context {
            settings.set_context(context)?;
        }
        Ok(Self(Mutex::new(Stage::NotStarted(settings))))
    }

    /// Takes the next piece, of text or of bytes, and parses as much of it as does not depend on the next
    /// one.
    fn feed(&self, py: Python<'_>, piece: Page) -> PyResult<()> {
        self.with(|stage| {
            if let Stage::NotStarted(settings) = stage {
                let settings = std::mem::take(settings);
                *stage = match &piece {
                    Page::Text(_) | Page::TextCopy(_) => {
                        Stage::Text(Box::new(settings.parser()), settings)
                    }
                    Page::Bytes(_) | Page::BytesCopy(_) => {
                        let metadata = settings.metadata.clone().unwrap_or_default();
                        Stage::Bytes(Box::new(settings.parser().for_bytes(&metadata)), settings)
                    }
                };
            }
            let other = || PyValueError::new_err("all pieces are text, or all are bytes");
            match (stage, &piece) {
                (Stage::Text(parser, _), Page::Text(text)) => py.detach(|| parser.parse_text(text)),
                (Stage::Text(parser, _), Page::TextCopy(text)) => {
                    py.detach(|| parser.parse_text(text));
                }
                (Stage::Bytes(parser, _), Page::Bytes(bytes)) => {
                    py.detach(|| parser.parse_bytes(bytes));
                }
                (Stage::Bytes(parser, _), Page::BytesCopy(bytes)) => {
                    py.detach(|| parser.parse_bytes(bytes));
                }
                (Stage::Finished, _) => return Err(finished()),
                _ => return Err(other()),
            }
            Ok(())
        })
    }

    /// Ends the input, and returns the document.
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Document>> {
        let made = self.with(|stage| match std::mem::replace(stage, Stage::Finished) {
            Stage::NotStarted(settings) => Ok((settings.parser().finish(), settings)),
            Stage::Text(parser, settings) | Stage::Bytes(parser, settings) => {
                Ok((py.detach(|| parser.finish()), settings))
            }
            Stage::Finished => Err(finished()),
        })?;
        let (parsed, settings) = made;
        // A parser that takes pieces has separate memory.
        Document::first_of(py, settings.tree(parsed, usize::MAX))
    }

    fn __repr__(&self) -> &'static str {
        let stage = self.0.try_lock();
        match stage.as_deref() {
            Ok(Stage::Finished) => "<Parser that has finished>",
            _ => "<Parser>",
        }
    }
}

/// Adds the class to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Parser>()
}
