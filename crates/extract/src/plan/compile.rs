//! Checks the columns of a plan, and parses their selectors.

use arrow_schema::SchemaRef;
use treewright::{Selector, SelectorSet, TextSanitizer};

use super::column::{Column, Place, Value};
use super::error::Problem;
use crate::get::{Get, Type};
use crate::schema::{RESERVED, schema};

/// A plan that is ready to run.
pub(crate) struct Compiled {
    pub(super) columns: Vec<Column>,
    pub(super) schema: SchemaRef,
    pub(crate) page: Group,
    /// Some column is about parse errors.
    pub(crate) needs_errors: bool,
}

/// The columns of a page, or the fields of a struct, with one query for all of their selectors.
pub(crate) struct Group {
    pub(crate) set: SelectorSet,
    pub(crate) members: Vec<Member>,
}

/// A column.
pub(crate) struct Member {
    /// The number of its selector in the set.
    pub(crate) selector: Option<usize>,
    pub(crate) value: MemberValue,
    pub(crate) value_type: Type,
    pub(crate) list: bool,
}

pub(crate) enum MemberValue {
    Get(Get),
    Attribute(String),
    Fields(Group),
    /// HTML of an element, with its tags or without them.
    Sanitized {
        with_tags: bool,
        sanitizer: Box<TextSanitizer>,
    },
}

/// The most structs in one another.
const DEEPEST: usize = 16;

impl Compiled {
    pub(super) fn new(columns: Vec<Column>) -> Result<Self, Problem> {
        if columns.is_empty() {
            return Err(Problem::of_the_plan("a plan has at least one column"));
        }
        for column in &columns {
            if RESERVED.contains(&column.name.as_str()) {
                let message = format!("all plans have a column `{}` of their own", column.name);
                return Err(Problem::new(column, "", Place::Name, message));
            }
        }
        let page = group(&columns, "", 0)?;
        let needs_errors = columns.iter().any(|column| column.value == Value::Get(Get::Errors));
        Ok(Self { schema: schema(&columns), columns, page, needs_errors })
    }
}

fn group(columns: &[Column], path: &str, depth: usize) -> Result<Group, Problem> {
    let mut selectors: Vec<&str> = Vec::new();
    let mut members: Vec<Member> = Vec::new();
    for (number, column) in columns.iter().enumerate() {
        let problem = |place, message: String| Problem::new(column, path, place, message);
        if column.name.is_empty() {
            return Err(problem(Place::Name, "a column has a name".to_owned()));
        }
        if columns.iter().take(number).any(|other| other.name == column.name) {
            return Err(problem(Place::Name, "another column has this name".to_owned()));
        }
        check(column, depth).map_err(|(place, message)| problem(place, message))?;
        if let Some(selector) = &column.select {
            // All together are parsed below; this finds the column of a mistake.
            Selector::parse(selector).map_err(|error| {
                let message = error.kind().to_string();
                problem(Place::Select, message).inside(selector, error.offset())
            })?;
        }
        members.push(Member {
            selector: column.select.as_ref().map(|_| selectors.len()),
            value: match &column.value {
                Value::Get(get) if get.is_sanitized() => MemberValue::Sanitized {
                    with_tags: *get == Get::SanitizedHtml,
                    sanitizer: Box::new(
                        sanitizer(column).map_err(|message| problem(Place::Sanitize, message))?,
                    ),
                },
                Value::Get(get) => MemberValue::Get(*get),
                Value::Attribute(name) => MemberValue::Attribute(name.clone()),
                Value::Fields(fields) => {
                    let path = match path {
                        "" => column.name.clone(),
                        path => format!("{path}.{}", column.name),
                    };
                    MemberValue::Fields(group(fields, &path, depth.saturating_add(1))?)
                }
            },
            value_type: column.value_type,
            list: column.list,
        });
        selectors.extend(column.select.as_deref());
    }
    let set = SelectorSet::parse(selectors)
        .map_err(|error| Problem::of_the_plan(&error.kind().to_string()))?;
    Ok(Group { set, members })
}

/// The sanitizer of a column.
fn sanitizer(column: &Column) -> Result<TextSanitizer, String> {
    let profile = column.sanitize.clone().unwrap_or_default();
    TextSanitizer::from_profile(&profile).map_err(|error| error.to_string())
}

/// Checks that the parts of a column belong together.
fn check(column: &Column, depth: usize) -> Result<(), (Place, String)> {
    let is_of_a_page = depth == 0 && column.select.is_none();
    match &column.value {
        Value::Get(get) if get.needs_a_page() && (depth > 0 || column.select.is_some()) => {
            let message = format!("`{}` is about a page, not about elements", get.as_str());
            return Err((Place::Value, message));
        }
        #[cfg(not(feature = "style"))]
        Value::Get(get @ Get::HiddenText) => {
            let message = format!("`{}` needs a build with the feature `style`", get.as_str());
            return Err((Place::Value, message));
        }
        Value::Get(get @ (Get::Exists | Get::Count)) if column.select.is_none() => {
            return Err((Place::Value, format!("`{}` needs `select`", get.as_str())));
        }
        Value::Get(get) if get.needs_a_selector() && is_of_a_page => {
            return Err((Place::Value, format!("`{}` needs `select`", get.as_str())));
        }
        Value::Attribute(name) if is_of_a_page => {
            return Err((Place::Value, format!("the attribute `{name}` needs `select`")));
        }
        Value::Fields(_) if depth >= DEEPEST => {
            return Err((Place::Value, format!("structs are nested {DEEPEST} deep at most")));
        }
        Value::Fields(fields) if fields.is_empty() => {
            return Err((Place::Value, "a struct has at least one field".to_owned()));
        }
        _ => {}
    }
    let has_types = match &column.value {
        Value::Get(get) => get.is_text(),
        Value::Attribute(_) => true,
        Value::Fields(_) => false,
    };
    if column.value_type != Type::String && !has_types {
        return Err((Place::Type, "only texts and attributes are read as other types".to_owned()));
    }
    if column.sanitize.is_some() && !matches!(column.value, Value::Get(get) if get.is_sanitized()) {
        let values = [Get::SanitizedHtml, Get::SanitizedInnerHtml].map(Get::as_str);
        let message = format!("`sanitize` is for the values `{}`", values.join("` and `"));
        return Err((Place::Sanitize, message));
    }
    if column.list && column.select.is_none() {
        return Err((Place::List, "a list needs `select`".to_owned()));
    }
    if column.list && matches!(column.value, Value::Get(Get::Exists | Get::Count)) {
        return Err((Place::List, "this value is about all elements together".to_owned()));
    }
    Ok(())
}
