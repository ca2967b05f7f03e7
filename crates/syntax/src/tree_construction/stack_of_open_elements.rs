//! The stack of open elements, with indices that answer the scope questions without a walk.

use crate::names::{ElementFlags, LocalName, Namespace};

/// An open element as the parser knows it.
#[derive(Clone, Debug)]
pub(crate) struct OpenElement<H> {
    pub(crate) handle: H,
    pub(crate) namespace: Namespace,
    pub(crate) name: LocalName,
    pub(crate) flags: ElementFlags,
}

impl<H> OpenElement<H> {
    /// Whether this is the HTML element of that name.
    pub(crate) fn is_html(&self, name: LocalName) -> bool {
        self.name == name && self.namespace == Namespace::Html
    }

    /// Whether this is an HTML element with any of these flags.
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

/// Where, for one entry, the nearest entries of certain kinds are: at it or above it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Nearest {
    scope: u32,
    list_item_scope: u32,
    button_scope: u32,
    table_scope: u32,
    special: u32,
    end_of_a_list: u32,
    html: u32,
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>
///
/// Beside the entries it keeps for each name where it is open, and for each entry where the next end
/// of each scope is, so that no question depends on how deep the stack is. Removals in the
/// middle (a form's end tag) build the part above them again; the move that the adoption
/// agency makes touches only what lies in between.
#[derive(Clone, Debug)]
pub(crate) struct StackOfOpenElements<H> {
    entries: Vec<OpenElement<H>>,
    nearest: Vec<Nearest>,
    /// For each name the place of the last open HTML element: its index plus one, 0 for none.
    html: Vec<u32>,
    /// For each lowercase name the place of the last open foreign element.
    foreign: Vec<u32>,
    links: Vec<Link>,
}

/// The places of the open elements of the same kind and name before and after an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Link {
    previous: u32,
    next: u32,
}

impl<H> Default for StackOfOpenElements<H> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            nearest: Vec::new(),
            html: vec![0; LocalName::KNOWN_COUNT],
            foreign: Vec::new(),
            links: Vec::new(),
        }
    }
}

impl<H: Clone + PartialEq> StackOfOpenElements<H> {
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

    /// Whether the current node is the HTML element of that name.
    pub(crate) fn current_is(&self, name: LocalName) -> bool {
        self.current().is_some_and(|entry| entry.is_html(name))
    }

    /// Whether the current node is one of these HTML elements.
    pub(crate) fn current_is_any(&self, names: &[LocalName]) -> bool {
        self.current()
            .is_some_and(|entry| entry.namespace == Namespace::Html && names.contains(&entry.name))
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &OpenElement<H>> {
        self.entries.iter()
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: OpenElement<H>) {
        self.entries.push(entry);
        self.index_entry(self.entries.len() - 1);
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<OpenElement<H>> {
        let index = self.entries.len().checked_sub(1)?;
        self.forget_entry(index);
        self.entries.pop()
    }

    /// Takes the entry at `index` out.
    pub(crate) fn remove(&mut self, index: usize) -> OpenElement<H> {
        self.forget_from(index);
        let entry = self.entries.remove(index);
        self.index_from(index);
        entry
    }

    /// Takes the entry at `from` out and puts it in again right below the one that was at `to`, where
    /// it stands for another element. The entries after `from` up to `to` move up by one.
    pub(crate) fn move_below(&mut self, from: usize, to: usize, handle: H) {
        let Link { previous, next } = self.links[from];
        self.set_next(previous, next);
        self.set_previous(from, next, previous);
        for index in from + 1..=to {
            self.entries.swap(index - 1, index);
            self.links.swap(index - 1, index);
            let link = self.links[index - 1];
            self.set_next(link.previous, index as u32);
            self.set_previous(index - 1, link.next, index as u32);
        }
        self.entries[to].handle = handle;
        // The last of its name below its new place.
        let moved_too = next > from as u32 + 1 && next <= to as u32 + 1;
        let mut link = Link { previous, next: if moved_too { next - 1 } else { next } };
        while link.next != 0 && link.next <= to as u32 {
            link = Link { previous: link.next, next: self.links[link.next as usize - 1].next };
        }
        self.links[to] = link;
        self.set_next(link.previous, to as u32 + 1);
        self.set_previous(to, link.next, to as u32 + 1);
        // Further up, what is nearest stays what it was as soon as one entry shows no change.
        for index in from..self.entries.len() {
            let nearest = self.nearest_at(index);
            if index > to && nearest == self.nearest[index] {
                break;
            }
            self.nearest[index] = nearest;
        }
    }

    /// Replaces the handle of the entry at `index`; name and flags stay.
    pub(crate) fn replace_handle(&mut self, index: usize, handle: H) {
        self.entries[index].handle = handle;
    }

    /// Where the element is, searched from the current node upwards.
    pub(crate) fn position(&self, handle: &H) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.handle == *handle)
    }

    /// Index of the last open HTML element of that name.
    pub(crate) fn last_html(&self, name: LocalName) -> Option<usize> {
        self.html.get(name.index())?.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the last open foreign element whose name in lowercase is `name`.
    pub(crate) fn last_foreign(&self, name: LocalName) -> Option<usize> {
        self.foreign.get(name.index())?.checked_sub(1).map(|index| index as usize)
    }

    /// Whether an HTML element of that name is open.
    pub(crate) fn contains_html(&self, name: LocalName) -> bool {
        self.last_html(name).is_some()
    }

    /// Whether the HTML element of that name is in the scope.
    pub(crate) fn has_in(&self, scope: Scope, name: LocalName) -> bool {
        self.last_html(name).is_some_and(|index| index >= self.scope_end(scope))
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
        let end = self.scope_end(scope);
        names.iter().filter_map(|name| self.last_html(*name)).filter(|index| *index >= end).max()
    }

    /// Whether the entry at `index` is in scope.
    pub(crate) fn index_is_in_scope(&self, index: usize) -> bool {
        index >= self.scope_end(Scope::Default)
    }

    /// Index of the nearest special element, from the current node upwards.
    pub(crate) fn nearest_special(&self) -> Option<usize> {
        let index = self.nearest.last()?.special;
        index.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the nearest special element other than `address`, `div` and `p`, from the current
    /// node upwards: where the search for an `li`, `dd` or `dt` to close ends.
    pub(crate) fn nearest_end_of_a_list(&self) -> Option<usize> {
        let index = self.nearest.last()?.end_of_a_list;
        index.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the nearest HTML element, from the current node upwards.
    pub(crate) fn nearest_html(&self) -> Option<usize> {
        let index = self.nearest.last()?.html;
        index.checked_sub(1).map(|index| index as usize)
    }

    /// Index of the entry that ends the scope, seen from the current node.
    fn scope_end(&self, scope: Scope) -> usize {
        let Some(nearest) = self.nearest.last() else {
            return usize::MAX;
        };
        let index = match scope {
            Scope::Default => nearest.scope,
            Scope::ListItem => nearest.list_item_scope,
            Scope::Button => nearest.button_scope,
            Scope::Table => nearest.table_scope,
        };
        index.saturating_sub(1) as usize
    }

    fn index_from(&mut self, index: usize) {
        for index in index..self.entries.len() {
            self.index_entry(index);
        }
    }

    #[inline]
    fn index_entry(&mut self, index: usize) {
        self.nearest.push(self.nearest_at(index));
        let place = index as u32 + 1;
        let previous = std::mem::replace(self.last_like(index), place);
        self.links.push(Link { previous, next: 0 });
        if let Some(before) = previous.checked_sub(1) {
            self.links[before as usize].next = place;
        }
    }

    /// What is nearest to an entry, from what is nearest to the one above it.
    fn nearest_at(&self, index: usize) -> Nearest {
        let entry = &self.entries[index];
        let above = match index {
            0 => Nearest::default(),
            _ => self.nearest[index - 1],
        };
        let here = index as u32 + 1;
        let html = entry.namespace == Namespace::Html;
        let flags = entry.flags;
        if html && !flags.intersects(ElementFlags::SPECIAL) {
            // Whatever ends a scope is special.
            return Nearest { html: here, ..above };
        }
        let nearest_of = |is: bool, above: u32| if is { here } else { above };
        let scope = flags.intersects(ElementFlags::SCOPE);
        let special = flags.intersects(ElementFlags::SPECIAL);
        let in_lists =
            html && matches!(entry.name, LocalName::ADDRESS | LocalName::DIV | LocalName::P);
        Nearest {
            scope: nearest_of(scope, above.scope),
            list_item_scope: nearest_of(
                scope || html && flags.intersects(ElementFlags::LIST_ITEM_SCOPE),
                above.list_item_scope,
            ),
            button_scope: nearest_of(
                scope || html && flags.intersects(ElementFlags::BUTTON_SCOPE),
                above.button_scope,
            ),
            table_scope: nearest_of(
                html && flags.intersects(ElementFlags::TABLE_SCOPE),
                above.table_scope,
            ),
            special: nearest_of(special, above.special),
            end_of_a_list: nearest_of(special && !in_lists, above.end_of_a_list),
            html: nearest_of(html, above.html),
        }
    }

    fn forget_from(&mut self, index: usize) {
        for index in (index..self.entries.len()).rev() {
            self.forget_entry(index);
        }
    }

    /// Forgets the last entry that is noted.
    #[inline]
    fn forget_entry(&mut self, index: usize) {
        self.nearest.truncate(index);
        if let Some(Link { previous, .. }) = self.links.pop() {
            self.set_next(previous, 0);
            *self.last_like(index) = previous;
        }
    }

    /// Notes what comes after the entry at `place`, if that is one.
    fn set_next(&mut self, place: u32, next: u32) {
        if let Some(at) = place.checked_sub(1) {
            self.links[at as usize].next = next;
        }
    }

    /// Notes what comes before the entry at `place`, one of the kind and name of that at `index`;
    /// place 0 is the end.
    fn set_previous(&mut self, index: usize, place: u32, previous: u32) {
        match place.checked_sub(1) {
            Some(at) => self.links[at as usize].previous = previous,
            None => *self.last_like(index) = previous,
        }
    }

    /// The place of the last entry of the kind and name of that at `index`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "each push and pop is this and little more")]
    fn last_like(&mut self, index: usize) -> &mut u32 {
        let entry = &self.entries[index];
        let (table, slot) = match entry.namespace {
            Namespace::Html => (&mut self.html, entry.name.index()),
            Namespace::MathMl | Namespace::Svg => {
                (&mut self.foreign, entry.name.to_ascii_lowercase().index())
            }
        };
        if slot >= table.len() {
            grow(table, slot);
        }
        &mut table[slot]
    }
}

#[cold]
fn grow(table: &mut Vec<u32>, slot: usize) {
    table.resize(slot + 1, 0);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scope question as the standard asks it.
    fn naive(stack: &StackOfOpenElements<u32>, scope: Scope, name: LocalName) -> bool {
        for entry in stack.iter().rev() {
            if entry.is_html(name) {
                return true;
            }
            let html = |flags| entry.is_html_with(flags);
            let ends = match scope {
                Scope::Table => html(ElementFlags::TABLE_SCOPE),
                Scope::Default => entry.flags.intersects(ElementFlags::SCOPE),
                Scope::ListItem => {
                    entry.flags.intersects(ElementFlags::SCOPE)
                        || html(ElementFlags::LIST_ITEM_SCOPE)
                }
                Scope::Button => {
                    entry.flags.intersects(ElementFlags::SCOPE) || html(ElementFlags::BUTTON_SCOPE)
                }
            };
            if ends {
                return false;
            }
        }
        false
    }

    fn open(handle: u32, choice: usize) -> OpenElement<u32> {
        const CHOICES: [(Namespace, LocalName); 12] = [
            (Namespace::Html, LocalName::P),
            (Namespace::Html, LocalName::LI),
            (Namespace::Html, LocalName::UL),
            (Namespace::Html, LocalName::BUTTON),
            (Namespace::Html, LocalName::TABLE),
            (Namespace::Html, LocalName::TEMPLATE),
            (Namespace::Html, LocalName::B),
            (Namespace::Html, LocalName::DIV),
            (Namespace::Html, LocalName::TD),
            (Namespace::Svg, LocalName::FOREIGN_OBJECT),
            (Namespace::Svg, LocalName::P),
            (Namespace::MathMl, LocalName::MI),
        ];
        let (namespace, name) = CHOICES[choice % CHOICES.len()];
        OpenElement { handle, namespace, name, flags: name.flags(namespace) }
    }

    #[test]
    fn indices_agree_with_walks_under_random_changes() {
        let mut random = 12345_u64;
        let mut next = |below: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) as usize % below.max(1)
        };
        let mut stack = StackOfOpenElements::default();
        stack.push(OpenElement {
            handle: 0,
            namespace: Namespace::Html,
            name: LocalName::HTML,
            flags: LocalName::HTML.flags(Namespace::Html),
        });
        for handle in 1..20_000_u32 {
            match next(10) {
                0..=4 => stack.push(open(handle, next(12))),
                5..=6 if stack.len() > 1 => drop(stack.pop()),
                7 if stack.len() > 1 => drop(stack.remove(1 + next(stack.len() - 1))),
                8..=9 if stack.len() > 2 => {
                    let from = 1 + next(stack.len() - 1);
                    let to = from + next(stack.len() - from);
                    let mut expected: Vec<u32> = stack.iter().map(|e| e.handle).collect();
                    expected[from..=to].rotate_left(1);
                    expected[to] = handle;
                    stack.move_below(from, to, handle);
                    assert!(stack.iter().map(|e| e.handle).eq(expected));
                }
                _ => {}
            }
            for name in [LocalName::P, LocalName::LI, LocalName::TABLE, LocalName::B] {
                for scope in [Scope::Default, Scope::ListItem, Scope::Button, Scope::Table] {
                    assert_eq!(stack.has_in(scope, name), naive(&stack, scope, name));
                }
                let last = stack.entries.iter().rposition(|entry| entry.is_html(name));
                assert_eq!(stack.last_html(name), last);
            }
            let special = stack
                .entries
                .iter()
                .rposition(|entry| entry.flags.intersects(ElementFlags::SPECIAL));
            assert_eq!(stack.nearest_special(), special);
            let foreign = stack.entries.iter().rposition(|entry| {
                entry.namespace != Namespace::Html && entry.name == LocalName::P
            });
            assert_eq!(stack.last_foreign(LocalName::P), foreign);
        }
    }
}
