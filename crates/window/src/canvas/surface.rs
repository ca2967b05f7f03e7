//! The output bitmap of a 2D context.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#output-bitmap>

use std::sync::Arc;

use treewright_messages::Bitmap;
use treewright_quickjs::{Charge, Memory};

use super::colors::{self, Color};
use crate::generated::enums::{CanvasColorType, PredefinedColorSpace};
use crate::images::{byte, halves};

/// Pixels with premultiplied alpha. Nothing is allocated before the first pixel is put.
#[derive(Debug)]
pub(super) struct Surface {
    width: u32,
    height: u32,
    pub(super) has_alpha: bool,
    pub(super) color_space: PredefinedColorSpace,
    pub(super) color_type: CanvasColorType,
    pixels: Option<Vec<[f32; 4]>>,
    /// Counts the pixels.
    charge: Option<Charge>,
}

impl Surface {
    pub(super) fn new(
        (width, height): (u32, u32),
        has_alpha: bool,
        color_space: PredefinedColorSpace,
        color_type: CanvasColorType,
    ) -> Self {
        Self { width, height, has_alpha, color_space, color_type, pixels: None, charge: None }
    }

    /// Transparent black of another size; opaque black without alpha.
    pub(super) fn clear(&mut self, (width, height): (u32, u32)) {
        (self.width, self.height, self.pixels) = (width, height, None);
        self.charge = None;
    }

    pub(super) const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// Makes room for pixels. False if that would be more bytes than allowed.
    pub(super) fn make_room(&mut self, most: usize, memory: &Arc<Memory>) -> bool {
        if self.pixels.is_some() {
            return true;
        }
        let count = u64::from(self.width).saturating_mul(u64::from(self.height));
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        let bytes = count.saturating_mul(size_of::<[f32; 4]>());
        if bytes > most {
            return false;
        }
        self.charge = Some(memory.charge(bytes));
        self.pixels = Some(vec![self.blank(); count]);
        true
    }

    const fn blank(&self) -> [f32; 4] {
        if self.has_alpha { [0.0; 4] } else { [0.0, 0.0, 0.0, 1.0] }
    }

    fn place(&self, x: i64, y: i64) -> Option<usize> {
        let (x, y) = (u32::try_from(x).ok()?, u32::try_from(y).ok()?);
        if x >= self.width || y >= self.height {
            return None;
        }
        let row = usize::try_from(y).ok()?.checked_mul(usize::try_from(self.width).ok()?)?;
        row.checked_add(usize::try_from(x).ok()?)
    }

    /// The color of a pixel; nothing outside.
    pub(super) fn get(&self, x: i64, y: i64) -> Option<Color> {
        let place = self.place(x, y)?;
        let pixels = self.pixels.as_deref().unwrap_or_default();
        let [red, green, blue, alpha] = pixels.get(place).copied().unwrap_or(self.blank());
        if alpha == 0.0 {
            return Some([0.0; 4]);
        }
        Some([red / alpha, green / alpha, blue / alpha, alpha])
    }

    /// Puts a color where there is room for it.
    pub(super) fn put(&mut self, x: i64, y: i64, [red, green, blue, alpha]: Color) {
        let Some(place) = self.place(x, y) else { return };
        let alpha = if self.has_alpha { alpha.clamp(0.0, 1.0) } else { 1.0 };
        let color = [red * alpha, green * alpha, blue * alpha, alpha];
        let color = match self.color_type {
            CanvasColorType::Unorm8 => color.map(|sample| f32::from(byte(sample)) / 255.0),
            CanvasColorType::Float16 => color.map(|one| halves::to_f32(halves::from_f32(one))),
        };
        if let Some(pixel) = self.pixels.as_deref_mut().and_then(|pixels| pixels.get_mut(place)) {
            *pixel = color;
        }
    }

    /// The pixels as those of an `ImageBitmap`. None if that would be more bytes than allowed.
    pub(super) fn to_bitmap(&self, most: usize) -> Option<Bitmap> {
        let mut bitmap = blank_bitmap(self.size(), self.has_alpha, most)?;
        if self.pixels.is_some() {
            let mut pixels = Vec::with_capacity(bitmap.pixels.len());
            for y in 0..i64::from(self.height) {
                for x in 0..i64::from(self.width) {
                    let color = self.get(x, y).unwrap_or_default();
                    let color =
                        colors::convert(color, self.color_space, PredefinedColorSpace::Srgb);
                    pixels.extend(color.map(byte));
                }
            }
            bitmap.pixels = pixels.into();
        }
        Some(bitmap)
    }
}

/// Transparent black, or opaque black.
pub(super) fn blank_bitmap(
    (width, height): (u32, u32),
    has_alpha: bool,
    most: usize,
) -> Option<Bitmap> {
    let count = u64::from(width).saturating_mul(u64::from(height));
    let count = usize::try_from(count).ok().filter(|count| count.saturating_mul(4) <= most)?;
    let pixel = [0, 0, 0, if has_alpha { 0 } else { 255 }];
    Some(Bitmap { width, height, pixels: pixel.repeat(count).into(), is_origin_clean: true })
}
