// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedTypePolicyFactory",
    interface: Interface::TrustedTypePolicyFactory,
    last: Interface::TrustedTypePolicyFactory,
    exposure: 0b1111,
    members: &[
        Member::operation("createPolicy", N::TrustedTypePolicyFactory_createPolicy, 1),
        Member::operation("isHTML", N::TrustedTypePolicyFactory_isHTML, 1),
        Member::operation("isScript", N::TrustedTypePolicyFactory_isScript, 1),
        Member::operation("isScriptURL", N::TrustedTypePolicyFactory_isScriptURL, 1),
        Member::attribute("emptyHTML", N::TrustedTypePolicyFactory_get_emptyHTML),
        Member::attribute("emptyScript", N::TrustedTypePolicyFactory_get_emptyScript),
        Member::operation("getAttributeType", N::TrustedTypePolicyFactory_getAttributeType, 2),
        Member::operation("getPropertyType", N::TrustedTypePolicyFactory_getPropertyType, 2),
        Member::attribute("defaultPolicy", N::TrustedTypePolicyFactory_get_defaultPolicy),
    ],
    ..Definition::EMPTY
};

pub(super) fn create_policy(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "createPolicy");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = TrustedTypePolicyOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::trusted_type_policy_factory::create_policy(cx, &this, a0, a1)?;
    Ok(value)
}

pub(super) fn is_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isHTML");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_html(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_script(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isScript");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_script(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_script_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isScriptURL");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_script_url(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn empty_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    let value = interfaces::trusted_type_policy_factory::empty_html(cx, &this)?;
    Ok(value)
}

pub(super) fn empty_script_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    let value = interfaces::trusted_type_policy_factory::empty_script(cx, &this)?;
    Ok(value)
}

pub(super) fn get_attribute_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "getAttributeType");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => Some(DomString::from("")), value => match &value { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) } };
    let a3 = match call.arg(3) { value if value.is_undefined() => Some(DomString::from("")), value => match &value { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) } };
    let value = interfaces::trusted_type_policy_factory::get_attribute_type(cx, &this, a0, a1, a2, a3)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn get_property_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "getPropertyType");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => Some(DomString::from("")), value => match &value { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) } };
    let value = interfaces::trusted_type_policy_factory::get_property_type(cx, &this, a0, a1, a2)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn default_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    let value = interfaces::trusted_type_policy_factory::default_policy(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}
