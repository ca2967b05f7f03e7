//! Commands and options that a build can be without.

use crate::run;

/// A command or an option, a line that uses it, the feature that it needs, and whether this build includes it.
const PARTS: [(&str, &[&str], &str, bool); 14] = [
    ("run", &["run", "--eval", "1", "page.html"], "run", cfg!(feature = "run")),
    ("storage", &["storage", "list", "--frobnicate"], "run", cfg!(feature = "run")),
    ("extract", &["extract", "--plan", "plan.toml"], "extract", cfg!(feature = "extract")),
    ("lsp", &["lsp", "--stdio"], "lsp", cfg!(feature = "lsp")),
    ("serve", &["serve", "--port", "0"], "serve", cfg!(feature = "serve")),
    ("--watch", &["check", "--watch", "-"], "watch", cfg!(feature = "watch")),
    ("--net", &["check", "--net", "page.html"], "net", cfg!(feature = "net")),
    ("--net", &["vnu", "http://localhost:1/"], "net", cfg!(feature = "net")),
    ("run", &["--color=never", "run", "-"], "run", cfg!(feature = "run")),
    ("hidden", &["hidden", "--format", "jsonl", "-"], "style", cfg!(feature = "style")),
    ("--contrast", &["check", "--contrast", "-"], "style", cfg!(feature = "style")),
    ("--css", &["text", "--css", "a.css", "-"], "style", cfg!(feature = "style")),
    ("--device", &["markdown", "--device", "width=9", "-"], "style", cfg!(feature = "style")),
    ("--hidden-text", &["text", "--hidden-text=mark", "-"], "style", cfg!(feature = "style")),
];

#[test]
fn what_is_left_out_says_which_build_has_it() {
    for (name, arguments, feature, _) in PARTS.iter().filter(|part| !part.3) {
        let run = run(arguments, b"<p>");
        assert_eq!(run.out, "", "{arguments:?}");
        let code = if arguments[0] == "vnu" { 1 } else { 2 };
        assert_eq!((run.code, run.err.lines().count()), (code, 1), "{arguments:?}: {}", run.err);
        let words = format!(
            "`{name}` is not included in this build; use `cargo run --release --features {feature} --`"
        );
        assert!(run.err.contains(&words), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn what_is_left_out_is_listed() {
    let help = run(&["--help"], b"").fine();
    let [check, text] = ["check", "text"].map(|command| run(&[command, "--help"], b"").fine());
    let completions = run(&["completions", "bash"], b"").fine();
    for (name, _, feature, is_built_in) in PARTS {
        let list = match (name.starts_with("--"), feature) {
            (false, _) => &help,
            (true, "style") if name != "--contrast" => &text,
            (true, _) => &check,
        };
        assert!(list.split_whitespace().any(|word| word == name), "{name} in {list}");
        assert!(completions.contains(name), "{name}");
        let left_out = help.split_once("\nNot in this build: ").map_or("", |(_, rest)| rest);
        assert_eq!(left_out.contains(name), !is_built_in, "{name} in {help}");
        if !is_built_in && !name.starts_with("--") {
            let help = run(&[name, "--help"], b"").fine();
            assert!(help.contains("--features full"), "{feature}: {help}");
        }
    }
}
