//! Many documents on all cores.

use std::fmt::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use treewright::{Edition, Many, Options, OutOfBandMetadata, Parsed};

/// More threads than cores as well.
const THREADS: [usize; 5] = [0, 1, 2, 3, 16];

/// All that there is to know of a parse.
fn description(parsed: &Parsed) -> String {
    let mut text = parsed.document.dump(parsed.document.root());
    let _ = write!(
        text,
        "{:?} {:?} {:?} {:?} {:?}",
        parsed.document.mode(),
        parsed.errors,
        parsed.decoding_errors,
        parsed.encoding,
        parsed.end
    );
    text
}

/// Asserts that many at once are as one by one, in order.
#[track_caller]
fn check(options: &Options, pages: &[Vec<u8>]) {
    let metadata = OutOfBandMetadata::new().content_type("text/html; charset=windows-1251");
    let bytes: Vec<String> = pages
        .iter()
        .map(|page| description(&options.parse(treewright::Input::bytes(page, &metadata))))
        .collect();
    let texts: Vec<String> =
        pages.iter().map(|page| String::from_utf8_lossy(page).into_owned()).collect();
    let of_texts: Vec<String> =
        texts.iter().map(|text| description(&options.parse(text))).collect();
    for threads in THREADS {
        let many = options.parse_many_bytes(pages.to_vec(), metadata.clone()).threads(threads);
        let found: Vec<String> = many.map(|parsed| description(&parsed)).collect();
        assert!(found == bytes, "bytes, {threads} threads");
        let many = options.parse_many(texts.clone()).threads(threads);
        let found: Vec<String> = many.map(|parsed| description(&parsed)).collect();
        assert!(found == of_texts, "texts, {threads} threads");
    }
}

/// Pages with a number in them, some of them with errors.
fn small_pages(count: usize) -> Vec<Vec<u8>> {
    let page = |number: usize| match number % 4 {
        0 => format!("<!doctype html><title>{number}</title>").into_bytes(),
        1 => format!("<p id={number} id=b>{number}</q>").into_bytes(),
        2 => [b"<table>\xE0", number.to_string().as_bytes(), b"<td>\x98"].concat(),
        _ => Vec::new(),
    };
    (0..count).map(page).collect()
}

#[test]
fn many_are_as_one_by_one() {
    let giant = b"<p id=1 id=2>a<b>b</b><td>c</q>".repeat(4000);
    let with_giants_at = |places: &[usize]| {
        let mut pages = small_pages(200);
        for place in places {
            pages.insert(*place, giant.clone());
        }
        pages
    };
    let plain = Options::new();
    check(&plain, &[]);
    check(&plain, &small_pages(1));
    check(&plain, &small_pages(2));
    check(&plain.clone().collect_errors(true), &small_pages(5000));
    check(&plain.clone().stop_at_first_error(true).edition(Edition::CLASSIC), &small_pages(50));
    check(&plain.clone().scripting(true), &with_giants_at(&[0]));
    check(&plain, &with_giants_at(&[100, 101, 202]));
}

#[test]
fn defaults() {
    let documents = treewright::parse_many(vec!["<title>a</title>"; 300]);
    let expected = treewright::parse("<title>a</title>");
    let expected = expected.dump(expected.root());
    let dumps: Vec<String> = documents.map(|document| document.dump(document.root())).collect();
    assert_eq!(dumps, vec![expected; 300]);
}

/// All kinds of text and bytes.
#[test]
fn inputs() {
    fn texts(inputs: impl IntoIterator<Item = Parsed>) -> Vec<String> {
        let text = |parsed: Parsed| parsed.document.text_content(parsed.document.root());
        inputs.into_iter().map(text).collect()
    }
    let options = Options::new();
    let known = OutOfBandMetadata::new;
    assert_eq!(texts(options.parse_many(["a", "b"])), ["a", "b"]);
    assert_eq!(texts(options.parse_many(vec!["a".to_owned()])), ["a"]);
    let shared: Arc<str> = "a".into();
    assert_eq!(texts(options.parse_many(vec![shared])), ["a"]);
    assert_eq!(texts(options.parse_many((0..3).map(|n| n.to_string()))), ["0", "1", "2"]);
    assert_eq!(texts(options.parse_many_bytes([b"a"], known())), ["a"]);
    assert_eq!(texts(options.parse_many_bytes(vec![vec![b'a']], known())), ["a"]);
    assert_eq!(texts(options.parse_many_bytes(["a"], known())), ["a"]);
    // Text is no bytes: what it says of its encoding is nothing to go by.
    let page = "<meta charset=windows-1251>\u{E9}";
    assert_eq!(texts(options.parse_many([page])), ["\u{E9}"]);
    assert_ne!(texts(options.parse_many_bytes([page], known())), ["\u{E9}"]);

    // Borrowed from the stack.
    let pages = vec!["a".to_owned(), "b".to_owned()];
    let parsed = thread::scope(|scope| {
        let many = Many::scoped(scope, &pages, |page: &String| options.parse(page));
        texts(many.sizes(|page| page.len() as u64).threads(2))
    });
    assert_eq!(parsed, pages);
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
        let taken = Arc::new(AtomicUsize::new(0));
        let inputs = {
            let taken = taken.clone();
            (0..1000).inspect(move |_| {
                taken.fetch_add(1, Ordering::SeqCst);
            })
        };
        let mut many = Many::new(inputs, |input| input).sizes(move |_| size).threads(threads);
        assert_eq!(taken.load(Ordering::SeqCst), 0, "lazy");
        for given in 1..=50_usize {
            assert_eq!(many.next(), Some(given - 1));
            let ahead = |taken: usize| taken.checked_sub(given).unwrap();
            // The thread that takes results is slow: the others come as far as they can, or nearly.
            if threads > 1 {
                wait_until(|| ahead(taken.load(Ordering::SeqCst)) >= most - most / 3);
            }
            if given.is_multiple_of(10) {
                thread::sleep(Duration::from_millis(2));
            }
            let ahead = ahead(taken.load(Ordering::SeqCst));
            assert!(ahead <= most, "{ahead} ahead with {threads} threads and size {size}");
        }
    }
}

#[track_caller]
fn wait_until(mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(60), "this takes too long");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn sizes_can_be_anything() {
    let sizes = [1, u64::MAX];
    let many = Many::new(0..1000_usize, |input| input).sizes(move |input| sizes[input % 2]);
    assert_eq!(many.threads(2).sum::<usize>(), 499_500);
}

#[test]
fn dropping_it_ends_the_threads() {
    for threads in THREADS {
        for results in [0, 1, 10] {
            // The inputs and the work hold it, and with them the threads do.
            let alive = Arc::new(AtomicUsize::new(0));
            let (in_inputs, in_work) = (alive.clone(), alive.clone());
            let inputs = (0..).inspect(move |_| {
                in_inputs.fetch_add(1, Ordering::SeqCst);
            });
            let work = move |number: u64| {
                in_work.load(Ordering::SeqCst);
                treewright::parse(&format!("<p>{number}"))
            };
            let mut many = Many::new(inputs, work).threads(threads);
            assert_eq!(many.by_ref().take(results).count(), results);
            drop(many);
            wait_until(|| Arc::strong_count(&alive) == 1);
        }
    }
    // A scope ends too, although there are inputs without end.
    let first = thread::scope(|scope| {
        let endless = std::iter::repeat("<p>");
        Many::scoped(scope, endless, treewright::parse).threads(4).next().is_some()
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
        if threads > 1 {
            assert_eq!((many.next(), many.next()), (None, None));
        }
    }
}

/// Somebody who waits for each result before there is the next input gets it.
#[test]
fn inputs_that_wait_delay_no_result() {
    for threads in THREADS {
        let (ask, questions) = mpsc::channel::<String>();
        let mut many = Options::new().parse_many(questions).threads(threads);
        for number in 0..100 {
            ask.send(format!("<p>{number}")).unwrap();
            let document = many.next().unwrap().document;
            assert_eq!(document.text_content(document.root()), number.to_string());
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
    wait_until(|| many.is_ready());
    assert_eq!(many.by_ref().count(), 9);
    assert!(many.is_ready());
}

/// On one thread all happens where the results are taken, when they are.
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
