//! Terminals are sent no characters that they would obey.

use crate::{Folder, run};

/// A terminal would obey some of these characters.
const TEXT: &str = "a\u{1B}[2Jb\u{9B}1mc\u{202E}d\u{2066}\u{7F}\te";

/// Messages are for people, wherever they go.
#[test]
fn messages_are_escaped() {
    let folder = Folder::new("messages");
    let nasty = "no\u{1B}]0;title\u{7}\u{202E}\nfile\u{85}.html";
    let shown = r"no\u{1b}]0;title\u{7}\u{202e}\nfile\u{85}.html";
    let missing = format!("{}/{nasty}", folder.path());
    for command in ["parse", "encoding", "batch"] {
        let found = run(&[command, &missing], b"");
        let expected = format!("treewright: {}/{shown}: ", folder.path());
        assert!(found.code == 2 && found.err.starts_with(&expected), "{:?}", found.err);
    }
    for arguments in [
        &["parse", "--format", nasty][..],
        &["parse", "--fragment", nasty],
        &["parse", "--limits", nasty],
        &["parse", "--encoding", nasty],
        &["parse", "--content-type", nasty, "-"],
        &[&format!("--{nasty}")],
        &[nasty],
        &["parse", &format!("{nasty}*")],
    ] {
        let found = run(arguments, b"");
        assert!(found.err.starts_with("treewright: "), "{arguments:?}: {:?}", found.err);
        assert_eq!(found.err.matches(char::is_control).count(), 1, "{:?}", found.err);
        assert!(found.err.ends_with('\n') && !found.err.contains('\u{202E}'), "{:?}", found.err);
    }
}

/// Names of files that exist; not all systems allow these.
#[cfg(unix)]
#[test]
fn names_in_reports_are_escaped() {
    let folder = Folder::new("nasty_names");
    let name = folder.file("a\n\u{1B}[2J.html", b"<p a b></q>\xFF");
    let shown = name.replace('\n', r"\n").replace('\u{1B}', r"\u{1b}");
    let found = run(&["parse", "--errors", "--limits=attributes=1", &name], b"");
    assert_eq!(found.code, 1);
    for line in found.err.lines() {
        let line = line.strip_prefix("treewright: warning: ").unwrap_or(line);
        assert!(line.starts_with(&format!("{shown}:")), "{line}");
    }
    // Results in a pipe have the name as it is.
    let header = run(&["parse", &name, &name], b"").out;
    assert!(header.starts_with(&format!("==> {name} <==\n")), "{header}");
}

/// Colours go to terminals, unless they are asked for.
#[test]
fn colours_in_pipes() {
    let nasty = "\u{1B}[2J.html";
    let encoding = |arguments: &[&str]| {
        let folder = Folder::new(&format!("colours{}", arguments.len()));
        let file = folder.file("a.html", TEXT);
        let missing = format!("{}/{nasty}", folder.path());
        let found = run(&[&["encoding"], arguments, &[&file, &missing]].concat(), b"");
        (found.out.contains("\u{1B}[35m"), found.err)
    };
    let (has_colours, err) = encoding(&[]);
    assert!(!has_colours && !err.contains('\u{1B}'), "{err}");
    let (has_colours, err) = encoding(&["--color=always", "--threads=1"]);
    assert!(has_colours, "{err}");
    let start = "\u{1B}[1m\u{1B}[31mtreewright:\u{1B}[0m ";
    assert_eq!(err.matches('\u{1B}').count(), 3, "{err:?}");
    assert!(err.starts_with(start), "{err:?}");
    // Colours mean that a person reads it: the text is escaped.
    let tree = run(&["parse", "--color=always", "--fragment=p"], TEXT.as_bytes()).fine();
    assert!(!tree.contains('\u{1B}') && tree.contains(r"\u{1b}"), "{tree:?}");
}

#[test]
fn pipes_get_all_bytes() {
    let page = format!("<p>{TEXT}");
    for (format, expected) in
        [("tree", format!("| <p>\n|   \"{TEXT}\"\n")), ("html", format!("<p>{TEXT}</p>"))]
    {
        let arguments = ["parse", "--fragment=div", "--format", format];
        assert_eq!(run(&arguments, page.as_bytes()).fine(), expected);
    }
    // JSON itself escapes C0 only.
    let json = run(&["parse", "--format=json"], page.as_bytes()).fine();
    assert!(json.contains("a\\u001b[2Jb\u{9B}1mc\u{202E}d\u{2066}\u{7F}\\te"), "{json}");
}

#[cfg(unix)]
mod on_a_terminal {
    use std::fs::File;
    use std::io::{Read as _, Write as _};
    use std::process::Stdio;

    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

    use super::TEXT;
    use crate::{Folder, program};

    const TEXT_SHOWN: &str = r"a\u{1b}[2Jb\u{9b}1mc\u{202e}d\u{2066}\u{7f}	e";
    const JSON_SHOWN: &str = r"a\u001b[2Jb\u009b1mc\u202ed\u2066\u007f\te";

    /// Runs the program with standard output on a terminal, and returns what the terminal got.
    fn run_on_a_terminal(arguments: &[&str], input: &[u8]) -> String {
        run_with_no_color(None, arguments, input)
    }

    /// The same, with this value of the variable `NO_COLOR`.
    fn run_with_no_color(value: Option<&str>, arguments: &[&str], input: &[u8]) -> String {
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&controller).unwrap();
        unlockpt(&controller).unwrap();
        let name = ptsname(&controller, Vec::new()).unwrap();
        let terminal = File::options().read(true).write(true).open(name.to_str().unwrap()).unwrap();
        let mut command = program(arguments);
        command.env("TERM", "xterm").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.envs(value.map(|value| ("NO_COLOR", value)));
        let mut child =
            command.stdin(Stdio::piped()).stdout(terminal).stderr(Stdio::piped()).spawn().unwrap();
        // The controller sees the end when no process holds the terminal any more.
        drop(command);
        child.stdin.take().unwrap().write_all(input).unwrap();
        let (mut controller, mut got, mut buffer) = (File::from(controller), Vec::new(), [0; 4096]);
        // Linux reports the end as an error.
        while let Ok(length @ 1..) = controller.read(&mut buffer) {
            got.extend_from_slice(&buffer[..length]);
        }
        assert!(child.wait().unwrap().success(), "{arguments:?}");
        // The terminal driver adds carriage returns.
        String::from_utf8(got).unwrap().replace("\r\n", "\n")
    }

    #[test]
    fn results_are_escaped() {
        let page = format!("<p>{TEXT}");
        for (arguments, page, expected) in [
            (
                &["parse", "--fragment=div"][..],
                page.as_bytes(),
                format!("| <p>\n|   \"{TEXT_SHOWN}\"\n"),
            ),
            // With a line break at the end, so that the prompt starts a new line.
            (
                &["parse", "--fragment=div", "--format=html"],
                page.as_bytes(),
                format!("<p>{TEXT_SHOWN}</p>\n"),
            ),
            (&["parse", "--fragment=p"], b"&#13;", "| \"\\r\"\n".to_owned()),
            (&["select", "p"], page.as_bytes(), format!("<p>{TEXT_SHOWN}</p>\n")),
            (&["select", "p", "-t"], page.as_bytes(), format!("{TEXT_SHOWN}\n").replace('\t', " ")),
            (&["text", "--all"], page.as_bytes(), format!("{TEXT_SHOWN}\n")),
            (&["minify"], page.as_bytes(), format!("<p>{TEXT_SHOWN}\n")),
        ] {
            assert_eq!(run_on_a_terminal(arguments, page), expected, "{arguments:?}");
        }

        let json = run_on_a_terminal(&["parse", "--format=json"], page.as_bytes());
        assert!(json.contains(JSON_SHOWN), "{json}");
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let text = &value["tree"]["children"][0]["children"][1]["children"][0]["children"][0];
        assert_eq!(text["data"], TEXT);

        let request = serde_json::json!({"html": TEXT, "context": "p", "id": "\u{9B}"}).to_string();
        let answer = run_on_a_terminal(&["batch"], request.as_bytes());
        assert!(answer.starts_with(r#"{"id":"\u009b","#), "{answer}");
        let value: serde_json::Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(value["tree"], format!("| \"{TEXT}\""));
    }

    /// Names, places and URLs have colours, and what is in them is escaped.
    #[test]
    fn results_have_colours() {
        let page = "<a href='\u{9B}1m'>\u{1B}[2J</a><table>".as_bytes();
        for (arguments, expected) in [
            (
                &["select", "a", "-nHt"][..],
                "\u{1B}[35m-\u{1B}[0m:\u{1B}[32m1\u{1B}[0m:\u{1B}[32m1\u{1B}[0m:\\u{1b}[2J\n",
            ),
            (&["select", "a", "-a", "href"], "\\u{9b}1m\n"),
            (&["links"], "\u{1B}[34m\\u{9b}1m\u{1B}[0m\t\\u{1b}[2J\n"),
            (&["links", "--color=never"], "\\u{9b}1m\t\\u{1b}[2J\n"),
            (&["tables"], "1\t0x0\n"),
            (&["text"], "\\u{1b}[2J\n"),
        ] {
            assert_eq!(run_on_a_terminal(arguments, page), expected, "{arguments:?}");
        }
        let json = run_on_a_terminal(&["select", "a", "--json"], page);
        assert!(json.contains(r#""attributes":{"href":"\u009b1m"},"text":"\u001b[2J""#), "{json}");
    }

    /// `NO_COLOR` takes the colours away, and what is in the results stays escaped. Empty it does nothing,
    /// and `--color` decides over it.
    #[test]
    fn no_color_is_obeyed() {
        let page = "<b>\u{1B}[2J".as_bytes();
        let plain = "-:1:1:\\u{1b}[2J\n";
        let coloured =
            "\u{1B}[35m-\u{1B}[0m:\u{1B}[32m1\u{1B}[0m:\u{1B}[32m1\u{1B}[0m:\\u{1b}[2J\n";
        for (value, color, expected) in [
            (None, "auto", coloured),
            (Some(""), "auto", coloured),
            (Some("1"), "auto", plain),
            (Some("0"), "auto", plain),
            (Some("1"), "always", coloured),
            (Some(""), "never", plain),
        ] {
            let arguments = ["select", "b", "-nHt", "--color", color];
            assert_eq!(run_with_no_color(value, &arguments, page), expected, "{value:?} {color}");
        }
        let arguments = ["explain", "-"];
        assert!(run_with_no_color(None, &arguments, page).contains("\u{1B}["));
        assert!(!run_with_no_color(Some("1"), &arguments, page).contains('\u{1B}'));
        assert!(!run_with_no_color(Some("1"), &["--help"], b"").contains('\u{1B}'));
    }

    #[test]
    fn names_are_escaped() {
        let folder = Folder::new("names_on_a_terminal");
        let name = folder.file("a\n\u{1B}[2J\u{202E}.html", "<p>");
        let shown = format!(r"{}/a\n\u{{1b}}[2J\u{{202e}}.html", folder.path());
        let tree = run_on_a_terminal(&["parse", "--color=never", &name, &name], b"");
        assert!(tree.starts_with(&format!("==> {shown} <==\n")), "{tree}");
        assert!(tree.contains(&format!("\n==> {shown} <==\n")), "{tree}");
        let encoding = run_on_a_terminal(&["encoding", &name], b"");
        assert!(encoding.starts_with(&format!("\u{1B}[35m{shown}\u{1B}[0m: UTF-8 ")), "{encoding}");
    }
}
