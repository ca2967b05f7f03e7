//! Property keys and descriptors.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use crate::core::Core;
use crate::string::string_of;
use crate::sys::{self, ATOM_TAG_INT, JSAtom, JSPropertyDescriptor};
use crate::{JsString, Value};

/// A property key: a string or a symbol. Made by [`Scope::key`](crate::Scope::key) and its
/// siblings; compared as the language compares keys.
pub struct Key {
    atom: JSAtom,
    core: Rc<Core>,
}

impl Key {
    /// Takes over an owned reference.
    pub(crate) fn from_raw(atom: JSAtom, core: &Rc<Core>) -> Key {
        Key { atom, core: Rc::clone(core) }
    }

    /// Makes a further reference to a borrowed one.
    pub(crate) fn from_borrowed(atom: JSAtom, core: &Rc<Core>) -> Key {
        // SAFETY: callers pass atoms of this runtime that are alive.
        Key::from_raw(unsafe { sys::JS_DupAtomRT(core.runtime(), atom) }, core)
    }

    pub(crate) fn raw(&self) -> JSAtom {
        self.atom
    }

    /// The reference, owned.
    pub(crate) fn into_raw(self) -> JSAtom {
        // SAFETY: the atom is alive; our own reference is dropped with us.
        unsafe { sys::JS_DupAtomRT(self.core.runtime(), self.atom) }
    }

    pub(crate) fn is_of(&self, core: &Rc<Core>) {
        assert!(Rc::ptr_eq(&self.core, core), "a key of another engine");
    }

    /// The [array index](https://tc39.es/ecma262/#array-index): below 2³² − 1.
    pub fn index(&self) -> Option<u32> {
        if self.atom & ATOM_TAG_INT != 0 {
            return Some(self.atom & !ATOM_TAG_INT);
        }
        let mut index = 0;
        // SAFETY: the atom is alive, and the context is of its runtime.
        unsafe { sys::tw_atom_index(self.core.scratch(), self.atom, &raw mut index) }
            .then_some(index)
    }

    /// Tells whether it is a symbol.
    pub fn is_symbol(&self) -> bool {
        // SAFETY: the atom is alive.
        unsafe { sys::tw_atom_is_symbol(self.core.runtime(), self.atom) }
    }

    /// The text, unless it is a symbol.
    pub fn as_js_string(&self) -> Option<JsString> {
        if self.atom & ATOM_TAG_INT != 0 {
            return Some(JsString::Utf8((self.atom & !ATOM_TAG_INT).to_string()));
        }
        // SAFETY: the atom is alive.
        let value = unsafe { sys::tw_atom_value(self.core.runtime(), self.atom) };
        // SAFETY: the reference is ours, and alive.
        let text = value.is_string().then(|| unsafe { string_of(value) });
        self.core.free(value);
        text
    }
}

impl Clone for Key {
    fn clone(&self) -> Key {
        Key::from_borrowed(self.atom, &self.core)
    }
}

impl Drop for Key {
    fn drop(&mut self) {
        // SAFETY: we own a reference.
        unsafe { sys::JS_FreeAtomRT(self.core.runtime(), self.atom) };
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.atom == other.atom && Rc::ptr_eq(&self.core, &other.core)
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.atom.hash(state);
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_js_string() {
            Some(text) => write!(f, "{:?}", text.to_scalar()),
            None => write!(f, "symbol {}", self.atom),
        }
    }
}

/// The symbols that the language itself defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WellKnownSymbol {
    /// `Symbol.asyncIterator`
    AsyncIterator,
    /// `Symbol.hasInstance`
    HasInstance,
    /// `Symbol.isConcatSpreadable`
    IsConcatSpreadable,
    /// `Symbol.iterator`
    Iterator,
    /// `Symbol.match`
    Match,
    /// `Symbol.matchAll`
    MatchAll,
    /// `Symbol.replace`
    Replace,
    /// `Symbol.search`
    Search,
    /// `Symbol.species`
    Species,
    /// `Symbol.split`
    Split,
    /// `Symbol.toPrimitive`
    ToPrimitive,
    /// `Symbol.toStringTag`
    ToStringTag,
    /// `Symbol.unscopables`
    Unscopables,
}

/// The three flags of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Attributes {
    /// `[[Writable]]`; without meaning for accessors.
    pub writable: bool,
    /// `[[Enumerable]]`
    pub enumerable: bool,
    /// `[[Configurable]]`
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
    /// Enumerable alone: constants, unforgeable members.
    pub const ENUMERABLE: Attributes =
        Attributes { writable: false, enumerable: true, configurable: false };
    /// All false.
    pub const NONE: Attributes =
        Attributes { writable: false, enumerable: false, configurable: false };
    /// Enumerable and configurable: accessors of interfaces.
    pub const ACCESSOR: Attributes =
        Attributes { writable: false, enumerable: true, configurable: true };
}

/// A [property descriptor](https://tc39.es/ecma262/#sec-property-descriptor-specification-type): absent fields are
/// `None`.
#[derive(Clone, Debug, Default)]
pub struct Descriptor {
    /// `[[Value]]`
    pub value: Option<Value>,
    /// `[[Get]]`: undefined is a value here.
    pub get: Option<Value>,
    /// `[[Set]]`: undefined is a value here.
    pub set: Option<Value>,
    /// `[[Writable]]`
    pub writable: Option<bool>,
    /// `[[Enumerable]]`
    pub enumerable: Option<bool>,
    /// `[[Configurable]]`
    pub configurable: Option<bool>,
}

impl Descriptor {
    /// A complete data descriptor.
    pub fn data(value: Value, attributes: Attributes) -> Descriptor {
        Descriptor {
            value: Some(value),
            writable: Some(attributes.writable),
            enumerable: Some(attributes.enumerable),
            configurable: Some(attributes.configurable),
            ..Descriptor::default()
        }
    }

    /// A complete accessor descriptor, if getter or setter are given; a missing one stays as it is, or is undefined.
    pub fn accessor(get: Option<Value>, set: Option<Value>, attributes: Attributes) -> Descriptor {
        Descriptor {
            get,
            set,
            enumerable: Some(attributes.enumerable),
            configurable: Some(attributes.configurable),
            ..Descriptor::default()
        }
    }

    /// [IsAccessorDescriptor](https://tc39.es/ecma262/#sec-isaccessordescriptor).
    pub fn is_accessor(&self) -> bool {
        self.get.is_some() || self.set.is_some()
    }

    /// [IsDataDescriptor](https://tc39.es/ecma262/#sec-isdatadescriptor).
    pub fn is_data(&self) -> bool {
        self.value.is_some() || self.writable.is_some()
    }

    /// The flags that the engine takes in addition to the values.
    pub(crate) fn flags(&self) -> std::ffi::c_int {
        let mut flags = 0;
        let mut put = |field: Option<bool>, has, is| {
            if let Some(value) = field {
                flags |= has | if value { is } else { 0 };
            }
        };
        put(self.writable, sys::PROP_HAS_WRITABLE, sys::PROP_WRITABLE);
        put(self.enumerable, sys::PROP_HAS_ENUMERABLE, sys::PROP_ENUMERABLE);
        put(self.configurable, sys::PROP_HAS_CONFIGURABLE, sys::PROP_CONFIGURABLE);
        put(self.value.is_some().then_some(false), sys::PROP_HAS_VALUE, 0);
        put(self.get.is_some().then_some(false), sys::PROP_HAS_GET, 0);
        put(self.set.is_some().then_some(false), sys::PROP_HAS_SET, 0);
        flags
    }

    /// Takes over what the engine filled in.
    pub(crate) fn from_raw(raw: &JSPropertyDescriptor, core: &Rc<Core>) -> Descriptor {
        let has = |flag| Some(raw.flags & flag != 0);
        let [value, get, set] =
            [raw.value, raw.getter, raw.setter].map(|owned| Value::from_raw(owned, core));
        let (enumerable, configurable) = (has(sys::PROP_ENUMERABLE), has(sys::PROP_CONFIGURABLE));
        if raw.flags & sys::PROP_GETSET != 0 {
            Descriptor {
                get: Some(get),
                set: Some(set),
                enumerable,
                configurable,
                ..Descriptor::default()
            }
        } else {
            let writable = has(sys::PROP_WRITABLE);
            Descriptor {
                value: Some(value),
                writable,
                enumerable,
                configurable,
                ..Descriptor::default()
            }
        }
    }
}
