// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "FileReaderSync",
    interface: Interface::FileReaderSync,
    last: Interface::FileReaderSync,
    exposure: 0b110,
    constructor: Some((Glue::Constructor(interfaces::file_reader_sync::constructor), 0)),
    members: &[
        Member::operation("readAsArrayBuffer", Glue::Function(read_as_array_buffer), 1),
        Member::operation("readAsBinaryString", Glue::Function(read_as_binary_string), 1),
        Member::operation("readAsText", Glue::Function(read_as_text), 1),
        Member::operation("readAsDataURL", Glue::Function(read_as_data_url), 1),
    ],
    ..Definition::EMPTY
};

fn read_as_array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReaderSync", "readAsArrayBuffer");
    let this = receiver::object(cx, call, Interface::FileReaderSync)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader_sync::read_as_array_buffer(cx, &this, a0)?;
    Ok(value)
}

fn read_as_binary_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReaderSync", "readAsBinaryString");
    let this = receiver::object(cx, call, Interface::FileReaderSync)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader_sync::read_as_binary_string(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}

fn read_as_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReaderSync", "readAsText");
    let this = receiver::object(cx, call, Interface::FileReaderSync)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::file_reader_sync::read_as_text(cx, &this, a0, a1)?;
    Ok(cx.js_string(&value))
}

fn read_as_data_url(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("FileReaderSync", "readAsDataURL");
    let this = receiver::object(cx, call, Interface::FileReaderSync)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Blob, SITE.argument(1))?;
    let value = interfaces::file_reader_sync::read_as_data_url(cx, &this, a0)?;
    Ok(cx.js_string(&value))
}
