//! Exotic objects: internal methods that the host implements.

use std::ffi::c_int;
use std::rc::Rc;

use crate::call::{class_of, with_scope};
use crate::core::state_of;
use crate::scope::platform::handle_of;
use crate::sys::{
    self, ATOM_TAG_INT, JSAtom, JSClassExoticMethods, JSContext, JSPropertyDescriptor,
    JSPropertyEnum, JSValue,
};
use crate::{Descriptor, Key, Scope, Thrown, Value};

/// The outcome of an exotic `[[Set]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetOutcome {
    /// It is set.
    Done,
    /// It is refused: strict code gets a `TypeError`.
    Refused,
    /// Go on with [OrdinarySet](https://tc39.es/ecma262/#sec-ordinaryset), which asks `get_own_property` and
    /// `define_own_property`.
    Ordinary,
}

/// Object and key, with a result.
pub type KeyedMethod<H, R> = fn(&mut Scope<'_, H>, &Value, &Key) -> Result<R, Thrown>;

/// The internal methods that a class overrides; `None` is the ordinary one.
///
/// The engine looks for own properties that were put on the object with the ordinary operations
/// before it asks `get_own_property`: a class whose named properties win must refuse or take over
/// definitions that clash. Methods run in the realm of the running function; if the owner of the
/// object matters, ask the object.
pub struct Exotic<H: 'static> {
    /// `[[GetOwnProperty]]`
    pub get_own_property: Option<KeyedMethod<H, Option<Descriptor>>>,
    /// `[[DefineOwnProperty]]`
    pub define_own_property:
        Option<fn(&mut Scope<'_, H>, &Value, &Key, &Descriptor) -> Result<bool, Thrown>>,
    /// `[[Delete]]`. Own ordinary properties are deleted without asking.
    pub delete_property: Option<KeyedMethod<H, bool>>,
    /// `[[OwnPropertyKeys]]`: all keys in order, with those of
    /// [`ordinary_own_keys`](crate::Scope::ordinary_own_keys).
    pub own_property_keys: Option<fn(&mut Scope<'_, H>, &Value) -> Result<Vec<Key>, Thrown>>,
    /// `[[HasProperty]]`; without it, own property and prototype are asked.
    pub has_property: Option<KeyedMethod<H, bool>>,
    /// `[[Get]]`, with the receiver; without it, own property and prototype are asked.
    pub get: Option<fn(&mut Scope<'_, H>, &Value, &Key, &Value) -> Result<Value, Thrown>>,
    /// `[[Set]]`: object, key, value, receiver.
    pub set:
        Option<fn(&mut Scope<'_, H>, &Value, &Key, &Value, &Value) -> Result<SetOutcome, Thrown>>,
    /// `[[GetPrototypeOf]]`, for explicit requests; property lookup uses the prototype that is set.
    pub get_prototype: Option<fn(&mut Scope<'_, H>, &Value) -> Result<Value, Thrown>>,
    /// `[[SetPrototypeOf]]`
    pub set_prototype: Option<fn(&mut Scope<'_, H>, &Value, &Value) -> Result<bool, Thrown>>,
    /// `[[IsExtensible]]`
    pub is_extensible: Option<fn(&mut Scope<'_, H>, &Value) -> Result<bool, Thrown>>,
    /// `[[PreventExtensions]]`
    pub prevent_extensions: Option<fn(&mut Scope<'_, H>, &Value) -> Result<bool, Thrown>>,
    /// `get_own_property` finds nothing for a string or a symbol that is not an array index and
    /// that an ordinary object of the prototype chain has as a property. It is then not asked for
    /// these, which are the members of an interface.
    pub yields_to_prototypes: bool,
    /// Tells, by the handle of an object, that `get_own_property` currently finds nothing for any
    /// string or symbol that is not an array index. It is then not asked.
    pub finds_nothing: Option<fn(&H, u64) -> bool>,
}

impl<H: 'static> Exotic<H> {
    /// Everything ordinary.
    pub const ORDINARY: Exotic<H> = Exotic {
        get_own_property: None,
        define_own_property: None,
        delete_property: None,
        own_property_keys: None,
        has_property: None,
        get: None,
        set: None,
        get_prototype: None,
        set_prototype: None,
        is_extensible: None,
        prevent_extensions: None,
        yields_to_prototypes: false,
        finds_nothing: None,
    };
}

/// The engine's table for a class.
pub(crate) fn methods<H: 'static>(exotic: &Exotic<H>) -> JSClassExoticMethods {
    // A field of the table, if the class has the hook.
    macro_rules! hook {
        ($field:ident, $function:expr, $type:ty) => {
            if exotic.$field.is_some() { Some($function as $type) } else { None }
        };
    }
    JSClassExoticMethods {
        get_own_property: hook!(get_own_property, get_own_property::<H>, sys::GetOwnProperty),
        get_own_property_names: None,
        delete_property: hook!(delete_property, delete_property::<H>, sys::KeyedHook),
        define_own_property: hook!(
            define_own_property,
            define_own_property::<H>,
            sys::DefineOwnProperty
        ),
        has_property: hook!(has_property, has_property::<H>, sys::KeyedHook),
        get_property: hook!(get, get::<H>, sys::GetProperty),
        set_property: hook!(set, set::<H>, sys::SetProperty),
        get_prototype: hook!(get_prototype, get_prototype::<H>, sys::GetPrototype),
        set_prototype: hook!(set_prototype, set_prototype::<H>, sys::SetPrototype),
        is_extensible: hook!(is_extensible, is_extensible::<H>, sys::ObjectHook),
        prevent_extensions: hook!(prevent_extensions, prevent_extensions::<H>, sys::ObjectHook),
        own_property_keys: hook!(
            own_property_keys,
            own_property_keys::<H>,
            sys::GetOwnPropertyNames
        ),
    }
}

/// Runs a hook with the object's table.
///
/// # Safety
///
/// The engine must be calling a hook of an object of ours.
unsafe fn with_exotic<H: 'static, R>(
    ctx: *mut JSContext,
    object: JSValue,
    failed: R,
    body: impl FnOnce(&mut Scope<'_, H>, &'static Exotic<H>, &Value) -> Result<Option<R>, Thrown>,
) -> R
where
    R: Copy,
{
    // SAFETY: as for this function.
    unsafe {
        let Some(exotic) = class_of::<H>(ctx, object).and_then(|class| class.exotic) else {
            return failed;
        };
        with_scope(ctx, failed, |scope: &mut Scope<'_, H>| {
            let object = Value::from_borrowed(object, scope.core());
            let runs = scope.state().runs.get();
            let result = body(scope, exotic, &object);
            if scope.state().runs.get() != runs {
                // Scripts ran, which may have dropped the object while the engine walks on from it.
                scope.state().keep(object);
            }
            Ok(result?.unwrap_or(failed))
        })
    }
}

/// Puts a descriptor where the engine wants it.
fn fill(descriptor: Descriptor, place: &mut JSPropertyDescriptor) {
    let get = |flag: Option<bool>, bit| if flag == Some(true) { bit } else { 0 };
    let mut flags = get(descriptor.writable, sys::PROP_WRITABLE)
        | get(descriptor.enumerable, sys::PROP_ENUMERABLE)
        | get(descriptor.configurable, sys::PROP_CONFIGURABLE);
    if descriptor.is_accessor() {
        flags = (flags & !sys::PROP_WRITABLE) | sys::PROP_GETSET;
    }
    let raw = |value: Option<Value>| value.map_or(JSValue::UNDEFINED, Value::into_raw);
    *place = JSPropertyDescriptor {
        flags,
        value: raw(descriptor.value),
        getter: raw(descriptor.get),
        setter: raw(descriptor.set),
    };
}

/// Asks the class whether an object currently has nothing to find.
///
/// # Safety
///
/// As for [`with_exotic`].
unsafe fn finds_nothing<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    ask: fn(&H, u64) -> bool,
) -> bool {
    // SAFETY: the runtime is alive, since it is calling. The host is that of a scope that waits
    // below for the engine to return, of the engine's type, or taken out; nothing else runs while
    // it is borrowed.
    unsafe {
        let state = state_of(sys::JS_GetRuntime(ctx));
        let host = state.host.get().cast::<H>();
        match (host.as_ref(), handle_of(object, state)) {
            (Some(host), Some(handle)) => ask(host, handle),
            _ => false,
        }
    }
}

unsafe extern "C" fn get_own_property<H: 'static>(
    ctx: *mut JSContext,
    place: *mut JSPropertyDescriptor,
    object: JSValue,
    key: JSAtom,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.get_own_property else { return Ok(Some(0)) };
        let key = Key::from_borrowed(key, scope.core());
        let Some(descriptor) = hook(scope, object, &key)? else { return Ok(Some(0)) };
        for value in [&descriptor.value, &descriptor.get, &descriptor.set].into_iter().flatten() {
            value.is_of(scope.core());
        }
        // SAFETY: the engine gives a place for a descriptor, or null.
        if let Some(place) = unsafe { place.as_mut() } {
            fill(descriptor, place);
        }
        Ok(Some(1))
    };
    // SAFETY: the engine calls, with a live object of ours and a live key.
    unsafe {
        if key & ATOM_TAG_INT == 0
            && let Some(exotic) = class_of::<H>(ctx, object).and_then(|class| class.exotic)
            && (exotic.yields_to_prototypes && sys::tw_prototypes_have(object, key) == 1
                || exotic.finds_nothing.is_some_and(|ask| finds_nothing(ctx, object, ask)))
            && !sys::tw_ordinary_has_own(object, key)
        {
            return 0;
        }
        with_exotic(ctx, object, -1, body)
    }
}

unsafe extern "C" fn own_property_keys<H: 'static>(
    ctx: *mut JSContext,
    table: *mut *mut JSPropertyEnum,
    len: *mut u32,
    object: JSValue,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.own_property_keys else { return Ok(None) };
        let keys = hook(scope, object)?;
        let size = size_of::<JSPropertyEnum>().saturating_mul(keys.len().max(1));
        // SAFETY: the context is alive. The engine frees the table, and each key in it.
        unsafe {
            let place = sys::js_malloc(ctx, size).cast::<JSPropertyEnum>();
            if place.is_null() {
                // The engine has thrown already.
                return Err(scope.take_exception());
            }
            *len = keys.len() as u32;
            for (index, key) in keys.into_iter().enumerate() {
                key.is_of(scope.core());
                place
                    .add(index)
                    .write(JSPropertyEnum { is_enumerable: false, atom: key.into_raw() });
            }
            *table = place;
        }
        Ok(Some(0))
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn delete_property<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    key: JSAtom,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let key = Key::from_borrowed(key, scope.core());
        exotic.delete_property.map(|hook| hook(scope, object, &key).map(c_int::from)).transpose()
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

/// True if a refusal is an error: everywhere, or in strict code only, which runs.
///
/// # Safety
///
/// The context must be alive.
unsafe fn throws(ctx: *mut JSContext, flags: c_int) -> bool {
    flags & sys::PROP_THROW != 0
        // SAFETY: as above.
        || flags & sys::PROP_THROW_STRICT != 0 && unsafe { sys::tw_is_strict(ctx) } != 0
}

unsafe extern "C" fn define_own_property<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    key: JSAtom,
    value: JSValue,
    getter: JSValue,
    setter: JSValue,
    flags: c_int,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.define_own_property else { return Ok(None) };
        let core = Rc::clone(scope.core());
        let field = |has, raw| (flags & has != 0).then(|| Value::from_borrowed(raw, &core));
        let flag = |has, is| (flags & has != 0).then_some(flags & is != 0);
        let descriptor = Descriptor {
            value: field(sys::PROP_HAS_VALUE, value),
            get: field(sys::PROP_HAS_GET, getter),
            set: field(sys::PROP_HAS_SET, setter),
            writable: flag(sys::PROP_HAS_WRITABLE, sys::PROP_WRITABLE),
            enumerable: flag(sys::PROP_HAS_ENUMERABLE, sys::PROP_ENUMERABLE),
            configurable: flag(sys::PROP_HAS_CONFIGURABLE, sys::PROP_CONFIGURABLE),
        };
        let is_defined = hook(scope, object, &Key::from_borrowed(key, &core), &descriptor)?;
        // SAFETY: the engine calls, with a live context.
        if !is_defined && unsafe { throws(ctx, flags) } {
            return Err(scope.type_error("the property cannot be defined"));
        }
        Ok(Some(c_int::from(is_defined)))
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn has_property<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    key: JSAtom,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let key = Key::from_borrowed(key, scope.core());
        exotic.has_property.map(|hook| hook(scope, object, &key).map(c_int::from)).transpose()
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn get<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    key: JSAtom,
    receiver: JSValue,
) -> JSValue {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.get else { return Ok(None) };
        let (key, receiver) =
            (Key::from_borrowed(key, scope.core()), Value::from_borrowed(receiver, scope.core()));
        let value = hook(scope, object, &key, &receiver)?;
        value.is_of(scope.core());
        Ok(Some(value.into_raw()))
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, JSValue::EXCEPTION, body) }
}

unsafe extern "C" fn set<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    key: JSAtom,
    value: JSValue,
    receiver: JSValue,
    flags: c_int,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.set else { return Ok(None) };
        let core = Rc::clone(scope.core());
        let [new, to] = [value, receiver].map(|raw| Value::from_borrowed(raw, &core));
        Ok(Some(match hook(scope, object, &Key::from_borrowed(key, &core), &new, &to)? {
            SetOutcome::Done => 1,
            // SAFETY: the engine calls, with a live context.
            SetOutcome::Refused if unsafe { throws(ctx, flags) } => {
                return Err(scope.type_error("the property cannot be set"));
            }
            SetOutcome::Refused => 0,
            SetOutcome::Ordinary => {
                let raw = object.raw();
                // SAFETY: all values are alive during the call.
                let set =
                    |ctx| unsafe { sys::tw_ordinary_set(ctx, raw, key, value, receiver, flags) };
                c_int::from(scope.run_int(set)?)
            }
        }))
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn get_prototype<H: 'static>(ctx: *mut JSContext, object: JSValue) -> JSValue {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let Some(hook) = exotic.get_prototype else { return Ok(None) };
        let proto = hook(scope, object)?;
        proto.is_of(scope.core());
        Ok(Some(if proto.is_object() { proto.into_raw() } else { JSValue::NULL }))
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, JSValue::EXCEPTION, body) }
}

unsafe extern "C" fn set_prototype<H: 'static>(
    ctx: *mut JSContext,
    object: JSValue,
    proto: JSValue,
) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        let proto = Value::from_borrowed(proto, scope.core());
        exotic.set_prototype.map(|hook| hook(scope, object, &proto).map(c_int::from)).transpose()
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn is_extensible<H: 'static>(ctx: *mut JSContext, object: JSValue) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        exotic.is_extensible.map(|hook| hook(scope, object).map(c_int::from)).transpose()
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}

unsafe extern "C" fn prevent_extensions<H: 'static>(ctx: *mut JSContext, object: JSValue) -> c_int {
    let body = |scope: &mut Scope<'_, H>, exotic: &'static Exotic<H>, object: &Value| {
        exotic.prevent_extensions.map(|hook| hook(scope, object).map(c_int::from)).transpose()
    };
    // SAFETY: the engine calls.
    unsafe { with_exotic(ctx, object, -1, body) }
}
