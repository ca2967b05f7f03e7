//! Reflection on `ElementInternals`: the content attributes are entries of a map that belongs to
//! it.
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#internal-content-attribute-map>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings::convert::frozen_array;
use crate::bindings::prelude::Answer;
use crate::bindings::same_object;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::wrappers;

fn entry(cx: &mut Cx<'_>, internals: &Value, name: &'static str) -> Value {
    same_object::kept_named(cx, internals, name).unwrap_or_else(|| cx.null())
}

fn set_entry(cx: &mut Cx<'_>, internals: &Value, name: &'static str, value: Option<&Value>) {
    match value {
        Some(value) => same_object::keep_named(cx, internals, name, value),
        None => same_object::forget_named(cx, internals, name),
    }
}

/// Reflection as `DOMString?`.
pub(crate) fn nullable_string(cx: &mut Cx<'_>, internals: &Value, name: &'static str) -> Answer {
    Ok(entry(cx, internals, name))
}

pub(crate) fn set_nullable_string(
    cx: &mut Cx<'_>,
    internals: &Value,
    name: &'static str,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    let value = value.map(|value| cx.js_string(&value));
    set_entry(cx, internals, name, value.as_ref());
    Ok(())
}

/// Reflection as `Element?`.
///
/// SPEC-NOTE: the element is returned even if it was moved, and is kept alive.
/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#explicitly-set-attr-element>
pub(crate) fn element(
    cx: &mut Cx<'_>,
    internals: &Value,
    name: &'static str,
    _interface: Interface,
) -> Answer {
    Ok(entry(cx, internals, name))
}

pub(crate) fn set_element(
    cx: &mut Cx<'_>,
    internals: &Value,
    name: &'static str,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    let value = match value {
        Some(node) => Some(wrappers::wrap(cx, node)?),
        None => None,
    };
    set_entry(cx, internals, name, value.as_ref());
    Ok(())
}

/// Reflection as `FrozenArray<Element>?`.
pub(crate) fn elements(cx: &mut Cx<'_>, internals: &Value, name: &'static str) -> Answer {
    Ok(entry(cx, internals, name))
}

pub(crate) fn set_elements(
    cx: &mut Cx<'_>,
    internals: &Value,
    name: &'static str,
    value: Option<Vec<NodeId>>,
) -> Result<(), Thrown> {
    let Some(nodes) = value else {
        set_entry(cx, internals, name, None);
        return Ok(());
    };
    let mut values = Vec::with_capacity(nodes.len());
    for node in nodes {
        values.push(wrappers::wrap(cx, node)?);
    }
    let array = frozen_array(cx, values)?;
    set_entry(cx, internals, name, Some(&array));
    Ok(())
}
