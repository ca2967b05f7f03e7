//! Building values, and checking those that come from elsewhere.

use super::{Item, Kept, ObjectId, PlatformRecord, Record, Serialized};

/// Makes a [`Serialized`], object by object.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    objects: Vec<Record>,
}

impl Builder {
    /// Adds an object.
    pub fn add(&mut self, record: Record) -> ObjectId {
        let id = ObjectId::new(self.objects.len());
        self.objects.push(record);
        id
    }

    /// Adds an object whose record follows with [`Builder::set`]; until then it is an empty object.
    pub fn reserve(&mut self) -> ObjectId {
        self.add(Record::Object { properties: Vec::new() })
    }

    /// Replaces the record of an object.
    pub fn set(&mut self, id: ObjectId, record: Record) {
        if let Some(place) = self.objects.get_mut(id.index()) {
            *place = record;
        }
    }

    /// The record of an object, to be completed.
    pub fn get_mut(&mut self, id: ObjectId) -> Option<&mut Record> {
        self.objects.get_mut(id.index())
    }

    /// The number of objects.
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    /// True without objects.
    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    pub(super) fn into_objects(self) -> Vec<Record> {
        self.objects
    }

    /// The value with this root.
    ///
    /// # Errors
    /// If a record cannot be that of a value.
    pub fn finish(self, root: impl Into<Item>) -> Result<Serialized, Invalid> {
        let value = Serialized { root: root.into(), objects: self.objects, kept: Kept::default() };
        check(&value)?;
        Ok(value)
    }
}

/// The reason for which records are not those of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Invalid {
    /// A reference to an object that is not there.
    NoSuchObject,
    /// A view on something other than a buffer with a lower number.
    NotABuffer,
    /// A `BigInt` that is not a decimal number.
    NotABigInt,
    /// A maximum that is less than the length, of a buffer.
    MaximumTooLow,
    /// Data of an image or bitmap that is not of the size that it says.
    WrongSize,
    /// An index of an array that is not below its length.
    IndexBeyondLength,
}

impl std::fmt::Display for Invalid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::NoSuchObject => "a reference to an object that is not there",
            Self::NotABuffer => "a view on something other than a buffer before it",
            Self::NotABigInt => "a BigInt that is not a decimal number",
            Self::MaximumTooLow => "a buffer with more bytes than its maximum",
            Self::WrongSize => "a number of pixels that differs from the size",
            Self::IndexBeyondLength => "an index that is not below the length of its array",
        })
    }
}

impl std::error::Error for Invalid {}

fn is_big_int(digits: &str) -> bool {
    let digits = digits.strip_prefix('-').unwrap_or(digits);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

fn check_item(value: &Serialized, item: &Item) -> Result<(), Invalid> {
    match item {
        Item::Object(id) if id.index() >= value.objects.len() => Err(Invalid::NoSuchObject),
        Item::BigInt(digits) if !is_big_int(digits) => Err(Invalid::NotABigInt),
        _ => Ok(()),
    }
}

fn check(value: &Serialized) -> Result<(), Invalid> {
    check_item(value, &value.root)?;
    for (index, record) in value.objects.iter().enumerate() {
        match record {
            Record::BigInt(digits) if !is_big_int(digits) => return Err(Invalid::NotABigInt),
            Record::ArrayBuffer(buffer)
                if buffer.max_byte_length.is_some_and(|max| max < buffer.bytes.len()) =>
            {
                return Err(Invalid::MaximumTooLow);
            }
            Record::View(view) => {
                let buffer = value.objects.get(view.buffer.index());
                let is_buffer = matches!(
                    buffer,
                    Some(
                        Record::ArrayBuffer(_)
                            | Record::SharedArrayBuffer(_)
                            | Record::Transferred(_)
                    )
                );
                if !is_buffer || view.buffer.index() >= index {
                    return Err(Invalid::NotABuffer);
                }
            }
            Record::Map(entries) => {
                for (key, item) in entries {
                    check_item(value, key)?;
                    check_item(value, item)?;
                }
            }
            Record::Set(items) | Record::Platform(PlatformRecord::FileList(items)) => {
                for item in items {
                    check_item(value, item)?;
                }
            }
            Record::Error { cause: Some(cause), .. } => check_item(value, cause)?,
            Record::Array { length, properties } => {
                for (key, item) in properties {
                    check_item(value, item)?;
                    if matches!(key, super::PropertyKey::Index(index) if index >= length) {
                        return Err(Invalid::IndexBeyondLength);
                    }
                }
            }
            Record::Object { properties } => {
                for (_, item) in properties {
                    check_item(value, item)?;
                }
            }
            Record::Platform(PlatformRecord::ImageData { data, .. }) => check_item(value, data)?,
            Record::Platform(PlatformRecord::DomQuad(points)) => {
                for point in points {
                    check_item(value, point)?;
                }
            }
            Record::Platform(PlatformRecord::ImageBitmap(bitmap)) => {
                let size = u64::from(bitmap.width) * u64::from(bitmap.height);
                if size.checked_mul(4) != Some(bitmap.pixels.len() as u64) {
                    return Err(Invalid::WrongSize);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// A value as it comes from elsewhere.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
pub(super) struct Unchecked {
    root: Item,
    objects: Vec<Record>,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Serialized {
    type Error = Invalid;

    fn try_from(value: Unchecked) -> Result<Self, Invalid> {
        let value = Self { root: value.root, objects: value.objects, kept: Kept::default() };
        check(&value)?;
        Ok(value)
    }
}

/// Numbers that formats such as JSON have no way to write are texts.
#[cfg(feature = "serde")]
pub(super) mod number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    pub(super) enum Number {
        Finite(f64),
        Other(String),
    }

    impl From<f64> for Number {
        fn from(number: f64) -> Self {
            if number.is_finite() && !(number == 0.0 && number.is_sign_negative()) {
                Self::Finite(number)
            } else {
                Self::Other(format!("{number:?}"))
            }
        }
    }

    impl From<Number> for f64 {
        fn from(number: Number) -> Self {
            match number {
                Number::Finite(number) => number,
                Number::Other(text) => text.parse().unwrap_or(f64::NAN),
            }
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(crate) fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        Number::from(*number).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        Number::deserialize(deserializer).map(f64::from)
    }
}

/// The same for arrays.
#[cfg(feature = "serde")]
pub(super) mod numbers {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::number::Number;

    pub(crate) fn serialize<S: Serializer, const N: usize>(
        numbers: &[f64; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let numbers: Vec<Number> = numbers.iter().copied().map(Number::from).collect();
        numbers.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[f64; N], D::Error> {
        let numbers = Vec::<Number>::deserialize(deserializer)?;
        let numbers: Vec<f64> = numbers.into_iter().map(f64::from).collect();
        numbers.try_into().map_err(|_| D::Error::custom("an array of another length"))
    }
}
