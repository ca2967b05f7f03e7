//! Members of interfaces: properties whose functions are made on first use.
//!
//! A prototype of a window has hundreds of members, and a script uses few of them. Scripts cannot see the difference.

use std::ffi::c_int;

use crate::call::NativeId;
use crate::sys;
use crate::{Attributes, Descriptor, Key, Scope, Thrown, Value};

// As in `engine/border.c`.
const ACCESSOR: u64 = 1 << 40;
const HAS_SETTER: u64 = 1 << 41;

impl<H: 'static> Scope<'_, H> {
    /// Defines an accessor whose functions are made later: as [`define_accessor`](Self::define_accessor) does with
    /// those of [`getter`](Self::getter) and [`setter`](Self::setter) of the key's name. False if the object has
    /// such a property already.
    ///
    /// Hooks of exotic objects are not asked. Panics if the native does not exist.
    ///
    /// # Errors
    ///
    /// A `TypeError` for values that are not objects; the engine's error if memory runs out.
    pub fn define_accessor_member(
        &mut self,
        object: &Value,
        key: &Key,
        get: NativeId,
        set: Option<NativeId>,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        let setter = set.map_or(0, |set| HAS_SETTER | (u64::from(self.existing_native(set)) << 16));
        let member = ACCESSOR | setter | u64::from(self.existing_native(get));
        self.define_member(object, key, member, Attributes { writable: false, ..attributes })
    }

    /// Defines a property whose [`function`](Self::function) is made later, with the key's name. False if the object
    /// has such a property already.
    ///
    /// Hooks of exotic objects are not asked. Panics if the native does not exist.
    ///
    /// # Errors
    ///
    /// A `TypeError` for values that are not objects; the engine's error if memory runs out.
    pub fn define_function_member(
        &mut self,
        object: &Value,
        key: &Key,
        native: NativeId,
        length: u8,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        let member = (u64::from(length) << 32) | u64::from(self.existing_native(native));
        self.define_member(object, key, member, attributes)
    }

    /// Reserves room for that many more properties of an object, which takes less memory and time
    /// than growing it step by step. For objects that are the only ones of their kind. Without room
    /// the object grows as usual.
    pub fn reserve_properties(&mut self, object: &Value, count: usize) {
        let raw = self.raw(object);
        let count = c_int::try_from(count).unwrap_or(0);
        // SAFETY: context and object are alive.
        let failed = unsafe { sys::tw_reserve(self.context(), raw, count) };
        if failed < 0 {
            drop(self.take_exception());
        }
    }

    fn existing_native(&self, native: NativeId) -> NativeId {
        assert!(usize::from(native) < self.state().natives.1, "native {native} does not exist");
        native
    }

    fn define_member(
        &mut self,
        object: &Value,
        key: &Key,
        member: u64,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        let (raw, atom) = (self.object_raw(object)?, self.raw_key(key));
        let flags = Descriptor::data(self.undefined(), attributes).flags();
        // SAFETY: all are alive; the engine keeps what it needs.
        let done =
            self.call_engine(|ctx| unsafe { sys::tw_define_member(ctx, raw, atom, member, flags) });
        self.check_int(done)
    }
}
