//! `Origin`: an origin as an object.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#the-origin-interface>

use treewright_quickjs::{Thrown, Value};
use url::Url;

use super::{hyperlink_element_utils, message_event};
use crate::Cx;
use crate::bindings::{self, receiver};
use crate::generated::Interface;
use crate::origin::Origin;

/// The interfaces that have the mixin `HyperlinkElementUtils`.
const HYPERLINKS: [Interface; 2] = [Interface::HTMLAnchorElement, Interface::HTMLAreaElement];

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-constructor>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::Origin, prototype);
    cx.set_data(&object, Box::new(Origin::new_opaque()));
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-from>
pub(crate) fn from(cx: &mut Cx<'_>, value: Value) -> Result<Value, Thrown> {
    let origin = match value.as_js_string() {
        Some(text) => Url::parse(&text.into_scalar()).ok().map(|url| Origin::of(&url)),
        None => extract_an_origin(cx, &value),
    };
    match origin {
        Some(origin) => {
            let object = bindings::new_object(cx, Interface::Origin)?;
            cx.set_data(&object, Box::new(origin));
            Ok(object)
        }
        None => Err(cx.type_error(
            "Failed to execute 'from' on 'Origin': no origin can be taken from the value",
        )),
    }
}

/// The origin of a platform object, if it has one.
/// <https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin>
fn extract_an_origin(cx: &mut Cx<'_>, value: &Value) -> Option<Origin> {
    if receiver::is(cx, value, Interface::Origin) {
        return read(cx, value, Clone::clone);
    }
    if receiver::is(cx, value, Interface::MessageEvent) {
        return message_event::sender(cx, value);
    }
    if let Some(element) = HYPERLINKS.iter().find_map(|kind| receiver::as_node(cx, value, *kind)) {
        return hyperlink_element_utils::url_of(cx.host, element).map(|url| Origin::of(&url));
    }
    if receiver::is_window(cx, value) || receiver::is_worker_global_scope(cx, value) {
        return of_a_global_object(cx, value);
    }
    None
}

/// "If this's relevant settings object's origin is not same origin-domain with the entry settings object's origin, then return
/// null."
/// <https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin>
fn of_a_global_object(cx: &mut Cx<'_>, object: &Value) -> Option<Origin> {
    let realm = crate::global_objects::realm_of_window(cx, object).ok()?;
    let document = cx.host.realms.get(realm)?.document;
    let origin = &cx.host.documents.get(document)?.origin;
    let entry = cx.host.entry_document().and_then(|entry| cx.host.documents.get(entry));
    let is_open = entry.is_none_or(|entry| origin.is_same_origin_domain(&entry.origin));
    is_open.then(|| origin.clone())
}

fn read<R>(cx: &mut Cx<'_>, object: &Value, read: impl FnOnce(&Origin) -> R) -> Option<R> {
    cx.data(object, |origin: &mut Origin, _| read(origin))
}

/// The origin of an object of the interface.
fn of(cx: &mut Cx<'_>, object: &Value) -> Result<Origin, Thrown> {
    match read(cx, object, Clone::clone) {
        Some(origin) => Ok(origin),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-opaque>
pub(crate) fn opaque(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(of(cx, this)?.is_opaque())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issameorigin>
pub(crate) fn is_same_origin(cx: &mut Cx<'_>, this: &Value, other: Value) -> Result<bool, Thrown> {
    Ok(of(cx, this)?.is_same_origin(&of(cx, &other)?))
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-origin-issamesite>
pub(crate) fn is_same_site(cx: &mut Cx<'_>, this: &Value, other: Value) -> Result<bool, Thrown> {
    Ok(of(cx, this)?.is_same_site(&of(cx, &other)?))
}
