//! Declaration blocks.
//!
//! <https://drafts.csswg.org/cssom/#css-declaration-blocks>

mod parsing;
mod writing;

use std::collections::HashMap;
use std::fmt;

use rustc_hash::FxHashSet;
use selectors::context::QuirksMode;
use style::Atom;
use style::properties::{
    Importance, LonghandId, PropertyDeclaration, PropertyDeclarationBlock, PropertyDeclarationId,
    ShorthandId, SourcePropertyDeclaration, SourcePropertyDeclarationUpdate,
};
use style::stylesheets::{CssRuleType, UrlExtraData};
use treewright_semantics::declarations::each_declaration;
use url::Url;

use self::parsing::parse_value;
use self::writing::css_of;
use super::bounds::{Fit, Room};
use super::others::PREFIX;
use super::properties::Property;
use crate::limits::SHORT_NAME;
use crate::preferences;
use crate::sheets::about_blank;

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
}

const fn importance(is_important: bool) -> Importance {
    if is_important { Importance::Important } else { Importance::Normal }
}

#[cfg(test)]
mod tests;
