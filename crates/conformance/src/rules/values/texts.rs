//! Values with a small grammar of their own: MIME types, names of custom elements and of navigables, colours, numbers.

use cssparser::{Parser, Token};

use super::numbers::is_valid_floating_point_number;
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rule::Rule;

/// Reports a value with a reason.
pub(super) fn report<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    rule: &'static Rule,
    reason: &str,
) {
    let values = [
        ("attribute", attribute.name.local),
        ("element", element.local),
        ("reason", reason),
        ("value", attribute.value),
    ];
    cx.report(rule, Place::Value(element.node, attribute.name), &values);
}

/// Checks "a valid MIME type string".
/// <https://mimesniff.spec.whatwg.org/#valid-mime-type>
pub(super) fn mime_type<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(reason) = mistake_of_mime_type(attribute.value) {
        report(cx, element, attribute, &codes::BAD_MIME_TYPE, reason);
    }
}

/// Checks the `accept` of `input`: MIME types without parameters, `audio/*` and the like, and file name extensions.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-accept>
pub(super) fn accept<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let mut seen = rustc_hash::FxHashSet::default();
    for token in attribute.value.split(',').map(str::trim_ascii) {
        let is_right = match token.as_bytes() {
            [b'.', _, ..] => true,
            _ if token.ends_with("/*") => ["audio/*", "video/*", "image/*"]
                .iter()
                .any(|group| group.eq_ignore_ascii_case(token)),
            _ => !token.contains(';') && mistake_of_mime_type(token).is_none(),
        };
        let reason = if !is_right {
            "it has MIME types without parameters, `audio/*`, `video/*`, `image/*` or endings such as `.png`"
        } else if !seen.insert(token.to_ascii_lowercase()) {
            "a type is there twice"
        } else {
            continue;
        };
        report(cx, element, attribute, &codes::BAD_MIME_TYPE, reason);
        return;
    }
}

/// The `media-type` token production of HTTP.
pub(in crate::rules) fn mistake_of_mime_type(value: &str) -> Option<&'static str> {
    let (essence, mut rest) = match value.split_once(';') {
        Some((essence, rest)) => (essence.trim_end_matches([' ', '\t']), Some(rest)),
        None => (value, None),
    };
    match essence.split_once('/') {
        None => return Some("it has a type and a subtype with a `/` between them"),
        Some((first, second)) if !is_token(first) || !is_token(second) => {
            return Some("a type or subtype is empty, or has a character that is not allowed");
        }
        Some(_) => {}
    }
    while let Some(parameter) = rest {
        let parameter = parameter.trim_start_matches([' ', '\t']);
        let Some((name, text)) = parameter.split_once('=') else {
            return Some("a parameter is a name and a value with a `=` between them");
        };
        if !is_token(name) {
            return Some(
                "the name of a parameter is empty, or has a character that is not allowed",
            );
        }
        let behind = match text.strip_prefix('"') {
            Some(quoted) => match end_of_quoted_string(quoted) {
                Some(behind) => behind,
                None => {
                    return Some(
                        "a quoted string is not closed, or has a character that is not allowed",
                    );
                }
            },
            None => {
                let end = text.find([';', ' ', '\t']).unwrap_or(text.len());
                let (token, behind) = text.split_at_checked(end)?;
                if !is_token(token) {
                    return Some(
                        "the value of a parameter is empty, or has a character that is not allowed",
                    );
                }
                behind
            }
        };
        let behind = behind.trim_start_matches([' ', '\t']);
        rest = match behind.strip_prefix(';') {
            Some(rest) => Some(rest),
            None if behind.is_empty() && !text.ends_with([' ', '\t']) => None,
            None => return Some("there is text behind a parameter"),
        };
    }
    None
}

fn is_token(text: &str) -> bool {
    let is_tchar = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !text.is_empty() && text.bytes().all(is_tchar)
}

/// The text behind the quotation mark at the end.
fn end_of_quoted_string(text: &str) -> Option<&str> {
    let mut is_escaped = false;
    for (offset, c) in text.char_indices() {
        if c == '"' && !is_escaped {
            return text.get(offset.saturating_add(1)..);
        }
        if c.is_control() && c != '\t' {
            return None;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    None
}

/// Checks "a valid custom element name".
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
pub(super) fn custom_element_name<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    const RESERVED: [&str; 8] = [
        "annotation-xml",
        "color-profile",
        "font-face",
        "font-face-src",
        "font-face-uri",
        "font-face-format",
        "font-face-name",
        "missing-glyph",
    ];
    let value = attribute.value;
    // A valid element local name that starts with an ASCII letter: <https://dom.spec.whatwg.org/#valid-element-local-name>
    let is_bad = |c: char| matches!(c, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0' | '/' | '>');
    let reason = if !value.starts_with(|c: char| c.is_ascii_lowercase()) {
        "it starts with a lower-case letter from a to z"
    } else if value.contains(|c: char| c.is_ascii_uppercase()) {
        "it has no upper-case letters"
    } else if !value.contains('-') {
        "it has a hyphen"
    } else if value.contains(is_bad) {
        "it has no white space, `/` or `>`"
    } else if RESERVED.contains(&value) {
        "this name belongs to SVG or MathML"
    } else {
        return;
    };
    report(cx, element, attribute, &codes::BAD_CUSTOM_ELEMENT_NAME, reason);
}

/// Checks "a valid navigable target name or keyword"; the names of frames must not be keywords.
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name-or-keyword>
pub(super) fn navigable_target_name<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    let value = attribute.value;
    let is_keyword = ["_blank", "_self", "_parent", "_top"]
        .iter()
        .any(|keyword| keyword.eq_ignore_ascii_case(value));
    let reason = if value.is_empty() {
        "it must not be empty"
    } else if value.starts_with('_') && (!is_keyword || attribute.is("name")) {
        "names that start with `_` are reserved"
    } else if value.contains(['\t', '\n', '\r']) && value.contains('<') {
        "it must not have a line break and a `<`"
    } else {
        return;
    };
    report(cx, element, attribute, &codes::BAD_NAVIGABLE_NAME, reason);
}

/// Checks a number, which must be greater than zero for `step`.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number>
pub(super) fn number<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if !is_valid_floating_point_number(attribute.value) {
        let reason = "it is digits, with a `.` and an exponent at most";
        report(cx, element, attribute, &codes::NOT_A_NUMBER, reason);
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-step>
pub(super) fn step<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let value = attribute.value;
    let is_positive = || value.parse::<f64>().is_ok_and(|number| number > 0.0);
    if !value.eq_ignore_ascii_case("any")
        && !(is_valid_floating_point_number(value) && is_positive())
    {
        let reason = "it is a number greater than zero, or `any`";
        report(cx, element, attribute, &codes::NOT_A_NUMBER, reason);
    }
}

/// Checks "a CSS color".
/// <https://drafts.csswg.org/css-color/#typedef-color>
pub(super) fn color<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if !is_color(attribute.value) {
        let reason = "it is a colour of CSS, such as `#ff8000` or `teal`";
        report(cx, element, attribute, &codes::BAD_COLOR, reason);
    }
}

fn is_color(value: &str) -> bool {
    const FUNCTIONS: [&str; 15] = [
        "rgb",
        "rgba",
        "hsl",
        "hsla",
        "hwb",
        "lab",
        "lch",
        "oklab",
        "oklch",
        "color",
        "color-mix",
        "light-dark",
        "contrast-color",
        "device-cmyk",
        "alpha",
    ];
    const SYSTEM: [&str; 21] = [
        "transparent",
        "currentcolor",
        "accentcolor",
        "accentcolortext",
        "activetext",
        "buttonborder",
        "buttonface",
        "buttontext",
        "canvas",
        "canvastext",
        "field",
        "fieldtext",
        "graytext",
        "highlight",
        "highlighttext",
        "linktext",
        "mark",
        "marktext",
        "selecteditem",
        "selecteditemtext",
        "visitedtext",
    ];
    let is_in = |names: &[&str], name: &str| names.iter().any(|n| n.eq_ignore_ascii_case(name));
    let mut parser = Parser::new(value);
    let is_one = match parser.next() {
        Ok(Token::Hash(digits) | Token::IDHash(digits)) => {
            matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|b| b.is_ascii_hexdigit())
        }
        Ok(Token::Ident(name)) => {
            is_in(&SYSTEM, name) || cssparser::color::parse_named_color(name).is_ok()
        }
        Ok(Token::Function(name)) if is_in(&FUNCTIONS, name) => parser
            .parse_nested_block(|parser| {
                while parser.next().is_ok() {}
                Ok::<_, cssparser::ParseError<()>>(())
            })
            .is_ok(),
        _ => false,
    };
    is_one && parser.is_exhausted()
}

#[cfg(test)]
mod tests {
    use super::{is_color, mistake_of_mime_type};

    #[test]
    fn mime_types() {
        for value in ["text/html", "a/b;c=d", "a/b ; c=\"x;\\\" y\" ;d=e", "application/vnd.x+xml"]
        {
            assert_eq!(mistake_of_mime_type(value), None, "{value}");
        }
        let wrong = [
            "",
            "text",
            "text/",
            "/html",
            " text/html",
            "text/html ",
            "text/html;",
            "text/html; ",
            "a/b;c",
            "a/b;c=",
            "a/b;=d",
            "a/b;c=\"d",
            "a/b;c=d ",
            "a/b;c=\"d\"e",
            "a b/c",
            "a/b;c=\"d\" ",
        ];
        for value in wrong {
            assert!(mistake_of_mime_type(value).is_some(), "{value}");
        }
    }

    #[test]
    fn colors() {
        for value in [
            "#fff",
            "#ff000080",
            "teal",
            "CurrentColor",
            "rgb(1 2 3)",
            " red ",
            "color(srgb 0 1 0)",
        ] {
            assert!(is_color(value), "{value}");
        }
        for value in ["", "ff0000", "#gg0000", "#ff", "red blue", "url(a)", "rgb"] {
            assert!(!is_color(value), "{value}");
        }
    }
}
