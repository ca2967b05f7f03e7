//! Text that people do not see.

use std::fmt::Write as _;

use treewright::Options;
use treewright_style::hidden::{HiddenText, Trick};
use treewright_style::{StyleOptions, Styles};

fn hidden(page: &str) -> Vec<HiddenText> {
    let document = Options::new().origins(true).parse(page).document;
    let styles = Styles::compute(&document, &StyleOptions::new());
    styles.hidden_text(&document)
}

/// The text with its escapes resolved.
fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, escape)) = rest.split_once('\\') {
        out.push_str(before);
        if let Some(after) = escape.strip_prefix("u{") {
            let (digits, after) = after.split_once('}').unwrap();
            out.push(char::from_u32(u32::from_str_radix(digits, 16).unwrap()).unwrap());
            rest = after;
        } else if let Some(after) = escape.strip_prefix('n') {
            out.push('\n');
            rest = after;
        } else {
            out.push('\\');
            rest = escape;
        }
    }
    out + rest
}

/// Each trick of the list is found, with the name and the certainty of its row, and nothing else; nothing is found in what
/// resembles them.
#[test]
fn tricks_and_what_resembles_them() {
    let rows = concat!(env!("CARGO_MANIFEST_DIR"), "/../testing/data/hidden-text.tsv");
    let rows = std::fs::read_to_string(rows).unwrap();
    let (mut tricks, mut others, mut complaints) = (0, 0, String::new());
    for row in rows.lines().filter(|row| !row.starts_with('#')) {
        let [trick, certainty, page] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let found = hidden(&unescaped(page));
        let described: Vec<String> = found
            .iter()
            .map(|found| format!("{} {}: {}", found.certainty, found.trick, found.text))
            .collect();
        if trick == "-" {
            others += 1;
            if !found.is_empty() {
                let _ = writeln!(complaints, "{page}\n  is seen, not {described:?}");
            }
            continue;
        }
        tricks += 1;
        let trick: Trick = trick.parse().unwrap();
        let is_right = match &found[..] {
            [one] => {
                one.trick == trick
                    && one.certainty.as_str() == certainty
                    && (one.text.contains("sec") || one.text.contains("terces"))
            }
            _ => false,
        };
        if !is_right {
            let _ = writeln!(complaints, "{page}\n  is {certainty} {trick}, not {described:?}");
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
    assert!(tricks >= 200 && others >= 100, "{tricks} {others}");
}
