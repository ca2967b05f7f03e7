//! The records of mutation observers, as objects.
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
use crate::wrappers;

/// The state of a record.
pub(crate) struct Record {
    pub(crate) target: NodeId,
    pub(crate) kind: RecordKind,
    pub(crate) has_old_value: bool,
}

/// The slots of a record.
pub(crate) const TARGET: u64 = 100;

pub(crate) const ADDED: u64 = 101;

pub(crate) const REMOVED: u64 = 102;

pub(crate) const PREVIOUS: u64 = 103;

pub(crate) const NEXT: u64 = 104;

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
    let made = match crate::global_objects::relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| new_record(cx, target, kind, has_old_value)),
        None => new_record(cx, target, kind, has_old_value),
    };
    if let Ok(record) = made {
        push(cx, observer, &record);
    }
}

/// Adds an object to the queue of an observer.
pub(crate) fn push(cx: &mut Cx<'_>, observer: &Value, record: &Value) {
    // Only the observer has the array of the queue.
    let queue = cx.slot(observer, slots::RECORDS).unwrap_or_else(|| cx.array(Vec::new()));
    let length = cx.get_str(&queue, "length").ok().and_then(|length| length.as_number());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the length of an array"
    )]
    let key = cx.key_index(length.unwrap_or_default() as u32);
    // An array accepts any item.
    let _is_defined = cx.define_value(&queue, &key, record, treewright_quickjs::Attributes::ALL);
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
            let list = collections::static_node_list(cx, nodes.to_vec())?;
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
