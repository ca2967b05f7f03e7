//! The stack of open elements.
//!
//! The standard walks up the stack for nearly every tag: "has a `p` element in button scope", "the last
//! `table` element", "the first special element". With a stack as deep as the input each walk can take as
//! long as the input, so this code never walks. Two indices answer all of these queries:
//!
//! - *Links*: for each name the index of the last open element, and in each entry the index of the one
//!   before it with the same name. Pushing and popping change one link.
//! - *Ends*: a walk for a scope continues until it meets one of a few elements, all of them special. The
//!   special elements are on a separate list, each with a copy of the ends before it; popping restores the
//!   copy. Other elements cost one test of a flag.
//!
//! An element is in a scope if the link of its name does not lie before the end of the scope. Removing or
//! moving elements in the middle costs as much as the number of elements above them or in between: those
//! were opened after the removed one, or the work counts as formatting work.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "indices of entries, and places, which are one more: no tree has 2^32 nodes"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "callers have indices from this stack, and links lead to entries; tables grow before they are used"
)]

mod start_tags;

use treewright_markup::{ElementFlags, LocalName, Namespace, Span};

pub(crate) use start_tags::StartTag;
use start_tags::StartTags;

/// An open element as the parser knows it.
#[derive(Clone, Debug)]
pub(crate) struct OpenElement<H> {
    pub(crate) handle: H,
    pub(crate) name: LocalName,
    pub(crate) flags: ElementFlags,
    pub(crate) namespace: Namespace,
    /// The places of the open elements of the same kind and name before and after this one.
    link: Link,
    /// The place of the nearest HTML element above; maintained only for foreign elements.
    html_above: u32,
}

/// Two places of the stack: indices plus one, 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Link {
    previous: u32,
    next: u32,
}

impl<H> OpenElement<H> {
    pub(crate) const fn new(
        handle: H,
        namespace: Namespace,
        name: LocalName,
        flags: ElementFlags,
    ) -> Self {
        let link = Link { previous: 0, next: 0 };
        Self { handle, name, flags, namespace, link, html_above: 0 }
    }

    /// Returns true if this is the HTML element of that name.
    pub(crate) fn is_html(&self, name: LocalName) -> bool {
        self.name == name && self.namespace == Namespace::Html
    }

    /// Returns true if this is an HTML element with any of these flags.
    pub(crate) fn is_html_with(&self, flags: ElementFlags) -> bool {
        self.namespace == Namespace::Html && self.flags.intersects(flags)
    }
}

/// The scopes of <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-the-specific-scope>.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    Default,
    ListItem,
    Button,
    Table,
}

/// The open elements that end certain walks up the stack. All of these are special elements, so the others
/// cost nothing.
///
/// They are in one list, and each has a copy of the last of each kind before it: when it is popped these
/// are the last again.
#[derive(Clone, Debug, Default)]
struct Ends {
    special: Vec<SpecialElement>,
    last: LastEnds,
}

#[derive(Clone, Copy, Debug)]
struct SpecialElement {
    /// The index of its entry on the stack.
    index: u32,
    before: LastEnds,
}

/// For each kind of end, the place of the last one in `Ends::special`: its index plus one, 0 for none.
#[derive(Clone, Copy, Debug, Default)]
struct LastEnds {
    list: u32,
    scope: u32,
    list_item_scope: u32,
    button_scope: u32,
    table_scope: u32,
}

/// The flags of the elements that end some scope.
const ENDS_A_SCOPE: ElementFlags = ElementFlags::SCOPE
    .with(ElementFlags::LIST_ITEM_SCOPE)
    .with(ElementFlags::BUTTON_SCOPE)
    .with(ElementFlags::TABLE_SCOPE);

impl Ends {
    /// Adds a special element at `index`, after all others.
    #[inline]
    fn note(&mut self, index: u32, flags: ElementFlags) {
        self.special.push(SpecialElement { index, before: self.last });
        if flags.intersects(ElementFlags::ENDS_A_LIST) {
            let place = self.special.len() as u32;
            self.last.list = place;
            if flags.intersects(ENDS_A_SCOPE) {
                self.last.note_scopes(place, flags);
            }
        }
    }

    /// Removes the special element that was added last.
    #[inline]
    fn forget(&mut self) {
        if let Some(element) = self.special.pop() {
            self.last = element.before;
        }
    }

    /// Records that the indices of the entries after `from` up to `to` decreased by one.
    fn entries_moved_up(&mut self, from: usize, to: usize) {
        let first = self.special.partition_point(|element| element.index as usize <= from);
        for element in &mut self.special[first..] {
            if element.index as usize > to {
                break;
            }
            element.index -= 1;
        }
    }

    /// Index of the entry that is at a place of the list.
    fn index_at(&self, place: u32) -> Option<usize> {
        let element = self.special.get(place.checked_sub(1)? as usize)?;
        Some(element.index as usize)
    }

    /// Index of the entry that ends the scope, seen from the current node.
    fn of(&self, scope: Scope) -> usize {
        let last = &self.last;
        let place = match scope {
            Scope::Default => last.scope,
            Scope::ListItem => last.scope.max(last.list_item_scope),
            Scope::Button => last.scope.max(last.button_scope),
            Scope::Table => last.table_scope,
        };
        self.index_at(place).unwrap_or(0)
    }
}

impl LastEnds {
    fn note_scopes(&mut self, place: u32, flags: ElementFlags) {
        for (flag, last) in [
            (ElementFlags::SCOPE, &mut self.scope),
            (ElementFlags::LIST_ITEM_SCOPE, &mut self.list_item_scope),
            (ElementFlags::BUTTON_SCOPE, &mut self.button_scope),
            (ElementFlags::TABLE_SCOPE, &mut self.table_scope),
        ] {
            if flags.intersects(flag) {
                *last = place;
            }
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>
///
/// Removals in the middle (a form's end tag) rebuild the part above them; the move of the adoption agency
/// changes only the entries in between.
#[derive(Clone, Debug)]
pub(crate) struct StackOfOpenElements<H> {
    entries: Vec<OpenElement<H>>,
    ends: Ends,
    /// For each name the place of the last open HTML element: its index plus one, 0 for none.
    html: Vec<u32>,
    /// For each lowercase name the place of the last open foreign element.
    foreign: Vec<u32>,
    /// The number of open foreign elements, and one for the context element of a fragment.
    foreign_count: u32,
    start_tags: StartTags,
}

/// Few pages nest deeper.
const USUAL_DEPTH: usize = 24;

impl<H> Default for StackOfOpenElements<H> {
    fn default() -> Self {
        Self {
            entries: Vec::with_capacity(USUAL_DEPTH),
            ends: Ends { special: Vec::with_capacity(USUAL_DEPTH), last: LastEnds::default() },
            html: {
                let mut html = Vec::with_capacity(LocalName::HTML_COUNT + USUAL_DEPTH);
                html.resize(LocalName::HTML_COUNT, 0);
                html
            },
            foreign: Vec::new(),
            foreign_count: 0,
            start_tags: StartTags::default(),
        }
    }
}

impl<H: Clone + PartialEq> StackOfOpenElements<H> {
    /// Becomes empty and keeps the memory.
    pub(crate) fn clear(&mut self) {
        let Self { entries, ends, html, foreign, foreign_count, start_tags } = self;
        entries.clear();
        ends.special.clear();
        ends.last = LastEnds::default();
        html.clear();
        html.resize(LocalName::HTML_COUNT, 0);
        foreign.clear();
        *foreign_count = 0;
        start_tags.clear();
    }

    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entry at `index`, counted from the `html` element.
    pub(crate) fn get(&self, index: usize) -> &OpenElement<H> {
        &self.entries[index]
    }

    /// The handle at `index` when there is such an entry.
    pub(crate) fn handle_at(&self, index: usize) -> Option<&H> {
        self.entries.get(index).map(|entry| &entry.handle)
    }

    /// The current node.
    pub(crate) fn current(&self) -> Option<&OpenElement<H>> {
        self.entries.last()
    }

    /// Returns true if the current node is the HTML element of that name.
    pub(crate) fn current_is(&self, name: LocalName) -> bool {
        self.current().is_some_and(|entry| entry.is_html(name))
    }

    /// Returns true if the current node is one of these HTML elements.
    pub(crate) fn current_is_any(&self, names: &[LocalName]) -> bool {
        self.current()
            .is_some_and(|entry| entry.namespace == Namespace::Html && names.contains(&entry.name))
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &OpenElement<H>> {
        self.entries.iter()
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a copy of the entry on the way costs as much again")]
    pub(crate) fn push(&mut self, mut entry: OpenElement<H>) {
        let index = self.entries.len() as u32;
        if entry.flags.intersects(ElementFlags::SPECIAL) {
            self.ends.note(index, entry.flags);
        }
        if entry.namespace != Namespace::Html {
            self.foreign_count += 1;
            entry.html_above = self.html_above(index as usize);
        }
        let last = last_like(&mut self.html, &mut self.foreign, &entry);
        let previous = std::mem::replace(last, index + 1);
        entry.link = Link { previous, next: 0 };
        self.entries.push(entry);
        self.set_next(previous, index + 1);
    }

    /// Removes the current node.
    #[inline]
    pub(crate) fn pop(&mut self) {
        let Some(entry) = self.entries.pop() else {
            return;
        };
        if entry.flags.intersects(ElementFlags::SPECIAL) {
            self.ends.forget();
        }
        let previous = entry.link.previous;
        if entry.namespace == Namespace::Html {
            // The table has a slot for the name since the element was pushed.
            if let Some(last) = self.html.get_mut(entry.name.index()) {
                *last = previous;
            }
        } else {
            self.forget_the_last_foreign(entry.name, previous);
        }
        self.set_next(previous, 0);
    }

    /// Records the removal of the foreign element that was the last of its name.
    #[inline(never)]
    fn forget_the_last_foreign(&mut self, name: LocalName, previous: u32) {
        self.foreign_count -= 1;
        if let Some(last) = self.foreign.get_mut(name.to_ascii_lowercase().index()) {
            *last = previous;
        }
    }

    /// Removes the entry at `index`.
    pub(crate) fn remove(&mut self, index: usize) {
        self.start_tags.forget_from(self.entries.len());
        self.start_tags.remove(&[index]);
        // Nearly always there is one: below is the open `head` element, which receives tags after it.
        let mut current = None;
        if self.entries.len() > index + 1 {
            current = self.current().cloned();
            self.pop();
        }
        let mut between = Vec::new();
        while self.entries.len() > index + 1 {
            between.extend(self.current().cloned());
            self.pop();
        }
        self.pop();
        for entry in between.into_iter().rev().chain(current) {
            self.push(entry);
        }
    }

    /// Removes the entries at these indices, the last of which comes first.
    pub(crate) fn remove_all(&mut self, removed: &[usize]) {
        let Some(first) = removed.last() else {
            return;
        };
        self.start_tags.forget_from(self.entries.len());
        self.start_tags.remove(removed);
        let mut kept = Vec::with_capacity(self.len() - first - removed.len());
        let mut next = removed.iter().copied().peekable();
        while self.len() > *first {
            let is_removed = next.next_if_eq(&(self.len() - 1)).is_some();
            kept.extend(self.current().filter(|_| !is_removed).cloned());
            self.pop();
        }
        for entry in kept.into_iter().rev() {
            self.push(entry);
        }
    }

    /// Moves the entry at `from` directly below the one that was at `to`, where it represents another
    /// element. The entries after `from` up to `to` move by one.
    ///
    /// The element is a formatting element: an HTML element that is not special.
    pub(crate) fn move_below(&mut self, from: usize, to: usize, handle: H) {
        let Link { previous, next } = self.entries[from].link;
        self.set_next(previous, next);
        self.set_previous(from, next, previous);
        for index in from + 1..=to {
            self.entries.swap(index - 1, index);
            let link = self.entries[index - 1].link;
            self.set_next(link.previous, index as u32);
            self.set_previous(index - 1, link.next, index as u32);
        }
        self.entries[to].handle = handle;
        // The last of its name below its new place.
        let moved_too = next > from as u32 + 1 && next <= to as u32 + 1;
        let mut link = Link { previous, next: if moved_too { next - 1 } else { next } };
        while link.next != 0 && link.next <= to as u32 {
            let after = self.entries[link.next as usize - 1].link.next;
            link = Link { previous: link.next, next: after };
        }
        self.entries[to].link = link;
        self.set_next(link.previous, to as u32 + 1);
        self.set_previous(to, link.next, to as u32 + 1);
        self.ends.entries_moved_up(from, to);
        self.start_tags.forget_from(self.entries.len());
        self.start_tags.move_below(from, to);
        if self.foreign_count > 0 {
            // Further up, nothing changes once one entry is unchanged.
            for index in from..self.entries.len() {
                let html_above = self.html_above(index);
                let entry = &mut self.entries[index];
                if index > to
                    && (entry.namespace == Namespace::Html || entry.html_above == html_above)
                {
                    break;
                }
                entry.html_above = html_above;
            }
        }
    }

    /// Replaces the handle of the entry at `index`; name and flags stay.
    pub(crate) fn replace_handle(&mut self, index: usize, handle: H) {
        self.entries[index].handle = handle;
    }

    /// The index of the element, searched from the current node upwards.
    pub(crate) fn position(&self, handle: &H) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.handle == *handle)
    }

    /// Records the start tag of the current node, for parses that collect errors, which record all elements
    /// except the first.
    #[inline(never)]
    pub(crate) fn note_the_start_tag(&mut self, name: LocalName, text: &str, span: Span) {
        let Some(index) = self.entries.len().checked_sub(1) else {
            return;
        };
        self.start_tags.forget_from(index);
        if !self.entries[index].is_html_with(ElementFlags::MAY_BE_OPEN_AT_THE_END) {
            self.start_tags.push(index, name, text, span);
        }
    }

    /// The start tag of the last open element that may not be open at the end.
    pub(crate) fn last_that_may_not_be_open_at_the_end(&mut self) -> Option<&StartTag> {
        self.start_tags.last(self.entries.len())
    }

    /// Index of the last open HTML element of that name.
    pub(crate) fn last_html(&self, name: LocalName) -> Option<usize> {
        self.html.get(name.index())?.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the open element of the same kind and name before the one at `index`.
    pub(crate) fn previous_like(&self, index: usize) -> Option<usize> {
        self.entries.get(index)?.link.previous.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the last open foreign element whose name in lowercase is `name`.
    pub(crate) fn last_foreign(&self, name: LocalName) -> Option<usize> {
        self.foreign.get(name.index())?.checked_sub(1).map(|index| index as usize)
    }

    /// Returns true if the adjusted current node may be foreign: a foreign element is open, or the parse
    /// has a fragment context element. One comparison, because it runs for each token.
    pub(crate) fn can_have_foreign(&self) -> bool {
        self.foreign_count > 0
    }

    /// Counts the context element of a fragment for [`Self::can_have_foreign`].
    pub(crate) fn note_the_context_element(&mut self) {
        self.foreign_count += 1;
    }

    /// Returns true if an HTML element of that name is open.
    pub(crate) fn contains_html(&self, name: LocalName) -> bool {
        self.last_html(name).is_some()
    }

    /// Returns true if the HTML element of that name is in the scope.
    pub(crate) fn has_in(&self, scope: Scope, name: LocalName) -> bool {
        self.last_html(name).is_some_and(|index| index >= self.ends.of(scope))
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope>
    pub(crate) fn has_in_scope(&self, name: LocalName) -> bool {
        self.has_in(Scope::Default, name)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-button-scope>
    pub(crate) fn has_in_button_scope(&self, name: LocalName) -> bool {
        self.has_in(Scope::Button, name)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-table-scope>
    pub(crate) fn has_in_table_scope(&self, name: LocalName) -> bool {
        self.has_in(Scope::Table, name)
    }

    /// The last of these HTML elements that is in the scope.
    pub(crate) fn last_in(&self, scope: Scope, names: &[LocalName]) -> Option<usize> {
        let end = self.ends.of(scope);
        names.iter().filter_map(|name| self.last_html(*name)).filter(|index| *index >= end).max()
    }

    /// Returns true if the entry at `index` is in scope.
    pub(crate) fn index_is_in_scope(&self, index: usize) -> bool {
        index >= self.ends.of(Scope::Default)
    }

    /// Index of the nearest special element, from the current node upwards.
    pub(crate) fn nearest_special(&self) -> Option<usize> {
        self.ends.special.last().map(|element| element.index as usize)
    }

    /// Index of the first special element after the one at `index`.
    pub(crate) fn first_special_after(&self, index: usize) -> Option<usize> {
        let special = &self.ends.special;
        let first = special.partition_point(|other| other.index as usize <= index);
        special.get(first).map(|element| element.index as usize)
    }

    /// Index of the nearest special element other than `address`, `div` and `p`, from the current
    /// node upwards: where the search for an `li`, `dd` or `dt` to close ends.
    pub(crate) fn nearest_end_of_a_list(&self) -> Option<usize> {
        self.ends.index_at(self.ends.last.list)
    }

    /// Index of the nearest HTML element, from the current node upwards.
    pub(crate) fn nearest_html(&self) -> Option<usize> {
        let place = match self.entries.last()? {
            entry if entry.namespace == Namespace::Html => self.entries.len() as u32,
            entry => entry.html_above,
        };
        place.checked_sub(1).map(|index| index as usize)
    }

    /// The place of the nearest HTML element above the entry at `index`.
    fn html_above(&self, index: usize) -> u32 {
        match index.checked_sub(1).map(|above| &self.entries[above]) {
            None => 0,
            Some(above) if above.namespace == Namespace::Html => index as u32,
            Some(above) => above.html_above,
        }
    }

    /// Links the entry at `place`, if any, to the one after it.
    #[inline]
    fn set_next(&mut self, place: u32, next: u32) {
        if let Some(at) = place.checked_sub(1) {
            self.entries[at as usize].link.next = next;
        }
    }

    /// Links the entry at `place` to the one before it, which has the kind and name of that at `index`;
    /// place 0 is the end.
    fn set_previous(&mut self, index: usize, place: u32, previous: u32) {
        match place.checked_sub(1) {
            Some(at) => self.entries[at as usize].link.previous = previous,
            None => {
                *last_like(&mut self.html, &mut self.foreign, &self.entries[index]) = previous;
            }
        }
    }
}

/// The place of the last entry of the kind and name of `entry`.
#[inline(always)]
#[allow(clippy::inline_always, reason = "each push and pop is this and little more")]
fn last_like<'a, H>(
    html: &'a mut Vec<u32>,
    foreign: &'a mut Vec<u32>,
    entry: &OpenElement<H>,
) -> &'a mut u32 {
    let (table, slot) = match entry.namespace {
        Namespace::Html => (html, entry.name.index()),
        _ => (foreign, entry.name.to_ascii_lowercase().index()),
    };
    if slot < table.len() { &mut table[slot] } else { new_slot(table, slot) }
}

#[cold]
fn new_slot(table: &mut Vec<u32>, slot: usize) -> &mut u32 {
    // At first as much as known names and a few others need.
    table.reserve((LocalName::KNOWN_COUNT + USUAL_DEPTH).saturating_sub(table.len()));
    table.resize(slot + 1, 0);
    &mut table[slot]
}

#[cfg(test)]
mod tests;
