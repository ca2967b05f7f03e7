//! `treewright batch`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::{program, run};

/// Asserts the answer to each line.
#[track_caller]
fn answers(pairs: &[(&str, &str)]) {
    let requests: String = pairs.iter().flat_map(|(request, _)| [request, "\n"]).collect();
    let text = run(&["batch"], requests.as_bytes()).fine();
    for ((request, expected), answer) in pairs.iter().zip(text.lines()) {
        assert_eq!(&answer, expected, "{request}");
    }
    assert_eq!(text.lines().count(), pairs.len());
}

/// The field of the answer to a request.
#[track_caller]
fn field(request: &str, name: &str) -> serde_json::Value {
    let text = run(&["batch"], request.as_bytes()).fine();
    let mut answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    answer[name].take()
}

#[test]
fn documents_and_their_errors() {
    answers(&[
        (
            r#"{"id": 1, "html": "<!doctype html><p>a\nb"}"#,
            r#"{"id":1,"tree":"| <!DOCTYPE html>\n| <html>\n|   <head>\n|   <body>\n|     <p>\n|       \"a\nb\"","quirks_mode":"no-quirks","errors":[]}"#,
        ),
        (
            r#"{"html": "", "id": {"file": "a.html", "n": [1, null]}, "unknown": 1}"#,
            r#"{"id":{"file": "a.html", "n": [1, null]},"tree":"| <html>\n|   <head>\n|   <body>","quirks_mode":"quirks","errors":[{"code":"missing-doctype","line":1,"column":1,"offset":0}]}"#,
        ),
    ]);
}

#[test]
fn lines_that_cannot_be_answered() {
    let requests = [
        "",
        "{",
        "[]",
        "7",
        r#"{"id": 1}"#,
        r#"{"id": 2, "html": null}"#,
        r#"{"id": 3, "html": ["<p>"]}"#,
        r#"{"id": 4, "html": "", "edition": "2019"}"#,
        r#"{"id": 5, "html": "", "context": "xml a"}"#,
        r#"{"id": 6, "html": "", "context": 6}"#,
        r#"{"id": 7, "html": "", "scripting": "on"}"#,
        r#"{"id": 8, "html": "", "chunk": 0}"#,
        r#"{"id": 9, "html": "", "chunk": -1}"#,
        r#"{"id": 10, "html": "", "quirks": 1}"#,
        r#"{"id": 11, "html": "", "html": ""}"#,
        "{\"id\": 12, \"html\": \"\u{1}\"}",
    ]
    .map(str::as_bytes);
    let mut input = requests.join(&b'\n');
    input.extend_from_slice(b"\n{\"id\": \"\xFF\", \"html\": \"\"}\n{\"id\": 13, \"html\": \"x\"}");
    let text = run(&["batch"], &input).fine();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 18, "{text}");
    let ids: Vec<_> = lines.iter().map(|line| line["id"].as_u64()).collect();
    let mut expected = vec![None; 4];
    expected.extend((1..=10).map(Some));
    // A field that is there twice, a control character, and bytes that are not UTF-8 are no JSON.
    expected.extend([None, None, None, Some(13)]);
    assert_eq!(ids, expected, "{text}");
    for line in &lines[..17] {
        let error = line["error"].as_str().unwrap();
        assert!(!error.is_empty() && !error.contains('\n'), "{line}");
        assert!(line.get("tree").is_none(), "{line}");
    }
    assert_eq!(lines[17].get("error"), None, "{text}");
}

#[test]
fn fields() {
    let tree = |request: &str| field(request, "tree").as_str().unwrap().to_owned();
    let mode = |request: &str| field(request, "quirks_mode").as_str().unwrap().to_owned();

    // context
    assert_eq!(tree(r#"{"html": "<td>x", "context": "tr"}"#), "| <td>\n|   \"x\"");
    assert_eq!(tree(r#"{"html": "<a/>", "context": "svg path"}"#), "| <svg a>");
    let annotation = r#"{"html": "<a>", "context": "math annotation-xml encoding=text/html"}"#;
    assert_eq!(tree(annotation), "| <a>");

    // scripting
    let noscript = "{\"html\": \"<noscript><p>\", \"context\": \"div\"";
    assert_eq!(tree(&format!("{noscript}}}")), "| <noscript>\n|   <p>");
    assert_eq!(tree(&format!("{noscript}, \"scripting\": true}}")), "| <noscript>\n|   \"<p>\"");
    let script = r#"{"html": "<script>1</script><noscript><p></noscript>", "scripting": true}"#;
    assert!(tree(script).contains("<noscript>\n|       \"<p>\""), "{}", tree(script));

    // edition
    let instruction = r#"{"html": "<?a b?>", "context": "div", "edition": "#;
    assert_eq!(tree(&format!("{instruction}\"living\"}}")), "| <?a b?>");
    assert_eq!(tree(&format!("{instruction}\"classic\"}}")), "| <!-- ?a b? -->");
    assert_eq!(tree(&format!("{instruction}null}}")), "| <?a b?>");

    // quirks
    let table = r#"{"html": "<p><table>", "context": "div""#;
    assert_eq!(tree(&format!("{table}}}")), "| <p>\n| <table>");
    assert_eq!(tree(&format!("{table}, \"quirks\": true}}")), "| <p>\n|   <table>");
    assert_eq!(mode(&format!("{table}, \"quirks\": true}}")), "quirks");
    assert_eq!(mode(&format!("{table}}}")), "no-quirks");
    let transitional = "<!doctype html public \\\"-//W3C//DTD XHTML 1.0 Transitional//\\\">";
    assert_eq!(mode(&format!("{{\"html\": \"{transitional}\"}}")), "limited-quirks");

    // srcdoc
    assert_eq!(mode(r#"{"html": "<p>"}"#), "quirks");
    assert_eq!(mode(r#"{"html": "<p>", "srcdoc": true}"#), "no-quirks");

    // declarative_shadow_roots
    let root = |more: &str| {
        let html = "<div><template shadowrootmode=open>x</template></div>";
        tree(&format!("{{\"html\": \"{html}\"{more}}}")).contains("#shadow-root (open)")
    };
    assert!(root(""));
    assert!(!root(", \"declarative_shadow_roots\": false"));
    assert!(!root(", \"context\": \"div\""));
    assert!(root(", \"context\": \"div\", \"declarative_shadow_roots\": true"));
}

#[test]
fn chunks_change_nothing() {
    let html =
        r#""<!doctype html>\r\n<p class=\"\u00e9\">\ud83d\ude00 &notit; <!-- c --\r\n></q>\r""#;
    let whole = run(&["batch"], format!("{{\"html\": {html}}}").as_bytes()).fine();
    for chunk in 1..40 {
        let request = format!("{{\"html\": {html}, \"chunk\": {chunk}}}");
        assert_eq!(run(&["batch"], request.as_bytes()).fine(), whole, "{chunk}");
    }
}

#[test]
fn halves_of_surrogate_pairs() {
    let request = r#"{"html": "a\ud83d\ud83d\ude00\udc00</p>", "context": "div""#;
    for chunk in ["", ", \"chunk\": 1", ", \"chunk\": 2", ", \"chunk\": 100"] {
        let text = run(&["batch"], format!("{request}{chunk}}}").as_bytes()).fine();
        let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["tree"], "| \"a\u{FFFD}\u{1F600}\u{FFFD}\"\n| <p>", "{chunk}");
        let errors: Vec<_> = answer["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|error| (error["code"].as_str().unwrap(), &error["column"], &error["offset"]))
            .map(|(code, column, offset)| (code, column.as_u64(), offset.as_u64()))
            .collect();
        let surrogate = "surrogate-in-input-stream";
        assert_eq!(errors[0], (surrogate, Some(2), Some(1)), "{text}");
        assert_eq!(errors[1], (surrogate, Some(5), Some(8)), "{text}");
        assert_eq!(errors[2].1, Some(6), "{text}");
        assert_eq!(errors[2].2, Some(11), "{text}");
    }
}

#[test]
fn many_lines_come_back_in_order() {
    let mut requests = Vec::new();
    for id in 0..5000 {
        writeln!(requests, "{{\"id\":{id},\"html\":\"<b>{id}\"}}").unwrap();
    }
    let text = run(&["batch"], &requests).fine();
    for (id, line) in text.lines().enumerate() {
        assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
        assert!(line.contains(&format!("\\\"{id}\\\"")), "{line}");
    }
    assert_eq!(text.lines().count(), 5000);
}

#[test]
fn a_program_can_ask_line_by_line() {
    let mut child =
        program(&["batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let mut from = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(to, "{{\"id\": {id}, \"html\": \"\"}}").unwrap();
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
    }
    drop(to);
    assert!(child.wait().unwrap().success());
}
