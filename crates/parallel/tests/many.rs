//! Order, bounds, panics and the end of `Many`.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;

use proptest::prelude::*;
use treewright_parallel::Many;

/// The number of cores, the caller alone, fewer threads than inputs and more.
const THREADS: [usize; 5] = [0, 1, 2, 3, 16];

/// Hides the number of items that are left: such an iterator may wait for the next one.
struct OfUnknownLength<I>(I);

impl<I: Iterator> Iterator for OfUnknownLength<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The slow and obvious twin is `Iterator::map`. Sizes and panics change nothing about the other
    /// results.
    #[test]
    fn the_results_are_those_of_map(
        inputs in prop::collection::vec(0_u64..64, 0..400),
        threads in 0_usize..6,
        known_length: bool,
        size in prop::option::of(prop_oneof![Just(0_u64), Just(1 << 10), Just(1 << 22), Just(u64::MAX)]),
        panics_at in prop::option::of(0_u64..64),
    ) {
        let work = move |input: u64| {
            // Without a message on standard error.
            if Some(input) == panics_at { panic::resume_unwind(Box::new(input)) }
            input * 3
        };
        let expected: Vec<Option<u64>> =
            inputs.iter().map(|input| (Some(*input) != panics_at).then_some(input * 3)).collect();
        let mut many = if known_length {
            Many::new(inputs, work)
        } else {
            Many::new(OfUnknownLength(inputs.into_iter()), work)
        };
        many = many.threads(threads);
        if let Some(size) = size {
            many = many.sizes(move |_| size);
        }
        let mut results = Vec::new();
        loop {
            match panic::catch_unwind(AssertUnwindSafe(|| many.next())) {
                Ok(Some(result)) => results.push(Some(result)),
                Ok(None) => break,
                Err(_) => results.push(None),
            }
        }
        prop_assert_eq!(results, expected);
    }
}

/// Inputs that were taken, results that were asked for, and how far the first were ahead of the second at most.
#[derive(Default)]
struct Progress {
    taken: usize,
    asked: usize,
    most_ahead: usize,
}

#[test]
fn only_so_far_ahead() {
    // (threads, size of each input, how many can be under way)
    for (threads, size, most) in [
        (2, 0, 128),
        (3, 1 << 10, 192),
        // The last one that is taken may go beyond 8 MiB.
        (2, 1 << 20, 8),
        (2, (1 << 20) + 1, 8),
        (2, (4 << 20) - 1, 3),
        (2, 4 << 20, 2),
        (2, 1 << 40, 2),
        (16, u64::MAX, 16),
        (1, 0, 1),
    ] {
        let shared = Arc::new((Mutex::new(Progress::default()), Condvar::new()));
        let inputs = {
            let shared = shared.clone();
            (0..1000).inspect(move |_| {
                let mut progress = shared.0.lock().unwrap();
                progress.taken += 1;
                let ahead = progress.taken.saturating_sub(progress.asked);
                progress.most_ahead = progress.most_ahead.max(ahead);
                shared.1.notify_all();
            })
        };
        let (progress, was_taken) = &*shared;
        let mut many = Many::new(inputs, |input| input).sizes(move |_| size).threads(threads);
        assert_eq!(progress.lock().unwrap().taken, 0, "lazy");
        for given in 1..=50_usize {
            progress.lock().unwrap().asked = given;
            assert_eq!(many.next(), Some(given - 1));
            // The thread that takes results is slow: the others come as far as they can, or nearly.
            if threads > 1 {
                let is_after = |progress: &mut Progress| progress.taken < given + most - most / 3;
                drop(was_taken.wait_while(progress.lock().unwrap(), is_after).unwrap());
            }
        }
        drop(many);
        let ahead = progress.lock().unwrap().most_ahead;
        assert!(ahead <= most, "{ahead} ahead with {threads} threads and size {size}");
    }
}

#[test]
fn sizes_can_be_anything() {
    let sizes = [1, u64::MAX];
    let many = Many::new(0..1000_usize, |input| input).sizes(move |input| sizes[input % 2]);
    assert_eq!(many.threads(2).sum::<usize>(), 499_500);
}

fn hold(_: &mpsc::Sender<()>) {}

#[test]
fn dropping_it_ends_the_threads() {
    for threads in THREADS {
        for results in [0, 1, 10] {
            // The inputs and the work hold an end of the channel, and with them the threads do.
            let (in_inputs, ended) = mpsc::channel::<()>();
            let in_work = in_inputs.clone();
            let inputs = (0..).inspect(move |_| hold(&in_inputs));
            let work = move |number: u64| {
                hold(&in_work);
                number.to_string()
            };
            let mut many = Many::new(inputs, work).threads(threads);
            assert_eq!(many.by_ref().take(results).count(), results);
            drop(many);
            assert_eq!(ended.recv(), Err(mpsc::RecvError));
        }
    }
    // A scope also ends with an infinite number of inputs.
    let first = thread::scope(|scope| {
        let endless = std::iter::repeat("text");
        Many::scoped(scope, endless, str::len).threads(4).next().is_some()
    });
    assert!(first);
}

#[test]
fn a_panic_comes_out_in_its_place() {
    let message = |panic: Box<dyn std::any::Any + Send>| panic.downcast::<String>().unwrap();
    for threads in THREADS {
        let work = |number: usize| if number % 10 == 7 { panic!("at {number}") } else { number };
        let mut many = Many::new(0..100, work).threads(threads);
        for number in 0..100 {
            let result = panic::catch_unwind(AssertUnwindSafe(|| many.next()));
            match result {
                Ok(result) => assert_eq!(result, Some(number)),
                Err(panic) => assert_eq!(*message(panic), format!("at {number}")),
            }
        }
        assert_eq!((many.next(), many.next()), (None, None));

        let inputs = (0..100).inspect(|number| assert!(*number != 7, "no input {number}"));
        let mut many = Many::new(inputs, |number: usize| number).threads(threads);
        assert!((0..7).eq(many.by_ref().take(7)));
        let panic = panic::catch_unwind(AssertUnwindSafe(|| many.next())).unwrap_err();
        assert_eq!(*message(panic), "no input 7");
        assert_eq!((many.next(), many.next()), (None, None));
    }
}

/// A caller that waits for each result before it supplies the next input gets the result.
#[test]
fn inputs_that_wait_delay_no_result() {
    for threads in THREADS {
        let (ask, questions) = mpsc::channel::<String>();
        let many = Many::new(questions, |question: String| question.len());
        let mut many = many.sizes(|question| question.len() as u64).threads(threads);
        for number in 0..100 {
            ask.send("x".repeat(number)).unwrap();
            assert_eq!(many.next(), Some(number));
            assert!(!many.is_ready());
        }
        drop(ask);
        assert!(many.next().is_none());
        assert_eq!(many.is_ready(), threads != 1 && cores(threads) > 1);
    }
}

fn cores(threads: usize) -> usize {
    if threads > 0 { threads } else { thread::available_parallelism().map_or(1, Into::into) }
}

#[test]
fn readiness() {
    let mut many = Many::new(0..10, |number| number).threads(2);
    assert!(!many.is_ready());
    assert_eq!(many.next(), Some(0));
    while !many.is_ready() {
        thread::yield_now();
    }
    assert_eq!(many.by_ref().count(), 9);
    assert!(many.is_ready());
}

/// On one thread all work happens on the thread that takes the results, when it takes them.
#[test]
fn one_thread_is_the_caller() {
    let here = thread::current().id();
    let mut count = 0;
    for (id, number) in Many::new(0..10, |number| (thread::current().id(), number)).threads(1) {
        assert_eq!((id, number), (here, count));
        count += 1;
    }
    assert_eq!(count, 10);
    // So it is for a single input.
    let ids: Vec<_> = Many::new([()], |()| thread::current().id()).threads(4).collect();
    assert_eq!(ids, [here]);
    let elsewhere = Many::new([(); 2], |()| thread::current().id()).threads(4);
    assert!(elsewhere.into_iter().all(|id| id != here));
}
