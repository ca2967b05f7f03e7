use crate::{Scope, Thrown, Value};
/// A function of the host. It runs in the realm that the function object belongs to (closures: the caller's).
pub type Native<H> = fn(&mut Scope<'_, H>, &Call<'_>) -> Result<Value, Thrown>;
/// The index of a native in [`EngineOptions::natives`](crate::EngineOptions).
pub type NativeId = u16;
/// The receiver and arguments of a call.
pub struct Call<'c> {
    marker: std::marker::PhantomData<&'c ()>,
}
impl Call<'_> {
    /// The `this` value; undefined for constructors.
    pub fn this(&self) -> &Value {
        todo!()
    }
    /// The number of arguments.
    pub fn len(&self) -> usize {
        todo!()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// An argument; undefined beyond the last.
    pub fn arg(&self, index: usize) -> Value {
        todo!()
    }
    /// All arguments from one on.
    pub fn args_from(&self, index: usize) -> Vec<Value> {
        todo!()
    }
    /// The new.target of a constructor call.
    pub fn new_target(&self) -> Option<&Value> {
        todo!()
    }
    pub fn is_construct(&self) -> bool {
        self.new_target().is_some()
    }
    /// A captured value of a closure; undefined beyond the last.
    pub fn captured(&self, index: usize) -> Value {
        todo!()
    }
    /// The native's own number.
    pub fn native(&self) -> NativeId {
        todo!()
    }
}
