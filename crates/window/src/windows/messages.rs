//! Messages between windows.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#posting-messages>

use treewright_messages::Message;
use treewright_quickjs::{Call, Flow, Thrown, Value};
use url::Url;

use super::proxy_of;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::Target;
use crate::events::attributes::Sender;
use crate::exception::{DomExceptionName, dom_exception};
use crate::messaging::{MessageParts, fire_a_message, fire_a_message_error};
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::realms::RealmId;
use crate::structured_data::{
    Received, structured_deserialize_with_transfer, structured_serialize_with_transfer,
};

/// `postMessage` of a window of another origin: the arguments are not converted.
pub(crate) fn post_message_by_call(
    cx: &mut Cx<'_>,
    target: &Value,
    call: &Call<'_>,
) -> Result<(), Thrown> {
    if call.is_empty() {
        return Err(cx.type_error("postMessage needs a message"));
    }
    let second = call.arg(1);
    let mut transferred = Vec::new();
    let origin = if call.len() > 2 || (!second.is_object() && !second.is_nullish()) {
        let origin = cx.to_js_string(&second)?.into_scalar();
        transferred = objects(cx, &call.arg(2))?;
        origin
    } else if second.is_object() {
        // Members of the inherited dictionary come first.
        let transfer = cx.get_str(&second, "transfer")?;
        transferred = objects(cx, &transfer)?;
        let origin = cx.get_str(&second, "targetOrigin")?;
        if origin.is_undefined() { "/".to_owned() } else { cx.to_js_string(&origin)?.into_scalar() }
    } else {
        "/".to_owned()
    };
    post_message(cx, target, &call.arg(0), &origin, &transferred)
}

/// A `sequence<object>`, or empty for undefined.
fn objects(cx: &mut Cx<'_>, list: &Value) -> Result<Vec<Value>, Thrown> {
    let mut all = Vec::new();
    if list.is_undefined() {
        return Ok(all);
    }
    if !list.is_object() {
        return Err(cx.type_error("the transfer list must be a list of objects"));
    }
    cx.iterate(list, None, |cx, value| {
        if !value.is_object() {
            return Err(cx.type_error("only objects can be transferred"));
        }
        all.push(value);
        Ok(Flow::Continue)
    })?;
    Ok(all)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#window-post-message-steps>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    target: &Value,
    message: &Value,
    target_origin: &str,
    transfer: &[Value],
) -> Result<(), Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, target)?;
    let incumbent = crate::global_objects::incumbent_realm(cx);
    let settings = cx.host.realms.get(incumbent);
    // The WindowProxy of the global object stays the same if the window was unloaded before the
    // task.
    let source = settings.and_then(|state| state.navigable);
    let document = settings.map(|state| state.document);
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
    let message = structured_serialize_with_transfer(cx, message, transfer)?;
    let Some(to) = cx.host.realms.get(realm).map(|state| state.document) else { return Ok(()) };
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        deliver(cx, realm, source, &source_origin, wanted.as_ref(), message);
    });
    cx.host.event_loop.queue_a_task(TaskSource::PostedMessage, Some(to), steps);
    Ok(())
}

/// The steps of the task.
fn deliver(
    cx: &mut Cx<'_>,
    realm: RealmId,
    source: Option<NavigableId>,
    source_origin: &Origin,
    wanted: Option<&Origin>,
    message: Message,
) {
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let state = document.and_then(|document| cx.host.documents.get(document));
    let Some(origin) = state.map(|state| state.origin.clone()) else { return };
    if wanted.is_some_and(|wanted| !wanted.is_same_origin(&origin)) {
        return;
    }
    let source = source.and_then(|source| proxy_of(cx, source));
    let Some(engine_realm) = crate::global_objects::engine_realm(cx, realm) else { return };
    let target = Target::Window(realm);
    let sender = Sender::Origin(source_origin.clone());
    let received =
        cx.in_realm(&engine_realm, |cx| structured_deserialize_with_transfer(cx, message));
    match received {
        Ok(Received { value, ports }) => {
            let parts = MessageParts { data: Some(value), sender, source, ports };
            fire_a_message(cx, &engine_realm, &target, parts);
        }
        Err(_) => {
            let parts = MessageParts { sender, source, ..MessageParts::default() };
            fire_a_message_error(cx, &engine_realm, &target, parts);
        }
    }
}
