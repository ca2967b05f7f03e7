//! Array buffers, shared memory, views.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ffi::{c_int, c_void};
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering, fence};
use std::sync::{Arc, Mutex, PoisonError};

use crate::sys::{self, JSSharedArrayBufferFunctions, JSValue, TwBuffer, TwView};
use crate::{Charge, Memory, Scope, Thrown, Value};

/// The kinds of `ArrayBuffer` and `SharedArrayBuffer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BufferKind {
    /// An `ArrayBuffer` of fixed length.
    Fixed,
    /// An `ArrayBuffer` with a maximum.
    Resizable,
    /// A `SharedArrayBuffer` of fixed length.
    Shared,
    /// A `SharedArrayBuffer` with a maximum.
    GrowableShared,
    /// A detached `ArrayBuffer`.
    Detached,
    /// An immutable `ArrayBuffer`.
    Immutable,
}

/// The kinds of views on buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViewKind {
    /// `Uint8ClampedArray`
    Uint8Clamped,
    /// `Int8Array`
    Int8,
    /// `Uint8Array`
    Uint8,
    /// `Int16Array`
    Int16,
    /// `Uint16Array`
    Uint16,
    /// `Int32Array`
    Int32,
    /// `Uint32Array`
    Uint32,
    /// `BigInt64Array`
    BigInt64,
    /// `BigUint64Array`
    BigUint64,
    /// `Float16Array`
    Float16,
    /// `Float32Array`
    Float32,
    /// `Float64Array`
    Float64,
    /// `DataView`
    DataView,
}

impl ViewKind {
    const ALL: [ViewKind; 13] = [
        ViewKind::Uint8Clamped,
        ViewKind::Int8,
        ViewKind::Uint8,
        ViewKind::Int16,
        ViewKind::Uint16,
        ViewKind::Int32,
        ViewKind::Uint32,
        ViewKind::BigInt64,
        ViewKind::BigUint64,
        ViewKind::Float16,
        ViewKind::Float32,
        ViewKind::Float64,
        ViewKind::DataView,
    ];

    /// The number of bytes of an element; 1 for a `DataView`.
    pub fn element_size(self) -> usize {
        match self {
            ViewKind::Uint8Clamped | ViewKind::Int8 | ViewKind::Uint8 | ViewKind::DataView => 1,
            ViewKind::Int16 | ViewKind::Uint16 | ViewKind::Float16 => 2,
            ViewKind::Int32 | ViewKind::Uint32 | ViewKind::Float32 => 4,
            ViewKind::BigInt64 | ViewKind::BigUint64 | ViewKind::Float64 => 8,
        }
    }
}

/// A typed array or data view.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BufferView {
    /// The kind.
    pub kind: ViewKind,
    /// `[[ViewedArrayBuffer]]`
    pub buffer: Value,
    /// The first byte; 0 if it is out of bounds.
    pub byte_offset: usize,
    /// The number of bytes; 0 if it is out of bounds.
    pub byte_length: usize,
    /// Tells whether it follows the end of the buffer when that is resized.
    pub length_tracking: bool,
    /// Tells whether the buffer is detached or too short now.
    pub out_of_bounds: bool,
}

/// Buffers. Those of the engine have at most 2³¹ − 1 bytes.
impl<H: 'static> Scope<'_, H> {
    /// An `ArrayBuffer` of these bytes.
    pub fn array_buffer(&self, bytes: Vec<u8>) -> Value {
        // SAFETY: the context is alive; the bytes are copied.
        self.make(|ctx| unsafe { sys::JS_NewArrayBufferCopy(ctx, bytes.as_ptr(), bytes.len()) })
    }

    /// An `ArrayBuffer` of these bytes, which are copied.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn array_buffer_of(&mut self, bytes: &[u8]) -> Result<Value, Thrown> {
        // SAFETY: the context is alive; the bytes are copied.
        self.run_value(|ctx| unsafe {
            sys::JS_NewArrayBufferCopy(ctx, bytes.as_ptr(), bytes.len())
        })
    }

    /// A resizable `ArrayBuffer` of these bytes.
    ///
    /// # Errors
    ///
    /// A `RangeError` if there are more than the maximum.
    pub fn resizable_array_buffer(
        &mut self,
        bytes: &[u8],
        max_length: usize,
    ) -> Result<Value, Thrown> {
        let Ok(max) = i64::try_from(max_length) else { return Err(self.range_error("too long")) };
        if bytes.len() > max_length {
            return Err(self.range_error("longer than the maximum"));
        }
        // SAFETY: the context is alive.
        let call = |ctx| unsafe { sys::tw_new_array_buffer(ctx, bytes.len() as u64, max, false) };
        let buffer = self.run_value(call)?;
        self.write_bytes(&buffer, 0, bytes);
        Ok(buffer)
    }

    /// Resizes a resizable `ArrayBuffer`, with its views; runs no script.
    ///
    /// # Errors
    ///
    /// A `RangeError` beyond the maximum, a `TypeError` if the value is not such a buffer; an error
    /// if memory runs out.
    pub fn resize_array_buffer(&mut self, buffer: &Value, length: usize) -> Result<(), Thrown> {
        let raw = self.raw(buffer);
        let length = i64::try_from(length).unwrap_or(i64::MAX);
        // SAFETY: context and value are alive.
        self.run_value(|ctx| unsafe { sys::tw_resize_array_buffer(ctx, raw, length) }).map(drop)
    }

    /// A typed array or data view; `length` in elements, `None` for the rest of the buffer.
    ///
    /// # Errors
    ///
    /// A `RangeError` for offsets and lengths that do not fit, a `TypeError` if the value is not a
    /// buffer.
    pub fn buffer_view(
        &mut self,
        kind: ViewKind,
        buffer: &Value,
        byte_offset: usize,
        length: Option<usize>,
    ) -> Result<Value, Thrown> {
        if self.buffer_kind(buffer).is_none() {
            return Err(self.type_error("not an array buffer"));
        }
        let number = |value: usize| JSValue::number(value as f64);
        let mut args =
            [self.raw(buffer), number(byte_offset), length.map_or(JSValue::UNDEFINED, number)];
        let (argc, argv) = (args.len() as c_int, args.as_mut_ptr());
        // SAFETY: context and values are alive.
        self.run_value(|ctx| unsafe {
            if kind == ViewKind::DataView {
                sys::tw_new_data_view(ctx, argc, argv)
            } else {
                sys::JS_NewTypedArray(ctx, argc, argv, kind as c_int)
            }
        })
    }

    /// A `Uint8Array` of these bytes.
    pub fn uint8_array(&mut self, bytes: Vec<u8>) -> Value {
        let buffer = self.array_buffer(bytes);
        self.buffer_view(ViewKind::Uint8, &buffer, 0, None).unwrap_or_else(|_| self.undefined())
    }

    fn raw_buffer(&self, value: &Value) -> Option<TwBuffer> {
        let raw = self.raw(value);
        let (data, shared, keyed) = (null_mut(), false, false);
        let (detached, immutable) = (false, false);
        let mut buffer =
            TwBuffer { data, length: 0, max_length: -1, detached, shared, immutable, keyed };
        let runtime = self.core().runtime();
        // SAFETY: runtime and value are alive; the place is ours.
        let is_one = raw.is_object() && unsafe { sys::tw_buffer(runtime, raw, &raw mut buffer) };
        is_one.then_some(buffer)
    }

    /// The kind of a buffer; `None` for other values.
    pub fn buffer_kind(&self, value: &Value) -> Option<BufferKind> {
        let buffer = self.raw_buffer(value)?;
        Some(match (buffer.shared, buffer.max_length >= 0) {
            _ if buffer.detached => BufferKind::Detached,
            _ if buffer.immutable => BufferKind::Immutable,
            (true, false) => BufferKind::Shared,
            (true, true) => BufferKind::GrowableShared,
            (false, false) => BufferKind::Fixed,
            (false, true) => BufferKind::Resizable,
        })
    }

    /// `[[ArrayBufferByteLength]]`: 0 if it is detached.
    pub fn buffer_len(&self, buffer: &Value) -> Option<usize> {
        usize::try_from(self.raw_buffer(buffer)?.length).ok()
    }

    /// `[[ArrayBufferMaxByteLength]]`.
    pub fn buffer_max_len(&self, buffer: &Value) -> Option<usize> {
        usize::try_from(self.raw_buffer(buffer)?.max_length).ok()
    }

    /// The part of a buffer that a typed array or data view shows.
    pub fn view(&self, value: &Value) -> Option<BufferView> {
        let raw = self.raw(value);
        let none = JSValue::UNDEFINED;
        let mut view = TwView {
            buffer: none,
            kind: 0,
            offset: 0,
            length: 0,
            tracking: false,
            out_of_bounds: false,
        };
        // SAFETY: the value is alive; the place is ours, and gets a reference.
        if !unsafe { sys::tw_view(raw, &raw mut view) } {
            return None;
        }
        Some(BufferView {
            kind: *ViewKind::ALL.get(view.kind as usize)?,
            buffer: self.own(view.buffer),
            byte_offset: view.offset as usize,
            byte_length: view.length as usize,
            length_tracking: view.tracking,
            out_of_bounds: view.out_of_bounds,
        })
    }

    /// The bytes of a buffer or view: the address, the number, and the buffer.
    fn span(&self, value: &Value) -> Option<(NonNull<u8>, usize, TwBuffer)> {
        let (buffer, offset, length) = match self.view(value) {
            Some(view) => (self.raw_buffer(&view.buffer)?, view.byte_offset, view.byte_length),
            None => {
                let buffer = self.raw_buffer(value)?;
                let length = buffer.length as usize;
                (buffer, 0, length)
            }
        };
        if buffer.data.is_null() || length == 0 {
            return Some((NonNull::dangling(), 0, buffer));
        }
        // SAFETY: the span is within the buffer, as the engine has just said.
        Some((unsafe { NonNull::new_unchecked(buffer.data.add(offset)) }, length, buffer))
    }

    /// A copy of the bytes of a buffer or view; empty if it is detached or out of bounds.
    pub fn bytes(&self, value: &Value) -> Option<Vec<u8>> {
        let (start, length, buffer) = self.span(value)?;
        // SAFETY: the span is alive while the value is, and memory that is not shared is not
        // written to meanwhile. Other threads may write to shared memory: it is read byte by byte,
        // atomically.
        unsafe {
            if buffer.shared {
                let bytes = std::slice::from_raw_parts(start.as_ptr().cast::<AtomicU8>(), length);
                return Some(bytes.iter().map(|byte| byte.load(Ordering::Relaxed)).collect());
            }
            Some(std::slice::from_raw_parts(start.as_ptr(), length).to_vec())
        }
    }

    /// Writes into a buffer or view at an offset in it; false if the bytes do not fit, or must not change.
    pub fn write_bytes(&self, value: &Value, offset: usize, bytes: &[u8]) -> bool {
        let Some((start, length, buffer)) = self.span(value) else { return false };
        let end = offset.checked_add(bytes.len());
        if buffer.immutable || end.is_none_or(|end| end > length) {
            return false;
        }
        // SAFETY: as in `bytes`; the part is within the span.
        unsafe {
            let start = start.as_ptr().add(offset);
            if buffer.shared {
                let places = std::slice::from_raw_parts(start.cast::<AtomicU8>(), bytes.len());
                places
                    .iter()
                    .zip(bytes)
                    .for_each(|(place, byte)| place.store(*byte, Ordering::Relaxed));
            } else {
                start.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            }
        }
        true
    }

    /// [DetachArrayBuffer](https://tc39.es/ecma262/#sec-detacharraybuffer); false for shared and
    /// immutable buffers, for those with a detach key (the memories of WebAssembly), and for values
    /// that are not buffers.
    pub fn detach(&self, buffer: &Value) -> bool {
        let can = self
            .raw_buffer(buffer)
            .is_some_and(|buffer| !buffer.shared && !buffer.immutable && !buffer.keyed);
        if can {
            // SAFETY: context and buffer are alive.
            unsafe { sys::JS_DetachArrayBuffer(self.context(), self.raw(buffer)) };
        }
        can
    }

    /// The memory of a `SharedArrayBuffer`, which may be sent to another engine and thread.
    pub fn share(&self, buffer: &Value) -> Option<SharedMemory> {
        let raw = self.raw_buffer(buffer).filter(|buffer| buffer.shared)?;
        let data = NonNull::new(raw.data)?;
        // SAFETY: the buffer has a count of this block.
        unsafe { duplicate(null_mut(), data.as_ptr().cast()) };
        let max_length = usize::try_from(raw.max_length).ok();
        let length = max_length.is_none().then_some(raw.length as usize);
        Some(SharedMemory { data, length, max_length })
    }

    /// A `SharedArrayBuffer` on that memory.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn shared_array_buffer(&mut self, memory: &SharedMemory) -> Result<Value, Thrown> {
        let (data, length, max) = (memory.data.as_ptr(), memory.len(), memory.max_length);
        // SAFETY: the context is alive; the block is ours, and the engine counts its own reference
        // to it.
        self.run_value(|ctx| unsafe {
            sys::tw_shared_array_buffer(ctx, data, length as u64, max.map_or(-1, |max| max as i64))
        })
    }
}

/// Shared memory for WebAssembly, which grows: its buffers show the first part of the block.
impl SharedMemory {
    /// Allocates `reserved` bytes, all zero, and shows the first `length`, which are counted. `None` if they are too many.
    pub fn reserve(memory: &Arc<Memory>, length: usize, reserved: usize) -> Option<SharedMemory> {
        if length > reserved || !memory.has_room_for(length) {
            return None;
        }
        let data = NonNull::new(allocate_block(memory, reserved.max(1), length)?.as_ptr().cast())?;
        Some(SharedMemory { data, length: Some(length), max_length: None })
    }

    /// The same memory with more bytes shown; `None` if the block is too small.
    pub fn showing(&self, length: usize) -> Option<SharedMemory> {
        // SAFETY: we have a count of this block, so its header is there.
        #[expect(clippy::cast_ptr_alignment, reason = "blocks begin with a header")]
        let header = unsafe { &*self.data.as_ptr().cast::<Header>().sub(1) };
        let fits = u64::try_from(length).is_ok_and(|length| length <= header.size);
        (fits && header.use_up_to(length)).then(|| {
            // Cloned to count the reference: copying the fields would not count it.
            let mut shown = self.clone();
            shown.length = Some(length);
            shown
        })
    }
}

/// A counted reference to shared memory.
#[derive(Debug)]
pub struct SharedMemory {
    data: NonNull<u8>,
    /// `None` if it grows: the length is then in the block.
    length: Option<usize>,
    max_length: Option<usize>,
}

// SAFETY: the block is counted atomically, and its bytes are only used atomically, or by scripts, for which the
// language's memory model is made.
unsafe impl Send for SharedMemory {}
// SAFETY: the same.
unsafe impl Sync for SharedMemory {}

impl SharedMemory {
    /// The number of bytes now.
    pub fn len(&self) -> usize {
        self.length.unwrap_or_else(|| {
            #[expect(
                clippy::cast_ptr_alignment,
                reason = "the bytes follow the header, aligned as it is"
            )]
            let bytes = self.data.as_ptr().cast::<Header>();
            // SAFETY: we have a count of this block.
            let header = unsafe { &*bytes.sub(1) };
            header.length.load(Ordering::SeqCst) as usize
        })
    }

    /// Tells whether it has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Clone for SharedMemory {
    fn clone(&self) -> SharedMemory {
        // SAFETY: we have a count of this block.
        unsafe { duplicate(null_mut(), self.data.as_ptr().cast()) };
        SharedMemory { ..*self }
    }
}

impl Drop for SharedMemory {
    fn drop(&mut self) {
        // SAFETY: we have a count of this block, and give it up.
        unsafe { release(null_mut(), self.data.as_ptr().cast()) };
    }
}

/// The part of a block before its bytes. Its layout is fixed, because the engine reads the length
/// from it.
#[repr(C, align(16))]
struct Header {
    count: AtomicU64,
    /// The length of a growable `SharedArrayBuffer`.
    length: AtomicU64,
    size: u64,
    /// A `Box<Used>`.
    used: *mut Used,
}

/// The bytes of a block that are shown, and where they are counted.
struct Used {
    charge: Mutex<Charge>,
    /// The bytes of the block.
    size: usize,
}

/// The bytes of all blocks that are reserved and not shown.
static UNUSED: AtomicUsize = AtomicUsize::new(0);

/// The bytes of shared memory that are allocated and not shown yet.
pub(crate) fn reserved_and_unused() -> usize {
    UNUSED.load(Ordering::Relaxed)
}

impl Header {
    /// Counts so many bytes of the block as shown; false if they are too many.
    fn use_up_to(&self, length: usize) -> bool {
        // SAFETY: it is there as long as the block.
        let used = unsafe { &*self.used };
        let mut charge = used.charge.lock().unwrap_or_else(PoisonError::into_inner);
        let more = length.saturating_sub(charge.bytes());
        if !charge.memory().has_room_for(more) {
            return false;
        }
        if more > 0 {
            charge.set(length);
            UNUSED.fetch_sub(more, Ordering::Relaxed);
        }
        true
    }
}

impl Drop for Used {
    fn drop(&mut self) {
        let charge = self.charge.get_mut().unwrap_or_else(PoisonError::into_inner);
        UNUSED.fetch_sub(self.size.saturating_sub(charge.bytes()), Ordering::Relaxed);
    }
}

const _: () = assert!(size_of::<Header>() - std::mem::offset_of!(Header, length) == 24);

/// How an engine allocates shared memory: in blocks that engines of all threads count together. The place has the
/// memory that the engine counts in, and must live as long as the engine.
pub(crate) fn shared_functions(memory: &Arc<Memory>) -> JSSharedArrayBufferFunctions {
    JSSharedArrayBufferFunctions {
        sab_alloc: allocate,
        sab_free: release,
        sab_dup: duplicate,
        sab_opaque: std::ptr::from_ref(memory).cast_mut().cast(),
    }
}

fn layout(size: usize) -> Option<Layout> {
    Layout::from_size_align(size.checked_add(size_of::<Header>())?, align_of::<Header>()).ok()
}

/// Allocates a block of which so many bytes are shown. Its first count is the caller's.
fn allocate_block(memory: &Arc<Memory>, size: usize, shown: usize) -> Option<NonNull<c_void>> {
    let layout = layout(size)?;
    // SAFETY: the size is not zero; the header fits and is aligned.
    unsafe {
        // The layout has the header's alignment.
        #[expect(clippy::cast_ptr_alignment, reason = "said above")]
        let block = alloc_zeroed(layout).cast::<Header>();
        if block.is_null() {
            return None;
        }
        let charge = Mutex::new(memory.charge(shown));
        UNUSED.fetch_add(size.saturating_sub(shown), Ordering::Relaxed);
        let used = Box::into_raw(Box::new(Used { charge, size }));
        let (count, length) = (AtomicU64::new(1), AtomicU64::new(0));
        block.write(Header { count, length, size: size as u64, used });
        NonNull::new(block.add(1).cast())
    }
}

/// For the engine: all bytes are shown.
unsafe extern "C" fn allocate(memory: *mut c_void, size: usize) -> *mut c_void {
    // SAFETY: `Engine::new` gave it, and the engine keeps it alive.
    let memory = unsafe { &*memory.cast::<Arc<Memory>>() };
    if !memory.has_room_for(size) {
        return null_mut();
    }
    allocate_block(memory, size, size).map_or(null_mut(), NonNull::as_ptr)
}

unsafe extern "C" fn duplicate(_: *mut c_void, data: *mut c_void) {
    // SAFETY: the caller has a count of the block that the bytes belong to.
    unsafe { (*data.cast::<Header>().sub(1)).count.fetch_add(1, Ordering::Relaxed) };
}

unsafe extern "C" fn release(_: *mut c_void, data: *mut c_void) {
    // SAFETY: the caller gives up its count; the last one frees the block, as `Arc` does.
    unsafe {
        let block = data.cast::<Header>().sub(1);
        if (*block).count.fetch_sub(1, Ordering::Release) == 1 {
            fence(Ordering::Acquire);
            drop(Box::from_raw((*block).used));
            if let Some(layout) = layout((*block).size as usize) {
                dealloc(block.cast(), layout);
            }
        }
    }
}
