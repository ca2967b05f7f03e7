//! Observers of the performance timeline. It has the marks and measures of user timing.
//!
//! The observers of a global object are in slots of its Performance object; this list is their data.
//!
//! <https://w3c.github.io/performance-timeline/#the-performanceobserver-interface>

use std::collections::BTreeMap;

use treewright_quickjs::{Thrown, Value};

use crate::event_loop::{Steps, TaskSource};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::PerformanceObserverInit;
use crate::objects::{self, PLAIN, STEPS, slots};
use crate::observers::records;
use crate::performance::{self, Entry};
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::{Cx, bindings, callbacks};

/// <https://w3c.github.io/timing-entrytypes-registry/#registry>, those that a window has.
const SUPPORTED: [&str; 2] = ["mark", "measure"];

/// The slot of an observer with the Performance object of its global object.
const PERFORMANCE: u64 = 100;

/// The slots of a Performance object: the supported types as an array, the list of its observers, and the first of these.
const TYPES: u64 = 101;
const LIST: u64 = 102;
const OBSERVERS: u64 = 1 << 40;

/// <https://w3c.github.io/performance-timeline/#dfn-observer-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Undefined,
    Multiple,
    Single,
}

/// The state of an observer. Its buffer is in a slot.
#[derive(Debug)]
struct Observer {
    kind: Kind,
    realm: RealmId,
    /// The types of its options list.
    types: Vec<&'static str>,
    /// <https://w3c.github.io/performance-timeline/#dfn-requires-dropped-entries>
    requires_dropped_entries: bool,
}

/// The list of registered observers of a global object: their handles, in the order of registration.
#[derive(Debug, Default)]
struct Registered {
    places: BTreeMap<u64, u64>,
    last: u64,
    /// <https://w3c.github.io/performance-timeline/#dfn-performance-observer-task-queued-flag>
    task_is_queued: bool,
}

fn with<R>(
    cx: &mut Cx<'_>,
    observer: &Value,
    inside: impl FnOnce(&mut Observer) -> R,
) -> Result<R, Thrown> {
    match cx.data::<Observer, R>(observer, |state, _| inside(state)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

fn with_list<R>(
    cx: &mut Cx<'_>,
    performance: &Value,
    inside: impl FnOnce(&mut Registered) -> R,
) -> Result<R, Thrown> {
    let list = match cx.slot(performance, LIST) {
        Some(list) => list,
        None => {
            let list = cx.platform_object(PLAIN, &cx.null(), STEPS, 0);
            cx.set_data(&list, Box::new(Registered::default()));
            cx.set_slot(performance, LIST, &list);
            list
        }
    };
    match cx.data::<Registered, R>(&list, |list, _| inside(list)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// A new observer in the current realm, whose Performance object is this.
/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-constructor>
pub(crate) fn new(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: &Value,
    performance: &Value,
) -> Value {
    let observer = bindings::new_object_with(cx, Interface::PerformanceObserver, prototype);
    cx.set_slot(&observer, slots::CALLBACK, callback);
    cx.set_slot(&observer, PERFORMANCE, performance);
    let realm = RealmId(cx.realm_number());
    let state = Observer {
        kind: Kind::Undefined,
        realm,
        types: Vec::new(),
        requires_dropped_entries: false,
    };
    cx.set_data(&observer, Box::new(state));
    objects::give_a_handle(cx, &observer);
    observer
}

fn performance_of(cx: &Cx<'_>, observer: &Value) -> Value {
    cx.slot(observer, PERFORMANCE).unwrap_or_else(|| cx.undefined())
}

fn supported(name: &DomString) -> Option<&'static str> {
    SUPPORTED.into_iter().find(|one| name.as_str() == Some(one))
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-supportedentrytypes>
pub(crate) fn supported_entry_types(cx: &mut Cx<'_>, performance: &Value) -> Result<Value, Thrown> {
    if let Some(types) = cx.slot(performance, TYPES) {
        return Ok(types);
    }
    let types = SUPPORTED.into_iter().map(|name| cx.string(name)).collect();
    let types = cx.array(types);
    cx.freeze(&types)?;
    cx.set_slot(performance, TYPES, &types);
    Ok(types)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-observe>
pub(crate) fn observe(
    cx: &mut Cx<'_>,
    observer: &Value,
    options: PerformanceObserverInit,
) -> Result<(), Thrown> {
    let kind = match (&options.entry_types, &options.type_) {
        (None, None) => return Err(cx.type_error("entryTypes or type must be present.")),
        (Some(_), None) if options.buffered.is_none() => Kind::Multiple,
        (Some(_), _) => {
            return Err(cx.type_error("entryTypes must not be together with other members."));
        }
        (None, Some(_)) => Kind::Single,
    };
    let known = with(cx, observer, |state| {
        if state.kind == Kind::Undefined {
            state.kind = kind;
        }
        state.kind
    })?;
    if known != kind {
        let message = "An observer of one type cannot become one of several, nor the reverse.";
        return Err(dom_exception(cx, DomExceptionName::InvalidModificationError, message));
    }
    let names = options.entry_types.into_iter().flatten().chain(options.type_);
    let mut types: Vec<&'static str> = names.filter_map(|name| supported(&name)).collect();
    types.sort_unstable();
    types.dedup();
    with(cx, observer, |state| state.requires_dropped_entries = true)?;
    let Some(first) = types.first().copied() else { return Ok(()) };
    with(cx, observer, |state| match kind {
        Kind::Single if state.types.contains(&first) => {}
        Kind::Single => state.types.push(first),
        _ => state.types = types,
    })?;
    let performance = performance_of(cx, observer);
    register(cx, &performance, observer)?;
    if options.buffered == Some(true) {
        for entry in performance::entries(cx, &performance, |entry| entry.entry_type == first) {
            records::push(cx, observer, &entry);
        }
        queue_the_task(cx, &performance)?;
    }
    Ok(())
}

fn handle_of(cx: &Cx<'_>, observer: &Value) -> u64 {
    cx.platform(observer).map(|platform| platform.handle).unwrap_or_default()
}

fn register(cx: &mut Cx<'_>, performance: &Value, observer: &Value) -> Result<(), Thrown> {
    let handle = handle_of(cx, observer);
    if cx.slot(observer, OBSERVERS).is_some() {
        return Ok(());
    }
    let place = with_list(cx, performance, |list| {
        list.last = list.last.saturating_add(1);
        list.places.insert(list.last, handle);
        list.last
    })?;
    cx.set_slot(performance, OBSERVERS | place, observer);
    #[expect(clippy::cast_precision_loss, reason = "no page has so many observers")]
    let place = cx.number(place as f64);
    cx.set_slot(observer, OBSERVERS, &place);
    Ok(())
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, observer: &Value) -> Result<(), Thrown> {
    with(cx, observer, |state| state.types.clear())?;
    drop(records::take(cx, observer));
    if let Some(place) = cx.take_slot(observer, OBSERVERS).and_then(|place| place.as_number()) {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place")]
        let place = place as u64;
        let performance = performance_of(cx, observer);
        with_list(cx, &performance, |list| list.places.remove(&place))?;
        drop(cx.take_slot(&performance, OBSERVERS | place));
    }
    Ok(())
}

/// The registered observers, as they are now.
fn registered(cx: &mut Cx<'_>, performance: &Value) -> Result<Vec<Value>, Thrown> {
    if cx.slot(performance, LIST).is_none() {
        return Ok(Vec::new());
    }
    let places: Vec<u64> =
        with_list(cx, performance, |list| list.places.keys().copied().collect())?;
    let slots = places.into_iter().map(|place| OBSERVERS | place);
    Ok(slots.filter_map(|slot| cx.slot(performance, slot)).collect())
}

/// Adds an entry to the timeline, and to the buffers of the observers that are interested.
/// <https://w3c.github.io/performance-timeline/#queue-a-performanceentry>
pub(crate) fn queue_an_entry(
    cx: &mut Cx<'_>,
    performance: &Value,
    object: &Value,
) -> Result<(), Thrown> {
    let Entry { entry_type, .. } = performance::entry(cx, object)?;
    let mut is_awaited = false;
    for observer in registered(cx, performance)? {
        if with(cx, &observer, |state| state.types.contains(&entry_type))? {
            records::push(cx, &observer, object);
            is_awaited = true;
        }
    }
    performance::queue_an_entry(cx, performance, object)?;
    if is_awaited { queue_the_task(cx, performance) } else { Ok(()) }
}

/// <https://w3c.github.io/performance-timeline/#queue-the-performanceobserver-task>
fn queue_the_task(cx: &mut Cx<'_>, performance: &Value) -> Result<(), Thrown> {
    if with_list(cx, performance, |list| std::mem::replace(&mut list.task_is_queued, true))? {
        return Ok(());
    }
    let document = cx.host.realms.get(RealmId(cx.realm_number())).map(|state| state.document);
    let performance = performance.clone();
    let steps: Steps = Box::new(move |cx| {
        if let Err(thrown) = notify(cx, &performance) {
            crate::error_reports::report_an_exception(cx, thrown);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::PerformanceTimeline, document, steps);
    Ok(())
}

/// The task.
fn notify(cx: &mut Cx<'_>, performance: &Value) -> Result<(), Thrown> {
    with_list(cx, performance, |list| list.task_is_queued = false)?;
    for observer in registered(cx, performance)? {
        let entries = records::take(cx, &observer);
        let Some(callback) = cx.slot(&observer, slots::CALLBACK).filter(|_| !entries.is_empty())
        else {
            continue;
        };
        let (realm, requires_dropped_entries) = with(cx, &observer, |state| {
            (state.realm, std::mem::replace(&mut state.requires_dropped_entries, false))
        })?;
        let Some(realm) = crate::global_objects::engine_realm(cx, realm) else { continue };
        cx.in_realm(&realm, |cx| {
            let list = new_list(cx, &entries)?;
            let options = cx.object(None);
            if requires_dropped_entries {
                // The buffers have no limit.
                let count = cx.int(0);
                cx.set_str(&options, "droppedEntriesCount", &count)?;
            }
            let arguments = [list, observer.clone(), options];
            callbacks::call_and_report(cx, &callback, &observer, &arguments);
            Ok::<(), Thrown>(())
        })?;
    }
    Ok(())
}

/// <https://w3c.github.io/performance-timeline/#the-performanceobserverentrylist-interface>
fn new_list(cx: &mut Cx<'_>, entries: &[Value]) -> Result<Value, Thrown> {
    let list = bindings::new_object(cx, Interface::PerformanceObserverEntryList)?;
    for entry in entries {
        performance::queue_an_entry(cx, &list, entry)?;
    }
    Ok(list)
}
