//! One corpus.

use std::cell::RefCell;
use std::io;
use std::ops::Range;
use std::time::Duration;

use treewright_bench::Wrong;
use treewright_bench::corpus::{self, Corpus, Source};
use treewright_bench::lexbor::{self, Lexbor, Session};
use treewright_bench::timing::{Candidate, compare, nanoseconds_per_byte, parts, ratio};
use treewright_bench::ways::{
    HTML5EVER_READ, HTML5EVER_TOKENIZER, Kind, OURS_READ, OURS_TOKENIZER, Page, Way, all, our_trees,
};

use crate::report::{CorpusResult, Report, WayResult};
use crate::{Args, Part, Programs, cold, memory};

/// Corpora that are shorter than this are read several times in a round.
const BYTES_OF_A_ROUND: usize = 1_000_000;

pub(crate) fn corpus(
    args: &Args,
    source: &Source,
    programs: &Programs<'_>,
    report: &mut Report,
    wrong: &mut Wrong,
) -> io::Result<CorpusResult> {
    let Programs { heap, lexbor } = *programs;
    let corpus = corpus::read(source)?;
    let bytes = corpus.len();
    let ways = ways(args.only.as_deref().unwrap_or_default());
    let mut result = CorpusResult::new(&corpus, &ways);
    let Corpus { pages, .. } = corpus;
    let pages: Vec<Page> = pages.into_iter().map(Page::new).collect();
    check(&source.name, &pages, wrong);
    result.notes.extend(alike(&pages));
    if args.wants(Part::Time) {
        let mut session = None;
        if let Some(lexbor) = lexbor {
            match session_for(lexbor, &pages, bytes, &mut result) {
                Ok(started) => session = Some((lexbor, started)),
                Err(error) => report.skipped(&format!("lexbor for {}: {error}", source.name)),
            }
        }
        times(args, &pages, bytes, &ways, session.as_mut(), &mut result, wrong);
    }
    if args.wants(Part::Heap) {
        let measured =
            heap.map(|heap| memory::measure(heap, source, args.only.as_deref(), &mut result));
        if let Some(Err(error)) = measured {
            report.skipped(&format!("heap for {}: {error}", source.name));
        }
        if let Some(lexbor) = lexbor
            && let Err(error) = heap_of_lexbor(lexbor, &pages, bytes, &mut result)
        {
            report.skipped(&format!("heap of lexbor for {}: {error}", source.name));
        }
    }
    if args.wants(Part::Cold) {
        cold::first_passes(args, source, lexbor, &ways, &pages, &mut result, report);
    }
    if args.wants(Part::Instructions) {
        cold::instructions(source, lexbor, &ways, &pages, &mut result, report);
    }
    Ok(result)
}

/// The methods whose names contain `only`, and those that they are compared with.
fn ways(only: &str) -> Vec<Way> {
    let wanted: Vec<Way> = all().into_iter().filter(|way| way.name.contains(only)).collect();
    let is_needed = |way: &Way| {
        way.name.contains(only)
            || wanted.iter().any(|wanted| wanted.kind.compared_with() == Some(way.name))
    };
    all().into_iter().filter(is_needed).collect()
}

/// All trees of ours are the same.
fn check(corpus: &str, pages: &[Page], wrong: &mut Wrong) {
    let mut all: Vec<_> = our_trees().map(|(name, make)| (name, make())).into();
    for (index, page) in pages.iter().enumerate() {
        let mut expected = None;
        for (name, trees) in &mut all {
            trees(page, &mut |document| {
                let html = document.outer_html(document.root());
                let right = expected.get_or_insert_with(|| html.clone()) == &html;
                wrong.unless(right, || format!("{corpus}, page {index}: {name}: another tree"));
            });
        }
    }
}

/// Counts the pages on which other parsers build the same tree as ours. Not all of them must be equal: they
/// follow other texts of the standard.
fn alike(pages: &[Page]) -> Vec<String> {
    let count = |ours: &str, theirs: &str| {
        let mut runs = all()
            .into_iter()
            .filter(|way| [ours, theirs].contains(&way.name))
            .map(|way| way.start())
            .collect::<Vec<_>>();
        let is_alike = |page: &&Page| {
            let values: Vec<u64> = runs.iter_mut().map(|run| run(page)).collect();
            values.windows(2).all(|pair| pair[0] == pair[1])
        };
        pages.iter().filter(is_alike).count()
    };
    let all = pages.len();
    let read = count(OURS_READ, HTML5EVER_READ);
    let scraper = count(OURS_READ, "scraper, and read");
    let tokens = count(OURS_TOKENIZER, HTML5EVER_TOKENIZER);
    let html5gum = count(OURS_TOKENIZER, "html5gum tokenizer");
    vec![format!(
        "Alike, of {all}: texts and attributes of the trees of Treewright and html5ever {read}, and \
         scraper {scraper}; numbers of tags and comments that the tokenizers of Treewright and \
         html5ever see {tokens}, and html5gum {html5gum}."
    )]
}

fn session_for(
    lexbor: &Lexbor,
    pages: &[Page],
    bytes: usize,
    result: &mut CorpusResult,
) -> io::Result<Session> {
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let mut session = lexbor.start(&texts)?;
    session.parse(0..texts.len())?;
    let call = session.empty_call()?;
    let calls = call * u32::try_from(texts.len()).unwrap_or(u32::MAX);
    result.notes.push(format!(
        "{} {}: a call for an empty page takes {:.1} µs, which over all pages is {:.3} ns per \
         byte, and part of its time.",
        if lexbor.is_the_program() { "The library" } else { "selectolax" },
        session.version(),
        call.as_secs_f64() * 1e6,
        nanoseconds_per_byte(calls, bytes),
    ));
    result.ways.push(WayResult::new(lexbor.name(), Kind::Tree, false));
    if lexbor.is_the_program() {
        result.ways.push(WayResult::new(lexbor::NAME_READ, Kind::Reading, false));
        let mut ours = way_named(OURS_READ).start();
        let mut alike = 0;
        for (index, page) in pages.iter().enumerate() {
            alike += usize::from(session.sum(index..index + 1)? == ours(page));
        }
        let all = pages.len();
        result
            .notes
            .push(format!("Texts and attributes of lexbor's trees alike: {alike} of {all}."));
    }
    Ok(session)
}

fn way_named(name: &str) -> Way {
    treewright_bench::ways::named(name).expect("a way of ours")
}

/// The heap of lexbor, in a separate process. selectolax only reports the growth of its process, for one
/// long page: for short ones, a process has enough memory before it parses.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn heap_of_lexbor(
    lexbor: &Lexbor,
    pages: &[Page],
    bytes: usize,
    result: &mut CorpusResult,
) -> io::Result<()> {
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let mut session = lexbor.start(&texts)?;
    let way = result.way(lexbor.name(), Kind::Tree);
    if lexbor.is_the_program() {
        let [peaks, allocations, reallocations] = session.heap(0..texts.len())?;
        let pages = texts.len() as f64;
        way.peak_per_byte = Some(peaks as f64 / bytes as f64);
        way.allocations_per_page = Some(allocations as f64 / pages);
        way.reallocations_per_page = Some(reallocations as f64 / pages);
    } else if texts.len() == 1 {
        let peak = session.peak()?;
        way.peak_per_byte = (peak > 0).then_some(peak as f64 / bytes as f64);
    }
    Ok(())
}

fn times(
    args: &Args,
    pages: &[Page],
    bytes: usize,
    ways: &[Way],
    session: Option<&mut (&Lexbor, Session)>,
    result: &mut CorpusResult,
    wrong: &mut Wrong,
) {
    let repeats = BYTES_OF_A_ROUND.div_ceil(bytes).max(1);
    let failure = RefCell::new(None);
    let mut candidates = Vec::new();
    for way in ways {
        let mut run = way.start();
        candidates.push(Candidate::new(way.name, move |part| {
            for _ in 0..repeats {
                for page in &pages[part.clone()] {
                    std::hint::black_box(run(page));
                }
            }
        }));
    }
    let session = session.map(|(lexbor, session)| (*lexbor, RefCell::new(session)));
    if let Some((lexbor, session)) = &session {
        let repeated = |what: fn(&mut Session, Range<usize>) -> io::Result<Duration>| {
            let failure = &failure;
            move |part: Range<usize>| {
                let mut sum = Duration::ZERO;
                for _ in 0..repeats {
                    sum += what(&mut session.borrow_mut(), part.clone()).unwrap_or_else(|error| {
                        failure.replace(Some(error));
                        Duration::ZERO
                    });
                }
                sum
            }
        };
        candidates.push(Candidate::with_own_clock(lexbor.name(), repeated(Session::parse)));
        if lexbor.is_the_program() {
            candidates.push(Candidate::with_own_clock(lexbor::NAME_READ, repeated(Session::read)));
        }
    }
    let outcomes =
        compare(candidates, args.rounds as usize, &parts(pages.iter().map(|page| page.text.len())));
    if let Some(error) = failure.take() {
        wrong.unless(false, || format!("lexbor: {error}"));
    }
    for outcome in &outcomes {
        let way = result.ways.iter_mut().find(|way| way.way == outcome.name);
        let Some(way) = way else { continue };
        way.ns_per_byte = Some(nanoseconds_per_byte(outcome.median, bytes * repeats));
        way.times = outcome.times.iter().map(Duration::as_secs_f64).collect();
        let base = outcomes.iter().find(|base| Some(base.name) == way.kind.compared_with());
        way.times_html5ever = base.map(|base| ratio(&base.times, &outcome.times));
    }
}
