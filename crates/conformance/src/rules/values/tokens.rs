//! Names, tokens and MIME types.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#space-separated-tokens>

use rustc_hash::FxHashSet;
use treewright_markup::is_valid_custom_element_name;
use treewright_microsyntaxes::lists::comma_separated_tokens;
use treewright_microsyntaxes::mime;
use treewright_microsyntaxes::numbers::valid_floating_point_number;

use crate::codes::tokens as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// Checks a set of unique tokens, which must be keywords if the attribute has keywords.
pub(super) fn unique<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    keywords: &[&str],
) {
    if keywords.is_empty() && are_few_and_different(attribute.value) {
        return;
    }
    let mut seen = FxHashSet::default();
    // The tokens that are keywords are compared ASCII case-insensitively, others as they are.
    let is_exact = keywords.is_empty() && !attribute.is("rel") && !attribute.is("sizes");
    for token in attribute.value.split_ascii_whitespace() {
        let names =
            [("token", token), ("attribute", attribute.name.local), ("element", element.name())];
        let key = if is_exact { token.to_owned() } else { token.to_ascii_lowercase() };
        if !keywords.is_empty() && !keywords.contains(&key.as_str()) {
            cx.report(&codes::UNKNOWN_TOKEN, part(element, attribute, token), &names);
        }
        if !seen.insert(key) {
            cx.report(&codes::REPEATED_TOKEN, part(element, attribute, token), &names);
        }
    }
    if attribute.is("sandbox") {
        let has = |keyword: &str| seen.contains(keyword);
        if has("allow-scripts") && has("allow-same-origin") {
            let place = Place::Attribute(element.node, attribute.name);
            cx.report(&codes::USELESS_SANDBOX, place, &[]);
        }
        // "… must not both be specified, as doing so is redundant."
        for (narrow, wide) in [
            ("allow-top-navigation-by-user-activation", "allow-top-navigation"),
            ("allow-top-navigation-to-custom-protocols", "allow-top-navigation"),
            ("allow-top-navigation-to-custom-protocols", "allow-popups"),
        ] {
            if has(narrow) && has(wide) {
                let mut tokens = attribute.value.split_ascii_whitespace();
                let token = tokens.find(|token| token.eq_ignore_ascii_case(narrow));
                let expected = format!("no `{narrow}` with `{wide}`, which allows more");
                bad(cx, element, attribute, token.unwrap_or_default(), &expected);
                break;
            }
        }
    }
}

/// Checks the names of properties: "the attribute's value must have at least one token", and one with a colon or a full
/// stop must be a valid absolute URL. (Names that specifications define have neither.)
/// <https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute>
pub(super) fn item_properties<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    let mut tokens = attribute.value.split_ascii_whitespace().peekable();
    if tokens.peek().is_none() {
        bad(cx, element, attribute, attribute.value, "one name or more");
    }
    for token in tokens.filter(|token| token.contains([':', '.'])) {
        if super::urls::mistake(token, true).is_some() {
            let expected = "a name without `:` and `.`, or an absolute URL";
            bad(cx, element, attribute, token, expected);
        }
    }
}

/// Returns true if no two tokens are the same, also if they are compared ASCII case-insensitively, for as few as most
/// values have.
fn are_few_and_different(value: &str) -> bool {
    const FEW: usize = 6;
    let tokens = value.split_ascii_whitespace();
    tokens.clone().nth(FEW).is_none()
        && tokens.clone().enumerate().all(|(at, token)| {
            !tokens.clone().take(at).any(|before| before.eq_ignore_ascii_case(token))
        })
}

/// "An ordered set of unique space-separated tokens, none of which are identical to another and each of which must be
/// exactly one code point in length."
/// <https://html.spec.whatwg.org/multipage/interaction.html#the-accesskey-attribute>
pub(super) fn one_code_point_each<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    unique(cx, element, attribute, &[]);
    for token in attribute.value.split_ascii_whitespace() {
        if token.chars().nth(1).is_some() {
            let expected = "a single character";
            bad(cx, element, attribute, token, expected);
        }
    }
}

/// Checks a valid MIME type string.
/// <https://mimesniff.spec.whatwg.org/#valid-mime-type>
pub(super) fn mime_type<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if mime::valid(attribute.value).is_err() {
        bad(cx, element, attribute, attribute.value, "a MIME type, such as `text/html`");
    }
}

/// Checks the `type` of a script: a keyword, or a MIME type.
/// <https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type>
pub(super) fn script_type<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    let value = attribute.value;
    let is_keyword = ["", "module", "importmap", "speculationrules"]
        .iter()
        .any(|keyword| keyword.eq_ignore_ascii_case(value));
    if !is_keyword && mime::valid(value).is_err() {
        let expected = "`module`, `importmap`, `speculationrules` or a MIME type";
        bad(cx, element, attribute, value, expected);
    }
}

/// Checks MIME types without parameters, and `audio/*`, `video/*` and `image/*`, with commas between. File name
/// extensions are allowed too.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-accept>
pub(super) fn accept<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    // "A string containing zero or more tokens".
    if attribute.value.is_empty() {
        return;
    }
    let mut seen = FxHashSet::default();
    for token in comma_separated_tokens(attribute.value) {
        let is_wildcard = ["audio/*", "video/*", "image/*"]
            .iter()
            .any(|wildcard| wildcard.eq_ignore_ascii_case(token));
        let is_extension = token.len() > 1 && token.starts_with('.');
        let is_type = !token.contains(';') && mime::valid(token).is_ok();
        if !is_wildcard && !is_extension && !is_type {
            let expected = "a list of MIME types and file name extensions, such as `image/*, .pdf`";
            bad(cx, element, attribute, token, expected);
        }
        if !seen.insert(token.to_ascii_lowercase()) {
            let names = [
                ("token", token),
                ("attribute", attribute.name.local),
                ("element", element.name()),
            ];
            cx.report(&codes::REPEATED_TOKEN, part(element, attribute, token), &names);
        }
    }
}

/// Checks a valid navigable target name or keyword.
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name-or-keyword>
pub(super) fn navigable_target<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    let value = attribute.value;
    let is_keyword = ["_blank", "_self", "_parent", "_top"]
        .iter()
        .any(|keyword| keyword.eq_ignore_ascii_case(value));
    // "The `name` attribute, if present, must be a valid navigable target name": no keyword.
    let is_keyword = is_keyword && !attribute.is("name");
    let has_dangling_markup = value.contains(['\t', '\n', '\r']) && value.contains('<');
    if !is_keyword && (value.is_empty() || value.starts_with('_') || has_dangling_markup) {
        let expected = if attribute.is("name") {
            "a name that does not begin with `_`"
        } else {
            "a name that does not begin with `_`, or `_blank`, `_self`, `_parent`, `_top`"
        };
        bad(cx, element, attribute, value, expected);
    }
}

/// Checks the value of `is`.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
pub(super) fn custom_element_name<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    if !is_valid_custom_element_name(attribute.value) {
        let expected =
            "the name of a custom element: in lower case, with a hyphen, such as `tea-cup`";
        bad(cx, element, attribute, attribute.value, expected);
    }
}

/// Checks the `command` of a button: a keyword, or a custom one that begins with `--`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command>
pub(super) fn command<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    const COMMANDS: [&str; 6] =
        ["toggle-popover", "show-popover", "hide-popover", "close", "request-close", "show-modal"];
    let value = attribute.value;
    let is_known = COMMANDS.iter().any(|command| command.eq_ignore_ascii_case(value));
    if !is_known && !value.starts_with("--") {
        let expected = "a command such as `show-modal` or `toggle-popover`, or a custom one that begins with `--`";
        bad(cx, element, attribute, value, expected);
    }
}

/// Checks the value of an `input` for a number, or for the step of one.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-step>
pub(super) fn step<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let value = attribute.value;
    let is_positive = valid_floating_point_number(value).is_ok_and(|number| number > 0.0);
    if !is_positive && !value.eq_ignore_ascii_case("any") {
        bad(cx, element, attribute, value, "a number greater than zero, or `any`");
    }
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
            let values = [
                ("attribute", attribute.name.local),
                ("element", element.name()),
                ("token", token),
            ];
            cx.report(&codes::UNKNOWN_TOKEN, part(element, attribute, token), &values);
        }
    }
    unique(cx, element, attribute, &[]);
}

fn bad<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    value: &str,
    expected: &str,
) {
    let values = [
        ("value", value),
        ("attribute", attribute.name.local),
        ("element", element.name()),
        ("expected", expected),
    ];
    cx.report(&codes::BAD_VALUE, part(element, attribute, value), &values);
}

/// The place of a slice of a value.
pub(super) fn part<'a>(element: Element<'a>, attribute: Attribute<'a>, slice: &str) -> Place<'a> {
    let start = slice.as_ptr().addr().saturating_sub(attribute.value.as_ptr().addr());
    Place::PartOfValue(element.node, attribute, start..start.saturating_add(slice.len()))
}
