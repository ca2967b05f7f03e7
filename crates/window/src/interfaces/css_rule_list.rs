//! `CSSRuleList`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssrulelist-interface>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-cssrulelist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    style::rule_at(cx, this, index as usize)
}

/// <https://drafts.csswg.org/cssom/#dom-cssrulelist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let length = style::list_of(cx, this)?.len(cx);
    Ok(u32::try_from(length).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
