//! The blocks of Markdown: their lines, with the marks of the lists and quotes around them.
//! <https://spec.commonmark.org/0.31.2/#container-blocks>

use treewright_dom::{NodeId, NodeRef};

use super::DEEPEST;

/// An open list.
#[derive(Clone, Copy, Debug)]
struct List {
    /// The number of the next item; `None` for a list with bullets.
    number: Option<u32>,
    /// The bullet, or the character after the number.
    mark: char,
    is_tight: bool,
    /// An item was written.
    has_items: bool,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Quote,
    List(List),
    Item {
        /// The mark has not been written yet.
        is_new: bool,
        /// The width of the mark and the space after it.
        width: usize,
        /// The element is closed, but its item lasts until the next one starts.
        is_closed: bool,
    },
}

/// An open list, item or quote.
#[derive(Clone, Copy, Debug)]
struct Container {
    element: NodeId,
    kind: Kind,
    /// It is not empty.
    is_used: bool,
    /// The list at its current end.
    last_list: Option<LastList>,
}

/// A list that nothing follows yet: another one with the same mark would join it.
#[derive(Clone, Copy, Debug)]
struct LastList {
    mark: char,
    /// The list was made for an item outside any list; later ones belong to it.
    is_implied: bool,
}

/// The blocks that are written.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    out: String,
    containers: Vec<Container>,
    /// As in a container, for the outermost level.
    last_list: Option<LastList>,
    last_is_paragraph: bool,
}

impl Blocks {
    pub(super) fn finish(self) -> String {
        self.out
    }

    /// Returns true if an item starts here.
    pub(super) fn is_at_item_start(&self) -> bool {
        let top = self.containers.last().map(|container| container.kind);
        matches!(top, Some(Kind::Item { is_new: true, .. }))
    }

    fn push(&mut self, element: NodeRef<'_>, kind: Kind) {
        let element = element.id();
        self.containers.push(Container { element, kind, is_used: false, last_list: None });
    }

    fn is_too_deep(&self) -> bool {
        let count = |container: &&Container| !matches!(container.kind, Kind::List(_));
        self.containers.iter().filter(count).count() >= DEEPEST
    }

    pub(super) fn open_quote(&mut self, element: NodeRef<'_>) {
        if !self.is_too_deep() {
            self.push(element, Kind::Quote);
        }
    }

    /// Opens a list; `start` is the first number of an ordered one.
    pub(super) fn open_list(&mut self, element: NodeRef<'_>, start: Option<u32>) {
        if self.is_too_deep() {
            return;
        }
        let [first, second] = if start.is_some() { ['.', ')'] } else { ['-', '+'] };
        let is_taken = self.last_list().is_some_and(|last| last.mark == first);
        let mark = if is_taken { second } else { first };
        let is_tight = is_tight(element);
        self.push(element, Kind::List(List { number: start, mark, is_tight, has_items: false }));
    }

    fn last_list(&mut self) -> &mut Option<LastList> {
        self.containers.last_mut().map_or(&mut self.last_list, |top| &mut top.last_list)
    }

    /// Opens the list of an item outside any list, or continues the one before.
    fn imply_list(&mut self, element: NodeRef<'_>) {
        let before = *self.last_list();
        let mark = match before {
            Some(LastList { mark, is_implied: true }) => mark,
            Some(LastList { mark: '-', .. }) => '+',
            _ => '-',
        };
        let continues = before.is_some_and(|before| before.is_implied);
        let list = List { number: None, mark, is_tight: true, has_items: continues };
        self.push(element, Kind::List(list));
        if let Some(list) = self.containers.last_mut() {
            list.is_used = continues;
        }
    }

    /// Opens an item. An item outside any list becomes a list of its own.
    pub(super) fn open_item(&mut self, element: NodeRef<'_>) {
        if let Some(Container { kind: Kind::Item { is_closed: true, .. }, .. }) =
            self.containers.last()
        {
            self.containers.pop();
        }
        if self.is_too_deep() {
            return;
        }
        if !matches!(self.containers.last().map(|top| top.kind), Some(Kind::List(_))) {
            self.imply_list(element);
        }
        let Some(Container { kind: Kind::List(list), .. }) = self.containers.last_mut() else {
            return;
        };
        let width = match &mut list.number {
            None => 2,
            Some(number) => {
                let digits = number.checked_ilog10().unwrap_or(0) as usize;
                *number = number.saturating_add(1);
                digits.saturating_add(3)
            }
        };
        self.push(element, Kind::Item { is_new: true, width, is_closed: false });
    }

    /// Closes the container of an element, if one was opened.
    pub(super) fn close(&mut self, element: NodeRef<'_>) {
        let id = element.id();
        let Some(place) = self.containers.iter().rposition(|container| container.element == id)
        else {
            return;
        };
        let closes_item = matches!(
            self.containers.get(place).map(|container| container.kind),
            Some(Kind::Item { .. })
        );
        let is_own_list = place.checked_sub(1).and_then(|list| self.containers.get(list));
        let is_own_list = is_own_list.is_some_and(|list| list.element == id);
        if closes_item && !is_own_list {
            self.containers.truncate(place.saturating_add(1));
            if let Some(Container { kind: Kind::Item { is_closed, .. }, .. }) =
                self.containers.last_mut()
            {
                *is_closed = true;
            }
            return;
        }
        let place = if is_own_list { place.saturating_sub(1) } else { place };
        let last = match self.containers.get(place).map(|container| container.kind) {
            Some(Kind::List(list)) if list.has_items => {
                Some(LastList { mark: list.mark, is_implied: is_own_list })
            }
            _ => None,
        };
        self.containers.truncate(place);
        if last.is_some() {
            *self.last_list() = last;
        }
    }

    /// Writes a paragraph.
    pub(super) fn paragraph(&mut self, lines: &str) {
        self.write(lines);
        self.last_is_paragraph = true;
    }

    /// Writes a thematic break. The usual form after a bullet would be read as one break.
    pub(super) fn thematic_break(&mut self) {
        let line = if self.is_at_item_start() { "___" } else { "---" };
        self.write(line);
    }

    /// Writes the lines of a block.
    pub(super) fn write(&mut self, lines: &str) {
        if !self.out.is_empty() && !self.follows_directly() {
            self.blank_line();
        }
        for line in lines.split('\n') {
            let start = self.out.len();
            self.prefix();
            if line.is_empty() {
                self.out.truncate(self.out.trim_end_matches(' ').len().max(start));
            }
            self.out.push_str(line);
            self.out.push('\n');
        }
        *self.last_list() = None;
        self.last_is_paragraph = false;
    }

    /// Returns true if no blank line precedes the next block: between the items of a tight list, and before
    /// a list in such an item.
    fn follows_directly(&self) -> bool {
        let first_new = self.used();
        let before = |place: usize| {
            first_new.checked_sub(place).and_then(|place| self.containers.get(place))
        };
        let list_of = |container: Option<&Container>| match container.map(|found| found.kind) {
            Some(Kind::List(list)) => Some(list),
            _ => None,
        };
        match self.containers.get(first_new).map(|container| container.kind) {
            // Another item of a list.
            Some(Kind::Item { .. }) => list_of(before(1)).is_some_and(|list| list.is_tight),
            // The first item of a list. Lists around it without items are not written.
            Some(Kind::List(_)) => {
                let lists = self.containers.get(first_new..).unwrap_or_default().iter();
                let lists = lists.map_while(|container| list_of(Some(container)));
                let Some(list) = lists.last() else {
                    return false;
                };
                let is_in_item = self.is_at_item_start()
                    && matches!(before(1).map(|found| found.kind), Some(Kind::Item { .. }));
                let around = list_of(before(2));
                // The number of the first item is already counted.
                let can_interrupt = list.number.is_none_or(|next| next == 2);
                let is_tight = around.is_some_and(|around| around.is_tight) && list.is_tight;
                is_in_item && self.last_is_paragraph && can_interrupt && is_tight
            }
            _ => false,
        }
    }

    /// The number of non-empty containers.
    fn used(&self) -> usize {
        let last = self.containers.iter().rposition(|container| container.is_used);
        last.map_or(0, |last| last.saturating_add(1))
    }

    /// A blank line in the quotes that contain both the last block and the next one.
    fn blank_line(&mut self) {
        let start = self.out.len();
        for container in self.containers.iter().take(self.used()) {
            match container.kind {
                Kind::Quote => self.out.push_str("> "),
                Kind::List(_) => {}
                Kind::Item { width, .. } => {
                    self.out.extend(std::iter::repeat_n(' ', width));
                }
            }
        }
        let end = self.out.trim_end_matches(' ').len().max(start);
        self.out.truncate(end);
        self.out.push('\n');
    }

    /// The marks at the start of a line.
    fn prefix(&mut self) {
        let mut list = None;
        let mut containers = self.containers.iter_mut().peekable();
        while let Some(container) = containers.next() {
            container.is_used = true;
            match &mut container.kind {
                Kind::Quote => self.out.push_str("> "),
                Kind::List(found) => {
                    // Text of a list outside its items interrupts it.
                    let next = containers.peek().map(|next| next.kind);
                    found.has_items = matches!(next, Some(Kind::Item { .. }));
                    container.is_used = found.has_items;
                    list = Some(*found);
                }
                Kind::Item { is_new, width, .. } => {
                    if !std::mem::take(is_new) {
                        self.out.extend(std::iter::repeat_n(' ', *width));
                        continue;
                    }
                    let mark = list.map_or('-', |list| list.mark);
                    if let Some(next) = list.and_then(|list| list.number) {
                        self.out.push_str(&next.saturating_sub(1).to_string());
                    }
                    self.out.push(mark);
                    self.out.push(' ');
                }
            }
        }
    }
}

/// Returns true if no item of a list has children that need blank lines.
fn is_tight(list: NodeRef<'_>) -> bool {
    let is_loose = |child: NodeRef<'_>| {
        matches!(
            child.name(),
            "p" | "blockquote"
                | "pre"
                | "table"
                | "dl"
                | "hr"
                | "h1"
                | "h2"
                | "h3"
                | "h4"
                | "h5"
                | "h6"
        )
    };
    let mut children = list.child_elements().flat_map(NodeRef::child_elements);
    !children.any(is_loose)
}
