//! The kinds of records.

use std::any::Any;
use std::sync::Arc;

use crate::{Bitmap, Text};

/// The number of an object in its [`Serialized`](crate::Serialized).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ObjectId(u32);

impl ObjectId {
    pub(super) fn new(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// The place in [`Serialized::objects`](crate::Serialized::objects).
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A primitive value, or an object by its number.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Item {
    /// `undefined`
    Undefined,
    /// `null`
    Null,
    /// A Boolean.
    Boolean(bool),
    /// A Number.
    Number(#[cfg_attr(feature = "serde", serde(with = "super::build::number"))] f64),
    /// A `BigInt`, as decimal digits.
    BigInt(String),
    /// A String.
    String(Text),
    /// An object.
    Object(ObjectId),
}

impl From<ObjectId> for Item {
    fn from(id: ObjectId) -> Self {
        Self::Object(id)
    }
}

/// The key of a property.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum PropertyKey {
    /// An array index.
    Index(u32),
    /// Another name.
    Name(Text),
}

impl From<&str> for PropertyKey {
    fn from(name: &str) -> Self {
        match name.parse::<u32>() {
            Ok(index) if index != u32::MAX && index.to_string() == name => Self::Index(index),
            _ => Self::Name(name.into()),
        }
    }
}

/// An object.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Record {
    /// A Boolean object.
    Boolean(bool),
    /// A Number object.
    Number(#[cfg_attr(feature = "serde", serde(with = "super::build::number"))] f64),
    /// A `BigInt` object, as decimal digits.
    BigInt(String),
    /// A String object.
    String(Text),
    /// A Date, in milliseconds since 1970; not a number for an invalid one.
    Date(#[cfg_attr(feature = "serde", serde(with = "super::build::number"))] f64),
    /// A `RegExp`.
    RegExp {
        /// `[[OriginalSource]]`
        source: Text,
        /// `[[OriginalFlags]]`
        flags: String,
    },
    /// An `ArrayBuffer`.
    ArrayBuffer(crate::BufferContents),
    /// A `SharedArrayBuffer`, which is not for storage.
    #[cfg_attr(feature = "serde", serde(skip))]
    SharedArrayBuffer(SharedBytes),
    /// A typed array or `DataView`.
    View(ViewRecord),
    /// A Map.
    Map(Vec<(Item, Item)>),
    /// A Set.
    Set(Vec<Item>),
    /// An error of the language.
    Error {
        /// `[[Name]]`
        name: ErrorName,
        /// `[[Message]]`
        message: Option<Text>,
        /// The stack, as the engine writes it.
        stack: Option<Text>,
        /// The cause, if it has one.
        cause: Option<Item>,
    },
    /// An Array.
    Array {
        /// `[[Length]]`
        length: u32,
        /// The enumerable own properties: elements and others. Missing elements are holes.
        properties: Vec<(PropertyKey, Item)>,
    },
    /// Another object of the language.
    Object {
        /// The enumerable own properties, in order.
        properties: Vec<(PropertyKey, Item)>,
    },
    /// A platform object.
    Platform(PlatformRecord),
    /// An object that was transferred with the value, by its place in [`Message::transferred`](crate::Message).
    Transferred(u32),
}

/// The names of errors that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs, reason = "the names of the language")]
pub enum ErrorName {
    Error,
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    #[cfg_attr(feature = "serde", serde(rename = "URIError"))]
    UriError,
}

/// A typed array or `DataView`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ViewRecord {
    /// `[[Constructor]]`
    pub kind: ViewKind,
    /// `[[ArrayBufferSerialized]]`: a buffer with a lower number.
    pub buffer: ObjectId,
    /// `[[ByteOffset]]`
    pub byte_offset: usize,
    /// The number of elements, of bytes for a `DataView`; `None` if it ends where the buffer ends.
    pub length: Option<usize>,
}

/// The constructors of views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[allow(missing_docs, reason = "the names of the language")]
pub enum ViewKind {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    BigInt64Array,
    BigUint64Array,
    Float16Array,
    Float32Array,
    Float64Array,
    DataView,
}

/// Memory that agents of one cluster share. Only the engine's border knows how it is made.
#[derive(Clone, Debug)]
pub struct SharedBytes {
    /// The agent cluster: its number, and the origin that it is for.
    pub cluster: String,
    /// The memory.
    pub memory: Arc<dyn Any + Send + Sync>,
}

impl PartialEq for SharedBytes {
    fn eq(&self, other: &Self) -> bool {
        self.cluster == other.cluster && Arc::ptr_eq(&self.memory, &other.memory)
    }
}

/// A platform object that is serializable.
/// <https://html.spec.whatwg.org/multipage/structured-data.html#serializable-objects>
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum PlatformRecord {
    /// <https://w3c.github.io/FileAPI/#blob-section>
    Blob {
        /// The bytes.
        bytes: Arc<[u8]>,
        /// The type.
        of_type: String,
    },
    /// <https://w3c.github.io/FileAPI/#file-section>
    File {
        /// The bytes.
        bytes: Arc<[u8]>,
        /// The type.
        of_type: String,
        /// The name.
        name: String,
        /// In milliseconds since 1970.
        last_modified: i64,
    },
    /// <https://w3c.github.io/FileAPI/#filelist-section>
    FileList(Vec<Item>),
    /// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagedata>
    ImageData {
        /// The array of samples.
        data: Item,
        /// The width, in pixels.
        width: u32,
        /// The height, in pixels.
        height: u32,
        /// The colour space.
        color_space: String,
        /// The format of a pixel.
        pixel_format: String,
    },
    /// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagebitmap>
    ImageBitmap(Bitmap),
    /// <https://webidl.spec.whatwg.org/#idl-DOMException>
    DomException {
        /// The name.
        name: Text,
        /// The message.
        message: Text,
        /// The stack, as the engine writes it.
        stack: Option<Text>,
    },
    /// <https://webidl.spec.whatwg.org/#quotaexceedederror>
    QuotaExceededError {
        /// The message.
        message: Text,
        /// The stack, as the engine writes it.
        stack: Option<Text>,
        /// The quota.
        quota: Option<f64>,
        /// The amount that was requested.
        requested: Option<f64>,
    },
    /// <https://drafts.csswg.org/geometry/#DOMPoint>
    DomPoint {
        /// True for a `DOMPointReadOnly`.
        is_read_only: bool,
        /// x, y, z and w.
        #[cfg_attr(feature = "serde", serde(with = "super::build::numbers"))]
        coordinates: [f64; 4],
    },
    /// <https://drafts.csswg.org/geometry/#DOMRect>
    DomRect {
        /// True for a `DOMRectReadOnly`.
        is_read_only: bool,
        /// x, y, width and height.
        #[cfg_attr(feature = "serde", serde(with = "super::build::numbers"))]
        coordinates: [f64; 4],
    },
    /// <https://drafts.csswg.org/geometry/#DOMQuad>
    DomQuad([Item; 4]),
    /// <https://webassembly.github.io/spec/web-api/#serialization>
    WasmModule {
        /// The module in binary form.
        bytes: Arc<[u8]>,
        /// The agent cluster, which alone can use it.
        cluster: String,
    },
    /// <https://drafts.csswg.org/geometry/#DOMMatrix>
    DomMatrix {
        /// True for a `DOMMatrixReadOnly`.
        is_read_only: bool,
        /// `is2D`
        is_2d: bool,
        /// The elements m11, m12 to m44.
        #[cfg_attr(feature = "serde", serde(with = "super::build::numbers"))]
        elements: [f64; 16],
    },
}
