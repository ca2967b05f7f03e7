//! `treewright hidden`, and the options about styles.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{Folder, run};

const PAGE: &str = "<!doctype html><title>t</title>\r\n<style>\r\n@media (width > 100px) { .a { content-visibility: hidden; float: left }\r\n\
                    .b { opacity: 0 } }</style><link rel=stylesheet href=css/c.css>\r\n<p>\u{E9}<b class=a>1</b>\
                    <i class=b>one\r\n two</i><p class=c>three<p hidden>four";

/// A line for each run of hidden text: place, trick and rule.
fn found(folder: &Folder, arguments: &[&str]) -> Vec<String> {
    let page = format!("{}/site/page.html", folder.path());
    let run = run(&[&["hidden", "--format=jsonl"], arguments, &[page.as_str()]].concat(), b"");
    let lines = run.out.lines().map(|line| {
        let value: Value = serde_json::from_str(line).unwrap();
        let rule = &value["rule"];
        let file = rule["path"].as_str().map(|path| path.rsplit('/').next().unwrap().to_owned());
        let rule = match file {
            Some(file) => {
                format!(" {} {file}:{}:{}", rule["selector"], rule["line"], rule["column"])
            }
            None => String::new(),
        };
        format!("{}:{} {} {}{rule}", value["line"], value["column"], value["trick"], value["text"])
    });
    lines.collect()
}

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::create_dir_all(Path::new(folder.path()).join("site/css")).unwrap();
    fs::create_dir_all(Path::new(folder.path()).join("other")).unwrap();
    folder.file("site/page.html", PAGE);
    folder.file("site/css/c.css", "@import '/d.css';\n@import '../../other/e.css';");
    folder.file("site/d.css", "/**/ .c{font-size:0}");
    folder.file("other/e.css", ".c{visibility:hidden}");
    folder.file("added.css", "\n\n.b { opacity: 1 !important } .c { display: none }");
    folder
}

#[test]
fn sheets_and_their_places() {
    let folder = folder("hidden-sheets");
    let path = |name: &str| format!("{}/{name}", folder.path());
    let (site, added, other) = (path("site"), path("added.css"), path("other"));
    let with = |arguments: &[&str]| found(&folder, arguments).join("\n");
    let markup = "6:35 \"display\" \"four\"";
    let a = "5:16 \"content-visibility\" \"1\" \".a\" page.html:3:26";
    let b = "5:32 \"opacity\" \"one two\" \".b\" page.html:4:1";
    let own = format!("{a}\n{b}");
    let cases: [(&[&str], String); 8] = [
        // `/d.css` is at the root of the file system, `e.css` outside the folder of the page.
        (&[], format!("{own}\n{markup}")),
        (&["--no-css"], markup.to_owned()),
        (&["--device=width=50"], markup.to_owned()),
        (
            &["--root", &site],
            format!("{own}\n6:20 \"font-size\" \"three\" \".c\" d.css:1:6\n{markup}"),
        ),
        (
            &["--root", &site, "--base-url=https://a.example/page.html"],
            format!("{own}\n6:20 \"font-size\" \"three\" \".c\" d.css:1:6\n{markup}"),
        ),
        (
            &["--root", &path("")],
            format!("{own}\n6:20 \"visibility\" \"three\" \".c\" e.css:1:1\n{markup}"),
        ),
        (
            &[
                "--map",
                &format!("https://a.example/={site}"),
                "--map",
                &format!("https://a.example/other={other}"),
                "--base-url=https://a.example/page.html",
            ],
            format!("{own}\n6:20 \"visibility\" \"three\" \".c\" e.css:1:1\n{markup}"),
        ),
        (
            &["--css", &added],
            format!("{a}\n6:20 \"display\" \"three\" \".c\" added.css:3:30\n{markup}"),
        ),
    ];
    for (arguments, expected) in cases {
        assert_eq!(with(arguments), expected, "{arguments:?}");
    }
}

/// Exit codes, forms and messages.
#[test]
fn reports() {
    let folder = folder("hidden-reports");
    let page = format!("{}/site/page.html", folder.path());
    let plain = folder.file("plain.html", "<p>a");
    let text = run(&["hidden", &page], b"");
    assert_eq!(text.code, 1);
    let line = format!("{page}:5:32: certain opacity: one two (.b at {page}:4:1)\n");
    assert!(text.out.contains(&line), "{}", text.out);
    assert!(text.err.contains("d.css and 1 more are not there"), "{}", text.err);
    assert_eq!(run(&["hidden", "--exit-zero", &page], b"").code, 0);
    let none = run(&["hidden", &plain, "-"], b"<!-- a --><title>t</title>");
    assert_eq!((none.code, none.out.as_str(), none.err.as_str()), (0, "", ""));
    assert_eq!(run(&["hidden", "nowhere.html"], b"").code, 2);
    for wrong in [
        &["hidden", "--device=width=x", &page][..],
        &["hidden", "--no-css", "--css=x", &page],
        &["hidden", "--css=nowhere.css", &page],
        &["hidden", "--map=x", &page],
    ] {
        assert_eq!(run(wrong, b"").code, 2, "{wrong:?}");
    }
    let possible = run(&["hidden", "-"], b"<details>some");
    assert_eq!(possible.out, "-:1:10: possible details: some\n");
    let likely = run(&["hidden", "--certainty=likely", "-"], b"<details>some");
    assert_eq!((likely.code, likely.out.as_str()), (0, ""));
}

#[test]
fn sarif_by_its_schema() {
    let schema = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sarif-2.1.0.schema.json");
    let text = fs::read_to_string(schema).unwrap();
    // Its regular expression for languages is not one.
    let schema: Value = serde_json::from_str(&text.replace("{2}]?$", "{2}$")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let folder = folder("hidden-sarif");
    let page = format!("{}/site/page.html", folder.path());
    for (pages, results) in [(vec![&page, &page, &page], 9), (vec![], 0)] {
        let mut arguments = vec!["hidden", "--format=sarif", "-"];
        arguments.extend(pages.iter().map(|page| page.as_str()));
        let report: Value = serde_json::from_str(&run(&arguments, b"<p>a").out).unwrap();
        let wrong: Vec<String> =
            schema.iter_errors(&report).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        assert_eq!(report["runs"][0]["results"].as_array().unwrap().len(), results);
    }
}

/// `text` and `markdown` apply sheets, and leave out or mark what is not seen.
#[test]
fn readers() {
    let page = "<style>.a { display: none } .b { color: white } .c { font-size: 2px }</style>\
                <p>one <i class=a>two</i><i class=b>three</i> <i class=c>four</i> fi@ve";
    let page = page.replace('@', &"\u{200B}\u{200C}".repeat(8));
    let text = |arguments: &[&str]| {
        let run = run(&[arguments, &["-"]].concat(), page.as_bytes());
        assert_eq!(run.err, "", "{arguments:?}");
        run.out.replace(['\u{200B}', '\u{200C}'], "*")
    };
    let stars = "*".repeat(16);
    let cases: [(&[&str], String); 6] = [
        (&["text"], format!("one three four fi{stars}ve\n")),
        (&["text", "--no-css"], format!("one twothree four fi{stars}ve\n")),
        (&["text", "--hidden-text=keep"], format!("one three four fi{stars}ve\n")),
        (&["text", "--hidden-text=leave-out"], "one four five\n".to_owned()),
        // The bits of the characters are those of two letters.
        (
            &["text", "--hidden-text=mark"],
            "one [hidden: three] [hidden: four] fi[hidden: UU]ve\n".to_owned(),
        ),
        (&["markdown", "--hidden-text=leave-out"], "one *four* five\n".to_owned()),
    ];
    for (arguments, expected) in cases {
        assert_eq!(text(arguments), expected, "{arguments:?}");
    }
}

#[test]
fn batch() {
    let line =
        br#"{"html":"<style>i{opacity:0}</style>a<i>b</i>","hidden_text":true,"format":"text"}"#;
    let answer: Value = serde_json::from_str(&run(&["batch"], line).fine()).unwrap();
    let expected = serde_json::json!([{
        "text": "b", "trick": "opacity", "certainty": "certain", "line": 1, "column": 32, "offset": 31,
        "end_offset": 32, "rule": {"selector": "i", "line": 1, "column": 8},
    }]);
    assert_eq!(answer["hidden_text"], expected);
}
