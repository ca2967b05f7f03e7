//! `createImageBitmap`.
//!
//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap>

use std::sync::Arc;

use treewright_messages::Bitmap;
use treewright_quickjs::{Thrown, Value};

use super::halves;
use crate::event_loop::TaskSource;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::ImageBitmapOptions;
use crate::generated::enums::{ImageDataPixelFormat, ImageOrientation, ResizeQuality};
use crate::realms::RealmId;
use crate::{Cx, bindings, canvas};

/// The sources whose pixels are available here.
pub(crate) enum Source {
    ImageData(Value),
    ImageBitmap(Value),
    /// The contents of a canvas.
    Canvas(canvas::Contents),
    /// An image that would have to be decoded.
    Undecodable,
}

/// A source rectangle: x, y, width and height.
pub(crate) type SourceRectangle = (i32, i32, i32, i32);

/// Returns a promise.
pub(crate) fn create_an_image_bitmap(
    cx: &mut Cx<'_>,
    source: &Source,
    rectangle: Option<SourceRectangle>,
    options: &ImageBitmapOptions,
) -> Result<Value, Thrown> {
    let bitmap = match bitmap(cx, source, rectangle, options) {
        Ok(bitmap) => bitmap,
        Err(thrown) => return cx.rejected_promise(&thrown.value),
    };
    let (promise, resolve, _) = cx.promise()?;
    let realm = cx.realm();
    let document = cx.host.realms.get(RealmId(cx.realm_number())).map(|state| state.document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        cx.in_realm(&realm, |cx| {
            let Ok(object) = bindings::new_object(cx, Interface::ImageBitmap) else { return };
            super::set_bitmap(cx, &object, bitmap);
            let undefined = cx.undefined();
            // The functions of a promise throw nothing.
            let _resolved = cx.call(&resolve, &undefined, &[object]);
        });
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, document, steps);
    Ok(promise)
}

fn bitmap(
    cx: &mut Cx<'_>,
    source: &Source,
    rectangle: Option<SourceRectangle>,
    options: &ImageBitmapOptions,
) -> Result<Bitmap, Thrown> {
    if rectangle.is_some_and(|(.., width, height)| width == 0 || height == 0) {
        return Err(cx.range_error("the source rectangle is empty"));
    }
    if options.resize_width == Some(0) || options.resize_height == Some(0) {
        return Err(invalid_state(cx, "the size is zero"));
    }
    let whole = match source {
        Source::ImageData(object) => of_image_data(cx, object)?,
        Source::ImageBitmap(object) => match super::bitmap_of(cx, object) {
            Some(bitmap) => bitmap,
            None => return Err(invalid_state(cx, "the bitmap is detached")),
        },
        Source::Canvas(canvas::Contents::Bitmap(bitmap)) => bitmap.clone(),
        Source::Canvas(canvas::Contents::None) => {
            return Err(invalid_state(cx, "the canvas is empty"));
        }
        Source::Canvas(canvas::Contents::TooLarge) => {
            return Err(invalid_state(cx, "the canvas is too large"));
        }
        Source::Undecodable => return Err(invalid_state(cx, "the image cannot be decoded")),
    };
    match crop(cx, &whole, rectangle, options) {
        Some(bitmap) => Ok(bitmap),
        None => Err(invalid_state(cx, "the bitmap is too large")),
    }
}

fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

fn of_image_data(cx: &mut Cx<'_>, object: &Value) -> Result<Bitmap, Thrown> {
    let data = super::data_of(cx, object);
    let (Some(parts), Some(data)) = (super::parts_of(cx, object), data) else {
        return Err(invalid_state(cx, "the image has no data"));
    };
    let Some(view) = cx.view(&data).filter(|view| !view.out_of_bounds) else {
        return Err(invalid_state(cx, "the buffer of the image is detached"));
    };
    let bytes = cx.bytes(&data).unwrap_or_default();
    let mut pixels = match parts.pixel_format {
        ImageDataPixelFormat::RgbaUnorm8 => bytes,
        ImageDataPixelFormat::RgbaFloat16 => {
            let (samples, _) = bytes.as_chunks::<2>();
            let samples = samples.iter().map(|bytes| halves::to_f32(u16::from_ne_bytes(*bytes)));
            #[expect(clippy::cast_sign_loss, reason = "clamped")]
            let samples = samples.map(|sample| (sample.clamp(0.0, 1.0) * 255.0).round() as u8);
            samples.collect()
        }
    };
    // A buffer that was resized may be larger or smaller than the image.
    pixels.resize(parts.samples().unwrap_or(0), 0);
    let _ = view;
    let (width, height) = (parts.width, parts.height);
    Ok(Bitmap { width, height, pixels: pixels.into(), is_origin_clean: true })
}

/// The number of bytes of a bitmap, unless it exceeds the limit.
fn size(cx: &Cx<'_>, width: i64, height: i64) -> Option<usize> {
    let size = usize::try_from(width.checked_mul(height)?.checked_mul(4)?).ok()?;
    (size <= cx.host.structured_data.limits.bytes).then_some(size)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#cropped-to-the-source-rectangle-with-formatting>
fn crop(
    cx: &Cx<'_>,
    input: &Bitmap,
    rectangle: Option<SourceRectangle>,
    options: &ImageBitmapOptions,
) -> Option<Bitmap> {
    let (x, y, width, height) = match rectangle {
        Some((x, y, width, height)) => {
            let (x, y) = (i64::from(x), i64::from(y));
            let (width, height) = (i64::from(width), i64::from(height));
            let corner = |at: i64, length: i64| at.saturating_add(length.min(0));
            (corner(x, width), corner(y, height), width.abs(), height.abs())
        }
        None => (0, 0, i64::from(input.width), i64::from(input.height)),
    };
    let scaled = |length: i64, by: u32, other: i64| {
        let product = length.saturating_mul(i64::from(by));
        product.saturating_add(other).saturating_sub(1).checked_div(other).unwrap_or(0)
    };
    let (out_width, out_height) = match (options.resize_width, options.resize_height) {
        (Some(width), Some(height)) => (i64::from(width), i64::from(height)),
        (Some(by), None) => (i64::from(by), scaled(height, by, width)),
        (None, Some(by)) => (scaled(width, by, height), i64::from(by)),
        (None, None) => (width, height),
    };
    let mut pixels = Vec::with_capacity(size(cx, out_width, out_height)?);
    size(cx, width, height)?;
    let is_flipped = options.image_orientation == ImageOrientation::FlipY;
    let is_exact = options.resize_quality == ResizeQuality::Pixelated
        || (out_width, out_height) == (width, height);
    for row in 0..out_height {
        let row = if is_flipped { out_height.saturating_sub(row).saturating_sub(1) } else { row };
        for column in 0..out_width {
            let across = (column as f64 + 0.5) * width as f64 / out_width as f64;
            let down = (row as f64 + 0.5) * height as f64 / out_height as f64;
            let sample = if is_exact {
                let column = x.saturating_add(across.floor() as i64);
                pixel(input, column, y.saturating_add(down.floor() as i64))
            } else {
                blend(input, (x, y), across - 0.5, down - 0.5)
            };
            pixels.extend(sample);
        }
    }
    let (width, height) = (u32::try_from(out_width).ok()?, u32::try_from(out_height).ok()?);
    let is_origin_clean = input.is_origin_clean;
    Some(Bitmap { width, height, pixels: Arc::from(pixels), is_origin_clean })
}

/// A pixel on an infinite plane of transparent black.
fn pixel(input: &Bitmap, column: i64, row: i64) -> [u8; 4] {
    let (width, height) = (i64::from(input.width), i64::from(input.height));
    if !(0..width).contains(&column) || !(0..height).contains(&row) {
        return [0; 4];
    }
    let place = row.saturating_mul(width).saturating_add(column).saturating_mul(4);
    let start = usize::try_from(place).unwrap_or(usize::MAX);
    let found = input.pixels.get(start..).and_then(|rest| rest.first_chunk::<4>());
    found.copied().unwrap_or_default()
}

/// Blends the four pixels around a point, weighted by their distance.
fn blend(input: &Bitmap, (x, y): (i64, i64), across: f64, down: f64) -> [u8; 4] {
    let (left, top) = (across.floor(), down.floor());
    let mut sums = [0.0; 4];
    for (column, by_column) in [(left, left + 1.0 - across), (left + 1.0, across - left)] {
        for (row, by_row) in [(top, top + 1.0 - down), (top + 1.0, down - top)] {
            let at = (x.saturating_add(column as i64), y.saturating_add(row as i64));
            for (sum, sample) in sums.iter_mut().zip(pixel(input, at.0, at.1)) {
                *sum += f64::from(sample) * by_column * by_row;
            }
        }
    }
    #[expect(clippy::cast_sign_loss, reason = "a mean of bytes")]
    sums.map(|sum| sum.round() as u8)
}
