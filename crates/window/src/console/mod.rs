//! The console: what it prints goes to the caller of the agent.
//!
//! <https://console.spec.whatwg.org/>

mod format;
pub(crate) mod inspect;
pub(crate) mod table;

pub(crate) use format::formatted;

use rustc_hash::FxHashMap;
use treewright_quickjs::{Thrown, Value};

use crate::{AgentEvent, Cx};

/// The consoles of an agent's windows, by the numbers of their realms.
pub(crate) type Consoles = FxHashMap<u32, Console>;

/// The state of a console.
#[derive(Debug, Default)]
pub(crate) struct Console {
    /// <https://console.spec.whatwg.org/#count-map>
    counts: FxHashMap<String, u64>,
    /// The number of groups that are open.
    /// <https://console.spec.whatwg.org/#concept-group-stack>
    groups: usize,
    /// The times at which timers began, on the clock of the agent.
    /// <https://console.spec.whatwg.org/#timer-table>
    timers: FxHashMap<String, u64>,
}

fn own<'a>(cx: &'a mut Cx<'_>) -> &'a mut Console {
    let realm = cx.realm_number();
    cx.host.consoles.entry(realm).or_default()
}

/// <https://console.spec.whatwg.org/#logger>
pub(crate) fn logger(cx: &mut Cx<'_>, level: &str, data: &[Value]) -> Result<(), Thrown> {
    if !data.is_empty() {
        let text = formatted(cx, data)?;
        printer(cx, level, &text);
    }
    Ok(())
}

/// Hands a text to the caller, indented by the groups that are open.
/// <https://console.spec.whatwg.org/#printer>
pub(crate) fn printer(cx: &mut Cx<'_>, level: &str, text: &str) {
    let indent = "  ".repeat(own(cx).groups.min(40));
    let text = if indent.is_empty() {
        text.to_owned()
    } else {
        format!("{indent}{}", text.replace('\n', &format!("\n{indent}")))
    };
    cx.host.outbox.push(AgentEvent::Console { level: level.into(), text });
}

/// <https://console.spec.whatwg.org/#clear>
pub(crate) fn clear(cx: &mut Cx<'_>) {
    own(cx).groups = 0;
    printer(cx, "clear", "");
}

/// <https://console.spec.whatwg.org/#count>
pub(crate) fn count(cx: &mut Cx<'_>, label: &str) {
    let count = own(cx).counts.entry(label.to_owned()).or_default();
    *count = count.saturating_add(1);
    let text = format!("{label}: {count}");
    printer(cx, "count", &text);
}

/// <https://console.spec.whatwg.org/#countreset>
pub(crate) fn count_reset(cx: &mut Cx<'_>, label: &str) {
    match own(cx).counts.get_mut(label) {
        Some(count) => *count = 0,
        None => printer(cx, "countReset", &format!("Count for '{label}' does not exist")),
    }
}

/// <https://console.spec.whatwg.org/#group>
pub(crate) fn group(cx: &mut Cx<'_>, level: &str, data: &[Value]) -> Result<(), Thrown> {
    let text = if data.is_empty() { String::new() } else { formatted(cx, data)? };
    printer(cx, level, &text);
    let console = own(cx);
    console.groups = console.groups.saturating_add(1);
    Ok(())
}

/// <https://console.spec.whatwg.org/#groupend>
pub(crate) fn group_end(cx: &mut Cx<'_>) {
    let console = own(cx);
    console.groups = console.groups.saturating_sub(1);
}

/// <https://console.spec.whatwg.org/#time>
pub(crate) fn time(cx: &mut Cx<'_>, label: &str) {
    let now = cx.host.event_loop.clock.now();
    let console = own(cx);
    if console.timers.contains_key(label) {
        printer(cx, "warn", &format!("Timer '{label}' already exists"));
    } else {
        console.timers.insert(label.to_owned(), now);
    }
}

/// `timeLog`, and `timeEnd`, which forgets the timer.
/// <https://console.spec.whatwg.org/#timelog>
pub(crate) fn time_log(cx: &mut Cx<'_>, level: &str, label: &str, data: &[Value]) {
    let now = cx.host.event_loop.clock.now();
    let console = own(cx);
    let began = match level {
        "timeEnd" => console.timers.remove(label),
        _ => console.timers.get(label).copied(),
    };
    let Some(began) = began else {
        printer(cx, "warn", &format!("Timer '{label}' does not exist"));
        return;
    };
    let microseconds = now.saturating_sub(began);
    let mut text = format!("{label}: {}.{:03}ms", microseconds / 1000, microseconds % 1000);
    for item in data {
        text.push(' ');
        text.push_str(&inspect::optimal(cx, item));
    }
    printer(cx, level, &text);
}
