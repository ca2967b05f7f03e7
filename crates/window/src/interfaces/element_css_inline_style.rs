//! `ElementCSSInlineStyle`.
//!
//! <https://drafts.csswg.org/cssom/#the-elementcssinlinestyle-mixin>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::style::{Owner, new_declaration};

/// <https://drafts.csswg.org/cssom-1/#dom-elementcssinlinestyle-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    new_declaration(cx, this, Owner::Attribute(this))
}
