//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorcontentutils>

use treewright_quickjs::{Thrown, Value};

use crate::exception::{DomExceptionName, dom_exception};
use crate::global_objects::document_of_the_current_global;
use crate::origin::Origin;
use crate::strings::DomString;
use crate::{AgentEvent, Cx};

/// <https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme>
const SAFELISTED_SCHEMES: [&str; 24] = [
    "bitcoin",
    "ftp",
    "ftps",
    "geo",
    "im",
    "irc",
    "ircs",
    "magnet",
    "mailto",
    "matrix",
    "mms",
    "news",
    "nntp",
    "openpgp4fpr",
    "sftp",
    "sip",
    "sms",
    "smsto",
    "ssh",
    "tel",
    "urn",
    "webcal",
    "wtai",
    "xmpp",
];

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-registerprotocolhandler>
pub(crate) fn register_protocol_handler(
    cx: &mut Cx<'_>,
    _this: &Value,
    scheme: DomString,
    url: String,
) -> Result<(), Thrown> {
    let (scheme, url) = normalize_protocol_handler_parameters(cx, &scheme, &url)?;
    // The caller decides what becomes of it.
    cx.host.outbox.push(AgentEvent::ProtocolHandler { scheme, url, is_registered: true });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-unregisterprotocolhandler>
pub(crate) fn unregister_protocol_handler(
    cx: &mut Cx<'_>,
    _this: &Value,
    scheme: DomString,
    url: String,
) -> Result<(), Thrown> {
    let (scheme, url) = normalize_protocol_handler_parameters(cx, &scheme, &url)?;
    cx.host.outbox.push(AgentEvent::ProtocolHandler { scheme, url, is_registered: false });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#normalize-protocol-handler-parameters>
fn normalize_protocol_handler_parameters(
    cx: &mut Cx<'_>,
    scheme: &DomString,
    url: &str,
) -> Result<(String, String), Thrown> {
    let document = document_of_the_current_global(cx)?;
    let scheme = scheme.to_scalar().to_ascii_lowercase();
    let is_web = scheme
        .strip_prefix("web+")
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_lowercase()));
    if !is_web && !SAFELISTED_SCHEMES.contains(&scheme.as_str()) {
        let message = "A page cannot handle this scheme.";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    let parsed =
        if url.contains("%s") { cx.host.encoding_parse_a_url(url, document) } else { None };
    let Some(parsed) = parsed else {
        let message = "The address of a handler has to be an URL with %s.";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    let own = cx.host.documents.get(document).map(|state| state.origin.clone());
    let is_same_origin = own.is_some_and(|own| Origin::of(&parsed).is_same_origin(&own));
    if !matches!(parsed.scheme(), "http" | "https") || !is_same_origin {
        let message = "The address of a handler has to be of the origin of the page.";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    Ok((scheme, parsed.into()))
}
