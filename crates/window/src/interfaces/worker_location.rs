//! <https://html.spec.whatwg.org/multipage/workers.html#worker-locations>

use treewright_quickjs::{Thrown, Value};
use url::{Url, quirks};

use crate::Cx;
use crate::global_objects::document_of_the_current_global;

/// The URL of the worker.
/// <https://html.spec.whatwg.org/multipage/workers.html#concept-workerglobalscope-url>
fn url(cx: &mut Cx<'_>) -> Result<Url, Thrown> {
    let document = document_of_the_current_global(cx)?;
    match cx.host.documents.get(document) {
        Some(state) => Ok(state.url.clone()),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident,)*) => { $(
        $(#[$doc])*
        pub(crate) fn $name(cx: &mut Cx<'_>, _this: &Value) -> Result<String, Thrown> {
            Ok(quirks::$name(&url(cx)?).to_owned())
        }
    )* };
}

parts! {
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-href>
    href,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-origin>
    origin,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-protocol>
    protocol,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-host>
    host,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hostname>
    hostname,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-port>
    port,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-pathname>
    pathname,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-search>
    search,
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hash>
    hash,
}
