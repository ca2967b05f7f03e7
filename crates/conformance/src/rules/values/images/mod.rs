//! `srcset` and `sizes`, and how they depend on each other.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#srcset-attributes>
//! <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>

mod combinations;
mod sizes;
mod srcset;

pub(super) use combinations::Combinations;

use crate::codes::images as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// Checks "a comma-separated list of image candidate strings".
pub(super) fn srcset<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some((place, reason)) = srcset::parse(attribute.value).mistake {
        let values = [
            ("attribute", attribute.name.local),
            ("element", element.local),
            ("reason", reason),
            ("candidate", attribute.value.get(place.clone()).unwrap_or_default()),
        ];
        let place = Place::PartOfValue(element.node, attribute, place);
        cx.report(&codes::BAD_SRCSET, place, &values);
    }
}

/// Checks "a valid source size list".
pub(super) fn sizes<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Err(reason) = sizes::check(attribute.value) {
        let values = [
            ("attribute", attribute.name.local),
            ("element", element.local),
            ("reason", reason.as_str()),
            ("value", attribute.value),
        ];
        let place = Place::Value(element.node, attribute.name);
        cx.report(&codes::BAD_SOURCE_SIZES, place, &values);
    }
}
