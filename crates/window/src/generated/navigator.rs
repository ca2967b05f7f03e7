// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Navigator",
    interface: Interface::Navigator,
    last: Interface::Navigator,
    exposure: 0b1,
    members: &[
        Member::operation("sendBeacon", Glue::Function(send_beacon), 1),
        Member::attribute(
            "userActivation",
            Glue::Object(OfObject::Any(interfaces::navigator::user_activation)),
        )
        .same_object(),
        Member::attribute(
            "permissions",
            Glue::Object(OfObject::Any(interfaces::navigator::permissions)),
        )
        .same_object()
        .exposed(0b1),
        Member::attribute(
            "maxTouchPoints",
            Glue::Object(OfObject::Long(interfaces::navigator::max_touch_points)),
        ),
        Member::attribute(
            "appCodeName",
            Glue::Object(OfObject::Text(interfaces::navigator_id::app_code_name)),
        ),
        Member::attribute(
            "appName",
            Glue::Object(OfObject::Text(interfaces::navigator_id::app_name)),
        ),
        Member::attribute(
            "appVersion",
            Glue::Object(OfObject::Text(interfaces::navigator_id::app_version)),
        ),
        Member::attribute(
            "platform",
            Glue::Object(OfObject::Text(interfaces::navigator_id::platform)),
        ),
        Member::attribute(
            "product",
            Glue::Object(OfObject::Text(interfaces::navigator_id::product)),
        ),
        Member::attribute(
            "productSub",
            Glue::Object(OfObject::Text(interfaces::navigator_id::product_sub)),
        )
        .exposed(0b1),
        Member::attribute(
            "userAgent",
            Glue::Object(OfObject::Text(interfaces::navigator_id::user_agent)),
        ),
        Member::attribute("vendor", Glue::Object(OfObject::Text(interfaces::navigator_id::vendor)))
            .exposed(0b1),
        Member::attribute(
            "vendorSub",
            Glue::Object(OfObject::Text(interfaces::navigator_id::vendor_sub)),
        )
        .exposed(0b1),
        Member::attribute(
            "language",
            Glue::Object(OfObject::Text(interfaces::navigator_language::language)),
        ),
        Member::attribute(
            "languages",
            Glue::Object(OfObject::Any(interfaces::navigator_language::languages)),
        ),
        Member::attribute(
            "onLine",
            Glue::Object(OfObject::Boolean(interfaces::navigator_on_line::on_line)),
        ),
        Member::operation("registerProtocolHandler", Glue::Function(register_protocol_handler), 2),
        Member::operation(
            "unregisterProtocolHandler",
            Glue::Function(unregister_protocol_handler),
            2,
        ),
        Member::attribute(
            "cookieEnabled",
            Glue::Object(OfObject::Boolean(interfaces::navigator_cookies::cookie_enabled)),
        ),
        Member::attribute(
            "plugins",
            Glue::Object(OfObject::Any(interfaces::navigator_plugins::plugins)),
        )
        .same_object(),
        Member::attribute(
            "mimeTypes",
            Glue::Object(OfObject::Any(interfaces::navigator_plugins::mime_types)),
        )
        .same_object(),
        Member::operation(
            "javaEnabled",
            Glue::Object(OfObject::Boolean(interfaces::navigator_plugins::java_enabled)),
            0,
        ),
        Member::attribute(
            "pdfViewerEnabled",
            Glue::Object(OfObject::Boolean(interfaces::navigator_plugins::pdf_viewer_enabled)),
        ),
        Member::attribute(
            "hardwareConcurrency",
            Glue::Object(OfObject::UnsignedLongLong(
                interfaces::navigator_concurrent_hardware::hardware_concurrency,
            )),
        ),
    ],
    ..Definition::EMPTY
};

fn send_beacon(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigator", "sendBeacon");
    let this = receiver::object(cx, call, Interface::Navigator)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(BodyInit::from_value(cx, value, SITE.argument(2))?),
        },
    };
    let value = interfaces::navigator::send_beacon(cx, &this, a0, a1)?;
    Ok(cx.boolean(value))
}

fn register_protocol_handler(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigator", "registerProtocolHandler");
    let this = receiver::object(cx, call, Interface::Navigator)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value = interfaces::navigator_content_utils::register_protocol_handler(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn unregister_protocol_handler(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigator", "unregisterProtocolHandler");
    let this = receiver::object(cx, call, Interface::Navigator)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::usv_string(cx, &call.arg(1))?;
    let value =
        interfaces::navigator_content_utils::unregister_protocol_handler(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}
