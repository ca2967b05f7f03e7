//! What becomes of exceptions that nobody caught.

use treewright_quickjs::Thrown;

use crate::{AgentEvent, Cx};

/// <https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception>
pub(crate) fn report_an_exception(cx: &mut Cx<'_>, thrown: Thrown) {
    let location = cx.error_location(&thrown.value);
    let message = match cx.to_js_string(&thrown.value) {
        Ok(text) => text.into_scalar(),
        Err(_) => "an exception that cannot be written".into(),
    };
    let (file, line, column) = match location {
        Some(location) => (location.file.into_scalar(), location.line, location.column),
        None => (String::new(), 0, 0),
    };
    cx.host.outbox.push(AgentEvent::Error { message, file, line, column });
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#notify-about-rejected-promises>
pub(crate) fn notify_about_rejected_promises(cx: &mut Cx<'_>) {
    let _rejections = cx.take_rejections();
}
