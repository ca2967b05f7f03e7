// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Navigator",
    interface: Interface::Navigator,
    last: Interface::Navigator,
    exposure: 0b1,
    members: &[
        Member::operation("sendBeacon", N::Navigator_sendBeacon, 1),
        Member::attribute("userActivation", N::Navigator_get_userActivation),
        Member::attribute("maxTouchPoints", N::Navigator_get_maxTouchPoints),
        Member::attribute("appCodeName", N::Navigator_get_appCodeName),
        Member::attribute("appName", N::Navigator_get_appName),
        Member::attribute("appVersion", N::Navigator_get_appVersion),
        Member::attribute("platform", N::Navigator_get_platform),
        Member::attribute("product", N::Navigator_get_product),
        Member::attribute("productSub", N::Navigator_get_productSub).exposed(0b1),
        Member::attribute("userAgent", N::Navigator_get_userAgent),
        Member::attribute("vendor", N::Navigator_get_vendor).exposed(0b1),
        Member::attribute("vendorSub", N::Navigator_get_vendorSub).exposed(0b1),
        Member::attribute("language", N::Navigator_get_language),
        Member::attribute("languages", N::Navigator_get_languages),
        Member::attribute("onLine", N::Navigator_get_onLine),
        Member::attribute("cookieEnabled", N::Navigator_get_cookieEnabled),
        Member::attribute("plugins", N::Navigator_get_plugins),
        Member::attribute("mimeTypes", N::Navigator_get_mimeTypes),
        Member::operation("javaEnabled", N::Navigator_javaEnabled, 0),
        Member::attribute("pdfViewerEnabled", N::Navigator_get_pdfViewerEnabled),
        Member::attribute("hardwareConcurrency", N::Navigator_get_hardwareConcurrency),
    ],
    ..Definition::EMPTY
};

pub(super) fn send_beacon(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigator", "sendBeacon");
    let this = receiver::object(cx, call, Interface::Navigator)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => match &value { value if value.is_nullish() => None, value => Some(BodyInit::from_value(cx, value, SITE.argument(2))?) } };
    let value = interfaces::navigator::send_beacon(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn user_activation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Navigator)?;
    if let Some(value) = same_object::kept(cx, &object, N::Navigator_get_userActivation) {
        return Ok(value);
    }
    let value = interfaces::navigator::user_activation(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Navigator_get_userActivation, &value);
    Ok(value)
}

pub(super) fn max_touch_points_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator::max_touch_points(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn app_code_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::app_code_name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn app_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::app_name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn app_version_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::app_version(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn platform_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::platform(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn product_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::product(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn product_sub_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::product_sub(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn user_agent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::user_agent(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn vendor_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::vendor(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn vendor_sub_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_id::vendor_sub(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn language_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_language::language(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn languages_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_language::languages(cx, &this)?;
    Ok(value)
}

pub(super) fn on_line_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_on_line::on_line(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn cookie_enabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_cookies::cookie_enabled(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn plugins_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Navigator)?;
    if let Some(value) = same_object::kept(cx, &object, N::Navigator_get_plugins) {
        return Ok(value);
    }
    let value = interfaces::navigator_plugins::plugins(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Navigator_get_plugins, &value);
    Ok(value)
}

pub(super) fn mime_types_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::Navigator)?;
    if let Some(value) = same_object::kept(cx, &object, N::Navigator_get_mimeTypes) {
        return Ok(value);
    }
    let value = interfaces::navigator_plugins::mime_types(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::Navigator_get_mimeTypes, &value);
    Ok(value)
}

pub(super) fn java_enabled(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_plugins::java_enabled(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn pdf_viewer_enabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_plugins::pdf_viewer_enabled(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn hardware_concurrency_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigator)?;
    let value = interfaces::navigator_concurrent_hardware::hardware_concurrency(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}
