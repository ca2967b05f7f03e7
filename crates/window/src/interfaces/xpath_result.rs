//! `XPathResult`.
//!
//! <https://dom.spec.whatwg.org/#interface-xpathresult>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::xpath::{Found, Results, is_of_another_type};

/// Reads from the results, unless their type differs from the requested one.
fn read<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    read: impl FnOnce(&mut Results) -> Option<R>,
) -> Result<R, Thrown> {
    let read = cx.data(this, |results: &mut Results, _| read(results));
    match read.flatten() {
        Some(value) => Ok(value),
        None => Err(is_of_another_type(cx)),
    }
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-resulttype>
pub(crate) fn result_type(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    read(cx, this, |results| Some(results.of_type))
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-numbervalue>
pub(crate) fn number_value(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    read(cx, this, |results| match results.found {
        Found::Number(number) => Some(number),
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-stringvalue>
pub(crate) fn string_value(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    read(cx, this, |results| match &results.found {
        Found::String(text) => Some(text.as_str().into()),
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-booleanvalue>
pub(crate) fn boolean_value(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    read(cx, this, |results| match results.found {
        Found::Boolean(boolean) => Some(boolean),
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-singlenodevalue>
pub(crate) fn single_node_value(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    read(cx, this, |results| results.single())
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-invaliditeratorstate>
pub(crate) fn invalid_iterator_state(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let version = cx.host.tree_versions.of_all;
    read(cx, this, |results| Some(results.is_invalid(version)))
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-snapshotlength>
pub(crate) fn snapshot_length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    read(cx, this, |results| {
        results.snapshot().map(|nodes| u32::try_from(nodes.len()).unwrap_or(u32::MAX))
    })
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-snapshotitem>
pub(crate) fn snapshot_item(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<NodeId>, Thrown> {
    read(cx, this, |results| results.snapshot().map(|nodes| nodes.get(index as usize).copied()))
}

/// <https://dom.spec.whatwg.org/#dom-xpathresult-iteratenext>
pub(crate) fn iterate_next(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    if invalid_iterator_state(cx, this)? {
        let message = "The document has changed since the result was made.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    read(cx, this, Results::next)
}
