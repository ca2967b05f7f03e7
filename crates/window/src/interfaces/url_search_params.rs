//! `URLSearchParams`.
//!
//! <https://url.spec.whatwg.org/#interface-urlsearchparams>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::unions::SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString as Init;
use crate::objects::slots;
use crate::search_params::{List, parse, serialized, with};
use crate::strings::DomString;

/// The params of a URL.
pub(crate) fn new_of_query(cx: &mut Cx<'_>, query: &str) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::URLSearchParams)?;
    cx.set_data(&object, Box::new(parse(query)));
    Ok(object)
}

/// The URL that the params belong to has another query.
pub(crate) fn set_query(cx: &mut Cx<'_>, this: &Value, query: &str) {
    cx.set_data(this, Box::new(parse(query)));
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value, init: Init) -> Result<Value, Thrown> {
    let list = match init {
        Init::SequenceOfSequenceOfUsvString(pairs) => {
            let mut list = Vec::new();
            for pair in pairs {
                let Ok([name, value]) = <[String; 2]>::try_from(pair) else {
                    let message = "Failed to construct 'URLSearchParams': Sequence initializer must only contain pair elements";
                    return Err(cx.type_error(message));
                };
                list.push((name, value));
            }
            List(list)
        }
        Init::RecordOfUsvString(record) => List(record),
        Init::UsvString(text) => parse(text.strip_prefix('?').unwrap_or(&text)),
    };
    let object = bindings::new_object_with(cx, Interface::URLSearchParams, prototype);
    cx.set_data(&object, Box::new(list));
    Ok(object)
}

/// Changes the list, and the URL that it belongs to.
fn update<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut Vec<(String, String)>) -> R,
) -> Result<R, Thrown> {
    let result = with(cx, this, work)?;
    if let Some(url) = cx.slot(this, slots::URL) {
        let query = serialized(cx, this)?;
        super::url::set_query_of(cx, &url, &query);
    }
    Ok(result)
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-size>
pub(crate) fn size(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    with(cx, this, |list| u32::try_from(list.len()).unwrap_or(u32::MAX))
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-append>
pub(crate) fn append(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: String,
) -> Result<(), Thrown> {
    update(cx, this, |list| list.push((name, value)))
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-delete>
pub(crate) fn delete(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: Option<String>,
) -> Result<(), Thrown> {
    update(cx, this, |list| {
        list.retain(|(one, its)| *one != name || value.as_ref().is_some_and(|value| its != value));
    })
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-get>
pub(crate) fn get(cx: &mut Cx<'_>, this: &Value, name: String) -> Result<Option<String>, Thrown> {
    with(cx, this, |list| list.iter().find(|(one, _)| *one == name).map(|(_, value)| value.clone()))
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-getall>
pub(crate) fn get_all(cx: &mut Cx<'_>, this: &Value, name: String) -> Result<Vec<String>, Thrown> {
    with(cx, this, |list| {
        list.iter().filter(|(one, _)| *one == name).map(|(_, value)| value.clone()).collect()
    })
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-has>
pub(crate) fn has(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: Option<String>,
) -> Result<bool, Thrown> {
    with(cx, this, |list| {
        list.iter()
            .any(|(one, its)| *one == name && value.as_ref().is_none_or(|value| its == value))
    })
}

/// <https://url.spec.whatwg.org/#dom-urlsearchparams-set>
pub(crate) fn set(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: String,
) -> Result<(), Thrown> {
    update(cx, this, |list| match list.iter().position(|(one, _)| *one == name) {
        Some(first) => {
            let mut index = 0_usize;
            list.retain(|(one, _)| {
                let stays = *one != name || index == first;
                index = index.saturating_add(1);
                stays
            });
            if let Some(entry) = list.get_mut(first) {
                entry.1 = value;
            }
        }
        None => list.push((name, value)),
    })
}

/// Sorts by the code units of names; entries of one name stay in order.
///
/// <https://url.spec.whatwg.org/#dom-urlsearchparams-sort>
pub(crate) fn sort(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    update(cx, this, |list| {
        list.sort_by(|(one, _), (other, _)| one.encode_utf16().cmp(other.encode_utf16()));
    })
}

/// <https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(serialized(cx, this)?.into())
}

/// The pair at an index, for iteration.
pub(crate) fn value_pair(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<(String, String)>, Thrown> {
    with(cx, this, |list| list.get(index as usize).cloned())
}
