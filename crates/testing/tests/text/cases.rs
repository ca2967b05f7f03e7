//! The cases of `data/text`: text, and Markdown.

use treewright::read::DocumentUrls;
use treewright::read::url::Url;
use treewright::{Document, InnerTextOptions, MarkdownOptions, NodeRef, Read as _};
use treewright_testing::suites::report;

const TEXTS: &str = include_str!("../../data/text/inner-text.dat");

const MARKDOWN: &str = include_str!("../../data/text/markdown.dat");

/// A case. The heads of the files describe the sections.
#[derive(Default)]
struct Case {
    line: usize,
    data: Vec<&'static str>,
    options: Vec<&'static str>,
    expected: Vec<&'static str>,
}

fn cases(file: &'static str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut section = "";
    let mut lines = file.lines().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let next = lines.peek().map(|(_, next)| *next);
        let begins = |line: &str| line == "#data" || line.starts_with("#note ");
        if line == "#data" {
            section = line;
            cases.push(Case { line: index + 1, ..Case::default() });
        } else if matches!(line, "#options" | "#text" | "#markdown") {
            section = line;
        } else if line.is_empty() && next.is_none_or(begins) {
            section = "";
        } else if let Some(case) = cases.last_mut() {
            match section {
                "#data" => case.data.push(line),
                "#options" => case.options.push(line),
                "#text" | "#markdown" => case.expected.push(line),
                _ => {}
            }
        }
    }
    cases
}

impl Case {
    fn is(&self, option: &str) -> bool {
        self.options.contains(&option)
    }

    fn text(&self, lines: &[&str]) -> String {
        let text = lines.join("\n");
        if self.is("escaped") { unescaped(&text) } else { text }
    }

    fn document(&self) -> Document {
        let options = treewright::Options::new().scripting(self.is("scripting"));
        let doctype = if self.is("quirks") { "" } else { "<!doctype html>" };
        options.parse(&format!("{doctype}<body>{}", self.text(&self.data))).document
    }

    /// The element under test.
    fn node<'a>(&self, document: &'a Document) -> NodeRef<'a> {
        let name = self.options.iter().find_map(|option| option.strip_prefix("select "));
        let Some(name) = name else {
            return document.root_node();
        };
        let mut nodes = document.root_node().descendants();
        nodes.find(|node| node.name() == name).expect("the element is there")
    }
}

fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            out.push(character);
            continue;
        }
        match characters.next() {
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some('s') => out.push(' '),
            Some('\\') => out.push('\\'),
            Some('u') => {
                let number: String =
                    characters.by_ref().skip(1).take_while(|c| *c != '}').collect();
                let number = u32::from_str_radix(&number, 16).expect("hexadecimal digits");
                out.push(char::from_u32(number).expect("a character"));
            }
            other => panic!("{other:?} is not an escape"),
        }
    }
    out
}

fn check(file: &str, cases: &[Case], text_of: impl Fn(&Case, NodeRef<'_>) -> String) {
    let mut complaints = Vec::new();
    for case in cases {
        let document = case.document();
        let (expected, found) = (case.text(&case.expected), text_of(case, case.node(&document)));
        if expected != found {
            let line = case.line;
            complaints.push(format!("{file}:{line}:\nexpected {expected:?}\nfound    {found:?}"));
        }
    }
    report(&complaints);
}

/// The example of docs/reference/text.md.
#[test]
fn example() {
    let page = treewright::parse(
        "<h1>Tea</h1><p>Two  <b>cups</b><script>x</script><ul><li>green<li>black</ul>",
    );
    assert_eq!(page.inner_text(), "Tea\n\nTwo cups\n\ngreen\nblack");
    assert_eq!(page.markdown(), "# Tea\n\nTwo **cups**\n\n- green\n- black\n");
}

#[test]
fn inner_text() {
    let cases = cases(TEXTS);
    assert!(cases.len() >= 190, "only {} cases", cases.len());
    check("inner-text.dat", &cases, |case, node| {
        node.inner_text_with(&InnerTextOptions::new().scripting(case.is("scripting")))
    });
}

#[test]
fn markdown() {
    let cases = cases(MARKDOWN);
    assert!(cases.len() >= 100, "only {} cases", cases.len());
    check("markdown.dat", &cases, |case, node| {
        let mut options = MarkdownOptions::new()
            .scripting(case.is("scripting"))
            .links(!case.is("no-links"))
            .images(!case.is("no-images"));
        if case.is("urls") {
            let url = Url::parse("https://example.com/a/b").expect("a URL");
            options = options.urls(DocumentUrls::with_url(node.document(), url));
        }
        let markdown = node.markdown_with(&options);
        assert!(markdown.is_empty() || markdown.ends_with('\n'), "the last line ends");
        markdown.strip_suffix('\n').unwrap_or_default().to_owned()
    });
}
