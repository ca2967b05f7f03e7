//! Reading and writing dictionaries. <https://webidl.spec.whatwg.org/#js-dictionary>

use treewright_quickjs::{Attributes, Thrown, Value};

use super::site::At;
use crate::Cx;

/// Throws unless a value can be read as a dictionary.
pub(crate) fn check(cx: &Cx<'_>, value: &Value, name: &str, at: At) -> Result<(), Thrown> {
    if value.is_nullish() || value.is_object() {
        return Ok(());
    }
    Err(at.type_error(cx, &format!("The provided value is not of type '{name}'.")))
}

/// The value of a member; undefined without an object.
pub(crate) fn get(cx: &mut Cx<'_>, value: &Value, member: &str) -> Result<Value, Thrown> {
    if value.is_nullish() { Ok(cx.undefined()) } else { cx.get_str(value, member) }
}

/// The error for a required member that is missing.
pub(crate) fn missing(cx: &Cx<'_>, at: At) -> Thrown {
    at.type_error(cx, "Required member is undefined.")
}

/// Writes a member of the object that a dictionary becomes.
pub(crate) fn put(
    cx: &mut Cx<'_>,
    object: &Value,
    member: &str,
    value: &Value,
) -> Result<(), Thrown> {
    let key = cx.key(member);
    cx.define_value(object, &key, value, Attributes::ALL).map(|_| ())
}
