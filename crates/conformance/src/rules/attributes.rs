//! The attributes that an element may have: those of all elements, those of the element, `data-*`, and those of
//! vocabularies that can be used everywhere.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#global-attributes>

use treewright_markup::{is_custom_element_name, tag};

use super::Subject;
use super::concern::Concern;
use super::values::language_tag;
use super::vocabularies::{excluded_by_its, expected_by_its, is_of_a_vocabulary, needed_by_its};
use crate::codes::attributes as codes;
use crate::codes::tokens::BAD_VALUE;
use crate::context::{Attribute, Context, Element, Given};
use crate::tables::{Names, has_attribute_name, is_custom_data_attribute, obsolete_attribute};

/// See the module.
#[derive(Default)]
pub(super) struct Attributes;

impl<'a> Subject<'a> for Attributes {
    const ENTERS: Concern =
        Concern::NONE.or_with(Names::UNLISTED.with(Names::of_all(&["is", "xml:lang"])));

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        if takes_any_attribute(element) {
            unusual(cx, element);
            return;
        }
        // An element that the standard does not have is reported as such; its attributes are its own.
        if element.row.is_none() {
            return;
        }
        for position in 0..cx.attribute_count() {
            let (names, row) = cx.facts(position);
            let is_concerned = row.is_none() && names != Names::NONE
                || names.may_have(const { Names::of("xml:lang") });
            let given = is_concerned.then(|| cx.attribute(position)).flatten();
            let Some(Given { attribute, row, names }) = given else { continue };
            if attribute.is("xml:lang") {
                xml_lang(cx, element, attribute);
            } else if attribute.is_xml_lang() {
                xml_lang_in_xml(cx, element, attribute);
            }
            if row.is_none() && !is_allowed(element, attribute, names) {
                report(cx, element, attribute);
            } else if let Some(expected) = expected_by_its(attribute.name.local, attribute.value) {
                let name = attribute.name.local;
                let values = [
                    ("value", attribute.value),
                    ("attribute", name),
                    ("element", element.name()),
                    ("expected", &expected),
                ];
                cx.report(&BAD_VALUE, element.place_of_value(name), &values);
            } else if attribute.name.local.starts_with("its-") {
                with_its(cx, element, attribute.name.local);
            }
        }
    }
}

/// The attributes that are required, or not allowed, with one of ITS.
#[inline(never)]
fn with_its<'a>(cx: &mut Context<'a>, element: Element<'a>, name: &'a str) {
    let needed = needed_by_its(name);
    if !needed.is_empty() && !needed.iter().any(|other| element.has(other)) {
        let quoted: Vec<String> = needed.iter().map(|other| format!("`{other}`")).collect();
        let condition = format!(" if it has `{name}`");
        let values = [
            ("attribute", &*quoted.join(" or ")),
            ("element", element.name()),
            ("condition", &condition),
        ];
        cx.report(&codes::MISSING_ATTRIBUTE, element.start_tag(), &values);
    }
    if let Some(other) = excluded_by_its(name).iter().find(|other| element.has(other)) {
        let condition = format!(" if it has `{other}`");
        let values = [("attribute", name), ("element", element.name()), ("condition", &condition)];
        cx.report(&codes::ATTRIBUTE_NOT_ALLOWED_HERE, element.place_of(name), &values);
    }
}

/// `embed` hands its attributes to a plugin, and a custom element has those that its author wants.
/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-embed-element>
fn takes_any_attribute(element: Element<'_>) -> bool {
    element.tag == tag::EMBED || is_custom_element_name(element.name())
}

/// The attributes that even these elements must not have: `is` on a custom element, and `xmlns` with another value
/// than its one.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-elements-core-concepts>
#[inline(never)]
fn unusual<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    for attribute in element.attributes().filter(Attribute::is_plain) {
        let is_wrong = match attribute.name.local {
            "xmlns" => attribute.value != XHTML,
            "is" => !element.is_html_element(tag::EMBED),
            _ => false,
        };
        if is_wrong {
            report(cx, element, attribute);
        }
    }
}

const XHTML: &str = "http://www.w3.org/1999/xhtml";

/// Returns true for attributes that the index does not have for the element, but others do.
fn is_allowed(element: Element<'_>, attribute: Attribute<'_>, names: Names) -> bool {
    let name = attribute.name.local;
    if !attribute.is_plain() {
        return true;
    }
    // "… if, and only if, it has the exact value `http://www.w3.org/1999/xhtml`."
    if name == "xmlns" {
        return attribute.value == XHTML;
    }
    // "The value of this attribute must be the empty string. Documents containing such attributes are not conforming,
    // but conformance checkers will silently ignore this error."
    if name == "generator-unable-to-provide-required-alt" && element.is_html_element(tag::IMG) {
        return attribute.value.is_empty();
    }
    is_custom_data_attribute(name)
        || is_of_a_vocabulary(name)
        || names.may_have(Names::OBSOLETE) && obsolete_attribute(name, element.name()).is_some()
}

/// "Such attributes must only be specified if a `lang` attribute in no namespace is also specified, and both attributes
/// must have the same value when compared in an ASCII case-insensitive manner."
/// <https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes>
fn xml_lang<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let is_same =
        element.attr("lang").is_some_and(|lang| lang.eq_ignore_ascii_case(attribute.value));
    if !is_same {
        let values = [("value", attribute.value)];
        cx.report(&codes::XML_LANG_WITHOUT_LANG, element.place_of("xml:lang"), &values);
    }
}

/// "The `lang` attribute in the XML namespace may be used on HTML elements in XML documents." "If both the `lang`
/// attribute in no namespace and the `lang` attribute in the XML namespace are specified on the same element, they
/// must have exactly the same value when compared in an ASCII case-insensitive manner."
/// <https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes>
#[inline(never)]
fn xml_lang_in_xml<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if !differs_from_lang(cx, element, attribute) {
        language_tag(cx, element, attribute, true);
    }
}

/// Reports a `lang` in the XML namespace, on an element of any namespace, that differs from the `lang` without a
/// namespace.
pub(super) fn differs_from_lang<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) -> bool {
    let differs =
        element.attr("lang").is_some_and(|lang| !lang.eq_ignore_ascii_case(attribute.value));
    if differs {
        let place = crate::place::Place::Attribute(element.node, attribute.name);
        cx.report(&codes::XML_LANG_WITHOUT_LANG, place, &[("value", attribute.value)]);
    }
    differs
}

fn report<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let name = attribute.written_name();
    let rule = if has_attribute_name(attribute.name.local) {
        &codes::ATTRIBUTE_NOT_ALLOWED
    } else {
        &codes::UNKNOWN_ATTRIBUTE
    };
    let place = crate::place::Place::Attribute(element.node, attribute.name);
    cx.report(rule, place, &[("attribute", &name), ("element", element.name())]);
}
