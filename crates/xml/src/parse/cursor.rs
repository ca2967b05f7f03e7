//! A place in a text that moves forward.

use std::borrow::Cow;

use treewright_markup::xml::{is_name, is_name_character, is_space};

/// The remaining text, and its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    place: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str, place: usize) -> Self {
        Self { rest: text, place }
    }

    pub(super) const fn place(&self) -> usize {
        self.place
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Takes the next bytes, up to a place between characters.
    pub(super) fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.place = self.place.saturating_add(taken.len());
        taken
    }

    /// Takes a text, if it comes next.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let comes = self.rest.starts_with(text);
        if comes {
            self.advance(text.len());
        }
        comes
    }

    /// Takes the characters that satisfy the predicate.
    pub(super) fn take_while(&mut self, is_such: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|character| !is_such(character)).unwrap_or(self.rest.len());
        self.advance(end)
    }

    /// Returns true if it took white space.
    pub(super) fn skip_space(&mut self) -> bool {
        !self.take_while(is_space).is_empty()
    }

    /// `Name`, with colons.
    pub(super) fn name(&mut self) -> Option<&'a str> {
        let before = *self;
        let name = self.take_while(is_name_character);
        if is_name(name) {
            return Some(name);
        }
        *self = before;
        None
    }

    /// A text in quotes.
    pub(super) fn quoted(&mut self) -> Option<&'a str> {
        let quote = self.rest.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        let end = self.rest.get(1..)?.find(quote)?;
        self.advance(1);
        let text = self.advance(end);
        self.advance(1);
        Some(text)
    }

    /// Takes everything up to a text, and that text.
    pub(super) fn through(&mut self, text: &str) -> Option<&'a str> {
        let end = self.rest.find(text)?;
        let before = self.advance(end);
        self.advance(text.len());
        Some(before)
    }
}

/// <https://www.w3.org/TR/xml/#sec-line-ends>
pub(super) fn with_newlines_normalized(text: &str) -> Cow<'_, str> {
    if text.contains('\r') {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Cow::Borrowed(text)
    }
}
