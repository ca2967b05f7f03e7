//! Exceptions on their way.

use crate::Value;

/// A thrown value on its way. `uncatchable` ones (interrupts, panics of the host) cannot be caught by scripts, whose
/// `finally` blocks do not run either.
#[derive(Clone, Debug)]
pub struct Thrown {
    /// The thrown value.
    pub value: Value,
    /// Tells whether it ends the scripts below without letting them catch it.
    pub uncatchable: bool,
}

impl Thrown {
    /// An exception that scripts can catch.
    pub fn new(value: Value) -> Thrown {
        Thrown { value, uncatchable: false }
    }
}

impl From<Value> for Thrown {
    fn from(value: Value) -> Thrown {
        Thrown::new(value)
    }
}
