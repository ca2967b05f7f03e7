//! The vocabularies that the standard defines, as tables.
//!
//! <https://html.spec.whatwg.org/multipage/microdata.html#mdvocabs>

use super::generated::{VCARD, VEVENT, WORK};

/// The type of the items that are contacts.
pub(super) const VCARD_TYPE: &str = "http://microformats.org/profile/hcard";
const VEVENT_TYPE: &str = "http://microformats.org/profile/hcalendar#vevent";
const WORK_TYPE: &str = "http://n.whatwg.org/work";

/// A vocabulary of the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Vocabulary {
    Vcard,
    Vevent,
    Work,
}

impl Vocabulary {
    /// The vocabulary that an item type is of.
    pub(super) fn of_type(item_type: &str) -> Option<Self> {
        match item_type {
            VCARD_TYPE => Some(Self::Vcard),
            VEVENT_TYPE => Some(Self::Vevent),
            WORK_TYPE => Some(Self::Work),
            _ => None,
        }
    }

    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Self::Vcard => "a vCard",
            Self::Vevent => "a vEvent",
            Self::Work => "a licensed work",
        }
    }

    pub(super) const fn properties(self) -> &'static [Property] {
        match self {
            Self::Vcard => VCARD,
            Self::Vevent => VEVENT,
            Self::Work => WORK,
        }
    }

    /// "This vocabulary does not support global identifiers for items."
    pub(super) const fn excludes_global_identifiers(self) -> bool {
        match self {
            Self::Vcard | Self::Vevent => true,
            // SPEC-NOTE: nothing is said about them for works.
            Self::Work => false,
        }
    }
}

/// A property that an item can have.
#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: &'static str,
    /// How many of it the item has at least.
    pub(super) least: usize,
    /// How many of it the item has at most.
    pub(super) most: Option<usize>,
    pub(super) value: Value,
    /// The strings that the value can be.
    pub(super) words: &'static [&'static str],
    /// The properties of the item that is the value.
    pub(super) inside: &'static [Property],
}

/// The kind of value that a property has.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value {
    Any,
    Text,
    AbsoluteUrl,
    Date,
    GlobalDateAndTime,
    DateOrGlobalDateAndTime,
    RecurrenceDate,
    RecurrenceRule,
    Duration,
    Integer,
    Language,
    TimeZone,
    Position,
    Telephone,
    Keyword,
    Item,
    TextOrItem,
    TelephoneOrItem,
    VcardOrText,
}

impl Property {
    /// The value that it must have, in words.
    pub(super) fn expected(&self) -> String {
        let words = match self.value {
            Value::Any | Value::TextOrItem => "text or an item",
            Value::Text => "text, not an item",
            Value::AbsoluteUrl => "a URL from an element that links or embeds, such as `a`",
            Value::Date => "a date (`2026-09-16`)",
            Value::GlobalDateAndTime => "a date and a time with a time zone (`2026-09-16T23:59Z`)",
            Value::DateOrGlobalDateAndTime => {
                "a date (`2026-09-16`) or a date and a time with a time zone (`2026-09-16T23:59Z`)"
            }
            Value::RecurrenceDate => {
                "a date, a date and a time with a time zone, or a period (`2026-09-16T10:00Z/PT1H`)"
            }
            Value::RecurrenceRule => "a rule of iCalendar (`FREQ=WEEKLY;COUNT=4`)",
            Value::Duration => "a duration (`P1DT2H` or `P2W`)",
            Value::Integer => "digits only",
            Value::Language => "a language tag",
            Value::TimeZone => "a time zone as hours and minutes (`+02:00`)",
            Value::Position => "the latitude and the longitude (`37.386013;-122.082932`)",
            Value::Telephone => "a telephone number",
            Value::TelephoneOrItem => "a telephone number or an item",
            Value::Keyword => {
                let words: Vec<String> =
                    self.words.iter().map(|word| format!("`{word}`")).collect();
                return format!("one of {}", words.join(", "));
            }
            Value::Item => "an item, by `itemscope`",
            Value::VcardOrText => {
                "text or an item of the type `http://microformats.org/profile/hcard`"
            }
        };
        words.to_owned()
    }
}
