//! The attributes of HTML by name: their elements and kinds of values.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::elements::ElementSet;
use super::{Value, generated};

/// A row of the index of attributes.
#[derive(Debug)]
pub(crate) struct AttributeRow {
    pub(crate) name: &'static str,
    pub(crate) elements: Elements,
    pub(crate) value: Value,
}

/// The elements that have an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elements {
    /// "HTML elements".
    All,
    /// These.
    Some(ElementSet),
}

type ByName = FxHashMap<&'static str, Vec<&'static AttributeRow>>;

static BY_NAME: LazyLock<ByName> = LazyLock::new(|| {
    let mut map = ByName::default();
    for row in generated::ATTRIBUTES {
        map.entry(row.name).or_default().push(row);
    }
    map
});

/// The row of an attribute on the element with this number: one of that element itself before one of all
/// elements. `None` as a number is an element that has the attributes of all elements only.
pub(crate) fn attribute_of(name: &str, element: Option<u8>) -> Option<&'static AttributeRow> {
    among(rows_of(name), element)
}

/// All rows of an attribute.
pub(super) fn rows_of(name: &str) -> &'static [&'static AttributeRow] {
    BY_NAME.get(name).map(Vec::as_slice).unwrap_or_default()
}

/// [`attribute_of`] among the rows of the attribute.
pub(super) fn among(
    rows: &[&'static AttributeRow],
    element: Option<u8>,
) -> Option<&'static AttributeRow> {
    // Most names have one row, of all elements.
    if let [row] = rows
        && row.elements == Elements::All
    {
        return Some(row);
    }
    let mut of_all = None;
    for row in rows {
        match (row.elements, element) {
            (Elements::All, _) => of_all = Some(*row),
            (Elements::Some(set), Some(number)) if set.has_number(number) => return Some(row),
            _ => {}
        }
    }
    of_all
}

/// Returns true if some element has an attribute with this name.
pub(crate) fn has_attribute_name(name: &str) -> bool {
    BY_NAME.contains_key(name)
}
