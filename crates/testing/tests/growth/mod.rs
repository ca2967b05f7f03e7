//! Compares the work for an input with the work for one that is four times as long.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Proportional work takes 4 times as long, quadratic work 16 times. Processor caches that are too small for
/// the longer input, and vectors that grow, account for ratios of up to 5, and concurrently with other tests up
/// to 6.2.
const MOST: f64 = 7.0;

/// The minimum time of a measurement, so that the resolution of the clock does not matter.
const AT_LEAST: Duration = Duration::from_millis(5);

const REPEATS: usize = 3;
const MOST_REPEATS: usize = 15;

/// The time by which the pause before each repeat beyond [`REPEATS`] grows. A shared machine can be slow for
/// some tenths of a second, and then all repeats in a row would be.
const LONGER_PAUSE: Duration = Duration::from_millis(20);

/// The CPU time of this thread for one call of `work`: other programs do not count.
pub(crate) fn time_of(work: &mut dyn FnMut()) -> f64 {
    let (start, mut calls) = (ThreadTime::now(), 0);
    loop {
        work();
        calls += 1;
        let elapsed = start.elapsed();
        if elapsed >= AT_LEAST {
            return elapsed.as_secs_f64() / f64::from(calls);
        }
    }
}

/// Compares `long` with `short`, whose input is a quarter as long; or, where the work must not depend on the
/// length, shorter by a factor well above [`MOST`]. Noise makes both times longer, never shorter, so the
/// minimum of several counts; and the long one is measured again only while the ratio is too large, so a
/// ratio within the bound cannot result from slow runs of the long one.
///
/// # Errors
/// If `long` takes more than [`MOST`] times as long as `short`.
pub(crate) fn compare(mut short: impl FnMut(), mut long: impl FnMut()) -> Result<(), String> {
    let mut least_short = f64::INFINITY;
    for _ in 0..REPEATS {
        least_short = least_short.min(time_of(&mut short));
    }
    let mut least_long = f64::INFINITY;
    for repeat in 0..MOST_REPEATS {
        least_long = least_long.min(time_of(&mut long));
        least_short = least_short.min(time_of(&mut short));
        let ratio = least_long / least_short;
        if ratio <= MOST {
            return Ok(());
        }
        if repeat < REPEATS {
            continue;
        }
        // A time that is longer by that much each time is not noise.
        if ratio > 3.0 * MOST / 2.0 {
            break;
        }
        std::thread::sleep(LONGER_PAUSE * (repeat - REPEATS) as u32);
    }
    Err(format!("{:.1} ms, and {:.1} ms for the longer input", 1e3 * least_short, 1e3 * least_long))
}
