//! The option `--limits`, with a default for each kind of command.

use std::fmt;
use std::marker::PhantomData;

use clap::Args;
use treewright::Limits;

/// The value of `--limits` where a command line has none.
pub(crate) trait DefaultLimits: fmt::Debug {
    const LIMITS: &'static str;
}

/// Commands that work on the files of a person: no limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoLimits;

impl DefaultLimits for NoLimits {
    const LIMITS: &'static str = "none";
}

/// Commands that wait for pages from other programs: a page can take neither the memory nor the time of the machine.
#[derive(Clone, Copy, Debug)]
#[cfg(any(test, feature = "extract", feature = "lsp", feature = "serve"))]
pub(crate) struct ServiceLimits;

#[cfg(any(test, feature = "extract", feature = "lsp", feature = "serve"))]
impl DefaultLimits for ServiceLimits {
    const LIMITS: &'static str = "browser,bytes=16777216,nodes=2000000,time=10";
}

/// The limits of parses. `D` has the default.
#[derive(Clone, Debug, Args)]
pub(crate) struct LimitsArgument<D: DefaultLimits = NoLimits> {
    /// Limits of each parse: `none`, `browser` (512 open elements, as in browsers, 10,000 reopened
    /// formatting elements, 10,000 errors, 16 MiB of style sheets and 100,000,000 steps of them), or a
    /// comma-separated list of `depth=N`, `nodes=N`, `attributes=N`, `formatting-work=N`, `bytes=N`,
    /// `errors=N`, `time=SECONDS`, `css-bytes=N` and `css-work=N`. Reaching a limit prints a warning
    #[arg(long, default_value = D::LIMITS)]
    pub(crate) limits: Limits,

    #[arg(skip)]
    default: PhantomData<D>,
}

/// Returns true if a parse with these limits may end before its input does.
pub(crate) fn may_end_early(limits: &Limits) -> bool {
    limits.bytes.is_some() || limits.nodes.is_some() || limits.time.is_some()
}

#[cfg(test)]
mod tests {
    use clap::{Command, FromArgMatches as _};

    use super::*;

    fn parsed<D: DefaultLimits>(words: &[&str]) -> Limits {
        let command = LimitsArgument::<D>::augment_args(Command::new("x").no_binary_name(true));
        let matches = command.try_get_matches_from(words).unwrap();
        LimitsArgument::<D>::from_arg_matches(&matches).unwrap().limits
    }

    #[test]
    fn each_kind_of_command_has_a_default() {
        assert_eq!(parsed::<NoLimits>(&[]), Limits::NONE);
        let service = parsed::<ServiceLimits>(&[]);
        assert!(may_end_early(&service) && service.depth == Limits::BROWSER.depth);
        assert_eq!(parsed::<ServiceLimits>(&["--limits=none"]), Limits::NONE);
    }
}
