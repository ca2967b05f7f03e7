//! "Run a module script".
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#run-a-module-script>

use treewright_quickjs::Value;

use super::ModuleScriptId;
use super::create::in_realm;
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::host_functions;
use crate::scripts::check_if_we_can_run_script;
use crate::trace::{self, Traced};

/// Runs a module and returns the promise of its evaluation, whose rejection is reported.
pub(crate) fn run_a_module_script(cx: &mut Cx<'_>, script: ModuleScriptId) -> Option<Value> {
    let module = cx.host.modules.get(script)?;
    let record = module.record.clone();
    let error = module.error_to_rethrow.clone();
    let id = module.realm;
    let realm = check_if_we_can_run_script(cx.host, id)?;
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let url = cx.host.modules.get(script).and_then(|module| module.base_url.clone());
        let file = url.map(String::from).unwrap_or_default();
        trace::note(cx.host, |_| Traced::Script { file: file.clone(), line: 1 });
        let promise = match (error, record) {
            (Some(error), _) => cx.rejected_promise(&error),
            (None, Some(record)) => cx.evaluate_module(&record),
            (None, None) => Ok(cx.undefined()),
        };
        trace::note(cx.host, |_| Traced::ScriptEnd { file });
        let promise = promise.and_then(|promise| {
            if promise.is_promise() {
                let report = host_functions::new(
                    cx,
                    1,
                    &[],
                    Box::new(move |cx, call| {
                        let thrown = call.arg(0).into();
                        // By number, because the collector would not see a realm in here.
                        in_realm(cx, id, |cx| report_an_exception(cx, thrown));
                        Ok(cx.undefined())
                    }),
                );
                let undefined = cx.undefined();
                cx.promise_then(&promise, &undefined, &report)?;
            }
            Ok(promise)
        });
        let promise = match promise {
            Ok(promise) => Some(promise),
            Err(thrown) => {
                report_an_exception(cx, thrown);
                None
            }
        };
        clean_up_after_running_script(cx);
        promise
    })
}
