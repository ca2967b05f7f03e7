//! The lists of what is supported: `crates/window/idl/*.txt`.
//!
//! `Interface: *` is all of an interface or mixin, `Interface: * -member -member` all but some,
//! `Interface: member member` some; `Interface@dom: *` means the members in `dom.idl`. An interface may be
//! in several lists. In addition to the names of attributes, operations and constants, the members are
//! `constructor`, `getter`, `setter` and `deleter` (those without a name), `stringifier` and `iterable` (of
//! any kind). `native path::to::function` is a function of the host that no interface has,
//! `dictionary Name` a dictionary that hand-written code converts objects to; `# ` starts a comment.

use std::collections::{BTreeMap, BTreeSet};

use super::model::Owned;
use super::syntax::{Member, MemberKind, Operation, Special};

#[derive(Debug, Default)]
struct Entry {
    all: bool,
    with: BTreeSet<String>,
    without: BTreeSet<String>,
}

#[derive(Debug, Default)]
pub(super) struct Supported {
    /// By interface, and by interface and file as `Interface@file`.
    entries: BTreeMap<String, Entry>,
    pub(super) natives: Vec<String>,
    /// Dictionaries that hand-written code converts objects to.
    pub(super) dictionaries: Vec<String>,
}

impl Supported {
    pub(super) fn read(files: &[(String, String)]) -> Result<Self, String> {
        let mut supported = Self::default();
        for (file, text) in files {
            for (number, line) in text.lines().enumerate() {
                let line = line.split("# ").next().unwrap_or_default().trim();
                if line.is_empty() || line == "#" {
                    continue;
                }
                if let Some(path) = line.strip_prefix("native ") {
                    supported.natives.push(path.trim().to_owned());
                    continue;
                }
                if let Some(name) = line.strip_prefix("dictionary ") {
                    supported.dictionaries.push(name.trim().to_owned());
                    continue;
                }
                let (interface, members) = line
                    .split_once(':')
                    .ok_or_else(|| format!("{file}:{}: no colon", number + 1))?;
                let entry = supported.entries.entry(interface.trim().to_owned()).or_default();
                for member in members.split_whitespace() {
                    match member.strip_prefix('-') {
                        Some(member) => entry.without.insert(member.to_owned()),
                        None if member == "*" => {
                            entry.all = true;
                            true
                        }
                        None => entry.with.insert(member.to_owned()),
                    };
                }
            }
        }
        supported.natives.sort();
        Ok(supported)
    }

    /// All members of one interface or mixin.
    pub(super) fn everything_of(name: &str) -> Self {
        let entry = Entry { all: true, ..Entry::default() };
        Self { entries: BTreeMap::from([(name.to_owned(), entry)]), ..Self::default() }
    }

    /// All members of all interfaces and mixins.
    pub(super) fn everything<'a>(names: impl Iterator<Item = &'a String>) -> Self {
        let entry = |name: &String| (name.clone(), Entry { all: true, ..Entry::default() });
        Self { entries: names.map(entry).collect(), ..Self::default() }
    }

    /// The interfaces and mixins.
    pub(super) fn names(&self) -> BTreeSet<&str> {
        self.entries.keys().map(|name| name.split('@').next().unwrap_or(name)).collect()
    }

    pub(super) fn has_interface(&self, name: &str) -> bool {
        self.names().contains(name)
    }

    /// True if a member of an interface or mixin is supported. Constants need no code.
    pub(super) fn has(&self, owned: &Owned) -> bool {
        let name = word(&owned.member);
        let is_constant = matches!(owned.member.kind, MemberKind::Constant { .. });
        let file = format!("{}@{}", owned.owner, owned.file.trim_end_matches(".idl"));
        let entries = [self.entries.get(&owned.owner), self.entries.get(&file)];
        let mut entries = entries.into_iter().flatten();
        entries.any(|entry| {
            (entry.all || is_constant || entry.with.contains(name)) && !entry.without.contains(name)
        })
    }

    /// True for a word that is not a member, such as the name of a legacy factory function.
    pub(super) fn has_word(&self, owner: &str, word: &str) -> bool {
        self.entries.get(owner).is_some_and(|entry| {
            (entry.all || entry.with.contains(word)) && !entry.without.contains(word)
        })
    }

    /// The words of lists that name no member, as `Interface: member`.
    pub(super) fn unknown(
        &self,
        members: &BTreeMap<String, Vec<String>>,
        files: &BTreeSet<String>,
    ) -> Vec<String> {
        let mut unknown = Vec::new();
        for (owner, entry) in &self.entries {
            let (name, file) = owner.split_once('@').unwrap_or((owner, ""));
            let known = members
                .get(name)
                .filter(|_| file.is_empty() || files.contains(&format!("{file}.idl")));
            let Some(known) = known else {
                unknown.push(owner.clone());
                continue;
            };
            let words = entry.with.iter().chain(&entry.without);
            let words = words.filter(|word| !known.contains(word));
            unknown.extend(words.map(|word| format!("{owner}: {word}")));
        }
        unknown
    }
}

/// The word for a member in a list.
pub(super) fn word(member: &Member) -> &str {
    match &member.kind {
        MemberKind::Constant { name, .. } => name,
        MemberKind::Attribute(attribute) => &attribute.name,
        MemberKind::Operation(Operation { name: Some(name), .. }) => name,
        MemberKind::Operation(Operation { special, .. }) => match special {
            Some(Special::Getter) => "getter",
            Some(Special::Setter) => "setter",
            Some(Special::Deleter) => "deleter",
            Some(Special::Stringifier) | None => "stringifier",
        },
        MemberKind::Constructor(_) => "constructor",
        MemberKind::Stringifier => "stringifier",
        MemberKind::Iterable { .. }
        | MemberKind::AsyncIterable(_)
        | MemberKind::Maplike { .. }
        | MemberKind::Setlike { .. } => "iterable",
    }
}
