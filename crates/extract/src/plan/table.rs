//! Reading tables of TOML: each key is known, and each value has its type.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{PlanError, nearest};

pub(super) type Node<'a> = Spanned<DeValue<'a>>;

/// A table, with the text that contains it.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) text: &'a str,
    entries: &'a DeTable<'a>,
}

impl<'a> Table<'a> {
    /// A table in which only these keys may be, if it is `known` which.
    pub(super) fn new(
        text: &'a str,
        what: &str,
        entries: &'a DeTable<'a>,
        known: Option<&[&str]>,
    ) -> Result<Self, PlanError> {
        for key in entries.keys() {
            let word: &str = key.get_ref();
            let Some(known) = known.filter(|known| !known.contains(&word)) else { continue };
            let mut problem = format!("unknown key `{word}` in {what}");
            match nearest(word, known.iter().copied()) {
                Some(name) => problem.extend(["; did you mean `", name, "`?"]),
                None => problem.extend(["; the keys are ", &known.join(", ")]),
            }
            return Err(PlanError::at(text, key.span().start, problem));
        }
        Ok(Self { text, entries })
    }

    /// The table of a value, in which only these keys may be.
    pub(super) fn of(
        text: &'a str,
        what: &str,
        value: &'a Node<'a>,
        known: Option<&[&str]>,
    ) -> Result<Self, PlanError> {
        match value.get_ref() {
            DeValue::Table(entries) => Self::new(text, what, entries, known),
            _ => Err(PlanError::at(text, value.span().start, format!("{what} must be a table"))),
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&'a Node<'a>> {
        self.entries.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value)
    }

    /// The entries in the order of the text: name, place of the name, value.
    pub(super) fn in_order(&self) -> Vec<(&'a str, usize, &'a Node<'a>)> {
        let entries = self.entries.iter();
        let mut entries: Vec<_> = entries
            .map(|(name, value)| (name.get_ref().as_ref(), name.span().start, value))
            .collect();
        entries.sort_by_key(|(_, place, _)| *place);
        entries
    }

    /// A string, with its place.
    pub(super) fn string(&self, key: &str) -> Result<Option<(&'a str, usize)>, PlanError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::String(text) => Ok(Some((text, value.span().start))),
            _ => Err(self.wrong(key, value, "a string")),
        }
    }

    /// A truth value, with its place.
    pub(super) fn boolean(&self, key: &str) -> Result<Option<(bool, usize)>, PlanError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Boolean(answer) => Ok(Some((*answer, value.span().start))),
            _ => Err(self.wrong(key, value, "true or false")),
        }
    }

    fn wrong(&self, key: &str, value: &Node<'_>, expected: &str) -> PlanError {
        PlanError::at(self.text, value.span().start, format!("`{key}` must be {expected}"))
    }
}
