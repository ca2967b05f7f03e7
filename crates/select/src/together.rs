//! The matching of all selectors of a set at once, from the root of a tree down.
//!
//! Each compound is a bit. A bit is set at an element if the compound, and all that is to the left of it in
//! its selector, matches there. So the bits of the parent, of all ancestors, of the previous sibling and of
//! all previous siblings say which compounds can match at an element as far as combinators go; the facts of
//! the element say which can match as far as names, attributes, classes and ids go. A compound is compared
//! in full only where both say so.

use rustc_hash::FxHashMap;
use treewright_dom::internal::{ElementTable, Words};
use treewright_dom::{AttributeNamespace, NodeRef};

use crate::index::{Key, keys_of_compound};
use crate::matching::{Matcher, Names, number_of};
use crate::program::{Combinator, Complex, Compound, NamespaceTest, Program, Test};
use crate::rows::Rows;

/// A set of bits, one for each compound.
type Bits = Box<[u64]>;

/// All selectors of a program on the way down a tree.
#[derive(Clone, Debug)]
pub(crate) struct Together {
    /// The number of words of a set of bits.
    width: usize,
    /// The compounds that are the leftmost ones of their selectors, and for each combinator those that have it
    /// at the left.
    leftmost: Bits,
    child: Bits,
    descendant: Bits,
    next_sibling: Bits,
    later_sibling: Bits,
    /// Those that are the rightmost ones.
    rightmost: Bits,
    /// Those that the facts of an element do not decide.
    checked: Bits,
    /// Those that any element could match.
    open: Bits,
    /// By the numbers of names, and of attributes, and by the hashes of classes and ids.
    names: FxHashMap<u32, Bits>,
    attributes: FxHashMap<u32, Bits>,
    words: FxHashMap<u32, Bits>,
    attribute_bits: u64,
    word_bits: u64,
    /// The bits of [`ElementTable::names`] that are in `names`, each name by its last six bits.
    name_bits: u64,
    /// The compound that each bit stands for.
    parts: Box<[Part]>,
    /// For each element that the last one is in, four sets: its own bits, those of it and of its ancestors,
    /// those of its child that was last, and those of all its children so far.
    levels: Vec<u64>,
    /// The rows that these elements end at.
    ends: Vec<u32>,
    /// The bits of the last element.
    now: Vec<u64>,
}

/// The compound, or the selector, that a bit stands for.
#[derive(Clone, Copy, Debug)]
struct Part {
    complex: u32,
    /// The compound; `None` for a selector that is compared as a whole, because it leads through slots or
    /// can match roots.
    compound: Option<u32>,
}

/// The sets of one level.
const SETS: usize = 4;

impl Together {
    /// All selectors that can match something, for a walk that begins inside of the root of a tree.
    pub(crate) fn new(program: &Program, names: &Names) -> Self {
        let mut parts = Vec::new();
        for (complex, number) in program.complexes.iter().zip(0_u32..) {
            if !names.may_match(complex) {
                continue;
            }
            if is_whole(complex) {
                parts.push(Part { complex: number, compound: None });
                continue;
            }
            // From left to right: the next bit is the next compound.
            let compounds = (0..complex.compounds.len() as u32).rev();
            parts.extend(
                compounds.map(|compound| Part { complex: number, compound: Some(compound) }),
            );
        }
        let width = parts.len().div_ceil(64).max(1);
        let empty = || Bits::from(vec![0; width]);
        let mut all = Self {
            width,
            leftmost: empty(),
            child: empty(),
            descendant: empty(),
            next_sibling: empty(),
            later_sibling: empty(),
            rightmost: empty(),
            checked: empty(),
            open: empty(),
            names: FxHashMap::default(),
            attributes: FxHashMap::default(),
            words: FxHashMap::default(),
            attribute_bits: 0,
            word_bits: 0,
            name_bits: 0,
            parts: parts.into(),
            levels: Vec::new(),
            ends: Vec::new(),
            now: vec![0; width],
        };
        for bit in 0..all.parts.len() {
            all.add(bit, program, names);
        }
        all
    }

    fn add(&mut self, bit: usize, program: &Program, names: &Names) {
        let Some(part) = self.parts.get(bit).copied() else { return };
        let Some(complex) = program.complexes.get(part.complex as usize) else { return };
        let compound = complex.compounds.get(part.compound.unwrap_or(0) as usize);
        let Some(compound) = compound else { return };
        if part.compound.is_none() {
            set(&mut self.leftmost, bit);
            set(&mut self.rightmost, bit);
        } else {
            if part.compound == Some(0) {
                set(&mut self.rightmost, bit);
            }
            let left = match compound.left {
                None => &mut self.leftmost,
                Some(Combinator::Child) => &mut self.child,
                Some(Combinator::Descendant | Combinator::Slot) => &mut self.descendant,
                Some(Combinator::NextSibling) => &mut self.next_sibling,
                Some(Combinator::LaterSibling) => &mut self.later_sibling,
            };
            set(left, bit);
        }
        if part.compound.is_none() || !is_decided_by_facts(compound, names) {
            set(&mut self.checked, bit);
        }
        let Some(keys) = keys_of_compound(compound).filter(|_| part.compound.is_some()) else {
            return set(&mut self.open, bit);
        };
        for key in keys {
            self.add_key(key, bit, names);
        }
    }

    fn add_key(&mut self, key: Key, bit: usize, names: &Names) {
        let width = self.width;
        let add = |map: &mut FxHashMap<u32, Bits>, number| {
            set(map.entry(number).or_insert_with(|| vec![0; width].into()), bit);
        };
        let (name, lower) = match key {
            Key::Id(hash) | Key::Class(hash) => {
                self.word_bits |= Words::bit(hash);
                return add(&mut self.words, hash);
            }
            Key::Known(name) => {
                self.name_bits |= name_bit(number_of(name));
                return add(&mut self.names, number_of(name));
            }
            Key::Attribute(name, lower) | Key::Name(name, lower) => (name, lower),
        };
        for number in [names.number(name), names.number(lower)].into_iter().flatten() {
            if matches!(key, Key::Attribute(..)) {
                self.attribute_bits |= ElementTable::attribute_bit(number);
                add(&mut self.attributes, number);
            } else {
                self.name_bits |= name_bit(number);
                add(&mut self.names, number);
            }
        }
    }

    /// Returns true if nothing can be found.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Returns true if the bits of classes and ids are needed.
    pub(crate) const fn asks_for_words(&self) -> bool {
        self.word_bits != 0
    }

    /// Goes on to a row, the next one or, at first, the root. Returns true if selectors match it;
    /// [`found`](Self::found) has them.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "all sets are `width` long, and a level has `SETS` of them"
    )]
    pub(crate) fn go_to<'a>(
        &mut self,
        row: u32,
        rows: Rows<'a>,
        program: &Program,
        matcher: &mut Matcher<'_, 'a>,
    ) -> bool {
        while self.ends.last().is_some_and(|end| *end <= row) {
            self.ends.pop();
            self.levels.truncate(self.ends.len() * SETS * self.width);
        }
        let width = self.width;
        // The level of the parent; the root has none.
        let level = self.levels.len().checked_sub(SETS * width);
        let mut any_selector = false;
        // What can match other roots is compared as a whole.
        let element = rows.node(row).filter(|node| node.is_element());
        if element.is_none() {
            self.now.fill(0);
        }
        if let Some(element) = element
            && self.find_candidates(row, rows)
            && self.follow_combinators(level)
        {
            for word in 0..width {
                let mut checked = self.now[word] & self.checked[word];
                while checked != 0 {
                    let bit = checked.trailing_zeros();
                    checked &= checked - 1;
                    if !self.parts[word * 64 + bit as usize].matches(program, matcher, element) {
                        self.now[word] &= !(1 << bit);
                    }
                }
                any_selector |= self.now[word] & self.rightmost[word] != 0;
            }
        }
        if let Some(level) = level {
            for word in 0..width {
                self.levels[level + 2 * width + word] = self.now[word];
                self.levels[level + 3 * width + word] |= self.now[word];
            }
        }
        let end = rows.table.end(row);
        if end > row + 1 {
            self.ends.push(end);
            self.levels.extend_from_slice(&self.now);
            for word in 0..width {
                let above = level.map_or(0, |level| self.levels[level + width + word]);
                self.levels.push(above | self.now[word]);
            }
            self.levels.extend(std::iter::repeat_n(0, 2 * width));
        }
        any_selector
    }

    /// Removes the bits of `now` that combinators rule out, by the level of the parent. Returns false if none
    /// are left.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "all sets are `width` long, and a level has `SETS` of them"
    )]
    fn follow_combinators(&mut self, level: Option<usize>) -> bool {
        let Some(level) = level else {
            and_all(&mut self.now, &self.leftmost);
            return self.now.iter().any(|word| *word != 0);
        };
        let width = self.width;
        let sets = &self.levels[level..];
        // The compound at the left of a bit is the bit before it.
        let (mut before, mut any) = ([0_u64; SETS], 0);
        for word in 0..width {
            let mut shifted = [0_u64; SETS];
            for (set, (shifted, before)) in shifted.iter_mut().zip(&mut before).enumerate() {
                let bits = sets[set * width + word];
                *shifted = bits << 1 | *before >> 63;
                *before = bits;
            }
            let [parent, above, previous, siblings] = shifted;
            self.now[word] &= self.leftmost[word]
                | self.child[word] & parent
                | self.descendant[word] & above
                | self.next_sibling[word] & previous
                | self.later_sibling[word] & siblings;
            any |= self.now[word];
        }
        any != 0
    }

    /// Sets the bits of `now` that the facts of a row allow. Returns false if there are none.
    #[expect(clippy::indexing_slicing, reason = "rows are those of the table")]
    fn find_candidates(&mut self, row: u32, rows: Rows<'_>) -> bool {
        self.now.copy_from_slice(&self.open);
        let index = row as usize;
        let name = rows.table.names()[index];
        if self.name_bits & name_bit(name) != 0
            && let Some(bits) = self.names.get(&name)
        {
            add_all(&mut self.now, bits);
        }
        if rows.table.attributes()[index] & self.attribute_bits != 0
            && let Some(element) = rows.node(row)
        {
            for number in element.attribute_numbers() {
                if self.attribute_bits & ElementTable::attribute_bit(number) != 0
                    && let Some(bits) = self.attributes.get(&number)
                {
                    add_all(&mut self.now, bits);
                }
            }
        }
        if self.word_bits != 0 && rows.words[index] & self.word_bits != 0 {
            for hash in rows.table.words(rows.document).hashes_of(row) {
                if self.word_bits & Words::bit(*hash) != 0
                    && let Some(bits) = self.words.get(hash)
                {
                    add_all(&mut self.now, bits);
                }
            }
        }
        self.now.iter().any(|word| *word != 0)
    }

    /// The numbers of the selectors that match the element that was gone to, each once and in their order.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "each bit is a part"
    )]
    pub(crate) fn found(&self, program: &Program, mut give: impl FnMut(u32)) {
        let mut last = None;
        for (word, (now, rightmost)) in self.now.iter().zip(&self.rightmost).enumerate() {
            let mut found = now & rightmost;
            while found != 0 {
                let part = self.parts[word * 64 + found.trailing_zeros() as usize];
                found &= found - 1;
                let owner = program.owners[part.complex as usize];
                // The alternatives of one selector are neighbours.
                if last != Some(owner) {
                    last = Some(owner);
                    give(owner);
                }
            }
        }
    }
}

impl Part {
    fn matches<'a>(
        self,
        program: &Program,
        matcher: &mut Matcher<'_, 'a>,
        element: NodeRef<'a>,
    ) -> bool {
        let Some(complex) = program.complexes.get(self.complex as usize) else {
            return false;
        };
        match self.compound {
            None => matcher.complex(complex, element),
            Some(compound) => {
                let compound = complex.compounds.get(compound as usize);
                compound.is_some_and(|compound| matcher.compound(compound, element))
            }
        }
    }
}

/// Returns true for a selector that leads through slots or can match roots.
pub(crate) fn is_whole(complex: &Complex) -> bool {
    complex
        .compounds
        .iter()
        .any(|compound| compound.matches_roots || compound.left == Some(Combinator::Slot))
}

/// Returns true if a compound matches all elements that it is found by.
fn is_decided_by_facts(compound: &Compound, names: &Names) -> bool {
    // The case of a name depends on the namespace of the element.
    let is_one =
        |name, lower| names.number(name).is_some() && names.number(name) == names.number(lower);
    match &*compound.tests {
        [] => true,
        [Test::Name(name, lower)] => is_one(*name, *lower),
        [Test::Attribute(test)] => {
            test.value.is_none()
                && test.namespace == NamespaceTest::Is(AttributeNamespace::None)
                && is_one(test.name, test.lower)
        }
        _ => false,
    }
}

const fn name_bit(number: u32) -> u64 {
    1 << (number % 64)
}

#[expect(clippy::indexing_slicing, reason = "sets have a bit for each part")]
fn set(bits: &mut Bits, bit: usize) {
    bits[bit / 64] |= 1 << (bit % 64);
}

#[inline]
fn add_all(bits: &mut [u64], more: &[u64]) {
    bits.iter_mut().zip(more).for_each(|(bits, more)| *bits |= more);
}

#[inline]
fn and_all(bits: &mut [u64], only: &[u64]) {
    bits.iter_mut().zip(only).for_each(|(bits, only)| *bits &= only);
}
