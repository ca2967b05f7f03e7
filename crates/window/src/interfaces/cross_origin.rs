//! The functions of windows and of `location` that scripts of other origins get.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#cross-origin-objects>

use treewright_quickjs::{Call, Thrown, Value};

use super::{location, window};
use crate::Cx;

fn text(call: &Call<'_>, index: usize) -> String {
    call.captured(index)
        .as_js_string()
        .map(treewright_quickjs::JsString::into_scalar)
        .unwrap_or_default()
}

pub(crate) fn get_of_window(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let object = call.captured(0);
    let null = cx.null();
    Ok(match text(call, 1).as_str() {
        "location" => window::location(cx, &object)?,
        "closed" => {
            let is_closed = window::closed(cx, &object)?;
            cx.boolean(is_closed)
        }
        "length" => {
            let length = window::length(cx, &object)?;
            cx.number(f64::from(length))
        }
        "top" => window::top(cx, &object)?.unwrap_or(null),
        "parent" => window::parent(cx, &object)?.unwrap_or(null),
        "opener" => window::opener(cx, &object)?,
        _ => object,
    })
}

pub(crate) fn set_of_window(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let object = call.captured(0);
    let location = window::location(cx, &object)?;
    let url = cx.to_js_string(&call.arg(0))?.into_scalar();
    location::set_href(cx, &location, url)?;
    Ok(cx.undefined())
}

pub(crate) fn operate_on_window(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let object = call.captured(0);
    match text(call, 1).as_str() {
        "close" => window::close(cx, &object)?,
        "focus" => window::focus(cx, &object)?,
        "blur" => window::blur(cx, &object)?,
        _ => crate::windows::messages::post_message_by_call(cx, &object, call)?,
    }
    Ok(cx.undefined())
}

pub(crate) fn set_of_location(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let url = cx.to_js_string(&call.arg(0))?.into_scalar();
    location::set_href(cx, &call.captured(0), url)?;
    Ok(cx.undefined())
}

pub(crate) fn operate_on_location(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let url = cx.to_js_string(&call.arg(0))?.into_scalar();
    location::replace(cx, &call.captured(0), url)?;
    Ok(cx.undefined())
}
