//! Classic scripts.

use treewright_quickjs::{JsString, ScriptOptions};
use url::Url;

use super::{rejections, report_an_exception};
use crate::Cx;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::realms::RealmId;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#classic-script>
#[derive(Clone, Debug)]
pub(crate) struct ClassicScript {
    pub(crate) source: JsString,
    pub(crate) realm: RealmId,
    pub(crate) base_url: Url,
    /// The place of the source in its file, from 1.
    pub(crate) line: u32,
    pub(crate) column: u32,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#muted-errors>
    pub(crate) has_muted_errors: bool,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#run-a-classic-script>
pub(crate) fn run_a_classic_script(cx: &mut Cx<'_>, script: &ClassicScript) {
    let realm = cx.host.realms.get(script.realm).and_then(|state| state.realm.clone());
    let Some(realm) = realm else { return };
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let mut options = ScriptOptions::default();
        options.line = script.line;
        options.column = script.column;
        let name = script.base_url.as_str();
        if script.has_muted_errors {
            cx.host.error_reports.muted.insert(name.to_owned());
            // Those of the scripts before are not muted.
            rejections::track(cx, false);
        }
        cx.host.error_reports.running.push((name.to_owned(), script.has_muted_errors));
        if let Err(thrown) = cx.evaluate(&script.source, name, &options) {
            report_an_exception(cx, thrown);
        }
        if script.has_muted_errors {
            rejections::track(cx, true);
        }
        cx.host.error_reports.running.pop();
        clean_up_after_running_script(cx);
    });
}
