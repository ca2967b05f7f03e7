//! <https://fetch.spec.whatwg.org/#request-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::abort;
use crate::bindings;
use crate::bodies::{self, is_unusable};
use crate::fetches::request::{fill_the_request, read};
use crate::fetching::Referrer;
use crate::generated::Interface;
use crate::generated::dictionaries::RequestInit;
use crate::generated::enums::{
    ReferrerPolicy, RequestCache, RequestCredentials, RequestDestination, RequestDuplex,
    RequestMode, RequestRedirect,
};
use crate::generated::unions::RequestInfo;
use crate::header_lists::{self, Guard};
use crate::loader;
use crate::objects::slots;

/// <https://fetch.spec.whatwg.org/#dom-request>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    input: RequestInfo,
    init: RequestInit,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::Request, prototype);
    fill_the_request(cx, &object, input, init)?;
    Ok(object)
}

/// <https://fetch.spec.whatwg.org/#concept-request-method>
pub(crate) fn method(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<u8>, Thrown> {
    read(cx, this, |data| data.method.clone().into_bytes())
}

/// <https://fetch.spec.whatwg.org/#dom-request-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |data| data.url.as_str().to_owned())
}

/// <https://fetch.spec.whatwg.org/#dom-request-headers>
pub(crate) fn headers(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::HEADERS).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// Requests of scripts have the empty destination.
///
/// <https://fetch.spec.whatwg.org/#concept-request-destination>
pub(crate) fn destination(_cx: &mut Cx<'_>, _this: &Value) -> Result<RequestDestination, Thrown> {
    Ok(RequestDestination::Empty)
}

/// <https://fetch.spec.whatwg.org/#dom-request-referrer>
pub(crate) fn referrer(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |data| match &data.referrer {
        Referrer::None => String::new(),
        Referrer::Client => "about:client".into(),
        Referrer::Url(url) => url.as_str().to_owned(),
    })
}

/// <https://fetch.spec.whatwg.org/#dom-request-referrerpolicy>
pub(crate) fn referrer_policy(cx: &mut Cx<'_>, this: &Value) -> Result<ReferrerPolicy, Thrown> {
    read(cx, this, |data| data.referrer_policy)
}

/// <https://fetch.spec.whatwg.org/#concept-request-mode>
pub(crate) fn mode(cx: &mut Cx<'_>, this: &Value) -> Result<RequestMode, Thrown> {
    read(cx, this, |data| data.mode)
}

/// <https://fetch.spec.whatwg.org/#dom-request-credentials>
pub(crate) fn credentials(cx: &mut Cx<'_>, this: &Value) -> Result<RequestCredentials, Thrown> {
    read(cx, this, |data| data.credentials)
}

/// <https://fetch.spec.whatwg.org/#dom-request-cache>
pub(crate) fn cache(cx: &mut Cx<'_>, this: &Value) -> Result<RequestCache, Thrown> {
    read(cx, this, |data| data.cache)
}

/// <https://fetch.spec.whatwg.org/#dom-request-redirect>
pub(crate) fn redirect(cx: &mut Cx<'_>, this: &Value) -> Result<RequestRedirect, Thrown> {
    read(cx, this, |data| data.redirect)
}

/// <https://fetch.spec.whatwg.org/#dom-request-integrity>
pub(crate) fn integrity(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<crate::strings::DomString, Thrown> {
    read(cx, this, |data| data.integrity.clone().into())
}

/// <https://fetch.spec.whatwg.org/#request-keepalive-flag>
pub(crate) fn keepalive(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    read(cx, this, |data| data.keepalive)
}

/// <https://fetch.spec.whatwg.org/#dom-request-isreloadnavigation>
pub(crate) fn is_reload_navigation(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(false)
}

/// <https://fetch.spec.whatwg.org/#dom-request-ishistorynavigation>
pub(crate) fn is_history_navigation(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(false)
}

/// <https://fetch.spec.whatwg.org/#dom-request-signal>
pub(crate) fn signal(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::SIGNAL).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://fetch.spec.whatwg.org/#dom-request-duplex>
pub(crate) fn duplex(_cx: &mut Cx<'_>, _this: &Value) -> Result<RequestDuplex, Thrown> {
    Ok(RequestDuplex::Half)
}

/// <https://fetch.spec.whatwg.org/#dom-request-clone>
pub(crate) fn clone(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if is_unusable(cx, this) {
        return Err(cx.type_error("The body has been read already, or its stream is locked"));
    }
    let data = read(cx, this, Clone::clone)?;
    let headers = headers(cx, this)?;
    let copied = header_lists::with(cx, &headers, |headers| (headers.list.clone(), headers.guard));
    let (list, guard) = copied.unwrap_or_else(|| (loader::Headers::new(), Guard::Request));
    let signal = signal(cx, this)?;
    let signal = abort::new_dependent(cx, &[signal])?;
    let headers = header_lists::new_object(cx, list, guard)?;
    let object = bindings::new_object(cx, Interface::Request)?;
    cx.set_data(&object, Box::new(data));
    cx.set_slot(&object, slots::HEADERS, &headers);
    cx.set_slot(&object, slots::SIGNAL, &signal);
    bodies::clone_the_body(cx, this, &object)?;
    Ok(object)
}
