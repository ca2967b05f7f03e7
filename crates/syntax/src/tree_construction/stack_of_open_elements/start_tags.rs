//! The start tags of the open elements that may not be open at the end, for the parse errors that name
//! them. Empty unless errors are collected.

use std::borrow::Cow;

use treewright_markup::{LocalName, Span};

/// The start tag of an open element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StartTag {
    /// The index of the element on the stack.
    index: usize,
    name: Name,
    pub(crate) span: Span,
}

/// A tag name. Known ones, which are nearly all, cost no allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Name {
    Known(LocalName),
    Other(Box<str>),
}

impl StartTag {
    /// The tag name.
    pub(crate) fn name(&self) -> Cow<'static, str> {
        match &self.name {
            Name::Known(name) => Cow::Borrowed(name.known_text().unwrap_or_default()),
            Name::Other(name) => Cow::Owned(name.clone().into()),
        }
    }
}

#[cfg(test)]
impl StartTag {
    pub(super) const fn index(&self) -> usize {
        self.index
    }
}

/// Start tags in the order of the stack.
///
/// Popping is not tracked, so that parses without errors need no check at each end tag: the entry at the
/// index of an open element belongs to that element, and the rest is dropped before the next use.
#[derive(Clone, Debug, Default)]
pub(super) struct StartTags {
    tags: Vec<StartTag>,
}

impl StartTags {
    pub(super) fn clear(&mut self) {
        self.tags.clear();
    }

    /// The last one of a stack of this length.
    pub(super) fn last(&mut self, length: usize) -> Option<&StartTag> {
        self.forget_from(length);
        self.tags.last()
    }

    /// Drops the start tags of the elements from `index` on, which were popped.
    #[inline]
    pub(super) fn forget_from(&mut self, index: usize) {
        while self.tags.pop_if(|tag| tag.index >= index).is_some() {}
    }

    /// Adds the start tag of the element at `index`, the last one on the stack.
    #[inline]
    pub(super) fn push(&mut self, index: usize, name: LocalName, text: &str, span: Span) {
        let name = if name.is_known() { Name::Known(name) } else { Name::Other(text.into()) };
        self.tags.push(StartTag { index, name, span });
    }

    /// Follows the elements at these indices, the last of which comes first: they were removed.
    pub(super) fn remove(&mut self, indices: &[usize]) {
        let Some(least) = indices.last() else {
            return;
        };
        let first = self.tags.partition_point(|tag| tag.index < *least);
        let mut before = indices.iter().rev().peekable();
        let mut count = 0;
        let mut above = self.tags.split_off(first);
        above.retain_mut(|tag| {
            while before.next_if(|index| **index < tag.index).is_some() {
                count += 1;
            }
            let is_removed = before.peek().is_some_and(|index| **index == tag.index);
            tag.index = tag.index.saturating_sub(count);
            !is_removed
        });
        self.tags.append(&mut above);
    }

    /// Follows the element at `from`, which moved to `to`, further down.
    pub(super) fn move_below(&mut self, from: usize, to: usize) {
        let first = self.tags.partition_point(|tag| tag.index < from);
        let end = self.tags.partition_point(|tag| tag.index <= to);
        let Some(tags) = self.tags.get_mut(first..end) else {
            return;
        };
        if tags.first().is_some_and(|tag| tag.index == from) {
            tags.rotate_left(1);
        }
        for tag in tags {
            tag.index = if tag.index == from { to } else { tag.index.saturating_sub(1) };
        }
    }
}
