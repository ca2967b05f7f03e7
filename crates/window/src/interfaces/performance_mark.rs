//! <https://w3c.github.io/user-timing/#performancemark>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::generated::dictionaries::PerformanceMarkOptions;
use crate::performance::{self, Entry};
use crate::strings::DomString;

/// <https://w3c.github.io/user-timing/#dom-performancemark-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    name: DomString,
    options: PerformanceMarkOptions,
) -> Result<Value, Thrown> {
    new(cx, Some(prototype), name, options)
}

/// Makes a mark.
pub(crate) fn new(
    cx: &mut Cx<'_>,
    prototype: Option<&Value>,
    name: DomString,
    options: PerformanceMarkOptions,
) -> Result<Value, Thrown> {
    let start_time = match options.start_time {
        Some(time) if time < 0.0 => return Err(cx.type_error("startTime must not be negative.")),
        Some(time) => time,
        None => performance::current_high_resolution_time(cx.host, cx.realm_number()),
    };
    let id = cx.host.handles.next();
    let entry = Entry { id, name, entry_type: "mark", start_time, duration: 0.0 };
    let detail = if options.detail.is_undefined() { cx.null() } else { options.detail };
    performance::new_entry(cx, Interface::PerformanceMark, prototype, entry, &detail)
}

/// <https://w3c.github.io/user-timing/#dom-performancemark-detail>
pub(crate) fn detail(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(performance::detail(cx, this))
}
