// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableStreamBYOBRequest",
    interface: Interface::ReadableStreamBYOBRequest,
    last: Interface::ReadableStreamBYOBRequest,
    exposure: 0b11111,
    members: &[
        Member::attribute(
            "view",
            Glue::Object(OfObject::NullableAny(interfaces::readable_stream_byob_request::view)),
        ),
        Member::operation("respond", Glue::Function(respond), 1),
        Member::operation("respondWithNewView", Glue::Function(respond_with_new_view), 1),
    ],
    ..Definition::EMPTY
};

fn respond(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamBYOBRequest", "respond");
    let this = receiver::object(cx, call, Interface::ReadableStreamBYOBRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Enforce, SITE.argument(1))?;
    let value = interfaces::readable_stream_byob_request::respond(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn respond_with_new_view(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamBYOBRequest", "respondWithNewView");
    let this = receiver::object(cx, call, Interface::ReadableStreamBYOBRequest)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::ArrayBufferView, false, false, SITE.argument(1))?;
    let value = interfaces::readable_stream_byob_request::respond_with_new_view(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
