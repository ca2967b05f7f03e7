//! The parts of the pages below `docs/reference` that are made from the definitions of the command line:
//! the list of commands, and the options of each. `cargo xtask book` writes them (`RECORD=1`).

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, Command};

use crate::command_line;

/// The first line of the generated part of a command's page.
const OPTIONS: &str = "## Options\n";

/// The lines around the list of commands, in `command.md`.
const LIST: (&str, &str) = (
    "<!-- commands: made by `cargo xtask book` from the definitions of the command line -->\n",
    "<!-- end of commands -->\n",
);

/// The names of the arguments that all commands have.
const OF_ALL: [&str; 3] = ["help", "version", "color"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference")
}

/// The definitions of all commands, in the order of the help.
fn commands() -> Vec<Command> {
    let mut definition = command_line::definition();
    // Gives the commands their whole names, and the options that all of them have.
    definition.build();
    let commands = definition.get_subcommands();
    commands
        .filter(|command| !command.is_hide_set() && command.get_name() != "help")
        .cloned()
        .collect()
}

/// A line for each command, with a link to its page.
fn list(commands: &[Command]) -> String {
    let mut out = String::from("\n| command | purpose |\n|---|---|\n");
    for command in commands {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let _ = writeln!(out, "| [`{name}`](commands/{name}.md) | {about} |");
    }
    out.push('\n');
    out
}

/// Usage, arguments and options of a command.
fn options(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let mut out = format!(
        "{OPTIONS}\n<!-- Made by `cargo xtask book` from the definitions of the command line. -->\n\n```text\n{usage}\n```\n"
    );
    let arguments = command.get_arguments().filter(|argument| {
        !argument.is_hide_set() && !OF_ALL.contains(&argument.get_id().as_str())
    });
    // The headings in the order in which they occur first, those without a heading before them.
    let mut groups: Vec<(&str, String)> =
        vec![("Arguments", String::new()), ("Options", String::new())];
    for argument in arguments {
        let heading = match argument.get_help_heading() {
            _ if argument.is_positional() => "Arguments",
            Some(heading) => heading,
            None => "Options",
        };
        let at = groups.iter().position(|(name, _)| *name == heading).unwrap_or_else(|| {
            groups.push((heading, String::new()));
            groups.len() - 1
        });
        groups[at].1.push_str(&described(argument));
    }
    for (heading, lines) in groups.iter().filter(|(_, lines)| !lines.is_empty()) {
        let _ = write!(out, "\n**{heading}**\n\n{lines}");
    }
    out
}

/// An argument with its text, its default and its values.
fn described(argument: &Arg) -> String {
    let help = argument.get_long_help().or_else(|| argument.get_help());
    let help = help.map(ToString::to_string).unwrap_or_default();
    let mut out = format!("- {}: {}", names(argument), help.replace('\n', " "));
    let takes_values = argument.get_action().takes_values();
    let values: Vec<_> = if takes_values { argument.get_possible_values() } else { Vec::new() };
    let values: Vec<_> = values.iter().filter(|value| !value.is_hide_set()).collect();
    let has_texts = values.iter().any(|value| value.get_help().is_some());
    if !values.is_empty() && !has_texts {
        let names: Vec<String> =
            values.iter().map(|value| format!("`{}`", value.get_name())).collect();
        let _ = write!(out, ". Values: {}", names.join(", "));
    }
    let defaults: Vec<String> = if takes_values {
        let defaults = argument.get_default_values().iter();
        defaults.map(|value| value.to_string_lossy().into_owned()).collect()
    } else {
        Vec::new()
    };
    let default = defaults.join(",");
    if !default.is_empty() {
        let _ = write!(out, ". Default: `{default}`");
    }
    out.push('\n');
    for value in values.iter().filter(|_| has_texts) {
        let help = value.get_help().map(ToString::to_string).unwrap_or_default();
        let _ = writeln!(out, "  - `{}`: {help}", value.get_name());
    }
    out
}

/// `` `-o`, `--out <OUT>` ``, or `` `[FILE]...` ``.
fn names(argument: &Arg) -> String {
    if argument.is_positional() {
        return format!("`{argument}`");
    }
    // The long name with its value.
    let with_value = format!("`{argument}`");
    match argument.get_short() {
        Some(short) if argument.get_long().is_some() => format!("`-{short}`, {with_value}"),
        _ => with_value,
    }
}

/// A page with its made part replaced by `made`.
fn with_options(page: &str, made: &str) -> String {
    let kept = page.find(OPTIONS).map_or(page, |at| &page[..at]).trim_end();
    format!("{kept}\n\n{made}")
}

fn with_list(page: &str, made: &str) -> String {
    let (before, rest) = page.split_once(LIST.0).expect("command.md has the line before the list");
    let (_, after) = rest.split_once(LIST.1).expect("command.md has the line after the list");
    format!("{before}{}{made}{}{after}", LIST.0, LIST.1)
}

/// The pages have the commands and options of the program, and each command has a page.
#[test]
fn reference_pages_are_current() {
    let commands = commands();
    let record = std::env::var_os("RECORD").is_some();
    let mut stale = Vec::new();
    let mut check = |path: PathBuf, page: &str, wanted: String| {
        if page != wanted {
            if record {
                fs::write(&path, wanted).expect("the page can be written");
            } else {
                stale.push(path);
            }
        }
    };
    let path = folder().join("command.md");
    let page = fs::read_to_string(&path).expect("it is there");
    let wanted = with_list(&page, &list(&commands));
    check(path, &page, wanted);
    let mut pages: Vec<String> = Vec::new();
    for mut command in commands {
        let file = format!("{}.md", command.get_name());
        let path = folder().join("commands").join(&file);
        let page = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}: write the page", path.display()));
        let wanted = with_options(&page, &options(&mut command));
        check(path, &page, wanted);
        pages.push(file);
    }
    let folder = fs::read_dir(folder().join("commands")).expect("it is there");
    for entry in folder {
        let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
        assert!(pages.contains(&name), "{name} is the page of no command");
    }
    assert!(stale.is_empty(), "run `cargo xtask book`; not current: {stale:#?}");
}

#[test]
fn an_option_with_all_its_parts() {
    let argument = Arg::new("form")
        .long("form")
        .short('f')
        .value_name("FORM")
        .value_parser(["a", "b"])
        .default_value("a")
        .help("The form\nof it");
    let mut command = Command::new("x").arg(argument).arg(Arg::new("FILE").help("A file"));
    let made = options(&mut command);
    assert!(made.contains("**Arguments**\n\n- `[FILE]`: A file\n"), "{made}");
    let line = "- `-f`, `--form <FORM>`: The form of it. Values: `a`, `b`. Default: `a`\n";
    assert!(made.contains(line), "{made}");
    assert_eq!(with_options("# x\n\ntext\n\n## Options\nold", "new"), "# x\n\ntext\n\nnew");
}
