//! Times, their medians and their ratios.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};
use std::ops::Range;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// The duration of a piece of work.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// The CPU time of this thread.
    pub cpu: Duration,
    /// The wall time.
    pub wall: Duration,
}

/// Runs something once.
pub fn time<T>(what: impl FnOnce() -> T) -> (T, Taken) {
    let (cpu, wall) = (ThreadTime::now(), Instant::now());
    let result = what();
    (result, Taken { cpu: cpu.elapsed(), wall: wall.elapsed() })
}

/// A method of working on pages, which is compared with others.
pub struct Candidate<'a> {
    /// Its name in the tables.
    pub name: &'static str,
    run: Box<dyn FnMut(Range<usize>) -> Duration + 'a>,
}

impl<'a> Candidate<'a> {
    /// A candidate that is run by calling `run` with the numbers of pages; dropping the results is
    /// included.
    pub fn new(name: &'static str, mut run: impl FnMut(Range<usize>) + 'a) -> Self {
        Self::with_own_clock(name, move |pages| time(|| run(pages)).1.cpu)
    }

    /// A candidate that reports its own CPU time, as another process must.
    pub fn with_own_clock(
        name: &'static str,
        run: impl FnMut(Range<usize>) -> Duration + 'a,
    ) -> Self {
        Self { name, run: Box::new(run) }
    }
}

/// Candidates alternate after this many bytes, for which slow ones need a tenth of a second: a longer
/// disturbance of the machine affects all of them.
const BYTES_OF_A_PART: usize = 4_000_000;

/// Pages of these lengths, in parts after which candidates alternate.
pub fn parts(lengths: impl IntoIterator<Item = usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut end, mut bytes) = (0, 0, 0);
    for length in lengths {
        end += 1;
        bytes += length;
        if bytes >= BYTES_OF_A_PART {
            parts.push(start..end);
            (start, bytes) = (end, 0);
        }
    }
    if start < end {
        parts.push(start..end);
    }
    parts
}

/// The result of a candidate.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its name.
    pub name: &'static str,
    /// The median of its CPU times.
    pub median: Duration,
    /// The median of the ratios of its CPU time to that of the first candidate in the same round.
    pub ratio: f64,
    /// Its CPU times, one of each round.
    pub times: Vec<Duration>,
}

/// The median of the ratios of two candidates' times in the same rounds.
pub fn ratio(times: &[Duration], to: &[Duration]) -> f64 {
    median(times.iter().zip(to).map(|(time, to)| time.as_secs_f64() / to.as_secs_f64()))
}

/// Runs all candidates with all parts of the pages in each of several rounds, after one that does not
/// count, and compares them with the first. They alternate with each part, each time in another order.
/// Before a part of several pages its first page is run once uncounted, so that the caches and branch
/// predictions that the previous candidate left do not count.
pub fn compare(
    mut candidates: Vec<Candidate<'_>>,
    rounds: usize,
    parts: &[Range<usize>],
) -> Vec<Outcome> {
    let mut times = vec![vec![Duration::ZERO; rounds]; candidates.len()];
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    for round in 0..=rounds {
        for part in parts {
            order.sort_by_cached_key(|index| mixed((round, part.start, *index)));
            for index in order.iter().copied() {
                let run = &mut candidates[index].run;
                if part.len() > 1 {
                    run(part.start..part.start + 1);
                }
                let taken = run(part.clone());
                if round > 0 {
                    times[index][round - 1] += taken;
                }
            }
        }
    }
    let outcome = |(candidate, own): (&Candidate<'_>, &Vec<Duration>)| {
        let seconds = median(own.iter().map(Duration::as_secs_f64));
        Outcome {
            name: candidate.name,
            median: Duration::from_secs_f64(seconds),
            ratio: ratio(own, &times[0]),
            times: own.clone(),
        }
    };
    candidates.iter().zip(&times).map(outcome).collect()
}

/// A pseudo-random number that is the same in each run.
fn mixed(of: impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(of)
}

/// The median: for an even number of values the mean of the middle two, and 0 for none.
pub fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => 0.0,
        count if count % 2 == 0 => f64::midpoint(values[middle - 1], values[middle]),
        _ => values[middle],
    }
}

/// Nanoseconds per byte.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
pub fn nanoseconds_per_byte(time: Duration, bytes: usize) -> f64 {
    time.as_secs_f64() * 1e9 / bytes as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        let check = |values: &[f64], expected: f64| {
            assert_eq!(median(values.iter().copied()).to_string(), expected.to_string());
        };
        check(&[], 0.0);
        check(&[3.0], 3.0);
        check(&[4.0, 1.0], 2.5);
        check(&[9.0, 1.0, 2.0], 2.0);
    }

    #[test]
    fn parts_have_all_pages_once() {
        let check = |lengths: &[usize], expected: &[Range<usize>]| {
            assert_eq!(parts(lengths.iter().copied()), expected);
        };
        check(&[], &[]);
        check(&[BYTES_OF_A_PART, 0, 1], &[0..1, 1..3]);
        check(&[BYTES_OF_A_PART - 1, 1, 0], &[0..2, 2..3]);
    }

    #[test]
    fn each_candidate_runs_with_each_part_in_each_round_and_once_before() {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let candidates = vec![
            Candidate::new("a", |pages| first.extend(pages)),
            Candidate::with_own_clock("b", |pages| {
                second.extend(pages.clone());
                Duration::from_secs(pages.len() as u64)
            }),
        ];
        let outcomes = compare(candidates, 2, &[0..2, 2..3]);
        assert_eq!(outcomes.iter().map(|outcome| outcome.name).collect::<String>(), "ab");
        assert_eq!(outcomes[1].times, [Duration::from_secs(3); 2]);
        // With the first page of the first part once more.
        let expected = [0, 0, 1, 2].repeat(3);
        assert_eq!((first, second), (expected.clone(), expected));
    }
}
