use crate::*;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BufferKind {
    Fixed,
    Resizable,
    Shared,
    GrowableShared,
    Detached,
    Immutable,
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViewKind {
    Uint8Clamped,
    Int8,
    Uint8,
    Int16,
    Uint16,
    Int32,
    Uint32,
    BigInt64,
    BigUint64,
    Float16,
    Float32,
    Float64,
    DataView,
}
/// A typed array or data view.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BufferView {
    pub kind: ViewKind,
    pub buffer: Value,
    pub byte_offset: usize,
    pub byte_length: usize,
    /** Follows a resizable buffer. */
    pub length_tracking: bool,
    pub out_of_bounds: bool,
}
impl<H: 'static> Scope<'_, H> {
    pub fn array_buffer(&self, bytes: Vec<u8>) -> Value {
        todo!()
    }
    pub fn resizable_array_buffer(
        &mut self,
        bytes: Vec<u8>,
        max_length: usize,
    ) -> Result<Value, Thrown> {
        todo!()
    }
    /// A typed array or data view; `length` in elements (bytes for data views), `None` to the end.
    pub fn buffer_view(
        &mut self,
        kind: ViewKind,
        buffer: &Value,
        byte_offset: usize,
        length: Option<usize>,
    ) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn uint8_array(&mut self, bytes: Vec<u8>) -> Value {
        todo!()
    }
    /// `None` for what is no array buffer.
    pub fn buffer_kind(&self, value: &Value) -> Option<BufferKind> {
        todo!()
    }
    /// [[ArrayBufferByteLength]].
    pub fn buffer_len(&self, buffer: &Value) -> Option<usize> {
        todo!()
    }
    pub fn buffer_max_len(&self, buffer: &Value) -> Option<usize> {
        todo!()
    }
    pub fn view(&self, value: &Value) -> Option<BufferView> {
        todo!()
    }
    /// A copy of the bytes of a buffer or view.
    pub fn bytes(&self, value: &Value) -> Option<Vec<u8>> {
        todo!()
    }
    /// Writes into a buffer or view at an offset in it; false if it does not fit.
    pub fn write_bytes(&self, value: &Value, offset: usize, bytes: &[u8]) -> bool {
        todo!()
    }
    /// DetachArrayBuffer; false for shared and immutable ones.
    pub fn detach(&self, buffer: &Value) -> bool {
        todo!()
    }
    /// A further buffer on the same shared memory, as a token that may go to another engine.
    pub fn share(&self, buffer: &Value) -> Option<SharedMemory> {
        todo!()
    }
    pub fn shared_array_buffer(&mut self, memory: &SharedMemory) -> Result<Value, Thrown> {
        todo!()
    }
}
/// A counted reference to shared memory.
#[derive(Clone, Debug)]
pub struct SharedMemory {
    _private: std::sync::Arc<()>,
}
