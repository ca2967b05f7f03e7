//! Trees that several Python objects share.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use pyo3::prelude::*;
use pyo3::sync::RwLockExt;
use treewright::{Document, NodeId, NodeRef};

use crate::errors::StaleNode;
use crate::facts::Facts;
use crate::memory;

/// A tree, with the facts of its parse. All Python nodes hold it, so it lives as long as one of them.
///
/// The lock and Python's own are never taken in the wrong order: a thread releases Python's lock before it
/// waits for a tree, and nothing of Python runs while a tree is held, except for the creation of strings.
pub(crate) struct Tree {
    /// Present until the tree is dropped.
    document: RwLock<Option<Document>>,
    pub(crate) facts: Facts,
    /// True if its memory is for later trees. It is not if the page was long, or the tree was changed: the
    /// additional memory would stay in use.
    is_used_again: AtomicBool,
}

impl Tree {
    /// Creates a tree; with `is_used_again` its memory is for later trees.
    pub(crate) fn new(document: Document, facts: Facts, is_used_again: bool) -> Arc<Self> {
        let document = RwLock::new(Some(document));
        Arc::new(Self { document, facts, is_used_again: is_used_again.into() })
    }

    fn will_change(&self) {
        self.is_used_again.store(false, Ordering::Relaxed);
    }

    /// Reads the tree, for a result that takes no time.
    pub(crate) fn read<R>(&self, py: Python<'_>, read: impl FnOnce(&Document) -> R) -> R {
        // A tree whose change panicked is still valid: nothing in it is unsafe.
        let document = self.document.read_py_attached(py);
        read(there(document.unwrap_or_else(PoisonError::into_inner).as_ref()))
    }

    /// Reads the tree while other threads run Python.
    pub(crate) fn read_detached<R: Send>(
        &self,
        py: Python<'_>,
        read: impl FnOnce(&Document) -> R + Send,
    ) -> R {
        py.detach(|| {
            let document = self.document.read();
            read(there(document.unwrap_or_else(PoisonError::into_inner).as_ref()))
        })
    }

    /// Changes the tree.
    pub(crate) fn write<R>(&self, py: Python<'_>, write: impl FnOnce(&mut Document) -> R) -> R {
        self.will_change();
        let document = self.document.write_py_attached(py);
        write(there(document.unwrap_or_else(PoisonError::into_inner).as_mut()))
    }

    /// Changes the tree while other threads run Python.
    pub(crate) fn write_detached<R: Send>(
        &self,
        py: Python<'_>,
        write: impl FnOnce(&mut Document) -> R + Send,
    ) -> R {
        self.will_change();
        py.detach(|| {
            let document = self.document.write();
            write(there(document.unwrap_or_else(PoisonError::into_inner).as_mut()))
        })
    }

    /// Changes a tree with the help of another one, which is read.
    pub(crate) fn write_with<R: Send>(
        &self,
        other: &Self,
        py: Python<'_>,
        write: impl FnOnce(&mut Document, &Document) -> R + Send,
    ) -> R {
        self.will_change();
        py.detach(|| {
            // Two threads that copy from each other's tree take the locks in one order.
            if std::ptr::from_ref(self) < std::ptr::from_ref(other) {
                let mut own = self.document.write().unwrap_or_else(PoisonError::into_inner);
                let other = other.document.read().unwrap_or_else(PoisonError::into_inner);
                write(there(own.as_mut()), there(other.as_ref()))
            } else {
                let other = other.document.read().unwrap_or_else(PoisonError::into_inner);
                let mut own = self.document.write().unwrap_or_else(PoisonError::into_inner);
                write(there(own.as_mut()), there(other.as_ref()))
            }
        })
    }
}

/// The document of a tree that was not dropped.
fn there<T>(document: Option<T>) -> T {
    document.expect("a tree has its document until it is dropped")
}

impl Drop for Tree {
    fn drop(&mut self) {
        if *self.is_used_again.get_mut()
            && let Ok(document) = self.document.get_mut()
            && let Some(document) = document.take()
        {
            memory::take_back(document);
        }
    }
}

/// The node of an id, or the exception for a deleted one.
pub(crate) fn node(document: &Document, id: NodeId) -> PyResult<NodeRef<'_>> {
    document.get(id).ok_or_else(stale)
}

/// The exception for a deleted node.
#[cold]
pub(crate) fn stale() -> PyErr {
    StaleNode::new_err("the node was deleted")
}
