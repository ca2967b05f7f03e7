//! Presets, policies and profiles of a sanitizer for texts.

use treewright_sanitize::{InvalidProfile, Policies, Preset, Profile, Report};

use super::{Sanitized, TextSanitizer};

impl TextSanitizer {
    /// Creates a sanitizer with the configuration and the policies of a preset.
    ///
    /// ```
    /// use treewright::TextSanitizer;
    /// use treewright::sanitize::Preset;
    /// let comments = TextSanitizer::preset(Preset::TextFormatting);
    /// assert_eq!(comments.sanitize("<h1>Hi <em>you</em></h1>")?.html, "Hi <em>you</em>");
    /// # Ok::<(), treewright::SanitizeError>(())
    /// ```
    pub fn preset(preset: Preset) -> Self {
        Self::new(&preset.sanitizer()).policies(preset.policies())
    }

    /// Creates a sanitizer with what a configuration file holds.
    ///
    /// # Errors
    /// [`InvalidProfile`] if the parts of the profile contradict each other.
    ///
    /// ```
    /// use treewright::sanitize::{Policies, Preset, Profile};
    /// use treewright::TextSanitizer;
    /// let profile = Profile::from(Preset::UserContent).policies(Policies::new().prefix("u-")?);
    /// let readme = TextSanitizer::from_profile(&profile)?;
    /// let html = "<h1 id=a>A</h1><a href='#a'>a</a>";
    /// assert_eq!(readme.sanitize(html)?.html, "<h1 id=\"u-a\">A</h1><a href=\"#u-a\">a</a>");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_profile(profile: &Profile) -> Result<Self, InvalidProfile> {
        let (sanitizer, policies) = profile.clone().into_parts()?;
        Ok(Self::new(&sanitizer).policies(policies))
    }

    /// Sets the policies. By default there are none.
    ///
    /// ```
    /// use treewright::sanitize::Policies;
    /// use treewright::{Sanitizer, TextSanitizer};
    /// let policies = Policies::new().url_schemes(["https"])?.link_rel(["nofollow"])?;
    /// let sanitizer = TextSanitizer::new(&Sanitizer::default()).policies(policies);
    /// let sanitized = sanitizer.sanitize("<a href=http://a/>a</a> <a href=https://b/>b</a>")?;
    /// assert_eq!(sanitized.html, "<a>a</a> <a href=\"https://b/\" rel=\"nofollow\">b</a>");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn policies(mut self, policies: Policies) -> Self {
        self.policies = policies;
        self.with_rules()
    }
}

impl Sanitized {
    /// The [records](Self::records) with lines and columns in the source, and their numbers.
    ///
    /// ```
    /// use treewright::{Sanitizer, TextSanitizer};
    /// let source = "<p>a\n<img src=b></p>";
    /// let sanitized = TextSanitizer::new(&Sanitizer::default()).record(true).sanitize(source)?;
    /// let report = sanitized.report(source);
    /// assert_eq!((report.records[0].line, report.records[0].column), (Some(2), Some(1)));
    /// assert_eq!(report.counts.to_string(), "1 removed; 1 element; 1 configuration");
    /// # Ok::<(), treewright::SanitizeError>(())
    /// ```
    pub fn report(&self, source: &str) -> Report {
        Report::new(&self.records, source)
    }
}
