//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagedata>

use treewright_quickjs::{Thrown, Value};

use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::ImageDataSettings;
use crate::generated::enums::{ImageDataPixelFormat, PredefinedColorSpace};
use crate::generated::unions::ImageDataArray;
use crate::images::{self, ImageDataParts};
use crate::{Cx, bindings};

fn parts(width: u32, height: u32, settings: &ImageDataSettings) -> ImageDataParts {
    ImageDataParts {
        width,
        height,
        color_space: settings.color_space.unwrap_or(PredefinedColorSpace::Srgb),
        pixel_format: settings.pixel_format,
    }
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    sw: u32,
    sh: u32,
    settings: ImageDataSettings,
) -> Result<Value, Thrown> {
    if sw == 0 || sh == 0 {
        let message = "an image has at least one pixel";
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, message));
    }
    let object = bindings::new_object_with(cx, Interface::ImageData, prototype);
    images::set_new_data(cx, &object, parts(sw, sh, &settings))?;
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-with-data>
pub(crate) fn constructor_2(
    cx: &mut Cx<'_>,
    prototype: &Value,
    data: ImageDataArray,
    sw: u32,
    sh: Option<u32>,
    settings: ImageDataSettings,
) -> Result<Value, Thrown> {
    let (ImageDataArray::Uint8ClampedArray(data) | ImageDataArray::Float16Array(data)) = data;
    let object = bindings::new_object_with(cx, Interface::ImageData, prototype);
    images::set_given_data(cx, &object, &data, sh, parts(sw, 0, &settings))?;
    Ok(object)
}

fn parts_of(cx: &mut Cx<'_>, this: &Value) -> Result<ImageDataParts, Thrown> {
    match images::parts_of(cx, this) {
        Some(parts) => Ok(parts),
        None => Err(cx.type_error("The image has no data.")),
    }
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(parts_of(cx, this)?.width)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(parts_of(cx, this)?.height)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-data>
pub(crate) fn data(cx: &mut Cx<'_>, this: &Value) -> Result<ImageDataArray, Thrown> {
    let parts = parts_of(cx, this)?;
    let data = images::data_of(cx, this).unwrap_or_else(|| cx.null());
    Ok(match parts.pixel_format {
        ImageDataPixelFormat::RgbaUnorm8 => ImageDataArray::Uint8ClampedArray(data),
        ImageDataPixelFormat::RgbaFloat16 => ImageDataArray::Float16Array(data),
    })
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-pixelformat>
pub(crate) fn pixel_format(cx: &mut Cx<'_>, this: &Value) -> Result<ImageDataPixelFormat, Thrown> {
    Ok(parts_of(cx, this)?.pixel_format)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-colorspace>
pub(crate) fn color_space(cx: &mut Cx<'_>, this: &Value) -> Result<PredefinedColorSpace, Thrown> {
    Ok(parts_of(cx, this)?.color_space)
}
