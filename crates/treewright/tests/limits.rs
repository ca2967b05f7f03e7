//! Limits: the effect of each, that it does not depend on how the input is cut, and that hostile input is
//! linear with them.

use std::time::Duration;

use treewright::{End, Limit, Limits, Options, OutOfBandMetadata, Parsed};

/// Limits, input, the contents of `body`, the limits that are met with their offsets.
type Case = (&'static str, &'static str, &'static str, &'static [(&'static str, u32)]);

const CASES: &[Case] = &[
    ("none", "<p>a<p>b", "<p>a</p><p>b</p>", &[]),
    // Depth: html, body and one more.
    ("depth=3", "<i><b>x</b>y</i>z", "<i>y</i><b>x</b>z", &[("depth", 3)]),
    (
        "depth=3",
        "<div><div><div><p>x</div>y</div>z</div>w",
        "<div>z</div><div>y</div><div></div><p>x</p>w",
        &[("depth", 5)],
    ),
    ("depth=3", "<i>a</i><i>b</i>", "<i>a</i><i>b</i>", &[]),
    // A child of the body stays there.
    ("depth=1", "<p>x", "<p>x</p>", &[]),
    ("depth=0", "<p><i>x", "<p></p><i>x</i>", &[("depth", 3)]),
    // At the place of foster parenting.
    (
        "depth=4",
        "<table><tr><i>x",
        "<i>x</i><table><tbody></tbody><tr></tr></table>",
        &[("depth", 7)],
    ),
    ("depth=4", "<template><tr><i>x", "", &[("depth", 14)]),
    // In template contents.
    (
        "depth=3",
        "<i><template>x<b>y<template>z",
        "<i></i><template>x</template><b>y</b><template>z</template>",
        &[("depth", 3)],
    ),
    (
        "depth=4",
        "<p><template for=x>x<template for=y><b>",
        "<p><template for=\"x\">x</template><template for=\"y\"></template><b></b></p>",
        &[("depth", 20)],
    ),
    // If elements in a shadow root would be too deep, none is attached.
    (
        "depth=4",
        "<div><template shadowrootmode=open><p>x<i>y",
        "<div><template shadowrootmode=\"open\"></template><p>x</p><i>y</i></div>",
        &[("depth", 5)],
    ),
    ("depth=5", "<div><template shadowrootmode=open><p>x<i>y", "<div></div>", &[("depth", 39)]),
    (
        "depth=3",
        "<b><template shadowrootmode=open>x",
        "<b></b><template shadowrootmode=\"open\">x</template>",
        &[("depth", 3)],
    ),
    // The adoption agency would make the tree deeper.
    ("depth=4", "<b><i><p>x</b>y", "<b><i></i><p>x</p></b><i>y</i>", &[("depth", 6)]),
    ("depth=5", "<b><i><p>x</b>y", "<b><i></i></b><i><p><b>x</b>y</p></i>", &[]),
    // Nodes: html, head, body and this many more.
    ("nodes=4", "<p>a</p>b", "<p></p>", &[("nodes", 3)]),
    ("nodes=5", "<p>a&amp;b</p>b", "<p>a&amp;b</p>", &[("nodes", 14)]),
    ("nodes=6", "<p>ab</p></p></div>", "<p>ab</p><p></p>", &[]),
    ("nodes=5", "<p>ab</p></p></div>", "<p>ab</p>", &[("nodes", 9)]),
    ("nodes=5", "<p>ab</p></br>", "<p>ab</p>", &[("nodes", 9)]),
    ("nodes=6", "<p><svg><a></a>\0", "<p><svg><a></a></svg></p>", &[("nodes", 15)]),
    // Text that joins other text does not count.
    ("nodes=5", "<p>a</i>b</i>c", "<p>a</p>", &[("nodes", 8)]),
    ("nodes=6", "<p>a</i>b</i>c<i>", "<p>abc<i></i></p>", &[]),
    ("nodes=4", "<p><!--a-->b", "<p></p>", &[("nodes", 3)]),
    ("nodes=0", "<p>x", "", &[("nodes", 0)]),
    ("nodes=4", "<script>x</script>y", "", &[("nodes", 18)]),
    // A token that several modes process is counted once.
    ("nodes=2", "<!doctype html><p>", "<p></p>", &[]),
    ("nodes=9", "<p><b><i><u>x</p>y", "<p><b><i><u>x</u></i></b></p>y", &[("nodes", 17)]),
    ("nodes=10", "<p><b><i><u>x</p>y", "<p><b><i><u>x</u></i></b></p><b>y</b>", &[("nodes", 17)]),
    // Elements that an end tag creates.
    ("nodes=6", "<b><p>x</b>y", "<b><p>x</p></b>", &[("nodes", 7)]),
    ("nodes=8", "<b><p>x</b>y", "<b></b><p><b>x</b>y</p>", &[]),
    // Attributes.
    ("attributes=2", "<p a b=1 c d=2>", "<p a=\"\" b=\"1\"></p>", &[("attributes", 9)]),
    ("attributes=2", "<p a a b b c>x", "<p a=\"\" b=\"\">x</p>", &[("attributes", 11)]),
    ("attributes=0", "<p a b><i>", "<p><i></i></p>", &[("attributes", 3)]),
    ("attributes=1", "</p a b>", "", &[("attributes", 6)]),
    // Formatting work.
    (
        "formatting-work=1",
        "<p><b><i>x<p>y",
        "<p><b><i>x</i></b></p><p><b>y</b></p>",
        &[("formatting-work", 13)],
    ),
    ("formatting-work=0", "<b><p>x</b>y", "<b><p>x</p></b>y", &[("formatting-work", 7)]),
    ("formatting-work=2", "<b>1<p>2</b>3</p>", "<b>1</b><p><b>2</b>3</p>", &[]),
    // The remaining work is exactly used up.
    (
        "formatting-work=2",
        "<p><b><i>x</p>y</b>z",
        { "<p><b><i>x</i></b></p><b><i>y</i></b>z" },
        &[("formatting-work", 15)],
    ),
    // An element whose attributes have 64 bytes counts twice.
    (
        "formatting-work=2",
        "<p><b x=012345678901234567890123456789012345678901234567890123456789012>a<p>b<p>c",
        "<p><b x=\"012345678901234567890123456789012345678901234567890123456789012\">a</b></p>\
         <p><b x=\"012345678901234567890123456789012345678901234567890123456789012\">b</b></p><p>c</p>",
        &[("formatting-work", 80)],
    ),
    (
        "formatting-work=2",
        "<p><b x=01234567890123456789012345678901234567890123456789012345678901>a<p>b<p>c",
        "<p><b x=\"01234567890123456789012345678901234567890123456789012345678901\">a</b></p>\
         <p><b x=\"01234567890123456789012345678901234567890123456789012345678901\">b</b></p>\
         <p><b x=\"01234567890123456789012345678901234567890123456789012345678901\">c</b></p>",
        &[],
    ),
    // Bytes.
    ("bytes=4", "<p>ab", "<p>a</p>", &[("bytes", 4)]),
    ("bytes=5", "<p>ab", "<p>ab</p>", &[]),
    ("bytes=5", "<p>aé", "<p>a</p>", &[("bytes", 4)]),
    ("bytes=6", "<p><i a", "<p></p>", &[("bytes", 6)]),
    ("bytes=0", "x", "", &[("bytes", 0)]),
    // Several.
    (
        "depth=3,nodes=6,attributes=1",
        "<i a b><b>x</b>y<u>",
        "<i a=\"\"></i><b>x</b>",
        &[("attributes", 5), ("depth", 7), ("nodes", 15)],
    ),
];

fn body(parsed: &Parsed) -> String {
    let html = parsed.document.outer_html(parsed.document.root());
    let (_, body) = html.split_once("<body>").unwrap_or(("", ""));
    body.strip_suffix("</body></html>").unwrap_or(body).to_owned()
}

fn met(parsed: &Parsed) -> Vec<(&'static str, u32)> {
    let mut met: Vec<_> =
        parsed.limits_met.iter().map(|met| (met.limit.as_str(), met.span.start)).collect();
    met.sort_unstable();
    met
}

/// The differences between a parse and its case.
fn check(parsed: &Parsed, case: &Case, how: &str) -> Option<String> {
    let (limits, input, expected, expected_met) = case;
    let end = if parsed.limits_met.iter().any(|met| met.limit.cuts_off()) {
        End::Truncated
    } else if parsed.limits_met.is_empty() {
        End::Complete
    } else {
        End::Degraded
    };
    let found = (body(parsed), met(parsed), parsed.end);
    let expected = ((*expected).to_owned(), expected_met.to_vec(), end);
    (found != expected).then(|| format!("{limits} {input:?} {how}\n  {expected:?}\n  {found:?}"))
}

#[test]
fn the_effect_of_each_limit() {
    let mut complaints = Vec::new();
    for case in CASES {
        let limits: Limits = case.0.parse().expect("the limits can be read");
        let options = Options::new().limits(limits);
        let whole = options.parse(case.1);
        complaints.extend(check(&whole, case, "whole"));
        let bytes =
            options.parse(treewright::Input::bytes(case.1.as_bytes(), &OutOfBandMetadata::new()));
        complaints.extend(check(&bytes, case, "as bytes"));
        for (cut, _) in case.1.char_indices() {
            let mut parser = options.parser();
            parser.parse_text(&case.1[..cut]);
            parser.parse_text(&case.1[cut..]);
            complaints.extend(check(&parser.finish(), case, "cut"));
        }
        let mut parser = options.parser();
        case.1.chars().for_each(|character| parser.parse_text(character.encode_utf8(&mut [0; 4])));
        let parsed = parser.finish();
        complaints.extend(check(&parsed, case, "character by character"));
        if parsed.limits_met != whole.limits_met {
            let (found, expected) = (&parsed.limits_met, &whole.limits_met);
            complaints.push(format!("{} {:?}: {found:?}, whole {expected:?}", case.0, case.1));
        }
        let mut parser = options.parser();
        let units: Vec<u16> = case.1.encode_utf16().collect();
        units.chunks(1).for_each(|unit| parser.parse_utf16(unit));
        complaints.extend(check(&parser.finish(), case, "as UTF-16"));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn written_text_counts() {
    let options = Options::new().scripting(true).limits("bytes=20".parse().unwrap());
    let mut parser = options.parser();
    parser.append("<script></script>x");
    parser.end_of_input();
    while let treewright::Pause::Script(_) = parser.pump() {
        parser.begin_script();
        parser.write("abc");
        parser.end_script();
    }
    let parsed = parser.finish();
    assert_eq!(parsed.document.text_content(parsed.document.root()), "abx");
    assert_eq!(parsed.limits_met[0].limit, Limit::Bytes);
}

/// A limit, pieces of code units, the text of the tree, the place where the limit is met.
type CodeUnits = (u32, &'static [&'static [u16]], &'static str, Option<u32>);

/// Text that a change of the encoding takes back, because it was not read yet, does not count, however the bytes are cut.
#[test]
fn text_that_is_taken_back_does_not_count() {
    // As UTF-8, each byte of the units is malformed and becomes three bytes.
    for (label, unit) in
        [("gb18030", &b"\x81\x30\x86\x38"[..]), ("windows-1251", b"\xCF"), ("gbk", b"\xA8\xA6")]
    {
        let start = format!("<!--{}--><meta charset={label}><p>", "-".repeat(2000));
        let page = [start.as_bytes(), &unit.repeat(500)].concat();
        let length = start.len() + 2 * 500;
        for limit in [length, length - 1, start.len(), start.len() - 3] {
            let options = Options::new().limits(format!("bytes={limit}").parse().unwrap());
            let whole = options.parse(treewright::Input::bytes(&page, &OutOfBandMetadata::new()));
            let place = whole.limits_met.first().map(|met| met.span.start as usize);
            let expected = (limit < length).then_some(if limit < start.len() {
                limit
            } else {
                start.len() + (limit - start.len()) / 2 * 2
            });
            assert_eq!(place, expected, "{label}, {limit}");
            for piece in [1, 100, 2500] {
                let mut parser = options.parser().for_bytes(&OutOfBandMetadata::new());
                for piece in page.chunks(piece) {
                    parser.parse_bytes(piece);
                }
                let parsed = parser.finish();
                assert_eq!(parsed.limits_met, whole.limits_met, "{label}, {limit}, {piece}");
                assert_eq!(
                    parsed.document.outer_html(parsed.document.root()),
                    whole.document.outer_html(whole.document.root()),
                    "{label}, {limit}, {piece}"
                );
            }
        }
    }
}

/// UTF-16 counts as the text that it becomes.
const CODE_UNITS: &[CodeUnits] = &[
    // U+1F600, in one piece and in two.
    (4, &[&[0xD83D, 0xDE00, 0x61]], "\u{1F600}", Some(4)),
    (4, &[&[0xD83D], &[0xDE00], &[0x61]], "\u{1F600}", Some(4)),
    (5, &[&[0xD83D], &[0xDE00, 0x61]], "\u{1F600}a", None),
    (4, &[&[0x61, 0xD83D, 0xDE00]], "a", Some(1)),
    (4, &[&[0x61, 0xD83D], &[0xDE00]], "a", Some(1)),
    (3, &[&[0x61, 0xD83D], &[0xDE00]], "a", Some(1)),
    // Halves.
    (3, &[&[0xD83D]], "\u{FFFD}", None),
    (2, &[&[0xD83D]], "", Some(0)),
    (3, &[&[0xDE00, 0x61]], "\u{FFFD}", Some(3)),
    (3, &[&[0xD83D, 0x61]], "\u{FFFD}", Some(3)),
    (3, &[&[0xD83D], &[0x61]], "\u{FFFD}", Some(3)),
    (7, &[&[0xD83D], &[0xD83D], &[0xDE00], &[0xDE00]], "\u{FFFD}\u{1F600}", Some(7)),
    (6, &[&[0xD83D], &[0xD83D], &[0xDE00]], "\u{FFFD}", Some(3)),
    // The rest is not read.
    (2, &[&[0x61], &[0x20AC], &[0x61]], "a", Some(1)),
];

#[test]
fn code_units_count_as_the_text_that_they_become() {
    for (limit, pieces, text, place) in CODE_UNITS {
        let case = format!("bytes={limit} {pieces:04X?}");
        let options =
            Options::new().scripting(true).limits(format!("bytes={limit}").parse().unwrap());
        let mut parser = options.parser();
        pieces.iter().for_each(|piece| parser.parse_utf16(piece));
        let parsed = parser.finish();
        let found = parsed.document.text_content(parsed.document.root());
        let met = parsed.limits_met.first().map(|met| met.span.start);
        assert_eq!((found.as_str(), met), (*text, *place), "{case}");
        // By a script.
        let mut parser = options.parser();
        parser.begin_script();
        for piece in *pieces {
            parser.write_utf16(piece);
        }
        parser.end_script();
        let parsed = parser.finish();
        assert_eq!(parsed.document.text_content(parsed.document.root()), *text, "{case}, written");
        assert_eq!(!parsed.limits_met.is_empty(), place.is_some(), "{case}, written");
    }
}

/// Limits, input, the collected parse errors, and the number of others.
type Errors = (&'static str, &'static str, &'static [&'static str], u64);

const ERRORS: &[Errors] = &[
    ("none", "<!doctype html><p a a b b>", &["duplicate-attribute", "duplicate-attribute"], 0),
    ("errors=2", "<!doctype html><p a a b b>", &["duplicate-attribute", "duplicate-attribute"], 0),
    ("errors=1", "<!doctype html><p a a b b>", &["duplicate-attribute"], 1),
    ("errors=0", "<p a a b b>", &[], 3),
    ("errors=1", "<!doctype html></x><p a a>", &["end-tag-before-html"], 1),
    // Errors of a token that is cut off do not count.
    ("errors=1,nodes=1", "<!doctype html></x><p a a>", &["end-tag-before-html"], 0),
    ("errors=0,nodes=1", "<!doctype html></x><p a a>", &[], 1),
];

#[test]
fn errors_are_collected_up_to_the_limit_and_counted_beyond_it() {
    for (limits, input, expected, left_out) in ERRORS {
        let limits: Limits = limits.parse().unwrap();
        let options = Options::new().collect_errors(true).limits(limits.clone());
        let mut parser = options.parser();
        input.chars().for_each(|character| parser.parse_text(character.encode_utf8(&mut [0; 4])));
        for parsed in [options.parse(*input), parser.finish()] {
            let codes: Vec<_> = parsed.errors.iter().map(|error| error.code.as_str()).collect();
            assert_eq!((&codes[..], parsed.errors_left_out), (*expected, *left_out), "{limits:?}");
            let cuts_off = limits.nodes.is_some();
            assert_eq!(parsed.end == End::Complete, !cuts_off, "{limits:?}");
        }
        let not_asked_for = Options::new().limits(limits.clone()).parse(*input);
        assert_eq!((not_asked_for.errors.len(), not_asked_for.errors_left_out), (0, 0));
        // The first error ends the parse at any limit.
        let stopping = Options::new().stop_at_first_error(true).limits(limits).parse(*input);
        assert_eq!((stopping.errors.len(), stopping.end), (1, End::StoppedAtFirstError));
    }
}

/// Limits, what a script writes, the errors.
type Written = (&'static str, &'static [&'static str], &'static [&'static str]);

/// Input that is cut off has no errors, whether appended or written.
const WRITTEN_AND_CUT_OFF: &[Written] = &[
    ("nodes=0", &["<p\u{1}>"], &["missing-doctype"]),
    ("nodes=0", &["<p", "\u{1}>\u{1}"], &["missing-doctype"]),
    ("nodes=1", &["<!doctype html><p a a>\u{1}"], &[]),
    ("nodes=1", &["<!doctype html>", "<p a", " ", "a", ">", "\u{1}"], &[]),
    (
        "nodes=1",
        &["<!doctype html></p a>", "<p a", " a>"],
        &["end-tag-before-html", "end-tag-with-attributes"],
    ),
    ("nodes=2", &["<", "<", "p a a>"], &["missing-doctype"]),
    ("nodes=1", &["<!doctype html>", "<!--\u{1}", "-", "->"], &[]),
];

#[test]
fn written_text_that_is_cut_off_raises_no_errors() {
    for (limits, pieces, expected) in WRITTEN_AND_CUT_OFF {
        let limits = limits.parse().unwrap();
        let options = Options::new().scripting(true).collect_errors(true).limits(limits);
        let mut parser = options.parser();
        parser.begin_script();
        for piece in *pieces {
            parser.write(piece);
        }
        parser.end_script();
        let parsed = parser.finish();
        let codes: Vec<_> = parsed.errors.iter().map(|error| error.code.as_str()).collect();
        assert_eq!(codes, *expected, "{pieces:?}");
        let whole = options.parse(&pieces.concat());
        let of_whole: Vec<_> = whole.errors.iter().map(|error| error.code.as_str()).collect();
        assert_eq!(codes, of_whole, "{pieces:?}, not written");
    }
}

#[test]
fn limits_are_read() {
    for wrong in
        ["", "x", "depth", "depth=", "depth=-1", "nodes=1x", "errors=x", "time=x", "a=1", "none,"]
    {
        assert!(wrong.parse::<Limits>().is_err(), "{wrong:?}");
    }
    let error = "deep=3".parse::<Limits>().unwrap_err().to_string();
    assert!(error.starts_with("unknown limit \"deep\"; the limits are none, "), "{error}");
    assert_eq!("none".parse(), Ok(Limits::NONE));
    assert_eq!("browser".parse(), Ok(Limits::BROWSER));
    assert_eq!("depth=1,none".parse(), Ok(Limits::NONE));
    let all: Limits = " depth=1 , nodes=2,attributes=3,formatting-work=4,bytes=5,errors=6,time=0.5"
        .parse()
        .unwrap();
    assert_eq!((all.depth, all.nodes, all.attributes), (Some(1), Some(2), Some(3)));
    assert_eq!((all.formatting_work, all.bytes, all.errors), (Some(4), Some(5), Some(6)));
    assert_eq!(all.time, Some(Duration::from_millis(500)));
    let styles: Limits = "css-bytes=7,css-work=8".parse().unwrap();
    assert_eq!((styles.css_bytes, styles.css_work), (Some(7), Some(8)));
}

/// Formatting elements that are reopened again and again: without limits the size of the tree is a product,
/// as the standard requires.
fn formatting_bomb(size: usize) -> String {
    let list = |name: &str| -> String {
        let tags: Vec<String> = (0..size).map(|index| format!("<{name} {name}={index}>")).collect();
        tags.concat()
    };
    list("b") + &list("i") + &"x</b>".repeat(size)
}

#[test]
fn time_ends_a_parse() {
    let options = Options::new().limits("time=0.05".parse().unwrap());
    let page = formatting_bomb(3000);
    let parsed = options.parse(&page);
    assert_eq!(parsed.end, End::Truncated);
    assert_eq!(parsed.limits_met[0].limit, Limit::Time);
    // The whole tree has 3000 elements for each of 3000 texts.
    assert!((parsed.limits_met[0].span.end as usize) < page.len());
    assert!(parsed.document.descendants(parsed.document.root()).count() < 3000 * 3000);
    // A fast parse does not meet it.
    let options = Options::new().limits("time=1000000".parse().unwrap());
    let page = "<p>a".repeat(20_000);
    let parsed = options.parse(&page);
    assert_eq!(parsed.end, End::Complete);
    assert_eq!(body(&parsed), body(&Options::new().parse(&page)));
}

/// The start of a token, and what is repeated to make it long.
const LONG_TOKENS: &[(&str, &str, &str)] = &[
    ("an attribute value", "<p title=\"", "x"),
    ("an attribute value with references", "<p title='", "&amp;x\r\n"),
    ("an attribute value without quotes", "<p title=", "x&y"),
    ("attributes", "<p ", "a "),
    ("attributes with values", "<p ", "a=1 bb='2' "),
    ("attributes of an end tag", "</p ", "a x=y "),
    ("the name of an attribute", "<p ", "x"),
    ("the name of a tag", "<", "x"),
    ("the name of an end tag", "</", "x"),
    ("white space in a tag", "<p", " "),
    ("a comment", "<!--", "x-"),
    ("a bogus comment", "<!", "x"),
    ("a doctype", "<!doctype ", "x"),
    ("an identifier of a doctype", "<!doctype html public '", "x"),
    ("the text of a script", "<script>", "x<"),
    ("the escaped text of a script", "<script><!--", "x-<"),
    ("the text of a style sheet", "<style>", "x"),
    ("a title", "<title>", "x&amp;"),
    ("plain text", "<plaintext>", "x<"),
    ("text", "", "x"),
    ("text with line ends and NULs", "", "x\r\n\0"),
    ("a numeric reference", "&#x", "1"),
    ("a name without a reference", "&", "a"),
    ("a processing instruction", "<?x ", "x"),
    ("a CDATA section", "<svg><![CDATA[", "x]"),
    ("characters of several bytes", "<!--", "\u{20AC}\u{1F600}"),
];

fn long_token(start: &str, unit: &str, bytes: usize) -> String {
    start.to_owned() + &unit.repeat(bytes / unit.len())
}

/// The clock is looked at within tokens: with no time at all, a parse ends at the first look.
#[test]
fn time_ends_a_parse_within_a_token() {
    const BETWEEN_LOOKS: usize = 1 << 20;
    let no_time = Options::new().limits("time=0".parse().unwrap());
    let koi8_r = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r");
    for (number, (name, start, unit)) in LONG_TOKENS.iter().enumerate() {
        let page = long_token(start, unit, BETWEEN_LOOKS + 100_000);
        let check = |how: &str, parsed: &Parsed| {
            let met = parsed.limits_met.first().map(|met| (met.limit, met.span.start as usize));
            let is_early =
                met.is_some_and(|(limit, at)| limit == Limit::Time && at <= BETWEEN_LOOKS);
            assert!(is_early && parsed.end == End::Truncated, "{name}, {how}: {met:?}");
        };
        check("as text", &no_time.parse(&page));
        // The others do not depend on the token.
        if number % 6 > 0 {
            continue;
        }
        check("as bytes", &no_time.parse(page.as_bytes()));
        let input = treewright::Input::bytes(page.as_bytes(), &koi8_r);
        check("as bytes of another encoding", &no_time.clone().origins(true).parse(input));
        let mut parser = no_time.parser();
        parser.parse_text(&page);
        check("as one piece", &parser.finish());
        let mut parser = no_time.clone().collect_errors(true).parser();
        parser.parse_bytes(page.as_bytes());
        check("as one piece of bytes", &parser.finish());
        let mut parser = no_time.parser();
        parser.parse_utf16(&page.encode_utf16().collect::<Vec<_>>());
        check("as UTF-16", &parser.finish());
    }
}

/// The pieces between two looks at the clock do not show.
#[test]
fn looks_at_the_clock_change_nothing() {
    const PIECES: usize = (1 << 20) + 1000;
    let whole = Options::new().collect_errors(true).origins(true);
    let looking = whole.clone().limits("time=1000000".parse().unwrap());
    let compare = |name: &str, page: &[u8]| {
        let (expected, found) = (whole.parse(page), looking.parse(page));
        let html = |parsed: &Parsed| parsed.document.outer_html(parsed.document.root());
        assert!(html(&found) == html(&expected), "{name}");
        assert_eq!((found.end, found.errors), (expected.end, expected.errors), "{name}");
        assert!(found.document.source() == expected.document.source(), "{name}");
        assert!(found.encoding == expected.encoding, "{name}");
    };
    for (name, start, unit) in [
        ("a comment", "<!--", "x-\r\n\u{20AC}"),
        ("attributes", "<p ", "a=\u{20AC} "),
        ("text", "", "x&amp;\r\n<b>\u{1F600}</b>"),
    ] {
        compare(name, long_token(start, unit, PIECES).as_bytes());
    }
    // The encoding changes in a later piece: to the same, on the fly, and with a new start.
    let text = "<p>x".repeat(PIECES / 4);
    for (declared, letter) in [("utf-8", "\u{E9}"), ("koi8-r", ""), ("koi8-r", "\u{E9}")] {
        let page = format!("{letter}{text}<meta charset={declared}>{text}\u{20AC}");
        compare(declared, page.as_bytes());
    }
}

#[test]
fn formatting_work_bounds_the_tree() {
    let options = Options::new().limits("formatting-work=10000".parse().unwrap());
    let nodes = |size: usize| {
        let parsed = options.parse(&formatting_bomb(size));
        assert_eq!(parsed.end, End::Degraded);
        parsed.document.descendants(parsed.document.root()).count()
    };
    assert!(nodes(500) < 13_000);
    assert!(nodes(4000) < 25_000);
}

#[test]
fn depth_bounds_the_tree() {
    let options = Options::new().limits(Limits::BROWSER);
    let parsed = options.parse(&"<div>".repeat(100_000));
    assert_eq!(parsed.end, End::Degraded);
    let document = &parsed.document;
    let mut depth = 0;
    let mut node = document.root();
    while let Some(last) = document.last_child(node) {
        depth += 1;
        node = last;
    }
    assert_eq!(depth, 512);
    assert_eq!(document.descendants(document.root()).count(), 100_003);
}
