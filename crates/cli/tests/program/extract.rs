//! `extract`: inputs, formats, manifests, and runs that are killed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use crate::{Folder, program, run, spawn, waiting};

const PLAN: &str = "[columns]\ntitle = { get = 'title' }\nitems = { select = 'li', list = true }\n\
                    numbers = { select = 'li', list = true, fields = { n = { attr = 'value', type = 'integer' } } }\n";

fn warc(pages: &[(&str, &str)]) -> Vec<u8> {
    let mut archive =
        String::from("WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 0\r\n\r\n\r\n\r\n");
    for (url, html) in pages {
        let block = format!("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n{html}");
        let _ = write!(
            archive,
            "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {url}\r\nContent-Type: application/http\r\n\
             Content-Length: {}\r\n\r\n{block}\r\n\r\n",
            block.len()
        );
    }
    archive.into_bytes()
}

/// The rows of a file of JSON lines.
fn rows(path: impl AsRef<Path>) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All files of a folder.
fn files(folder: &str) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()))
        .collect()
}

#[test]
fn pages_and_archives_become_rows() {
    let folder = Folder::new("extract_inputs");
    let plan = folder.file("plan.toml", PLAN);
    let page = folder.file("a.html", "<title>a</title><li value=1>one<li value=x>two");
    let archive = folder.file(
        "b.warc",
        warc(&[
            ("https://b.example/1", "<title>b</title>"),
            ("https://b.example/2", "<li>\"x\", y"),
        ]),
    );
    let out = format!("{}/out.jsonl", folder.path());
    let report = run(&["extract", "--plan", &plan, "--out", &out, &page, &archive], b"").fine();
    assert_eq!(
        report,
        "3 pages: 3 complete, 0 degraded, 0 truncated, 0 failed\n1 other record in archives\n"
    );
    // Archives come before the group of pages that is not full.
    let found = rows(&out);
    let expected = [
        r#"{"url":"https://b.example/1","status":"complete","limits":null,"message":null,"title":"b","items":[],"numbers":[]}"#.to_owned(),
        r#"{"url":"https://b.example/2","status":"complete","limits":null,"message":null,"title":null,"items":["\"x\", y"],"numbers":[{"n":null}]}"#.to_owned(),
        format!(
            r#"{{"url":"{page}","status":"complete","limits":null,"message":null,"title":"a","items":["one","two"],"numbers":[{{"n":1}},{{"n":null}}]}}"#
        ),
    ];
    let expected: Vec<Value> =
        expected.iter().map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!(found, expected);

    let csv = format!("{}/out.csv", folder.path());
    run(&["extract", "--plan", &plan, "--out", &csv, &archive], b"").fine();
    assert_eq!(
        fs::read_to_string(&csv).unwrap(),
        "url,status,limits,message,title,items,numbers\n\
         https://b.example/1,complete,,,b,[],[]\n\
         https://b.example/2,complete,,,,\"[\"\"\\\"\"x\\\"\", y\"\"]\",\"[{\"\"n\"\":null}]\"\n"
    );

    // The output folder may be within the input folder.
    let inside = format!("{}/inside", folder.path());
    for _ in 0..2 {
        let arguments =
            ["extract", "--plan", &plan, "--out", &inside, "--format=jsonl", folder.path()];
        assert!(run(&arguments, b"").fine().starts_with("3 pages: "));
    }

    // Standard input can be either.
    for (input, url) in [
        (warc(&[("https://b.example/1", "<title>b</title>")]), "https://b.example/1"),
        (b"<title>b</title>".to_vec(), "-"),
    ] {
        let out = format!("{}/stdin.jsonl", folder.path());
        run(&["extract", "--plan", &plan, "--out", &out, "-"], &input).fine();
        let row = &rows(&out)[0];
        assert_eq!((row["url"].as_str(), row["title"].as_str()), (Some(url), Some("b")));
    }
}

#[test]
fn parquet_and_arrow_go_round() {
    use arrow_array::cast::AsArray as _;
    use arrow_array::{ArrayRef, BinaryArray, RecordBatch, StringArray};
    use parquet::arrow::ArrowWriter;
    use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
    use std::sync::Arc;

    let folder = Folder::new("extract_parquet");
    let plan = folder.file("plan.toml", PLAN);
    let input = format!("{}/pages.parquet", folder.path());
    let count = 3000;
    let urls: Vec<String> = (0..count).map(|n| format!("https://a.example/{n}")).collect();
    let pages: Vec<String> = (0..count).map(|n| format!("<title>{n}</title>")).collect();
    let batch = RecordBatch::try_from_iter([
        ("other", Arc::new(StringArray::from(urls.clone())) as ArrayRef),
        ("uri", Arc::new(StringArray::from(urls))),
        ("html", Arc::new(BinaryArray::from_iter_values(&pages))),
    ])
    .unwrap();
    let mut writer =
        ArrowWriter::try_new(fs::File::create(&input).unwrap(), batch.schema(), None).unwrap();
    writer.write(&batch).unwrap();
    writer.close().unwrap();

    let columns = ["--url-column=uri", "--content-column=html"];
    let out = format!("{}/out.parquet", folder.path());
    let arrow = format!("{}/out.arrow", folder.path());
    for out in [&out, &arrow] {
        let report =
            run(&["extract", "--plan", &plan, "--out", out, &input, columns[0], columns[1]], b"")
                .fine();
        assert_eq!(report, "3000 pages: 3000 complete, 0 degraded, 0 truncated, 0 failed\n");
    }
    let reader = ParquetRecordBatchReaderBuilder::try_new(fs::File::open(&out).unwrap()).unwrap();
    assert_eq!(reader.schema().metadata()["treewright.extract.schema"], "1");
    let parquet: Vec<RecordBatch> =
        reader.with_batch_size(count).build().unwrap().map(Result::unwrap).collect();
    assert_eq!(parquet[0]["title"].as_string::<i32>().value(2999), "2999");
    let arrow =
        arrow_ipc::reader::FileReader::try_new(fs::File::open(&arrow).unwrap(), None).unwrap();
    let titles: Vec<String> = arrow
        .flat_map(|rows| {
            rows.unwrap()["title"]
                .as_string::<i32>()
                .iter()
                .map(|t| t.unwrap().to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    let expected: Vec<String> = (0..count).map(|n| n.to_string()).collect();
    assert_eq!(titles, expected);

    let run = run(&["extract", "--plan", &plan, "--out", &out, &input], b"");
    let message = format!("treewright: {input}: no column `url`\n");
    assert_eq!((run.code, run.err), (2, message));
}

#[test]
fn mistakes_are_reported() {
    let folder = Folder::new("extract_mistakes");
    let plan = folder.file("plan.toml", PLAN);
    let wrong = folder.file("wrong.toml", "[columns]\nt = { get = 'titel' }\n");
    let page = folder.file("a.html", "<title>a</title>");
    let broken =
        folder.file("b.warc", [warc(&[("u", "<title>b</title>")]), b"garbage".to_vec()].concat());
    let out = format!("{}/out", folder.path());
    let found = run(&["extract", "--plan", &wrong, "--out", &out, &page], b"");
    assert_eq!(
        (found.code, found.err),
        (
            2,
            format!(
                "treewright: {wrong}:2:13: unknown value `titel`; did you mean `title`?\n\
                 \x20 |\n2 | t = {{ get = 'titel' }}\n\x20 |             ^\n"
            )
        )
    );
    for (arguments, expected) in [
        (
            &["extract", "--plan", "nosuch.toml", "--out", &out, &page][..],
            "nosuch.toml: no such file",
        ),
        (&["extract", "--plan", &plan, "--out", "out.txt", &page], "out.txt: unknown format"),
        (
            &["extract", "--plan", &plan, "--out", &out],
            "the following required arguments were not provided",
        ),
        (&["extract", "--plan", &plan, "--out", &out, "--limits", "x", &page], "unknown limit"),
    ] {
        let found = run(arguments, b"");
        assert!(found.code == 2 && found.err.contains(expected), "{}", found.err);
    }
    // The others go on.
    let found =
        run(&["extract", "--plan", &plan, "--out", &out, "nosuch.html", &page, &broken], b"");
    assert_eq!(found.code, 2);
    assert_eq!(
        found.out,
        "2 pages: 2 complete, 0 degraded, 0 truncated, 0 failed\n1 other record in archives\n"
    );
    let mut messages: Vec<&str> = found.err.lines().collect();
    messages.sort_unstable();
    assert!(messages[0].contains("b.warc: no WARC record at byte "), "{messages:?}");
    assert_eq!((messages[1], messages.len()), ("treewright: nosuch.html: no such file", 2));
}

#[test]
fn folders_go_on_where_they_ended() {
    let folder = Folder::new("extract_manifest");
    let plan = folder.file("plan.toml", PLAN);
    let one = folder.file("one.warc", warc(&[("u", "<title>a</title>")]));
    let two = folder.file("two.warc.gz", warc(&[("u", "<title>b</title>")]));
    let out = format!("{}/out", folder.path());
    let extract = |inputs: &[&str], more: &[&str]| {
        let fixed = ["extract", "--plan", &plan, "--out", &out, "--format", "jsonl"];
        run(&[&fixed[..], more, inputs].concat(), b"")
    };
    let counts = "complete, 0 degraded, 0 truncated, 0 failed\n";
    let first = extract(&[&one], &[]).fine();
    assert_eq!(first, format!("1 page: 1 {counts}1 other record in archives\n"));
    let both = extract(&[&one, &two], &[]).fine();
    assert_eq!(
        both,
        format!("2 pages: 2 {counts}2 other records in archives\nfinished before: 1 of 2 files\n")
    );
    let all = files(&out);
    assert_eq!(all.len(), 3);
    // A manifest whose last line is cut off.
    let manifest = format!("{out}/_manifest");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, &text[..text.len() - 10]).unwrap();
    fs::write(format!("{out}/.treewright-x.tmp"), "").unwrap();
    assert!(extract(&[&one, &two], &[]).fine().ends_with("finished before: 1 of 2 files\n"));
    assert_eq!(files(&out), all);
    // A file that is missing.
    let (name, _) = all.iter().find(|(name, _)| name.starts_with("one")).unwrap();
    fs::remove_file(format!("{out}/{name}")).unwrap();
    assert!(extract(&[&one, &two], &[]).fine().ends_with("finished before: 1 of 2 files\n"));
    assert_eq!(files(&out), all);
    // An input that has changed.
    fs::write(&one, warc(&[("u", "<title>other</title>")])).unwrap();
    assert!(extract(&[&one, &two], &[]).fine().ends_with("finished before: 1 of 2 files\n"));
    let row = &rows(format!("{out}/{name}"))[0];
    assert_eq!(row["title"], "other");
    // Another plan.
    fs::write(&plan, "[columns]\nt = { get = 'text' }\n").unwrap();
    let refused = extract(&[&one, &two], &[]);
    assert!(
        refused.code == 2 && refused.err.contains("a run with another plan; name another folder"),
        "{}",
        refused.err
    );
    extract(&[&one], &["--restart"]).fine();
    assert_eq!(files(&out).len(), 2);
}

/// The bytes of the files in a folder, unfinished ones among them.
fn bytes_in(folder: &str) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    entries.flatten().filter_map(|entry| Some(entry.metadata().ok()?.len())).sum()
}

/// Runs that are killed and started again end with the same files. `TREEWRIGHT_KILLS` is the number of kills.
#[test]
fn killed_runs_end_with_the_same_output() {
    let kills: u32 = std::env::var("TREEWRIGHT_KILLS").map_or(3, |kills| kills.parse().unwrap());
    let folder = Folder::new("extract_killed");
    let plan = folder.file("plan.toml", PLAN);
    let inputs = format!("{}/in", folder.path());
    fs::create_dir(&inputs).unwrap();
    for number in 0..12 {
        let pages: Vec<(String, String)> = (0..300)
            .map(|page| {
                (
                    format!("https://a.example/{number}/{page}"),
                    format!("<title>{page}</title>{}", "<li>item".repeat(50)),
                )
            })
            .collect();
        let pages: Vec<(&str, &str)> =
            pages.iter().map(|(url, html)| (url.as_str(), html.as_str())).collect();
        folder.file(&format!("in/{number}.warc"), warc(&pages));
    }
    for number in 0..50 {
        folder.file(&format!("in/page-{number}.html"), format!("<title>{number}</title>"));
    }
    let whole = format!("{}/whole", folder.path());
    let arguments = |out: &str| -> Vec<String> {
        ["extract", "--plan", &plan, "--limits", "browser", "--out", out, &inputs]
            .map(str::to_owned)
            .to_vec()
    };
    let run_whole = |out: &str| {
        let all = arguments(out);
        run(&all.iter().map(String::as_str).collect::<Vec<_>>(), b"").fine()
    };
    run_whole(&whole);
    let expected = files(&whole);
    assert_eq!(expected.len(), 14);
    let all_bytes = bytes_in(&whole);
    let out = format!("{}/killed", folder.path());
    for kill in 0..kills {
        // At places that differ, from the start to the end, by the bytes that it has written.
        let most = all_bytes * u64::from(kill % 17) / 16;
        let all = arguments(&out);
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let mut child = program(&all).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        waiting::until(|| bytes_in(&out) >= most, || matches!(child.try_wait(), Ok(None)));
        let _ = child.kill();
        child.wait().unwrap();
        // Each file is whole or is not there.
        if Path::new(&out).is_dir() {
            for (name, bytes) in files(&out) {
                let is_whole = name.starts_with('_')
                    || name.starts_with(".treewright-")
                    || expected[&name] == bytes;
                assert!(is_whole, "{name} after kill {kill}");
            }
        }
        // Each few kills the run is let through, so that further ones meet all places.
        if kill % 5 == 4 || kill + 1 == kills {
            run_whole(&out);
            assert!(files(&out) == expected, "after kill {kill}");
            if kill + 1 < kills {
                fs::remove_dir_all(&out).unwrap();
            }
        }
    }
}

/// The limits of pages are those of the command line.
#[test]
fn limits_are_statuses() {
    let folder = Folder::new("extract_limits");
    let plan = folder.file("plan.toml", "[columns]\ntext = { get = 'text' }\n");
    let pages = [
        ("https://a.example/deep", "<div>".repeat(1000)),
        ("https://a.example/long", "<p>x".repeat(1000)),
        ("https://a.example/fine", "x".to_owned()),
    ];
    let pages: Vec<(&str, &str)> = pages.iter().map(|(url, html)| (*url, html.as_str())).collect();
    let archive = folder.file("a.warc", warc(&pages));
    let out = format!("{}/out.jsonl", folder.path());
    let limits = "--limits=depth=512,nodes=1500";
    let report = run(&["extract", "--plan", &plan, "--out", &out, limits, &archive], b"").fine();
    assert!(
        report.starts_with("3 pages: 1 complete, 1 degraded, 1 truncated, 0 failed\n"),
        "{report}"
    );
    let found: Vec<_> =
        rows(&out).iter().map(|row| (row["status"].clone(), row["limits"].clone())).collect();
    assert_eq!(
        found,
        [
            ("degraded".into(), "depth".into()),
            ("truncated".into(), "nodes".into()),
            ("complete".into(), Value::Null)
        ]
    );
}

/// A folder is that of one run at a time, where the system has locks.
#[cfg(unix)]
#[test]
fn two_runs_do_not_write_into_one_folder() {
    let folder = Folder::new("extract_two_runs");
    let plan = folder.file("plan.toml", PLAN);
    let page = folder.file("page.html", "<title>a</title>");
    let out = format!("{}/out", folder.path());
    let (mut first, stdin) = spawn(&["extract", "--plan", &plan, "--out", &out, "-"]);
    // It waits for its page.
    let manifest = Path::new(&out).join("_manifest");
    assert!(waiting::until(|| manifest.exists(), || matches!(first.try_wait(), Ok(None))));
    let second = run(&["extract", "--plan", &plan, "--out", &out, &page], b"");
    let reason =
        format!("treewright: {out}: another run of `treewright extract` writes into this folder");
    assert!(second.code == 2 && second.err.starts_with(&reason), "{}", second.err);
    drop(stdin);
    assert!(first.wait().unwrap().success());
}

/// A page is read until its text has more bytes than it may, in any encoding, also in one that is declared late.
#[test]
fn the_limit_of_bytes_counts_text() {
    const MOST: usize = 3000;
    let folder = Folder::new("extract_bytes");
    let plan = folder.file("plan.toml", "[columns]\ntext = { get = 'text' }\n");
    let utf16 = |text: &str| -> Vec<u8> {
        [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect()
    };
    let late = |label: &str, unit: &[u8], count: usize| {
        let start = format!("<p>{}<meta charset={label}>", " ".repeat(1100));
        [start.as_bytes(), &unit.repeat(count)].concat()
    };
    let length = "<p>".len() + 1100 + "<meta charset=gb18030>".len();
    for (name, page, text) in [
        ("utf-8", "x".repeat(MOST).into_bytes(), MOST),
        ("utf-8", "x".repeat(MOST + 1).into_bytes(), MOST + 1),
        ("utf-8", "\u{E9}".repeat(MOST / 2).into_bytes(), MOST),
        ("utf-16", utf16(&"x".repeat(MOST)), MOST),
        ("utf-16", utf16(&"x".repeat(MOST + 1)), MOST + 1),
        // Characters of four bytes there, and of two in UTF-8.
        ("gb18030", late("gb18030", b"\xA8\xA6\x81\x30\x81\x30", 300), length + 300 * 4),
        (
            "gb18030",
            late("gb18030", b"\x81\x30\x86\x38", (MOST - length) / 2),
            length + (MOST - length) / 2 * 2,
        ),
        ("gb18030", late("gb18030", b"\x81\x30\x86\x38", MOST / 2), length + MOST / 2 * 2),
    ] {
        let file = folder.file("page.html", &page);
        let out = format!("{}/out.jsonl", folder.path());
        let limits = format!("--limits=bytes={MOST}");
        run(&["extract", "--plan", &plan, "--out", &out, &limits, &file], b"").fine();
        let expected = if text > MOST {
            (Value::from("truncated"), Value::from("bytes"))
        } else {
            (Value::from("complete"), Value::Null)
        };
        let row = rows(&out).remove(0);
        assert_eq!(
            (row["status"].clone(), row["limits"].clone()),
            expected,
            "{name} {}: {row}",
            page.len()
        );
    }
}
