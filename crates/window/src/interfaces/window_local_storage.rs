//! <https://html.spec.whatwg.org/multipage/webstorage.html#the-localstorage-attribute>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage>
pub(crate) fn local_storage(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    crate::storage::local_storage(cx, this)
}
