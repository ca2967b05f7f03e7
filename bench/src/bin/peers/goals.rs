//! The project's goals, compared with the measured values.

use std::time::Duration;

use serde::Serialize;
use treewright_bench::lexbor;
use treewright_bench::timing::ratio;
use treewright_bench::ways::{
    HTML5EVER, HTML5EVER_READ, HTML5EVER_TOKENIZER, OURS, OURS_BYTES, OURS_CHUNKS,
    OURS_CHUNKS_REUSED, OURS_ERRORS, OURS_EVENTS, OURS_ORIGINS, OURS_READ, OURS_REUSED,
    OURS_TOKENIZER,
};

use crate::report::{CorpusResult, Report};

/// A goal, with a flag that is true if it is reached.
#[derive(Debug, Serialize)]
pub(crate) struct Goal {
    pub(crate) what: &'static str,
    pub(crate) corpus: String,
    pub(crate) wanted: String,
    pub(crate) measured: f64,
    /// The same by instructions, if ratios or differences of times are required.
    pub(crate) by_instructions: Option<f64>,
    pub(crate) holds: bool,
}

/// The goals for one corpus.
struct Wanted {
    corpus: &'static str,
    /// Over html5ever's tokenizer.
    tokenizer: f64,
    instructions: f64,
    /// Heap per byte from `&str`, including the copy of the source.
    heap: f64,
    is_one_large_page: bool,
}

/// A ratio of times that misses or reaches its goal by less than this factor is judged by instructions,
/// because times of two runs differ by that much.
const NEARLY: f64 = 1.1;

const WANTED: [Wanted; 3] = [
    Wanted {
        corpus: "articles",
        tokenizer: 6.0,
        instructions: 7.5,
        heap: 1.5,
        is_one_large_page: false,
    },
    Wanted {
        corpus: "htmlparser-benchmark",
        tokenizer: 6.0,
        instructions: 16.0,
        heap: 2.0,
        is_one_large_page: false,
    },
    Wanted {
        corpus: "html-standard.html",
        tokenizer: 8.0,
        instructions: 26.0,
        heap: 2.7,
        is_one_large_page: true,
    },
];

/// True if a ratio of times is as close to the goal as two runs are to each other.
fn is_near(measured: f64, wanted: f64) -> bool {
    (wanted / NEARLY..=wanted * NEARLY).contains(&measured)
}

/// The goals of the corpora that were measured.
pub(crate) fn check(report: &Report) -> Vec<Goal> {
    let mut goals = Vec::new();
    for wanted in &WANTED {
        let measured = report.corpora.iter().find(|corpus| corpus.corpus == wanted.corpus);
        if let Some(corpus) = measured {
            Checker { corpus, goals: &mut goals }.check(wanted);
        }
    }
    goals
}

struct Checker<'a> {
    corpus: &'a CorpusResult,
    goals: &'a mut Vec<Goal>,
}

impl Checker<'_> {
    fn check(&mut self, wanted: &Wanted) {
        let of = |name: &str| self.corpus.of(name);
        let instructions = of(OURS).and_then(|way| way.instructions_per_byte);
        let of_allocations = |name| {
            of(name).and_then(|way| Some(way.allocations_per_page? + way.reallocations_per_page?))
        };
        let (of_fresh, of_reused) = (of_allocations(OURS), of_allocations(OURS_REUSED));
        let peak = |name| of(name).and_then(|way| way.peak_per_byte);
        let from_str = peak(OURS);
        let cold = |name| of(name).and_then(|way| way.cold_ns_per_byte);
        let (cold, cold_html5ever) = (cold(OURS), cold(HTML5EVER));

        self.faster("tree, × html5ever + rcdom", 11.5, OURS, HTML5EVER);
        self.faster("tree and read, × html5ever + rcdom", 10.0, OURS_READ, HTML5EVER_READ);
        self.faster("tree, × scraper", 10.0, OURS, "scraper");
        self.faster("tree, × lexbor", 3.0, OURS, lexbor::NAME);
        self.faster("tree and read, × lexbor", 2.5, OURS_READ, lexbor::NAME_READ);
        let tokenizers = (OURS_TOKENIZER, HTML5EVER_TOKENIZER);
        self.faster("tokenizer, × html5ever's", wanted.tokenizer, tokenizers.0, tokenizers.1);
        self.at_most("instructions per byte", wanted.instructions, instructions);
        self.at_most("allocations and reallocations per page", 20.0, of_fresh);
        self.at_most("allocations and reallocations per page, memory reused", 20.0, of_reused);
        self.at_most("heap per byte, &str", wanted.heap, from_str);
        self.no_slower("bytes over &str", 1.05, OURS_BYTES, OURS);
        self.no_slower("64 KiB chunks over &str, both fresh", 1.1, OURS_CHUNKS, OURS);
        let reused = (OURS_CHUNKS_REUSED, OURS_REUSED);
        self.no_slower("64 KiB chunks over &str, both reused", 1.15, reused.0, reused.1);
        self.no_slower("errors collected over without", 1.25, OURS_ERRORS, OURS);
        self.no_slower("with origins over without", 1.25, OURS_ORIGINS, OURS);
        self.no_slower("event sink over the tree", 1.0, OURS_EVENTS, OURS);
        if wanted.is_one_large_page {
            // One of the two suffices.
            if let (Some(ours), Some(theirs)) = (cold, cold_html5ever) {
                let (speed, ratio) = (1e3 / ours, theirs / ours);
                let holds = speed >= 200.0 || ratio >= 4.5;
                self.goal("first pass, MB/s", "200, or the next".to_owned(), speed, None, holds);
                let either = "4.5, or the last".to_owned();
                self.goal("first pass, × html5ever", either, ratio, None, holds);
            }
        }
    }

    /// Adds a goal: one method is at least `wanted` times as fast as another.
    fn faster(&mut self, what: &'static str, wanted: f64, way: &str, than: &str) {
        if let Some(measured) = self.over(than, way) {
            let by_instructions = self.over_by_instructions(than, way);
            let holds = match by_instructions {
                Some(it) if is_near(measured, wanted) => it >= wanted,
                _ => measured >= wanted,
            };
            self.goal(what, format!("≥ {wanted}"), measured, by_instructions, holds);
        }
    }

    /// Adds a goal: one method takes at most `wanted` times as long as another.
    fn no_slower(&mut self, what: &'static str, wanted: f64, way: &str, than: &str) {
        if let Some(measured) = self.over(way, than) {
            let by_instructions = self.over_by_instructions(way, than);
            let holds = match by_instructions {
                Some(it) if is_near(measured, wanted) => it <= wanted,
                _ => measured <= wanted,
            };
            self.goal(what, format!("≤ {wanted}"), measured, by_instructions, holds);
        }
    }

    /// The ratio of the time of a method to that of another one.
    fn over(&self, way: &str, of: &str) -> Option<f64> {
        let times = |name: &str| {
            let times = &self.corpus.of(name)?.times;
            let times: Vec<Duration> = times.iter().copied().map(Duration::from_secs_f64).collect();
            Some(times).filter(|times| !times.is_empty())
        };
        Some(ratio(&times(way)?, &times(of)?))
    }

    /// The ratio of the instructions of a method to those of another one.
    fn over_by_instructions(&self, way: &str, of: &str) -> Option<f64> {
        let instructions = |name: &str| self.corpus.of(name)?.instructions_per_byte;
        Some(instructions(way)? / instructions(of)?)
    }

    fn at_most(&mut self, what: &'static str, wanted: f64, measured: Option<f64>) {
        if let Some(measured) = measured {
            self.goal(what, format!("≤ {wanted}"), measured, None, measured <= wanted);
        }
    }

    fn goal(
        &mut self,
        what: &'static str,
        wanted: String,
        measured: f64,
        by_instructions: Option<f64>,
        holds: bool,
    ) {
        let corpus = self.corpus.corpus.clone();
        self.goals.push(Goal { what, corpus, wanted, measured, by_instructions, holds });
    }
}

#[cfg(test)]
mod tests {
    use treewright_bench::corpus::{Corpus, examples, read};

    use super::*;

    /// The verdict on a ratio of times and one of instructions if 2 is the goal.
    fn verdict(times: f64, instructions: Option<f64>, faster: bool) -> bool {
        let corpus: Corpus = read(&examples()).unwrap();
        let mut corpus = CorpusResult::new(&corpus, &treewright_bench::ways::all());
        for (name, time, count) in [(HTML5EVER, times, instructions), (OURS, 1.0, Some(1.0))] {
            let way = corpus.ways.iter_mut().find(|way| way.way == name).unwrap();
            way.times = vec![time];
            way.instructions_per_byte = count;
        }
        let mut goals = Vec::new();
        let mut checker = Checker { corpus: &corpus, goals: &mut goals };
        if faster {
            checker.faster("", 2.0, OURS, HTML5EVER);
        } else {
            checker.no_slower("", 2.0, HTML5EVER, OURS);
        }
        goals[0].holds
    }

    #[test]
    fn instructions_judge_close_results() {
        let check = |times, instructions, faster, expected| {
            let found = verdict(times, instructions, faster);
            assert_eq!(found, expected, "{times} {instructions:?} {faster}");
        };
        check(2.0, None, true, true);
        check(2.0, Some(1.0), true, false);
        check(2.1, Some(1.9), true, false);
        check(2.3, Some(1.9), true, true);
        check(1.9, None, true, false);
        check(1.9, Some(1.9), true, false);
        check(1.9, Some(2.0), true, true);
        check(1.8, Some(2.0), true, false);
        check(2.0, None, false, true);
        check(2.0, Some(3.0), false, false);
        check(1.7, Some(3.0), false, true);
        check(2.1, None, false, false);
        check(2.1, Some(2.1), false, false);
        check(2.1, Some(2.0), false, true);
        check(2.3, Some(2.0), false, false);
    }
}
