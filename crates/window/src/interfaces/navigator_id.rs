//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorid>
//!
//! The navigator compatibility mode is Chrome: pages that check for it expect one of three, and
//! most were tested with that.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;

/// The default `User-Agent` value.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#concept-settings-object-user-agent>
const USER_AGENT: &str =
    concat!("Mozilla/5.0 (X11; Linux x86_64) Treewright/", env!("CARGO_PKG_VERSION"));

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-appcodename>
pub(crate) fn app_code_name(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Mozilla".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-appname>
pub(crate) fn app_name(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Netscape".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-appversion>
pub(crate) fn app_version(cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    let user_agent = cx.host.user_agent.as_deref().unwrap_or(USER_AGENT);
    Ok(user_agent.strip_prefix("Mozilla/").unwrap_or(user_agent).into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-platform>
pub(crate) fn platform(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Linux x86_64".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-product>
pub(crate) fn product(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Gecko".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-productsub>
pub(crate) fn product_sub(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("20030107".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-useragent>
pub(crate) fn user_agent(cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok(cx.host.user_agent.as_deref().unwrap_or(USER_AGENT).into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-vendor>
pub(crate) fn vendor(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("Google Inc.".into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-vendorsub>
pub(crate) fn vendor_sub(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok(DomString::default())
}
