//! `LinkStyle`.
//!
//! <https://drafts.csswg.org/cssom/#the-linkstyle-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-linkstyle-sheet>
pub(crate) fn sheet(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    match style::owned_sheet(cx.host, this) {
        Some(state) => style::object_of_sheet(cx, &state).map(Some),
        None => Ok(None),
    }
}
