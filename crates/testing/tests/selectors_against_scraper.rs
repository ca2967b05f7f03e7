//! The selectors of `data/selectors/pages.txt` on pages, compared with scraper: both find the same
//! elements. The known differences are in `data/selectors/differences.tsv`, with their reasons; one that
//! has disappeared is also a failure.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::{env, fs};

use treewright::{Document, NodeRef, Scope, Selector, SelectorOptions, SelectorSet};
use treewright_testing::generator::{Generator, SplitMix64};

const SELECTORS: &str = include_str!("../data/selectors/pages.txt");
const DIFFERENCES: &str = include_str!("../data/selectors/differences.tsv");

/// One of this number of pages is read if not all are.
const STEP: usize = 8;

/// The number of generated pages.
const GENERATED: u64 = 60;

/// The number of pages for random selectors.
const RANDOM: u64 = 150;

fn lines(data: &str) -> impl Iterator<Item = &str> {
    data.lines().filter(|line| !line.is_empty() && !line.starts_with("# "))
}

/// A selector in both libraries. scraper searches the contents of templates.
struct Both {
    text: &'static str,
    ours: Selector,
    theirs: scraper::Selector,
}

fn selectors() -> Vec<Both> {
    let options = SelectorOptions::new().scope(Scope::Templates);
    let both = |text| Both {
        text,
        ours: Selector::parse_with(text, &options).unwrap_or_else(|error| panic!("{error}")),
        theirs: scraper::Selector::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")),
    };
    lines(SELECTORS).map(both).collect()
}

/// The elements that scraper finds, by their numbers in tree order.
fn found_by_scraper(
    page: &scraper::Html,
    selectors: &[Both],
) -> (Vec<(usize, String)>, Vec<Vec<usize>>) {
    let elements = page.tree.root().descendants().filter_map(scraper::ElementRef::wrap);
    let elements: Vec<_> = elements.collect();
    let numbers: HashMap<_, _> =
        elements.iter().enumerate().map(|(number, element)| (element.id(), number)).collect();
    let found = selectors.iter().map(|selector| {
        // Its arena is not in tree order, and has elements that the parser removed from the tree.
        let mut found: Vec<usize> = page
            .select(&selector.theirs)
            .filter_map(|element| numbers.get(&element.id()).copied())
            .collect();
        found.sort_unstable();
        found
    });
    let found = found.collect();
    (shape_for_scraper(page), found)
}

/// The names of all elements in tree order, with their depths.
fn shape_for_scraper(page: &scraper::Html) -> Vec<(usize, String)> {
    let elements = page.tree.root().descendants().filter_map(scraper::ElementRef::wrap);
    let shape = elements.map(|element| {
        // The contents of a template are a node.
        (element.ancestors().count(), element.value().name().to_owned())
    });
    shape.collect()
}

/// The same for ours.
fn shape(page: &Document) -> Vec<(usize, String)> {
    let options = SelectorOptions::new().scope(Scope::Templates);
    let all = Selector::parse_with("*", &options).expect("it is a selector");
    let depth = |element: NodeRef<'_>| {
        std::iter::successors(Some(element), |node| node.parent().or_else(|| node.host())).count()
    };
    all.select(page).map(|element| (depth(element) - 1, element.name().to_owned())).collect()
}

/// A page as scraper reads it: with scripting on.
fn parse(html: &str) -> Document {
    treewright::Options::new().scripting(true).parse(html).document
}

/// The same for ours, one by one. All at once must give the same answers.
fn found_by_us(page: &Document, selectors: &[Both]) -> (Vec<(usize, String)>, Vec<Vec<usize>>) {
    let options = SelectorOptions::new().scope(Scope::Templates);
    let all = Selector::parse_with("*", &options).expect("it is a selector");
    let elements: Vec<_> = all.select(page).collect();
    let numbers: HashMap<_, _> =
        elements.iter().enumerate().map(|(number, element)| (element.id(), number)).collect();
    let found = selectors
        .iter()
        .map(|selector| selector.ours.select(page).map(|element| numbers[&element.id()]).collect());
    let found: Vec<Vec<usize>> = found.collect();
    let texts = selectors.iter().map(|selector| selector.text);
    let set = SelectorSet::parse_with(texts, &options).expect("each is a selector");
    let at_once = set.select_all(page).into_iter().map(|elements| {
        elements.into_iter().map(|element| numbers[&element.id()]).collect::<Vec<usize>>()
    });
    for ((selector, alone), at_once) in selectors.iter().zip(&found).zip(at_once) {
        assert_eq!(*alone, at_once, "{} alone and in the set", selector.text);
    }
    (shape(page), found)
}

/// A known difference: the page, and the selector or `*` for the tree.
struct Difference {
    page: &'static str,
    selector: &'static str,
}

fn differences() -> Vec<Difference> {
    let read = |line: &'static str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [page, selector, reason] = fields[..] else { panic!("{line} has not three fields") };
        assert!(reason.len() > 20, "{line} gives no reason");
        Difference { page, selector }
    };
    lines(DIFFERENCES).map(read).collect()
}

/// Compares both libraries on pages. Returns the number of elements that were found.
fn check(pages: &[(String, String)], all_pages: bool) -> usize {
    let (selectors, known) = (selectors(), differences());
    let mut used = BTreeSet::new();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut count, mut not_found) = (0, selectors.iter().map(|both| both.text).collect());
    for (name, html) in pages {
        let theirs = found_by_scraper(&scraper::Html::parse_document(html), &selectors);
        let ours = found_by_us(&parse(html), &selectors);
        let mut report = |selector: &str, what: String| match known
            .iter()
            .position(|difference| difference.page == name && difference.selector == selector)
        {
            Some(index) => _ = used.insert(index),
            None => wrong.entry(selector.to_owned()).or_default().push(what),
        };
        if ours.0 != theirs.0 {
            let at = ours.0.iter().zip(&theirs.0).position(|(ours, theirs)| ours != theirs);
            let at = at.unwrap_or(ours.0.len().min(theirs.0.len()));
            let (ours, theirs) = (ours.0.get(at), theirs.0.get(at));
            report("*", format!("{name}: instead of {ours:?} scraper has {theirs:?} at {at}"));
            continue;
        }
        let shape = ours.0;
        for ((selector, ours), theirs) in selectors.iter().zip(ours.1).zip(theirs.1) {
            if ours != theirs {
                let more = |all: &Vec<usize>, than: &Vec<usize>| -> Vec<String> {
                    let more = all.iter().filter(|number| !than.contains(number));
                    more.take(9).map(|number| format!("{} {number}", shape[*number].1)).collect()
                };
                let (more, missing) = (more(&ours, &theirs), more(&theirs, &ours));
                report(selector.text, format!("{name}: we have {more:?}, scraper {missing:?}"));
            }
            if !ours.is_empty() {
                BTreeSet::remove(&mut not_found, selector.text);
            }
            count += ours.len();
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (index, Difference { page, selector }) in known.iter().enumerate() {
        let is_read = pages.iter().any(|(name, _)| name == page);
        let used = !is_read || used.contains(&index);
        assert!(used, "a difference has disappeared: {page}: {selector}");
    }
    if all_pages {
        let few = not_found.len() * 10 <= selectors.len();
        assert!(few, "too many selectors find nothing anywhere: {not_found:?}");
    }
    count
}

/// Some of the real pages, which are not part of the repository: none if they are missing.
fn real_pages(step: usize) -> Vec<(String, String)> {
    let folder = env::var_os("TREEWRIGHT_CORPUS").map(PathBuf::from);
    let folder = folder
        .unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus"));
    let Ok(entries) = fs::read_dir(folder.join("articles")) else {
        println!("skipped: the real pages are missing");
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it is there").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
        (name, String::from_utf8_lossy(bytes).into_owned())
    };
    paths.into_iter().step_by(step).map(read).collect()
}

#[test]
fn real_pages_have_the_same_elements() {
    check(&real_pages(STEP), false);
}

/// All pages: `.ci/health selectors`.
#[test]
#[ignore = "it takes long; .ci/health selectors runs it"]
fn all_real_pages_have_the_same_elements() {
    let pages = real_pages(1);
    if !pages.is_empty() {
        let count = check(&pages, true);
        let selectors = lines(SELECTORS).count();
        println!("{selectors} selectors on {} pages: {count} elements", pages.len());
    }
}

/// Our own pages, in which any elements are nested. The two parsers follow different texts of the standard;
/// pages whose trees differ do not count.
#[test]
fn generated_pages_have_the_same_elements() {
    let pages = (1..=GENERATED).map(|seed| {
        let pieces = Generator::new(seed).document(40);
        (format!("seed {seed}"), format!("<!DOCTYPE html>{}", pieces.concat()))
    });
    let same = pages.filter(|(_, html)| {
        shape(&parse(html)) == shape_for_scraper(&scraper::Html::parse_document(html))
    });
    let same: Vec<_> = same.collect();
    assert!(same.len() as u64 > GENERATED / 2, "{} of {GENERATED} have the same tree", same.len());
    check(&same, false);
}

/// A random selector, of features that both libraries have.
fn random_selector(random: &mut SplitMix64, depth: usize) -> String {
    const SIMPLE: &[&str] = &[
        "*",
        "p",
        "b",
        "i",
        "a",
        "table",
        "td",
        "div",
        ".a",
        ".b",
        "#a",
        "#x",
        "[class]",
        "[id=a]",
        "[title]",
        "[class~=a i]",
        ":first-child",
        ":last-child",
        ":only-child",
        ":first-of-type",
        ":nth-child(2n+1)",
        ":nth-last-child(2)",
        ":nth-of-type(2)",
        ":only-of-type",
        ":root",
        ":empty",
    ];
    let mut text = String::new();
    for part in 0..=random.below(3) {
        if part > 0 {
            text.push_str(random.pick(&[" ", " > ", " + ", " ~ ", " ", " > "]));
        }
        let simple = random.pick(SIMPLE);
        text.push_str(simple);
        if random.chance(40) {
            // A type must come first.
            text.push_str(random.pick(&SIMPLE[8..]));
        }
        if depth > 0 && random.chance(35) {
            let function = random.pick(&[":not(", ":is(", ":where(", ":has("]);
            // `:has()` cannot be nested.
            let depth = if function == ":has(" { 0 } else { depth - 1 };
            text.push_str(function);
            if function == ":has(" {
                text.push_str(random.pick(&["", "> ", "+ ", "~ "]));
            }
            text.push_str(&random_selector(random, depth));
            if random.chance(30) {
                text.push_str(", ");
                text.push_str(&random_selector(random, depth));
            }
            text.push(')');
        }
    }
    text
}

/// Random selectors on generated pages: scraper matches with the code of Firefox.
#[test]
fn random_selectors_find_the_same_elements() {
    let mut random = SplitMix64::new(1);
    let (mut compared, mut found) = (0, 0);
    for seed in 1..=RANDOM {
        let mut pieces = Generator::new(seed).document(30);
        // Classes and ids that the selectors use.
        for piece in &mut pieces {
            let attributes = random.pick(&[" class='a'", " class='b a'", " id=a", " id=x", ""]);
            if piece.starts_with("<p") || piece.starts_with("<b") || piece.starts_with("<i") {
                *piece = piece.replacen('>', &format!("{attributes}>"), 1);
            }
        }
        let html = format!("<!DOCTYPE html><div class=a><p><b id=x><p>{}", pieces.concat());
        let (ours, theirs) = (parse(&html), scraper::Html::parse_document(&html));
        if shape(&ours) != shape_for_scraper(&theirs) || html.contains("selectedcontent") {
            continue;
        }
        let options = SelectorOptions::new().scope(Scope::Templates);
        let texts: Vec<String> = (0..20).map(|_| random_selector(&mut random, 2)).collect();
        for text in texts {
            let selector = Selector::parse_with(&text, &options);
            let selector = selector.unwrap_or_else(|error| panic!("{error}"));
            let in_scraper = scraper::Selector::parse(&text);
            let in_scraper = in_scraper.unwrap_or_else(|error| panic!("{text}: {error}"));
            let both = [Both { text: "", ours: selector, theirs: in_scraper }];
            let (_, expected) = found_by_scraper(&theirs, &both);
            let all = Selector::parse_with("*", &options).expect("it is a selector");
            let numbers = |element: NodeRef<'_>| {
                all.select(&ours).position(|other| other.id() == element.id()).unwrap_or_default()
            };
            let actual: Vec<usize> = both[0].ours.select(&ours).map(numbers).collect();
            assert_eq!(actual, expected[0], "{text}\n{html}");
            compared += 1;
            found += actual.len();
        }
    }
    assert!(compared > RANDOM * 10 && found > 1000, "{compared} compared, {found} found");
}

#[test]
fn there_are_enough_selectors() {
    let selectors: BTreeSet<&str> = lines(SELECTORS).collect();
    assert_eq!(selectors.len(), lines(SELECTORS).count(), "one is there twice");
    assert!(selectors.len() >= 300, "{}", selectors.len());
}
