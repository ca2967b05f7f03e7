// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FileReader",
    interface: Interface::FileReader,
    last: Interface::FileReader,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((N::FileReader_constructor, 0)),
    members: &[
        Member::operation("readAsArrayBuffer", N::FileReader_readAsArrayBuffer, 1),
        Member::operation("readAsBinaryString", N::FileReader_readAsBinaryString, 1),
        Member::operation("readAsText", N::FileReader_readAsText, 1),
        Member::operation("readAsDataURL", N::FileReader_readAsDataURL, 1),
        Member::operation("abort", N::FileReader_abort, 0),
        Member::constant("EMPTY", 0.0),
        Member::constant("LOADING", 1.0),
        Member::constant("DONE", 2.0),
        Member::attribute("readyState", N::FileReader_get_readyState),
        Member::attribute("result", N::FileReader_get_result),
        Member::attribute("error", N::FileReader_get_error),
        Member::attribute("onloadstart", N::FileReader_get_onloadstart).setter(N::FileReader_set_onloadstart),
        Member::attribute("onprogress", N::FileReader_get_onprogress).setter(N::FileReader_set_onprogress),
        Member::attribute("onload", N::FileReader_get_onload).setter(N::FileReader_set_onload),
        Member::attribute("onabort", N::FileReader_get_onabort).setter(N::FileReader_set_onabort),
        Member::attribute("onerror", N::FileReader_get_onerror).setter(N::FileReader_set_onerror),
        Member::attribute("onloadend", N::FileReader_get_onloadend).setter(N::FileReader_set_onloadend),
    ],
    ..Definition::EMPTY
};

pub(super) fn read_as_array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsArrayBuffer");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_array_buffer(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn read_as_binary_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsBinaryString");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_binary_string(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn read_as_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsText");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::file_reader::read_as_text(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn read_as_data_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReader", "readAsDataURL");
    let this = receiver::object(cx, call, Interface::FileReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader::read_as_data_url(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = interfaces::file_reader::abort(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn ready_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = interfaces::file_reader::ready_state(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn result_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = interfaces::file_reader::result(cx, &this)?;
    Ok(match value { Some(value) => value.into_value(cx)?, None => cx.null() })
}

pub(super) fn error_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = interfaces::file_reader::error(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn onloadstart_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "loadstart")
}

pub(super) fn onloadstart_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadstart", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onprogress_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "progress")
}

pub(super) fn onprogress_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "progress", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onload_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "load")
}

pub(super) fn onload_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "load", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onabort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "abort")
}

pub(super) fn onabort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "abort", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onloadend_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    handlers::get(cx, &this, "loadend")
}

pub(super) fn onloadend_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::FileReader)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "loadend", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("FileReader", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::FileReader)?;
    interfaces::file_reader::constructor(cx, &prototype)
}
