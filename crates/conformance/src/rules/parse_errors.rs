//! Parse errors as findings: the message names the tag, the attribute, the reference or the character at hand, and the
//! place is the whole of it, where the standard's place is the character at which the tokenizer noticed.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#parse-errors>

use treewright_markup::{ErrorCode, ParseError, Span, Stage};

use super::parse_fixes::fix_of;
use crate::codes::parse_errors;
use crate::context::Context;
use crate::place::Place;

/// The maximum number of bytes before and after a place that are searched for the start of a tag or a reference, or
/// its end.
const MOST: usize = 500;

/// Reports each parse error, with the element that it is about.
pub(crate) fn report(cx: &mut Context<'_>, errors: impl IntoIterator<Item = ParseError>) {
    for error in errors {
        let Some(rule) = parse_errors::of(error.code) else { continue };
        if cx.options.severity_of(rule).is_none() {
            continue;
        }
        if cx.is_full() {
            cx.leave_out(rule);
            continue;
        }
        let source = cx.document.source_of(error.span.source).unwrap_or_default();
        let at_hand = AtHand::of(source, &error, rule.message);
        let element = error.related().map_or("an element", |element| element.name());
        let values = [
            ("tag", at_hand.tag.as_str()),
            ("attribute", at_hand.attribute),
            ("reference", at_hand.reference),
            ("character", &at_hand.character),
            ("element", element),
        ];
        let span = at_hand.span;
        let fix = fix_of(source, &error, span);
        let mut reported = cx.report(rule, Place::Span(span), &values);
        if let Some(element) = error.related() {
            let message = format!("`<{}>` is opened here", element.name());
            reported = reported.related(Place::Span(element.span()), &message);
        }
        if let Some(fix) = fix {
            reported.fix(fix);
        }
    }
}

/// Reports bytes that are malformed in the encoding: "errors that conformance checkers are expected to report".
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
pub(crate) fn undecodable(cx: &mut Context<'_>) {
    let options = cx.options;
    for (span, reason) in &options.undecodable {
        let values = [("reason", reason.as_str())];
        cx.report(&crate::codes::input::UNDECODABLE_BYTES, Place::Span(*span), &values);
    }
}

/// The things that an error is about.
struct AtHand<'a> {
    /// `<p>`, `</p>`, or words for something else than a tag.
    tag: String,
    attribute: &'a str,
    reference: &'a str,
    /// The character, or its code point if it cannot be seen.
    character: String,
    span: Span,
}

impl<'a> AtHand<'a> {
    /// The things that the message has a place for, and those that the span depends on.
    fn of(source: &'a str, error: &ParseError, message: &str) -> Self {
        let (start, end) = (error.span.start as usize, error.span.end as usize);
        let at = text_after(source, start);
        let before = text_before(source, start);
        let is_in_a_tag = error.code.stage() == Stage::Tokenization && !at.starts_with('<');
        let tag_start = || if is_in_a_tag { before.rfind('<') } else { None };
        let tag = if message.contains("{tag}") {
            match tag_start() {
                Some(place) => tag(before.get(place..).unwrap_or_default(), at),
                None => tag(at, ""),
            }
        } else {
            String::new()
        };
        let is_duplicate = error.code == ErrorCode::DuplicateAttribute;
        let attribute =
            if is_duplicate || message.contains("{attribute}") { attribute(before) } else { "" };
        let is_about_a_reference = is_about_a_reference(error.code);
        let reference = if is_about_a_reference || message.contains("{reference}") {
            before.rfind('&').and_then(|place| before.get(place..)).unwrap_or_default()
        } else {
            ""
        };
        // Offsets have 32 bits.
        let back = |length: usize| (start.saturating_sub(length)) as u32;
        let span = match error.code {
            _ if is_duplicate => {
                Span { start: back(attribute.len()), end: error.span.start, ..error.span }
            }
            ErrorCode::EndTagWithAttributes | ErrorCode::EndTagWithTrailingSolidus => {
                let length = tag_start().map_or(0, |place| before.len().saturating_sub(place));
                Span { start: back(length), ..error.span }
            }
            _ if is_about_a_reference => Span {
                start: back(reference.len()),
                // The character after a reference without a `;` is not a part of it.
                end: if at.starts_with(';') { error.span.end } else { error.span.start },
                ..error.span
            },
            _ => error.span,
        };
        let character = if message.contains("{character}") {
            let own = source.get(start..end.max(start)).and_then(|text| text.chars().next());
            visible(own.or_else(|| at.chars().next()))
        } else {
            String::new()
        };
        Self { tag, attribute, reference, character, span }
    }
}

/// The last bytes of the text before a place.
fn text_before(source: &str, place: usize) -> &str {
    let mut from = place.saturating_sub(MOST);
    while !source.is_char_boundary(from) {
        from = from.saturating_add(1);
    }
    source.get(from..place).unwrap_or_default()
}

/// The first bytes of the text after a place.
fn text_after(source: &str, place: usize) -> &str {
    let mut to = place.saturating_add(MOST).min(source.len());
    while !source.is_char_boundary(to) {
        to = to.saturating_sub(1);
    }
    source.get(place..to).unwrap_or_default()
}

/// A tag with its name only, from the text that it begins in and the text that follows.
fn tag(text: &str, rest: &str) -> String {
    let Some(inside) = text.strip_prefix('<') else {
        return if text.is_empty() { "the end of the page" } else { "this text" }.to_owned();
    };
    let (slash, inside) = match inside.strip_prefix('/') {
        Some(inside) => ("/", inside),
        None => ("", inside),
    };
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>');
    let name = match inside.find(is_end) {
        Some(end) => inside.get(..end).unwrap_or_default().to_owned(),
        None => format!("{inside}{}", rest.split(is_end).next().unwrap_or_default()),
    };
    format!("`<{slash}{}>`", name.to_ascii_lowercase())
}

/// The name of the attribute that the text ends with.
fn attribute(before: &str) -> &str {
    let before = before.trim_ascii_end();
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | '"' | '\'' | '<');
    let start = before.rfind(is_end).map_or(0, |place| place.saturating_add(1));
    let name = before.get(start..).unwrap_or_default();
    if !name.is_empty() {
        return name;
    }
    // A name of quotes, by another mistake.
    let start = before.rfind(|c: char| c.is_ascii_whitespace());
    before.get(start.map_or(0, |place| place.saturating_add(1))..).unwrap_or_default()
}

fn is_about_a_reference(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::AbsenceOfDigitsInNumericCharacterReference
            | ErrorCode::CharacterReferenceOutsideUnicodeRange
            | ErrorCode::ControlCharacterReference
            | ErrorCode::MissingSemicolonAfterCharacterReference
            | ErrorCode::NoncharacterCharacterReference
            | ErrorCode::NullCharacterReference
            | ErrorCode::SurrogateCharacterReference
            | ErrorCode::UnknownNamedCharacterReference
    )
}

/// A character as it can be shown in a message.
fn visible(character: Option<char>) -> String {
    match character {
        Some('`') => "a grave accent".to_owned(),
        Some(c) if c.is_ascii_graphic() || c.is_alphanumeric() => format!("`{c}`"),
        Some(c) => format!("U+{:04X}", u32::from(c)),
        None => "the end of the page".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_named_without_attributes() {
        assert_eq!(tag("<P class=a>", ""), "`<p>`");
        assert_eq!(tag("</b x", ""), "`</b>`");
        assert_eq!(tag("<di", "v>x"), "`<div>`");
        assert_eq!(tag("x", ""), "this text");
        assert_eq!(tag("", ""), "the end of the page");
        assert_eq!(attribute("<p is=\"a\" IS"), "IS");
        assert_eq!(attribute("<p is"), "is");
    }
}
