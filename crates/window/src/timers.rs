//! Timers.
//!
//! <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{JsString, Thrown, Value};

use crate::Cx;
use crate::callbacks;
use crate::content_security_policy::ensure_string_compilation_is_not_blocked;
use crate::error_reports::report_an_exception;
use crate::event_loop::{Steps, TaskSource};
use crate::global_objects::incumbent_realm;
use crate::realms::RealmId;
use crate::scripts::{ClassicScript, ScriptFetchOptions, run_a_classic_script};
use crate::trusted_types::{Given, TrustedType, get_trusted_type_compliant_string};

/// The function or text that a timer runs.
#[derive(Clone, Debug)]
pub(crate) enum Handler {
    Function(Value),
    /// Source of a classic script.
    Text(Given),
}

/// A timer, for starting and restarting it.
struct Timer {
    realm: RealmId,
    handler: Handler,
    timeout: i32,
    arguments: Vec<Value>,
    repeats: bool,
    /// The callback context of a function.
    incumbent: RealmId,
}

/// The timers of an agent.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    /// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#map-of-settimeout-and-setinterval-ids>
    ids: FxHashMap<(RealmId, i32), u64>,
    /// The event loop's keys of waiting timers, by their unique handles.
    waiting: FxHashMap<u64, (u64, u64)>,
    last_id: FxHashMap<RealmId, i32>,
    last_unique_handle: u64,
    /// The nesting level of the running task; 0 if it is not a timer's.
    /// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-nesting-level>
    nesting_level: u32,
}

impl Timers {
    fn new_id(&mut self, realm: RealmId) -> i32 {
        let mut id = self.last_id.get(&realm).copied().unwrap_or(0);
        loop {
            id = if id == i32::MAX { 1 } else { id.saturating_add(1) };
            if !self.ids.contains_key(&(realm, id)) {
                self.last_id.insert(realm, id);
                return id;
            }
        }
    }

    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        let waiting = &mut self.waiting;
        self.ids.retain(|(of, _), unique_handle| {
            if *of == realm {
                waiting.remove(unique_handle);
            }
            *of != realm
        });
        self.last_id.remove(&realm);
    }
}

/// The document that must be fully active for the timers of the window of a realm.
fn document_of(cx: &Cx<'_>, realm: RealmId) -> Option<NodeId> {
    cx.host.realms.get(realm).map(|state| state.document)
}

/// The current realm.
fn current(cx: &Cx<'_>) -> RealmId {
    RealmId(cx.realm_number())
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-settimeout>
pub(crate) fn start(
    cx: &mut Cx<'_>,
    handler: Handler,
    timeout: i32,
    arguments: Vec<Value>,
    repeats: bool,
) -> i32 {
    let incumbent = incumbent_realm(cx);
    let timer = Timer { realm: current(cx), handler, timeout, arguments, repeats, incumbent };
    timer_initialization_steps(cx, timer, None)
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-cleartimeout>
pub(crate) fn clear(cx: &mut Cx<'_>, id: i32) {
    let realm = current(cx);
    let timers = &mut cx.host.timers;
    if let Some(unique_handle) = timers.ids.remove(&(realm, id))
        && let Some(key) = timers.waiting.remove(&unique_handle)
    {
        cx.host.event_loop.forget_waiting(key);
    }
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-initialisation-steps>
fn timer_initialization_steps(cx: &mut Cx<'_>, timer: Timer, previous_id: Option<i32>) -> i32 {
    let realm = timer.realm;
    let is_allowed = crate::budget::spend_timers(cx, 1);
    let id = previous_id.unwrap_or_else(|| cx.host.timers.new_id(realm));
    if !is_allowed {
        return id;
    }
    let nesting_level = cx.host.timers.nesting_level;
    let initiating_script = cx.active_script();
    let mut timeout = u64::try_from(timer.timeout).unwrap_or(0);
    if nesting_level > 5 && timeout < 4 {
        timeout = 4;
    }
    cx.host.timers.last_unique_handle = cx.host.timers.last_unique_handle.wrapping_add(1);
    let unique_handle = cx.host.timers.last_unique_handle;
    let is_first = previous_id.is_none();
    let steps: Steps = Box::new(move |cx| {
        cx.host.timers.waiting.remove(&unique_handle);
        let old =
            std::mem::replace(&mut cx.host.timers.nesting_level, nesting_level.saturating_add(1));
        let place = (timer.realm, id);
        run(cx, timer, place, unique_handle, (initiating_script, is_first));
        cx.host.timers.nesting_level = old;
    });
    let time = time_after(cx, timeout);
    let document = document_of(cx, realm);
    let key = cx.host.event_loop.queue_a_task_at(time, TaskSource::Timer, document, steps);
    cx.host.timers.waiting.insert(unique_handle, key);
    cx.host.timers.ids.insert((realm, id), unique_handle);
    id
}

/// The time of the clock after this many milliseconds.
fn time_after(cx: &Cx<'_>, milliseconds: u64) -> u64 {
    cx.host.event_loop.clock.now().saturating_add(milliseconds.saturating_mul(1000))
}

/// Step 9: the task.
fn run(
    cx: &mut Cx<'_>,
    mut timer: Timer,
    place: (RealmId, i32),
    unique_handle: u64,
    (initiating_script, is_first): (Option<u32>, bool),
) {
    if cx.host.timers.ids.get(&place) != Some(&unique_handle) {
        return;
    }
    let Some(state) = cx.host.realms.get(timer.realm) else { return };
    let (realm, document) = (state.realm.clone(), state.document);
    let Some(realm) = realm else { return };
    if !cx.host.is_scripting_enabled(document) {
        return;
    }
    match &timer.handler {
        Handler::Function(function) => {
            let this = cx.global_this(&realm);
            callbacks::invoke_and_report(cx, timer.incumbent, function, &this, &timer.arguments);
        }
        Handler::Text(source) => {
            let source = source.clone();
            let checked = cx.in_realm(&realm, |cx| {
                let result = checked_text(cx, &timer, source, is_first, document);
                result.map_err(|thrown| report_an_exception(cx, thrown)).ok()
            });
            let Some(source) = checked else { return };
            // From here on the handler is the text.
            timer.handler = Handler::Text(source.clone().into());
            let initiator = initiating_script.and_then(|script| cx.host.modules.referrer(script));
            let (base_url, options) = match initiator {
                Some(initiator) => {
                    let options = ScriptFetchOptions {
                        nonce: initiator.options.nonce.clone(),
                        credentials: initiator.options.credentials,
                        referrer_policy: initiator.options.referrer_policy.clone(),
                        ..ScriptFetchOptions::default()
                    };
                    (initiator.base_url.clone(), options)
                }
                None => (cx.host.document_base_url(document), ScriptFetchOptions::default()),
            };
            let script = ClassicScript::new(source, timer.realm, base_url, options);
            run_a_classic_script(cx, &script);
        }
    }
    if cx.host.timers.ids.get(&place) != Some(&unique_handle) {
        return;
    }
    if timer.repeats {
        timer_initialization_steps(cx, timer, Some(place.1));
    } else {
        cx.host.timers.ids.remove(&place);
    }
}

/// Steps 8.1 to 8.3 of the task: the source, if policies allow compiling it.
fn checked_text(
    cx: &mut Cx<'_>,
    timer: &Timer,
    handler: Given,
    is_first: bool,
    document: NodeId,
) -> Result<JsString, Thrown> {
    let source = match handler {
        Given::Text(text) if !is_first => text,
        handler => {
            let is_worker = cx.host.workers.is_settings(document);
            let global = if is_worker { "WorkerGlobalScope" } else { "Window" };
            let method = if timer.repeats { "setInterval" } else { "setTimeout" };
            let (of, sink) = (TrustedType::Script, format!("{global} {method}"));
            get_trusted_type_compliant_string(cx, of, timer.realm, handler, &sink)?
        }
    };
    ensure_string_compilation_is_not_blocked(cx, document, &source.to_scalar())?;
    Ok(source)
}

/// Runs steps in a task of the current realm's window, after the document was fully active for that
/// time.
/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#run-steps-after-a-timeout>
pub(crate) fn run_steps_after_a_timeout(cx: &mut Cx<'_>, milliseconds: u64, steps: Steps) {
    let realm = current(cx);
    let document = document_of(cx, realm);
    let time = time_after(cx, milliseconds);
    let in_realm: Steps = Box::new(move |cx| {
        let realm = cx.host.realms.get(realm).and_then(|state| state.realm.clone());
        if let Some(realm) = realm {
            cx.in_realm(&realm, steps);
        }
    });
    cx.host.event_loop.queue_a_task_at(time, TaskSource::Timer, document, in_realm);
}
