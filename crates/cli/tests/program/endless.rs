//! Input without an end: each command with limits ends at each limit, and reads little more.

use std::io::Write;
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{Folder, run, spawn};

/// The commands without `--limits`, each with the reason.
const WITHOUT_LIMITS: &[(&str, &str)] = &[
    ("run", "a budget bounds it"),
    ("storage", "it parses nothing"),
    ("completions", "it parses nothing"),
    ("man", "it parses nothing"),
    ("help", "it parses nothing"),
];

/// The commands with `--limits` that read something other than a page from standard input.
pub(crate) const OTHER_INPUT: &[(&str, &str)] = &[
    ("batch", "it answers line by line, see below"),
    ("lsp", "it communicates with an editor, see `lsp.rs`"),
    ("serve", "it answers requests, see `serve.rs`"),
];

/// The number of bytes that are offered: far more than a command may read, and few enough to end a test that fails.
const OFFERED: usize = 64 << 20;

/// The number of bytes that a command may take with the limits here: some pieces, what it reads again as much of, and
/// the buffer of a pipe.
const MOST: usize = 4 << 20;

/// The names of the commands, from the help.
pub(crate) fn commands() -> Vec<String> {
    let help = run(&["--help"], b"").fine();
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

/// Offers a start and then the same again and again, in blocks of gzip data if it is packed. Returns the number of bytes
/// that the pipe took, and the output.
fn offer(
    arguments: &[&str],
    start: &str,
    unit: &str,
    is_packed: bool,
) -> (usize, std::process::Output) {
    let (child, stdin) = spawn(arguments);
    let mut stdin: Box<dyn Write + Send> = if is_packed {
        Box::new(GzEncoder::new(stdin, Compression::none()))
    } else {
        Box::new(stdin)
    };
    let piece = unit.repeat((1 << 14) / unit.len() + 1).into_bytes();
    let start = start.as_bytes().to_vec();
    let writer = thread::spawn(move || {
        if stdin.write_all(&start).is_err() {
            return 0;
        }
        let mut taken = start.len();
        // It fails once the program has ended.
        while taken < OFFERED && stdin.write_all(&piece).is_ok() {
            taken += piece.len();
        }
        taken
    });
    let output = child.wait_with_output().unwrap();
    (writer.join().unwrap(), output)
}

/// Returns true for a command with the option `--limits`.
pub(crate) fn has_limits(command: &str) -> bool {
    run(&[command, "--help"], b"").out.contains("--limits")
}

/// The arguments other than the limits with which a command reads a page from standard input.
pub(crate) fn arguments_of(command: &str, folder: &Folder) -> Vec<Vec<String>> {
    let page = folder.file("page.html", "<p>x");
    let plan = folder.file("plan.toml", "[columns]\ntitle = { get = 'title' }\n");
    let out = format!("{}/out.jsonl", folder.path());
    let variants: Vec<Vec<&str>> = match command {
        "select" => vec![vec!["p", "-"]],
        "diff" => vec![vec!["-", &page], vec![&page, "-"]],
        "edit" => vec![vec!["p", "--remove", "-"]],
        "explain" => vec![vec!["-"], vec!["--node=p", "-"]],
        "extract" => vec![vec!["--plan", &plan, "--out", &out, "-"]],
        "check" => vec![
            vec!["--no-config", "-"],
            vec!["--no-config", "--fix", "-"],
            vec!["--no-config", "--templates=jinja", "-"],
            vec!["--no-config", "--fragment=auto", "-"],
        ],
        _ => vec![vec!["-"]],
    };
    variants.into_iter().map(|words| words.into_iter().map(str::to_owned).collect()).collect()
}

/// The pages that are offered: nodes, and one long token.
const PAGES: [(&str, &str); 2] = [("<!doctype html>", "<p>text</p>\n"), ("<p ", "a b=c ")];

const LIMITS: [&str; 3] = ["bytes=1000", "nodes=1000", "time=0"];

#[test]
fn each_command_ends_at_each_limit() {
    let folder = Folder::new("endless");
    let all = commands();
    assert!(all.len() > 15, "{all:?}");
    let mut complaints = Vec::new();
    for command in &all {
        if OTHER_INPUT.iter().any(|(name, _)| name == command) {
            continue;
        }
        let has_limits = has_limits(command);
        let is_without = WITHOUT_LIMITS.iter().any(|(name, _)| name == command);
        if has_limits == is_without {
            complaints
                .push(format!("{command}: has limits: {has_limits}, listed without: {is_without}"));
        }
        if !has_limits {
            continue;
        }
        for arguments in arguments_of(command, &folder) {
            for limits in LIMITS {
                for (start, unit) in PAGES {
                    // A token without an end makes no nodes, and `extract` reads a page before it parses it.
                    let is_read_first = command == "extract" && !limits.starts_with("bytes");
                    if is_read_first || limits.starts_with("nodes") && start == "<p " {
                        continue;
                    }
                    let mut words = vec![command.as_str(), "--limits", limits];
                    words.extend(arguments.iter().map(String::as_str));
                    for is_packed in [false, true] {
                        let (taken, output) = offer(&words, start, unit, is_packed);
                        let err = String::from_utf8_lossy(&output.stderr);
                        let is_ended = output.status.code().is_some();
                        if taken > MOST || !is_ended || err.contains("see `treewright ") {
                            let what = format!("{words:?}, {start:?}, packed: {is_packed}");
                            complaints.push(format!("{what}: {taken} bytes, {err}"));
                        }
                    }
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Other syntaxes of the checker.
#[test]
fn each_syntax_ends_at_each_limit() {
    let xhtml = "<html xmlns='http://www.w3.org/1999/xhtml'><body>";
    for (arguments, start, unit, limits) in [
        (
            &["check", "--no-config", "--stdin-filename=a.xhtml", "-"][..],
            xhtml,
            "<p>x</p>\n",
            &LIMITS[..],
        ),
        (&["check", "--no-config", "--stdin-filename=a.xhtml", "-"], "<p ", "a='b' ", &LIMITS[..1]),
        (
            &["check", "--no-config", "--stdin-filename=a.css", "-"],
            "",
            "p { color: red }\n",
            &["bytes=1000", "time=0"],
        ),
        (&["vnu", "--xml", "-"], xhtml, "<p>x</p>\n", &LIMITS),
        (&["vnu", "--svg", "-"], "<svg xmlns='http://www.w3.org/2000/svg'>", "<g/>\n", &LIMITS),
        (&["vnu", "--css", "-"], "", "p { color: red }\n", &["bytes=1000", "time=0"]),
    ] {
        for limits in limits {
            let (taken, output) =
                offer(&[arguments, &["--limits", limits]].concat(), start, unit, false);
            let text = String::from_utf8_lossy(&output.stderr);
            let name = limits.split('=').next().unwrap();
            assert!(taken <= MOST, "{arguments:?} {limits}: {taken} bytes");
            assert!(
                text.contains(&format!("limit {name} was reached")),
                "{arguments:?} {limits}: {text}"
            );
            assert!(!text.contains("not-well-formed"), "{arguments:?} {limits}: {text}");
        }
    }
}

/// The peak of the memory of a process, in bytes.
#[cfg(target_os = "linux")]
pub(crate) fn peak(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024
}

/// A line of a batch that is too long is answered with an error and not kept, also one that is unpacked.
#[cfg(target_os = "linux")]
#[test]
fn long_lines_of_a_batch_are_not_kept() {
    use std::io::{BufRead as _, BufReader};

    const LONGEST: usize = 1 << 28;
    let (mut child, stdin) = spawn(&["batch", "--threads=2"]);
    let writer = thread::spawn(move || {
        let mut packed = GzEncoder::new(stdin, Compression::fast());
        let piece = vec![b'x'; 1 << 20];
        packed.write_all(b"{\"id\": 1, \"html\": \"x\"}\n").unwrap();
        for _ in 0..=(LONGEST >> 20) * 3 / 2 {
            packed.write_all(&piece).unwrap();
        }
        packed.write_all(b"\n{\"id\": 2, \"html\": \"x\"}\n").unwrap();
        packed.finish().unwrap()
    });
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || answers.next().unwrap().unwrap();
    assert!(next().starts_with("{\"id\":1,\"tree\""));
    let error = "{\"id\":null,\"error\":\"longer than the 268435456 bytes that a line may have\"}";
    assert_eq!(next(), error);
    assert!(next().starts_with("{\"id\":2,\"tree\""));
    let most = peak(child.id());
    drop(writer.join().unwrap());
    assert!(child.wait().unwrap().success());
    // A vector that grows has twice its length at most, and while it moves half of that again.
    assert!(most < 4 * LONGEST as u64, "{most}");
}

/// Nothing is written where a limit cuts a page off, and the message names it.
#[test]
fn pages_that_are_cut_off_are_not_rewritten() {
    let folder = Folder::new("endless_fixes");
    let page = "<!doctype html><html lang=en><title>t</title><p id=a id=b>x</p>".to_owned()
        + &"<p>\u{E9}</p>".repeat(100);
    for encoding in ["utf-8", "windows-1252", "utf-16le"] {
        let file = folder.file("page.html", page.as_bytes());
        let arguments =
            ["check", "--no-config", "--fix", "--limits=bytes=200", "--encoding", encoding];
        let fixed = run(&[&arguments[..], &[&file]].concat(), b"");
        assert_eq!(fixed.code, 2, "{encoding}: {}", fixed.err);
        let reason = "page.html: not fixed: the parse stopped before the end of the page\n";
        assert!(fixed.err.contains(reason), "{encoding}: {}", fixed.err);
        assert!(fixed.err.contains("page.html: limit bytes was reached"), "{}", fixed.err);
        assert!(std::fs::read(&file).unwrap() == page.as_bytes(), "{encoding}");
    }
    let file = folder.file("page.html", page.as_bytes());
    let fixed = run(&["check", "--no-config", "--fix", "--limits=bytes=100000", &file], b"");
    assert_eq!(fixed.code, 0, "{}", fixed.err);
    assert!(std::fs::read(&file).unwrap() == page.replace(" id=b", "").as_bytes());
}

/// Reports name a limit: messages of `check` on standard error, remarks in the reports of `vnu`.
#[test]
fn reports_name_limits() {
    let page = b"<!doctype html><html lang=en><title>t</title><p>x</p><p>y</p>";
    // A style sheet that the cut leaves open.
    let style = b"<!doctype html><html lang=en><title>t</title><style>a{}b{color:red;";
    let checked = run(&["check", "--no-config", "--limits=bytes=66", "-"], style);
    assert_eq!((checked.code, checked.out.as_str()), (0, ""), "{}", checked.err);
    let checked = run(&["check", "--no-config", "-"], style);
    assert!(checked.out.contains("css-syntax"), "{}", checked.out);
    let checked = run(&["check", "--no-config", "--limits=bytes=50", "-"], page);
    let text = "limit bytes was reached at byte 50: the rest was left out";
    assert_eq!(checked.code, 0, "{}", checked.err);
    assert_eq!(checked.err, format!("treewright: warning: -: {text}\n"));
    for (form, expected) in [
        ("gnu", format!(": info: {text}")),
        ("json", format!("{{\"type\":\"info\",\"message\":\"{text}\"}}")),
        ("xml", format!("<message>{text}</message>")),
        ("text", text.to_owned()),
    ] {
        let checked = run(&["vnu", "--format", form, "--limits=bytes=50", "-"], page);
        assert_eq!(checked.code, 0, "{form}: {}", checked.err);
        assert!(checked.err.contains(&expected), "{form}: {}", checked.err);
    }
}
