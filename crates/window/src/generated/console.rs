// Made by `cargo xtask codegen` from spec/idl/console.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "console",
    interface: Interface::console,
    last: Interface::console,
    kind: DefinitionKind::Namespace,
    exposure: 0b11111,
    members: &[
        Member::operation("assert", Glue::Function(static_assert), 0),
        Member::operation("clear", Glue::Function(static_clear), 0),
        Member::operation("debug", Glue::Function(static_debug), 0),
        Member::operation("error", Glue::Function(static_error), 0),
        Member::operation("info", Glue::Function(static_info), 0),
        Member::operation("log", Glue::Function(static_log), 0),
        Member::operation("table", Glue::Function(static_table), 0),
        Member::operation("trace", Glue::Function(static_trace), 0),
        Member::operation("warn", Glue::Function(static_warn), 0),
        Member::operation("dir", Glue::Function(static_dir), 0),
        Member::operation("dirxml", Glue::Function(static_dirxml), 0),
        Member::operation("count", Glue::Function(static_count), 0),
        Member::operation("countReset", Glue::Function(static_count_reset), 0),
        Member::operation("group", Glue::Function(static_group), 0),
        Member::operation("groupCollapsed", Glue::Function(static_group_collapsed), 0),
        Member::operation("groupEnd", Glue::Function(static_group_end), 0),
        Member::operation("time", Glue::Function(static_time), 0),
        Member::operation("timeLog", Glue::Function(static_time_log), 0),
        Member::operation("timeEnd", Glue::Function(static_time_end), 0),
    ],
    ..Definition::EMPTY
};

fn static_assert(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "assert");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::assert(cx, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_clear(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let value = interfaces::console::clear(cx)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_debug(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "debug");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::debug(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "error");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::error(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_info(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "info");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::info(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_log(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "log");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::log(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_table(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "table");
    let a0 = Value::clone(&call.arg(0));
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::sequence(cx, &value, SITE.argument(2), |cx, value, at| {
            Ok(convert::dom_string(cx, value)?)
        })?),
    };
    let value = interfaces::console::table(cx, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_trace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "trace");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::trace(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_warn(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "warn");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::warn(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_dir(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "dir");
    let a0 = Value::clone(&call.arg(0));
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::object(cx, value, SITE.argument(2))?),
    };
    let value = interfaces::console::dir(cx, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_dirxml(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "dirxml");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::dirxml(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_count(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "count");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("default"),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::console::count(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_count_reset(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "countReset");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("default"),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::console::count_reset(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_group(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "group");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::group(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_group_collapsed(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "groupCollapsed");
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::group_collapsed(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_group_end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let value = interfaces::console::group_end(cx)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_time(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "time");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("default"),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::console::time(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_time_log(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "timeLog");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("default"),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = arguments::variadic(cx, call, 1, SITE, |cx, value, at| Ok(Value::clone(value)))?;
    let value = interfaces::console::time_log(cx, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_time_end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("console", "timeEnd");
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("default"),
        value => convert::dom_string(cx, &value)?,
    };
    let value = interfaces::console::time_end(cx, a0)?;
    let () = value;
    Ok(cx.undefined())
}
