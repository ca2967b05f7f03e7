//! The options of styles.

use std::fmt;
use std::sync::Arc;

use crate::Device;

/// Gives the text of a sheet by its address.
pub type Loader = dyn Fn(&str) -> Option<String> + Send + Sync;

/// The options of [`Styles::compute`](crate::Styles::compute).
///
/// ```
/// use treewright_style::{Device, StyleOptions};
/// let mut options = StyleOptions::new();
/// options.device.width = 400.0;
/// let options = options.sheet("nav { display: none }").base_url("https://example.com/");
/// # let _ = options;
/// ```
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct StyleOptions {
    /// The device that media queries ask about.
    pub device: Device,
    /// Sheets that are added after those of the page.
    pub sheets: Vec<Arc<str>>,
    /// The address of the page, which those of its sheets are relative to.
    pub base_url: Option<String>,
    /// Gives the text of `link` elements and imports by their absolute addresses.
    pub loader: Option<Arc<Loader>>,
    /// The sheets of the page are ignored: its `style` and `link` elements. `style` attributes are not.
    pub ignore_page_sheets: bool,
    /// The places of rules are kept, for [`Styles::rule_of`](crate::Styles::rule_of). They take the memory of the sheets.
    pub keep_rules: bool,
    /// Styles are those after finite animations, which keep the values of their last keyframe or go back to what they were. Without
    /// it, animations have no effect, as before the first frame.
    pub ended_animations: bool,
    /// The bytes of all sheets that are read, with those that are imported and added; the rest is left out. At most 64 MiB are.
    pub css_bytes: Option<u32>,
    /// The steps that matching and the cascade may take; see [`Styles::work`](crate::Styles::work). When they are used up, the
    /// elements that are left have the style that the sheet of the user agent gives them.
    pub css_work: Option<u32>,
}

impl fmt::Debug for StyleOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StyleOptions")
            .field("device", &self.device)
            .field("sheets", &self.sheets.len())
            .field("base_url", &self.base_url)
            .field("loader", &self.loader.is_some())
            .field("ignore_page_sheets", &self.ignore_page_sheets)
            .field("keep_rules", &self.keep_rules)
            .field("ended_animations", &self.ended_animations)
            .field("css_bytes", &self.css_bytes)
            .field("css_work", &self.css_work)
            .finish()
    }
}

impl StyleOptions {
    /// Creates options without further sheets, for the default [`Device`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets [`device`](Self::device).
    #[must_use]
    pub fn device(mut self, device: Device) -> Self {
        self.device = device;
        self
    }

    /// Adds a sheet after those of the page.
    #[must_use]
    pub fn sheet(mut self, css: impl Into<Arc<str>>) -> Self {
        self.sheets.push(css.into());
        self
    }

    /// Sets [`base_url`](Self::base_url).
    #[must_use]
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.base_url = Some(url.into());
        self
    }

    /// Sets [`css_bytes`](Self::css_bytes).
    #[must_use]
    pub const fn css_bytes(mut self, bytes: Option<u32>) -> Self {
        self.css_bytes = bytes;
        self
    }

    /// Sets [`css_work`](Self::css_work).
    #[must_use]
    pub const fn css_work(mut self, steps: Option<u32>) -> Self {
        self.css_work = steps;
        self
    }

    /// Sets [`loader`](Self::loader).
    #[must_use]
    pub fn loader(
        mut self,
        loader: impl Fn(&str) -> Option<String> + Send + Sync + 'static,
    ) -> Self {
        self.loader = Some(Arc::new(loader));
        self
    }

    /// Sets [`ignore_page_sheets`](Self::ignore_page_sheets).
    #[must_use]
    pub const fn ignore_page_sheets(mut self, ignore: bool) -> Self {
        self.ignore_page_sheets = ignore;
        self
    }

    /// Sets [`keep_rules`](Self::keep_rules).
    #[must_use]
    pub const fn keep_rules(mut self, keep: bool) -> Self {
        self.keep_rules = keep;
        self
    }

    /// Sets [`ended_animations`](Self::ended_animations).
    #[must_use]
    pub const fn ended_animations(mut self, ended: bool) -> Self {
        self.ended_animations = ended;
        self
    }

    /// Sets what is needed for the text that [people see](crate::hidden): animations have ended, and scripting is enabled.
    #[must_use]
    pub const fn as_people_see(mut self) -> Self {
        self.ended_animations = true;
        self.device.scripting = true;
        self
    }
}
