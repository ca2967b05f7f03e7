//! What the project wants to reach, beside what was measured.

use std::time::Duration;

use serde::Serialize;
use treewright_bench::selectolax;
use treewright_bench::timing::{median, ratio};
use treewright_bench::ways::{
    HTML5EVER, OURS, OURS_BYTES, OURS_CHUNKS, OURS_CHUNKS_REUSED, OURS_EVENTS, OURS_MOVED_IN,
    OURS_READ, OURS_REUSED, OURS_TOKENIZER,
};

use crate::report::{CorpusResult, Report};

/// A goal, and whether it is reached.
#[derive(Debug, Serialize)]
pub(crate) struct Goal {
    pub(crate) what: &'static str,
    pub(crate) corpus: String,
    pub(crate) wanted: String,
    pub(crate) measured: f64,
    pub(crate) holds: bool,
}

/// What goals are for one corpus.
struct Wanted {
    corpus: &'static str,
    /// Over html5ever's tokenizer.
    tokenizer: f64,
    instructions: f64,
    /// Heap per byte with the source moved in, and from `&str`.
    heap: Option<(f64, f64)>,
}

const WANTED: [Wanted; 3] = [
    Wanted { corpus: "articles", tokenizer: 6.0, instructions: 12.0, heap: None },
    Wanted { corpus: "htmlparser-benchmark", tokenizer: 6.0, instructions: 20.0, heap: None },
    Wanted {
        corpus: "html-standard.html",
        tokenizer: 8.0,
        instructions: 32.0,
        heap: Some((3.0, 4.0)),
    },
];

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
        let over_html5ever = |name: &str| of(name).and_then(|way| way.times_html5ever);
        let tree = over_html5ever(OURS);
        let read = over_html5ever(OURS_READ);
        let tokenizer = over_html5ever(OURS_TOKENIZER);
        let lexbor = self.over(selectolax::NAME, OURS);
        let bytes = self.difference(OURS_BYTES, OURS);
        let chunks = self.over(OURS_CHUNKS, OURS);
        let chunks_reused = self.over(OURS_CHUNKS_REUSED, OURS_REUSED);
        let events = self.over(OURS_EVENTS, OURS);
        let instructions = of(OURS).and_then(|way| way.instructions_per_byte);
        let of_allocations = |name| {
            of(name).and_then(|way| Some(way.allocations_per_page? + way.reallocations_per_page?))
        };
        let (of_fresh, of_reused) = (of_allocations(OURS), of_allocations(OURS_REUSED));
        let peak = |name| of(name).and_then(|way| way.peak_per_byte);
        let (moved_in, from_str) = (peak(OURS_MOVED_IN), peak(OURS));
        let cold = |name| of(name).and_then(|way| way.cold_ns_per_byte);
        let (cold, cold_html5ever) = (cold(OURS), cold(HTML5EVER));

        self.at_least("tree, × html5ever + rcdom", 7.5, tree);
        self.at_least("tree and read, × html5ever + rcdom", 7.5, read);
        self.at_least("tree, × selectolax", 2.3, lexbor);
        self.at_least("tokenizer, × html5ever's", wanted.tokenizer, tokenizer);
        self.at_most("instructions per byte", wanted.instructions, instructions);
        self.at_most("allocations and reallocations per page", 20.0, of_fresh);
        self.at_most("allocations and reallocations per page, memory reused", 20.0, of_reused);
        self.at_most("bytes over &str, ns per byte", 0.12, bytes);
        self.at_most("64 KiB chunks over &str, both fresh", 1.3, chunks);
        self.at_most("64 KiB chunks over &str, both reused", 1.15, chunks_reused);
        self.at_most("event sink over the tree", 1.0, events);
        if let Some((wanted_moved_in, wanted_from_str)) = wanted.heap {
            self.at_most("heap per byte, source moved in", wanted_moved_in, moved_in);
            self.at_most("heap per byte, &str", wanted_from_str, from_str);
            // One of the two is enough.
            if let (Some(ours), Some(theirs)) = (cold, cold_html5ever) {
                let (speed, ratio) = (1e3 / ours, theirs / ours);
                let holds = speed >= 200.0 || ratio >= 4.5;
                self.goal("first pass, MB/s", "200, or the next".to_owned(), speed, holds);
                self.goal("first pass, × html5ever", "4.5, or the last".to_owned(), ratio, holds);
            }
        }
    }

    /// The time of a way over that of another one.
    fn over(&self, way: &str, of: &str) -> Option<f64> {
        let times = |name: &str| {
            let times = &self.corpus.of(name)?.times;
            let times: Vec<Duration> = times.iter().copied().map(Duration::from_secs_f64).collect();
            Some(times).filter(|times| !times.is_empty())
        };
        Some(ratio(&times(way)?, &times(of)?))
    }

    /// How much longer a way takes than another one, in nanoseconds per byte.
    fn difference(&self, way: &str, than: &str) -> Option<f64> {
        let (way, than) = (self.corpus.of(way)?, self.corpus.of(than)?);
        // What a second is in nanoseconds per byte, whatever a round was.
        let unit = than.ns_per_byte? / median(than.times.iter().copied());
        let differences = way.times.iter().zip(&than.times).map(|(way, than)| (way - than) * unit);
        Some(median(differences))
    }

    fn at_least(&mut self, what: &'static str, wanted: f64, measured: Option<f64>) {
        if let Some(measured) = measured {
            self.goal(what, format!("≥ {wanted}"), measured, measured >= wanted);
        }
    }

    fn at_most(&mut self, what: &'static str, wanted: f64, measured: Option<f64>) {
        if let Some(measured) = measured {
            self.goal(what, format!("≤ {wanted}"), measured, measured <= wanted);
        }
    }

    fn goal(&mut self, what: &'static str, wanted: String, measured: f64, holds: bool) {
        let corpus = self.corpus.corpus.clone();
        self.goals.push(Goal { what, corpus, wanted, measured, holds });
    }
}
