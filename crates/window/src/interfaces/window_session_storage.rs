//! <https://html.spec.whatwg.org/multipage/webstorage.html#the-sessionstorage-attribute>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-sessionstorage>
pub(crate) fn session_storage(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    crate::storage::session_storage(cx, this)
}
