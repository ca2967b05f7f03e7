// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Table",
    interface: Interface::Table,
    last: Interface::Table,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("grow", Glue::Function(grow), 1),
        Member::operation("get", Glue::Function(get), 1),
        Member::operation("set", Glue::Function(set), 1),
        Member::attribute("length", Glue::Object(OfObject::Any(interfaces::table::length))),
    ],
    ..Definition::EMPTY
};

fn grow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Table", "grow");
    let this = receiver::object(cx, call, Interface::Table)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = (call.len() > 1).then(|| call.arg(1));
    let value = interfaces::table::grow(cx, &this, a0, a1)?;
    Ok(value)
}

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Table", "get");
    let this = receiver::object(cx, call, Interface::Table)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::table::get(cx, &this, a0)?;
    Ok(value)
}

fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Table", "set");
    let this = receiver::object(cx, call, Interface::Table)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = (call.len() > 1).then(|| call.arg(1));
    let value = interfaces::table::set(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Table", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TableDescriptor::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = (call.len() > 1).then(|| call.arg(1));
    let prototype = constructors::prototype(cx, call, Interface::Table)?;
    interfaces::table::constructor(cx, &prototype, a0, a1)
}
