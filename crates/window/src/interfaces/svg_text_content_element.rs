//! `SVGTextContentElement`.
//!
//! <https://svgwg.org/svg2-draft/text.html#InterfaceSVGTextContentElement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::DOMPointInit;
use crate::geometry::{self, Point, Rect};
use crate::svg::texts::{self, Line, line, number_of_characters};

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getNumberOfChars>
pub(crate) fn get_number_of_chars(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    Ok(i32::try_from(number_of_characters(cx.host, this)).unwrap_or(i32::MAX))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getComputedTextLength>
pub(crate) fn get_computed_text_length(cx: &mut Cx<'_>, this: NodeId) -> Result<f32, Thrown> {
    let line = line(cx.host, this);
    Ok(line.length_of(line.count) as f32)
}

fn index_size_error(cx: &mut Cx<'_>) -> Thrown {
    let message = "The element has no character with this index.";
    dom_exception(cx, DomExceptionName::IndexSizeError, message)
}

/// The line, or an exception if it has no such character.
fn check(cx: &mut Cx<'_>, this: NodeId, charnum: u32) -> Result<Line, Thrown> {
    let line = line(cx.host, this);
    if charnum < line.count { Ok(line) } else { Err(index_size_error(cx)) }
}

fn point(cx: &mut Cx<'_>, point: kurbo::Point) -> Result<Value, Thrown> {
    geometry::new(cx, Interface::DOMPoint, Point([point.x, point.y, 0.0, 1.0]))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getSubStringLength>
pub(crate) fn get_sub_string_length(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
    nchars: u32,
) -> Result<f32, Thrown> {
    let line = check(cx, this, charnum)?;
    let rest = line.count.saturating_sub(charnum);
    Ok(line.length_of(nchars.min(rest)) as f32)
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getStartPositionOfChar>
pub(crate) fn get_start_position_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<Value, Thrown> {
    let line = check(cx, this, charnum)?;
    point(cx, line.start_of(charnum))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getEndPositionOfChar>
pub(crate) fn get_end_position_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<Value, Thrown> {
    let line = check(cx, this, charnum)?;
    point(cx, line.start_of(charnum.saturating_add(1)))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__getExtentOfChar>
pub(crate) fn get_extent_of_char(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
) -> Result<Value, Thrown> {
    let extent = check(cx, this, charnum)?.extent(charnum, 1);
    let rect = Rect([extent.x0, extent.y0, extent.width(), extent.height()]);
    geometry::new(cx, Interface::DOMRect, rect)
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
    cx: &mut Cx<'_>,
    this: NodeId,
    point: DOMPointInit,
) -> Result<i32, Thrown> {
    let found = line(cx.host, this).character_at((point.x, point.y).into());
    Ok(found.and_then(|index| i32::try_from(index).ok()).unwrap_or(-1))
}

/// <https://svgwg.org/svg2-draft/text.html#__svg__SVGTextContentElement__selectSubString>
pub(crate) fn select_sub_string(
    cx: &mut Cx<'_>,
    this: NodeId,
    charnum: u32,
    nchars: u32,
) -> Result<(), Thrown> {
    let line = check(cx, this, charnum)?;
    let end = charnum.saturating_add(nchars).min(line.count);
    let document = cx.host.node_document(this);
    let Some(selection) = super::document::get_selection(cx, document)? else { return Ok(()) };
    let start = texts::place_of(cx.host, this, charnum);
    let end = texts::place_of(cx.host, this, end);
    super::selection::set_base_and_extent(cx, &selection, start.0, start.1, end.0, end.1)
}
