//! Loads the imports of modules: `LoadRequestedModules` of the JavaScript specification with its
//! host hook.
//!
//! <https://tc39.es/ecma262/#sec-LoadRequestedModules>
//! <https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule>

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashSet;
use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use url::Url;

use super::create::in_realm;
use super::fetch::{SingleFetch, fetch_a_single_module_script};
use super::{ModuleScriptId, ModuleType, OnModule, import_meta};
use crate::Cx;
use crate::fetching::Referrer;
use crate::host_functions;
use crate::loader::Destination;
use crate::scripts::import_maps::resolve_a_module_integrity_metadata;

/// The field `[[HostDefined]]` of a loading state: the `state` of "fetch the descendants of and link".
struct HostDefined {
    error_to_rethrow: Option<Value>,
    destination: Destination,
    /// The document of the fetch client, if that is not the settings object of the scripts.
    fetch_client: Option<NodeId>,
}

/// Steps that run when a graph is loaded, or cannot be.
type Done = Box<dyn FnOnce(&mut Cx<'_>, Result<(), Value>, Option<Value>)>;

/// <https://tc39.es/ecma262/#graphloadingstate-record>
struct GraphLoading {
    is_loading: bool,
    pending_modules: usize,
    visited: FxHashSet<ModuleScriptId>,
    host_defined: Option<HostDefined>,
    /// Modules whose requests are being processed, with the next request of each: a stack instead
    /// of recursion.
    stack: Vec<(ModuleScriptId, usize)>,
    is_running: bool,
    done: Option<Done>,
}

type State = Rc<RefCell<GraphLoading>>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script>
pub(super) fn fetch_the_descendants_of_and_link(
    cx: &mut Cx<'_>,
    script: ModuleScriptId,
    fetch_client: Option<NodeId>,
    destination: Destination,
    on_complete: OnModule,
) {
    let Some(module) = cx.host.modules.get_mut(script) else { return on_complete(cx, None) };
    if module.record.is_none() {
        module.error_to_rethrow = module.parse_error.clone();
        return on_complete(cx, Some(script));
    }
    let host_defined = HostDefined { error_to_rethrow: None, destination, fetch_client };
    let done: Done = Box::new(move |cx, result, error_to_rethrow| match result {
        Ok(()) => {
            if let Err(thrown) = link(cx, script)
                && let Some(module) = cx.host.modules.get_mut(script)
            {
                module.error_to_rethrow = Some(thrown.value);
            }
            on_complete(cx, Some(script));
        }
        Err(_) => {
            let result = error_to_rethrow.is_some().then_some(script);
            if let (Some(error), Some(module)) = (error_to_rethrow, cx.host.modules.get_mut(script))
            {
                module.error_to_rethrow = Some(error);
            }
            on_complete(cx, result);
        }
    });
    load_requested_modules(cx, script, Some(host_defined), done);
}

/// <https://tc39.es/ecma262/#sec-moduledeclarationlinking>
pub(super) fn link(cx: &mut Cx<'_>, script: ModuleScriptId) -> Result<(), Thrown> {
    let Some(module) = cx.host.modules.get(script) else { return Ok(()) };
    let (Some(record), realm) = (module.record.clone(), module.realm) else { return Ok(()) };
    in_realm(cx, realm, |cx| cx.link_module(&record))
}

/// As `load_requested_modules`, for a dynamic import.
pub(super) fn load_for_a_dynamic_import(
    cx: &mut Cx<'_>,
    script: ModuleScriptId,
    done: impl FnOnce(&mut Cx<'_>, Result<(), Value>) + 'static,
) {
    load_requested_modules(cx, script, None, Box::new(move |cx, result, _| done(cx, result)));
}

/// <https://tc39.es/ecma262/#sec-LoadRequestedModules>
fn load_requested_modules(
    cx: &mut Cx<'_>,
    script: ModuleScriptId,
    host_defined: Option<HostDefined>,
    done: Done,
) {
    let state = Rc::new(RefCell::new(GraphLoading {
        is_loading: true,
        pending_modules: 1,
        visited: FxHashSet::default(),
        host_defined,
        stack: Vec::new(),
        is_running: false,
        done: Some(done),
    }));
    inner_module_loading(cx, &state, script);
}

/// <https://tc39.es/ecma262/#sec-InnerModuleLoading>
fn inner_module_loading(cx: &mut Cx<'_>, state: &State, script: ModuleScriptId) {
    {
        let mut state = state.borrow_mut();
        let module = cx.host.modules.get(script);
        let requests = match module {
            Some(module) if module.is_new && state.visited.insert(script) => module.requests.len(),
            _ => 0,
        };
        state.pending_modules = state.pending_modules.saturating_add(requests);
        // A graph without requests is complete at once.
        let first = if requests == 0 { usize::MAX } else { 0 };
        state.stack.push((script, first));
        if std::mem::replace(&mut state.is_running, true) {
            return;
        }
    }
    loop {
        let next = {
            let mut state = state.borrow_mut();
            if !state.is_loading {
                state.stack.clear();
            }
            let Some(top) = state.stack.last_mut() else { break };
            let (module, request) = *top;
            top.1 = request.saturating_add(1);
            let requests = cx.host.modules.get(module).map_or(0, |script| script.requests.len());
            if request < requests {
                Some((module, request))
            } else {
                state.stack.pop();
                None
            }
        };
        match next {
            Some((module, request)) => load_a_request(cx, state, module, request),
            None => one_module_less(cx, state),
        }
    }
    state.borrow_mut().is_running = false;
}

/// Steps 3 to 5 of `InnerModuleLoading`.
fn one_module_less(cx: &mut Cx<'_>, state: &State) {
    let mut inner = state.borrow_mut();
    inner.pending_modules = inner.pending_modules.saturating_sub(1);
    if inner.pending_modules > 0 {
        return;
    }
    inner.is_loading = false;
    for script in &inner.visited {
        if let Some(module) = cx.host.modules.get_mut(*script) {
            module.is_new = false;
        }
    }
    drop(inner);
    finish(cx, state, Ok(()));
}

/// Settles the promise of `LoadRequestedModules`: its reactions run in a microtask.
fn finish(cx: &mut Cx<'_>, state: &State, result: Result<(), Value>) {
    let mut inner = state.borrow_mut();
    let Some(done) = inner.done.take() else { return };
    let error = inner.host_defined.as_mut().and_then(|host| host.error_to_rethrow.take());
    drop(inner);
    let steps = Box::new(move |cx: &mut Cx<'_>| done(cx, result, error));
    host_functions::queue_a_microtask(cx, steps);
}

/// <https://tc39.es/ecma262/#sec-ContinueModuleLoading>
fn continue_module_loading(cx: &mut Cx<'_>, state: &State, result: Result<ModuleScriptId, Value>) {
    if !state.borrow().is_loading {
        return;
    }
    match result {
        Ok(script) => inner_module_loading(cx, state, script),
        Err(error) => {
            state.borrow_mut().is_loading = false;
            finish(cx, state, Err(error));
        }
    }
}

fn load_a_request(cx: &mut Cx<'_>, state: &State, referrer: ModuleScriptId, request: usize) {
    let Some(module) = cx.host.modules.get(referrer) else { return };
    let Some((what, loaded)) = module.requests.get(request) else { return };
    let realm = module.realm;
    if has_an_unsupported_attribute(what) {
        let error = unsupported_attribute(cx, realm);
        note_error_to_rethrow(state, &error);
        return continue_module_loading(cx, state, Err(error));
    }
    if let Some(loaded) = *loaded {
        return continue_module_loading(cx, state, Ok(loaded));
    }
    host_load_imported_module(cx, state, referrer, request);
}

fn has_an_unsupported_attribute(request: &treewright_quickjs::ModuleRequest) -> bool {
    request.attributes.iter().any(|(key, _)| key.to_scalar() != "type")
}

fn unsupported_attribute(cx: &mut Cx<'_>, realm: crate::realms::RealmId) -> Value {
    in_realm(cx, realm, |cx| cx.syntax_error("the import has an attribute that is not known").value)
}

fn note_error_to_rethrow(state: &State, error: &Value) {
    if let Some(host) = &mut state.borrow_mut().host_defined {
        host.error_to_rethrow.get_or_insert_with(|| error.clone());
    }
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule>
fn host_load_imported_module(
    cx: &mut Cx<'_>,
    state: &State,
    referrer: ModuleScriptId,
    request: usize,
) {
    let Some(module) = cx.host.modules.get(referrer) else { return };
    let realm = module.realm;
    let options = module.options.clone();
    let Some(base_url) = module.base_url.clone() else { return };
    // Step 7: the first request triggers the check of all of them.
    if request == 0 {
        let all: Vec<_> = module.requests.iter().map(|(request, _)| request.clone()).collect();
        for requested in all {
            let specifier = requested.specifier.to_scalar();
            let error = if has_an_unsupported_attribute(&requested) {
                Some(unsupported_attribute(cx, realm))
            } else if let Err(thrown) = import_meta::resolve(cx, realm, &base_url, &specifier) {
                Some(thrown.value)
            } else if !ModuleType::of(&requested).is_allowed() {
                Some(in_realm(cx, realm, |cx| {
                    cx.type_error("modules of this type cannot be imported").value
                }))
            } else {
                None
            };
            if let Some(error) = error {
                note_error_to_rethrow(state, &error);
                return continue_module_loading(cx, state, Err(error));
            }
        }
    }
    let Some(module) = cx.host.modules.get(referrer) else { return };
    let Some((what, _)) = module.requests.get(request) else { return };
    let module_type = ModuleType::of(what);
    let specifier = what.specifier.to_scalar().into_owned();
    let url = match import_meta::resolve(cx, realm, &base_url, &specifier) {
        Ok(url) => url,
        Err(thrown) => {
            note_error_to_rethrow(state, &thrown.value);
            return continue_module_loading(cx, state, Err(thrown.value));
        }
    };
    let integrity = resolve_a_module_integrity_metadata(cx.host, realm, &url);
    let (destination, client) = match &state.borrow().host_defined {
        Some(host) => (host.destination, host.fetch_client),
        None => (Destination::Script, None),
    };
    let single = SingleFetch {
        url,
        realm,
        client,
        destination,
        options: options.of_descendant(integrity),
        referrer: Referrer::Url(base_url),
        module_type,
    };
    let waiting = Rc::clone(state);
    let url = single.url.clone();
    let on_complete: OnModule = Box::new(move |cx, result| {
        let completion = completion_of(cx, realm, &url, result);
        match completion {
            Ok(script) => {
                finish_loading_imported_module(cx, referrer, request, script);
                continue_module_loading(cx, &waiting, Ok(script));
            }
            Err((error, is_parse_error)) => {
                if is_parse_error {
                    note_error_to_rethrow(&waiting, &error);
                }
                continue_module_loading(cx, &waiting, Err(error));
            }
        }
    });
    fetch_a_single_module_script(cx, single, on_complete);
}

/// The steps `onSingleFetchComplete`; the flag marks a parse error.
pub(super) fn completion_of(
    cx: &mut Cx<'_>,
    realm: crate::realms::RealmId,
    url: &Url,
    result: Option<ModuleScriptId>,
) -> Result<ModuleScriptId, (Value, bool)> {
    let module = result.and_then(|script| Some((script, cx.host.modules.get(script)?)));
    match module {
        None => Err((
            in_realm(cx, realm, |cx| {
                cx.type_error(&format!("the module {url} cannot be fetched")).value
            }),
            false,
        )),
        Some((script, module)) => match &module.parse_error {
            Some(error) => Err((error.clone(), true)),
            None => Ok(script),
        },
    }
}

/// <https://tc39.es/ecma262/#sec-FinishLoadingImportedModule>: the entry of `[[LoadedModules]]`.
fn finish_loading_imported_module(
    cx: &mut Cx<'_>,
    referrer: ModuleScriptId,
    request: usize,
    answer: ModuleScriptId,
) {
    let answer_record = cx.host.modules.get(answer).and_then(|script| script.record.clone());
    let Some(module) = cx.host.modules.get_mut(referrer) else { return };
    let Some((_, loaded)) = module.requests.get_mut(request) else { return };
    if loaded.is_some() {
        return;
    }
    *loaded = Some(answer);
    if let (Some(record), Some(answer)) = (module.record.clone(), answer_record) {
        cx.set_requested_module(&record, request, &answer);
    }
}
