//! Text that people do not see.

use std::fmt::Write as _;

use treewright::Options;
use treewright_style::hidden::{HiddenText, Trick};
use treewright_style::{StyleOptions, Styles};

fn hidden(page: &str) -> Vec<HiddenText> {
    let document = Options::new().origins(true).scripting(true).parse(page).document;
    let styles = Styles::compute(&document, &StyleOptions::new().as_people_see());
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

/// Reads the pages of the corpus, if it is there: what computed values say about places, sizes and colours was reviewed, row by row.
#[test]
fn articles() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = here.join("../../../shared/corpus/articles");
    let Ok(pages) = std::fs::read_dir(pages) else { return };
    let mut pages: Vec<_> = pages.map(|page| page.unwrap().path()).collect();
    pages.sort();
    let mut found = String::new();
    for page in pages.iter().filter(|page| page.extension().is_some_and(|kind| kind == "html")) {
        let bytes = std::fs::read(page).unwrap();
        for hidden in hidden(&String::from_utf8_lossy(&bytes)) {
            // These say it themselves, or are not shown as text.
            let is_plain = matches!(
                hidden.trick,
                Trick::Display
                    | Trick::Visibility
                    | Trick::Comment
                    | Trick::Attribute
                    | Trick::Noscript
                    | Trick::Details
                    | Trick::AriaHidden
                    | Trick::Fallback
                    | Trick::Options
                    | Trick::NotRendered
                    | Trick::Template
            );
            if is_plain {
                continue;
            }
            let name = page.file_name().unwrap().to_string_lossy();
            let text: String = hidden.text.chars().take(40).collect();
            let _ = writeln!(found, "{name}\t{}\t{}\t{text}", hidden.trick, hidden.certainty);
        }
    }
    let rows = here.join("../testing/data/hidden-text-in-articles.tsv");
    if std::env::var_os("RECORD").is_some() {
        let head = "# The text of articles that computed values hide by its place, size or colour: page, trick, certainty, start of the text.\n\
                    # Each row was compared with the rules of the page.\n";
        std::fs::write(&rows, format!("{head}{found}")).unwrap();
    }
    let rows = std::fs::read_to_string(rows).unwrap();
    let expected: String = rows.split_inclusive('\n').filter(|row| !row.starts_with('#')).collect();
    assert_eq!(found, expected);
}

/// A copy of a document without the text, or with marks.
#[test]
fn documents_as_they_are_seen() {
    use treewright_read::{InnerTextOptions, inner_text_styled};
    use treewright_style::hidden::HiddenTextMode;
    let page = "<style>.a { color: white } .b { display: none } .c { font-size: 2px }</style>\
                a<i class=a> b <b>c</b> </i>d<i class=b>e</i><i class=c>f</i>";
    let document = treewright::parse(page);
    let styles = Styles::compute(&document, &StyleOptions::new());
    for (mode, expected) in [
        (HiddenTextMode::Keep, "a b c df"),
        (HiddenTextMode::LeaveOut, "a df"),
        (HiddenTextMode::Mark, "a [hidden: b c] d[hidden: f]"),
    ] {
        let seen = styles.as_seen(&document, mode);
        let text = inner_text_styled(seen.root_node(), &InnerTextOptions::new(), &styles);
        assert_eq!(text, expected, "{mode:?}");
    }
}
