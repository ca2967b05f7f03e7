//! Compares the code with the pinned standard: it reads the sources as text and the lists under `spec/`.
//!
//! Every cited anchor exists; every tokenizer state and insertion mode is cited by exactly one function;
//! every error code is raised and has a case; the edition's gates are where `spec/edition-gates.tsv` says,
//! the deviations where `spec/spec-notes.tsv` says; every line of `spec/seed-checklist.tsv` names existing
//! places.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const STANDARD: &str = "https://html.spec.whatwg.org/";

/// The cases that `spec/seed-checklist.tsv` means with `seeds.dat`.
const SEED_CASES: &str = "crates/testing/data/cases/tree-construction/seeds.dat";

/// A text file of the repository.
struct Source {
    /// Its path from the root, with `/`.
    path: String,
    text: String,
}

impl Source {
    /// The text without the unit tests, which are at the end of a file.
    fn without_tests(&self) -> &str {
        self.text.split_once("#[cfg(test)]").map_or(self.text.as_str(), |(code, _)| code)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file with this extension under a folder of the repository, in order of their paths.
fn sources(folder: &str, extension: &str) -> Vec<Source> {
    let root = root();
    let mut sources = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let name = path.strip_prefix(&root).expect("it is under the root");
                sources.push(Source {
                    path: name.to_string_lossy().replace('\\', "/"),
                    text: fs::read_to_string(&path).expect("sources and data are UTF-8"),
                });
            }
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

/// Every Rust file under `crates/*/src`.
fn crate_sources() -> Vec<Source> {
    let mut sources = sources("crates", "rs");
    sources.retain(|source| source.path.split('/').nth(2) == Some("src"));
    sources
}

/// The rows of a data file under `spec/`, cut at tabs.
fn spec_rows(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("spec").join(file)).expect("the data file is there");
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect()
}

/// The pinned `page.html#anchor`s, including those of the classic modes.
fn pinned_anchors() -> BTreeSet<String> {
    let mut anchors: BTreeSet<String> =
        spec_rows("anchors.txt").iter().map(|row| row[1].clone()).collect();
    anchors.extend(
        spec_rows("classic-modes.txt").iter().map(|row| format!("parsing.html#{}", row[1])),
    );
    anchors
}

/// The parts after `STANDARD` of the URLs in a line.
fn citations(line: &str) -> impl Iterator<Item = &str> {
    line.split(STANDARD).skip(1).map(|rest| {
        let end = rest.find(|c: char| c.is_whitespace() || "<>`\"]".contains(c));
        let mut url = rest[..end.unwrap_or(rest.len())].trim_end_matches(['.', ',', ';', ':']);
        while url.ends_with(')') && url.matches(')').count() > url.matches('(').count() {
            url = url[..url.len() - 1].trim_end_matches(['.', ',', ';', ':']);
        }
        url
    })
}

/// The name of the function that a line of code starts, if any.
fn function_name(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub(") {
        Some(rest) => rest.split_once(')')?.1,
        None => line.strip_prefix("pub ").unwrap_or(line),
    };
    let mut words = line.split_whitespace().skip_while(|word| matches!(*word, "const" | "async"));
    if words.next() != Some("fn") {
        return None;
    }
    words.next()?.split(['(', '<']).next()
}

/// The number of opening minus closing square brackets in a line of code, outside strings.
fn brackets(line: &str) -> isize {
    let mut is_in_string = false;
    let mut escaped = false;
    let mut open = 0;
    for character in line.chars() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = is_in_string,
            '"' => is_in_string = !is_in_string,
            '[' if !is_in_string => open += 1,
            ']' if !is_in_string => open -= 1,
            _ => {}
        }
    }
    open
}

/// The functions of a file with the anchors that their documentation cites.
fn documented_functions(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut functions = Vec::new();
    let mut cited = Vec::new();
    // The number of open brackets of an attribute.
    let mut open = 0;
    for line in text.lines().map(str::trim) {
        if open > 0 || line.starts_with("#[") {
            open += brackets(line);
        } else if line.starts_with("///") {
            cited.extend(
                citations(line).filter_map(|url| url.split_once('#')).map(|(_, anchor)| anchor),
            );
        } else if let Some(name) = function_name(line) {
            functions.push((name, std::mem::take(&mut cited)));
        } else if !line.starts_with("//") {
            cited.clear();
        }
    }
    functions
}

/// For each wanted anchor the functions (`file: name`) that cite it.
fn citing_functions(sources: &[Source], under: &[&str]) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in
        sources.iter().filter(|source| under.iter().any(|path| source.path.starts_with(path)))
    {
        for (name, anchors) in documented_functions(&source.text) {
            for anchor in anchors {
                found
                    .entry(anchor.to_owned())
                    .or_default()
                    .push(format!("{}: {name}", source.path));
            }
        }
    }
    found
}

fn assert_each_cited_once(list: &str, under: &[&str]) {
    let found = citing_functions(&crate_sources(), under);
    let mut problems = Vec::new();
    for row in spec_rows(list) {
        let functions = found.get(&row[1]).map_or(&[][..], Vec::as_slice);
        if functions.len() != 1 {
            problems.push(format!("{} ({}) is cited by {functions:?}", row[0], row[1]));
        }
    }
    assert_no(&problems);
}

fn assert_no(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// `eof-in-tag` is `EofInTag`.
fn variant(code: &str) -> String {
    code.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The codes that the cases of this repository expect: `"code": "…"` in the JSON files, the lines
/// of `#error-codes` in the others.
fn expected_codes() -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for source in sources("crates/testing/data/cases", "test") {
        for rest in source.text.split("\"code\"").skip(1) {
            codes.extend(rest.split('"').nth(1).map(str::to_owned));
        }
    }
    for source in sources("crates/testing/data/cases", "dat") {
        let mut inside = false;
        for line in source.text.lines() {
            if line.starts_with('#') || line.is_empty() {
                inside = line == "#error-codes";
            } else if inside {
                codes.extend(line.split_whitespace().next().map(str::to_owned));
            }
        }
    }
    codes
}

/// The positions of `word` in `text` without a letter, digit or `_` directly after it.
fn count_word(text: &str, word: &str) -> usize {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    text.split(word).skip(1).filter(|rest| ends(rest)).count()
}

/// The fields of `Edition`.
fn edition_rules() -> Vec<String> {
    let path = root().join("crates/syntax/src/edition.rs");
    let text = fs::read_to_string(path).expect("the edition is there");
    text.lines()
        .filter_map(|line| {
            line.trim().strip_prefix("pub ")?.strip_suffix(": bool,").map(str::to_owned)
        })
        .collect()
}

#[test]
fn every_cited_anchor_is_in_the_standard() {
    let pinned = pinned_anchors();
    let mut files = crate_sources();
    files.extend(sources("docs", "md"));
    files.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].iter().filter_map(|name| {
        let text = fs::read_to_string(root().join(name)).ok()?;
        Some(Source { path: (*name).to_owned(), text })
    }));
    let mut problems = Vec::new();
    for source in &files {
        for (number, line) in source.text.lines().enumerate() {
            for url in citations(line) {
                let known = url
                    .strip_prefix("multipage/")
                    .is_some_and(|place| pinned.contains(place) || !place.contains('#'));
                if !known && !url.is_empty() {
                    problems.push(format!("{}:{}: {STANDARD}{url}", source.path, number + 1));
                }
            }
        }
    }
    assert_no(&problems);
}

#[test]
fn the_lists_agree_with_each_other() {
    let pinned = pinned_anchors();
    assert_eq!(spec_rows("states.txt").len(), 84);
    assert_eq!(spec_rows("modes.txt").len(), 22, "21 insertion modes and foreign content");
    let lists = ["states.txt", "modes.txt", "classic-modes.txt"];
    let mut problems = Vec::new();
    for row in lists.iter().flat_map(|list| spec_rows(list)) {
        if !pinned.contains(&format!("parsing.html#{}", row[1])) {
            problems.push(row.join(" "));
        }
    }
    for row in spec_rows("errors.tsv") {
        if row[2] != "classic" && !pinned.contains(&format!("parsing.html#{}", row[2])) {
            problems.push(format!("{} has the anchor {}", row[0], row[2]));
        }
    }
    assert_no(&problems);
}

#[test]
fn every_state_is_cited_by_exactly_one_function() {
    assert_each_cited_once("states.txt", &["crates/syntax/src/tokenizer/"]);
}

#[test]
fn every_insertion_mode_is_cited_by_exactly_one_function() {
    let modes = ["modes/", "foreign_content.rs"]
        .map(|at| format!("crates/syntax/src/tree_construction/{at}"));
    let modes = modes.each_ref().map(String::as_str);
    assert_each_cited_once("modes.txt", &modes);
    assert_each_cited_once("classic-modes.txt", &modes);
}

#[test]
fn every_error_code_is_raised() {
    let sources = crate_sources();
    let code: Vec<&str> = sources
        .iter()
        .filter(|source| {
            source.path.starts_with("crates/syntax/src/") && !source.path.contains("/error/")
        })
        .map(Source::without_tests)
        .collect();
    let mut problems = Vec::new();
    for row in spec_rows("errors.tsv") {
        let name = format!("ErrorCode::{}", variant(&row[0]));
        if code.iter().all(|text| count_word(text, &name) == 0) {
            problems.push(format!("{name} is raised nowhere"));
        }
    }
    assert_no(&problems);
}

#[test]
fn every_error_code_has_a_case() {
    let expected = expected_codes();
    let unreachable: BTreeMap<String, String> = spec_rows("unreachable-errors.tsv")
        .into_iter()
        .map(|row| (row[0].clone(), row.get(1).cloned().unwrap_or_default()))
        .collect();
    let codes: BTreeSet<String> =
        spec_rows("errors.tsv").into_iter().map(|row| row[0].clone()).collect();
    let mut problems = Vec::new();
    for code in &codes {
        match (expected.contains(code), unreachable.get(code)) {
            (false, None) => problems.push(format!("no case expects {code}")),
            (true, Some(_)) => {
                problems.push(format!("{code} has a case and is listed as unreachable"));
            }
            (false, Some(why)) if why.is_empty() => problems.push(format!("{code} has no reason")),
            _ => {}
        }
    }
    for code in expected.iter().chain(unreachable.keys()).filter(|code| !codes.contains(*code)) {
        problems.push(format!("{code} is not an error code"));
    }
    assert_no(&problems);
}

#[test]
fn every_gate_of_the_edition_is_listed() {
    let listed: BTreeMap<(String, String), usize> = spec_rows("edition-gates.tsv")
        .into_iter()
        .map(|row| ((row[0].clone(), row[1].clone()), row[2].parse().expect("a number")))
        .collect();
    let rules = edition_rules();
    let mut found = BTreeMap::new();
    let mut problems = Vec::new();
    for source in crate_sources() {
        if source.path.ends_with("/edition.rs") || !source.path.starts_with("crates/syntax/src/") {
            continue;
        }
        let text = source.without_tests();
        for rule in &rules {
            let marks = count_word(text, &format!("Gate: {rule}"));
            let reads = count_word(text, &format!(".{rule}"));
            if marks != reads {
                let path = &source.path;
                problems
                    .push(format!("{path}: {rule} is read {reads} times and marked {marks} times"));
            }
            if marks > 0 {
                found.insert((rule.clone(), source.path.clone()), marks);
            }
        }
    }
    for rule in &rules {
        if !found.keys().any(|(found, _)| found == rule) {
            problems.push(format!("{rule} has no gate"));
        }
    }
    assert_no(&problems);
    assert_eq!(found, listed, "the gates found and spec/edition-gates.tsv");
}

#[test]
fn every_deviation_is_listed() {
    let listed: BTreeMap<String, usize> = spec_rows("spec-notes.tsv")
        .into_iter()
        .map(|row| (row[0].clone(), row[1].parse().expect("a number")))
        .collect();
    let found: BTreeMap<String, usize> = crate_sources()
        .iter()
        .map(|source| (source.path.clone(), source.text.matches("SPEC-NOTE").count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    assert_eq!(found, listed, "the SPEC-NOTE marks found and spec/spec-notes.tsv");
}

/// The anchors of a Markdown file's headings.
fn heading_anchors(markdown: &str) -> BTreeSet<String> {
    let headings = markdown.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let text = line.trim_start_matches('#').trim().to_lowercase();
            let text = text.replace(' ', "-");
            text.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
        })
        .collect()
}

/// True if the name of a test has the number: `s015_…`, `s004_s156_…`, or a range around it, `s157_to_s164_…`.
fn has_the_number(test: &str, number: &str) -> bool {
    let number = number.to_lowercase();
    let is_number = |word: &&str| word.len() == 4 && word.starts_with('s');
    let mut words = test.split('_').take_while(|word| *word == "to" || is_number(word));
    let (first, second, third) = (words.next(), words.next(), words.next());
    match (first, second, third) {
        (Some(first), Some("to"), Some(last)) => (first..=last).contains(&number.as_str()),
        _ => [first, second, third].contains(&Some(number.as_str())),
    }
}

#[test]
fn every_line_of_the_seed_checklist_has_its_place() {
    let editions =
        fs::read_to_string(root().join("docs/reference/editions.md")).expect("it is there");
    let anchors = heading_anchors(&editions);
    let cases = fs::read_to_string(root().join(SEED_CASES)).unwrap_or_default();
    let cases = cases.split('\n').filter(|line| *line == "#data").count();
    let rows = spec_rows("seed-checklist.tsv");
    let numbers = rows.iter().map(|row| row[0].clone()).collect::<Vec<_>>();
    let without_a_gap = (1..=399).map(|number| format!("S{number:03}")).collect::<Vec<_>>();
    assert_eq!(numbers, without_a_gap);
    let mut problems = Vec::new();
    for row in rows {
        let [number, area, _behaviour, places] = row.as_slice() else {
            problems.push(format!("{row:?} has not four columns"));
            continue;
        };
        for place in places.split(' ') {
            let found = if let Some(index) = place.strip_prefix("seeds.dat:") {
                index.parse().is_ok_and(|index: usize| (1..=cases).contains(&index))
            } else if let Some(anchor) = place.strip_prefix("docs/reference/editions.md#") {
                anchors.contains(anchor)
            } else if let Some((file, test)) = place.split_once('#') {
                let source = fs::read_to_string(root().join(file)).unwrap_or_default();
                // A range of numbers can have cases with others.
                let has_a_case = source.contains(&format!("(\"{number}\", "))
                    || source.contains(&format!("\"{number}\",\n"));
                (has_the_number(test, number) || has_a_case)
                    && source.contains(&format!("#[test]\nfn {test}()"))
            } else {
                root().join(place).exists()
            };
            if !found {
                problems.push(format!("{number}: {place} does not exist"));
            }
        }
        let needs_a_test =
            ["scripting", "messaging", "channels", "clone", "storage", "privacy", "writing"];
        if needs_a_test.contains(&area.as_str()) && !places.contains(".rs#") {
            problems.push(format!("{number}: a line about {area} needs a test"));
        }
    }
    assert_no(&problems);
}

#[test]
fn urls_and_functions_are_found() {
    let line = "/// <https://html.spec.whatwg.org/multipage/x.html#write()>, (https://html.spec.whatwg.org/multipage/y.html#z).";
    assert_eq!(
        citations(line).collect::<Vec<_>>(),
        ["multipage/x.html#write()", "multipage/y.html#z"]
    );
    let text = "/// <https://html.spec.whatwg.org/multipage/p.html#a>\nstruct A;\n\
                /// <https://html.spec.whatwg.org/multipage/p.html#b>\n#[inline]\npub(in super::super) const fn b<T>() {}\n\
                /// <https://html.spec.whatwg.org/multipage/p.html#c>\n#[expect(\n    x::y,\n    \
                reason = \"a ] and a \\\" are in it\"\n)]\nfn c() {}\n#[expect(x)]\nfn d() {}\n";
    assert_eq!(documented_functions(text), [("b", vec!["b"]), ("c", vec!["c"]), ("d", vec![])]);
}
