//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigationhistoryentry-interface>

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::navigation_api::{Api, EntryData, Identity, entry_of, index_of_entry};
use crate::strings::DomString;

/// The identity of an entry whose document is fully active.
fn active(cx: &mut Cx<'_>, this: &Value) -> Result<Option<(Api, Rc<Identity>)>, Thrown> {
    let (api, identity) = entry_of(cx, this, |data: &mut EntryData| Rc::clone(&data.identity))?;
    let is_active = api.active_document(cx).is_some();
    Ok(is_active.then_some((api, identity)))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: &Value) -> Result<Option<String>, Thrown> {
    if active(cx, this)?.is_none() {
        return Ok(Some(String::new()));
    }
    let (_, url) = entry_of(cx, this, |data| {
        let is_hidden = !data.same_document && data.hides_its_url;
        (!is_hidden).then(|| data.url.to_string())
    })?;
    Ok(url)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-key>
pub(crate) fn key(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match active(cx, this)? {
        Some((_, identity)) => Ok(identity.key(cx)?.into()),
        None => Ok(DomString::default()),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-id>
pub(crate) fn id(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match active(cx, this)? {
        Some((_, identity)) => Ok(identity.id(cx)?.into()),
        None => Ok(DomString::default()),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-index>
pub(crate) fn index(cx: &mut Cx<'_>, this: &Value) -> Result<i64, Thrown> {
    let Some((api, identity)) = active(cx, this)? else { return Ok(-1) };
    let index = index_of_entry(cx, &api, &identity);
    Ok(index.and_then(|index| i64::try_from(index).ok()).unwrap_or(-1))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-samedocument>
pub(crate) fn same_document(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let is_active = active(cx, this)?.is_some();
    let (_, same_document) = entry_of(cx, this, |data| data.same_document)?;
    Ok(is_active && same_document)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationhistoryentry-getstate>
pub(crate) fn get_state(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    match active(cx, this)? {
        Some((_, identity)) => identity.state().deserialize(cx),
        None => Ok(cx.undefined()),
    }
}
