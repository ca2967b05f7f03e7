use crate::Value;
use std::rc::Rc;
/// A property key: a string or a symbol. Made by `Scope::key` and others.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key {
    core: Rc<()>,
}
impl Key {
    /// The array index, below 2^32 - 1.
    pub fn index(&self) -> Option<u32> {
        todo!()
    }
    pub fn is_symbol(&self) -> bool {
        todo!()
    }
    /// The text, unless it is a symbol.
    pub fn as_js_string(&self) -> Option<crate::JsString> {
        todo!()
    }
}
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}
/// The symbols that the language itself defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WellKnownSymbol {
    AsyncIterator,
    HasInstance,
    IsConcatSpreadable,
    Iterator,
    Match,
    MatchAll,
    Replace,
    Search,
    Species,
    Split,
    ToPrimitive,
    ToStringTag,
    Unscopables,
}
/// The three flags of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Attributes {
    pub writable: bool,
    pub enumerable: bool,
    pub configurable: bool,
}
impl Attributes {
    /// All true: what assignment makes.
    pub const ALL: Attributes = Attributes { writable: true, enumerable: true, configurable: true };
    /// Writable and configurable: methods of the language.
    pub const HIDDEN: Attributes =
        Attributes { writable: true, enumerable: false, configurable: true };
    /// Configurable alone: `length`, `name`, @@toStringTag.
    pub const CONFIGURABLE: Attributes =
        Attributes { writable: false, enumerable: false, configurable: true };
    /// Enumerable alone: constants, unforgeable operations.
    pub const ENUMERABLE: Attributes =
        Attributes { writable: false, enumerable: true, configurable: false };
    /// All false.
    pub const NONE: Attributes =
        Attributes { writable: false, enumerable: false, configurable: false };
    /// Enumerable and configurable: accessors of interfaces.
    pub const ACCESSOR: Attributes =
        Attributes { writable: false, enumerable: true, configurable: true };
}
/// A property descriptor: absent fields are `None`.
#[derive(Clone, Debug, Default)]
pub struct Descriptor {
    pub value: Option<Value>,
    /// A getter; undefined is a value here.
    pub get: Option<Value>,
    pub set: Option<Value>,
    pub writable: Option<bool>,
    pub enumerable: Option<bool>,
    pub configurable: Option<bool>,
}
impl Descriptor {
    /// A complete data descriptor.
    pub fn data(value: Value, attributes: Attributes) -> Descriptor {
        todo!()
    }
    /// A complete accessor descriptor.
    pub fn accessor(get: Option<Value>, set: Option<Value>, attributes: Attributes) -> Descriptor {
        todo!()
    }
    pub fn is_accessor(&self) -> bool {
        self.get.is_some() || self.set.is_some()
    }
    pub fn is_data(&self) -> bool {
        self.value.is_some() || self.writable.is_some()
    }
}
