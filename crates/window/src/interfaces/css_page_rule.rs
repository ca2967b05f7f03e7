//! `CSSPageRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-csspagerule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::style::{demand, new_declaration_of_a_rule, rules_changed, the_rule};

/// <https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext>
pub(crate) fn selector_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(the_rule(cx, this)?.selector_text().into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext>
pub(crate) fn set_selector_text(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    let (rule, value) = (the_rule(cx, this)?, value.into_scalar());
    demand(cx, &value)?;
    if rule.set_selector_text(&value) {
        rules_changed(cx);
    }
    Ok(())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagerule-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rule = the_rule(cx, this)?;
    new_declaration_of_a_rule(cx, Interface::CSSPageDescriptors, this, rule)
}
