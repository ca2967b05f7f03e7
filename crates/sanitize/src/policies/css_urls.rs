//! URLs in values of CSS: `url()`, and the strings of images.
//! <https://drafts.csswg.org/css-values/#urls>

use cssparser::{ParseError, Parser, Token, serialize_string};

use super::urls::Verdict;
use crate::Reason;

/// The number of blocks in each other after which a value is removed.
pub(super) const DEEPEST: u32 = 32;

/// The functions whose strings are URLs.
const FUNCTIONS: [&str; 5] = ["image", "image-set", "-webkit-image-set", "src", "url"];

/// The result for a value.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Mapped {
    Same,
    /// Some of its URLs are changed.
    Changed(String, Reason),
    /// A URL in it is refused.
    Removed(Reason),
}

/// Returns false for a value that surely has no URL.
pub(super) fn may_have_urls(value: &str) -> bool {
    value.contains('(')
}

/// Asks about each URL of a value, and changes those that are to be changed.
pub(super) fn map(value: &str, judge: impl FnMut(&str) -> Verdict) -> Mapped {
    map_strings(value, false, judge)
}

/// The same; strings that are not in a function are URLs too if `strings_are_urls`, as those of `@import`.
pub(super) fn map_strings(
    value: &str,
    strings_are_urls: bool,
    judge: impl FnMut(&str) -> Verdict,
) -> Mapped {
    let mut urls = Urls { value, judge, changed: String::new(), copied: 0, outcome: None };
    let mut parser = Parser::new(value);
    let is_complete = urls.block(&mut parser, strings_are_urls, DEEPEST);
    let Urls { mut changed, copied, outcome, .. } = urls;
    match outcome {
        Some(Outcome::Removed(reason)) => Mapped::Removed(reason),
        _ if !is_complete => Mapped::Removed(Reason::TooDeep),
        Some(Outcome::Changed(reason)) => {
            changed.push_str(value.get(copied..).unwrap_or_default());
            Mapped::Changed(changed, reason)
        }
        None => Mapped::Same,
    }
}

enum Outcome {
    Changed(Reason),
    Removed(Reason),
}

struct Urls<'a, F> {
    value: &'a str,
    judge: F,
    /// The new value, up to `copied` in the old one.
    changed: String,
    copied: usize,
    outcome: Option<Outcome>,
}

impl<F: FnMut(&str) -> Verdict> Urls<'_, F> {
    /// Reads a block. Returns false if it is too deep.
    fn block(&mut self, parser: &mut Parser<'_>, strings_are_urls: bool, depth: u32) -> bool {
        let mut start = parser.position().byte_index();
        while let Ok(token) = parser.next_including_whitespace_and_comments() {
            let (url, is_url) = match token {
                Token::UnquotedUrl(url) => (Some(url.to_string()), true),
                Token::QuotedString(url) if strings_are_urls => (Some(url.to_string()), false),
                _ => (None, false),
            };
            let inside = match token {
                Token::Function(name) => {
                    Some(FUNCTIONS.iter().any(|other| other.eq_ignore_ascii_case(name)))
                }
                Token::ParenthesisBlock | Token::SquareBracketBlock | Token::CurlyBracketBlock => {
                    Some(false)
                }
                _ => None,
            };
            if let Some(url) = url {
                let end = parser.position().byte_index();
                self.url(&url, is_url, start..end);
            }
            if let Some(strings_are_urls) = inside {
                let Some(depth) = depth.checked_sub(1) else { return false };
                let mut is_complete = true;
                let _ = parser.parse_nested_block(|inside| -> Result<(), ParseError<()>> {
                    is_complete = self.block(inside, strings_are_urls, depth);
                    Ok(())
                });
                if !is_complete {
                    return false;
                }
            }
            start = parser.position().byte_index();
        }
        true
    }

    fn url(&mut self, url: &str, is_unquoted: bool, place: std::ops::Range<usize>) {
        match (self.judge)(url) {
            Verdict::Keep => {}
            Verdict::Change(url, reason) => {
                self.changed.push_str(self.value.get(self.copied..place.start).unwrap_or_default());
                if is_unquoted {
                    self.changed.push_str("url(");
                }
                // A string accepts everything.
                let _ = serialize_string(&url, &mut self.changed);
                if is_unquoted {
                    self.changed.push(')');
                }
                self.copied = place.end;
                if self.outcome.is_none() {
                    self.outcome = Some(Outcome::Changed(reason));
                }
            }
            Verdict::Remove(reason) => self.outcome = Some(Outcome::Removed(reason)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_in_values() {
        for (value, expected) in [
            ("red", Some("red")),
            ("url(a)", Some("url(\"/a\")")),
            ("url( 'a' ) no-repeat", Some("url( \"/a\" ) no-repeat")),
            ("URL(\\61)", Some("url(\"/a\")")),
            ("u\\72l(a) b", Some("url(\"/a\") b")),
            (
                "image-set('a' 1x type('a'), url(b) 2x)",
                Some("image-set(\"/a\" 1x type('a'), url(b) 2x)"),
            ),
            ("rgb(1,2,3) 'a'", Some("rgb(1,2,3) 'a'")),
            ("var(--x, url(a))", Some("var(--x, url(\"/a\"))")),
            ("url(a", Some("url(\"/a\")")),
            ("url(c)", None),
            ("src('c')", None),
            ("x: url(b); y: url(a)", Some("x: url(b); y: url(\"/a\")")),
            ("url(a b)", Some("url(a b)")),
        ] {
            let mapped = map(value, |url| match url {
                "a" => Verdict::Change("/a".to_owned(), Reason::ResolvedUrl),
                "c" => Verdict::Remove(Reason::UrlScheme),
                _ => Verdict::Keep,
            });
            let found = match mapped {
                Mapped::Same => Some(value.to_owned()),
                Mapped::Changed(value, _) => Some(value),
                Mapped::Removed(_) => None,
            };
            assert_eq!(found.as_deref(), expected, "{value}");
        }
        let deep = "(".repeat(100);
        assert_eq!(map(&deep, |_| Verdict::Keep), Mapped::Removed(Reason::TooDeep));
    }
}
