//! Workers, as seen by the agent that creates them.
//!
//! <https://html.spec.whatwg.org/multipage/workers.html#run-a-worker>

use std::sync::Arc;

use treewright_dom::NodeId;
use treewright_messages::{Inbox, Port};
use treewright_quickjs::{Thrown, Value};
use url::Url;

use super::settings::Settings;
use super::thread::{self, Start};
use super::{Child, Control, Mailbox, lifetime};
use crate::content_security_policy::parse_a_response_s_policies;
use crate::fetching::{
    self, BodyBytes, FetchRequest, FetchResponse, extract_a_mime_type,
    parse_the_referrer_policy_header,
};
use crate::generated::dictionaries::WorkerOptions;
use crate::generated::enums::{RequestCredentials, WorkerType};
use crate::loader::{Credentials, Destination, Mode};
use crate::messaging::ports;
use crate::objects::{self, slots};
use crate::origin::Origin;
use crate::realms::RealmId;
use crate::structured_data::to_text;
use crate::{Cx, budget, isolation};

/// The options of a worker that outlive its constructor.
#[derive(Clone)]
struct Options {
    name: treewright_messages::Text,
    is_module: bool,
    credentials: Credentials,
}

/// Starts running a worker for a new `Worker` object.
/// <https://html.spec.whatwg.org/multipage/workers.html#run-a-worker>
pub(crate) fn run_a_worker(
    cx: &mut Cx<'_>,
    object: &Value,
    document: NodeId,
    url: Url,
    options: WorkerOptions,
) -> Result<(), Thrown> {
    let handle = objects::give_a_handle(cx, object);
    cx.cache_insert(handle, object);
    cx.report_finalization(object);
    let (outside, inside) = Port::pair();
    // The two ends are independent of the order of other ports of their agents.
    outside.ship();
    inside.ship();
    let port = ports::new_implicit(cx, outside, handle)?;
    // Each keeps the other: a pending message keeps the worker's object.
    cx.set_slot(object, slots::PORT, &port);
    cx.set_slot(&port, slots::WORKER, object);
    let realm = RealmId(cx.realm_number());
    let parent = cx.host.workers.inside.as_ref().map(|inside| Arc::clone(&inside.control));
    let control = Control::new(Mailbox::new(Inbox::default()), parent);
    let child = Child { realm, document, control, request: None, thread: None, messages_sent: 0 };
    cx.host.workers.children.insert(handle, child);
    lifetime::keep(cx, handle);
    let is_module = options.type_ == WorkerType::Module;
    let credentials = match options.credentials {
        _ if !is_module => Credentials::SameOrigin,
        RequestCredentials::Omit => Credentials::Omit,
        RequestCredentials::SameOrigin => Credentials::SameOrigin,
        RequestCredentials::Include => Credentials::Include,
    };
    if !budget::spend_workers(cx, 1) {
        lifetime::fail(cx, handle);
        return Ok(());
    }
    let options = Options { name: to_text(options.name), is_module, credentials };
    // "Fetch a classic worker script", "fetch a worklet/module worker script graph": the first request, whose client
    // is the outside settings object.
    let mut request = FetchRequest::new(cx.host, document, url, Destination::Worker);
    request.mode = Mode::SameOrigin;
    request.credentials = credentials;
    let process = Box::new(move |cx: &mut Cx<'_>, response: FetchResponse, body: BodyBytes| {
        if let Some(child) = cx.host.workers.children.get_mut(&handle) {
            child.request = None;
            the_script_has_come(cx, handle, options, inside, response, body);
        }
    });
    let request = fetching::fetch(cx, request, process);
    fetching::when_terminated(cx, request, Box::new(move |cx| lifetime::fail(cx, handle)));
    if let Some(child) = cx.host.workers.children.get_mut(&handle) {
        child.request = Some(request);
    }
    Ok(())
}

/// The most workers of a family that run at a time: a page that makes endless workers gets errors.
const MOST_THREADS: usize = 512;

/// The steps for the response: start the thread, if there is a script to run.
fn the_script_has_come(
    cx: &mut Cx<'_>,
    handle: u64,
    options: Options,
    port: Port,
    response: FetchResponse,
    body: BodyBytes,
) {
    let start = start(cx, handle, options, port, response, body);
    let has_room = cx.host.workers.family.len() < MOST_THREADS;
    let thread = start.filter(|_| has_room).and_then(|start| {
        let control = Arc::clone(&start.control);
        cx.host.workers.family.add(&control);
        let thread = thread::spawn(start);
        if thread.is_none() {
            cx.host.workers.family.remove(&control);
        }
        thread
    });
    match thread {
        Some(thread) => {
            if let Some(child) = cx.host.workers.children.get_mut(&handle) {
                child.thread = Some(thread);
            }
        }
        None => lifetime::fail(cx, handle),
    }
}

/// The initial values of the thread; `None` if the script may not run.
fn start(
    cx: &mut Cx<'_>,
    handle: u64,
    options: Options,
    port: Port,
    response: FetchResponse,
    body: BodyBytes,
) -> Option<Start> {
    let bytes = body.into_bytes().filter(|_| response.has_an_ok_status())?;
    let url = response.url()?.clone();
    let mime = extract_a_mime_type(&response.headers);
    let is_javascript = mime.is_some_and(|mime| mime.is_javascript());
    let needs_the_type = options.is_module || matches!(url.scheme(), "http" | "https");
    if needs_the_type && !is_javascript {
        return None;
    }
    let child = cx.host.workers.children.get(&handle)?;
    let (document, control) = (child.document, Arc::clone(&child.control));
    let outside = Settings::of(cx.host, document)?;
    let settings = settings_of_the_worker(&outside, url, &response)?;
    let profile = match cx.host.storage.profile() {
        Ok(profile) => Some(profile),
        Err(error) => {
            cx.host.report_a_storage_error(&error);
            None
        }
    };
    let realm = cx.host.realms.get(cx.host.workers.children.get(&handle)?.realm);
    let realm = realm.and_then(|state| state.realm.clone())?;
    let is_a_secure_context = cx.in_realm(&realm, |cx| isolation::is_secure_context(cx));
    let host = &mut *cx.host;
    let ancestors = host.cookie_ancestors(document);
    Some(Start {
        key: handle,
        parent: Arc::clone(&host.workers.mailbox),
        family: Arc::clone(&host.workers.family),
        control,
        port,
        name: options.name,
        is_module: options.is_module,
        credentials: options.credentials,
        settings,
        outside,
        is_a_secure_context,
        ancestors,
        response,
        bytes,
        budget: host.budget.for_a_worker(),
        memory: Arc::clone(&host.kept.memory),
        clock: host.event_loop.clock.share(),
        began: host.times.began(),
        profile,
        broadcasts: host.messaging.broadcasts.clone(),
        blob_urls: host.fetching.blob_urls.clone(),
        cluster: host.structured_data.cluster,
        limits: host.structured_data.limits.clone(),
        user_agent: host.user_agent.clone(),
    })
}

/// The settings object of the worker, from its response. `None` if the embedder policy does not
/// match.
/// <https://html.spec.whatwg.org/multipage/workers.html#set-up-a-worker-environment-settings-object>
/// <https://html.spec.whatwg.org/multipage/browsers.html#initialize-worker-policy-container>
fn settings_of_the_worker(
    outside: &Settings,
    url: Url,
    response: &FetchResponse,
) -> Option<Settings> {
    let is_data = url.scheme() == "data";
    let is_local = matches!(url.scheme(), "about" | "blob" | "data");
    let origin = if is_data { Origin::new_opaque() } else { outside.origin.clone() };
    let mut settings = Settings { url, origin, ..outside.clone() };
    if !is_local {
        let own = Origin::of(&settings.url);
        settings.policies = parse_a_response_s_policies(&response.headers, &own);
        settings.referrer_policy = parse_the_referrer_policy_header(&response.headers);
        settings.has_a_safe_embedder_policy =
            isolation::asks_for_a_safe_embedder_policy(&response.headers);
    }
    // "Check a global object's embedder policy".
    if outside.has_a_safe_embedder_policy && !settings.has_a_safe_embedder_policy {
        return None;
    }
    settings.is_cross_origin_isolated = outside.is_cross_origin_isolated && !is_data;
    Some(settings)
}

/// `postMessage` of a `Worker` object.
/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker-postmessage>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    object: &Value,
    message: &Value,
    transfer: &[Value],
) -> Result<(), Thrown> {
    let Some(port) = cx.slot(object, slots::PORT) else { return Ok(()) };
    ports::post_message(cx, &port, message, transfer)?;
    let handle = cx.platform(object).map_or(0, |platform| platform.handle);
    if let Some(child) = cx.host.workers.children.get_mut(&handle) {
        child.messages_sent = child.messages_sent.wrapping_add(1);
        lifetime::keep(cx, handle);
    }
    Ok(())
}
