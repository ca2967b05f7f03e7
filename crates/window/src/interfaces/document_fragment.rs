//! `DocumentFragment`.
//!
//! <https://dom.spec.whatwg.org/#interface-documentfragment>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#dom-documentfragment-documentfragment>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let node = cx.host.create_a_fragment(document);
    wrappers::wrap_with_prototype(cx, node, prototype)
}
