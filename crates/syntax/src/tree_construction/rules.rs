//! The receiver of every rule.

use std::ops::{Deref, DerefMut};

use treewright_markup::{ErrorCode, LocalName, TreeSink};

use super::{ConstructionState, InsertionMode, Outcome};
use crate::tokenizer::Tag;
use crate::{Reporter, Span};

/// The state of tree construction together with its tree, as lent for one call of the parser.
///
/// It dereferences to the state, so that a rule reads as in the standard: `self.frameset_ok = false`.
/// A rule that needs a part of the state and the tree at once says `self.state`.
pub(crate) struct Rules<'a, T: TreeSink + ?Sized> {
    pub(crate) state: &'a mut ConstructionState<T::Handle>,
    pub(crate) tree: &'a mut T,
    pub(crate) reporter: &'a mut Reporter,
}

impl<T: TreeSink + ?Sized> Deref for Rules<'_, T> {
    type Target = ConstructionState<T::Handle>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        self.state
    }
}

impl<T: TreeSink + ?Sized> DerefMut for Rules<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.state
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Raises a parse error at the token.
    pub(super) fn error(&mut self, code: ErrorCode, span: Span) {
        self.reporter.report(code, span);
    }

    /// Raises a parse error for text; only once for consecutive characters.
    pub(super) fn text_error(&mut self, code: ErrorCode, span: Span) {
        if self.reported_for_text != Some(code) {
            self.reported_for_text = Some(code);
            self.reporter.report(code, span);
        }
    }

    /// "Switch the insertion mode." The token is completed.
    pub(super) fn switch_to(&mut self, mode: InsertionMode) -> Outcome<T::Handle> {
        self.insertion_mode = mode;
        Outcome::Done
    }

    /// "Switch the insertion mode, and reprocess the token."
    pub(super) fn switch_to_and_reprocess(&mut self, mode: InsertionMode) -> Outcome<T::Handle> {
        self.insertion_mode = mode;
        Outcome::Reprocess
    }

    /// Parse error. Ignore the token.
    pub(super) fn ignore(&mut self, code: ErrorCode, span: Span) -> Outcome<T::Handle> {
        self.reporter.report(code, span);
        Outcome::Done
    }
}

/// The place where something starts: all that is known about text that may be cut anywhere.
pub(super) const fn start_of(span: Span) -> Span {
    Span { end: span.start, ..span }
}

/// A start tag token that is not in the source: "a `p` start tag token with no attributes".
pub(super) fn start_tag_token_with_no_attributes(name: LocalName, span: Span) -> Tag<'static> {
    Tag {
        name,
        text: name.known_text().unwrap_or_default(),
        attributes: crate::Attributes::EMPTY,
        self_closing: false,
        span,
    }
}
