//! The URL of a page.

use clap::Args;
use treewright::Document;
use treewright::read::DocumentUrls;
use treewright::read::url::Url;

/// The option of commands that resolve URLs.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "URLs")]
pub(crate) struct UrlArguments {
    /// The URL of the page, against which relative URLs are resolved. A `base` element in the page
    /// still applies
    #[arg(long, alias = "base-url", value_name = "URL")]
    base: Option<Url>,
}

impl UrlArguments {
    /// The URL of the page.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "for style sheets"))]
    pub(crate) const fn base(&self) -> Option<&Url> {
        self.base.as_ref()
    }

    pub(crate) fn urls(&self, document: &Document) -> DocumentUrls {
        match &self.base {
            Some(url) => DocumentUrls::with_url(document, url.clone()),
            None => DocumentUrls::new(document),
        }
    }
}
