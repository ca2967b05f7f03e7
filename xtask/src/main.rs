//! The programs for developers of Treewright: `cargo xtask codegen` writes the generated tables,
//! `cargo xtask codegen --check` checks that they are current, `cargo xtask book` builds the book,
//! `cargo xtask spec-update` moves to a newer text of the standard, `cargo xtask standard-tables` takes
//! tables from its text, `cargo xtask package-tables` takes tables from packages of data,
//! `cargo xtask mutants` checks that tests notice errors, `cargo xtask wpt` runs web-platform-tests,
//! `cargo xtask messages` draws messages for a review of their English,
//! `cargo xtask suites` gets the public test suites, `cargo xtask dist` builds what a release has.

mod book;
mod codegen;
mod dist;
mod messages;
mod mutants;
mod package_tables;
mod spec_update;
mod standard_tables;
mod suites;
mod wpt;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(message)) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
        None => {
            eprintln!("usage: cargo xtask codegen [--check]");
            eprintln!("       cargo xtask codegen --signatures INTERFACE | --compare");
            eprintln!("       cargo xtask book");
            eprintln!("       cargo xtask spec-update DIR [--page FILE]");
            eprintln!("       cargo xtask standard-tables DIR [--check]");
            eprintln!("       cargo xtask package-tables NODE_MODULES --date DATE");
            eprintln!("       cargo xtask mutants [--only SUBJECT] [--each N] [--seed N] [--list]");
            eprintln!("       cargo xtask messages [--seed N] [--count N]");
            eprintln!("       cargo xtask suites [--out DIR]");
            eprintln!("       cargo xtask dist [--out DIR] [--without-wheel]");
            eprintln!("       cargo xtask wpt --root DIR [OPTION...] [PREFIX...]");
            ExitCode::from(2)
        }
    }
}

/// Runs a task; `None` if no task has that name with these arguments.
fn run(words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["codegen"] => codegen::write(),
        ["codegen", "--check"] => codegen::check(),
        ["codegen", "--compare"] => codegen::compare(),
        ["codegen", "--signatures", interface] => codegen::signatures(interface),
        ["book"] => book::run(&codegen::root()),
        ["spec-update", text] => spec_update::run(&codegen::root(), text, None),
        ["spec-update", text, "--page", page] => {
            spec_update::run(&codegen::root(), text, Some(page))
        }
        ["standard-tables", text] => standard_tables::write(&codegen::root(), text),
        ["standard-tables", text, "--check"] => {
            standard_tables::check(&codegen::root(), std::path::Path::new(text))
        }
        ["package-tables", packages, "--date", date] => {
            package_tables::write(&codegen::root(), packages, date)
        }
        ["mutants", options @ ..] => {
            mutants::run(&codegen::root(), &mutants::Options::read(options)?)
        }
        ["messages", options @ ..] => messages::run(&codegen::root(), options)?,
        ["suites"] => suites::run(&codegen::root(), None),
        ["suites", "--out", out] => suites::run(&codegen::root(), Some(out)),
        ["wpt", arguments @ ..] => wpt::run(arguments),
        ["dist", options @ ..] => dist::run(&codegen::root(), &dist::Options::read(options)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn generated_tables_are_current() {
        assert_eq!(super::codegen::check(), Ok(()));
    }
}
