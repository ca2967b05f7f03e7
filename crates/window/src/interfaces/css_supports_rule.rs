//! `CSSSupportsRule`.
//!
//! <https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, style};

/// <https://drafts.csswg.org/css-conditional-3/#dom-csssupportsrule-matches>
pub(crate) fn matches(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(style::the_rule(cx, this)?.supports_condition().1)
}
