//! The refresh that a page asks for.

use treewright_semantics::refresh::{DeclarativeRefresh, parse_declarative_refresh};
use url::Url;

use crate::urls::DocumentUrls;

/// A declarative refresh: `<meta http-equiv=refresh>`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refresh {
    /// The time to wait, in seconds.
    pub seconds: u64,
    /// The target URL; `None` if it is that of the document and the document's URL is not known.
    pub url: Option<Url>,
}

/// The shared declarative refresh steps, up to the refresh itself; `None` if they return before it.
/// <https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps>
pub(super) fn parse_refresh(input: &str, urls: &DocumentUrls) -> Option<Refresh> {
    let DeclarativeRefresh { seconds, url, .. } = parse_declarative_refresh(input)?;
    let Some(url) = url else {
        return Some(Refresh { seconds, url: urls.document_url().cloned() });
    };
    // Steps 11.11 to 11.13.
    let url = urls.resolve(url).ok()?;
    (url.scheme() != "javascript").then_some(Refresh { seconds, url: Some(url) })
}
