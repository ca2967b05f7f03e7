//! Random bytes of the system.

use treewright_quickjs::Thrown;

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};

/// Fills a slice.
pub(crate) fn random_bytes(cx: &mut Cx<'_>, bytes: &mut [u8]) -> Result<(), Thrown> {
    getrandom::fill(bytes).map_err(|_| {
        dom_exception(cx, DomExceptionName::OperationError, "The system has no random bytes.")
    })
}

/// <https://w3c.github.io/webcrypto/#dfn-generate-a-random-uuid>
pub(crate) fn new_uuid(cx: &mut Cx<'_>) -> Result<String, Thrown> {
    let mut bytes = [0_u8; 16];
    random_bytes(cx, &mut bytes)?;
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let mut text = String::with_capacity(36);
    for (index, byte) in bytes.iter().enumerate() {
        if matches!(index, 4 | 6 | 8 | 10) {
            text.push('-');
        }
        for digit in [byte >> 4, byte & 0x0f] {
            text.extend(char::from_digit(u32::from(digit), 16));
        }
    }
    Ok(text)
}
