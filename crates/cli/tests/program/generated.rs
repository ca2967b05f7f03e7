//! Completions and manual pages, which are made from the definitions of the command line.

use crate::run;

/// The names of the commands, as the help lists them.
pub(crate) fn commands() -> Vec<String> {
    let help = run(&["--help"], b"").fine();
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let (list, _) = list.split_once("\n\n").unwrap();
    let names = list.lines().filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn completions_know_the_commands_and_their_options() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell], b"").fine();
        for command in commands() {
            assert!(script.contains(&command), "{command} in {shell}");
        }
        assert!(script.contains("stop-at-first-error"), "{shell}");
    }
    assert_eq!(run(&["completions", "csh"], b"").code, 2);
}

#[test]
fn each_command_has_a_manual_page() {
    let program = run(&["man"], b"").fine();
    assert!(program.contains(".TH treewright 1"), "{program}");
    for command in commands() {
        assert!(program.contains(&format!("treewright\\-{command}(1)")), "{command}");
        let page = run(&["man", &command], b"").fine();
        assert!(page.contains(&format!(".TH treewright-{command} 1")), "{page}");
        assert!(page.contains("\\-\\-help"), "{page}");
    }
    let unknown = run(&["man", "prase"], b"");
    assert_eq!((unknown.code, unknown.err.lines().count()), (2, 1));
}

#[test]
fn all_manual_pages_are_written_into_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("man/man1");
    assert_eq!(run(&["man", "--out", out.to_str().unwrap()], b"").fine(), "");
    let read = |name: &str| std::fs::read_to_string(out.join(name)).unwrap();
    assert_eq!(read("treewright.1"), run(&["man"], b"").fine());
    let commands = commands();
    for command in &commands {
        let printed = run(&["man", command], b"").fine();
        assert_eq!(read(&format!("treewright-{command}.1")), printed);
    }
    assert_eq!(std::fs::read_dir(&out).unwrap().count(), commands.len() + 1);
    let file = out.join("treewright.1");
    assert_eq!(run(&["man", "--out", file.to_str().unwrap()], b"").code, 2);
    assert_eq!(run(&["man", "parse", "--out", out.to_str().unwrap()], b"").code, 2);
}

/// bash reads what is made for it.
#[cfg(target_os = "linux")]
#[test]
fn bash_accepts_its_completions() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};

    let script = run(&["completions", "bash"], b"").fine();
    let mut bash = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn().unwrap();
    bash.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(bash.wait().unwrap().success());
}
