//! The goals by folder.

use std::collections::BTreeMap;

use crate::table::{Row, Sums};

/// A goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    folder: String,
    simple: bool,
    percent: usize,
}

/// The number of subtests from which the share counts; with fewer, one may be missed.
const FEW: usize = 30;

/// The points by which the share of whole tests may be lower.
const LESS_FOR_TESTS: usize = 5;

impl Goal {
    /// Reads the list of goals.
    ///
    /// # Errors
    ///
    /// If a line is not a goal, with its number.
    pub fn read(list: &str) -> Result<Vec<Goal>, String> {
        let mut goals = Vec::new();
        for (line, number) in list.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let goal = match columns.as_slice() {
                [folder, kind @ ("simple" | "all"), percent] => {
                    percent.parse().ok().map(|percent| Goal {
                        folder: (*folder).to_owned(),
                        simple: *kind == "simple",
                        percent,
                    })
                }
                _ => None,
            };
            goals.push(goal.ok_or_else(|| format!("line {number} is not a goal"))?);
        }
        Ok(goals)
    }

    /// True if the goal is reached.
    fn is_met(&self, sums: &Sums) -> bool {
        let reaches = |part: usize, whole: usize, percent: usize| part * 100 >= whole * percent;
        let Sums { subtests, ours, tests, whole, .. } = *sums;
        let subtests_are =
            reaches(ours, subtests, self.percent) || subtests < FEW && ours + 1 >= subtests;
        let tests_are = reaches(whole, tests, self.percent.saturating_sub(LESS_FOR_TESTS))
            || subtests < FEW && whole + 1 >= tests;
        subtests_are && tests_are
    }
}

/// One line for each goal, of folders in which something was run.
pub fn write(goals: &[Goal], rows: &BTreeMap<String, Row>) -> String {
    let mut text = String::new();
    for goal in goals {
        let Some(row) = rows.get(&goal.folder) else { continue };
        let sums = if goal.simple { row.simple } else { row.all };
        let met = if goal.is_met(&sums) { "met    " } else { "not met" };
        let kind = if goal.simple { "simple" } else { "all" };
        text.push_str(&format!(
            "{met} {}% {kind:6} {}: {} of {} subtests, {} of {} tests\n",
            goal.percent, goal.folder, sums.ours, sums.subtests, sums.whole, sums.tests
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_met_or_not() {
        #[rustfmt::skip]
        let cases = [
            (98, (1000, 980), (100, 93), true),
            (98, (1000, 979), (100, 93), false),
            (98, (1000, 980), (100, 92), false),
            (98, (29, 28), (10, 9), true),
            (98, (29, 27), (10, 9), false),
            (98, (30, 29), (10, 9), false),
            (98, (29, 28), (10, 8), false),
            (80, (10, 8), (1, 1), true),
            (90, (0, 0), (0, 0), true),
        ];
        for (percent, (subtests, ours), (tests, whole), expected) in cases {
            let goal = Goal { folder: String::new(), simple: true, percent };
            assert_eq!(
                goal.is_met(&Sums { subtests, ours, tests, whole, ..Sums::default() }),
                expected,
                "{percent} {ours} {whole}"
            );
        }
    }

    #[test]
    fn lists_of_goals() {
        assert!(Goal::read(include_str!("../data/goals.tsv")).is_ok_and(|goals| goals.len() > 10));
        for list in ["/a/", "/a/\tsome\t3", "/a/\tall\tx", "\n"] {
            Goal::read(list).expect_err(list);
        }
    }
}
