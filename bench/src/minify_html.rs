//! minify-html, through its Python package, in a separate process that times itself. The crate has about
//! 140 dependencies, most of them for scripts and style sheets, which it leaves alone here.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::fetch::pythons;
use crate::peer::{Session, succeeds};

const SCRIPT: &str = include_str!("minify_html.py");

/// Its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The defaults: scripts and style sheets are left alone.
    Defaults,
    /// Tags, comments and attributes are kept as far as options allow.
    Least,
}

impl Way {
    /// The name of the way in commands of a session.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Defaults => "all",
            Self::Least => "least",
        }
    }
}

/// The first Python that has it.
pub fn find() -> Option<PathBuf> {
    let has_it =
        |python: &PathBuf| succeeds(Command::new(python).args(["-c", "import minify_html"]));
    pythons().into_iter().find(has_it)
}

/// Starts a process and gives it pages.
///
/// # Errors
/// If it cannot be started, or ends early.
pub fn start(python: &PathBuf, pages: &[&str]) -> io::Result<Session> {
    Session::start(python, "-c", SCRIPT, pages)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    #[ignore = "fetches minify-html if it is not here; `.ci/health peers` runs it"]
    fn it_answers() {
        let said = crate::fetch::fetch().unwrap();
        let python = find().unwrap_or_else(|| panic!("minify-html is not here: {said:?}"));
        let mut session = start(&python, &["<p>é  b</p>", "<b>"]).unwrap();
        assert!(!session.version().is_empty());
        assert_eq!(session.give(Way::Defaults.name(), 0).unwrap(), "<p>é b");
        assert_eq!(session.give(Way::Least.name(), 0).unwrap(), "<p>é b</p>");
        assert!(session.time(Way::Defaults.name(), 0..2).unwrap() > Duration::ZERO);
    }
}
