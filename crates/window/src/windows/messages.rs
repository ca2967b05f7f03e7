//! Messages between windows.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#posting-messages>

use treewright_quickjs::{Call, Flow, Thrown, Value};
use url::Url;

use super::proxy_of;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags, Target, event};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::interfaces::{message_event, window};
use crate::origin::Origin;
use crate::plain_data::PlainData;
use crate::realms::RealmId;

/// The realm of the incumbent settings object: that of the script that calls.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#incumbent-settings-object>
pub(crate) fn incumbent_realm(cx: &Cx<'_>) -> RealmId {
    let caller = cx.caller_realm().map(|realm| RealmId(realm.number()));
    let entry = cx.host.event_loop.entries.last().copied().map(RealmId);
    let known = |realm: &RealmId| cx.host.realms.get(*realm).is_some();
    caller.filter(known).or_else(|| entry.filter(known)).unwrap_or(RealmId(cx.realm_number()))
}

/// `postMessage` of a window of another origin: the arguments are not converted yet.
pub(super) fn post_message_by_call(
    cx: &mut Cx<'_>,
    target: &Value,
    call: &Call<'_>,
) -> Result<(), Thrown> {
    if call.is_empty() {
        return Err(cx.type_error("postMessage needs a message"));
    }
    let second = call.arg(1);
    let (origin, transfer) = if call.len() > 2 || (!second.is_object() && !second.is_nullish()) {
        (cx.to_js_string(&second)?.into_scalar(), call.arg(2))
    } else if second.is_object() {
        let origin = cx.get_str(&second, "targetOrigin")?;
        let origin =
            if origin.is_undefined() { "/".to_owned() } else { cx.to_js_string(&origin)?.into_scalar() };
        (origin, cx.get_str(&second, "transfer")?)
    } else {
        ("/".to_owned(), cx.undefined())
    };
    let mut transferred = Vec::new();
    if !transfer.is_undefined() {
        cx.iterate(&transfer, None, |_, value| {
            transferred.push(value);
            Ok(Flow::Continue)
        })?;
    }
    post_message(cx, target, &call.arg(0), &origin, &transferred)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#window-post-message-steps>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    target: &Value,
    message: &Value,
    target_origin: &str,
    transfer: &[Value],
) -> Result<(), Thrown> {
    let realm = window::realm_of(cx, target)?;
    let incumbent = incumbent_realm(cx);
    let document = cx.host.realms.get(incumbent).map(|state| state.document);
    let source_origin = document.and_then(|document| cx.host.documents.get(document));
    let source_origin = source_origin.map_or_else(Origin::new_opaque, |state| state.origin.clone());
    let wanted = match target_origin {
        "*" => None,
        "/" => Some(source_origin.clone()),
        _ => match Url::parse(target_origin) {
            Ok(url) => Some(Origin::of(&url)),
            Err(_) => {
                let message = "the target origin is not a valid URL";
                return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
            }
        },
    };
    if !transfer.is_empty() {
        let message = "the object cannot be transferred";
        return Err(dom_exception(cx, DomExceptionName::DataCloneError, message));
    }
    let data = PlainData::serialize(cx, message)?;
    let Some(to) = cx.host.realms.get(realm).map(|state| state.document) else { return Ok(()) };
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        deliver(cx, realm, incumbent, &source_origin, wanted.as_ref(), &data);
    });
    cx.host.event_loop.queue_a_task(TaskSource::PostedMessage, Some(to), steps);
    Ok(())
}

fn deliver(
    cx: &mut Cx<'_>,
    realm: RealmId,
    incumbent: RealmId,
    source_origin: &Origin,
    wanted: Option<&Origin>,
    data: &PlainData,
) {
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let state = document.and_then(|document| cx.host.documents.get(document));
    let Some(origin) = state.map(|state| state.origin.clone()) else { return };
    if wanted.is_some_and(|wanted| !wanted.is_same_origin(&origin)) {
        return;
    }
    let source = cx.host.realms.get(incumbent).and_then(|state| state.navigable);
    let source = source.and_then(|source| proxy_of(cx, source));
    let Some(engine_realm) = super::engine_realm(cx, realm) else { return };
    let data = cx.in_realm(&engine_realm, |cx| data.deserialize(cx));
    let (name, data) = match data {
        Ok(data) => ("message", Some(data)),
        Err(_) => ("messageerror", None),
    };
    let target = Target::Window(realm);
    let origin = source_origin.serialization();
    let interface = Interface::MessageEvent;
    events::fire_with(cx, &target, interface, name, EventFlags::NONE, false, |cx, event| {
        event::with(cx, event, |all| {
            if let Some(part) = all.extra::<message_event::Part>() {
                part.origin.clone_from(&origin);
            }
        });
        event::set_slot(cx, event, event::Slot::Data, data.as_ref());
        event::set_slot(cx, event, event::Slot::Source, source.as_ref());
    });
}
