//! `CSSStyleProperties`: an attribute for each property.
//!
//! <https://drafts.csswg.org/cssom/#cssstyleproperties>

use treewright_quickjs::{Attributes, Descriptor, Thrown, Value};
use treewright_style::cssom::{attribute_names, attribute_of_property};

use super::css_style_declaration as declarations;
use crate::Cx;
use crate::strings::DomString;

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyleproperties-cssfloat>
pub(crate) fn css_float(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "float".into())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyleproperties-cssfloat>
pub(crate) fn set_css_float(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "float".into(), value, "".into())
}

pub(crate) fn supported_property_names(
    _cx: &mut Cx<'_>,
    _this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    Ok(attribute_names().into_iter().map(DomString::from).collect())
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<DomString>, Thrown> {
    match attribute_of_property(&name.into_scalar()) {
        Some(property) => declarations::get_property_value(cx, this, property.into()).map(Some),
        None => Ok(None),
    }
}

/// Sets a property of the object's declarations; any other name becomes a property of the object
/// itself.
pub(crate) fn set_named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    value: DomString,
) -> Result<(), Thrown> {
    match name.as_str() {
        Some("cssText") => return declarations::set_css_text(cx, this, value),
        Some("cssFloat") => return set_css_float(cx, this, value),
        _ => {}
    }
    if let Some(property) = attribute_of_property(&name.to_scalar()) {
        return declarations::set_property(cx, this, property.into(), value, "".into());
    }
    let key = cx.key_js_string(&name);
    let value = cx.js_string(&value);
    // An object that is not frozen accepts a property.
    let descriptor = Descriptor::data(value, Attributes::ALL);
    let _is_defined = cx.ordinary_define(this, &key, &descriptor);
    Ok(())
}
