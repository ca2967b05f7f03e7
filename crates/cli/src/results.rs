//! Results that have places, as ripgrep and jq would have them: lines with the name of the file before them,
//! or JSON lines.

use std::io::{self, Write};

use serde::{Serialize, Serializer};
use treewright::{LineColumn, NodeRef};

use crate::arguments::ResultArguments;
use crate::input::Input;
use crate::output::{Printer, style};
use crate::pages::Page;

/// The parts that lines of results begin with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prefixes {
    names: bool,
    places: bool,
    null: bool,
}

impl Prefixes {
    /// `may_be_several` is true unless there is exactly one file.
    pub(crate) fn new(arguments: ResultArguments, may_be_several: bool) -> Self {
        Self {
            names: arguments.names.are_shown(may_be_several),
            places: arguments.line_number,
            null: arguments.null,
        }
    }

    /// Writes the name of the file, if files are named.
    pub(crate) fn write_name(self, input: &Input, out: &mut Printer<'_>) -> io::Result<()> {
        if !self.names {
            return Ok(());
        }
        out.name(style::FILE, input)?;
        out.write_all(if self.null { b"\0" } else { b":" })
    }

    /// Writes the name of a file that stands alone.
    pub(crate) fn write_name_alone(self, input: &Input, out: &mut Printer<'_>) -> io::Result<()> {
        out.name(style::FILE, input)?;
        out.write_all(if self.null { b"\0" } else { b"\n" })
    }

    /// Writes the name of the file and the place of an element, as far as they are requested. An element
    /// that is not written in the page has no place.
    pub(crate) fn write(
        self,
        page: &Page,
        element: NodeRef<'_>,
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        self.write_name(&page.input, out)?;
        if !self.places {
            return Ok(());
        }
        match element.line_column() {
            Some(LineColumn { line, column }) => {
                out.styled(style::PLACE, line)?;
                out.write_all(b":")?;
                out.styled(style::PLACE, column)?;
                out.write_all(b":")
            }
            None => out.write_all(b"-:-:"),
        }
    }
}

/// The place of a result in JSON: its file, and the line, column and offset of the start tag, which are
/// `null` for an element that is not written in the page.
#[derive(Serialize)]
pub(crate) struct JsonPlace {
    path: String,
    line: Option<u32>,
    column: Option<u32>,
    offset: Option<u32>,
}

impl JsonPlace {
    pub(crate) fn of(page: &Page, element: NodeRef<'_>) -> Self {
        let (offset, place) = (element.source_offset(), element.line_column());
        Self {
            path: page.input.to_string(),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            offset,
        }
    }
}

/// Writes a value as one line of JSON.
pub(crate) fn write_json_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// The attributes of an element in JSON: an object with the names as they are written in HTML, in their
/// order.
pub(crate) struct JsonAttributes<'a>(pub(crate) NodeRef<'a>);

impl Serialize for JsonAttributes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.attrs().map(|(name, value)| {
            let name = match name.prefix {
                Some(prefix) => format!("{prefix}:{}", name.local),
                None => name.local.to_owned(),
            };
            (name, value)
        }))
    }
}

/// Text in one line: without white space at its ends, and with a space for white space inside.
pub(crate) fn in_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}
