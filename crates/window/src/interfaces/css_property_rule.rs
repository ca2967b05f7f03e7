//! `CSSPropertyRule`.
//!
//! <https://drafts.css-houdini.org/css-properties-values-api-1/#the-css-property-rule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.name().into())
}

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-syntax>
pub(crate) fn syntax(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.property_parts().0.into())
}

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-inherits>
pub(crate) fn inherits(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(style::the_rule(cx, this)?.property_parts().1)
}

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-initialvalue>
pub(crate) fn initial_value(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    Ok(style::the_rule(cx, this)?.property_parts().2.map(DomString::from))
}
