//! The optional parts of a build: commands and options that need a feature of this package. They stay listed, and
//! say which build includes them.

use std::fmt::Write as _;

use crate::output::Failure;

/// A command or an option, the feature that it needs, and whether this build has it.
type Part = (&'static str, &'static str, bool);

const PARTS: [Part; 12] = [
    ("run", "run", cfg!(feature = "run")),
    ("storage", "run", cfg!(feature = "run")),
    ("extract", "extract", cfg!(feature = "extract")),
    ("lsp", "lsp", cfg!(feature = "lsp")),
    ("serve", "serve", cfg!(feature = "serve")),
    ("--watch", "watch", cfg!(feature = "watch")),
    ("--net", "net", cfg!(feature = "net")),
    ("hidden", "style", cfg!(feature = "style")),
    ("--contrast", "style", cfg!(feature = "style")),
    ("--css", "style", cfg!(feature = "style")),
    ("--device", "style", cfg!(feature = "style")),
    ("--hidden-text", "style", cfg!(feature = "style")),
];

/// Builds and installs a program that has all parts, from the root of a checkout.
const INSTALL: &str = "cargo install --path crates/cli --profile dist --features full";

/// The message if this build does not include a part.
pub(crate) fn lack_of(name: &str) -> Option<String> {
    let (_, feature, _) = PARTS.iter().find(|part| part.0 == name && !part.2)?;
    Some(format!(
        "`{name}` is not included in this build; use `cargo run --release --features {feature} --`, \
         or install with `{INSTALL}`"
    ))
}

/// Ok if this build includes a part.
pub(crate) fn demand(name: &str) -> Result<(), Failure> {
    lack_of(name).map_or(Ok(()), |message| Err(Failure::Usage(message)))
}

/// The end of the help: the parts that this build does not include.
pub(crate) fn left_out() -> String {
    let mut names = PARTS.iter().filter(|part| !part.2).map(|part| part.0);
    let Some(first) = names.next() else { return String::new() };
    let mut text = format!("\n\nNot in this build: {first}");
    for name in names {
        let _ = write!(text, ", {name}");
    }
    let _ = write!(text, ".\nTo install a build with them: {INSTALL}");
    text
}
