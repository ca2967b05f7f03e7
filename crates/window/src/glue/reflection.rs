//! Attributes that reflect content attributes.
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes>

use treewright_dom::NodeId;
use treewright_quickjs::{Call, Thrown, Value};

use super::with_reactions;
use crate::Cx;
use crate::bindings::glue::Glue;
use crate::bindings::prelude::{Answer, At, Range};
use crate::bindings::rows::{self, Row};
use crate::bindings::{convert, receiver};
use crate::generated::Interface;
use crate::reflect::{self, Reflect, internals};
use crate::strings::DomString;

/// The object that has the content attributes.
enum Owner {
    Element(NodeId),
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#internal-content-attribute-map>
    Internals(Value),
}

impl Owner {
    fn of(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row) -> Result<Self, Thrown> {
        if receiver::definition(row.interface).is_node {
            receiver::node(cx, call, row.interface).map(Self::Element)
        } else {
            receiver::object(cx, call, row.interface).map(Self::Internals)
        }
    }
}

pub(super) fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let Glue::Reflect(reflection) = row.glue else {
        // Rows of this shape reflect something.
        return Ok(cx.undefined());
    };
    match Owner::of(cx, call, row)? {
        Owner::Element(element) => of_element(cx, call, element, reflection),
        Owner::Internals(internals) => of_internals(cx, &internals, reflection),
    }
}

fn of_element(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    element: NodeId,
    reflection: &'static Reflect,
) -> Answer {
    match reflection {
        Reflect::Text(name) | Reflect::TextOrEmpty(name) => reflect::string(cx, element, name),
        Reflect::NullableText(name) => reflect::nullable_string(cx, element, name),
        Reflect::Scalar(name) => reflect::usv_string(cx, element, name),
        Reflect::Url(name) => reflect::url(cx, element, name),
        Reflect::Keyword(name, keywords) => reflect::enumerated(cx, element, name, keywords),
        Reflect::NullableKeyword(name, keywords) => {
            reflect::nullable_enumerated(cx, element, name, keywords)
        }
        Reflect::Boolean(name) => reflect::boolean(cx, element, name),
        Reflect::Long(name, numbers) => reflect::long(cx, element, name, numbers),
        Reflect::UnsignedLong(name, numbers) => reflect::unsigned_long(cx, element, name, numbers),
        Reflect::Double(name, limit, default) => {
            reflect::double(cx, element, name, *limit, *default)
        }
        Reflect::Element(name, interface) => reflect::element(cx, element, name, *interface),
        Reflect::Elements(name) => reflect::elements(cx, call.this(), element, name),
        Reflect::Tokens(name) => reflect::token_list(cx, element, name),
    }
}

fn of_internals(cx: &mut Cx<'_>, internals: &Value, reflection: &'static Reflect) -> Answer {
    match reflection {
        Reflect::Element(name, interface) => internals::element(cx, internals, name, *interface),
        Reflect::Elements(name) => internals::elements(cx, internals, name),
        // The others are nullable strings.
        _ => internals::nullable_string(cx, internals, reflection.name()),
    }
}

pub(super) fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let Glue::SetReflect(reflection) = row.glue else {
        // Rows of this shape reflect something.
        return Ok(cx.undefined());
    };
    match Owner::of(cx, call, row)? {
        Owner::Element(element) => set_of_element(cx, call, row, element, reflection)?,
        Owner::Internals(internals) => set_of_internals(cx, call, row, &internals, reflection)?,
    }
    Ok(cx.undefined())
}

fn set_of_element(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    row: &'static Row,
    element: NodeId,
    reflection: &'static Reflect,
) -> Result<(), Thrown> {
    let value = call.arg(0);
    let name = reflection.name();
    match reflection {
        Reflect::Text(_) | Reflect::Keyword(..) => {
            let value = convert::dom_string(cx, &value)?;
            with_reactions(cx, row, |cx| reflect::set_string(cx, element, name, &value))
        }
        Reflect::TextOrEmpty(_) => {
            let value = convert::dom_string_or_null(cx, &value)?;
            with_reactions(cx, row, |cx| reflect::set_string(cx, element, name, &value))
        }
        Reflect::Scalar(_) | Reflect::Url(_) => {
            let value = DomString::from(convert::usv_string(cx, &value)?);
            with_reactions(cx, row, |cx| reflect::set_string(cx, element, name, &value))
        }
        Reflect::NullableText(_) | Reflect::NullableKeyword(..) => {
            let value = nullable_text(cx, &value)?;
            with_reactions(cx, row, |cx| reflect::set_nullable_string(cx, element, name, value))
        }
        Reflect::Boolean(_) => {
            let value = value.to_boolean();
            with_reactions(cx, row, |cx| reflect::set_boolean(cx, element, name, value))
        }
        Reflect::Long(_, numbers) => {
            let value = convert::long(cx, &value, Range::Wrap, At::value_of(row))?;
            with_reactions(cx, row, |cx| reflect::set_long(cx, element, name, value, numbers))
        }
        Reflect::UnsignedLong(_, numbers) => {
            let value = convert::unsigned_long(cx, &value, Range::Wrap, At::value_of(row))?;
            with_reactions(cx, row, |cx| {
                reflect::set_unsigned_long(cx, element, name, value, numbers)
            })
        }
        Reflect::Double(_, limit, _) => {
            let value = convert::double(cx, &value, At::value_of(row))?;
            with_reactions(cx, row, |cx| reflect::set_double(cx, element, name, value, *limit))
        }
        Reflect::Element(_, interface) => {
            let value = nullable_node(cx, &value, *interface, At::value_of(row))?;
            with_reactions(cx, row, |cx| reflect::set_element(cx, element, name, value))
        }
        Reflect::Elements(_) => {
            let value = nullable_elements(cx, &value, At::value_of(row))?;
            with_reactions(cx, row, |cx| reflect::set_elements(cx, element, name, value))
        }
        // They are read-only.
        Reflect::Tokens(_) => Ok(()),
    }
}

fn set_of_internals(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    row: &'static Row,
    internals: &Value,
    reflection: &'static Reflect,
) -> Result<(), Thrown> {
    let value = call.arg(0);
    let name = reflection.name();
    match reflection {
        Reflect::Element(_, interface) => {
            let value = nullable_node(cx, &value, *interface, At::value_of(row))?;
            with_reactions(cx, row, |cx| internals::set_element(cx, internals, name, value))
        }
        Reflect::Elements(_) => {
            let value = nullable_elements(cx, &value, At::value_of(row))?;
            with_reactions(cx, row, |cx| internals::set_elements(cx, internals, name, value))
        }
        _ => {
            let value = nullable_text(cx, &value)?;
            with_reactions(cx, row, |cx| internals::set_nullable_string(cx, internals, name, value))
        }
    }
}

fn nullable_text(cx: &mut Cx<'_>, value: &Value) -> Result<Option<DomString>, Thrown> {
    if value.is_nullish() { Ok(None) } else { convert::dom_string(cx, value).map(Some) }
}

fn nullable_node(
    cx: &mut Cx<'_>,
    value: &Value,
    interface: Interface,
    at: At,
) -> Result<Option<NodeId>, Thrown> {
    if value.is_nullish() { Ok(None) } else { convert::node(cx, value, interface, at).map(Some) }
}

fn nullable_elements(
    cx: &mut Cx<'_>,
    value: &Value,
    at: At,
) -> Result<Option<Vec<NodeId>>, Thrown> {
    if value.is_nullish() {
        return Ok(None);
    }
    let node =
        |cx: &mut Cx<'_>, value: &Value, at| convert::node(cx, value, Interface::Element, at);
    convert::sequence(cx, value, at, node).map(Some)
}
