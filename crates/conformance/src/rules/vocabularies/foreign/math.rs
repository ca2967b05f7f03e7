//! MathML: where elements may be, how many arguments they have, and the values of some attributes.
//!
//! <https://w3c.github.io/mathml/#presm_reqarg>

use treewright_markup::Namespace;

use super::svg::{is_of_html, is_opaque};
use super::tables::{math, math_has};
use super::values;
use crate::codes::foreign as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::vocabularies::is_of_a_vocabulary;

/// The start of an element; `parent` is the foreign element that it is a child of.
pub(super) fn enter<'a>(cx: &mut Context<'a>, element: Element<'a>, parent: Option<Element<'a>>) {
    if parent.is_some_and(is_opaque) {
        return;
    }
    let Some(row) = math(element.local) else {
        let values = [("element", element.local), ("language", "MathML")];
        cx.report(&codes::UNKNOWN_FOREIGN_ELEMENT, element.place(), &values);
        return;
    };
    let around = parent.filter(|parent| parent.namespace == Namespace::MathMl);
    if let Some(parent) = around
        && let Some(row_of_parent) = math(parent.local)
    {
        // Content MathML is inside of `apply` and the like.
        if !row_of_parent.takes(element.local) || !row.may_be_in(parent.local) {
            let values = [("element", element.local), ("parent", parent.local)];
            let reported = cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.place(), &values);
            reported.related(parent.place(), "it is inside of this one");
        }
    }
    for attribute in element.attributes().filter(crate::context::Attribute::is_plain) {
        let kind = match attribute.name.local {
            "dir" => "'ltr'|'rtl'",
            "displaystyle" => "'true'|'false'",
            "display" if element.local == "math" => "'block'|'inline'",
            "overflow" if element.local == "math" => {
                "'linebreak'|'scroll'|'elide'|'truncate'|'scale'"
            }
            "form" if element.local == "mo" => "'prefix'|'infix'|'postfix'",
            "stretchy" | "symmetric" | "largeop" | "movablelimits" | "accent"
                if matches!(element.local, "mo" | "mover" | "munderover") =>
            {
                "'true'|'false'"
            }
            "accentunder" => "'true'|'false'",
            "mathvariant" => MATH_VARIANTS,
            name if math_has(element.local, name) || is_of_others(name) => continue,
            name => {
                let values = [("attribute", name), ("element", element.local)];
                let place = Place::Attribute(element.node, attribute.name);
                cx.report(&codes::FOREIGN_ATTRIBUTE_NOT_ALLOWED, place, &values);
                continue;
            }
        };
        values::check(cx, element, attribute, kind);
    }
}

/// <https://w3c.github.io/mathml/#presm_commatt>
const MATH_VARIANTS: &str = "'normal'|'bold'|'italic'|'bold-italic'|'double-struck'|'bold-fraktur'|'script'|'bold-script'|\
                             'fraktur'|'sans-serif'|'bold-sans-serif'|'sans-serif-italic'|'sans-serif-bold-italic'|\
                             'monospace'|'initial'|'tailed'|'looped'|'stretched'";

/// The attributes that elements of MathML take over from HTML and other vocabularies.
/// <https://w3c.github.io/mathml-core/#global-attributes>
fn is_of_others(name: &str) -> bool {
    is_of_html(name)
        || name.starts_with("xmlns")
        || is_of_a_vocabulary(name) && !name.contains(':')
        || name.strip_prefix("data-").is_some_and(|rest| !rest.is_empty())
}

/// An HTML element that is a child of a MathML element. Only tokens and `annotation-xml` have such children.
pub(super) fn html_child<'a>(cx: &mut Context<'a>, element: Element<'a>, parent: Element<'a>) {
    let is_integration_point =
        matches!(parent.local, "mi" | "mo" | "mn" | "ms" | "mtext" | "annotation-xml");
    if parent.namespace == Namespace::MathMl && !is_integration_point {
        let values = [("element", element.local), ("parent", parent.local)];
        let reported = cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.place(), &values);
        reported.related(parent.place(), "it is inside of this one");
    }
}

/// The end of an element with this many children.
pub(super) fn leave<'a>(cx: &mut Context<'a>, element: Element<'a>, children: usize) {
    let Some(row) = math(element.local) else { return };
    let is_right = children >= row.least && row.greatest.is_none_or(|most| children <= most);
    if is_right || row.greatest == Some(0) {
        return;
    }
    let expected = match row.greatest {
        Some(most) if most == row.least => format!("{most}"),
        Some(most) => format!("{} to {most}", row.least),
        None => format!("at least {}", row.least),
    };
    let found = children.to_string();
    let values = [("element", element.local), ("expected", expected.as_str()), ("found", &found)];
    cx.report(&codes::WRONG_NUMBER_OF_ARGUMENTS, element.place(), &values);
}
