//! `Window`: members for navigables.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object>

use treewright_dom::NodeId;
use treewright_quickjs::{Attributes, Descriptor, Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::WindowPostMessageOptions;
use crate::navigables::NavigableId;
use crate::strings::DomString;
use crate::windows::proxy::window_of_proxy;
use crate::windows::{self, messages, named_access, opening};
use crate::{interfaces, navigation};

/// The navigable of a window, unless it is gone.
fn navigable(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NavigableId>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let Some(state) = cx.host.realms.get(realm) else { return Ok(None) };
    let (id, document) = (state.navigable, state.document);
    let active = id.and_then(|id| cx.host.navigables.get(id));
    Ok(id.filter(|_| active.is_some_and(|navigable| navigable.active_document == document)))
}

/// The window itself.
fn window_of(cx: &Cx<'_>, this: &Value) -> Value {
    window_of_proxy(cx, this).unwrap_or_else(|| this.clone())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let Some(document) = cx.host.realms.get(realm).map(|state| state.document) else {
        return Ok(0);
    };
    let number = cx.host.number_of_document_tree_child_navigables(document);
    Ok(u32::try_from(number).unwrap_or(u32::MAX))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-frameelement>
pub(crate) fn frame_element(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let Some(id) = navigable(cx, this)? else { return Ok(None) };
    let Some(container) = cx.host.navigables.get(id).and_then(|navigable| navigable.container)
    else {
        return Ok(None);
    };
    let document = cx.host.node_document(container);
    let realm = cx.host.documents.get(document).map(|state| state.realm);
    let may_see =
        realm.is_some_and(|realm| windows::cross_origin::is_platform_object_same_origin(cx, realm));
    Ok(may_see.then_some(container))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-opener>
pub(crate) fn opener(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let id = navigable(cx, this)?;
    let opener = id.and_then(|id| cx.host.navigables.get(id)).and_then(|one| one.opener);
    let proxy = opener.and_then(|opener| windows::proxy_of(cx, opener));
    Ok(proxy.unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-opener>
pub(crate) fn set_opener(cx: &mut Cx<'_>, this: &Value, value: Value) -> Result<(), Thrown> {
    if value.is_null() {
        if let Some(id) = navigable(cx, this)?
            && let Some(navigable) = cx.host.navigables.get_mut(id)
        {
            navigable.opener = None;
        }
        return Ok(());
    }
    let key = cx.key("opener");
    if cx.define(this, &key, &Descriptor::data(value, Attributes::ALL))? {
        Ok(())
    } else {
        Err(cx.type_error("the property cannot be redefined"))
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-closed>
pub(crate) fn closed(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let id = cx.host.realms.get(realm).and_then(|state| state.navigable);
    Ok(id.and_then(|id| cx.host.navigables.get(id)).is_none_or(|navigable| navigable.is_closing))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if let Some(id) = navigable(cx, this)? {
        opening::close(cx, id);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-stop>
pub(crate) fn stop(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if let Some(id) = navigable(cx, this)? {
        navigation::stop_loading(cx, id);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-window-focus>
pub(crate) fn focus(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if let Some(id) = navigable(cx, this)? {
        crate::interactive::focus::focus_a_navigable(cx, id);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-window-blur>
pub(crate) fn blur(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-open>
pub(crate) fn open(
    cx: &mut Cx<'_>,
    _this: &Value,
    url: String,
    target: DomString,
    features: DomString,
) -> Result<Option<Value>, Thrown> {
    let Some(source) = cx.host.entry_document() else { return Ok(None) };
    let (target, features) = (target.into_scalar(), features.into_scalar());
    opening::window_open_steps(cx, source, &url, &target, &features)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location>
pub(crate) fn location(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let window = window_of(cx, this);
    interfaces::location::of_window(cx, &window)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history>
pub(crate) fn history(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let window = window_of(cx, this);
    crate::navigation::history_objects::of_window(cx, &window)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation>
pub(crate) fn navigation(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let window = window_of(cx, this);
    crate::navigation_api::of_window(cx, &window)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-window-postmessage>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    target_origin: String,
    transfer: Vec<Value>,
) -> Result<(), Thrown> {
    messages::post_message(cx, this, &message, &target_origin, &transfer)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-window-postmessage-options>
pub(crate) fn post_message_2(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    options: WindowPostMessageOptions,
) -> Result<(), Thrown> {
    let transfer = options.base.transfer;
    messages::post_message(cx, this, &message, &options.target_origin, &transfer)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem>
pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let Some(document) = cx.host.realms.get(realm).map(|state| state.document) else {
        return Ok(None);
    };
    named_access::named_item(cx, document, &name.into_scalar())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-supported-property-names>
pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let document = cx.host.realms.get(realm).map(|state| state.document);
    Ok(document
        .map(|document| named_access::supported_names(cx.host, document))
        .unwrap_or_default())
}
