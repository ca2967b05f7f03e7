//! `CSSScopeRule`.
//!
//! <https://drafts.csswg.org/css-cascade-6/#the-cssscoperule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-start>
pub(crate) fn start(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    Ok(style::the_rule(cx, this)?.scope_bounds().0.map(DomString::from))
}

/// <https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-end>
pub(crate) fn end(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    Ok(style::the_rule(cx, this)?.scope_bounds().1.map(DomString::from))
}
