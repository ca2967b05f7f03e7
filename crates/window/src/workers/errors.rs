//! Errors that a worker has not handled.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception>

use super::mail::Mail;
use crate::Cx;
use crate::error_reports::{ErrorInfo, fire_an_error_event, report_without_the_error};
use crate::event_loop::TaskSource;
use crate::events::Target;
use crate::world::World;

/// Passes an error of this worker to the agent that created it. Returns it if this agent is not a
/// worker.
pub(crate) fn report_to_the_parent(cx: &mut Cx<'_>, info: ErrorInfo) -> Option<ErrorInfo> {
    hand_on_the_events(cx.host);
    let Some(inside) = &cx.host.workers.inside else { return Some(info) };
    inside.parent.send(Mail::Error { worker: inside.key, info });
    None
}

/// Passes the events of a worker to the first agent. They come before later messages.
pub(crate) fn hand_on_the_events(world: &mut World) {
    if world.workers.inside.is_some() && !world.outbox.is_empty() {
        let events = std::mem::take(&mut world.outbox);
        world.workers.family.first.send(Mail::Events(events));
    }
}

/// An error of a worker of this agent.
pub(super) fn an_error_came(cx: &mut Cx<'_>, handle: u64, info: ErrorInfo) {
    let Some(child) = cx.host.workers.children.get(&handle) else { return };
    if child.control.is_terminated() {
        return;
    }
    let (realm, document) = (child.realm, child.document);
    // It may have no other owner, and its listeners count.
    let object = cx.cached(handle);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(engine) = crate::global_objects::engine_realm(cx, realm) else { return };
        cx.in_realm(&engine, |cx| {
            let is_not_handled = object.is_none_or(|object| {
                let null = cx.null();
                fire_an_error_event(cx, &Target::Object(object), &info, &null)
            });
            if is_not_handled {
                report_without_the_error(cx, realm, info);
            }
        });
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}
