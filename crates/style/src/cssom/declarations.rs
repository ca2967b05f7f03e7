//! Declaration blocks.
//!
//! <https://drafts.csswg.org/cssom/#css-declaration-blocks>

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use cssparser::serialize_identifier;
use rustc_hash::FxHashSet;
use selectors::context::QuirksMode;
use style::Atom;
use style::properties::{
    Importance, LonghandId, NonCustomPropertyIdSet, PropertyDeclaration, PropertyDeclarationBlock,
    PropertyDeclarationId, PropertyId, ShorthandId, SourcePropertyDeclaration,
    SourcePropertyDeclarationUpdate, parse_one_declaration_into,
};
use style::stylesheets::{CssRuleType, Origin, UrlExtraData};
use style_traits::ParsingMode;
use treewright_semantics::declarations::each_declaration;
use url::Url;

use super::bounds::{Fit, Room};
use super::others::PREFIX;
use super::properties::Property;
use crate::limits::SHORT_NAME;
use crate::sheets::about_blank;
use crate::{preferences, text};

/// The steps that a block may take; further declarations are left out. Stylo looks at all declarations when one is repeated, and at
/// many custom properties for each with a short name.
const STEPS: usize = 4_000_000;

/// The memory that the values of a block may take; further declarations are left out.
const MOST_MEMORY: usize = 16 << 20;

/// How declarations are parsed.
///
/// ```
/// use treewright_style::cssom::{Context, Declarations};
/// let quirks = Context::new(None, true);
/// assert_eq!(Declarations::parse("width: 5", &quirks).text(), "width: 5px;");
/// assert_eq!(Declarations::parse("width: 5", &Context::default()).text(), "");
/// ```
#[derive(Clone, Debug)]
pub struct Context {
    pub(crate) url: UrlExtraData,
    pub(crate) quirks: QuirksMode,
    pub(crate) rule: CssRuleType,
}

impl Context {
    /// Creates a context with the address that URLs are relative to, and for declarations of a document in quirks mode.
    pub fn new(base: Option<&Url>, is_quirky: bool) -> Self {
        let base = base.cloned().unwrap_or_else(about_blank);
        let quirks = if is_quirky { QuirksMode::Quirks } else { QuirksMode::NoQuirks };
        Self { url: UrlExtraData::from(base), quirks, rule: CssRuleType::Style }
    }

    pub(crate) fn of_attribute(url: &UrlExtraData, quirks: QuirksMode) -> Self {
        Self { url: url.clone(), quirks, rule: CssRuleType::Style }
    }
}

impl Default for Context {
    fn default() -> Self {
        Self::new(None, false)
    }
}

/// The declarations of a block in their order, each longhand and custom property once, with their text.
///
/// Declarations are looked up by their names in constant time, and the text follows each change, so that a loop of changes
/// takes time for the bytes of the text alone.
#[derive(Clone)]
pub struct Declarations {
    /// Those of Stylo's longhands, in the order that they have in `entries`.
    longhands: PropertyDeclarationBlock,
    entries: Vec<Entry>,
    /// The entries of custom properties. Pages choose their names, so the table has keys of its own.
    places: HashMap<Atom, usize>,
    /// The parts of the text.
    parts: Vec<Part>,
    text: String,
}

#[derive(Clone)]
enum Entry {
    Longhand(LonghandId),
    Custom(Box<Custom>),
}

#[derive(Clone)]
struct Custom {
    name: Atom,
    declaration: PropertyDeclaration,
    is_important: bool,
}

/// A declaration in the text.
#[derive(Clone, Copy, PartialEq)]
struct Part {
    of: PartOf,
    length: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum PartOf {
    Longhand(LonghandId),
    Shorthand(ShorthandId),
    /// The custom property at this place.
    Custom(usize),
}

impl Default for Declarations {
    fn default() -> Self {
        Self {
            longhands: PropertyDeclarationBlock::new(),
            entries: Vec::new(),
            places: HashMap::new(),
            parts: Vec::new(),
            text: String::new(),
        }
    }
}

impl fmt::Debug for Declarations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Declarations").field(&self.text).finish()
    }
}

impl PartialEq for Declarations {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Declarations {}

/// A value that was parsed.
enum Parsed {
    Longhands(Box<SourcePropertyDeclaration>),
    Custom(Custom),
}

impl Declarations {
    /// Parses the contents of a block. Invalid declarations are left out, and of several for a property the last one counts,
    /// or the last important one.
    /// <https://drafts.csswg.org/cssom/#parse-a-css-declaration-block>
    ///
    /// ```
    /// use treewright_style::cssom::{Context, Declarations};
    /// let text = "color: red !important; width: 1px; COLOR: blue; nonsense: 1";
    /// let declarations = Declarations::parse(text, &Context::default());
    /// assert_eq!(declarations.text(), "color: red !important; width: 1px;");
    /// ```
    pub fn parse(text: &str, context: &Context) -> Self {
        preferences::set();
        let mut block = PropertyDeclarationBlock::new();
        let (mut steps, mut most) = (0_usize, 0_usize);
        let mut custom = FxHashSet::default();
        each_declaration(text, |one| {
            let before = block.len();
            let is_new = one.name.starts_with("--") && custom.insert(one.name.to_owned());
            let is_short = one.name.len() <= SHORT_NAME.saturating_add(2);
            steps = steps.saturating_add(match is_new {
                true if is_short => (before / 16).saturating_add(1),
                true => 1,
                false => before.saturating_add(1),
            });
            if steps > STEPS {
                return;
            }
            if one.value.is_empty() && !one.name.starts_with("--") {
                return;
            }
            let Some(property) = Property::find(one.name) else { return };
            if let Property::Known(_) = property {
                most = most.saturating_add(Fit::of(one.value, Room::default()).most);
                if most > MOST_MEMORY {
                    return;
                }
            }
            match parse_value(property, one.value, one.is_important, context) {
                Some(Parsed::Longhands(mut source)) => {
                    block.extend(source.drain(), importance(one.is_important));
                }
                Some(Parsed::Custom(custom)) => {
                    block.push(custom.declaration, importance(one.is_important));
                }
                None => {}
            }
        });
        Self::of_block(&block)
    }

    /// The declarations of a block of a sheet.
    pub(crate) fn of_block(block: &PropertyDeclarationBlock) -> Self {
        let mut own = Self::default();
        for (declaration, importance) in block.declaration_importance_iter() {
            match declaration.id() {
                PropertyDeclarationId::Longhand(id) => {
                    own.longhands.push(declaration.clone(), importance);
                    own.entries.push(Entry::Longhand(id));
                }
                PropertyDeclarationId::Custom(name) => {
                    let name = name.clone();
                    let declaration = declaration.clone();
                    let is_important = importance.important();
                    own.push_custom(Custom { name, declaration, is_important });
                }
            }
        }
        own.write();
        own
    }

    /// The block for the cascade.
    pub(crate) fn to_block(&self) -> PropertyDeclarationBlock {
        let mut block = self.longhands.clone();
        for entry in &self.entries {
            if let Entry::Custom(custom) = entry {
                block.push(custom.declaration.clone(), importance(custom.is_important));
            }
        }
        block
    }

    /// The number of declarations of longhands and custom properties.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true without declarations.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The name of the property of a declaration.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-item>
    ///
    /// ```
    /// # use treewright_style::cssom::{Context, Declarations};
    /// let declarations = Declarations::parse("padding: 0; --a: b", &Context::default());
    /// assert_eq!(declarations.item(1).as_deref(), Some("padding-right"));
    /// assert_eq!(declarations.item(4).as_deref(), Some("--a"));
    /// assert_eq!(declarations.item(5), None);
    /// ```
    pub fn item(&self, index: usize) -> Option<String> {
        Some(match self.entries.get(index)? {
            Entry::Longhand(id) => id.name().to_owned(),
            Entry::Custom(custom) => match custom.name.strip_prefix(PREFIX) {
                Some(other) => other.to_owned(),
                None => format!("--{}", custom.name),
            },
        })
    }

    /// The value of a property: empty if it is not declared, and for a shorthand that its longhands do not make.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue>
    pub fn value(&self, name: &str) -> String {
        let mut text = String::new();
        match Property::find(name) {
            Some(Property::Known(id)) => {
                let _ = self.longhands.property_value_to_css(&id, &mut text);
            }
            Some(Property::Other(other)) => {
                return self.custom_value(&Atom::from(format!("{PREFIX}{}", other.name)));
            }
            Some(Property::Custom(name)) => return self.custom_value(&name),
            None => {}
        }
        text
    }

    fn custom_value(&self, name: &Atom) -> String {
        self.custom(name).map_or_else(String::new, |custom| css_of(&custom.declaration))
    }

    fn custom(&self, name: &Atom) -> Option<&Custom> {
        match self.entries.get(*self.places.get(name)?)? {
            Entry::Custom(custom) => Some(custom),
            Entry::Longhand(_) => None,
        }
    }

    /// Returns true if a property, or each longhand of a shorthand, is declared as `!important`.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority>
    pub fn is_important(&self, name: &str) -> bool {
        let of = |name: &Atom| self.custom(name).is_some_and(|custom| custom.is_important);
        match Property::find(name) {
            Some(Property::Known(id)) => self.longhands.property_priority(&id).important(),
            Some(Property::Other(other)) => of(&Atom::from(format!("{PREFIX}{}", other.name))),
            Some(Property::Custom(name)) => of(&name),
            None => false,
        }
    }

    /// Sets a property, if the value is valid. Returns true if the declarations changed.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty>
    ///
    /// ```
    /// # use treewright_style::cssom::{Context, Declarations};
    /// let (mut declarations, context) = (Declarations::default(), Context::default());
    /// assert!(declarations.set("margin", "1px", false, &context));
    /// assert!(declarations.set("margin-top", "2px", false, &context));
    /// assert!(!declarations.set("margin-top", "red", false, &context));
    /// assert_eq!(declarations.text(), "margin: 2px 1px 1px;");
    /// ```
    pub fn set(&mut self, name: &str, value: &str, is_important: bool, context: &Context) -> bool {
        let Some(property) = Property::find(name) else { return false };
        let value = value
            .trim_matches(|character: char| matches!(character, ' ' | '\t' | '\n' | '\r' | '\x0c'));
        match parse_value(property, value, is_important, context) {
            Some(Parsed::Longhands(source)) => self.set_longhands(source, is_important),
            Some(Parsed::Custom(custom)) => self.set_custom(custom),
            None => false,
        }
    }

    fn set_longhands(
        &mut self,
        mut source: Box<SourcePropertyDeclaration>,
        is_important: bool,
    ) -> bool {
        let importance = importance(is_important);
        let mut updates = SourcePropertyDeclarationUpdate::default();
        if !self.longhands.prepare_for_update(&source, importance, &mut updates) {
            return false;
        }
        let alone = match &source.declarations[..] {
            [one] => match one.id() {
                PropertyDeclarationId::Longhand(id) => Some(id),
                PropertyDeclarationId::Custom(_) => None,
            },
            _ => None,
        };
        self.longhands.update(source.drain(), importance, &mut updates);
        let is_new = self.order_again();
        // A longhand that is in no shorthand changes its own part.
        match alone {
            Some(id) if !is_new => self.write_longhand(id),
            _ => self.write(),
        }
        true
    }

    fn set_custom(&mut self, custom: Custom) -> bool {
        match self.places.get(&custom.name).copied() {
            Some(place) => {
                let Some(Entry::Custom(old)) = self.entries.get_mut(place) else { return false };
                if old.declaration == custom.declaration && old.is_important == custom.is_important
                {
                    return false;
                }
                **old = custom;
                self.write_part(PartOf::Custom(place));
            }
            None => {
                let place = self.entries.len();
                self.push_custom(custom);
                self.push_part(PartOf::Custom(place));
            }
        }
        true
    }

    /// Removes a property, or the longhands of a shorthand. Returns true if there was one.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty>
    pub fn remove(&mut self, name: &str) -> bool {
        let name = match Property::find(name) {
            Some(Property::Known(id)) => {
                let Some(first) = self.longhands.first_declaration_to_remove(&id) else {
                    return false;
                };
                self.longhands.remove_property(&id, first);
                let longhands = &self.longhands;
                self.entries.retain(|entry| match entry {
                    Entry::Longhand(id) => longhands.contains(PropertyDeclarationId::Longhand(*id)),
                    Entry::Custom(_) => true,
                });
                self.find_places();
                self.write();
                return true;
            }
            Some(Property::Other(other)) => Atom::from(format!("{PREFIX}{}", other.name)),
            Some(Property::Custom(name)) => name,
            None => return false,
        };
        let Some(place) = self.places.remove(&name) else { return false };
        if place < self.entries.len() {
            self.entries.remove(place);
        }
        self.remove_part(place);
        for later in self.places.values_mut().filter(|later| **later > place) {
            *later = later.saturating_sub(1);
        }
        true
    }

    /// The declarations as text, with shorthands where they stand for their longhands.
    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub fn text(&self) -> &str {
        &self.text
    }

    fn push_custom(&mut self, custom: Custom) {
        self.places.insert(custom.name.clone(), self.entries.len());
        self.entries.push(Entry::Custom(Box::new(custom)));
    }

    fn find_places(&mut self) {
        for (place, entry) in self.entries.iter().enumerate() {
            if let Entry::Custom(custom) = entry
                && let Some(known) = self.places.get_mut(&custom.name)
            {
                *known = place;
            }
        }
    }

    /// Takes over the order of the longhands, whose block has put new ones and those that had to move at its end. Returns true if
    /// the entries changed.
    fn order_again(&mut self) -> bool {
        let ids = self.longhands.declarations().iter().filter_map(|one| one.id().as_longhand());
        let mut ids = ids.peekable();
        let count = self.entries.len();
        self.entries.retain(|entry| match entry {
            Entry::Longhand(id) => ids.next_if_eq(id).is_some(),
            Entry::Custom(_) => true,
        });
        let is_less = self.entries.len() < count;
        let rest: Vec<Entry> = ids.map(Entry::Longhand).collect();
        let is_changed = is_less || !rest.is_empty();
        self.entries.extend(rest);
        if is_less {
            self.find_places();
        }
        is_changed
    }

    /// Writes all declarations.
    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    fn write(&mut self) {
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
    fn is_whole(&self, shorthand: ShorthandId) -> bool {
        let is_declared = |id| self.longhands.contains(PropertyDeclarationId::Longhand(id));
        let mut text = String::new();
        !shorthand.is_legacy_shorthand()
            && shorthand.longhands().all(is_declared)
            && self.longhands.shorthand_to_css(shorthand, &mut text).is_ok()
            && !text.is_empty()
    }

    /// Returns true if no declaration among the longhands is of their group with the other mapping: logical or physical.
    fn is_of_one_group(&self, shorthand: ShorthandId) -> bool {
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
    fn text_of(&self, part: PartOf) -> String {
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

    fn push_part(&mut self, of: PartOf) {
        let text = self.text_of(of);
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(&text);
        self.parts.push(Part { of, length: text.len() });
    }

    /// The place of a part in the text, and its number.
    fn range_of(&self, of: PartOf) -> Option<(usize, std::ops::Range<usize>)> {
        let number = self.parts.iter().position(|part| part.of == of)?;
        let before = self.parts.get(..number)?.iter();
        let start =
            before.fold(0_usize, |end, part| end.saturating_add(part.length).saturating_add(1));
        let length = self.parts.get(number)?.length;
        Some((number, start..start.saturating_add(length)))
    }

    /// Writes a part again.
    fn write_part(&mut self, of: PartOf) {
        let text = self.text_of(of);
        let Some((number, range)) = self.range_of(of) else { return self.write() };
        self.text.replace_range(range, &text);
        if let Some(part) = self.parts.get_mut(number) {
            part.length = text.len();
        }
    }

    /// A longhand has another value: its part changes alone, unless a shorthand may stand for it before or now.
    fn write_longhand(&mut self, id: LonghandId) {
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
    fn remove_part(&mut self, place: usize) {
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

const fn importance(is_important: bool) -> Importance {
    if is_important { Importance::Important } else { Importance::Normal }
}

fn css_of(declaration: &PropertyDeclaration) -> String {
    let mut text = String::new();
    let _ = declaration.to_css(&mut text);
    text
}

/// Parses a value, without `!important`; `None` if it is invalid.
/// <https://drafts.csswg.org/cssom/#parse-a-css-value>
fn parse_value(
    property: Property,
    value: &str,
    is_important: bool,
    context: &Context,
) -> Option<Parsed> {
    // Stylo's parsers recurse over blocks and functions.
    let value = text::bounded(value)?;
    let mut source = Box::new(SourcePropertyDeclaration::default());
    let parse = |source: &mut SourcePropertyDeclaration, id: PropertyId, value: &str| {
        parse_one_declaration_into(
            source,
            id,
            value,
            Origin::Author,
            &context.url,
            None,
            ParsingMode::DEFAULT,
            context.quirks,
            context.rule,
        )
        .ok()
    };
    let (name, value) = match property {
        Property::Known(id) => {
            parse(&mut source, id, value)?;
            return Some(Parsed::Longhands(source));
        }
        Property::Other(other) => {
            (Atom::from(format!("{PREFIX}{}", other.name)), Cow::Owned(other.value(value)?))
        }
        Property::Custom(name) => (name, Cow::Borrowed(value)),
    };
    parse(&mut source, PropertyId::Custom(name.clone()), &value)?;
    let declaration = source.declarations.pop()?;
    Some(Parsed::Custom(Custom { name, declaration, is_important }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_read_and_written() {
        for (text, written) in [
            ("", ""),
            ("color:red", "color: red;"),
            ("COLOR: RED ; display : none", "color: red; display: none;"),
            ("color: red !important; color: blue", "color: red !important;"),
            ("color: red; width: 1px; color: blue", "width: 1px; color: blue;"),
            ("nonsense: 1; width: 2px", "width: 2px;"),
            ("color:; width: 2px", "width: 2px;"),
            ("--Mine: a  B", "--Mine: a  B;"),
            ("--a: 1; width: 1px; --a: 2", "width: 1px; --a: 2;"),
            ("--a: 1 !important; --a: 2", "--a: 1 !important;"),
            ("--:a; --x:", "--x: ;"),
            ("width: calc(1px + 2px)", "width: calc(3px);"),
            ("color: red; {} width: 1px", "color: red;"),
            ("margin: 1px; margin-left: 2px", "margin: 1px 1px 1px 2px;"),
            (
                "margin-top: 1px; --x: y; margin-right: 1px",
                "margin-top: 1px; --x: y; margin-right: 1px;",
            ),
            (
                "margin: 1px; margin-top: 1px !important",
                "margin-right: 1px; margin-bottom: 1px; margin-left: 1px; margin-top: 1px !important;",
            ),
            ("scroll-snap-align: START  end", "scroll-snap-align: start end;"),
            ("scroll-snap-align: bogus; resize: both", "resize: both;"),
            ("-webkit-transform: none; -moz-transform: scale(2)", "transform: none;"),
            ("margin: var(--a)", "margin: var(--a);"),
            (
                "margin-top: 1px; margin-inline-start: 2px; margin-left: 3px; margin-right: 1px; margin-bottom: 1px",
                "margin-top: 1px; margin-inline-start: 2px; margin-left: 3px; margin-right: 1px; margin-bottom: 1px;",
            ),
            ("all: initial", "all: initial;"),
        ] {
            assert_eq!(Declarations::parse(text, &Context::default()).text(), written, "{text}");
        }
    }

    #[test]
    fn large_blocks_keep_all_declarations() {
        let context = Context::default();
        for (name, count) in [("--a-long-name-", 5000), ("--x", 3000)] {
            let custom: Vec<String> = (0..count).map(|i| format!("{name}{i}:{i};")).collect();
            let custom = custom.concat();
            let block = Declarations::parse(&format!("{custom}color:red"), &context);
            assert_eq!(block.entries.len(), count + 1, "{name}");
            assert!(block.text().ends_with("color: red;"), "{name}");
        }
    }

    #[test]
    fn the_text_follows_each_change() {
        let context = Context::default();
        let mut block = Declarations::default();
        let names = [
            "--a",
            "--b",
            "margin",
            "margin-left",
            "color",
            "margin-inline",
            "resize",
            "border",
            "--c",
            "border-top-color",
            "all",
        ];
        let values = ["1px", "inherit", "red", "none", "2px", "var(--x)", "initial"];
        let mut number = 1_usize;
        for step in 0..600 {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let random = number >> 33;
            // `all` is rare.
            let count = names.len() - usize::from(step % 50 != 0);
            let name = names[random % count];
            if (random / 16).is_multiple_of(3) {
                block.remove(name);
            } else {
                block.set(
                    name,
                    values[random / 64 % values.len()],
                    (random / 4096).is_multiple_of(4),
                    &context,
                );
            }
            let followed = block.text().to_owned();
            let mut again = block.clone();
            again.write();
            assert_eq!(followed, again.text(), "{step} {name}");
            assert_eq!(block.entries.len(), block.to_block().len(), "{step} {name}");
            for (place, entry) in block.entries.iter().enumerate() {
                if let Entry::Custom(custom) = entry {
                    assert_eq!(block.places.get(&custom.name), Some(&place), "{step} {name}");
                }
            }
        }
    }
}
