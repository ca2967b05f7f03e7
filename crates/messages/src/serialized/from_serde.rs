//! Values of Rust that serde knows, as serialized ones: objects, arrays, strings, numbers.

use std::fmt::Display;

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::{Builder, Item, Kept, PropertyKey, Record, Serialized};
use crate::BufferContents;

/// The reason for which a value of Rust cannot be serialized.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToSerializedError(String);

impl Display for ToSerializedError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ToSerializedError {}

impl serde::ser::Error for ToSerializedError {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Serialized {
    /// Makes a value of something that serde can serialize: structures and maps are objects, sequences arrays, bytes
    /// an `ArrayBuffer`, numbers that a Number cannot have exactly a `BigInt`, and `()` and `None` null.
    ///
    /// ```
    /// use treewright_messages::Serialized;
    ///
    /// let value = Serialized::from_serde(&vec![("a", 1), ("b", 2)])?;
    /// assert_eq!(value.to_serde::<Vec<(String, u8)>>()?, [("a".to_owned(), 1), ("b".to_owned(), 2)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the value says so, or has keys that are neither texts nor numbers.
    pub fn from_serde<T: Serialize + ?Sized>(value: &T) -> Result<Self, ToSerializedError> {
        let mut builder = Self::builder();
        let root = value.serialize(Writer(&mut builder))?;
        Ok(Self { root, objects: builder.into_objects(), kept: Kept::default() })
    }
}

type Result<T, E = ToSerializedError> = std::result::Result<T, E>;

struct Writer<'b>(&'b mut Builder);

impl<'b> Writer<'b> {
    fn list(self, variant: Option<&'static str>) -> List<'b> {
        List { builder: self.0, properties: Vec::new(), variant }
    }

    fn object(self, variant: Option<&'static str>) -> Object<'b> {
        Object { builder: self.0, properties: Vec::new(), key: None, variant }
    }
}

/// The object `{variant: item}`.
fn tagged(builder: &mut Builder, variant: Option<&'static str>, item: Item) -> Item {
    match variant {
        Some(variant) => {
            builder.add(Record::Object { properties: vec![(variant.into(), item)] }).into()
        }
        None => item,
    }
}

#[expect(clippy::cast_precision_loss, reason = "exact below 2⁵³")]
fn integer(value: i128) -> Item {
    if value.unsigned_abs() <= 1 << 53 {
        Item::Number(value as f64)
    } else {
        Item::BigInt(value.to_string())
    }
}

impl<'b> Serializer for Writer<'b> {
    type Ok = Item;
    type Error = ToSerializedError;
    type SerializeSeq = List<'b>;
    type SerializeTuple = List<'b>;
    type SerializeTupleStruct = List<'b>;
    type SerializeTupleVariant = List<'b>;
    type SerializeMap = Object<'b>;
    type SerializeStruct = Object<'b>;
    type SerializeStructVariant = Object<'b>;

    fn serialize_bool(self, value: bool) -> Result<Item> {
        Ok(Item::Boolean(value))
    }

    fn serialize_i8(self, value: i8) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_i16(self, value: i16) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_i32(self, value: i32) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_i64(self, value: i64) -> Result<Item> {
        Ok(integer(value.into()))
    }

    fn serialize_i128(self, value: i128) -> Result<Item> {
        Ok(integer(value))
    }

    fn serialize_u8(self, value: u8) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_u16(self, value: u16) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_u32(self, value: u32) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_u64(self, value: u64) -> Result<Item> {
        Ok(integer(value.into()))
    }

    fn serialize_u128(self, value: u128) -> Result<Item> {
        Ok(i128::try_from(value).map_or_else(|_| Item::BigInt(value.to_string()), integer))
    }

    fn serialize_f32(self, value: f32) -> Result<Item> {
        Ok(Item::Number(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Result<Item> {
        Ok(Item::Number(value))
    }

    fn serialize_char(self, value: char) -> Result<Item> {
        Ok(Item::String(value.to_string().into()))
    }

    fn serialize_str(self, value: &str) -> Result<Item> {
        Ok(Item::String(value.into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Item> {
        let contents = BufferContents { bytes: value.to_vec(), max_byte_length: None };
        Ok(self.0.add(Record::ArrayBuffer(contents)).into())
    }

    fn serialize_none(self) -> Result<Item> {
        Ok(Item::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Item> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Item> {
        Ok(Item::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Item> {
        Ok(Item::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Item> {
        Ok(Item::String(variant.into()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Item> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Item> {
        let item = value.serialize(Writer(self.0))?;
        Ok(tagged(self.0, Some(variant), item))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'b>> {
        Ok(self.list(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'b>> {
        Ok(self.list(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'b>> {
        Ok(self.list(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'b>> {
        Ok(self.list(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Object<'b>> {
        Ok(self.object(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object<'b>> {
        Ok(self.object(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Object<'b>> {
        Ok(self.object(Some(variant)))
    }
}

struct List<'b> {
    builder: &'b mut Builder,
    properties: Vec<(PropertyKey, Item)>,
    variant: Option<&'static str>,
}

impl List<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let index = u32::try_from(self.properties.len())
            .map_err(|_| ToSerializedError::custom("too many elements"))?;
        let item = value.serialize(Writer(self.builder))?;
        self.properties.push((PropertyKey::Index(index), item));
        Ok(())
    }

    fn finish(self) -> Result<Item> {
        let length = u32::try_from(self.properties.len())
            .map_err(|_| ToSerializedError::custom("too many elements"))?;
        let array = self.builder.add(Record::Array { length, properties: self.properties });
        Ok(tagged(self.builder, self.variant, array.into()))
    }
}

impl SerializeSeq for List<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.push(value)
    }

    fn end(self) -> Result<Item> {
        self.finish()
    }
}

impl SerializeTuple for List<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.push(value)
    }

    fn end(self) -> Result<Item> {
        self.finish()
    }
}

impl SerializeTupleStruct for List<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.push(value)
    }

    fn end(self) -> Result<Item> {
        self.finish()
    }
}

impl SerializeTupleVariant for List<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.push(value)
    }

    fn end(self) -> Result<Item> {
        self.finish()
    }
}

struct Object<'b> {
    builder: &'b mut Builder,
    properties: Vec<(PropertyKey, Item)>,
    key: Option<PropertyKey>,
    variant: Option<&'static str>,
}

impl Object<'_> {
    fn finish(self) -> Item {
        let object = self.builder.add(Record::Object { properties: self.properties });
        tagged(self.builder, self.variant, object.into())
    }
}

impl SerializeMap for Object<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        let mut builder = Builder::default();
        self.key = Some(match key.serialize(Writer(&mut builder))? {
            Item::String(text) => {
                text.as_str().map_or_else(|| PropertyKey::Name(text.clone()), PropertyKey::from)
            }
            Item::Number(number) => PropertyKey::from(number.to_string().as_str()),
            Item::BigInt(digits) => PropertyKey::from(digits.as_str()),
            Item::Boolean(value) => PropertyKey::from(if value { "true" } else { "false" }),
            _ => return Err(ToSerializedError::custom("a key that is neither text nor a number")),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let item = value.serialize(Writer(self.builder))?;
        let key = self.key.take();
        let key = key.ok_or_else(|| ToSerializedError::custom("a value without a key"))?;
        self.properties.push((key, item));
        Ok(())
    }

    fn end(self) -> Result<Item> {
        Ok(self.finish())
    }
}

impl SerializeStruct for Object<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<()> {
        let item = value.serialize(Writer(self.builder))?;
        self.properties.push((key.into(), item));
        Ok(())
    }

    fn end(self) -> Result<Item> {
        Ok(self.finish())
    }
}

impl SerializeStructVariant for Object<'_> {
    type Ok = Item;
    type Error = ToSerializedError;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<()> {
        SerializeStruct::serialize_field(self, key, value)
    }

    fn end(self) -> Result<Item> {
        Ok(self.finish())
    }
}
