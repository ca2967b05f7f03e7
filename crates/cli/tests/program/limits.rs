//! `--limits`, and the field of a batch.

use serde_json::{Value, json};

use crate::{Folder, run};

/// Limits, a page, its end, where the limit is met, what the warning says, and what is left of the
/// page.
type Case = (&'static str, &'static [u8], &'static str, u32, &'static str, &'static str);

/// Each limit that does not depend on the clock.
const EACH: [Case; 5] = [
    (
        "depth=3",
        b"<div>a<div>b<div>c",
        "degraded",
        6,
        "deeper elements became siblings",
        "<div>a</div><div>b</div><div>c</div>",
    ),
    ("nodes=5", b"<p>a<p>b<p>c", "truncated", 4, "the rest was left out", "<p>a</p>"),
    (
        "attributes=1",
        b"<p a b c>x<p d e>y",
        "degraded",
        5,
        "further attributes were dropped",
        "<p a=\"\">x</p><p d=\"\">y</p>",
    ),
    (
        "formatting-work=1",
        b"<p><b>x<p>y<p>z",
        "degraded",
        14,
        "formatting elements were not reopened",
        "<p><b>x</b></p><p><b>y</b></p><p>z</p>",
    ),
    ("bytes=4", b"<p>abc", "truncated", 4, "the rest was left out", "<p>a</p>"),
];

fn name(limits: &str) -> &str {
    limits.split('=').next().unwrap()
}

#[test]
fn each_limit_is_a_warning() {
    for (limits, page, end, offset, done, left) in EACH {
        let expected_message = format!(
            "treewright: warning: -: limit {} was reached at byte {offset}: {done}\n",
            name(limits)
        );
        let parse = |format| run(&["parse", "--limits", limits, "--format", format], page);
        let html = parse("html");
        assert_eq!((html.code, &html.err), (0, &expected_message), "{limits}");
        assert_eq!(html.out, format!("<html><head></head><body>{left}</body></html>"), "{limits}");
        assert_eq!(parse("tree").err, expected_message);
        let json = parse("json");
        assert_eq!((json.code, &json.err), (0, &expected_message), "{limits}");
        let json: Value = serde_json::from_str(&json.out).unwrap();
        assert_eq!(json["end"], end, "{limits}");
        assert_eq!(json["limits_met"], json!([{"limit": name(limits), "offset": offset}]));

        let none = run(&["parse", "--format", "html", "--limits", "none"], page).fine();
        assert_ne!(none, html.out, "{limits}");
        assert_eq!(run(&["parse", "--format", "html"], page).fine(), none);
    }
}

#[test]
fn time() {
    // The clock is checked periodically, so the limit is reached on any machine.
    let page = "<p>".repeat(100_000);
    let cut_off = run(&["parse", "--format=json", "--limits=time=0"], page.as_bytes());
    assert_eq!(cut_off.code, 0, "{}", cut_off.err);
    let start = "treewright: warning: -: limit time was reached at byte ";
    assert!(cut_off.err.starts_with(start), "{}", cut_off.err);
    assert!(cut_off.err.ends_with(": the rest was left out\n"), "{}", cut_off.err);
    let json: Value = serde_json::from_str(&cut_off.out).unwrap();
    assert_eq!(
        (&json["end"], &json["limits_met"][0]["limit"]),
        (&"truncated".into(), &"time".into())
    );
    let offset = json["limits_met"][0]["offset"].as_u64().unwrap();
    assert!(offset < 300_000, "{offset}");

    run(&["parse", "--limits=time=3600"], b"<p>").fine();
}

#[test]
fn ends() {
    for (arguments, page, end) in [
        (&[][..], &b"<p>"[..], "complete"),
        (&["--limits=none"], b"<p>", "complete"),
        (&["--limits=browser"], b"<p>", "complete"),
        (&["--limits=depth=4,nodes=100,attributes=1,bytes=7"], b"<p a>xy", "complete"),
        (&["--limits=nodes=5,depth=3"], b"<div><div><div>", "truncated"),
        (&["--stop-at-first-error"], b"<p>", "stopped-at-first-error"),
        (&["--stop-at-first-error", "--limits=bytes=1"], b"<p>", "stopped-at-first-error"),
    ] {
        let run = run(&[&["parse", "--format=json"], arguments].concat(), page);
        let json: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(json["end"], end, "{arguments:?}");
        let limits_met = json["limits_met"].as_array().map_or(0, Vec::len);
        assert_eq!(run.err.lines().count(), limits_met, "{arguments:?}: {}", run.err);
        assert_ne!(json["limits_met"], json!([]), "{arguments:?}");
    }
    let deep = "<div>".repeat(600);
    let browser = run(&["parse", "--limits", "browser", "--format", "html"], deep.as_bytes());
    let warning = "limit depth was reached at byte 2550: ";
    assert!(browser.err.contains(warning), "{}", browser.err);
}

#[test]
fn several_limits_come_in_the_order_of_their_places() {
    let page = b"<p><b>x<p>y<p>z<p a b><div><div><div><!-- the end -->";
    let limits = "bytes=47,depth=4,attributes=1,formatting-work=1";
    let run = run(&["parse", "--format=json", "--limits", limits], page);
    let json: Value = serde_json::from_str(&run.out).unwrap();
    let expected = json!([
        {"limit": "formatting-work", "offset": 14},
        {"limit": "attributes", "offset": 20},
        {"limit": "depth", "offset": 32},
        {"limit": "bytes", "offset": 47},
    ]);
    let expected = expected.as_array().unwrap();
    assert_eq!(json["limits_met"].as_array().unwrap(), expected, "{}", run.err);
    assert_eq!(json["end"], "truncated");
    for (line, met) in run.err.lines().zip(expected) {
        let limit = met["limit"].as_str().unwrap();
        let start = format!(
            "treewright: warning: -: limit {limit} was reached at byte {}: ",
            met["offset"]
        );
        assert!(line.starts_with(&start), "{line}");
    }
    assert_eq!(run.err.lines().count(), 4);
}

/// In the text a letter has more bytes than in the file, and the byte order mark has none.
#[test]
fn the_warning_has_the_place_in_the_file() {
    for (encoding, page, byte, offset) in [
        ("utf-8", &b"\xEF\xBB\xBF<p>\xC3\xA9<p a b>"[..], 13, 10),
        ("windows-1252", b"<p>\xE9<p a b>", 9, 10),
        ("shift_jis", b"<p>\x82\xA0\x82<p a b>", 11, 14),
        ("utf-16le", b"<\0p\0 \0a\0 \0b\0>\0", 10, 5),
    ] {
        let arguments = ["parse", "--format=json", "--limits=attributes=1", "--encoding", encoding];
        let run = run(&arguments, page);
        let words = format!(" reached at byte {byte}: ");
        assert!(run.err.contains(&words), "{encoding}: {}", run.err);
        let json: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(json["limits_met"][0]["offset"], offset, "{encoding}");
    }
    // A character that is cut off at the end of a file.
    let cut_off = run(&["parse", "--limits=bytes=3", "--encoding=gbk"], b"<p>\xC4\xE3");
    assert!(cut_off.err.contains(" reached at byte 3: "), "{}", cut_off.err);
}

#[test]
fn exit_codes_are_what_they_are_without() {
    let good = b"<!doctype html><title>t</title><p a b>x</p>";
    assert_eq!(run(&["parse", "--errors", "--limits=attributes=1"], good).code, 0);
    let errors = run(&["parse", "--errors", "--limits=attributes=1"], b"<p a b></q>");
    assert_eq!(errors.code, 1);
    let lines: Vec<_> = errors.err.lines().collect();
    assert!(lines[0].starts_with("treewright: warning: -: limit attributes "), "{}", errors.err);
    assert!(lines[1..].iter().all(|line| line.starts_with("-:1:")), "{}", errors.err);
    let folder = Folder::new("limits_codes");
    let missing = format!("{}/missing.html", folder.path());
    assert_eq!(run(&["parse", "--limits=attributes=1", "-", &missing], good).code, 2);
}

#[test]
fn files_in_order_with_any_number_of_threads() {
    let folder = Folder::new("limits_many");
    let files: Vec<String> = (0..40)
        .map(|index| {
            let page = if index % 3 == 0 { "<p>x" } else { "<p a b>x<p></q>" };
            folder.file(&format!("{index:02}.html"), page)
        })
        .collect();
    let parse = |threads, format| {
        let limits = ["parse", "--errors", "--limits=attributes=1", "--threads", threads];
        run(&[&limits[..], &["--format", format, folder.path()]].concat(), b"")
    };
    for format in ["tree", "html", "json"] {
        let (one, many) = (parse("1", format), parse("4", format));
        assert_eq!((one.code, many.code), (1, 1));
        assert_eq!((&one.out, &one.err), (&many.out, &many.err), "{format}");
        let warnings: Vec<_> = one.err.lines().filter(|line| line.contains("warning")).collect();
        let expected: Vec<_> = files
            .iter()
            .enumerate()
            .filter(|(index, _)| index % 3 > 0)
            .map(|(_, file)| {
                format!("treewright: warning: {file}: limit attributes was reached at byte 5: further attributes were dropped")
            })
            .collect();
        assert_eq!(warnings, expected, "{format}");
    }
}

#[test]
fn wrong_limits() {
    for (limits, message) in [
        ("", "unknown limit \"\""),
        ("nosuch", "unknown limit \"nosuch\""),
        ("nosuch=3", "unknown limit \"nosuch\""),
        ("depth", "invalid limit \"depth\""),
        ("depth=", "invalid limit \"depth=\""),
        ("depth=-1", "invalid limit \"depth=-1\""),
        ("depth=two", "invalid limit \"depth=two\""),
        ("depth:3", "unknown limit \"depth:3\""),
        ("nodes=99999999999", "invalid limit \"nodes=99999999999\""),
        ("time=nan", "invalid limit \"time=nan\""),
        ("time=-1", "invalid limit \"time=-1\""),
        ("none=1", "invalid limit \"none=1\""),
        ("none;browser", "unknown limit \"none;browser\""),
        ("browser,", "unknown limit \"\""),
        ("new\nline", "unknown limit \"new\\nline\""),
    ] {
        for command in ["parse", "batch"] {
            let refused = run(&[command, &format!("--limits={limits}"), "missing.html"], b"");
            assert_eq!((refused.code, &refused.out[..]), (2, ""), "{limits:?}");
            assert_eq!(refused.err.lines().count(), 1, "{}", refused.err);
            assert!(refused.err.starts_with("treewright: "), "{}", refused.err);
            for word in ["--limits", message, "time=SECONDS"] {
                assert!(refused.err.contains(word), "{word:?} in {}", refused.err);
            }
        }
        let request = json!({"id": 5, "html": "", "limits": limits}).to_string();
        let answer: Value =
            serde_json::from_str(&run(&["batch"], request.as_bytes()).fine()).unwrap();
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{answer}"));
        assert!(error.starts_with("limits: ") && error.contains(message), "{error}");
        assert!(!error.contains('\n'), "{error}");
        assert_eq!((&answer["id"], answer.as_object().unwrap().len()), (&5.into(), 2));
    }
    for command in ["parse", "batch"] {
        assert_eq!(run(&[command, "--limits=none", "--limits=none"], b"").code, 2);
        assert_eq!(run(&[command, "--limits"], b"").code, 2);
    }
    assert_eq!(run(&["encoding", "--limits=none"], b"").code, 0);
    assert_eq!(run(&["man", "--limits=none"], b"").code, 2);
    let number = run(&["batch"], b"{\"html\": \"\", \"limits\": 3}").fine();
    assert!(number.contains("\"error\":\"limits: this must be a string"), "{number}");
}

/// The end and the limits in an answer of a batch.
#[track_caller]
fn ends_of_answers(options: &[&str], fields: &str) -> (Option<Value>, Option<Value>) {
    let request = format!("{{\"html\": \"<p a b>\"{fields}}}");
    let text = run(&[&["batch"], options].concat(), request.as_bytes()).fine();
    let answer: Value = serde_json::from_str(&text).unwrap();
    assert!(answer["tree"].is_string(), "{text}");
    (answer.get("end").cloned(), answer.get("limits_met").cloned())
}

#[test]
fn fields_and_options_of_a_batch() {
    let attributes = "--limits=attributes=1";
    for (options, fields, end, met) in [
        (&[][..], "", None, false),
        (&[], r#", "limits": null"#, None, false),
        (&[], r#", "limits": "none""#, Some("complete"), false),
        (&[], r#", "limits": "browser""#, Some("complete"), false),
        (&[], r#", "limits": "attributes=1""#, Some("degraded"), true),
        (&[], r#", "limits": "browser, attributes=1""#, Some("degraded"), true),
        // The option holds where a line says nothing.
        (&[attributes], "", Some("degraded"), true),
        (&[attributes], r#", "limits": null"#, Some("degraded"), true),
        (&[attributes], r#", "limits": "none""#, Some("complete"), false),
        (&[attributes], r#", "limits": "depth=9""#, Some("complete"), false),
        (&["--limits=none"], "", Some("complete"), false),
    ] {
        let found = ends_of_answers(options, fields);
        let expected = met.then(|| json!([{"limit": "attributes", "offset": 5}]));
        assert_eq!(found, (end.map(Value::from), expected), "{options:?} {fields}");
    }
}

#[test]
fn answers_of_a_batch_with_limits() {
    for (limits, page, end, offset, _, left) in EACH {
        let html = str::from_utf8(page).unwrap();
        let tree = run(&["parse"], left.as_bytes()).fine();
        for chunk in [json!(null), json!(1), json!(2), json!(5)] {
            let request = json!({"html": html, "limits": limits, "chunk": chunk}).to_string();
            let text = run(&["batch"], request.as_bytes()).fine();
            let answer: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(answer["tree"], tree.trim_end(), "{limits} {chunk}");
            assert_eq!(answer["end"], end, "{limits} {chunk}");
            let met = json!([{"limit": name(limits), "offset": offset}]);
            assert_eq!(answer["limits_met"], met, "{limits} {chunk}");
        }
    }
    // For bytes the place is that in the text too.
    let bytes = r#"{"bytes_b64": "6TxwIGEgYj4=", "encoding": "latin1", "limits": "attributes=1"}"#;
    let text = run(&["batch"], bytes.as_bytes()).fine();
    let end = r#""decoding_errors":[],"end":"degraded","limits_met":[{"limit":"attributes","offset":7}]}"#;
    assert!(text.trim_end().ends_with(end), "{text}");
}

/// The limit of errors, a page, the number of errors that are printed, and of those left out.
const ERRORS: [(&str, &str, usize, u64); 4] = [
    ("none", "<!doctype html><p a a a a>", 3, 0),
    ("errors=3", "<!doctype html><p a a a a>", 3, 0),
    ("errors=2", "<!doctype html><p a a a a>", 2, 1),
    ("errors=0", "<!doctype html><p a a a a>", 0, 3),
];

#[test]
fn errors_beyond_the_limit_are_counted() {
    for (limits, page, printed, left_out) in ERRORS {
        let parse = |format| {
            let format = format!("--format={format}");
            let limits = format!("--limits={limits}");
            run(&["parse", "--errors", &format, &limits], page.as_bytes())
        };
        let warning = match left_out {
            0 => String::new(),
            1 => "treewright: warning: -: 1 more parse error\n".to_owned(),
            _ => format!("treewright: warning: -: {left_out} more parse errors\n"),
        };
        let tree = parse("tree");
        assert_eq!(tree.code, 1, "{limits}");
        assert!(tree.err.ends_with(&warning), "{limits}: {}", tree.err);
        let warnings = usize::from(left_out > 0);
        assert_eq!(tree.err.lines().count(), printed + warnings, "{limits}: {}", tree.err);
        let json = parse("json");
        assert_eq!((json.code, json.err), (1, warning), "{limits}");
        let json: Value = serde_json::from_str(&json.out).unwrap();
        assert_eq!(json["errors"].as_array().unwrap().len(), printed, "{limits}");
        assert_eq!(json["errors_left_out"].as_u64().unwrap_or(0), left_out, "{limits}");
        assert_eq!(json["end"], "complete", "{limits}");
        // A batch answers in the same way.
        let line = json!({"id": 1, "html": page, "limits": limits}).to_string();
        let answer: Value = serde_json::from_str(&run(&["batch"], line.as_bytes()).fine()).unwrap();
        for field in ["errors_left_out", "end"] {
            assert_eq!(answer[field], json[field], "{limits}: {field}");
        }
    }
}
