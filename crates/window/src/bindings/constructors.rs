//! Constructors: of interfaces, and for those without one.

use treewright_quickjs::{Call, Thrown, Value};

use super::prelude::Answer;
use super::site::Site;
use crate::Cx;
use crate::generated::Interface;

/// Throws for a call without `new`.
pub(crate) fn require_new(cx: &Cx<'_>, call: &Call<'_>, site: &Site) -> Result<(), Thrown> {
    if call.is_construct() {
        return Ok(());
    }
    let reason = "Please use the 'new' operator, this DOM object constructor cannot be called as a function.";
    Err(site.type_error(cx, reason))
}

/// The constructor of interfaces without a constructor operation.
pub(crate) fn illegal(cx: &mut Cx<'_>, _call: &Call<'_>) -> Answer {
    Err(cx.type_error("Illegal constructor"))
}

/// The prototype of the object that a constructor makes.
/// <https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface>
pub(crate) fn prototype(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    interface: Interface,
) -> Result<Value, Thrown> {
    let Some(new_target) = call.new_target() else { return super::prototype(cx, interface) };
    let new_target = new_target.clone();
    let prototype = cx.get_str(&new_target, "prototype")?;
    if prototype.is_object() {
        return Ok(prototype);
    }
    match cx.realm_of_function(&new_target) {
        Some(realm) => cx.in_realm(&realm, |cx| super::prototype(cx, interface)),
        None => Err(cx.type_error("The realm of new.target is gone")),
    }
}
