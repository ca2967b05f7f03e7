//! Record batches of pages.

use std::fmt;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType};

use crate::extractor::{Content, Extractor, Page};
use crate::options::Options;
use crate::plan::{Plan, nearest};

/// Extracts the columns of a plan from a batch of pages: one row for each, in their order.
///
/// The batch has a column `url` of text, a column `content` of bytes or text, and may have a column
/// `content_type` of text; [`Options`] can give them other names. Each may be of any type of Arrow for text or
/// bytes, large or view ones and dictionaries included. [`Extractor`] uses memory again for further batches.
///
/// # Errors
/// [`ExtractError`] if the batch does not have these columns. A page is never an error: its row has a
/// [`Status`](crate::Status).
pub fn extract(
    batch: &RecordBatch,
    plan: &Plan,
    options: &Options,
) -> Result<RecordBatch, ExtractError> {
    let mut extractor = Extractor::new(plan, options);
    extractor.push_batch(batch)?;
    extractor.finish().map_err(ExtractError::Arrow)
}

/// A batch that pages cannot be taken from.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExtractError {
    /// A column is missing.
    MissingColumn {
        /// Its name.
        name: String,
        /// A column that has nearly this name.
        nearest: Option<String>,
    },
    /// A column has a type that it cannot have.
    WrongType {
        /// Its name.
        name: String,
        /// Its type.
        found: DataType,
        /// True if bytes would do, false if only text does.
        bytes: bool,
    },
    /// Arrow refused the rows.
    Arrow(ArrowError),
}

impl fmt::Display for ExtractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingColumn { name, nearest } => {
                write!(f, "no column `{name}`")?;
                match nearest {
                    Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
                    None => Ok(()),
                }
            }
            Self::WrongType { name, found, bytes } => {
                let expected = if *bytes { "bytes or text" } else { "text" };
                write!(f, "the column `{name}` must be of {expected}, and is {found}")
            }
            Self::Arrow(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExtractError {}

/// The pages of a batch.
pub(crate) struct Pages {
    urls: Values,
    contents: Values,
    content_types: Option<Values>,
}

/// A column of text or bytes.
struct Values {
    array: ArrayRef,
    /// For a dictionary, the number of the value of each row.
    keys: Option<Vec<Option<usize>>>,
}

impl Pages {
    pub(crate) fn new(batch: &RecordBatch, options: &Options) -> Result<Self, ExtractError> {
        let values = |name: &str, bytes: bool| match batch.column_by_name(name) {
            Some(column) => Values::new(name, column, bytes).map(Some),
            None => Ok(None),
        };
        let needed = |name: &str, bytes: bool| {
            let found = values(name, bytes)?;
            found.ok_or_else(|| {
                let schema = batch.schema_ref();
                let names = schema.fields().iter().map(|field| field.name().as_str());
                let nearest = nearest(name, names).map(str::to_owned);
                ExtractError::MissingColumn { name: name.to_owned(), nearest }
            })
        };
        Ok(Self {
            urls: needed(&options.url, false)?,
            contents: needed(&options.content, true)?,
            content_types: values(&options.content_type, false)?,
        })
    }

    pub(crate) fn page(&self, row: usize) -> Page<'_> {
        Page {
            url: self.urls.text(row),
            content: self.contents.content(row),
            content_type: self.content_types.as_ref().and_then(|values| values.text(row)),
            problem: None,
        }
    }
}

impl Values {
    fn new(name: &str, column: &ArrayRef, bytes: bool) -> Result<Self, ExtractError> {
        let values = match column.as_any_dictionary_opt() {
            Some(dictionary) => {
                let array = dictionary.values();
                let nulls = dictionary.keys().logical_nulls();
                // An empty dictionary has no keys.
                let keys = if array.is_empty() {
                    vec![0; dictionary.len()]
                } else {
                    dictionary.normalized_keys()
                };
                let is_null = |row| {
                    array.is_empty() || nulls.as_ref().is_some_and(|nulls| nulls.is_null(row))
                };
                let keys = keys.into_iter().enumerate();
                let keys = keys.map(|(row, key)| (!is_null(row)).then_some(key)).collect();
                Self { array: Arc::clone(array), keys: Some(keys) }
            }
            None => Self { array: Arc::clone(column), keys: None },
        };
        let is_known = match values.array.data_type() {
            DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View | DataType::Null => true,
            DataType::Binary
            | DataType::LargeBinary
            | DataType::BinaryView
            | DataType::FixedSizeBinary(_) => bytes,
            _ => false,
        };
        if !is_known {
            let found = column.data_type().clone();
            return Err(ExtractError::WrongType { name: name.to_owned(), found, bytes });
        }
        Ok(values)
    }

    /// The value of a row; `None` for null.
    fn content(&self, row: usize) -> Option<Content<'_>> {
        let row = match &self.keys {
            Some(keys) => (*keys.get(row)?)?,
            None => row,
        };
        let array = &self.array;
        if row >= array.len() || array.is_null(row) {
            return None;
        }
        match array.data_type() {
            DataType::Utf8 => Some(Content::Text(array.as_string::<i32>().value(row))),
            DataType::LargeUtf8 => Some(Content::Text(array.as_string::<i64>().value(row))),
            DataType::Utf8View => Some(Content::Text(array.as_string_view().value(row))),
            DataType::Binary => Some(Content::Bytes(array.as_binary::<i32>().value(row))),
            DataType::LargeBinary => Some(Content::Bytes(array.as_binary::<i64>().value(row))),
            DataType::BinaryView => Some(Content::Bytes(array.as_binary_view().value(row))),
            DataType::FixedSizeBinary(_) => {
                Some(Content::Bytes(array.as_fixed_size_binary().value(row)))
            }
            // The type Null has no other values.
            _ => None,
        }
    }

    fn text(&self, row: usize) -> Option<&str> {
        match self.content(row)? {
            Content::Text(text) => Some(text),
            Content::Bytes(_) => None,
        }
    }
}
