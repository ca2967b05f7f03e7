//! The kinds of objects and their contents, without running scripts.

use crate::sys;
use crate::{JsString, Scope, Thrown, Value};

/// The kind of an object, by its internal slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names of the language")]
pub enum ObjectKind {
    Ordinary,
    Array,
    Function,
    Error,
    BooleanObject,
    NumberObject,
    StringObject,
    SymbolObject,
    BigIntObject,
    Date,
    RegExp,
    ArrayBuffer,
    SharedArrayBuffer,
    TypedArray,
    DataView,
    Map,
    Set,
    WeakMap,
    WeakSet,
    WeakRef,
    FinalizationRegistry,
    Promise,
    Proxy,
    Arguments,
    Generator,
    /// A platform object.
    Platform,
    /// Iterators and other objects of the engine.
    Other,
}

impl ObjectKind {
    /// In the order of `engine/border.c`.
    const ALL: [ObjectKind; 27] = [
        ObjectKind::Ordinary,
        ObjectKind::Array,
        ObjectKind::Function,
        ObjectKind::Error,
        ObjectKind::BooleanObject,
        ObjectKind::NumberObject,
        ObjectKind::StringObject,
        ObjectKind::SymbolObject,
        ObjectKind::BigIntObject,
        ObjectKind::Date,
        ObjectKind::RegExp,
        ObjectKind::ArrayBuffer,
        ObjectKind::SharedArrayBuffer,
        ObjectKind::TypedArray,
        ObjectKind::DataView,
        ObjectKind::Map,
        ObjectKind::Set,
        ObjectKind::WeakMap,
        ObjectKind::WeakSet,
        ObjectKind::WeakRef,
        ObjectKind::FinalizationRegistry,
        ObjectKind::Promise,
        ObjectKind::Proxy,
        ObjectKind::Arguments,
        ObjectKind::Generator,
        ObjectKind::Platform,
        ObjectKind::Other,
    ];
}

/// Looks into objects; methods with `&self` run no scripts.
impl<H: 'static> Scope<'_, H> {
    /// The kind of an object; `None` for primitive values.
    pub fn object_kind(&self, value: &Value) -> Option<ObjectKind> {
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        let kind = unsafe { sys::tw_object_kind(self.context(), raw) };
        ObjectKind::ALL.get(usize::try_from(kind).ok()?).copied()
    }

    /// The value in a Boolean, Number, String, Symbol or `BigInt` object.
    pub fn boxed_primitive(&self, value: &Value) -> Option<Value> {
        if self.object_kind(value) == Some(ObjectKind::Date) {
            return None;
        }
        // SAFETY: the value is alive.
        let data = unsafe { sys::tw_object_data(self.raw(value)) };
        (!data.is_exception()).then(|| self.own(data))
    }

    /// `[[DateValue]]`
    pub fn date_value(&self, value: &Value) -> Option<f64> {
        if !value.is_date() {
            return None;
        }
        // SAFETY: the value is alive.
        self.own(unsafe { sys::tw_object_data(self.raw(value)) }).as_number()
    }

    /// A Date with this `[[DateValue]]`.
    pub fn new_date(&self, time: f64) -> Value {
        // SAFETY: the context is alive.
        self.make(|ctx| unsafe { sys::JS_NewDate(ctx, time) })
    }

    /// The entries of a Map or the values of a Set, in order.
    fn entries(&self, value: &Value, is_set: bool) -> Option<Vec<Value>> {
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        let array = self.make(|ctx| unsafe { sys::tw_collection_entries(ctx, raw, is_set) });
        if !array.is_object() {
            return None;
        }
        let mut values = Vec::new();
        for index in 0.. {
            let key = self.key_index(index);
            // SAFETY: all are alive. The array is new, and its elements are own data properties.
            unsafe {
                if sys::JS_HasProperty(self.context(), array.raw(), key.raw()) <= 0 {
                    break;
                }
                values.push(self.own(sys::JS_GetProperty(self.context(), array.raw(), key.raw())));
            }
        }
        Some(values)
    }

    /// `[[MapData]]`
    pub fn map_entries(&self, value: &Value) -> Option<Vec<(Value, Value)>> {
        let mut values = self.entries(value, false)?.into_iter();
        let mut entries = Vec::new();
        while let (Some(key), Some(value)) = (values.next(), values.next()) {
            entries.push((key, value));
        }
        Some(entries)
    }

    /// `[[SetData]]`
    pub fn set_values(&self, value: &Value) -> Option<Vec<Value>> {
        self.entries(value, true)
    }

    /// A Map or Set with entries.
    fn collection(&mut self, entries: &[(Value, Value)], is_set: bool) -> Result<Value, Thrown> {
        // SAFETY: the context is alive.
        let collection = self.run_value(|ctx| unsafe { sys::tw_new_collection(ctx, is_set) })?;
        for (key, value) in entries {
            let (to, key, value) = (collection.raw(), self.raw(key), self.raw(value));
            // SAFETY: all are alive.
            self.run_int(|ctx| unsafe { sys::tw_collection_add(ctx, to, key, value, is_set) })?;
        }
        Ok(collection)
    }

    fn add(&mut self, to: &Value, key: &Value, value: &Value, is_set: bool) -> Result<(), Thrown> {
        let (to, key, value) = (self.raw(to), self.raw(key), self.raw(value));
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::tw_collection_add(ctx, to, key, value, is_set) })?;
        Ok(())
    }

    /// Adds an entry to a Map, even if scripts have replaced its methods.
    ///
    /// # Errors
    ///
    /// A `TypeError` if the value is not a Map, or if memory runs out.
    pub fn map_set(&mut self, map: &Value, key: &Value, value: &Value) -> Result<(), Thrown> {
        self.add(map, key, value, false)
    }

    /// Adds a value to a Set, even if scripts have replaced its methods.
    ///
    /// # Errors
    ///
    /// A `TypeError` if the value is not a Set, or if memory runs out.
    pub fn set_add(&mut self, set: &Value, value: &Value) -> Result<(), Thrown> {
        let undefined = self.undefined();
        self.add(set, value, &undefined, true)
    }

    /// A Map of the current realm.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_map(&mut self, entries: Vec<(Value, Value)>) -> Result<Value, Thrown> {
        self.collection(&entries, false)
    }

    /// A Set of the current realm.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_set(&mut self, values: Vec<Value>) -> Result<Value, Thrown> {
        let entries: Vec<_> = values.into_iter().map(|value| (value, self.undefined())).collect();
        self.collection(&entries, true)
    }

    /// `[[OriginalSource]]` and `[[OriginalFlags]]`, the latter in alphabetical order.
    pub fn regexp_parts(&mut self, value: &Value) -> Option<(JsString, JsString)> {
        if self.object_kind(value) != Some(ObjectKind::RegExp) {
            return None;
        }
        let raw = self.raw(value);
        // SAFETY: context and value are alive.
        let (source, bits) = unsafe {
            let source = self.own(sys::tw_regexp_source(self.context(), raw));
            (source, sys::tw_regexp_flags(self.context(), raw))
        };
        let flags: String = "dgimsuvy"
            .chars()
            .enumerate()
            .filter(|(bit, _)| bits >> bit & 1 != 0)
            .map(|(_, flag)| flag)
            .collect();
        Some((source.as_js_string()?, JsString::Utf8(flags)))
    }

    /// A `RegExp` of the current realm.
    ///
    /// # Errors
    ///
    /// A `SyntaxError`.
    pub fn new_regexp(&mut self, source: &JsString, flags: &str) -> Result<Value, Thrown> {
        let (source, flags) = (self.js_string(source), self.string(flags));
        let (source, flags) = (source.raw(), flags.raw());
        // SAFETY: context and strings are alive.
        self.run_value(|ctx| unsafe { sys::tw_new_regexp(ctx, source, flags) })
    }

    /// `RegExpBuiltinExec`: true if a `RegExp` matches a string.
    ///
    /// # Errors
    ///
    /// If the value is not a `RegExp`, or a limit is reached.
    pub fn regexp_matches(&mut self, regexp: &Value, string: &JsString) -> Result<bool, Thrown> {
        let string = self.js_string(string);
        let (regexp, string) = (regexp.raw(), string.raw());
        // SAFETY: context, object and string are alive.
        let found = self.run_value(|ctx| unsafe { sys::tw_regexp_exec(ctx, regexp, string) })?;
        Ok(found.is_object())
    }

    /// The object for a primitive value.
    ///
    /// # Errors
    ///
    /// A `TypeError` for undefined and null.
    pub fn box_primitive(&mut self, value: &Value) -> Result<Value, Thrown> {
        self.to_object(value)
    }

    /// The length of an Array of any realm, without asking proxies.
    pub fn array_length(&self, value: &Value) -> Option<u32> {
        // SAFETY: the value is alive.
        u32::try_from(unsafe { sys::tw_array_length(self.raw(value)) }).ok()
    }
}
