//! Selectors on real pages, beside scraper, and sets of selectors beside single ones.

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use serde::Serialize;
use treewright::{Document, Selector, SelectorSet};
use treewright_bench::corpus::Corpus;
use treewright_bench::machine::Machine;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{median, ratio, time};
use treewright_bench::{Wrong, corpus, exit_code};

const SELECTORS: &str = include_str!("../../../../crates/testing/data/selectors/pages.txt");

/// How long selectors take on pages that were parsed before, beside scraper, and how much faster a set of
/// selectors is than one after another. All take turns within one run; medians count.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus beside
    /// the checkout, the pages that `peers --fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// How often each selector is timed.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Measure only selectors that contain this, and no sets.
    #[arg(long)]
    only: Option<String>,
    #[command(flatten)]
    writing: Writing,
}

/// The numbers of selectors in the sets that are measured.
const SIZES: [usize; 3] = [10, 50, 200];

/// A selector beside scraper.
#[derive(Debug, Serialize)]
struct Single {
    selector: String,
    elements: usize,
    same: bool,
    nanoseconds_per_element: f64,
    scraper_over_ours: f64,
}

/// Sets of one size, beside the same selectors one after another.
#[derive(Debug, Serialize)]
struct Sets {
    size: usize,
    sets: usize,
    /// The smallest and the median of the sets.
    least: f64,
    median: f64,
}

#[derive(Debug, Serialize)]
struct Measured {
    corpus: String,
    pages: usize,
    bytes: usize,
    elements: usize,
    singles: Vec<Single>,
    sets: Vec<Sets>,
}

/// Pages in both trees.
struct Pages {
    ours: Vec<Document>,
    theirs: Vec<scraper::Html>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let texts: Vec<&str> = SELECTORS
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with("# "))
        .filter(|line| args.only.as_ref().is_none_or(|only| line.contains(only)))
        .collect();
    let format = args.writing.format();
    if format == Format::Markdown {
        let machine = Machine::this();
        let Machine { commit, processor, system, compiler, .. } = machine;
        println!("Selectors: commit {commit}; {processor}, {system}; {compiler}.\n");
    }
    let (mut wrong, mut all) = (Wrong::default(), Vec::new());
    for source in corpus::sources_or_all(&args.corpora)? {
        let sizes: &[usize] = if args.only.is_some() { &[] } else { &SIZES };
        let measured = measure(&corpus::read(&source)?, &texts, sizes, args.rounds, &mut wrong);
        if format != Format::Json {
            for section in measured.sections() {
                print!("{}", section.print(format));
            }
        }
        all.push(measured);
    }
    if format == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &all)?;
        println!();
    }
    Ok(wrong.report())
}

fn measure(
    corpus: &Corpus,
    texts: &[&str],
    sizes: &[usize],
    rounds: u32,
    wrong: &mut Wrong,
) -> Measured {
    // As scraper does, which reads pages as if scripts ran.
    let options = treewright::Options::new().scripting(true);
    let pages = Pages {
        ours: corpus.pages.iter().map(|page| options.parse(page.as_str()).document).collect(),
        theirs: corpus.pages.iter().map(|page| scraper::Html::parse_document(page)).collect(),
    };
    let elements = count(&pages.ours, &selector("*"));
    let singles: Vec<Single> =
        texts.iter().map(|text| measure_single(&pages, text, elements, rounds)).collect();
    let differ = singles.iter().filter(|single| !single.same).count();
    // A page in quirks mode is another page for scraper.
    wrong.unless(differ * 10 <= singles.len(), || {
        format!("{}: {differ} selectors find other elements than scraper", corpus.name)
    });
    let sets = sizes.iter().map(|size| measure_sets(&pages.ours, texts, *size, rounds, wrong));
    Measured {
        corpus: corpus.name.clone(),
        pages: corpus.pages.len(),
        bytes: corpus.len(),
        elements,
        sets: sets.collect(),
        singles,
    }
}

fn selector(text: &str) -> Selector {
    Selector::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The number of elements that a selector finds.
fn count(pages: &[Document], selector: &Selector) -> usize {
    pages.iter().map(|page| selector.select(page).count()).sum()
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 elements")]
fn measure_single(pages: &Pages, text: &str, elements: usize, rounds: u32) -> Single {
    let ours = selector(text);
    let theirs = scraper::Selector::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (mut times, mut found, mut found_by_scraper) = ([Vec::new(), Vec::new()], 0, 0);
    for round in 0..=rounds {
        let (count_of_ours, taken) = time(|| count(&pages.ours, &ours));
        let (count_of_theirs, taken_by_scraper) =
            time(|| pages.theirs.iter().map(|page| page.select(&theirs).count()).sum::<usize>());
        (found, found_by_scraper) = (count_of_ours, count_of_theirs);
        // The first round fills caches.
        if round > 0 {
            times[0].push(taken.cpu);
            times[1].push(taken_by_scraper.cpu);
        }
    }
    let seconds = median(times[0].iter().map(Duration::as_secs_f64));
    Single {
        selector: text.to_owned(),
        elements: found,
        same: found == found_by_scraper,
        nanoseconds_per_element: seconds * 1e9 / elements.max(1) as f64,
        scraper_over_ours: ratio(&times[1], &times[0]),
    }
}

/// Measures sets that together have nearly all selectors; each has some of every kind.
fn measure_sets(
    pages: &[Document],
    texts: &[&str],
    size: usize,
    rounds: u32,
    wrong: &mut Wrong,
) -> Sets {
    let sets = (texts.len() / size).max(1);
    let ratios: Vec<f64> = (0..sets)
        .map(|first| {
            let texts: Vec<&str> = texts.iter().skip(first).step_by(sets).copied().collect();
            let texts = &texts[..size.min(texts.len())];
            let set = SelectorSet::parse(texts).unwrap_or_else(|error| panic!("{error}"));
            let singles: Vec<Selector> = texts.iter().map(|text| selector(text)).collect();
            let (mut times, mut numbers) = ([Vec::new(), Vec::new()], [0, 0]);
            for round in 0..=rounds {
                let at_once = time(|| {
                    let all = pages.iter().map(|page| set.select_all(page));
                    all.map(|all| all.iter().map(Vec::len).sum::<usize>()).sum::<usize>()
                });
                let alone = time(|| {
                    let alone = |page: &Document| -> usize {
                        let found = singles.iter().map(|single| single.select(page));
                        found.map(|found| found.collect::<Vec<_>>().len()).sum()
                    };
                    pages.iter().map(alone).sum::<usize>()
                });
                numbers = [at_once.0, alone.0];
                if round > 0 {
                    times[0].push(at_once.1.cpu);
                    times[1].push(alone.1.cpu);
                }
            }
            wrong
                .unless(numbers[0] == numbers[1], || format!("set {first} of {size}: {numbers:?}"));
            ratio(&times[1], &times[0])
        })
        .collect();
    let least = ratios.iter().copied().min_by(f64::total_cmp).unwrap_or(f64::NAN);
    Sets { size, sets, least, median: median(ratios) }
}

impl Measured {
    fn sections(&self) -> Vec<Section> {
        let Self { corpus, pages, bytes, elements, singles, sets } = self;
        let mut by_ratio: Vec<&Single> = singles.iter().collect();
        by_ratio.sort_by(|a, b| a.scraper_over_ours.total_cmp(&b.scraper_over_ours));
        let title = format!("Selectors: {corpus}, {pages} pages, {} MB", megabytes(*bytes));
        let mut section = Section::new(title);
        let same = singles.iter().filter(|single| single.same).count();
        section.text(format!(
            "{} selectors on {elements} elements; {same} of them find as many as scraper's.",
            singles.len()
        ));
        let mut table = Table::new(["scraper's time over ours", "selectors below"]);
        let medians = by_ratio.iter().map(|single| single.scraper_over_ours);
        let medians: Vec<f64> = medians.collect();
        for percent in [0, 10, 25, 50, 75, 90, 100] {
            let index = (percent * medians.len().saturating_sub(1)) / 100;
            let ratio = medians.get(index).copied().unwrap_or(f64::NAN);
            table.row([number(ratio), format!("{percent} %")]);
        }
        section.table(table);
        let mut table = Table::new(["least faster", "elements", "ns per element", "× scraper"]);
        for single in by_ratio.iter().take(12) {
            table.row([
                format!("`{}`", single.selector),
                single.elements.to_string(),
                number(single.nanoseconds_per_element),
                number(single.scraper_over_ours),
            ]);
        }
        section.table(table);
        if sets.is_empty() {
            return vec![section];
        }
        let mut of_sets = Section::new(format!("Sets of selectors: {corpus}"));
        let header = ["selectors in a set", "sets", "× one by one, median", "least"];
        let mut table = Table::new(header);
        for Sets { size, sets, least, median } in sets {
            table.row([size.to_string(), sets.to_string(), number(*median), number(*least)]);
        }
        of_sets.table(table);
        vec![section, of_sets]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectors_and_sets_are_measured() {
        let corpus = Corpus {
            name: "made".to_owned(),
            origin: String::new(),
            pages: vec!["<!DOCTYPE html><p class=x>text <b>x</b>".repeat(50); 3],
            encodings: Vec::new(),
            decoded: 0,
        };
        let mut wrong = Wrong::default();
        let measured = measure(&corpus, &["p", ".x > b", "i"], &[2], 2, &mut wrong);
        assert!(wrong.all().is_empty(), "{wrong:?}");
        let found: Vec<usize> = measured.singles.iter().map(|single| single.elements).collect();
        assert_eq!(found, [150, 150, 0]);
        assert!(
            measured.singles.iter().all(|single| single.same && single.scraper_over_ours > 0.0)
        );
        assert!(measured.sets[0].least > 0.0 && measured.sets[0].median >= measured.sets[0].least);
        let text: String =
            measured.sections().iter().map(|section| section.print(Format::Markdown)).collect();
        assert!(text.contains("one by one"), "{text}");
    }
}
