//! <https://html.spec.whatwg.org/multipage/workers.html#workerglobalscope>

use treewright_quickjs::{Thrown, Value};

use super::window_or_worker_global_scope::{NAVIGATOR, kept};
use crate::generated::Interface;
use crate::generated::unions::TrustedScriptURLOrUsvString;
use crate::objects::slots;
use crate::realms::RealmId;
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string};
use crate::{Cx, workers};

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerglobalscope-self>
pub(crate) fn self_(_cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(this.clone())
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerglobalscope-location>
pub(crate) fn location(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, slots::WORKER_LOCATION, Interface::WorkerLocation)
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker-navigator>
pub(crate) fn navigator(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, NAVIGATOR, Interface::WorkerNavigator)
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerglobalscope-importscripts>
pub(crate) fn import_scripts(
    cx: &mut Cx<'_>,
    _this: &Value,
    urls: Vec<TrustedScriptURLOrUsvString>,
) -> Result<(), Thrown> {
    let (global, sink) = (RealmId(cx.realm_number()), "WorkerGlobalScope importScripts");
    let mut strings = Vec::with_capacity(urls.len());
    for url in urls {
        let of = TrustedType::ScriptUrl;
        let url = get_trusted_type_compliant_string(cx, of, global, url, sink)?;
        strings.push(url.into_scalar());
    }
    workers::import_scripts(cx, &strings)
}
