//! The functions of interfaces by the numbers that the engine knows them by: a row for each.
//!
//! First come the natives that belong to no interface, then the functions of each definition: its
//! constructor, its legacy factory function, and in the order of the table the getter and setter or
//! the operation of each member.

use treewright_quickjs::{Call, NativeId};

use super::definition::{Definition, Member, MemberKind};
use super::glue::Glue;
use crate::generated::{DEFINITIONS, INTERFACES, Interface, NATIVES};
use crate::host_functions;

/// The number of the first function of an interface.
pub(crate) const FIRST: usize = NATIVES.len() + host_functions::NATIVES.len();

/// The number of a native of [`host_functions`].
pub(crate) const fn hand_written_native(index: u16) -> NativeId {
    NATIVES.len() as NativeId + index
}

/// The part of an interface or member that a function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Constructor,
    Getter,
    Setter,
    Operation,
}

/// A function of an interface.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) interface: Interface,
    /// The name of the member.
    pub(crate) name: &'static str,
    pub(crate) part: Part,
    pub(crate) glue: Glue,
    /// It runs the reactions of custom elements that its steps enqueue.
    pub(crate) has_reactions: bool,
    pub(crate) keeps_the_object: bool,
    pub(crate) has_lenient_this: bool,
}

impl Row {
    const fn of_constructor(definition: &Definition, name: &'static str, glue: Glue) -> Self {
        Self {
            interface: definition.interface,
            name,
            part: Part::Constructor,
            glue,
            has_reactions: false,
            keeps_the_object: false,
            has_lenient_this: false,
        }
    }

    /// The row of a getter, a setter or an operation.
    const fn of_member(definition: &Definition, member: &Member, glue: Glue, part: Part) -> Self {
        Self {
            interface: definition.interface,
            name: member.name,
            part,
            glue,
            // Reading an attribute changes nothing.
            has_reactions: member.has_reactions && !matches!(part, Part::Getter),
            keeps_the_object: member.keeps_the_object && matches!(part, Part::Getter),
            has_lenient_this: member.has_lenient_this,
        }
    }
}

/// How many functions a definition has.
const fn count_of(definition: &Definition) -> usize {
    let mut count =
        definition.constructor.is_some() as usize + definition.factory.is_some() as usize;
    let mut index = 0;
    while index < definition.members.len() {
        count += definition.members[index].functions() as usize;
        index += 1;
    }
    count
}

/// How many functions all definitions have.
pub(crate) const COUNT: usize = {
    let (mut count, mut index) = (0, 0);
    while index < DEFINITIONS.len() {
        count += count_of(DEFINITIONS[index]);
        index += 1;
    }
    count
};

/// The rows: that of the function with the number [`FIRST`], and so on.
pub(crate) static ROWS: [Row; COUNT] = {
    let mut rows = [Row::of_constructor(DEFINITIONS[0], "", Glue::Ignore); COUNT];
    let (mut number, mut at) = (0, 0);
    while at < DEFINITIONS.len() {
        let definition = DEFINITIONS[at];
        if let Some((glue, _)) = definition.constructor {
            rows[number] = Row::of_constructor(definition, "constructor", glue);
            number += 1;
        }
        if let Some((name, glue, _)) = definition.factory {
            rows[number] = Row::of_constructor(definition, name, glue);
            number += 1;
        }
        let mut index = 0;
        while index < definition.members.len() {
            let member = &definition.members[index];
            match member.kind {
                MemberKind::Constant(_) => {}
                MemberKind::Operation { glue, .. } => {
                    rows[number] = Row::of_member(definition, member, glue, Part::Operation);
                    number += 1;
                }
                MemberKind::Attribute { get, set } => {
                    rows[number] = Row::of_member(definition, member, get, Part::Getter);
                    number += 1;
                    if let Some(set) = set {
                        rows[number] = Row::of_member(definition, member, set, Part::Setter);
                        number += 1;
                    }
                }
            }
            index += 1;
        }
        at += 1;
    }
    rows
};

/// The number of the first function of each definition.
static FIRST_OF: [NativeId; INTERFACES.len()] = {
    let mut numbers = [0; INTERFACES.len()];
    let (mut number, mut at) = (FIRST, 0);
    while at < DEFINITIONS.len() {
        numbers[at] = number as NativeId;
        number += count_of(DEFINITIONS[at]);
        at += 1;
    }
    numbers
};

/// The row of a function; `None` for a native that belongs to no interface.
pub(crate) fn row(native: NativeId) -> Option<&'static Row> {
    ROWS.get(usize::from(native).checked_sub(FIRST)?)
}

/// The row of the function that is called.
pub(crate) fn of_call(call: &Call<'_>) -> &'static Row {
    // Callers of this have a row.
    &ROWS[usize::from(call.native()) - FIRST]
}

/// The number of the constructor of a definition, and its length.
pub(super) fn constructor(definition: &Definition) -> Option<(NativeId, u8)> {
    let (_, length) = definition.constructor?;
    Some((FIRST_OF[definition.interface as usize], length))
}

/// The name, number and length of the legacy factory function of a definition.
pub(super) fn factory(definition: &Definition) -> Option<(&'static str, NativeId, u8)> {
    let (name, _, length) = definition.factory?;
    let before = NativeId::from(definition.constructor.is_some());
    Some((name, FIRST_OF[definition.interface as usize] + before, length))
}

/// The members of a definition, each with the number of its first function.
pub(super) fn members(
    definition: &'static Definition,
) -> impl Iterator<Item = (&'static Member, NativeId)> {
    let before = NativeId::from(definition.constructor.is_some())
        + NativeId::from(definition.factory.is_some());
    let mut next = FIRST_OF[definition.interface as usize] + before;
    definition.members.iter().map(move |member| {
        let number = next;
        next += member.functions();
        (member, number)
    })
}
