//! Scrolling and focus after a navigation that a script has taken over.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigate-event-scroll-focus>

use treewright_quickjs::Value;

use super::firing::{interception, set_interception};
use super::{Api, Interception};
use crate::Cx;
use crate::events::attributes::NavigateEvent;
use crate::events::event;
use crate::generated::enums::{NavigationFocusReset, NavigationScrollBehavior, NavigationType};
use crate::interactive::focus::{autofocus_delegate, run_the_focusing_steps_or_focus_the_viewport};
use crate::navigation::{restore_scroll_position_data, scroll_to_the_fragment_or_the_beginning};

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigateevent-finish>
pub(super) fn finish(cx: &mut Cx<'_>, api: &Api, event: &Value, did_fulfill: bool) {
    match interception(cx, event) {
        Interception::None => return,
        Interception::Intercepted | Interception::Finished => {}
        Interception::Committed | Interception::Scrolled => {
            potentially_reset_the_focus(cx, api, event);
            if did_fulfill {
                potentially_process_scroll_behavior(cx, api, event);
            }
        }
    }
    set_interception(cx, event, Interception::Finished);
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#potentially-reset-the-focus>
fn potentially_reset_the_focus(cx: &mut Cx<'_>, api: &Api, event: &Value) {
    let focus_changed = api.with(cx, |data| std::mem::take(&mut data.focus_changed));
    let behavior = event::extra(cx, event, |part: &mut NavigateEvent| part.focus_reset);
    if focus_changed == Some(true) || behavior == Some(NavigationFocusReset::Manual) {
        return;
    }
    let Some(document) = api.active_document(cx) else { return };
    let target = autofocus_delegate(cx.host, document)
        .or_else(|| cx.host.the_body_element(document))
        .or_else(|| cx.host.document_element(document));
    if let Some(target) = target {
        run_the_focusing_steps_or_focus_the_viewport(cx, target);
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#potentially-process-scroll-behavior>
fn potentially_process_scroll_behavior(cx: &mut Cx<'_>, api: &Api, event: &Value) {
    let behavior = event::extra(cx, event, |part: &mut NavigateEvent| part.scroll);
    if interception(cx, event) == Interception::Scrolled
        || behavior == Some(NavigationScrollBehavior::Manual)
    {
        return;
    }
    process_scroll_behavior(cx, api, event);
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#process-scroll-behavior>
pub(super) fn process_scroll_behavior(cx: &mut Cx<'_>, api: &Api, event: &Value) {
    set_interception(cx, event, Interception::Scrolled);
    let navigation_type =
        event::extra(cx, event, |part: &mut NavigateEvent| Some(part.navigation_type));
    if matches!(navigation_type, Some(NavigationType::Traverse | NavigationType::Reload)) {
        if let Some(id) = api.navigable(cx) {
            restore_scroll_position_data(cx, id);
        }
    } else if let Some(document) = api.active_document(cx) {
        scroll_to_the_fragment_or_the_beginning(cx, document);
    }
}
