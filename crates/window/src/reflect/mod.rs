//! Attributes of interfaces that reflect content attributes; the generated glue calls these functions.
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes>

mod elements;
pub(crate) mod internals;
mod microsyntaxes;
mod numbers;
mod texts;
mod tokens;

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::bindings::prelude::Answer;
use crate::strings::DomString;
use crate::{Cx, collections, tree_changes};

pub(crate) use elements::{
    State, attr_associated_element, attribute_changed, element, elements, set_element, set_elements,
};
pub(crate) use microsyntaxes::{
    parse_floating_point_number, parse_integer, parse_non_negative_integer,
};
pub(crate) use numbers::{
    Limit, Numbers, double, long, set_double, set_long, set_unsigned_long, unsigned_long,
};
pub(crate) use texts::{
    Enumerated, enumerated, nullable_enumerated, nullable_string, set_nullable_string, set_string,
    string, url, usv_string,
};
pub(crate) use tokens::supported_tokens;

/// "Set the content attribute".
fn set_content_attribute(cx: &mut Cx<'_>, element: NodeId, name: &str, value: &DomString) {
    tree_changes::set_an_attribute(cx, element, FullName::plain(name), value);
}

/// Reflection as `boolean`.
pub(crate) fn boolean(cx: &mut Cx<'_>, element: NodeId, name: &str) -> Answer {
    let has_attribute = cx.host.tree.attribute(element, name).is_some();
    Ok(cx.boolean(has_attribute))
}

pub(crate) fn set_boolean(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: bool,
) -> Result<(), Thrown> {
    if value {
        set_content_attribute(cx, element, name, &DomString::from(""));
    } else {
        tree_changes::remove_an_attribute(cx, element, name);
    }
    Ok(())
}

/// Reflection as `DOMTokenList`.
pub(crate) fn token_list(
    cx: &mut Cx<'_>,
    _object: &Value,
    element: NodeId,
    name: &'static str,
) -> Answer {
    collections::token_list(cx, element, name)
}
