//! The matching of selectors with all elements of a tree at once.
//!
//! A name, an attribute, a class and an id each are a set of rows that the document keeps
//! (`ElementTable::rows_of_name`). A compound is the intersection of the sets of its tests; a combinator
//! leads from one set to the next; lists, negations and `:has()` are unions, differences, and reverse
//! steps. All of these take a step for each 64 rows, or for each row of a set. Single elements are examined
//! only for the values of attributes, classes and ids, and for the pseudo-classes that the table does not
//! cover.

use selectors::attr::AttrSelectorOperator;
use treewright_dom::internal::Words;
use treewright_dom::{AttributeNamespace, LocalName, NodeRef};

use crate::matching::{Matcher, number_of};
use crate::nth::is_in_progression;
use crate::program::{
    AttributeTest, Combinator, Complex, Compound, NameIndex, NamespaceTest, Nth, Program,
    StepIndex, Test,
};
use crate::row_set::{RowSet, Tree, count, intersect, is_empty, subtract, unite};

/// The maximum number of elements that are compared one by one with lists and `:has()`.
const FEW: usize = 4;

/// The state for matching selectors with the elements of a tree.
pub(crate) struct Columns<'m, 'a> {
    program: &'m Program,
    matcher: Matcher<'m, 'a>,
    tree: Tree<'a>,
    elements: RowSet,
    /// Sets that are free for reuse.
    spare: Vec<RowSet>,
    marks: RowSet,
}

/// The sets of a name: as written, and in lower case, for HTML elements.
struct Named<'a> {
    either: [&'a [u64]; 2],
    /// True if all rows of the sets have the name.
    exact: bool,
}

impl<'m, 'a> Columns<'m, 'a> {
    pub(crate) fn new(program: &'m Program, matcher: Matcher<'m, 'a>, tree: Tree<'a>) -> Self {
        let elements = tree.elements();
        Self { program, matcher, tree, elements, spare: Vec::new(), marks: RowSet::new() }
    }

    /// The elements of the tree that match one of the selectors; `None` if no element does.
    pub(crate) fn any(&mut self, list: &'m [Complex]) -> Option<RowSet> {
        let mut all: Option<RowSet> = None;
        for complex in list {
            let Some(set) = self.complex(complex) else { continue };
            if let Some(all) = &mut all {
                unite(all, &set);
                self.spare.push(set);
            } else {
                all = Some(set);
            }
        }
        all
    }

    /// Takes back a set that is no longer needed.
    pub(crate) fn take_back(&mut self, set: RowSet) {
        self.spare.push(set);
    }

    fn complex(&mut self, complex: &'m Complex) -> Option<RowSet> {
        if !self.matcher.names.may_match(complex) {
            return None;
        }
        if complex.is_whole() {
            let mut set = self.candidates(complex.compounds.first()?)?;
            self.check_each(&mut set, |matcher, element| matcher.complex(complex, element));
            return self.unless_empty(set);
        }
        if let [compound] = &*complex.compounds {
            return self.compound(compound);
        }
        // Full comparisons start only after all compounds have candidates.
        let mut sets = Vec::with_capacity(complex.compounds.len());
        for compound in &complex.compounds {
            match self.candidates(compound) {
                Some(set) => sets.push(set),
                None => {
                    self.spare.append(&mut sets);
                    return None;
                }
            }
        }
        let mut left: Option<RowSet> = None;
        for compound in complex.compounds.iter().rev() {
            let mut set = sets.pop()?;
            if let (Some(left), Some(combinator)) = (left.take(), compound.left) {
                self.tree.follow(combinator, &left, &mut set, &mut self.marks);
                self.spare.push(left);
            }
            self.check(compound, &mut set);
            left = self.unless_empty(set);
            if left.is_none() {
                self.spare.append(&mut sets);
                return None;
            }
        }
        left
    }

    /// The elements that match a compound; `None` if no element does.
    fn compound(&mut self, compound: &'m Compound) -> Option<RowSet> {
        let mut set = self.candidates(compound)?;
        self.check(compound, &mut set);
        self.unless_empty(set)
    }

    fn unless_empty(&mut self, set: RowSet) -> Option<RowSet> {
        if is_empty(&set) {
            self.spare.push(set);
            return None;
        }
        Some(set)
    }

    /// The elements that match a compound according to the sets of the table; `None` if no element does.
    fn candidates(&mut self, compound: &Compound) -> Option<RowSet> {
        let mut set = self.spare.pop().unwrap_or_default();
        set.clone_from(&self.elements);
        for test in &compound.tests {
            match test {
                Test::Name(name, lower) => self.name(*name, *lower).narrow(&mut set),
                Test::Class(class) => {
                    intersect(&mut set, self.word(Words::hash_of_class(class)));
                }
                Test::Id(id) => intersect(&mut set, self.word(Words::hash_of_id(id))),
                Test::Attribute(test)
                    if test.namespace == NamespaceTest::Is(AttributeNamespace::None) =>
                {
                    self.attribute(test.name, test.lower).narrow(&mut set);
                    if let Some(hash) = self.word_of_value(test) {
                        intersect(&mut set, self.word(hash));
                    }
                }
                Test::Link => {
                    let [a, area] = [LocalName::A, LocalName::AREA].map(|name| self.of_name(name));
                    Named { either: [a, area], exact: false }.narrow(&mut set);
                    let href = number_of(LocalName::HREF);
                    let (rows, table) = (self.tree.rows, self.tree.rows.table);
                    let (column, _) = table.rows_with_attribute(rows.document, href);
                    // In SVG, the attribute can be `xlink:href`.
                    let qualified = table.rows_with_qualified_attributes(rows.document);
                    let mut either = self.spare.pop().unwrap_or_default();
                    either.clear();
                    either.extend_from_slice(self.tree.part_of(qualified));
                    unite(&mut either, self.tree.part_of(column));
                    intersect(&mut set, &either);
                    self.spare.push(either);
                }
                Test::Never | Test::Host(_) | Test::HostContext(_) => set.fill(0),
                _ => {}
            }
        }
        self.unless_empty(set)
    }

    /// Removes the candidates that do not match a compound.
    fn check(&mut self, compound: &'m Compound, set: &mut RowSet) {
        let (rows, tree) = (self.tree.rows, self.tree);
        for test in &compound.tests {
            match test {
                Test::Name(name, lower) => {
                    if !self.name(*name, *lower).exact {
                        self.check_each(set, |matcher, element| matcher.test(test, element));
                    }
                }
                Test::Class(class) => self.check_word(test, Words::hash_of_class(class), set),
                Test::Id(id) => self.check_word(test, Words::hash_of_id(id), set),
                Test::Attribute(of) => {
                    if !self.check_attribute(of, set) {
                        self.check_each(set, |matcher, element| matcher.attribute(of, element));
                    }
                }
                Test::Universal => {}
                Test::Root => {
                    tree.retain(set, |row| rows.table.parent(row) == Some(tree.root));
                    self.check_each(set, |matcher, element| matcher.test(test, element));
                }
                Test::Empty => {
                    tree.retain(set, |row| rows.table.end(row) == row.saturating_add(1));
                    self.check_each(set, |matcher, element| matcher.test(test, element));
                }
                Test::Nth(nth) if nth.of.is_none() => {
                    tree.retain(set, |row| is_at_position(nth, tree, row));
                }
                Test::Is(_) | Test::Not(_) | Test::Has(_) if count(set) <= FEW => {
                    self.check_each(set, |matcher, element| matcher.test(test, element));
                }
                Test::Is(list) => match self.any(list) {
                    Some(found) => {
                        intersect(set, &found);
                        self.spare.push(found);
                    }
                    None => set.fill(0),
                },
                Test::Not(list) => {
                    if let Some(found) = self.any(list) {
                        subtract(set, &found);
                        self.spare.push(found);
                    }
                }
                Test::Has(steps) => self.has(steps, set),
                _ => self.check_each(set, |matcher, element| matcher.test(test, element)),
            }
        }
    }

    /// Keeps those elements that `:has()` matches.
    fn has(&mut self, steps: &'m [StepIndex], set: &mut RowSet) {
        let mut all = self.spare.pop().unwrap_or_default();
        self.tree.clear(&mut all);
        for step in steps {
            if let Some(found) = self.has_steps(*step, set) {
                unite(&mut all, &found);
                self.spare.push(found);
            }
        }
        intersect(set, &all);
        self.spare.push(all);
    }

    /// The elements of a set from which the steps can be taken.
    fn has_steps(&mut self, first: StepIndex, anchors: &RowSet) -> Option<RowSet> {
        let mut chain = Vec::new();
        let mut next = Some(first);
        while let Some(step) = next.and_then(|step| self.program.steps.get(step as usize)) {
            chain.push(step);
            next = step.next;
        }
        let mut right: Option<RowSet> = None;
        let mut combinator = None;
        // From the last step back.
        for step in chain.into_iter().rev() {
            let found = self.compound(&step.compound);
            right = self.lead(combinator, right, found?);
            combinator = Some(step.combinator);
            right.as_ref()?;
        }
        let mut set = self.spare.pop().unwrap_or_default();
        set.clone_from(anchors);
        self.lead(combinator, right, set)
    }

    /// Keeps the elements of a set from which a combinator, if present, leads to those on the right.
    fn lead(
        &mut self,
        combinator: Option<Combinator>,
        right: Option<RowSet>,
        mut set: RowSet,
    ) -> Option<RowSet> {
        if let (Some(combinator), Some(right)) = (combinator, right) {
            self.tree.lead(combinator, &right, &mut set, &mut self.marks);
            self.spare.push(right);
        }
        self.unless_empty(set)
    }

    #[inline]
    fn check_each(
        &mut self,
        set: &mut RowSet,
        mut keep: impl FnMut(&mut Matcher<'m, 'a>, NodeRef<'a>) -> bool,
    ) {
        let (matcher, rows) = (&mut self.matcher, self.tree.rows);
        self.tree.retain(set, |row| rows.node(row).is_some_and(|element| keep(matcher, element)));
    }

    /// Keeps those elements that have a class, or an id, with this hash.
    fn check_word(&mut self, test: &'m Test, hash: u32, set: &mut RowSet) {
        let (matcher, rows) = (&mut self.matcher, self.tree.rows);
        let words = rows.table.words(rows.document);
        self.tree.retain(set, |row| {
            words.hashes_of(row).contains(&hash)
                && rows.node(row).is_some_and(|element| matcher.test(test, element))
        });
    }

    /// Keeps the elements whose attribute passes a test, according to lists of values and sets. Returns true if
    /// that covers the whole test.
    fn check_attribute(&mut self, test: &'m AttributeTest, set: &mut RowSet) -> bool {
        let tree = self.tree;
        let rows = tree.rows;
        let named = self.attribute(test.name, test.lower);
        if test.namespace != NamespaceTest::Is(AttributeNamespace::None) {
            let plain = test.namespace == NamespaceTest::Any;
            let column = rows.table.rows_with_qualified_attributes(rows.document);
            let mut all = self.spare.pop().unwrap_or_default();
            all.clear();
            all.extend_from_slice(tree.part_of(column));
            if plain {
                named.either.iter().for_each(|column| unite(&mut all, column));
            }
            intersect(set, &all);
            self.spare.push(all);
            return false;
        }
        test.value.is_none() && named.exact
    }

    /// The hash of the class or id that an attribute has if its value passes a test.
    fn word_of_value(&self, test: &AttributeTest) -> Option<u32> {
        let value = test.value.as_ref()?;
        let is = |name| self.matcher.names.number(test.name) == Some(number_of(name));
        let wanted = &*value.value;
        match value.operator {
            AttrSelectorOperator::Equal if is(LocalName::ID) => Some(Words::hash_of_id(wanted)),
            AttrSelectorOperator::Equal | AttrSelectorOperator::Includes
                if is(LocalName::CLASS)
                    && !wanted.is_empty()
                    && !wanted.contains(|c: char| c.is_ascii_whitespace()) =>
            {
                Some(Words::hash_of_class(wanted))
            }
            _ => None,
        }
    }

    fn name(&self, name: NameIndex, lower: NameIndex) -> Named<'a> {
        self.named(name, lower, |number| self.tree.rows.table.rows_of_name(number))
    }

    fn attribute(&self, name: NameIndex, lower: NameIndex) -> Named<'a> {
        let rows = self.tree.rows;
        self.named(name, lower, |number| rows.table.rows_with_attribute(rows.document, number))
    }

    fn named(
        &self,
        name: NameIndex,
        lower: NameIndex,
        column: impl Fn(u32) -> (&'a [u64], bool),
    ) -> Named<'a> {
        let names = self.matcher.names;
        let numbers = [name, lower].map(|name| names.number(name));
        let of = |number: Option<u32>| {
            let (column, exact) = number.map_or((&[][..], true), &column);
            (self.tree.part_of(column), exact)
        };
        // The case depends on the namespace of the element.
        let [name, lower] = numbers;
        if name == lower {
            let (column, exact) = of(name);
            return Named { either: [column, &[]], exact };
        }
        Named { either: [of(name).0, of(lower).0], exact: false }
    }

    fn of_name(&self, name: LocalName) -> &'a [u64] {
        self.tree.part_of(self.tree.rows.table.rows_of_name(number_of(name)).0)
    }

    fn word(&self, hash: u32) -> &'a [u64] {
        let rows = self.tree.rows;
        self.tree.part_of(rows.table.rows_with_word(rows.document, hash))
    }
}

impl Named<'_> {
    /// Keeps those rows of a set that are in one of the sets.
    fn narrow(&self, set: &mut RowSet) {
        match self.either {
            [column, []] | [[], column] => intersect(set, column),
            [a, b] => {
                let columns = a.iter().zip(b);
                set.iter_mut().zip(columns).for_each(|(word, (a, b))| *word &= a | b);
            }
        }
    }
}

/// Returns true for an element at the given positions, among all its siblings or those of its type.
#[inline]
fn is_at_position(nth: &Nth, tree: Tree<'_>, row: u32) -> bool {
    let rows = tree.rows;
    let (first, last) = if nth.of_type {
        rows.table.ordinal_of_type(rows.document, row)
    } else {
        rows.table.ordinal(row)
    };
    if nth.only {
        return (first, last) == (1, 1);
    }
    let position = if nth.from_end { last } else { first };
    if nth.a == 0 {
        return i64::from(position) == i64::from(nth.b);
    }
    // Larger positions are equally far out of reach when matching one element.
    i32::try_from(position).is_ok_and(|position| is_in_progression(nth.a, nth.b, position))
}
