//! `HTMLImageElement`.
//!
//! <https://html.spec.whatwg.org/multipage/embedded-content.html#htmlimageelement>

use treewright_dom::{FullName, NodeId};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::html::create_an_html_element;
use crate::image_loading::{self, State};
use crate::strings::DomString;
use crate::tree_changes;
use crate::wrappers;

/// The dimension that an attribute gives, or else the natural one.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width>
fn dimension(cx: &Cx<'_>, element: NodeId, local: &str, natural: u32) -> u32 {
    let value = cx.host.tree.attribute(element, local);
    let number = value.and_then(|value| parse_non_negative_integer(value).ok());
    number.and_then(|number| u32::try_from(number).ok()).unwrap_or(natural)
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    let natural = natural_width(cx, this)?;
    Ok(dimension(cx, this, "width", natural))
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    let natural = natural_height(cx, this)?;
    Ok(dimension(cx, this, "height", natural))
}

/// <https://html.spec.whatwg.org/multipage/images.html#density-corrected-intrinsic-width-and-height>
fn density_corrected(cx: &Cx<'_>, this: NodeId) -> (u32, u32) {
    let Some(state) = cx.host.images.get(this) else { return (0, 0) };
    let request = &state.current;
    if request.state != State::CompletelyAvailable {
        return (0, 0);
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of pixels, divided by a density that is none of these; casts saturate"
    )]
    let divide = |pixels: u32| (f64::from(pixels) / request.density).round() as u32;
    (divide(request.dimensions.0), divide(request.dimensions.1))
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalwidth>
pub(crate) fn natural_width(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(density_corrected(cx, this).0)
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalheight>
pub(crate) fn natural_height(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(density_corrected(cx, this).1)
}

/// SPEC-NOTE: an image that is not loaded, because the agent does not load images, counts as one
/// whose request failed.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-complete>
pub(crate) fn complete(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let attribute = |name| cx.host.tree.attribute(this, name);
    let has_no_source = attribute("srcset").is_none() && attribute("src").is_none_or(str::is_empty);
    if has_no_source || !cx.host.images.are_enabled {
        return Ok(true);
    }
    Ok(cx
        .host
        .images
        .get(this)
        .is_some_and(|state| state.pending.is_none() && state.current.state != State::Unavailable))
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-currentsrc>
pub(crate) fn current_src(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    if cx.host.images.are_enabled {
        let state = cx.host.images.get(this);
        return Ok(state.map(|state| state.current.url.clone()).unwrap_or_default());
    }
    let Some(value) = cx.host.attribute(this, "src").map(DomString::into_scalar) else {
        return Ok(String::new());
    };
    let url = cx.host.encoding_parse_a_url(&value, cx.host.node_document(this));
    Ok(url.map_or(value, Into::into))
}

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode>
pub(crate) fn decode(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    image_loading::decode(cx, this)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlimageelement-x>
pub(crate) fn x(_cx: &mut Cx<'_>, _this: NodeId) -> Result<i32, Thrown> {
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlimageelement-y>
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
