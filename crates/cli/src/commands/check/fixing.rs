//! The places that fixed pages go to: into their files, into a patch, or to standard output.

use std::path::Path;

use treewright::Encoding;

use super::options::CheckArguments;
use crate::checking::checked::Checked;
use crate::output::{Notation, OneLine, Printer, Surface, print_patch};
use crate::pages::From;
use crate::saving::{FileError, write_over};

/// The settings of fixes.
pub(super) struct Fixing {
    /// `None` for runs that fix nothing.
    kind: Option<Kind>,
    unsafe_fixes: bool,
    has_standard_input: bool,
    surface: Surface,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Write,
    Diff,
}

/// The place where a fixed page goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    InPlace,
    Diff,
    Print,
}

impl Fixing {
    pub(super) fn new(arguments: &CheckArguments, has_standard_input: bool) -> Self {
        let kind = if arguments.diff { Kind::Diff } else { Kind::Write };
        Self {
            kind: arguments.fixes().then_some(kind),
            unsafe_fixes: arguments.unsafe_fixes,
            has_standard_input,
            surface: Surface::of_standard_output(Notation::Text),
        }
    }

    pub(super) fn unsafe_fixes(&self) -> bool {
        self.unsafe_fixes
    }

    /// Returns true if standard output has patches or a page instead of a report.
    pub(super) fn prints(&self) -> bool {
        self.kind.is_some_and(|kind| kind == Kind::Diff || self.has_standard_input)
    }

    /// The place where a fixed page goes; `None` if it is not fixed.
    pub(super) fn way_of(&self, from: &From) -> Option<Way> {
        match (self.kind?, from) {
            // Pages from the network cannot be written.
            (_, From::Address(_)) => None,
            (Kind::Diff, From::Input(_)) => Some(Way::Diff),
            (Kind::Write, From::Input(input)) if input.path().is_some() => Some(Way::InPlace),
            (Kind::Write, From::Input(_)) => Some(Way::Print),
        }
    }

    /// Writes the file.
    pub(super) fn write(path: Option<&Path>, old: &[u8], new: &[u8]) -> Result<(), FileError> {
        match path.filter(|_| old != new) {
            Some(path) => write_over(path, old, new),
            None => Ok(()),
        }
    }

    /// The patch: in the bytes of the page, or as text where it is for a terminal or an encoding without ASCII.
    pub(super) fn patch(
        &self,
        name: &str,
        old: &[u8],
        new: &[u8],
        encoding: Option<&'static Encoding>,
    ) -> Vec<u8> {
        let mut patch = Vec::new();
        let mut printer = Printer::new(&mut patch, self.surface);
        let has_lines = encoding.is_none_or(Encoding::is_ascii_compatible);
        // Writing to memory cannot fail.
        let _ = match encoding {
            Some(encoding) if printer.is_for_a_terminal() || !has_lines => {
                let [old, new] = [old, new].map(|bytes| encoding.decode_with_bom_removal(bytes).0);
                print_patch(name, old.as_bytes(), new.as_bytes(), &mut printer)
            }
            _ => print_patch(name, old, new, &mut printer),
        };
        patch
    }

    /// Prints the page. The findings that are left go to standard error.
    pub(super) fn print(
        &self,
        new: &[u8],
        encoding: Option<&'static Encoding>,
        page: &mut Checked,
    ) {
        use std::io::Write as _;

        let mut text = Vec::new();
        let mut printer = Printer::new(&mut text, self.surface);
        // Writing to memory cannot fail.
        let _ = match encoding {
            Some(encoding) if printer.is_for_a_terminal() => {
                printer.write_all(encoding.decode_with_bom_removal(new).0.as_bytes())
            }
            _ => printer.write_all(new),
        };
        let _ = printer.end_line_on_a_terminal();
        page.patch = text;
        let left = page.findings.iter().map(|finding| {
            let (place, severity) = (finding.place.start, finding.severity);
            let (message, code) = (OneLine(&finding.message), finding.code());
            let name = &page.name;
            format!("{name}:{}:{}: {severity}: {message} [{code}]", place.line, place.column)
        });
        page.remarks.extend(left.collect::<Vec<_>>());
    }
}
