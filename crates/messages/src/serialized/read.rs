//! Reading a value.

use super::{Item, PropertyKey, Record, Serialized};

/// A value in a [`Serialized`], to read.
///
/// ```
/// use treewright_messages::{Item, Record, Serialized};
///
/// let mut builder = Serialized::builder();
/// let properties = vec![("size".into(), Item::Number(3.0))];
/// let object = builder.add(Record::Object { properties });
/// let value = builder.finish(object)?;
/// assert_eq!(value.value().get("size").and_then(|size| size.as_number()), Some(3.0));
/// # Ok::<(), treewright_messages::Invalid>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ValueRef<'s> {
    all: &'s Serialized,
    item: &'s Item,
}

impl<'s> ValueRef<'s> {
    pub(super) fn new(all: &'s Serialized, item: &'s Item) -> Self {
        Self { all, item }
    }

    /// The item.
    pub fn item(self) -> &'s Item {
        self.item
    }

    /// The record of an object.
    pub fn record(self) -> Option<&'s Record> {
        match self.item {
            Item::Object(id) => self.all.get(*id),
            _ => None,
        }
    }

    /// True for null and undefined.
    pub fn is_nullish(self) -> bool {
        matches!(self.item, Item::Null | Item::Undefined)
    }

    /// The Boolean.
    pub fn as_bool(self) -> Option<bool> {
        match self.item {
            Item::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// The number.
    pub fn as_number(self) -> Option<f64> {
        match self.item {
            Item::Number(value) => Some(*value),
            _ => None,
        }
    }

    /// The text of a string, unless it has lone surrogates.
    pub fn as_str(self) -> Option<&'s str> {
        match self.item {
            Item::String(text) => text.as_str(),
            _ => None,
        }
    }

    /// The properties of an array or object.
    pub fn properties(self) -> impl Iterator<Item = (&'s PropertyKey, ValueRef<'s>)> {
        let properties = match self.record() {
            Some(Record::Array { properties, .. } | Record::Object { properties }) => {
                properties.as_slice()
            }
            _ => &[],
        };
        properties.iter().map(move |(key, item)| (key, Self { all: self.all, item }))
    }

    /// A property of an array or object, by its name or index.
    pub fn get(self, key: impl Into<PropertyKey>) -> Option<ValueRef<'s>> {
        let key = key.into();
        self.properties().find(|(name, _)| **name == key).map(|(_, value)| value)
    }

    /// The bytes of a buffer, or of the part that a view shows.
    pub fn as_bytes(self) -> Option<&'s [u8]> {
        match self.record()? {
            Record::ArrayBuffer(buffer) => Some(&buffer.bytes),
            Record::View(view) => {
                let Record::ArrayBuffer(buffer) = self.all.get(view.buffer)? else { return None };
                let rest = buffer.bytes.get(view.byte_offset..)?;
                let length = view.length.map(|length| length.checked_mul(view.kind.element_size()));
                match length {
                    Some(length) => rest.get(..length?),
                    None => Some(rest),
                }
            }
            _ => None,
        }
    }
}

impl super::ViewKind {
    /// The number of bytes of an element; 1 for a `DataView`.
    pub fn element_size(self) -> usize {
        match self {
            Self::Int8Array | Self::Uint8Array | Self::Uint8ClampedArray | Self::DataView => 1,
            Self::Int16Array | Self::Uint16Array | Self::Float16Array => 2,
            Self::Int32Array | Self::Uint32Array | Self::Float32Array => 4,
            Self::BigInt64Array | Self::BigUint64Array | Self::Float64Array => 8,
        }
    }
}

impl From<u32> for PropertyKey {
    fn from(index: u32) -> Self {
        Self::Index(index)
    }
}
