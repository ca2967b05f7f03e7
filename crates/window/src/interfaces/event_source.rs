//! <https://html.spec.whatwg.org/multipage/server-sent-events.html#the-eventsource-interface>

use treewright_quickjs::{Thrown, Value};

use crate::event_sources::{self, EventSource, with};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::EventSourceInit;
use crate::global_objects::document_of_the_current_global;
use crate::{Cx, bindings};

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    url: String,
    init: EventSourceInit,
) -> Result<Value, Thrown> {
    let document = document_of_the_current_global(cx)?;
    let Some(url) = cx.host.encoding_parse_a_url(&url, document) else {
        let message = "The address of an event source is not a valid URL";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    let object = bindings::new_object_with(cx, Interface::EventSource, prototype);
    cx.set_data(&object, Box::new(EventSource::new(url, init.with_credentials)));
    event_sources::connect(cx, &object)?;
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-url>
pub(crate) fn url(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    with(cx, this, |source| source.url.as_str().to_owned())
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-withcredentials>
pub(crate) fn with_credentials(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    with(cx, this, |source| source.with_credentials)
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-readystate>
pub(crate) fn ready_state(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    with(cx, this, |source| source.ready_state)
}

/// <https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    event_sources::close(cx, this)
}
