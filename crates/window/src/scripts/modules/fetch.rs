//! Fetches module scripts.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts>

use treewright_dom::NodeId;
use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::JsString;
use url::Url;

use super::create::{
    create_a_javascript_module_script, create_a_json_module_script, create_a_text_module_script,
};
use super::loading::fetch_the_descendants_of_and_link;
use super::{Entry, ModuleScriptId, ModuleType, OnModule};
use crate::Cx;
use crate::fetching::{self, BodyBytes, FetchRequest, FetchResponse, Referrer};
use crate::loader::{Destination, Mode};
use crate::realms::RealmId;
use crate::scripts::options::ScriptFetchOptions;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-module-script-tree>
pub(crate) fn fetch_an_external_module_script_graph(
    cx: &mut Cx<'_>,
    realm: RealmId,
    url: Url,
    options: ScriptFetchOptions,
    on_complete: OnModule,
) {
    fetch_a_single_module_script(
        cx,
        SingleFetch {
            url,
            realm,
            client: None,
            destination: Destination::Script,
            options,
            referrer: Referrer::Client,
            module_type: ModuleType::JavaScriptOrWasm,
        },
        Box::new(move |cx, result| match result {
            None => on_complete(cx, None),
            Some(script) => {
                fetch_the_descendants_of_and_link(
                    cx,
                    script,
                    None,
                    Destination::Script,
                    on_complete,
                );
            }
        }),
    );
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-modulepreload-module-script-graph>
pub(crate) fn fetch_a_modulepreload_module_script_graph(
    cx: &mut Cx<'_>,
    realm: RealmId,
    url: Url,
    destination: Destination,
    options: ScriptFetchOptions,
    on_complete: OnModule,
) {
    fetch_a_single_module_script(
        cx,
        SingleFetch {
            url,
            realm,
            client: None,
            destination,
            options,
            referrer: Referrer::Client,
            module_type: ModuleType::JavaScriptOrWasm,
        },
        on_complete,
    );
}

/// The same for a worker, whose agent already has the response; the imports of the module are
/// fetched for the outside settings object.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-worklet/module-worker-script-graph>
pub(crate) fn fetch_a_module_worker_script_graph(
    cx: &mut Cx<'_>,
    realm: RealmId,
    client: NodeId,
    response: &FetchResponse,
    bytes: Vec<u8>,
    options: ScriptFetchOptions,
    on_complete: OnModule,
) {
    let Some(url) = response.urls.first().cloned() else { return on_complete(cx, None) };
    let single = SingleFetch {
        url,
        realm,
        client: Some(client),
        destination: Destination::Worker,
        options,
        referrer: Referrer::Client,
        module_type: ModuleType::JavaScriptOrWasm,
    };
    let key = (realm, String::from(single.url.clone()), single.module_type.clone());
    let Some(script) = process(cx, single, response, BodyBytes::Bytes(bytes)) else {
        return on_complete(cx, None);
    };
    cx.host.modules.maps.insert(key, Entry::Script(script));
    let destination = Destination::Worker;
    fetch_the_descendants_of_and_link(cx, script, Some(client), destination, on_complete);
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-an-inline-module-script-graph>
pub(crate) fn fetch_an_inline_module_script_graph(
    cx: &mut Cx<'_>,
    realm: RealmId,
    source: &JsString,
    base_url: Url,
    options: ScriptFetchOptions,
    on_complete: OnModule,
) {
    let document = super::client_of(cx.host, realm);
    let file = document.and_then(|document| cx.host.documents.get(document));
    let file = file.map_or_else(|| base_url.clone(), |state| state.url.clone());
    let script = create_a_javascript_module_script(cx, source, realm, base_url, &file, options);
    fetch_the_descendants_of_and_link(cx, script, None, Destination::Script, on_complete);
}

/// The arguments of "fetch a single module script".
pub(super) struct SingleFetch {
    pub(super) url: Url,
    pub(super) realm: RealmId,
    /// The document of the fetch client, if that is not the settings object of the realm.
    pub(super) client: Option<NodeId>,
    pub(super) destination: Destination,
    pub(super) options: ScriptFetchOptions,
    pub(super) referrer: Referrer,
    pub(super) module_type: ModuleType,
}

/// The request of a module script, for the fetch itself and for a speculative one.
pub(crate) fn module_script_request(
    world: &World,
    document: NodeId,
    url: Url,
    destination: Destination,
    options: &ScriptFetchOptions,
) -> FetchRequest {
    let mut request = FetchRequest::new(world, document, url, destination);
    request.mode = Mode::Cors;
    request.credentials = options.credentials;
    request.integrity.clone_from(&options.integrity);
    request.nonce.clone_from(&options.nonce);
    request.is_parser_inserted = options.is_parser_inserted;
    request.referrer_policy.clone_from(&options.referrer_policy);
    request
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script>
pub(super) fn fetch_a_single_module_script(
    cx: &mut Cx<'_>,
    single: SingleFetch,
    on_complete: OnModule,
) {
    let key = (single.realm, String::from(single.url.clone()), single.module_type.clone());
    match cx.host.modules.maps.get_mut(&key) {
        Some(Entry::Script(script)) => {
            let script = *script;
            return on_complete(cx, Some(script));
        }
        Some(Entry::Fetching(waiting)) => return waiting.push(on_complete),
        None => {}
    }
    let Some(document) = single.client.or_else(|| super::client_of(cx.host, single.realm)) else {
        return on_complete(cx, None);
    };
    cx.host.modules.maps.insert(key.clone(), Entry::Fetching(vec![on_complete]));
    // The fetch destination from module type steps.
    let destination = match single.module_type {
        ModuleType::Json => Destination::Json,
        ModuleType::Css => Destination::Style,
        // SPEC-NOTE: "text" is a destination without a name in loaders.
        ModuleType::Text => Destination::Empty,
        _ => single.destination,
    };
    let mut request =
        module_script_request(cx.host, document, single.url.clone(), destination, &single.options);
    request.referrer = single.referrer.clone();
    fetching::fetch(
        cx,
        request,
        Box::new(move |cx, response, body| {
            let script = process(cx, single, &response, body);
            let waiting = match script {
                Some(script) => cx.host.modules.maps.insert(key, Entry::Script(script)),
                None => cx.host.modules.maps.remove(&key),
            };
            if let Some(Entry::Fetching(waiting)) = waiting {
                for on_complete in waiting {
                    on_complete(cx, script);
                }
            }
        }),
    );
}

/// The steps of "processResponseConsumeBody" that make a module script.
fn process(
    cx: &mut Cx<'_>,
    single: SingleFetch,
    response: &FetchResponse,
    body: BodyBytes,
) -> Option<ModuleScriptId> {
    let bytes = body.into_bytes().filter(|_| response.has_an_ok_status())?;
    let url = response.url()?;
    let mime = fetching::extract_a_mime_type(&response.headers);
    let mut options = single.options;
    let policy = fetching::parse_the_referrer_policy_header(&response.headers);
    if !policy.is_empty() {
        options.referrer_policy = policy;
    }
    let realm = single.realm;
    // SPEC-NOTE: WebAssembly modules cannot be linked with script modules, so a module of
    // `application/wasm` fails like one of an unknown type.
    let source = fetching::utf8_decode(&bytes);
    match single.module_type {
        ModuleType::Text => Some(create_a_text_module_script(cx, &source, realm, url)),
        ModuleType::JavaScriptOrWasm if mime.as_ref().is_some_and(MimeType::is_javascript) => {
            let base = url.clone();
            Some(create_a_javascript_module_script(cx, &source.into(), realm, base, url, options))
        }
        ModuleType::Json if mime.as_ref().is_some_and(MimeType::is_json) => {
            Some(create_a_json_module_script(cx, &source, realm, url))
        }
        _ => None,
    }
}
