//! The results as tables or JSON.

use treewright_bench::report::{Format, Section, number};
use treewright_bench::table::Table;

use crate::goals::Goal;
use crate::measure::Measured;

/// All results.
pub(crate) fn print(all: &[Measured], goals: &[Goal], format: Format) -> String {
    if format == Format::Json {
        return format!("{}\n", serde_json::json!({"libraries": all, "goals": goals}));
    }
    let names = all.iter().map(|it| format!("{} {}", it.name, it.version));
    let mut table = Table::new(std::iter::once(String::new()).chain(names));
    let mut row = |what: String, of: &dyn Fn(&Measured) -> f64| {
        table.row(std::iter::once(what).chain(all.iter().map(|it| number(of(it)))));
    };
    row("a process that makes one window, ms on the wall".into(), &|it| it.start);
    row("an empty window, ms".into(), &|it| it.empty);
    row("all pages with their scripts, ms".into(), &|it| it.pages);
    row("pages that could not be opened".into(), &|it| f64::from(it.failed));
    let (pieces, works) = all.first().map_or((0, 0), |it| (it.written.len(), it.works.len()));
    for index in 0..pieces {
        let what = format!("document.write, {} pieces, ms", all[0].written[index].0);
        row(what, &|it| it.written[index].1);
    }
    for index in 0..works {
        row(format!("{}, ms", all[0].works[index].0), &|it| it.works[index].1);
    }
    row("memory of an empty window, kB".into(), &|it| it.memory_empty / 1e3);
    row("memory of a window with a page, kB".into(), &|it| it.memory_page / 1e3);
    let mut section = Section::new("Windows");
    section.table(table);
    if let Some(getter) = all.first().and_then(|it| it.getter.as_ref()) {
        let nanoseconds = |value: &serde_json::Value| number(value.as_f64().unwrap_or(f64::NAN));
        let of_names = getter["getters"].as_object().into_iter().flatten();
        let of_names: Vec<_> =
            of_names.map(|(name, value)| format!("{name} {}", nanoseconds(value))).collect();
        section.text(format!(
            "A bare function of the host that returns a string takes {} ns, getters: {}.",
            nanoseconds(&getter["host"]),
            of_names.join(", "),
        ));
    }
    let mut of_goals = Section::new("Goals");
    let mut table = Table::new(["", "measured", "goal", "met"]);
    for goal in goals {
        let bound = match (goal.least, goal.most) {
            (Some(least), _) => format!("≥ {}", number(least)),
            (_, Some(most)) => format!("≤ {}", number(most)),
            _ => String::new(),
        };
        let met = if goal.is_met() { "yes" } else { "no" };
        table.row([goal.what.clone(), number(goal.measured), bound, met.to_owned()]);
    }
    of_goals.table(table);
    section.print(format) + &of_goals.print(format)
}
