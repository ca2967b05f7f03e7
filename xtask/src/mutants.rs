//! `cargo xtask mutants`: makes small changes to the code, one at a time, and checks that the tests
//! that name the subject notice each of them.
//!
//! `cargo mutants` (of the package `cargo-mutants`) lists the changes; they are made and tested here,
//! because only a sample is used, and each concerns only some of the tests. `data/mutants.tsv` of the
//! testing crate has the subjects. docs/internals/health.md describes the check.

mod alternatives;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use serde_json::Value;

use tree::{Outcome, Tree};

const SUBJECTS: &str = "crates/testing/data/mutants.tsv";
const EQUIVALENT: &str = "crates/testing/data/equivalent-mutants.tsv";

/// The default seed. Another number selects other mutants.
const SEED: u64 = 13;

/// A part of the code, and the tests that should detect errors in it.
struct Subject {
    name: String,
    count: usize,
    files: Vec<String>,
    /// The functions; if this is empty, all functions of the files.
    functions: Vec<String>,
    /// The arguments of `cargo test`, for one run after another.
    tests: Vec<String>,
}

/// A change at one place.
#[derive(Clone)]
struct Mutant {
    file: String,
    /// Function, change, and the line of the change, which stays the same when lines move.
    name: String,
    range: std::ops::Range<usize>,
    replacement: String,
}

/// The options of the command line.
#[derive(Default)]
pub(crate) struct Options {
    only: Option<String>,
    each: Option<usize>,
    seed: Option<u64>,
    list: bool,
}

impl Options {
    /// Reads `[--only SUBJECT] [--each N] [--seed N] [--list]`.
    pub(crate) fn read(words: &[&str]) -> Option<Self> {
        let mut options = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "--only" => options.only = Some((*words.next()?).to_owned()),
                "--each" => options.each = Some(words.next()?.parse().ok()?),
                "--seed" => options.seed = Some(words.next()?.parse().ok()?),
                "--list" => options.list = true,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// Selects mutants of each subject and tests them. The error has the number of survivors.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), String> {
    let mut subjects = subjects(root)?;
    if let Some(only) = &options.only {
        subjects.retain(|subject| subject.name.contains(only.as_str()));
    }
    let files: BTreeSet<&String> = subjects.iter().flat_map(|subject| &subject.files).collect();
    let listed = list(root, &files)?;
    let equivalent: BTreeSet<(String, String)> = table(root, EQUIVALENT, 3)?
        .into_iter()
        .map(|row| (row[0].clone(), row[1].clone()))
        .collect();
    let there: BTreeSet<_> = listed.iter().map(|(mutant, _)| mutant.key()).collect();
    let stale: Vec<_> = equivalent
        .iter()
        .filter(|key| files.contains(&key.0) && !there.contains(*key))
        .map(|(file, name)| format!("{file}\t{name}"))
        .collect();
    if !stale.is_empty() {
        return Err(format!("{EQUIVALENT} lists mutants that do not exist:\n{}", stale.join("\n")));
    }

    let tree = if options.list { None } else { Some(Tree::copy_of(root)?) };
    let seconds = tree.as_ref().map(|tree| seconds_of_tests(tree, &subjects)).transpose()?;
    let seconds = seconds.unwrap_or_default();
    let (mut tested, mut survivors) = (0, Vec::new());
    for (subject_index, subject) in subjects.iter().enumerate() {
        let mut mutants: Vec<&Mutant> = listed
            .iter()
            .filter(|(mutant, function)| subject.has(mutant, function))
            .map(|(mutant, _)| mutant)
            .collect();
        // Excluded ones are removed after the selection, so that listing one does not change the others.
        shuffle(&mut mutants, options.seed.unwrap_or(SEED) + 1000 * subject_index as u64);
        mutants.retain(|mutant| !equivalent.contains(&mutant.key()));
        let count = options.each.unwrap_or(subject.count);
        let Some(tree) = &tree else {
            mutants.iter().take(count).for_each(|mutant| println!("{}: {mutant}", subject.name));
            continue;
        };
        let tests: Vec<_> = subject
            .tests
            .iter()
            .map(|test| (test.clone(), seconds.get(test.as_str()).copied().unwrap_or_default()))
            .collect();
        let mut of_subject = 0;
        for mutant in mutants {
            if of_subject == count {
                break;
            }
            let start = Instant::now();
            let outcome = tree.outcome_of(mutant, &tests)?;
            let seconds = start.elapsed().as_secs();
            println!("{outcome}\t{}\t{mutant}\t{seconds} s", subject.name);
            // A mutant that does not compile says nothing: another one replaces it.
            of_subject += usize::from(outcome != Outcome::DoesNotCompile);
            if outcome == Outcome::Passed {
                survivors.push(mutant.to_string());
            }
        }
        if of_subject < count {
            println!("{}: there are only {of_subject}", subject.name);
        }
        tested += of_subject;
    }
    println!("{tested} mutants of {} subjects, {} survived", subjects.len(), survivors.len());
    if survivors.is_empty() { Ok(()) } else { Err(survivors.join("\n")) }
}

/// The time of each test without a change.
fn seconds_of_tests<'a>(
    tree: &Tree,
    subjects: &'a [Subject],
) -> Result<BTreeMap<&'a str, u64>, String> {
    let mut all = BTreeMap::new();
    for test in subjects.iter().flat_map(|subject| &subject.tests) {
        if !all.contains_key(test.as_str()) {
            let (outcome, seconds) = tree.test(test, 600)?;
            if outcome != Outcome::Passed {
                return Err(format!("`cargo test {test}` fails without any change"));
            }
            all.insert(test.as_str(), seconds);
        }
    }
    Ok(all)
}

impl Subject {
    fn has(&self, mutant: &Mutant, function: &str) -> bool {
        let is_listed = || self.functions.iter().any(|listed| listed == function);
        self.files.contains(&mutant.file) && (self.functions.is_empty() || is_listed())
    }
}

impl Mutant {
    fn key(&self) -> (String, String) {
        (self.file.clone(), self.name.clone())
    }
}

impl std::fmt::Display for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\t{}", self.file, self.name)
    }
}

/// The rows of a data file with this number of columns.
fn table(root: &Path, name: &str, columns: usize) -> Result<Vec<Vec<String>>, String> {
    let text = std::fs::read_to_string(root.join(name)).map_err(|e| format!("{name}: {e}"))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let row: Vec<String> = line.split('\t').map(str::to_owned).collect();
            if row.len() == columns { Ok(row) } else { Err(format!("{name}: {line}")) }
        })
        .collect()
}

fn subjects(root: &Path) -> Result<Vec<Subject>, String> {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    table(root, SUBJECTS, 5)?
        .into_iter()
        .map(|row| {
            let count = row[1].parse().map_err(|_| format!("{SUBJECTS}: {}", row[1]))?;
            let mut functions = words(&row[3]);
            functions.retain(|name| name != "*");
            let tests = row[4].split(';').map(|test| test.trim().to_owned()).collect();
            Ok(Subject { name: row[0].clone(), count, files: words(&row[2]), functions, tests })
        })
        .collect()
}

/// All mutants of these files, with the names of their functions.
fn list(root: &Path, files: &BTreeSet<&String>) -> Result<Vec<(Mutant, String)>, String> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json", "--no-config", "--workspace"]).current_dir(root);
    for file in files {
        if !root.join(file).is_file() {
            return Err(format!("{SUBJECTS}: {file} does not exist"));
        }
        command.args(["-f", file]);
    }
    let output = command.output().map_err(|error| format!("cargo mutants: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo mutants: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let listed: Vec<Value> = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo mutants: {error}"))?;
    let mut mutants = Vec::new();
    for file in files {
        let path = root.join(file);
        let text = std::fs::read_to_string(path).map_err(|error| format!("{file}: {error}"))?;
        let of_file = listed.iter().filter(|mutant| mutant["file"] == file.as_str());
        for mutant in of_file {
            mutants.push(read(file, &text, mutant).ok_or_else(|| format!("a mutant: {mutant}"))?);
        }
        mutants.extend(alternatives::of(file, &text));
    }
    Ok(mutants)
}

/// A mutant of the list, and the name of its function.
fn read(file: &str, text: &str, mutant: &Value) -> Option<(Mutant, String)> {
    let offset = |place: &Value| {
        let line = usize::try_from(place["line"].as_u64()?).ok()?.checked_sub(1)?;
        let column = usize::try_from(place["column"].as_u64()?).ok()?.checked_sub(1)?;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let (within, _) = text[start..].char_indices().nth(column)?;
        Some(start + within)
    };
    let range = offset(&mutant["span"]["start"])?..offset(&mutant["span"]["end"])?;
    let function = mutant["function"]["function_name"].as_str().unwrap_or_default();
    let function = function.rsplit("::").next()?.to_owned();
    // FILE:LINE:COLUMN: description
    let change = mutant["name"].as_str()?.splitn(4, ':').nth(3)?.trim();
    let name = format!("{change}: {}", line_at(text, range.start));
    let replacement = mutant["replacement"].as_str()?.to_owned();
    Some((Mutant { file: file.to_owned(), name, range, replacement }, function))
}

/// The line with this offset, without the spaces around it.
fn line_at(text: &str, offset: usize) -> &str {
    let start = text[..offset].rfind('\n').map_or(0, |end| end + 1);
    text[start..].lines().next().unwrap_or_default().trim()
}

/// Shuffles a list in an order that depends on the seed: by Fisher and Yates, with numbers from
/// `SplitMix64`.
fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut state = seed;
    for last in (1..items.len()).rev() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = state;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^= number >> 31;
        let other = usize::try_from(number % (last as u64 + 1)).unwrap_or_default();
        items.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutants_are_read_from_the_list() {
        let text = "fn f() {}\nfn é(a: u8) -> bool {\n    a == 1\n}\n";
        let mutant = serde_json::json!({
            "function": { "function_name": "T<H>::é" },
            "name": "src/a.rs:3:7: replace == with != in é",
            "replacement": "!=",
            "span": { "start": { "line": 3, "column": 7 }, "end": { "line": 3, "column": 9 } },
        });
        let (mutant, function) = read("src/a.rs", text, &mutant).unwrap();
        assert_eq!(function, "é");
        assert_eq!(mutant.to_string(), "src/a.rs\treplace == with != in é: a == 1");
        assert_eq!(&text[mutant.range], "==");
    }

    #[test]
    fn the_seed_decides_the_order() {
        let order = |seed| {
            let mut items: Vec<u32> = (0..50).collect();
            shuffle(&mut items, seed);
            items
        };
        assert_eq!(order(1), order(1));
        assert_ne!(order(1), order(2));
        let mut sorted = order(3);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..50).collect::<Vec<_>>());
    }
}
