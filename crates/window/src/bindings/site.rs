//! Messages of errors, as users of browsers know them.

use treewright_quickjs::Thrown;

use super::receiver;
use super::rows::Row;
use crate::Cx;

/// The use of a member that a message begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Operation,
    Constructor,
    Setter,
    Property,
}

/// A member, for messages about its use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    interface: &'static str,
    member: &'static str,
    kind: Use,
}

impl Site {
    pub(crate) const fn operation(interface: &'static str, member: &'static str) -> Self {
        Self { interface, member, kind: Use::Operation }
    }

    pub(crate) const fn static_operation(interface: &'static str, member: &'static str) -> Self {
        Self { interface, member, kind: Use::Operation }
    }

    pub(crate) const fn constructor(interface: &'static str, member: &'static str) -> Self {
        Self { interface, member, kind: Use::Constructor }
    }

    pub(crate) const fn setter(interface: &'static str, member: &'static str) -> Self {
        Self { interface, member, kind: Use::Setter }
    }

    /// An indexed or named property.
    pub(crate) const fn property(interface: &'static str) -> Self {
        Self { interface, member: "", kind: Use::Property }
    }

    /// An argument, counted from 1.
    pub(crate) const fn argument(&'static self, number: u8) -> At {
        At { subject: Subject::Site(self), place: Place::Argument(number) }
    }

    /// The value that an attribute is set to.
    pub(crate) const fn value(&'static self) -> At {
        At { subject: Subject::Site(self), place: Place::Value }
    }

    fn prefix(&self) -> String {
        let Self { interface, member, kind } = self;
        match kind {
            Use::Operation => format!("Failed to execute '{member}' on '{interface}': "),
            Use::Constructor if *member == "constructor" => {
                format!("Failed to construct '{interface}': ")
            }
            Use::Constructor => format!("Failed to construct '{member}': "),
            Use::Setter => format!("Failed to set the '{member}' property on '{interface}': "),
            Use::Property => format!("Failed to set a property on '{interface}': "),
        }
    }

    /// The message that an error about this use has.
    pub(crate) fn message(&self, reason: &str) -> String {
        self.prefix() + reason
    }

    /// A `TypeError` about this use.
    pub(crate) fn type_error(&self, cx: &Cx<'_>, reason: &str) -> Thrown {
        cx.type_error(&self.message(reason))
    }
}

/// The value that a conversion is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    subject: Subject,
    place: Place,
}

/// The member that is used.
#[derive(Clone, Copy, Debug)]
enum Subject {
    Site(&'static Site),
    /// The setter of a row.
    Setter(&'static Row),
}

#[derive(Clone, Copy, Debug)]
enum Place {
    Argument(u8),
    Value,
    /// A member of a dictionary: names of the dictionary and the member.
    Member(&'static str, &'static str),
}

impl At {
    /// The value that the attribute of a row is set to.
    pub(crate) const fn value_of(row: &'static Row) -> Self {
        Self { subject: Subject::Setter(row), place: Place::Value }
    }

    pub(crate) const fn member(self, dictionary: &'static str, member: &'static str) -> Self {
        Self { subject: self.subject, place: Place::Member(dictionary, member) }
    }

    fn site(self) -> Site {
        match self.subject {
            Subject::Site(site) => *site,
            Subject::Setter(row) => {
                Site::setter(receiver::definition(row.interface).name, row.name)
            }
        }
    }

    /// A `TypeError` for the value.
    pub(crate) fn type_error(self, cx: &Cx<'_>, reason: &str) -> Thrown {
        match self.place {
            Place::Member(dictionary, member) => {
                let reason =
                    format!("Failed to read the '{member}' property from '{dictionary}': {reason}");
                self.site().type_error(cx, &reason)
            }
            _ => self.site().type_error(cx, reason),
        }
    }

    /// The error for a value that is not of the wanted type.
    pub(crate) fn wrong_type(self, cx: &Cx<'_>, wanted: &str) -> Thrown {
        match self.place {
            Place::Argument(number) => {
                self.type_error(cx, &format!("parameter {number} is not of type '{wanted}'."))
            }
            _ => self.type_error(cx, &format!("Failed to convert value to '{wanted}'.")),
        }
    }

    /// The error for a value that cannot be called.
    pub(crate) fn not_a_function(self, cx: &Cx<'_>) -> Thrown {
        match self.place {
            Place::Argument(number) => {
                let reason =
                    format!("The callback provided as parameter {number} is not a function.");
                self.type_error(cx, &reason)
            }
            _ => self.type_error(cx, "The provided callback is not a function."),
        }
    }
}
