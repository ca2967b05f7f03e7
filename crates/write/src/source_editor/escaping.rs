//! Text and values in HTML syntax.

use treewright_dom::{ElementFlags, NodeRef};

use super::{EditError, is_html_one_of};

/// The text of an element in HTML syntax.
pub(super) struct WrittenText {
    pub(super) text: String,
    pub(super) can_have_references: bool,
}

/// Writes text inside an element. `is_first` is true if nothing precedes it there.
pub(super) fn escape_text(
    text: &str,
    element: Option<NodeRef<'_>>,
    scripting: bool,
    is_first: bool,
) -> Result<WrittenText, EditError> {
    if text.contains('\0') {
        return Err(EditError::NotExpressible);
    }
    let is_one_of = |names: &[&str]| element.is_some_and(|element| is_html_one_of(element, names));
    // Nothing ends `plaintext`, and formatting elements can be reopened in it.
    let mut ancestors = element.into_iter().flat_map(NodeRef::ancestors);
    let is_in_plaintext = ancestors.any(|ancestor| ancestor.is_html("plaintext"));
    let is_raw =
        element.is_some_and(|element| element.flags().intersects(ElementFlags::RAW_TEXT_CHILD));
    if is_in_plaintext || is_raw || scripting && is_one_of(&["noscript"]) {
        let own_name = element.map_or("", |element| element.name());
        let name = if is_in_plaintext { "plaintext" } else { own_name };
        if !can_be_raw(text, name) {
            return Err(EditError::NotExpressible);
        }
        return Ok(WrittenText { text: text.to_owned(), can_have_references: false });
    }
    let mut written = String::with_capacity(text.len());
    // The parser ignores a newline right after these start tags.
    if is_first && text.starts_with('\n') && is_one_of(&["pre", "textarea", "listing"]) {
        written.push('\n');
    }
    for c in text.chars() {
        match c {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '\r' => written.push_str("&#13;"),
            c => written.push(c),
        }
    }
    Ok(WrittenText { text: written, can_have_references: true })
}

/// Writes text inside a CDATA section.
pub(super) fn text_of_a_cdata_section(text: &str) -> Result<WrittenText, EditError> {
    if text.contains(['\0', '\r']) || text.contains("]]>") {
        return Err(EditError::NotExpressible);
    }
    Ok(WrittenText { text: text.to_owned(), can_have_references: false })
}

/// Returns true if the text ends up unchanged in the element: nothing in it ends the element, or starts a
/// part of a script that an end tag does not end.
/// <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>
fn can_be_raw(text: &str, name: &str) -> bool {
    if text.contains('\r') || name == "script" && text.contains("<!--") {
        return false;
    }
    let text = text.to_ascii_lowercase();
    let mut parts = text.split("</").skip(1);
    name == "plaintext"
        || !parts.any(|part| {
            let rest = part.strip_prefix(name);
            rest.is_some_and(|rest| {
                rest.is_empty()
                    || rest.starts_with(|c: char| c.is_ascii_whitespace() || "/>".contains(c))
            })
        })
}

/// An attribute value with its quotes: the previous ones, or none if it had none and needs none.
/// <https://html.spec.whatwg.org/multipage/syntax.html#attributes-2>
pub(super) fn quoted_value(value: &str, quote: Option<char>) -> String {
    let needs_quotes =
        |c: char| c.is_ascii_whitespace() || matches!(c, '"' | '\'' | '=' | '<' | '>' | '`');
    let quote = match quote {
        None if value.is_empty() || value.contains(needs_quotes) => Some('"'),
        quote => quote,
    };
    let mut written = String::with_capacity(value.len().saturating_add(2));
    written.extend(quote);
    for c in value.chars() {
        match c {
            '&' => written.push_str("&amp;"),
            '\r' => written.push_str("&#13;"),
            '"' if quote == Some('"') => written.push_str("&quot;"),
            '\'' if quote == Some('\'') => written.push_str("&#39;"),
            c => written.push(c),
        }
    }
    written.extend(quote);
    written
}
