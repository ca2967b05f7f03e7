//! The kinds of views, in the names of the engine and of records.

use treewright_messages::ViewKind as Recorded;
use treewright_quickjs::ViewKind;

const KINDS: [(ViewKind, Recorded); 13] = [
    (ViewKind::Int8, Recorded::Int8Array),
    (ViewKind::Uint8, Recorded::Uint8Array),
    (ViewKind::Uint8Clamped, Recorded::Uint8ClampedArray),
    (ViewKind::Int16, Recorded::Int16Array),
    (ViewKind::Uint16, Recorded::Uint16Array),
    (ViewKind::Int32, Recorded::Int32Array),
    (ViewKind::Uint32, Recorded::Uint32Array),
    (ViewKind::BigInt64, Recorded::BigInt64Array),
    (ViewKind::BigUint64, Recorded::BigUint64Array),
    (ViewKind::Float16, Recorded::Float16Array),
    (ViewKind::Float32, Recorded::Float32Array),
    (ViewKind::Float64, Recorded::Float64Array),
    (ViewKind::DataView, Recorded::DataView),
];

pub(super) fn recorded(kind: ViewKind) -> Option<Recorded> {
    KINDS.iter().find(|(one, _)| *one == kind).map(|(_, recorded)| *recorded)
}

pub(super) fn kind_of(recorded: Recorded) -> Option<ViewKind> {
    KINDS.iter().find(|(_, one)| *one == recorded).map(|(kind, _)| *kind)
}
