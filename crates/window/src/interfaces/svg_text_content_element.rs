//! `SVGTextContentElement`. Text is not laid out: advances are 0, and characters at the origin.
//!
//! <https://svgwg.org/svg2-draft/text.html#InterfaceSVGTextContentElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::DOMPointInit;
use crate::geometry::{self, Point, Rect};
use crate::svg::texts::{self, number_of_characters};

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getNumberOfChars>
pub(crate) fn get_number_of_chars(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    Ok(i32::try_from(number_of_characters(cx.host, this)).unwrap_or(i32::MAX))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getComputedTextLength>
pub(crate) fn get_computed_text_length(_cx: &mut Cx<'_>, _this: NodeId) -> Result<f32, Thrown> {
    Ok(0.0)
}

fn index_size_error(cx: &mut Cx<'_>) -> Thrown {
    let message = "The element has no character with this index.";
    dom_exception(cx, DomExceptionName::IndexSizeError, message)
}

/// Throws if the element has not so many characters.
fn check(cx: &mut Cx<'_>, this: NodeId, charnum: u32) -> Result<(), Thrown> {
    if charnum < number_of_characters(cx.host, this) { Ok(()) } else { Err(index_size_error(cx)) }
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getSubStringLength>
pub(crate) fn get_sub_string_length(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
    _nchars: u32,
) -> Result<f32, Thrown> {
    check(cx, this, charnum)?;
    Ok(0.0)
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getStartPositionOfChar>
pub(crate) fn get_start_position_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<Value, Thrown> {
    check(cx, this, charnum)?;
    geometry::new(cx, Interface::DOMPoint, Point::default())
}

pub(crate) use get_start_position_of_char as get_end_position_of_char;

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getExtentOfChar>
pub(crate) fn get_extent_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<Value, Thrown> {
    check(cx, this, charnum)?;
    geometry::new(cx, Interface::DOMRect, Rect([0.0; 4]))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getRotationOfChar>
pub(crate) fn get_rotation_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<f32, Thrown> {
    check(cx, this, charnum)?;
    Ok(0.0)
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getCharNumAtPosition>
pub(crate) fn get_char_num_at_position(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    _point: DOMPointInit,
) -> Result<i32, Thrown> {
    Ok(-1)
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__selectSubString>
pub(crate) fn select_sub_string(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
    nchars: u32,
) -> Result<(), Thrown> {
    check(cx, this, charnum)?;
    let count = number_of_characters(cx.host, this);
    let end = charnum.saturating_add(nchars).min(count);
    let document = cx.host.node_document(this);
    let Some(selection) = super::document::get_selection(cx, document)? else { return Ok(()) };
    let start = texts::place_of(cx.host, this, charnum);
    let end = texts::place_of(cx.host, this, end);
    super::selection::set_base_and_extent(cx, &selection, start.0, start.1, end.0, end.1)
}
