//! The data of `Response` objects.
//!
//! <https://fetch.spec.whatwg.org/#response-class>

use treewright_quickjs::{Thrown, Value};
use url::Url;

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::enums::ResponseType;
use crate::header_lists::{self, Guard};
use crate::loader;
use crate::objects::slots;

/// The data of an object; its headers and its body are slots.
#[derive(Clone, Debug)]
pub(crate) struct ResponseData {
    pub(crate) kind: ResponseType,
    pub(crate) urls: Vec<Url>,
    pub(crate) status: u16,
    pub(crate) status_text: Vec<u8>,
}

impl Default for ResponseData {
    fn default() -> Self {
        Self { kind: ResponseType::Default, urls: Vec::new(), status: 200, status_text: Vec::new() }
    }
}

/// <https://fetch.spec.whatwg.org/#response-create>
pub(crate) fn create(
    cx: &mut Cx<'_>,
    data: ResponseData,
    headers: loader::Headers,
    guard: Guard,
    body: Option<&Value>,
) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, Interface::Response)?;
    create_with(cx, &prototype, data, headers, guard, body)
}

pub(crate) fn create_with(
    cx: &mut Cx<'_>,
    prototype: &Value,
    data: ResponseData,
    headers: loader::Headers,
    guard: Guard,
    body: Option<&Value>,
) -> Result<Value, Thrown> {
    let headers = header_lists::new_object(cx, headers, guard)?;
    let object = bindings::new_object_with(cx, Interface::Response, prototype);
    cx.set_data(&object, Box::new(data));
    cx.set_slot(&object, slots::HEADERS, &headers);
    if let Some(body) = body {
        cx.set_slot(&object, slots::BODY, body);
    }
    Ok(object)
}

/// The data of an object.
pub(crate) fn data(cx: &mut Cx<'_>, this: &Value) -> ResponseData {
    cx.data(this, |data: &mut ResponseData, _| data.clone()).unwrap_or_default()
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-cross-origin>
pub(crate) fn is_cors_same_origin(cx: &mut Cx<'_>, this: &Value) -> bool {
    !matches!(data(cx, this).kind, ResponseType::Opaque | ResponseType::Opaqueredirect)
}

/// Returns true for an ok status.
/// <https://fetch.spec.whatwg.org/#ok-status>
pub(crate) fn is_ok(cx: &mut Cx<'_>, this: &Value) -> bool {
    matches!(data(cx, this).status, 200..=299)
}
