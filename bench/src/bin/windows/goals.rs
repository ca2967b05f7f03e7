//! The project's targets, compared with the measurements.

use serde::Serialize;

use crate::measure::Measured;

/// One target.
#[derive(Debug, Serialize)]
pub(crate) struct Goal {
    pub(crate) what: String,
    pub(crate) measured: f64,
    /// The minimum or the maximum of `measured`.
    pub(crate) least: Option<f64>,
    pub(crate) most: Option<f64>,
}

impl Goal {
    fn at_least(what: impl Into<String>, measured: f64, least: f64) -> Self {
        Self { what: what.into(), measured, least: Some(least), most: None }
    }

    fn at_most(what: impl Into<String>, measured: f64, most: f64) -> Self {
        Self { what: what.into(), measured, least: None, most: Some(most) }
    }

    /// True if the target is met.
    pub(crate) fn is_met(&self) -> bool {
        self.least.is_none_or(|least| self.measured >= least)
            && self.most.is_none_or(|most| self.measured <= most)
    }
}

impl std::fmt::Display for Goal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { what, measured, least, most } = self;
        match (least, most) {
            (Some(least), _) => write!(f, "{what}: {measured:.2}, at least {least}"),
            (_, Some(most)) => write!(f, "{what}: {measured:.2}, at most {most}"),
            _ => write!(f, "{what}: {measured:.2}"),
        }
    }
}

/// All targets that have something to compare with. Treewright is the first.
pub(crate) fn goals(all: &[Measured]) -> Vec<Goal> {
    let Some((ours, others)) = all.split_first() else { return Vec::new() };
    let mut goals = Vec::new();
    for other in others {
        let name = other.name;
        let is_jsdom = name == "jsdom";
        // The only goal against happy-dom is to be faster.
        let factor = |of_jsdom: f64| if is_jsdom { of_jsdom } else { 1.0 };
        let mut times = |what: &str, factor: f64, ours: f64, other: f64| {
            let what = format!("{what}: times as fast as {name}");
            goals.push(Goal::at_least(what, other / ours, factor));
        };
        times("start to an empty window", factor(50.0), ours.start, other.start);
        times("pages with scripts", factor(5.0), ours.pages, other.pages);
        for (ours, other) in ours.written.iter().zip(&other.written) {
            let what = format!("document.write in {} pieces", ours.0);
            times(&what, factor(5.0), ours.1, other.1);
        }
        for (ours, other) in ours.works.iter().zip(&other.works) {
            times(ours.0, 1.0, ours.1, other.1);
        }
        if is_jsdom {
            let what = format!("memory of a window with a page: of that of {name}");
            goals.push(Goal::at_most(what, ours.memory_page / other.memory_page, 0.1));
        }
    }
    if let [.., (_, half), (_, all)] = ours.written[..] {
        goals.push(Goal::at_most("document.write: twice as many pieces", all / half, 2.5));
    }
    if let Some(getter) = &ours.getter
        && let (Some(host), Some(getters)) =
            (getter["host"].as_f64(), getter["getters"].as_object())
    {
        for (name, nanoseconds) in getters {
            let ratio = nanoseconds.as_f64().unwrap_or(f64::NAN) / host;
            goals.push(Goal::at_most(
                format!("getter {name}: of a function of the host"),
                ratio,
                2.0,
            ));
        }
    }
    goals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_met_or_not() {
        let check = |goal: Goal, expected: bool, text: &str| {
            assert_eq!((goal.is_met(), goal.to_string().as_str()), (expected, text));
        };
        check(Goal::at_least("a", 2.0, 2.0), true, "a: 2.00, at least 2");
        check(Goal::at_least("a", 1.9, 2.0), false, "a: 1.90, at least 2");
        check(Goal::at_most("a", 2.1, 2.0), false, "a: 2.10, at most 2");
        check(Goal::at_least("a", f64::NAN, 2.0), false, "a: NaN, at least 2");
    }
}
