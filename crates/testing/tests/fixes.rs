//! Fixes of findings: properties over generated documents and real pages.

use treewright::write::differences;
use treewright::{Checker, Fixed, Fixer, Options, Parsed, write::SourceEditor};
use treewright_testing::generator::Generator;
use treewright_testing::suites::{corpus_pages, report};

/// The number of generated documents; `.ci/health` sets more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(300, |number| number.parse().expect("a number"))
}

fn options() -> Options {
    Options::new().origins(true).collect_errors(true)
}

fn parse(bytes: &[u8]) -> Parsed {
    options().parse(bytes)
}

fn fix(bytes: &[u8], unsafe_fixes: bool) -> Fixed {
    Fixer::new().unsafe_fixes(unsafe_fixes).fix(bytes)
}

fn count(bytes: &[u8]) -> u64 {
    let (_, report) = Checker::new().check(bytes);
    report.diagnostics.len() as u64 + report.left_out
}

fn are_equal(one: &Parsed, other: &Parsed) -> bool {
    differences(one.document.root_node(), other.document.root_node(), 1).is_empty()
}

/// Reports fixes of a page that do not hold their promises.
fn check(name: &str, bytes: &[u8], complaints: &mut Vec<String>) {
    for unsafe_fixes in [false, true] {
        let fixed = fix(bytes, unsafe_fixes);
        let mut complain = |what: &str| complaints.push(format!("{name}, {unsafe_fixes}: {what}"));
        if fixed.applied.is_empty() && fixed.bytes != bytes {
            complain("changed without a fix");
        }
        if count(&fixed.bytes) > count(bytes) {
            complain("there are more findings than before");
        }
        if !unsafe_fixes && !are_equal(&parse(bytes), &parse(&fixed.bytes)) {
            complain("safe fixes have changed the tree");
        }
        let again = fix(&fixed.bytes, unsafe_fixes);
        if again.bytes != fixed.bytes {
            complain("another run finds more to fix");
        }
    }
}

/// Reports fixes that claim to be safe, and are not when applied alone.
fn check_each(name: &str, bytes: &[u8], complaints: &mut Vec<String>) {
    const MOST: usize = 20;
    let (parsed, found) = Checker::new().parse_options(options()).check(bytes);
    let safe = found.diagnostics.iter().filter_map(|finding| {
        let fix = finding.fix.as_ref().filter(|fix| fix.is_safe)?;
        Some((finding.code(), fix))
    });
    for (code, fix) in safe.take(MOST) {
        let mut editor = SourceEditor::new(&parsed.document).expect("there are origins");
        for edit in &fix.edits {
            let edited = editor.replace_source(edit.span, &edit.replacement);
            edited.unwrap_or_else(|error| panic!("{name}: {code}: {error}"));
        }
        let text = editor.to_text();
        if !are_equal(&parsed, &options().parse(text.as_str())) {
            complaints.push(format!("{name}: {code}: the fix changes the tree: {}", fix.title));
        }
    }
}

#[test]
fn generated_documents() {
    let mut complaints = Vec::new();
    for seed in 0..generated() {
        let text = Generator::new(seed).document(30).concat();
        let name = format!("seed {seed}");
        check(&name, text.as_bytes(), &mut complaints);
        check_each(&name, text.as_bytes(), &mut complaints);
    }
    report(&complaints);
}

/// The encodings of the documents, with their byte order marks.
#[test]
fn generated_documents_in_encodings() {
    let mut complaints = Vec::new();
    for seed in 0..generated() / 5 {
        let text = Generator::new(seed).document(30).concat();
        let units = || text.encode_utf16();
        let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
        check(&format!("seed {seed}, LE"), &[b"\xFF\xFE", &little[..]].concat(), &mut complaints);
        check(&format!("seed {seed}, BE"), &[b"\xFE\xFF", &big[..]].concat(), &mut complaints);
        for label in ["shift_jis", "iso-2022-jp", "windows-1252", "gbk"] {
            let encoding = treewright::Encoding::for_label(label.as_bytes()).expect("it is one");
            let page = format!("<meta charset={label}>\u{65E5}\u{E9}{text}");
            let (bytes, _, _) = encoding.encode(&page);
            check(&format!("seed {seed}, {label}"), &bytes, &mut complaints);
        }
    }
    report(&complaints);
}

#[test]
fn real_pages() {
    let most = if cfg!(debug_assertions) { 100_000 } else { usize::MAX };
    let mut complaints = Vec::new();
    for (name, bytes) in corpus_pages().iter().filter(|(_, bytes)| bytes.len() < most) {
        check(name, bytes, &mut complaints);
        check_each(name, bytes, &mut complaints);
    }
    report(&complaints);
}
