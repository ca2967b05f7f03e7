//! Pages as they are shown, for commands that read text.

use treewright::read::style::{ElementStyle, StyleView, has_sheets};
use treewright::read::unfolded;
use treewright::{Document, NodeId, NodeRef};

use crate::arguments::{HiddenTextName, ShownArguments, UrlArguments};
use crate::built_in;
use crate::output::{Failure, Printer};
use crate::pages::Page;

/// The settings that the pages of a command have in common.
#[derive(Debug)]
#[cfg_attr(
    feature = "style",
    expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")
)]
pub(crate) struct Showing {
    #[cfg(feature = "style")]
    styling: crate::styling::Styling,
    no_css: bool,
    /// Text that a click shows is read.
    folded: bool,
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
    /// The page with what is folded, without the text that people do not see, or with marks.
    as_seen: Option<Document>,
}

/// No computed styles: markup and `style` attributes decide.
#[derive(Debug)]
struct OfMarkup;

impl StyleView for OfMarkup {
    fn style_of(&self, _: NodeId) -> Option<ElementStyle> {
        None
    }
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
        let ShownArguments { styles, hidden_text, folded } = arguments;
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
            styling: crate::styling::Styling::new(styles, urls)?
                .for_people(*hidden_text != HiddenTextName::Keep),
            #[cfg(feature = "style")]
            names_missing: styles.files.are_given() || *hidden_text != HiddenTextName::Keep,
            no_css: styles.no_css,
            folded: *folded,
            is_always_styled: !styles.css.is_empty() || *hidden_text != HiddenTextName::Keep,
            hidden_text: *hidden_text,
        })
    }

    /// The styles of a page. `None` if it is to be read as its markup says.
    pub(crate) fn of(&self, page: &Page, out: &mut Printer<'_>) -> Option<Shown> {
        let has_sheets = !self.no_css && has_sheets(&page.parsed.document);
        let as_seen = self.folded.then(|| unfolded(&page.parsed.document));
        let styled = if has_sheets || self.is_always_styled {
            self.styled(page, as_seen.as_ref(), out)
        } else {
            None
        };
        match (styled, as_seen) {
            (Some(Shown { view, as_seen: None }), as_seen) => Some(Shown { view, as_seen }),
            (None, Some(as_seen)) => {
                Some(Shown { view: Box::new(OfMarkup), as_seen: Some(as_seen) })
            }
            (styled, _) => styled,
        }
    }

    /// The styles of a page, or those of its markup.
    pub(crate) fn always_of(&self, page: &Page, out: &mut Printer<'_>) -> Shown {
        self.of(page, out).unwrap_or_else(|| Shown { view: Box::new(OfMarkup), as_seen: None })
    }

    /// `unfolded` is the page with what is folded, if that is read.
    #[cfg(feature = "style")]
    fn styled(
        &self,
        page: &Page,
        unfolded: Option<&Document>,
        out: &mut Printer<'_>,
    ) -> Option<Shown> {
        use treewright::style::hidden::HiddenTextMode;
        use treewright::style::{ReadingStyles, Styles};

        use crate::styling::{guarded, note_missing};

        let options = match self.styling.options(page) {
            Ok(options) => options,
            Err(failure) => {
                out.failure(failure.message());
                return None;
            }
        };
        let document = unfolded.unwrap_or(&page.parsed.document);
        let mode = match self.hidden_text {
            HiddenTextName::Keep => {
                let styles = noted(guarded(|| ReadingStyles::compute(document, &options)), out)?;
                let missing = if self.names_missing { styles.missing_sheets() } else { &[] };
                note_missing(missing, styles.is_cut(), out);
                return Some(Shown { view: Box::new(styles), as_seen: None });
            }
            HiddenTextName::LeaveOut => HiddenTextMode::LeaveOut,
            HiddenTextName::Mark => HiddenTextMode::Mark,
        };
        let computed = guarded(|| {
            let styles = Styles::compute(document, &options);
            let as_seen = styles.as_seen(document, mode);
            (styles, as_seen)
        });
        let (styles, as_seen) = noted(computed, out)?;
        note_missing(styles.missing_sheets(), styles.is_cut(), out);
        Some(Shown { view: Box::new(styles), as_seen: Some(as_seen) })
    }

    /// A build without styles says so, once.
    #[cfg(not(feature = "style"))]
    #[expect(clippy::unused_self, reason = "it is the function of builds with styles")]
    fn styled(&self, _: &Page, _: Option<&Document>, out: &mut Printer<'_>) -> Option<Shown> {
        let lack = built_in::lack_of("--css").unwrap_or_default();
        out.note_once(format_args!("style sheets are not applied (as with --no-css): {lack}"));
        None
    }
}

/// The styles, if they were computed. Without them the page is read without style sheets, and a message says so.
#[cfg(feature = "style")]
fn noted<T>(computed: Result<T, String>, out: &mut Printer<'_>) -> Option<T> {
    computed
        .map_err(|error| out.note(format_args!("{error}; they are not applied, as with --no-css")))
        .ok()
}
