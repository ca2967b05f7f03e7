//! SVG: where elements may be, and their attributes.
//!
//! <https://svgwg.org/svg2-draft/eltindex.html>, <https://svgwg.org/svg2-draft/attindex.html>

use rustc_hash::FxHashSet;
use treewright_markup::{AttributeNamespace, Namespace};

use super::tables::{Svg, svg};
use super::{Frame, values};
use crate::codes::foreign as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::css::mistake_of_keywords;
use crate::rules::vocabularies::is_of_a_vocabulary;
use crate::tables::{Value, attribute_of};

/// Returns true for an element of which nothing is known inside: an unknown one, or one for data of other vocabularies.
pub(super) fn is_opaque(element: Element<'_>) -> bool {
    element.namespace == Namespace::Svg
        && (element.local == "metadata" || svg(element.local).is_none())
}

/// The children that an element has once.
/// <https://drafts.fxtf.org/filter-effects/#feComponentTransferElement>
fn is_there_once(parent: &str, child: &str) -> bool {
    (parent == "feComponentTransfer" && child.starts_with("feFunc"))
        || (parent == "font" && matches!(child, "font-face" | "missing-glyph"))
}

/// The start of an element; `parent` is the foreign element that it is a child of, `right_paths` the path data that
/// were found to be right: a page has the same icon many times.
pub(super) fn enter<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    parent: Option<&mut Frame<'a>>,
    right_paths: &mut FxHashSet<&'a str>,
) {
    if parent.as_ref().is_some_and(|parent| is_opaque(parent.element)) {
        return;
    }
    let Some(row) = svg(element.local) else {
        let values = [("element", element.local), ("language", "SVG")];
        cx.report(&codes::UNKNOWN_FOREIGN_ELEMENT, element.place(), &values);
        return;
    };
    if let Some(parent) = parent.filter(|parent| parent.element.namespace == Namespace::Svg) {
        child(cx, element, parent);
    }
    for attribute in element.attributes() {
        check_attribute(cx, element, attribute, row, right_paths);
    }
    if element.local == "font" && !element.has("horiz-adv-x") {
        let values = [("element", element.local), ("what", "the attribute `horiz-adv-x`")];
        cx.report(&codes::FOREIGN_PART_MISSING, element.place(), &values);
    }
}

fn child<'a>(cx: &mut Context<'a>, element: Element<'a>, parent: &mut Frame<'a>) {
    let around = parent.element;
    let values = [("element", element.local), ("parent", around.local)];
    if is_there_once(around.local, element.local) {
        if parent.seen.contains(&element.local) {
            let reported = cx.report(&codes::FOREIGN_CHILD_REPEATED, element.place(), &values);
            reported.related(around.place(), "it is inside of this one");
            return;
        }
        parent.seen.push(element.local);
    }
    if svg(around.local).is_some_and(|row| !row.takes(element.local)) {
        let reported = cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.place(), &values);
        reported.related(around.place(), "it is inside of this one");
    }
}

/// The end of an element, with the children that may be there once.
pub(super) fn leave<'a>(cx: &mut Context<'a>, element: Element<'a>, seen: &[&str]) {
    // <https://www.w3.org/TR/SVG11/fonts.html#FontElement>
    if element.local == "font" && !seen.contains(&"missing-glyph") {
        let values = [("element", element.local), ("what", "the element `<missing-glyph>`")];
        cx.report(&codes::FOREIGN_PART_MISSING, element.place(), &values);
    }
}

fn check_attribute<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    row: &Svg,
    right_paths: &mut FxHashSet<&'a str>,
) {
    let name = attribute.name.local;
    match attribute.name.namespace {
        AttributeNamespace::None => {}
        // `xlink:href` and the others that the parser knows; SVG 2 has them still, as deprecated.
        _ => return,
    }
    if let Some(kind) = row.attribute(name) {
        // The path data of these is not in the lists.
        if name == "preserveAspectRatio" {
            values::check(cx, element, attribute, "<preserve-aspect-ratio>");
        } else if name != "d" {
            if values::check(cx, element, attribute, kind) {
                presentation(cx, element, attribute);
            }
        } else if !right_paths.contains(attribute.value)
            && values::check(cx, element, attribute, "<svg-path>")
        {
            right_paths.insert(attribute.value);
        }
        return;
    }
    // Declarations of namespaces are looked at for all elements.
    let is_allowed = is_of_html(name)
        || name.starts_with("xmlns:")
        || (is_of_a_vocabulary(name) && name != "xmlns" && !name.contains(':'))
        || name.strip_prefix("data-").is_some_and(|rest| !rest.is_empty());
    if !is_allowed {
        let values = [("attribute", name), ("element", element.local)];
        let place = Place::Attribute(element.node, attribute.name);
        cx.report(&codes::FOREIGN_ATTRIBUTE_NOT_ALLOWED, place, &values);
    }
}

/// The presentation attributes whose properties have keywords only, and no others than in SVG 1.1.
const OF_KEYWORDS: [&str; 12] = [
    "clip-rule",
    "color-interpolation",
    "color-interpolation-filters",
    "direction",
    "fill-rule",
    "pointer-events",
    "shape-rendering",
    "stroke-linecap",
    "stroke-linejoin",
    "text-anchor",
    "text-rendering",
    "visibility",
];

/// Checks a presentation attribute with a keyword: the others differ from CSS, in numbers and in older keywords.
/// <https://svgwg.org/svg2-draft/styling.html#PresentationAttributes>
fn presentation<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let Attribute { name, value } = attribute;
    if !OF_KEYWORDS.contains(&name.local) {
        return;
    }
    let Some(reason) = mistake_of_keywords(name.local, value) else { return };
    let values = [
        ("value", value),
        ("attribute", name.local),
        ("element", element.local),
        ("reason", reason.as_str()),
    ];
    cx.report(&codes::BAD_FOREIGN_VALUE, Place::Value(element.node, name), &values);
}

/// The attributes that SVG takes over from HTML: event handlers, and some of those of all elements.
/// <https://svgwg.org/svg2-draft/interact.html#EventAttributes>, <https://svgwg.org/svg2-draft/struct.html#Core.attrib>
pub(super) fn is_of_html(name: &str) -> bool {
    matches!(name, "autofocus" | "lang" | "tabindex" | "nonce" | "slot" | "part")
        || name.starts_with("on")
            && attribute_of(name, None).is_some_and(|row| row.value == Value::EventHandler)
        || name.starts_with("item") && attribute_of(name, None).is_some()
}
