//! Reading pages: tables, links, images, metadata, microdata and forms. The cases are in `data/read`;
//! answers are also compared with a second, literal implementation of the standard's algorithms
//! (`tables.rs`, `properties.rs`, `srcset.rs`), on random input, and hostile pages are read in linear time
//! (`hostile.rs`).

mod answers;
pub(crate) mod hostile;
mod pages;
mod properties;
mod srcset;
mod tables;

use treewright::read::url::Url;
use treewright::read::{parse_sizes, parse_srcset};
use treewright::{Document, Encoding};

/// The URL of a page whose case does not set another one.
const URL: &str = "https://example.com/dir/page.html?q#f";

/// A question about a page, and the answer.
struct Question {
    question: String,
    expected: String,
}

/// A page and the questions about it.
struct Case {
    line: usize,
    /// The words after `#data`.
    setup: String,
    page: String,
    questions: Vec<Question>,
}

/// The cases of a file: `#data`, the page, and then for each question a line that begins with `#` and the
/// lines of the answer. A line `#data` after an empty line starts the next case; `#` and a space start a
/// comment.
fn cases_of(file: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for (number, line) in file.lines().enumerate() {
        let case = cases.last_mut();
        if let Some(setup) = line.strip_prefix("#data") {
            let (setup, page) = (setup.trim().to_owned(), String::new());
            cases.push(Case { line: number + 1, setup, page, questions: Vec::new() });
        } else if line.starts_with("# ") {
        } else if let (Some(case), Some(question)) = (case, line.strip_prefix('#')) {
            let question = question.to_owned();
            case.questions.push(Question { question, expected: String::new() });
        } else if let Some(case) = cases.last_mut() {
            let text = case.questions.last_mut().map_or(&mut case.page, |last| &mut last.expected);
            text.push_str(line);
            text.push('\n');
        }
    }
    cases
}

/// The document of a case, and its URL. `url=none` is for a document whose URL is not known.
fn document_of(case: &Case) -> (Document, Option<Url>) {
    let mut document = treewright::parse(case.page.trim_end_matches('\n'));
    let mut url = Some(URL);
    for word in case.setup.split_whitespace() {
        match word.split_once('=') {
            Some(("url", "none")) => url = None,
            Some(("url", given)) => url = Some(given),
            Some(("encoding", label)) => {
                let encoding = Encoding::for_label(label.as_bytes()).expect("an encoding");
                document.set_character_encoding(encoding);
            }
            _ => panic!("line {}: {word:?} is not known", case.line),
        }
    }
    (document, url.map(|url| Url::parse(url).expect("a URL")))
}

/// Compares the expected answer of each question of a file with the actual one.
fn check(name: &str, file: &str, least: usize) {
    let cases = cases_of(file);
    let mut wrong = Vec::new();
    for case in &cases {
        let (document, url) = document_of(case);
        assert!(!case.questions.is_empty(), "{name}:{}: there is nothing to compare", case.line);
        for Question { question, expected } in &case.questions {
            let answer = answers::answer(&document, url.as_ref(), question);
            let (expected, answer) = (expected.trim_matches('\n'), answer.trim_matches('\n'));
            if expected != answer {
                let place = format!("{name}:{} #{question}", case.line);
                wrong.push(format!("{place}\n--- expected\n{expected}\n--- actual\n{answer}\n"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    assert!(cases.len() >= least, "only {} cases", cases.len());
}

/// Compares the second field of each line with the answer for the first, in which `\t`, `\n`, `\f`, `\r` and `\s` are
/// white space.
fn check_values(file: &str, answer: fn(&str) -> String, least: usize) {
    let (mut wrong, mut count) = (Vec::new(), 0);
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    for line in lines {
        let (value, expected) = line.split_once('\t').expect("two fields");
        let value = ["\\tt\t", "\\nn\n", "\\ff\u{c}", "\\rr\r", "\\ss "]
            .iter()
            .fold(value.to_owned(), |value, escape| value.replace(&escape[..2], &escape[3..]));
        let actual = answer(&value);
        if actual != expected {
            wrong.push(format!("{line}\n  actual {actual}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= least, "only {count} values");
}

#[test]
fn tables_are_formed() {
    check("tables.dat", include_str!("../../data/read/tables.dat"), 40);
}

#[test]
fn header_cells_are_assigned() {
    check("header-cells.dat", include_str!("../../data/read/header-cells.dat"), 24);
}

#[test]
fn links_are_found_and_resolved() {
    check("links.dat", include_str!("../../data/read/links.dat"), 40);
}

#[test]
fn images_have_their_sources() {
    check("images.dat", include_str!("../../data/read/images.dat"), 20);
}

#[test]
fn srcset_is_parsed() {
    check_values(include_str!("../../data/read/srcset.tsv"), srcset::described, 80);
    assert_eq!(parse_srcset("").candidates.len(), 0);
}

#[test]
fn sizes_are_parsed() {
    let answer = |value: &str| {
        let sizes = parse_sizes(value);
        let sizes = sizes.iter().map(|size| format!("[{}] {}", size.condition, size.size));
        sizes.collect::<Vec<_>>().join(" | ")
    };
    check_values(include_str!("../../data/read/sizes.tsv"), answer, 40);
}

#[test]
fn metadata_are_read() {
    check("metadata.dat", include_str!("../../data/read/metadata.dat"), 40);
}

#[test]
fn refreshes_are_parsed() {
    check_values(include_str!("../../data/read/refresh.tsv"), answers::refresh_of_content, 40);
}

#[test]
fn microdata_become_json() {
    check("microdata.dat", include_str!("../../data/read/microdata.dat"), 40);
}

#[test]
fn forms_have_their_entries() {
    check("entries.dat", include_str!("../../data/read/entries.dat"), 40);
}

#[test]
fn controls_have_their_values() {
    check_values(include_str!("../../data/read/values.tsv"), answers::value_of_input, 80);
}

#[test]
fn forms_are_submitted() {
    check("submission.dat", include_str!("../../data/read/submission.dat"), 40);
}
