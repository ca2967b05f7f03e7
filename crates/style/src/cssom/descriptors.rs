//! The descriptors of `@font-face` and `@page`.
//!
//! <https://drafts.csswg.org/css-fonts-5/#cssfontfacedescriptors>
//! <https://drafts.csswg.org/cssom/#csspagedescriptors>

use std::borrow::Cow;

use cssparser::{Parser, serialize_string};
use style::custom_properties::AttrTaint;
use style::font_face::{DescriptorId, Descriptors as OfStylo};
use style::parser::ParserContext;
use style::stylesheets::{CssRuleType, Origin};
use style_traits::ParsingMode;
use treewright_semantics::declarations::each_declaration;

use super::declarations::{Context, Declarations};
use crate::{preferences, text};

/// The rule that has descriptors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    FontFace,
    Page,
}

/// The descriptors of a rule in their order, each once; those of a page follow the properties of its context.
/// <https://drafts.csswg.org/css-page-3/#page-properties>
#[derive(Clone, Debug)]
pub(crate) struct Descriptors {
    of: Of,
    all: Vec<(&'static str, String)>,
    properties: Declarations,
}

const OF_FONT_FACE: [(&str, DescriptorId); 14] = [
    ("ascent-override", DescriptorId::AscentOverride),
    ("descent-override", DescriptorId::DescentOverride),
    ("font-display", DescriptorId::FontDisplay),
    ("font-family", DescriptorId::FontFamily),
    ("font-feature-settings", DescriptorId::FontFeatureSettings),
    ("font-language-override", DescriptorId::FontLanguageOverride),
    ("font-stretch", DescriptorId::FontWidth),
    ("font-style", DescriptorId::FontStyle),
    ("font-variation-settings", DescriptorId::FontVariationSettings),
    ("font-weight", DescriptorId::FontWeight),
    ("line-gap-override", DescriptorId::LineGapOverride),
    ("size-adjust", DescriptorId::SizeAdjust),
    ("src", DescriptorId::Src),
    ("unicode-range", DescriptorId::UnicodeRange),
];

/// The sizes of pages that have names.
/// <https://drafts.csswg.org/css-page-3/#typedef-page-size-page-size>
const SIZES: [&str; 10] =
    ["a5", "a4", "a3", "b5", "b4", "jis-b5", "jis-b4", "letter", "legal", "ledger"];

impl Of {
    /// The name as it is written; `font-width` is another one for `font-stretch`.
    fn find(self, name: &str) -> Option<&'static str> {
        let lower = name.to_ascii_lowercase();
        let lower = if lower == "font-width" { "font-stretch" } else { &lower };
        match self {
            Self::FontFace => {
                OF_FONT_FACE.iter().map(|(known, _)| *known).find(|known| *known == lower)
            }
            Self::Page => ["size", "page-orientation"].into_iter().find(|known| *known == lower),
        }
    }

    /// The canonical form of a value; `None` if it is invalid.
    fn canonical(self, name: &str, value: &str, context: &Context) -> Option<String> {
        match (self, name) {
            (Self::FontFace, _) => {
                let (_, id) = OF_FONT_FACE.iter().find(|(known, _)| *known == name)?;
                of_font_face(*id, value, context)
            }
            (Self::Page, "size") => size(value, context),
            (Self::Page, _) => {
                let lower = value.trim_ascii().to_ascii_lowercase();
                matches!(&*lower, "upright" | "rotate-left" | "rotate-right").then_some(lower)
            }
        }
    }
}

/// The canonical form of a value of a property.
fn property(name: &str, value: &str, context: &Context) -> Option<String> {
    let mut declarations = Declarations::default();
    declarations.set(name, value, false, context).then(|| declarations.value(name))
}

fn of_font_face(id: DescriptorId, value: &str, context: &Context) -> Option<String> {
    preferences::set();
    let value = text::bounded(value)?;
    let parser = ParserContext::new(
        Origin::Author,
        &context.url,
        Some(CssRuleType::FontFace),
        ParsingMode::DEFAULT,
        context.quirks,
        Cow::default(),
        None,
        None,
        AttrTaint::default(),
    );
    let mut descriptors = OfStylo::default();
    descriptors.set(id, &parser, &mut Parser::new(value)).ok()?;
    let mut text = String::new();
    // Stylo writes a string as words where it can.
    match Parser::new(value).expect_string() {
        Ok(name) if id == DescriptorId::FontFamily => serialize_string(name, &mut text).ok()?,
        _ => descriptors.get(id, &mut text).ok()?,
    }
    Some(text)
}

/// <https://drafts.csswg.org/css-page-3/#page-size-prop>
fn size(value: &str, context: &Context) -> Option<String> {
    let lower = value.trim_ascii().to_ascii_lowercase();
    if lower == "auto" {
        return Some(lower);
    }
    let is_orientation = |word: &str| matches!(word, "portrait" | "landscape");
    let words: Vec<&str> = lower.split_ascii_whitespace().collect();
    let named = match words.as_slice() {
        [one] if SIZES.contains(one) || is_orientation(one) => Some((*one).to_owned()),
        [first, second] if SIZES.contains(first) && is_orientation(second) => {
            Some(sized(first, second))
        }
        [first, second] if SIZES.contains(second) && is_orientation(first) => {
            Some(sized(second, first))
        }
        _ => None,
    };
    if named.is_some() {
        return named;
    }
    // One or two lengths.
    let lengths = property("border-spacing", &lower, context)?;
    Some(match lengths.split_once(' ') {
        Some((first, second)) if first == second => first.to_owned(),
        _ => lengths,
    })
}

/// `portrait` is what a size has anyway.
fn sized(size: &str, orientation: &str) -> String {
    if orientation == "portrait" { size.to_owned() } else { format!("{size} {orientation}") }
}

impl Descriptors {
    /// Parses the contents of a block. Of several for a descriptor the last one counts.
    pub(crate) fn parse(of: Of, text: &str, context: &Context) -> Self {
        let mut own = Self { of, all: Vec::new(), properties: Declarations::default() };
        own.set_text(text, context);
        own
    }

    /// Replaces all.
    pub(crate) fn set_text(&mut self, text: &str, context: &Context) {
        self.all.clear();
        if self.of == Of::Page {
            self.properties = Declarations::parse(text, context);
        }
        each_declaration(text, |one| {
            if let Some(name) = self.of.find(one.name)
                && !one.is_important
            {
                self.set(name, one.value, context);
            }
        });
    }

    /// Returns true for a property of the page context.
    fn is_property(&self, name: &str) -> bool {
        self.of == Of::Page && self.of.find(name).is_none()
    }

    pub(crate) fn len(&self) -> usize {
        self.properties.len().saturating_add(self.all.len())
    }

    pub(crate) fn item(&self, index: usize) -> Option<String> {
        match index.checked_sub(self.properties.len()) {
            Some(index) => self.all.get(index).map(|(name, _)| (*name).to_owned()),
            None => self.properties.item(index),
        }
    }

    pub(crate) fn value(&self, name: &str) -> String {
        if self.is_property(name) {
            return self.properties.value(name);
        }
        let name = self.of.find(name);
        let found = self.all.iter().find(|(known, _)| Some(*known) == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    pub(crate) fn is_important(&self, name: &str) -> bool {
        self.is_property(name) && self.properties.is_important(name)
    }

    /// Sets one, or the properties that a shorthand stands for. Returns true if it changed.
    pub(crate) fn set(&mut self, name: &str, value: &str, context: &Context) -> bool {
        if self.is_property(name) {
            return self.properties.set(name, value, false, context);
        }
        let Some(name) = self.of.find(name) else { return false };
        let Some(value) = self.of.canonical(name, value, context) else { return false };
        match self.all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) if *old == value => false,
            Some((_, old)) => {
                *old = value;
                true
            }
            None => {
                self.all.push((name, value));
                true
            }
        }
    }

    pub(crate) fn remove(&mut self, name: &str) -> bool {
        if self.is_property(name) {
            return self.properties.remove(name);
        }
        let count = self.all.len();
        let name = self.of.find(name);
        self.all.retain(|(known, _)| Some(*known) != name);
        self.all.len() < count
    }

    /// The descriptors as text.
    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub(crate) fn text(&self) -> String {
        let mut text = self.properties.text().to_owned();
        for (name, value) in &self.all {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(name);
            text.push_str(": ");
            text.push_str(value);
            text.push(';');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_are_read_and_written() {
        for (of, text, written) in [
            (Of::Page, "margin: 1cm; size: A4 LANDSCAPE", "margin: 1cm; size: a4 landscape;"),
            (Of::Page, "size: landscape letter; color: red", "color: red; size: letter landscape;"),
            (Of::Page, "size: 4in 6in", "size: 4in 6in;"),
            (
                Of::Page,
                "size: 4in 4in; size: bogus; margin-top: 1px",
                "margin-top: 1px; size: 4in;",
            ),
            (
                Of::Page,
                "size: 10%; page-orientation: rotate-left",
                "page-orientation: rotate-left;",
            ),
            (
                Of::FontFace,
                "font-family: 'A b'; src: url(x.woff); font-width: condensed; color: red",
                "font-family: \"A b\"; src: url(\"x.woff\"); font-stretch: condensed;",
            ),
            (
                Of::FontFace,
                "font-display: SWAP !important; font-weight: 1 900",
                "font-weight: 1 900;",
            ),
        ] {
            let descriptors = Descriptors::parse(of, text, &Context::default());
            assert_eq!(descriptors.text(), written, "{text}");
        }
    }
}
