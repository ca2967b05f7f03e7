//! Declarative refreshes: the values of `<meta http-equiv=refresh>` and of the `Refresh` header.
//! <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh>

use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_microsyntaxes::white_space::{is_ascii_white_space, skip_ascii_white_space};

/// The parts of a declarative refresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeclarativeRefresh<'a> {
    /// The time to wait, in seconds.
    pub seconds: u64,
    /// The URL, which is not resolved; `None` for that of the document.
    pub url: Option<&'a str>,
}

/// The shared declarative refresh steps that read the value; `None` where they return before they have a URL.
/// <https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps>
///
/// ```
/// use treewright_semantics::refresh::parse_declarative_refresh;
/// let refresh = parse_declarative_refresh("5; url='next.html'").unwrap();
/// assert_eq!((refresh.seconds, refresh.url), (5, Some("next.html")));
/// assert_eq!(parse_declarative_refresh("soon"), None);
/// ```
pub fn parse_declarative_refresh(input: &str) -> Option<DeclarativeRefresh<'_>> {
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
    let own = DeclarativeRefresh { seconds, url: None };
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
    Some(DeclarativeRefresh { seconds, url: Some(url) })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        fn check(input: &str, expected: Option<(u64, Option<&str>)>) {
            let got = parse_declarative_refresh(input).map(|it| (it.seconds, it.url));
            assert_eq!(got, expected, "{input:?}");
        }
        check("", None);
        check("x", None);
        check("-1", None);
        check("1x", None);
        check("0", Some((0, None)));
        check(" \n10 ", Some((10, None)));
        check(".", Some((0, None)));
        check(".5;a", Some((0, Some("a"))));
        check("1.5.2 a", Some((1, Some("a"))));
        check("1;", Some((1, None)));
        check("1;;a", Some((1, Some(";a"))));
        check("1,a", Some((1, Some("a"))));
        check("1; url=a b", Some((1, Some("a b"))));
        check("1; URL = 'a' b", Some((1, Some("a"))));
        check("1; url=\"a", Some((1, Some("a"))));
        check("1; 'a'b", Some((1, Some("a"))));
        check("1; ur=a", Some((1, Some("ur=a"))));
        check("1; url a", Some((1, Some("url a"))));
        check("1; u", Some((1, Some("u"))));
        check("1 url=", Some((1, Some(""))));
        check("99999999999999999999999;a", Some((u64::MAX, Some("a"))));
    }
}
