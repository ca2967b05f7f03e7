//! Start tags and end tags.

use std::collections::HashSet;
use std::rc::Rc;

use treewright_markup::xml::is_name_without_colon;

use super::cursor::Cursor;
use super::{Seen, Step, XmlAttribute, XmlEvent, XmlName, XmlParser};
use crate::XmlErrorKind;
use crate::{XML, XMLNS};

/// An attribute as written, with its place.
struct Written {
    name: Box<str>,
    value: String,
    place: usize,
}

impl XmlParser {
    pub(super) fn start_tag(&mut self, raw: &str, at: usize) -> Step {
        if !self.is_in_content() {
            if self.seen == Seen::Root {
                return Err((XmlErrorKind::OutsideOfRoot, at));
            }
            self.seen = Seen::Root;
        }
        let mut cursor = Cursor::new(raw, at);
        cursor.take("<");
        let name = cursor.name().ok_or((XmlErrorKind::Name, cursor.place()))?;
        let mut written = self.attributes(&mut cursor)?;
        let is_empty = cursor.take("/");
        if cursor.rest() != ">" {
            return Err((XmlErrorKind::Tag, cursor.place()));
        }
        self.add_defaults(name, &mut written, at);
        self.scope.open();
        for attribute in &written {
            self.declare(attribute)?;
        }
        let element = self.resolve(name, true, at)?;
        let mut attributes: Vec<XmlAttribute> = Vec::with_capacity(written.len());
        let mut seen = HashSet::new();
        for Written { name, value, place } in written {
            let name = self.resolve(&name, false, place)?;
            if !seen.insert((name.namespace.clone(), name.local.clone())) {
                return Err((XmlErrorKind::DuplicateAttribute, place));
            }
            attributes.push(XmlAttribute { name, value });
        }
        self.emit(XmlEvent::StartElement { name: element, attributes });
        if is_empty {
            self.scope.close();
            self.emit(XmlEvent::EndElement);
        } else {
            self.open.push(name.into());
        }
        Ok(())
    }

    fn attributes(
        &mut self,
        cursor: &mut Cursor<'_>,
    ) -> Result<Vec<Written>, (XmlErrorKind, usize)> {
        let mut written = Vec::new();
        loop {
            let has_space = cursor.skip_space();
            if cursor.rest().starts_with(['/', '>']) || cursor.is_at_end() {
                return Ok(written);
            }
            let place = cursor.place();
            if !has_space {
                return Err((XmlErrorKind::Tag, place));
            }
            let name = cursor.name().ok_or((XmlErrorKind::Name, place))?;
            cursor.skip_space();
            if !cursor.take("=") {
                return Err((XmlErrorKind::Attribute, cursor.place()));
            }
            cursor.skip_space();
            let start = cursor.place();
            let value = cursor.quoted().ok_or((XmlErrorKind::Attribute, start))?;
            let start = start.saturating_add(1);
            let value = self.declarations.value(value, start, &mut self.entity_limit)?;
            written.push(Written { name: name.into(), value, place });
        }
    }

    /// Applies what the document type declaration says about the attributes of an element.
    fn add_defaults(&self, element: &str, written: &mut Vec<Written>, at: usize) {
        let Some(declared) = self.declarations.attributes.get(element) else { return };
        for attribute in declared {
            let same = written.iter_mut().find(|other| other.name == attribute.name);
            match (same, &attribute.default) {
                (Some(same), _) if attribute.is_tokens => {
                    let words: Vec<&str> =
                        same.value.split(' ').filter(|word| !word.is_empty()).collect();
                    same.value = words.join(" ");
                }
                (Some(_), _) | (None, None) => {}
                (None, Some(value)) => {
                    written.push(Written {
                        name: attribute.name.clone(),
                        value: value.clone(),
                        place: at,
                    });
                }
            }
        }
    }

    /// Declares a namespace, if an attribute does so.
    fn declare(&mut self, attribute: &Written) -> Step {
        let Written { name, value, place } = attribute;
        let error = Err((XmlErrorKind::NamespaceDeclaration, *place));
        let prefix = match name.strip_prefix("xmlns") {
            Some("") => "",
            Some(prefix) if prefix.starts_with(':') => prefix.get(1..).unwrap_or_default(),
            _ => return Ok(()),
        };
        let is_xml = (prefix == "xml") == (value == XML);
        let is_prefix = prefix.is_empty() && **name == *"xmlns" || is_name_without_colon(prefix);
        if prefix == "xmlns" || value == XMLNS || !is_xml || !is_prefix {
            return error;
        }
        if !prefix.is_empty() && value.is_empty() {
            return error;
        }
        self.scope.declare(prefix, value);
        Ok(())
    }

    /// The parts of a name.
    fn resolve(
        &self,
        name: &str,
        is_element: bool,
        place: usize,
    ) -> Result<XmlName, (XmlErrorKind, usize)> {
        let Some((prefix, local)) = name.split_once(':') else {
            let namespace = if is_element {
                self.scope.namespace("").filter(|namespace| !namespace.is_empty()).map(Rc::clone)
            } else if name == "xmlns" {
                self.scope.namespace("xmlns").map(Rc::clone)
            } else {
                None
            };
            return Ok(XmlName { namespace, prefix: None, local: name.into() });
        };
        if !is_name_without_colon(prefix) || !is_name_without_colon(local) {
            return Err((XmlErrorKind::Name, place));
        }
        let namespace = self.scope.namespace(prefix).map(Rc::clone);
        if namespace.is_none() || is_element && prefix == "xmlns" {
            return Err((XmlErrorKind::UndeclaredPrefix, place));
        }
        Ok(XmlName { namespace, prefix: Some(prefix.into()), local: local.into() })
    }

    pub(super) fn end_tag(&mut self, raw: &str, at: usize) -> Step {
        let mut cursor = Cursor::new(raw, at);
        cursor.take("</");
        let name = cursor.name().ok_or((XmlErrorKind::Name, cursor.place()))?;
        cursor.skip_space();
        if cursor.rest() != ">" {
            return Err((XmlErrorKind::Tag, cursor.place()));
        }
        let around = self.inside.last().map_or(0, |source| source.open);
        if self.open.len() <= around || self.open.last().is_none_or(|open| **open != *name) {
            return Err((XmlErrorKind::EndTag, at));
        }
        self.open.pop();
        self.scope.close();
        self.emit(XmlEvent::EndElement);
        Ok(())
    }
}
