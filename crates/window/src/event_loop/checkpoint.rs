//! Microtask checkpoints, and the steps around each script and callback.

use treewright_quickjs::JobOutcome;

use crate::Cx;
use crate::error_reports::report_an_exception;

/// Steps before running a script or a callback.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#prepare-to-run-script>
pub(crate) fn prepare_to_run_script(cx: &mut Cx<'_>) {
    let realm = cx.realm_number();
    let event_loop = &mut cx.host.event_loop;
    event_loop.running_scripts = event_loop.running_scripts.saturating_add(1);
    event_loop.entries.push(realm);
    // This belongs to an earlier script if the current one throws a value that is not an error.
    cx.clear_throw_location();
}

/// Steps after running a script or a callback: once the stack is empty, a microtask checkpoint.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#clean-up-after-running-script>
pub(crate) fn clean_up_after_running_script(cx: &mut Cx<'_>) {
    cx.host.event_loop.one_script_less();
    if cx.host.event_loop.running_scripts == 0 {
        perform_a_microtask_checkpoint(cx);
    }
}

/// The clock is checked after this many microtasks.
const JOBS_PER_LOOK: u32 = 64;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#perform-a-microtask-checkpoint>
pub(crate) fn perform_a_microtask_checkpoint(cx: &mut Cx<'_>) {
    if cx.host.event_loop.performing_a_microtask_checkpoint {
        return;
    }
    cx.host.event_loop.performing_a_microtask_checkpoint = true;
    let mut jobs: u32 = 0;
    loop {
        // Jobs can make jobs without end. The rest waits for the next checkpoint.
        jobs = jobs.wrapping_add(1);
        if jobs.is_multiple_of(JOBS_PER_LOOK) && crate::budget::is_out_of_time(cx) {
            break;
        }
        // A microtask runs like a callback: its calls are not followed by another checkpoint.
        match cx.realm_of_the_pending_job() {
            Some(realm) => cx.in_realm(&realm, prepare_to_run_script),
            None => break,
        }
        let outcome = cx.run_pending_job();
        cx.host.event_loop.one_script_less();
        match outcome {
            JobOutcome::Empty => break,
            JobOutcome::Threw { realm, thrown } => {
                let stop = thrown.uncatchable;
                cx.in_realm(&realm, |cx| report_an_exception(cx, thrown));
                if stop && crate::budget::is_out_of_time(cx) {
                    break;
                }
            }
            _ => {}
        }
    }
    crate::scripts::notify_about_rejected_promises(cx);
    cx.host.event_loop.performing_a_microtask_checkpoint = false;
}
