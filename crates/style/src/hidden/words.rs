//! The words of texts, and their places.

use std::ops::Range;

use treewright_dom::NodeRef;

pub(super) fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Text of a script without spaces between words.
pub(super) fn is_long_without_spaces(text: &str) -> bool {
    text.chars().filter(|character| *character >= '\u{2E80}' && character.is_alphabetic()).count()
        >= 20
}

/// The text in one line, with a space for white space.
pub(super) fn collapsed(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// The text of a comment that has markup.
pub(super) fn without_tags(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // Tags after the last `>` do not end.
    let last = text.rfind('>').map_or(0, |last| text.len().saturating_sub(last));
    while let Some(start) = rest.find('<') {
        if rest.len().saturating_sub(start) < last || last == 0 {
            break;
        }
        let (before, tag) = rest.split_at(start);
        out.push_str(before);
        let is_tag = tag
            .get(1..2)
            .is_some_and(|next| next.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/'));
        let Some(end) = tag.find('>').filter(|_| is_tag) else {
            out.push('<');
            rest = tag.get(1..).unwrap_or_default();
            continue;
        };
        out.push(' ');
        rest = after_code(tag, end.saturating_add(1));
    }
    out.push_str(rest);
    out
}

/// The rest after a tag that ends at `end`, without the contents of a script or a sheet.
fn after_code(tag: &str, end: usize) -> &str {
    let rest = tag.get(end..).unwrap_or_default();
    for (start, close) in [("<script", "</script"), ("<style", "</style")] {
        let begins = tag.get(..start.len()).is_some_and(|name| name.eq_ignore_ascii_case(start));
        if begins {
            return rest.find(close).and_then(|at| rest.get(at..)).unwrap_or_default();
        }
    }
    rest
}

/// The text of a comment without the condition that it begins with, and without the end of that.
pub(super) fn without_conditions(text: &str) -> &str {
    let text = text.trim();
    let rest = text.strip_prefix("[if ").and_then(|rest| Some(rest.split_once("]>")?.1));
    let rest = rest.unwrap_or(text);
    rest.strip_suffix("<![endif]").unwrap_or(rest)
}

/// The bytes of the page that became a node.
pub(super) fn spans(node: NodeRef<'_>) -> Option<Range<u32>> {
    let origin = node.origin()?;
    if let Some(span) = origin.span() {
        return is_main(&span).then_some(span.start..span.end);
    }
    let mut spans = origin.text_spans().filter(is_main);
    let first = spans.next()?;
    let end = spans.map(|span| span.end).fold(first.end, u32::max);
    Some(first.start..end)
}

fn is_main(span: &treewright_dom::Span) -> bool {
    span.source == treewright_dom::SourceId::MAIN
}

/// The bytes of the page with a text, without white space at its ends.
pub(super) fn range_of_text(node: NodeRef<'_>, text: &str) -> Option<Range<u32>> {
    let span = spans(node)?;
    let text = if span.len() == text.len() {
        text
    } else {
        node.document().source().get(span.start as usize..span.end as usize)?
    };
    let before = text.len().saturating_sub(text.trim_start().len()) as u32;
    let after = text.len().saturating_sub(text.trim_end().len()) as u32;
    Some(span.start.saturating_add(before)..span.end.saturating_sub(after))
}
