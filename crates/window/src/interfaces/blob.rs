//! <https://w3c.github.io/FileAPI/#dfn-Blob>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::blobs::{Blob, blob_of, new_blob, normalized_type, process_blob_parts};
use crate::bodies;
use crate::fetching::utf8_decode;
use crate::generated::Interface;
use crate::generated::dictionaries::BlobPropertyBag;
use crate::generated::unions::BlobPart;
use crate::streams;
use crate::strings::DomString;

/// <https://w3c.github.io/FileAPI/#dom-blob-blob>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    blob_parts: Option<Vec<BlobPart>>,
    options: BlobPropertyBag,
) -> Result<Value, Thrown> {
    let bytes = process_blob_parts(cx, blob_parts.unwrap_or_default(), options.endings)?;
    let of_type = normalized_type(&options.type_.to_scalar());
    let object = bindings::new_object_with(cx, Interface::Blob, prototype);
    cx.set_data(&object, Box::new(Blob::new(cx, bytes, of_type)));
    Ok(object)
}

/// <https://w3c.github.io/FileAPI/#dfn-size>
pub(crate) fn size(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
    Ok(blob_of(cx, this).bytes.len() as u64)
}

/// <https://w3c.github.io/FileAPI/#dfn-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(blob_of(cx, this).of_type.into())
}

/// <https://w3c.github.io/FileAPI/#slice-blob>
pub(crate) fn slice(
    cx: &mut Cx<'_>,
    this: &Value,
    start: Option<i64>,
    end: Option<i64>,
    content_type: Option<DomString>,
) -> Result<Value, Thrown> {
    let bytes = blob_of(cx, this).bytes;
    let size = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
    let place = |relative: i64| {
        let place =
            if relative < 0 { size.saturating_add(relative).max(0) } else { relative.min(size) };
        usize::try_from(place).unwrap_or_default()
    };
    let (start, end) = (place(start.unwrap_or(0)), place(end.unwrap_or(size)));
    let span = bytes.get(start..end.max(start)).unwrap_or_default();
    let of_type = content_type.map(|of_type| normalized_type(&of_type.to_scalar()));
    new_blob(cx, span, &of_type.unwrap_or_default())
}

/// <https://w3c.github.io/FileAPI/#stream-method-algo>
pub(crate) fn stream(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let bytes = blob_of(cx, this).bytes.to_vec();
    bodies::stream_of_bytes(cx, bytes)
}

/// <https://w3c.github.io/FileAPI/#dom-blob-textstream>
pub(crate) fn text_stream(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let stream = stream(cx, this)?;
    streams::decoded(cx, &stream)
}

pub(crate) fn text(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let text = utf8_decode(&blob_of(cx, this).bytes);
    let text = cx.string(&text);
    cx.resolved_promise(&text)
}

pub(crate) fn array_buffer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let bytes = blob_of(cx, this).bytes.to_vec();
    let buffer = cx.array_buffer(bytes);
    cx.resolved_promise(&buffer)
}

pub(crate) fn bytes(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let bytes = blob_of(cx, this).bytes.to_vec();
    let array = cx.uint8_array(bytes);
    cx.resolved_promise(&array)
}
