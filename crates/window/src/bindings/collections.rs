//! Maplike and setlike interfaces: each object has a Map or Set of the language.
//! <https://webidl.spec.whatwg.org/#js-maplike>

use treewright_quickjs::{Call, Intrinsic, Thrown, Value};

use super::prelude::{Answer, Site};
use super::slots;
use crate::Cx;

/// The Map or Set of an object.
fn backing(cx: &mut Cx<'_>, this: &Value, is_map: bool) -> Result<Value, Thrown> {
    if let Some(backing) = cx.slot(this, slots::COLLECTION) {
        return Ok(backing);
    }
    let backing = if is_map { cx.new_map(Vec::new())? } else { cx.new_set(Vec::new())? };
    cx.set_slot(this, slots::COLLECTION, &backing);
    Ok(backing)
}

/// The values of the Set of an object.
pub(crate) fn set_entries(cx: &Cx<'_>, this: &Value) -> Vec<Value> {
    let backing = cx.slot(this, slots::COLLECTION);
    backing.and_then(|backing| cx.set_values(&backing)).unwrap_or_default()
}

fn run(cx: &mut Cx<'_>, this: &Value, is_map: bool, method: &str, arguments: &[Value]) -> Answer {
    let backing = backing(cx, this, is_map)?;
    let prototype = if is_map { Intrinsic::MapPrototype } else { Intrinsic::SetPrototype };
    let prototype = cx.intrinsic(prototype);
    // SPEC-NOTE: the methods are looked up when they are used: if a page replaces those of Map or
    // Set, these change too. https://webidl.spec.whatwg.org/#js-map-size
    let function = cx.get_str(&prototype, method)?;
    let result = cx.call(&function, &backing, arguments)?;
    let is_chained = matches!(method, "add" | "set");
    Ok(if is_chained { this.clone() } else { result })
}

pub(crate) fn maplike(cx: &mut Cx<'_>, this: &Value, method: &str, arguments: &[Value]) -> Answer {
    run(cx, this, true, method, arguments)
}

pub(crate) fn setlike(cx: &mut Cx<'_>, this: &Value, method: &str, arguments: &[Value]) -> Answer {
    let result = run(cx, this, false, method, arguments)?;
    crate::custom_elements::internals::a_set_was_changed(cx, this, method, arguments);
    Ok(result)
}

pub(crate) fn size(cx: &mut Cx<'_>, this: &Value) -> Answer {
    let size = match cx.slot(this, slots::COLLECTION) {
        None => 0,
        Some(backing) => match cx.set_values(&backing) {
            Some(values) => values.len(),
            None => cx.map_entries(&backing).map_or(0, |entries| entries.len()),
        },
    };
    Ok(cx.number(size as f64))
}

pub(crate) fn for_each(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    this: &Value,
    site: &'static Site,
) -> Answer {
    let callback = super::convert::callback_function(cx, &call.arg(0), site.argument(1))?;
    let Some(backing) = cx.slot(this, slots::COLLECTION) else { return Ok(cx.undefined()) };
    let entries = match cx.set_values(&backing) {
        Some(values) => values.into_iter().map(|value| (value.clone(), value)).collect(),
        None => cx.map_entries(&backing).unwrap_or_default(),
    };
    for (key, value) in entries {
        cx.call(&callback, &call.arg(1), &[value, key, this.clone()])?;
    }
    Ok(cx.undefined())
}
