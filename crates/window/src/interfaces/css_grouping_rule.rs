//! `CSSGroupingRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssgroupingrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-cssgroupingrule-cssrules>
pub(crate) fn css_rules(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    style::rule_list(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule>
pub(crate) fn insert_rule(
    cx: &mut Cx<'_>,
    this: &Value,
    rule: DomString,
    index: u32,
) -> Result<u32, Thrown> {
    style::insert_rule(cx, this, &rule.into_scalar(), index)
}

/// <https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule>
pub(crate) fn delete_rule(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<(), Thrown> {
    style::delete_rule(cx, this, index)
}
