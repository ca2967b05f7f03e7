//! Classic scripts.

use encoding_rs::Encoding;
use treewright_dom::NodeId;
use treewright_quickjs::{JsString, ScriptOptions, Thrown, Value};
use url::Url;

use super::options::ScriptFetchOptions;
use super::rejections;
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::fetching::{self, CorsSetting, FetchRequest, FetchResponse};
use crate::loader::Destination;
use crate::realms::RealmId;
use crate::trace::{self, Traced};

/// <https://html.spec.whatwg.org/multipage/webappapis.html#classic-script>
#[derive(Clone, Debug)]
pub(crate) struct ClassicScript {
    /// It is parsed when it runs, which is not observable.
    pub(crate) source: JsString,
    pub(crate) realm: RealmId,
    pub(crate) base_url: Url,
    /// The name in messages, if it differs from the base URL.
    pub(crate) file: Option<Url>,
    pub(crate) options: ScriptFetchOptions,
    /// The position of the source in its file, from 1.
    pub(crate) line: u32,
    pub(crate) column: u32,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#muted-errors>
    pub(crate) has_muted_errors: bool,
}

impl ClassicScript {
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-classic-script>
    pub(crate) fn new(
        source: JsString,
        realm: RealmId,
        base_url: Url,
        options: ScriptFetchOptions,
    ) -> Self {
        Self {
            source,
            realm,
            base_url,
            file: None,
            options,
            line: 1,
            column: 1,
            has_muted_errors: false,
        }
    }

    /// The script of a response, whose errors are muted if that is of another origin.
    pub(crate) fn of_a_response(
        source: JsString,
        realm: RealmId,
        response: &FetchResponse,
        options: ScriptFetchOptions,
    ) -> Option<Self> {
        let has_muted_errors = response.is_cors_cross_origin();
        let base = if has_muted_errors { Url::parse("about:blank").ok() } else { None };
        let base = base.or_else(|| response.url().cloned())?;
        let mut script = Self::new(source, realm, base, options);
        script.has_muted_errors = has_muted_errors;
        // Errors are muted by name, and other scripts share the name `about:blank`.
        script.file = response.url().cloned();
        Some(script)
    }

    /// The name by which the engine knows the script.
    pub(crate) fn name(&self) -> &str {
        self.file.as_ref().unwrap_or(&self.base_url).as_str()
    }
}

/// Steps that get a classic script, or `None` on failure.
pub(crate) type OnClassic = Box<dyn FnOnce(&mut Cx<'_>, Option<ClassicScript>)>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-classic-script>
pub(crate) fn fetch_a_classic_script(
    cx: &mut Cx<'_>,
    document: NodeId,
    url: Url,
    options: ScriptFetchOptions,
    cors: CorsSetting,
    encoding: &'static Encoding,
    on_complete: OnClassic,
) {
    let request = classic_script_request(cx.host, document, url, &options, cors);
    fetching::fetch(
        cx,
        request,
        Box::new(move |cx, response, body| {
            let bytes = body.into_bytes().filter(|_| response.has_an_ok_status());
            let realm = cx.host.documents.get(document).map(|state| state.realm);
            let (Some(bytes), Some(realm)) = (bytes, realm) else {
                return on_complete(cx, None);
            };
            let mime = fetching::extract_a_mime_type(&response.headers);
            let encoding = fetching::legacy_extract_an_encoding(mime.as_ref(), encoding);
            let source = fetching::decode(&bytes, encoding);
            let script = ClassicScript::of_a_response(source.into(), realm, &response, options);
            on_complete(cx, script);
        }),
    );
}

/// The request of a classic script, for the fetch itself and for a speculative one.
pub(crate) fn classic_script_request(
    world: &crate::world::World,
    document: NodeId,
    url: Url,
    options: &ScriptFetchOptions,
    cors: CorsSetting,
) -> FetchRequest {
    let mut request = FetchRequest::potential_cors(world, document, url, Destination::Script, cors);
    request.integrity.clone_from(&options.integrity);
    request.nonce.clone_from(&options.nonce);
    request.is_parser_inserted = options.is_parser_inserted;
    request.referrer_policy.clone_from(&options.referrer_policy);
    request
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#run-a-classic-script>
pub(crate) fn run_a_classic_script(cx: &mut Cx<'_>, script: &ClassicScript) {
    // A caller that wants the exception handles it.
    let _result = run(cx, script, false);
}

/// "Run a classic script" with "rethrow errors".
pub(crate) fn run_a_classic_script_and_rethrow(
    cx: &mut Cx<'_>,
    script: &ClassicScript,
) -> Result<Option<Value>, Thrown> {
    run(cx, script, true)
}

/// "Run a classic script", and its value if it did not throw.
pub(crate) fn run_a_classic_script_for_its_value(
    cx: &mut Cx<'_>,
    script: &ClassicScript,
) -> Option<Value> {
    run(cx, script, false).ok().flatten()
}

fn run(
    cx: &mut Cx<'_>,
    script: &ClassicScript,
    rethrow_errors: bool,
) -> Result<Option<Value>, Thrown> {
    let Some(realm) = super::check_if_we_can_run_script(cx.host, script.realm) else {
        return Ok(None);
    };
    let number = cx.host.modules.number_of(script.realm, &script.base_url, &script.options);
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let mut options = ScriptOptions::of(number);
        options.line = script.line;
        options.column = script.column;
        let name = script.name();
        if script.has_muted_errors {
            cx.host.error_reports.muted.insert(name.to_owned());
            // Earlier scripts are not muted.
            rejections::track(cx, false);
        }
        cx.host.error_reports.running.push((name.to_owned(), script.has_muted_errors));
        trace::note(cx.host, |_| Traced::Script { file: name.to_owned(), line: script.line });
        let result = cx.evaluate(&script.source, name, &options);
        trace::note(cx.host, |_| Traced::ScriptEnd { file: name.to_owned() });
        let result = match result {
            Ok(value) => Ok(Some(value)),
            Err(thrown) if rethrow_errors && !script.has_muted_errors => Err(thrown),
            Err(_) if rethrow_errors => Err(crate::exception::dom_exception(
                cx,
                crate::exception::DomExceptionName::NetworkError,
                "the script of another origin threw",
            )),
            Err(thrown) => {
                report_an_exception(cx, thrown);
                Ok(None)
            }
        };
        if script.has_muted_errors {
            rejections::track(cx, true);
        }
        cx.host.error_reports.running.pop();
        clean_up_after_running_script(cx);
        result
    })
}
