//! The text of declaration blocks, which follows each change.
//!
//! <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>

use cssparser::serialize_identifier;
use style::properties::{
    LonghandId, NonCustomPropertyIdSet, PropertyDeclaration, PropertyDeclarationId, PropertyId,
    ShorthandId,
};

use super::{Declarations, Entry, Part, PartOf};
use crate::cssom::others::PREFIX;

impl Declarations {
    /// Writes all declarations.
    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub(super) fn write(&mut self) {
        self.text.clear();
        self.parts.clear();
        let mut done = NonCustomPropertyIdSet::new();
        for place in 0..self.entries.len() {
            let id = match self.entries.get(place) {
                Some(Entry::Longhand(id)) => *id,
                Some(Entry::Custom(_)) => {
                    self.push_part(PartOf::Custom(place));
                    continue;
                }
                None => break,
            };
            if done.contains(id.into()) {
                continue;
            }
            let shorthand = id.shorthands().find(|shorthand| {
                if done.contains((*shorthand).into()) {
                    return false;
                }
                done.insert((*shorthand).into());
                self.is_whole(*shorthand) && self.is_of_one_group(*shorthand)
            });
            match shorthand {
                Some(shorthand) => {
                    shorthand.longhands().for_each(|longhand| done.insert(longhand.into()));
                    self.push_part(PartOf::Shorthand(shorthand));
                }
                None => {
                    done.insert(id.into());
                    self.push_part(PartOf::Longhand(id));
                }
            }
        }
    }

    /// Returns true if the declarations of its longhands can be written as a shorthand.
    pub(super) fn is_whole(&self, shorthand: ShorthandId) -> bool {
        let is_declared = |id| self.longhands.contains(PropertyDeclarationId::Longhand(id));
        let mut text = String::new();
        !shorthand.is_legacy_shorthand()
            && shorthand.longhands().all(is_declared)
            && self.longhands.shorthand_to_css(shorthand, &mut text).is_ok()
            && !text.is_empty()
    }

    /// Returns true if no declaration among the longhands is of their group with the other mapping: logical or physical.
    pub(super) fn is_of_one_group(&self, shorthand: ShorthandId) -> bool {
        if shorthand == ShorthandId::All {
            return true;
        }
        let mut missing = shorthand.longhands().count();
        let mut groups = Vec::new();
        let ids = self.longhands.declarations().iter().filter_map(|one| one.id().as_longhand());
        for id in ids {
            if id.is_longhand_of(shorthand) {
                groups.extend(id.logical_group());
                missing = missing.saturating_sub(1);
                if missing == 0 {
                    break;
                }
            } else if id.logical_group().is_some_and(|group| groups.contains(&group)) {
                return false;
            }
        }
        true
    }

    /// The text of a declaration.
    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration>
    pub(super) fn text_of(&self, part: PartOf) -> String {
        let mut text = String::new();
        let is_important = match part {
            PartOf::Longhand(id) => {
                text.push_str(id.name());
                text.push_str(": ");
                let found = self.longhands.get(PropertyDeclarationId::Longhand(id));
                found.is_some_and(|(declaration, importance)| {
                    let _ = declaration.to_css(&mut text);
                    importance.important()
                })
            }
            PartOf::Shorthand(id) => {
                text.push_str(id.name());
                text.push_str(": ");
                let _ = self.longhands.shorthand_to_css(id, &mut text);
                self.longhands.property_priority(&PropertyId::NonCustom(id.into())).important()
            }
            PartOf::Custom(place) => match self.entries.get(place) {
                Some(Entry::Custom(custom)) => {
                    match custom.name.strip_prefix(PREFIX) {
                        Some(other) => text.push_str(other),
                        None => {
                            let _ = serialize_identifier(&format!("--{}", custom.name), &mut text);
                        }
                    }
                    text.push_str(": ");
                    let _ = custom.declaration.to_css(&mut text);
                    custom.is_important
                }
                _ => false,
            },
        };
        text.push_str(if is_important { " !important;" } else { ";" });
        text
    }

    pub(super) fn push_part(&mut self, of: PartOf) {
        let text = self.text_of(of);
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(&text);
        self.parts.push(Part { of, length: text.len() });
    }

    /// The place of a part in the text, and its number.
    pub(super) fn range_of(&self, of: PartOf) -> Option<(usize, std::ops::Range<usize>)> {
        let number = self.parts.iter().position(|part| part.of == of)?;
        let before = self.parts.get(..number)?.iter();
        let start =
            before.fold(0_usize, |end, part| end.saturating_add(part.length).saturating_add(1));
        let length = self.parts.get(number)?.length;
        Some((number, start..start.saturating_add(length)))
    }

    /// Writes a part again.
    pub(super) fn write_part(&mut self, of: PartOf) {
        let text = self.text_of(of);
        let Some((number, range)) = self.range_of(of) else { return self.write() };
        self.text.replace_range(range, &text);
        if let Some(part) = self.parts.get_mut(number) {
            part.length = text.len();
        }
    }

    /// A longhand has another value: its part changes alone, unless a shorthand may stand for it before or now.
    pub(super) fn write_longhand(&mut self, id: LonghandId) {
        let is_declared = |id| self.longhands.contains(PropertyDeclarationId::Longhand(id));
        let is_in_a_shorthand =
            id.shorthands().any(|shorthand| shorthand.longhands().all(is_declared));
        if is_in_a_shorthand {
            self.write();
        } else {
            self.write_part(PartOf::Longhand(id));
        }
    }

    /// Takes the part of a custom property away, whose entry is removed.
    pub(super) fn remove_part(&mut self, place: usize) {
        let Some((number, range)) = self.range_of(PartOf::Custom(place)) else { return };
        // With the space after it, or before it if it is the last.
        let range = match self.text.get(range.end..) {
            Some("") | None => range.start.saturating_sub(1)..range.end,
            Some(_) => range.start..range.end.saturating_add(1),
        };
        self.text.replace_range(range, "");
        self.parts.remove(number);
        for part in &mut self.parts {
            if let PartOf::Custom(later) = &mut part.of
                && *later > place
            {
                *later = later.saturating_sub(1);
            }
        }
    }
}

pub(super) fn css_of(declaration: &PropertyDeclaration) -> String {
    let mut text = String::new();
    let _ = declaration.to_css(&mut text);
    text
}
