//! `ElementCSSInlineStyle`.
//!
//! <https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections;
use crate::generated::Interface;

/// <https://drafts.csswg.org/cssom-1/#dom-elementcssinlinestyle-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::object_of_element(cx, this, Interface::CSSStyleProperties)
}
