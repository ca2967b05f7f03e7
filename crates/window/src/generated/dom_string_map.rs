// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMStringMap",
    interface: Interface::DOMStringMap,
    last: Interface::DOMStringMap,
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: None,
        named: Some(Named {
            names: named_names,
            get: named_get,
            set: Some(named_set),
            delete: Some(named_delete),
        }),
        overrides_built_ins: true,
        enumerable_names: true,
        is_global: false,
    }),
    ..Definition::EMPTY
};

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::dom_string_map::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::dom_string_map::named_property(cx, this, name)? else {
        return Ok(None);
    };
    Ok(Some(cx.js_string(&value)))
}

pub(super) fn named_set(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
    value: &Value,
) -> Result<(), Thrown> {
    let this = object;
    const SITE: &Site = &Site::property("DOMStringMap");
    let value = convert::dom_string(cx, value)?;
    reactions::push_queue(cx);
    let done = interfaces::dom_string_map::set_named_property(cx, this, name, value);
    reactions::pop_queue_and_run(cx);
    done
}

pub(super) fn named_delete(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<bool, Thrown> {
    let this = object;
    reactions::push_queue(cx);
    let done = interfaces::dom_string_map::delete_named_property(cx, this, name);
    reactions::pop_queue_and_run(cx);
    done
}
