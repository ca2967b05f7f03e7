//! The possible components of a value: which and how many, but not their order.

use std::collections::{BTreeMap, BTreeSet};

use super::grammar::{Grammar, UNBOUNDED, parse};

/// The kinds of components in the order of their bits in the table, with the types of the grammar.
pub(super) const KINDS: [(&str, &[&str]); 17] = [
    ("NUMBER", &["number", "number-token"]),
    ("INTEGER", &["integer"]),
    ("LENGTH", &["length", "dimension", "dimension-token"]),
    ("PERCENTAGE", &["percentage", "percentage-token"]),
    ("ANGLE", &["angle", "dimension", "dimension-token"]),
    ("TIME", &["time", "dimension", "dimension-token"]),
    ("FREQUENCY", &["frequency", "dimension", "dimension-token"]),
    ("RESOLUTION", &["resolution", "dimension", "dimension-token"]),
    ("FLEX", &["flex", "dimension", "dimension-token"]),
    ("STRING", &["string", "string-token", "family-name"]),
    ("URL", &["url", "uri", "url-token"]),
    ("COLOR", &["color"]),
    ("HASH", &["id", "hash-token"]),
    (
        "IDENT",
        &[
            "ident",
            "custom-ident",
            "dashed-ident",
            "ident-token",
            "identifier",
            "family-name",
            "custom-property-name",
            "extension-name",
            "voice-family-name",
            "target-name",
        ],
    ),
    ("ZERO", &["zero"]),
    ("COMMA", &[]),
    ("SLASH", &[]),
];

/// The set of one grammar.
#[derive(Clone, Debug, Default)]
pub(super) struct Set {
    pub(super) keywords: BTreeSet<String>,
    /// Bits of [`KINDS`].
    pub(super) kinds: u32,
    /// Those of them that can be negative.
    pub(super) negative: u32,
    pub(super) least: u8,
    pub(super) most: u8,
    /// It also has other components, which are not checked.
    pub(super) is_open: bool,
}

impl Set {
    fn open() -> Self {
        Self { is_open: true, most: UNBOUNDED, ..Self::default() }
    }

    fn one() -> Self {
        Self { least: 1, most: 1, ..Self::default() }
    }

    fn of_kind(name: &str) -> Self {
        let mut set = Self::one();
        set.add_kind(name);
        set
    }

    fn add_kind(&mut self, name: &str) {
        for (index, _) in KINDS.iter().enumerate().filter(|(_, (kind, _))| *kind == name) {
            self.kinds |= 1 << index;
            self.negative |= 1 << index;
        }
    }

    fn add_components(&mut self, other: &Self) {
        self.keywords.extend(other.keywords.iter().cloned());
        self.kinds |= other.kinds;
        self.negative |= other.negative;
        self.is_open |= other.is_open;
    }

    /// Either of two.
    pub(super) fn or(mut self, other: &Self) -> Self {
        self.add_components(other);
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
        self
    }

    /// The values of two syntaxes of the same property. Older ones leave out ranges: a bound of one is a
    /// bound of the other.
    fn or_another(self, other: &Self) -> Self {
        let bounded = (self.kinds & !self.negative) | (other.kinds & !other.negative);
        let mut set = self.or(other);
        set.negative &= !bounded;
        set
    }
}

/// The syntaxes of types and properties.
pub(super) struct Syntaxes<'a> {
    pub(super) types: BTreeMap<&'a str, Vec<&'a str>>,
    pub(super) properties: BTreeMap<&'a str, Vec<&'a str>>,
}

impl Syntaxes<'_> {
    /// The set for a property.
    pub(super) fn of_property(&self, name: &str) -> Set {
        self.property(name, &mut Vec::new())
    }

    /// The set for these syntaxes of the same property.
    pub(super) fn of_syntaxes(&self, syntaxes: &Vec<&str>) -> Set {
        self.syntaxes("", Some(syntaxes), &mut Vec::new())
    }

    fn property(&self, name: &str, seen: &mut Vec<String>) -> Set {
        self.syntaxes(&format!("'{name}'"), self.properties.get(name), seen)
    }

    fn syntaxes(&self, name: &str, syntaxes: Option<&Vec<&str>>, seen: &mut Vec<String>) -> Set {
        let Some(syntaxes) = syntaxes else { return Set::open() };
        if seen.iter().any(|other| other == name) {
            return Set::open();
        }
        seen.push(name.to_owned());
        let sets =
            syntaxes.iter().filter(|syntax| **syntax != "-").map(|syntax| match parse(syntax) {
                Some(grammar) => self.set(&grammar, seen),
                None => Set::open(),
            });
        let set = sets.reduce(|all, other| all.or_another(&other)).unwrap_or_else(Set::open);
        seen.pop();
        set
    }

    fn set(&self, grammar: &Grammar, seen: &mut Vec<String>) -> Set {
        match grammar {
            Grammar::Keyword(name) => {
                let mut set = Set::one();
                set.keywords.insert(name.clone());
                set
            }
            // "Commas are omissible": one without an adjacent component is left out.
            Grammar::Literal(',') => Set { least: 0, ..Set::of_kind("COMMA") },
            Grammar::Literal('/') => Set::of_kind("SLASH"),
            Grammar::Literal(_) => Set::open(),
            Grammar::Function => Set::one(),
            Grammar::Property(name) => self.property(name, seen),
            Grammar::Type { name, is_not_negative } => self.of_type(name, *is_not_negative, seen),
            Grammar::OneOf(parts) => {
                let sets = parts.iter().map(|part| self.set(part, seen));
                sets.reduce(|all, other| all.or(&other)).unwrap_or_default()
            }
            Grammar::SomeOf(parts) | Grammar::AllOf(parts) => {
                let mut all = Set::default();
                let mut fewest = u8::MAX;
                for part in parts {
                    let set = self.set(part, seen);
                    all.add_components(&set);
                    all.least = all.least.saturating_add(set.least);
                    all.most = all.most.saturating_add(set.most);
                    fewest = fewest.min(set.least);
                }
                if matches!(grammar, Grammar::SomeOf(_)) {
                    all.least = fewest;
                }
                all
            }
            Grammar::Repeated { of, least, most, has_commas } => {
                let mut set = self.set(of, seen);
                set.least = set.least.saturating_mul(*least);
                set.most = set.most.saturating_mul(*most);
                if *has_commas {
                    set.add_kind("COMMA");
                    set.most = set.most.saturating_mul(2);
                }
                set
            }
        }
    }

    fn of_type(&self, name: &str, is_not_negative: bool, seen: &mut Vec<String>) -> Set {
        if name.ends_with("()") {
            return Set::one();
        }
        let mut set = Set::one();
        for (index, (_, types)) in KINDS.iter().enumerate() {
            if types.contains(&name) {
                set.kinds |= 1 << index;
                set.negative |= if is_not_negative { 0 } else { 1 << index };
            }
        }
        if set.kinds != 0 {
            return set;
        }
        let mut set = self.syntaxes(name, self.types.get(name), seen);
        if is_not_negative {
            set.negative = 0;
        }
        set
    }
}
