//! <https://html.spec.whatwg.org/multipage/canvas.html#canvasimagedata>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::ImageDataSettings;
use crate::{Cx, canvas, images};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-createimagedata>
pub(crate) fn create_image_data(
    cx: &mut Cx<'_>,
    this: &Value,
    sw: i32,
    sh: i32,
    settings: ImageDataSettings,
) -> Result<Value, Thrown> {
    canvas::create_image_data(cx, this, (sw, sh), &settings)
}

/// SPEC-NOTE: the settings are those of the image, as the introduction says; the steps name "this's
/// colorSpace" and "this's pixelFormat", which a context does not have.
/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-createimagedata-imagedata>
pub(crate) fn create_image_data_2(
    cx: &mut Cx<'_>,
    this: &Value,
    image_data: Value,
) -> Result<Value, Thrown> {
    let Some(parts) = images::parts_of(cx, &image_data) else {
        return Err(cx.type_error("the image has no data"));
    };
    let settings = ImageDataSettings {
        color_space: Some(parts.color_space),
        pixel_format: parts.pixel_format,
    };
    // An image cannot be larger, because its array exists.
    let length = |length: u32| i32::try_from(length).unwrap_or(i32::MAX);
    canvas::create_image_data(cx, this, (length(parts.width), length(parts.height)), &settings)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-getimagedata>
pub(crate) fn get_image_data(
    cx: &mut Cx<'_>,
    this: &Value,
    sx: i32,
    sy: i32,
    sw: i32,
    sh: i32,
    settings: ImageDataSettings,
) -> Result<Value, Thrown> {
    canvas::get_image_data(cx, this, (sx, sy), (sw, sh), &settings)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-putimagedata-short>
pub(crate) fn put_image_data(
    cx: &mut Cx<'_>,
    this: &Value,
    image_data: Value,
    dx: i32,
    dy: i32,
) -> Result<(), Thrown> {
    canvas::put_image_data(cx, this, &image_data, (dx, dy), None)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-putimagedata>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn put_image_data_2(
    cx: &mut Cx<'_>,
    this: &Value,
    image_data: Value,
    dx: i32,
    dy: i32,
    dirty_x: i32,
    dirty_y: i32,
    dirty_width: i32,
    dirty_height: i32,
) -> Result<(), Thrown> {
    let dirty = [dirty_x, dirty_y, dirty_width, dirty_height];
    canvas::put_image_data(cx, this, &image_data, (dx, dy), Some(dirty))
}
