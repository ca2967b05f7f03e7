//! The page of a line as it is shown.

use treewright::read::style::StyleView;
use treewright::read::unfolded;
use treewright::{Document, NodeRef};

use super::job::Job;

/// The page of a line as its answer needs it: with styles, and with what is folded.
#[derive(Default)]
pub(super) struct Shown {
    /// `None` if markup decides.
    pub(super) view: Option<Box<dyn StyleView>>,
    /// The page with what is folded.
    unfolded: Option<Document>,
    #[cfg(feature = "style")]
    pub(super) hidden: Option<Vec<super::hidden::HiddenRun>>,
}

impl Shown {
    /// Computes it with the sheets in the page, and that of the line.
    ///
    /// # Errors
    /// The style system failed.
    pub(super) fn of(document: &Document, job: &Job<'_>) -> Result<Self, String> {
        let wish = job.wish();
        let mut shown = Self::default();
        if wish.forms.have_text() && wish.styles.folded {
            shown.unfolded = Some(unfolded(document));
        }
        shown.apply_sheets(document, job)?;
        Ok(shown)
    }

    /// The node to read instead of one of the page.
    pub(super) fn node<'a>(&'a self, node: NodeRef<'a>) -> NodeRef<'a> {
        let unfolded = self.unfolded.as_ref().and_then(|document| document.get(node.id()));
        unfolded.unwrap_or(node)
    }

    #[cfg(feature = "style")]
    fn apply_sheets(&mut self, document: &Document, job: &Job<'_>) -> Result<(), String> {
        use treewright::read::style::has_sheets;
        use treewright::style::{Device, ReadingStyles, StyleOptions};

        use crate::styling::guarded;

        let wish = job.wish();
        let styles = &wish.styles;
        let mut device = Device::new();
        device.scripting = wish.has_scripting;
        if let Some(text) = &styles.device {
            // The line was checked.
            device = device.with(text).unwrap_or(device);
        }
        let limits = job.limits();
        let mut options = StyleOptions::new()
            .device(device)
            .css_bytes(limits.css_bytes)
            .css_work(limits.css_work)
            .ignore_page_sheets(styles.no_css);
        if let Some(css) = &styles.css {
            options = options.sheet(css.as_str());
        }
        let has_sheets = styles.css.is_some() || has_sheets(document) && !styles.no_css;
        if wish.forms.have_text() && has_sheets {
            let document = self.unfolded.as_ref().unwrap_or(document);
            let styles = guarded(|| ReadingStyles::compute(document, &options))?;
            self.view = Some(Box::new(styles));
        }
        if wish.has_hidden_text {
            let mut options = options.keep_rules(true).as_people_see();
            if let Some(text) = &styles.device {
                options.device = options.device.with(text).unwrap_or(options.device);
            }
            self.hidden = Some(guarded(|| super::hidden::runs(document, &options))?);
        }
        Ok(())
    }

    /// A build without styles says so, once.
    #[cfg(not(feature = "style"))]
    #[expect(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "it is the function of builds with styles"
    )]
    fn apply_sheets(&mut self, document: &Document, job: &Job<'_>) -> Result<(), String> {
        use std::sync::Once;

        use treewright::read::style::has_sheets;

        static SAID: Once = Once::new();
        let wish = job.wish();
        if wish.forms.have_text() && !wish.styles.no_css && has_sheets(document) {
            SAID.call_once(|| {
                let lack = crate::built_in::lack_of("--css").unwrap_or_default();
                let message = "style sheets are not applied (as with no_css)";
                crate::output::print_message(format_args!("{message}: {lack}"));
            });
        }
        Ok(())
    }
}
