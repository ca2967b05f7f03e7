// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSS",
    interface: Interface::CSS,
    last: Interface::CSS,
    kind: DefinitionKind::Namespace,
    exposure: 0b1,
    members: &[
        Member::operation("escape", Glue::Function(static_escape), 1),
        Member::operation("supports", Glue::Function(static_supports), 1),
        Member::operation("registerProperty", Glue::Function(static_register_property), 1),
    ],
    ..Definition::EMPTY
};

fn static_escape(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("CSS", "escape");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css::escape(cx, a0)?;
    Ok(cx.js_string(&value))
}

fn static_supports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("CSS", "supports");
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => static_supports_overload_2(cx, call),
        _ => static_supports_overload_1(cx, call),
    }
}

fn static_supports_overload_1(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("CSS", "supports");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::css::supports(cx, a0, a1)?;
    Ok(cx.boolean(value))
}

fn static_supports_overload_2(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("CSS", "supports");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::css::supports_2(cx, a0)?;
    Ok(cx.boolean(value))
}

fn static_register_property(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("CSS", "registerProperty");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = PropertyDefinition::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::css::register_property(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}
