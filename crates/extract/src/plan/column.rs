//! A column of a plan, before it is compiled.

use treewright::sanitize::Profile;

use crate::get::{Get, Type};

/// A column of a plan: its name, the elements that it is about, and their value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub(crate) name: String,
    pub(crate) select: Option<String>,
    pub(crate) value: Value,
    pub(crate) value_type: Type,
    pub(crate) list: bool,
    /// The configuration of values that are sanitized.
    pub(crate) sanitize: Option<Profile>,
    /// The places of keys in the text of the plan, for messages.
    pub(crate) places: Vec<(Place, usize)>,
}

/// The value of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Get(Get),
    Attribute(String),
    Fields(Vec<Column>),
}

/// A part of a column that a message can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Name,
    Select,
    Value,
    Type,
    List,
    Sanitize,
}

impl Column {
    fn new(name: String, select: Option<String>, value: Value) -> Self {
        Self {
            name,
            select,
            value,
            value_type: Type::String,
            list: false,
            sanitize: None,
            places: Vec::new(),
        }
    }

    /// A column with a value of the page. Among the [fields](Self::fields) of another column, it is one of the
    /// element that the fields are about.
    pub fn get(name: impl Into<String>, get: Get) -> Self {
        Self::new(name.into(), None, Value::Get(get))
    }

    /// A column with a value of the first element that a selector finds, which is its text unless something
    /// else is asked for. It is null without such an element.
    pub fn select(name: impl Into<String>, selector: impl Into<String>) -> Self {
        Self::new(name.into(), Some(selector.into()), Value::Get(Get::Text))
    }

    /// Takes this value of the element.
    #[must_use]
    pub fn value(mut self, get: Get) -> Self {
        self.value = Value::Get(get);
        self
    }

    /// Takes an attribute of the element.
    #[must_use]
    pub fn attribute(mut self, name: impl Into<String>) -> Self {
        self.value = Value::Attribute(name.into());
        self
    }

    /// Makes the value a struct with these fields, whose selectors search in the element.
    #[must_use]
    pub fn fields(mut self, fields: impl IntoIterator<Item = Self>) -> Self {
        self.value = Value::Fields(fields.into_iter().collect());
        self
    }

    /// Reads a text or an attribute as a value of this type.
    #[must_use]
    pub fn value_type(mut self, value_type: Type) -> Self {
        self.value_type = value_type;
        self
    }

    /// Makes the value a list with an item for each element that the selector finds.
    #[must_use]
    pub fn list(mut self, list: bool) -> Self {
        self.list = list;
        self
    }

    /// Sets the configuration of the sanitizer, for [`Get::SanitizedHtml`] and [`Get::SanitizedInnerHtml`]. Without one
    /// it is the preset `default`.
    ///
    /// ```
    /// use treewright::sanitize::{Preset, Profile};
    /// use treewright_extract::{Column, Get, Plan};
    /// let comment = Column::select("comment", ".comment").value(Get::SanitizedInnerHtml);
    /// let plan = Plan::new([comment.sanitize(Profile::from(Preset::UserContent))])?;
    /// # Ok::<(), treewright_extract::PlanError>(())
    /// ```
    #[must_use]
    pub fn sanitize(mut self, profile: Profile) -> Self {
        self.sanitize = Some(profile);
        self
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }
}
