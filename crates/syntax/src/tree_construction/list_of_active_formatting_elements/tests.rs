//! Compares the list with one that follows the standard literally, under random changes of both and of a
//! stack.

use super::{Entry, FormattingElement, ListOfActiveFormattingElements, MANY};
use treewright_markup::attributes::AttributeBuffer;
use treewright_markup::{LocalName, tag};

const NAMES: [LocalName; 3] = [tag::A, tag::B, tag::I];

/// The name and the attributes, in their order.
type Token = (LocalName, Vec<(String, String)>);

#[derive(Clone, Debug, PartialEq)]
enum Slow {
    Marker,
    Element(u32, Token),
}

#[derive(Default)]
struct Both {
    fast: ListOfActiveFormattingElements<u32>,
    slow: Vec<Slow>,
    /// Handles of open elements.
    stack: Vec<u32>,
    last_handle: u32,
    random: u64,
    /// The number of times that the list was long.
    long: usize,
}

impl Both {
    fn next(&mut self, below: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.random >> 33) as usize % below.max(1)
    }

    fn open_another(&mut self) -> u32 {
        self.last_handle += 1;
        self.stack.push(self.last_handle);
        self.last_handle
    }

    fn token(&mut self, kinds: usize) -> Token {
        let name = NAMES[self.next(NAMES.len())];
        let (kind, order) = (self.next(kinds), self.next(2));
        let count = if kind % 7 == 0 { 20 } else { 1 + kind % 3 };
        let pair = |index: usize| (format!("a{index}"), format!("{}", kind / 3));
        let mut attributes: Vec<_> = (0..count).map(pair).collect();
        if order == 1 {
            attributes.reverse();
        }
        (name, attributes)
    }

    fn after_the_last_marker(&self) -> usize {
        self.slow.iter().rposition(|entry| *entry == Slow::Marker).map_or(0, |index| index + 1)
    }

    fn slow_last_after_marker(&self, name: LocalName) -> Option<usize> {
        let is_it = |entry: &Slow| matches!(entry, Slow::Element(_, token) if token.0 == name);
        let first = self.after_the_last_marker();
        self.slow[first..].iter().rposition(is_it).map(|index| index + first)
    }

    fn is_open(&self, index: usize) -> bool {
        matches!(&self.slow[index], Slow::Element(handle, _) if self.stack.contains(handle))
    }

    fn push(&mut self, kinds: usize) {
        self.reopen();
        let (name, attributes) = self.token(kinds);
        let handle = self.open_another();
        let mut buffer = AttributeBuffer::default();
        for (name, value) in &attributes {
            buffer.push(name, value);
        }
        self.fast.push(handle, name, buffer.view(), self.stack.len() - 1);
        let sorted = |attributes: &[(String, String)]| {
            let mut attributes = attributes.to_vec();
            attributes.sort();
            attributes
        };
        let is_like = |entry: &Slow| match entry {
            Slow::Marker => false,
            Slow::Element(_, other) => other.0 == name && sorted(&other.1) == sorted(&attributes),
        };
        let first = self.after_the_last_marker();
        let like: Vec<usize> =
            (first..self.slow.len()).filter(|index| is_like(&self.slow[*index])).collect();
        if let [.., earliest, _, _] = like[..] {
            self.slow.remove(earliest);
        }
        self.slow.push(Slow::Element(handle, (name, attributes)));
    }

    /// "Reconstruct the active formatting elements", for both as the parser does it.
    fn reopen(&mut self) {
        let stack = &mut self.stack;
        let fast = &mut self.fast;
        let is_marker_or_open = |stack: &[u32], index: usize| {
            fast.element(index)
                .is_none_or(|element| stack.get(element.stack_index) == Some(&element.handle))
        };
        let mut first = fast.len();
        while first > 0 && !is_marker_or_open(stack, first - 1) {
            first -= 1;
        }
        let mut handles = Vec::new();
        for index in first..fast.len() {
            if let Entry::Element(_) = fast.get(index) {
                self.last_handle += 1;
                stack.push(self.last_handle);
                handles.push(self.last_handle);
                fast.replace_handle(index, self.last_handle, stack.len() - 1);
            }
        }
        let first = self.slow.len() - handles.len();
        for (entry, new) in self.slow[first..].iter_mut().zip(handles) {
            let Slow::Element(handle, _) = entry else { panic!("a marker was opened") };
            *handle = new;
        }
    }

    /// The index in the list of the entry that has this index in the model.
    fn in_fast(&self, index: usize) -> usize {
        let there = (0..self.fast.len()).filter(|at| !matches!(self.fast.get(*at), Entry::Gone));
        there.into_iter().nth(index).unwrap()
    }

    /// Changes both in the same way as an adoption changes the last element of a name, if it is open.
    fn adopt(&mut self) {
        let name = NAMES[self.next(NAMES.len())];
        let Some(index) = self.slow_last_after_marker(name).filter(|index| self.is_open(*index))
        else {
            return;
        };
        let Slow::Element(handle, token) = self.slow[index].clone() else { return };
        let from = self.stack.iter().position(|other| *other == handle).unwrap();
        let to = from + self.next((self.stack.len() - from).min(9));
        // After those that it moves past.
        let moved_past = |entry: &Slow| matches!(entry, Slow::Element(handle, _) if self.stack[from..=to].contains(handle));
        let bookmark = self.slow.iter().rposition(moved_past).unwrap() + 1;
        let (fast_from, fast_bookmark) = (self.in_fast(index), self.in_fast(bookmark - 1) + 1);
        self.last_handle += 1;
        let clone = self.last_handle;
        self.stack.remove(from);
        self.stack.insert(to, clone);
        let fast_index = self.fast.move_before(fast_from, fast_bookmark);
        self.fast.stack_entry_was_moved(from, to);
        self.fast.replace_with_clone(fast_index, clone, to);
        self.slow.insert(bookmark, Slow::Element(clone, token));
        self.slow.remove(index);
    }

    fn change(&mut self, kinds: usize, pushes: usize) {
        let name = NAMES[self.next(NAMES.len())];
        match self.next(24 + pushes) {
            0 => {
                self.open_another();
                self.fast.insert_marker();
                self.slow.push(Slow::Marker);
            }
            1 => {
                self.fast.clear_up_to_the_last_marker();
                self.slow.truncate(self.after_the_last_marker().saturating_sub(1));
            }
            2..=4 => {
                let fewer = self.next(self.stack.len().min(12) + 1);
                self.stack.truncate(self.stack.len() - fewer);
            }
            5..=6 => self.reopen(),
            // An end tag.
            7..=10 => {
                if let Some(index) = self.fast.last_after_marker(name) {
                    self.fast.remove(index);
                }
                if let Some(index) = self.slow_last_after_marker(name) {
                    self.slow.remove(index);
                }
            }
            // Any element after the last marker, of all or of the last.
            11..=12 => {
                let first = self.after_the_last_marker();
                let near = self.slow.len() - self.next(8).min(self.slow.len() - first);
                let first = if self.next(2) == 0 { first } else { near };
                let index = first + self.next(self.slow.len() - first);
                if index < self.slow.len() {
                    self.fast.remove(self.in_fast(index));
                    self.slow.remove(index);
                }
            }
            // Some that are not formatting elements, off the stack.
            13..=14 => {
                let count = self.next(4);
                let mut removed = Vec::new();
                for _ in 0..count {
                    let index = self.next(self.stack.len());
                    let is_other = |entry: &Slow| !matches!(entry, Slow::Element(handle, _) if Some(handle) == self.stack.get(index));
                    if index < self.stack.len() && self.slow.iter().all(is_other) {
                        removed.push(index);
                    }
                }
                removed.sort_unstable_by(|one, other| other.cmp(one));
                removed.dedup();
                for index in &removed {
                    self.stack.remove(*index);
                }
                self.fast.stack_entries_were_removed(&removed, self.stack.len());
            }
            15..=17 => self.adopt(),
            18 if self.next(8) == 0 => {
                let first = self.after_the_last_marker();
                let index = first + self.next(self.slow.len() - first);
                if index < self.slow.len() {
                    self.fast.forget_from(self.in_fast(index));
                    self.slow.truncate(index);
                }
            }
            18..=23 => drop(self.open_another()),
            _ => self.push(kinds),
        }
        self.long += usize::from(self.fast.long.is_some());
    }

    fn check(&self) {
        let mut fast = Vec::new();
        for index in 0..self.fast.len() {
            match self.fast.get(index) {
                Entry::Marker => fast.push(None),
                Entry::Element(element) => fast.push(Some(element.handle)),
                Entry::Gone => {
                    assert!(self.fast.element(index).is_some_and(FormattingElement::is_gone));
                }
            }
        }
        if let Some(long) = &self.fast.long {
            assert_eq!(long.gaps, self.fast.len() - fast.len());
        }
        let slow = self.slow.iter().map(|entry| match entry {
            Slow::Marker => None,
            Slow::Element(handle, _) => Some(*handle),
        });
        let slow: Vec<_> = slow.collect();
        assert_eq!(fast, slow);
        assert!(self.fast.handles().eq(slow.iter().flatten()));
        for name in NAMES {
            let last = self.fast.last_after_marker(name);
            let handle = last.and_then(|index| self.fast.element(index)).map(|one| one.handle);
            let index = self.slow_last_after_marker(name);
            assert_eq!(handle, index.and_then(|index| slow[index]));
            if let Some(handle) = handle {
                assert_eq!(self.fast.position(&handle), last);
            }
        }
        assert_eq!(self.fast.position(&0), None);
        for (index, handle) in self.stack.iter().enumerate() {
            let position = self.fast.position_of_open(index, handle);
            let found = position.and_then(|index| self.fast.element(index));
            assert_eq!(
                found.map(|one| one.handle),
                slow.contains(&Some(*handle)).then_some(*handle)
            );
            assert!(found.is_none_or(|one| one.stack_index == index));
        }
    }
}

#[test]
fn a_list_follows_the_standard_under_random_changes() {
    let mut long = 0;
    for seed in 0..30 {
        let mut both = Both { random: seed, ..Both::default() };
        for round in 0..12 {
            let kinds = [2, 9, 90][both.next(3)];
            let pushes = [4, 40, 120][round % 3];
            for step in 0..150 {
                both.change(kinds, pushes);
                if step % 5 == 0 {
                    both.check();
                }
            }
        }
        long += both.long;
    }
    assert!(long > 1000, "the list was long {long} times only");
}

#[test]
fn memory_of_a_long_list_is_given_back() {
    let mut list = ListOfActiveFormattingElements::default();
    let mut buffer = AttributeBuffer::default();
    let mut push = |list: &mut ListOfActiveFormattingElements<u32>, number: u32| {
        buffer.clear();
        buffer.push("id", &number.to_string());
        list.push(number, tag::B, buffer.view(), number as usize);
    };
    (0..1000).for_each(|number| push(&mut list, number));
    for index in (500..1000).rev().chain(1..500) {
        list.remove(index);
    }
    assert!(list.long.is_some());
    push(&mut list, 1000);
    assert!(list.long.is_none());
    assert_eq!((list.len(), list.elements.len()), (2, MANY));
    assert!(list.handles().eq(&[0, 1000]));
}
