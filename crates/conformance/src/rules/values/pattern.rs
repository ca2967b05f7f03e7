//! Regular expressions in `pattern`.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute>

use std::borrow::Cow;

use regress::Flags;
use regress::backends::try_parse;

use super::texts::report;
use crate::codes::patterns as codes;
use crate::context::{Attribute, Context, Element};

/// The longest expression that is examined, in bytes.
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
    let text = match try_parse(expression.chars().map(u32::from), flags) {
        Ok(_) if excludes_strings(value) => {
            return Some("a class that begins with `^` cannot have strings of several characters, or empty ones, in it".to_owned());
        }
        Ok(_) => return None,
        Err(error) => error.text,
    };
    match text.as_str() {
        // A bound of the crate, not of the grammar.
        "Regular expression is too deeply nested" => None,
        "Invalid class set character" | "Invalid character in character class" => {
            Some(IN_A_CLASS.to_owned())
        }
        "Invalid character escape" => {
            Some("a `\\` comes before a character that it cannot escape".to_owned())
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

/// The same expression as the parser reads it right. It takes any two of [`NOT_DOUBLED`] for a doubled one, an `&`
/// after the first operand for half an operator, and `\b` in a class for a letter, and it would repeat a `\b`
/// elsewhere. In a class that begins with `^` it refuses properties of strings also where another operand leaves them
/// out: [`excludes_strings`] is about these.
///
/// <https://tc39.es/ecma262/#prod-ClassSetReservedDoublePunctuator>
fn prepared(value: &str) -> Result<Cow<'_, str>, &'static str> {
    let mut expression = String::new();
    let mut done = 0;
    let has_properties = value.contains("\\p{");
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
                let excludes = characters.next_if(|(_, next)| *next == '^');
                if let Some((at, _)) = excludes
                    && has_properties
                    && characters.peek().is_some_and(|(_, next)| *next != '^')
                {
                    replace(at, "", at.saturating_add(1));
                }
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

/// A class that is open.
struct Class {
    excludes: bool,
    operator: Operator,
    /// It may contain strings, as far as it was read.
    has_strings: bool,
}

#[derive(Clone, Copy)]
enum Operator {
    Union,
    Intersection,
    Subtraction,
}

impl Class {
    fn add(&mut self, has_strings: bool) {
        match self.operator {
            Operator::Union => self.has_strings |= has_strings,
            Operator::Intersection => self.has_strings &= has_strings,
            // The first operand alone decides.
            Operator::Subtraction => {}
        }
    }
}

/// "It is a Syntax Error if `MayContainStrings` of the `ClassContents` is true", for a class that begins with `^`.
/// The parser knows this of properties alone. The expression follows the grammar.
/// <https://tc39.es/ecma262/#sec-static-semantics-maycontainstrings>
fn excludes_strings(value: &str) -> bool {
    let mut rest = value;
    let mut open: Vec<Class> = Vec::new();
    while let Some(character) = rest.chars().next() {
        rest = rest.get(character.len_utf8()..).unwrap_or_default();
        match (character, open.last_mut()) {
            ('\\', class) => {
                let (has_strings, after) = escape(rest);
                rest = after;
                if let Some(class) = class {
                    class.add(has_strings);
                }
            }
            ('[', _) => {
                let after = rest.strip_prefix('^');
                rest = after.unwrap_or(rest);
                let (excludes, operator) = (after.is_some(), Operator::Union);
                open.push(Class { excludes, operator, has_strings: false });
            }
            (']', Some(class)) => {
                if class.excludes && class.has_strings {
                    return true;
                }
                let has_strings = class.has_strings;
                open.pop();
                if let Some(around) = open.last_mut() {
                    around.add(has_strings);
                }
            }
            // Neither of them is doubled but as an operator.
            ('&', Some(class)) if rest.starts_with('&') => {
                rest = rest.get(1..).unwrap_or_default();
                class.operator = Operator::Intersection;
            }
            ('-', Some(class)) if rest.starts_with('-') => {
                rest = rest.get(1..).unwrap_or_default();
                class.operator = Operator::Subtraction;
            }
            (_, Some(class)) => class.add(false),
            _ => {}
        }
    }
    false
}

/// The properties of strings.
/// <https://tc39.es/ecma262/#table-binary-unicode-properties-of-strings>
const OF_STRINGS: [&str; 7] = [
    "Basic_Emoji",
    "Emoji_Keycap_Sequence",
    "RGI_Emoji",
    "RGI_Emoji_Flag_Sequence",
    "RGI_Emoji_Modifier_Sequence",
    "RGI_Emoji_Tag_Sequence",
    "RGI_Emoji_ZWJ_Sequence",
];

/// The text after a `\`: true if it denotes strings, and the rest after it.
fn escape(text: &str) -> (bool, &str) {
    let named = text.strip_prefix("p{").and_then(|text| text.split_once('}'));
    if let Some((name, after)) = named {
        return (OF_STRINGS.contains(&name), after);
    }
    if let Some(strings) = text.strip_prefix("q{") {
        return has_strings(strings);
    }
    let length = text.chars().next().map_or(0, char::len_utf8);
    (false, text.get(length..).unwrap_or_default())
}

/// `ClassStringDisjunctionContents`: true if one of the strings has not one character, and the text after the brace.
/// <https://tc39.es/ecma262/#prod-ClassStringDisjunction>
fn has_strings(text: &str) -> (bool, &str) {
    let (mut found, mut length) = (false, 0_usize);
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = rest.get(character.len_utf8()..).unwrap_or_default();
        match character {
            '}' => break,
            '|' => {
                found |= length != 1;
                length = 0;
            }
            '\\' => {
                rest = rest.get(length_of_escape(rest)..).unwrap_or_default();
                length = length.saturating_add(1);
            }
            _ => length = length.saturating_add(1),
        }
    }
    (found || length != 1, rest)
}

/// The bytes of a `CharacterEscape`.
fn length_of_escape(text: &str) -> usize {
    let bytes = text.as_bytes();
    match bytes.first() {
        Some(b'c') => 2,
        Some(b'x') => 3,
        Some(b'u') if bytes.get(1) == Some(&b'{') => {
            text.find('}').map_or(text.len(), |end| end.saturating_add(1))
        }
        // Both halves of a pair are one character.
        Some(b'u') if is_pair(bytes) => 11,
        Some(b'u') => 5,
        _ => text.chars().next().map_or(0, char::len_utf8),
    }
}

/// Returns true for the escapes of a lead and a trail surrogate, such as `uD83D\uDE00`.
fn is_pair(bytes: &[u8]) -> bool {
    let half = |start: usize, digits: &[u8]| {
        bytes.get(start).is_some_and(|digit| digit.eq_ignore_ascii_case(&b'd'))
            && bytes
                .get(start.saturating_add(1))
                .is_some_and(|digit| digits.contains(&digit.to_ascii_lowercase()))
    };
    half(1, b"89ab") && bytes.get(5..7) == Some(b"\\u") && half(7, b"cdef")
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
            r"[^\q{a|b}]",
            r"[^\q{\u{61}|\x62|\cA|\uD83D\uDE00|😀|\-}]",
            r"[\q{abc|d|}]",
            r"[^a&&\q{ab}]",
            r"[^\q{ab}&&a]",
            r"[^a--\q{ab}]",
            r"[^[^a]]",
            r"[\q{ab}[^c]]",
            r"[^\[\]]q",
            r"[^\p{Lu}\d]",
            r"[^\p{RGI_Emoji}&&a]",
            r"[^a--\p{RGI_Emoji}]",
            r"[^^\p{Lu}]",
            r"[^\\q]",
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
            r"[^\q{abc|d}]",
            r"[^\q{}]",
            r"[^\q{a|}]",
            r"[^x\q{a|bc}y]",
            r"[^[\p{RGI_Emoji}]]",
            r"[^\p{RGI_Emoji}&&\q{ab}]",
            r"[^\p{RGI_Emoji}--a]",
            r"[^[^\p{RGI_Emoji}]]",
            r"[^\p{Foo}]",
            r"[^\P{RGI_Emoji}]",
            r"[^[\q{ab}]]",
            r"[^[\q{ab}--a]]",
            r"[^\q{ab}--a]",
            r"[^\q{ab}&&\q{ab|c}]",
            r"a[b[^\q{ab}]]",
            r"[^\q{\u{61}\u{62}}]",
            r"[^\q{\uD83Da}]",
        ] {
            assert!(mistake(value).is_some(), "{value}");
        }
        assert_eq!(mistake(&"(".repeat(100_000)), None);
        assert_eq!(mistake(&"(".repeat(10_000)), None);
    }
}
