//! The reports for people, as data/check-text.txt has them: with the lines of the source, carets, related places and
//! help, without colours. `TREEWRIGHT_RECORD=1` writes that file anew.

use std::fmt::Write as _;
use std::path::Path;

use super::{Folder, run_in};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/check-text.txt");

/// A page, the options of the command, and the report.
struct Case<'a> {
    name: &'a str,
    options: &'a str,
    page: &'a str,
    report: &'a str,
}

fn cases(text: &str) -> Vec<Case<'_>> {
    let (_, cases) = text.split_once("== ").unwrap();
    let read = |case| {
        let (name, rest): (&str, &str) = str::split_once(case, "\n").unwrap();
        let (options, rest) = rest.split_once("\n-- page\n").unwrap();
        let (page, report) = rest.split_once("-- report\n").unwrap();
        Case { name, options: options.trim(), page, report }
    };
    cases.split("\n== ").map(read).collect()
}

/// The bytes of a page: `\r`, `\t`, `\n` and `\xHH` stand for what they do in Rust, and `\` at the end of a line for
/// a line that goes on.
fn bytes(page: &str) -> Vec<u8> {
    let mut all = Vec::new();
    let mut rest = page.trim_end_matches('\n').bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            all.push(byte);
            continue;
        }
        match rest.next().unwrap() {
            b'n' => all.push(b'\n'),
            b'r' => all.push(b'\r'),
            b't' => all.push(b'\t'),
            b'x' => {
                let digits = [rest.next().unwrap(), rest.next().unwrap()];
                let digits = std::str::from_utf8(&digits).unwrap();
                all.push(u8::from_str_radix(digits, 16).unwrap());
            }
            b'\n' => {}
            other => panic!("\\{} stands for nothing", char::from(other)),
        }
    }
    all
}

fn report(case: &Case<'_>, number: usize) -> String {
    let folder = Folder::new(&format!("check_snapshot_{number}"));
    std::fs::write(Path::new(folder.path()).join("page.html"), bytes(case.page)).unwrap();
    let options = case.options.split_whitespace();
    let arguments: Vec<&str> = ["check"].into_iter().chain(options).chain(["page.html"]).collect();
    let run = run_in(&folder, &arguments);
    format!("{}{}exit code {}\n", run.out, run.err, run.code)
}

#[test]
fn reports_for_people() {
    let text = std::fs::read_to_string(FILE).unwrap();
    let is_recorded = std::env::var_os("TREEWRIGHT_RECORD").is_some();
    let mut recorded = text.split_once("== ").unwrap().0.to_owned();
    let cases = cases(&text);
    assert!(cases.len() >= 12);
    for (number, case) in cases.iter().enumerate() {
        let found = report(case, number);
        let Case { name, options, page, report } = case;
        assert!(is_recorded || found.trim_end() == report.trim_end(), "{name}:\n{found}");
        let end = if number + 1 == cases.len() { "" } else { "\n" };
        let found = found.trim_end();
        write!(recorded, "== {name}\n{options}\n-- page\n{page}-- report\n{found}\n{end}").unwrap();
    }
    if is_recorded {
        std::fs::write(FILE, recorded).unwrap();
    }
}
