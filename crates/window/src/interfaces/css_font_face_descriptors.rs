//! `CSSFontFaceDescriptors`: an attribute for each descriptor.
//!
//! <https://drafts.csswg.org/css-fonts-5/#cssfontfacedescriptors>

use treewright_quickjs::{Thrown, Value};

use super::css_style_declaration as declarations;
use crate::Cx;
use crate::strings::DomString;

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-src>
pub(crate) fn src(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "src".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-src>
pub(crate) fn set_src(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "src".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontfamily>
pub(crate) fn font_family(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-family".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontfamily>
pub(crate) fn set_font_family(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-family".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontstyle>
pub(crate) fn font_style(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-style".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontstyle>
pub(crate) fn set_font_style(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-style".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontweight>
pub(crate) fn font_weight(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-weight".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontweight>
pub(crate) fn set_font_weight(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-weight".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontstretch>
pub(crate) fn font_stretch(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-stretch".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontstretch>
pub(crate) fn set_font_stretch(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-stretch".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontwidth>
pub(crate) fn font_width(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-width".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontwidth>
pub(crate) fn set_font_width(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-width".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-sizeadjust>
pub(crate) fn size_adjust(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "size-adjust".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-sizeadjust>
pub(crate) fn set_size_adjust(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "size-adjust".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-unicoderange>
pub(crate) fn unicode_range(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "unicode-range".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-unicoderange>
pub(crate) fn set_unicode_range(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "unicode-range".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontfeaturesettings>
pub(crate) fn font_feature_settings(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-feature-settings".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontfeaturesettings>
pub(crate) fn set_font_feature_settings(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-feature-settings".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontvariationsettings>
pub(crate) fn font_variation_settings(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-variation-settings".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontvariationsettings>
pub(crate) fn set_font_variation_settings(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-variation-settings".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontdisplay>
pub(crate) fn font_display(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-display".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontdisplay>
pub(crate) fn set_font_display(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-display".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontlanguageoverride>
pub(crate) fn font_language_override(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "font-language-override".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-fontlanguageoverride>
pub(crate) fn set_font_language_override(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "font-language-override".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-ascentoverride>
pub(crate) fn ascent_override(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "ascent-override".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-ascentoverride>
pub(crate) fn set_ascent_override(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "ascent-override".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-descentoverride>
pub(crate) fn descent_override(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "descent-override".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-descentoverride>
pub(crate) fn set_descent_override(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "descent-override".into(), value, "".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-linegapoverride>
pub(crate) fn line_gap_override(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    declarations::get_property_value(cx, this, "line-gap-override".into())
}

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacedescriptors-linegapoverride>
pub(crate) fn set_line_gap_override(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    declarations::set_property(cx, this, "line-gap-override".into(), value, "".into())
}
