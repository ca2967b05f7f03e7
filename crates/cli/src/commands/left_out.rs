//! Commands that this build does not include: each takes any arguments, and says which build includes it.

use std::ffi::OsString;

use clap::Args;

use crate::built_in;
use crate::output::{Failure, Outcome};

/// The arguments of a command that this build does not include.
#[derive(Debug, Args)]
#[command(after_help = "\
Not included in this build. To install a build with it:
cargo install --path crates/cli --profile dist --features full")]
pub(crate) struct LeftOut {
    /// All arguments of the command
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _arguments: Vec<OsString>,
}

fn answer(name: &str) -> Result<Outcome, Failure> {
    built_in::demand(name).map(|()| Outcome::Fine)
}

#[cfg(not(feature = "run"))]
pub(crate) mod run {
    pub(crate) use super::LeftOut as RunArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: RunArguments) -> Result<Outcome, Failure> {
        super::answer("run")
    }
}

#[cfg(not(feature = "run"))]
pub(crate) mod storage {
    pub(crate) use super::LeftOut as StorageArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: StorageArguments) -> Result<Outcome, Failure> {
        super::answer("storage")
    }
}

#[cfg(not(feature = "extract"))]
pub(crate) mod extract {
    pub(crate) use super::LeftOut as ExtractArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: &ExtractArguments) -> Result<Outcome, Failure> {
        super::answer("extract")
    }
}

#[cfg(not(feature = "lsp"))]
pub(crate) mod lsp {
    pub(crate) use super::LeftOut as LspArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: &LspArguments) -> Result<Outcome, Failure> {
        super::answer("lsp")
    }
}

#[cfg(not(feature = "serve"))]
pub(crate) mod serve {
    pub(crate) use super::LeftOut as ServeArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: &ServeArguments) -> Result<Outcome, Failure> {
        super::answer("serve")
    }
}

#[cfg(not(feature = "style"))]
pub(crate) mod hidden {
    pub(crate) use super::LeftOut as HiddenArguments;
    use super::{Failure, Outcome};

    pub(crate) fn run(_: HiddenArguments) -> Result<Outcome, Failure> {
        super::answer("hidden")
    }
}
