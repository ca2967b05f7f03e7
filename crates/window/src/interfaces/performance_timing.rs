//! <https://w3c.github.io/navigation-timing/#the-performancetiming-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::performance::{self, LoadTiming};
use crate::realms::RealmId;

/// The window that an object describes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Of(pub(crate) RealmId);

/// A time in milliseconds since 1970; 0 for an event that has not happened.
fn read(
    cx: &mut Cx<'_>,
    this: &Value,
    read: impl FnOnce(&LoadTiming) -> u64,
) -> Result<u64, Thrown> {
    let Some(Of(realm)) = cx.data(this, |of: &mut Of, _| *of) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let state = document.and_then(|document| cx.host.documents.get(document));
    let time = state.map_or(0, |state| read(&state.timing));
    Ok(if time == 0 { 0 } else { performance::since_1970(cx.host, time) })
}

/// The time when the window began, which is when its document arrived.
fn origin(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
    let Some(Of(realm)) = cx.data(this, |of: &mut Of, _| *of) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    Ok(performance::origin_since_1970(cx.host, realm.0))
}

macro_rules! attributes {
    (never: $($never:ident)*; origin: $($origin:ident)*; $($name:ident: $field:ident)*) => {
        $(
            /// It has not happened.
            pub(crate) fn $never(_cx: &mut Cx<'_>, _this: &Value) -> Result<u64, Thrown> {
                Ok(0)
            }
        )*
        $(
            /// The navigation to a document is over when its window begins.
            pub(crate) fn $origin(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
                origin(cx, this)
            }
        )*
        $(
            pub(crate) fn $name(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
                read(cx, this, |timing| timing.$field)
            }
        )*
    };
}

attributes! {
    never: unload_event_start unload_event_end redirect_start redirect_end secure_connection_start;
    origin: navigation_start fetch_start domain_lookup_start domain_lookup_end connect_start
        connect_end request_start response_start response_end dom_loading;
    dom_interactive: dom_interactive
    dom_content_loaded_event_start: dom_content_loaded_event_start
    dom_content_loaded_event_end: dom_content_loaded_event_end
    dom_complete: dom_complete
    load_event_start: load_event_start
    load_event_end: load_event_end
}

/// A getter of an attribute's value.
type Getter = fn(&mut Cx<'_>, &Value) -> Result<u64, Thrown>;

/// <https://webidl.spec.whatwg.org/#default-tojson-steps>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let all: [(&str, Getter); 21] = [
        ("navigationStart", navigation_start),
        ("unloadEventStart", unload_event_start),
        ("unloadEventEnd", unload_event_end),
        ("redirectStart", redirect_start),
        ("redirectEnd", redirect_end),
        ("fetchStart", fetch_start),
        ("domainLookupStart", domain_lookup_start),
        ("domainLookupEnd", domain_lookup_end),
        ("connectStart", connect_start),
        ("connectEnd", connect_end),
        ("secureConnectionStart", secure_connection_start),
        ("requestStart", request_start),
        ("responseStart", response_start),
        ("responseEnd", response_end),
        ("domLoading", dom_loading),
        ("domInteractive", dom_interactive),
        ("domContentLoadedEventStart", dom_content_loaded_event_start),
        ("domContentLoadedEventEnd", dom_content_loaded_event_end),
        ("domComplete", dom_complete),
        ("loadEventStart", load_event_start),
        ("loadEventEnd", load_event_end),
    ];
    let object = cx.object(None);
    for (name, get) in all {
        let value = get(cx, this)?;
        let value = crate::bindings::convert::from_unsigned_long_long(cx, value);
        cx.set_str(&object, name, &value)?;
    }
    Ok(object)
}
