//! <https://w3c.github.io/hr-time/#sec-performance>

use treewright_quickjs::{Thrown, Value};

use super::{performance_mark, performance_timing};
use crate::generated::Interface;
use crate::generated::dictionaries::PerformanceMarkOptions;
use crate::generated::unions::{DomStringOrDouble, DomStringOrPerformanceMeasureOptions};
use crate::performance::{self, Entry};
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::{Cx, bindings, performance_observers};

/// <https://w3c.github.io/hr-time/#dom-performance-now>
pub(crate) fn now(cx: &mut Cx<'_>, _this: &Value) -> Result<f64, Thrown> {
    Ok(performance::current_high_resolution_time(cx.host, cx.realm_number()))
}

/// <https://w3c.github.io/hr-time/#dom-performance-timeorigin>
pub(crate) fn time_origin(cx: &mut Cx<'_>, _this: &Value) -> Result<f64, Thrown> {
    Ok(performance::time_origin(cx.host, cx.realm_number()))
}

/// <https://w3c.github.io/hr-time/#dom-performance-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let object = cx.object(None);
    let origin = time_origin(cx, this)?;
    let origin = cx.number(origin);
    cx.set_str(&object, "timeOrigin", &origin)?;
    Ok(object)
}

/// <https://w3c.github.io/navigation-timing/#dom-performance-timing>
pub(crate) fn timing(cx: &mut Cx<'_>, _this: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::PerformanceTiming)?;
    cx.set_data(&object, Box::new(performance_timing::Of(RealmId(cx.realm_number()))));
    Ok(object)
}

/// <https://w3c.github.io/performance-timeline/#dom-performance-getentries>
pub(crate) fn get_entries(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    Ok(performance::entries(cx, this, |_| true))
}

/// <https://w3c.github.io/performance-timeline/#dom-performance-getentriesbytype>
pub(crate) fn get_entries_by_type(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
) -> Result<Vec<Value>, Thrown> {
    Ok(performance::entries(cx, this, |entry| type_.as_str() == Some(entry.entry_type)))
}

/// <https://w3c.github.io/performance-timeline/#dom-performance-getentriesbyname>
pub(crate) fn get_entries_by_name(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    type_: Option<DomString>,
) -> Result<Vec<Value>, Thrown> {
    Ok(performance::entries(cx, this, |entry| {
        entry.name == name && type_.as_ref().is_none_or(|of| of.as_str() == Some(entry.entry_type))
    }))
}

/// <https://w3c.github.io/user-timing/#dom-performance-mark>
pub(crate) fn mark(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    options: PerformanceMarkOptions,
) -> Result<Value, Thrown> {
    let entry = performance_mark::new(cx, None, name, options)?;
    performance_observers::queue_an_entry(cx, this, &entry)?;
    Ok(entry)
}

/// <https://w3c.github.io/user-timing/#dom-performance-clearmarks>
pub(crate) fn clear_marks(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Option<DomString>,
) -> Result<(), Thrown> {
    performance::clear(cx, this, "mark", name.as_ref());
    Ok(())
}

/// <https://w3c.github.io/user-timing/#dom-performance-clearmeasures>
pub(crate) fn clear_measures(
    cx: &mut Cx<'_>,
    this: &Value,
    name: Option<DomString>,
) -> Result<(), Thrown> {
    performance::clear(cx, this, "measure", name.as_ref());
    Ok(())
}

/// <https://w3c.github.io/user-timing/#dfn-convert-a-mark-to-a-timestamp>
fn timestamp(cx: &mut Cx<'_>, this: &Value, mark: &DomStringOrDouble) -> Result<f64, Thrown> {
    match mark {
        DomStringOrDouble::DomString(name) => {
            performance::convert_a_mark_to_a_timestamp(cx, this, name)
        }
        DomStringOrDouble::Double(time) if *time < 0.0 => {
            Err(cx.type_error("A time must not be negative."))
        }
        DomStringOrDouble::Double(time) => Ok(*time),
    }
}

/// <https://w3c.github.io/user-timing/#dom-performance-measure>
pub(crate) fn measure(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    start_or_options: DomStringOrPerformanceMeasureOptions,
    end_mark: Option<DomString>,
) -> Result<Value, Thrown> {
    let (start, duration, end, detail) = match start_or_options {
        DomStringOrPerformanceMeasureOptions::DomString(start) => {
            (Some(DomStringOrDouble::DomString(start)), None, None, cx.null())
        }
        DomStringOrPerformanceMeasureOptions::PerformanceMeasureOptions(options) => {
            let is_filled = options.start.is_some()
                || options.end.is_some()
                || options.duration.is_some()
                || !options.detail.is_undefined();
            if is_filled {
                let is_empty = options.start.is_none() && options.end.is_none();
                let is_full =
                    options.start.is_some() && options.end.is_some() && options.duration.is_some();
                if end_mark.is_some() || is_empty || is_full {
                    return Err(cx.type_error("The start, end and duration do not fit together."));
                }
            }
            (options.start, options.duration, options.end, options.detail)
        }
    };
    let end_time = match (&end_mark, &end, &start, duration) {
        (Some(mark), ..) => performance::convert_a_mark_to_a_timestamp(cx, this, mark)?,
        (None, Some(end), ..) => timestamp(cx, this, end)?,
        (None, None, Some(start), Some(duration)) => timestamp(cx, this, start)? + duration,
        _ => now(cx, this)?,
    };
    let start_time = match (&start, &end, duration) {
        (Some(start), ..) => timestamp(cx, this, start)?,
        (None, Some(end), Some(duration)) => timestamp(cx, this, end)? - duration,
        _ => 0.0,
    };
    let entry = Entry {
        id: cx.host.handles.next(),
        name,
        entry_type: "measure",
        start_time,
        duration: end_time - start_time,
    };
    let detail = if detail.is_undefined() { cx.null() } else { detail };
    let object = performance::new_entry(cx, Interface::PerformanceMeasure, None, entry, &detail)?;
    performance_observers::queue_an_entry(cx, this, &object)?;
    Ok(object)
}
