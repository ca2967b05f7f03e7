//! The parts of rules that programs read and set.

use super::keyframes::canonical_keys;
use super::{Data, Rule};
use crate::cssom::media;
use crate::cssom::sheet::Sheet;

impl Rule {
    /// Reads a part of it.
    fn part<R>(&self, read: impl FnOnce(&Data) -> Option<R>) -> Option<R> {
        read(&self.0.data.borrow())
    }

    /// The selectors of a style rule, a page rule or a keyframe.
    pub fn selector_text(&self) -> String {
        let text = self.part(|data| match data {
            Data::Style { selectors, .. }
            | Data::Page { selectors, .. }
            | Data::Keyframe { selectors, .. } => Some(selectors.to_string()),
            _ => None,
        });
        text.unwrap_or_default()
    }

    /// Sets the selectors of a keyframe. Returns true if they are valid.
    /// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext>
    pub fn set_key_text(&self, text: &str) -> bool {
        let Some(canonical) = canonical_keys(text) else { return false };
        if let Data::Keyframe { selectors, .. } = &mut *self.0.data.borrow_mut() {
            *selectors = canonical.into();
        }
        self.changed();
        true
    }

    /// The place of the last keyframe with these selectors.
    /// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-findrule>
    pub fn find_keyframe(&self, keys: &str) -> Option<usize> {
        let keys = canonical_keys(keys)?;
        self.0.children.borrow().iter().rposition(|frame| frame.selector_text() == keys)
    }

    /// The name of `@keyframes`, `@property`, `@layer` or a margin rule.
    pub fn name(&self) -> String {
        let name = self.part(|data| match data {
            Data::Keyframes(name) | Data::LayerBlock(name) => Some(name.to_string()),
            Data::Property(property) => Some(property.name.to_string()),
            Data::Margin { name, .. } => Some((*name).to_owned()),
            _ => None,
        });
        name.unwrap_or_default()
    }

    /// Sets the name of `@keyframes`.
    /// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name>
    pub fn set_name(&self, text: &str) {
        if let Data::Keyframes(name) = &mut *self.0.data.borrow_mut() {
            *name = text.into();
        }
        self.changed();
    }

    /// The names of a statement of `@layer`.
    pub fn layer_names(&self) -> Vec<String> {
        let names = self.part(|data| match data {
            Data::LayerStatement(names) => Some(names.iter().map(ToString::to_string).collect()),
            _ => None,
        });
        names.unwrap_or_default()
    }

    /// The bounds of `@scope`.
    pub fn scope_bounds(&self) -> (Option<String>, Option<String>) {
        let text = |text: &Option<Box<str>>| text.as_deref().map(str::to_owned);
        let bounds = self.part(|data| match data {
            Data::Scope { start, end } => Some((text(start), text(end))),
            _ => None,
        });
        bounds.unwrap_or_default()
    }

    /// The condition of `@supports`, and whether it holds.
    pub fn supports_condition(&self) -> (String, bool) {
        let condition = self.part(|data| match data {
            Data::Supports { condition, holds } => Some((condition.to_string(), *holds)),
            _ => None,
        });
        condition.unwrap_or_default()
    }

    /// The prefix and the address of `@namespace`.
    pub fn namespace_names(&self) -> (String, String) {
        let (prefix, uri) = self.namespace().unwrap_or_default();
        (prefix.into(), uri.into())
    }

    /// The syntax of `@property`, whether the property is inherited, and its initial value.
    pub fn property_parts(&self) -> (String, bool, Option<String>) {
        let parts = self.part(|data| match data {
            Data::Property(property) => Some((
                property.syntax.to_string(),
                property.inherits,
                property.initial_value.as_deref().map(str::to_owned),
            )),
            _ => None,
        });
        parts.unwrap_or_default()
    }

    /// The media queries of `@media` or `@import`.
    pub fn media_text(&self) -> String {
        let text = self.part(|data| match data {
            Data::Media(media) => Some(media.to_string()),
            Data::Import(import) => Some(import.media.to_string()),
            _ => None,
        });
        text.unwrap_or_default()
    }

    /// Sets the media queries of `@media` or `@import`.
    pub fn set_media_text(&self, text: &str) {
        let text = media::serialize_a_media_query_list(text).into();
        match &mut *self.0.data.borrow_mut() {
            Data::Media(media) => *media = text,
            Data::Import(import) => import.media = text,
            _ => {}
        }
        self.changed();
    }

    /// The address of `@import` as it is written.
    pub fn import_url(&self) -> String {
        let url = self.part(|data| match data {
            Data::Import(import) => Some(import.url.to_string()),
            _ => None,
        });
        url.unwrap_or_default()
    }

    /// The layer of `@import`, empty for one without a name, and the condition of `supports()`.
    pub fn import_conditions(&self) -> (Option<String>, Option<String>) {
        let text = |text: &Option<Box<str>>| text.as_deref().map(str::to_owned);
        let conditions = self.part(|data| match data {
            Data::Import(import) => Some((text(&import.layer), text(&import.supports))),
            _ => None,
        });
        conditions.unwrap_or_default()
    }

    /// Returns true if the condition of `@import` does not hold, so that nothing is loaded.
    pub fn is_import_refused(&self) -> bool {
        let refused = self.part(|data| match data {
            Data::Import(import) => Some(import.is_refused),
            _ => None,
        });
        refused.unwrap_or_default()
    }

    /// The sheet that `@import` has loaded.
    pub fn imported_sheet(&self) -> Option<Sheet> {
        self.part(|data| match data {
            Data::Import(import) => import.sheet.clone(),
            _ => None,
        })
    }

    /// `@import` has loaded a sheet.
    pub fn set_imported_sheet(&self, sheet: Sheet) {
        if let Data::Import(import) = &mut *self.0.data.borrow_mut() {
            sheet.set_owner_rule(self);
            import.sheet = Some(sheet);
        }
        self.changed();
    }
}
