//! `CSSConditionRule`.
//!
//! <https://drafts.csswg.org/css-conditional-3/#the-cssconditionrule-interface>

use treewright_quickjs::{Thrown, Value};

use treewright_style::cssom::RuleKind;

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/css-conditional-3/#dom-cssconditionrule-conditiontext>
pub(crate) fn condition_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let rule = style::the_rule(cx, this)?;
    let text = match rule.kind() {
        RuleKind::Supports => rule.supports_condition().0,
        _ => rule.media_text(),
    };
    Ok(text.into())
}
