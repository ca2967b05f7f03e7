//! The examples of the documentation and of the help texts are true.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run;

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn page_of_docs(name: &str) -> String {
    fs::read_to_string(repository().join("docs").join(name)).unwrap()
}

/// The blocks between fences, each with its language.
fn blocks(text: &str) -> Vec<(&str, &str)> {
    let fenced = text.split("\n```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').unwrap()).collect()
}

#[test]
fn the_examples_of_the_json_shapes() {
    let page = page_of_docs("reference/json.md");
    let examples: Vec<_> = blocks(&page);
    assert_eq!(examples.len(), 2);
    let joined = |block: &str| block.lines().map(str::trim_start).collect::<String>();
    // The first is about lists of nodes.
    assert!(page.contains("`<p id=x>a` as a fragment is"));
    let request = br#"{"html": "<p id=x>a", "context": "div", "format": "flat"}"#;
    let printed = run(&["batch"], request).fine();
    let expected = joined(examples[0].1);
    assert!(printed.contains(&format!(",\"flat\":{expected},")), "{printed}");
    let html = "<!DOCTYPE html><p id=x>a<br>";
    assert!(page.contains(&format!("`{html}` is")));
    let expected = joined(examples[1].1);
    let printed = run(&["parse", "--format=json"], html.as_bytes()).fine();
    assert!(printed.ends_with(&format!(",\"tree\":{expected}}}\n")), "{printed}");
}

#[test]
fn the_example_in_the_help_of_batch() {
    let help = run(&["batch", "--help"], b"").fine();
    let part = |from: &str, to: &str| {
        let (_, rest) = help.split_once(from).unwrap();
        rest.split_once(to).unwrap().0.lines().map(str::trim).collect::<String>()
    };
    let answer = run(&["batch"], part("A line in:", "A line out:").as_bytes()).fine();
    assert_eq!(answer.trim_end(), part("A line out:", "\n\n"));
    for (from, to, field) in
        [("As JSON:", "Elements:", "flat"), ("Elements:", "Bytes in:", "elements")]
    {
        let answer = run(&["batch"], part(from, to).as_bytes()).fine();
        assert!(serde_json::from_str::<Value>(&answer).unwrap()[field].is_array(), "{answer}");
    }
    let bytes = run(&["batch"], part("Bytes in:", "\n\n").as_bytes()).fine();
    let bytes: Value = serde_json::from_str(&bytes).unwrap();
    assert_eq!(bytes["encoding"], "windows-1251");
    let sanitized = run(&["batch"], part("Sanitized:", "\n\n").as_bytes()).fine();
    let sanitized: Value = serde_json::from_str(&sanitized).unwrap();
    assert_eq!(sanitized["html"], "<p>x</p>");
}

/// The examples are lines of a shell. They use all commands.
#[cfg(all(unix, feature = "full"))]
mod sessions {
    use std::env;
    use std::fs;
    use std::path::Path;
    use std::process::{Command, Stdio};

    use super::{blocks, repository};
    use crate::Folder;

    /// The files that the examples are about.
    const FILES: [(&str, &str); 12] = [
        (
            "prices.html",
            "<!doctype html>\n<title>Prices</title>\n<table>\n  <b>Today</b>\n  <tr><td>Apples<td>2.50\n</table>\n",
        ),
        (
            "old.html",
            "<!doctype html><html lang=en><title>Menu</title>\n\
             <p align=center id=a id=b>Fish &amp chips\n",
        ),
        ("page.html", "<!doctype html><title>t</title>"),
        ("hostile.html", "<p><b><div>"),
        (
            "news.html",
            "<!doctype html><html lang=en><title>News</title><base href=https://example.com/news/>\n\
             <meta name=description content=\"All that is new\">\n\
             <h1>News</h1><p>Two <a href=one.html>short stories</a> and <a href=\"/all?q=é\">all</a>.\n\
             <img src=cat.png alt=\"A cat\"><img srcset=\"small.jpg 480w, large.jpg 960w\" src=small.jpg>\n\
             <table><caption>Prices</caption><tr><th>Item<th>Price<tr><td>Tea<td>2.50<tr><td>Cake<td>3.00\
             </table>\n",
        ),
        (
            "before.html",
            "<!doctype html><title>A &amp; B</title><ul class=\"x\"><li>one </li><li>two</li></ul>",
        ),
        ("cells.html", "<td>a<td>b"),
        ("shapes.html", "<circle/>"),
        ("formula.html", "<p>x"),
        ("site/a.html", "<p>a"),
        ("site/b/c.html", "<p>b"),
        (
            "nodes.html",
            "<!doctype html><!--comment--><?target data?><body class='an attribute of body'>text\
             <svg><circle/></svg><template>text in the template contents</template>\
             <div><template shadowrootmode=open>text in the shadow root of the div</template></div>",
        ),
    ];

    /// A folder with the files of the examples.
    fn folder(name: &str) -> Folder {
        let folder = Folder::new(name);
        fs::create_dir_all(Path::new(folder.path()).join("site/b")).unwrap();
        for (name, text) in FILES {
            folder.file(name, text);
        }
        let late = format!("<!--\u{E9}{}--><meta charset=koi8-r>", "-".repeat(2000));
        folder.file("late.html", late);
        folder
    }

    /// Runs a line as a shell does; gives the exit code and all that is printed.
    fn shell(line: &str, folder: &Path) -> (i32, String) {
        let program = Path::new(env!("CARGO_BIN_EXE_treewright"));
        let folders =
            env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
        let first = program.parent().unwrap().to_owned();
        let path = env::join_paths([first].into_iter().chain(folders)).unwrap();
        let output = Command::new("sh")
            .args(["-c", &format!("{{ {line}\n}} 2>&1")])
            .env("PATH", path)
            .current_dir(folder)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    }

    /// The pages with examples that are lines of a shell.
    fn pages() -> Vec<(String, String)> {
        let mut pages = Vec::new();
        let mut work = vec![repository().join("docs"), repository().join("README.md")];
        while let Some(path) = work.pop() {
            // Examples of rules are checked by the tests of the checker, the other page has tests of its own.
            let other = ["docs/rules", "docs/public-api", "docs/guide/coming-from.md"];
            if other.iter().any(|other| path.ends_with(other)) {
                continue;
            }
            if path.is_dir() {
                work.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|extension| extension == "md") {
                let text = fs::read_to_string(&path).unwrap();
                pages.push((path.strip_prefix(repository()).unwrap().display().to_string(), text));
            }
        }
        pages.sort();
        pages
    }

    /// The lines of a block, with those that go on by a backslash as one.
    fn lines(block: &str) -> Vec<String> {
        let joined = block.replace("\\\n", " ");
        let lines = joined.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        // In a checkout the program is run by cargo.
        lines.map(|line| line.replace("cargo run --release -- ", "treewright ")).collect()
    }

    /// The blocks of a page run one after the other in a folder of their own, which has the files above and
    /// the examples of the repository.
    ///
    /// - `console`: a session, commands after `$ ` with their output;
    /// - `sh`: commands that succeed, or that find something (exit code 1 of `--errors`, `diff`, `check`);
    /// - `file=NAME`: a file that the commands after it use;
    /// - `toml` and `json` are read. `no-run=REASON` marks what cannot run in a test.
    #[test]
    fn examples_of_the_book() {
        let (mut sessions, mut commands, mut wrong) = (0, 0, Vec::new());
        for (name, page) in pages() {
            let folder = folder("docs");
            copy(&repository().join("examples"), &folder.0.join("examples"));
            for (info, block) in blocks(&page) {
                let mut words = info.split(',');
                let language = words.next().unwrap();
                let words: Vec<&str> = words.collect();
                if words.iter().any(|word| word.starts_with("no-run=")) {
                    continue;
                }
                let file = words.iter().find_map(|word| word.strip_prefix("file="));
                if let Some(file) = file {
                    let path = folder.0.join(file);
                    fs::create_dir_all(path.parent().unwrap()).unwrap();
                    fs::write(&path, format!("{block}\n")).unwrap();
                }
                match language {
                    "console" => {
                        for step in format!("\n{block}").split("\n$ ").skip(1) {
                            let (command, expected) = step.split_once('\n').unwrap_or((step, ""));
                            sessions += 1;
                            let (_, printed) = shell(command, &folder.0);
                            // The formats that add no line break.
                            if printed.trim_end() != expected.trim_end() {
                                wrong.push(format!("{name}\n$ {command}\n{printed}"));
                            }
                        }
                    }
                    "sh" if file.is_none() => {
                        for line in lines(block) {
                            commands += 1;
                            let (code, printed) = shell(&line, &folder.0);
                            let finds = [" --errors", " diff ", " check "];
                            let is_finding =
                                code == 1 && finds.iter().any(|word| line.contains(word));
                            if code != 0 && !is_finding {
                                wrong.push(format!("{name}\n{line}: {code}\n{printed}"));
                            }
                        }
                    }
                    "toml" => {
                        if let Err(error) = toml::de::DeTable::parse(block) {
                            wrong.push(format!("{name}\n{block}\n{error}"));
                        }
                        if file.is_some_and(|file| file.ends_with("treewright.toml")) {
                            let line = format!("treewright check --print-config {}", file.unwrap());
                            let (code, printed) = shell(&line, &folder.0);
                            if code != 0 {
                                wrong.push(format!("{name}\n{block}\n{printed}"));
                            }
                        }
                    }
                    "json" => {
                        // One value, or one on each line.
                        let whole = serde_json::from_str::<serde_json::Value>(block);
                        let mut lines =
                            block.lines().map(serde_json::from_str::<serde_json::Value>);
                        if let (Err(error), false) = (whole, lines.all(|line| line.is_ok())) {
                            wrong.push(format!("{name}\n{block}\n{error}"));
                        }
                    }
                    _ => {}
                }
            }
        }
        assert!(wrong.is_empty(), "these do or print something else now:\n{}", wrong.join("\n"));
        assert!(sessions > 100 && commands > 20, "{sessions} {commands}");
    }

    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            let to = to.join(path.file_name().unwrap());
            if path.is_dir() {
                copy(&path, &to);
            } else {
                fs::copy(&path, to).unwrap();
            }
        }
    }
}
