//! MathML: where elements may be, how many arguments they have, and the values of some attributes.
//!
//! <https://w3c.github.io/mathml/#presm_reqarg>

use treewright_markup::Namespace;

use super::svg::{is_of_html, is_opaque};
use super::tables::{math, math_kind};
use super::{Frame, values};
use crate::codes::foreign as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::vocabularies::is_of_a_vocabulary;

/// The start of an element; `parent` is the foreign element that it is a child of.
pub(super) fn enter<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    mut frame: Option<&mut Frame<'a>>,
) {
    let parent = frame.as_ref().map(|frame| frame.element);
    if parent.is_some_and(is_opaque) {
        return;
    }
    let Some(row) = math(element.name()) else {
        let values = [("element", element.name()), ("language", "MathML")];
        cx.report(&codes::UNKNOWN_FOREIGN_ELEMENT, element.start_tag(), &values);
        return;
    };
    let around = parent.filter(|parent| parent.namespace() == Some(Namespace::MathMl));
    if let Some(parent) = around
        && let Some(row_of_parent) = math(parent.name())
    {
        let is_misplaced = frame.as_mut().is_some_and(|frame| is_misplaced(element, frame));
        // Content MathML is in `apply` and the like.
        if is_misplaced || !row_of_parent.takes(element.name()) || !row.may_be_in(parent.name()) {
            let values = [("element", element.name()), ("parent", parent.name())];
            let reported =
                cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.start_tag(), &values);
            reported.related(parent.start_tag(), "it is in this one");
        }
    }
    for attribute in element.attributes().filter(crate::context::Attribute::is_plain) {
        let name = attribute.name.local;
        if let Some(kind) = kind_of_value(element.name(), name) {
            values::check(cx, element, attribute, kind);
        } else if !is_of_others(name) {
            let values = [("attribute", name), ("element", element.name())];
            let place = Place::Attribute(element.node, attribute.name);
            cx.report(&codes::FOREIGN_ATTRIBUTE_NOT_ALLOWED, place, &values);
        }
    }
    // <https://www.w3.org/TR/MathML3/chapter3.html#presm.maction>
    if element.name() == "maction" && !element.has("actiontype") {
        let values = [("element", element.name()), ("what", "the attribute `actiontype`")];
        cx.report(&codes::FOREIGN_PART_MISSING, element.start_tag(), &values);
    }
}

/// Returns true for a child at the wrong place among its siblings: `semantics` has one child, and annotations after it;
/// `mmultiscripts` has a base first, and `mprescripts` once.
/// <https://w3c.github.io/mathml/#presm_mmultiscripts>
fn is_misplaced<'a>(element: Element<'a>, parent: &mut Frame<'a>) -> bool {
    match (parent.element.name(), element.name()) {
        ("semantics", local) => {
            let is_annotation = matches!(local, "annotation" | "annotation-xml");
            is_annotation == (parent.children == 1)
        }
        ("mmultiscripts", "mprescripts") => {
            let is_second = !parent.seen.is_empty();
            parent.seen.push(element.name());
            is_second || parent.children == 1
        }
        ("mmultiscripts", "none") => parent.children == 1,
        _ => false,
    }
}

/// The kind of the value of an attribute, if it is checked.
/// <https://www.w3.org/TR/MathML3/chapter3.html>, <https://w3c.github.io/mathml-core/#global-attributes>
fn kind_of_value(element: &str, attribute: &str) -> Option<&'static str> {
    match attribute {
        "tabindex" => Some("<integer>"),
        "lang" => Some("<language>"),
        _ => math_kind(element, attribute),
    }
}

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
        matches!(parent.name(), "mi" | "mo" | "mn" | "ms" | "mtext" | "annotation-xml");
    if parent.namespace() == Some(Namespace::MathMl) && !is_integration_point {
        let values = [("element", element.name()), ("parent", parent.name())];
        let reported = cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.start_tag(), &values);
        reported.related(parent.start_tag(), "it is in this one");
    }
}

/// The end of an element with this many children, among them `seen`.
pub(super) fn leave<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    children: usize,
    seen: &[&str],
) {
    let Some(row) = math(element.name()) else { return };
    // A base, and pairs of scripts.
    let is_without_pair =
        element.name() == "mmultiscripts" && children.saturating_add(seen.len()).is_multiple_of(2);
    let is_right = children >= row.least
        && row.greatest.is_none_or(|most| children <= most)
        && !is_without_pair;
    if is_right || row.greatest == Some(0) {
        return;
    }
    let expected = match row.greatest {
        Some(most) if most == row.least => format!("{most}"),
        Some(most) => format!("{} to {most}", row.least),
        None if is_without_pair => "a base and pairs of scripts".to_owned(),
        None => format!("at least {}", row.least),
    };
    let found = children.to_string();
    let values = [("element", element.name()), ("expected", expected.as_str()), ("found", &found)];
    cx.report(&codes::WRONG_NUMBER_OF_ARGUMENTS, element.start_tag(), &values);
}
