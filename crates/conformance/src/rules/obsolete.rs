//! Obsolete features.
//!
//! <https://html.spec.whatwg.org/multipage/obsolete.html>

use treewright_markup::tag;
use treewright_microsyntaxes::mime::is_javascript_mime_type_essence_match;

use super::Subject;
use super::concern::Concern;
use crate::codes::obsolete as codes;
use crate::context::{Attribute, Context, Element, Given};
use crate::tables::{ElementSet, Names, obsolete_attribute, obsolete_element};

/// See the module.
#[derive(Default)]
pub(super) struct Obsolete;

impl<'a> Subject<'a> for Obsolete {
    const ENTERS: Concern =
        Concern::NONE.or_with(Names::OBSOLETE.with(OBSOLETE_BUT_CONFORMING)).or_others();

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() || element.is_copy() {
            return;
        }
        if element.row.is_none()
            && let Some(row) = obsolete_element(element.name())
        {
            let advice = advice_for(element.name(), row.advice);
            let values = [("element", element.name()), ("advice", advice.as_str())];
            cx.report(&codes::OBSOLETE_ELEMENT, element.start_tag(), &values);
        }
        let has_such = element.is_in(WITH_OBSOLETE_BUT_CONFORMING);
        for position in 0..cx.attribute_count() {
            let (names, row) = cx.facts(position);
            let is_concerned = has_such && names.may_have(OBSOLETE_BUT_CONFORMING)
                || row.is_none() && names.may_have(Names::OBSOLETE);
            if let Some(given) = is_concerned.then(|| cx.attribute(position)).flatten() {
                check_attribute(cx, element, given);
            }
        }
    }
}

/// The sentences for an element: the elements for presentation have one advice, with a sentence about `tt`, one about
/// `big`, and one that leads on.
fn advice_for(element: &str, advice: &str) -> String {
    let sentences = advice.split_inclusive(". ");
    let is_about_it = |sentence: &&str| {
        let others = ["tt", "big"].into_iter().filter(|other| *other != element);
        let mut others = others.map(|other| format!("the `{other}` element "));
        !sentence.starts_with("See also") && !others.any(|other| sentence.contains(&other))
    };
    sentences.filter(is_about_it).collect::<String>().trim_end().to_owned()
}

fn check_attribute<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    Given { attribute, row, names }: Given<'a>,
) {
    let name = attribute.name.local;
    if !attribute.is_plain() {
        return;
    }
    if let Some(advice) = is_obsolete_but_conforming(element, attribute) {
        let values = [("attribute", name), ("element", element.name()), ("advice", advice)];
        cx.report(&codes::OBSOLETE_BUT_CONFORMING, element.place_of(name), &values);
        return;
    }
    // SPEC-NOTE: RDFa has `rev` for all elements.
    // <https://www.w3.org/TR/html-rdfa/#extensions-to-the-html5-syntax>
    if name == "rev" {
        return;
    }
    // SPEC-NOTE: the index has `hreflang` and `type` on `area`, whose section says when they are to be omitted, so
    // that they can be there. <https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element>
    if row.is_some() || !names.may_have(Names::OBSOLETE) {
        return;
    }
    let Some(row) = obsolete_attribute(name, element.name()) else { return };
    if row.has_exception && is_left_to_another_rule(element, attribute) {
        return;
    }
    let values = [("attribute", name), ("element", element.name()), ("advice", row.advice)];
    cx.report(&codes::OBSOLETE_ATTRIBUTE, element.place_of(name), &values);
}

/// `type` on `script` has other values than those of JavaScript.
fn is_left_to_another_rule(element: Element<'_>, attribute: Attribute<'_>) -> bool {
    element.is_html_element(tag::SCRIPT) && attribute.is("type")
}

/// The elements that have such features.
const WITH_OBSOLETE_BUT_CONFORMING: ElementSet =
    ElementSet::of(&[tag::A, tag::IMG, tag::INPUT, tag::SCRIPT, tag::STYLE]);
/// Their attributes.
const OBSOLETE_BUT_CONFORMING: Names =
    Names::of_all(&["border", "charset", "language", "maxlength", "name", "size", "type"]);

/// The advice for a feature that is obsolete but conforming.
/// <https://html.spec.whatwg.org/multipage/obsolete.html#warnings-for-obsolete-but-conforming-features>
fn is_obsolete_but_conforming(
    element: Element<'_>,
    attribute: Attribute<'_>,
) -> Option<&'static str> {
    let value = attribute.value;
    let is = |keyword: &str| value.eq_ignore_ascii_case(keyword);
    match (element.tag, attribute.name.local) {
        (tag::IMG, "border") if value == "0" => Some("Use CSS instead."),
        (tag::SCRIPT, "charset") if is("utf-8") => Some("Pages and scripts are UTF-8 anyway."),
        (tag::SCRIPT, "language")
            if is("javascript")
                && element
                    .attr("type")
                    .is_none_or(|value| value.eq_ignore_ascii_case("text/javascript")) =>
        {
            Some("Scripts are JavaScript anyway.")
        }
        (tag::SCRIPT, "type") if is_javascript_mime_type_essence_match(value) => {
            Some("Scripts are JavaScript anyway.")
        }
        (tag::STYLE, "type") if is("text/css") => Some("Style sheets are CSS anyway."),
        (tag::A, "name") if !value.is_empty() => Some("Use the attribute `id` instead."),
        (tag::INPUT, "maxlength" | "size") if element.attr_is("type", "number") => {
            Some("Current browsers ignore it.")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::advice_for;
    use crate::tables::obsolete_element;

    #[test]
    fn advice_is_about_the_element() {
        let advice = |name: &str| advice_for(name, obsolete_element(name).unwrap().advice);
        assert_eq!(advice("center"), "Use appropriate elements or CSS instead.");
        assert!(advice("tt").ends_with("consider the `samp` element."));
        assert!(advice("big").ends_with("consider the `mark` element."));
        assert!(advice("keygen").ends_with('.'));
        assert!(advice("keygen").contains(". "));
    }
}
