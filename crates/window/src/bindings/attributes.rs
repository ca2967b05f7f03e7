//! Setters of attributes that are read-only by their declaration.

use treewright_quickjs::{Attributes, Call, Thrown, Value};

use super::prelude::Answer;
use crate::Cx;

/// `[PutForwards]`: sets an attribute of the attribute's value.
/// <https://webidl.spec.whatwg.org/#PutForwards>
pub(crate) fn forward(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    this: &Value,
    name: &str,
    target: &str,
) -> Answer {
    let object = cx.get_str(this, name)?;
    if !object.is_object() {
        return Err(cx.type_error(&format!("The '{name}' property is not an object.")));
    }
    cx.set_str(&object, target, &call.arg(0))?;
    Ok(cx.undefined())
}

/// `[Replaceable]`: an own property with the value shadows the attribute.
/// <https://webidl.spec.whatwg.org/#Replaceable>
pub(crate) fn replace(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value, name: &str) -> Answer {
    create_data_property(cx, this, name, &call.arg(0))?;
    Ok(cx.undefined())
}

fn create_data_property(
    cx: &mut Cx<'_>,
    object: &Value,
    name: &str,
    value: &Value,
) -> Result<(), Thrown> {
    let key = cx.key(name);
    if cx.define_value(object, &key, value, Attributes::ALL)? {
        return Ok(());
    }
    Err(cx.type_error(&format!("Cannot redefine property: {name}")))
}
