//! Creates module scripts.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-javascript-module-script>

use treewright_quickjs::{JsString, Module, ScriptOptions, Thrown};
use url::Url;

use super::{ModuleScript, ModuleScriptId, import_meta};
use crate::Cx;
use crate::realms::RealmId;
use crate::scripts::options::ScriptFetchOptions;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-javascript-module-script>
pub(super) fn create_a_javascript_module_script(
    cx: &mut Cx<'_>,
    source: &JsString,
    realm: RealmId,
    base_url: Url,
    file: &Url,
    options: ScriptFetchOptions,
) -> ModuleScriptId {
    let document = super::client_of(cx.host, realm);
    let is_enabled = document.is_some_and(|document| cx.host.is_scripting_enabled(document));
    let empty = JsString::from("");
    let source = if is_enabled { source } else { &empty };
    let script = cx.host.modules.number_of(realm, &base_url, &options);
    let how = ScriptOptions::of(script);
    let result = in_realm(cx, realm, |cx| cx.compile_module(source, file.as_str(), &how));
    let id = new_module_script(cx, realm, result, Some(base_url), options);
    import_meta::fill(cx, id);
    id
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-json-module-script>
pub(super) fn create_a_json_module_script(
    cx: &mut Cx<'_>,
    source: &str,
    realm: RealmId,
    url: &Url,
) -> ModuleScriptId {
    let result = in_realm(cx, realm, |cx| {
        let value = cx.parse_json(&JsString::from(source), url.as_str())?;
        cx.synthetic_module(url.as_str(), &[("default", value)])
    });
    new_module_script(cx, realm, result, None, ScriptFetchOptions::default())
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-text-module-script>
pub(super) fn create_a_text_module_script(
    cx: &mut Cx<'_>,
    text: &str,
    realm: RealmId,
    url: &Url,
) -> ModuleScriptId {
    let result = in_realm(cx, realm, |cx| {
        let value = cx.string(text);
        cx.synthetic_module(url.as_str(), &[("default", value)])
    });
    new_module_script(cx, realm, result, None, ScriptFetchOptions::default())
}

fn new_module_script(
    cx: &mut Cx<'_>,
    realm: RealmId,
    result: Result<Module, Thrown>,
    base_url: Option<Url>,
    options: ScriptFetchOptions,
) -> ModuleScriptId {
    let (record, parse_error) = match result {
        Ok(record) => (Some(record), None),
        Err(thrown) => (None, Some(thrown.value)),
    };
    let requests = record.as_ref().map(|record| cx.module_requests(record)).unwrap_or_default();
    cx.host.modules.push(ModuleScript {
        realm,
        record,
        parse_error,
        error_to_rethrow: None,
        base_url,
        options,
        requests: requests.into_iter().map(|request| (request, None)).collect(),
        is_new: true,
    })
}

/// Does something in the realm of a window; in the current realm if the window was unloaded.
pub(super) fn in_realm<R>(
    cx: &mut Cx<'_>,
    realm: RealmId,
    inside: impl FnOnce(&mut Cx<'_>) -> R,
) -> R {
    let realm = cx.host.realms.get(realm).and_then(|state| state.realm.clone());
    match realm {
        Some(realm) => cx.in_realm(&realm, inside),
        None => inside(cx),
    }
}
