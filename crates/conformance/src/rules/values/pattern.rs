//! Regular expressions in `pattern`.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute>

use std::borrow::Cow;

use regress::Flags;
use regress::backends::try_parse;

use super::texts::report;
use crate::codes::patterns as codes;
use crate::context::{Attribute, Context, Element};

/// The longest expression that is looked at, in bytes.
const LONGEST: usize = 16_384;

/// "The value must match the JavaScript `Pattern[+UnicodeSetsMode, +N]` production."
pub(super) fn pattern<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(reason) = mistake(attribute.value) {
        report(cx, element, attribute, &codes::BAD_PATTERN, &reason);
    }
}

const IN_A_CLASS: &str = "in a class, brackets of all kinds, `/`, `-`, `|` and two of the same sign, such as `&&`, need a `\\` before them";

fn mistake(value: &str) -> Option<String> {
    if value.len() > LONGEST {
        return None;
    }
    // Only the grammar matters, so the expression is not compiled. The mode with sets needs both flags of this crate.
    let mut flags = Flags::from("v");
    flags.unicode = true;
    let expression = match prepared(value) {
        Ok(expression) => expression,
        Err(reason) => return Some(reason.to_owned()),
    };
    let text = try_parse(expression.chars().map(u32::from), flags).err()?.text;
    match text.as_str() {
        // A bound of the crate, not of the grammar.
        "Regular expression is too deeply nested" => None,
        "Invalid class set character" | "Invalid character in character class" => {
            Some(IN_A_CLASS.to_owned())
        }
        "Invalid character escape" => {
            Some("a `\\` stands before a letter or sign that it means nothing before".to_owned())
        }
        text => {
            let mut characters = text.chars();
            let first = characters.next().map(|first| first.to_ascii_lowercase());
            Some(first.into_iter().chain(characters).collect())
        }
    }
}

/// The characters that must not be doubled in a class, the `ClassSetReservedDoublePunctuator`s.
const NOT_DOUBLED: &str = "&!#$%*+,.:;<=>?@^`~";

/// The same expression as the parser reads it right. It takes any two of [`NOT_DOUBLED`] for a doubled one, an `&` behind
/// the first operand for half an operator, and `\b` in a class for a letter, and it would repeat a `\b` elsewhere.
///
/// <https://tc39.es/ecma262/#prod-ClassSetReservedDoublePunctuator>
fn prepared(value: &str) -> Result<Cow<'_, str>, &'static str> {
    let mut expression = String::new();
    let mut done = 0;
    // The number of classes that are open.
    let mut depth = 0_usize;
    let mut characters = value.char_indices().peekable();
    let mut replace = |at: usize, replacement: &str, end: usize| {
        expression.push_str(value.get(done..at).unwrap_or_default());
        expression.push_str(replacement);
        done = end;
    };
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some((_, 'b')) if depth > 0 => replace(at, "\\x08", at.saturating_add(2)),
                Some((_, 'b' | 'B'))
                    if depth == 0 && characters.peek().is_some_and(is_quantifier) =>
                {
                    return Err("`\\b` and `\\B` stand for a place, which cannot be repeated");
                }
                _ => {}
            },
            '[' => {
                depth = depth.saturating_add(1);
                // It excludes the others.
                characters.next_if(|(_, next)| *next == '^');
            }
            ']' => depth = depth.saturating_sub(1),
            _ if depth > 0 && NOT_DOUBLED.contains(character) => {
                let next = characters.peek().map(|(_, next)| *next);
                if next == Some(character) {
                    characters.next();
                    if character == '&' && characters.peek().is_some_and(|(_, next)| *next == '&') {
                        return Err(IN_A_CLASS);
                    }
                } else if character == '&' || next.is_some_and(|next| NOT_DOUBLED.contains(next)) {
                    replace(at, "\\", at);
                }
            }
            _ => {}
        }
    }
    if expression.is_empty() {
        return Ok(Cow::Borrowed(value));
    }
    expression.push_str(value.get(done..).unwrap_or_default());
    Ok(Cow::Owned(expression))
}

const fn is_quantifier((_, character): &(usize, char)) -> bool {
    matches!(character, '*' | '+' | '?' | '{')
}

#[cfg(test)]
mod tests {
    use super::mistake;

    #[test]
    fn expressions() {
        for value in [
            "",
            "[a-z]+",
            r"\d{3}-\d{4}",
            r"[\-a]",
            r"[\w--[a-c]]",
            "[a&&b]",
            r"\p{Lu}+",
            r"(?<n>a)\k<n>",
            "(?<a>x)|(?<a>y)",
            "(?<=a)b(?!c)",
            "(?i:a)",
            r"[\q{abc|d}]",
            r"\/",
            "😀",
            "[a-z0-9._%+]+",
            "[!@#$%^&*]",
            "[^.!?]",
            "[^^.]",
            "[[.,]&&[,.]]",
            r"[\p{Script=Greek}.,]",
            "[~&-.1]",
            r"[\b->&]",
            r"\ba\B",
        ] {
            assert_eq!(mistake(value), None, "{value}");
        }
        for value in [
            "(",
            ")",
            "[",
            "{",
            "}",
            "]",
            "a**",
            "a{2,1}",
            "[z-a]",
            "[a-z-]",
            "[(]",
            "[a|b]",
            r"\-",
            r"\1",
            r"\p{Foo}",
            "[a&&&b]",
            "[!.a..]",
            "[a&&&]",
            r"a\b*",
            r"[!-\ba]",
            "[^^^]",
            "(?<n>a)(?<n>b)",
            r"\u{110000}",
            "*",
            r"[^\p{RGI_Emoji}]",
        ] {
            assert!(mistake(value).is_some(), "{value}");
        }
        assert_eq!(mistake(&"(".repeat(100_000)), None);
        assert_eq!(mistake(&"(".repeat(10_000)), None);
    }
}
