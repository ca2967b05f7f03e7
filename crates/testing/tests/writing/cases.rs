//! Our cases: sources, and the expected output.

use treewright::dom::DocumentMode;
use treewright::{
    Context, MinifyOptions, Options, PrettyOptions, Rewritten, WriteError, WriteHtml as _,
};
use treewright_testing::subjects::{Subject, xml_document};
use treewright_testing::suites::{report, table};

fn unescape(text: &str) -> String {
    let pairs = [
        ("\\n", "\n"),
        ("\\r", "\r"),
        ("\\t", "\t"),
        ("\\f", "\x0C"),
        ("\\0", "\0"),
        ("\\uFEFF", "\u{FEFF}"),
    ];
    pairs.iter().fold(text.to_owned(), |text, (escape, character)| text.replace(escape, character))
}

/// A row of one of the tables.
struct Case {
    options: String,
    subject: Subject,
    expected: String,
}

impl Case {
    fn new(row: &[String]) -> Self {
        let options = row[2].clone();
        let mut settings = Options::new().scripting(options.contains('s'));
        if options.contains('q') {
            settings = settings.context_document_mode(DocumentMode::Quirks);
        }
        let context: Option<Context> =
            (row[1] != "-").then(|| row[1].parse().expect("a context element"));
        let subject =
            Subject { name: row[0].clone(), source: unescape(&row[3]), options: settings, context };
        Self { options, subject, expected: unescape(&row[4]) }
    }

    /// Returns the difference from the expected result, if any.
    fn check(&self, result: Result<Rewritten, WriteError>) -> Option<String> {
        let rewritten = result.expect("the length is not limited");
        let left = self.options.chars().find_map(|option| option.to_digit(10)).unwrap_or(0);
        let is_right = if self.options.contains('*') {
            rewritten.is_source
        } else {
            !rewritten.is_source && rewritten.left_alone == left as usize
        };
        let name = &self.subject.name;
        (!is_right || rewritten.html != self.expected).then(|| {
            format!("{name}: {:?}\n{:?}\n{rewritten:?}", self.subject.source, self.expected)
        })
    }
}

fn check_all(name: &str, check: impl Fn(&Case) -> Option<String>) {
    let rows = table(name, 5);
    report(&rows.iter().filter_map(|row| check(&Case::new(row))).collect::<Vec<_>>());
}

#[test]
fn minified() {
    check_all("writing/minified.tsv", |case| {
        let options = MinifyOptions::new()
            .collapse_white_space(case.options.contains('w'))
            .remove_comments(case.options.contains('c'));
        let result = super::minify(&case.subject, &options);
        if case.expected.len() <= case.subject.source.len() {
            return case.check(result);
        }
        // Pages stay as they are where the rules make them longer; what the rules say is written all the same.
        let kept = result.expect("no limit is set");
        assert!(kept.html.len() <= case.subject.source.len(), "{}", case.subject.name);
        if case.options.contains(|option: char| option == '*' || option.is_ascii_digit()) {
            return None;
        }
        let document = case.subject.parse(&case.subject.source).document;
        let options = options.scripting(case.options.contains('s'));
        let html = document.root_node().minified(&options).expect("no limit is set");
        let name = &case.subject.name;
        (html != case.expected).then(|| format!("{name}: {:?}\n{html:?}", case.expected))
    });
}

#[test]
fn pretty() {
    check_all("writing/pretty.tsv", |case| {
        case.check(super::pretty(&case.subject, &PrettyOptions::new()))
    });
}

#[test]
fn xml() {
    check_all("writing/xml.tsv", |case| {
        let document = case.subject.parse(&case.subject.source).document;
        let xml = xml_document(&document).expect("it has an element");
        let name = &case.subject.name;
        (xml != case.expected).then(|| format!("{name}:\n{:?}\n{xml:?}", case.expected))
    });
}
