//! The styles of a page, for the values that depend on them.

use treewright::Document;
use treewright::read::style::StyleView;

/// The styles by the sheets in a page, computed when a value first needs them.
#[derive(Debug)]
pub(crate) struct PageStyles {
    #[cfg(feature = "style")]
    styles: Option<std::cell::OnceCell<treewright::style::ReadingStyles>>,
}

#[cfg(feature = "style")]
impl PageStyles {
    pub(crate) fn new(css: bool) -> Self {
        Self { styles: css.then(std::cell::OnceCell::new) }
    }

    /// Returns true if the sheets count.
    pub(crate) const fn count(&self) -> bool {
        self.styles.is_some()
    }

    pub(crate) fn view(&self, document: &Document) -> Option<&dyn StyleView> {
        use treewright::style::{ReadingStyles, StyleOptions};
        let styles = self.styles.as_ref()?;
        Some(styles.get_or_init(|| ReadingStyles::compute(document, &StyleOptions::new())))
    }
}

#[cfg(not(feature = "style"))]
impl PageStyles {
    pub(crate) const fn new(_: bool) -> Self {
        Self {}
    }

    #[expect(clippy::unused_self, reason = "it has styles with the feature `style`")]
    pub(crate) const fn view(&self, _: &Document) -> Option<&dyn StyleView> {
        None
    }
}
