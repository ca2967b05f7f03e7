//! References, and their replacements.

use std::rc::Rc;

use treewright_markup::xml::{is_character, is_space};
use treewright_syntax::named_character_reference;

use super::cursor::Cursor;
use super::doctype::{Declarations, Entity};
use crate::XmlErrorKind;

/// The replacement of a reference.
pub(super) enum Replacement {
    Character(char),
    /// Text without markup.
    Literal(&'static str),
    /// Text that is parsed as if it were in the document.
    Text(Rc<str>),
    /// Text that is not read.
    External,
}

type Failed = (XmlErrorKind, usize);

/// The maximum nesting of entities in attribute values.
const MOST_LEVELS: usize = 40;

impl Declarations {
    /// Reads a reference after its `&`, and returns the name of the entity.
    pub(super) fn reference<'a>(
        &self,
        cursor: &mut Cursor<'a>,
    ) -> Result<(Replacement, &'a str), Failed> {
        let start = cursor.place();
        if cursor.take("#") {
            return Ok((Replacement::Character(character(cursor)?), ""));
        }
        let name = cursor.name().ok_or((XmlErrorKind::Reference, start))?;
        if !cursor.take(";") {
            return Err((XmlErrorKind::Reference, start));
        }
        let predefined = match name {
            "lt" => Some("<"),
            "gt" => Some(">"),
            "amp" => Some("&"),
            "apos" => Some("'"),
            "quot" => Some("\""),
            _ => None,
        };
        if let Some(text) = predefined {
            return Ok((Replacement::Literal(text), name));
        }
        match self.entities.get(name) {
            Some(Entity::Internal(text)) => Ok((Replacement::Text(Rc::clone(text)), name)),
            Some(Entity::External) => Ok((Replacement::External, name)),
            Some(Entity::Unparsed) => Err((XmlErrorKind::Entity, start)),
            None => {
                let text = self.has_html_entities.then(|| named_character_reference(name));
                let text = text.flatten().ok_or((XmlErrorKind::UndeclaredEntity, start))?;
                Ok((Replacement::Literal(text), name))
            }
        }
    }

    /// The value of an attribute, with its references replaced and its white space normalized to spaces.
    /// Texts of entities count towards `limit`. <https://www.w3.org/TR/xml/#AVNormalize>
    pub(super) fn value(
        &self,
        raw: &str,
        place: usize,
        limit: &mut usize,
    ) -> Result<String, Failed> {
        let mut value = String::with_capacity(raw.len());
        // The texts that are being read, the innermost last, with the names of their entities.
        let mut sources: Vec<(Rc<str>, usize, Box<str>)> = Vec::new();
        let mut cursor = Cursor::new(raw, place);
        loop {
            let source = sources.last().map(|(text, at, _)| (Rc::clone(text), *at));
            let mut inner = match &source {
                Some((text, at)) => Cursor::new(text.get(*at..).unwrap_or_default(), *at),
                None => cursor,
            };
            let piece = inner.take_while(|character| !is_space(character) && character != '&');
            if piece.contains('<') {
                return Err((XmlErrorKind::Attribute, place));
            }
            value.push_str(piece);
            let mut entity = None;
            if inner.rest().starts_with(is_space) {
                // Both are one newline if they are adjacent in the source.
                if !inner.take("\r\n") {
                    inner.advance(1);
                }
                value.push(' ');
            } else if inner.take("&") {
                let (replacement, name) = self.reference(&mut inner)?;
                match replacement {
                    Replacement::Character(character) => value.push(character),
                    Replacement::Literal(text) => value.push_str(text),
                    Replacement::External => return Err((XmlErrorKind::Entity, place)),
                    Replacement::Text(text) => entity = Some((text, 0, Box::<str>::from(name))),
                }
            } else if source.is_none() {
                return Ok(value);
            } else {
                sources.pop();
                continue;
            }
            let at = inner.place();
            match sources.last_mut() {
                Some(source) => source.1 = at,
                None => drop(cursor.advance(at.saturating_sub(cursor.place()))),
            }
            if let Some((text, at, name)) = entity {
                let is_inside = sources.iter().any(|(_, _, other)| *other == name);
                if is_inside || sources.len() >= MOST_LEVELS {
                    return Err((XmlErrorKind::Entity, place));
                }
                let left = limit.checked_sub(text.len().saturating_add(1));
                *limit = left.ok_or((XmlErrorKind::EntityLimit, place))?;
                sources.push((text, at, name));
            }
        }
    }
}

/// A character reference after `&#`.
pub(super) fn character(cursor: &mut Cursor<'_>) -> Result<char, Failed> {
    let error = (XmlErrorKind::Reference, cursor.place());
    let radix = if cursor.take("x") { 16 } else { 10 };
    let digits = cursor.take_while(|character| character.is_digit(radix));
    // Leading zeros are allowed.
    let digits = match digits.trim_start_matches('0') {
        "" if digits.is_empty() => return Err(error),
        digits => digits,
    };
    if !cursor.take(";") {
        return Err(error);
    }
    let code = u32::from_str_radix(digits, radix).ok();
    code.and_then(char::from_u32).filter(|character| is_character(*character)).ok_or(error)
}
