//! The XML declaration.

use treewright_markup::xml::is_space;

use super::XmlDeclaration;
use super::cursor::Cursor;
use crate::XmlErrorKind;

/// The XML declaration at the start of a text.
pub(super) fn xml_declaration(text: &str) -> Option<&str> {
    if !text.strip_prefix("<?xml")?.starts_with(is_space) {
        return None;
    }
    let end = text.find("?>")?;
    text.get(..end.saturating_add(2))
}

/// `XMLDecl`. <https://www.w3.org/TR/xml/#NT-XMLDecl>
pub(super) fn declaration(
    cursor: &mut Cursor<'_>,
) -> Result<XmlDeclaration, (XmlErrorKind, usize)> {
    let error = (XmlErrorKind::Declaration, cursor.place());
    let mut declaration = XmlDeclaration::default();
    // The parts may be left out, except for the first, and come in this order.
    for (number, name) in ["version", "encoding", "standalone"].into_iter().enumerate() {
        let before = *cursor;
        let has_space = cursor.skip_space();
        if !cursor.take(name) {
            *cursor = before;
            if number == 0 {
                return Err(error);
            }
            continue;
        }
        cursor.skip_space();
        let has_equals_sign = cursor.take("=");
        cursor.skip_space();
        let value = cursor.quoted().ok_or(error)?;
        let is_name_part = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        let is_valid = match number {
            0 => {
                let minor = value.strip_prefix("1.").unwrap_or_default();
                !minor.is_empty() && minor.bytes().all(|byte| byte.is_ascii_digit())
            }
            1 => {
                value.starts_with(|first: char| first.is_ascii_alphabetic())
                    && value.bytes().all(is_name_part)
            }
            _ => matches!(value, "yes" | "no"),
        };
        if !has_space || !has_equals_sign || !is_valid {
            return Err(error);
        }
        match number {
            0 => value.clone_into(&mut declaration.version),
            1 => declaration.encoding = Some(value.to_owned()),
            _ => declaration.standalone = Some(value == "yes"),
        }
    }
    cursor.skip_space();
    if cursor.is_at_end() { Ok(declaration) } else { Err(error) }
}
