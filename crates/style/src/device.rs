//! The device that media queries ask about.

use euclid::{Scale, Size2D};
use selectors::context::QuirksMode;
use style::device::Device as StyloDevice;
use style::device::servo::{FontMetricsProvider, MediaData};
use style::font_metrics::FontMetrics;
use style::media_queries::MediaType;
use style::properties::ComputedValues;
use style::properties::style_structs::Font;
use style::queries::values::PrefersColorScheme;
use style::servo::media_features::PointerCapabilities;
use style::values::computed::font::{GenericFontFamily, QueryFontMetricsFlags};
use style::values::computed::{CSSPixelLength, Length};

/// The preference of the user for light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ColorScheme {
    /// Dark text on light.
    #[default]
    Light,
    /// Light text on dark.
    Dark,
}

/// The device that a page is shown on, as media queries see it: a screen with a mouse.
///
/// ```
/// use treewright_style::{ColorScheme, Device};
/// let mut device = Device::new();
/// assert_eq!((device.width, device.height), (1280.0, 720.0));
/// device.scheme = ColorScheme::Dark;
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Device {
    /// The width of the viewport in CSS pixels.
    pub width: f32,
    /// The height of the viewport in CSS pixels.
    pub height: f32,
    /// The number of device pixels in a CSS pixel.
    pub dpr: f32,
    /// The colours that the user prefers.
    pub scheme: ColorScheme,
    /// Scripting is enabled: `noscript` elements are not shown.
    pub scripting: bool,
    /// The user prefers less motion.
    pub reduced_motion: bool,
}

impl Default for Device {
    fn default() -> Self {
        Self::new()
    }
}

impl Device {
    /// Creates a device of 1280 by 720 CSS pixels, light, without scripting.
    pub const fn new() -> Self {
        Self {
            width: 1280.0,
            height: 720.0,
            dpr: 1.0,
            scheme: ColorScheme::Light,
            scripting: false,
            reduced_motion: false,
        }
    }

    /// The device in the form of Stylo.
    pub(crate) fn stylo(&self, quirks_mode: QuirksMode) -> StyloDevice {
        let viewport_size = Size2D::new(self.width, self.height);
        let device_pixel_ratio = Scale::new(self.dpr);
        let mouse = PointerCapabilities::FINE | PointerCapabilities::HOVER;
        StyloDevice::new(
            ComputedValues::initial_values_with_font_override(Font::initial_values()),
            Box::new(Metrics),
            MediaData {
                media_type: MediaType::screen(),
                viewport_size,
                device_size: Size2D::new(self.width * self.dpr, self.height * self.dpr),
                device_pixel_ratio,
                quirks_mode,
                prefers_color_scheme: match self.scheme {
                    ColorScheme::Light => PrefersColorScheme::Light,
                    ColorScheme::Dark => PrefersColorScheme::Dark,
                },
                primary_pointer_capabilities: mouse,
                all_pointer_capabilities: mouse,
            },
        )
    }
}

/// Fonts, of which nothing is known: units such as `ex` have the values that the standard has for this case.
#[derive(Debug)]
struct Metrics;

impl FontMetricsProvider for Metrics {
    fn query_font_metrics(
        &self,
        _: bool,
        _: &Font,
        _: CSSPixelLength,
        _: QueryFontMetricsFlags,
    ) -> FontMetrics {
        FontMetrics::default()
    }

    fn base_size_for_generic(&self, generic: GenericFontFamily) -> Length {
        // The default sizes of browsers.
        Length::new(if generic == GenericFontFamily::Monospace { 13.0 } else { 16.0 })
    }
}
