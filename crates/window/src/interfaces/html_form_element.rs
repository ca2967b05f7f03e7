//! `HTMLFormElement`.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#htmlformelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::form_data::ensure_that_it_submits;
use super::html_form_controls_collection::named;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::forms::submission::{self, Manner};
use crate::forms::{listed, past_names, steps, validity};
use crate::generated::Interface;
use crate::generated::unions::RadioNodeListOrElement;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action>
pub(crate) fn action(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(action_of(cx, this, "action"))
}

/// The URL of the attribute `action` or `formaction`.
pub(super) fn action_of(cx: &mut Cx<'_>, element: NodeId, local: &str) -> String {
    let document = cx.host.node_document(element);
    let value = cx.host.attribute(element, local).map(DomString::into_scalar).unwrap_or_default();
    if value.is_empty() {
        let url = cx.host.documents.get(document).map(|state| state.url.to_string());
        return url.unwrap_or_default();
    }
    let url = cx.host.encoding_parse_a_url(&value, document);
    url.map_or(value, Into::into)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements>
pub(crate) fn elements(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let filter = Filter::Of(&listed::OF_FORM);
    collections::collection_of(cx, Interface::HTMLFormControlsCollection, this, filter)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-length>
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

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem>
pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Option<RadioNodeListOrElement>, Thrown> {
    let name = name.into_scalar();
    if name.is_empty() {
        return Ok(None);
    }
    // Steps 1, 2 and 4.
    let mut found = named(cx, this, &name)?;
    if found.is_none() {
        let images = listed::names_of_images(cx.host, this);
        found = match images.get(&name) {
            [] => None,
            [image] => Some(RadioNodeListOrElement::Element(*image)),
            _ => {
                let filter = Filter::NamedImages(name.clone());
                let list = collections::collection_of(cx, Interface::RadioNodeList, this, filter)?;
                Some(RadioNodeListOrElement::RadioNodeList(list))
            }
        };
    }
    match found {
        // Step 3.
        None => {
            let past = past_names::element_of(cx.host, this, &name);
            return Ok(past.map(RadioNodeListOrElement::Element));
        }
        // Step 5.
        Some(RadioNodeListOrElement::Element(element)) => {
            past_names::remember(cx.host, this, name, element);
        }
        Some(RadioNodeListOrElement::RadioNodeList(_)) => {}
    }
    Ok(found)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names>
pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Vec<DomString>, Thrown> {
    Ok(past_names::supported_property_names(cx.host, this).into_iter().map(Into::into).collect())
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset>
pub(crate) fn reset(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    steps::reset_a_form(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-submit>
pub(crate) fn submit(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    let manner = Manner { from_submit_method: true, by_user: false };
    submission::submit(cx, this, this, manner);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit>
pub(crate) fn request_submit(
    cx: &mut Cx<'_>,
    this: NodeId,
    submitter: Option<NodeId>,
) -> Result<(), Thrown> {
    if let Some(submitter) = submitter {
        ensure_that_it_submits(cx, submitter, this)?;
    }
    let manner = Manner { from_submit_method: false, by_user: false };
    submission::submit(cx, this, submitter.unwrap_or(this), manner);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-checkvalidity>
pub(crate) fn check_validity(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(validity::statically_validate_the_constraints(cx, this).0)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-form-reportvalidity>
pub(crate) fn report_validity(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(validity::interactively_validate_the_constraints(cx, this))
}
