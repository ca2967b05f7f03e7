//! Events of changes.
//!
//! <https://html.spec.whatwg.org/multipage/webstorage.html#concept-storage-broadcast>

use treewright_storage::{Change, Text};

use super::from_text;
use super::objects::{Map, StorageObject};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::attributes::StorageEvent as Part;
use crate::events::event::{self, EventFlags, Slot};
use crate::events::{Target, fire_with};
use crate::generated::Interface;

/// "To broadcast a `Storage` object storage, given a key, oldValue, and newValue": in this agent.
/// Others hear of it through the journal of the profile.
pub(super) fn broadcast(
    cx: &mut Cx<'_>,
    handle: u64,
    storage: &StorageObject,
    key: Option<Text>,
    old: Option<Text>,
    new: Option<Text>,
) {
    super::objects::meet_listeners(cx);
    let objects = cx.host.storage.objects.iter();
    let remote = objects.filter(|(other, object)| {
        **other != handle
            && object.map == storage.map
            && object.context.origin == storage.context.origin
    });
    let remote: Vec<u64> = remote.map(|(handle, _)| *handle).collect();
    let (key, old, new) = (key.as_ref(), old.as_ref(), new.as_ref());
    for handle in remote {
        queue_an_event(cx, handle, storage.cause.url(), [key, old, new]);
    }
}

/// A change that another agent made, or another process, or the host.
pub(super) fn broadcast_from_elsewhere(cx: &mut Cx<'_>, is_passing: bool, change: Change) {
    let objects = cx.host.storage.objects.iter();
    let remote = objects.filter(|(_, object)| {
        object.map == Map::Local { is_passing } && object.context.origin == change.origin
    });
    let remote: Vec<u64> = remote.map(|(handle, _)| *handle).collect();
    let values = [change.key.as_ref(), change.old.as_ref(), change.new.as_ref()];
    for handle in remote {
        queue_an_event(cx, handle, &change.url, values);
    }
}

/// "Queue a global task on the DOM manipulation task source given remoteStorage's relevant global object to fire an
/// event named storage".
fn queue_an_event(cx: &mut Cx<'_>, handle: u64, url: &str, values: [Option<&Text>; 3]) {
    let Some(object) = cx.host.storage.objects.get(&handle) else { return };
    let (realm, document) = (object.realm, object.document);
    // A document that was destroyed will never be fully active again.
    if cx.host.documents.get(document).is_none_or(|state| state.is_destroyed) {
        return;
    }
    let [key, old, new] = values.map(|text| text.map(from_text));
    let url = url.to_owned();
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(area) = cx.cached(handle) else { return };
        let target = Target::Window(realm);
        let (interface, flags) = (Interface::StorageEvent, EventFlags::NONE);
        fire_with(cx, &target, interface, "storage", flags, false, |cx, event| {
            event::extra(cx, event, |part: &mut Part| {
                *part = Part { key, old_value: old, new_value: new, url };
            });
            event::set_slot(cx, event, Slot::StorageArea, Some(&area));
        });
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}
