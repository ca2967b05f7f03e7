//! Source size lists.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>

use cssparser::{Parser, Token};
use treewright_semantics::css::{is_length_unit, is_math_function};
use treewright_semantics::sizes::{SourceSizeEntry, source_size_entries};

use super::css::{Parsed, in_words, mistake as wrong};
use super::media::{all_closed, check_condition};
use super::srcset;
use crate::codes::srcset as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::css::{calculation, can_be_length};

/// Checks "a valid source size list".
pub(super) fn sizes<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    srcset::sizes_need_srcset(cx, element, attribute);
    let mut reason = check(attribute.value).err();
    if reason.is_none() && starts_with_auto(attribute.value) {
        let is_allowed = srcset::image_of(element).is_some_and(|image| {
            image.attr_is("loading", "lazy")
                && (image.node == element.node || srcset::allows_auto_sizes(image))
        });
        if !is_allowed {
            reason = Some("`auto` is only for images with `loading=lazy`".to_owned());
        }
    }
    if let Some(reason) = reason {
        let values = [
            ("attribute", attribute.name.local),
            ("element", element.name()),
            ("reason", reason.as_str()),
        ];
        cx.report(&codes::BAD_SIZES, Place::Value(element.node, attribute.name), &values);
    }
}

/// Returns true for `auto`, and for a list that starts with `auto,`.
pub(super) fn starts_with_auto(value: &str) -> bool {
    let first = value.split(',').next().unwrap_or_default();
    first.eq_ignore_ascii_case("auto")
}

/// Checks the grammar; an error in words.
fn check(value: &str) -> Result<(), String> {
    if value.eq_ignore_ascii_case("auto") {
        return Ok(());
    }
    let value = without_auto(value).unwrap_or(value);
    if Parser::new(value).is_exhausted() {
        return Err("it is empty".to_owned());
    }
    let sizes = source_size_entries(value);
    let sizes: Vec<HasCondition> = sizes.iter().map(source_size).collect::<Result<_, _>>()?;
    all_closed(value)?;
    match sizes.split_last() {
        Some((HasCondition(true), _)) => {
            Err("a size without a condition is missing at the end".to_owned())
        }
        Some((_, others)) if others.iter().any(|size| !size.0) => {
            Err("only the last size is without a condition".to_owned())
        }
        _ => Ok(()),
    }
}

/// The part after "`auto,`".
fn without_auto(value: &str) -> Option<&str> {
    let (start, rest) = value.split_at_checked(5)?;
    start.eq_ignore_ascii_case("auto,").then_some(rest)
}

struct HasCondition(bool);

/// `<source-size>` or `<source-size-value>`
fn source_size(entry: &SourceSizeEntry<'_>) -> Result<HasCondition, String> {
    let begins_with_it = |part: &str| entry.text.starts_with(part);
    // A function before a size is a condition of a later level of CSS. Authors rather mean a size.
    let condition = entry.condition.as_ref().filter(|_| {
        begins_with_it("(")
            || entry.text.get(..3).is_some_and(|word| word.eq_ignore_ascii_case("not"))
    });
    let mut size = entry.text;
    if let Some(condition) = condition {
        check_condition(condition)?;
        if let Some(mistake) = &entry.mistake {
            return Err(mistake.reason.to_string());
        }
        if entry.size.is_empty() {
            return Err("a size is missing after the condition".to_owned());
        }
        size = entry.size;
    }
    let mut parser = Parser::new(size);
    let whole = source_size_value(&mut parser).and_then(|()| Ok(parser.expect_exhausted()?));
    whole.map_err(in_words)?;
    Ok(HasCondition(condition.is_some()))
}

/// The deepest functions and parentheses that are looked at.
const DEEPEST: u32 = 32;

/// Percentages are not allowed in functions either, which are looked at to this depth.
fn no_percentages(parser: &mut Parser<'_>, depth: u32) -> Parsed<()> {
    while let Ok(token) = parser.next() {
        match token {
            Token::Percentage { .. } => {
                return Err(wrong("percentages are not allowed; use `vw`"));
            }
            Token::Function(_) | Token::ParenthesisBlock if depth > 0 => {
                let depth = depth.saturating_sub(1);
                parser.parse_nested_block(|parser| no_percentages(parser, depth))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// "A `<source-size-value>` that is a `<length>` must not be negative, and must not use CSS functions other than
/// the math functions."
fn source_size_value(parser: &mut Parser<'_>) -> Parsed<()> {
    let start = parser.state();
    let (value, unit) = match parser.next()? {
        Token::Dimension { value, unit, .. } => (*value, unit.clone()),
        Token::Number { value, .. } if *value == 0.0 => return Ok(()),
        Token::Number { .. } => return Err(wrong("a size needs a unit")),
        Token::Percentage { .. } => {
            return Err(wrong("percentages are not allowed; use `vw`"));
        }
        Token::Function(name) if is_math_function(name) => {
            let name = name.clone();
            parser.parse_nested_block(|parser| no_percentages(parser, DEEPEST))?;
            parser.reset(&start);
            parser.next()?;
            let found = calculation(&name, parser).map_err(wrong)?;
            return if can_be_length(found) {
                Ok(())
            } else {
                Err(wrong("the calculation does not give a length"))
            };
        }
        Token::Ident(name) if name.eq_ignore_ascii_case("auto") => {
            return Err(wrong("`auto` is allowed only at the start"));
        }
        _ => return Err(wrong("a size is a length such as `50vw`")),
    };
    if !is_length_unit(&unit) {
        return Err(wrong(format!("`{unit}` is not a unit of length")));
    }
    if value < 0.0 {
        return Err(wrong("a size must not be negative"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn source_size_lists() {
        let right = [
            "auto",
            "AUTO",
            "auto,100vw",
            "auto, (min-width: 1px) 5px, 2em",
            "0",
            "+0",
            "1e0px",
            "calc(100vw - 2em)",
            "min(100vw, 800px)",
            "calc(100vw / 3 - 2 * (1em + 4px))",
            "calc(100vw * 1px / 1em)",
            "clamp(10px, calc(50vw), 800px)",
            "(width >= 400px) 1px, 2Q",
            "/* */ 1px",
            "not (orientation: portrait) 1px, 100dvw",
            "((width) and (height)) 1px, 1rcap",
        ];
        for value in right {
            assert_eq!(check(value), Ok(()), "{value}");
        }
        let wrong = [
            "",
            " ",
            "auto ,1px",
            "1px, auto",
            "1px,",
            ",1px",
            "1",
            "-1px",
            "50%",
            "calc(100vw - 10)",
            "calc(100vw * 1px)",
            "calc(0)",
            "calc(1s)",
            "calc(100vw -10px)",
            "min(0, 10px)",
            "1deg",
            "1px 2px",
            "(min-width:1px) 1px",
            "1px, (min-width:1px) 1px",
            "all 1px, 1px",
            "attr(x)",
            "1px)",
            "(width) and (height) or (color) 1px, 1px",
            "(min-width) 1px, 1px",
            "(foo: bar) 1px, 1px",
        ];
        for value in wrong {
            assert!(check(value).is_err(), "{value}");
        }
        let deep = "(".repeat(100_000);
        let _ = check(&deep);
    }
}
