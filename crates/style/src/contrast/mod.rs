//! Text whose contrast with its background is certainly too low, in terms of computed values, without layout.
//!
//! [`Styles::low_contrast`](crate::Styles::low_contrast) lists the elements whose own text has a contrast ratio below the bound
//! of [success criterion 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum): 3:1 for large text, which is at least 24 pixels
//! high, or 18.66 pixels and bold; 4.5:1 for other text.
//!
//! Only what is certain counts:
//!
//! - The text has one colour: it has no shadow, stroke, `::first-line`, filter, blend mode, mask or opacity, and no animation
//!   changes it.
//! - The background is the nearest opaque `background-color` up the flat tree, or the canvas, with translucent colours over it.
//!   No image, gradient or shadow inside a box is between.
//! - Nothing moves the text off that box: no float, offset, negative margin, transformation or height that its contents may
//!   overflow is on the way up.
//! - Nothing else lies between the two: no box with a background, a border or replaced content that is out of the flow, offset,
//!   transformed, placed on a grid, pulled by a negative margin, or larger than the box around it. Those that are painted in layers
//!   of their own count within the box of the background, the others in the whole page.
//! - All sheets of the page are there and whole.
//!
//! Text that is exempt is left out: that of disabled and `inert` controls and their labels, text without letters and digits, and
//! [text that people do not see](crate::hidden). Logotypes are exempt too, but a page does not say what is one.
//!
//! Not known: states such as `:hover`, the effects of scripts, what frames are on, and contents of SVG, form fields and other
//! replaced elements.

mod facts;
mod sums;
mod walk;

use treewright_dom::Document;

use crate::hidden::values::Rgba;
use crate::styles::Styles;

pub(crate) use facts::is_replaced;
pub use treewright_conformance::LowContrast;

/// The difference from the bound that is not reported: differences of rounding.
const ROUNDING: f64 = 0.01;

impl Styles {
    /// The elements whose own text certainly has too low a contrast with its background, in the order of the flat tree. See the
    /// [module](self) for what is certain. Without an `html` element as the root nothing is.
    ///
    /// `document` is the one that the styles were computed for, unchanged. Takes time and memory linear in the document.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_style::{StyleOptions, Styles};
    ///
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// let mut document = Document::new();
    /// let html = document.create_element(Namespace::Html, "html")?;
    /// document.append(document.root(), html)?;
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.set_text_content(paragraph, "Green tea")?;
    /// document.append(html, paragraph)?;
    /// let styles = Styles::compute(&document, &StyleOptions::new().sheet("p { color: #999 }"));
    /// let found = styles.low_contrast(&document);
    /// assert_eq!((found[0].color, found[0].background), ([153; 3], [255; 3]));
    /// assert_eq!((found[0].ratio * 100.0).floor(), 284.0);
    /// assert_eq!(found[0].bound, 4.5);
    /// # Ok(())
    /// # }
    /// ```
    pub fn low_contrast(&self, document: &Document) -> Vec<LowContrast> {
        if !self.missing_sheets().is_empty() || self.is_cut() || self.has_unknown() {
            return Vec::new();
        }
        walk::find(self, document)
    }
}

/// Returns true for a text of CSS with properties that are not read, and that change what is painted, where, or how large.
pub(crate) fn has_unknown(css: &str) -> bool {
    let zooms = || {
        css.match_indices("zoom").any(|(place, name)| {
            let after = css.get(place.saturating_add(name.len())..).unwrap_or_default();
            let Some(value) = after.trim_start().strip_prefix(':') else { return false };
            let value = value.trim_start();
            let end = value.find([';', '}', '!']).unwrap_or(value.len());
            let value = value.get(..end).unwrap_or_default().trim();
            let is_number = value.starts_with(|first: char| first.is_ascii_digit() || first == '.');
            is_number && !matches!(value, "1" | "1.0" | "100%")
                || value.starts_with("var(")
                || value.starts_with("calc(")
        })
    };
    css.contains("text-stroke") || css.contains("shape-outside") || zooms()
}

/// A colour as screens show it.
#[expect(clippy::cast_sign_loss, reason = "parts are not negative")]
fn rounded(color: Rgba) -> [u8; 3] {
    let [red, green, blue, _] = color.0;
    [red, green, blue].map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8)
}

/// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
fn relative_luminance(color: [u8; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.0722_f64.mul_add(blue, 0.2126_f64.mul_add(red, 0.7152 * green))
}

/// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
fn contrast_ratio(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (relative_luminance(one), relative_luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::contrast_ratio;

    /// The ratios that the guideline and its techniques name.
    #[test]
    fn ratios() {
        let cases = [
            ([0, 0, 0], [255, 255, 255], 2100.0),
            ([255, 255, 255], [255, 255, 255], 100.0),
            ([0x77; 3], [255; 3], 447.0),
            ([0x76; 3], [255; 3], 454.0),
            ([0x95; 3], [255; 3], 299.0),
            ([0x94; 3], [255; 3], 303.0),
            ([255, 0, 0], [255, 255, 255], 399.0),
            ([0, 0, 0xEE], [255, 255, 255], 939.0),
        ];
        for (one, other, expected) in cases {
            let found = (contrast_ratio(one, other) * 100.0 + 1e-6).floor();
            assert!((found - expected).abs() < 0.5, "{one:?} {other:?}: {found}");
        }
    }
}
