//! `HTMLFormElement`.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#htmlformelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::html_form_controls_collection::{named, names_of};
use crate::Cx;
use crate::collections::{self, Filter};
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::forms::{listed, steps, validity};
use crate::generated::Interface;
use crate::generated::unions::RadioNodeListOrElement;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action>
pub(crate) fn action(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let document = cx.host.node_document(this);
    let value = cx.host.attribute(this, "action").map(DomString::into_scalar).unwrap_or_default();
    if value.is_empty() {
        let url = cx.host.documents.get(document).map(|state| state.url.to_string());
        return Ok(url.unwrap_or_default());
    }
    let url = cx.host.encoding_parse_a_url(&value, document);
    Ok(url.map_or(value, Into::into))
}

pub(crate) fn elements(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let filter = Filter::Of(listed::of_form);
    collections::collection_of(cx, Interface::HTMLFormControlsCollection, this, filter)
}

pub(crate) fn length(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(u32::try_from(listed::of_form(cx.host, this).len()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    length(cx, this)
}

pub(crate) fn indexed_property(
    cx: &mut Cx<'_>,
    this: NodeId,
    index: u32,
) -> Result<Option<NodeId>, Thrown> {
    Ok(listed::of_form(cx.host, this).get(index as usize).copied())
}

/// SPEC-NOTE: names that elements had before are not kept in a past names map.
/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem>
pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Option<RadioNodeListOrElement>, Thrown> {
    let name = name.into_scalar();
    if let Some(found) = named(cx, this, &name)? {
        return Ok(Some(found));
    }
    let images = listed::images_of_form(cx.host, this);
    let image = collections::named_item(cx.host, &images, &name);
    Ok(image.map(RadioNodeListOrElement::Element))
}

pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Vec<DomString>, Thrown> {
    let mut nodes = listed::of_form(cx.host, this);
    nodes.extend(listed::images_of_form(cx.host, this));
    Ok(names_of(cx, &nodes))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset>
pub(crate) fn reset(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    steps::reset_a_form(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#statically-validate-the-constraints>
pub(crate) fn check_validity(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let mut is_valid = true;
    let mut invalid = Vec::new();
    for control in listed::submittable(cx.host, this) {
        if validity::will_validate(cx.host, control) && !validity::is_valid(cx.host, control) {
            invalid.push(control);
        }
    }
    for control in invalid {
        is_valid = false;
        fire::fire_at_node(cx, control, "invalid", EventFlags::CANCELABLE);
    }
    Ok(is_valid)
}

pub(crate) fn report_validity(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    check_validity(cx, this)
}
