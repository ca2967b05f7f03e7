//! Text of XML.

use std::borrow::Cow;
use std::fmt;

use crate::output::Output;

/// `Char`. <https://www.w3.org/TR/xml/#NT-Char>
pub(super) const fn is_xml_character(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' '..='\u{FFFD}' | '\u{10000}'..)
}

/// Writes text, or an attribute's value, in which white space would be changed to spaces otherwise.
pub(super) fn write_text<W: fmt::Write>(
    text: &str,
    is_value: bool,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let special = |character: char| match character {
        '&' | '<' | '>' | '\r' => true,
        '"' | '\t' | '\n' => is_value,
        _ => !is_xml_character(character),
    };
    let mut rest = text;
    while let Some(at) = rest.find(special) {
        let (before, from) = rest.split_at(at);
        let mut characters = from.chars();
        let written = match characters.next() {
            Some('&') => "&amp;",
            Some('<') => "&lt;",
            Some('>') => "&gt;",
            Some('"') => "&quot;",
            Some('\t') => "&#9;",
            Some('\n') => "&#10;",
            Some('\r') => "&#13;",
            Some('\x0C') => " ",
            _ => "\u{FFFD}",
        };
        out.push_all(&[before, written])?;
        rest = characters.as_str();
    }
    out.push(rest)
}

/// The data of a comment, in which no two hyphens are next to each other or one at the end.
pub(super) fn comment(data: &str) -> Cow<'_, str> {
    let data = characters(data);
    if !data.contains("--") && !data.ends_with('-') {
        return data;
    }
    let mut coerced = String::with_capacity(data.len().saturating_add(16));
    let mut after_hyphen = false;
    for character in data.chars() {
        if after_hyphen && character == '-' {
            coerced.push(' ');
        }
        coerced.push(character);
        after_hyphen = character == '-';
    }
    if after_hyphen {
        coerced.push(' ');
    }
    Cow::Owned(coerced)
}

/// The data of a processing instruction. White space at its start is not data.
pub(super) fn instruction(data: &str) -> Cow<'_, str> {
    let data = characters(data);
    let without_end = if data.contains("?>") { data.replace("?>", "? >").into() } else { data };
    match without_end {
        Cow::Borrowed(data) => Cow::Borrowed(data.trim_start_matches(is_white_space)),
        Cow::Owned(data) => Cow::Owned(data.trim_start_matches(is_white_space).to_owned()),
    }
}

const fn is_white_space(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r' | ' ')
}

/// Characters where there are no references.
fn characters(data: &str) -> Cow<'_, str> {
    if data.chars().all(|character| is_xml_character(character) && character != '\r') {
        return Cow::Borrowed(data);
    }
    let coerced = data.chars().map(|character| match character {
        '\x0C' => ' ',
        '\r' => '\n',
        character if is_xml_character(character) => character,
        _ => '\u{FFFD}',
    });
    Cow::Owned(coerced.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_instructions_are_coerced() {
        for (data, expected) in
            [("a-b", "a-b"), ("--", "- - "), ("a---b-", "a- - -b- "), ("\x0C\0\r", " \u{FFFD}\n")]
        {
            assert_eq!(comment(data), expected, "{data:?}");
        }
        for (data, expected) in [("a?", "a?"), (" a?>b??>", "a? >b?? >"), ("\x0Ca", "a")] {
            assert_eq!(instruction(data), expected, "{data:?}");
        }
    }
}
