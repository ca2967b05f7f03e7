//! Values of Rust as serialized ones.

use super::{Item, Kept, Record, Serialized};
use crate::{BufferContents, Text};

impl Serialized {
    fn primitive(root: Item) -> Self {
        Self { root, objects: Vec::new(), kept: Kept::default() }
    }

    fn object(record: Record) -> Self {
        let mut builder = Self::builder();
        let root = Item::Object(builder.add(record));
        Self { root, objects: builder.into_objects(), kept: Kept::default() }
    }

    /// `undefined`
    pub fn undefined() -> Self {
        Self::primitive(Item::Undefined)
    }

    /// `null`
    pub fn null() -> Self {
        Self::primitive(Item::Null)
    }

    /// An `ArrayBuffer` of these bytes.
    pub fn array_buffer(bytes: Vec<u8>) -> Self {
        Self::object(Record::ArrayBuffer(BufferContents { bytes, max_byte_length: None }))
    }
}

impl From<bool> for Serialized {
    fn from(value: bool) -> Self {
        Self::primitive(Item::Boolean(value))
    }
}

impl From<f64> for Serialized {
    fn from(value: f64) -> Self {
        Self::primitive(Item::Number(value))
    }
}

impl From<i32> for Serialized {
    fn from(value: i32) -> Self {
        Self::primitive(Item::Number(f64::from(value)))
    }
}

impl From<u32> for Serialized {
    fn from(value: u32) -> Self {
        Self::primitive(Item::Number(f64::from(value)))
    }
}

impl From<&str> for Serialized {
    fn from(value: &str) -> Self {
        Self::primitive(Item::String(value.into()))
    }
}

impl From<String> for Serialized {
    fn from(value: String) -> Self {
        Self::primitive(Item::String(value.into()))
    }
}

impl From<Text> for Serialized {
    fn from(value: Text) -> Self {
        Self::primitive(Item::String(value))
    }
}
