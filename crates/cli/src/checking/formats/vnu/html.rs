//! A page of HTML with the messages, as the HTTP interface of the Nu Html Checker shows to people.

use std::io::{self, Write};

use treewright::Severity;

use super::reporter::{Root, VnuReporter, notes_about, place_of, split_at, word_of};
use crate::checking::checked::Checked;
use crate::checking::formats::{Escaped, Reporter, Totals};

pub(crate) struct VnuHtml {
    root: Root,
    has_begun: bool,
    has_errors: bool,
}

impl VnuHtml {
    pub(crate) fn new(root: Root) -> Self {
        Self { root, has_begun: false, has_errors: false }
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        let title = match &self.root.url {
            Some(url) => format!("Results for {url}"),
            None => "Results".to_owned(),
        };
        let title = Escaped(&title);
        writeln!(
            out,
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <style>li {{ margin: 1em 0 }} pre {{ white-space: pre-wrap }} mark {{ font-weight: bold }}</style>\n\
             </head>\n<body>\n<h1>{title}</h1>\n<ol>"
        )
    }
}

impl Reporter for VnuHtml {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        for finding in &page.findings {
            self.has_errors |= finding.severity == Severity::Error;
            let code = finding.code();
            writeln!(
                out,
                "<li class=\"{}\"><p><strong>{}</strong>: {} [<a href=\"{}\">{code}</a>]</p>\n<p>{}</p>",
                finding.severity,
                word_of(finding.severity),
                Escaped(&finding.message),
                Escaped(finding.rule.anchor),
                place_of(finding)
            )?;
            if let Some((text, range)) = &finding.extract {
                let (before, rest) = split_at(text, range.start);
                let (inside, after) = split_at(rest, range.len());
                writeln!(
                    out,
                    "<pre><code>{}<mark>{}</mark>{}</code></pre>",
                    Escaped(before),
                    Escaped(inside),
                    Escaped(after)
                )?;
            }
            writeln!(out, "</li>")?;
        }
        for note in notes_about(page) {
            self.note(&page.name, &note, out)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        writeln!(out, "</ol>")?;
        // Callers look for these paragraphs by their classes.
        let end = if self.has_errors {
            "<p class=\"failure\">There were errors.</p>"
        } else {
            "<p class=\"success\">There were no errors.</p>"
        };
        writeln!(out, "{end}")?;
        if let Some(source) = &self.root.source {
            writeln!(out, "<h2>Source</h2>\n<pre><code>{}</code></pre>", Escaped(&source.code))?;
        }
        writeln!(out, "</body>\n</html>")
    }
}

impl VnuReporter for VnuHtml {
    fn failure(&mut self, _: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        self.has_errors = true;
        writeln!(
            out,
            "<li class=\"non-document-error\"><p><strong>IO Error</strong>: {}</p></li>",
            Escaped(message)
        )
    }

    fn note(&mut self, _: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        writeln!(out, "<li class=\"info\"><p><strong>Info</strong>: {}</p></li>", Escaped(message))
    }
}
