//! Keywords of enumerated attributes, and boolean attributes.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#keywords-and-enumerated-attributes>

use crate::codes::values as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::tables::is_input_type;

/// Checks that a value is one of some keywords.
pub(super) fn one_of<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    keywords: &[&str],
    is_exact: bool,
) {
    let value = attribute.value;
    let is_it = |keyword: &&str| {
        if is_exact { *keyword == value } else { keyword.eq_ignore_ascii_case(value) }
    };
    if keywords.iter().any(is_it) {
        return;
    }
    let values = [
        ("value", value),
        ("attribute", attribute.name.local),
        ("element", element.name()),
        ("keywords", &in_words(keywords)),
    ];
    cx.report(&codes::UNKNOWN_KEYWORD, Place::Value(element.node, attribute.name), &values);
}

/// Checks the `type` of an `input`.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
pub(super) fn input_type<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let value = attribute.value;
    if !is_input_type(value) {
        let keywords = "`text`, `email`, `number` or another type of the standard";
        let values = [
            ("value", value),
            ("attribute", attribute.name.local),
            ("element", element.name()),
            ("keywords", keywords),
        ];
        cx.report(&codes::UNKNOWN_KEYWORD, Place::Value(element.node, attribute.name), &values);
    }
}

/// "`a`, `b` or empty", with a space before it that says that it is a text of ours.
pub(in crate::rules) fn in_words(keywords: &[&str]) -> String {
    let words: Vec<String> = keywords
        .iter()
        .map(|word| if word.is_empty() { "empty".to_owned() } else { format!("`{word}`") })
        .collect();
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}

/// Returns true for a value that the boolean attribute with this name may have.
pub(in crate::rules) fn is_boolean_value(name: &str, value: &str) -> bool {
    value.is_empty() || value.eq_ignore_ascii_case(name)
}

/// Checks the value of a boolean attribute: empty, or the attribute's own name.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#boolean-attributes>
pub(super) fn boolean<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let (name, value) = (attribute.name.local, attribute.value);
    if !is_boolean_value(name, value) {
        let place = Place::Value(element.node, attribute.name);
        let values = [("attribute", name), ("value", value)];
        cx.report(&codes::BOOLEAN_ATTRIBUTE_VALUE, place, &values);
    }
}

/// Checks the `as` of a `link`, by its `rel`.
/// <https://html.spec.whatwg.org/multipage/links.html#preload-destination>
/// <https://html.spec.whatwg.org/multipage/links.html#module-preload-destination>
pub(super) fn preload_destination<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    const PRELOAD: [&str; 6] = ["fetch", "font", "image", "script", "style", "track"];
    // "`json`", "`style`", "`text`", or a script-like destination: <https://fetch.spec.whatwg.org/#request-destination-script-like>
    const MODULE: [&str; 9] = [
        "json",
        "style",
        "text",
        "audioworklet",
        "paintworklet",
        "script",
        "serviceworker",
        "sharedworker",
        "worker",
    ];
    let rel = element.attr("rel").unwrap_or_default();
    let has = |keyword: &str| {
        rel.split_ascii_whitespace().any(|token| token.eq_ignore_ascii_case(keyword))
    };
    match (has("preload"), has("modulepreload")) {
        (true, false) => one_of(cx, element, attribute, &PRELOAD, false),
        (false, true) => one_of(cx, element, attribute, &MODULE, false),
        // The destinations of both.
        (true, true) => one_of(cx, element, attribute, &["script", "style"], false),
        (false, false) => {}
    }
}
