//! The sanitizers of other languages, in separate processes that time themselves.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::fetch::{installed, pythons};
use crate::peer::{Session, succeeds};

const OF_PYTHON: &str = include_str!("sanitizers.py");
const OF_NODE: &str = include_str!("sanitizers.cjs");

/// Starts the processes that are possible here and gives them texts. Each comes with the names of its sanitizers.
///
/// # Errors
/// If a process ends early.
pub fn start(texts: &[&str]) -> io::Result<Vec<(Session, Vec<&'static str>)>> {
    let mut sessions = Vec::new();
    let has = |python: &PathBuf, module: &str| {
        succeeds(Command::new(python).args(["-c", &format!("import {module}")]))
    };
    match pythons().into_iter().find(|python| has(python, "nh3")) {
        Some(python) => {
            let names = ["nh3", "turbohtml", "treewright"];
            let names = names.into_iter().filter(|name| has(&python, name)).collect();
            sessions.push((Session::start(&python, "-c", OF_PYTHON, texts)?, names));
        }
        None => eprintln!(
            "nh3 and turbohtml are left out: no Python here has them; `--fetch` installs them"
        ),
    }
    let check = ["-e", "require('dompurify'); require('jsdom')"];
    if succeeds(Command::new("node").args(check).current_dir(installed())) {
        sessions.push((Session::start("node", "-e", OF_NODE, texts)?, vec!["dompurify"]));
    } else {
        eprintln!("DOMPurify is left out: it is not here; `--fetch` installs it");
    }
    Ok(sessions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "fetches the sanitizers if they are not here; `.ci/health peers` runs it"]
    fn they_answer() {
        let said = crate::fetch::fetch_sanitizers().unwrap();
        let sessions = start(&["<p>é<script>f()</script></p>"]).unwrap();
        assert_eq!(sessions.len(), 2, "{said:?}");
        for (mut session, names) in sessions {
            for name in names {
                assert_eq!(session.give(name, 0).unwrap(), "<p>é</p>", "{name}");
                assert!(!session.time(name, 0..1).unwrap().is_zero(), "{name}");
            }
        }
    }
}
