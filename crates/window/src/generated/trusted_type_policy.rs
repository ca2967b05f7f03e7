// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedTypePolicy",
    interface: Interface::TrustedTypePolicy,
    last: Interface::TrustedTypePolicy,
    exposure: 0b1111,
    members: &[
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::trusted_type_policy::name)),
        ),
        Member::operation("createHTML", Glue::Function(create_html), 1),
        Member::operation("createScript", Glue::Function(create_script), 1),
        Member::operation("createScriptURL", Glue::Function(create_script_url), 1),
    ],
    ..Definition::EMPTY
};

fn create_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createHTML");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_html(cx, &this, a0, a1)?;
    Ok(value)
}

fn create_script(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createScript");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_script(cx, &this, a0, a1)?;
    Ok(value)
}

fn create_script_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createScriptURL");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_script_url(cx, &this, a0, a1)?;
    Ok(value)
}
