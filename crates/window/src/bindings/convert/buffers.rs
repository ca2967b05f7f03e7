//! Buffers and views of them. <https://webidl.spec.whatwg.org/#js-buffer-source-types>

use treewright_quickjs::{BufferKind, Thrown, Value, ViewKind};

use super::super::site::At;
use crate::Cx;

/// A buffer source type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buffer {
    ArrayBuffer,
    SharedArrayBuffer,
    DataView,
    Int8Array,
    Int16Array,
    Int32Array,
    Uint8Array,
    Uint16Array,
    Uint32Array,
    Uint8ClampedArray,
    BigInt64Array,
    BigUint64Array,
    Float16Array,
    Float32Array,
    Float64Array,
    /// Any view.
    ArrayBufferView,
    /// A view or an `ArrayBuffer`.
    BufferSource,
    /// A view or a buffer, shared or not.
    AllowSharedBufferSource,
}

impl Buffer {
    const fn name(self) -> &'static str {
        match self {
            Self::ArrayBuffer => "ArrayBuffer",
            Self::SharedArrayBuffer => "SharedArrayBuffer",
            Self::DataView => "DataView",
            Self::Int8Array => "Int8Array",
            Self::Int16Array => "Int16Array",
            Self::Int32Array => "Int32Array",
            Self::Uint8Array => "Uint8Array",
            Self::Uint16Array => "Uint16Array",
            Self::Uint32Array => "Uint32Array",
            Self::Uint8ClampedArray => "Uint8ClampedArray",
            Self::BigInt64Array => "BigInt64Array",
            Self::BigUint64Array => "BigUint64Array",
            Self::Float16Array => "Float16Array",
            Self::Float32Array => "Float32Array",
            Self::Float64Array => "Float64Array",
            Self::ArrayBufferView => "ArrayBufferView",
            Self::BufferSource | Self::AllowSharedBufferSource => {
                "(ArrayBuffer or ArrayBufferView)"
            }
        }
    }

    fn takes_view(self, kind: ViewKind) -> bool {
        match self {
            Self::ArrayBufferView | Self::BufferSource | Self::AllowSharedBufferSource => true,
            Self::ArrayBuffer | Self::SharedArrayBuffer => false,
            Self::DataView => kind == ViewKind::DataView,
            Self::Int8Array => kind == ViewKind::Int8,
            Self::Int16Array => kind == ViewKind::Int16,
            Self::Int32Array => kind == ViewKind::Int32,
            Self::Uint8Array => kind == ViewKind::Uint8,
            Self::Uint16Array => kind == ViewKind::Uint16,
            Self::Uint32Array => kind == ViewKind::Uint32,
            Self::Uint8ClampedArray => kind == ViewKind::Uint8Clamped,
            Self::BigInt64Array => kind == ViewKind::BigInt64,
            Self::BigUint64Array => kind == ViewKind::BigUint64,
            Self::Float16Array => kind == ViewKind::Float16,
            Self::Float32Array => kind == ViewKind::Float32,
            Self::Float64Array => kind == ViewKind::Float64,
        }
    }

    fn takes_buffer(self, kind: BufferKind) -> bool {
        let is_shared = is_shared(kind);
        match self {
            Self::ArrayBuffer | Self::BufferSource => !is_shared,
            Self::SharedArrayBuffer => is_shared,
            Self::AllowSharedBufferSource => true,
            _ => false,
        }
    }
}

fn is_shared(kind: BufferKind) -> bool {
    matches!(kind, BufferKind::Shared | BufferKind::GrowableShared)
}

/// True if a value is of a buffer source type.
pub(crate) fn is_buffer(cx: &Cx<'_>, value: &Value, wanted: Buffer) -> bool {
    match (cx.buffer_kind(value), cx.view(value)) {
        (Some(kind), _) => wanted.takes_buffer(kind),
        (None, Some(view)) => wanted.takes_view(view.kind),
        (None, None) => false,
    }
}

/// A buffer or view, checked.
pub(crate) fn buffer(
    cx: &Cx<'_>,
    value: &Value,
    wanted: Buffer,
    allows_shared: bool,
    allows_resizable: bool,
    at: At,
) -> Result<Value, Thrown> {
    if !is_buffer(cx, value, wanted) {
        return Err(at.wrong_type(cx, wanted.name()));
    }
    let kind = match cx.view(value) {
        Some(view) => cx.buffer_kind(&view.buffer),
        None => cx.buffer_kind(value),
    };
    if kind.is_some_and(is_shared) && !allows_shared && wanted != Buffer::SharedArrayBuffer {
        return Err(at.type_error(cx, "The provided buffer must not be shared."));
    }
    let is_resizable = matches!(kind, Some(BufferKind::Resizable | BufferKind::GrowableShared));
    if is_resizable && !allows_resizable {
        return Err(at.type_error(cx, "The provided buffer must not be resizable."));
    }
    Ok(value.clone())
}
