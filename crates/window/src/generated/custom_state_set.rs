// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CustomStateSet",
    interface: Interface::CustomStateSet,
    last: Interface::CustomStateSet,
    exposure: 0b1,
    iteration: Iteration::Set,
    members: &[
        Member::operation("entries", Glue::Function(entries), 0),
        Member::operation("forEach", Glue::Function(for_each), 1),
        Member::operation("has", Glue::Function(has), 1),
        Member::operation("keys", Glue::Function(keys), 0),
        Member::operation("values", Glue::Function(values), 0),
        Member::operation("clear", Glue::Function(clear), 0),
        Member::operation("delete", Glue::Function(delete), 1),
        Member::operation("add", Glue::Function(add), 1),
        Member::attribute("size", Glue::Function(size_getter)),
    ],
    ..Definition::EMPTY
};

fn entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "entries");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "entries", &[])
}

fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "forEach");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    collections::for_each(cx, call, &this, SITE)
}

fn has(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "has");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "has", &[a0])
}

fn keys(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "keys");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "keys", &[])
}

fn values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "values");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "values", &[])
}

fn clear(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "clear");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::setlike(cx, &this, "clear", &[])
}

fn delete(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "delete");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "delete", &[a0])
}

fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomStateSet", "add");
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a0 = cx.js_string(&a0);
    collections::setlike(cx, &this, "add", &[a0])
}

fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CustomStateSet)?;
    collections::size(cx, &this)
}
