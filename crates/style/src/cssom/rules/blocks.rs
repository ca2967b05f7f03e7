//! The declarations of a rule, as a text or parsed.

use super::super::declarations::{Context, Declarations};
use super::super::descriptors::Descriptors;
use super::{Data, Rule};
use treewright_semantics::declarations::each_declaration;

/// The declarations of a rule.
pub(super) enum Block {
    /// Declarations as they were written, each with a semicolon.
    Text(Box<str>),
    Declared(Box<Declarations>),
    Descriptors(Box<Descriptors>),
}

/// The bytes of parsed declarations without their texts and values.
const BYTES_OF_DECLARED: usize = 512;

/// The bytes of a declaration without its text.
const BYTES_OF_ONE: usize = 100;

impl Block {
    pub(super) fn text(text: impl Into<Box<str>>) -> Self {
        Self::Text(text.into())
    }

    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Declared(declared) => declared
                .text()
                .len()
                .saturating_mul(2)
                .saturating_add(declared.len().saturating_mul(BYTES_OF_ONE))
                .saturating_add(BYTES_OF_DECLARED),
            Self::Descriptors(descriptors) => {
                descriptors.text().len().saturating_add(BYTES_OF_DECLARED)
            }
        }
    }
}

/// Properties of animations do not apply to a keyframe, except two.
/// <https://drafts.csswg.org/css-animations-1/#keyframes>
fn is_for_a_keyframe(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let lower = lower.strip_prefix("-webkit-").unwrap_or(&lower);
    !lower.starts_with("animation")
        || matches!(lower, "animation-timing-function" | "animation-composition")
}

/// The declarations that a keyframe takes.
pub(super) fn for_a_keyframe(text: &str) -> String {
    let mut kept = String::new();
    each_declaration(text, |one| {
        if !one.is_important && is_for_a_keyframe(one.name) {
            let _ = cssparser::serialize_identifier(one.name, &mut kept);
            kept.push_str(": ");
            kept.push_str(one.value);
            kept.push(';');
        }
    });
    kept
}

impl Data {
    pub(super) const fn block(&self) -> Option<&Block> {
        match self {
            Self::Style { block, .. }
            | Self::Page { block, .. }
            | Self::Keyframe { block, .. }
            | Self::Margin { block, .. }
            | Self::FontFace(block)
            | Self::NestedDeclarations(block) => Some(block),
            _ => None,
        }
    }

    const fn block_mut(&mut self) -> Option<&mut Block> {
        match self {
            Self::Style { block, .. }
            | Self::Page { block, .. }
            | Self::Keyframe { block, .. }
            | Self::Margin { block, .. }
            | Self::FontFace(block)
            | Self::NestedDeclarations(block) => Some(block),
            _ => None,
        }
    }
}

impl Rule {
    fn context(&self) -> Context {
        self.parent_sheet().map(|sheet| sheet.context().clone()).unwrap_or_default()
    }

    fn is_a_keyframe(&self) -> bool {
        matches!(&*self.0.data.borrow(), Data::Keyframe { .. })
    }

    /// Parses the declarations, if they are a text.
    fn declare(&self) {
        let context = self.context();
        let mut data = self.0.data.borrow_mut();
        if let Some(block) = data.block_mut()
            && let Block::Text(text) = block
        {
            *block = Block::Declared(Box::new(Declarations::parse(text, &context)));
            drop(data);
            self.count();
        }
    }

    /// The bytes that its declarations take if a program asks for them.
    pub fn bytes_of_declarations(&self) -> usize {
        match self.0.data.borrow().block() {
            Some(Block::Text(text)) => super::super::bounds::most_of(text),
            Some(Block::Declared(declared)) => declared.text().len(),
            _ => 0,
        }
    }

    /// Reads the declarations.
    fn read<R>(
        &self,
        declared: impl FnOnce(&Declarations) -> R,
        descriptors: impl FnOnce(&Descriptors) -> R,
    ) -> Option<R> {
        self.declare();
        match self.0.data.borrow().block()? {
            Block::Declared(block) => Some(declared(block)),
            Block::Descriptors(block) => Some(descriptors(block)),
            Block::Text(_) => None,
        }
    }

    /// The declarations as text.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext>
    pub fn declarations_text(&self) -> String {
        self.read(|block| block.text().to_owned(), Descriptors::text).unwrap_or_default()
    }

    /// The number of declarations.
    pub fn declarations_len(&self) -> usize {
        self.read(Declarations::len, Descriptors::len).unwrap_or_default()
    }

    /// The name of the property, or of the descriptor, of a declaration.
    pub fn declaration_name(&self, index: usize) -> Option<String> {
        self.read(|block| block.item(index), |block| block.item(index)).flatten()
    }

    /// The value of a declaration; empty if it is missing.
    pub fn declared_value(&self, name: &str) -> String {
        self.read(|block| block.value(name), |block| block.value(name)).unwrap_or_default()
    }

    /// Returns true for a declaration with `!important`.
    pub fn is_declared_important(&self, name: &str) -> bool {
        let read = self.read(|block| block.is_important(name), |block| block.is_important(name));
        read.unwrap_or_default()
    }

    /// Changes the declarations. Returns true if the functions did.
    fn change(
        &self,
        declared: impl FnOnce(&mut Declarations, &Context) -> bool,
        descriptors: impl FnOnce(&mut Descriptors, &Context) -> bool,
    ) -> bool {
        self.declare();
        let context = self.context();
        let is_changed = match self.0.data.borrow_mut().block_mut() {
            Some(Block::Declared(block)) => declared(block, &context),
            Some(Block::Descriptors(block)) => descriptors(block, &context),
            _ => false,
        };
        if is_changed {
            self.changed();
        }
        is_changed
    }

    /// Replaces the declarations.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext>
    pub fn set_declarations_text(&self, text: &str) {
        let of_a_keyframe = if self.is_a_keyframe() { Some(for_a_keyframe(text)) } else { None };
        let text = of_a_keyframe.as_deref().unwrap_or(text);
        self.change(
            |block, context| {
                *block = Declarations::parse(text, context);
                true
            },
            |block, context| {
                block.set_text(text, context);
                true
            },
        );
    }

    /// Sets a declaration, if the value is valid. Returns true if it changed.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty>
    pub fn declare_value(&self, name: &str, value: &str, is_important: bool) -> bool {
        if self.is_a_keyframe() && (is_important || !is_for_a_keyframe(name)) {
            return false;
        }
        self.change(
            |block, context| block.set(name, value, is_important, context),
            |block, context| !is_important && block.set(name, value, context),
        )
    }

    /// Removes a declaration. Returns true if there was one.
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty>
    pub fn remove_declaration(&self, name: &str) -> bool {
        self.change(|block, _| block.remove(name), |block, _| block.remove(name))
    }
}
