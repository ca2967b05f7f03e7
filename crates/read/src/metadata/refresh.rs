//! The refresh that a page asks for.

use url::Url;

use crate::urls::DocumentUrls;
use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_microsyntaxes::white_space::{is_ascii_white_space, skip_ascii_white_space};

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
    // Steps 2 to 8.
    let input = skip_ascii_white_space(input);
    let after_time = input.trim_start_matches(|c: char| c.is_ascii_digit());
    let time = input.strip_suffix(after_time).unwrap_or_default();
    if time.is_empty() && !after_time.starts_with('.') {
        return None;
    }
    let seconds = parse_non_negative_integer(time).unwrap_or(0);
    let rest = after_time.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    // Steps 9 and 10.
    let own = Refresh { seconds, url: urls.document_url().cloned() };
    if rest.is_empty() {
        return Some(own);
    }
    if !rest.starts_with(|c| matches!(c, ';' | ',') || is_ascii_white_space(c)) {
        return None;
    }
    let rest = skip_ascii_white_space(rest);
    let rest = skip_ascii_white_space(rest.strip_prefix([';', ',']).unwrap_or(rest));
    if rest.is_empty() {
        return Some(own);
    }
    // Steps 11.1 to 11.10.
    let url = match after_url_and_equals(rest) {
        UrlText::Plain => rest,
        UrlText::MaybeQuoted(text) => match text.strip_prefix(['\'', '"']) {
            Some(quoted) => {
                let quote = text.chars().next().unwrap_or_default();
                quoted.split(quote).next().unwrap_or_default()
            }
            None => text,
        },
    };
    // Steps 11.11 to 11.13.
    let url = urls.resolve(url).ok()?;
    (url.scheme() != "javascript").then_some(Refresh { seconds, url: Some(url) })
}

enum UrlText<'a> {
    /// Steps 11.3 to 11.6 jumped to the step labeled parse.
    Plain,
    /// The step labeled skip quotes was reached, with this text.
    MaybeQuoted(&'a str),
}

/// Steps 11.2 to 11.7.
fn after_url_and_equals(text: &str) -> UrlText<'_> {
    let Some(rest) = text.strip_prefix(['u', 'U']) else {
        return UrlText::MaybeQuoted(text);
    };
    let rest = rest.strip_prefix(['r', 'R']).and_then(|rest| rest.strip_prefix(['l', 'L']));
    match rest.and_then(|rest| skip_ascii_white_space(rest).strip_prefix('=')) {
        Some(rest) => UrlText::MaybeQuoted(skip_ascii_white_space(rest)),
        None => UrlText::Plain,
    }
}
