//! `Window`: idle callbacks, and obsolete names.

use treewright_quickjs::{Thrown, Value};

use super::window::navigator;
use crate::Cx;
use crate::generated::dictionaries::IdleRequestOptions;
use crate::idle_callbacks;

/// <https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method>
pub(crate) fn request_idle_callback(
    cx: &mut Cx<'_>,
    this: &Value,
    callback: Value,
    options: IdleRequestOptions,
) -> Result<u32, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    Ok(idle_callbacks::request(cx, realm, callback, options.timeout))
}

/// <https://w3c.github.io/requestidlecallback/#the-cancelidlecallback-method>
pub(crate) fn cancel_idle_callback(
    cx: &mut Cx<'_>,
    this: &Value,
    handle: u32,
) -> Result<(), Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    idle_callbacks::cancel(cx, realm, handle);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-clientinformation>
pub(crate) fn client_information(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    navigator(cx, this)
}

/// As the standard says, it does nothing.
/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-window-captureevents>
pub(crate) fn capture_events(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

/// As the standard says, it does nothing.
/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-window-releaseevents>
pub(crate) fn release_events(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}
