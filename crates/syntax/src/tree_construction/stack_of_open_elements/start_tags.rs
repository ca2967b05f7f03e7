//! The start tags of the open elements that may not be open at the end, for the parse errors that name
//! them. Empty unless errors are collected.

use treewright_markup::Span;

/// The start tag of an open element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StartTag {
    /// The index of the element on the stack.
    index: usize,
    /// The tag name.
    pub(crate) name: Box<str>,
    pub(crate) span: Span,
}

#[cfg(test)]
impl StartTag {
    pub(super) const fn index(&self) -> usize {
        self.index
    }
}

/// Start tags in the order of the stack.
#[derive(Clone, Debug, Default)]
pub(super) struct StartTags {
    tags: Vec<StartTag>,
}

impl StartTags {
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.tags.clear();
    }

    /// The last one.
    pub(super) fn last(&self) -> Option<&StartTag> {
        self.tags.last()
    }

    /// Adds the start tag of the element at `index`, the last one on the stack.
    pub(super) fn push(&mut self, index: usize, name: &str, span: Span) {
        self.tags.push(StartTag { index, name: name.into(), span });
    }

    /// Follows the element at `index`, the last one on the stack, which was popped.
    #[cold]
    pub(super) fn pop(&mut self, index: usize) {
        self.tags.pop_if(|tag| tag.index >= index);
    }

    /// Follows the element at `index`, which was taken out.
    pub(super) fn remove(&mut self, index: usize) {
        self.tags.retain(|tag| tag.index != index);
        for tag in self.tags.iter_mut().rev().take_while(|tag| tag.index > index) {
            tag.index = tag.index.saturating_sub(1);
        }
    }

    /// Follows the element at `from`, which moved to `to`, further down.
    pub(super) fn move_below(&mut self, from: usize, to: usize) {
        let first = self.tags.partition_point(|tag| tag.index < from);
        let end = self.tags.partition_point(|tag| tag.index <= to);
        let Some(tags) = self.tags.get_mut(first..end) else {
            return;
        };
        for tag in &mut *tags {
            tag.index = if tag.index == from { to } else { tag.index.saturating_sub(1) };
        }
        tags.sort_unstable_by_key(|tag| tag.index);
    }
}
