//! Functions of the caller.

use std::fmt;
use std::sync::Arc;

/// A function, which is equal only to itself.
pub(super) struct Function<F: ?Sized>(pub(super) Arc<F>);

impl<F: ?Sized> Clone for Function<F> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<F: ?Sized> fmt::Debug for Function<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a function")
    }
}

impl<F: ?Sized> PartialEq for Function<F> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<F: ?Sized> Eq for Function<F> {}
