//! Declarative refreshes: `meta` elements and the `Refresh` header.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh>

use treewright_dom::NodeId;
use url::Url;

use super::navigate::equals_without_fragments;
use super::{HistoryHandling, NavigateOptions, navigate};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::sandboxing::Sandboxing;

/// A refresh that waits until it is due.
#[derive(Clone, Debug)]
pub(crate) struct Refresh {
    url: Url,
    /// In microseconds.
    delay: u64,
    /// The clock's time when the `meta` element was inserted.
    inserted: Option<u64>,
}

/// The parts of a valid value.
#[derive(Debug, PartialEq, Eq)]
struct Parsed<'a> {
    seconds: u64,
    /// The address, unless it is the document's own.
    url: Option<&'a str>,
}

/// A `meta` element was inserted into a document.
/// <https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives>
pub(crate) fn process_a_meta_element(cx: &mut Cx<'_>, meta: NodeId) {
    let attribute = |name| cx.host.tree.attribute(meta, name);
    let is_refresh =
        attribute("http-equiv").is_some_and(|state| state.eq_ignore_ascii_case("refresh"));
    if !is_refresh {
        return;
    }
    let Some(input) = attribute("content").filter(|input| !input.is_empty()) else { return };
    let input = input.to_owned();
    let document = cx.host.node_document(meta);
    shared_declarative_refresh_steps(cx, document, &input, true);
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps>
pub(crate) fn shared_declarative_refresh_steps(
    cx: &mut Cx<'_>,
    document: NodeId,
    input: &str,
    is_meta: bool,
) {
    let Some(state) = cx.host.documents.get(document) else { return };
    if state.will_declaratively_refresh {
        return;
    }
    let Some(parsed) = parse(input) else { return };
    let url = match parsed.url {
        None => Some(state.url.clone()),
        Some(text) => cx.host.encoding_parse_a_url(text, document),
    };
    let Some(url) = url.filter(|url| url.scheme() != "javascript") else { return };
    let now = cx.host.event_loop.clock.now();
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.will_declaratively_refresh = true;
    // The user agent may refuse: a page that only reloads itself without end is left alone.
    if parsed.seconds > 0 && equals_without_fragments(&url, &state.url) {
        return;
    }
    if is_meta && state.sandboxing.has(Sandboxing::AUTOMATIC_FEATURES) {
        return;
    }
    let delay = parsed.seconds.saturating_mul(1_000_000);
    state.refresh = Some(Refresh { url, delay, inserted: is_meta.then_some(now) });
    if state.is_completely_loaded {
        wait_for_the_refresh(cx, document);
    }
}

/// Starts waiting for a refresh, once the document is completely loaded.
pub(crate) fn wait_for_the_refresh(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    let Some(refresh) = state.refresh.take() else { return };
    let now = cx.host.event_loop.clock.now();
    let from = refresh.inserted.unwrap_or_default().max(state.completely_loaded_time);
    let due = from.saturating_add(refresh.delay);
    if due <= now {
        return go(cx, document, refresh.url);
    }
    let steps = Box::new(move |cx: &mut Cx<'_>| go(cx, document, refresh.url));
    let source = TaskSource::NavigationAndTraversal;
    cx.host.event_loop.queue_a_task_at(due, source, Some(document), steps);
}

fn go(cx: &mut Cx<'_>, document: NodeId, url: Url) {
    let Some(id) = cx.host.node_navigable(document) else { return };
    let mut options = NavigateOptions::new(url, document);
    options.handling = HistoryHandling::Replace;
    navigate(cx, id, options);
}

fn parse(input: &str) -> Option<Parsed<'_>> {
    let is_space = |c: char| c.is_ascii_whitespace();
    let rest = input.trim_start_matches(is_space);
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = rest.len().saturating_sub(after.len());
    let digits = rest.get(..digits).unwrap_or_default();
    let seconds = if digits.is_empty() {
        if !after.starts_with('.') {
            return None;
        }
        0
    } else {
        digits.parse().unwrap_or(u64::MAX)
    };
    let after = after.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if after.is_empty() {
        return Some(Parsed { seconds, url: None });
    }
    if !after.starts_with(|c: char| matches!(c, ';' | ',') || is_space(c)) {
        return None;
    }
    let after = after.trim_start_matches(is_space);
    let after = after.strip_prefix([';', ',']).unwrap_or(after).trim_start_matches(is_space);
    if after.is_empty() {
        return Some(Parsed { seconds, url: None });
    }
    Some(Parsed { seconds, url: Some(parse_the_url(after)) })
}

/// The part from "U" or "u" on.
fn parse_the_url(whole: &str) -> &str {
    let is_space = |c: char| c.is_ascii_whitespace();
    let quoted = match whole.strip_prefix(['U', 'u']) {
        None => whole,
        Some(rest) => {
            let equals = rest
                .strip_prefix(['R', 'r'])
                .and_then(|rest| rest.strip_prefix(['L', 'l']))
                .and_then(|rest| rest.trim_start_matches(is_space).strip_prefix('='));
            match equals {
                Some(rest) => rest.trim_start_matches(is_space),
                None => return whole,
            }
        }
    };
    match quoted.chars().next() {
        Some(quote @ ('\'' | '"')) => {
            let rest = quoted.strip_prefix(quote).unwrap_or(quoted);
            rest.split(quote).next().unwrap_or(rest)
        }
        _ => quoted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        fn check(input: &str, expected: Option<(u64, Option<&str>)>) {
            let got = parse(input).map(|parsed| (parsed.seconds, parsed.url));
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
