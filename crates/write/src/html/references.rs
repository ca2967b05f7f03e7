//! Text and attribute values, with as few character references as the syntax allows.
//! <https://html.spec.whatwg.org/multipage/syntax.html#character-references>

use std::fmt;

use crate::output::Output;

/// The names of character references that are also recognized without a semicolon, sorted.
/// <https://html.spec.whatwg.org/multipage/named-characters.html#named-character-references>
const WITHOUT_SEMICOLON: [&str; 106] = [
    "AElig", "AMP", "Aacute", "Acirc", "Agrave", "Aring", "Atilde", "Auml", "COPY", "Ccedil",
    "ETH", "Eacute", "Ecirc", "Egrave", "Euml", "GT", "Iacute", "Icirc", "Igrave", "Iuml", "LT",
    "Ntilde", "Oacute", "Ocirc", "Ograve", "Oslash", "Otilde", "Ouml", "QUOT", "REG", "THORN",
    "Uacute", "Ucirc", "Ugrave", "Uuml", "Yacute", "aacute", "acirc", "acute", "aelig", "agrave",
    "amp", "aring", "atilde", "auml", "brvbar", "ccedil", "cedil", "cent", "copy", "curren", "deg",
    "divide", "eacute", "ecirc", "egrave", "eth", "euml", "frac12", "frac14", "frac34", "gt",
    "iacute", "icirc", "iexcl", "igrave", "iquest", "iuml", "laquo", "lt", "macr", "micro",
    "middot", "nbsp", "not", "ntilde", "oacute", "ocirc", "ograve", "ordf", "ordm", "oslash",
    "otilde", "ouml", "para", "plusmn", "pound", "quot", "raquo", "reg", "sect", "shy", "sup1",
    "sup2", "sup3", "szlig", "thorn", "times", "uacute", "ucirc", "ugrave", "uml", "uuml",
    "yacute", "yen", "yuml",
];

/// The context of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Text that is followed by a tag or a comment, or by nothing.
    Text,
    /// Text that other text may directly follow.
    TextBeforeText,
    /// The text of a `title` or `textarea`, which ends with an end tag of this name only.
    Escapable(&'static str),
    /// An attribute value in these quotes.
    Quoted(char),
    /// An attribute value without quotes.
    Unquoted,
}

/// Writes text with the references that it needs in this context.
pub(crate) fn write_text<W: fmt::Write>(
    text: &str,
    place: Place,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let mut rest = text;
    loop {
        let Some(at) = rest.find(|character| needs_a_look(character, place)) else {
            return out.push(rest);
        };
        let (before, from) = rest.split_at(at);
        out.push(before)?;
        let mut characters = from.chars();
        let character = characters.next().unwrap_or_default();
        let after = characters.as_str();
        out.push(match character {
            '\r' => "&#13;",
            '&' if is_read_as_a_reference(after, place) => "&amp;",
            '&' => "&",
            '<' => match place {
                Place::Escapable(name) if !is_end_tag(after, name) => "<",
                _ => "&lt;",
            },
            '"' => "&#34;",
            _ => "&#39;",
        })?;
        rest = after;
    }
}

const fn needs_a_look(character: char, place: Place) -> bool {
    match character {
        '&' | '\r' => true,
        '<' => matches!(place, Place::Text | Place::TextBeforeText | Place::Escapable(_)),
        '"' | '\'' => matches!(place, Place::Quoted(quote) if quote == character),
        _ => false,
    }
}

/// Returns true if `</` with this name comes after a `<`. Only the name is compared, so a few more are
/// escaped than necessary.
fn is_end_tag(after: &str, name: &str) -> bool {
    let bytes = after.as_bytes();
    let name_there = bytes.get(1..).and_then(|rest| rest.get(..name.len()));
    bytes.first() == Some(&b'/')
        && name_there.is_none_or(|there| there.eq_ignore_ascii_case(name.as_bytes()))
}

/// Returns true if `&` before this text would be read as the start of a character reference, or is
/// an [ambiguous ampersand](https://html.spec.whatwg.org/multipage/syntax.html#syntax-ambiguous-ampersand).
fn is_read_as_a_reference(after: &str, place: Place) -> bool {
    if after.starts_with('#') {
        return true;
    }
    let end = after.find(|character: char| !character.is_ascii_alphanumeric());
    let (run, next) = after.split_at(end.unwrap_or(after.len()));
    match next.chars().next() {
        Some(';') => return !run.is_empty(),
        None if place == Place::TextBeforeText => return true,
        _ => {}
    }
    match place {
        // A name without a semicolon is recognized unless `=` or an alphanumeric follows.
        Place::Quoted(_) | Place::Unquoted => {
            !next.starts_with('=') && WITHOUT_SEMICOLON.binary_search(&run).is_ok()
        }
        _ => {
            let longest = run.len().min(6);
            let is_name = |length| {
                let name = run.get(..length).unwrap_or_default();
                WITHOUT_SEMICOLON.binary_search(&name).is_ok()
            };
            (2..=longest).any(is_name)
        }
    }
}

/// Writes an attribute's value with `=` before it, in the shortest syntax; nothing for an empty value.
/// Returns true if the value is unquoted, so that a directly following character would belong to it.
/// <https://html.spec.whatwg.org/multipage/syntax.html#attributes-2>
pub(crate) fn write_value<W: fmt::Write>(
    value: &str,
    out: &mut Output<'_, W>,
) -> Result<bool, fmt::Error> {
    if value.is_empty() {
        return Ok(false);
    }
    let (mut double, mut single, mut needs_quotes) = (0_usize, 0_usize, false);
    for byte in value.bytes() {
        match byte {
            b'"' => double = double.saturating_add(1),
            b'\'' => single = single.saturating_add(1),
            b'\t' | b'\n' | b'\x0C' | b' ' | b'=' | b'<' | b'>' | b'`' => {
                needs_quotes = true;
            }
            _ => {}
        }
    }
    out.push("=")?;
    if !needs_quotes && double == 0 && single == 0 {
        write_text(value, Place::Unquoted, out)?;
        return Ok(true);
    }
    let (quote, text) = if double > single { ('\'', "'") } else { ('"', "\"") };
    out.push(text)?;
    write_text(value, Place::Quoted(quote), out)?;
    out.push(text)?;
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, place: Place) -> String {
        let mut html = String::new();
        write_text(text, place, &mut Output::new(&mut html, None)).unwrap();
        html
    }

    #[test]
    fn names_are_those_of_the_standard_and_in_order() {
        assert!(WITHOUT_SEMICOLON.is_sorted());
        assert!(WITHOUT_SEMICOLON.iter().all(|name| (2..=6).contains(&name.len())));
    }

    #[test]
    fn references_are_written_where_they_are_needed() {
        let next_to_text = Place::TextBeforeText;
        for (text, place, expected) in [
            ("a & b && &", Place::Text, "a & b && &"),
            ("a&b &bx; &; &#1", Place::Text, "a&b &amp;bx; &; &amp;#1"),
            ("&amp &notit &gtx &g", Place::Text, "&amp;amp &amp;notit &amp;gtx &g"),
            ("a&", Place::Text, "a&"),
            ("a&b", next_to_text, "a&amp;b"),
            ("a& b", next_to_text, "a& b"),
            ("<a>\u{A0}\r", Place::Text, "&lt;a>\u{A0}&#13;"),
            ("<a></titlE </a</", Place::Escapable("title"), "<a>&lt;/titlE &lt;/a&lt;/"),
            ("?a=1&copy=2&copyx&copy", Place::Unquoted, "?a=1&copy=2&copyx&amp;copy"),
            ("&copy; &b; \"'<", Place::Quoted('"'), "&amp;copy; &amp;b; &#34;'<"),
            ("\"'", Place::Quoted('\''), "\"&#39;"),
        ] {
            assert_eq!(written(text, place), expected, "{text:?} in {place:?}");
        }
    }

    #[test]
    fn values_have_the_shortest_syntax() {
        for (value, expected, is_unquoted) in [
            ("", "", false),
            ("a/", "=a/", true),
            ("a b", "=\"a b\"", false),
            ("a=b", "=\"a=b\"", false),
            ("\"", "='\"'", false),
            ("it's", "=\"it's\"", false),
            ("'\"\"", "='&#39;\"\"'", false),
            ("'\"", "=\"'&#34;\"", false),
        ] {
            let mut html = String::new();
            let result = write_value(value, &mut Output::new(&mut html, None));
            assert_eq!((html.as_str(), result), (expected, Ok(is_unquoted)), "{value:?}");
        }
    }
}
