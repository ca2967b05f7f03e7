//! Colours, hash-name references, and the report that values with a grammar of their own share.

use cssparser::{Parser, Token};

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

/// Checks "a valid hash-name reference" as far as the value alone tells.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-hash-name-reference>
pub(super) fn hash_name_reference<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    if attribute.value == "#" {
        report(cx, element, attribute, &codes::EMPTY_HASH_NAME, "");
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
    use super::is_color;

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
