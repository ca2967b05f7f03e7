//! Text on both sides of a place where the source was changed. It stays text: what would become a tag or another
//! character reference together is escaped.

use super::session::Session;
use super::source::NewSource;

/// A character reference is not longer than this.
/// <https://html.spec.whatwg.org/multipage/named-characters.html#named-character-references>
const LONGEST_REFERENCE: usize = 40;

/// Escapes text where it must be, from the last place to the first.
pub(super) fn close(session: &Session<'_>, source: &mut NewSource) {
    let mut seams = source.take_seams();
    for seam in (0..seams.count()).rev() {
        if !seams.is_open(seam) {
            continue;
        }
        let before = seams.before(session, seam, LONGEST_REFERENCE);
        let Some(last) = before.chars().next_back() else { continue };
        if !is_open(last) {
            continue;
        }
        let after = seams.after(session, seam, LONGEST_REFERENCE);
        if let Some((length, text)) = escaped(session, &before, &after) {
            seams.replace_before(seam, length, text);
        }
    }
    source.with_seams(seams);
}

/// Returns true for a character after which text can become something else.
fn is_open(last: char) -> bool {
    last.is_ascii_alphanumeric() || matches!(last, '<' | '/' | '&' | '#' | '\r')
}

/// The number of bytes at the end of the text before that are to be written in another way, and that way.
fn escaped(session: &Session<'_>, before: &str, after: &str) -> Option<(usize, String)> {
    let next = after.chars().next()?;
    if before.ends_with('\r') {
        // The two would be one newline.
        return (next == '\n').then(|| (1, "\n".to_owned()));
    }
    if before.ends_with('<') {
        let begins_a_tag = next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?');
        return begins_a_tag.then(|| (1, "&lt;".to_owned()));
    }
    if before.ends_with("</") {
        return Some((2, "&lt;/".to_owned()));
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '#';
    let start = before.rfind('&')?;
    let reference = before.get(start..)?;
    if !reference.chars().skip(1).all(is_name) {
        return None;
    }
    let rest: String = after.chars().take_while(|c| is_name(*c) || *c == ';').collect();
    if rest.is_empty() {
        return None;
    }
    let alone = session.decoded(reference);
    if session.decoded(&format!("{reference}{rest}")) == format!("{alone}{rest}") {
        return None;
    }
    let written = alone.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    Some((reference.len(), written))
}
