//! Platform objects: objects with a tag, Rust data, and slots that the collector sees.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::core::{Core, state_of};
use crate::sys::{self, JSRuntime, JSValue, MarkFunc};
use crate::{ClassId, Scope, Value};

/// The tag of a platform object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Platform {
    /// Its class.
    pub class: ClassId,
    /// The host's number of the interface.
    pub interface: u16,
    /// The host's own.
    pub handle: u64,
}

/// The part of a platform object that is ours. It belongs to the object, whose finalizer drops it.
struct Attachment {
    class: ClassId,
    interface: Cell<u16>,
    handle: Cell<u64>,
    is_reported: Cell<bool>,
    is_cached: Cell<bool>,
    data: RefCell<Option<Box<dyn Any>>>,
    slots: RefCell<Slots>,
}

impl Attachment {
    fn platform(&self) -> Platform {
        let (interface, handle) = (self.interface.get(), self.handle.get());
        Platform { class: self.class, interface, handle }
    }
}

/// References that an object owns. Most objects have few.
enum Slots {
    Few(Vec<(u64, JSValue)>),
    Many(FxHashMap<u64, JSValue>),
}

/// Above this number a search takes longer than hashing.
const FEW: usize = 12;

impl Slots {
    fn get(&self, key: u64) -> Option<JSValue> {
        match self {
            Slots::Few(few) => few.iter().find(|(other, _)| *other == key).map(|(_, value)| *value),
            Slots::Many(many) => many.get(&key).copied(),
        }
    }

    /// Inserts a reference, and returns the old one.
    fn insert(&mut self, key: u64, value: JSValue) -> Option<JSValue> {
        match self {
            Slots::Few(few) => {
                if let Some((_, place)) = few.iter_mut().find(|(other, _)| *other == key) {
                    return Some(std::mem::replace(place, value));
                }
                few.push((key, value));
                if few.len() > FEW {
                    *self = Slots::Many(few.drain(..).collect());
                }
                None
            }
            Slots::Many(many) => many.insert(key, value),
        }
    }

    fn remove(&mut self, key: u64) -> Option<JSValue> {
        match self {
            Slots::Few(few) => {
                let index = few.iter().position(|(other, _)| *other == key)?;
                Some(few.remove(index).1)
            }
            Slots::Many(many) => many.remove(&key),
        }
    }

    fn len(&self) -> usize {
        match self {
            Slots::Few(few) => few.len(),
            Slots::Many(many) => many.len(),
        }
    }

    fn for_each(&self, mut visit: impl FnMut(u64, JSValue)) {
        match self {
            Slots::Few(few) => few.iter().for_each(|(key, value)| visit(*key, *value)),
            Slots::Many(many) => many.iter().for_each(|(key, value)| visit(*key, *value)),
        }
    }
}

/// The engine's number of a class. Panics if the class does not exist.
pub(crate) fn class_id(core: &Rc<Core>, class: ClassId) -> u32 {
    let state = core.state();
    assert!(usize::from(class.0) < state.classes.1, "class {} does not exist", class.0);
    state.first_class.get().wrapping_add(u32::from(class.0))
}

/// Gives a new object of one of our classes its tag.
pub(crate) fn attach(object: &Value, class: ClassId, interface: u16, handle: u64) {
    let attachment = Attachment {
        class,
        interface: Cell::new(interface),
        handle: Cell::new(handle),
        is_reported: Cell::new(false),
        is_cached: Cell::new(false),
        data: RefCell::default(),
        slots: RefCell::new(Slots::Few(Vec::new())),
    };
    let pointer = Box::into_raw(Box::new(attachment)).cast::<c_void>();
    // SAFETY: the object is new, of one of our classes; its finalizer takes the box back.
    unsafe { sys::JS_SetOpaque(object.raw(), pointer) };
}

/// The attachment of an object of ours.
#[inline]
fn attachment<'v>(raw: JSValue, state: &crate::core::State) -> Option<&'v Attachment> {
    if !raw.is_object() {
        return None;
    }
    let mut class = 0;
    // SAFETY: the object is alive; the place is ours.
    let pointer = unsafe { sys::JS_GetAnyOpaque(raw, &raw mut class) }.cast::<Attachment>();
    let first = state.first_class.get();
    if first == 0 || class.wrapping_sub(first) as usize >= state.classes.1 {
        return None;
    }
    // SAFETY: objects of our classes point to such a box, or to nothing while they are made; it lives as long as the
    // object, which the caller's value keeps alive. All access is shared.
    unsafe { pointer.as_ref() }
}

/// The data of an object of ours, unless it is in use. Kept out of [`Scope::data`], which is
/// generic and has many instances.
#[inline(never)]
fn data_of<'v>(
    raw: JSValue,
    state: &crate::core::State,
) -> Option<std::cell::RefMut<'v, Box<dyn Any>>> {
    let data = attachment(raw, state)?.data.try_borrow_mut().ok()?;
    std::cell::RefMut::filter_map(data, Option::as_mut).ok()
}

/// The handle of an object of ours.
pub(crate) fn handle_of(raw: JSValue, state: &crate::core::State) -> Option<u64> {
    attachment(raw, state).map(|found| found.handle.get())
}

/// The object is dead: its references are freed, its data is dropped later.
pub(crate) unsafe extern "C" fn finalize(runtime: *mut JSRuntime, object: JSValue) {
    // SAFETY: the runtime is calling, with an object of one of our classes.
    unsafe {
        let state = state_of(runtime);
        let mut class = 0;
        let pointer = sys::JS_GetAnyOpaque(object, &raw mut class).cast::<Attachment>();
        if pointer.is_null() {
            return;
        }
        let attachment = Box::from_raw(pointer);
        if attachment.is_cached.get() {
            let mut cache = state.cache.borrow_mut();
            let handle = attachment.handle.get();
            if cache.get(&handle).is_some_and(|entry| entry.pointer() == object.pointer()) {
                cache.remove(&handle);
            }
        }
        if attachment.is_reported.get() {
            state
                .finalized
                .borrow_mut()
                .push((attachment.interface.get(), attachment.handle.get()));
        }
        if let Some(data) = attachment.data.take() {
            state.graveyard.borrow_mut().push(data);
            state.has_dead.set(true);
        }
        attachment.slots.borrow().for_each(|_, value| {
            if value.is_counted() {
                sys::JS_FreeValueRT(runtime, value);
            }
        });
    }
}

/// Shows the collector what the object owns.
pub(crate) unsafe extern "C" fn mark(runtime: *mut JSRuntime, object: JSValue, mark: MarkFunc) {
    let mut class = 0;
    // SAFETY: the runtime is calling, with an object of one of our classes, which points to its
    // attachment or to nothing. No scope has its slots borrowed, since no scope calls the engine
    // meanwhile.
    unsafe {
        let Some(attachment) =
            sys::JS_GetAnyOpaque(object, &raw mut class).cast::<Attachment>().as_ref()
        else {
            return;
        };
        attachment.slots.borrow().for_each(|_, value| sys::JS_MarkValue(runtime, value, mark));
    }
}

/// Platform objects: none of these run scripts. A value that is not a platform object has no tag, no data and no slots, and
/// what it is given is dropped: it may be one that could not be made for lack of memory.
impl<H: 'static> Scope<'_, H> {
    /// Makes a platform object. A prototype that is not an object counts as null.
    ///
    /// Panics if the class does not exist.
    pub fn platform_object(
        &self,
        class: ClassId,
        proto: &Value,
        interface: u16,
        handle: u64,
    ) -> Value {
        let id = class_id(self.core(), class);
        let proto = self.raw(proto);
        // SAFETY: context and prototype are alive, and the class is one of the runtime.
        let object = self.make(|ctx| unsafe { sys::JS_NewObjectProtoClass(ctx, proto, id) });
        if object.is_object() {
            attach(&object, class, interface, handle);
        }
        object
    }

    /// Makes a platform object of the class of another one, with its own properties: values and
    /// accessors. `None` if the other one has another prototype, or properties of other kinds.
    pub fn platform_object_like(
        &self,
        like: &Value,
        proto: &Value,
        interface: u16,
        handle: u64,
    ) -> Option<Value> {
        let class = self.attachment_of(like)?.class;
        let (like, proto) = (self.raw(like), self.raw(proto));
        // SAFETY: all are alive, and the first is an object.
        let object = self.make(|ctx| unsafe { sys::tw_new_object_like(ctx, like, proto) });
        if !object.is_object() {
            return None;
        }
        attach(&object, class, interface, handle);
        Some(object)
    }

    /// The tag, if it is a platform object.
    #[inline]
    pub fn platform(&self, value: &Value) -> Option<Platform> {
        attachment(self.raw(value), self.state()).map(Attachment::platform)
    }

    #[inline]
    fn attachment_of<'v>(&self, object: &'v Value) -> Option<&'v Attachment> {
        attachment(self.raw(object), self.state())
    }

    /// Changes the tag. An entry in the cache is removed if the handle changes.
    pub fn set_platform(&self, object: &Value, interface: u16, handle: u64) {
        let Some(found) = self.attachment_of(object) else { return };
        if found.handle.get() != handle && found.is_cached.get() {
            self.cache_remove(found.handle.get());
        }
        found.interface.set(interface);
        found.handle.set(handle);
    }

    /// Asks for an entry in [`take_finalized`](Self::take_finalized) when the object dies.
    pub fn report_finalization(&self, object: &Value) {
        if let Some(found) = self.attachment_of(object) {
            found.is_reported.set(true);
        }
    }

    /// Platform objects that died and had requested a report: interface and handle.
    pub fn take_finalized(&self) -> Vec<(u16, u64)> {
        std::mem::take(&mut *self.state().finalized.borrow_mut())
    }

    /// Works on the Rust data of an object. `None` if the value is not a platform object, has no
    /// data or data of another type, or if its data is already in use further up the stack.
    pub fn data<T: Any, R>(
        &mut self,
        object: &Value,
        inside: impl FnOnce(&mut T, &mut H) -> R,
    ) -> Option<R> {
        let mut data = data_of(self.raw(object), self.state())?;
        Some(inside(data.downcast_mut()?, self.host))
    }

    /// Gives the object data, which is dropped some time after the object, when the engine is at
    /// rest. It must hold no values: the collector does not see them. Earlier data is dropped.
    ///
    /// Panics if the data is in use.
    pub fn set_data(&self, object: &Value, data: Box<dyn Any>) {
        let before = self.attachment_of(object).map(|found| found.data.replace(Some(data)));
        drop(before);
    }

    /// Takes the object's data out.
    pub fn take_data(&self, object: &Value) -> Option<Box<dyn Any>> {
        self.attachment_of(object)?.data.try_borrow_mut().ok()?.take()
    }

    /// A reference that the object owns.
    #[inline]
    pub fn slot(&self, object: &Value, key: u64) -> Option<Value> {
        let raw = self.attachment_of(object)?.slots.borrow().get(key)?;
        Some(Value::from_borrowed(raw, self.core()))
    }

    /// The [`platform`](Self::platform) of the value of a slot: the same as with [`slot`](Self::slot), and faster.
    pub fn platform_in_slot(&self, object: &Value, key: u64) -> Option<Platform> {
        let raw = self.attachment_of(object)?.slots.borrow().get(key)?;
        // The slot keeps it alive.
        attachment(raw, self.state()).map(Attachment::platform)
    }

    /// Lets the object own a reference, which the collector sees. The earlier reference is given
    /// up.
    pub fn set_slot(&self, object: &Value, key: u64, value: &Value) {
        let Some(found) = self.attachment_of(object) else { return };
        let raw = self.core().dup(self.raw(value));
        let before = found.slots.borrow_mut().insert(key, raw);
        drop(before.map(|raw| self.own(raw)));
    }

    /// Takes a reference away from the object.
    pub fn take_slot(&self, object: &Value, key: u64) -> Option<Value> {
        let raw = self.attachment_of(object)?.slots.borrow_mut().remove(key)?;
        Some(self.own(raw))
    }

    /// The number of references that the object owns.
    pub fn slots_len(&self, object: &Value) -> usize {
        self.attachment_of(object).map_or(0, |found| found.slots.borrow().len())
    }

    /// The keys of the references that the object owns, in no order.
    pub fn slot_keys(&self, object: &Value) -> Vec<u64> {
        let mut keys = Vec::new();
        if let Some(found) = self.attachment_of(object) {
            found.slots.borrow().for_each(|key, _| keys.push(key));
        }
        keys
    }

    /// Remembers a platform object by its handle without keeping it alive; an older entry is replaced.
    ///
    /// Panics if `handle` is not the object's own.
    pub fn cache_insert(&self, handle: u64, object: &Value) {
        let Some(found) = self.attachment_of(object) else { return };
        assert_eq!(found.handle.get(), handle, "the handle of the object");
        found.is_cached.set(true);
        self.state().cache.borrow_mut().insert(handle, object.raw());
    }

    /// The remembered object of a handle, if it lives.
    #[inline]
    pub fn cached(&self, handle: u64) -> Option<Value> {
        let raw = self.state().cache.borrow().get(&handle).copied()?;
        Some(Value::from_borrowed(raw, self.core()))
    }

    /// Forgets a handle.
    pub fn cache_remove(&self, handle: u64) {
        self.state().cache.borrow_mut().remove(&handle);
    }
}
