//! `import.meta`.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#hostgetimportmetaproperties>

use treewright_quickjs::{Attributes, Thrown};
use url::Url;

use super::ModuleScriptId;
use super::create::in_realm;
use crate::Cx;
use crate::host_functions;
use crate::realms::RealmId;
use crate::scripts::import_maps::resolve_a_module_specifier;

/// Gives a module its `url` and `resolve`.
pub(super) fn fill(cx: &mut Cx<'_>, id: ModuleScriptId) {
    let Some(script) = cx.host.modules.get(id) else { return };
    let (Some(record), Some(base_url)) = (script.record.clone(), script.base_url.clone()) else {
        return;
    };
    let realm = script.realm;
    in_realm(cx, realm, |cx| {
        // If memory for two properties runs out, the module cannot run anyway.
        let _result: Result<(), Thrown> = (|| {
            let meta = cx.import_meta(&record)?;
            let url = cx.string(base_url.as_str());
            let key = cx.key("url");
            cx.define_value(&meta, &key, &url, Attributes::ALL)?;
            let resolve = host_functions::new(
                cx,
                1,
                &[],
                Box::new(move |cx, call| {
                    let specifier = cx.to_js_string(&call.arg(0))?.into_scalar();
                    let url = resolve(cx, realm, &base_url, &specifier)?;
                    Ok(cx.string(url.as_str()))
                }),
            );
            let name = cx.key("name");
            let text = cx.string("resolve");
            cx.define_value(&resolve, &name, &text, Attributes::CONFIGURABLE)?;
            let key = cx.key("resolve");
            cx.define_value(&meta, &key, &resolve, Attributes::ALL)?;
            Ok(())
        })();
    });
}

/// "Resolve a module specifier", with a `TypeError` if it cannot be resolved.
pub(super) fn resolve(
    cx: &mut Cx<'_>,
    realm: RealmId,
    base_url: &Url,
    specifier: &str,
) -> Result<Url, Thrown> {
    let state = cx.host.import_maps.entry(realm).or_default();
    let result = resolve_a_module_specifier(state, base_url, specifier);
    result.map_err(|error| in_realm(cx, realm, |cx| cx.type_error(&error.0)))
}
