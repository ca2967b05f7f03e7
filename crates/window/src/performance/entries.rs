//! Entries of the performance timeline.
//!
//! <https://w3c.github.io/performance-timeline/>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::strings::DomString;

/// The slot of an entry with its detail.
const DETAIL: u64 = 1;

/// The first slot of the entries of a Performance object.
const ENTRIES: u64 = 1 << 32;

/// The attributes of an entry.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) id: u64,
    pub(crate) name: DomString,
    pub(crate) entry_type: &'static str,
    pub(crate) start_time: f64,
    pub(crate) duration: f64,
}

/// The entries of a Performance object, by their slots and times.
#[derive(Debug, Default)]
struct Timeline {
    slots: Vec<(u64, Entry)>,
    last: u64,
}

/// Makes an entry.
pub(crate) fn new_entry(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: Option<&Value>,
    entry: Entry,
    detail: &Value,
) -> Result<Value, Thrown> {
    let object = match prototype {
        Some(prototype) => bindings::new_object_with(cx, interface, prototype),
        None => bindings::new_object(cx, interface)?,
    };
    cx.set_data(&object, Box::new(entry));
    cx.set_slot(&object, DETAIL, detail);
    Ok(object)
}

/// The state of an entry.
pub(crate) fn entry(cx: &mut Cx<'_>, object: &Value) -> Result<Entry, Thrown> {
    let entry = cx.data::<Entry, _>(object, |entry, _| entry.clone());
    entry.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The detail of an entry.
pub(crate) fn detail(cx: &Cx<'_>, object: &Value) -> Value {
    cx.slot(object, DETAIL).unwrap_or_else(|| cx.null())
}

fn with_timeline<R>(
    cx: &mut Cx<'_>,
    performance: &Value,
    inside: impl FnOnce(&mut Timeline) -> R,
) -> Option<R> {
    let mut inside = Some(inside);
    let mut run = |timeline: &mut Timeline| inside.take().map(|inside| inside(timeline));
    if let Some(result) = cx.data::<Timeline, _>(performance, |timeline, _| run(timeline)) {
        return result;
    }
    cx.set_data(performance, Box::new(Timeline::default()));
    cx.data::<Timeline, _>(performance, |timeline, _| run(timeline)).flatten()
}

/// Adds an entry to the performance entry buffer.
/// <https://w3c.github.io/performance-timeline/#dfn-queue-a-performanceentry>
pub(crate) fn queue_an_entry(
    cx: &mut Cx<'_>,
    performance: &Value,
    object: &Value,
) -> Result<(), Thrown> {
    let entry = entry(cx, object)?;
    let slot = with_timeline(cx, performance, |timeline| {
        timeline.last = timeline.last.wrapping_add(1);
        let slot = ENTRIES | timeline.last;
        timeline.slots.push((slot, entry));
        slot
    });
    if let Some(slot) = slot {
        cx.set_slot(performance, slot, object);
    }
    Ok(())
}

/// The entries that a filter accepts, in the order of their start times.
/// <https://w3c.github.io/performance-timeline/#dfn-filter-buffer-by-name-and-type>
pub(crate) fn entries(
    cx: &mut Cx<'_>,
    performance: &Value,
    filter: impl Fn(&Entry) -> bool,
) -> Vec<Value> {
    let mut found: Vec<(u64, f64)> = with_timeline(cx, performance, |timeline| {
        let all = timeline.slots.iter().filter(|(_, entry)| filter(entry));
        all.map(|(slot, entry)| (*slot, entry.start_time)).collect()
    })
    .unwrap_or_default();
    found.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    found.into_iter().filter_map(|(slot, _)| cx.slot(performance, slot)).collect()
}

/// Removes the entries of a type, with a name if one is given.
pub(crate) fn clear(
    cx: &mut Cx<'_>,
    performance: &Value,
    entry_type: &str,
    name: Option<&DomString>,
) {
    let removed: Vec<u64> = with_timeline(cx, performance, |timeline| {
        let is_removed = |entry: &Entry| {
            entry.entry_type == entry_type && name.is_none_or(|name| entry.name == *name)
        };
        let slots = timeline.slots.iter().filter(|(_, entry)| is_removed(entry));
        let slots = slots.map(|(slot, _)| *slot).collect();
        timeline.slots.retain(|(_, entry)| !is_removed(entry));
        slots
    })
    .unwrap_or_default();
    for slot in removed {
        cx.take_slot(performance, slot);
    }
}

/// <https://w3c.github.io/user-timing/#convert-a-mark-to-a-timestamp>, for a name.
pub(crate) fn convert_a_mark_to_a_timestamp(
    cx: &mut Cx<'_>,
    performance: &Value,
    name: &DomString,
) -> Result<f64, Thrown> {
    let time = with_timeline(cx, performance, |timeline| {
        let mut all = timeline.slots.iter().rev();
        all.find(|(_, entry)| entry.entry_type == "mark" && entry.name == *name)
            .map(|(_, entry)| entry.start_time)
    })
    .flatten();
    match time {
        Some(time) => Ok(time),
        None => {
            let message = format!("The mark '{}' does not exist.", name.to_scalar());
            Err(dom_exception(cx, DomExceptionName::SyntaxError, &message))
        }
    }
}
