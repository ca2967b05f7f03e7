//! Colours, coordinates, hash-name references, and the report that values with a grammar of their own share.

use cssparser::{Parser, Token};
use treewright_microsyntaxes::email_addresses::{valid_email_address, valid_email_address_list};
use treewright_microsyntaxes::numbers::valid_list_of_floating_point_numbers;

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
        ("element", element.name()),
        ("reason", reason),
        ("value", attribute.value),
    ];
    cx.report(rule, Place::Value(element.node, attribute.name), &values);
}

/// Checks a value "that contains no U+000A LINE FEED (LF) or U+000D CARRIAGE RETURN (CR) characters".
/// <https://html.spec.whatwg.org/multipage/input.html#the-placeholder-attribute>
pub(super) fn one_line<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if attribute.value.contains(['\n', '\r']) {
        report(cx, element, attribute, &codes::BAD_TEXT, "it must be one line");
    }
}

/// Checks "a single valid email address", or with `multiple` "a valid email address list".
/// <https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)>
pub(super) fn email<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let value = attribute.value;
    let are_right = if value.is_empty() {
        true
    } else if element.has("multiple") {
        valid_email_address_list(value).is_ok()
    } else {
        valid_email_address(value).is_ok()
    };
    if !are_right {
        let reason = "it must be an email address, such as `tea@example.com`";
        report(cx, element, attribute, &codes::BAD_TEXT, reason);
    }
}

/// Checks "a valid hash-name reference", as far as the value alone allows.
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

/// Checks "a valid list of floating-point numbers" with the number of values that the shape needs.
/// <https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-coords>
pub(super) fn coords<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(reason) = mistake_of_coords(attribute.value, element.attr("shape")) {
        report(cx, element, attribute, &codes::BAD_COORDS, reason);
    }
}

fn mistake_of_coords(value: &str, shape: Option<&str>) -> Option<&'static str> {
    let Ok(numbers) = valid_list_of_floating_point_numbers(value) else {
        return Some("it must be numbers separated by commas, without white space");
    };
    let shape = shape.unwrap_or("rect").to_ascii_lowercase();
    let is_known = matches!(shape.as_str(), "circle" | "poly" | "rect");
    if is_known && !value.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'-' | b',')) {
        return Some("its numbers are integers");
    }
    match (shape.as_str(), numbers.as_slice()) {
        ("circle", [_, _, radius]) if *radius >= 0.0 => None,
        ("circle", _) => Some("a circle has three numbers, of which the last is not negative"),
        ("poly", points) if points.len() >= 6 && points.len().is_multiple_of(2) => None,
        ("poly", _) => Some("a polygon has six numbers or more, two for each point"),
        ("rect", [left, top, right, bottom]) if left < right && top < bottom => None,
        ("rect", _) => Some(
            "a rectangle has four numbers, of which the third and fourth are greater than those before",
        ),
        _ => None,
    }
}

/// Checks "a CSS color".
/// <https://drafts.csswg.org/css-color/#typedef-color>
pub(super) fn color<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if !is_color(attribute.value) {
        let reason = "a CSS colour is needed, such as `#ff8000` or `teal`";
        report(cx, element, attribute, &codes::BAD_COLOR, reason);
    }
}

/// Returns true for a name of a colour, of a colour of the system, and for `currentcolor`.
pub(in crate::rules) fn is_color_keyword(name: &str) -> bool {
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
    SYSTEM.iter().any(|system| system.eq_ignore_ascii_case(name))
        || cssparser::color::parse_named_color(name).is_ok()
}

/// Returns true for a `<color>` of CSS.
pub(in crate::rules) fn is_color(value: &str) -> bool {
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
    const WITH_HUES: [&str; 3] = ["hsl", "hsla", "hwb"];
    // Those that `cssparser_color` does not read.
    const NOT_READ: [&str; 5] =
        ["color-mix", "light-dark", "contrast-color", "device-cmyk", "alpha"];
    let is_in = |names: &[&str], name: &str| names.iter().any(|n| n.eq_ignore_ascii_case(name));
    let mut parser = Parser::new(value);
    let is_one = match parser.next() {
        Ok(Token::Hash(digits) | Token::IDHash(digits)) => {
            matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|b| b.is_ascii_hexdigit())
        }
        Ok(Token::Ident(name)) => is_color_keyword(name),
        Ok(Token::Function(name)) if is_in(&FUNCTIONS, name) => {
            let is_plain = !is_in(&NOT_READ, name);
            let has_hue = is_in(&WITH_HUES, name);
            let is_plain = parser.parse_nested_block(|parser| {
                let mut is_plain = is_plain;
                if has_hue && parser.try_parse(numbers_of_a_hue).is_ok() {
                    return Ok(false);
                }
                while let Ok(token) = parser.next() {
                    is_plain &= match token {
                        Token::Function(_) => false,
                        // A colour that another one is made from.
                        Token::Ident(name) => !name.eq_ignore_ascii_case("from"),
                        _ => true,
                    };
                }
                Ok::<_, cssparser::ParseError<()>>(is_plain)
            });
            let mut again = Parser::new(value);
            is_plain.is_ok_and(|is_plain| {
                !is_plain || cssparser_color::Color::parse(&mut again).is_ok()
            })
        }
        _ => false,
    };
    is_one && parser.is_exhausted()
}

/// The components of a colour with a hue as CSS Color 4 has them, which `cssparser_color` reads with percentages only.
/// <https://drafts.csswg.org/css-color/#the-hsl-notation>
fn numbers_of_a_hue(parser: &mut Parser<'_>) -> Result<(), cssparser::ParseError<()>> {
    const ANGLES: [&str; 4] = ["deg", "grad", "rad", "turn"];
    let component = |parser: &mut Parser<'_>, is_hue: bool| match parser.next()? {
        Token::Number { .. } => Ok(()),
        Token::Dimension { unit, .. }
            if is_hue && ANGLES.iter().any(|angle| unit.eq_ignore_ascii_case(angle)) =>
        {
            Ok(())
        }
        Token::Percentage { .. } if !is_hue => Ok(()),
        Token::Ident(name) if name.eq_ignore_ascii_case("none") => Ok(()),
        _ => Err(cssparser::ParseError::custom(())),
    };
    for is_hue in [true, false, false] {
        component(parser, is_hue)?;
    }
    if parser.try_parse(|parser| parser.expect_delim('/')).is_ok() {
        component(parser, false)?;
    }
    Ok(parser.expect_exhausted()?)
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
            "hsl(120 50 50)",
            "hsl(120deg 50% 50 / none)",
            "hwb(none 50 50% / 0.5)",
            "hsl(120, 50%, 50%)",
        ] {
            assert!(is_color(value), "{value}");
        }
        for value in [
            "",
            "ff0000",
            "#gg0000",
            "#ff",
            "red blue",
            "url(a)",
            "rgb",
            "hsl(1 2)",
            "hsl(1, 2, 3)",
            "hsl(1px 2 3)",
        ] {
            assert!(!is_color(value), "{value}");
        }
    }
}
