//! Reports of exceptions that were not caught.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#runtime-script-errors>

use rustc_hash::FxHashSet;
use treewright_quickjs::{Thrown, Value};

use crate::events::attributes;
use crate::events::event::{Slot, set_slot, with};
use crate::events::{self, EventFlags, Target};
use crate::exception;
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::{AgentEvent, Cx};

/// The state of an agent's reports.
#[derive(Debug, Default)]
pub(crate) struct ErrorReports {
    /// The windows that are <https://html.spec.whatwg.org/multipage/webappapis.html#in-error-reporting-mode>.
    in_error_reporting_mode: FxHashSet<RealmId>,
    /// The URLs of the scripts whose errors are muted.
    pub(crate) muted: FxHashSet<String>,
    /// The names of the scripts that are being run as a whole, the innermost last, and whether
    /// their errors are muted.
    pub(crate) running: Vec<(String, bool)>,
}

/// The values that are derived from an exception.
#[derive(Clone, Debug, Default)]
pub(crate) struct ErrorInfo {
    pub(crate) message: String,
    pub(crate) filename: String,
    pub(crate) lineno: u32,
    pub(crate) colno: u32,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#extract-error>
fn extract_error_information(cx: &mut Cx<'_>, thrown: &Thrown, begin: &str) -> ErrorInfo {
    let message = format!("{begin}{}", describe(cx, &thrown.value));
    // A value that was not thrown comes from the running script.
    match cx.error_location(&thrown.value).or_else(|| cx.running_place()) {
        Some(location) => ErrorInfo {
            message,
            filename: location.file.into_scalar(),
            lineno: location.line,
            colno: location.column,
        },
        None => {
            let running = cx.host.error_reports.running.last();
            let filename = running.map(|(name, _)| name.clone()).unwrap_or_default();
            ErrorInfo { message, filename, ..ErrorInfo::default() }
        }
    }
}

/// An exception as text. Errors that scripts have changed can run scripts.
pub(crate) fn describe(cx: &mut Cx<'_>, value: &Value) -> String {
    if let Some(data) = exception::data(cx, value) {
        let (name, message) = (data.name.into_scalar(), data.message.into_scalar());
        return if message.is_empty() { name } else { format!("{name}: {message}") };
    }
    match cx.to_js_string(value) {
        Ok(text) => text.into_scalar(),
        // An error that is written while the stack is full, a symbol, or an object that cannot be written.
        Err(_) => match cx.error_head(value) {
            Some(head) => head.into_scalar(),
            None => "exception".into(),
        },
    }
}

/// Reports an exception for the current realm's global object.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception>
pub(crate) fn report_an_exception(cx: &mut Cx<'_>, thrown: Thrown) {
    let mut info = extract_error_information(cx, &thrown, "Uncaught ");
    crate::budget::note_an_exception(cx, &info.message, thrown.uncatchable);
    if thrown.uncatchable {
        // A limit was reached, or the worker was terminated: no more scripts run.
        if !crate::workers::is_terminated(cx.host) {
            tell(cx, info);
        }
        return;
    }
    let is_muted = match cx.host.error_reports.running.last() {
        Some((_, is_muted)) => *is_muted,
        None => cx.host.error_reports.muted.contains(&info.filename),
    };
    let mut error = thrown.value;
    let unmuted = info.clone();
    if is_muted {
        error = cx.null();
        info = ErrorInfo { message: "Script error.".into(), ..ErrorInfo::default() };
    }
    let realm = RealmId(cx.realm_number());
    report_for(cx, realm, info, &error, unmuted);
}

/// Reports an exception of a worker, without its value, to the window or worker that created it.
pub(crate) fn report_without_the_error(cx: &mut Cx<'_>, realm: RealmId, info: ErrorInfo) {
    let null = cx.null();
    let unmuted = info.clone();
    report_for(cx, realm, info, &null, unmuted);
}

/// Steps 6 and 7.
fn report_for(cx: &mut Cx<'_>, realm: RealmId, info: ErrorInfo, error: &Value, unmuted: ErrorInfo) {
    let mut is_not_handled = true;
    let is_of_a_worker = cx.host.workers.inside.is_some();
    let sent = if is_of_a_worker { info.clone() } else { unmuted };
    if cx.host.realms.get(realm).is_some()
        && cx.host.error_reports.in_error_reporting_mode.insert(realm)
    {
        is_not_handled = fire_an_error_event(cx, &Target::Window(realm), &info, error);
        cx.host.error_reports.in_error_reporting_mode.remove(&realm);
    }
    if is_not_handled && let Some(info) = crate::workers::report_to_the_parent(cx, sent) {
        tell(cx, info);
    }
}

/// Fires an `ErrorEvent` with these values. Returns false if it was handled.
pub(crate) fn fire_an_error_event(
    cx: &mut Cx<'_>,
    target: &Target,
    info: &ErrorInfo,
    error: &Value,
) -> bool {
    fire_named(cx, target, "error", EventFlags::CANCELABLE, info, error)
}

/// Fires `navigateerror` in the current realm.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#abort-a-navigateevent>
pub(crate) fn fire_a_navigate_error_event(cx: &mut Cx<'_>, target: &Target, reason: &Value) {
    let mut info = extract_error_information(cx, &Thrown::new(reason.clone()), "Uncaught ");
    fill_in_the_document(cx, &mut info);
    fire_named(cx, target, "navigateerror", EventFlags::NONE, &info, reason);
}

fn fire_named(
    cx: &mut Cx<'_>,
    target: &Target,
    name: &str,
    flags: EventFlags,
    info: &ErrorInfo,
    error: &Value,
) -> bool {
    events::fire_with(cx, target, Interface::ErrorEvent, name, flags, false, |cx, event| {
        with(cx, event, |data| {
            if let Some(part) = data.extra::<attributes::ErrorEvent>() {
                part.message = info.message.as_str().into();
                part.filename.clone_from(&info.filename);
                part.lineno = info.lineno;
                part.colno = info.colno;
            }
        });
        set_slot(cx, event, Slot::Error, Some(error));
    })
}

/// Reports to the caller, which acts as the developer console.
fn tell(cx: &mut Cx<'_>, info: ErrorInfo) {
    cx.host.outbox.push(AgentEvent::Error {
        message: info.message,
        file: info.filename,
        line: info.lineno,
        column: info.colno,
    });
}

/// Reports an exception without an event to the caller. If no script threw it, as with a failed
/// fetch, it belongs to the document of the current realm.
pub(crate) fn tell_of(cx: &mut Cx<'_>, thrown: &Thrown, begin: &str) {
    let mut info = extract_error_information(cx, thrown, begin);
    fill_in_the_document(cx, &mut info);
    tell(cx, info);
}

/// An error that no script has thrown comes from the document.
fn fill_in_the_document(cx: &mut Cx<'_>, info: &mut ErrorInfo) {
    if info.filename.is_empty()
        && let Ok(document) = crate::html::document_of_the_current_realm(cx)
        && let Some(state) = cx.host.documents.get(document)
    {
        info.filename = state.url.to_string();
    }
}
