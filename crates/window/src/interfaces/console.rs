//! <https://console.spec.whatwg.org/#console-namespace>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::console::{self, inspect, table};
use crate::strings::DomString;

type Done = Result<(), Thrown>;

/// <https://console.spec.whatwg.org/#assert>
pub(crate) fn assert(cx: &mut Cx<'_>, condition: bool, data: Vec<Value>) -> Done {
    if condition {
        return Ok(());
    }
    let message = "Assertion failed";
    let mut data = data;
    match data.first().and_then(|first| cx.string_value(first)) {
        Some(first) => {
            let text = format!("{message}: {}", first.to_scalar());
            data[0] = cx.string(&text);
        }
        None => data.insert(0, cx.string(message)),
    }
    console::logger(cx, "assert", &data)
}

/// <https://console.spec.whatwg.org/#clear>
pub(crate) fn clear(cx: &mut Cx<'_>) -> Done {
    console::clear(cx);
    Ok(())
}

/// <https://console.spec.whatwg.org/#debug>
pub(crate) fn debug(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::logger(cx, "debug", &data)
}

/// <https://console.spec.whatwg.org/#error>
pub(crate) fn error(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::logger(cx, "error", &data)
}

/// <https://console.spec.whatwg.org/#info>
pub(crate) fn info(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::logger(cx, "info", &data)
}

/// <https://console.spec.whatwg.org/#log>
pub(crate) fn log(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::logger(cx, "log", &data)
}

/// <https://console.spec.whatwg.org/#table>
pub(crate) fn table(cx: &mut Cx<'_>, data: Value, properties: Option<Vec<DomString>>) -> Done {
    match table::of(cx, &data, properties.as_deref()) {
        Some(text) => {
            console::printer(cx, "table", &text);
            Ok(())
        }
        None => console::logger(cx, "log", &[data]),
    }
}

/// <https://console.spec.whatwg.org/#trace>
pub(crate) fn trace(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    let mut text = console::formatted(cx, &data)?;
    let error = cx.error(treewright_quickjs::ErrorKind::Error, "");
    let stack = cx.get_str(&error, "stack").ok().and_then(|stack| stack.as_js_string());
    if let Some(stack) = stack {
        let begin = if text.is_empty() { "Trace" } else { "" };
        text = format!("{begin}{text}\n{}", stack.to_scalar().trim_end());
    }
    console::printer(cx, "trace", &text);
    Ok(())
}

/// <https://console.spec.whatwg.org/#warn>
pub(crate) fn warn(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::logger(cx, "warn", &data)
}

/// <https://console.spec.whatwg.org/#dir>
pub(crate) fn dir(cx: &mut Cx<'_>, item: Value, _options: Option<Value>) -> Done {
    let text = inspect::generic(cx, &item);
    console::printer(cx, "dir", &text);
    Ok(())
}

/// <https://console.spec.whatwg.org/#dirxml>
pub(crate) fn dirxml(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    let texts: Vec<String> = data.iter().map(|item| inspect::with_trees(cx, item)).collect();
    console::printer(cx, "dirxml", &texts.join(" "));
    Ok(())
}

/// <https://console.spec.whatwg.org/#count>
pub(crate) fn count(cx: &mut Cx<'_>, label: DomString) -> Done {
    console::count(cx, &label.to_scalar());
    Ok(())
}

/// <https://console.spec.whatwg.org/#countreset>
pub(crate) fn count_reset(cx: &mut Cx<'_>, label: DomString) -> Done {
    console::count_reset(cx, &label.to_scalar());
    Ok(())
}

/// <https://console.spec.whatwg.org/#group>
pub(crate) fn group(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::group(cx, "group", &data)
}

/// <https://console.spec.whatwg.org/#groupcollapsed>
pub(crate) fn group_collapsed(cx: &mut Cx<'_>, data: Vec<Value>) -> Done {
    console::group(cx, "groupCollapsed", &data)
}

/// <https://console.spec.whatwg.org/#groupend>
pub(crate) fn group_end(cx: &mut Cx<'_>) -> Done {
    console::group_end(cx);
    Ok(())
}

/// <https://console.spec.whatwg.org/#time>
pub(crate) fn time(cx: &mut Cx<'_>, label: DomString) -> Done {
    console::time(cx, &label.to_scalar());
    Ok(())
}

/// <https://console.spec.whatwg.org/#timelog>
pub(crate) fn time_log(cx: &mut Cx<'_>, label: DomString, data: Vec<Value>) -> Done {
    console::time_log(cx, "timeLog", &label.to_scalar(), &data);
    Ok(())
}

/// <https://console.spec.whatwg.org/#timeend>
pub(crate) fn time_end(cx: &mut Cx<'_>, label: DomString) -> Done {
    console::time_log(cx, "timeEnd", &label.to_scalar(), &[]);
    Ok(())
}
