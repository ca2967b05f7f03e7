//! Pixel manipulation.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#pixel-manipulation>

use std::sync::Arc;

use treewright_quickjs::{Thrown, Value};

use super::colors;
use super::contexts::with_2d;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::ImageDataSettings;
use crate::images::{self, ImageDataParts};
use crate::{Cx, bindings};

/// A new `ImageData` of transparent black; its color space is that of the context unless the settings have one.
pub(crate) fn create_image_data(
    cx: &mut Cx<'_>,
    context: &Value,
    (width, height): (i32, i32),
    settings: &ImageDataSettings,
) -> Result<Value, Thrown> {
    if width == 0 || height == 0 {
        let message = "an image has at least one pixel";
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, message));
    }
    let default = with_2d(cx, context, |state| state.settings.color_space)?;
    let parts = ImageDataParts {
        width: width.unsigned_abs(),
        height: height.unsigned_abs(),
        color_space: settings.color_space.unwrap_or(default),
        pixel_format: settings.pixel_format,
    };
    let object = bindings::new_object(cx, Interface::ImageData)?;
    images::set_new_data(cx, &object, parts)?;
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-getimagedata>
pub(crate) fn get_image_data(
    cx: &mut Cx<'_>,
    context: &Value,
    (x, y): (i32, i32),
    (width, height): (i32, i32),
    settings: &ImageDataSettings,
) -> Result<Value, Thrown> {
    let object = create_image_data(cx, context, (width, height), settings)?;
    let Some(parts) = images::parts_of(cx, &object) else { return Ok(object) };
    let corner = |at: i32, length: i32| i64::from(at).saturating_add(i64::from(length.min(0)));
    let (left, top) = (corner(x, width), corner(y, height));
    let mut samples = Vec::new();
    with_2d(cx, context, |state| {
        let surface = &state.surface;
        for row in 0..i64::from(parts.height) {
            for column in 0..i64::from(parts.width) {
                let found = surface.get(left.saturating_add(column), top.saturating_add(row));
                let color = found.unwrap_or_default();
                samples.extend(colors::convert(color, surface.color_space, parts.color_space));
            }
        }
    })?;
    images::put_samples(cx, &object, &samples);
    Ok(object)
}

/// The part of an image that is put: x, y, width and height.
pub(crate) type Dirty = [i32; 4];

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context2d-putimagedata-common>
pub(crate) fn put_image_data(
    cx: &mut Cx<'_>,
    context: &Value,
    image: &Value,
    (dx, dy): (i32, i32),
    dirty: Option<Dirty>,
) -> Result<(), Thrown> {
    let Some((parts, samples)) = images::samples_of(cx, image) else {
        let message = "the buffer of the image is detached";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    };
    let whole = (0, 0, i64::from(parts.width), i64::from(parts.height));
    let (x, y, width, height) = dirty.map_or(whole, |[x, y, width, height]| {
        (i64::from(x), i64::from(y), i64::from(width), i64::from(height))
    });
    let Some((x, width)) = clip(x, width, parts.width) else { return Ok(()) };
    let Some((y, height)) = clip(y, height, parts.height) else { return Ok(()) };
    let memory = Arc::clone(&cx.host.kept.memory);
    let most = cx.host.structured_data.limits.bytes.min(memory.room());
    let has_room = with_2d(cx, context, |state| {
        let surface = &mut state.surface;
        if !surface.make_room(most, &memory) {
            return false;
        }
        let (colors, _) = samples.as_chunks::<4>();
        for row in y..y.saturating_add(height) {
            for column in x..x.saturating_add(width) {
                let place = row.saturating_mul(i64::from(parts.width)).saturating_add(column);
                let place = usize::try_from(place).unwrap_or(usize::MAX);
                let color = colors.get(place).copied().unwrap_or_default();
                let color = colors::convert(color, parts.color_space, surface.color_space);
                let (x, y) = (i64::from(dx), i64::from(dy));
                surface.put(x.saturating_add(column), y.saturating_add(row), color);
            }
        }
        true
    })?;
    if has_room { Ok(()) } else { Err(cx.range_error("not enough memory for the canvas")) }
}

/// One dimension of the dirty rectangle within an image. None if nothing is left of it.
fn clip(start: i64, length: i64, whole: u32) -> Option<(i64, i64)> {
    let (mut start, mut length) = (start, length);
    if length < 0 {
        start = start.saturating_add(length);
        length = length.saturating_neg();
    }
    if start < 0 {
        length = length.saturating_add(start);
        start = 0;
    }
    length = length.min(i64::from(whole).saturating_sub(start));
    (length > 0).then_some((start, length))
}
