//! The styles of a page, for the values that depend on them.

use treewright::read::style::StyleView;
use treewright::{Document, Limits};

/// The styles by the sheets in a page, computed when a value first needs them.
#[derive(Debug)]
pub(crate) struct PageStyles {
    #[cfg(feature = "style")]
    styles: Option<std::cell::OnceCell<treewright::style::ReadingStyles>>,
    #[cfg(feature = "style")]
    options: treewright::style::StyleOptions,
}

#[cfg(feature = "style")]
impl PageStyles {
    pub(crate) fn new(css: bool, limits: &Limits) -> Self {
        let options = treewright::style::StyleOptions::new();
        let options = options.css_bytes(limits.css_bytes).css_work(limits.css_work);
        Self { styles: css.then(std::cell::OnceCell::new), options }
    }

    /// Returns true if the sheets count.
    pub(crate) const fn count(&self) -> bool {
        self.styles.is_some()
    }

    pub(crate) fn view(&self, document: &Document) -> Option<&dyn StyleView> {
        let styles = self.styles.as_ref()?;
        let compute = || treewright::style::ReadingStyles::compute(document, &self.options);
        Some(styles.get_or_init(compute))
    }
}

#[cfg(not(feature = "style"))]
impl PageStyles {
    pub(crate) const fn new(_: bool, _: &Limits) -> Self {
        Self {}
    }

    #[expect(clippy::unused_self, reason = "it has styles with the feature `style`")]
    pub(crate) const fn view(&self, _: &Document) -> Option<&dyn StyleView> {
        None
    }
}
