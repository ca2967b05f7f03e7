//! `CSSMarginRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssmarginrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::style::{new_declaration_of_a_rule, the_rule};

/// <https://drafts.csswg.org/cssom/#dom-cssmarginrule-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(the_rule(cx, this)?.name().into())
}

/// <https://drafts.csswg.org/cssom/#dom-cssmarginrule-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rule = the_rule(cx, this)?;
    new_declaration_of_a_rule(cx, Interface::CSSStyleDeclaration, this, rule)
}
