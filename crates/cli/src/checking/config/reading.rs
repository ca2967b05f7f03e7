//! Reading tables of TOML: each key is known, and each value has its type.

use std::borrow::Cow;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use crate::checking::selection::nearest;

/// A table with the text that it stands in, for messages with places.
pub(super) struct Table<'a> {
    text: &'a str,
    name: String,
    entries: &'a DeTable<'a>,
}

/// A message with the place in the file: `12:3: unknown key ...`.
pub(super) type Problem = String;

type Value<'a> = Spanned<DeValue<'a>>;

impl<'a> Table<'a> {
    /// A table in which only these keys may be. `name` is the name of the table, for messages.
    pub(super) fn new(
        text: &'a str,
        name: &str,
        table: &'a DeTable<'a>,
        known: &[&str],
    ) -> Result<Self, Problem> {
        let table = Self { text, name: name.to_owned(), entries: table };
        for key in table.entries.keys() {
            let word: &str = key.get_ref();
            if known.contains(&word) {
                continue;
            }
            let mut problem = format!("unknown key `{word}` {}", table.where_it_is());
            match nearest(word, known.iter().copied()) {
                Some(name) => problem.extend(["; did you mean `", name, "`?"]),
                None => problem.extend(["; the keys are ", &known.join(", ")]),
            }
            return Err(table.at(key.span().start, &problem));
        }
        Ok(table)
    }

    fn where_it_is(&self) -> String {
        if self.name.is_empty() {
            "at the top of the file".to_owned()
        } else {
            format!("in [{}]", self.name)
        }
    }

    /// A message with the place of a value.
    fn at(&self, offset: usize, problem: &str) -> Problem {
        place(self.text, offset, problem)
    }

    fn get(&self, key: &str) -> Option<&'a Value<'a>> {
        self.entries.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value)
    }

    /// A message about a key that is missing.
    pub(super) fn lacks(&self, key: &str, expected: &str) -> Problem {
        let first = self.entries.keys().map(|key| key.span().start).min();
        let problem = format!("[{}] needs `{key}`, {expected}", self.name);
        self.at(first.unwrap_or_default(), &problem)
    }

    fn wrong(&self, value: &Value<'_>, key: &str, expected: &str) -> Problem {
        self.at(value.span().start, &format!("`{key}` must be {expected}"))
    }

    /// A table in this one.
    pub(super) fn table(&self, key: &str, known: &[&str]) -> Result<Option<Table<'a>>, Problem> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(value, key, "a table"));
        };
        Table::new(self.text, &self.path(key), table, known).map(Some)
    }

    fn path(&self, key: &str) -> String {
        if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) }
    }

    /// The tables of an array of tables.
    pub(super) fn tables(&self, key: &str, known: &[&str]) -> Result<Vec<Table<'a>>, Problem> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let expected = "tables, each below [[...]]";
        let DeValue::Array(array) = value.get_ref() else {
            return Err(self.wrong(value, key, expected));
        };
        let tables = array.iter().map(|value| match value.get_ref() {
            DeValue::Table(table) => Table::new(self.text, &self.path(key), table, known),
            _ => Err(self.wrong(value, key, expected)),
        });
        tables.collect()
    }

    /// A list of words, each made a value.
    pub(super) fn list<T>(
        &self,
        key: &str,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<Option<Vec<T>>, Problem> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let expected = "a list of strings";
        let DeValue::Array(array) = value.get_ref() else {
            return Err(self.wrong(value, key, expected));
        };
        let values = array.iter().map(|value| match value.get_ref() {
            DeValue::String(text) => {
                read(text).map_err(|problem| self.at(value.span().start, &problem))
            }
            _ => Err(self.wrong(value, key, expected)),
        });
        values.collect::<Result<_, _>>().map(Some)
    }

    /// A word, made a value.
    pub(super) fn word<T>(
        &self,
        key: &str,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<Option<T>, Problem> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let DeValue::String(text) = value.get_ref() else {
            return Err(self.wrong(value, key, "a string"));
        };
        read(text).map(Some).map_err(|problem| self.at(value.span().start, &problem))
    }

    /// A number from 0.
    pub(super) fn number(&self, key: &str) -> Result<Option<u64>, Problem> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let number = match value.get_ref() {
            DeValue::Integer(number) => number_of(number),
            _ => None,
        };
        number.map(Some).ok_or_else(|| self.wrong(value, key, "a number from 0"))
    }

    /// True or false.
    pub(super) fn switch(&self, key: &str) -> Result<Option<bool>, Problem> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Boolean(value) => Ok(Some(*value)),
            _ => Err(self.wrong(value, key, "true or false")),
        }
    }

    /// The words of a table by any keys, each pair made a value.
    pub(super) fn pairs<T>(
        &self,
        key: &str,
        read: impl Fn(&str, &str) -> Result<T, String>,
    ) -> Result<Vec<T>, Problem> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(value, key, "a table"));
        };
        let mut pairs: Vec<(&Spanned<Cow<'_, str>>, &Value<'_>)> = table.iter().collect();
        // They count in the order of the file.
        pairs.sort_by_key(|(name, _)| name.span().start);
        let values = pairs.into_iter().map(|(name, value)| match value.get_ref() {
            DeValue::String(text) => {
                read(name.get_ref(), text).map_err(|problem| self.at(name.span().start, &problem))
            }
            _ => Err(self.wrong(value, name.get_ref(), "a string")),
        });
        values.collect()
    }
}

fn number_of(number: &DeInteger<'_>) -> Option<u64> {
    u64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A message with its line and column.
pub(crate) fn place(text: &str, offset: usize, problem: &str) -> Problem {
    let before = text.get(..offset).unwrap_or_default();
    let line = before.matches('\n').count().saturating_add(1);
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count().saturating_add(1);
    format!("{line}:{column}: {problem}")
}
