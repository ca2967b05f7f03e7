//! <https://fetch.spec.whatwg.org/#headers-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::unions::HeadersInit;
use crate::header_lists::{Guard, HeaderList, is_a_header_name, name_text, with};
use crate::loader;

/// <https://fetch.spec.whatwg.org/#dom-headers>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: Option<HeadersInit>,
) -> Result<Value, Thrown> {
    let mut headers = HeaderList { list: loader::Headers::new(), guard: Guard::None };
    if let Some(init) = init {
        headers.fill(init).map_err(|message| cx.type_error(message))?;
    }
    let object = bindings::new_object_with(cx, Interface::Headers, prototype);
    cx.set_data(&object, Box::new(headers));
    Ok(object)
}

/// Runs a change that may fail.
fn change(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut HeaderList) -> Result<(), &'static str>,
) -> Result<(), Thrown> {
    let result = with(cx, this, work).unwrap_or(Err("Illegal invocation"));
    result.map_err(|message| cx.type_error(message))
}

/// Reads the headers of a name, which must be valid.
fn read<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    name: &[u8],
    work: impl FnOnce(&loader::Headers, &str) -> R,
) -> Result<R, Thrown> {
    let result = if is_a_header_name(name) {
        with(cx, this, |headers| work(&headers.list, &name_text(name)))
    } else {
        None
    };
    result.ok_or_else(|| cx.type_error("Invalid header name"))
}

/// <https://fetch.spec.whatwg.org/#dom-headers-append>
pub(crate) fn append(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Vec<u8>,
    value: Vec<u8>,
) -> Result<(), Thrown> {
    change(cx, this, |headers| headers.append(&name, &value))
}

/// <https://fetch.spec.whatwg.org/#dom-headers-delete>
pub(crate) fn delete(cx: &mut Cx<'_>, this: &Value, name: Vec<u8>) -> Result<(), Thrown> {
    change(cx, this, |headers| headers.delete(&name))
}

/// <https://fetch.spec.whatwg.org/#dom-headers-get>
pub(crate) fn get(cx: &mut Cx<'_>, this: &Value, name: Vec<u8>) -> Result<Option<Vec<u8>>, Thrown> {
    read(cx, this, &name, crate::loader::Headers::get)
}

/// <https://fetch.spec.whatwg.org/#dom-headers-getsetcookie>
pub(crate) fn get_set_cookie(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Vec<u8>>, Thrown> {
    read(cx, this, b"Set-Cookie", |list, name| list.values(name).map(<[u8]>::to_vec).collect())
}

/// <https://fetch.spec.whatwg.org/#dom-headers-has>
pub(crate) fn has(cx: &mut Cx<'_>, this: &Value, name: Vec<u8>) -> Result<bool, Thrown> {
    read(cx, this, &name, loader::Headers::contains)
}

/// <https://fetch.spec.whatwg.org/#dom-headers-set>
pub(crate) fn set(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Vec<u8>,
    value: Vec<u8>,
) -> Result<(), Thrown> {
    change(cx, this, |headers| headers.set(&name, &value))
}

/// The pair at an index, for iteration.
pub(crate) fn value_pair(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<(Vec<u8>, Vec<u8>)>, Thrown> {
    let pairs = with(cx, this, |headers| headers.sort_and_combine()).unwrap_or_default();
    Ok(pairs.into_iter().nth(index as usize))
}
