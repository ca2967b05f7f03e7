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

/// Values that are right.
#[track_caller]
fn check_right(texts: &[&str]) {
    for text in texts {
        assert_eq!(found(text, &declarations(text, &mut Right::default())), [""; 0], "{text}");
    }
}

/// Declarations whose values are wrong.
#[track_caller]
fn check_wrong(texts: &[&str]) {
    for text in texts {
        let (_, value) = text.split_once(": ").unwrap();
        let expected = [format!("bad-css-value:{value}")];
        assert_eq!(found(text, &declarations(text, &mut Right::default())), expected, "{text}");
    }
}

#[test]
fn types_of_calculations() {
    check_right(&[
        "width: calc(100% - 2 * 1em / 3)",
        "width: calc(1px * 2px / 1em)",
        "width: calc(100px / 1em * 10px)",
        "width: calc((100% - 2px) / 3)",
        "width: min(100%, 20em, calc(1px + 2%))",
        "width: max(0px, 1%) ; width: clamp(none, 5vw, 9em)",
        "width: clamp(1rem, 2.5vw + 1rem, none)",
        "width: round(up, 10px, 3px); width: round(10px, 3%); width: round(line-width, 1px)",
        "width: hypot(3px, 4px); width: abs(-1px); width: calc(sign(-1px) * 1em)",
        "width: calc(1px * pi); width: calc(infinity * 1px); width: calc(-infinity * 1px)",
        "width: calc(1px * NaN); width: calc(e * 1%)",
        "width: calc(1px * sin(45deg)); width: calc(1px * cos(.5)); width: calc(1px * pow(2, 3))",
        "width: calc(1px * sqrt(4)); width: calc(1px * log(8, 2)); width: calc(1px * exp(0))",
        "width: calc(mod(10px, 3px) + rem(1px, 2px))",
        "width: calc(1px + 2 var(--b) 3px)",
        "width: calc(1px + 2) var(--a)",
        "width: calc(1px + sibling-index() * 2px)",
        "width: calc(1px + progress(1, 2, 3) * 2px); width: calc-size(auto, size * 2 + 1px)",
        "rotate: atan2(1px, 2px); rotate: asin(1)",
        "rotate: calc(1turn / 4 + 1deg)",
        "z-index: calc(10px / 1em); z-index: calc(1.5 * 2)",
        "opacity: calc(50% / 2); opacity: calc(1 - .5)",
        "line-height: calc(1em + 2px); line-height: calc(1.2 * 1.5); line-height: calc(100% + 1px)",
        "flex: 1 1 calc(100% / 3 - 1em); aspect-ratio: calc(16 / 9)",
        "transition: opacity calc(1s + 200ms) calc(-1 * 50ms)",
        "animation-duration: calc(2 * 1s)",
        "grid-template-columns: repeat(2, calc(50% - 1em)) minmax(0, calc(1fr * 2))",
        "transform: translate(calc(50% + 1px), calc(1px * 2)) rotate(calc(1turn * .25))",
        "background: linear-gradient(red calc(10% + 1px), blue) calc(1px + 10%) 0 / calc(1px * 2)",
        "margin: calc(-1 * var(--a)) calc(0px + 1em) calc(env(b) + 1)",
        "padding: max(1rem, env(safe-area-inset-left))",
    ]);
    check_wrong(&[
        "width: calc(1px + 2)",
        "width: calc(100% - 10)",
        "width: calc(1px * 2px)",
        "width: calc(1 / 1px)",
        "width: calc(2px / 1px)",
        "width: calc(0)",
        "width: calc(1px + 1deg)",
        "width: calc(1s)",
        "width: calc((1px + 2) * 3)",
        "width: calc(2 * (1px + (2)))",
        "width: min(0, 10px)",
        "width: max(10%, 1s)",
        "width: clamp(1px, 2px)",
        "width: clamp(1px, 2px, 3px, 4px)",
        "width: clamp(1px, none, 3px)",
        "width: calc(auto - 10px)",
        "width: min(max-content, 10px)",
        "width: calc(1pxx + 2px)",
        "width: round(1px)",
        "width: round(up 1px, 2px)",
        "width: calc(sin(1px) * 1px)",
        "width: pow(2px, 2)",
        "width: sqrt(4px)",
        "width: atan2(1px, 2px)",
        "width: mod(1px, 2)",
        "width: calc()",
        "border-width: calc(1px + 1%)",
        "border-width: calc(10%)",
        "rotate: calc(90)deg",
        "rotate: calc(90px)",
        "z-index: calc(1px)",
        "opacity: calc(50% + .5)",
        "opacity: calc(1px)",
        "line-height: calc(1em + 1)",
        "animation-duration: calc(1s + 200)",
        "margin: 0 calc(1px + 1)",
        "color: calc(1px)",
        "transform: translate(calc(1px + 2))",
        "grid-template-columns: minmax(0, calc(1fr + 1px))",
    ]);
}

#[test]
fn colors() {
    check_right(&[
        "color: rgb(1, 2, 3); color: rgb(1%, 2%, 3%, .5); color: RGBA(1, 2, 3, 50%)",
        "color: rgb(1 2 3); color: rgb(1% 2 none / 50%); color: rgba(1 2 3 / none)",
        "color: rgb(calc(1 + 2), 3, calc(4)); color: rgb(var(--a), 2); color: rgb(1 2 var(--b))",
        "color: rgb(var(--a)); color: rgba(var(--a), .5)",
        "color: hsl(120, 50%, 50%); color: hsla(120deg, 50%, 50%, .5)",
        "color: hsl(120 50 50); color: hsl(none 50% 50 / 1)",
        "color: hsl(calc(50deg + sign(1em - 10px) * 10deg), 0%, 0%, 50%)",
        "color: hwb(120 10% 20); color: hwb(0.5turn none none / .2)",
        "color: lab(50% -20 30); color: lch(50 30 120deg / 50%); color: oklab(.5 0 none)",
        "color: oklch(70% 0.1 120); color: oklch(from red calc(l * .8) c h)",
        "color: rgb(from red r g b); color: rgb(from #fff r 20% 10 / alpha)",
        "color: rgb(from rgb(1, 2, 3) b alpha r / g); color: hsl(from currentColor h s 50%)",
        "color: lch(from var(--a) l 0 h); color: hsl(from red calc(h + 30) s l)",
        "color: color(srgb 1 0 .5); color: color(display-p3 100% none 0 / 50%)",
        "color: color(xyz-d50 0 0 0); color: color(--custom 1 2); color: color(from red srgb r g b)",
        "color: color(from red xyz x y z / alpha); color: color(rec2100-pq 1 0 0)",
        "color: color-mix(in srgb, red, blue); color: color-mix(in oklch longer hue, red 20%, blue)",
        "color: color-mix(in lab, 20% red, var(--a)); color: color-mix(in --x, red, blue)",
        "color: color-mix(in srgb, rgb(1 2 3) 100%, transparent 0%)",
        "color: color-mix(red, blue); color: color-mix(in hsl, red, blue, green)",
        "color: color-mix(in srgb, ButtonFace, Canvas calc(10% * 2))",
        "color: light-dark(red, #fff); color: light-dark(rgb(1 2 3), var(--a))",
        "background-image: light-dark(url(a), none)",
        "color: light-dark(var(--a)); color: color-mix(var(--a))",
        "background: linear-gradient(rgb(1 2 3), hsl(1deg 2% 3%) 20%)",
        "box-shadow: 0 0 1px rgb(0 0 0 / 20%), inset 0 1px rgba(1, 2, 3, .5)",
        "filter: drop-shadow(0 0 5px rgb(0 0 0 / .5))",
        "color: contrast-color(red); color: device-cmyk(0 1 0 0); color: alpha(from red / .5)",
        "fill: url(#a) rgb(1, 2, 3)",
    ]);
    check_wrong(&[
        "color: rgb(1, 2)",
        "color: rgb(1 2)",
        "color: rgb()",
        "color: rgb(1, 2, 3, 4, 5)",
        "color: rgb(1 2 3 4)",
        "color: rgb(1, 2 3)",
        "color: rgb(1 2, 3)",
        "color: rgb(1, 2%, 3)",
        "color: rgb(1, 2, none)",
        "color: rgb(1, 2, 3 / 4)",
        "color: rgb(1 2 3, 4)",
        "color: rgb(1 2 3 /)",
        "color: rgb(1 2 3px)",
        "color: rgb(1 2 3deg)",
        "color: rgb(#fff, .5)",
        "color: rgb(a, b, c)",
        "color: rgb(calc(1px), 2, 3)",
        "color: rgb(calc(1 + 2%) 2 3)",
        "color: rgb(from red r g)",
        "color: rgb(from r g b)",
        "color: rgb(from red, r, g, b)",
        "color: rgb(from red h g b)",
        "color: rgb(from red r g b alpha)",
        "color: rgb(r g b)",
        "color: hsl(120, 50, 50)",
        "color: hsl(120, 50%, 50)",
        "color: hsl(50%, 50%, 50%)",
        "color: hsl(1px 50% 50%)",
        "color: hsl(120 50%)",
        "color: hwb(120, 10%, 20%)",
        "color: lab(1, 2, 3)",
        "color: lab(50% 10deg 20)",
        "color: lch(50% 10 20%)",
        "color: oklch(70% 0.1 120 .5)",
        "color: color(1 2 3)",
        "color: color(srgb 1 2)",
        "color: color(srgb 1 2 3 4)",
        "color: color(sRGBB 1 2 3)",
        "color: color(srgb, 1, 2, 3)",
        "color: color(srgb 1 2 3deg)",
        "color: color(from red srgb x g b)",
        "color: color-mix(srgb, red, blue)",
        "color: color-mix(in srgb, ThreeDFace, red)",
        "color: color-mix(in srgb red, blue)",
        "color: color-mix(in srgb)",
        "color: color-mix(in srgb, red blue)",
        "color: color-mix(in srgb, red 120%, blue)",
        "color: color-mix(in srgb, red -1%, blue)",
        "color: color-mix(in srgb, red .5, blue)",
        "color: color-mix(in srgb longer hue, red, blue)",
        "color: color-mix(in hsl longer, red, blue)",
        "color: color-mix(in rgb, red, blue)",
        "color: color-mix(in srgb, redd, blue)",
        "color: color-mix(in srgb, red, )",
        "color: light-dark(red)",
        "color: light-dark(red, blue, green)",
        "color: light-dark(red blue)",
        "color: light-dark(redd, blue)",
        "color: light-dark(rgb(1 2), blue)",
        "background: linear-gradient(rgb(1 2), red)",
        "box-shadow: 0 0 1px rgb(0 0 0, 20%)",
    ]);
}

#[test]
fn namespace_prefixes() {
    check_sheets(&[
        ("@namespace svg url(a); svg|a, svg|*, a[svg|b='c'] { }", &[]),
        ("@NAMESPACE svg 'a'; @media print { svg|a { } } p { svg|a & { } }", &[]),
        (
            "@import 'b'; @namespace url(a); @namespace S 'b'; S|a > b, *|*, |b, [*|c], [|d] { }",
            &[],
        ),
        ("a[b|=c] { }", &[]),
        ("svg|a { }", &["bad-css-selector:svg|a"]),
        ("@namespace svg url(a); Svg|a { }", &["bad-css-selector:Svg|a"]),
        ("@namespace url(a); b[xlink|href] { }", &["bad-css-selector:[xlink|href]"]),
        ("p > svg|* { } b { }", &["bad-css-selector:svg|*"]),
        ("@media print { svg|a { } }", &["bad-css-selector:svg|a"]),
    ]);
}

#[test]
fn charsets() {
    check_sheets(&[
        ("@charset \"utf-8\"; p { }", &[]),
        ("/* a */ @charset \"utf-8\"; @import 'a';", &[]),
        ("@charset utf-8; p { }", &["bad-css-at-rule:@charset"]),
        ("@charset 'utf-8'; p { }", &["bad-css-at-rule:@charset"]),
        ("@charset \"utf-8\" x; p { }", &["bad-css-at-rule:@charset"]),
        ("@charset; p { }", &["bad-css-at-rule:@charset"]),
        ("p { } @charset \"utf-8\";", &["bad-css-at-rule:@charset"]),
        ("@import 'a'; @charset \"utf-8\";", &["bad-css-at-rule:@charset"]),
        ("@charset \"utf-8\"; @charset \"utf-8\";", &["bad-css-at-rule:@charset"]),
        ("@media print { @charset \"utf-8\"; }", &["bad-css-at-rule:@charset"]),
    ]);
}

#[test]
fn descriptors() {
    const FONT: &str = "@font-face { font-family: a; src: url(b);";
    for right in [
        "",
        "font-weight: 100 900; font-style: oblique 10deg 20deg; font-stretch: 75% 125%",
        "font-weight: bold; font-style: italic; font-stretch: condensed; font-display: swap",
        "font-family: 'A b'; font-family: A b; font-variant: small-caps; panose-1: 1 2 3",
        "src: url(a.eot?#iefix) format('embedded-opentype'), url('a.woff') format(\"woff\"), local(A b)",
        "src: url(a) format(woff2) tech(variations, color-COLRv1), local('☺')",
        "unicode-range: U+0000-00FF, U+131; unicode-range: u+26; unicode-range: U+4??",
        "ascent-override: 90%; size-adjust: 110%; font-feature-settings: 'liga' 1, 'kern'",
        "font-variation-settings: 'wght' 400; -moz-x: y; --a: b; font-language-override: 'DEU'",
    ] {
        check_sheets(&[(&format!("{FONT}{right}}}"), &[])]);
    }
    for (wrong, expected) in [
        ("font-displai: swap", "bad-css-at-rule:font-displai"),
        ("color: red", "bad-css-at-rule:color"),
        ("text-rendering: auto", "bad-css-at-rule:text-rendering"),
        ("font-display: swp", "bad-css-value:swp"),
        ("font-weight: 400, 700", "bad-css-value:400, 700"),
        ("font-weight: bolder", "bad-css-value:bolder"),
        ("font-style: 1", "bad-css-value:1"),
        ("font-family: a, b", "bad-css-value:a, b"),
        ("src: 'a.woff'", "bad-css-value:'a.woff'"),
        ("src: url(a) woff", "bad-css-value:url(a) woff"),
        ("size-adjust: 1", "bad-css-value:1"),
        ("unicode-range: abc", "bad-css-value:abc"),
        ("unicode-range: U+FF-0", "bad-css-value:U+FF-0"),
        ("@media print { }", "bad-css-at-rule:@media"),
    ] {
        check_sheets(&[(&format!("{FONT}{wrong}}}"), &[expected])]);
    }
    check_sheets(&[
        ("@font-face { src: url(b) }", &["bad-css-at-rule:@font-face"]),
        ("@font-face { font-family: a }", &["bad-css-at-rule:@font-face"]),
        ("@font-face { }", &["bad-css-at-rule:@font-face"]),
        ("@counter-style a { symbols: '*' b url(c) }", &[]),
        ("@counter-style a { system: additive; additive-symbols: 10 x, 5 'v', i 1 }", &[]),
        ("@counter-style a { system: extends decimal; prefix: '('; suffix: ') ' }", &[]),
        (
            "@counter-style a { system: fixed 3; symbols: a; range: 1 infinite, -2 0; pad: 3 '0' }",
            &[],
        ),
        (
            "@counter-style a { SYSTEM: ALPHABETIC; symbols: a b; negative: '-' ''; fallback: x; speak-as: auto }",
            &[],
        ),
        ("@counter-style a { }", &["bad-css-at-rule:@counter-style"]),
        ("@counter-style a { system: numeric; symbols: a }", &["bad-css-at-rule:@counter-style"]),
        ("@counter-style a { system: additive; symbols: a }", &["bad-css-at-rule:@counter-style"]),
        ("@counter-style a { system: extends b; symbols: a }", &["bad-css-at-rule:@counter-style"]),
        ("@counter-style a { symbol: a; symbols: b }", &["bad-css-at-rule:symbol"]),
        ("@counter-style a { system: cyclik; symbols: b }", &[]),
        ("@counter-style a { symbols: 1 2 }", &["bad-css-value:1 2"]),
        ("@counter-style a { symbols: b; pad: '0' }", &["bad-css-value:'0'"]),
        ("@property --a { syntax: '<color> | none'; inherits: false; initial-value: red }", &[]),
        ("@property --a, --b { syntax: '*'; inherits: true }", &[]),
        (
            "@property --a { syntax: \" <length>+|<custom-ident># | a \"; initial-value: 1px 2em a }",
            &[],
        ),
        ("@property --a { inherits: false }", &[]),
        ("@property --a { inherits: no }", &["bad-css-value:no"]),
        ("@property --a { syntax: <color> }", &["bad-css-value:<color>"]),
        ("@property --a { syntax: '' }", &["bad-css-value:''"]),
        ("@property --a { syntax: '<color' }", &["bad-css-value:'<color'"]),
        ("@property --a { syntax: '<color> <length>' }", &["bad-css-value:'<color> <length>'"]),
        ("@property --a { syntax: 'a |' }", &["bad-css-value:'a |'"]),
        ("@property --a { inherit: false }", &["bad-css-at-rule:inherit"]),
        ("@page { size: A4 landscape; margin: 1cm 2cm; marks: crop cross; bleed: 3mm }", &[]),
        (
            "@page :first { size: 210mm 297mm; @top-left-corner { content: counter(page) } @bottom-right { color: red } }",
            &[],
        ),
        ("@page { page-orientation: upright; background: #fff; --a: b; -x-y: z }", &[]),
        ("@page { size: A44 }", &["bad-css-value:A44"]),
        ("@page { size: 10% }", &["bad-css-value:10%"]),
        ("@page { margn: 1cm }", &["unknown-css-property:margn"]),
        ("@page { margin: 1 }", &["bad-css-value:1"]),
        ("@page { @top-left { colr: red } }", &["unknown-css-property:colr"]),
        ("@page { @top-lefft { color: red } }", &["unknown-css-at-rule:@top-lefft"]),
        ("@page { @media print { } }", &["bad-css-at-rule:@media"]),
        ("p { @top-left { } }", &["bad-css-at-rule:@top-left"]),
        ("@view-transition { navigation: auto; types: a b }", &[]),
        ("@view-transition { navigation: yes }", &["bad-css-value:yes"]),
        (
            "@font-palette-values --a { font-family: b, 'c'; base-palette: 1; override-colors: 0 red, 1 #fff }",
            &[],
        ),
        ("@font-palette-values --a { base-palette: x }", &["bad-css-value:x"]),
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
        ("*|*, |b { color: teal }", &[]),
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
        ("@counter-style a { symbols: b } @font-feature-values A B, 'c' { @swash { d: 1 } }", &[]),
        ("@counter-style none { symbols: a }", &["bad-css-at-rule:none"]),
        ("@font-face a { font-family: b; src: url(c) }", &["bad-css-at-rule:a"]),
        ("@page { @top-left { color: teal } } @page a:first:left, :blank { }", &[]),
        ("@page :frist { }", &["bad-css-at-rule::frist"]),
        ("@page a :first { }", &["bad-css-at-rule:a :first"]),
        ("@top-left { }", &["bad-css-at-rule:@top-left"]),
        ("@supports (a: b) and (not (c: d)) { } @supports not selector(a > b) { }", &[]),
        (
            "@supports (a: b) or font-tech(color-COLRv1) { @font-face { font-family: c; src: url(a) } }",
            &[],
        ),
        ("@supports a: b { }", &["bad-css-at-rule:a: b"]),
        ("@supports (a) and (b) or (c) { }", &["bad-css-at-rule:(a) and (b) or (c)"]),
        ("@supports not(a: b) { }", &["bad-css-at-rule:not(a: b)"]),
        ("@supports { }", &["bad-css-at-rule:@supports"]),
        ("@container a { } @container a not (width > 1em), style(--b: c) { }", &[]),
        ("@container a b { }", &["bad-css-at-rule:a b"]),
        ("@scope { } @scope to (a > b) { @keyframes c { } }", &[]),
        ("@scope (a) b { }", &["bad-css-at-rule:(a) b"]),
        ("@scope (a,) { }", &["bad-css-at-rule:(a,)"]),
        ("p { @font-face { font-family: b; src: url(a) } }", &["bad-css-at-rule:@font-face"]),
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
        (
            "a:not(.b, :hover, #c), a:not([b]), a:has(+ a, ~ b), :host(.a), ::slotted(b), :not(&) { }",
            &[],
        ),
        ("a:is(:nonsense, 1) { }", &[]),
        ("a:not(:nonsense) { }", &["bad-css-selector::not(:nonsense)"]),
        ("a:not(b >) { }", &["bad-css-selector::not(b >)"]),
        ("a:not(1) { }", &["bad-css-selector::not(1)"]),
        ("a:not(x|b) { }", &["bad-css-selector::not(x|b)"]),
        ("a:has(>) { }", &["bad-css-selector::has(>)"]),
        ("a:not(:not(::nonsense)) { }", &["bad-css-selector::not(:not(::nonsense))"]),
        ("p { flex-grow: -1; margin: -1px; gap: 1px }", &["bad-css-value:-1"]),
        ("p { cursor: url(a.png) 1 2, image-set('b' 1x), grab }", &[]),
        (
            "p { color: var(--x); margin: VAR(--x,) 1px var( --y , 1px red ); width: var(env(x)) }",
            &[],
        ),
        ("p { color: var(x) }", &["bad-css-value:var(x)"]),
        ("p { color: var() }", &["bad-css-value:var()"]),
        ("p { margin: 1px var(--x red) }", &["bad-css-value:1px var(--x red)"]),
        ("p { cursor: hand }", &["bad-css-value:hand"]),
        ("@page :recto { @footnote { float: bottom } }", &[]),
        ("p::footnote-call { caption-side: block-end; animation-range: scroll 10% }", &[]),
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

/// Rules and attributes that are plain except for single declarations have the findings that the parser finds.
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

/// So has `@charset`.
#[test]
fn findings_about_charsets_are_those_of_the_parser() {
    const PIECES: [&str; 13] = [
        "@charset \"a\";",
        "@CHARSET 'a';",
        "@charset",
        "{}",
        " ",
        "/**/",
        "<!--",
        "@import 'a';",
        "b{color:red}",
        "b{color:1}",
        ";",
        "}",
        "@namespace c 'd';c|e{}",
    ];
    for text in short_texts(&PIECES) {
        for sheet in [text.clone(), format!("{text}f|g{{}}")] {
            let found = sorted(&style_sheet(&sheet, true, &mut Right::default()));
            assert_eq!(found, sorted(&style_sheet_by_the_parser(&sheet, true)), "{sheet}");
        }
    }
}

/// So has `@font-face`.
#[test]
fn findings_in_descriptors_are_those_of_the_parser() {
    const PIECES: [&str; 17] = [
        "font-family:a",
        "src:url(b)",
        "src:url(b c)",
        "src:'b'",
        "font-display:swap",
        "font-display:x",
        "unicode-range:U+1-2",
        "unicode-range:abc",
        "color:red",
        "-x-y:z",
        "--a:(",
        ";",
        " ",
        "/**/",
        "}",
        "b{color:red}",
        "@a;",
    ];
    for text in short_texts(&PIECES) {
        let start = "b{color:red;font-display:swap}@font-face{";
        for sheet in [
            format!("{start}{text}}}"),
            format!("{start}font-family:c;{text}}}"),
            format!("{start}src:url(d);font-family:c;{text}}}"),
        ] {
            let found = sorted(&style_sheet(&sheet, true, &mut Right::default()));
            assert_eq!(found, sorted(&style_sheet_by_the_parser(&sheet, true)), "{sheet}");
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
