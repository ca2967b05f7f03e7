//! `MutationRecord`.
//!
//! <https://dom.spec.whatwg.org/#interface-mutationrecord>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections;
use crate::observers::RecordKind;
use crate::observers::records::{ADDED, REMOVED, Record};
use crate::strings::DomString;

fn read<R>(cx: &mut Cx<'_>, this: &Value, read: impl FnOnce(&Record) -> R) -> Result<R, Thrown> {
    match cx.data(this, |record: &mut Record, _| read(record)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    read(cx, this, |record| record.kind.name().into())
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    read(cx, this, |record| record.target)
}

fn list(cx: &mut Cx<'_>, this: &Value, slot: u64) -> Result<Value, Thrown> {
    if let Some(list) = cx.slot(this, slot) {
        return Ok(list);
    }
    let list = collections::static_node_list(cx, Vec::new())?;
    cx.set_slot(this, slot, &list);
    Ok(list)
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-addednodes>
pub(crate) fn added_nodes(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    list(cx, this, ADDED)
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-removednodes>
pub(crate) fn removed_nodes(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    list(cx, this, REMOVED)
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-previoussibling>
pub(crate) fn previous_sibling(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    read(cx, this, |record| match &record.kind {
        RecordKind::ChildList { previous, .. } => *previous,
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-nextsibling>
pub(crate) fn next_sibling(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    read(cx, this, |record| match &record.kind {
        RecordKind::ChildList { next, .. } => *next,
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-attributename>
pub(crate) fn attribute_name(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    read(cx, this, |record| match &record.kind {
        RecordKind::Attributes { name, .. } => Some(name.as_str().into()),
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-attributenamespace>
pub(crate) fn attribute_namespace(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Option<DomString>, Thrown> {
    read(cx, this, |record| match &record.kind {
        RecordKind::Attributes { namespace, .. } => namespace.as_deref().map(Into::into),
        _ => None,
    })
}

/// <https://dom.spec.whatwg.org/#dom-mutationrecord-oldvalue>
pub(crate) fn old_value(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    read(cx, this, |record| match &record.kind {
        _ if !record.has_old_value => None,
        RecordKind::Attributes { old, .. } => old.as_deref().map(Into::into),
        RecordKind::CharacterData { old } => Some(old.as_str().into()),
        RecordKind::ChildList { .. } => None,
    })
}
