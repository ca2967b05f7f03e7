use crate::*;
impl<H: 'static> Scope<'_, H> {
    /// The current realm.
    pub fn realm(&self) -> Realm {
        todo!()
    }
    /// The host's number of the current realm; cheap.
    pub fn realm_number(&self) -> u32 {
        todo!()
    }
    pub fn new_realm(&mut self, number: u32) -> Result<Realm, EngineError> {
        todo!()
    }
    /// Does something in another realm.
    pub fn in_realm<R>(&mut self, realm: &Realm, inside: impl FnOnce(&mut Scope<'_, H>) -> R) -> R {
        todo!()
    }
    /// GetFunctionRealm; `None` where it throws (a revoked proxy) and for values that are no objects.
    pub fn realm_of_function(&mut self, function: &Value) -> Option<Realm> {
        todo!()
    }
    /// The realm of the script function that called the running native; `None` if the host did.
    pub fn caller_realm(&self) -> Option<Realm> {
        todo!()
    }
    /// The global object ([[GlobalObject]]; for a window the Window itself).
    pub fn global_object(&self, realm: &Realm) -> Value {
        todo!()
    }
    /// Changes the global `this` value ([[GlobalThisValue]], for a window its WindowProxy).
    pub fn set_global_this(&mut self, realm: &Realm, value: &Value) {
        todo!()
    }
    pub fn global_this(&self, realm: &Realm) -> Value {
        todo!()
    }
}
