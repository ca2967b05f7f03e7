//! Regular expressions in `pattern`.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute>

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

fn mistake(value: &str) -> Option<String> {
    if value.len() > LONGEST {
        return None;
    }
    // Only the grammar matters, so the expression is not compiled. The mode with sets needs both flags of this crate.
    let mut flags = Flags::from("v");
    flags.unicode = true;
    let text = try_parse(value.chars().map(u32::from), flags).err()?.text;
    match text.as_str() {
        // A bound of the crate, not of the grammar.
        "Regular expression is too deeply nested" => None,
        "Invalid class set character" | "Invalid character in character class" => Some(
            "in a class, brackets of all kinds, `/`, `-`, `|` and two of the same sign, such as `&&`, need a `\\` before them"
                .to_owned(),
        ),
        "Invalid character escape" => Some(
            "a `\\` stands before a letter or sign that it means nothing before".to_owned(),
        ),
        text => {
            let mut characters = text.chars();
            let first = characters.next().map(|first| first.to_ascii_lowercase());
            Some(first.into_iter().chain(characters).collect())
        }
    }
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
