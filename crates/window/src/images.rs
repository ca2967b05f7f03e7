//! Image data and bitmaps, as memory, without a decoder or a canvas.
//!
//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html>

mod bitmaps;
pub(crate) mod halves;

pub(crate) use bitmaps::{Source, create_an_image_bitmap};

use treewright_messages::Bitmap;
use treewright_quickjs::{Thrown, Value, ViewKind};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::enums::{ImageDataPixelFormat, PredefinedColorSpace};
use crate::strings::DomString;

/// The slot of an `ImageData` that has its array.
const DATA: u64 = 1;

/// The data of an `ImageData`, apart from its array.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ImageDataParts {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) color_space: PredefinedColorSpace,
    pub(crate) pixel_format: ImageDataPixelFormat,
}

impl ImageDataParts {
    pub(crate) fn from_names(
        width: u32,
        height: u32,
        color_space: &str,
        pixel_format: &str,
    ) -> Option<Self> {
        Some(Self {
            width,
            height,
            color_space: PredefinedColorSpace::from_text(&DomString::from(color_space))?,
            pixel_format: ImageDataPixelFormat::from_text(&DomString::from(pixel_format))?,
        })
    }

    /// The number of samples.
    fn samples(&self) -> Option<usize> {
        let pixels = usize::try_from(self.width).ok()?.checked_mul(self.height as usize)?;
        pixels.checked_mul(4)
    }

    /// The kind of the array.
    pub(crate) fn view_kind(&self) -> ViewKind {
        match self.pixel_format {
            ImageDataPixelFormat::RgbaFloat16 => ViewKind::Float16,
            ImageDataPixelFormat::RgbaUnorm8 => ViewKind::Uint8Clamped,
        }
    }
}

pub(crate) fn parts_of(cx: &mut Cx<'_>, object: &Value) -> Option<ImageDataParts> {
    cx.data(object, |parts: &mut ImageDataParts, _| *parts)
}

pub(crate) fn set_parts(cx: &mut Cx<'_>, object: &Value, parts: ImageDataParts) {
    cx.set_data(object, Box::new(parts));
}

pub(crate) fn data_of(cx: &Cx<'_>, object: &Value) -> Option<Value> {
    cx.slot(object, DATA)
}

/// Sets the array of an `ImageData`. Returns false if the array does not match its size and format.
pub(crate) fn set_data(cx: &mut Cx<'_>, object: &Value, data: &Value) -> bool {
    let Some(parts) = parts_of(cx, object) else { return false };
    let Some(view) = cx.view(data) else { return false };
    if view.kind != parts.view_kind() {
        return false;
    }
    cx.set_slot(object, DATA, data);
    true
}

/// Gives an `ImageData` a new array of transparent black.
/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#initialize-an-imagedata-object>
pub(crate) fn set_new_data(
    cx: &mut Cx<'_>,
    object: &Value,
    parts: ImageDataParts,
) -> Result<(), Thrown> {
    let kind = parts.view_kind();
    let most = cx.host.structured_data.limits.bytes;
    let bytes = parts.samples().and_then(|samples| samples.checked_mul(kind.element_size()));
    let Some(bytes) = bytes.filter(|bytes| *bytes <= most) else {
        return Err(cx.range_error("not enough memory for the image"));
    };
    let buffer = cx.array_buffer_of(&vec![0; bytes])?;
    let data = cx.buffer_view(kind, &buffer, 0, parts.samples())?;
    set_parts(cx, object, parts);
    cx.set_slot(object, DATA, &data);
    Ok(())
}

/// Gives an `ImageData` an existing array.
/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagedata-with-data>
pub(crate) fn set_given_data(
    cx: &mut Cx<'_>,
    object: &Value,
    data: &Value,
    height: Option<u32>,
    parts: ImageDataParts,
) -> Result<(), Thrown> {
    let Some(view) = cx.view(data) else { return Err(cx.type_error("not an array")) };
    let invalid = DomExceptionName::InvalidStateError;
    if view.kind != parts.view_kind() {
        return Err(dom_exception(cx, invalid, "the array is not of the pixel format"));
    }
    let pixel = view.kind.element_size().saturating_mul(4);
    if view.byte_length == 0 || !view.byte_length.is_multiple_of(pixel) {
        return Err(dom_exception(cx, invalid, "the array does not have a whole number of pixels"));
    }
    let pixels = view.byte_length / pixel;
    let size = DomExceptionName::IndexSizeError;
    let width = parts.width as usize;
    if width == 0 || !pixels.is_multiple_of(width) {
        return Err(dom_exception(cx, size, "the array does not have a whole number of rows"));
    }
    let rows = u32::try_from(pixels / width).unwrap_or(u32::MAX);
    if height.is_some_and(|height| height != rows) {
        return Err(dom_exception(cx, size, "the array has another number of rows"));
    }
    set_parts(cx, object, ImageDataParts { height: rows, ..parts });
    cx.set_slot(object, DATA, data);
    Ok(())
}

/// The samples of an `ImageData`, from 0 to 1; none if its buffer is detached. Samples missing in
/// the buffer are zero.
pub(crate) fn samples_of(cx: &mut Cx<'_>, object: &Value) -> Option<(ImageDataParts, Vec<f32>)> {
    let parts = parts_of(cx, object)?;
    let data = data_of(cx, object)?;
    cx.view(&data).filter(|view| !view.out_of_bounds)?;
    let bytes = cx.bytes(&data).unwrap_or_default();
    let mut samples: Vec<f32> = match parts.pixel_format {
        ImageDataPixelFormat::RgbaUnorm8 => {
            bytes.iter().map(|byte| f32::from(*byte) / 255.0).collect()
        }
        ImageDataPixelFormat::RgbaFloat16 => {
            let (samples, _) = bytes.as_chunks::<2>();
            samples.iter().map(|bytes| halves::to_f32(u16::from_ne_bytes(*bytes))).collect()
        }
    };
    samples.resize(parts.samples().unwrap_or(0), 0.0);
    Some((parts, samples))
}

/// Sets the samples of an `ImageData`.
pub(crate) fn put_samples(cx: &mut Cx<'_>, object: &Value, samples: &[f32]) {
    let (Some(parts), Some(data)) = (parts_of(cx, object), data_of(cx, object)) else { return };
    let bytes: Vec<u8> = match parts.pixel_format {
        ImageDataPixelFormat::RgbaUnorm8 => samples.iter().map(|one| byte(*one)).collect(),
        ImageDataPixelFormat::RgbaFloat16 => {
            samples.iter().flat_map(|one| halves::from_f32(*one).to_ne_bytes()).collect()
        }
    };
    // It was made for them.
    let _written = cx.write_bytes(&data, 0, &bytes);
}

/// A sample as a byte.
#[expect(clippy::cast_sign_loss, reason = "clamped")]
pub(crate) fn byte(sample: f32) -> u8 {
    (sample.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// The bitmap data of an `ImageBitmap`; `None` if it is detached.
pub(crate) fn bitmap_of(cx: &mut Cx<'_>, object: &Value) -> Option<Bitmap> {
    cx.data(object, |bitmap: &mut Option<Bitmap>, _| bitmap.clone())?
}

pub(crate) fn set_bitmap(cx: &mut Cx<'_>, object: &Value, bitmap: Bitmap) {
    cx.set_data(object, Box::new(Some(bitmap)));
}

/// Takes the bitmap data of an `ImageBitmap`.
/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-imagebitmap-close>
pub(crate) fn detach(cx: &mut Cx<'_>, object: &Value) -> Option<Bitmap> {
    cx.data(object, |bitmap: &mut Option<Bitmap>, _| bitmap.take())?
}
