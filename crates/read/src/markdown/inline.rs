//! The contents of a paragraph before they are written.

use treewright_dom::{NodeId, NodeRef};

use crate::rendered::{Line, OBJECT};

/// A format of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format<'a> {
    Strong,
    Emphasis,
    Strikethrough,
    Subscript,
    Superscript,
    Quote,
    Link(NodeRef<'a>),
}

impl Format<'_> {
    /// Returns true for formats that do not nest in themselves.
    pub(super) fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// A format, and its element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark<'a> {
    pub(super) format: Format<'a>,
    element: NodeId,
}

impl Mark<'_> {
    /// Returns true if text with one format continues that with the other. Adjacent delimiters of two
    /// elements would be read differently.
    pub(super) fn goes_on(self, other: Self, is_adjacent: bool) -> bool {
        self.format == other.format && (is_adjacent || self.element == other.element)
    }
}

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Inline<'a> {
    /// Text without spaces at its ends, in these formats.
    Text { text: String, formats: Formats<'a> },
    /// The same, in a code span of an element.
    Code { text: String, formats: Formats<'a>, element: NodeId },
    /// An image.
    Image { element: NodeRef<'a>, formats: Formats<'a> },
    /// A space, which can be a non-breaking one.
    Space(char),
    /// A line break.
    Break,
}

/// The formats of a part, the outermost first, at most one of each kind.
pub(super) type Formats<'a> = Vec<Mark<'a>>;

/// A paragraph that is being collected.
#[derive(Debug, Default)]
pub(super) struct Paragraph<'a> {
    parts: Vec<Inline<'a>>,
    /// Collapsible white space that is a space if something follows, and true if it has a segment break.
    space: Option<bool>,
    /// A box with its own lines has started, and its first line is empty.
    begins_a_line: bool,
    /// The last character that is shown.
    last: Option<char>,
    /// It starts with a checkbox, which is checked or not.
    pub(super) task: Option<bool>,
}

/// The formats of new text, from the open elements.
#[derive(Debug, Default)]
pub(super) struct OpenFormats<'a> {
    formats: Formats<'a>,
    code: Option<NodeId>,
}

impl<'a> OpenFormats<'a> {
    pub(super) fn open(&mut self, element: NodeRef<'a>, format: Format<'a>) {
        if !self.formats.iter().any(|open| open.format.is_like(format)) {
            self.formats.push(Mark { format, element: element.id() });
        }
    }

    pub(super) fn open_code(&mut self, element: NodeRef<'a>) {
        self.code.get_or_insert(element.id());
    }

    pub(super) fn close(&mut self, element: NodeRef<'a>) {
        if self.formats.last().is_some_and(|mark| mark.element == element.id()) {
            self.formats.pop();
        }
        if self.code == Some(element.id()) {
            self.code = None;
        }
    }
}

impl<'a> Paragraph<'a> {
    pub(super) fn take(&mut self) -> Self {
        std::mem::take(self)
    }

    /// The parts, without spaces and line breaks at the ends.
    pub(super) fn into_parts(mut self) -> Vec<Inline<'a>> {
        let is_space = |part: &Inline<'_>| matches!(part, Inline::Space(_) | Inline::Break);
        while self.parts.last().is_some_and(is_space) {
            self.parts.pop();
        }
        let start = self.parts.iter().position(|part| !is_space(part)).unwrap_or(0);
        self.parts.drain(..start);
        self.parts
    }

    /// Returns true if it is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    fn is_at_line_start(&self) -> bool {
        self.begins_a_line || matches!(self.parts.last(), None | Some(Inline::Break))
    }

    /// Adds collapsible white space.
    pub(super) fn collapsible_space(&mut self, has_break: bool) {
        if !self.is_at_line_start() {
            self.space = Some(self.space.unwrap_or(false) || has_break);
        }
    }

    /// Ends a line.
    pub(super) fn line_break(&mut self) {
        self.space = None;
        while matches!(self.parts.last(), Some(Inline::Space(_))) {
            self.parts.pop();
        }
        self.parts.push(Inline::Break);
        self.last = None;
    }

    /// Ends an inner block; adds at most one break for all that end at the same place.
    pub(super) fn block_end(&mut self) {
        self.space = None;
        self.begins_a_line = false;
        if !self.is_at_line_start() {
            self.line_break();
        }
    }

    /// Starts or ends a box with its own lines: white space at its start and its end is not shown.
    pub(super) fn begin_inline_block(&mut self) {
        self.settle(None);
        self.begins_a_line = true;
    }

    pub(super) fn end_inline_block(&mut self) {
        self.space = None;
        self.begins_a_line = false;
        self.last = Some(OBJECT);
    }

    /// Adds a space between two boxes of a line.
    pub(super) fn space(&mut self) {
        self.settle(None);
        self.parts.push(Inline::Space(' '));
    }

    /// The last character that is shown in the line.
    pub(super) fn last_character(&self) -> Option<char> {
        if self.space.is_some() { Some(' ') } else { self.last }
    }

    /// Keeps the white space before something that is shown, even if that is not written.
    pub(super) fn settle(&mut self, next: Option<char>) {
        self.begins_a_line = false;
        let next = next.unwrap_or(OBJECT);
        let before = self.last.replace(next).unwrap_or(OBJECT);
        if let Some(has_break) = self.space.take()
            && !Line::is_removed(before, has_break, next)
        {
            self.parts.push(Inline::Space(' '));
        }
    }

    /// Adds text that is not collapsible white space. Preserved spaces and tabs are kept as spaces.
    pub(super) fn word(&mut self, word: &str, open: &OpenFormats<'a>) {
        // Delimiters of emphasis may not be next to any of them, and some end a line of Markdown.
        let is_space = char::is_whitespace;
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            if is_space(first) {
                self.settle(None);
                self.parts.push(Inline::Space(if first.is_ascii() { ' ' } else { first }));
                rest = rest.get(first.len_utf8()..).unwrap_or_default();
                continue;
            }
            self.settle(Some(first));
            let (part, after) = rest.split_at(rest.find(is_space).unwrap_or(rest.len()));
            rest = after;
            self.text(part, open);
            self.last = part.chars().next_back();
        }
    }

    /// Adds text to the last part if that has the same formats, with the spaces between them.
    fn text(&mut self, word: &str, open: &OpenFormats<'a>) {
        let mut spaces = String::new();
        let last = self.parts.iter().rposition(|part| !matches!(part, Inline::Space(_)));
        let last = last.unwrap_or(self.parts.len());
        for part in self.parts.get(last.saturating_add(1)..).unwrap_or_default() {
            if let Inline::Space(space) = part {
                spaces.push(*space);
            }
        }
        let is_adjacent = spaces.is_empty();
        let goes_on = |formats: &Formats<'a>| {
            let mut pairs = formats.iter().zip(&open.formats);
            formats.len() == open.formats.len()
                && pairs.all(|(one, other)| one.goes_on(*other, is_adjacent))
        };
        let joins = match (self.parts.get_mut(last), open.code) {
            (Some(Inline::Text { text, formats }), None) => goes_on(formats).then_some(text),
            (Some(Inline::Code { text, formats, element }), Some(code)) => {
                (goes_on(formats) && (is_adjacent || *element == code)).then_some(text)
            }
            _ => None,
        };
        if let Some(text) = joins {
            text.push_str(&spaces);
            text.push_str(word);
            self.parts.truncate(last.saturating_add(1));
            return;
        }
        let (text, formats) = (word.to_owned(), open.formats.clone());
        self.parts.push(match open.code {
            Some(element) => Inline::Code { text, formats, element },
            None => Inline::Text { text, formats },
        });
    }

    pub(super) fn image(&mut self, element: NodeRef<'a>, open: &OpenFormats<'a>) {
        self.settle(None);
        self.parts.push(Inline::Image { element, formats: open.formats.clone() });
    }
}
