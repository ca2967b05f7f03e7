// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedTypePolicy",
    interface: Interface::TrustedTypePolicy,
    last: Interface::TrustedTypePolicy,
    exposure: 0b1111,
    members: &[
        Member::attribute("name", N::TrustedTypePolicy_get_name),
        Member::operation("createHTML", N::TrustedTypePolicy_createHTML, 1),
        Member::operation("createScript", N::TrustedTypePolicy_createScript, 1),
        Member::operation("createScriptURL", N::TrustedTypePolicy_createScriptURL, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    let value = interfaces::trusted_type_policy::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn create_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createHTML");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_html(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn create_script(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createScript");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_script(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn create_script_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicy", "createScriptURL");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicy)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::trusted_type_policy::create_script_url(cx, &this, a0, a1)?;
    Ok(value)
}
