//! The pages and the places in them that the command line names.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use treewright::LineColumn;

/// A page, or a place in it.
pub(super) struct Target {
    pub(super) file: OsString,
    pub(super) place: Option<LineColumn>,
}

impl Target {
    /// Reads `FILE[:LINE[:COL]]`. A file that has that very name is meant as a whole.
    pub(super) fn new(argument: &OsStr) -> Self {
        let whole = || Self { file: argument.to_owned(), place: None };
        if Path::new(argument).exists() {
            return whole();
        }
        let Some((file, place)) = argument.to_str().and_then(split) else { return whole() };
        Self { file: file.into(), place: Some(place) }
    }
}

/// Splits a name at its last one or two numbers, as compilers print places. A colon may follow them.
fn split(text: &str) -> Option<(&str, LineColumn)> {
    let text = text.strip_suffix(':').unwrap_or(text);
    let (before, last) = number_at_the_end(text)?;
    match number_at_the_end(before) {
        Some((file, line)) => Some((file, LineColumn { line, column: last })),
        None => Some((before, LineColumn { line: last, column: 1 })),
    }
}

fn number_at_the_end(text: &str) -> Option<(&str, u32)> {
    let (before, number) = text.rsplit_once(':')?;
    let is_number = !before.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((before, number.parse().ok().filter(|_| is_number)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_places() {
        let cases = [
            ("no.html:2:8", Some(("no.html", 2, 8))),
            ("no.html:2:8:", Some(("no.html", 2, 8))),
            ("no.html:2", Some(("no.html", 2, 1))),
            ("-:3", Some(("-", 3, 1))),
            ("a:b:3:4", Some(("a:b", 3, 4))),
            ("no.html", None),
            ("no.html:", None),
            ("no.html:+2", None),
            ("no.html:x:2", Some(("no.html:x", 2, 1))),
            (":2", None),
            ("no.html:99999999999", None),
        ];
        for (argument, expected) in cases {
            let target = Target::new(OsStr::new(argument));
            let found =
                target.place.map(|place| (target.file.to_str().unwrap(), place.line, place.column));
            assert_eq!(found, expected, "{argument}");
        }
    }
}
