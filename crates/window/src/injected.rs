//! Scripts of the caller that run in each new window before those of its page.

use std::rc::Rc;

use treewright_quickjs::{JsString, ScriptOptions};

use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::realms::RealmId;

/// Runs the scripts in a window that was just made.
pub(crate) fn run(cx: &mut Cx<'_>, window: RealmId) {
    if cx.host.injected.is_empty() {
        return;
    }
    let realm = cx.host.realms.get(window).and_then(|state| state.realm.clone());
    let Some(realm) = realm else { return };
    let scripts = Rc::clone(&cx.host.injected);
    cx.in_realm(&realm, |cx| {
        for script in scripts.iter() {
            prepare_to_run_script(cx);
            let source = JsString::from(script.source.as_str());
            if let Err(thrown) = cx.evaluate(&source, &script.name, &ScriptOptions::default()) {
                report_an_exception(cx, thrown);
            }
            clean_up_after_running_script(cx);
        }
    });
}
