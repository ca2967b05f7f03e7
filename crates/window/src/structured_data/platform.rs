//! Platform objects that are serializable or transferable.

use treewright_messages::{Item, ObjectId, PlatformRecord, Text};
use treewright_quickjs::{JsString, Thrown, Value};

use super::deserialize::{item, set_hidden};
use super::serialize::{Frame, own_stack};
use super::{data_clone_error, from_text, to_text};
use crate::blobs::{Blob, blob_of};
use crate::exception::{ExceptionData, QuotaData};
use crate::generated::Interface;
use crate::geometry::{Matrix, Point, Quad, Rect};
use crate::images::{self, ImageDataParts};
use crate::objects::slots;
use crate::{Cx, bindings, exception, geometry, wasm};

/// True if this is the primary interface of an object.
pub(super) fn is(cx: &Cx<'_>, object: &Value, interface: Interface) -> bool {
    cx.platform(object).is_some_and(|platform| platform.interface == interface as u16)
}

/// <https://html.spec.whatwg.org/multipage/structured-data.html#transferable-objects>
pub(super) fn is_transferable(cx: &Cx<'_>, object: &Value) -> bool {
    let all = [
        Interface::MessagePort,
        Interface::ImageBitmap,
        Interface::OffscreenCanvas,
        Interface::ReadableStream,
        Interface::WritableStream,
        Interface::TransformStream,
    ];
    all.into_iter().any(|interface| is(cx, object, interface))
}

/// The serialization steps of each interface, except sub-serializations.
pub(super) fn record(
    cx: &mut Cx<'_>,
    value: &Value,
    for_storage: bool,
) -> Result<PlatformRecord, Thrown> {
    let is = |cx: &Cx<'_>, interface| is(cx, value, interface);
    let both = |cx: &Cx<'_>, one, read_only| is(cx, one) || is(cx, read_only);
    if is(cx, Interface::Blob) {
        // <https://w3c.github.io/FileAPI/#blob-section>
        let Blob { bytes, of_type, .. } = blob_of(cx, value);
        return Ok(PlatformRecord::Blob { bytes, of_type });
    }
    if is(cx, Interface::File) {
        let Blob { bytes, of_type, name, last_modified, .. } = blob_of(cx, value);
        return Ok(PlatformRecord::File { bytes, of_type, name, last_modified });
    }
    if is(cx, Interface::FileList) {
        return Ok(PlatformRecord::FileList(Vec::new()));
    }
    if is(cx, Interface::ImageData)
        && let Some(parts) = images::parts_of(cx, value)
    {
        // <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagedata>
        return Ok(PlatformRecord::ImageData {
            data: Item::Undefined,
            width: parts.width,
            height: parts.height,
            color_space: parts.color_space.as_str().into(),
            pixel_format: parts.pixel_format.as_str().into(),
        });
    }
    if is(cx, Interface::ImageBitmap) {
        // <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagebitmap>
        return match images::bitmap_of(cx, value) {
            None => Err(data_clone_error(cx, "the bitmap is detached, so it cannot be cloned")),
            Some(bitmap) if !bitmap.is_origin_clean => {
                Err(data_clone_error(cx, "the bitmap has pixels of another origin"))
            }
            Some(bitmap) => Ok(PlatformRecord::ImageBitmap(bitmap)),
        };
    }
    if both(cx, Interface::DOMException, Interface::QuotaExceededError)
        && let Some(ExceptionData { name, message, quota }) = exception::data(cx, value)
    {
        let stack = own_stack(cx, value).map(to_text);
        let message = to_text(message);
        if is(cx, Interface::DOMException) {
            let name = to_text(name);
            return Ok(PlatformRecord::DomException { name, message, stack });
        }
        let QuotaData { quota, requested } = quota;
        return Ok(PlatformRecord::QuotaExceededError { message, stack, quota, requested });
    }
    if both(cx, Interface::DOMPoint, Interface::DOMPointReadOnly) {
        let is_read_only = is(cx, Interface::DOMPointReadOnly);
        let Point(coordinates) = geometry::point_of(cx, value);
        return Ok(PlatformRecord::DomPoint { is_read_only, coordinates });
    }
    if both(cx, Interface::DOMRect, Interface::DOMRectReadOnly) {
        let is_read_only = is(cx, Interface::DOMRectReadOnly);
        let Rect(coordinates) = geometry::rect_of(cx, value);
        return Ok(PlatformRecord::DomRect { is_read_only, coordinates });
    }
    if both(cx, Interface::DOMMatrix, Interface::DOMMatrixReadOnly) {
        let is_read_only = is(cx, Interface::DOMMatrixReadOnly);
        let Matrix { is_2d, elements } = geometry::matrix_of(cx, value);
        return Ok(PlatformRecord::DomMatrix { is_read_only, is_2d, elements });
    }
    if is(cx, Interface::Module)
        && !for_storage
        && let Some(bytes) = wasm::source_bytes(cx, value)
    {
        let cluster = super::agent_cluster_for_code(cx);
        return Ok(PlatformRecord::WasmModule { bytes, cluster });
    }
    if is(cx, Interface::DOMQuad) {
        let none = [Item::Undefined, Item::Undefined, Item::Undefined, Item::Undefined];
        return Ok(PlatformRecord::DomQuad(none));
    }
    let message = if for_storage {
        "the object cannot be stored"
    } else if is_transferable(cx, value) {
        "the object can be transferred, but not cloned"
    } else {
        "the object cannot be cloned"
    };
    Err(data_clone_error(cx, message))
}

/// The values that are sub-serialized.
pub(super) fn parts(cx: &mut Cx<'_>, id: ObjectId, value: &Value) -> Option<Frame> {
    let values = if is(cx, value, Interface::FileList) {
        let mut keys = cx.slot_keys(value);
        keys.retain(|key| key >> 32 == slots::ITEMS >> 32);
        keys.sort_unstable();
        keys.into_iter().filter_map(|key| cx.slot(value, key)).collect()
    } else if is(cx, value, Interface::ImageData) {
        vec![images::data_of(cx, value)?]
    } else if is(cx, value, Interface::DOMQuad) {
        Quad::points(cx, value).to_vec()
    } else {
        return None;
    };
    Some(Frame::of_values(id, values))
}

/// Writes the sub-serialized values into a record.
pub(super) fn complete(record: &mut PlatformRecord, items: Vec<Item>) {
    match record {
        PlatformRecord::FileList(files) => *files = items,
        PlatformRecord::ImageData { data, .. } => {
            *data = items.into_iter().next().unwrap_or(Item::Undefined);
        }
        PlatformRecord::DomQuad(points) => {
            for (point, item) in points.iter_mut().zip(items) {
                *point = item;
            }
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize>
pub(super) fn check_exposure(cx: &mut Cx<'_>, interface: Interface) -> Result<(), Thrown> {
    if bindings::is_exposed(cx, interface) {
        return Ok(());
    }
    Err(data_clone_error(cx, "the global object has no such interface"))
}

fn interface_of(record: &PlatformRecord) -> Option<Interface> {
    Some(match record {
        PlatformRecord::Blob { .. } => Interface::Blob,
        PlatformRecord::File { .. } => Interface::File,
        PlatformRecord::FileList(_) => Interface::FileList,
        PlatformRecord::ImageData { .. } => Interface::ImageData,
        PlatformRecord::ImageBitmap(_) => Interface::ImageBitmap,
        PlatformRecord::DomException { .. } => Interface::DOMException,
        PlatformRecord::QuotaExceededError { .. } => Interface::QuotaExceededError,
        PlatformRecord::DomPoint { is_read_only: true, .. } => Interface::DOMPointReadOnly,
        PlatformRecord::DomPoint { .. } => Interface::DOMPoint,
        PlatformRecord::DomRect { is_read_only: true, .. } => Interface::DOMRectReadOnly,
        PlatformRecord::DomRect { .. } => Interface::DOMRect,
        PlatformRecord::DomMatrix { is_read_only: true, .. } => Interface::DOMMatrixReadOnly,
        PlatformRecord::DomMatrix { .. } => Interface::DOMMatrix,
        PlatformRecord::DomQuad(_) => Interface::DOMQuad,
        PlatformRecord::WasmModule { .. } => Interface::Module,
        _ => return None,
    })
}

/// The deserialization steps of each interface, except sub-deserializations.
pub(super) fn object(cx: &mut Cx<'_>, record: &PlatformRecord) -> Result<Value, Thrown> {
    let Some(interface) = interface_of(record) else {
        return Err(data_clone_error(cx, "an object of another kind"));
    };
    check_exposure(cx, interface)?;
    let exception_data = |name: JsString, message: &Text| ExceptionData {
        name,
        message: from_text(message),
        quota: QuotaData::default(),
    };
    match record {
        PlatformRecord::DomException { name, message, stack } => {
            let data = exception_data(from_text(name), message);
            return new_exception(cx, interface, data, stack.as_ref());
        }
        PlatformRecord::QuotaExceededError { message, stack, quota, requested } => {
            let mut data = exception_data(JsString::from("QuotaExceededError"), message);
            data.quota = QuotaData { quota: *quota, requested: *requested };
            return new_exception(cx, interface, data, stack.as_ref());
        }
        PlatformRecord::WasmModule { bytes, cluster } => {
            if *cluster != super::agent_cluster_for_code(cx) {
                return Err(data_clone_error(cx, "the module is that of another agent cluster"));
            }
            return wasm::module_from_bytes(cx, bytes);
        }
        _ => {}
    }
    let object = bindings::new_object(cx, interface)?;
    match record {
        PlatformRecord::Blob { bytes, of_type } => {
            let (bytes, of_type) = (bytes.clone(), of_type.clone());
            cx.set_data(&object, Box::new(Blob { bytes, of_type, ..Blob::default() }));
        }
        PlatformRecord::File { bytes, of_type, name, last_modified } => {
            let (bytes, of_type) = (bytes.clone(), of_type.clone());
            let (name, last_modified) = (name.clone(), *last_modified);
            cx.set_data(
                &object,
                Box::new(Blob { bytes, of_type, name, last_modified, charge: None }),
            );
        }
        PlatformRecord::ImageData { width, height, color_space, pixel_format, .. } => {
            let parts = ImageDataParts::from_names(*width, *height, color_space, pixel_format);
            let Some(parts) = parts else {
                return Err(data_clone_error(cx, "an image of an unknown format"));
            };
            images::set_parts(cx, &object, parts);
        }
        PlatformRecord::ImageBitmap(bitmap) => images::set_bitmap(cx, &object, bitmap.clone()),
        PlatformRecord::DomPoint { coordinates, .. } => {
            cx.set_data(&object, Box::new(Point(*coordinates)));
        }
        PlatformRecord::DomRect { coordinates, .. } => {
            cx.set_data(&object, Box::new(Rect(*coordinates)));
        }
        PlatformRecord::DomMatrix { is_2d, elements, .. } => {
            cx.set_data(&object, Box::new(Matrix { is_2d: *is_2d, elements: *elements }));
        }
        _ => {}
    }
    Ok(object)
}

fn new_exception(
    cx: &mut Cx<'_>,
    interface: Interface,
    data: ExceptionData,
    stack: Option<&Text>,
) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, interface)?;
    let object = exception::with_prototype(cx, interface, &prototype, data);
    set_hidden(cx, &object, "stack", stack)?;
    Ok(object)
}

/// The sub-deserializations.
pub(super) fn set_parts(
    cx: &mut Cx<'_>,
    object: &Value,
    record: &PlatformRecord,
    objects: &[Value],
) -> Result<(), Thrown> {
    match record {
        PlatformRecord::FileList(files) => {
            for (index, file) in (0_u64..).zip(files) {
                let file = item(cx, file, objects)?;
                if !is(cx, &file, Interface::File) {
                    return Err(data_clone_error(cx, "a list with something other than files"));
                }
                cx.set_slot(object, slots::ITEMS | index, &file);
            }
        }
        PlatformRecord::ImageData { data, .. } => {
            let data = item(cx, data, objects)?;
            if !images::set_data(cx, object, &data) {
                return Err(data_clone_error(cx, "an image with samples of another kind"));
            }
        }
        PlatformRecord::DomQuad(points) => {
            for (place, point) in (0_u64..).zip(points) {
                let point = item(cx, point, objects)?;
                if !is(cx, &point, Interface::DOMPoint) {
                    return Err(data_clone_error(cx, "a quad with something other than points"));
                }
                Quad::set_point(cx, object, place, &point);
            }
        }
        _ => {}
    }
    Ok(())
}
