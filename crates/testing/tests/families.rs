//! The time of each way to use a page grows in proportion to the page, for the families of
//! `data/growth-families.tsv`. `data/limits-that-do-not-hold.tsv` lists the exceptions.
//!
//! `cargo test` parses the pages of every family, and uses them in one further way each, which `TREEWRIGHT_SEED` chooses (7 without it).
//! With `TREEWRIGHT_GROWTH=all`, as in `.ci/health growth`, they are used in all ways.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

use treewright::explain::Drawing;
use treewright::read::{DocumentUrls, MainContent, Microdata};
#[cfg(feature = "style")]
use treewright::read::{InnerTextOptions, inner_text_styled};
#[cfg(feature = "style")]
use treewright::style::{ReadingStyles, StyleOptions, Styles};
use treewright::xpath::XPath;
use treewright::{
    Checker, Fixer, Limits, Minifier, MinifyOptions, Options, Parsed, PrettyPrinter, Read as _,
    Sanitizer, Select as _, TextSanitizer, WriteHtml as _, XmlOptions,
};
use treewright_testing::families::Family;
use treewright_testing::generator::SplitMix64;
use treewright_testing::suites::{report, table};

use crate::growth;
use crate::read::hostile::cases;

/// The lengths of the shorter pages in bytes.
const BYTES: usize = if cfg!(debug_assertions) { 6_000 } else { 20_000 };

/// A way to use a page.
enum Way {
    /// From its text on.
    Text(fn(&str)),
    /// After the parse.
    Parsed(fn(&Parsed)),
    /// After a parse with limits: without them, what is written is longer for each element around it.
    Limited(fn(&Parsed)),
    /// After the parse, by Stylo, whose debug assertions look at all ancestors and siblings of each element: they take no time in
    /// proportion, so that builds with them leave the way out.
    #[cfg(feature = "style")]
    Styled(fn(&Parsed)),
}

/// The ways, by the names that the list of exceptions has.
const WAYS: &[(&str, Way)] = &[
    ("parse", Way::Text(|page| drop(black_box(Options::new().parse(page))))),
    ("text", Way::Parsed(|parsed| drop(black_box(parsed.document.inner_text())))),
    ("markdown", Way::Parsed(|parsed| drop(black_box(parsed.document.markdown())))),
    ("links and images", Way::Parsed(|parsed| cases::read_links_and_images(&parsed.document))),
    ("tables", Way::Parsed(|parsed| cases::read_tables(&parsed.document))),
    ("forms", Way::Parsed(|parsed| cases::read_forms(&parsed.document))),
    ("meta", Way::Parsed(|parsed| cases::read_metadata(&parsed.document))),
    (
        "microdata",
        Way::Parsed(|parsed| {
            let urls = DocumentUrls::new(&parsed.document);
            let microdata = Microdata::of(parsed.document.root_node(), &urls);
            black_box(microdata.items().map(|item| item.errors().len()).sum::<usize>());
        }),
    ),
    (
        "main content",
        Way::Parsed(|parsed| {
            black_box(MainContent::of(&parsed.document).map(|content| content.text()));
        }),
    ),
    (
        "select",
        Way::Parsed(|parsed| {
            for selector in ["div p", ":is(b, td) > *", "li:nth-child(2n of :not(.a))", "[id] ~ *"]
            {
                black_box(parsed.document.select(selector).map(Iterator::count).ok());
            }
        }),
    ),
    (
        "xpath",
        Way::Parsed(|parsed| {
            for expression in [
                "count(//*//*)",
                "//td/following::b",
                "//b/ancestor::div",
                "//a/preceding-sibling::*",
            ] {
                let expression = XPath::compile(expression).expect("an expression");
                black_box(
                    expression
                        .evaluate(parsed.document.root_node())
                        .map(|value| value.to_text())
                        .ok(),
                );
            }
        }),
    ),
    (
        "html",
        Way::Parsed(|parsed| drop(black_box(parsed.document.outer_html(parsed.document.root())))),
    ),
    ("tree", Way::Limited(|parsed| drop(black_box(parsed.document.dump(parsed.document.root()))))),
    (
        "json",
        Way::Parsed(|parsed| drop(black_box(parsed.document.to_json(parsed.document.root())))),
    ),
    ("xml", Way::Parsed(|parsed| drop(black_box(parsed.document.xml(&XmlOptions::new()))))),
    ("format", Way::Text(|page| drop(black_box(PrettyPrinter::new().print(page))))),
    (
        "minify",
        Way::Text(|page| {
            let options = MinifyOptions::new().collapse_white_space(true).remove_comments(true);
            drop(black_box(Minifier::new().minify_options(options).minify(page)));
        }),
    ),
    (
        "explain",
        Way::Parsed(|parsed| {
            let explainer = parsed.explainer().expect("origins are on");
            for explanation in explainer.all() {
                black_box(Drawing::new(&parsed.document, &explanation).to_string());
            }
        }),
    ),
    ("check", Way::Parsed(|parsed| drop(black_box(Checker::new().check_parsed(parsed))))),
    ("fix", Way::Text(|page| drop(black_box(Fixer::new().fix(page))))),
    ("sanitize", Way::Text(|page| drop(black_box(SANITIZER.sanitize(page))))),
    ("sanitize with records", Way::Text(|page| drop(black_box(RECORDING.sanitize(page))))),
    #[cfg(feature = "style")]
    (
        "text with sheets",
        Way::Styled(|parsed| {
            let styles = ReadingStyles::compute(&parsed.document, &StyleOptions::new());
            let root = parsed.document.root_node();
            black_box(inner_text_styled(root, &InnerTextOptions::new(), &styles));
        }),
    ),
    #[cfg(feature = "style")]
    (
        "hidden",
        Way::Styled(|parsed| {
            let styles = Styles::compute(&parsed.document, &StyleOptions::new().keep_rules(true));
            black_box(styles.hidden_text(&parsed.document));
        }),
    ),
];

static SANITIZER: LazyLock<TextSanitizer> =
    LazyLock::new(|| TextSanitizer::new(&Sanitizer::default()));

static RECORDING: LazyLock<TextSanitizer> = LazyLock::new(|| SANITIZER.clone().record(true));

/// The end of the name of a way for some options, and the function that makes these.
type Limited = (&'static str, fn() -> Options);

/// The options of both kinds of parses, without limits and with those of browsers.
const LIMITS: [Limited; 2] = [
    ("", || Options::new().origins(true).collect_errors(true)),
    (" with limits", || {
        let mut limits = Limits::BROWSER;
        // Little enough that the shorter page already uses all of it.
        limits.depth = Some(16);
        limits.formatting_work = Some(1000);
        Options::new().origins(true).collect_errors(true).limits(limits)
    }),
];

/// A family used in one way.
#[derive(Clone, Copy)]
struct Task<'f> {
    family: &'f Family,
    way: usize,
    limits: usize,
}

impl Task<'_> {
    /// The promise that the list of exceptions names.
    fn promise(self) -> String {
        format!("growth of {}{}", WAYS[self.way].0, LIMITS[self.limits].0)
    }

    fn check(self) -> Result<(), String> {
        let [short, long] = [BYTES, 4 * BYTES].map(|bytes| self.family.page_of(bytes));
        match WAYS[self.way].1 {
            Way::Text(work) => compare(|| work(&short), || work(&long)),
            Way::Parsed(work) | Way::Limited(work) => self.compare_parsed([short, long], work),
            #[cfg(feature = "style")]
            Way::Styled(work) => self.compare_parsed([short, long], work),
        }
    }
}

impl Task<'_> {
    fn compare_parsed(self, pages: [String; 2], work: fn(&Parsed)) -> Result<(), String> {
        let options = LIMITS[self.limits].1();
        let [short, long] = pages.map(|page| options.parse(page.as_str()));
        compare(|| work(&short), || work(&long))
    }
}

/// The seconds for a page that show nothing: copies of its bytes, which take longer where they need new memory.
const NOTHING: f64 = 0.0001;

/// Compares both sides once, and thoroughly only where the ratio is large then.
fn compare(mut short: impl FnMut(), mut long: impl FnMut()) -> Result<(), String> {
    let of_long = growth::time_of(&mut long);
    if of_long <= NOTHING || of_long <= 6.0 * growth::time_of(&mut short) {
        return Ok(());
    }
    growth::compare(short, long)
}

/// The tasks: all, or some that a seed chooses.
fn tasks(families: &[Family], all: bool, seed: u64) -> Vec<Task<'_>> {
    let mut random = SplitMix64::new(seed);
    let mut tasks = Vec::new();
    for family in families {
        tasks.push(Task { family, way: 0, limits: 0 });
        let chosen = 1 + random.below(WAYS.len() - 1);
        let chosen_limits = random.below(LIMITS.len());
        for (way, (_, kind)) in WAYS.iter().enumerate().skip(1) {
            let kinds = match kind {
                // The parse of a text has no limits here.
                Way::Text(_) => 0..1,
                Way::Parsed(_) => 0..LIMITS.len(),
                Way::Limited(_) => 1..LIMITS.len(),
                #[cfg(feature = "style")]
                Way::Styled(_) if cfg!(debug_assertions) => 0..0,
                #[cfg(feature = "style")]
                Way::Styled(_) => 0..LIMITS.len(),
            };
            let is_only = kinds.len() == 1;
            let kinds = kinds
                .filter(|limits| all || way == chosen && (*limits == chosen_limits || is_only));
            tasks.extend(kinds.map(|limits| Task { family, way, limits }));
        }
    }
    tasks
}

#[test]
fn every_way_takes_time_in_proportion() {
    let all = std::env::var("TREEWRIGHT_GROWTH").is_ok_and(|which| which == "all");
    let seed = std::env::var("TREEWRIGHT_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(7);
    println!("TREEWRIGHT_SEED={seed}");
    let families = Family::all();
    let tasks = tasks(&families, all, seed);
    let rows = table("limits-that-do-not-hold.tsv", 3);
    let listed: BTreeSet<(String, String)> =
        rows.into_iter().map(|mut row| (row.remove(0), row.remove(0))).collect();
    let next = AtomicUsize::new(0);
    let complaints = Mutex::new(Vec::new());
    let run = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let is_listed = listed.contains(&(task.promise(), task.family.name.to_owned()));
            let complaint = match task.check() {
                Err(found) if !is_listed => found,
                Ok(()) if is_listed && all => "it holds, but is listed".to_owned(),
                _ => continue,
            };
            let complaint = format!("{}\t{}\t{complaint}", task.promise(), task.family.name);
            eprintln!("{complaint}");
            complaints.lock().expect("no thread panicked").push(complaint);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(run);
        run();
    });
    report(&complaints.into_inner().expect("no thread panicked"));
}

/// The steps of matching and of the cascade grow in proportion, which css-work of limits relies on.
#[cfg(feature = "style")]
#[test]
fn steps_of_styles_grow_in_proportion() {
    let mut complaints = Vec::new();
    let styled = |family: &Family| {
        let names =
            ["style", "sheet", "class", "dir", "details", "shadow", "slot", "b-i-u", "table-td"];
        names.into_iter().any(|name| family.name.starts_with(name))
    };
    for family in Family::all().iter().filter(|family| styled(family)) {
        // The debug assertions of `selectors` compute each index anew.
        if cfg!(debug_assertions) && family.name == "sheet-nth" {
            continue;
        }
        let [short, long] = [1_500, 6_000].map(|bytes| {
            let parsed = Options::new().parse(family.page_of(bytes).as_str());
            let options = StyleOptions::new();
            let document = &parsed.document;
            [
                Styles::compute(document, &options).work(),
                ReadingStyles::compute(document, &options).work(),
            ]
        });
        for (way, (short, long)) in
            ["all styles", "styles of readers"].into_iter().zip(short.into_iter().zip(long))
        {
            if long > 5 * short + 200 {
                complaints.push(format!("{}\t{way}\t{short} steps, then {long}", family.name));
            }
        }
    }
    report(&complaints);
}
