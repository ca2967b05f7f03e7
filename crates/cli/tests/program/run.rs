//! `treewright run`.

use std::fs;

use crate::{Folder, run};

/// Arguments, the page, the exit code, what is printed, and a part of what is said on standard error.
const CASES: [(&[&str], &str, i32, &str, &str); 32] = [
    (&["--select=b"], "<script>document.write('<b>x</b>')</script>", 0, "<b>x</b>\n", ""),
    (&["--select=b"], "<p>", 1, "", ""),
    (&["--format=tree", "--select=p"], "<p>a", 0, "| <p>\n|   \"a\"\n", ""),
    (&["--format=none"], "<p>", 0, "", ""),
    (
        &["--format=text"],
        "<style>.a { display: none }</style><p class=a>no<p id=b>yes<script>b.after('no'); document.adoptedStyleSheets; \
         document.head.append(Object.assign(document.createElement('style'), { textContent: 'i { display: none }' }))\
         </script><i>no</i>",
        0,
        "yes\n\nno\n",
        "",
    ),
    (
        &["--format=text", "--select=p"],
        "<style>b { display: none }</style><p>a<b>c</b>",
        0,
        "a\n",
        "",
    ),
    (
        &["--origins"],
        "<p>a\n<script>\n  document.write(`<b>b`)</script><i>",
        0,
        "-:-:-: <html>\n-:-:-: <head>\n-:-:-: <body>\n-:1:1: <p>\n-:2:1: <script>\n\
         -:3:12: <b> document.write: <b>b\n-:3:34: <i>\n",
        "",
    ),
    (&["--origins", "--select=em"], "<p>", 1, "", ""),
    (
        &["--origins", "--select=b, i", "--format=json"],
        "<i x=1></i><script>document.write(`a<b>b`)</script>",
        0,
        "{\"path\":\"-\",\"line\":1,\"column\":1,\"offset\":0,\"name\":\"i\",\"attributes\":{\"x\":\"1\"},\
         \"write\":null}\n{\"path\":\"-\",\"line\":null,\"column\":null,\"offset\":null,\"name\":\"b\",\
         \"attributes\":{},\"write\":{\"path\":\"-\",\"line\":1,\"column\":28,\"text\":\"a<b>b\",\"offset\":1,\
         \"script\":{\"line\":1,\"column\":12,\"offset\":11}}}\n",
        "",
    ),
    (&["--eval", "document.title"], "<title>T</title>", 0, "\"T\"\n", ""),
    (
        &["--eval", "document.URL", "--base-url=https://a.example/b"],
        "",
        0,
        "\"https://a.example/b\"\n",
        "",
    ),
    (&["--eval", "await(1"], "", 1, "", "treewright: --eval:1:"),
    (
        &["--format=none"],
        "<script>throw 1</script>",
        0,
        "",
        "treewright: -:1:14: Uncaught 1\n  <script>throw 1",
    ),
    (
        &["--format=none", "--wait=idle"],
        "<script>for (let i = 0; i < 3; i++) setTimeout(() => { throw 1 })</script>",
        0,
        "",
        "^\ntreewright: 2 more errors like those above are not shown\n",
    ),
    (&["--format=none", "--fail-on-script-error"], "<script>throw 1</script>", 1, "", "Uncaught 1"),
    (
        &["--format=none", "--console=text"],
        "<script>console.log(1, 'a')</script>",
        0,
        "",
        "treewright: console.log: 1 a\n",
    ),
    (
        &["--format=none", "--console=json"],
        "<script>alert(1)</script>",
        0,
        "",
        "{\"event\":\"dialog\",\"kind\":\"alert\",\"message\":\"1\"}\n",
    ),
    (
        &["--format=none", "--budget=tasks=1", "--wait=idle"],
        "<script>setInterval(() => {})</script>",
        0,
        "",
        "warning: -: the limit tasks was reached\n",
    ),
    (
        &["--format=markdown"],
        "<style>.a { display: none }</style><h1>A</h1><p class=a>no<p>b <em>c</em>",
        0,
        "# A\n\nb *c*\n",
        "",
    ),
    (
        &["--format=links", "--base-url=https://a.example/b/"],
        "<script>document.write('<a href=c>d\\n e</a><a href=http://[>')</script>",
        0,
        "https://a.example/b/c\td e\nhttp://[\n",
        "",
    ),
    (
        &["--format=text", "--wait=selector=#b"],
        "<p>a<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p id=b>b'), 20)</script>",
        0,
        "a\n\nb\n",
        "",
    ),
    (
        &["--eval=n", "--wait=script=n > 2"],
        "<script>var n = 0; setInterval(() => n++, 1)</script>",
        0,
        "3\n",
        "",
    ),
    (
        &["--eval=n", "--wait=script=p.then(() => n > 2)"],
        "<script>var n = 0, p = new Promise(r => setTimeout(() => { n = 3; r() }, 9))</script>",
        0,
        "3\n",
        "",
    ),
    (
        &["--format=text", "--wait=script=window.never.is"],
        "a<script>setTimeout(() => document.write('b'))</script>",
        1,
        "b\n",
        "warning: -: the page ended before `--wait script=window.never.is` came true\n",
    ),
    (
        &["--format=text", "--wait=selector=#b", "--budget=tasks=99"],
        "a<script>setInterval(() => {})</script>",
        1,
        "a\n",
        "warning: -: the page ended before `--wait selector=#b` came true\n",
    ),
    (&["--format=none", "--wait=selector=a["], "", 1, "", "'a[' is not a valid selector"),
    (&["--format=none", "--wait=script=1 +"], "", 1, "", "--wait script=1 +: SyntaxError"),
    (&["--format=text", "--wait=network-idle"], "<p>a", 0, "a\n", ""),
    (
        &["--eval=n < 9", "--wait=network-idle=20", "--virtual-time"],
        "<script>var n = 0; setInterval(() => n++, 3)</script>",
        0,
        "true\n",
        "",
    ),
    (
        &[
            "--json-lines",
            "--eval=document.title",
            "--format=text",
            "--base-url=https://a.example/",
        ],
        "<title>T</title>a<script>setTimeout(f); for (let i of [1, 2]) setTimeout('throw 3')</script>",
        0,
        "{\"page\":\"-\",\"url\":\"https://a.example/\",\"outcome\":\"done\",\"bounds_met\":[],\"result\":\"T\",\
         \"content\":\"a\\n\",\"errors\":[{\"message\":\"Uncaught ReferenceError: f is not defined\",\"file\":\"-\",\
         \"line\":1,\"column\":37,\"count\":1}]}\n",
        "",
    ),
    (&["--budget=tasks=x"], "", 2, "", "is not a whole number"),
    (&["--wait=soon"], "", 2, "", "is not a time in seconds"),
];

/// However many errors a page throws, so many are printed: in JSON all of them.
#[test]
fn many_errors() {
    let page = b"<script>for (let i = 0; i < 2500; i++) reportError(i)</script>";
    let text = run(&["run", "--format=none"], page);
    assert_eq!(text.err.matches(": Uncaught ").count(), 1_000, "{}", text.err);
    assert!(text.err.ends_with("treewright: 1500 more errors are not shown\n"), "{}", text.err);
    let json = run(&["run", "--format=none", "--console=json"], page);
    assert_eq!(json.err.lines().count(), 2_500, "{}", json.err);
}

/// A page that is not there is not an empty one.
#[test]
fn pages_that_are_not_there() {
    let folder = Folder::new("not-there");
    folder.file("there.html", "<title>there</title>");
    let root = format!("--root={}", folder.path());
    let eval = "--eval=document.title";
    let there = run(&["run", eval, &root, "http://l.test/there.html"], b"");
    assert_eq!((there.code, there.out.as_str()), (0, "\"there\"\n"), "{}", there.err);
    let not_there = run(&["run", eval, &root, "http://l.test/not-there.html"], b"");
    assert_eq!((not_there.code, not_there.out.as_str()), (2, ""));
    assert_eq!(not_there.err, "treewright: http://l.test/not-there.html: 404 Not Found\n");
}

/// Nothing is read that the page may not keep.
#[test]
fn pages_and_files_beyond_the_memory() {
    let budget = "--budget=memory=8000000";
    let long = "<p>x</p>".repeat(3_000_000);
    let read = run(&["run", "--format=none", budget], long.as_bytes());
    let message = "treewright: -: the page has more than 4000000 bytes, half of its memory\n";
    assert_eq!((read.code, read.err.as_str()), (2, message));
    let folder = Folder::new("beyond");
    folder.file("long.txt", long);
    let script = "<script>fetch('long.txt').catch(error => document.title = error.name)</script>";
    let page = folder.file("page.html", script);
    let fetched = run(&["run", "--eval=document.title", "--wait=idle", budget, &page], b"");
    assert_eq!((fetched.code, fetched.out.as_str()), (0, "\"TypeError\"\n"), "{}", fetched.err);
}

#[test]
fn pages_with_scripts() {
    for (arguments, page, code, printed, said) in CASES {
        let arguments: Vec<&str> = ["run"].iter().chain(arguments).copied().collect();
        let result = run(&arguments, page.as_bytes());
        assert_eq!(
            (result.code, result.out.as_str()),
            (code, printed),
            "{arguments:?} {}",
            result.err
        );
        assert!(result.err.contains(said), "{arguments:?}: {}", result.err);
        assert!(!said.is_empty() || result.err.is_empty(), "{arguments:?}: {}", result.err);
    }
}

#[test]
fn files_recordings_and_injected_scripts() {
    let folder = Folder::new("run");
    let page = folder.file("page.html", "<script src=a.js></script><p>");
    let script = folder.file("a.js", "document.title = first + 1\nmissing()");
    let first = folder.file("first.js", "var first = 'x'");
    let recording = format!("{}/recording", folder.path());
    let title = ["--eval", "document.title"];
    let with = |more: &[&str]| {
        let fixed = ["run", page.as_str(), "--inject", first.as_str()];
        run(&[&fixed, more, &title].concat(), b"")
    };
    let recorded = with(&["--record", &recording]);
    assert_eq!((recorded.code, recorded.out.as_str()), (0, "\"x1\"\n"), "{}", recorded.err);
    assert!(recorded.err.contains("a.js:2:1: Uncaught ReferenceError"), "{}", recorded.err);
    assert!(recorded.err.contains("\n  missing()\n  ^\n"), "{}", recorded.err);
    fs::remove_file(script).unwrap();
    assert_eq!(with(&["--replay", &recording]).out, "\"x1\"\n");
    assert_eq!(with(&[]).out, "\"\"\n");
    let base = ["--root", folder.path(), "--base-url", "https://a.example/"];
    assert_eq!(with(&base).out, "\"\"\n");
    let text = "<a xmlns='urn:a'><script xmlns='http://www.w3.org/1999/xhtml'>document.documentElement.id = 'x'</script></a>";
    let xml = folder.file("page.xml", text);
    let result =
        run(&["run", &xml, "--eval", "document.contentType + document.documentElement.id"], b"");
    assert_eq!((result.out.as_str(), result.err.as_str()), ("\"application/xmlx\"\n", ""));
    let missing = run(&["run", "nowhere.html"], b"");
    assert_eq!(
        (missing.code, missing.err.as_str()),
        (2, "treewright: nowhere.html: no such file\n")
    );
}

/// A page at an address is loaded as a browser loads it: with cookies, over redirects, in the encoding of its header.
#[test]
fn pages_at_addresses() {
    let folder = Folder::new("run-addresses");
    let entry = |path: &str, status: u16, headers: &str, body: &str| {
        format!(
            "{{\"request\":{{\"method\":\"GET\",\"url\":\"https://a.example{path}\"}},\"response\":{{\"status\":{status},\
             \"statusText\":\"\",\"headers\":[{headers}],\"content\":{{{body}}}}}}}"
        )
    };
    let header = |name: &str, value: &str| format!("{{\"name\":\"{name}\",\"value\":\"{value}\"}}");
    let entries = [
        entry("/", 302, &[header("Location", "/b"), header("Set-Cookie", "c=1")].join(","), ""),
        // `<title>Я</title>` in windows-1251
        entry(
            "/b",
            200,
            &header("Content-Type", "text/html; charset=windows-1251"),
            "\"encoding\":\"base64\",\"text\":\"PHRpdGxlPt88L3RpdGxlPg==\"",
        ),
        entry("/d", 200, &header("Content-Type", "image/png"), "\"text\":\"x\""),
        entry("/e", 404, "", ""),
    ];
    let har = folder.file("a.har", format!("{{\"log\":{{\"entries\":[{}]}}}}", entries.join(",")));
    let (replay, saved) = (format!("--replay={har}"), format!("{}/cookies.txt", folder.path()));
    let eval = "--eval=[document.title, document.URL, document.cookie, navigator.userAgent]";
    let cookies = folder.file("in.txt", "a.example\tFALSE\t/\tTRUE\t0\td\t2\n");
    let arguments =
        ["run", &replay, eval, "--user-agent=X", "--cookies", &cookies, "--save-cookies", &saved];
    let result = run(&[&arguments[..], &["https://a.example/"]].concat(), b"");
    let expected = "[\"Я\",\"https://a.example/b\",\"d=2; c=1\",\"X\"]\n";
    assert_eq!((result.code, result.out.as_str()), (0, expected), "{}", result.err);
    let written = fs::read_to_string(&saved).unwrap();
    let lines = "a.example\tFALSE\t/\tFALSE\t0\tc\t1\na.example\tFALSE\t/\tTRUE\t0\td\t2\n";
    assert_eq!(written, format!("# Netscape HTTP Cookie File\n{lines}"));
    for (path, message) in [
        ("d", "https://a.example/d: not a page, but image/png"),
        ("e", "https://a.example/e: 404 "),
        ("f", "https://a.example/f: the recording has no such request"),
    ] {
        let result = run(&["run", &replay, &format!("https://a.example/{path}")], b"");
        assert_eq!((result.code, result.out.as_str()), (2, ""), "{path}");
        assert_eq!(result.err, format!("treewright: {message}\n"));
    }
    for wrong in ["--header=a b:c", "--header=x", "--proxy=x://y"] {
        let result = run(&["run", "--net", wrong], b"");
        assert_eq!(result.code, 2, "{wrong}: {}", result.err);
    }
}

/// An archive answers as the files did that were recorded in it.
#[test]
fn archives() {
    let folder = Folder::new("run-archives");
    folder.file(
        "a.js",
        "document.title = 'ä'; fetch('none.json').then(r => document.title += r.status)",
    );
    folder.file("b.bin", [0xFF, 0, b'\r', b'\n', 1]);
    let page = folder.file(
        "page.html",
        "<script src=a.js></script><script>fetch('b.bin').then(r => r.bytes()).then(b => document.body.append(b))</script>",
    );
    let script = "--eval=document.title + document.body.lastChild.data";
    for ending in ["jsonl", "har", "warc"] {
        let recording = format!("{}/recording.{ending}", folder.path());
        let common = ["run", "--wait=idle", script, "--base-url=https://a.example/"];
        let recorded = run(&[&common[..], &["--record", &recording, &page]].concat(), b"");
        assert_eq!(
            (recorded.code, recorded.out.as_str()),
            (0, "\"ä404255,0,13,10,1\"\n"),
            "{}",
            recorded.err
        );
        let replayed =
            run(&[&common[..], &["--replay", &recording, "-"]].concat(), &fs::read(&page).unwrap());
        assert_eq!(replayed.out, recorded.out, "{ending}: {}", replayed.err);
    }
}

#[test]
fn traces_are_in_order() {
    let page = b"<script>document.write('<p>')</script>";
    let said = run(&["run", "--trace", "--format=none"], page).err;
    let places =
        ["parser pauses: script", "script: ", "write: \"<p>\"", "script ends", "event: load"];
    let places = places.map(|part| said.find(part).unwrap_or_else(|| panic!("{part}: {said}")));
    assert!(places.is_sorted(), "{said}");
}

/// A line for each page, in the order of the command line, whatever becomes of the others.
#[test]
fn many_pages() {
    let folder = Folder::new("run-many");
    let mut expected = Vec::new();
    for number in 0..7 {
        let script = match number {
            2 => "for (;;);".to_owned(),
            4 => "throw 4".to_owned(),
            _ => format!("document.title = {number}"),
        };
        let name = folder.file(&format!("{number}.html"), format!("<script>{script}</script>"));
        expected.push((name, if number == 2 { "bound" } else { "done" }));
    }
    let missing = format!("{}/missing.html", folder.path());
    let bounds = "--budget=time-per-task=0.2";
    let eval = "--eval=document.title";
    let result = run(&["run", "--json-lines", eval, bounds, folder.path(), &missing], b"");
    assert_eq!(result.code, 2, "{}", result.err);
    expected.push((missing, "unreadable"));
    let lines: Vec<serde_json::Value> =
        result.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let found: Vec<(String, &str)> = lines
        .iter()
        .map(|line| (line["page"].as_str().unwrap().to_owned(), line["outcome"].as_str().unwrap()))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(
        (&lines[3]["result"], &lines[2]["bounds_met"][0]),
        (&"3".into(), &"time-per-task".into())
    );
    assert_eq!(lines[4]["errors"][0]["message"], "Uncaught 4");
    let several = run(&["run", folder.path(), &found[0].0], b"");
    assert_eq!(
        (several.code, several.err.as_str()),
        (2, "treewright: several pages need --json-lines\n")
    );
}
