// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CustomStateSet",
    interface: Interface::CustomStateSet,
    last: Interface::CustomStateSet,
    exposure: 0b1,
    iteration: Iteration::Set,
    members: &[
        Member::operation("entries", N::CustomStateSet_entries, 0),
        Member::operation("forEach", N::CustomStateSet_forEach, 1),
        Member::operation("has", N::CustomStateSet_has, 1),
        Member::operation("keys", N::CustomStateSet_keys, 0),
        Member::operation("values", N::CustomStateSet_values, 0),
        Member::operation("clear", N::CustomStateSet_clear, 0),
        Member::operation("delete", N::CustomStateSet_delete, 1),
        Member::operation("add", N::CustomStateSet_add, 1),
        Member::attribute("size", N::CustomStateSet_get_size),
    ],
    ..Definition::EMPTY
};

pub(super) fn entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "entries");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "entries", &[])
}

pub(super) fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "forEach");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    collections::for_each(cx, call, &this, SITE)
}

pub(super) fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "has");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "has", &[a0])
}

pub(super) fn keys(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "keys");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "keys", &[])
}

pub(super) fn values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "values");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "values", &[])
}

pub(super) fn clear(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "clear");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "clear", &[])
}

pub(super) fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "delete");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "delete", &[a0])
}

pub(super) fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "add");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "add", &[a0])
}

pub(super) fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::size(cx, &this)
}
