// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WorkerNavigator",
    interface: Interface::WorkerNavigator,
    last: Interface::WorkerNavigator,
    exposure: 0b1110,
    members: &[
        Member::attribute(
            "permissions",
            Glue::Object(OfObject::Any(interfaces::worker_navigator::permissions)),
        )
        .same_object()
        .exposed(0b1110),
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
        Member::attribute(
            "hardwareConcurrency",
            Glue::Object(OfObject::UnsignedLongLong(
                interfaces::navigator_concurrent_hardware::hardware_concurrency,
            )),
        ),
    ],
    ..Definition::EMPTY
};
