//! Objects: internal methods, calls, iteration.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::rc::Rc;

use crate::core::Core;
use crate::sys::{self, JSPropertyDescriptor, JSPropertyEnum, JSValue};
use crate::{Attributes, Descriptor, Key, ObjectKind, Scope, Thrown, Value, WellKnownSymbol};

/// Tells whether an iteration goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// On to the next value.
    Continue,
    /// Enough: the iterator is closed.
    Stop,
}

const EMPTY: JSPropertyDescriptor = JSPropertyDescriptor {
    flags: 0,
    value: JSValue::UNDEFINED,
    getter: JSValue::UNDEFINED,
    setter: JSValue::UNDEFINED,
};

/// Objects. Errors are what scripts and proxies throw, and a `TypeError` for values that are not
/// objects.
#[expect(clippy::missing_errors_doc, reason = "said above for all of them")]
impl<H: 'static> Scope<'_, H> {
    /// [GetV](https://tc39.es/ecma262/#sec-getv): of primitive values too.
    pub fn get(&mut self, object: &Value, key: &Key) -> Result<Value, Thrown> {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        // SAFETY: context, object and key are alive.
        self.run_value(|ctx| unsafe { sys::JS_GetProperty(ctx, raw, atom) })
    }

    /// `[[Get]]` with a receiver.
    pub fn get_with_receiver(
        &mut self,
        object: &Value,
        key: &Key,
        receiver: &Value,
    ) -> Result<Value, Thrown> {
        let (raw, atom, receiver) =
            (self.object_raw(object)?, self.raw_key(key), self.raw(receiver));
        // SAFETY: all are alive.
        self.run_value(|ctx| unsafe { sys::tw_get(ctx, raw, atom, receiver) })
    }

    /// [`get`](Self::get) by name.
    pub fn get_str(&mut self, object: &Value, name: &str) -> Result<Value, Thrown> {
        let key = self.key(name);
        self.get(object, &key)
    }

    /// [`get`](Self::get) by index.
    pub fn get_index(&mut self, object: &Value, index: u32) -> Result<Value, Thrown> {
        let key = self.key_index(index);
        self.get(object, &key)
    }

    /// [GetMethod](https://tc39.es/ecma262/#sec-getmethod): `None` for undefined and null, a
    /// `TypeError` for values that are not callable.
    pub fn get_method(&mut self, object: &Value, key: &Key) -> Result<Option<Value>, Thrown> {
        let method = self.get(object, key)?;
        if method.is_nullish() {
            Ok(None)
        } else if method.is_function() {
            Ok(Some(method))
        } else {
            Err(self.type_error("a method is not a function"))
        }
    }

    /// [Set](https://tc39.es/ecma262/#sec-set-o-p-v-throw), throwing if it is refused.
    pub fn set(&mut self, object: &Value, key: &Key, value: &Value) -> Result<(), Thrown> {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        let owned = self.core().dup(self.raw(value));
        // SAFETY: all are alive; the engine takes the reference over.
        self.run_int(|ctx| unsafe { sys::JS_SetProperty(ctx, raw, atom, owned) }).map(drop)
    }

    /// `[[Set]]` with a receiver; false if it is refused.
    pub fn set_with_receiver(
        &mut self,
        object: &Value,
        key: &Key,
        value: &Value,
        receiver: &Value,
    ) -> Result<bool, Thrown> {
        let (raw, atom, receiver) =
            (self.object_raw(object)?, self.raw_key(key), self.raw(receiver));
        let owned = self.core().dup(self.raw(value));
        // SAFETY: all are alive; the engine takes the reference over.
        self.run_int(|ctx| unsafe { sys::tw_set(ctx, raw, atom, owned, receiver) })
    }

    /// [`set`](Self::set) by name.
    pub fn set_str(&mut self, object: &Value, name: &str, value: &Value) -> Result<(), Thrown> {
        let key = self.key(name);
        self.set(object, &key, value)
    }

    /// `[[Delete]]`.
    pub fn delete(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        let (raw, atom) = (self.object_raw(object)?, self.raw_key(key));
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_DeleteProperty(ctx, raw, atom, 0) })
    }

    /// [HasProperty](https://tc39.es/ecma262/#sec-hasproperty).
    pub fn has(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        let (raw, atom) = (self.object_raw(object)?, self.raw_key(key));
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_HasProperty(ctx, raw, atom) })
    }

    /// `[[DefineOwnProperty]]`.
    pub fn define(
        &mut self,
        object: &Value,
        key: &Key,
        descriptor: &Descriptor,
    ) -> Result<bool, Thrown> {
        self.define_with(object, key, descriptor, 0)
    }

    fn define_with(
        &mut self,
        object: &Value,
        key: &Key,
        descriptor: &Descriptor,
        flags: c_int,
    ) -> Result<bool, Thrown> {
        let (raw, atom) = (self.object_raw(object)?, self.raw_key(key));
        let field = |value: &Option<Value>| {
            value.as_ref().map_or(JSValue::UNDEFINED, |value| self.raw(value))
        };
        let (value, get, set) =
            (field(&descriptor.value), field(&descriptor.get), field(&descriptor.set));
        let flags = flags | descriptor.flags();
        // SAFETY: all are alive, and borrowed.
        self.run_int(|ctx| unsafe {
            sys::JS_DefineProperty(ctx, raw, atom, value, get, set, flags)
        })
    }

    /// `[[DefineOwnProperty]]` with a complete data descriptor.
    pub fn define_value(
        &mut self,
        object: &Value,
        key: &Key,
        value: &Value,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        self.define(object, key, &Descriptor::data(value.clone(), attributes))
    }

    /// `[[DefineOwnProperty]]` with a complete accessor descriptor.
    pub fn define_accessor(
        &mut self,
        object: &Value,
        key: &Key,
        get: Option<&Value>,
        set: Option<&Value>,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        let field =
            |value: Option<&Value>| Some(value.cloned().unwrap_or_else(|| self.undefined()));
        let descriptor = Descriptor::accessor(field(get), field(set), attributes);
        self.define(object, key, &descriptor)
    }

    /// `[[GetOwnProperty]]`.
    pub fn get_own_property(
        &mut self,
        object: &Value,
        key: &Key,
    ) -> Result<Option<Descriptor>, Thrown> {
        let (raw, atom) = (self.object_raw(object)?, self.raw_key(key));
        let mut descriptor = EMPTY;
        // SAFETY: all are alive; the place is ours.
        let is = self.call_engine(|ctx| unsafe {
            sys::JS_GetOwnProperty(ctx, &raw mut descriptor, raw, atom)
        });
        let found = (is > 0).then(|| Descriptor::from_raw(&descriptor, self.core()));
        let result = self.check_int(is).map(|_| found);
        self.settle();
        result
    }

    /// `[[OwnPropertyKeys]]`.
    pub fn own_keys(&mut self, object: &Value) -> Result<Vec<Key>, Thrown> {
        let raw = self.object_raw(object)?;
        let (mut table, mut len) = (null_mut(), 0);
        let flags = sys::GPN_STRING_MASK | sys::GPN_SYMBOL_MASK;
        // SAFETY: all are alive; the places are ours.
        let call = |ctx| unsafe {
            sys::JS_GetOwnPropertyNames(ctx, &raw mut table, &raw mut len, raw, flags)
        };
        let result = self.call_engine(call);
        let keys = self.keys_of(table, len);
        let result = self.check_int(result).map(|_| keys);
        self.settle();
        result
    }

    /// [EnumerableOwnProperties](https://tc39.es/ecma262/#sec-enumerableownproperties) with the kind key.
    ///
    /// # Errors
    ///
    /// Exceptions of proxies and hooks.
    pub fn own_enumerable_string_keys(&mut self, object: &Value) -> Result<Vec<Key>, Thrown> {
        let raw = self.object_raw(object)?;
        let (mut table, mut len) = (null_mut(), 0);
        let flags = sys::GPN_STRING_MASK | sys::GPN_ENUM_ONLY;
        // SAFETY: all are alive; the places are ours.
        let call = |ctx| unsafe {
            sys::JS_GetOwnPropertyNames(ctx, &raw mut table, &raw mut len, raw, flags)
        };
        let result = self.call_engine(call);
        let keys = self.keys_of(table, len);
        let result = self.check_int(result).map(|_| keys);
        self.settle();
        result
    }

    /// As [`own_enumerable_string_keys`](Self::own_enumerable_string_keys), with the values. `None`
    /// if reading them could run a script or be visible to one: only ordinary objects and arrays
    /// with data properties, in a common form, are read at once, others one by one.
    pub fn plain_properties(&self, object: &Value) -> Option<Vec<(Key, Value)>> {
        struct Found<'c> {
            core: &'c Rc<Core>,
            properties: Vec<(Key, Value)>,
        }
        unsafe extern "C" fn visit(opaque: *mut c_void, key: sys::JSAtom, value: JSValue) {
            // SAFETY: it is the variable below, which nothing else uses meanwhile.
            let found = unsafe { &mut *opaque.cast::<Found<'_>>() };
            let key = Key::from_borrowed(key, found.core);
            found.properties.push((key, Value::from_borrowed(value, found.core)));
        }
        let raw = self.raw(object);
        if !raw.is_object() {
            return None;
        }
        let mut found = Found { core: self.core(), properties: Vec::new() };
        let opaque = (&raw mut found).cast();
        // SAFETY: context and object are alive; the visitor only makes references.
        let is_plain = unsafe { sys::tw_visit_values(self.context(), raw, visit, opaque) };
        is_plain.then_some(found.properties)
    }

    /// Counts the calls that can run scripts: while it is unchanged, none has run.
    pub fn runs(&self) -> u64 {
        self.state().runs.get()
    }

    /// [CreateDataProperty](https://tc39.es/ecma262/#sec-createdataproperty) for an ordinary object or an array, which
    /// runs no script.
    ///
    /// # Errors
    ///
    /// A `TypeError` for other values, and if memory runs out.
    pub fn create_data_property(
        &self,
        object: &Value,
        key: &Key,
        value: Value,
    ) -> Result<(), Thrown> {
        let kind = self.object_kind(object);
        if !matches!(kind, Some(ObjectKind::Ordinary | ObjectKind::Array)) {
            return Err(self.type_error("not an ordinary object"));
        }
        value.is_of(self.core());
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        // SAFETY: all are alive; the engine takes the reference over.
        let result =
            unsafe { sys::tw_create_data_property(self.context(), raw, atom, value.into_raw()) };
        self.check_int(result).map(drop)
    }

    fn keys_of(&self, table: *mut JSPropertyEnum, len: u32) -> Vec<Key> {
        if table.is_null() {
            return Vec::new();
        }
        // SAFETY: the engine made a table of `len` entries, which is ours to free.
        unsafe {
            let entries = std::slice::from_raw_parts(table, len as usize);
            let keys =
                entries.iter().map(|entry| Key::from_borrowed(entry.atom, self.core())).collect();
            sys::JS_FreePropertyEnum(self.context(), table, len);
            keys
        }
    }

    /// [OrdinaryDefineOwnProperty](https://tc39.es/ecma262/#sec-ordinarydefineownproperty) of an exotic object: its own
    /// hook is not asked.
    pub fn ordinary_define(
        &mut self,
        object: &Value,
        key: &Key,
        descriptor: &Descriptor,
    ) -> Result<bool, Thrown> {
        if !self.ordinary_is_extensible(object)
            && self.ordinary_get_own_property(object, key).is_none()
        {
            return Ok(false);
        }
        self.define_with(object, key, descriptor, sys::PROP_NO_EXOTIC)
    }

    /// [OrdinaryGetOwnProperty](https://tc39.es/ecma262/#sec-ordinarygetownproperty) of a platform object; runs no script.
    pub fn ordinary_get_own_property(&mut self, object: &Value, key: &Key) -> Option<Descriptor> {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        self.platform(object)?;
        let mut descriptor = EMPTY;
        // SAFETY: all are alive; the place is ours.
        let call =
            |ctx| unsafe { sys::tw_ordinary_get_own_property(ctx, &raw mut descriptor, raw, atom) };
        let is = self.run_int(call).unwrap_or(false);
        is.then(|| Descriptor::from_raw(&descriptor, self.core()))
    }

    /// Tells whether [`ordinary_get_own_property`](Self::ordinary_get_own_property) would find one.
    pub fn ordinary_has_own(&self, object: &Value, key: &Key) -> bool {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        // SAFETY: all are alive; the object is one.
        self.platform(object).is_some() && unsafe { sys::tw_ordinary_has_own(raw, atom) }
    }

    /// Tells whether a prototype of an object has the property. `None` if an exotic one among them has to be asked;
    /// runs no script.
    pub fn ordinary_prototypes_have(&self, object: &Value, key: &Key) -> Option<bool> {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        if !raw.is_object() {
            return Some(false);
        }
        // SAFETY: all are alive; the object is one.
        match unsafe { sys::tw_prototypes_have(raw, atom) } {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    /// [OrdinaryDelete](https://tc39.es/ecma262/#sec-ordinarydelete) of a platform object.
    pub fn ordinary_delete(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        let (raw, atom) = (self.raw(object), self.raw_key(key));
        if self.platform(object).is_none() {
            return self.delete(object, key);
        }
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::tw_ordinary_delete(ctx, raw, atom) })
    }

    /// [OrdinaryOwnPropertyKeys](https://tc39.es/ecma262/#sec-ordinaryownpropertykeys) of a platform object.
    pub fn ordinary_own_keys(&mut self, object: &Value) -> Vec<Key> {
        let raw = self.raw(object);
        if self.platform(object).is_none() {
            return Vec::new();
        }
        let (mut table, mut len) = (null_mut(), 0);
        // SAFETY: all are alive; the places are ours.
        let call =
            |ctx| unsafe { sys::tw_ordinary_own_keys(ctx, &raw mut table, &raw mut len, raw) };
        if self.run_int(call).is_err() {
            return Vec::new();
        }
        self.keys_of(table, len)
    }

    /// [OrdinarySetPrototypeOf](https://tc39.es/ecma262/#sec-ordinarysetprototypeof): the object's hook is not asked.
    pub fn ordinary_set_prototype(&mut self, object: &Value, proto: &Value) -> bool {
        let (raw, proto) = (self.raw(object), self.raw(proto));
        if !raw.is_object() {
            return false;
        }
        // SAFETY: all are alive.
        let call = |ctx| unsafe { sys::tw_ordinary_set_prototype(ctx, raw, proto) };
        self.run_int(call).unwrap_or(false)
    }

    /// [OrdinaryPreventExtensions](https://tc39.es/ecma262/#sec-ordinarypreventextensions).
    pub fn ordinary_prevent_extensions(&mut self, object: &Value) {
        let raw = self.raw(object);
        if raw.is_object() {
            // SAFETY: the object is alive.
            unsafe { sys::tw_ordinary_prevent_extensions(raw) };
        }
    }

    /// Makes an object an [immutable prototype exotic object](https://tc39.es/ecma262/#sec-immutable-prototype-exotic-objects),
    /// whose prototype stays the one that it has.
    pub fn make_prototype_immutable(&mut self, object: &Value) {
        let raw = self.raw(object);
        if raw.is_object() {
            // SAFETY: the object is alive.
            unsafe { sys::tw_make_prototype_immutable(raw) };
        }
    }

    /// [OrdinaryIsExtensible](https://tc39.es/ecma262/#sec-ordinaryisextensible).
    pub fn ordinary_is_extensible(&self, object: &Value) -> bool {
        let raw = self.raw(object);
        // SAFETY: the object is alive.
        raw.is_object() && unsafe { sys::tw_ordinary_is_extensible(raw) }
    }

    /// `[[GetPrototypeOf]]`: an object or null.
    pub fn get_prototype(&mut self, object: &Value) -> Result<Value, Thrown> {
        let raw = self.object_raw(object)?;
        // SAFETY: all are alive.
        self.run_value(|ctx| unsafe { sys::JS_GetPrototype(ctx, raw) })
    }

    /// `[[SetPrototypeOf]]`, throwing if it is refused.
    pub fn set_prototype(&mut self, object: &Value, proto: &Value) -> Result<(), Thrown> {
        let (raw, proto) = (self.object_raw(object)?, self.raw(proto));
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_SetPrototype(ctx, raw, proto) }).map(drop)
    }

    /// `[[IsExtensible]]`.
    pub fn is_extensible(&mut self, object: &Value) -> Result<bool, Thrown> {
        let raw = self.object_raw(object)?;
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_IsExtensible(ctx, raw) })
    }

    /// `[[PreventExtensions]]`.
    pub fn prevent_extensions(&mut self, object: &Value) -> Result<bool, Thrown> {
        let raw = self.object_raw(object)?;
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_PreventExtensions(ctx, raw) })
    }

    /// [SetIntegrityLevel](https://tc39.es/ecma262/#sec-setintegritylevel) frozen.
    pub fn freeze(&mut self, object: &Value) -> Result<(), Thrown> {
        let raw = self.object_raw(object)?;
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::JS_FreezeObject(ctx, raw) }).map(drop)
    }

    /// [Call](https://tc39.es/ecma262/#sec-call).
    pub fn call(
        &mut self,
        function: &Value,
        this: &Value,
        args: &[Value],
    ) -> Result<Value, Thrown> {
        let (function, this) = (self.raw(function), self.raw(this));
        // Most calls have one argument, for which nothing is allocated.
        let mut one;
        let mut more = Vec::new();
        let list = if let [arg] = args {
            one = self.raw(arg);
            std::slice::from_mut(&mut one)
        } else {
            more.extend(args.iter().map(|arg| self.raw(arg)));
            more.as_mut_slice()
        };
        let (argc, argv) = (list.len() as c_int, list.as_mut_ptr());
        // SAFETY: all are alive; the engine copies the arguments.
        self.run_value(|ctx| unsafe { sys::JS_Call(ctx, function, this, argc, argv) })
    }

    /// [Construct](https://tc39.es/ecma262/#sec-construct); without a new.target it is the function.
    pub fn construct(
        &mut self,
        function: &Value,
        args: &[Value],
        new_target: Option<&Value>,
    ) -> Result<Value, Thrown> {
        let target = new_target.unwrap_or(function);
        if !function.is_constructor() || !target.is_constructor() {
            return Err(self.type_error("not a constructor"));
        }
        let (function, target) = (self.raw(function), self.raw(target));
        let mut args: Vec<_> = args.iter().map(|arg| self.raw(arg)).collect();
        let (argc, argv) = (args.len() as c_int, args.as_mut_ptr());
        // SAFETY: all are alive; the engine copies the arguments.
        self.run_value(|ctx| unsafe { sys::JS_CallConstructor2(ctx, function, target, argc, argv) })
    }

    /// [IsArray](https://tc39.es/ecma262/#sec-isarray), through proxies.
    pub fn is_array(&mut self, value: &Value) -> Result<bool, Thrown> {
        let raw = self.raw(value);
        // SAFETY: all are alive.
        self.run_int(|ctx| unsafe { sys::tw_is_array(ctx, raw) })
    }

    /// [GetIteratorFromMethod](https://tc39.es/ecma262/#sec-getiteratorfrommethod), with @@iterator
    /// if no method is given; then each value in turn. The iterator is closed on [`Flow::Stop`] and
    /// on errors of the visitor, not on its own errors.
    pub fn iterate(
        &mut self,
        iterable: &Value,
        method: Option<&Value>,
        mut visit: impl FnMut(&mut Scope<'_, H>, Value) -> Result<Flow, Thrown>,
    ) -> Result<(), Thrown> {
        self.visit_each(iterable, method, &mut visit)
    }

    /// The steps, once for all visitors.
    fn visit_each(
        &mut self,
        iterable: &Value,
        method: Option<&Value>,
        visit: &mut dyn FnMut(&mut Scope<'_, H>, Value) -> Result<Flow, Thrown>,
    ) -> Result<(), Thrown> {
        let method = match method {
            Some(method) => method.clone(),
            None => {
                let key = self.key_symbol(WellKnownSymbol::Iterator);
                match self.get_method(iterable, &key)? {
                    Some(method) => method,
                    None => return Err(self.type_error("not iterable")),
                }
            }
        };
        let iterator = self.call(&method, iterable, &[])?;
        if !iterator.is_object() {
            return Err(self.type_error("an iterator is not an object"));
        }
        let next = self.get_str(&iterator, "next")?;
        let (done, value) = (self.key("done"), self.key("value"));
        loop {
            let result = self.call(&next, &iterator, &[])?;
            if !result.is_object() {
                return Err(self.type_error("the result of an iterator is not an object"));
            }
            if self.get(&result, &done)?.to_boolean() {
                return Ok(());
            }
            let value = self.get(&result, &value)?;
            match visit(self, value) {
                Ok(Flow::Continue) => {}
                Ok(Flow::Stop) => return self.close_iterator(&iterator),
                Err(thrown) => {
                    // The visitor's error wins over errors of closing, except those that end
                    // scripts.
                    return match self.close_iterator(&iterator) {
                        Err(worse) if worse.uncatchable => Err(worse),
                        _ => Err(thrown),
                    };
                }
            }
        }
    }

    /// [IteratorClose](https://tc39.es/ecma262/#sec-iteratorclose) of a normal completion.
    fn close_iterator(&mut self, iterator: &Value) -> Result<(), Thrown> {
        let key = self.key("return");
        let Some(method) = self.get_method(iterator, &key)? else { return Ok(()) };
        let result = self.call(&method, iterator, &[])?;
        if result.is_object() {
            Ok(())
        } else {
            Err(self.type_error("the result of an iterator is not an object"))
        }
    }

    /// Defines `prototype` of a constructor and `constructor` of the prototype, as
    /// [Web IDL](https://webidl.spec.whatwg.org/#create-an-interface-object) says.
    pub fn link_constructor(
        &mut self,
        constructor: &Value,
        prototype: &Value,
    ) -> Result<(), Thrown> {
        let (own, back) = (self.key("prototype"), self.key("constructor"));
        self.define_value(constructor, &own, prototype, Attributes::NONE)?;
        self.define_value(prototype, &back, constructor, Attributes::HIDDEN).map(drop)
    }

    /// The reference of an object.
    pub(crate) fn object_raw(&self, object: &Value) -> Result<JSValue, Thrown> {
        let raw = self.raw(object);
        if raw.is_object() { Ok(raw) } else { Err(self.type_error("not an object")) }
    }
}
