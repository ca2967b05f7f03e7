//! <https://fetch.spec.whatwg.org/#body-mixin>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bodies::{self, Kind, consume, is_used};

/// <https://fetch.spec.whatwg.org/#dom-body-body>
pub(crate) fn body(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    bodies::stream_of(cx, this)
}

/// <https://fetch.spec.whatwg.org/#dom-body-textstream>
pub(crate) fn text_stream(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    bodies::text_stream(cx, this)
}

/// <https://fetch.spec.whatwg.org/#dom-body-bodyused>
pub(crate) fn body_used(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(is_used(cx, this))
}

pub(crate) fn array_buffer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::ArrayBuffer)
}

pub(crate) fn blob(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::Blob)
}

pub(crate) fn bytes(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::Bytes)
}

pub(crate) fn form_data(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::FormData)
}

pub(crate) fn json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::Json)
}

pub(crate) fn text(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    consume(cx, this, Kind::Text)
}
