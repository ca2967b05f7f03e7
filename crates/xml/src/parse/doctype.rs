//! The document type declaration: the entities and the attributes that its internal subset declares.
//! <https://www.w3.org/TR/xml/#sec-prolog-dtd>

use std::collections::HashMap;
use std::rc::Rc;

use treewright_markup::xml::{
    is_character, is_name_character, is_name_without_colon, is_public_id_character, is_space,
};

use super::XmlEvent;
use super::cursor::{Cursor, with_newlines_normalized};
use super::entities::character;
use crate::XmlErrorKind;

/// The doctypes whose documents have the entities of HTML: those of 14.2, "Parsing XML documents".
const WITH_HTML_ENTITIES: [&str; 9] = [
    "-//W3C//DTD XHTML 1.0 Transitional//EN",
    "-//W3C//DTD XHTML 1.1//EN",
    "-//W3C//DTD XHTML 1.0 Strict//EN",
    "-//W3C//DTD XHTML 1.0 Frameset//EN",
    "-//W3C//DTD XHTML Basic 1.0//EN",
    "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN",
    "-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN",
    "-//W3C//DTD MathML 2.0//EN",
    "-//WAPFORUM//DTD XHTML Mobile 1.0//EN",
];

/// An entity that references name.
#[derive(Debug)]
pub(super) enum Entity {
    Internal(Rc<str>),
    /// Its text is external.
    External,
    /// It is not text.
    Unparsed,
}

/// A declared attribute.
#[derive(Debug)]
pub(super) struct DeclaredAttribute {
    pub(super) name: Box<str>,
    /// Spaces in the value separate tokens.
    pub(super) is_tokens: bool,
    pub(super) default: Option<String>,
}

/// The declarations of the internal subset.
#[derive(Debug, Default)]
pub(super) struct Declarations {
    pub(super) entities: HashMap<Box<str>, Entity>,
    /// By the names of elements.
    pub(super) attributes: HashMap<Box<str>, Vec<DeclaredAttribute>>,
    pub(super) has_html_entities: bool,
    pub(super) is_standalone: bool,
    /// Parameter entities; `None` for external ones.
    parameters: HashMap<Box<str>, Option<Rc<str>>>,
    /// A parameter entity was not read, and later declarations may depend on it.
    is_incomplete: bool,
}

type Failed = (XmlErrorKind, usize);

fn error(cursor: &Cursor<'_>) -> Failed {
    (XmlErrorKind::Doctype, cursor.place())
}

/// Requires something, and otherwise fails at the place.
fn require(holds: bool, cursor: &Cursor<'_>) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(error(cursor)) }
}

impl Declarations {
    /// Reads a whole declaration.
    pub(super) fn read(
        &mut self,
        cursor: &mut Cursor<'_>,
        limit: usize,
    ) -> Result<XmlEvent, Failed> {
        require(cursor.take("<!DOCTYPE") && cursor.skip_space(), cursor)?;
        let name = cursor.name().ok_or_else(|| error(cursor))?;
        let has_space = cursor.skip_space();
        let (mut public_id, mut system_id) = (String::new(), String::new());
        if cursor.rest().starts_with(['P', 'S']) {
            require(has_space, cursor)?;
            (public_id, system_id) = external_id(cursor, false)?;
            cursor.skip_space();
        }
        self.has_html_entities = WITH_HTML_ENTITIES.contains(&public_id.as_str());
        if cursor.take("[") {
            self.internal_subset(cursor, limit)?;
            cursor.skip_space();
        }
        require(cursor.rest() == ">", cursor)?;
        Ok(XmlEvent::Doctype { name: name.to_owned(), public_id, system_id })
    }

    /// Reads the internal subset up to its `]`, with the texts of parameter entities between declarations.
    fn internal_subset(&mut self, cursor: &mut Cursor<'_>, limit: usize) -> Result<(), Failed> {
        let mut left = limit;
        // The texts of parameter entities that are being read, the innermost last.
        let mut sources: Vec<(Rc<str>, usize, Box<str>)> = Vec::new();
        loop {
            let outer_place = cursor.place();
            let source = sources.last().map(|(text, at, _)| (Rc::clone(text), *at));
            let mut inner = match &source {
                Some((text, at)) => Cursor::new(text.get(*at..).unwrap_or_default(), *at),
                None => *cursor,
            };
            inner.skip_space();
            let mut parameter = None;
            if inner.take("%") {
                let name = inner.name().ok_or_else(|| error(&inner))?;
                require(inner.take(";"), &inner)?;
                match self.parameters.get(name) {
                    Some(Some(text)) => {
                        let is_inside = sources.iter().any(|(_, _, other)| **other == *name);
                        let cost = text.len().saturating_add(1);
                        left = left
                            .checked_sub(cost)
                            .filter(|_| !is_inside)
                            .ok_or((XmlErrorKind::Entity, outer_place))?;
                        parameter = Some((Rc::clone(text), 0, Box::from(name)));
                    }
                    Some(None) | None => self.is_incomplete = !self.is_standalone,
                }
            } else if inner.is_at_end() && sources.pop().is_some() {
                continue;
            } else if source.is_none() && inner.take("]") {
                let taken = inner.place().saturating_sub(cursor.place());
                cursor.advance(taken);
                return Ok(());
            } else {
                self.markup_declaration(&mut inner, &mut left).map_err(|(kind, place)| {
                    (kind, if sources.is_empty() { place } else { outer_place })
                })?;
            }
            let at = inner.place();
            if let (Some((text, _)), Some(last)) = (&source, sources.last_mut()) {
                debug_assert!(Rc::ptr_eq(text, &last.0));
                last.1 = at;
            } else {
                let taken = at.saturating_sub(cursor.place());
                cursor.advance(taken);
            }
            sources.extend(parameter);
        }
    }

    fn markup_declaration(
        &mut self,
        cursor: &mut Cursor<'_>,
        limit: &mut usize,
    ) -> Result<(), Failed> {
        if cursor.take("<!--") {
            let data = cursor.through("--").ok_or_else(|| error(cursor))?;
            require(data.chars().all(is_character) && cursor.take(">"), cursor)
        } else if cursor.take("<?") {
            let target = cursor.take_while(is_name_character);
            let is_target = is_name_without_colon(target) && !target.eq_ignore_ascii_case("xml");
            let is_separate =
                cursor.rest().starts_with("?>") || cursor.rest().starts_with(is_space);
            require(is_target && is_separate, cursor)?;
            cursor.through("?>").map(drop).ok_or_else(|| error(cursor))
        } else if cursor.take("<!ENTITY") {
            self.entity(cursor)
        } else if cursor.take("<!ATTLIST") {
            self.attribute_list(cursor, limit)
        } else if cursor.take("<!ELEMENT") {
            require(cursor.skip_space() && cursor.name().is_some(), cursor)?;
            require(cursor.skip_space(), cursor)?;
            let is_model = |character| {
                is_name_character(character)
                    || is_space(character)
                    || "()|,?*+#".contains(character)
            };
            let model = cursor.take_while(is_model).trim_end_matches(is_space);
            let is_word = matches!(model, "EMPTY" | "ANY") || model.starts_with('(');
            require(is_word && cursor.take(">"), cursor)
        } else if cursor.take("<!NOTATION") {
            require(cursor.skip_space() && cursor.name().is_some(), cursor)?;
            require(cursor.skip_space(), cursor)?;
            external_id(cursor, true)?;
            cursor.skip_space();
            require(cursor.take(">"), cursor)
        } else {
            Err(error(cursor))
        }
    }

    /// <https://www.w3.org/TR/xml/#sec-entity-decl>
    fn entity(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Failed> {
        require(cursor.skip_space(), cursor)?;
        let is_parameter = cursor.take("%");
        require(!is_parameter || cursor.skip_space(), cursor)?;
        let name = cursor.name().filter(|name| !name.contains(':'));
        let name = name.ok_or_else(|| error(cursor))?;
        require(cursor.skip_space(), cursor)?;
        let mut entity = Entity::External;
        if cursor.rest().starts_with(['"', '\'']) {
            let place = cursor.place();
            let value = cursor.quoted().ok_or_else(|| error(cursor))?;
            let place = place.saturating_add(1);
            entity = Entity::Internal(entity_value(&mut Cursor::new(value, place))?.into());
            cursor.skip_space();
        } else {
            external_id(cursor, false)?;
            let has_space = cursor.skip_space();
            if cursor.take("NDATA") {
                require(has_space && !is_parameter && cursor.skip_space(), cursor)?;
                require(cursor.name().is_some(), cursor)?;
                cursor.skip_space();
                entity = Entity::Unparsed;
            }
        }
        require(cursor.take(">"), cursor)?;
        if self.is_incomplete {
            return Ok(());
        }
        // The first declaration holds.
        if is_parameter {
            let text = match entity {
                Entity::Internal(text) => Some(text),
                _ => None,
            };
            self.parameters.entry(name.into()).or_insert(text);
        } else {
            self.entities.entry(name.into()).or_insert(entity);
        }
        Ok(())
    }

    /// <https://www.w3.org/TR/xml/#attdecls>
    fn attribute_list(&mut self, cursor: &mut Cursor<'_>, limit: &mut usize) -> Result<(), Failed> {
        require(cursor.skip_space(), cursor)?;
        let element = cursor.name().ok_or_else(|| error(cursor))?;
        loop {
            let has_space = cursor.skip_space();
            if cursor.take(">") {
                return Ok(());
            }
            require(has_space, cursor)?;
            let name = cursor.name().ok_or_else(|| error(cursor))?;
            require(cursor.skip_space(), cursor)?;
            let is_tokens = attribute_type(cursor)?;
            require(cursor.skip_space(), cursor)?;
            let mut default = None;
            if !cursor.take("#REQUIRED") && !cursor.take("#IMPLIED") {
                let is_fixed = cursor.take("#FIXED");
                require(!is_fixed || cursor.skip_space(), cursor)?;
                let place = cursor.place().saturating_add(1);
                let value = cursor.quoted().ok_or_else(|| error(cursor))?;
                let mut value = self.value(value, place, limit)?;
                if is_tokens {
                    let words: Vec<&str> =
                        value.split(' ').filter(|word| !word.is_empty()).collect();
                    value = words.join(" ");
                }
                default = Some(value);
            }
            if self.is_incomplete {
                continue;
            }
            let declared = self.attributes.entry(element.into()).or_default();
            if !declared.iter().any(|other| *other.name == *name) {
                declared.push(DeclaredAttribute { name: name.into(), is_tokens, default });
            }
        }
    }
}

/// The text of an entity, in which character references are replaced and others are not. Parameter entity
/// references are not allowed here.
fn entity_value(cursor: &mut Cursor<'_>) -> Result<String, Failed> {
    let mut text = String::new();
    loop {
        let piece = cursor.take_while(|character| !matches!(character, '&' | '%'));
        text.push_str(&with_newlines_normalized(piece));
        if cursor.is_at_end() {
            return Ok(text);
        }
        if cursor.take("&#") {
            text.push(character(cursor)?);
        } else {
            let start = *cursor;
            let is_reference = cursor.take("&") && cursor.name().is_some() && cursor.take(";");
            require(is_reference, &start)?;
            let length = cursor.place().saturating_sub(start.place());
            text.push_str(start.rest().get(..length).unwrap_or_default());
        }
    }
}

/// `ExternalID`, or with `may_be_public` also `PublicID`: the public and the system identifier.
fn external_id(cursor: &mut Cursor<'_>, may_be_public: bool) -> Result<(String, String), Failed> {
    let mut public_id = String::new();
    if cursor.take("PUBLIC") {
        require(cursor.skip_space(), cursor)?;
        let id = cursor.quoted().ok_or_else(|| error(cursor))?;
        require(id.chars().all(is_public_id_character), cursor)?;
        let words: Vec<&str> = id.split(is_space).filter(|word| !word.is_empty()).collect();
        public_id = words.join(" ");
        let before = *cursor;
        let has_space = cursor.skip_space();
        if may_be_public && !cursor.rest().starts_with(['"', '\'']) {
            *cursor = before;
            return Ok((public_id, String::new()));
        }
        require(has_space, cursor)?;
    } else {
        require(cursor.take("SYSTEM") && cursor.skip_space(), cursor)?;
    }
    let system_id = cursor.quoted().ok_or_else(|| error(cursor))?;
    Ok((public_id, system_id.to_owned()))
}

/// Returns true for a type other than `CDATA`. <https://www.w3.org/TR/xml/#NT-AttType>
fn attribute_type(cursor: &mut Cursor<'_>) -> Result<bool, Failed> {
    if !cursor.rest().starts_with('(') {
        let word = cursor.take_while(|character| character.is_ascii_uppercase());
        match word {
            "CDATA" => return Ok(false),
            "NOTATION" => require(cursor.skip_space(), cursor)?,
            "ID" | "IDREF" | "IDREFS" | "ENTITY" | "ENTITIES" | "NMTOKEN" | "NMTOKENS" => {
                return Ok(true);
            }
            _ => return Err(error(cursor)),
        }
    }
    require(cursor.take("("), cursor)?;
    loop {
        cursor.skip_space();
        require(!cursor.take_while(is_name_character).is_empty(), cursor)?;
        cursor.skip_space();
        if cursor.take(")") {
            return Ok(true);
        }
        require(cursor.take("|"), cursor)?;
    }
}
