// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerNavigator",
    interface: Interface::WorkerNavigator,
    last: Interface::WorkerNavigator,
    exposure: 0b1110,
    members: &[
        Member::attribute("appCodeName", N::WorkerNavigator_get_appCodeName),
        Member::attribute("appName", N::WorkerNavigator_get_appName),
        Member::attribute("appVersion", N::WorkerNavigator_get_appVersion),
        Member::attribute("platform", N::WorkerNavigator_get_platform),
        Member::attribute("product", N::WorkerNavigator_get_product),
        Member::attribute("productSub", N::WorkerNavigator_get_productSub).exposed(0b1),
        Member::attribute("userAgent", N::WorkerNavigator_get_userAgent),
        Member::attribute("vendor", N::WorkerNavigator_get_vendor).exposed(0b1),
        Member::attribute("vendorSub", N::WorkerNavigator_get_vendorSub).exposed(0b1),
        Member::attribute("language", N::WorkerNavigator_get_language),
        Member::attribute("languages", N::WorkerNavigator_get_languages),
        Member::attribute("onLine", N::WorkerNavigator_get_onLine),
        Member::attribute("hardwareConcurrency", N::WorkerNavigator_get_hardwareConcurrency),
    ],
    ..Definition::EMPTY
};

pub(super) fn app_code_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::app_code_name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn app_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::app_name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn app_version_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::app_version(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn platform_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::platform(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn product_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::product(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn product_sub_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::product_sub(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn user_agent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::user_agent(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn vendor_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::vendor(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn vendor_sub_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_id::vendor_sub(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn language_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_language::language(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn languages_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_language::languages(cx, &this)?;
    Ok(value)
}

pub(super) fn on_line_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_on_line::on_line(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn hardware_concurrency_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WorkerNavigator)?;
    let value = interfaces::navigator_concurrent_hardware::hardware_concurrency(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}
