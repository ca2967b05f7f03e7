//! The places of the cases, the run of all of them, and the known differences.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use treewright_syntax::Edition;

use crate::check::Mismatch;
use crate::formats::{
    CaseFile, CaseId, TokenizerCase, TreeCase, files_below, read_tokenizer_cases, read_tree_cases,
};

/// The environment variable that names the folder of the public test data.
pub const CONFORMANCE: &str = "TREEWRIGHT_CONFORMANCE";

/// The environment variable that makes missing public test data a failure.
pub const REQUIRE_SUITES: &str = "TREEWRIGHT_REQUIRE_SUITES";

/// A set of case files below one folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Suite {
    /// The public tokenizer cases.
    Tokenizer,
    /// The public tree-construction cases of June 2026.
    TreeConstruction,
    /// The public tree-construction cases of August 2023, for [`Edition::CLASSIC`].
    TreeConstruction2023,
    /// The public serializer cases.
    Serializer,
    /// Our own cases, in `crates/testing/data/cases`.
    Own,
}

impl Suite {
    /// The name in the data files: the folder.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tokenizer => "html5lib-tests/tokenizer",
            Self::TreeConstruction => "html5lib-tests/tree-construction",
            Self::TreeConstruction2023 => "html5lib-tests-2023/tree-construction",
            Self::Serializer => "html5lib-tests/serializer",
            Self::Own => "own",
        }
    }

    /// The edition that fits the suite.
    pub const fn edition(self) -> Edition {
        match self {
            Self::TreeConstruction2023 => Edition::CLASSIC,
            _ => Edition::LIVING,
        }
    }

    /// The files with this extension. `None`, after a line on standard error, if the public data are
    /// missing; they are not part of the repository.
    ///
    /// # Panics
    /// If an existing folder cannot be read.
    pub fn files(self, extension: &str) -> Option<Vec<CaseFile>> {
        let folder = match self {
            Self::Own => data().join("cases"),
            _ => conformance()?.join(self.name()),
        };
        match files_below(&folder, extension) {
            Ok(files) => Some(files),
            Err(error) => panic!("{}: {error}", folder.display()),
        }
    }

    /// The tokenizer cases of the suite, or `None` as for [`Suite::files`].
    ///
    /// # Panics
    /// If a file does not follow its format.
    pub fn tokenizer_cases(self) -> Option<Vec<TokenizerCase>> {
        let read = |file: &CaseFile| read_tokenizer_cases(file).unwrap_or_else(|e| panic!("{e}"));
        Some(self.files("test")?.iter().flat_map(read).collect())
    }

    /// The tree-construction cases of the suite, or `None` as for [`Suite::files`]. The scripts of those in
    /// a folder `scripted` are played.
    ///
    /// # Panics
    /// If a file does not follow its format.
    pub fn tree_cases(self) -> Option<Vec<TreeCase>> {
        let read = |file: &CaseFile| {
            let mut cases = read_tree_cases(file).unwrap_or_else(|e| panic!("{e}"));
            if file.name.starts_with("scripted/") {
                for case in &mut cases {
                    case.options.scripts = crate::formats::ScriptPlay::Run;
                }
            }
            cases
        };
        Some(self.files("dat")?.iter().flat_map(read).collect())
    }
}

/// The folder of the data files of this crate.
pub fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

/// The names and bytes of the real pages, sorted: those of `../shared/corpus/articles` relative to the root
/// of the workspace. Empty, with a line on standard error, without the folder.
///
/// # Panics
/// If a page cannot be read.
pub fn corpus_pages() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus/articles");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        let _ = writeln!(std::io::stderr(), "SKIPPED: no pages in {}", folder.display());
        return Vec::new();
    };
    let mut pages = Vec::new();
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_some_and(|extension| extension == "html") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            pages.push((name, std::fs::read(&path).expect("the page can be read")));
        }
    }
    pages.sort();
    pages
}

/// The folder of the public test data: the one that [`CONFORMANCE`] names, or, relative to the root of the
/// workspace, `../shared/conformance`, or `target/suites`, which `cargo xtask suites` fills. `None` and a
/// line on standard error without any of these.
///
/// # Panics
/// If it is missing and [`REQUIRE_SUITES`] is set.
pub fn conformance() -> Option<PathBuf> {
    let folders = std::env::var_os(CONFORMANCE).map_or_else(
        || {
            let folder = |path| Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
            ["../../../shared/conformance", "../../target/suites"].map(folder).to_vec()
        },
        |folder| vec![PathBuf::from(folder)],
    );
    if let Some(folder) = folders.iter().find(|folder| folder.join("html5lib-tests").is_dir()) {
        return Some(folder.clone());
    }
    let is_required = std::env::var_os(REQUIRE_SUITES).is_some();
    assert!(!is_required, "no public test suites in {folders:?}, and they are required");
    // Bypasses the capture of the test harness, which would hide the line in a test that passes. A closed
    // standard error is not a failure.
    let _ = writeln!(
        std::io::stderr(),
        "SKIPPED: the public test suites are not here; `cargo xtask suites` gets them, or set {CONFORMANCE} to \
         their folder"
    );
    None
}

/// Runs `check` on every item, on as many threads as there are processors. A panic becomes the mismatch of
/// its item.
pub fn run_all<C: Sync>(
    cases: &[C],
    check: impl Fn(&C) -> Result<(), Mismatch> + Sync,
) -> Vec<Result<(), Mismatch>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![Ok(()); cases.len()]);
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(case) = cases.get(index) else { return };
            let result = catch_unwind(AssertUnwindSafe(|| check(case))).unwrap_or_else(|panic| {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
                Err(Mismatch::new("panic", "no panic", said.unwrap_or("a panic")))
            });
            if result.is_err() {
                results.lock().unwrap_or_else(PoisonError::into_inner)[index] = result;
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The known differences of one suite: `known-differences.tsv`.
#[derive(Clone, Debug, Default)]
pub struct KnownDifferences {
    cases: BTreeSet<CaseId>,
}

impl KnownDifferences {
    /// Reads the lines of a suite.
    ///
    /// # Panics
    /// If a line does not have its five columns.
    pub fn of(suite: Suite) -> Self {
        let mut cases = BTreeSet::new();
        for columns in table("known-differences.tsv", 5) {
            if columns[0] == suite.name() {
                assert_has_a_reason(&columns, &columns[3], &columns[4]);
                cases.insert(case_id(&columns[1], &columns[2]));
            }
        }
        Self { cases }
    }

    /// Reads the lines of `encoding-known-differences.tsv`.
    ///
    /// # Panics
    /// If a line does not have its four columns.
    pub fn of_encodings() -> Self {
        let mut cases = BTreeSet::new();
        for columns in table("encoding-known-differences.tsv", 4) {
            assert_has_a_reason(&columns, &columns[2], &columns[3]);
            cases.insert(case_id(&columns[0], &columns[1]));
        }
        Self { cases }
    }

    /// Panics with every case that fails and is not known, every known one that does not fail, and every
    /// known one that does not exist.
    ///
    /// # Panics
    /// As described.
    pub fn judge<'a>(
        &self,
        results: impl IntoIterator<Item = (&'a CaseId, &'a Result<(), Mismatch>)>,
    ) {
        let mut missing = self.cases.clone();
        let mut complaints = Vec::new();
        let mut count = 0;
        for (id, result) in results {
            count += 1;
            match (result, missing.remove(id)) {
                (Ok(()), true) => {
                    complaints.push(format!("{id}: a known difference has disappeared"));
                }
                (Err(mismatch), false) => complaints.push(format!("{id}: {mismatch}")),
                _ => {}
            }
        }
        complaints.extend(missing.iter().map(|id| format!("{id}: known, but not there")));
        eprintln!("{count} cases, {} known differences", self.cases.len());
        report(&complaints);
    }
}

fn assert_has_a_reason(columns: &[String], anchor: &str, sentence: &str) {
    assert!(
        anchor.starts_with("https://") && sentence.ends_with('.'),
        "a known difference has the standard's anchor and a sentence: {columns:?}"
    );
}

/// The promises that do not hold for hostile inputs: `limits-that-do-not-hold.tsv`.
#[derive(Clone, Debug)]
pub struct LimitsThatDoNotHold {
    cases: BTreeSet<String>,
}

impl LimitsThatDoNotHold {
    /// Reads the lines about one promise.
    ///
    /// # Panics
    /// If a line does not have its three columns.
    pub fn of(promise: &str) -> Self {
        let lines = table("limits-that-do-not-hold.tsv", 3).into_iter();
        let cases = lines.filter(|columns| columns[0] == promise).map(|mut line| line.remove(1));
        Self { cases: cases.collect() }
    }

    /// Panics with every case that does not hold and is not listed, and with every listed one that holds or
    /// does not exist.
    ///
    /// # Panics
    /// As described.
    pub fn judge<'a>(
        mut self,
        results: impl IntoIterator<Item = (&'a str, &'a Result<(), String>)>,
    ) {
        let mut complaints = Vec::new();
        for (name, result) in results {
            match (result, self.cases.remove(name)) {
                (Ok(()), true) => complaints.push(format!("{name}: it holds, but is listed")),
                (Err(found), false) => complaints.push(format!("{name}: {found}")),
                _ => {}
            }
        }
        complaints.extend(self.cases.iter().map(|name| format!("{name}: listed, but not there")));
        report(&complaints);
    }
}

/// Panics if there are complaints, with the first hundred of them.
///
/// # Panics
/// As described.
pub fn report(complaints: &[String]) {
    let shown = complaints.iter().take(100).cloned().collect::<Vec<_>>().join("\n\n");
    assert!(complaints.is_empty(), "{} complaints:\n{shown}", complaints.len());
}

/// The cases of one suite in `older-than-processing-instructions.tsv`: their input contains `<?` and they
/// expect a bogus comment, so they run without that rule, and our twin runs with it.
#[derive(Clone, Debug)]
pub struct OlderCases {
    suite: Suite,
    cases: BTreeSet<CaseId>,
    /// The inputs of our own cases, by the public case whose twin they are.
    twins: BTreeMap<String, String>,
}

impl OlderCases {
    /// Reads the list and our own cases.
    ///
    /// # Panics
    /// If a file is missing or does not follow its format.
    pub fn of(suite: Suite) -> Self {
        let tree = Suite::Own.tree_cases().unwrap_or_default();
        let tree = tree.into_iter().map(|case| (case.options.twin_of, case.input));
        let tokens = Suite::Own.tokenizer_cases().unwrap_or_default();
        let tokens = tokens.into_iter().map(|case| (case.twin_of, case.input));
        let twins = tree.chain(tokens).filter_map(|(of, input)| Some((of?, input.to_text())));
        let cases = table("older-than-processing-instructions.tsv", 3)
            .into_iter()
            .filter(|columns| columns[0] == suite.name())
            .map(|columns| case_id(&columns[1], &columns[2]))
            .collect();
        Self { suite, cases, twins: twins.collect() }
    }

    /// Panics if a listed case is not one of these.
    ///
    /// # Panics
    /// As described.
    pub fn assert_all_are_there<'a>(&self, ids: impl IntoIterator<Item = &'a CaseId>) {
        let mut missing: BTreeSet<_> = self.cases.iter().collect();
        for id in ids {
            missing.remove(id);
        }
        assert!(missing.is_empty(), "listed as older, but not there: {missing:?}");
    }

    /// Checks a case under the edition of the suite. A listed one must contain `<?`, have a twin, differ
    /// under the current rules, and hold without that rule.
    ///
    /// # Errors
    /// If the case does not hold, or one of these is not true.
    pub fn check(
        &self,
        id: &CaseId,
        text: &str,
        check: impl Fn(Edition) -> Result<(), Mismatch>,
    ) -> Result<(), Mismatch> {
        let edition = self.suite.edition();
        if !self.cases.contains(id) {
            return check(edition);
        }
        let wrong = |expected: &str| Err(Mismatch::new("listed as older", expected, text));
        if !text.contains("<?") {
            return wrong("an input with `<?`");
        }
        if self.twins.get(&format!("{}/{id}", self.suite.name())).map(String::as_str) != Some(text)
        {
            return wrong("a twin of ours with the same input");
        }
        if check(edition).is_ok() {
            return wrong("a difference under the rules of today");
        }
        check(edition.with_processing_instructions(false))
    }
}

/// The rows of a tab-separated data file with this number of columns; empty lines and lines that start with
/// `#` do not count.
///
/// # Panics
/// If the file cannot be read or a row has another number of columns.
pub fn table(name: &str, columns: usize) -> Vec<Vec<String>> {
    let path = data().join(name);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let split = |line: &str| {
        let row: Vec<String> = line.split('\t').map(str::to_owned).collect();
        assert_eq!(row.len(), columns, "{name}: `{line}`");
        row
    };
    lines.map(split).collect()
}

/// A case given by two columns of a data file.
///
/// # Panics
/// If the second is not a number.
pub fn case_id(file: &str, index: &str) -> CaseId {
    let index = index.parse().unwrap_or_else(|_| panic!("`{index}` is not a number"));
    CaseId { file: file.to_owned(), index }
}

/// The cases of `cases-that-need-tree-reads.txt` by name, `SUITE/FILE:INDEX`.
///
/// # Panics
/// If the file cannot be read.
pub fn cases_that_need_tree_reads() -> BTreeSet<String> {
    table("cases-that-need-tree-reads.txt", 1).into_iter().flatten().collect()
}
