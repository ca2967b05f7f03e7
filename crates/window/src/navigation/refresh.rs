//! Declarative refreshes: `meta` elements and the `Refresh` header.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh>

use treewright_dom::NodeId;
use treewright_semantics::refresh::parse_declarative_refresh;
use url::Url;

use super::conditions::equals_without_fragments;
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
    let Some(parsed) = parse_declarative_refresh(input) else { return };
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
    let steps = Box::new(move |cx: &mut Cx<'_>| go(cx, document, refresh.url));
    let source = TaskSource::NavigationAndTraversal;
    if due <= now {
        return cx.host.event_loop.queue_a_task(source, Some(document), steps);
    }
    cx.host.event_loop.queue_a_task_at(due, source, Some(document), steps);
}

fn go(cx: &mut Cx<'_>, document: NodeId, url: Url) {
    let Some(id) = cx.host.node_navigable(document) else { return };
    let mut options = NavigateOptions::new(url, document);
    options.handling = HistoryHandling::Replace;
    options.is_refresh = true;
    navigate(cx, id, options);
}
