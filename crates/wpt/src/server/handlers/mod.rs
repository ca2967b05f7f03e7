//! The handlers that are programs in the suite, `NAME.py`, reimplemented: those that the tests of
//! HTML, DOM, shadow trees, custom elements, messages and storage use.

#![allow(
    clippy::unnecessary_wraps,
    reason = "handlers share one signature, even those that cannot fail"
)]

mod common;
mod documents;
mod moving;
mod scripts;

use treewright_window::loader::Response;

use super::exchange::{Exchange, Failure};

type Handler = fn(&mut Exchange<'_>) -> Result<Response, Failure>;

const SCRIPT_ELEMENT: &str = "/html/semantics/scripting-1/the-script-element/";
const OPENING: &str =
    "/html/webappapis/dynamic-markup-insertion/opening-the-input-stream/resources/";

/// Paths by folder, and their handlers.
const HANDLERS: &[(&str, &[(&str, Handler)])] = &[
    (
        "/",
        &[
            ("FileAPI/file/resources/echo-content-escaped.py", common::echo_content_escaped),
            ("common/echo.py", common::echo),
            ("common/redirect.py", common::redirect),
            ("common/redirect-opt-in.py", common::redirect_opt_in),
            ("common/slow-redirect.py", common::slow_redirect),
            ("common/slow.py", common::slow),
            ("cookies/resources/set-cookie.py", common::set_cookie),
            (
                "dom/nodes/Document-contentType/support/contenttype_setter.py",
                documents::contenttype_setter,
            ),
            ("dom/nodes/encoding.py", documents::encoding),
            ("fetch/api/resources/redirect.py", common::fetch_redirect),
            (
                "html/browsers/origin/origin-keyed-agent-clusters/resources/send-oac-header.py",
                documents::send_oac_header,
            ),
            ("html/browsers/windows/resources/window-name-stash.py", common::window_name_stash),
            ("xhr/resources/inspect-headers.py", common::inspect_headers),
            ("html/syntax/speculative-parsing/resources/stash.py", common::speculative_stash),
            ("html/syntax/xmldecl/support/trickle.py", documents::xmldecl_trickle),
            (
                "html/webappapis/scripting/processing-model-2/unhandled-promise-rejections/support/promise-access-control.py",
                scripts::promise_access_control,
            ),
        ],
    ),
    (
        OPENING,
        &[
            ("http-refresh.py", documents::http_refresh),
            ("meta-refresh.py", documents::meta_refresh),
            ("slow-png.py", documents::slow_png),
        ],
    ),
    (
        SCRIPT_ELEMENT,
        &[
            ("cacheable-script-throw.py", scripts::cacheable_script_throw),
            ("css-module/resources/cross-origin.py", scripts::css_cross_origin),
            ("css-module/resources/load-error-events.py", scripts::css_load_error_events),
            ("css-module/resources/referrer-checker.py", scripts::css_referrer_checker),
            ("json-module/cross-origin.py", scripts::json_cross_origin),
            ("json-module/load-error-events.py", scripts::json_load_error_events),
            ("json-module/referrer-checker.py", scripts::json_referrer_checker),
            ("log.py", scripts::log),
            ("module/dynamic-import/beta/redirect.py", common::redirect),
            (
                "module/dynamic-import/resources/status-changing-script.py",
                scripts::status_changing_script,
            ),
            ("module/resources/check-cookie.py", scripts::check_cookie),
            ("module/resources/delayed-modulescript.py", scripts::delayed_modulescript),
            ("module/resources/referrer-checker.py", scripts::referrer_checker),
            (
                "moving-between-documents/resources/moving-between-documents-iframe.py",
                moving::iframe,
            ),
            ("moving-between-documents/resources/slow-flag-setter.py", moving::slow_flag_setter),
            ("resources/cross-origin.py", scripts::cross_origin),
            ("resources/load-error-events.py", scripts::load_error_events),
            ("script-not-found-not-executed-2.py", scripts::found),
            ("script-not-found-not-executed.py", scripts::not_found),
            ("serve-json-then-js.py", scripts::serve_json_then_js),
            ("serve-with-content-type.py", scripts::serve_with_content_type),
        ],
    ),
];

/// Runs the handler at a path.
pub(super) fn run(exchange: &mut Exchange<'_>, path: &str) -> Result<Response, Failure> {
    let found = HANDLERS.iter().find_map(|(folder, handlers)| {
        let name = path.strip_prefix(folder)?;
        handlers.iter().find(|(other, _)| *other == name)
    });
    match found {
        Some((_, handler)) => handler(exchange),
        None if exchange.root.join(path.trim_start_matches('/')).exists() => {
            Err(Failure::new(501, format!("nothing stands in for {path}")))
        }
        None => Err(Failure::new(404, "")),
    }
}
