//! `CSSPageDescriptors`: an attribute for each descriptor.
//!
//! <https://drafts.csswg.org/cssom/#csspagedescriptors>

use treewright_quickjs::{Thrown, Value};

use super::css_style_declaration as declarations;
use crate::Cx;
use crate::strings::DomString;

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-margin>
pub(crate) fn margin(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "margin".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-margin>
pub(crate) fn set_margin(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "margin".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-margintop>
pub(crate) fn margin_top(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "margin-top".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-margintop>
pub(crate) fn set_margin_top(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "margin-top".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginright>
pub(crate) fn margin_right(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "margin-right".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginright>
pub(crate) fn set_margin_right(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "margin-right".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginbottom>
pub(crate) fn margin_bottom(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "margin-bottom".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginbottom>
pub(crate) fn set_margin_bottom(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "margin-bottom".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginleft>
pub(crate) fn margin_left(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "margin-left".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-marginleft>
pub(crate) fn set_margin_left(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "margin-left".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-size>
pub(crate) fn size(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "size".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-size>
pub(crate) fn set_size(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "size".into(), value, "".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-pageorientation>
pub(crate) fn page_orientation(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "page-orientation".into())
}

/// <https://drafts.csswg.org/cssom/#dom-csspagedescriptors-pageorientation>
pub(crate) fn set_page_orientation(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "page-orientation".into(), value, "".into())
}
