//! Lists of tokens.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#space-separated-tokens>

use rustc_hash::FxHashSet;

use super::texts;
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// Checks that no token is there twice. Some attributes are compared without regard to case.
pub(super) fn unique<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    ignores_case: bool,
) {
    let mut seen = FxHashSet::default();
    for token in attribute.value.split_ascii_whitespace() {
        let key = if ignores_case { token.to_ascii_lowercase() } else { token.to_owned() };
        if !seen.insert(key) {
            let values =
                [("attribute", attribute.name.local), ("element", element.local), ("token", token)];
            cx.report(&codes::DUPLICATE_TOKEN, part(element, attribute, token), &values);
            return;
        }
    }
}

/// Checks tokens of a list of keywords.
pub(super) fn keywords<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    keywords: &[&str],
) {
    for token in attribute.value.split_ascii_whitespace() {
        if !keywords.iter().any(|keyword| keyword.eq_ignore_ascii_case(token)) {
            unknown(cx, element, attribute, token);
        }
    }
    unique(cx, element, attribute, true);
    if attribute.is("sandbox") {
        let has = |keyword: &str| {
            attribute
                .value
                .split_ascii_whitespace()
                .any(|token| token.eq_ignore_ascii_case(keyword))
        };
        if has("allow-scripts") && has("allow-same-origin") {
            let place = Place::Value(element.node, attribute.name);
            cx.report(&codes::SANDBOX_WITHOUT_EFFECT, place, &[]);
        }
    }
}

fn unknown<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    token: &'a str,
) {
    let values =
        [("attribute", attribute.name.local), ("element", element.local), ("token", token)];
    cx.report(&codes::UNKNOWN_TOKEN, part(element, attribute, token), &values);
}

/// Checks tokens that the attribute's own section tells: link types, which can be any, and `blocking`.
pub(super) fn of_the_attribute<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    // <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#blocking-attributes>
    if attribute.is("blocking") {
        keywords(cx, element, attribute, &["render"]);
    } else {
        unique(cx, element, attribute, true);
    }
}

/// Checks the labels of `accesskey`: "each of which must be exactly one code point in length".
/// <https://html.spec.whatwg.org/multipage/interaction.html#the-accesskey-attribute>
pub(super) fn of_one_code_point<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    for token in attribute.value.split_ascii_whitespace() {
        if token.chars().count() != 1 {
            unknown(cx, element, attribute, token);
        }
    }
    unique(cx, element, attribute, false);
}

/// Checks the sizes of icons: "`any`" or two numbers without leading zeros, with an `x` between them.
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-link-sizes>
pub(super) fn icon_sizes<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let is_number = |text: &str| {
        !text.starts_with('0') && !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
    };
    for token in attribute.value.split_ascii_whitespace() {
        let is_size = token
            .split_once(['x', 'X'])
            .is_some_and(|(width, height)| is_number(width) && is_number(height));
        if !is_size && !token.eq_ignore_ascii_case("any") {
            unknown(cx, element, attribute, token);
        }
    }
    unique(cx, element, attribute, true);
}

/// Checks "a valid hash-name reference" as far as the value alone tells.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-hash-name-reference>
pub(super) fn hash_name_reference<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    if attribute.value == "#" {
        texts::report(cx, element, attribute, &codes::EMPTY_HASH_NAME, "");
    }
}

fn part<'a>(element: Element<'a>, attribute: Attribute<'a>, token: &str) -> Place<'a> {
    let start = token.as_ptr().addr().saturating_sub(attribute.value.as_ptr().addr());
    Place::PartOfValue(element.node, attribute, start..start.saturating_add(token.len()))
}
