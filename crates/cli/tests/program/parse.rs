//! `treewright parse`.

use crate::{Folder, run};

const PAGE: &str = "<!doctype html>\n<title>t</title><p id=b class=a>x</q>\n<!--c--><?pi d?>";

#[test]
fn tree() {
    let expected = "\
| <!DOCTYPE html>
| <html>
|   <head>
|     <title>
|       \"t\"
|   <body>
|     <p>
|       class=\"a\"
|       id=\"b\"
|       \"x
\"
|       <!-- c -->
|       <?pi d?>
";
    assert_eq!(run(&["parse"], PAGE.as_bytes()).fine(), expected);
    assert_eq!(run(&["parse", "-"], PAGE.as_bytes()).fine(), expected);
    assert_eq!(run(&["parse", "--format", "tree", "-"], PAGE.as_bytes()).fine(), expected);
    let folder = Folder::new("tree");
    let file = folder.file("page.html", PAGE);
    assert_eq!(run(&["parse", &file], b"").fine(), expected);
    let two = run(&["parse", &file, "-"], b"<p>").fine();
    let second = "| <html>\n|   <head>\n|   <body>\n|     <p>\n";
    assert_eq!(two, format!("==> {file} <==\n{expected}\n==> - <==\n{second}"));
}

#[test]
fn html() {
    let html = run(&["parse", "--format", "html"], PAGE.as_bytes()).fine();
    assert_eq!(
        html,
        "<!DOCTYPE html><html><head><title>t</title></head>\
         <body><p id=\"b\" class=\"a\">x\n<!--c--><?pi d?></p></body></html>"
    );
    let fragment = run(&["parse", "--format=html", "--fragment=tr"], b"<td>x<td>y").fine();
    assert_eq!(fragment, "<td>x</td><td>y</td>");
}

#[test]
fn options() {
    let noscript = b"<noscript><p></noscript>";
    let arguments = ["parse", "--fragment", "div", "--scripting"];
    let parse = |switch| run(&[&arguments[..], &[switch]].concat(), noscript).fine();
    assert_eq!(parse("off"), "| <noscript>\n|   <p>\n");
    assert_eq!(parse("on"), "| <noscript>\n|   \"<p>\"\n");

    let select = b"<select><p>x";
    let arguments = ["parse", "--fragment", "div", "--edition"];
    let parse = |edition| run(&[&arguments[..], &[edition]].concat(), select).fine();
    assert_eq!(parse("living"), "| <select>\n|   <p>\n|     \"x\"\n");
    assert_eq!(parse("classic"), "| <select>\n|   \"x\"\n");

    let svg = run(&["parse", "--fragment", "svg foreignObject"], b"<p>").fine();
    assert_eq!(svg, "| <p>\n");
}

#[test]
fn bytes_are_decoded() {
    let parse = |bytes| run(&["parse", "--fragment", "div"], bytes).fine();
    assert_eq!(parse(b"\xEF\xBB\xBFcaf\xC3\xA9"), "| \"caf\u{E9}\"\n");
    assert_eq!(parse(b"a\xF0\x9F\x98b\xFF\xFF"), "| \"a\u{FFFD}b\u{FFFD}\u{FFFD}\"\n");
}

#[test]
fn errors() {
    let folder = Folder::new("errors");
    let file = folder.file("page.html", "<!doctype html>\n<p>\u{1F600}</q>\n<b");
    let good = folder.file("good.html", "<!doctype html><title>t</title>");
    let run_errors = run(&["parse", "--errors", &file, &good], b"");
    assert_eq!(run_errors.code, 1);
    let lines: Vec<&str> = run_errors.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run_errors.err);
    assert!(lines[0].starts_with(&format!("{file}:2:6: ")), "{}", lines[0]);
    assert!(
        lines[1].starts_with(&format!("{file}:3:3: eof-in-tag: The text ends")),
        "{}",
        lines[1]
    );

    assert_eq!(run(&["parse", &file], b"").code, 0);
    assert_eq!(run(&["parse", "--errors", &good], b"").code, 0);
    let both = run(&["parse", "--errors", &file, "missing.html"], b"");
    assert_eq!(both.code, 2, "{}", both.err);

    let arguments = ["parse", "--format", "json", "--errors", &file];
    let run_json = run(&arguments, b"");
    assert_eq!((run_json.code, run_json.err.as_str()), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&run_json.out).unwrap();
    let error = serde_json::json!({"code": "eof-in-tag", "line": 3, "column": 3, "offset": 30});
    assert_eq!(json["errors"][1], error);
}

#[test]
fn the_first_error_stops_the_parse() {
    let input = b"<!doctype html><p>a</q>b</q>c";
    let stopped = run(&["parse", "--stop-at-first-error", "--format", "html"], input);
    assert_eq!(stopped.code, 1);
    assert_eq!(stopped.err.lines().count(), 1, "{}", stopped.err);
    assert!(stopped.err.starts_with("-:1:20: "), "{}", stopped.err);
    assert!(stopped.out.contains('a') && !stopped.out.contains('c'), "{}", stopped.out);

    let fine = run(&["parse", "--stop-at-first-error"], b"<!doctype html><title>t</title>");
    assert_eq!((fine.code, fine.err.as_str()), (0, ""));
}

#[test]
fn deep_documents() {
    let deep = "<div>".repeat(200_000);
    let html = run(&["parse", "--format", "html"], deep.as_bytes()).fine();
    assert!(html.ends_with("</div></div></body></html>"));
    let json = run(&["parse", "--format", "json"], deep.as_bytes()).fine();
    assert!(json.ends_with("}\n"));
    let tree = run(&["parse"], "<div>".repeat(2000).as_bytes()).fine();
    assert_eq!(tree.lines().count(), 2003);
}

#[test]
fn json() {
    let folder = Folder::new("json");
    let file = folder.file("page.html", "<!doctype html><p id=\"a\">x</p>");
    let text = run(&["parse", "--format", "json", &file, "-"], b"<td>").fine();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert_eq!(lines[0]["file"], *file);
    assert_eq!(lines[0]["quirks_mode"], "no-quirks");
    assert_eq!(lines[0].get("errors"), None);
    assert_eq!(lines[0]["tree"]["type"], "document");
    let paragraph = &lines[0]["tree"]["children"][1]["children"][1]["children"][0];
    assert_eq!(paragraph["name"], "p");
    assert_eq!(paragraph["attributes"][0]["value"], "a");
    assert_eq!(paragraph["children"][0]["data"], "x");
    assert_eq!((&lines[1]["file"], &lines[1]["quirks_mode"]), (&"-".into(), &"quirks".into()));

    let fragment = run(&["parse", "--format", "json", "--fragment", "tr"], b"<td>").fine();
    let fragment: serde_json::Value = serde_json::from_str(&fragment).unwrap();
    assert_eq!(fragment["tree"]["children"][0]["name"], "td");
}

#[test]
fn nothing_of_a_page_is_lost_in_html() {
    let page = "<!DOCTYPE html><html><head><noscript><!--a--></noscript></head><body>\
                <div><template shadowrootmode=\"closed\"><p>x</p></template>y</div></body></html>";
    let html = run(&["parse", "--format", "html"], page.as_bytes()).fine();
    assert_eq!(html, page);
    let html = run(&["parse", "--format", "html", "--scripting", "on"], page.as_bytes()).fine();
    assert_eq!(html, page);
}
