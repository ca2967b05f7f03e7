//! `BarProp`: a bar around a window.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#barprop>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::realms::RealmId;

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-barprop-visible>
pub(crate) fn visible(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let realm = cx.platform(this).and_then(|platform| u32::try_from(platform.handle).ok());
    let state = realm.and_then(|realm| cx.host.realms.get(RealmId(realm)));
    let Some(id) = state.and_then(|state| state.navigable) else { return Ok(true) };
    let top = cx.host.traversable_of(id);
    Ok(cx.host.navigables.get(top).is_none_or(|navigable| !navigable.is_popup))
}
