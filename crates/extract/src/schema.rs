//! The types of columns in Arrow.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};

use crate::get::{Get, Type};
use crate::plan::{Column, Value};

/// The version of the schema: the columns that all plans have, and the types of values. It is the value of
/// `treewright.extract.schema` in the metadata of a schema. A new version is made when a plan would get
/// columns of other types.
pub const SCHEMA_VERSION: u32 = 1;

/// The column with the URL of the page.
pub const URL: &str = "url";
/// The column with the [`Status`](crate::Status) of the page.
pub const STATUS: &str = "status";
/// The column with the limits that were met.
pub const LIMITS: &str = "limits";
/// The column with the message about a page that is not complete.
pub const MESSAGE: &str = "message";

/// The names of the columns that all plans have.
pub(crate) const RESERVED: [&str; 4] = [URL, STATUS, LIMITS, MESSAGE];

/// The schema of the rows of a plan.
pub(crate) fn schema(columns: &[Column]) -> SchemaRef {
    let mut fields = vec![
        Field::new(URL, DataType::Utf8, true),
        Field::new(STATUS, DataType::Utf8, false),
        Field::new(LIMITS, DataType::Utf8, true),
        Field::new(MESSAGE, DataType::Utf8, true),
    ];
    fields.extend(columns.iter().map(field));
    let version = ("treewright.extract.schema".to_owned(), SCHEMA_VERSION.to_string());
    Arc::new(Schema::new_with_metadata(fields, HashMap::from([version])))
}

fn field(column: &Column) -> Field {
    let value = match &column.value {
        Value::Get(get) => data_type(*get, column.value_type),
        Value::Attribute(_) => scalar(column.value_type),
        Value::Fields(columns) => DataType::Struct(columns.iter().map(field).collect()),
    };
    Field::new(&column.name, if column.list { list(value) } else { value }, true)
}

/// The items of lists are called `item`, as Arrow's own programs do.
pub(crate) fn list(item: DataType) -> DataType {
    DataType::List(Arc::new(Field::new("item", item, true)))
}

fn scalar(value_type: Type) -> DataType {
    match value_type {
        Type::String | Type::Url => DataType::Utf8,
        Type::Integer => DataType::Int64,
        Type::Float => DataType::Float64,
        Type::Boolean => DataType::Boolean,
    }
}

fn record<const N: usize>(fields: [(&str, DataType); N]) -> DataType {
    let fields: Fields =
        fields.into_iter().map(|(name, data_type)| Field::new(name, data_type, true)).collect();
    DataType::Struct(fields)
}

fn data_type(get: Get, value_type: Type) -> DataType {
    let text = || DataType::Utf8;
    let pairs = || list(record([("name", text()), ("value", text())]));
    match get {
        Get::Text | Get::Line | Get::Content | Get::Title => scalar(value_type),
        Get::Html
        | Get::InnerHtml
        | Get::SanitizedHtml
        | Get::SanitizedInnerHtml
        | Get::Markdown
        | Get::MainText
        | Get::MainMarkdown
        | Get::Microdata
        | Get::TreeHash
        | Get::Language => text(),
        Get::Links => list(record([
            ("url", text()),
            ("href", text()),
            ("text", text()),
            ("rel", text()),
            ("element", text()),
        ])),
        Get::Images => list(record([("url", text()), ("href", text()), ("alt", text())])),
        Get::Tables => list(record([("caption", text()), ("rows", list(list(text())))])),
        Get::HiddenText => {
            list(record([("text", text()), ("trick", text()), ("certainty", text())]))
        }
        Get::Metadata => record([
            ("title", text()),
            ("language", text()),
            ("charset", text()),
            ("canonical", text()),
            ("description", text()),
            ("author", text()),
            ("generator", text()),
            ("robots", text()),
            ("keywords", list(text())),
            ("open_graph", pairs()),
            ("twitter", pairs()),
            ("named", pairs()),
        ]),
        Get::JsonLd => list(text()),
        Get::Encoding => record([("name", text()), ("source", text()), ("confidence", text())]),
        Get::Errors => record([
            ("parsing", DataType::Int64),
            ("decoding", DataType::Int64),
            ("codes", list(record([("code", text()), ("count", DataType::Int64)]))),
        ]),
        Get::Exists => DataType::Boolean,
        Get::Count => DataType::Int64,
    }
}
