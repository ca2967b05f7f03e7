//! Fetches that begin before they are requested, for the results of speculative parsing.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use super::ProcessResponseConsumeBody;
use super::request::FetchRequest;
use super::response::{BodyBytes, FetchResponse};
use super::run::{Consumer, begin};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::loader::{Credentials, Destination, Mode, RequestId};

/// The properties in which two requests must agree for one response to answer both.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PreloadKey {
    pub(crate) document: Option<NodeId>,
    pub(crate) url: String,
    pub(crate) destination: Destination,
    pub(crate) mode: Mode,
    pub(crate) credentials: Credentials,
    integrity: String,
}

impl Preloads {
    /// Releases the memory of the responses.
    fn give_up_room(&mut self) {
        if self.by_key.is_empty() && self.states.is_empty() && self.watchers.is_empty() {
            *self = Self::default();
        }
    }
}

impl PreloadKey {
    fn of(request: &FetchRequest) -> Option<Self> {
        (request.method == "GET" && request.client.is_some()).then(|| Self {
            document: request.client,
            url: request.url.as_str().to_owned(),
            destination: request.destination,
            mode: request.mode,
            credentials: request.credentials,
            integrity: request.integrity.clone(),
        })
    }
}

enum Preload {
    /// The response has not arrived.
    Open,
    Waited(ProcessResponseConsumeBody),
    Ready(FetchResponse, BodyBytes),
}

#[derive(Default)]
pub(super) struct Preloads {
    by_key: FxHashMap<PreloadKey, RequestId>,
    states: FxHashMap<RequestId, Preload>,
    /// Those that wait for the end of a preload.
    watchers: FxHashMap<RequestId, Vec<WhenPreloaded>>,
}

/// Steps that learn whether a preload succeeded.
pub(crate) type WhenPreloaded = Box<dyn FnOnce(&mut Cx<'_>, bool)>;

/// Begins a fetch ahead of its request. The next request with the same properties gets its
/// response.
pub(crate) fn preload(cx: &mut Cx<'_>, request: FetchRequest, when: Option<WhenPreloaded>) {
    let Some(key) = PreloadKey::of(&request) else { return };
    let document = request.client;
    if let Some(id) = cx.host.fetching.preloads.by_key.get(&key).copied() {
        let Some(when) = when else { return };
        match cx.host.fetching.preloads.states.get(&id) {
            Some(Preload::Ready(response, _)) => {
                let is_success = !response.is_network_error();
                let steps = Box::new(move |cx: &mut Cx<'_>| when(cx, is_success));
                cx.host.event_loop.queue_a_task(TaskSource::Networking, document, steps);
            }
            _ => cx.host.fetching.preloads.watchers.entry(id).or_default().push(when),
        }
        return;
    }
    // Its number is known only after it has begun, and no response comes before a task runs.
    let number = std::rc::Rc::new(std::cell::Cell::new(None));
    let own = std::rc::Rc::clone(&number);
    let process: ProcessResponseConsumeBody = Box::new(move |cx, response, body| {
        let Some(id) = own.get() else { return };
        let watchers = cx.host.fetching.preloads.watchers.remove(&id).unwrap_or_default();
        let is_success = !response.is_network_error();
        let preloads = &mut cx.host.fetching.preloads;
        match preloads.states.remove(&id) {
            Some(Preload::Waited(process)) => process(cx, response, body),
            Some(_) => {
                preloads.states.insert(id, Preload::Ready(response, body));
            }
            None => {}
        }
        for when in watchers {
            when(cx, is_success);
        }
    });
    let id = begin(cx, request, Consumer::Whole(process));
    number.set(Some(id));
    let preloads = &mut cx.host.fetching.preloads;
    preloads.states.insert(id, Preload::Open);
    preloads.by_key.insert(key, id);
    if let Some(when) = when {
        preloads.watchers.entry(id).or_default().push(when);
    }
}

/// Takes the preload that answers a request.
/// <https://html.spec.whatwg.org/multipage/links.html#consume-a-preloaded-resource>
pub(super) fn consume(cx: &mut Cx<'_>, request: &FetchRequest) -> Option<RequestId> {
    let preloads = &mut cx.host.fetching.preloads;
    if preloads.by_key.is_empty() {
        return None;
    }
    preloads.by_key.remove(&PreloadKey::of(request)?)
}

/// Waits for a preload that was taken.
pub(super) fn wait(
    cx: &mut Cx<'_>,
    id: RequestId,
    document: Option<NodeId>,
    process: ProcessResponseConsumeBody,
) -> RequestId {
    let preloads = &mut cx.host.fetching.preloads;
    match preloads.states.remove(&id) {
        Some(Preload::Ready(response, body)) => {
            cx.host.fetching.delivering.insert(id, None);
            let steps = Box::new(move |cx: &mut Cx<'_>| {
                if cx.host.fetching.delivering.remove(&id).is_some() {
                    process(cx, response, body);
                }
            });
            cx.host.event_loop.queue_a_task(TaskSource::Networking, document, steps);
        }
        _ => {
            preloads.states.insert(id, Preload::Waited(process));
        }
    }
    id
}

/// Forgets the preloads of a document that is no longer parsed.
pub(crate) fn forget_preloads_of(cx: &mut Cx<'_>, document: NodeId) {
    let preloads = &mut cx.host.fetching.preloads;
    let mut gone = Vec::new();
    preloads.by_key.retain(|key, id| {
        // A preload that a `link` element waits for continues.
        let is_other = key.document != Some(document) || preloads.watchers.contains_key(id);
        if !is_other {
            gone.push(*id);
        }
        is_other
    });
    for id in gone {
        cx.host.fetching.preloads.states.remove(&id);
        super::run::abort(cx, id);
    }
    cx.host.fetching.preloads.give_up_room();
}
