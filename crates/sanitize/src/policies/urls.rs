//! URLs in attributes, in the terms of the URL Standard.

use std::borrow::Cow;

use rustc_hash::FxHashSet;
use url::Url;

use super::{Policies, RelativeUrls};
use crate::Reason;

/// A URL in an attribute, for [`Policies::rewrite_urls`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FoundUrl<'a> {
    /// The local name of the element.
    pub element: &'a str,
    /// The local name of the attribute.
    pub attribute: &'a str,
    /// The URL: resolved if it was relative and policies resolve it, else as it is written.
    pub url: &'a str,
}

impl FoundUrl<'_> {
    /// Returns true for a URL without a scheme.
    ///
    /// ```
    /// use treewright_sanitize::{Policies, Rewritten};
    /// // Only these are replaced.
    /// let policies = Policies::new().rewrite_urls(|found| match found.is_relative() {
    ///     true => Rewritten::Url(format!("https://example.com/{}", found.url)),
    ///     false => Rewritten::Same,
    /// });
    /// ```
    pub fn is_relative(&self) -> bool {
        scheme_of(&as_read_by_the_url_parser(self.url)).is_none()
    }
}

/// The answer of the function of [`Policies::rewrite_urls`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rewritten {
    /// The URL stays.
    Same,
    /// The URL is replaced.
    Url(
        /// The URL that replaces it.
        String,
    ),
    /// The URL is removed.
    Removed,
}

/// The values that policies made while a text was sanitized, for other rounds that a proof needs: the function of
/// [`Policies::rewrite_urls`] does not see a URL again that it returned, nor that of [`Policies::filter_attributes`] a value,
/// and an attribute that a policy added, which the source does not have, has no record if it is removed.
#[derive(Clone, Debug, Default)]
pub struct RewrittenUrls {
    urls: FxHashSet<String>,
    /// Names of attributes with their values.
    values: FxHashSet<(String, String)>,
    /// Names and values of attributes that were added in the current round, and in those before it.
    added: FxHashSet<(String, String)>,
    added_before: FxHashSet<(String, String)>,
}

impl RewrittenUrls {
    /// None.
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn add(&mut self, url: &str) {
        self.urls.insert(url.to_owned());
    }

    /// Adds a value of an attribute.
    pub(super) fn add_value(&mut self, attribute: &str, value: &str) {
        self.values.insert((attribute.to_owned(), value.to_owned()));
    }

    pub(super) fn has_value(&self, attribute: &str, value: &str) -> bool {
        !self.values.is_empty() && self.values.contains(&(attribute.to_owned(), value.to_owned()))
    }

    pub(crate) fn begin_a_round(&mut self) {
        self.added_before.extend(self.added.drain());
    }

    pub(super) fn add_attribute(&mut self, name: &str, value: &str) {
        self.added.insert((name.to_owned(), value.to_owned()));
    }

    /// Returns true for an attribute that a policy added in a round before this one.
    pub(crate) fn has_added(&self, name: &str, value: &str) -> bool {
        !self.added_before.is_empty()
            && self.added_before.contains(&(name.to_owned(), value.to_owned()))
    }
}

/// The decision about a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Keep,
    Change(String, Reason),
    Remove(Reason),
}

/// <https://url.spec.whatwg.org/#url-scheme-string>
pub(super) fn is_scheme(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
}

/// The part of a value that the URL parser reads: without the C0 controls and spaces around it, and without tabs and
/// newlines. <https://url.spec.whatwg.org/#concept-basic-url-parser>
pub(super) fn as_read_by_the_url_parser(value: &str) -> Cow<'_, str> {
    let value = value.trim_matches(|letter: char| letter <= ' ');
    let is_dropped = |letter: char| matches!(letter, '\t' | '\n' | '\r');
    if value.contains(is_dropped) {
        Cow::Owned(value.replace(is_dropped, ""))
    } else {
        Cow::Borrowed(value)
    }
}

/// The scheme of such a value, as it is written; `None` for a relative URL.
/// <https://url.spec.whatwg.org/#scheme-start-state>
fn scheme_of(text: &str) -> Option<&str> {
    let (scheme, _) = text.split_once(':')?;
    is_scheme(scheme).then_some(scheme)
}

/// Returns true if a value is only a fragment, so that it stays in the page.
pub(super) fn is_fragment(value: &str) -> bool {
    as_read_by_the_url_parser(value).starts_with('#')
}

impl Policies {
    /// Returns true if a policy is about URLs, apart from references to ids.
    pub(super) fn concern_urls(&self) -> bool {
        self.url_schemes.get().is_some()
            || self.url_schemes_of.get().is_some()
            || self.relative_urls.get().is_some()
            || self.rewriter.is_some()
    }

    /// The schemes for an attribute; `None` if all are allowed.
    fn schemes_for(&self, element: &str, attribute: &str) -> Option<&[String]> {
        let own = self.url_schemes_of.get().and_then(|all| {
            let of_element = all.iter().find(|(key, _)| {
                key.split_once(' ').is_some_and(|pair| pair == (element, attribute))
            });
            of_element.map(|(_, schemes)| schemes).or_else(|| all.get(attribute))
        });
        own.or_else(|| self.url_schemes.get()).map(Vec::as_slice)
    }

    fn is_refused(&self, element: &str, attribute: &str, scheme: &str) -> bool {
        self.schemes_for(element, attribute)
            .is_some_and(|all| !all.iter().any(|other| other.eq_ignore_ascii_case(scheme)))
    }

    /// Decides about a URL.
    pub(super) fn judge_url(
        &self,
        element: &str,
        attribute: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Verdict {
        let text = as_read_by_the_url_parser(value);
        if text.starts_with('#') {
            return self.judge_fragment(&text);
        }
        let mut resolved = None;
        match (scheme_of(&text), self.relative_urls.get()) {
            (None, Some(RelativeUrls::Refuse)) => return Verdict::Remove(Reason::RelativeUrl),
            (scheme, Some(RelativeUrls::Resolve(base))) if depends_on_the_base(scheme, &text) => {
                match Url::options().base_url(Some(base)).parse(&text) {
                    Ok(url) => resolved = Some(String::from(url)),
                    Err(_) => return Verdict::Remove(Reason::InvalidUrl),
                }
            }
            _ => {}
        }
        let url = resolved.as_deref().unwrap_or(&text);
        if scheme_of(url).is_some_and(|scheme| self.is_refused(element, attribute, scheme)) {
            return Verdict::Remove(Reason::UrlScheme);
        }
        let answer = self.rewriter.as_ref().filter(|_| !rewritten.urls.contains(value)).map(|f| {
            let url = resolved.as_deref().unwrap_or(value);
            (f.0)(&FoundUrl { element, attribute, url })
        });
        match answer {
            Some(Rewritten::Removed) => return Verdict::Remove(Reason::UrlFunction),
            Some(Rewritten::Url(url)) => {
                let text = as_read_by_the_url_parser(&url);
                let scheme = scheme_of(&text);
                if scheme.is_some_and(|scheme| self.is_refused(element, attribute, scheme)) {
                    return Verdict::Remove(Reason::UrlScheme);
                }
                rewritten.add(&text);
                if *text == *value {
                    return Verdict::Keep;
                }
                return Verdict::Change(text.into_owned(), Reason::UrlFunction);
            }
            _ => {}
        }
        match resolved {
            Some(url) if url != value => Verdict::Change(url, Reason::ResolvedUrl),
            _ => Verdict::Keep,
        }
    }

    /// Puts the prefix in front of a reference to an id.
    fn judge_fragment(&self, text: &str) -> Verdict {
        let Some(prefix) = self.prefix.get() else { return Verdict::Keep };
        let id = text.strip_prefix('#').unwrap_or_default();
        let is_of_the_page =
            id.is_empty() || id.eq_ignore_ascii_case("top") || id.starts_with(":~:");
        if is_of_the_page || id.starts_with(prefix.as_str()) {
            return Verdict::Keep;
        }
        Verdict::Change(format!("#{prefix}{id}"), Reason::Prefix)
    }
}

/// Returns true for a URL that another base would make another URL: one without a scheme, or with a special one and
/// without slashes, which is relative to a base of the same scheme.
/// <https://url.spec.whatwg.org/#special-relative-or-authority-state>
fn depends_on_the_base(scheme: Option<&str>, text: &str) -> bool {
    let Some(scheme) = scheme else { return true };
    let is_special =
        ["http", "https", "ws", "wss", "ftp"].iter().any(|name| name.eq_ignore_ascii_case(scheme));
    let rest = text.get(scheme.len()..).and_then(|rest| rest.strip_prefix(':')).unwrap_or_default();
    is_special && !rest.starts_with("//") || scheme.eq_ignore_ascii_case("file")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A value, and what becomes of it: `-` and the reason, or what it is changed to; the same value if it stays.
    #[test]
    fn urls() {
        let base = Url::parse("https://example.com/a/b").unwrap();
        let schemes = Policies::new()
            .url_schemes(["HTTPS", "mailto"])
            .unwrap()
            .url_schemes_of("src", ["data", "https"])
            .unwrap()
            .url_schemes_of("img src", ["cid"])
            .unwrap();
        let resolve = schemes.clone().relative_urls(RelativeUrls::Resolve(base)).unwrap();
        let refuse = schemes.clone().relative_urls(RelativeUrls::Refuse).unwrap();
        let prefix = Policies::new().prefix("p-").unwrap();
        let rewrite = schemes.clone().rewrite_urls(|found| match found.url {
            "a" => Rewritten::Url("javascript:b".to_owned()),
            "b" => Rewritten::Removed,
            "c" => Rewritten::Same,
            url => Rewritten::Url(format!("{}/{}/{url}", found.element, found.attribute)),
        });
        for (policies, place, value, expected) in [
            (&schemes, "a href", "https://a.example/", "https://a.example/"),
            (&schemes, "a href", "HTTPS://a.example/", "HTTPS://a.example/"),
            (&schemes, "a href", "http://a.example/", "-url-scheme"),
            (&schemes, "a href", " \u{1}ht\ntp://a.example/", "-url-scheme"),
            (&schemes, "a href", "ma\tilto:a", "ma\tilto:a"),
            (&schemes, "a href", "mail to:a", "mail to:a"),
            (&schemes, "a href", "a/b:c", "a/b:c"),
            (&schemes, "a href", "//a.example/", "//a.example/"),
            (&schemes, "a href", "", ""),
            (&schemes, "video src", "data:,", "data:,"),
            (&schemes, "img src", "data:,", "-url-scheme"),
            (&schemes, "img src", "cid:1", "cid:1"),
            (&schemes, "a href", "javascript:f()", "-url-scheme"),
            (&refuse, "a href", "a", "-relative-url"),
            (&refuse, "a href", "//a", "-relative-url"),
            (&refuse, "a href", "", "-relative-url"),
            (&refuse, "a href", "#a", "#a"),
            (&refuse, "a href", "https://a", "https://a"),
            (&resolve, "a href", "c?d", "https://example.com/a/c?d"),
            (&resolve, "a href", " /c ", "https://example.com/c"),
            (&resolve, "a href", "//c", "https://c/"),
            (&resolve, "a href", "https:c", "https://example.com/a/c"),
            (&resolve, "a href", "https://c", "https://c"),
            (&resolve, "a href", "http:c", "-url-scheme"),
            (&resolve, "a href", "", "https://example.com/a/b"),
            (&resolve, "a href", "#c", "#c"),
            (&resolve, "a href", "//[", "-invalid-url"),
            (&prefix, "a href", "#a", "#p-a"),
            (&prefix, "a href", " #a ", "#p-a"),
            (&prefix, "a href", "#p-a", "#p-a"),
            (&prefix, "a href", "#", "#"),
            (&prefix, "a href", "#Top", "#Top"),
            (&prefix, "a href", "#:~:text=a", "#:~:text=a"),
            (&prefix, "a href", "b#a", "b#a"),
            (&rewrite, "a href", "a", "-url-scheme"),
            (&rewrite, "a href", "b", "-url-function"),
            (&rewrite, "a href", "c", "c"),
            (&rewrite, "a href", "d", "a/href/d"),
            (&rewrite, "a href", "#d", "#d"),
        ] {
            let (element, attribute) = place.split_once(' ').unwrap();
            let verdict = policies.judge_url(element, attribute, value, &mut RewrittenUrls::new());
            let found = match &verdict {
                Verdict::Keep => value.to_owned(),
                Verdict::Change(url, _) => url.clone(),
                Verdict::Remove(reason) => format!("-{}", reason.as_str()),
            };
            assert_eq!(found, expected, "{place} {value:?}");
        }
    }
}
