//! Memories of WebAssembly, whose bytes are the bytes of array buffers.
//!
//! # Why it is sound
//!
//! A buffer points into a memory of a [`WasmStore`]. Memories move and end only while code has the
//! store's context, which only [`Scope::with_wasm`] gives. It borrows the scope for that time, so
//! no script runs. Before it returns, it detaches all buffers whose memory has moved or grown. Each
//! buffer owns a count of the store, so the store outlives all of them. The context does not allow
//! replacing the store.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};
use std::rc::{Rc, Weak};
use std::sync::Arc;

use wasmi::{AsContextMut, Engine, Memory, ResourceLimiter, Store, StoreContextMut};
use wasmi_core::LimiterError;

use crate::sys::{self, JSContext, JSRuntime, JSValue};
use crate::{Charge, Scope, Thrown, Value};

/// The bytes of a page of memory.
const PAGE: usize = 1 << 16;

/// The engine's buffers have at most 2³¹ − 1 bytes; this is the largest number of whole pages.
const LONGEST: usize = (1 << 31) - PAGE;

/// The bounds of a store.
#[derive(Debug)]
#[non_exhaustive]
pub struct WasmLimits {
    /// Bytes of all memories.
    pub memory: usize,
    /// Elements of all tables.
    pub elements: usize,
    /// Instances; the same bound holds for memories and for tables.
    pub instances: usize,
    used_memory: usize,
    used_elements: usize,
    /// The last growth that was allowed, which is subtracted again if the growth then fails.
    last_memory: usize,
    last_elements: usize,
    charge: Charge,
}

impl WasmLimits {
    /// Bounds of memory in bytes, of elements of tables, and of instances. Their bytes count in `shared`, too.
    pub fn new(
        shared: &Arc<crate::Memory>,
        memory: usize,
        elements: usize,
        instances: usize,
    ) -> WasmLimits {
        WasmLimits {
            memory,
            elements,
            instances,
            used_memory: 0,
            used_elements: 0,
            last_memory: 0,
            last_elements: 0,
            charge: shared.charge(0),
        }
    }
}

/// The bytes of an element of a table.
const ELEMENT: usize = 16;

impl WasmLimits {
    fn has_room_for(&self, bytes: usize) -> bool {
        self.charge.memory().has_room_for(bytes)
    }

    fn count(&mut self) {
        let elements = self.used_elements.saturating_mul(ELEMENT);
        self.charge.set(self.used_memory.saturating_add(elements));
    }
}

impl ResourceLimiter for WasmLimits {
    fn memory_growing(
        &mut self,
        current: usize,
        desired: usize,
        maximum: Option<usize>,
    ) -> Result<bool, LimiterError> {
        let more = self.used_memory.saturating_add(desired.saturating_sub(current));
        let fits = desired <= LONGEST
            && more <= self.memory
            && self.has_room_for(more.saturating_sub(self.used_memory))
            && maximum.is_none_or(|maximum| desired <= maximum);
        if fits {
            self.last_memory = more.saturating_sub(self.used_memory);
            self.used_memory = more;
            self.count();
        }
        Ok(fits)
    }

    fn table_growing(
        &mut self,
        current: usize,
        desired: usize,
        maximum: Option<usize>,
    ) -> Result<bool, LimiterError> {
        let more = self.used_elements.saturating_add(desired.saturating_sub(current));
        let bytes = more.saturating_sub(self.used_elements).saturating_mul(ELEMENT);
        let fits = more <= self.elements
            && self.has_room_for(bytes)
            && maximum.is_none_or(|maximum| desired <= maximum);
        if fits {
            self.last_elements = more.saturating_sub(self.used_elements);
            self.used_elements = more;
            self.count();
        }
        Ok(fits)
    }

    fn memory_grow_failed(&mut self, _: &wasmi::errors::MemoryError) -> Result<(), LimiterError> {
        self.used_memory = self.used_memory.saturating_sub(std::mem::take(&mut self.last_memory));
        self.count();
        Ok(())
    }

    fn table_grow_failed(&mut self, _: &wasmi::errors::TableError) -> Result<(), LimiterError> {
        self.used_elements =
            self.used_elements.saturating_sub(std::mem::take(&mut self.last_elements));
        self.count();
        Ok(())
    }

    fn instances(&self) -> usize {
        self.instances
    }

    fn tables(&self) -> usize {
        self.instances
    }

    fn memories(&self) -> usize {
        self.instances
    }
}

/// A store of WebAssembly; clones are the same one.
#[derive(Clone)]
pub struct WasmStore {
    inner: Rc<Inner>,
}

struct Inner {
    store: RefCell<Store<WasmLimits>>,
    buffers: RefCell<Vec<Weak<Shown>>>,
}

/// A buffer that shows a memory; it owns a count of this, which it gives up when it dies or is detached.
struct Shown {
    /// For its count.
    _store: Rc<Inner>,
    memory: Memory,
    data: *mut u8,
    length: usize,
    /// The buffer, without a count: it is valid while it owns its count of this.
    buffer: Cell<Option<JSValue>>,
}

impl WasmStore {
    /// An empty store.
    pub fn new(engine: &Engine, limits: WasmLimits) -> WasmStore {
        let mut store = Store::new(engine, limits);
        store.limiter(|limits| limits);
        WasmStore {
            inner: Rc::new(Inner { store: RefCell::new(store), buffers: RefCell::default() }),
        }
    }

    /// A reference that does not keep the store.
    pub fn downgrade(&self) -> WeakWasmStore {
        WeakWasmStore { inner: Rc::downgrade(&self.inner) }
    }
}

impl std::fmt::Debug for WasmStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WasmStore").finish_non_exhaustive()
    }
}

/// A reference to a store that does not keep it.
#[derive(Clone, Default)]
pub struct WeakWasmStore {
    inner: Weak<Inner>,
}

impl WeakWasmStore {
    /// The store, if it is still there.
    pub fn upgrade(&self) -> Option<WasmStore> {
        self.inner.upgrade().map(|inner| WasmStore { inner })
    }
}

/// Detaches buffers that no longer show their memory, also when the work on the store panics.
struct Refresh<'a> {
    inner: &'a Inner,
    context: *mut JSContext,
}

impl Drop for Refresh<'_> {
    fn drop(&mut self) {
        let mut stale = Vec::new();
        if let Ok(store) = self.inner.store.try_borrow() {
            self.inner.buffers.borrow_mut().retain(|weak| {
                let Some(shown) = weak.upgrade() else { return false };
                let same = shown.memory.data_ptr(&*store) == shown.data
                    && shown.memory.data_size(&*store) == shown.length;
                if !same {
                    stale.push(shown);
                }
                same
            });
        }
        for shown in stale {
            if let Some(buffer) = shown.buffer.get() {
                // SAFETY: the context is that of the scope that waits for this to end; the buffer
                // lives, since it has not given up its count. No script is running.
                unsafe { sys::JS_DetachArrayBuffer(self.context, buffer) };
            }
        }
    }
}

/// Releases the memory of a buffer. It cannot allocate.
pub(crate) unsafe extern "C" fn give_up(
    _: *mut JSRuntime,
    shown: *mut c_void,
    _: *mut c_void,
    size: usize,
) -> *mut c_void {
    if size == 0
        && let Some(shown) = NonNull::new(shown.cast::<Shown>())
    {
        // SAFETY: the buffer has a count, and is detached or dead from here on: it calls this once.
        let shown = unsafe { Rc::from_raw(shown.as_ptr().cast_const()) };
        shown.buffer.set(None);
    }
    null_mut()
}

/// Memories of WebAssembly.
impl<H: 'static> Scope<'_, H> {
    /// Works on a store, also by running its functions. Buffers of memories that grow are detached
    /// afterwards.
    ///
    /// Panics if the store is already in use. Its own functions cannot cause that: they have no
    /// scope.
    pub fn with_wasm<R>(
        &mut self,
        store: &WasmStore,
        inside: impl FnOnce(StoreContextMut<'_, WasmLimits>) -> R,
    ) -> R {
        let _refresh = Refresh { inner: &store.inner, context: self.context() };
        inside(store.inner.store.borrow_mut().as_context_mut())
    }

    /// An `ArrayBuffer` whose bytes are those of a memory of the store, until that grows. Scripts cannot detach it.
    ///
    /// # Errors
    ///
    /// If memory for the object runs out.
    pub fn wasm_memory_buffer(
        &mut self,
        store: &WasmStore,
        memory: Memory,
    ) -> Result<Value, Thrown> {
        let (data, length) = {
            let context = store.inner.store.borrow();
            (memory.data_ptr(&*context), memory.data_size(&*context))
        };
        let shown = Rc::new(Shown {
            _store: Rc::clone(&store.inner),
            memory,
            data,
            length,
            buffer: Cell::new(None),
        });
        let opaque = Rc::into_raw(Rc::clone(&shown)).cast_mut().cast::<c_void>();
        // SAFETY: the context is alive. The bytes stay valid until the buffer is detached: see the
        // module's documentation.
        let made = self.run_value(|ctx| unsafe {
            sys::JS_NewArrayBuffer(ctx, data, length, 0, Some(give_up), opaque, false)
        });
        match &made {
            Ok(buffer) => {
                shown.buffer.set(Some(buffer.raw()));
                store.inner.buffers.borrow_mut().push(Rc::downgrade(&shown));
            }
            // SAFETY: the engine has not taken ownership.
            Err(_) => drop(unsafe { Rc::from_raw(opaque.cast::<Shown>().cast_const()) }),
        }
        made
    }

    /// Detaches such a buffer, although scripts cannot.
    pub fn detach_wasm_buffer(&self, buffer: &Value) {
        if buffer.is_object() {
            // SAFETY: context and buffer are alive; for other values it does nothing.
            unsafe { sys::JS_DetachArrayBuffer(self.context(), self.raw(buffer)) };
        }
    }
}
