//! Counts the parse errors that the public tree-construction cases list, and the actual ones.
//!
//! Only the number of lines is meaningful in those files, and the numbers are those of other parsers. This
//! compares them case by case and explains the differences.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::check::{Feed, Play, Skip, parse, setup_of};
use crate::formats::{ScriptPlay, TreeCase};
use crate::scripted_host::ScriptedHost;
use crate::suites::{Suite, table};
use crate::trees::TestTree;

/// The reason why the number differs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Reason {
    /// `#new-errors` repeats an error that `#errors` has under an older name.
    CountedTwice,
    /// The case lists no errors at all.
    NothingListed,
    /// One error for a run of text, where the data have one for each character.
    OnePerRunOfText,
    /// The case is older than processing instructions.
    ProcessingInstruction,
    /// An end tag in foreign content raises the error of foreign content and then that of the
    /// insertion mode which takes it over.
    ForeignEndTag,
    /// A sentence of `error-count-reasons.tsv`.
    Listed(String),
    /// Unexplained.
    Unexplained,
}

impl Reason {
    /// The reason as a sentence.
    pub fn sentence(&self) -> &str {
        match self {
            Self::CountedTwice => {
                "`#new-errors` names an error again that `#errors` has under an older name."
            }
            Self::NothingListed => "The case lists no errors, though it has some.",
            Self::OnePerRunOfText => {
                "One error for a run of text; the data have one for each character."
            }
            Self::ProcessingInstruction => "The case is older than processing instructions.",
            Self::ForeignEndTag => {
                "An end tag in foreign content raises an error there and another in the insertion \
                 mode that takes it over; the data have one of the two."
            }
            Self::Listed(sentence) => sentence,
            Self::Unexplained => "Nothing explains the difference.",
        }
    }
}

/// The counts of the cases of one file.
#[derive(Clone, Debug, Default)]
pub struct FileCounts {
    /// The number of cases.
    pub cases: usize,
    /// The numbers of the cases that differ, by reason.
    pub differing: BTreeMap<Reason, Vec<usize>>,
}

/// Counts the errors of all cases of a suite, by file. `None` if the public data are missing.
///
/// # Panics
/// If a case cannot be run, or a case with a listed reason does not differ.
pub fn count<T: TestTree>(suite: Suite) -> Option<BTreeMap<String, FileCounts>> {
    let mut listed: BTreeMap<String, String> = table("error-count-reasons.tsv", 4)
        .into_iter()
        .filter(|row| row[0] == suite.name())
        .map(|row| (format!("{}:{}", row[1], row[2]), row[3].clone()))
        .collect();
    let mut files: BTreeMap<String, FileCounts> = BTreeMap::new();
    for case in suite.tree_cases()? {
        let counts = files.entry(case.id.file.clone()).or_default();
        counts.cases += 1;
        let codes = codes_of::<T>(&case, suite);
        if let Some(reason) = reason(&case, &codes, &mut listed) {
            counts.differing.entry(reason).or_default().push(case.id.index);
        }
    }
    assert!(listed.is_empty(), "cases with a listed reason that do not differ: {listed:?}");
    Some(files)
}

/// The codes of the errors of a case, in the first of its scripting modes.
fn codes_of<T: TestTree>(case: &TreeCase, suite: Suite) -> Vec<&'static str> {
    let scripting = case.scripting_modes()[0];
    let setup = setup_of(case, suite.edition(), scripting);
    let mut host = ScriptedHost::default();
    let play: &mut dyn Play<T> = match case.options.scripts {
        ScriptPlay::Run => &mut host,
        ScriptPlay::Skip => &mut Skip,
    };
    let parsed = parse::<T>(&setup, &case.input, Feed::Whole, play);
    let parsed = parsed.unwrap_or_else(|message| panic!("{}: {message}", case.id));
    parsed.errors.iter().map(|error| error.code.as_str()).collect()
}

fn reason(
    case: &TreeCase,
    codes: &[&str],
    listed: &mut BTreeMap<String, String>,
) -> Option<Reason> {
    let (found, old, new) = (codes.len(), case.errors.len(), case.new_errors.len());
    if found == old + new {
        return None;
    }
    let text = case.errors.iter().filter(|line| is_about_text(line)).count();
    Some(if let Some(sentence) = listed.remove(&case.id.to_string()) {
        Reason::Listed(sentence)
    } else if old + new == 0 {
        Reason::NothingListed
    } else if found == old {
        Reason::CountedTwice
    } else if (old - text + 1..old).contains(&found) {
        Reason::OnePerRunOfText
    } else if case.input.to_text().contains("<?") {
        Reason::ProcessingInstruction
    } else if found == old + new + 1 && codes.contains(&"foreign-end-tag-not-current") {
        Reason::ForeignEndTag
    } else {
        Reason::Unexplained
    })
}

/// Returns true if a line of the data is the error of one character of a text.
fn is_about_text(line: &str) -> bool {
    ["-char", "Character tokens", "foster-parenting text"].iter().any(|word| line.contains(word))
}

/// The report: one line for each file with differences, then the reasons with their cases.
pub fn report(suite: Suite, files: &BTreeMap<String, FileCounts>) -> String {
    let mut lines = format!("{}\n", suite.name());
    let mut by_reason: BTreeMap<&Reason, Vec<String>> = BTreeMap::new();
    let (mut cases, mut differing) = (0, 0);
    for (file, counts) in files {
        let in_file: usize = counts.differing.values().map(Vec::len).sum();
        cases += counts.cases;
        differing += in_file;
        for (reason, indices) in &counts.differing {
            let indices = indices.iter().map(|index| format!("{file}:{index}"));
            by_reason.entry(reason).or_default().extend(indices);
        }
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "  {file}: {in_file} of {} cases differ", counts.cases);
    }
    let _ = writeln!(lines, "  all files: {differing} of {cases} cases differ");
    for (reason, cases) in by_reason {
        let _ = writeln!(lines, "\n  {} ({} cases)", reason.sentence(), cases.len());
        for row in cases.chunks(8) {
            let _ = writeln!(lines, "    {}", row.join(" "));
        }
    }
    lines
}
