use crate::*;
use std::any::Any;
/// The tag of a platform object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Platform {
    pub class: ClassId,
    pub interface: u16,
    pub handle: u64,
}
/// Platform objects: none of these run scripts.
impl<H: 'static> Scope<'_, H> {
    pub fn platform_object(
        &self,
        class: ClassId,
        proto: &Value,
        interface: u16,
        handle: u64,
    ) -> Value {
        todo!()
    }
    pub fn platform(&self, value: &Value) -> Option<Platform> {
        todo!()
    }
    /// Changes the tag.
    pub fn set_platform(&self, object: &Value, interface: u16, handle: u64) {
        todo!()
    }
    /// Asks for an entry in [`take_finalized`](Self::take_finalized) when the object dies.
    pub fn report_finalization(&self, object: &Value) {
        todo!()
    }
    /// Platform objects that died and asked for a report: interface and handle.
    pub fn take_finalized(&self) -> Vec<(u16, u64)> {
        todo!()
    }
    /// Rust data of an object: `None` if it is none of ours, has no data, data of another type, or is borrowed.
    pub fn data<T: Any, R>(
        &mut self,
        object: &Value,
        inside: impl FnOnce(&mut T, &mut H) -> R,
    ) -> Option<R> {
        todo!()
    }
    /// Gives the object data, which is dropped some time after the object. It must hold no values.
    pub fn set_data(&self, object: &Value, data: Box<dyn Any>) {
        todo!()
    }
    pub fn take_data(&self, object: &Value) -> Option<Box<dyn Any>> {
        todo!()
    }
    /// A reference that the object owns and the collector sees.
    pub fn slot(&self, object: &Value, key: u64) -> Option<Value> {
        todo!()
    }
    pub fn set_slot(&self, object: &Value, key: u64, value: &Value) {
        todo!()
    }
    pub fn take_slot(&self, object: &Value, key: u64) -> Option<Value> {
        todo!()
    }
    pub fn slots_len(&self, object: &Value) -> usize {
        todo!()
    }
    pub fn slot_keys(&self, object: &Value) -> Vec<u64> {
        todo!()
    }
    /// Remembers a platform object without keeping it alive; an older entry is replaced.
    pub fn cache_insert(&self, handle: u64, object: &Value) {
        todo!()
    }
    pub fn cached(&self, handle: u64) -> Option<Value> {
        todo!()
    }
    pub fn cache_remove(&self, handle: u64) {
        todo!()
    }
}
