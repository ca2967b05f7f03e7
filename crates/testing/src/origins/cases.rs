//! The cases of `data/origins`: text, and the origins of its nodes.

use treewright::{Context, Options};

use crate::suites::data;

/// A case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name.
    pub name: String,
    /// The standard's rule that the expectation follows from, and its anchor.
    pub why: String,
    /// The text.
    pub text: String,
    /// The context element, for a fragment.
    pub context: Option<Context>,
    /// Scripts are played.
    pub scripts: bool,
    /// The [dump](super::dump) of its origins, without the indentation.
    pub expected: String,
}

impl Case {
    /// The options of the parse.
    pub fn options(&self) -> Options {
        Options::new().origins(true).collect_errors(true).scripting(self.scripts)
    }
}

/// Reads the cases of a file. Each starts with a line `= NAME`, followed by lines `! WHY`, a line
/// `@ CONTEXT` for a fragment, a line `$` if scripts are played, lines `< TEXT` with the escapes of Rust,
/// which are joined without separators, and the dump. Empty lines and lines that start with `#` do not
/// count.
///
/// # Panics
/// If the file cannot be read or does not follow the format.
pub fn read(name: &str) -> Vec<Case> {
    let path = data().join("origins").join(name);
    let text = std::fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix("= ") {
            cases.push(Case {
                name: name.to_owned(),
                why: String::new(),
                text: String::new(),
                context: None,
                scripts: false,
                expected: String::new(),
            });
            continue;
        }
        let case = cases.last_mut().unwrap_or_else(|| panic!("no case begins before `{line}`"));
        match line.split_at_checked(2) {
            Some(("! ", why)) => case.why += why,
            Some(("@ ", context)) => case.context = Some(context.parse().expect("a context")),
            Some(("< ", text)) => case.text += &unescape(text),
            _ if line == "$" => case.scripts = true,
            _ => {
                case.expected += line;
                case.expected.push('\n');
            }
        }
    }
    for case in &cases {
        assert!(!case.why.is_empty() && !case.text.is_empty(), "{} has no reason", case.name);
    }
    cases
}

fn unescape(text: &str) -> String {
    let text = text.replace("\\n", "\n").replace("\\r", "\r");
    text.replace("\\0", "\0").replace("\\s", " ")
}
