//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorcookies>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::global_objects::document_of_the_current_global;
use crate::storage::cookies::CookieUser;

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-cookieenabled>
pub(crate) fn cookie_enabled(cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    let document = document_of_the_current_global(cx)?;
    let Some(state) = cx.host.documents.get(document) else { return Ok(false) };
    let url = state.url.clone();
    let user = CookieUser::document(cx.host, document, &url);
    Ok(cx.host.may_have_cookies(&user))
}
