//! Pages as they are shown, for commands that read text.

use treewright::read::style::{StyleView, has_sheets};
use treewright::{Document, NodeRef};

use crate::arguments::{HiddenTextName, ShownArguments, UrlArguments};
use crate::built_in;
use crate::output::{Failure, Printer};
use crate::pages::Page;

/// The settings that the pages of a command have in common.
#[derive(Debug)]
pub(crate) struct Showing {
    #[cfg(feature = "style")]
    styling: crate::styling::Styling,
    no_css: bool,
    /// Sheets that are not there are named. Most pages that were saved lack some, which is what a reader expects.
    #[cfg(feature = "style")]
    names_missing: bool,
    /// Each page has computed styles, also one without sheets.
    is_always_styled: bool,
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "it is `Keep`"))]
    hidden_text: HiddenTextName,
}

/// The styles of a page.
pub(crate) struct Shown {
    view: Box<dyn StyleView>,
    /// The page without the text that people do not see, or with marks.
    as_seen: Option<Document>,
}

impl Shown {
    pub(crate) fn view(&self) -> &dyn StyleView {
        &*self.view
    }

    /// The node to read instead of one of the page.
    pub(crate) fn node<'a>(&'a self, node: NodeRef<'a>) -> NodeRef<'a> {
        let seen = self.as_seen.as_ref().and_then(|document| document.get(node.id()));
        seen.unwrap_or(node)
    }
}

impl Showing {
    pub(crate) fn new(arguments: &ShownArguments, urls: &UrlArguments) -> Result<Self, Failure> {
        let ShownArguments { styles, hidden_text } = arguments;
        for (option, is_given) in [
            ("--css", !styles.css.is_empty()),
            ("--device", styles.device.is_some()),
            ("--hidden-text", *hidden_text != HiddenTextName::Keep),
        ] {
            if is_given {
                built_in::demand(option)?;
            }
        }
        #[cfg(not(feature = "style"))]
        let _ = urls;
        Ok(Self {
            #[cfg(feature = "style")]
            styling: crate::styling::Styling::new(styles, urls)?,
            #[cfg(feature = "style")]
            names_missing: styles.files.are_given() || *hidden_text != HiddenTextName::Keep,
            no_css: styles.no_css,
            is_always_styled: !styles.css.is_empty() || *hidden_text != HiddenTextName::Keep,
            hidden_text: *hidden_text,
        })
    }

    /// The styles of a page. `None` if it has no sheets, so that markup decides.
    pub(crate) fn of(&self, page: &Page, out: &mut Printer<'_>) -> Option<Shown> {
        let has_sheets = !self.no_css && has_sheets(&page.parsed.document);
        if !has_sheets && !self.is_always_styled {
            return None;
        }
        self.shown(page, out)
    }

    #[cfg(feature = "style")]
    fn shown(&self, page: &Page, out: &mut Printer<'_>) -> Option<Shown> {
        use treewright::style::hidden::HiddenTextMode;
        use treewright::style::{ReadingStyles, Styles};

        use crate::styling::note_missing;

        let options = match self.styling.options(page) {
            Ok(options) => options,
            Err(failure) => {
                out.failure(failure.message());
                return None;
            }
        };
        let document = &page.parsed.document;
        let mode = match self.hidden_text {
            HiddenTextName::Keep => {
                let styles = ReadingStyles::compute(document, &options);
                let missing = if self.names_missing { styles.missing_sheets() } else { &[] };
                note_missing(missing, styles.is_cut(), out);
                return Some(Shown { view: Box::new(styles), as_seen: None });
            }
            HiddenTextName::LeaveOut => HiddenTextMode::LeaveOut,
            HiddenTextName::Mark => HiddenTextMode::Mark,
        };
        let styles = Styles::compute(document, &options);
        note_missing(styles.missing_sheets(), styles.is_cut(), out);
        let as_seen = Some(styles.as_seen(document, mode));
        Some(Shown { view: Box::new(styles), as_seen })
    }

    /// A build without styles says so, once.
    #[cfg(not(feature = "style"))]
    #[expect(clippy::unused_self, reason = "it is the function of builds with styles")]
    fn shown(&self, _: &Page, out: &mut Printer<'_>) -> Option<Shown> {
        let lack = built_in::lack_of("--css").unwrap_or_default();
        out.note_once(format_args!("style sheets are not applied (as with --no-css): {lack}"));
        None
    }
}
