//! The memory of a parse, as a multiple of its input, under [`Limits::BROWSER`]. It is measured in a
//! separate process, whose allocator counts.
//!
//! ```text
//! cargo test --release -p treewright-testing --test main memory -- --nocapture
//! ```

use peakmem_alloc::PeakMemAllocTrait;
use treewright::{Input, Limits, Options};
use treewright_testing::generator::Generator;
use treewright_testing::hostile::CASES;
use treewright_testing::suites::LimitsThatDoNotHold;

use crate::ALLOCATOR;
use crate::alone::is_alone;

/// The promise of `Limits::BROWSER`: bytes of memory for a byte of input, and an additional number of
/// bytes. Inputs have at least 64 KiB; below that, tables of fixed size dominate.
const MULTIPLE: usize = 80;
const AND: usize = 2_000_000;
/// The memory of a reopened element.
const OF_FORMATTING_WORK: usize = 192;

const KIB: usize = 1 << 10;
/// In KiB. Vectors grow by doubling, so the worst case lies just after some power of two, of bytes or of
/// something else.
const LENGTHS: [usize; 9] = [64, 65, 72, 81, 91, 97, 102, 115, 129];

/// The peak of the allocated memory while an input is parsed and its tree exists.
fn peak<'a>(options: &Options, input: impl Into<Input<'a>>) -> usize {
    ALLOCATOR.reset_peak_memory();
    let parsed = options.parse(input);
    let peak = ALLOCATOR.get_peak_memory();
    drop(std::hint::black_box(parsed));
    peak
}

#[test]
fn memory_stays_within_a_multiple_of_the_input() {
    if !is_alone("memory::memory_stays_within_a_multiple_of_the_input") {
        return;
    }
    let browser = Options::new().limits(Limits::BROWSER);
    let mut worst = (0, "");
    let mut note = |peak: usize, bytes: usize, name: &'static str| {
        let is_within = peak <= MULTIPLE * bytes + AND;
        if is_within {
            worst = worst.max((peak * 10 / bytes, name));
        }
        is_within
    };
    let results: Vec<Result<(), String>> = CASES
        .iter()
        .map(|case| {
            // A disproportionate case is already so with a short input.
            let short = case.input_of(16 * KIB);
            let of_short = peak(&browser, &*short);
            if of_short > MULTIPLE * 64 * KIB {
                return Err(format!("{of_short} bytes for {}", short.len()));
            }
            for length in LENGTHS {
                let input = case.input_of(length * KIB);
                let peak = peak(&browser, &*input);
                if !note(peak, input.len(), case.name) {
                    return Err(format!("{peak} bytes for {}", input.len()));
                }
            }
            Ok(())
        })
        .collect();

    for seed in 0..40 {
        let input = Generator::new(seed).document(8000).concat();
        assert!(input.len() >= 64 * KIB, "{}", input.len());
        assert!(note(peak(&browser, &*input), input.len(), "generated"), "seed {seed}");
    }
    let (tenths, name) = worst;
    println!("most: {}.{} bytes for a byte, {name}", tenths / 10, tenths % 10);
    LimitsThatDoNotHold::of("memory").judge(CASES.iter().map(|case| case.name).zip(&results));

    // Reopened elements have their own limit.
    for work in [1_000, 100_000] {
        let mut limits = Limits::BROWSER;
        limits.formatting_work = Some(work);
        let limited = Options::new().limits(limits);
        for case in CASES.iter().filter(|case| case.name.contains("<b")) {
            let input = case.input_of(64 * KIB);
            let peak = peak(&limited, &*input);
            let most = MULTIPLE * input.len() + OF_FORMATTING_WORK * work as usize;
            assert!(peak <= most, "{}: {peak} bytes, {work}", case.name);
        }
    }

    // The source of a page that is given as bytes is kept once, like that of a text.
    let watched = Options::new().origins(true).collect_errors(true);
    let page = "text ".repeat(100_000);
    let (of_text, of_bytes) = (peak(&watched, &*page), peak(&watched, page.as_bytes()));
    assert!(of_bytes < of_text + page.len() / 2, "{of_bytes} bytes instead of {of_text}");
}
