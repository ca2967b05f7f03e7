//! The differences of two trees, printed for people.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::ops::Range;

use anstyle::Style;
use treewright::{LineColumn, NodeId, NodeRef};

use super::hunks::Hunk;
use super::lines::{Line, Part};
use crate::output::{OneLine, Printer, style};
use crate::pages::Page;

/// The greatest depth that is shown by indentation. Otherwise hostile pages would have lines of any
/// length.
const DEEPEST: usize = 40;

/// The number of elements that are named in the headline of a difference.
const ELEMENTS_OF_HEADLINE: usize = 8;

/// Two pages, the first and the second, and their lines.
pub(super) struct Report<'a> {
    pages: [&'a Page; 2],
    lines: [&'a [Line]; 2],
    context: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(pages: [&'a Page; 2], lines: [&'a [Line]; 2], context: usize) -> Self {
        Self { pages, lines, context }
    }

    pub(super) fn print_in_brief(&self, out: &mut Printer<'_>) -> io::Result<()> {
        let [first, second] = self.pages;
        out.name(style::FILE, &first.input)?;
        write!(out, " and ")?;
        out.name(style::FILE, &second.input)?;
        writeln!(out, " differ")
    }

    pub(super) fn print(&self, hunks: &[Hunk], out: &mut Printer<'_>) -> io::Result<()> {
        let [first, second] = self.pages;
        let [before, after] = self.lines;
        for (mark, page) in [("---", first), ("+++", second)] {
            write!(out, "{mark} ")?;
            out.name(style::FILE, &page.input)?;
            writeln!(out)?;
        }
        let mut path = Path::default();
        // The number of lines of the second tree that were printed or skipped.
        let mut done = 0;
        let mut hunks = hunks.iter().peekable();
        while let Some(Hunk { before: removed, after: added }) = hunks.next() {
            let start = added.start.saturating_sub(self.context);
            if start >= done && (start > done || done == 0) {
                path.go_to(after, added.start);
                self.print_headline(&path, [removed, added], out)?;
            }
            print_lines(after, start.max(done)..added.start, ' ', Style::new(), out)?;
            print_lines(before, removed.clone(), '-', style::REMOVED, out)?;
            print_lines(after, added.clone(), '+', style::ADDED, out)?;
            let next = hunks.peek().map_or(usize::MAX, |next| next.after.start);
            done = added.end.saturating_add(self.context).min(next);
            print_lines(after, added.end..done, ' ', Style::new(), out)?;
        }
        Ok(())
    }

    /// Prints where a difference is: the elements that it is in, and its first lines in the two pages.
    fn print_headline(
        &self,
        path: &Path,
        changes: [&Range<usize>; 2],
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        let [_, second] = self.pages;
        let mut headline = String::from("@@");
        for ((mark, change), (page, lines)) in
            ["-", "+"].iter().zip(changes).zip(self.pages.iter().zip(self.lines))
        {
            let mut lines_here = lines.iter().skip(change.start).take(change.len());
            let place =
                lines_here.find_map(|line| page.parsed.document.get(line.node)?.line_column());
            if let Some(LineColumn { line, column }) = place {
                let _ = write!(headline, " {mark}{line}:{column}");
            }
        }
        headline.push_str(" @@");
        let left_out = path.open.len().saturating_sub(ELEMENTS_OF_HEADLINE);
        let elements = path.open.iter().skip(left_out);
        let names = elements.filter_map(|id| second.parsed.document.get(*id)).map(NodeRef::name);
        let mut separator = if left_out > 0 { " ... > " } else { " " };
        for name in names {
            headline.push_str(separator);
            headline.push_str(name);
            separator = " > ";
        }
        out.styled(style::HEADLINE, OneLine(headline))?;
        writeln!(out)
    }
}

fn print_lines(
    lines: &[Line],
    range: Range<usize>,
    mark: char,
    style: Style,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    let lines = lines.iter().skip(range.start).take(range.len());
    for Line { text, depth, .. } in lines {
        let indentation = depth.min(&DEEPEST).saturating_mul(2);
        out.styled(style, format_args!("{mark} {:indentation$}{text}", ""))?;
        writeln!(out)?;
    }
    Ok(())
}

/// The elements that a place in a tree is in, found by walking from one place to the next.
#[derive(Default)]
struct Path {
    open: Vec<NodeId>,
    /// The number of lines that were counted.
    at: usize,
}

impl Path {
    /// Goes forward to a line.
    fn go_to(&mut self, lines: &[Line], index: usize) {
        for line in lines.iter().take(index).skip(self.at) {
            match line.part {
                Part::Start => self.open.push(line.node),
                Part::End => {
                    self.open.pop();
                }
                Part::Whole => {}
            }
        }
        self.at = self.at.max(index);
    }
}
