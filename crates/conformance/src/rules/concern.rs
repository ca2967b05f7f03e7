//! The elements that the rules of a subject are about. Most elements concern few subjects, and the code of the others
//! stays out of the way.

use treewright_markup::LocalName;

use super::Subject;
use crate::context::{Context, Element};
use crate::tables::{ElementSet, Names};

/// Elements by their names and their attributes' names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Concern {
    is_all: bool,
    elements: ElementSet,
    names: Names,
    has_others: bool,
}

impl Concern {
    /// All elements.
    pub(crate) const ALL: Self = Self { is_all: true, ..Self::of(&[]) };

    /// No element.
    pub(crate) const NONE: Self = Self::of(&[]);

    /// These elements of HTML.
    pub(crate) const fn of(elements: &[LocalName]) -> Self {
        Self::of_set(ElementSet::of(elements))
    }

    /// [`of`](Self::of) a set.
    pub(crate) const fn of_set(elements: ElementSet) -> Self {
        Self { is_all: false, elements, names: Names::NONE, has_others: false }
    }

    /// Also elements with one of these attributes.
    pub(crate) const fn or_with(self, names: Names) -> Self {
        Self { names: self.names.with(names), ..self }
    }

    /// Also elements that the index of HTML does not have: those of other namespaces, unknown and obsolete ones.
    pub(crate) const fn or_others(self) -> Self {
        Self { has_others: true, ..self }
    }

    /// The elements of both.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            is_all: self.is_all || other.is_all,
            elements: self.elements.with(other.elements),
            names: self.names.with(other.names),
            has_others: self.has_others || other.has_others,
        }
    }

    /// Returns true if an element can be one of these.
    #[inline]
    pub(crate) fn takes(&self, element: &Element<'_>) -> bool {
        self.is_all
            || element.is_in(self.elements)
            || element.may_have(self.names)
            || self.has_others && element.row.is_none()
    }
}

/// Notifies a subject of the start of an element that concerns it. Only subjects of all elements are worth a place in
/// the code that runs for all elements.
#[inline]
pub(crate) fn enter<'a, S: Subject<'a>>(
    subject: &mut S,
    cx: &mut Context<'a>,
    element: &Element<'a>,
) {
    if S::ENTERS.is_all {
        subject.enter(cx, element);
    } else if S::ENTERS.takes(element) || cx.tells_all() {
        enter_one(subject, cx, element);
    }
}

#[inline(never)]
fn enter_one<'a, S: Subject<'a>>(subject: &mut S, cx: &mut Context<'a>, element: &Element<'a>) {
    subject.enter(cx, element);
}

/// Notifies a subject of the end of an element that concerns it.
#[inline]
pub(crate) fn leave<'a, S: Subject<'a>>(
    subject: &mut S,
    cx: &mut Context<'a>,
    element: &Element<'a>,
) {
    if S::LEAVES.is_all {
        subject.leave(cx, element);
    } else if S::LEAVES.takes(element) || cx.tells_all() {
        leave_one(subject, cx, element);
    }
}

#[inline(never)]
fn leave_one<'a, S: Subject<'a>>(subject: &mut S, cx: &mut Context<'a>, element: &Element<'a>) {
    subject.leave(cx, element);
}
