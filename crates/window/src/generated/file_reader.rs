// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FileReader",
    interface: Interface::FileReader,
    last: Interface::FileReader,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((Glue::Constructor(interfaces::file_reader::constructor), 0)),
    members: &[
        Member::operation("readAsArrayBuffer", Glue::Function(read_as_array_buffer), 1),
        Member::operation("readAsBinaryString", Glue::Function(read_as_binary_string), 1),
        Member::operation("readAsText", Glue::Function(read_as_text), 1),
        Member::operation("readAsDataURL", Glue::Function(read_as_data_url), 1),
        Member::operation(
            "abort",
            Glue::Object(OfObject::Undefined(interfaces::file_reader::abort)),
            0,
        ),
        Member::constant("EMPTY", 0.0),
        Member::constant("LOADING", 1.0),
        Member::constant("DONE", 2.0),
        Member::attribute(
            "readyState",
            Glue::Object(OfObject::UnsignedShort(interfaces::file_reader::ready_state)),
        ),
        Member::attribute("result", Glue::Function(result_getter)),
        Member::attribute(
            "error",
            Glue::Object(OfObject::NullableAny(interfaces::file_reader::error)),
        ),
        Member::handler("onloadstart"),
        Member::handler("onprogress"),
        Member::handler("onload"),
        Member::handler("onabort"),
        Member::handler("onerror"),
        Member::handler("onloadend"),
    ],
    ..Definition::EMPTY
};

fn read_as_array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsArrayBuffer");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_array_buffer(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn read_as_binary_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsBinaryString");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_binary_string(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn read_as_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsText");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::file_reader::read_as_text(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn read_as_data_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsDataURL");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_data_url(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn result_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = interfaces::file_reader::result(cx, &this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}
