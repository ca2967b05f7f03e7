//! The `History` object of a window, and the state that it keeps for scripts.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::global_objects::{engine_realm, window_of_realm};
use crate::navigation;
use crate::objects::slots;
use crate::structured_data;

/// The slot of a window's history.
const HISTORY: u64 = slots::HISTORY;

/// The slot of the history's state.
const STATE: u64 = 2;

/// The slot of the window of a history.
pub(crate) const WINDOW: u64 = 3;

/// The history of the window of a realm.
pub(crate) fn of_window(cx: &mut Cx<'_>, window: &Value) -> Result<Value, Thrown> {
    if let Some(history) = cx.slot(window, HISTORY) {
        return Ok(history);
    }
    let realm = crate::bindings::global::realm_of(cx, window).unwrap_or_else(|| cx.realm());
    let history = cx.in_realm(&realm, |cx| crate::bindings::new_object(cx, Interface::History))?;
    cx.set_slot(&history, WINDOW, window);
    cx.set_slot(window, HISTORY, &history);
    Ok(history)
}

/// The state has changed: the value made from it is dropped.
pub(crate) fn forget_the_state(cx: &mut Cx<'_>, document: NodeId) {
    let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) else { return };
    let window = window_of_realm(cx, realm);
    if let Some(history) = window.and_then(|window| cx.slot(&window, HISTORY)) {
        cx.take_slot(&history, STATE);
    }
}

/// The state of a document's history, as its scripts see it.
pub(crate) fn state_of(cx: &mut Cx<'_>, document: NodeId) -> Option<Value> {
    let realm = cx.host.documents.get(document)?.realm;
    let window = window_of_realm(cx, realm)?;
    let history = of_window(cx, &window).ok()?;
    if let Some(state) = cx.slot(&history, STATE) {
        return Some(state);
    }
    let data = navigation::state_of_the_active_entry(cx.host, document)?;
    let engine = engine_realm(cx, realm)?;
    let state =
        cx.in_realm(&engine, |cx| structured_data::structured_deserialize(cx, &data)).ok()?;
    cx.set_slot(&history, STATE, &state);
    Some(state)
}
