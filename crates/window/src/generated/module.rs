// Made by `cargo xtask codegen` from spec/idl/wasm-js-api.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Module",
    interface: Interface::Module,
    last: Interface::Module,
    exposure: 0b11111,
    namespace: Some("WebAssembly"),
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("exports", Glue::Function(static_exports), 1).of_constructor(),
        Member::operation("imports", Glue::Function(static_imports), 1).of_constructor(),
        Member::operation("customSections", Glue::Function(static_custom_sections), 2)
            .of_constructor(),
    ],
    ..Definition::EMPTY
};

fn static_exports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Module", "exports");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Module, SITE.argument(1))?;
    let value = interfaces::module::exports(cx, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item.into_value(cx)?))?)
}

fn static_imports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Module", "imports");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Module, SITE.argument(1))?;
    let value = interfaces::module::imports(cx, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item.into_value(cx)?))?)
}

fn static_custom_sections(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Module", "customSections");
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Module, SITE.argument(1))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::module::custom_sections(cx, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Module", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(
        cx,
        &call.arg(0),
        Buffer::AllowSharedBufferSource,
        true,
        true,
        SITE.argument(1),
    )?;
    let a1 = WebAssemblyCompileOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Module)?;
    interfaces::module::constructor(cx, &prototype, a0, a1)
}
