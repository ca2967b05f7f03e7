//! `document.all` by name, by index and as a function.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlallcollection-interface>

use treewright_quickjs::{Call, Thrown, Value};

use super::{Filter, with_nodes};
use crate::generated::unions::HTMLCollectionOrElement;
use crate::strings::DomString;
use crate::{Cx, bindings, collections, wrappers};

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
    Ok(match *cx.host.collect(document, &filter) {
        [] => None,
        [one] => Some(HTMLCollectionOrElement::Element(one)),
        _ => {
            let list = collections::html_collection(cx, document, filter)?;
            Some(HTMLCollectionOrElement::HTMLCollection(list))
        }
    })
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-indexed-or-named>
pub(crate) fn indexed_or_named(
    cx: &mut Cx<'_>,
    this: &Value,
    name_or_index: DomString,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    let index = name_or_index.as_str().and_then(|text| text.parse::<u32>().ok().zip(Some(text)));
    match index {
        // An array index has one form, and is less than 2³² − 1.
        Some((index, text)) if index != u32::MAX && index.to_string() == text => {
            let element = with_nodes(cx, this, |nodes, _| nodes.get(index as usize).copied());
            Ok(element.map(HTMLCollectionOrElement::Element))
        }
        _ => named_item(cx, this, name_or_index),
    }
}

/// `[[Call]]`: the receiver is ignored.
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
