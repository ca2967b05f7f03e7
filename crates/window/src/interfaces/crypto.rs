//! <https://w3c.github.io/webcrypto/#crypto-interface>

use treewright_quickjs::{Thrown, Value, ViewKind};

use crate::exception::{DomExceptionName, dom_exception, quota_exceeded};
use crate::generated::Interface;
use crate::random::{new_uuid, random_bytes};
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The most bytes that one call gives.
const QUOTA: usize = 65_536;

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
