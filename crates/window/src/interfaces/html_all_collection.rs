//! `HTMLAllCollection`, which is callable and counts as undefined.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlallcollection-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Call, Thrown, Value};

use crate::collections::{self, Filter, with_nodes};
use crate::generated::Interface;
use crate::generated::unions::HTMLCollectionOrElement;
use crate::strings::DomString;
use crate::{Cx, bindings, wrappers};

pub(crate) use super::node_list::{length, supported_property_indices};

/// A new object for a document.
pub(super) fn new(cx: &mut Cx<'_>, document: NodeId) -> Result<Value, Thrown> {
    let object =
        collections::collection_of(cx, Interface::HTMLAllCollection, document, Filter::All)?;
    cx.set_is_htmldda(&object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-indexed>
pub(crate) fn indexed_property(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<NodeId>, Thrown> {
    super::node_list::item(cx, this, index)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-named>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    let name = name.into_scalar();
    let Some(document) = collections::root_of(cx, this) else { return Ok(None) };
    if name.is_empty() {
        return Ok(None);
    }
    let filter = Filter::AllNamed(name);
    Ok(match filter.find(cx.host, document).as_slice() {
        [] => None,
        [one] => Some(HTMLCollectionOrElement::Element(*one)),
        _ => {
            let list = collections::html_collection(cx, document, filter)?;
            Some(HTMLCollectionOrElement::HTMLCollection(list))
        }
    })
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    named_item(cx, this, name)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlallcollection-item>
pub(crate) fn item(
    cx: &mut Cx<'_>,
    this: &Value,
    name_or_index: Option<DomString>,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    match name_or_index {
        Some(name_or_index) => indexed_or_named(cx, this, name_or_index),
        None => Ok(None),
    }
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-indexed-or-named>
fn indexed_or_named(
    cx: &mut Cx<'_>,
    this: &Value,
    name_or_index: DomString,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    let index = name_or_index.as_str().and_then(|text| text.parse::<u32>().ok().zip(Some(text)));
    match index {
        // An array index has one form, and is less than 2³² − 1.
        Some((index, text)) if index != u32::MAX && index.to_string() == text => {
            let element = indexed_property(cx, this, index)?;
            Ok(element.map(HTMLCollectionOrElement::Element))
        }
        _ => named_item(cx, this, name_or_index),
    }
}

pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let names = with_nodes(cx, this, |nodes, world| collections::all_property_names(world, nodes));
    Ok(names.into_iter().map(Into::into).collect())
}

/// `[[Call]]`: the receiver does not count.
/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#HTMLAllCollection-call>
pub(crate) fn call(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let this = call.captured(0);
    if call.arg(0).is_undefined() {
        return Ok(cx.null());
    }
    let name_or_index = bindings::convert::dom_string(cx, &call.arg(0))?;
    match indexed_or_named(cx, &this, name_or_index)? {
        None => Ok(cx.null()),
        Some(HTMLCollectionOrElement::HTMLCollection(list)) => Ok(list),
        Some(HTMLCollectionOrElement::Element(element)) => wrappers::wrap(cx, element),
    }
}
