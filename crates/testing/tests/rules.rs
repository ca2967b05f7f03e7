//! The rules of the conformance checker as data: each has its texts, and its examples have the findings
//! that they claim.

use std::collections::BTreeSet;

use treewright::conformance::{Example, Rule, Severity, rules};
use treewright::{
    Checker, Context, Diagnostic, Edition, ErrorCode, Input, Options, OutOfBandMetadata, Parsed,
    Report,
};
use treewright_testing::suites::report;

/// The page of an example.
fn page(rule: &Rule, text: &str) -> String {
    match rule.example {
        Example::InBody | Example::Styled => format!(
            "<!doctype html><html lang=\"en\"><head><title>Example</title></head><body>{text}</body></html>"
        ),
        _ => text.to_owned(),
    }
}

/// A page with this markup in its `head` or its `body`; `doc` is the whole page, `xml` in the XML syntax,
/// and `in CONTEXT` the contents of an element.
fn page_with(place: &str, markup: &str) -> String {
    let (head, body) = match place {
        "doc" | "xml" => return markup.to_owned(),
        _ if place.starts_with("in ") => return markup.to_owned(),
        "head" => (markup, ""),
        _ => ("", markup),
    };
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Tea</title>{head}</head><body>{body}</body></html>"
    )
}

/// Checks the markup of a case.
fn check_case(place: &str, markup: &str) -> Report {
    let (page, checker) = (page_with(place, markup), Checker::new());
    let context = place.strip_prefix("in ");
    let context: Option<Context> = context.map(|text| text.parse().expect("it is a context"));
    match place {
        "xml" => checker.check_xml(&page).1,
        _ => checker.check(Input::from(&page).in_context(context.as_ref())).1,
    }
}

/// Checks a page.
fn check(rule: &Rule, page: &str) -> (Parsed, Report) {
    let checker = Checker::new();
    match rule.example {
        Example::Xml => checker.check_xml(page),
        Example::ClassicDocument => {
            checker.parse_options(Options::new().edition(Edition::CLASSIC)).check(page)
        }
        Example::Fragment(context) => {
            let context: Context = context.try_into().expect("it is a context");
            checker.judge_top_nodes(false).check(Input::from(page).in_context(&context))
        }
        #[cfg(feature = "style")]
        Example::Styled => checker.low_contrast(treewright::style::StyleOptions::new()).check(page),
        _ => checker.check(page),
    }
}

/// The findings in an example.
fn findings(rule: &Rule, text: &str) -> Report {
    check(rule, &page(rule, text)).1
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.diagnostics.iter().map(Diagnostic::code).collect()
}

/// The encoding of a page, which no markup shows.
#[test]
fn encodings_of_pages() {
    const WRONG: &[&str] = &["encoding-other-than-utf-8"];
    let page = |meta: &str| {
        format!("<!doctype html><html lang=en><head>{meta}<title>Tea</title><p>Tea</p></html>")
    };
    let utf_16 = |mark: char, text: &str, to_bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("{mark}{text}").encode_utf16().flat_map(to_bytes).collect()
    };
    let western = "text/html; charset=windows-1252";
    let declared = page("<meta charset=utf-8>");
    let cases: [(Vec<u8>, &str, &[&str]); 11] = [
        (declared.clone().into(), "text/html", &[]),
        (format!("\u{FEFF}{declared}").into(), western, &[]),
        (page("").into(), "text/html", &["missing-encoding-declaration"]),
        (page("").into(), "nonsense", &[]),
        (
            page("<meta http-equiv=content-type content='text/html; charset=utf-8'>").into(),
            "text/html",
            &[],
        ),
        (format!("\u{FEFF}{}", page("")).into(), "text/html", &[]),
        (page("").into(), western, WRONG),
        (declared.clone().into(), western, WRONG),
        (page("<meta charset=windows-1252>").into(), western, &["unknown-keyword"]),
        (utf_16('\u{FEFF}', &declared, u16::to_le_bytes), "text/html", WRONG),
        (utf_16('\u{FEFF}', &page(""), u16::to_be_bytes), "text/html; charset=utf-8", WRONG),
    ];
    for (bytes, content_type, expected) in cases {
        let metadata = OutOfBandMetadata::new().content_type(content_type);
        let input = Input::bytes(&bytes, &metadata);
        let (_, report) = Checker::new().check(input);
        assert_eq!(codes(&report), expected, "{content_type}: {}", bytes.escape_ascii());
    }
    // A later label replaces the header's.
    let metadata =
        OutOfBandMetadata::new().content_type("text/html").transport_layer_label("utf-8");
    let (_, report) = Checker::new().check(Input::bytes(page("").as_bytes(), &metadata));
    assert_eq!(codes(&report), [""; 0]);
}

/// Pages in addition to the examples: those with former wrong verdicts, and correct counterparts.
#[test]
fn cases() {
    let mut complaints = Vec::new();
    let lines = include_str!("../data/conformance-cases.tsv").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let mut columns = line.splitn(3, '\t');
        let [expected, place, markup] =
            std::array::from_fn(|_| columns.next().expect("three columns"));
        let found = codes(&check_case(place, markup)).join(" ");
        let found = if found.is_empty() { "-" } else { &found };
        if found != expected {
            complaints.push(format!("{markup}: {found} instead of {expected}"));
        }
    }
    report(&complaints);
}

#[test]
fn verdicts() {
    let mut complaints = Vec::new();
    let lines = include_str!("../data/conformance-verdicts.tsv").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let [verdict, place, markup] =
            std::array::from_fn(|_| columns.next().expect("three columns"));
        let report = check_case(place, &markup.replace("\\n", "\n"));
        let errors = report.diagnostics.iter().filter(|found| found.severity == Severity::Error);
        let errors: Vec<_> = errors.map(Diagnostic::code).collect();
        if errors.is_empty() != (verdict == "ok") {
            complaints.push(format!("{markup}: {errors:?} instead of {verdict}"));
        }
    }
    report(&complaints);
}

#[test]
fn every_rule_has_its_texts() {
    let mut complaints = Vec::new();
    let mut seen = BTreeSet::new();
    for rule in rules() {
        let mut complain = |what: &str| complaints.push(format!("{}: {what}", rule.code));
        if !seen.insert(rule.code) {
            complain("there are two with this code");
        }
        let is_code = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if !rule.code.bytes().all(is_code) {
            complain("a code is words in lower case with hyphens");
        }
        if rule.message.ends_with('.') && !rule.message.contains('{') {
            complain("a message does not end with a full stop");
        }
        if !rule.explanation.ends_with('.') || !rule.why.ends_with('.') {
            complain("the explanation or the reason is not a sentence");
        }
        if rule.example != Example::None && (rule.bad.is_empty() || rule.fixed.is_empty()) {
            complain("the example is missing");
        }
    }
    for code in ErrorCode::ALL {
        if !seen.contains(code.as_str()) {
            complaints.push(format!("{code}: this parse error has no rule"));
        }
    }
    report(&complaints);
}

/// Each example has exactly the findings of its rule, at least once, and the fixed one has none.
#[test]
fn examples_have_the_findings_that_they_claim() {
    let mut complaints = Vec::new();
    for rule in rules() {
        let is_left_out = rule.example == Example::Styled && !cfg!(feature = "style");
        if rule.example == Example::None || rule.bad.is_empty() || is_left_out {
            continue;
        }
        let of_bad = findings(rule, rule.bad);
        let found: BTreeSet<&str> = codes(&of_bad).into_iter().collect();
        let expected: BTreeSet<&str> = rule.also.iter().copied().chain([rule.code]).collect();
        if found != expected {
            complaints.push(format!("{}: the example has {:?}", rule.code, codes(&of_bad)));
        }
        let of_fixed = findings(rule, rule.fixed);
        if !of_fixed.diagnostics.is_empty() {
            complaints.push(format!("{}: the fixed one has {:?}", rule.code, codes(&of_fixed)));
        }
        for finding in &of_bad.diagnostics {
            if finding.message.contains('{') {
                complaints.push(format!("{}: no value for {:?}", rule.code, finding.message));
            }
        }
    }
    report(&complaints);
}

/// Each fix of an example's finding removes it, and a safe one leaves the tree unchanged.
#[test]
fn fixes_mend_and_safe_ones_keep_the_tree() {
    let mut complaints = Vec::new();
    let mut count = 0;
    for rule in rules().filter(|rule| !rule.bad.is_empty()) {
        let before = page(rule, rule.bad);
        let (parsed, found) = check(rule, &before);
        for finding in &found.diagnostics {
            let Some(fix) = &finding.fix else { continue };
            count += 1;
            let mut after = before.clone();
            for edit in fix.edits.iter().rev() {
                let range = edit.span.start as usize..edit.span.end as usize;
                after.replace_range(range, &edit.replacement);
            }
            let (parsed_again, found_again) = check(rule, &after);
            let of_code = |report: &Report| {
                codes(report).iter().filter(|code| **code == finding.code()).count()
            };
            if of_code(&found_again) >= of_code(&found) {
                complaints.push(format!("{}: it is still there in {after}", finding.code()));
            }
            if found_again.diagnostics.len() >= found.diagnostics.len() {
                complaints.push(format!("{}: there are as many in {after}", finding.code()));
            }
            let tree = |parsed: &Parsed| parsed.document.dump(parsed.document.root());
            if fix.is_safe && tree(&parsed) != tree(&parsed_again) {
                complaints.push(format!("{}: another tree: {after}", finding.code()));
            }
        }
    }
    assert!(count > 20, "only {count} fixes");
    report(&complaints);
}
