//! Styles with the codes and the places of their findings.

use super::finding::Finding;
use super::plain::Right;
use super::sheet::{
    declarations, declarations_by_the_parser, style_sheet, style_sheet_by_the_parser,
};

/// The findings as `code:text`.
fn found(text: &str, findings: &[Finding]) -> Vec<String> {
    let at = |finding: &Finding| text.get(finding.range.clone()).unwrap_or("?").to_owned();
    findings.iter().map(|finding| format!("{}:{}", finding.rule.code, at(finding))).collect()
}

#[track_caller]
fn check_declarations(cases: &[(&str, &[&str])]) {
    for (text, expected) in cases {
        assert_eq!(found(text, &declarations(text, &mut Right::default())), *expected, "{text}");
    }
}

#[track_caller]
fn check_sheets(cases: &[(&str, &[&str])]) {
    for (text, expected) in cases {
        assert_eq!(
            found(text, &style_sheet(text, true, &mut Right::default())),
            *expected,
            "{text}"
        );
    }
}

#[test]
fn values() {
    check_declarations(&[
        ("", &[]),
        ("color: teal; width: 10px", &[]),
        ("COLOR: TEAL !IMPORTANT;", &[]),
        ("width: 0; margin: 0 auto -1px", &[]),
        ("width: 100", &["bad-css-value:100"]),
        ("width: -1px", &["bad-css-value:-1px"]),
        ("width: 10 px", &["bad-css-value:10 px"]),
        ("width: 10pxx", &["bad-css-value:10pxx"]),
        ("width: calc(100% - 2em)", &[]),
        ("width: calc(-1 * (2px + 3 * 1em)/2)", &[]),
        ("width: calc(1px/* */ + /**/2px)", &[]),
        ("width: min(1px, 2em * 3); height: clamp(1px, 5vw, 9em)", &[]),
        ("width: round(up, 10px, 3px)", &[]),
        ("width: calc(100% - var(--a) b)", &[]),
        ("width: calc(env(a) - 1px); width: calc(1px - -2px)", &[]),
        ("width: calc(1px+2px)", &["bad-css-value:calc(1px+2px)"]),
        ("width: calc(100% -10px)", &["bad-css-value:calc(100% -10px)"]),
        ("width: calc(100% - 10px, 1px)", &["bad-css-value:calc(100% - 10px, 1px)"]),
        ("width: calc(100% *)", &["bad-css-value:calc(100% *)"]),
        ("width: calc()", &["bad-css-value:calc()"]),
        ("width: calc(1px 2px)", &["bad-css-value:calc(1px 2px)"]),
        ("width: min(1px, max(2px+3px))", &["bad-css-value:min(1px, max(2px+3px))"]),
        ("width: var(--a) b c", &[]),
        ("width: -moz-available", &[]),
        ("width: inherit 1px", &["bad-css-value:inherit 1px"]),
        ("float: centre", &["bad-css-value:centre"]),
        ("float:", &["bad-css-value:"]),
        ("color: #12345", &["bad-css-value:#12345"]),
        ("color: rgbx(1, 2, 3)", &["bad-css-value:rgbx(1, 2, 3)"]),
        ("color: red !ie", &["bad-css-value:red !ie"]),
        ("z-index: 1.5", &["bad-css-value:1.5"]),
        ("background: url(a.png) no-repeat center / cover, red", &[]),
        ("font: italic bold .8em/1.2 Arial, 'Noto Sans', sans-serif", &[]),
        ("font-family: -apple-system, Arial; color: teal", &[]),
        ("transition: all .2s ease-in-out, transform 1s", &[]),
        ("grid-template-areas: 'a b' 'c d'; grid-template-columns: [a] 1fr minmax(0, 2fr)", &[]),
        ("transform: rotate(45deg) translate(1px, 2px)", &[]),
        ("aspect-ratio: 16 / 9; inset: 0; gap: 1em 2em", &[]),
        ("aspect-ratio: -1", &["bad-css-value:-1"]),
        ("font-variant-alternates: stylistic(a) styleset(b, c)", &[]),
        ("counter-reset: reversed(a) 3; math-depth: add(1)", &[]),
        ("border: 1px solit red", &["bad-css-value:1px solit red"]),
    ]);
}

#[test]
fn names() {
    check_declarations(&[
        ("colr: red", &["unknown-css-property:colr"]),
        ("--colr: {a: b}; -x-colr: red; -webkit-line-clamp: 2", &[]),
        ("fill: red; stroke-width: 2; enable-background: new", &[]),
        ("*zoom: 1; color: teal", &["css-syntax:*zoom: 1;"]),
        ("color teal", &["css-syntax:color teal"]),
        ("color: 'a\nb'", &["bad-css-value:'a\nb'"]),
        ("--a: )", &["css-syntax:)"]),
    ]);
}

#[test]
fn rules_and_selectors() {
    check_sheets(&[
        ("a:hover > b.c#d[e='f' i]::before, * + p { color: teal }", &[]),
        ("<!-- p { color: teal } -->", &[]),
        (
            "p { color: teal; &:hover { color: red } > b { color: red } a:hover { color: red } }",
            &[],
        ),
        ("p { @media print { color: black } }", &[]),
        ("@layer a, b; @import 'c'; @layer a { p { color: teal } }", &[]),
        ("@container (width > 1em) { p { color: teal } }", &[]),
        ("@property --a { syntax: '*'; inherits: false }", &[]),
        ("@font-face { font-family: a; src: url(b) }", &[]),
        ("@keyframes a { from { color: teal } 50% { color: red } }", &[]),
        ("@scope (.a) to (.b) { :scope { color: teal } }", &[]),
        ("@scope (.a) { color: teal; > b { color: red } }", &[]),
        ("p { &b, &.c& { color: teal } }", &[]),
        ("p { &bb&, && > e& { color: teal } }", &[]),
        ("p { .c&d { color: teal } }", &["bad-css-selector:d"]),
        ("@-moz-document url() { p { colr: x } }", &[]),
        ("@media (-ms-high-contrast: active) { p { color: teal } }", &[]),
        ("svg|a, *|*, |b { color: teal }", &[]),
        ("p { colr: teal }", &["unknown-css-property:colr"]),
        ("@media print { p { colr: teal } }", &["unknown-css-property:colr"]),
        ("@keyframes a { from { colr: teal } }", &["unknown-css-property:colr"]),
        ("@mediaa print { p { colr: teal } }", &["unknown-css-at-rule:@mediaa"]),
        ("@media (width: 1) { }", &["bad-css-at-rule:(width: 1)"]),
        ("@media print;", &["bad-css-at-rule:@media"]),
        ("p { } @import 'a';", &["bad-css-at-rule:@import"]),
        ("@keyframes a { from { top: 0 } 50.5%, to { top: 1px } cover 5% { top: 0 } }", &[]),
        ("@keyframes 'none' { } @keyframes a{ 0%,50%{top:0} }", &[]),
        ("@keyframes none { }", &["bad-css-at-rule:none"]),
        ("@keyframes { }", &["bad-css-at-rule:@keyframes"]),
        ("@keyframes a b { }", &["bad-css-at-rule:a b"]),
        ("@keyframes a { 101% { top: 0 } }", &["bad-css-selector:101%"]),
        (
            "@keyframes a { 50 { top: 0 } form { top: 0 } }",
            &["bad-css-selector:50", "bad-css-selector:form"],
        ),
        ("@keyframes a { @media print { } }", &["bad-css-at-rule:@media"]),
        ("@import url(a) layer(b.c) supports(display: grid) screen and (width > 1em);", &[]),
        (
            "@import 'a' layer; @import src('b') scope((c)) print; @namespace 'd'; @namespace e url(f);",
            &[],
        ),
        ("@import a;", &["bad-css-at-rule:a"]),
        ("@import 'a' layer(b c);", &["bad-css-at-rule:'a' layer(b c)"]),
        ("@import 'a' { }", &["bad-css-at-rule:@import"]),
        ("@namespace a;", &["bad-css-at-rule:a"]),
        ("@layer a.b, c; @layer { } @layer a.b { } @layer A { @layer B; }", &[]),
        ("@layer;", &["bad-css-at-rule:@layer"]),
        ("@layer a, b { }", &["bad-css-at-rule:a, b"]),
        ("@layer a. b;", &["bad-css-at-rule:a. b"]),
        ("@layer inherit;", &["bad-css-at-rule:inherit"]),
        ("@property a { }", &["bad-css-at-rule:a"]),
        ("@counter-style a { } @font-feature-values A B, 'c' { @swash { d: 1 } }", &[]),
        ("@counter-style none { }", &["bad-css-at-rule:none"]),
        ("@font-face a { }", &["bad-css-at-rule:a"]),
        ("@page { @top-left { color: teal } } @page a:first:left, :blank { }", &[]),
        ("@page :frist { }", &["bad-css-at-rule::frist"]),
        ("@page a :first { }", &["bad-css-at-rule:a :first"]),
        ("@top-left { }", &["bad-css-at-rule:@top-left"]),
        ("@supports (a: b) and (not (c: d)) { } @supports not selector(a > b) { }", &[]),
        ("@supports (a: b) or font-tech(color-COLRv1) { @font-face { src: url(a) } }", &[]),
        ("@supports a: b { }", &["bad-css-at-rule:a: b"]),
        ("@supports (a) and (b) or (c) { }", &["bad-css-at-rule:(a) and (b) or (c)"]),
        ("@supports not(a: b) { }", &["bad-css-at-rule:not(a: b)"]),
        ("@supports { }", &["bad-css-at-rule:@supports"]),
        ("@container a { } @container a not (width > 1em), style(--b: c) { }", &[]),
        ("@container a b { }", &["bad-css-at-rule:a b"]),
        ("@scope { } @scope to (a > b) { @keyframes c { } }", &[]),
        ("@scope (a) b { }", &["bad-css-at-rule:(a) b"]),
        ("@scope (a,) { }", &["bad-css-at-rule:(a,)"]),
        ("p { @font-face { src: url(a) } }", &["bad-css-at-rule:@font-face"]),
        ("p { @supports (a: b) { color: teal; @page { } } }", &["bad-css-at-rule:@page"]),
        ("a:hoover { }", &["bad-css-selector::hoover"]),
        ("a, { }", &["bad-css-selector:a, "]),
        ("{ color: teal }", &["bad-css-selector:"]),
        ("> a { }", &["bad-css-selector:>"]),
        ("a[b=1] { }", &["bad-css-selector:[b=1]"]),
        ("a[b=c x] { }", &["bad-css-selector:[b=c x]"]),
        ("a[b=c i], a[b=\"c\" S] { }", &[]),
        ("a:nth-child(-n+3), a:nth-child(2n + 1), a:nth-child( EVEN ), a:nth-child(n-1) { }", &[]),
        ("a:nth-child(+3), a:nth-last-child(2 of .b, c), a:nth-of-type(3) { }", &[]),
        ("a:is(), a:where( ), a:not(b), a:has(> b), a:lang(\"de\") { }", &[]),
        (".1a { }", &["bad-css-selector:.1a"]),
        ("p { color: teal", &["css-syntax:p"]),
        ("p", &["css-syntax:p"]),
    ]);
}

#[test]
fn rules_in_attributes() {
    check_declarations(&[
        ("color: teal; @media print { color: red }", &["bad-css-at-rule:@media"]),
        ("@import 'a'; color: teal", &["bad-css-at-rule:@import"]),
    ]);
}

#[test]
fn deep_blocks() {
    let text = "a{".repeat(10_000);
    assert!(style_sheet(&text, true, &mut Right::default()).len() < 100);
    let text = "a:b{".repeat(2_000);
    assert!(style_sheet(&text, true, &mut Right::default()).len() < 100);
    let text = "(".repeat(100_000);
    assert!(declarations(&format!("color: {text}"), &mut Right::default()).len() < 10);
}

/// All texts of one to three of these pieces.
fn short_texts(pieces: &[&str]) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut start = 0;
    for _ in 0..3 {
        let longest = all.len();
        for at in start..longest {
            let longer: Vec<_> = pieces.iter().map(|piece| format!("{}{piece}", all[at])).collect();
            all.extend(longer);
        }
        start = longest;
    }
    all.split_off(1)
}

/// The findings in words, in an order that does not depend on who found them.
fn sorted(found: &[Finding]) -> Vec<String> {
    let mut found: Vec<_> = found.iter().map(|finding| format!("{finding:?}")).collect();
    found.sort();
    found
}

/// Rules and attributes that are plain but for single declarations have the findings that the parser finds.
#[test]
fn findings_are_those_of_the_parser() {
    const PIECES: [&str; 24] = [
        "color:red",
        "_width:1px",
        "*zoom:1",
        "widht:1px",
        "width:1",
        "top:1px solid",
        ";",
        "; ",
        " ",
        "a",
        ":",
        "b:url(c)",
        "width:f(1,2)",
        "filter:a(b=c)",
        "!important",
        "}",
        "{",
        "(",
        "/**/",
        "x{",
        "--c:d",
        "'\\f1\\'",
        "\\9",
        "\\",
    ];
    for text in short_texts(&PIECES) {
        let mut right = Right::default();
        let found = sorted(&declarations(&text, &mut right));
        assert_eq!(found, sorted(&declarations_by_the_parser(&text)), "{text}");
        let sheet = format!("a{{{text}}} @media all{{b{{{text}}}}}");
        let found = sorted(&style_sheet(&sheet, true, &mut right));
        assert_eq!(found, sorted(&style_sheet_by_the_parser(&sheet, true)), "{sheet}");
    }
}

/// So have at-rules.
#[test]
fn findings_in_at_rules_are_those_of_the_parser() {
    const NAMES: [&str; 9] = ["", " ", " a ", " none", " 'a'", " a b", " --a", "\n-a", " 1"];
    const SELECTORS: [&str; 12] = [
        "", "from", "TO", " 0% ", "5,6%", "99.5%,to", "100%", "100.1%", "9.%", "-1%", "a", "to{}1",
    ];
    for at_rule in ["@keyframes", "@-moz-keyframes", "@font-face", "@media"] {
        for name in NAMES {
            for selector in SELECTORS {
                let sheet = format!("{at_rule}{name}{{{selector}{{top:0}}}}");
                let found = sorted(&style_sheet(&sheet, true, &mut Right::default()));
                assert_eq!(found, sorted(&style_sheet_by_the_parser(&sheet, true)), "{sheet}");
            }
        }
    }
}

/// So have selectors.
#[test]
fn findings_in_selectors_are_those_of_the_parser() {
    const PIECES: [&str; 14] =
        ["a", "-", "1", ".", "#", "*", ":hover", "[b]", " ", ",", ">", "_", "é", "{c:d}"];
    for text in short_texts(&PIECES) {
        let sheet = format!("{text}{{}}");
        let found = sorted(&style_sheet(&sheet, true, &mut Right::default()));
        assert_eq!(found, sorted(&style_sheet_by_the_parser(&sheet, true)), "{sheet}");
    }
}
