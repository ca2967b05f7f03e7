//! Workers from the inside: the realm, and the script.
//!
//! <https://html.spec.whatwg.org/multipage/workers.html#worker-processing-model>

use std::sync::Arc;

use treewright_dom::NodeId;
use treewright_messages::{Port, Text};
use treewright_quickjs::{EngineError, ScriptOptions, Thrown};

use super::thread::Start;
use super::{Control, Mail, Mailbox};
use crate::bindings::{self, definition};
use crate::event_loop::perform_a_microtask_checkpoint;
use crate::fetching::utf8_decode;
use crate::generated::Interface;
use crate::messaging::ports;
use crate::objects::slots;
use crate::realms::{RealmId, RealmState};
use crate::scripts::modules::{self, ModuleScriptId};
use crate::scripts::{ClassicScript, ScriptFetchOptions, run_a_classic_script};
use crate::world::World;
use crate::{Cx, isolation};

/// The state of an agent that is a worker.
/// <https://html.spec.whatwg.org/multipage/workers.html#workerglobalscope>
pub(crate) struct Inside {
    /// The `Worker` object's handle in the agent that created it.
    pub(super) key: u64,
    pub(super) parent: Arc<Mailbox>,
    pub(super) control: Arc<Control>,
    /// The document that holds the settings object of the worker.
    pub(super) settings: NodeId,
    /// The document that holds the outside settings object.
    pub(super) outside_settings: NodeId,
    /// <https://html.spec.whatwg.org/multipage/workers.html#concept-workerglobalscope-name>
    pub(crate) name: Text,
    /// <https://html.spec.whatwg.org/multipage/workers.html#concept-workerglobalscope-type>
    pub(crate) is_module: bool,
    pub(crate) is_a_secure_context: bool,
    /// The origins of the owner and of its ancestor documents.
    pub(crate) ancestors: Vec<String>,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerglobalscope-closing>
    pub(crate) is_closing: bool,
    /// The handle of the inside port.
    pub(super) port: u64,
    /// The messages that have come through it and were read.
    pub(super) messages_read: u64,
}

/// Sets up the realm, and runs the script.
/// <https://html.spec.whatwg.org/multipage/workers.html#run-a-worker>
pub(super) fn begin(cx: &mut Cx<'_>, start: Start) {
    let (key, parent) = (start.key, Arc::clone(&start.parent));
    if set_up(cx, start).is_err() {
        parent.send(Mail::Failed { worker: key });
        super::close(cx);
    }
}

/// Steps 5 to 9, and 12: the script has come, and runs once all its imports have.
fn set_up(cx: &mut Cx<'_>, start: Start) -> Result<(), EngineError> {
    let world = &mut *cx.host;
    world.times.begin_at(start.began);
    world.storage.begin_in_a_worker(start.profile);
    world.messaging.broadcasts = start.broadcasts;
    world.fetching.blob_urls = start.blob_urls;
    world.fetching.loader = Box::new(crate::fetching::RelayLoader {
        first_agent: Arc::clone(&start.family.first),
        control: Arc::clone(&start.control),
    });
    world.structured_data.cluster = start.cluster;
    world.structured_data.limits = start.limits;
    world.user_agent = start.user_agent;
    world.workers.family = start.family;
    let id = world.realms.next();
    let handle = world.handles.next();
    let interface = Interface::DedicatedWorkerGlobalScope;
    let realm = cx.new_realm_with_global(id.0, bindings::GLOBAL, interface as u16, handle)?;
    crate::performance::begin(cx.host, id.0);
    let is_isolated = start.settings.is_cross_origin_isolated;
    let settings = start.settings.into_document(cx.host, id);
    let outside_settings = start.outside.into_document(cx.host, id);
    cx.host.realms.push(RealmState {
        realm: Some(realm.clone()),
        handle,
        document: settings,
        navigable: None,
        last_activation: crate::user_activation::LastActivation::default(),
    });
    cx.host.workers.inside = Some(Box::new(Inside {
        key: start.key,
        parent: start.parent,
        control: start.control,
        settings,
        outside_settings,
        name: start.name,
        is_module: start.is_module,
        is_a_secure_context: start.is_a_secure_context,
        ancestors: start.ancestors,
        is_closing: false,
        port: 0,
        messages_read: 0,
    }));
    let port = start.port;
    cx.in_realm(&realm, |cx| {
        set_up_the_global_object(cx, handle, port)?;
        if is_isolated {
            isolation::set(cx, settings);
        }
        Ok::<(), Thrown>(())
    })
    .map_err(|_| EngineError::OutOfMemory)?;
    crate::budget::begin_a_task(cx);
    cx.in_realm(&realm, |cx| {
        let options =
            ScriptFetchOptions { credentials: start.credentials, ..ScriptFetchOptions::default() };
        if start.is_module {
            let on_complete = Box::new(run_the_module);
            modules::fetch_a_module_worker_script_graph(
                cx,
                id,
                outside_settings,
                &start.response,
                start.bytes,
                options,
                on_complete,
            );
        } else {
            run_the_classic_script(cx, id, &start.response, &start.bytes);
        }
        perform_a_microtask_checkpoint(cx);
    });
    Ok(())
}

fn set_up_the_global_object(cx: &mut Cx<'_>, handle: u64, port: Port) -> Result<(), Thrown> {
    let interface = Interface::DedicatedWorkerGlobalScope;
    bindings::global::set_up(cx, interface, handle, definition::DEDICATED_WORKER)?;
    isolation::hide_shared_memory(cx);
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    cx.cache_insert(handle, &global);
    let port = ports::new_implicit_disabled(cx, port, handle)?;
    cx.set_slot(&global, slots::PORT, &port);
    let port = cx.platform(&port).map_or(0, |platform| platform.handle);
    if let Some(inside) = &mut cx.host.workers.inside {
        inside.port = port;
    }
    Ok(())
}

/// The script cannot run: the `Worker` object gets an event, and the worker ends.
fn fail(cx: &mut Cx<'_>) {
    if let Some(inside) = &cx.host.workers.inside {
        inside.parent.send(Mail::Failed { worker: inside.key });
    }
    super::close(cx);
}

/// The rest of "fetch a classic worker script", and the steps `onComplete`.
fn run_the_classic_script(
    cx: &mut Cx<'_>,
    realm: RealmId,
    response: &crate::fetching::FetchResponse,
    bytes: &[u8],
) {
    let Some(url) = response.url().cloned() else { return fail(cx) };
    let source = utf8_decode(bytes).into();
    let script = ClassicScript::new(source, realm, url, ScriptFetchOptions::default());
    // The script's error to rethrow.
    let parsed = cx.compile_script(&script.source, script.name(), &ScriptOptions::default());
    if parsed.is_err() {
        return fail(cx);
    }
    drop(parsed);
    run_a_classic_script(cx, &script);
    enable_the_port(cx);
}

fn run_the_module(cx: &mut Cx<'_>, script: Option<ModuleScriptId>) {
    let can_run = script.filter(|script| {
        cx.host.modules.get(*script).is_some_and(|script| script.error_to_rethrow.is_none())
    });
    let Some(script) = can_run else { return fail(cx) };
    modules::run_a_module_script(cx, script);
    enable_the_port(cx);
}

/// "Enable the port message queue of the worker's implicit port."
fn enable_the_port(cx: &mut Cx<'_>) {
    let port = cx.host.workers.inside.as_ref().map_or(0, |inside| inside.port);
    if let Some(port) = cx.cached(port) {
        ports::start(cx, &port);
    }
}

/// A message of the inside port was read.
pub(crate) fn note_a_message(world: &mut World, port: u64) {
    if let Some(inside) = &mut world.workers.inside
        && inside.port == port
    {
        inside.messages_read = inside.messages_read.wrapping_add(1);
    }
}

impl World {
    /// The number of messages that this worker has read, and true if it is needed for more than
    /// answering messages: it has timers, requests, ports, channels or workers. `None` if this is
    /// not a worker.
    /// <https://html.spec.whatwg.org/multipage/workers.html#the-worker's-lifetime>
    pub(crate) fn need_of_this_worker(&self) -> Option<(u64, bool)> {
        let inside = self.workers.inside.as_ref()?;
        let is_needed = self.event_loop.next_time().is_some()
            || self.fetching.waits_for_responses()
            || ports::has_others_than(self, inside.port)
            || self.messaging.has_channels()
            || self.workers.has_children();
        Some((inside.messages_read, is_needed))
    }

    pub(crate) fn tell_the_parent_of_the_rest(&self, messages_read: u64, is_needed: bool) {
        if let Some(inside) = &self.workers.inside {
            let worker = inside.key;
            inside.parent.send(Mail::Rests { worker, messages_read, is_needed });
        }
    }
}
