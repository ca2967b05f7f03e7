//! `importScripts()`.
//!
//! <https://html.spec.whatwg.org/multipage/workers.html#importing-scripts-and-libraries>

use std::time::Duration;

use treewright_quickjs::Thrown;
use url::Url;

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::fetching::{self, BodyBytes, FetchRequest, extract_a_mime_type, utf8_decode};
use crate::loader::Destination;
use crate::realms::RealmId;
use crate::scripts::{ClassicScript, ScriptFetchOptions, run_a_classic_script_and_rethrow};

/// The longest time for which a worker waits for a script.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// <https://html.spec.whatwg.org/multipage/workers.html#import-scripts-into-worker-global-scope>
pub(crate) fn import_scripts(cx: &mut Cx<'_>, urls: &[String]) -> Result<(), Thrown> {
    let Some(inside) = &cx.host.workers.inside else { return Ok(()) };
    let settings = inside.settings;
    if inside.is_module {
        return Err(cx.type_error("Module workers import modules"));
    }
    let mut records = Vec::with_capacity(urls.len());
    for url in urls {
        match cx.host.encoding_parse_a_url(url, settings) {
            Some(url) => records.push(url),
            None => {
                let message = "The address of the script is not a valid URL";
                return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
            }
        }
    }
    for url in records {
        let script = fetch_a_classic_worker_imported_script(cx, url)?;
        run_a_classic_script_and_rethrow(cx, &script)?;
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-classic-worker-imported-script>
fn fetch_a_classic_worker_imported_script(
    cx: &mut Cx<'_>,
    url: Url,
) -> Result<ClassicScript, Thrown> {
    let realm = RealmId(cx.realm_number());
    let settings = crate::global_objects::document_of_the_current_global(cx)?;
    let request = FetchRequest::new(cx.host, settings, url, Destination::Script);
    let answer = fetching::fetch_and_wait(cx, request, LONGEST_WAIT);
    let fetched = answer.and_then(|(response, body)| {
        let bytes = match body {
            BodyBytes::Bytes(bytes) if response.has_an_ok_status() => bytes,
            _ => return None,
        };
        let mime = extract_a_mime_type(&response.headers)?;
        mime.is_javascript().then_some((response, bytes))
    });
    let Some((response, bytes)) = fetched else {
        let message = "The script cannot be loaded";
        return Err(dom_exception(cx, DomExceptionName::NetworkError, message));
    };
    let source = utf8_decode(&bytes).into();
    let options = ScriptFetchOptions::default();
    match ClassicScript::of_a_response(source, realm, &response, options) {
        Some(script) => Ok(script),
        None => {
            let message = "The script has no address";
            Err(dom_exception(cx, DomExceptionName::NetworkError, message))
        }
    }
}
