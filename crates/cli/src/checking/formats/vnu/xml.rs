//! XML of the Nu Html Checker.

use std::io::{self, Write};

use super::reporter::{
    Root, Source, VnuReporter, address_of, message_of, notes_about, split_at, types_of,
};
use crate::checking::checked::{Checked, Finding};
use crate::checking::formats::{Escaped, Reporter, Totals};

/// Writes messages as its XML.
pub(crate) struct VnuXml {
    root: Root,
    has_begun: bool,
}

impl VnuXml {
    pub(crate) fn new(root: Root) -> Self {
        Self { root, has_begun: false }
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        // The quotes are those that callers look for.
        write!(
            out,
            "<?xml version='1.0' encoding='utf-8'?>\n<messages xmlns=\"http://n.validator.nu/messages/\""
        )?;
        if let Some(url) = &self.root.url {
            write!(out, " url=\"{}\"", Escaped(url))?;
        }
        writeln!(out, ">")
    }
}

impl VnuXml {
    /// A message without a place.
    fn item(
        &mut self,
        (element, kind): (&str, &str),
        name: &str,
        message: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        self.begin(out)?;
        write!(out, "<{element}{kind}")?;
        if let Some(url) = address_of(name) {
            write!(out, " url=\"{}\"", Escaped(&url))?;
        }
        writeln!(out, ">\n<message>{}</message>\n</{element}>", Escaped(message))
    }
}

impl VnuReporter for VnuXml {
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.item(("non-document-error", " type=\"io\""), name, message, out)
    }

    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.item(("info", ""), name, message, out)
    }
}

impl Reporter for VnuXml {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let url = address_of(&page.name);
        for finding in &page.findings {
            let (kind, sub_type) = types_of(finding);
            let (start, last) = (finding.place.start, finding.place.last);
            write!(out, "<{kind}")?;
            if let Some(url) = &url {
                write!(out, " url=\"{}\"", Escaped(url))?;
            }
            if start.line != last.line {
                write!(out, " first-line=\"{}\"", start.line)?;
            }
            write!(
                out,
                " last-line=\"{}\" first-column=\"{}\" last-column=\"{}\"",
                last.line, start.column, last.column
            )?;
            if let Some(sub_type) = sub_type {
                write!(out, " type=\"{sub_type}\"")?;
            }
            writeln!(out, ">\n<message>{}</message>", Message(finding))?;
            if let Some((text, range)) = &finding.extract {
                let (before, rest) = split_at(text, range.start);
                let (inside, after) = split_at(rest, range.len());
                writeln!(
                    out,
                    "<extract>{}<m>{}</m>{}</extract>",
                    Escaped(before),
                    Escaped(inside),
                    Escaped(after)
                )?;
            }
            writeln!(out, "</{kind}>")?;
        }
        for note in notes_about(page) {
            self.note(&page.name, &note, out)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        if let Some(Source { kind, encoding, code }) = &self.root.source {
            writeln!(
                out,
                "<source type=\"{}\" encoding=\"{}\">{}</source>",
                Escaped(kind),
                Escaped(encoding),
                Escaped(code)
            )?;
        }
        writeln!(out, "</messages>")
    }
}

/// A message in which names between backticks are code.
struct Message<'a>(&'a Finding);

impl std::fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = message_of(self.0);
        let pieces: Vec<&str> = text.split('`').collect();
        // A backtick of the page leaves an even number of pieces.
        if pieces.len().is_multiple_of(2) {
            return write!(f, "{}", Escaped(&text));
        }
        for (index, piece) in pieces.into_iter().enumerate() {
            if index.is_multiple_of(2) {
                write!(f, "{}", Escaped(piece))?;
            } else {
                write!(
                    f,
                    "<code xmlns=\"http://www.w3.org/1999/xhtml\">{}</code>",
                    Escaped(piece)
                )?;
            }
        }
        Ok(())
    }
}
