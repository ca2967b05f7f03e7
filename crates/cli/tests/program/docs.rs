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
}

/// The synopsis has all commands with all options that their help has, and no others.
#[test]
fn the_synopsis_is_complete() {
    let page = page_of_docs("reference/command.md");
    let (commands, groups) = blocks(&page)[0].1.split_once("\n\n").unwrap();
    // The lines below the commands describe what occurs in several of them.
    let group = |name: &str| {
        let (_, rest) = groups.split_once(&format!("{name}:")).unwrap_or_else(|| panic!("{name}"));
        // A group goes on in the lines that are indented.
        let end = rest.match_indices('\n').find(|(at, _)| !rest[at + 1..].starts_with(' '));
        end.map_or(rest, |(at, _)| &rest[..at])
    };
    let mut described = Vec::new();
    for part in commands.split("treewright ").skip(1) {
        let command = part.split_whitespace().next().unwrap();
        described.push(command.to_owned());
        if !crate::built_in::has(&format!("treewright {command} ")) {
            continue;
        }
        let help = run(&[command, "--help"], b"").fine();
        let (_, options) = help.split_once("\nOptions:").unwrap();
        let mut in_help: Vec<&str> = options
            .lines()
            .map(str::trim_start)
            .filter(|line| line.starts_with('-'))
            .flat_map(names_of_options)
            .filter(|name| !["help", "version"].contains(name))
            .collect();
        let mut in_synopsis = names_of_options(part);
        for name in
            ["URLS", "PLACES", "PARSING", "ENCODINGS", "RULES", "FIXES", "FILES", "SETTINGS"]
        {
            if part.contains(&format!("[{name}]")) {
                in_synopsis.extend(names_of_options(group(name)));
            }
        }
        in_synopsis.extend(names_of_options(group("all")));
        in_help.sort_unstable();
        in_synopsis.sort_unstable();
        assert_eq!(in_help, in_synopsis, "{command}");
    }
    let (mut listed, mut described) = (crate::generated::commands(), described);
    listed.sort_unstable();
    described.sort_unstable();
    assert_eq!(listed, described);
}

/// The words after `--`.
fn names_of_options(text: &str) -> Vec<&str> {
    let is_in_name = |character: char| character.is_ascii_alphanumeric() || character == '-';
    let parts = text.split("--").skip(1);
    parts.map(|part| part.split(|character| !is_in_name(character)).next().unwrap()).collect()
}

/// The examples are lines of a shell.
#[cfg(unix)]
mod sessions {
    use std::env;
    use std::fs;
    use std::path::Path;
    use std::process::{Command, Stdio};

    use super::{blocks, page_of_docs, repository};
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

    /// The lines of the README print something; parse errors and differences are findings.
    #[test]
    fn examples_of_the_readme() {
        let page = fs::read_to_string(repository().join("README.md")).unwrap();
        let lines = blocks(&page).into_iter().filter(|(language, _)| *language == "sh");
        let lines: Vec<_> = lines
            .flat_map(|(_, block)| block.lines())
            .filter(|line| line.contains("treewright ") && !line.starts_with("cargo "))
            .collect();
        assert!(lines.len() > 10, "{lines:?}");
        for line in lines.into_iter().filter(|line| crate::built_in::has(line)) {
            let (code, printed) = shell(line, repository());
            let is_fine =
                code == 0 || code == 1 && (line.contains(" --errors ") || line.contains(" diff "));
            assert!(is_fine && !printed.is_empty(), "{line}: {code}\n{printed}");
        }
    }

    /// A `console` block is a session: commands after `$ `, each with its output. Commands of an `sh`
    /// block succeed.
    #[test]
    fn examples_of_the_command_line() {
        let page = page_of_docs("reference/command.md");
        let (mut sessions, mut commands, mut wrong) = (0, 0, Vec::new());
        for (language, block) in blocks(&page) {
            let folder = folder("docs");
            match language {
                "console" => {
                    for step in format!("\n{block}").split("\n$ ").skip(1) {
                        let (command, expected) = step.split_once('\n').unwrap_or((step, ""));
                        if !crate::built_in::has(command) {
                            continue;
                        }
                        let (_, printed) = shell(command, &folder.0);
                        // The formats that add no line break.
                        if printed.trim_end() != expected.trim_end() {
                            wrong.push(format!("$ {command}\n{printed}"));
                        }
                        sessions += 1;
                    }
                }
                "sh" => {
                    for line in block.lines().filter(|line| crate::built_in::has(line)) {
                        let (code, printed) = shell(line, &folder.0);
                        assert_eq!(code, 0, "{line}: {printed}");
                        commands += 1;
                    }
                }
                "text" => {}
                "toml" => {
                    let file = folder.file("treewright.toml", block);
                    let (code, printed) =
                        shell(&format!("treewright check --print-config {file}"), &folder.0);
                    assert_eq!(code, 0, "{printed}");
                }
                _ => panic!("examples are in blocks `console`, `sh` or `toml`, not {language:?}"),
            }
        }
        assert!(wrong.is_empty(), "these print something else now:\n{}", wrong.join("\n"));
        assert!(sessions > 15 && commands > 5, "{sessions} {commands}");
    }
}
