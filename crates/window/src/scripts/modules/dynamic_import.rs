//! `import()`.
//!
//! <https://tc39.es/ecma262/#sec-import-call-runtime-semantics-evaluation>
//! <https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule>

use treewright_quickjs::{DynamicImport, JsString, Thrown, Value};

use super::create::in_realm;
use super::fetch::{SingleFetch, fetch_a_single_module_script};
use super::loading::{completion_of, link, load_for_a_dynamic_import};
use super::{ModuleScriptId, ModuleType, import_meta};
use crate::Cx;
use crate::fetching::Referrer;
use crate::host_functions;
use crate::loader::Destination;
use crate::realms::RealmId;
use crate::scripts::import_maps::resolve_a_module_integrity_metadata;
use crate::scripts::options::ScriptFetchOptions;

/// The two functions that settle the promise of an `import()`.
#[derive(Clone)]
struct Capability {
    resolve: Value,
    reject: Value,
}

impl Capability {
    fn reject(&self, cx: &mut Cx<'_>, error: &Value) {
        // Functions of a promise do not throw.
        let undefined = cx.undefined();
        let _result = cx.call(&self.reject, &undefined, std::slice::from_ref(error));
    }

    fn resolve(&self, cx: &mut Cx<'_>, value: &Value) {
        let undefined = cx.undefined();
        let _result = cx.call(&self.resolve, &undefined, std::slice::from_ref(value));
    }
}

/// The hook of the engine.
pub(crate) fn host_load_a_dynamic_import(cx: &mut Cx<'_>, import: DynamicImport) {
    let realm = RealmId(cx.realm_number());
    let capability = Capability { resolve: import.resolve, reject: import.reject };
    if import.attributes.iter().any(|(key, _)| key.to_scalar() != "type") {
        let error = cx.type_error("the import has an attribute that is not known").value;
        return capability.reject(cx, &error);
    }
    let referrer = import.referrer.and_then(|script| cx.host.modules.referrer(script).cloned());
    let (base_url, options, fetch_referrer) = match referrer {
        Some(referrer) => {
            let from = Referrer::Url(referrer.base_url.clone());
            (Some(referrer.base_url), referrer.options, from)
        }
        None => {
            let document = super::client_of(cx.host, realm);
            let base_url = document.map(|document| cx.host.document_base_url(document));
            (base_url, ScriptFetchOptions::default(), Referrer::Client)
        }
    };
    let specifier = import.specifier.to_scalar().into_owned();
    let resolved = base_url.map(|base_url| import_meta::resolve(cx, realm, &base_url, &specifier));
    let url = match resolved {
        Some(Ok(url)) => url,
        Some(Err(Thrown { value, .. })) => return capability.reject(cx, &value),
        None => {
            let error = cx.type_error("modules belong to windows").value;
            return capability.reject(cx, &error);
        }
    };
    let module_type = type_of(&import.attributes);
    // "Fetch a single imported module script", step 3.
    if !module_type.is_allowed() {
        let error = cx.type_error("modules of this type cannot be imported").value;
        return capability.reject(cx, &error);
    }
    let integrity = resolve_a_module_integrity_metadata(cx.host, realm, &url);
    let single = SingleFetch {
        url: url.clone(),
        realm,
        client: None,
        destination: Destination::Script,
        options: options.of_descendant(integrity),
        referrer: fetch_referrer,
        module_type,
    };
    fetch_a_single_module_script(
        cx,
        single,
        Box::new(move |cx, result| match completion_of(cx, realm, &url, result) {
            Ok(script) => continue_dynamic_import(cx, realm, script, capability),
            Err((error, _)) => capability.reject(cx, &error),
        }),
    );
}

fn type_of(attributes: &[(JsString, JsString)]) -> ModuleType {
    match attributes.iter().find(|(key, _)| key.to_scalar() == "type") {
        None => ModuleType::JavaScriptOrWasm,
        Some((_, value)) => ModuleType::named(&value.to_scalar()),
    }
}

/// <https://tc39.es/ecma262/#sec-ContinueDynamicImport>
fn continue_dynamic_import(
    cx: &mut Cx<'_>,
    realm: RealmId,
    script: ModuleScriptId,
    capability: Capability,
) {
    load_for_a_dynamic_import(cx, script, move |cx, result| {
        let result = match result {
            Ok(()) => link_and_evaluate(cx, realm, script, &capability),
            Err(error) => Err(error.into()),
        };
        if let Err(thrown) = result {
            capability.reject(cx, &thrown.value);
        }
    });
}

fn link_and_evaluate(
    cx: &mut Cx<'_>,
    realm: RealmId,
    script: ModuleScriptId,
    capability: &Capability,
) -> Result<(), Thrown> {
    link(cx, script)?;
    let record = cx.host.modules.get(script).and_then(|module| module.record.clone());
    let Some(record) = record else { return Ok(()) };
    in_realm(cx, realm, |cx| {
        let promise = cx.evaluate_module(&record)?;
        let settle = capability.clone();
        let fulfilled = host_functions::new(
            cx,
            1,
            &[settle.resolve, settle.reject],
            Box::new(move |cx, call| {
                let capability = Capability { resolve: call.captured(1), reject: call.captured(2) };
                let record = cx.host.modules.get(script).and_then(|module| module.record.clone());
                match record.map(|record| cx.module_namespace(&record)) {
                    Some(Ok(namespace)) => capability.resolve(cx, &namespace),
                    Some(Err(thrown)) => capability.reject(cx, &thrown.value),
                    // The window was unloaded.
                    None => {}
                }
                Ok(cx.undefined())
            }),
        );
        cx.promise_then(&promise, &fulfilled, &capability.reject)
    })
}
