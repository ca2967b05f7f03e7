//! Fixes of parse errors: edits that make the source match the parser's result, so that the tree stays as it
//! is.

use treewright_markup::{ErrorCode, ParseError, Span};

use crate::{Edit, Fix};

/// A fix of a parse error, with the text of its source and the place of the thing at hand.
pub(super) fn fix_of(source: &str, error: &ParseError, at_hand: Span) -> Option<Fix> {
    let (title, edit) = match error.code {
        ErrorCode::MissingSemicolonAfterCharacterReference => {
            let end = Span { start: at_hand.end, ..at_hand };
            ("Add the `;`", Edit::replace(end, ";"))
        }
        ErrorCode::MissingWhitespaceBetweenAttributes => {
            ("Add a space", Edit::replace(before(error.span), " "))
        }
        ErrorCode::DuplicateAttribute => {
            let tag = tag_from(source, at_hand.start)?;
            let attribute = attribute_at(tag, source, at_hand)?;
            ("Remove the second attribute", Edit::remove(attribute))
        }
        ErrorCode::EndTagWithAttributes | ErrorCode::EndTagWithTrailingSolidus => {
            let text = source.get(at_hand.start as usize..at_hand.end as usize)?;
            let name = text.strip_prefix("</")?;
            let end = name.find(|c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>'))?;
            let tag = format!("</{}>", name.get(..end)?);
            ("Remove everything after the name", Edit::replace(at_hand, tag))
        }
        ErrorCode::NonVoidHtmlElementStartTagWithTrailingSolidus => {
            let slash = last_byte_but_one(error.span);
            let text = source.get(..error.span.end as usize)?;
            // In `<p a=b/>` the slash belongs to the value.
            text.ends_with("/>").then_some(())?;
            ("Remove the `/`", Edit::remove(slash))
        }
        ErrorCode::UnexpectedSolidusInTag => {
            let text = source.get(..error.span.start as usize)?;
            text.ends_with('/').then_some(())?;
            let start = error.span.start.checked_sub(1)?;
            let slash = Span { start, end: error.span.start, ..error.span };
            ("Remove the `/`", Edit::replace(slash, " "))
        }
        ErrorCode::IncorrectlyClosedComment => {
            let text = source.get(..error.span.start as usize)?;
            text.ends_with("--!").then_some(())?;
            let start = error.span.start.checked_sub(1)?;
            let mark = Span { start, end: error.span.start, ..error.span };
            ("Remove the `!`", Edit::remove(mark))
        }
        ErrorCode::AbruptClosingOfEmptyComment => {
            let end = error.span.start as usize;
            let start = source.get(..end)?.rfind("<!--")?;
            // Offsets have 32 bits.
            let start = start as u32;
            let comment = Span { start, end: error.span.start.checked_add(1)?, ..error.span };
            ("Write `<!---->`", Edit::replace(comment, "<!---->"))
        }
        ErrorCode::BrEndTag => ("Write `<br>`", Edit::replace(error.span, "<br>")),
        ErrorCode::PEndTagWithoutP => {
            ("Write the empty paragraph", Edit::replace(error.span, "<p></p>"))
        }
        ErrorCode::ImageStartTag => {
            let start = error.span.start.checked_add(1)?;
            let name = Span { start, end: start.checked_add(5)?, ..error.span };
            ("Write `<img`", Edit::replace(name, "img"))
        }
        code if is_ignored(code) => {
            let text = source.get(error.span.start as usize..error.span.end as usize)?;
            text.starts_with("</").then_some(())?;
            ("Remove the end tag", Edit::remove(error.span))
        }
        _ => return None,
    };
    // Without the tag, the text after it may be parsed differently: text that was after the page, an attribute.
    let can_change_the_tree = matches!(
        error.code,
        ErrorCode::EndTagBeforeHtml
            | ErrorCode::FormEndTagWithoutForm
            | ErrorCode::UnexpectedSolidusInTag
    );
    Some(if can_change_the_tree { Fix::changing(title, [edit]) } else { Fix::safe(title, [edit]) })
}

/// The empty range before a span.
const fn before(span: Span) -> Span {
    Span { end: span.start, ..span }
}

/// The place of the `/` in a span that ends with `/>`.
const fn last_byte_but_one(span: Span) -> Span {
    Span { start: span.end.saturating_sub(2), end: span.end.saturating_sub(1), ..span }
}

/// Returns true for errors of end tags that the parser ignores.
const fn is_ignored(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::BlockEndTagWithoutStartTag
            | ErrorCode::CellEndTagWithoutCell
            | ErrorCode::ColEndTagInColumnGroup
            | ErrorCode::DdOrDtEndTagWithoutStartTag
            | ErrorCode::EndTagBeforeHead
            | ErrorCode::EndTagBeforeHtml
            | ErrorCode::FormEndTagWithoutForm
            | ErrorCode::HeadingEndTagWithoutHeading
            | ErrorCode::LiEndTagWithoutLi
            | ErrorCode::ObjectEndTagWithoutStartTag
            | ErrorCode::TableEndTagInCellWithoutStartTag
            | ErrorCode::TableSectionEndTagInRowWithoutSection
            | ErrorCode::TableSectionEndTagWithoutSection
            | ErrorCode::TemplateEndTagWithoutTemplate
            | ErrorCode::TrEndTagWithoutTr
            | ErrorCode::UnexpectedEndTagInCaption
            | ErrorCode::UnexpectedEndTagInCell
            | ErrorCode::UnexpectedEndTagInRow
            | ErrorCode::UnexpectedEndTagInTable
            | ErrorCode::UnexpectedEndTagInTableBody
            | ErrorCode::UnexpectedEndTagInTemplate
    )
}

/// The text from a place in a tag on, which is not longer than most tags are.
fn tag_from(source: &str, start: u32) -> Option<&str> {
    const MOST: usize = 10_000;
    let rest = source.get(start as usize..)?;
    let mut end = rest.len().min(MOST);
    while !rest.is_char_boundary(end) {
        end = end.checked_sub(1)?;
    }
    rest.get(..end)
}

/// The range of an attribute with the white space before it, from the range of its name.
fn attribute_at(from_name: &str, source: &str, name: Span) -> Option<Span> {
    let length = name.end.checked_sub(name.start)? as usize;
    let after = from_name.get(length..)?;
    let value = after.trim_start_matches(|c: char| c.is_ascii_whitespace());
    let length = match value.strip_prefix('=') {
        None => length,
        Some(value) => {
            let trimmed = value.trim_start_matches(|c: char| c.is_ascii_whitespace());
            let start = from_name.len().checked_sub(trimmed.len())?;
            let own = match trimmed.chars().next()? {
                quote @ ('"' | '\'') => trimmed.get(1..)?.find(quote)?.checked_add(2)?,
                _ => trimmed.find(|c: char| c.is_ascii_whitespace() || c == '>')?,
            };
            start.checked_add(own)?
        }
    };
    let before = source.get(..name.start as usize)?;
    let white_space = before.len().checked_sub(before.trim_ascii_end().len())?;
    // Without white space before it, the following text would join the attribute before.
    (white_space > 0).then_some(())?;
    let start = name.start.checked_sub(white_space as u32)?;
    Some(Span { start, end: name.start.checked_add(length as u32)?, ..name })
}
