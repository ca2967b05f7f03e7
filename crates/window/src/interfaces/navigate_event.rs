//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::Target;
use crate::events::attributes::NavigateEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::{NavigateEventInit, NavigationInterceptOptions};
use crate::generated::enums::NavigationType;
use crate::navigation_api;
use crate::realms::RealmId;
use crate::strings::DomString;

read_only!(Part {
    can_intercept: bool,
    user_initiated: bool,
    hash_change: bool,
    download_request: Option<DomString>,
    has_ua_visual_transition: bool,
});

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: NavigateEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::NavigateEvent, type_, init.base.into());
    let part = Part {
        navigation_type: init.navigation_type,
        can_intercept: init.can_intercept,
        user_initiated: init.user_initiated,
        hash_change: init.hash_change,
        download_request: init.download_request,
        has_ua_visual_transition: init.has_ua_visual_transition,
        realm: Some(RealmId(cx.realm_number())),
        ..Part::default()
    };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::Destination, Some(&init.destination));
    event::set_slot(cx, &event, Slot::Signal, Some(&init.signal));
    event::set_slot(cx, &event, Slot::FormData, init.form_data.as_ref());
    event::set_slot(cx, &event, Slot::Info, Some(&init.info));
    let source = event::optional(cx, init.source_element)?;
    event::set_slot(cx, &event, Slot::Source, source.as_ref());
    Ok(event)
}

/// The attribute `navigationType`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-navigationtype>
pub(crate) fn navigation_type(cx: &mut Cx<'_>, this: &Value) -> Result<NavigationType, Thrown> {
    let navigation_type = event::extra(cx, this, |part: &mut Part| Some(part.navigation_type));
    navigation_type.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The attribute `destination`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-destination>
pub(crate) fn destination(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::Destination))
}

/// The attribute `signal`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-signal>
pub(crate) fn signal(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::Signal))
}

/// The attribute `formData`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-formdata>
pub(crate) fn form_data(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::FormData))
}

/// The attribute `info`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-info>
pub(crate) fn info(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_undefined(cx, this, Slot::Info))
}

/// The attribute `sourceElement`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-sourceelement>
pub(crate) fn source_element(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let source = event::slot(cx, this, Slot::Source);
    Ok(source.and_then(|source| Target::of(cx, &source)?.node()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-intercept>
pub(crate) fn intercept(
    cx: &mut Cx<'_>,
    this: &Value,
    options: NavigationInterceptOptions,
) -> Result<(), Thrown> {
    navigation_api::intercept(cx, this, options)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-scroll>
pub(crate) fn scroll(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    navigation_api::scroll(cx, this)
}
