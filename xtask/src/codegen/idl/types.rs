//! Types of Web IDL as the generated code sees them: with typedefs resolved, and without unsupported
//! interfaces in unions.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::model::Model;
use super::syntax::{Attributes, Kind, Role, Type};

/// How an out-of-range integer is converted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Range {
    Wrap,
    Clamp,
    Enforce,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ty {
    Undefined,
    Any,
    Object,
    Symbol,
    Boolean,
    /// The name, such as `unsigned long`.
    Integer(&'static str, Range),
    Float {
        unrestricted: bool,
        double: bool,
    },
    BigInt,
    DomString {
        null_to_empty: bool,
    },
    UsvString,
    ByteString,
    Node(String),
    Interface(String),
    WindowProxy,
    /// An interface without an implementation: it has no instances.
    Unsupported(String),
    Callback {
        name: String,
        non_object_as_null: bool,
    },
    CallbackInterface(String),
    Dictionary(String),
    Enumeration(String),
    Promise,
    Sequence(Box<Ty>),
    /// Frozen arrays are sequences as arguments and objects as results.
    FrozenArray(Box<Ty>),
    Record(Box<Ty>, Box<Ty>),
    Buffer {
        name: String,
        shared: bool,
        resizable: bool,
    },
    Union(String, Vec<Ty>),
    Nullable(Box<Ty>),
}

const INTEGERS: [(&str, &str); 8] = [
    ("byte", "i8"),
    ("octet", "u8"),
    ("short", "i16"),
    ("unsigned short", "u16"),
    ("long", "i32"),
    ("unsigned long", "u32"),
    ("long long", "i64"),
    ("unsigned long long", "u64"),
];

const BUFFERS: [&str; 18] = [
    "ArrayBuffer",
    "SharedArrayBuffer",
    "DataView",
    "Int8Array",
    "Int16Array",
    "Int32Array",
    "Uint8Array",
    "Uint16Array",
    "Uint32Array",
    "Uint8ClampedArray",
    "BigInt64Array",
    "BigUint64Array",
    "Float16Array",
    "Float32Array",
    "Float64Array",
    "ArrayBufferView",
    "BufferSource",
    "AllowSharedBufferSource",
];

impl Ty {
    /// The type in Rust.
    pub(super) fn rust(&self) -> String {
        match self {
            Self::Undefined => "()".to_owned(),
            Self::Boolean => "bool".to_owned(),
            Self::Integer(name, _) => INTEGERS
                .iter()
                .find(|(idl, _)| idl == name)
                .map_or("i32", |(_, rust)| *rust)
                .to_owned(),
            Self::Float { double: true, .. } => "f64".to_owned(),
            Self::Float { .. } => "f32".to_owned(),
            Self::DomString { .. } => "DomString".to_owned(),
            Self::UsvString => "String".to_owned(),
            Self::ByteString => "Vec<u8>".to_owned(),
            Self::Node(_) => "NodeId".to_owned(),
            Self::Dictionary(name) | Self::Enumeration(name) | Self::Union(name, _) => name.clone(),
            Self::Sequence(of) => format!("Vec<{}>", of.rust()),
            Self::Record(key, value) => format!("Vec<({}, {})>", key.rust(), value.rust()),
            Self::Nullable(of) => format!("Option<{}>", of.rust()),
            Self::FrozenArray(of) => format!("Vec<{}>", of.rust()),
            Self::Any
            | Self::Object
            | Self::Symbol
            | Self::BigInt
            | Self::Interface(_)
            | Self::WindowProxy
            | Self::Unsupported(_)
            | Self::Callback { .. }
            | Self::CallbackInterface(_)
            | Self::Promise
            | Self::Buffer { .. } => "Value".to_owned(),
        }
    }

    /// The type in Rust of a result.
    pub(super) fn rust_result(&self) -> String {
        match self {
            Self::FrozenArray(_) => "Value".to_owned(),
            Self::Nullable(of) => format!("Option<{}>", of.rust_result()),
            other => other.rust(),
        }
    }

    /// The name of the variant of a union.
    pub(super) fn variant(&self) -> String {
        match self {
            Self::Undefined => "Undefined".to_owned(),
            Self::Any => "Any".to_owned(),
            Self::Object => "Object".to_owned(),
            Self::Symbol => "Symbol".to_owned(),
            Self::Boolean => "Boolean".to_owned(),
            Self::BigInt => "BigInt".to_owned(),
            Self::Integer(name, _) => words(name),
            Self::Float { unrestricted: true, .. } => "Unrestricted".to_owned(),
            Self::Float { double: true, .. } => "Double".to_owned(),
            Self::Float { .. } => "Float".to_owned(),
            Self::DomString { null_to_empty: true } => "DomStringOrNull".to_owned(),
            Self::DomString { .. } => "DomString".to_owned(),
            Self::UsvString => "UsvString".to_owned(),
            Self::ByteString => "ByteString".to_owned(),
            Self::WindowProxy => "WindowProxy".to_owned(),
            Self::Node(name)
            | Self::Interface(name)
            | Self::Unsupported(name)
            | Self::Callback { name, .. }
            | Self::CallbackInterface(name)
            | Self::Dictionary(name)
            | Self::Enumeration(name)
            | Self::Buffer { name, .. }
            | Self::Union(name, _) => name.clone(),
            Self::Promise => "Promise".to_owned(),
            Self::Sequence(of) | Self::FrozenArray(of) => format!("SequenceOf{}", of.variant()),
            Self::Record(_, value) => format!("RecordOf{}", value.variant()),
            Self::Nullable(of) => of.variant(),
        }
    }

    /// Types whose conversion accepts undefined for a missing value.
    pub(super) fn is_dictionary(&self) -> bool {
        matches!(self, Self::Dictionary(_))
    }

    pub(super) fn is_nullable(&self) -> bool {
        match self {
            Self::Nullable(_) => true,
            Self::Union(_, of) => of.iter().any(Self::is_nullable),
            _ => false,
        }
    }
}

fn words(name: &str) -> String {
    let capital = |word: &str| format!("{}{}", word[..1].to_uppercase(), &word[1..]);
    name.split(' ').map(capital).collect()
}

/// The types that the generated code needs definitions for.
#[derive(Default)]
pub(super) struct Used {
    pub(super) dictionaries: BTreeSet<String>,
    pub(super) enumerations: BTreeSet<String>,
    pub(super) unions: BTreeMap<String, Vec<Ty>>,
    /// Dictionaries and unions that are results.
    pub(super) written: BTreeSet<String>,
}

pub(super) struct Types<'a> {
    pub(super) model: &'a Model,
    /// The interfaces that are supported.
    pub(super) interfaces: BTreeSet<String>,
    pub(super) used: RefCell<Used>,
}

impl Types<'_> {
    /// The type of an argument, attribute, result or field.
    pub(super) fn resolve(&self, of: &Type) -> Result<Ty, String> {
        self.resolve_named(of, &Attributes::default(), None)
    }

    /// The type of a result.
    pub(super) fn resolve_result(&self, of: &Type) -> Result<Ty, String> {
        let ty = self.resolve(of)?;
        self.mark_written(&ty)?;
        Ok(ty)
    }

    fn mark_written(&self, ty: &Ty) -> Result<(), String> {
        match ty {
            Ty::Nullable(of) | Ty::Sequence(of) | Ty::Record(_, of) => self.mark_written(of),
            Ty::Union(name, of) => {
                self.used.borrow_mut().written.insert(name.clone());
                of.iter().try_for_each(|ty| self.mark_written(ty))
            }
            Ty::Dictionary(name) => {
                if !self.used.borrow_mut().written.insert(name.clone()) {
                    return Ok(());
                }
                let dictionary = &self.model.dictionaries[name];
                for field in &dictionary.fields {
                    self.mark_written(&self.resolve(&field.of)?)?;
                }
                match &dictionary.parent {
                    Some(parent) => self.mark_written(&Ty::Dictionary(parent.clone())),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn resolve_named(
        &self,
        of: &Type,
        outer: &Attributes,
        typedef: Option<&str>,
    ) -> Result<Ty, String> {
        let mut attributes = of.attributes.clone();
        attributes.0.extend(outer.0.iter().cloned());
        let ty = match &of.kind {
            Kind::Name(name) => self.named(name, &attributes)?,
            Kind::Generic(name, of) => self.generic(name, of)?,
            Kind::Union(of) => self.union(of, &attributes, typedef)?,
        };
        // A nullable nullable type is the same as a nullable one.
        let is_wrapped = matches!(ty, Ty::Nullable(_) | Ty::Any);
        Ok(if of.nullable && !is_wrapped { Ty::Nullable(Box::new(ty)) } else { ty })
    }

    fn named(&self, name: &str, attributes: &Attributes) -> Result<Ty, String> {
        let range = if attributes.has("Clamp") {
            Range::Clamp
        } else if attributes.has("EnforceRange") {
            Range::Enforce
        } else {
            Range::Wrap
        };
        if let Some((name, _)) = INTEGERS.iter().find(|(idl, _)| *idl == name) {
            return Ok(Ty::Integer(name, range));
        }
        if BUFFERS.contains(&name) {
            let shared = attributes.has("AllowShared") || name == "AllowSharedBufferSource";
            let resizable = attributes.has("AllowResizable");
            return Ok(Ty::Buffer { name: name.to_owned(), shared, resizable });
        }
        Ok(match name {
            "undefined" => Ty::Undefined,
            "any" => Ty::Any,
            "object" => Ty::Object,
            "symbol" => Ty::Symbol,
            "boolean" => Ty::Boolean,
            "bigint" => Ty::BigInt,
            "float" => Ty::Float { unrestricted: false, double: false },
            "double" => Ty::Float { unrestricted: false, double: true },
            "unrestricted float" => Ty::Float { unrestricted: true, double: false },
            "unrestricted double" => Ty::Float { unrestricted: true, double: true },
            // CSSOM leaves the choice between `DOMString` and `USVString`.
            "DOMString" | "CSSOMString" => {
                Ty::DomString { null_to_empty: attributes.has("LegacyNullToEmptyString") }
            }
            "USVString" => Ty::UsvString,
            "ByteString" => Ty::ByteString,
            "WindowProxy" => Ty::WindowProxy,
            _ => self.defined(name, attributes)?,
        })
    }

    pub(super) fn defined(&self, name: &str, attributes: &Attributes) -> Result<Ty, String> {
        let model = self.model;
        if let Some(of) = model.typedefs.get(name) {
            return self.resolve_named(of, attributes, Some(name));
        }
        if model.enumerations.contains_key(name) {
            self.used.borrow_mut().enumerations.insert(name.to_owned());
            return Ok(Ty::Enumeration(name.to_owned()));
        }
        if let Some(dictionary) = model.dictionaries.get(name) {
            if self.used.borrow_mut().dictionaries.insert(name.to_owned()) {
                for field in &dictionary.fields {
                    self.resolve(&field.of)?;
                }
                if let Some(parent) = &dictionary.parent {
                    self.defined(parent, &Attributes::default())?;
                }
            }
            return Ok(Ty::Dictionary(name.to_owned()));
        }
        if let Some(callback) = model.callbacks.get(name) {
            let non_object_as_null = callback.has("LegacyTreatNonObjectAsNull");
            return Ok(Ty::Callback { name: name.to_owned(), non_object_as_null });
        }
        match model.interfaces.get(name) {
            Some(interface) if interface.role == Role::Callback => {
                Ok(Ty::CallbackInterface(name.to_owned()))
            }
            Some(_) if !self.interfaces.contains(name) => Ok(Ty::Unsupported(name.to_owned())),
            Some(_) if model.is_node(name) => Ok(Ty::Node(name.to_owned())),
            Some(_) => Ok(Ty::Interface(name.to_owned())),
            // Definitions of other standards whose files are not used.
            None => Ok(Ty::Unsupported(name.to_owned())),
        }
    }

    fn generic(&self, name: &str, of: &[Type]) -> Result<Ty, String> {
        let first = of.first().ok_or_else(|| format!("{name} has no type"))?;
        Ok(match name {
            "Promise" => Ty::Promise,
            "sequence" => Ty::Sequence(Box::new(self.resolve(first)?)),
            // The receiver opens it.
            "async_sequence" => Ty::Object,
            "FrozenArray" | "ObservableArray" => Ty::FrozenArray(Box::new(self.resolve(first)?)),
            "record" => {
                let second = of.get(1).ok_or("a record has no second type")?;
                Ty::Record(Box::new(self.resolve(first)?), Box::new(self.resolve(second)?))
            }
            other => return Err(format!("{other}<> is not known")),
        })
    }

    fn union(
        &self,
        of: &[Type],
        attributes: &Attributes,
        typedef: Option<&str>,
    ) -> Result<Ty, String> {
        let mut members = Vec::new();
        let mut nullable = false;
        for of in of {
            let mut ty = self.resolve_named(of, attributes, None)?;
            if let Ty::Nullable(inner) = ty {
                nullable = true;
                ty = *inner;
            }
            match ty {
                Ty::Unsupported(_) => {}
                Ty::Union(_, inner) => members.extend(inner),
                ty if members.contains(&ty) => {}
                ty => members.push(ty),
            }
        }
        let ty = match members.len() {
            0 => Ty::Unsupported(typedef.unwrap_or("union").to_owned()),
            1 => members.remove(0),
            _ => {
                let name = match typedef {
                    Some(name) => name.to_owned(),
                    None => members.iter().map(Ty::variant).collect::<Vec<_>>().join("Or"),
                };
                self.used.borrow_mut().unions.insert(name.clone(), members.clone());
                Ty::Union(name, members)
            }
        };
        Ok(if nullable { Ty::Nullable(Box::new(ty)) } else { ty })
    }
}
