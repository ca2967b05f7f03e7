// Made by `cargo xtask codegen` from spec/idl/webcrypto.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Crypto",
    interface: Interface::Crypto,
    last: Interface::Crypto,
    exposure: 0b1111,
    members: &[
        Member::attribute("subtle", Glue::Object(OfObject::Any(interfaces::crypto::subtle))),
        Member::operation("getRandomValues", Glue::Function(get_random_values), 1),
        Member::operation(
            "randomUUID",
            Glue::Object(OfObject::Text(interfaces::crypto::random_uuid)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn get_random_values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Crypto", "getRandomValues");
    let this = receiver::object(cx, call, Interface::Crypto)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::ArrayBufferView, false, false, SITE.argument(1))?;
    let value = interfaces::crypto::get_random_values(cx, &this, a0)?;
    Ok(value)
}
