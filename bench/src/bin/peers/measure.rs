//! One corpus.

use std::cell::RefCell;
use std::io;
use std::ops::Range;
use std::time::Duration;

use treewright_bench::Wrong;
use treewright_bench::corpus::{self, Corpus, Source};
use treewright_bench::selectolax::{self, Selectolax, Session};
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
    let Programs { heap, selectolax } = *programs;
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
        if let Some(selectolax) = selectolax {
            match session_for(selectolax, &pages, bytes, &mut result) {
                Ok(started) => session = Some(started),
                Err(error) => report.skipped(&format!("selectolax for {}: {error}", source.name)),
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
        // For one long page only: a process has enough memory for short ones before it parses.
        if let (Some(selectolax), [page]) = (selectolax, pages.as_slice())
            && let Ok(peak) = selectolax.start(&[&page.text]).and_then(|mut python| python.peak())
            && peak > 0
        {
            #[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
            let per_byte = peak as f64 / bytes as f64;
            result.way(selectolax::NAME, Kind::Tree).peak_per_byte = Some(per_byte);
        }
    }
    if args.wants(Part::Cold) {
        cold::first_passes(args, source, selectolax, &ways, &pages, &mut result, report);
    }
    if args.wants(Part::Instructions) {
        cold::instructions(source, selectolax, &ways, &pages, &mut result, report);
    }
    Ok(result)
}

/// The ways whose names contain `only`, and those that they are compared with.
fn ways(only: &str) -> Vec<Way> {
    let wanted: Vec<Way> = all().into_iter().filter(|way| way.name.contains(only)).collect();
    let is_needed = |way: &Way| {
        way.name.contains(only)
            || wanted.iter().any(|wanted| wanted.kind.compared_with() == way.name)
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

/// Counts the pages on which other parsers read and see the same as ours. It need not be all of them:
/// they follow other texts of the standard.
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
    selectolax: &Selectolax,
    pages: &[Page],
    bytes: usize,
    result: &mut CorpusResult,
) -> io::Result<Session> {
    let texts: Vec<&str> = pages.iter().map(|page| page.text.as_str()).collect();
    let mut session = selectolax.start(&texts)?;
    session.parse(0..texts.len())?;
    let call = session.empty_call()?;
    let calls = call * u32::try_from(texts.len()).unwrap_or(u32::MAX);
    result.notes.push(format!(
        "selectolax {}: a call for an empty page takes {:.1} µs, which over all pages is {:.3} ns per \
         byte, and part of its time.",
        session.version(),
        call.as_secs_f64() * 1e6,
        nanoseconds_per_byte(calls, bytes),
    ));
    result.ways.push(WayResult::new(selectolax::NAME, Kind::Tree, false));
    Ok(session)
}

fn times(
    args: &Args,
    pages: &[Page],
    bytes: usize,
    ways: &[Way],
    session: Option<&mut Session>,
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
    if let Some(session) = session {
        let parse = |part: Range<usize>| {
            let mut sum = Duration::ZERO;
            for _ in 0..repeats {
                sum += session.parse(part.clone()).unwrap_or_else(|error| {
                    failure.replace(Some(error));
                    Duration::ZERO
                });
            }
            sum
        };
        candidates.push(Candidate::with_own_clock(selectolax::NAME, parse));
    }
    let outcomes =
        compare(candidates, args.rounds as usize, &parts(pages.iter().map(|page| page.text.len())));
    if let Some(error) = failure.take() {
        wrong.unless(false, || format!("selectolax: {error}"));
    }
    for outcome in &outcomes {
        let way = result.ways.iter_mut().find(|way| way.way == outcome.name);
        let Some(way) = way else { continue };
        way.ns_per_byte = Some(nanoseconds_per_byte(outcome.median, bytes * repeats));
        way.times = outcome.times.iter().map(Duration::as_secs_f64).collect();
        let base = outcomes.iter().find(|base| base.name == way.kind.compared_with());
        way.times_html5ever = base.map(|base| ratio(&base.times, &outcome.times));
    }
}
