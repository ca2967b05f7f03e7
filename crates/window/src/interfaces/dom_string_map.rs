//! `DOMStringMap`: the attributes of an element whose names begin with `data-`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#domstringmap>

use treewright_dom::scripting::AttributesByPosition;
use treewright_dom::{FullName, NodeId};
use treewright_markup::is_valid_attribute_local_name;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::element_of;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;

fn element(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match element_of(cx, this) {
        Some(of) => Ok(of.element),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The property name of an attribute, if the map has it.
fn property_name(local: &str) -> Option<String> {
    let rest = local.strip_prefix("data-")?;
    if rest.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let mut name = String::with_capacity(rest.len());
    let mut characters = rest.chars().peekable();
    while let Some(character) = characters.next() {
        match characters.peek() {
            Some(next) if character == '-' && next.is_ascii_lowercase() => {
                name.push(next.to_ascii_uppercase());
                characters.next();
            }
            _ => name.push(character),
        }
    }
    Some(name)
}

/// The attribute of a property name; `None` if a lower-case letter follows a hyphen in it.
fn attribute_name(property: &str) -> Option<String> {
    let bytes = property.as_bytes();
    if bytes.windows(2).any(|two| two[0] == b'-' && two[1].is_ascii_lowercase()) {
        return None;
    }
    let mut name = String::from("data-");
    for character in property.chars() {
        if character.is_ascii_uppercase() {
            name.push('-');
        }
        name.push(character.to_ascii_lowercase());
    }
    Some(name)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#concept-domstringmap-pairs>
pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let element = element(cx, this)?;
    let tree = &cx.host.tree;
    let names = (0..tree.attribute_count(element)).filter_map(|position| {
        let name = tree.attribute_name_at(element, position)?;
        name.namespace.is_none().then(|| property_name(name.local))?
    });
    Ok(names.map(DomString::from).collect())
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<DomString>, Thrown> {
    let element = element(cx, this)?;
    let name = attribute_name(&name.into_scalar());
    Ok(name.and_then(|name| cx.host.attribute(element, &name)))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-setitem>
pub(crate) fn set_named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    value: DomString,
) -> Result<(), Thrown> {
    let element = element(cx, this)?;
    let name = name.into_scalar();
    let Some(local) = attribute_name(&name) else {
        let message = format!("'{name}' is not a valid property name.");
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, &message));
    };
    if !is_valid_attribute_local_name(&local) {
        let message = format!("'{local}' is not a valid attribute name.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    tree_changes::set_an_attribute(cx, element, FullName::plain(&local), &value);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-removeitem>
pub(crate) fn delete_named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<bool, Thrown> {
    let element = element(cx, this)?;
    if let Some(name) = attribute_name(&name.into_scalar()) {
        tree_changes::remove_an_attribute(cx, element, &name);
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::{attribute_name, property_name};

    #[test]
    fn names() {
        for (attribute, property) in [
            ("data-a", Some("a")),
            ("data-a-b", Some("aB")),
            ("data--a", Some("A")),
            ("data---a", Some("-A")),
            ("data-a-1", Some("a-1")),
            ("data-", Some("")),
            ("data-A", None),
            ("data", None),
        ] {
            assert_eq!(property_name(attribute).as_deref(), property, "{attribute}");
            if let Some(property) = property {
                assert_eq!(attribute_name(property).as_deref(), Some(attribute), "{property}");
            }
        }
        assert_eq!(attribute_name("a-b"), None);
    }
}
