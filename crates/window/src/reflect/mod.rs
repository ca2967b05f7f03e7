//! Attributes of interfaces that reflect content attributes.
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes>

pub(crate) mod animated;
mod elements;
pub(crate) mod internals;
mod numbers;
mod texts;
mod tokens;

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::Thrown;

use crate::bindings::prelude::Answer;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::{Cx, collections, tree_changes};

pub(crate) use elements::{
    State, attr_associated_element, element, elements, set_element, set_elements,
};
pub(crate) use numbers::{
    Limit, Numbers, double, long, set_double, set_long, set_unsigned_long, unsigned_long,
};
pub(crate) use texts::{
    Enumerated, enumerated, nullable_enumerated, nullable_string, set_nullable_string, set_string,
    string, url, usv_string,
};
pub(crate) use tokens::supported_tokens;

/// The type that an attribute reflects a content attribute as, with the content attribute's name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reflect {
    /// `DOMString`
    Text(&'static str),
    /// The same, with the empty string for null.
    /// <https://webidl.spec.whatwg.org/#LegacyNullToEmptyString>
    TextOrEmpty(&'static str),
    NullableText(&'static str),
    /// `USVString`
    Scalar(&'static str),
    /// `USVString`, treated as a URL.
    Url(&'static str),
    /// `DOMString`, limited to only known values.
    Keyword(&'static str, &'static Enumerated),
    NullableKeyword(&'static str, &'static Enumerated),
    Boolean(&'static str),
    Long(&'static str, Numbers),
    UnsignedLong(&'static str, Numbers),
    /// With a limit, and the default value.
    Double(&'static str, Limit, Option<f64>),
    /// `T?`, where `T` is an interface of elements.
    Element(&'static str, Interface),
    /// `FrozenArray<Element>?`
    Elements(&'static str),
    /// `DOMTokenList`
    Tokens(&'static str),
}

impl Reflect {
    /// The name of the content attribute.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Text(name)
            | Self::TextOrEmpty(name)
            | Self::NullableText(name)
            | Self::Scalar(name)
            | Self::Url(name)
            | Self::Keyword(name, _)
            | Self::NullableKeyword(name, _)
            | Self::Boolean(name)
            | Self::Long(name, _)
            | Self::UnsignedLong(name, _)
            | Self::Double(name, ..)
            | Self::Element(name, _)
            | Self::Elements(name)
            | Self::Tokens(name) => name,
        }
    }
}

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
pub(crate) fn token_list(cx: &mut Cx<'_>, element: NodeId, name: &'static str) -> Answer {
    collections::token_list(cx, element, name)
}
