// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFormControlsCollection",
    interface: Interface::HTMLFormControlsCollection,
    last: Interface::HTMLFormControlsCollection,
    parent: Some(Interface::HTMLCollection),
    exposure: 0b1,
    legacy: Some(&Legacy {
        indexed: Some(Indexed {
            length: super::html_collection::indexed_length,
            get: super::html_collection::indexed_get,
            set: None,
        }),
        named: Some(Named { names: named_names, get: named_get, set: None, delete: None }),
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[Member::operation("namedItem", Glue::Function(named_item), 1)],
    ..Definition::EMPTY
};

fn named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLFormControlsCollection", "namedItem");
    let this = receiver::object(cx, call, Interface::HTMLFormControlsCollection)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_form_controls_collection::named_item(cx, &this, a0)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

pub(super) fn named_names(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<DomString>, Thrown> {
    let this = object;
    interfaces::html_form_controls_collection::supported_property_names(cx, this)
}

pub(super) fn named_get(
    cx: &mut Cx<'_>,
    object: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let this = object;
    let Some(value) = interfaces::html_form_controls_collection::named_property(cx, this, name)?
    else {
        return Ok(None);
    };
    Ok(Some(value.into_value(cx)?))
}
