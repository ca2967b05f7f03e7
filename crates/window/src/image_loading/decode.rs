//! `decode()`.
//!
//! <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Realm, Thrown, Value};

use super::State;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::exception::{DomExceptionName, dom_exception};
use crate::host_functions::queue_a_microtask;

/// A promise that waits for an image.
pub(super) struct Waiting {
    realm: Realm,
    resolve: Value,
    reject: Value,
}

/// The promises of images that have not loaded.
pub(super) type Decodes = FxHashMap<NodeId, Vec<Waiting>>;

/// <https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode>
pub(crate) fn decode(cx: &mut Cx<'_>, image: NodeId) -> Result<Value, Thrown> {
    let (promise, resolve, reject) = cx.promise()?;
    let realm = cx.realm();
    let waiting = Waiting { realm, resolve, reject };
    queue_a_microtask(
        cx,
        Box::new(move |cx| {
            let document = cx.host.node_document(image);
            let state =
                cx.host.images.get(image).map_or(State::Broken, |state| state.current.state);
            let is_broken = state == State::Broken || !cx.host.is_fully_active(document);
            if is_broken {
                return finish(cx, &waiting, false);
            }
            cx.host.images.decodes.entry(image).or_default().push(waiting);
            settle(cx, image);
        }),
    );
    Ok(promise)
}

/// The state of an image's current request has changed, or was replaced: a task settles the waiting
/// promises.
pub(super) fn settle(cx: &mut Cx<'_>, image: NodeId) {
    let state = cx.host.images.get(image).map_or(State::Broken, |state| state.current.state);
    if state == State::Unavailable {
        return;
    }
    let Some(all) = cx.host.images.decodes.remove(&image) else { return };
    let document = cx.host.node_document(image);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        for waiting in all {
            finish(cx, &waiting, state == State::CompletelyAvailable);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

fn finish(cx: &mut Cx<'_>, waiting: &Waiting, is_decoded: bool) {
    let realm = waiting.realm.clone();
    cx.in_realm(&realm, |cx| {
        let undefined = cx.undefined();
        // The functions of a promise do not throw.
        let _settled = if is_decoded {
            cx.call(&waiting.resolve, &undefined, &[])
        } else {
            let message = "The source image cannot be decoded.";
            let error = dom_exception(cx, DomExceptionName::EncodingError, message).value;
            cx.call(&waiting.reject, &undefined, &[error])
        };
    });
}
