//! The effect of policies on the value of an attribute.

use std::fmt::Write as _;

use treewright_semantics::refresh::parse_declarative_refresh;
use treewright_semantics::srcset::{Candidate, Descriptor, parse_srcset};

use super::apply::Prepared;
use super::attributes::Kind as Value;
use super::css_urls::{self, Mapped};
use super::pattern;
use super::timing;
use super::urls::{RewrittenUrls, Verdict};
use crate::{Action, Kind, Reason};

/// A decision to change a value.
#[derive(Debug)]
pub(super) struct Judged {
    /// The new value; `None` if the attribute is removed.
    pub(super) becomes: Option<String>,
    /// The parts that are recorded.
    pub(super) parts: Vec<Part>,
}

/// A part of a value that is changed or removed.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) kind: Kind,
    pub(super) action: Action,
    /// The name, if it is not that of the attribute.
    pub(super) name: Option<String>,
    pub(super) value: String,
    pub(super) reason: Reason,
}

impl Part {
    fn new(kind: Kind, action: Action, value: &str, reason: Reason) -> Self {
        Self { kind, action, name: None, value: value.to_owned(), reason }
    }
}

impl Judged {
    /// This change, and another one of the new value.
    pub(super) fn then(mut self, next: Option<Self>) -> Self {
        if let Some(next) = next {
            self.parts.extend(next.parts);
            self.becomes = next.becomes;
        }
        self
    }

    pub(super) fn removed(kind: Kind, value: &str, reason: Reason) -> Self {
        Self { becomes: None, parts: vec![Part::new(kind, Action::Removed, value, reason)] }
    }

    pub(super) fn changed(kind: Kind, value: &str, becomes: String, reason: Reason) -> Self {
        let parts = vec![Part::new(kind, Action::Changed, value, reason)];
        Self { becomes: Some(becomes), parts }
    }
}

impl Prepared {
    /// Decides about a value; `None` if it stays.
    pub(super) fn judge_value(
        &self,
        kind: Value,
        element: &str,
        attribute: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let prefix = self.policies.prefix.get();
        match kind {
            Value::Url if self.concern_urls || prefix.is_some() => {
                match self.policies.judge_url(element, attribute, value, rewritten) {
                    Verdict::Keep => None,
                    Verdict::Change(url, reason) => {
                        Some(Judged::changed(Kind::Url, value, url, reason))
                    }
                    Verdict::Remove(reason) => Some(Judged::removed(Kind::Url, value, reason)),
                }
            }
            Value::Urls if self.concern_urls => {
                self.judge_urls(element, attribute, value, rewritten)
            }
            Value::Candidates if self.concern_urls => {
                self.judge_candidates(element, attribute, value, rewritten)
            }
            Value::Id => {
                let id = with_prefix(prefix?, value)?;
                Some(Judged::changed(Kind::Attribute, value, id, Reason::Prefix))
            }
            Value::Target => {
                let is_name = !value.starts_with('_');
                let name = with_prefix(prefix?, value).filter(|_| is_name)?;
                Some(Judged::changed(Kind::Attribute, value, name, Reason::Prefix))
            }
            Value::Ids => {
                let prefix = prefix?;
                let tokens = value.split_ascii_whitespace();
                let mut is_changed = false;
                let ids: Vec<String> = tokens
                    .map(|id| {
                        let changed = with_prefix(prefix, id);
                        is_changed |= changed.is_some();
                        changed.unwrap_or_else(|| id.to_owned())
                    })
                    .collect();
                is_changed
                    .then(|| Judged::changed(Kind::Attribute, value, ids.join(" "), Reason::Prefix))
            }
            Value::Times => {
                let times = timing::with_prefix(value, prefix?)?;
                Some(Judged::changed(Kind::Attribute, value, times, Reason::Prefix))
            }
            Value::HashName => {
                let (_, name) = value.split_once('#')?;
                let name = with_prefix(prefix?, name)?;
                Some(Judged::changed(Kind::Attribute, value, format!("#{name}"), Reason::Prefix))
            }
            Value::Classes => self.judge_classes(element, value),
            Value::Style => self.judge_style(element, value, rewritten),
            Value::Url | Value::Urls | Value::Candidates | Value::Refresh => None,
        }
    }

    /// Decides about the values of an animation of an attribute; one that is refused or changed removes all.
    pub(super) fn judge_animation(
        &self,
        kind: Value,
        animated: &str,
        element: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let of_value = |one| self.judge_value(kind, element, animated, one, rewritten);
        let judged = value.split(';').map(str::trim).find_map(of_value)?;
        let (first, kind) = (judged.parts.first()?, Kind::Url);
        let kind = if first.kind == kind { kind } else { Kind::Attribute };
        Some(Judged::removed(kind, value, first.reason))
    }

    /// Returns false for a value that a list of values for the attribute does not have.
    pub(super) fn has_allowed_value(&self, element: &str, attribute: &str, value: &str) -> bool {
        let Some(all) = self.policies.attribute_values.get() else { return true };
        let lists: Vec<&Vec<String>> =
            [element, "*"].iter().filter_map(|element| all.get(*element)?.get(attribute)).collect();
        let value = value.to_ascii_lowercase();
        lists.is_empty()
            || lists.into_iter().flatten().any(|pattern| pattern::matches(pattern, &value))
    }

    fn judge_urls(
        &self,
        element: &str,
        attribute: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let (mut kept, mut parts) = (Vec::new(), Vec::new());
        for url in value.split_ascii_whitespace() {
            match self.policies.judge_url(element, attribute, url, rewritten) {
                Verdict::Keep => kept.push(url.to_owned()),
                Verdict::Change(changed, reason) => {
                    let changed = without_white_space(&changed);
                    rewritten.add(&changed);
                    kept.push(changed);
                    parts.push(Part::new(Kind::Url, Action::Changed, url, reason));
                }
                Verdict::Remove(reason) => {
                    parts.push(Part::new(Kind::Url, Action::Removed, url, reason));
                }
            }
        }
        let becomes = (!kept.is_empty()).then(|| kept.join(" "));
        (!parts.is_empty()).then_some(Judged { becomes, parts })
    }

    fn judge_candidates(
        &self,
        element: &str,
        attribute: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let (mut kept, mut parts) = (String::new(), Vec::new());
        for candidate in parse_srcset(value).candidates {
            let url = match self.policies.judge_url(element, attribute, candidate.url, rewritten) {
                Verdict::Keep => candidate.url.to_owned(),
                Verdict::Change(url, reason) => {
                    parts.push(Part::new(Kind::Url, Action::Changed, candidate.url, reason));
                    let url = as_candidate_url(&url);
                    rewritten.add(&url);
                    url
                }
                Verdict::Remove(reason) => {
                    parts.push(Part::new(Kind::Url, Action::Removed, candidate.url, reason));
                    continue;
                }
            };
            add_candidate(&mut kept, &url, candidate);
        }
        let becomes = (!kept.is_empty()).then_some(kept);
        (!parts.is_empty()).then_some(Judged { becomes, parts })
    }

    pub(super) fn judge_refresh(
        &self,
        element: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let refresh = parse_declarative_refresh(value).filter(|_| self.concern_urls)?;
        let url = refresh.url?;
        match self.policies.judge_url(element, "content", url, rewritten) {
            Verdict::Keep => None,
            Verdict::Change(changed, reason) if !changed.starts_with(['"', '\'']) => {
                let value = format!("{}; url={changed}", refresh.seconds);
                Some(Judged::changed(Kind::Url, url, value, reason))
            }
            Verdict::Change(_, reason) | Verdict::Remove(reason) => {
                Some(Judged::removed(Kind::Url, url, reason))
            }
        }
    }

    fn judge_classes(&self, element: &str, value: &str) -> Option<Judged> {
        let all = self.policies.classes.get();
        let of_elements = self.policies.classes_of.get();
        if all.is_none() && of_elements.is_none() {
            return None;
        }
        let own = of_elements.and_then(|all| all.get(element));
        let patterns = || all.into_iter().chain(own).flatten();
        let is_kept = |class: &&str| patterns().any(|pattern| pattern::matches(pattern, class));
        let (kept, removed): (Vec<&str>, Vec<&str>) =
            value.split_ascii_whitespace().partition(is_kept);
        if removed.is_empty() {
            return None;
        }
        let reason = Reason::Class;
        let parts = vec![Part::new(Kind::Attribute, Action::Removed, &removed.join(" "), reason)];
        Some(Judged { becomes: (!kept.is_empty()).then(|| kept.join(" ")), parts })
    }

    fn judge_style(
        &self,
        element: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        #[cfg(feature = "styles")]
        if let Some(styles) = self.policies.styles.get() {
            return self.judge_declarations(styles, element, value, rewritten);
        }
        self.judge_css_urls(element, "style", value, rewritten)
    }

    /// Decides about the URLs in a value of CSS.
    pub(super) fn judge_css_urls(
        &self,
        element: &str,
        attribute: &str,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let is_concerned = self.concern_urls || self.policies.prefix.get().is_some();
        if !is_concerned || !css_urls::may_have_urls(value) {
            return None;
        }
        let mapped =
            css_urls::map(value, |url| self.policies.judge_url(element, attribute, url, rewritten));
        match mapped {
            Mapped::Same => None,
            Mapped::Changed(changed, reason) => {
                Some(Judged::changed(Kind::Url, value, changed, reason))
            }
            Mapped::Removed(reason) => Some(Judged::removed(Kind::Url, value, reason)),
        }
    }
}

/// An id with the prefix; `None` if it stays as it is.
fn with_prefix(prefix: &str, id: &str) -> Option<String> {
    (!id.is_empty() && !id.starts_with(prefix)).then(|| format!("{prefix}{id}"))
}

/// Writes a candidate at the end of a list.
fn add_candidate(list: &mut String, url: &str, candidate: Candidate<'_>) {
    if !list.is_empty() {
        list.push_str(", ");
    }
    list.push_str(url);
    if candidate.descriptor != Descriptor::None {
        let _ = write!(list, " {}", candidate.descriptor);
    }
    if let Some(height) = candidate.height {
        let _ = write!(list, " {height}h");
    }
}

/// A URL as `srcset` can have it: white space and the commas around it end it.
fn as_candidate_url(url: &str) -> String {
    let url = without_white_space(url);
    let inside = url.trim_matches(',');
    if inside.len() == url.len() {
        return url;
    }
    url.replace(',', "%2C")
}

fn without_white_space(url: &str) -> String {
    let url = url.trim_ascii();
    if !url.contains(|letter: char| letter.is_ascii_whitespace()) {
        return url.to_owned();
    }
    let letters = url.chars().map(|letter| match letter {
        letter if letter.is_ascii_whitespace() => format!("%{:02X}", u32::from(letter)),
        letter => letter.to_string(),
    });
    letters.collect()
}
