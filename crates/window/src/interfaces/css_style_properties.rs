//! `CSSStyleProperties`: an attribute for each property.
//!
//! <https://drafts.csswg.org/cssom/#cssstyleproperties>

use treewright_dom::{LocalName, NodeKind};
use treewright_quickjs::{Attributes, Descriptor, Thrown, Value};

use super::css_style_declaration as declarations;
use crate::Cx;
use crate::collections::element_of;
use crate::strings::DomString;
use crate::style;
use crate::trees::html_name;

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
    Ok(style::supported_names().into_iter().map(DomString::from).collect())
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<DomString>, Thrown> {
    match style::attribute_of_property(&name.into_scalar()) {
        Some(property) => declarations::get_property_value(cx, this, property.into()).map(Some),
        None => Ok(None),
    }
}

/// The value of a property without a declaration, for elements that are not rendered.
///
/// SPEC-NOTE: sheets are not applied: `display` is that of the standard's own sheet, approximately,
/// and a few other properties have their initial values.
/// <https://drafts.csswg.org/cssom/#resolved-values>
pub(super) fn computed(cx: &mut Cx<'_>, this: &Value, name: &str) -> Result<DomString, Thrown> {
    let Some(element) = element_of(cx, this).map(|of| of.element) else { return Ok("".into()) };
    if !cx.host.is_connected(element) || cx.host.tree.kind(element) != Some(NodeKind::Element) {
        return Ok("".into());
    }
    let is_hidden = cx.host.tree.attribute(element, "hidden").is_some();
    Ok(match name {
        "display" if is_hidden => "none",
        "display" => display(html_name(cx.host, element)),
        "visibility" => "visible",
        "position" => "static",
        "float" | "clear" | "transform" | "animation-name" => "none",
        "opacity" => "1",
        "color" => "rgb(0, 0, 0)",
        "background-color" => "rgba(0, 0, 0, 0)",
        "direction" => "ltr",
        "pointer-events" | "width" | "height" | "top" | "left" | "right" | "bottom" | "z-index" => {
            "auto"
        }
        "white-space" => "normal",
        "content" => "normal",
        _ => "",
    }
    .into())
}

/// <https://html.spec.whatwg.org/multipage/rendering.html#the-css-user-agent-style-sheet-and-presentational-hints>
fn display(name: Option<LocalName>) -> &'static str {
    match name {
        Some(
            LocalName::HEAD
            | LocalName::SCRIPT
            | LocalName::STYLE
            | LocalName::TITLE
            | LocalName::META
            | LocalName::LINK
            | LocalName::BASE
            | LocalName::TEMPLATE
            | LocalName::DATALIST
            | LocalName::NOSCRIPT,
        ) => "none",
        Some(
            LocalName::HTML
            | LocalName::BODY
            | LocalName::DIV
            | LocalName::P
            | LocalName::UL
            | LocalName::OL
            | LocalName::DL
            | LocalName::DT
            | LocalName::DD
            | LocalName::FORM
            | LocalName::FIELDSET
            | LocalName::PRE
            | LocalName::SECTION
            | LocalName::ARTICLE
            | LocalName::HEADER
            | LocalName::FOOTER
            | LocalName::MAIN
            | LocalName::NAV
            | LocalName::ASIDE
            | LocalName::H1
            | LocalName::H2
            | LocalName::H3
            | LocalName::H4
            | LocalName::H5
            | LocalName::H6
            | LocalName::HR
            | LocalName::BLOCKQUOTE
            | LocalName::DETAILS,
        ) => "block",
        Some(LocalName::LI) => "list-item",
        Some(LocalName::TABLE) => "table",
        Some(LocalName::TR) => "table-row",
        Some(LocalName::TD | LocalName::TH) => "table-cell",
        Some(LocalName::SLOT) => "contents",
        Some(LocalName::INPUT | LocalName::BUTTON | LocalName::SELECT | LocalName::TEXTAREA) => {
            "inline-block"
        }
        _ => "inline",
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
    if let Some(property) = style::attribute_of_property(&name.to_scalar()) {
        return declarations::set_property(cx, this, property.into(), value, "".into());
    }
    let key = cx.key_js_string(&name);
    let value = cx.js_string(&value);
    // An object that is not frozen accepts a property.
    let descriptor = Descriptor::data(value, Attributes::ALL);
    let _is_defined = cx.ordinary_define(this, &key, &descriptor);
    Ok(())
}
