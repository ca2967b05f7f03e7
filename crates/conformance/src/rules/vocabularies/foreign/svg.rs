//! SVG: where elements may be, and their attributes.
//!
//! <https://svgwg.org/svg2-draft/eltindex.html>, <https://svgwg.org/svg2-draft/attindex.html>

use rustc_hash::FxHashSet;
use treewright_markup::{AttributeNamespace, Namespace};

use super::svg_values::{is_of_all_properties, keywords_of, kind_of_value};
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
    element.namespace() == Some(Namespace::Svg)
        && (element.name() == "metadata" || svg(element.name()).is_none())
}

/// Returns true for an `a`, in which the content model of the element around it counts.
/// <https://svgwg.org/svg2-draft/linking.html#AElement>
pub(super) fn is_link(element: Element<'_>) -> bool {
    element.namespace() == Some(Namespace::Svg) && element.name() == "a"
}

const LIGHTS: &str = "a light source";

/// The children that an element has once: their names, or one text for all light sources.
/// <https://drafts.fxtf.org/filter-effects/#feComponentTransferElement>,
/// <https://drafts.fxtf.org/filter-effects/#feDiffuseLightingElement>
fn is_there_once<'a>(parent: &str, child: &'a str) -> Option<&'a str> {
    match (parent, child) {
        ("feComponentTransfer", _) if child.starts_with("feFunc") => Some(child),
        ("font", "font-face" | "missing-glyph")
        | ("font-face", "font-face-src")
        | ("animateMotion", "mpath") => Some(child),
        (
            "feDiffuseLighting" | "feSpecularLighting",
            "feDistantLight" | "fePointLight" | "feSpotLight",
        ) => Some(LIGHTS),
        _ => None,
    }
}

/// Keeps the first child of an `altGlyphDef`, and returns true for a later one of the other kind: "either" some
/// `glyphRef` "or" some `altGlyphItem`.
/// <https://www.w3.org/TR/SVG11/text.html#AltGlyphDefElement>
fn differs_from_the_first<'a>(child: Element<'a>, parent: &mut Frame<'a>) -> bool {
    if parent.element.name() != "altGlyphDef"
        || !matches!(child.name(), "altGlyphItem" | "glyphRef")
    {
        return false;
    }
    if parent.seen.is_empty() {
        parent.seen.push(child.name());
    }
    !parent.seen.contains(&child.name())
}

/// Returns true for a child that the lists allow in one of many elements together with others, and its definition
/// does not.
/// <https://svgwg.org/svg2-draft/eltindex.html>
fn is_elsewhere(parent: &str, child: &str) -> bool {
    match child {
        "mpath" => parent != "animateMotion",
        "feMergeNode" => parent != "feMerge",
        "feFuncR" | "feFuncG" | "feFuncB" | "feFuncA" => parent != "feComponentTransfer",
        "stop" => !matches!(parent, "linearGradient" | "radialGradient"),
        "text" => matches!(parent, "text" | "tspan" | "textPath"),
        _ => false,
    }
}

/// Animations of the filter primitives that have light sources are in SVG 1.1 only.
fn is_animation_of_light(parent: &str, child: &str) -> bool {
    matches!(parent, "feDiffuseLighting" | "feSpecularLighting")
        && matches!(child, "animate" | "animateColor" | "set")
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
    let Some(row) = svg(element.name()) else {
        let values = [("element", element.name()), ("language", "SVG")];
        cx.report(&codes::UNKNOWN_FOREIGN_ELEMENT, element.start_tag(), &values);
        return;
    };
    if let Some(parent) = parent.filter(|parent| parent.element.namespace() == Some(Namespace::Svg))
    {
        child(cx, element, parent);
    }
    for attribute in element.attributes() {
        check_attribute(cx, element, attribute, row, right_paths);
    }
    if let Some((name, what)) = needed_attribute(element.name())
        && !element.has(name)
    {
        let values = [("element", element.name()), ("what", what)];
        cx.report(&codes::FOREIGN_PART_MISSING, element.start_tag(), &values);
    }
}

/// An attribute that an element needs, of those that have no newer text than SVG 1.1, and its words for a message.
/// <https://www.w3.org/TR/SVG11/fonts.html#HKernElement>, <https://www.w3.org/TR/SVG11/color.html#ColorProfileElement>
fn needed_attribute(element: &str) -> Option<(&'static str, &'static str)> {
    Some(match element {
        "font" => ("horiz-adv-x", "the attribute `horiz-adv-x`"),
        "hkern" | "vkern" => ("k", "the attribute `k`"),
        "color-profile" => ("name", "the attribute `name`"),
        _ => return None,
    })
}

fn child<'a>(cx: &mut Context<'a>, element: Element<'a>, parent: &mut Frame<'a>) {
    let around = parent.element;
    let values = [("element", element.name()), ("parent", around.name())];
    if let Some(once) = is_there_once(around.name(), element.name()) {
        if parent.seen.contains(&once) {
            let reported = cx.report(&codes::FOREIGN_CHILD_REPEATED, element.start_tag(), &values);
            reported.related(around.start_tag(), "it is in this one");
            return;
        }
        parent.seen.push(once);
    }
    let model = parent.model.name();
    let is_allowed =
        if is_link(element) && parent.is_in_link || differs_from_the_first(element, parent) {
            // A link may contain everything that its parent may contain, except links.
            false
        } else {
            svg(model).is_none_or(|row| row.takes(element.name()))
                && !is_elsewhere(model, element.name())
                || is_animation_of_light(model, element.name())
        };
    if !is_allowed {
        let reported = cx.report(&codes::FOREIGN_CHILD_NOT_ALLOWED, element.start_tag(), &values);
        reported.related(around.start_tag(), "it is in this one");
    }
}

/// The end of an element.
pub(super) fn leave<'a>(cx: &mut Context<'a>, element: Element<'a>, frame: &Frame<'a>) {
    let what = match element.name() {
        // <https://www.w3.org/TR/SVG11/fonts.html#FontElement>
        "font" if !frame.seen.contains(&"font-face") => "the element `<font-face>`",
        "font" if !frame.seen.contains(&"missing-glyph") => "the element `<missing-glyph>`",
        "feDiffuseLighting" | "feSpecularLighting" if !frame.seen.contains(&LIGHTS) => LIGHTS,
        // <https://www.w3.org/TR/SVG11/text.html#AltGlyphDefElement>
        "altGlyphDef" if frame.children == 0 => "an element `<glyphRef>` or `<altGlyphItem>`",
        "altGlyphItem" if frame.children == 0 => "an element `<glyphRef>`",
        // <https://www.w3.org/TR/SVG11/fonts.html#FontFaceSrcElement>
        "font-face-src" if frame.children == 0 => {
            "an element `<font-face-uri>` or `<font-face-name>`"
        }
        _ => return,
    };
    let values = [("element", element.name()), ("what", what)];
    cx.report(&codes::FOREIGN_PART_MISSING, element.start_tag(), &values);
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
        AttributeNamespace::XLink => return of_xlink(cx, element, attribute),
        AttributeNamespace::Xml => {
            let kind = match name {
                "space" => "'default'|'preserve'",
                "lang" => "<language>",
                _ => return,
            };
            values::check(cx, element, attribute, kind);
            return;
        }
        _ => return,
    }
    if let Some(kind) = kind_of_value(element.name(), name) {
        values::check(cx, element, attribute, kind);
        return;
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
    // Declarations of namespaces are examined for all elements.
    let is_allowed = is_of_html(name)
        // Presentation attributes of SVG 2 that the lists leave out, or have for one element.
        || matches!(name, "mask-type" | "transform-origin")
        || name.starts_with("xmlns:")
        || (is_of_a_vocabulary(name) && name != "xmlns" && !name.contains(':'))
        || name.strip_prefix("data-").is_some_and(|rest| !rest.is_empty());
    if !is_allowed {
        let values = [("attribute", name), ("element", element.name())];
        let place = Place::Attribute(element.node, attribute.name);
        cx.report(&codes::FOREIGN_ATTRIBUTE_NOT_ALLOWED, place, &values);
    }
}

/// The elements that link by XLink.
/// <https://www.w3.org/TR/SVG11/attindex.html>
const WITH_XLINK: [&str; 22] = [
    "a",
    "altGlyph",
    "animate",
    "animateColor",
    "animateMotion",
    "animateTransform",
    "color-profile",
    "cursor",
    "feImage",
    "filter",
    "font-face-uri",
    "glyphRef",
    "image",
    "linearGradient",
    "mpath",
    "pattern",
    "radialGradient",
    "script",
    "set",
    "textPath",
    "tref",
    "use",
];

/// `xlink:href` and the others that the parser knows; SVG 2 has them still, as deprecated.
fn of_xlink<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if !WITH_XLINK.contains(&element.name()) {
        let name = attribute.written_name();
        let values = [("attribute", &*name), ("element", element.name())];
        let place = Place::Attribute(element.node, attribute.name);
        cx.report(&codes::FOREIGN_ATTRIBUTE_NOT_ALLOWED, place, &values);
        return;
    }
    let kind = match attribute.name.local {
        "href" => "URL",
        "type" => "'simple'",
        "show" => "'new'|'replace'|'embed'|'other'|'none'",
        "actuate" => "'onLoad'|'onRequest'|'other'|'none'",
        _ => return,
    };
    values::check(cx, element, attribute, kind);
}

/// The presentation attributes whose properties have keywords for the most part, and no others than in CSS.
const OF_KEYWORDS: [&str; 14] = [
    "clip-rule",
    "color-interpolation",
    "color-interpolation-filters",
    "direction",
    "fill-rule",
    "font-style",
    "font-variant",
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
    // These are descriptors with lists and `all`.
    // <https://www.w3.org/TR/SVG11/fonts.html#FontFaceElement>
    if element.name() == "font-face" {
        return;
    }
    if let Some(kind) = keywords_of(name.local) {
        if !is_of_all_properties(value.trim_ascii()) {
            values::check(cx, element, attribute, kind);
        }
        return;
    }
    if !OF_KEYWORDS.contains(&name.local) {
        return;
    }
    let Some(reason) = mistake_of_keywords(name.local, value) else { return };
    let values = [
        ("value", value),
        ("attribute", name.local),
        ("element", element.name()),
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
}
