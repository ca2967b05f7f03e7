//! Plans as TOML.

use serde::Deserialize as _;
use toml::de::{DeTable, DeValue, ValueDeserializer};
use treewright::sanitize::{Preset, Profile};

use super::column::{Column, Place, Value};
use super::error::{PlanError, nearest};
use super::table::{Node, Table};
use crate::get::{Get, Type};

/// The version of the format.
const VERSION: &str = "1";
const KEYS: [&str; 7] = ["select", "get", "attr", "type", "list", "fields", "sanitize"];

/// Reads the columns of a plan.
pub(super) fn read(text: &str) -> Result<Vec<Column>, PlanError> {
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        PlanError::at(text, offset, error.message())
    })?;
    let top = Table::new(text, "a plan", table.get_ref(), Some(&["version", "columns"]))?;
    if let Some(version) = top.get("version") {
        let is_known = match version.get_ref() {
            DeValue::Integer(number) => number.as_str() == VERSION,
            _ => false,
        };
        if !is_known {
            let problem = format!("the version of a plan is {VERSION}");
            return Err(PlanError::at(text, version.span().start, problem));
        }
    }
    let Some(columns) = top.get("columns") else {
        return Err(PlanError::at(text, 0, "a plan has a table [columns]"));
    };
    read_columns(text, "[columns]", columns)
}

fn read_columns<'a>(
    text: &'a str,
    what: &str,
    value: &'a Node<'a>,
) -> Result<Vec<Column>, PlanError> {
    let table = Table::of(text, what, value, None)?;
    let columns = table.in_order().into_iter();
    columns.map(|(name, place, value)| read_column(text, name, place, value)).collect()
}

/// Recursion ends with the nesting of the text, which the parser of TOML bounds.
fn read_column<'a>(
    text: &'a str,
    name: &str,
    place: usize,
    value: &'a Node<'a>,
) -> Result<Column, PlanError> {
    // The short form: a selector.
    if let DeValue::String(selector) = value.get_ref() {
        let mut column = Column::select(name, selector.as_ref());
        column.places = vec![(Place::Name, place), (Place::Select, value.span().start)];
        return Ok(column);
    }
    let what = format!("column `{name}`");
    let table = Table::of(text, &what, value, Some(&KEYS))?;
    let mut places = vec![(Place::Name, place)];
    let select = table.string("select")?;
    places.extend(select.map(|(_, place)| (Place::Select, place)));
    let mut values = Vec::new();
    if let Some((word, place)) = table.string("get")? {
        let known = Get::ALL.iter().map(|get| (get.as_str(), *get));
        values.push((place, Value::Get(named(text, "value", word, place, known)?)));
    }
    if let Some((name, place)) = table.string("attr")? {
        values.push((place, Value::Attribute(name.to_owned())));
    }
    if let Some(fields) = table.get("fields") {
        let columns = read_columns(text, &format!("`fields` of {what}"), fields)?;
        values.push((fields.span().start, Value::Fields(columns)));
    }
    values.sort_by_key(|(place, _)| *place);
    if let Some((place, _)) = values.get(1) {
        let problem = format!("{what} has one of `get`, `attr` and `fields`");
        return Err(PlanError::at(text, *place, problem));
    }
    let value = match (values.pop(), select) {
        (Some((place, value)), _) => {
            places.push((Place::Value, place));
            value
        }
        (None, Some(_)) => Value::Get(Get::Text),
        (None, None) => {
            let problem = format!("{what} needs `select`, `get`, `attr` or `fields`");
            return Err(PlanError::at(text, place, problem));
        }
    };
    let mut value_type = Type::String;
    if let Some((word, place)) = table.string("type")? {
        let known = Type::ALL.iter().map(|known| (known.as_str(), *known));
        value_type = named(text, "type", word, place, known)?;
        places.push((Place::Type, place));
    }
    let sanitize = table.get("sanitize").map(|value| profile(text, value)).transpose()?;
    places.extend(table.get("sanitize").map(|value| (Place::Sanitize, value.span().start)));
    let list = table.boolean("list")?;
    places.extend(list.map(|(_, place)| (Place::List, place)));
    Ok(Column {
        name: name.to_owned(),
        select: select.map(|(selector, _)| selector.to_owned()),
        value,
        value_type,
        list: list.is_some_and(|(list, _)| list),
        sanitize,
        places,
    })
}

/// The configuration of a sanitizer: the name of a preset, or a table.
fn profile<'a>(text: &'a str, value: &'a Node<'a>) -> Result<Profile, PlanError> {
    let place = value.span().start;
    match value.get_ref() {
        DeValue::String(name) => {
            let known = Preset::ALL.iter().map(|preset| (preset.as_str(), *preset));
            named(text, "preset", name, place, known).map(Profile::from)
        }
        DeValue::Table(_) => {
            Profile::deserialize(ValueDeserializer::from(value.clone())).map_err(|error| {
                let place = error.span().map_or(place, |span| span.start);
                PlanError::at(text, place, error.message().replace('\n', ", "))
            })
        }
        _ => Err(PlanError::at(text, place, "`sanitize` must be the name of a preset or a table")),
    }
}

/// The one of this name.
fn named<T>(
    text: &str,
    what: &str,
    word: &str,
    place: usize,
    known: impl Iterator<Item = (&'static str, T)> + Clone,
) -> Result<T, PlanError> {
    if let Some((_, found)) = known.clone().find(|(name, _)| *name == word) {
        return Ok(found);
    }
    let mut problem = format!("unknown {what} `{word}`");
    let names = known.map(|(name, _)| name);
    match nearest(word, names.clone()) {
        Some(name) => problem.extend(["; did you mean `", name, "`?"]),
        None => {
            let names: Vec<_> = names.collect();
            problem.extend(["; use ", &names.join(", ")]);
        }
    }
    Err(PlanError::at(text, place, problem))
}
