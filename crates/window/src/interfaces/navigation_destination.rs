//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigationdestination-interface>

use treewright_quickjs::{Thrown, Value};

use super::navigation_history_entry;
use crate::Cx;
use crate::navigation_api::{slots, with_destination};
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    with_destination(cx, this, |data| data.url.to_string())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-key>
pub(crate) fn key(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match cx.slot(this, slots::ENTRY) {
        Some(entry) => navigation_history_entry::key(cx, &entry),
        None => Ok(DomString::default()),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-id>
pub(crate) fn id(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match cx.slot(this, slots::ENTRY) {
        Some(entry) => navigation_history_entry::id(cx, &entry),
        None => Ok(DomString::default()),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-index>
pub(crate) fn index(cx: &mut Cx<'_>, this: &Value) -> Result<i64, Thrown> {
    match cx.slot(this, slots::ENTRY) {
        Some(entry) => navigation_history_entry::index(cx, &entry),
        None => Ok(-1),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-samedocument>
pub(crate) fn same_document(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    with_destination(cx, this, |data| data.is_same_document)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationdestination-getstate>
pub(crate) fn get_state(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let state = with_destination(cx, this, |data| data.state.clone())?;
    state.deserialize(cx)
}
