//! The records of structured data.
//!
//! <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal>

mod build;
mod from_rust;
#[cfg(feature = "serde")]
mod from_serde;
mod read;
mod record;
#[cfg(feature = "serde")]
mod to_serde;

use std::any::Any;
use std::sync::Arc;

pub use build::{Builder, Invalid};
#[cfg(feature = "serde")]
pub use from_serde::ToSerializedError;
pub use read::ValueRef;
pub use record::{
    ErrorName, Item, ObjectId, PlatformRecord, PropertyKey, Record, SharedBytes, ViewKind,
    ViewRecord,
};
#[cfg(feature = "serde")]
pub use to_serde::FromSerializedError;

/// A value that was serialized: it belongs to no realm and no thread.
///
/// Objects are records in one list, which refer to each other by number, so cycles, shared parts and any depth are
/// plain data.
///
/// ```
/// use treewright_messages::{Item, Record, Serialized};
///
/// let mut builder = Serialized::builder();
/// let list = builder.reserve();
/// builder.set(list, Record::Set(vec![Item::Number(1.0), Item::Object(list)]));
/// let value = builder.finish(list)?;
/// assert!(matches!(value.root(), Item::Object(id) if *id == list));
/// # Ok::<(), treewright_messages::Invalid>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "build::Unchecked"))]
pub struct Serialized {
    root: Item,
    objects: Vec<Record>,
    #[cfg_attr(feature = "serde", serde(skip))]
    kept: Kept,
}

/// Something that is kept as long as a value, without being a part of it.
#[derive(Clone, Debug, Default)]
struct Kept(#[expect(dead_code, reason = "it is only dropped")] Option<Arc<dyn Any + Send + Sync>>);

impl PartialEq for Kept {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Serialized {
    /// Keeps something until the value and its clones are dropped, instead of what was kept before: by it a host counts the
    /// memory of values that wait in queues.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use treewright_messages::{HostPort, Serialized};
    ///
    /// let (here, there) = HostPort::pair();
    /// let waiting = Arc::new(());
    /// let mut value = Serialized::from("hello");
    /// value.keep(Arc::clone(&waiting) as _);
    /// here.send(value);
    /// assert_eq!(Arc::strong_count(&waiting), 2);
    /// assert!(there.receive().is_some());
    /// assert_eq!(Arc::strong_count(&waiting), 1);
    /// ```
    pub fn keep(&mut self, something: Arc<dyn Any + Send + Sync>) {
        self.kept = Kept(Some(something));
    }

    /// The value.
    pub fn root(&self) -> &Item {
        &self.root
    }

    /// The record of an object. Numbers are those of this value.
    pub fn get(&self, id: ObjectId) -> Option<&Record> {
        self.objects.get(id.index())
    }

    /// The records of all objects, in the order in which they were met.
    pub fn objects(&self) -> &[Record] {
        &self.objects
    }

    /// Begins to build a value.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// The value as something to read.
    pub fn value(&self) -> ValueRef<'_> {
        ValueRef::new(self, &self.root)
    }

    /// The text of a string.
    pub fn as_str(&self) -> Option<&str> {
        self.value().as_str()
    }

    /// The number.
    pub fn as_number(&self) -> Option<f64> {
        self.value().as_number()
    }
}
