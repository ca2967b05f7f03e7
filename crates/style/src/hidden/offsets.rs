//! The bytes of a page that a part of a text was written as.

use std::ops::Range;

use treewright_dom::{NodeRef, SourceId};

/// The places in the page of the bytes of a text node, also of those that were written as character references, and of its end.
/// `None` if they are not those of the page, or not found.
pub(super) fn in_page(node: NodeRef<'_>, text: &str) -> Option<Vec<u32>> {
    let origin = node.origin()?;
    let source = node.document().source();
    let mut places = Vec::with_capacity(text.len().saturating_add(1));
    let mut end = 0;
    for span in origin.text_spans() {
        if span.source != SourceId::MAIN {
            return None;
        }
        let mut written = source.get(span.start as usize..span.end as usize)?;
        let mut place = span.start;
        while !written.is_empty() {
            let (read, became) = step(written, text.get(places.len()..)?)?;
            places.extend(std::iter::repeat_n(place, became));
            place = place.saturating_add(read as u32);
            written = written.get(read..)?;
        }
        end = span.end;
    }
    places.push(end);
    (places.len() == text.len().saturating_add(1)).then_some(places)
}

/// The bytes of the page with a part of a text.
pub(super) fn range_in(places: &[u32], part: &Range<usize>) -> Option<Range<u32>> {
    Some(*places.get(part.start)?..*places.get(part.end)?)
}

/// The bytes of the next character or reference as it was written, and of what it became.
fn step(written: &str, text: &str) -> Option<(usize, usize)> {
    let first = written.chars().next()?;
    let next = text.chars().next();
    match first {
        '\r' if written.starts_with("\r\n") => Some((2, 1)),
        '\r' => Some((1, 1)),
        '&' => reference(written, text).or(Some((1, 1))),
        _ if Some(first) == next => Some((first.len_utf8(), first.len_utf8())),
        // It was ignored, or replaced.
        '\0' if next == Some('\u{FFFD}') => Some((1, 3)),
        '\0' | '\n' => Some((1, 0)),
        _ => None,
    }
}

/// A character reference. Its value is not looked up: what follows it says how long it is.
fn reference(written: &str, text: &str) -> Option<(usize, usize)> {
    let name = written.get(1..)?;
    let is_number = name.starts_with('#');
    let length = name
        .bytes()
        .take(40)
        .take_while(|byte| byte.is_ascii_alphanumeric() || is_number && *byte == b'#');
    let length = length.count();
    if length == 0 {
        return None;
    }
    let whole = name.as_bytes().get(length) == Some(&b';');
    let first = text.chars().next()?.len_utf8();
    let second = text.get(first..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    let fits = |read: usize, became: usize| {
        let after = written.get(read..).and_then(|rest| rest.chars().next());
        let next = text.get(became..).and_then(|rest| rest.chars().next());
        match (after, next) {
            (None, None) | (Some('&' | '\r'), Some(_)) => true,
            (after, next) => after == next,
        }
    };
    let longest = length.saturating_add(if whole { 2 } else { 1 });
    if written.get(..longest) == text.get(..longest) {
        // It is the name of nothing, and stays.
        return Some((longest, longest));
    }
    let lengths = (2..=longest).rev().take(if whole { 1 } else { 40 });
    for read in lengths {
        for became in [first, first.saturating_add(second)] {
            if fits(read, became) {
                return Some((read, became));
            }
        }
    }
    Some((longest, first))
}
