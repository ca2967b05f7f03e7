//! <https://html.spec.whatwg.org/multipage/workers.html#worker>

use treewright_quickjs::{Thrown, Value};

use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::{StructuredSerializeOptions, WorkerOptions};
use crate::generated::unions::TrustedScriptURLOrUsvString;
use crate::realms::RealmId;
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string};
use crate::{Cx, bindings, workers};

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    script_url: TrustedScriptURLOrUsvString,
    options: WorkerOptions,
) -> Result<Value, Thrown> {
    let (global, sink) = (RealmId(cx.realm_number()), "Worker constructor");
    let of = TrustedType::ScriptUrl;
    let script_url = get_trusted_type_compliant_string(cx, of, global, script_url, sink)?;
    let script_url = script_url.into_scalar();
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let Some(url) = cx.host.encoding_parse_a_url(&script_url, document) else {
        let message = "The address of the script is not a valid URL";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    let object = bindings::new_object_with(cx, Interface::Worker, prototype);
    workers::run_a_worker(cx, &object, document, url, options)?;
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker-terminate>
pub(crate) fn terminate(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = cx.platform(this).map_or(0, |platform| platform.handle);
    workers::terminate(cx, handle);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker-postmessage>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    transfer: Vec<Value>,
) -> Result<(), Thrown> {
    workers::post_message(cx, this, &message, &transfer)
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-worker-postmessage-options>
pub(crate) fn post_message_2(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    options: StructuredSerializeOptions,
) -> Result<(), Thrown> {
    workers::post_message(cx, this, &message, &options.transfer)
}
