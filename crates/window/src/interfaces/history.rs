//! `History`.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::enums::{NavigationType, ScrollRestoration};
use crate::navigables::NavigableId;
use crate::navigation;
use crate::navigation::can_have_its_url_rewritten;
use crate::navigation::history_objects::{WINDOW, state_of};
use crate::navigation_api::{self, Firing};
use crate::strings::DomString;
use crate::structured_data;

/// The document of a history, which must be fully active, and its navigable.
fn document_of(cx: &mut Cx<'_>, this: &Value) -> Result<(NodeId, NavigableId), Thrown> {
    let window = cx.slot(this, WINDOW);
    let handle = window.and_then(|window| cx.platform(&window)).map(|platform| platform.handle);
    let realm = handle.and_then(|handle| cx.host.realms.by_handle(handle));
    let document = realm.and_then(|realm| cx.host.realms.get(realm)).map(|state| state.document);
    let found = document.filter(|document| cx.host.is_fully_active(*document));
    let found = found.and_then(|document| Some((document, cx.host.node_navigable(document)?)));
    match found {
        Some(found) => Ok(found),
        None => {
            let message = "the document of the history is not fully active";
            Err(dom_exception(cx, DomExceptionName::SecurityError, message))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let (_, id) = document_of(cx, this)?;
    Ok(navigation::number_of_entries(cx.host, id))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-scroll-restoration>
pub(crate) fn scroll_restoration(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<ScrollRestoration, Thrown> {
    let (_, id) = document_of(cx, this)?;
    let entry = cx.host.navigables.get(id).and_then(|navigable| navigable.history.active_entry());
    let is_manual = entry.is_some_and(|entry| entry.manual_scroll_restoration);
    Ok(if is_manual { ScrollRestoration::Manual } else { ScrollRestoration::Auto })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-scroll-restoration>
pub(crate) fn set_scroll_restoration(
    cx: &mut Cx<'_>,
    this: &Value,
    value: ScrollRestoration,
) -> Result<(), Thrown> {
    let (_, id) = document_of(cx, this)?;
    let navigable = cx.host.navigables.get_mut(id);
    if let Some(entry) = navigable.and_then(|navigable| navigable.history.active_entry_mut()) {
        entry.manual_scroll_restoration = value == ScrollRestoration::Manual;
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-state>
pub(crate) fn state(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let (document, _) = document_of(cx, this)?;
    Ok(state_of(cx, document).unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#delta-traverse>
pub(crate) fn go(cx: &mut Cx<'_>, this: &Value, delta: i32) -> Result<(), Thrown> {
    let (document, id) = document_of(cx, this)?;
    if delta == 0 {
        if cx.host.is_fully_active(document) {
            navigation::reload(cx, id, None, None);
        }
    } else {
        navigation::traverse_the_history_by_a_delta(cx, id, delta);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-back>
pub(crate) fn back(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    go(cx, this, -1)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-forward>
pub(crate) fn forward(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    go(cx, this, 1)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-pushstate>
pub(crate) fn push_state(
    cx: &mut Cx<'_>,
    this: &Value,
    data: Value,
    _unused: DomString,
    url: Option<String>,
) -> Result<(), Thrown> {
    shared_push_replace_state_steps(cx, this, &data, url, false)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-replacestate>
pub(crate) fn replace_state(
    cx: &mut Cx<'_>,
    this: &Value,
    data: Value,
    _unused: DomString,
    url: Option<String>,
) -> Result<(), Thrown> {
    shared_push_replace_state_steps(cx, this, &data, url, true)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps>
fn shared_push_replace_state_steps(
    cx: &mut Cx<'_>,
    this: &Value,
    data: &Value,
    url: Option<String>,
    is_replace: bool,
) -> Result<(), Thrown> {
    let (document, _) = document_of(cx, this)?;
    let data = structured_data::structured_serialize_for_storage(cx, data)?;
    let Some(state) = cx.host.documents.get(document) else { return Ok(()) };
    let mut new_url = state.url.clone();
    if let Some(url) = url.filter(|url| !url.is_empty()) {
        let parsed = cx.host.encoding_parse_a_url(&url, document);
        match parsed.filter(|url| can_have_its_url_rewritten(cx.host, document, url)) {
            Some(url) => new_url = url,
            None => {
                let message = "the document cannot have this address";
                return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
            }
        }
    }
    let data = Rc::new(data);
    let navigation_type = if is_replace { NavigationType::Replace } else { NavigationType::Push };
    let mut firing = Firing::new(navigation_type, new_url.clone());
    firing.is_same_document = true;
    firing.classic_state = Some(Rc::clone(&data));
    if navigation_api::fire_a_push_replace_reload_navigate_event(cx, document, firing) {
        navigation::url_and_history_update(cx, document, new_url, Some(data), is_replace);
    }
    Ok(())
}
