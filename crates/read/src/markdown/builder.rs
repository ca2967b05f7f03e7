//! Converts the boxes of a page to blocks of Markdown.

use treewright_dom::{Namespace, NodeRef};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use super::MarkdownOptions;
use super::blocks::Blocks;
use super::destinations;
use super::escaping::longest_run;
use super::inline::{Format, Inline, OpenFormats, Paragraph};
use super::spans::{self, Place};
use super::tables::Rows;
use crate::inner_text::is_in_a_row;
use crate::rendered::{Boxed, Flow, Run, Step, TextStyle, Walk, runs, transformed};

/// Preformatted text.
#[derive(Debug)]
struct Preformatted<'a> {
    element: NodeRef<'a>,
    text: String,
}

#[derive(Debug)]
struct OpenTable<'a> {
    element: NodeRef<'a>,
    rows: Rows,
    /// The open cell.
    cell: Option<NodeRef<'a>>,
}

/// The state of the conversion.
#[derive(Debug)]
pub(super) struct Builder<'a, 'o> {
    options: &'o MarkdownOptions,
    blocks: Blocks,
    paragraph: Paragraph<'a>,
    formats: OpenFormats<'a>,
    /// The open heading, and its level.
    heading: Option<(NodeRef<'a>, usize)>,
    preformatted: Option<Preformatted<'a>>,
    table: Option<OpenTable<'a>>,
}

impl<'a, 'o> Builder<'a, 'o> {
    pub(super) fn new(options: &'o MarkdownOptions) -> Self {
        Self {
            options,
            blocks: Blocks::default(),
            paragraph: Paragraph::default(),
            formats: OpenFormats::default(),
            heading: None,
            preformatted: None,
            table: None,
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.end_paragraph();
        self.blocks.finish()
    }

    /// Text that is not rendered.
    pub(super) fn plain(&mut self, text: &str) {
        self.text(text, TextStyle::INITIAL);
    }

    /// Converts a node with its descendants.
    pub(super) fn walk(&mut self, walk: Walk<'a>, node: NodeRef<'a>) {
        if let Some(boxed) = walk.innermost().filter(|boxed| boxed.node == node) {
            self.open(boxed);
        }
        for step in walk {
            match step {
                Step::Open(boxed) => self.open(boxed),
                Step::Text { text, style } => self.text(text, style),
                Step::Close(boxed) => self.close(boxed),
            }
            let is_over = match step {
                Step::Close(boxed) => boxed.node == node,
                _ => node.is_text(),
            };
            if is_over {
                return;
            }
        }
    }

    fn open(&mut self, boxed: Boxed<'a>) {
        let node = boxed.node;
        if let Some(preformatted) = &mut self.preformatted {
            match boxed.flow {
                Flow::LineBreak => preformatted.text.push('\n'),
                Flow::Contents | Flow::Inline | Flow::Atomic | Flow::InlineBlock => {}
                _ => preformatted.end_line(),
            }
            return;
        }
        match flow_of(boxed) {
            Flow::Contents | Flow::Inline => {}
            Flow::LineBreak => {
                if boxed.style.is_visible() {
                    self.paragraph.line_break();
                }
            }
            Flow::Atomic => self.atomic(boxed),
            Flow::InlineBlock => {
                if boxed.flow == Flow::Cell && follows_a_cell(node) {
                    self.paragraph.space();
                }
                self.paragraph.begin_inline_block();
            }
            Flow::Cell => self.open_cell(node),
            Flow::Row => self.open_row(),
            Flow::Block | Flow::Outside | Flow::Caption | Flow::RowGroup => self.end_block(),
        }
        if boxed.is_table && self.table.is_none() {
            let rows = Rows::of(node);
            self.table = rows.map(|rows| OpenTable { element: node, rows, cell: None });
        }
        if node.namespace() == Some(Namespace::Html) {
            self.open_html(boxed);
        } else if destinations::of_link(node, self.options).is_some() {
            self.formats.open(node, Format::Link(node));
        }
    }

    fn open_html(&mut self, boxed: Boxed<'a>) {
        let node = boxed.node;
        let is_block = !matches!(boxed.flow, Flow::Contents | Flow::Inline | Flow::Atomic);
        match node.name() {
            "strong" | "b" | "dt" => self.formats.open(node, Format::Strong),
            "em" | "i" | "cite" | "dfn" | "var" => self.formats.open(node, Format::Emphasis),
            "del" | "s" | "strike" => self.formats.open(node, Format::Strikethrough),
            "sub" => self.formats.open(node, Format::Subscript),
            "sup" => self.formats.open(node, Format::Superscript),
            "q" => self.formats.open(node, Format::Quote),
            "code" | "kbd" | "samp" | "tt" => self.formats.open_code(node),
            "a" if destinations::of_link(node, self.options).is_some() => {
                self.formats.open(node, Format::Link(node));
            }
            "img" if is_block => self.image(boxed),
            // Blocks that lost their boxes are not blocks here either.
            _ if !is_block || self.is_in_cell() => {}
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let digit = node.name().as_bytes().get(1);
                let level = digit.map_or(1, |digit| usize::from(digit.wrapping_sub(b'0')));
                self.heading.get_or_insert((node, level));
            }
            "pre" | "listing" | "xmp" | "plaintext" if boxed.style.preserves() => {
                self.preformatted = Some(Preformatted { element: node, text: String::new() });
            }
            "blockquote" => self.blocks.open_quote(node),
            "ul" | "menu" | "dir" | "select" => self.blocks.open_list(node, None),
            "ol" => self.blocks.open_list(node, Some(start_of(node))),
            "li" | "dd" | "option" => self.blocks.open_item(node),
            "hr" if boxed.style.is_visible() => self.blocks.thematic_break(),
            _ => {}
        }
    }

    fn close(&mut self, boxed: Boxed<'a>) {
        let node = boxed.node;
        if let Some(preformatted) = &mut self.preformatted {
            if preformatted.element == node {
                self.end_preformatted();
            } else if matches!(boxed.flow, Flow::Block | Flow::Outside) {
                preformatted.end_line();
            }
            return;
        }
        match flow_of(boxed) {
            Flow::Contents | Flow::Inline | Flow::LineBreak | Flow::Atomic => {}
            // White space at the end of its last line is not shown.
            Flow::InlineBlock => self.paragraph.end_inline_block(),
            Flow::Cell => self.close_cell(node),
            Flow::Block | Flow::Outside | Flow::Caption | Flow::RowGroup | Flow::Row => {
                self.end_block();
            }
        }
        self.formats.close(node);
        if self.heading.is_some_and(|(heading, _)| heading == node) {
            self.heading = None;
        }
        if self.table.as_ref().is_some_and(|table| table.element == node)
            && let Some(lines) = self.table.take().and_then(|mut table| table.rows.take_lines())
        {
            self.blocks.write(&lines);
        }
        self.blocks.close(node);
    }

    fn atomic(&mut self, boxed: Boxed<'a>) {
        let node = boxed.node;
        let is_checkbox = node.is_html("input")
            && node.attr("type").is_some_and(|kind| kind.eq_ignore_ascii_case("checkbox"));
        if is_checkbox && self.paragraph.is_empty() && self.blocks.is_at_item_start() {
            self.paragraph.task = Some(node.has_attr("checked"));
        } else if node.is_html("img") {
            self.image(boxed);
        } else {
            self.paragraph.settle(None);
        }
    }

    fn image(&mut self, boxed: Boxed<'a>) {
        let is_written =
            boxed.style.is_visible() && destinations::of_image(boxed.node, self.options).is_some();
        if is_written {
            self.paragraph.image(boxed.node, &self.formats);
        } else {
            self.paragraph.settle(None);
        }
    }

    fn is_in_cell(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.cell.is_some())
    }

    fn open_row(&mut self) {
        self.end_block();
        if let Some(table) = &mut self.table {
            table.rows.begin_row();
        }
    }

    fn open_cell(&mut self, cell: NodeRef<'a>) {
        self.end_block();
        if let Some(table) = &mut self.table {
            table.cell.get_or_insert(cell);
        }
    }

    fn close_cell(&mut self, cell: NodeRef<'a>) {
        if self.table.as_ref().is_some_and(|table| table.cell == Some(cell)) {
            let parts = self.paragraph.take().into_parts();
            let contents = spans::write(&parts, Place::Cell, self.options);
            if let Some(table) = &mut self.table {
                table.cell = None;
                table.rows.cell(cell, contents);
            }
        } else {
            self.end_block();
        }
    }

    fn text(&mut self, text: &str, style: TextStyle) {
        let visible = style.is_visible();
        if let Some(preformatted) = &mut self.preformatted {
            if visible {
                preformatted.text.push_str(&transformed(text, style, None));
            }
            return;
        }
        for run in runs(text, style) {
            match run {
                Run::Space { has_break } => self.paragraph.collapsible_space(has_break),
                Run::Break if visible => self.paragraph.line_break(),
                Run::Word(word) if visible => {
                    let before = self.paragraph.last_character();
                    self.paragraph.word(&transformed(word, style, before), &self.formats);
                }
                Run::Break | Run::Word(_) => self.paragraph.settle(None),
            }
        }
    }

    /// The start or end of a block.
    fn end_block(&mut self) {
        if self.is_in_cell() {
            self.paragraph.block_end();
        } else {
            self.end_paragraph();
        }
    }

    fn end_paragraph(&mut self) {
        let paragraph = self.paragraph.take();
        let task = paragraph.task;
        let parts = paragraph.into_parts();
        if parts.is_empty() {
            return;
        }
        self.end_rows();
        if let Some((_, level)) = self.heading {
            let heading = spans::write(&parts, Place::Heading, self.options);
            if !heading.is_empty() {
                self.blocks.write(&format!("{} {heading}", "#".repeat(level)));
            }
            return;
        }
        // Two line breaks end a paragraph.
        let mut task = task.map(|checked| if checked { "[x] " } else { "[ ] " });
        let mut rest = parts.as_slice();
        while !rest.is_empty() {
            let is_gap = |pair: &[Inline<'_>]| pair.iter().all(|part| *part == Inline::Break);
            let end = rest.windows(2).position(is_gap).unwrap_or(rest.len());
            let (part, after) = rest.split_at(end);
            let breaks = after.iter().take_while(|part| **part == Inline::Break).count();
            rest = after.get(breaks..).unwrap_or_default();
            let lines = spans::write(part, Place::Paragraph, self.options);
            if !lines.is_empty() {
                let lines = task.take().unwrap_or_default().to_owned() + &lines;
                self.blocks.paragraph(&lines);
            }
        }
    }

    /// Writes the rows before something that is in the table but not in a cell: usually a caption.
    fn end_rows(&mut self) {
        if let Some(lines) = self.table.as_mut().and_then(|table| table.rows.take_lines()) {
            self.blocks.write(&lines);
        }
    }

    /// Writes a fenced code block.
    /// <https://spec.commonmark.org/0.31.2/#fenced-code-blocks>
    fn end_preformatted(&mut self) {
        let Some(Preformatted { element, text }) = self.preformatted.take() else {
            return;
        };
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let text = text.strip_suffix('\n').unwrap_or(&text);
        if !text.trim().is_empty() {
            let fence = "`".repeat(longest_run(text, '`').saturating_add(1).max(3));
            let language = language_of(element).unwrap_or_default();
            self.blocks.write(&format!("{fence}{language}\n{text}\n{fence}"));
        }
        self.formats.close(element);
        self.blocks.close(element);
    }
}

impl Preformatted<'_> {
    fn end_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

/// The place of a box. The parts of a formula are in its line.
fn flow_of(boxed: Boxed<'_>) -> Flow {
    let is_part = boxed.node.namespace() == Some(Namespace::MathMl) && boxed.node.name() != "math";
    match boxed.flow {
        _ if is_part => Flow::Inline,
        Flow::Cell if !is_in_a_row(boxed) => Flow::InlineBlock,
        flow => flow,
    }
}

/// Returns true for a cell outside any row that a tab precedes in the text.
fn follows_a_cell(cell: NodeRef<'_>) -> bool {
    let is_blank = |node: &NodeRef<'_>| {
        !node.is_element() && node.data().is_none_or(|data| data.trim_ascii().is_empty())
    };
    let before = cell.previous_siblings().find(|node| !is_blank(node));
    before.is_some_and(|before| before.is_html("td") || before.is_html("th"))
}

/// The first number of an ordered list. Numbers of Markdown have at most nine digits and no sign.
fn start_of(list: NodeRef<'_>) -> u32 {
    let integer = |value| parse_non_negative_integer(value).ok();
    let first = list.child_elements().find(|child| child.is_html("li"));
    let value = first.and_then(|item| item.attr("value")).and_then(integer);
    let start = value.or_else(|| list.attr("start").and_then(integer));
    let start = start.and_then(|start| u32::try_from(start).ok());
    start.filter(|start| *start <= 999_999_999).unwrap_or(1)
}

/// The language of code, from the classes that the standard suggests.
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element>
fn language_of(pre: NodeRef<'_>) -> Option<&str> {
    let code = pre.child_elements().find(|child| child.is_html("code"));
    let classes = code.into_iter().chain([pre]).flat_map(NodeRef::classes);
    let mut languages = classes.filter_map(|class| {
        class.strip_prefix("language-").or_else(|| class.strip_prefix("lang-"))
    });
    let is_plain = |language: &&str| {
        let is_allowed = |c: char| c.is_ascii_alphanumeric() || "+-#._".contains(c);
        !language.is_empty() && language.chars().all(is_allowed)
    };
    languages.find(is_plain)
}
