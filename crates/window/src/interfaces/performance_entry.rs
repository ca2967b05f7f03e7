//! <https://w3c.github.io/performance-timeline/#the-performanceentry-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::performance;
use crate::strings::DomString;

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-id>
pub(crate) fn id(cx: &mut Cx<'_>, this: &Value) -> Result<u64, Thrown> {
    // Bits of the handle give the kind of entry.
    Ok(performance::entry(cx, this)?.id & u64::from(u32::MAX))
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(performance::entry(cx, this)?.name)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-entrytype>
pub(crate) fn entry_type(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(performance::entry(cx, this)?.entry_type.into())
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-starttime>
pub(crate) fn start_time(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(performance::entry(cx, this)?.start_time)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-duration>
pub(crate) fn duration(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(performance::entry(cx, this)?.duration)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-navigationid>
pub(crate) fn navigation_id(_cx: &mut Cx<'_>, _this: &Value) -> Result<u64, Thrown> {
    Ok(0)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceentry-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let entry = performance::entry(cx, this)?;
    let object = cx.object(None);
    let name = cx.js_string(&entry.name);
    cx.set_str(&object, "name", &name)?;
    let entry_type = cx.string(entry.entry_type);
    cx.set_str(&object, "entryType", &entry_type)?;
    let start_time = cx.number(entry.start_time);
    cx.set_str(&object, "startTime", &start_time)?;
    let duration = cx.number(entry.duration);
    cx.set_str(&object, "duration", &duration)?;
    let detail = performance::detail(cx, this);
    cx.set_str(&object, "detail", &detail)?;
    Ok(object)
}
