//! <https://w3c.github.io/webcrypto/#crypto-interface>

use treewright_quickjs::{Thrown, Value, ViewKind};

use crate::exception::{DomExceptionName, dom_exception, quota_exceeded};
use crate::generated::Interface;
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The most bytes that one call gives.
const QUOTA: usize = 65_536;

pub(super) fn random_bytes(cx: &mut Cx<'_>, bytes: &mut [u8]) -> Result<(), Thrown> {
    getrandom::fill(bytes).map_err(|_| {
        dom_exception(cx, DomExceptionName::OperationError, "The system has no random bytes.")
    })
}

/// The slot of `subtle`.
const SUBTLE: u64 = 100;

/// <https://w3c.github.io/webcrypto/#dfn-Crypto>
pub(crate) fn subtle(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(subtle) = cx.slot(this, SUBTLE) {
        return Ok(subtle);
    }
    let subtle = bindings::new_object(cx, Interface::SubtleCrypto)?;
    cx.set_slot(this, SUBTLE, &subtle);
    Ok(subtle)
}

/// <https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues>
pub(crate) fn get_random_values(
    cx: &mut Cx<'_>,
    _this: &Value,
    array: Value,
) -> Result<Value, Thrown> {
    let view = cx.view(&array);
    let is_of_integers = view.as_ref().is_some_and(|view| {
        !matches!(
            view.kind,
            ViewKind::Float16 | ViewKind::Float32 | ViewKind::Float64 | ViewKind::DataView
        )
    });
    let Some(view) = view.filter(|_| is_of_integers) else {
        let message = "The array is not one of integers.";
        return Err(dom_exception(cx, DomExceptionName::TypeMismatchError, message));
    };
    if view.byte_length > QUOTA {
        let message = format!("{} bytes are more than {QUOTA}.", view.byte_length);
        return Err(quota_exceeded(cx, &message, None, None));
    }
    let mut bytes = vec![0; view.byte_length];
    random_bytes(cx, &mut bytes)?;
    cx.write_bytes(&view.buffer, view.byte_offset, &bytes);
    Ok(array)
}

/// <https://w3c.github.io/webcrypto/#Crypto-method-randomUUID>
pub(crate) fn random_uuid(cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok(new_uuid(cx)?.into())
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
