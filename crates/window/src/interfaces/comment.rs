//! `Comment`.
//!
//! <https://dom.spec.whatwg.org/#interface-comment>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#dom-comment-comment>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    data: DomString,
) -> Result<Value, Thrown> {
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let node = super::document::create_comment(cx, document, data)?;
    wrappers::wrap_with_prototype(cx, node, prototype)
}
