//! `HTMLImageElement`. Images are not loaded.
//!
//! <https://html.spec.whatwg.org/multipage/embedded-content.html#htmlimageelement>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::html::create_an_html_element;
use crate::reflect;
use crate::strings::DomString;
use crate::tree_changes;
use crate::wrappers;

/// The dimension that an attribute gives; 0 without one.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width>
fn dimension(cx: &Cx<'_>, element: NodeId, local: &str) -> u32 {
    let value = cx.host.tree.attribute(element, local);
    let number = value.and_then(reflect::parse_non_negative_integer);
    number.and_then(|number| u32::try_from(number).ok()).unwrap_or_default()
}

pub(crate) fn width(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(dimension(cx, this, "width"))
}

pub(crate) fn height(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(dimension(cx, this, "height"))
}

pub(crate) fn natural_width(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}

pub(crate) fn natural_height(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}

/// SPEC-NOTE: an image that is not loaded counts as one whose request has failed.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-complete>
pub(crate) fn complete(_cx: &mut Cx<'_>, _this: NodeId) -> Result<bool, Thrown> {
    Ok(true)
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-currentsrc>
pub(crate) fn current_src(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let Some(value) = cx.host.attribute(this, "src").map(DomString::into_scalar) else {
        return Ok(String::new());
    };
    let url = cx.host.encoding_parse_a_url(&value, cx.host.node_document(this));
    Ok(url.map_or(value, Into::into))
}

pub(crate) fn decode(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    let message = "The source image cannot be decoded.";
    Err(dom_exception(cx, DomExceptionName::EncodingError, message))
}

pub(crate) fn x(_cx: &mut Cx<'_>, _this: NodeId) -> Result<i32, Thrown> {
    Ok(0)
}

pub(crate) fn y(_cx: &mut Cx<'_>, _this: NodeId) -> Result<i32, Thrown> {
    Ok(0)
}

/// `new Image()`
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-image>
pub(crate) fn legacy_factory_image(
    cx: &mut Cx<'_>,
    prototype: &Value,
    width: Option<u32>,
    height: Option<u32>,
) -> Result<Value, Thrown> {
    let document = crate::html::document_of_the_current_realm(cx)?;
    let image = create_an_html_element(cx, document, "img")?;
    for (local, value) in [("width", width), ("height", height)] {
        if let Some(value) = value {
            let value = DomString::from(value.to_string());
            tree_changes::set_an_attribute(cx, image, FullName::plain(local), &value);
        }
    }
    wrappers::wrap_with_prototype(cx, image, prototype)
}
