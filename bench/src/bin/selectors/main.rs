//! Selectors on real pages, compared with scraper, and sets of selectors compared with single ones.

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

/// Measures the time of selectors on parsed pages, compared with scraper, and the speed-up of a set of
/// selectors over one after another. All alternate within one run; medians count.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `peers --fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// The number of times that each selector is timed.
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

/// A selector compared with scraper.
#[derive(Debug, Serialize)]
struct Single {
    selector: String,
    elements: usize,
    same: bool,
    nanoseconds_per_element: f64,
    scraper_over_ours: f64,
}

/// Sets of one size, compared with the same selectors one after another.
#[derive(Debug, Serialize)]
struct Sets {
    /// The kind of its selectors.
    of: &'static str,
    size: usize,
    count: usize,
    /// The minimum and the median of the sets.
    least: f64,
    median: f64,
    /// The median time of a set for each element of the pages and each selector.
    nanoseconds_per_element: f64,
    /// The median for pages that were never queried before, so that the first query builds the table and
    /// everything kept with it.
    at_first: f64,
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
    // Like scraper, which reads pages with scripting on.
    let options = treewright::Options::new().scripting(true);
    let pages = Pages {
        ours: corpus.pages.iter().map(|page| options.parse(page.as_str()).document).collect(),
        theirs: corpus.pages.iter().map(|page| scraper::Html::parse_document(page)).collect(),
    };
    let elements: usize = pages.ours.iter().map(|page| selector("*").select(page).count()).sum();
    let singles = measure_singles(&pages, texts, elements, rounds);
    let differ = singles.iter().filter(|single| !single.same).count();
    // A page in quirks mode is another page for scraper.
    wrong.unless(differ * 10 <= singles.len(), || {
        format!("{}: {differ} selectors find other elements than scraper", corpus.name)
    });
    let with_facts = &texts[..texts.len().min(selectors_with_facts())];
    let mut sets = Vec::new();
    for size in sizes {
        for (of, texts) in [("names, classes, ids, attributes", with_facts), ("all", texts)] {
            sets.push(measure_sets(&pages.ours, (of, texts), (*size, elements), rounds, wrong));
        }
    }
    Measured {
        corpus: corpus.name.clone(),
        pages: corpus.pages.len(),
        bytes: corpus.len(),
        elements,
        sets,
        singles,
    }
}

/// The number of selectors before those for positions and lists, many of which any element could match.
fn selectors_with_facts() -> usize {
    let lines = SELECTORS.lines().take_while(|line| *line != "# Positions.");
    lines.filter(|line| !line.is_empty() && !line.starts_with("# ")).count()
}

fn selector(text: &str) -> Selector {
    Selector::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

/// All selectors are applied to one page before the next, as in programs; each is applied once before it is
/// timed.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 elements")]
fn measure_singles(pages: &Pages, texts: &[&str], elements: usize, rounds: u32) -> Vec<Single> {
    let in_scraper =
        |text| scraper::Selector::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let ours: Vec<Selector> = texts.iter().map(|text| selector(text)).collect();
    let theirs: Vec<scraper::Selector> = texts.iter().map(|text| in_scraper(text)).collect();
    // For each selector the times of each round.
    let mut times = vec![[vec![], vec![]]; texts.len()];
    let mut found = vec![[0; 2]; texts.len()];
    let mut elements_found = vec![0; texts.len()];
    let template = selector("template");
    for _ in 0..rounds {
        for ([ours, theirs], found) in times.iter_mut().zip(&mut found) {
            ours.push(Duration::ZERO);
            theirs.push(Duration::ZERO);
            *found = [0; 2];
        }
        elements_found.fill(0);
        for (page, in_scraper) in pages.ours.iter().zip(&pages.theirs) {
            // The contents of templates are children for scraper, and it does not patch.
            let comparable = template.select(page).next().is_none();
            for (index, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
                ours.select(page).count();
                let (count, taken) = time(|| ours.select(page).count());
                in_scraper.select(theirs).count();
                let (count_of_theirs, taken_by_scraper) =
                    time(|| in_scraper.select(theirs).count());
                elements_found[index] += count;
                if comparable {
                    found[index][0] += count;
                    found[index][1] += count_of_theirs;
                }
                for (times, taken) in times[index].iter_mut().zip([taken, taken_by_scraper]) {
                    if let Some(time) = times.last_mut() {
                        *time += taken.cpu;
                    }
                }
            }
        }
    }
    let singles = texts.iter().zip(times).zip(found.iter().zip(elements_found));
    let singles = singles.map(|((text, times), (found, elements_found))| Single {
        selector: (*text).to_owned(),
        elements: elements_found,
        same: found[0] == found[1],
        nanoseconds_per_element: median(times[0].iter().map(Duration::as_secs_f64)) * 1e9
            / elements.max(1) as f64,
        scraper_over_ours: ratio(&times[1], &times[0]),
    });
    singles.collect()
}

/// Measures sets that together have nearly all selectors; each has some of every kind.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 elements")]
fn measure_sets(
    pages: &[Document],
    (of, texts): (&'static str, &[&str]),
    (size, elements): (usize, usize),
    rounds: u32,
    wrong: &mut Wrong,
) -> Sets {
    let sets = (texts.len() / size).max(1);
    let (mut seconds, mut ratios_at_first) = (Vec::new(), Vec::new());
    let ratios: Vec<f64> = (0..sets)
        .map(|first| {
            let texts: Vec<&str> = texts.iter().skip(first).step_by(sets).copied().collect();
            let texts = &texts[..size.min(texts.len())];
            let set = SelectorSet::parse(texts).unwrap_or_else(|error| panic!("{error}"));
            let singles: Vec<Selector> = texts.iter().map(|text| selector(text)).collect();
            let at_once =
                |page: &Document| set.select_all(page).iter().map(Vec::len).sum::<usize>();
            let alone = |page: &Document| -> usize {
                let found = singles.iter().map(|single| single.select(page));
                found.map(|found| found.collect::<Vec<_>>().len()).sum()
            };
            let mut times = [const { Vec::new() }; 4];
            for _ in 0..rounds {
                let mut of_round = [Duration::ZERO; 4];
                for page in pages {
                    wrong.unless(at_once(page) == alone(page), || format!("set {first} of {size}"));
                    of_round[0] += time(|| at_once(page)).1.cpu;
                    of_round[1] += time(|| alone(page)).1.cpu;
                    // A clone starts without a table.
                    let fresh = page.clone();
                    of_round[2] += time(|| at_once(&fresh)).1.cpu;
                    drop(fresh);
                    let fresh = page.clone();
                    of_round[3] += time(|| alone(&fresh)).1.cpu;
                }
                times.iter_mut().zip(of_round).for_each(|(times, time)| times.push(time));
            }
            seconds.push(median(times[0].iter().map(Duration::as_secs_f64)));
            ratios_at_first.push(ratio(&times[3], &times[2]));
            ratio(&times[1], &times[0])
        })
        .collect();
    let least = ratios.iter().copied().min_by(f64::total_cmp).unwrap_or(f64::NAN);
    let nanoseconds_per_element = median(seconds) * 1e9 / (elements * size).max(1) as f64;
    Sets {
        of,
        size,
        count: sets,
        least,
        median: median(ratios),
        nanoseconds_per_element,
        at_first: median(ratios_at_first),
    }
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
        let header = [
            "selectors of",
            "in a set",
            "sets",
            "ns per element and selector",
            "× one by one, median",
            "least",
            "× at first, median",
        ];
        let mut table = Table::new(header);
        for Sets { of, size, count, least, median, nanoseconds_per_element, at_first } in sets {
            let [time, median, least, first] =
                [*nanoseconds_per_element, *median, *least, *at_first].map(number);
            let (size, count) = (size.to_string(), count.to_string());
            table.row([(*of).to_owned(), size, count, time, median, least, first]);
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
        assert_eq!(measured.sets.len(), 2);
        assert!(measured.sets[0].least > 0.0 && measured.sets[0].median >= measured.sets[0].least);
        let text: String =
            measured.sections().iter().map(|section| section.print(Format::Markdown)).collect();
        assert!(text.contains("one by one"), "{text}");
    }
}
