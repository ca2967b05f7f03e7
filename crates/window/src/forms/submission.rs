//! Submitting forms.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm>

use treewright_dom::{LocalName, NodeId};
use treewright_read::{Enctype, FormMethod, SubmissionRequest, pick_an_encoding};
use treewright_semantics::InputType;
use treewright_semantics::buttons::is_submit_button;

use super::entry_list::{construct_the_entry_list, entries_with_contents};
use super::{entries, input_type, listed, validity};
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::TaskSource;
use crate::events::event::{self, EventFlags};
use crate::events::{Target, fire};
use crate::generated::Interface;
use crate::interactive::dialogs;
use crate::navigation::{
    HistoryHandling, NavigateOptions, Resource, cannot_navigate, get_an_elements_noopener,
    get_an_elements_target, navigate,
};
use crate::sandboxing::Sandboxing;
use crate::trees::html_name;
use crate::windows::opening::choose_a_navigable;
use crate::wrappers;

/// The way in which a form is submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    /// Submitted from `submit()` method.
    pub(crate) from_submit_method: bool,
    /// The user involvement is not "none".
    pub(crate) by_user: bool,
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-submit>
pub(crate) fn submit(cx: &mut Cx<'_>, form: NodeId, submitter: NodeId, manner: Manner) {
    // Steps 1 to 4.
    if cannot_navigate(cx.host, form) || cx.host.forms.form(form).constructing_entry_list {
        return;
    }
    let document = cx.host.node_document(form);
    let sandboxing = cx.host.documents.get(document).map(|state| state.sandboxing);
    if sandboxing.is_some_and(|flags| flags.has(Sandboxing::FORMS)) {
        return;
    }
    let button = Some(submitter).filter(|submitter| *submitter != form);
    // Step 5.
    if !manner.from_submit_method
        && (!validate_and_fire(cx, form, button) || cannot_navigate(cx.host, form))
    {
        return;
    }
    // Steps 6 to 9.
    let of_document = cx.host.encoding_of(document);
    let Some(node) = cx.host.tree.get(form) else { return };
    let encoding = pick_an_encoding(node, of_document);
    let realm = crate::global_objects::relevant_realm(cx, document).unwrap_or_else(|| cx.realm());
    let constructed =
        cx.in_realm(&realm, |cx| match construct_the_entry_list(cx, form, button, encoding) {
            Ok(Some(list)) => {
                // If memory is short, the event has no entries.
                let copy = entries::clone_of(cx, &list).ok();
                Some((entries_with_contents(cx, &list), copy))
            }
            Ok(None) => None,
            Err(thrown) => {
                // Memory is short.
                report_an_exception(cx, thrown);
                None
            }
        });
    let Some((entries, form_data)) = constructed else { return };
    if cannot_navigate(cx.host, form) {
        return;
    }
    // Steps 10 and 11.
    let button = button.filter(|button| cx.host.is(*button, is_submit_button));
    let tree = &cx.host.tree;
    let Some(node) = tree.get(form) else { return };
    let of_button = button.and_then(|button| tree.get(button));
    let method = FormMethod::of(node, of_button);
    if method == FormMethod::Dialog {
        return close_a_dialog(cx, form, button);
    }
    // Steps 12 to 17.
    let from_button = |name: &str| button.and_then(|button| tree.attribute(button, name));
    let action = from_button("formaction").or_else(|| tree.attribute(form, "action"));
    let action = match action.unwrap_or_default() {
        "" => cx.host.documents.get(document).map(|state| state.url.clone()),
        action => cx.host.encoding_parse_a_url(action, cx.host.node_document(submitter)),
    };
    let Some(action) = action else { return };
    let enctype = Enctype::of(node, of_button);
    // Steps 18 to 23.
    let form_target = from_button("formtarget").map(str::to_owned);
    let target = get_an_elements_target(cx.host, form, form_target);
    let noopener = get_an_elements_noopener(cx.host, form, &target);
    let Some(current) = cx.host.node_navigable(document) else { return };
    let Some(chosen) = choose_a_navigable(cx, &target, current, noopener) else { return };
    // Steps 24 to 26.
    let SubmissionRequest { url, body, .. } =
        SubmissionRequest::new(action, method, enctype, &entries, encoding);
    let mut options = NavigateOptions::new(url, document);
    let target_document =
        cx.host.navigables.get(chosen.id).map(|navigable| navigable.active_document);
    let is_loaded = cx.host.documents.get(document).is_some_and(|state| state.is_completely_loaded);
    if target_document == Some(document) && !is_loaded {
        options.handling = HistoryHandling::Replace;
    }
    if let Some((body, content_type)) = body {
        options.resource = Resource::Post { body, content_type };
    }
    let rel = cx.host.tree.attribute(form, "rel").unwrap_or_default();
    if rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("noreferrer")) {
        options.has_no_referrer = true;
        "no-referrer".clone_into(&mut options.referrer_policy);
    }
    options.by_user = manner.by_user;
    options.source_element = Some(submitter);
    options.form_data = form_data;
    plan_to_navigate(cx, form, chosen.id, options);
}

/// Step 5: returns true if the submission continues.
fn validate_and_fire(cx: &mut Cx<'_>, form: NodeId, button: Option<NodeId>) -> bool {
    if std::mem::replace(&mut cx.host.forms.form(form).firing_submission_events, true) {
        return false;
    }
    for field in listed::submittable(cx.host, form) {
        cx.host.forms.of(field).user_validity = true;
    }
    let has = |element: NodeId, name| cx.host.tree.attribute(element, name).is_some();
    let is_not_validated = has(form, "novalidate")
        || button.is_some_and(|button| {
            cx.host.is(button, is_submit_button) && has(button, "formnovalidate")
        });
    if !is_not_validated && !validity::interactively_validate_the_constraints(cx, form) {
        cx.host.forms.form(form).firing_submission_events = false;
        return false;
    }
    let target = Target::Node(form);
    let flags = EventFlags { bubbles: true, cancelable: true, composed: false };
    let interface = Interface::SubmitEvent;
    let goes_on = fire::fire_with(cx, &target, interface, "submit", flags, false, |cx, event| {
        let submitter = button.and_then(|button| wrappers::wrap(cx, button).ok());
        event::set_slot(cx, event, event::Slot::Submitter, submitter.as_ref());
    });
    cx.host.forms.form(form).firing_submission_events = false;
    goes_on
}

/// Step 11: the method is that of a dialog.
fn close_a_dialog(cx: &mut Cx<'_>, form: NodeId, button: Option<NodeId>) {
    let mut above = cx.host.tree.ancestors(form);
    let Some(subject) = above.find(|above| html_name(cx.host, *above) == Some(LocalName::DIALOG))
    else {
        return;
    };
    let result = button.and_then(|button| {
        if input_type(cx.host, button) == Some(InputType::ImageButton) {
            // No coordinate was selected.
            return Some("0,0".into());
        }
        cx.host.attribute(button, "value")
    });
    dialogs::close_the_dialog(cx, subject, result, None);
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#plan-to-navigate>
fn plan_to_navigate(
    cx: &mut Cx<'_>,
    form: NodeId,
    target: crate::navigables::NavigableId,
    options: NavigateOptions,
) {
    let number = cx.host.forms.navigations.wrapping_add(1);
    cx.host.forms.navigations = number;
    cx.host.forms.form(form).planned_navigation = Some(number);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(state) = cx.host.forms.forms.get_mut(&form) else { return };
        // Otherwise it was replaced.
        if state.planned_navigation == Some(number) {
            state.planned_navigation = None;
            navigate(cx, target, options);
        }
    });
    let document = cx.host.node_document(form);
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}
