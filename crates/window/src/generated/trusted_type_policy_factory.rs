// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedTypePolicyFactory",
    interface: Interface::TrustedTypePolicyFactory,
    last: Interface::TrustedTypePolicyFactory,
    exposure: 0b1111,
    members: &[
        Member::operation("createPolicy", Glue::Function(create_policy), 1),
        Member::operation("isHTML", Glue::Function(is_html), 1),
        Member::operation("isScript", Glue::Function(is_script), 1),
        Member::operation("isScriptURL", Glue::Function(is_script_url), 1),
        Member::attribute(
            "emptyHTML",
            Glue::Object(OfObject::Any(interfaces::trusted_type_policy_factory::empty_html)),
        ),
        Member::attribute(
            "emptyScript",
            Glue::Object(OfObject::Any(interfaces::trusted_type_policy_factory::empty_script)),
        ),
        Member::operation("getAttributeType", Glue::Function(get_attribute_type), 2),
        Member::operation("getPropertyType", Glue::Function(get_property_type), 2),
        Member::attribute(
            "defaultPolicy",
            Glue::Object(OfObject::NullableAny(
                interfaces::trusted_type_policy_factory::default_policy,
            )),
        ),
    ],
    ..Definition::EMPTY
};

fn create_policy(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "createPolicy");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = TrustedTypePolicyOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::trusted_type_policy_factory::create_policy(cx, &this, a0, a1)?;
    Ok(value)
}

fn is_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isHTML");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_html(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn is_script(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isScript");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_script(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn is_script_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "isScriptURL");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::trusted_type_policy_factory::is_script_url(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn get_attribute_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "getAttributeType");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => Some(DomString::from("")),
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => Some(DomString::from("")),
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let value =
        interfaces::trusted_type_policy_factory::get_attribute_type(cx, &this, a0, a1, a2, a3)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn get_property_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TrustedTypePolicyFactory", "getPropertyType");
    let this = receiver::object(cx, call, Interface::TrustedTypePolicyFactory)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => Some(DomString::from("")),
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::dom_string(cx, value)?),
        },
    };
    let value = interfaces::trusted_type_policy_factory::get_property_type(cx, &this, a0, a1, a2)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}
