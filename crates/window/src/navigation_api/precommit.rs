//! The methods of `navigate` events and of precommit controllers.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface>

use treewright_quickjs::{Thrown, Value};

use super::destination::with_destination;
use super::firing::{interception, set_interception};
use super::{
    Api, Interception, SerializedState, Tracker, committing, scroll_and_focus, slots, trackers,
};
use crate::Cx;
use crate::bindings;
use crate::events::attributes::NavigateEvent;
use crate::events::event::{self, Slot};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::{NavigationInterceptOptions, NavigationNavigateOptions};
use crate::generated::enums::{NavigationHistoryBehavior, NavigationType};
use crate::navigation::can_have_its_url_rewritten;
use crate::realms::RealmId;
use crate::streams::{invoke_for_a_promise, wait_for_all};

fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

fn security_error(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::SecurityError, message)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigateevent-perform-shared-checks>
fn perform_shared_checks(cx: &mut Cx<'_>, event: &Value) -> Result<(), Thrown> {
    let realm = event::extra(cx, event, |part: &mut NavigateEvent| part.realm);
    if !realm.is_some_and(|realm| is_fully_active(cx, realm)) {
        return Err(invalid_state(cx, "The document is not fully active."));
    }
    if !event::read(cx, event, |data| data.is_trusted) {
        return Err(security_error(cx, "A script has dispatched the event."));
    }
    if event::read(cx, event, |data| data.canceled) {
        return Err(invalid_state(cx, "The navigation was canceled."));
    }
    Ok(())
}

fn is_fully_active(cx: &Cx<'_>, realm: RealmId) -> bool {
    let document = cx.host.realms.get(realm).map(|state| state.document);
    document.is_some_and(|document| {
        cx.host.window_of(document) == Some(realm) && cx.host.is_fully_active(document)
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-intercept>
pub(crate) fn intercept(
    cx: &mut Cx<'_>,
    event: &Value,
    options: NavigationInterceptOptions,
) -> Result<(), Thrown> {
    perform_shared_checks(cx, event)?;
    if !event::extra(cx, event, |part: &mut NavigateEvent| part.can_intercept) {
        return Err(security_error(cx, "The navigation cannot be intercepted."));
    }
    if !event::read(cx, event, |data| data.dispatch) {
        return Err(invalid_state(cx, "The event is not being dispatched."));
    }
    if let Some(handler) = options.precommit_handler {
        if !event::read(cx, event, |data| data.cancelable) {
            return Err(invalid_state(cx, "The navigation cannot be canceled."));
        }
        let number = event::extra(cx, event, |part: &mut NavigateEvent| {
            part.precommit_handlers = part.precommit_handlers.saturating_add(1);
            part.precommit_handlers
        });
        let slot = slots::PRECOMMIT_HANDLERS | u64::from(number.saturating_sub(1));
        cx.set_slot(event, slot, &handler);
    }
    set_interception(cx, event, Interception::Intercepted);
    if let Some(handler) = options.handler {
        append_a_handler(cx, event, &handler);
    }
    event::extra(cx, event, |part: &mut NavigateEvent| {
        part.focus_reset = options.focus_reset.or(part.focus_reset);
        part.scroll = options.scroll.or(part.scroll);
    });
    Ok(())
}

fn append_a_handler(cx: &mut Cx<'_>, event: &Value, handler: &Value) {
    let number = event::extra(cx, event, |part: &mut NavigateEvent| {
        part.handlers = part.handlers.saturating_add(1);
        part.handlers
    });
    let slot = slots::HANDLERS | u64::from(number.saturating_sub(1));
    cx.set_slot(event, slot, handler);
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-scroll>
pub(crate) fn scroll(cx: &mut Cx<'_>, event: &Value) -> Result<(), Thrown> {
    perform_shared_checks(cx, event)?;
    if interception(cx, event) != Interception::Committed {
        return Err(invalid_state(cx, "The navigation is not one that can scroll now."));
    }
    if let Some(api) = Api::of_part(cx, event) {
        scroll_and_focus::process_scroll_behavior(cx, &api, event);
    }
    Ok(())
}

/// Step 31 of the inner `navigate` event firing algorithm.
pub(super) fn run_the_precommit_handlers(
    cx: &mut Cx<'_>,
    api: &Api,
    event: &Value,
) -> Result<(), Thrown> {
    let controller = bindings::new_object(cx, Interface::NavigationPrecommitController)?;
    cx.set_slot(&controller, slots::EVENT, event);
    let number = event::extra(cx, event, |part: &mut NavigateEvent| part.precommit_handlers);
    let undefined = cx.undefined();
    let mut promises = Vec::new();
    for index in 0..u64::from(number) {
        if let Some(handler) = cx.slot(event, slots::PRECOMMIT_HANDLERS | index) {
            let arguments = std::slice::from_ref(&controller);
            promises.push(invoke_for_a_promise(cx, &handler, &undefined, arguments)?);
        }
    }
    api.in_realm(cx, |cx| {
        wait_for_all(
            cx,
            &promises,
            event,
            |cx, event, _| {
                let tracker = Tracker::of_event(cx, event);
                committing::commit(cx, event, tracker.as_ref())
            },
            committing::process_failure,
        )
    })
}

/// The event of a precommit controller, while the navigation is not committed.
fn event_of(cx: &mut Cx<'_>, controller: &Value) -> Result<Value, Thrown> {
    let event = cx.slot(controller, slots::EVENT);
    let Some(event) = event else { return Err(cx.type_error("Illegal invocation")) };
    perform_shared_checks(cx, &event)?;
    if interception(cx, &event) != Interception::Intercepted {
        return Err(invalid_state(cx, "The navigation is committed."));
    }
    Ok(event)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationprecommitcontroller-redirect>
pub(crate) fn redirect(
    cx: &mut Cx<'_>,
    controller: &Value,
    url: &str,
    options: &NavigationNavigateOptions,
) -> Result<(), Thrown> {
    let event = event_of(cx, controller)?;
    let navigation_type =
        event::extra(cx, &event, |part: &mut NavigateEvent| Some(part.navigation_type));
    if !matches!(navigation_type, Some(NavigationType::Push | NavigationType::Replace)) {
        return Err(invalid_state(cx, "Only a navigation to a new entry can be redirected."));
    }
    let Some(api) = Api::of_part(cx, &event) else { return Ok(()) };
    let Some(document) = api.active_document(cx) else { return Ok(()) };
    let Ok(url) = cx.host.document_base_url(document).join(url) else {
        let message = "The address is not a valid URL.";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    if !can_have_its_url_rewritten(cx.host, document, &url) {
        return Err(security_error(cx, "The document cannot have this address."));
    }
    let changed = match options.history {
        NavigationHistoryBehavior::Auto => None,
        NavigationHistoryBehavior::Push => Some(NavigationType::Push),
        NavigationHistoryBehavior::Replace => Some(NavigationType::Replace),
    };
    if let Some(changed) = changed {
        event::extra(cx, &event, |part: &mut NavigateEvent| part.navigation_type = changed);
    }
    let destination = event::slot_or_null(cx, &event, Slot::Destination);
    if !options.state.is_undefined() {
        let state = SerializedState::of(cx, &options.state)?;
        with_destination(cx, &destination, |data| data.state = state.clone())?;
        if let Some(tracker) = trackers::ongoing(cx, &api) {
            tracker.set_state(cx, state);
        }
    }
    with_destination(cx, &destination, |data| data.url = url)?;
    if !options.base.info.is_undefined() {
        event::set_slot(cx, &event, Slot::Info, Some(&options.base.info));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationprecommitcontroller-addhandler>
pub(crate) fn add_handler(
    cx: &mut Cx<'_>,
    controller: &Value,
    handler: &Value,
) -> Result<(), Thrown> {
    let event = event_of(cx, controller)?;
    append_a_handler(cx, &event, handler);
    Ok(())
}
