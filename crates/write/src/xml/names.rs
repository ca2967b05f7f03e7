//! Names of XML.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::name_characters::{is_name_character, is_name_start};

/// Makes a name without a colon from any name, by replacing the characters that such a name cannot have.
/// <https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset>
pub(super) fn coerce(name: &str) -> Cow<'_, str> {
    let is_valid = |(index, character): (usize, char)| {
        if index == 0 { is_name_start(character) } else { is_name_character(character) }
    };
    if name.char_indices().all(is_valid) {
        return Cow::Borrowed(name);
    }
    let mut coerced = String::with_capacity(name.len().saturating_add(16));
    for (index, character) in name.char_indices() {
        if is_valid((index, character)) {
            coerced.push(character);
        } else {
            push_escaped(character, &mut coerced);
        }
    }
    Cow::Owned(coerced)
}

/// The same for the target of a processing instruction, which also must not be `xml`.
pub(super) fn coerce_target(target: &str) -> Cow<'_, str> {
    if !target.eq_ignore_ascii_case("xml") {
        return coerce(target);
    }
    let mut characters = target.chars();
    let mut coerced = String::new();
    push_escaped(characters.next().unwrap_or_default(), &mut coerced);
    coerced.push_str(characters.as_str());
    Cow::Owned(coerced)
}

fn push_escaped(character: char, coerced: &mut String) {
    // Writing to a string cannot fail.
    let _ = write!(coerced, "U{:06X}", u32::from(character));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_coerced() {
        for (name, expected) in [
            ("div", "div"),
            ("foo<bar", "fooU00003Cbar"),
            ("xlink:href", "xlinkU00003Ahref"),
            ("1a", "U000031a"),
            ("a1-.", "a1-."),
            ("-a", "U00002Da"),
            ("é\u{FFFD}\u{10000}", "éU00FFFDU010000"),
            ("\u{D7}", "U0000D7"),
        ] {
            assert_eq!(coerce(name), expected, "{name}");
        }
        for (target, expected) in [("a:b", "aU00003Ab"), ("xMl", "U000078Ml"), ("xmls", "xmls")] {
            assert_eq!(coerce_target(target), expected);
        }
    }
}
