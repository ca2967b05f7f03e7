//! Realms of a scope.

use crate::sys;
use crate::{ClassId, EngineError, Realm, Scope, Value};

/// Realms.
impl<H: 'static> Scope<'_, H> {
    /// The current realm.
    pub fn realm(&self) -> Realm {
        // SAFETY: the context is alive.
        unsafe { sys::JS_DupContext(self.context()) };
        Realm::from_context(self.context_pointer(), self.core())
    }

    /// The host's number of the current realm; cheaper than `realm().number()`.
    pub fn realm_number(&self) -> u32 {
        // SAFETY: the context is alive.
        unsafe { sys::JS_GetContextOpaque(self.context()) }.addr() as u32
    }

    /// Makes a realm with an ordinary global object.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_realm(&mut self, number: u32) -> Result<Realm, EngineError> {
        Realm::new(self.core(), number, None)
    }

    /// Makes a realm whose global object is a platform object, with %Object.prototype% as its prototype for now.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn new_realm_with_global(
        &mut self,
        number: u32,
        class: ClassId,
        interface: u16,
        handle: u64,
    ) -> Result<Realm, EngineError> {
        Realm::new(self.core(), number, Some((class, interface, handle)))
    }

    /// Does something in another realm.
    pub fn in_realm<R>(&mut self, realm: &Realm, inside: impl FnOnce(&mut Scope<'_, H>) -> R) -> R {
        realm.is_of(self.core());
        let core = std::rc::Rc::clone(self.core());
        inside(&mut Scope::new(self.host, realm.context(), &core))
    }

    /// [GetFunctionRealm](https://tc39.es/ecma262/#sec-getfunctionrealm); `None` where that throws
    /// (a revoked proxy) and for values that are not objects.
    pub fn realm_of_function(&mut self, function: &Value) -> Option<Realm> {
        let raw = self.raw(function);
        // SAFETY: context and value are alive.
        Realm::from_borrowed(unsafe { sys::tw_function_realm(self.context(), raw) }, self.core())
    }

    /// The realm of an object that is not a function, by the intrinsic prototypes that it inherits from; `None` for a revoked proxy,
    /// for an object that inherits from none, and for values that are not objects.
    pub fn realm_of_object(&mut self, object: &Value) -> Option<Realm> {
        let raw = self.raw(object);
        // SAFETY: context and value are alive.
        Realm::from_borrowed(unsafe { sys::tw_object_realm(self.context(), raw) }, self.core())
    }

    /// The realm of the nearest script function that is running; `None` if none is running.
    pub fn caller_realm(&self) -> Option<Realm> {
        // SAFETY: the context is alive.
        Realm::from_borrowed(unsafe { sys::tw_caller_realm(self.context()) }, self.core())
    }

    /// The global object (for a window the `Window` itself, which scripts never see).
    pub fn global_object(&self, realm: &Realm) -> Value {
        realm.is_of(self.core());
        // SAFETY: the context is alive.
        self.own(unsafe { sys::JS_GetGlobalObject(realm.context().as_ptr()) })
    }

    /// The object that the host keeps for the current realm, which no script sees; undefined before one was set. It goes
    /// with the realm. Every realm can have one, whatever its global object is.
    pub fn realm_object(&self) -> Value {
        // SAFETY: the context is alive.
        self.own(unsafe { sys::tw_realm_object(self.context()) })
    }

    /// Sets the object that the host keeps for the current realm.
    pub fn set_realm_object(&self, value: &Value) {
        let raw = self.core().dup(self.raw(value));
        // SAFETY: the context is alive; the reference is given away.
        unsafe { sys::tw_set_realm_object(self.context(), raw) };
    }

    /// Changes the global `this` value (for a window its `WindowProxy`): the `this` at the top of scripts and in
    /// sloppy functions, and the receiver of the global object's accessors. Properties like `globalThis` are up to
    /// the host.
    pub fn set_global_this(&mut self, realm: &Realm, value: &Value) {
        realm.is_of(self.core());
        let raw = self.core().dup(self.raw(value));
        // SAFETY: the context is alive; the reference is given away.
        unsafe { sys::tw_set_global_this(realm.context().as_ptr(), raw) };
    }

    /// The global `this` value.
    pub fn global_this(&self, realm: &Realm) -> Value {
        realm.is_of(self.core());
        // SAFETY: the context is alive.
        self.own(unsafe { sys::tw_global_this(realm.context().as_ptr()) })
    }

    /// That of the current realm; cheaper than `global_this(&realm())`.
    pub fn current_global_this(&self) -> Value {
        // SAFETY: the context is alive.
        self.own(unsafe { sys::tw_global_this(self.context()) })
    }
}
