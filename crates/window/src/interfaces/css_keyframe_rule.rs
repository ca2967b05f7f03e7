//! `CSSKeyframeRule`.
//!
//! <https://drafts.csswg.org/css-animations-1/#interface-csskeyframerule>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::strings::DomString;
use crate::style::{demand, new_declaration_of_a_rule, rules_changed, the_rule};

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext>
pub(crate) fn key_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(the_rule(cx, this)?.selector_text().into())
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext>
pub(crate) fn set_key_text(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let (rule, value) = (the_rule(cx, this)?, value.into_scalar());
    demand(cx, &value)?;
    if rule.set_key_text(&value) {
        rules_changed(cx);
        return Ok(());
    }
    let message = "The text is not a list of keyframe selectors.";
    Err(dom_exception(cx, DomExceptionName::SyntaxError, message))
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rule = the_rule(cx, this)?;
    new_declaration_of_a_rule(cx, Interface::CSSStyleProperties, this, rule)
}
