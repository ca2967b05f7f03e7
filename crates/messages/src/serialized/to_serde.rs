//! Serialized values as values of Rust that serde knows.

use std::fmt::Display;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Visitor};

use super::{Item, PropertyKey, Record, Serialized};
use crate::Text;

/// The reason for which a serialized value is not one of a type of Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromSerializedError(String);

impl Display for FromSerializedError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FromSerializedError {}

impl serde::de::Error for FromSerializedError {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// serde recurses: objects that are deeper than this are refused, and so are cycles.
const DEPTH: u32 = 128;

impl Serialized {
    /// Reads the value into a type of Rust: objects and maps with texts as keys are maps and structures, arrays and
    /// sets sequences, buffers and views bytes, a Date its milliseconds, null and undefined `None`.
    ///
    /// # Errors
    /// If the value is not of the type, has a cycle, or is more than 128 objects deep.
    pub fn to_serde<T: DeserializeOwned>(&self) -> Result<T, FromSerializedError> {
        T::deserialize(Reader { all: self, item: &self.root, depth: 0 })
    }
}

#[derive(Clone, Copy)]
struct Reader<'s> {
    all: &'s Serialized,
    item: &'s Item,
    depth: u32,
}

impl<'s> Reader<'s> {
    fn inside(self, item: &'s Item) -> Self {
        Self { item, ..self }
    }

    fn list<'de, V: Visitor<'de>>(
        self,
        items: impl Iterator<Item = &'s Item>,
        visitor: V,
    ) -> Result<V::Value, FromSerializedError> {
        visitor.visit_seq(SeqDeserializer::new(items.map(|item| self.inside(item))))
    }

    fn object<'de, V: Visitor<'de>>(
        mut self,
        record: &'s Record,
        visitor: V,
    ) -> Result<V::Value, FromSerializedError> {
        if self.depth >= DEPTH {
            return Err(FromSerializedError::custom("a cycle, or too many levels"));
        }
        self.depth = self.depth.saturating_add(1);
        match record {
            Record::Boolean(value) => visitor.visit_bool(*value),
            Record::Number(number) | Record::Date(number) => visit_number(*number, visitor),
            Record::BigInt(digits) => visit_big_int(digits, visitor),
            Record::String(text) => visitor.visit_str(&text.to_scalar()),
            Record::ArrayBuffer(buffer) => visitor.visit_bytes(&buffer.bytes),
            Record::View(_) => {
                let value = super::ValueRef::new(self.all, self.item);
                visitor.visit_bytes(value.as_bytes().unwrap_or_default())
            }
            Record::Set(items) => self.list(items.iter(), visitor),
            Record::Array { length, properties } => {
                // Holes are undefined; consecutive elements have no hole.
                const HOLE: &Item = &Item::Undefined;
                let mut indexed = properties.iter().filter_map(|(key, item)| match key {
                    PropertyKey::Index(index) => Some((*index, item)),
                    PropertyKey::Name(_) => None,
                });
                let last = properties.iter().rev().find_map(|(key, _)| match key {
                    PropertyKey::Index(index) => Some(index.saturating_add(1)),
                    PropertyKey::Name(_) => None,
                });
                // An array that is all holes at its end may say any length.
                let length = (*length).min(last.unwrap_or(0).saturating_add(1 << 16));
                let mut next = indexed.next();
                let items = (0..length).map(move |index| match next {
                    Some((at, item)) if at == index => {
                        next = indexed.next();
                        item
                    }
                    _ => HOLE,
                });
                self.list(items, visitor)
            }
            Record::Object { properties } => {
                let entries = properties.iter().map(|(key, item)| (Key(key), self.inside(item)));
                visitor.visit_map(MapDeserializer::new(entries))
            }
            Record::Map(entries) => {
                let entries =
                    entries.iter().map(|(key, item)| (self.inside(key), self.inside(item)));
                visitor.visit_map(MapDeserializer::new(entries))
            }
            Record::Error { message, .. } => {
                let message = message.clone().unwrap_or(Text::Utf8(String::new()));
                visitor.visit_str(&message.to_scalar())
            }
            _ => Err(FromSerializedError::custom("an object that has no counterpart")),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "compared below 2⁵³")]
fn visit_number<'de, V: Visitor<'de>>(
    number: f64,
    visitor: V,
) -> Result<V::Value, FromSerializedError> {
    // Types of integers take integers only.
    let integer = number as i64;
    if number.abs() <= (1_i64 << 53) as f64 && (integer as f64).to_bits() == number.to_bits() {
        return match u64::try_from(integer) {
            Ok(integer) => visitor.visit_u64(integer),
            Err(_) => visitor.visit_i64(integer),
        };
    }
    visitor.visit_f64(number)
}

fn visit_big_int<'de, V: Visitor<'de>>(
    digits: &str,
    visitor: V,
) -> Result<V::Value, FromSerializedError> {
    if let Ok(number) = digits.parse() {
        return visitor.visit_u64(number);
    }
    if let Ok(number) = digits.parse() {
        return visitor.visit_i64(number);
    }
    if let Ok(number) = digits.parse() {
        return visitor.visit_i128(number);
    }
    visitor.visit_str(digits)
}

impl IntoDeserializer<'_, FromSerializedError> for Reader<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = FromSerializedError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.item {
            Item::Undefined | Item::Null => visitor.visit_unit(),
            Item::Boolean(value) => visitor.visit_bool(*value),
            Item::Number(number) => visit_number(*number, visitor),
            Item::BigInt(digits) => visit_big_int(digits, visitor),
            Item::String(text) => visitor.visit_str(&text.to_scalar()),
            Item::Object(id) => match self.all.get(*id) {
                Some(record) => self.object(record, visitor),
                None => Err(FromSerializedError::custom("an object that is not there")),
            },
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.item {
            Item::Undefined | Item::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        if let Item::String(text) = self.item {
            return visitor.visit_enum(text.to_scalar().into_owned().into_deserializer());
        }
        let Item::Object(id) = self.item else {
            return Err(FromSerializedError::custom("expected a variant"));
        };
        match self.all.get(*id) {
            Some(Record::Object { properties }) if properties.len() == 1 && self.depth < DEPTH => {
                let inside = Self { depth: self.depth.saturating_add(1), ..self };
                let entries = properties.iter().map(|(key, item)| (Key(key), inside.inside(item)));
                let map = MapDeserializer::new(entries);
                visitor.visit_enum(serde::de::value::MapAccessDeserializer::new(map))
            }
            _ => Err(FromSerializedError::custom("expected an object with one variant")),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// A key, which is a text or, where the type wants one, a number.
#[derive(Clone, Copy)]
struct Key<'s>(&'s PropertyKey);

impl Key<'_> {
    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FromSerializedError> {
        match self.0 {
            PropertyKey::Index(index) => visitor.visit_u32(*index),
            PropertyKey::Name(name) => {
                let name = name.to_scalar();
                match name.parse::<f64>() {
                    // Not every 64-bit number is a Number.
                    Ok(number) => match name.parse::<i128>() {
                        Ok(integer) => visit_big_int(&integer.to_string(), visitor),
                        Err(_) => visitor.visit_f64(number),
                    },
                    Err(_) => visitor.visit_str(&name),
                }
            }
        }
    }
}

impl IntoDeserializer<'_, FromSerializedError> for Key<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

macro_rules! number_keys {
    ($($name:ident)*) => { $(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
            self.number(visitor)
        }
    )* };
}

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = FromSerializedError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.0 {
            PropertyKey::Index(index) => visitor.visit_string(index.to_string()),
            PropertyKey::Name(name) => visitor.visit_str(&name.to_scalar()),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.0 {
            PropertyKey::Name(name) if name.as_str() == Some("true") => visitor.visit_bool(true),
            PropertyKey::Name(name) if name.as_str() == Some("false") => visitor.visit_bool(false),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let name = match self.0 {
            PropertyKey::Index(index) => index.to_string(),
            PropertyKey::Name(name) => name.to_scalar().into_owned(),
        };
        visitor.visit_enum(name.into_deserializer())
    }

    number_keys! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128 deserialize_u8 deserialize_u16
        deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
    }

    serde::forward_to_deserialize_any! {
        char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
