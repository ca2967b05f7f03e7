//! Memories.
//!
//! <https://webassembly.github.io/spec/js-api/#memories>

use treewright_quickjs::{BufferKind, SharedMemory, Thrown, Value};
use wasmi::{Memory, MemoryType};

use super::values::{address_value_to_u64, u64_to_address_value};
use super::{MEMORY, associated_store, held, held_by, initialize, with};
use crate::generated::Interface;
use crate::generated::dictionaries::MemoryDescriptor;
use crate::generated::enums::AddressType;
use crate::objects::slots;
use crate::{Cx, bindings};

/// The bytes of a page.
/// <https://webassembly.github.io/spec/core/exec/runtime.html#page-size>
const PAGE: u64 = 1 << 16;

/// Pages of a memory with addresses of 32 bits, and of 64.
const PAGES_32: u64 = 1 << 16;
const PAGES_64: u64 = 1 << 37;

/// A memory that threads share. The interpreter does not support it, so modules cannot use it;
/// scripts can.
/// <https://webassembly.github.io/threads/js-api/#memories>
struct Shared {
    /// Shows as many bytes as the memory has.
    memory: SharedMemory,
    maximum: u64,
    is_64: bool,
}

fn bytes(pages: u64) -> usize {
    usize::try_from(pages.saturating_mul(PAGE)).unwrap_or(usize::MAX)
}

/// <https://webassembly.github.io/spec/js-api/#dom-memory-memory>
pub(crate) fn new_memory(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: &MemoryDescriptor,
) -> Result<Value, Thrown> {
    let is_64 = matches!(descriptor.address, Some(AddressType::I64));
    let initial = address_value_to_u64(cx, &descriptor.initial, is_64)?;
    let maximum = match &descriptor.maximum {
        maximum if maximum.is_undefined() => None,
        maximum => Some(address_value_to_u64(cx, maximum, is_64)?),
    };
    let most = if is_64 { PAGES_64 } else { PAGES_32 };
    if initial > maximum.unwrap_or(most) || maximum.is_some_and(|maximum| maximum > most) {
        return Err(cx.range_error("the size of the memory is out of range"));
    }
    if descriptor.shared {
        let Some(maximum) = maximum else {
            return Err(cx.type_error("shared memory needs a maximum"));
        };
        return new_shared_memory(cx, prototype, initial, maximum, is_64);
    }
    let store = associated_store(cx);
    let made = with(cx, &store, |context| {
        let mut of = MemoryType::builder();
        of.memory64(is_64).min(initial).max(maximum);
        Memory::new(context, of.build()?)
    });
    let Ok(memory) = made else {
        return Err(cx.range_error("the memory cannot be allocated"));
    };
    let object = bindings::new_object_with(cx, Interface::Memory, prototype);
    initialize(cx, &object, &store, memory);
    Ok(object)
}

fn new_shared_memory(
    cx: &mut Cx<'_>,
    prototype: &Value,
    initial: u64,
    maximum: u64,
    is_64: bool,
) -> Result<Value, Thrown> {
    // The block never moves, so it has its maximum size from the start; the system allocates pages
    // as they are used.
    let most = cx.memory_limit().unwrap_or(MEMORY).min(MEMORY - 1);
    let maximum = maximum.min(most as u64 / PAGE);
    let memory = if initial <= maximum {
        SharedMemory::reserve(cx.memory(), bytes(initial), bytes(maximum))
    } else {
        None
    };
    let Some(memory) = memory else {
        return Err(cx.range_error("the memory cannot be allocated"));
    };
    let object = bindings::new_object_with(cx, Interface::Memory, prototype);
    cx.set_data(&object, Box::new(Shared { memory, maximum, is_64 }));
    Ok(object)
}

/// The memory in the form that a module can import.
pub(super) fn in_store(cx: &mut Cx<'_>, value: &Value) -> Option<Memory> {
    held::<Memory>(cx, value).map(|(_, memory)| memory)
}

/// <https://webassembly.github.io/spec/js-api/#dom-memory-buffer>
pub(crate) fn buffer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let before = cx.slot(this, slots::BUFFER);
    if let Some(shared) = cx.data(this, |shared: &mut Shared, _| shared.memory.clone()) {
        if let Some(before) = before
            && cx.buffer_len(&before) == Some(shared.len())
        {
            return Ok(before);
        }
        let buffer = cx.shared_array_buffer(&shared)?;
        cx.freeze(&buffer)?;
        cx.set_slot(this, slots::BUFFER, &buffer);
        return Ok(buffer);
    }
    // A buffer that no longer shows the memory was detached when the memory grew. SPEC-NOTE:
    // `memory.grow` by zero, in a module, does not detach it; that of the interface does.
    if let Some(before) = before
        && cx.buffer_kind(&before) != Some(BufferKind::Detached)
    {
        return Ok(before);
    }
    let (store, memory) = held_by::<Memory>(cx, this)?;
    let buffer = cx.wasm_memory_buffer(&store.wasm, memory)?;
    cx.set_slot(this, slots::BUFFER, &buffer);
    Ok(buffer)
}

/// <https://webassembly.github.io/spec/js-api/#dom-memory-grow>
pub(crate) fn grow_memory(cx: &mut Cx<'_>, this: &Value, delta: &Value) -> Result<Value, Thrown> {
    if let Some(is_64) = cx.data(this, |shared: &mut Shared, _| shared.is_64) {
        let delta = address_value_to_u64(cx, delta, is_64)?;
        let before = cx.data(this, |shared: &mut Shared, _| {
            let before = shared.memory.len() as u64 / PAGE;
            let pages = before.checked_add(delta).filter(|pages| *pages <= shared.maximum)?;
            shared.memory = shared.memory.showing(bytes(pages))?;
            Some(before)
        });
        return match before.flatten() {
            Some(before) => Ok(u64_to_address_value(cx, before, is_64)),
            None => Err(cx.range_error("the memory cannot grow so much")),
        };
    }
    let (store, memory) = held_by::<Memory>(cx, this)?;
    let is_64 = with(cx, &store, |context| memory.ty(&context).is_64());
    let delta = address_value_to_u64(cx, delta, is_64)?;
    let Ok(before) = with(cx, &store, |context| memory.grow(context, delta)) else {
        return Err(cx.range_error("the memory cannot grow so much"));
    };
    // Even if it has grown by zero.
    if let Some(buffer) = cx.take_slot(this, slots::BUFFER) {
        cx.detach_wasm_buffer(&buffer);
    }
    Ok(u64_to_address_value(cx, before, is_64))
}
