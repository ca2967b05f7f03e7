//! Times, and what is made of several of them.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// How long something took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// The time that this thread had a processor.
    pub cpu: Duration,
    /// The time on the wall.
    pub wall: Duration,
}

/// Runs something once.
pub fn time<T>(what: impl FnOnce() -> T) -> (T, Taken) {
    let (cpu, wall) = (ThreadTime::now(), Instant::now());
    let result = what();
    (result, Taken { cpu: cpu.elapsed(), wall: wall.elapsed() })
}

/// A way to do something, which is compared with others.
pub struct Candidate<'a> {
    /// What it is called in the tables.
    pub name: &'static str,
    run: Box<dyn FnMut() -> Duration + 'a>,
}

impl<'a> Candidate<'a> {
    /// A candidate that is run by calling `run`, which includes dropping what it makes.
    pub fn new(name: &'static str, mut run: impl FnMut() + 'a) -> Self {
        Self::with_own_clock(name, move || time(&mut run).1.cpu)
    }

    /// A candidate that says itself how much CPU time it took, as another process must.
    pub fn with_own_clock(name: &'static str, run: impl FnMut() -> Duration + 'a) -> Self {
        Self { name, run: Box::new(run) }
    }
}

/// What came out for a candidate.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What it is called.
    pub name: &'static str,
    /// The median of its CPU times.
    pub median: Duration,
    /// The median of its CPU time over that of the first candidate in the same round.
    pub ratio: f64,
    /// Its CPU times, one of each round.
    pub times: Vec<Duration>,
}

/// The median of the ratios of two candidates' times in the same rounds.
pub fn ratio(times: &[Duration], to: &[Duration]) -> f64 {
    median(times.iter().zip(to).map(|(time, to)| time.as_secs_f64() / to.as_secs_f64()))
}

/// Runs all candidates in each of several rounds, after one that does not count, and compares them
/// with the first. In each round another one begins, so that none always follows the same one.
pub fn compare(mut candidates: Vec<Candidate<'_>>, rounds: usize) -> Vec<Outcome> {
    let count = candidates.len();
    let mut times = vec![Vec::with_capacity(rounds); count];
    for round in 0..=rounds {
        for index in (0..count).map(|index| (index + round) % count) {
            let taken = (candidates[index].run)();
            if round > 0 {
                times[index].push(taken);
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

/// The median; of an even number of values the mean of the two in the middle, and 0 of none.
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
    fn each_candidate_runs_in_each_round_and_once_before() {
        let (mut first, mut second) = (0, 0);
        let candidates =
            vec![Candidate::new("a", || first += 1), Candidate::new("b", || second += 1)];
        let outcomes = compare(candidates, 4);
        assert_eq!(outcomes.iter().map(|outcome| outcome.name).collect::<String>(), "ab");
        assert_eq!((first, second), (5, 5));
    }
}
