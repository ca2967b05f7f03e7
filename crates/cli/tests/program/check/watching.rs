//! `--watch`: pages are checked again when they change.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};

use super::{BAD, GOOD, folder};
use crate::{program, waiting};

/// The program, which ends with the test.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Watching {
    fn start(arguments: &[&str], folder: &str) -> Self {
        let mut program = program(arguments);
        let program = program.current_dir(folder).stdin(Stdio::null());
        let mut child = program.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { child, lines }
    }

    /// Waits for a line with this text. The end of the program ends the wait.
    fn wait_for(&self, text: &str) {
        loop {
            let line = self.lines.recv();
            let line = line.unwrap_or_else(|_| panic!("no line with {text} came"));
            if line.contains(text) {
                return;
            }
        }
    }
}

#[test]
fn changes_of_pages_are_seen() {
    let folder = folder("check-watch", &[("a.html", BAD), ("sub/b.html", GOOD)]);
    let watching = Watching::start(&["check", ".", "--watch", "--format", "gnu"], folder.path());
    watching.wait_for("a.html");
    let sub = Path::new(folder.path()).join("sub");
    std::fs::write(sub.join("b.html"), BAD).unwrap();
    watching.wait_for("b.html");
    // A new file, which an editor puts in the place of another one.
    std::fs::write(sub.join("new"), BAD).unwrap();
    std::fs::rename(sub.join("new"), sub.join("c.html")).unwrap();
    watching.wait_for("c.html");
}

#[test]
fn one_file_is_watched_in_its_folder() {
    let folder = folder("check-watch-file", &[("a.html", BAD)]);
    let arguments = ["check", "a.html", "--watch", "--format", "jsonl"];
    let watching = Watching::start(&arguments, folder.path());
    watching.wait_for("align");
    let changed = BAD.replace("<p align=left", "<center");
    std::fs::write(Path::new(folder.path()).join("a.html"), changed).unwrap();
    watching.wait_for("center");
}

#[test]
fn reports_in_the_folder_are_no_changes() {
    let folder = folder("check-watch-report", &[("a.html", BAD)]);
    let output = std::fs::File::create(Path::new(folder.path()).join("out.txt")).unwrap();
    let mut program = program(&["check", "--watch", "--format", "gnu,json=report.json"]);
    // Without a path the current folder is watched, also where standard input is a file.
    let program = program.current_dir(folder.path()).stdin(Stdio::null());
    let child = program.stdout(output).stderr(Stdio::null()).spawn().unwrap();
    let mut watching = Watching { child, lines: channel().1 };
    let read = || std::fs::read_to_string(Path::new(folder.path()).join("out.txt")).unwrap();
    let mut wait_for = |wanted: &dyn Fn(&str) -> bool| {
        let goes_on = || matches!(watching.child.try_wait(), Ok(None));
        assert!(waiting::until(|| wanted(&read()), goes_on), "{}", read());
    };
    wait_for(&|out| out.lines().count() == 2);
    // Another run would have come by now: in the same time one that watches another folder sees several changes.
    several_changes_are_seen();
    assert_eq!(read().lines().count(), 2, "{}", read());
    std::fs::write(Path::new(folder.path()).join("b.html"), BAD).unwrap();
    wait_for(&|out| out.contains("b.html"));
}

fn several_changes_are_seen() {
    let folder = folder("check-watch-clock", &[("0.html", BAD)]);
    let watching = Watching::start(&["check", "--watch", "--format", "gnu"], folder.path());
    for change in 1..=5 {
        watching.wait_for(&format!("{}.html", change - 1));
        std::fs::write(Path::new(folder.path()).join(format!("{change}.html")), BAD).unwrap();
    }
    watching.wait_for("5.html");
}

#[test]
fn patterns_are_watched() {
    let folder = folder("check-watch-pattern", &[("a.html", BAD), ("sub/b.txt", "")]);
    let arguments = ["check", "*/*.html", "a.html", "--watch", "--format", "gnu"];
    let watching = Watching::start(&arguments, folder.path());
    watching.wait_for("a.html");
    std::fs::write(Path::new(folder.path()).join("sub/c.html"), BAD).unwrap();
    watching.wait_for("sub/c.html");
}

#[test]
fn settings_above_are_watched() {
    let files = [
        ("pages/a.html", BAD),
        ("treewright.toml", ""),
        ("other.toml", "[check]\nmax-count = 0\n"),
    ];
    let folder = folder("check-watch-settings", &files);
    for settings in ["treewright.toml", "other.toml"] {
        let is_nearest = settings == "treewright.toml";
        let mut arguments = vec!["check", "pages", "--watch", "--format", "gnu"];
        if !is_nearest {
            arguments.extend(["--config", settings]);
        }
        let watching = Watching::start(&arguments, folder.path());
        watching.wait_for("a.html");
        std::fs::write(Path::new(folder.path()).join("neither.txt"), "").unwrap();
        let changed = if is_nearest { "[check]\nmax-count = 0\n" } else { "" };
        std::fs::write(Path::new(folder.path()).join(settings), changed).unwrap();
        watching.wait_for(if is_nearest { "more finding" } else { "error" });
    }
}

#[test]
fn standard_input_does_not_change() {
    let failure = crate::run(&["check", "-", "--watch"], b"<p>");
    assert_eq!(failure.code, 2, "{}", failure.err);
    assert!(failure.err.contains("standard input does not change"), "{}", failure.err);
}
