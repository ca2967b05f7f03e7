//! `MutationRecord`.
//!
//! <https://dom.spec.whatwg.org/#interface-mutationrecord>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::collections;
use crate::generated::Interface;
use crate::objects::slots;
use crate::observers::RecordKind;
use crate::strings::DomString;
use crate::wrappers;

/// The state behind a record.
struct Record {
    target: NodeId,
    kind: RecordKind,
    has_old_value: bool,
}

/// The slots of a record.
const TARGET: u64 = 100;
const ADDED: u64 = 101;
const REMOVED: u64 = 102;
const PREVIOUS: u64 = 103;
const NEXT: u64 = 104;

/// Puts a record into the record queue of an observer.
pub(crate) fn queue(
    cx: &mut Cx<'_>,
    observer: &Value,
    target: NodeId,
    kind: &RecordKind,
    has_old_value: bool,
) {
    // A parser writes while no script runs: the record is made in the realm of its target.
    let document = cx.host.node_document(target);
    let made = match crate::windows::relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| new_record(cx, target, kind, has_old_value)),
        None => new_record(cx, target, kind, has_old_value),
    };
    let Ok(record) = made else { return };
    // The queue is an array that only the observer has.
    let queue = cx.slot(observer, slots::RECORDS).unwrap_or_else(|| cx.array(Vec::new()));
    let length = cx.get_str(&queue, "length").ok().and_then(|length| length.as_number());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the length of an array"
    )]
    let key = cx.key_index(length.unwrap_or_default() as u32);
    // An array takes any item.
    let _is_defined = cx.define_value(&queue, &key, &record, treewright_quickjs::Attributes::ALL);
    cx.set_slot(observer, slots::RECORDS, &queue);
}

/// Takes the records of an observer.
pub(crate) fn take(cx: &mut Cx<'_>, observer: &Value) -> Vec<Value> {
    let Some(queue) = cx.take_slot(observer, slots::RECORDS) else { return Vec::new() };
    let mut records = Vec::new();
    for index in 0.. {
        match cx.get_index(&queue, index) {
            Ok(record) if !record.is_undefined() => records.push(record),
            _ => break,
        }
    }
    records
}

fn new_record(
    cx: &mut Cx<'_>,
    target: NodeId,
    kind: &RecordKind,
    has_old_value: bool,
) -> Result<Value, Thrown> {
    let record = bindings::new_object(cx, Interface::MutationRecord)?;
    let wrapper = wrappers::wrap(cx, target)?;
    cx.set_slot(&record, TARGET, &wrapper);
    if let RecordKind::ChildList { added, removed, previous, next } = kind {
        for (slot, nodes) in [(ADDED, added), (REMOVED, removed)] {
            let list = collections::static_node_list(cx, nodes.clone())?;
            cx.set_slot(&record, slot, &list);
        }
        for (slot, node) in [(PREVIOUS, previous), (NEXT, next)] {
            if let Some(node) = node {
                let wrapper = wrappers::wrap(cx, *node)?;
                cx.set_slot(&record, slot, &wrapper);
            }
        }
    }
    cx.set_data(&record, Box::new(Record { target, kind: kind.clone(), has_old_value }));
    Ok(record)
}

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
