//! The border to readers that other projects wrote: a panic in one of them is an error of the input.
//!
//! Each call of such a reader is made in [`guarded`]: those that unpack data (`compression.rs`), those of Parquet and of
//! archives in `extract`, and the style system (`styling.rs`). Nothing is printed about such a panic but the error.

use std::cell::Cell;
use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    /// The calls of readers that this thread is in.
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// The text of a panic in a reader.
#[derive(Debug)]
pub(crate) struct Broken(String);

impl Broken {
    /// The text alone.
    #[cfg(feature = "style")]
    pub(crate) fn reason(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the data are broken: {}", self.0)
    }
}

impl From<Broken> for io::Error {
    fn from(broken: Broken) -> Self {
        Self::other(broken.to_string())
    }
}

/// Sets the hook of panics for the whole program: those in readers are not printed.
pub(crate) fn print_no_panics_of_readers() {
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        // A thread that ends has no such value any more.
        if CALLS.try_with(Cell::get).unwrap_or(0) == 0 {
            print(panic);
        }
    }));
}

/// Calls a reader. One that has panicked must not be called again: its state is unknown.
///
/// # Errors
/// [`Broken`] if it panics.
pub(crate) fn guarded<T>(read: impl FnOnce() -> T) -> Result<T, Broken> {
    CALLS.set(CALLS.get().saturating_add(1));
    let result = panic::catch_unwind(AssertUnwindSafe(read));
    CALLS.set(CALLS.get().saturating_sub(1));
    result.map_err(|panic| {
        let text = match panic.downcast::<String>() {
            Ok(text) => *text,
            Err(panic) => panic.downcast_ref::<&str>().copied().unwrap_or("unknown").to_owned(),
        };
        Broken(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fail(way: u32) {
        match way {
            0 => panic!("no {}", "footer"),
            1 => panic!("no page"),
            _ => panic::panic_any(way),
        }
    }

    #[test]
    fn a_panic_is_an_error() {
        assert_eq!(guarded(|| 1).unwrap(), 1);
        for (way, text) in ["no footer", "no page", "unknown"].into_iter().enumerate() {
            let read = || fail(way as u32);
            let message = guarded(read).unwrap_err().to_string();
            assert_eq!(message, format!("the data are broken: {text}"));
            // A guard within another one leaves that in place.
            let outer = guarded(|| guarded(read).is_err() && CALLS.get() == 1);
            assert!(outer.unwrap());
            assert_eq!(CALLS.get(), 0);
        }
    }
}
