// Made by `cargo xtask codegen` from spec/idl/hr-time.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Performance",
    interface: Interface::Performance,
    last: Interface::Performance,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    members: &[
        Member::operation("now", Glue::Object(OfObject::Double(interfaces::performance::now)), 0),
        Member::attribute(
            "timeOrigin",
            Glue::Object(OfObject::Double(interfaces::performance::time_origin)),
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Any(interfaces::performance::to_json)),
            0,
        ),
        Member::attribute("timing", Glue::Object(OfObject::Any(interfaces::performance::timing)))
            .same_object()
            .exposed(0b1),
        Member::operation("getEntries", Glue::Function(get_entries), 0),
        Member::operation("getEntriesByType", Glue::Function(get_entries_by_type), 1),
        Member::operation("getEntriesByName", Glue::Function(get_entries_by_name), 1),
        Member::operation("mark", Glue::Function(mark), 1),
        Member::operation("clearMarks", Glue::Function(clear_marks), 0),
        Member::operation("measure", Glue::Function(measure), 1),
        Member::operation("clearMeasures", Glue::Function(clear_measures), 0),
    ],
    ..Definition::EMPTY
};

fn get_entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Performance)?;
    let value = interfaces::performance::get_entries(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn get_entries_by_type(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "getEntriesByType");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::performance::get_entries_by_type(cx, &this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn get_entries_by_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "getEntriesByName");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::performance::get_entries_by_name(cx, &this, a0, a1)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn mark(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "mark");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PerformanceMarkOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::performance::mark(cx, &this, a0, a1)?;
    Ok(value)
}

fn clear_marks(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "clearMarks");
    let this = receiver::object(cx, call, Interface::Performance)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::performance::clear_marks(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn measure(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "measure");
    let this = receiver::object(cx, call, Interface::Performance)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => {
            DomStringOrPerformanceMeasureOptions::PerformanceMeasureOptions(
                PerformanceMeasureOptions::from_value(cx, &cx.undefined(), SITE.value())?,
            )
        }
        value => DomStringOrPerformanceMeasureOptions::from_value(cx, &value, SITE.argument(2))?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::performance::measure(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn clear_measures(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Performance", "clearMeasures");
    let this = receiver::object(cx, call, Interface::Performance)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::performance::clear_measures(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
