//! Text of XML.

use std::borrow::Cow;
use std::fmt;

use treewright_markup::xml::{is_character, is_space};

use crate::output::Output;

/// Writes text. Characters that XML does not have are replaced, on request.
/// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serializing-a-text-node>
pub(super) fn write_text<W: fmt::Write>(
    text: &str,
    is_coerced: bool,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let escape = |character| match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        '\r' if is_coerced => Some("&#13;"),
        _ if is_coerced => instead_of(character),
        _ => None,
    };
    write_escaped(text, escape, out)
}

/// Writes the value of an attribute, in which parsers normalize literal white space to spaces.
/// <https://w3c.github.io/DOM-Parsing/#dfn-serialize-an-attribute-value>
pub(super) fn write_value<W: fmt::Write>(
    value: &str,
    is_coerced: bool,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let [tab, newline, carriage_return] =
        if is_coerced { ["&#9;", "&#10;", "&#13;"] } else { ["&#x9;", "&#xA;", "&#xD;"] };
    let escape = |character| match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        '"' => Some("&quot;"),
        '\t' => Some(tab),
        '\n' => Some(newline),
        '\r' => Some(carriage_return),
        _ if is_coerced => instead_of(character),
        _ => None,
    };
    write_escaped(value, escape, out)
}

fn write_escaped<W: fmt::Write>(
    text: &str,
    escape: impl Fn(char) -> Option<&'static str>,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let mut rest = text;
    while let Some(at) = rest.find(|character| escape(character).is_some()) {
        let (before, from) = rest.split_at(at);
        let mut characters = from.chars();
        let escaped = characters.next().and_then(&escape).unwrap_or_default();
        out.push_all(&[before, escaped])?;
        rest = characters.as_str();
    }
    out.push(rest)
}

/// The replacement for a character that XML does not have.
const fn instead_of(character: char) -> Option<&'static str> {
    match character {
        '\x0C' => Some(" "),
        _ if is_character(character) => None,
        _ => Some("\u{FFFD}"),
    }
}

/// The data of a comment, without two adjacent hyphens or one at the end.
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

/// The data of a processing instruction. White space at its start is not part of the data.
pub(super) fn instruction(data: &str) -> Cow<'_, str> {
    let data = characters(data);
    let without_end = if data.contains("?>") { data.replace("?>", "? >").into() } else { data };
    match without_end {
        Cow::Borrowed(data) => Cow::Borrowed(data.trim_start_matches(is_space)),
        Cow::Owned(data) => Cow::Owned(data.trim_start_matches(is_space).to_owned()),
    }
}

/// Writes characters where references are not recognized.
fn characters(data: &str) -> Cow<'_, str> {
    if data.chars().all(|character| is_character(character) && character != '\r') {
        return Cow::Borrowed(data);
    }
    let coerced = data.chars().map(|character| match character {
        '\x0C' => ' ',
        '\r' => '\n',
        character if is_character(character) => character,
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
