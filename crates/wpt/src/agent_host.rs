//! The agent of the window, as the runner uses it.

use crate::page::Host;

/// Makes an agent.
///
/// # Errors
///
/// If it cannot be made, with the reason.
pub fn make() -> Result<Box<dyn Host>, String> {
    Err("the window has no agent yet".to_owned())
}
