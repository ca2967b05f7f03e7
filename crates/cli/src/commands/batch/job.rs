//! The work that a line of `treewright batch` asks for.

use std::num::NonZeroUsize;

use treewright::{OutOfBandMetadata, Parsed, Selector};

use super::json_text::JsonText;
use crate::pages::Parsing;

/// A request whose fields are valid.
#[derive(Debug)]
pub(crate) struct Job<'a> {
    pub(crate) page: Page<'a>,
    /// The number of characters or bytes to feed at a time.
    pub(crate) chunk: Option<NonZeroUsize>,
    pub(crate) parsing: Parsing,
    pub(crate) has_limits: bool,
    pub(crate) metadata: OutOfBandMetadata,
    pub(crate) wish: Wish,
}

/// The parts of an answer other than its errors.
#[derive(Debug, Default)]
pub(crate) struct Wish {
    /// The forms of the page, or of each element that is selected.
    pub(crate) forms: Forms,
    /// The text that people do not see.
    pub(crate) has_hidden_text: bool,
    /// The style sheets that apply to the text.
    pub(crate) styles: Styles,
    /// The elements to answer with instead of the page.
    pub(crate) selector: Option<Selector>,
    /// True if the text of `noscript` elements is written literally.
    pub(crate) has_scripting: bool,
}

/// The sheet that applies to text in addition to those in the page, and the device that they are asked about.
#[derive(Debug, Default)]
pub(crate) struct Styles {
    /// The text of a further sheet.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "it is refused"))]
    pub(crate) css: Option<String>,
    pub(crate) no_css: bool,
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "it is refused"))]
    pub(crate) device: Option<String>,
    /// Text that a click shows is read.
    pub(crate) folded: bool,
}

/// The forms in which a page or an element is given.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Forms {
    pub(crate) format: Option<Format>,
    /// True if the text is given in addition to the format.
    pub(crate) has_text: bool,
}

/// A form of a page or an element, which is also the name of its field in the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// The dump of the html5lib tests.
    Tree,
    /// Nested objects.
    Json,
    /// The HTML of the serialization algorithm.
    Html,
    /// The text.
    Text,
    /// A list of nodes with the numbers of their parents.
    Flat,
}

impl Forms {
    /// Returns true if the text is given.
    pub(crate) fn have_text(self) -> bool {
        self.has_text || self.format == Some(Format::Text)
    }
}

impl Format {
    pub(crate) const ALL: [Self; 5] = [Self::Tree, Self::Json, Self::Html, Self::Text, Self::Flat];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Tree => "tree",
            Self::Json => "json",
            Self::Html => "html",
            Self::Text => "text",
            Self::Flat => "flat",
        }
    }
}

#[derive(Debug)]
pub(crate) enum Page<'a> {
    Text(JsonText<'a>),
    Bytes(Vec<u8>),
}

impl Job<'_> {
    /// The bytes to parse; `None` if text is parsed.
    pub(crate) fn bytes(&self) -> Option<&[u8]> {
        match &self.page {
            Page::Text(_) => None,
            Page::Bytes(bytes) => Some(bytes),
        }
    }

    /// Returns true if limits were given, `none` included: the answer then says how the parse ended.
    pub(crate) fn has_limits(&self) -> bool {
        self.has_limits
    }

    #[cfg(feature = "style")]
    pub(crate) fn limits(&self) -> &treewright::Limits {
        self.parsing.options.limits_of_parse()
    }

    /// The parts of the answer other than its errors.
    pub(crate) fn wish(&self) -> &Wish {
        &self.wish
    }

    /// Parses.
    pub(crate) fn run(&self) -> Parsed {
        match &self.page {
            Page::Text(text) => self.parse_text(text),
            Page::Bytes(bytes) => self.parse_bytes(bytes),
        }
    }

    fn parse_bytes(&self, bytes: &[u8]) -> Parsed {
        let Self { parsing, metadata, chunk, .. } = self;
        let Some(chunk) = chunk else {
            return parsing.whole(treewright::Input::bytes(bytes, metadata));
        };
        let mut parser = parsing.piecewise().for_bytes(metadata);
        for piece in bytes.chunks(chunk.get()) {
            parser.parse_bytes(piece);
        }
        parser.finish()
    }

    fn parse_text(&self, text: &JsonText<'_>) -> Parsed {
        let Self { parsing, chunk, .. } = self;
        let mut parser = match (text, chunk) {
            (JsonText::Characters(html), None) => return parsing.whole(&**html),
            _ => parsing.piecewise(),
        };
        match text {
            JsonText::Characters(html) => {
                let mut rest: &str = html;
                while !rest.is_empty() {
                    let end = chunk.and_then(|count| rest.char_indices().nth(count.get()));
                    let (now, later) = rest.split_at(end.map_or(rest.len(), |(index, _)| index));
                    parser.parse_text(now);
                    rest = later;
                }
            }
            JsonText::CodeUnits(units) => {
                let mut rest: &[u16] = units;
                while !rest.is_empty() {
                    let mut characters = char::decode_utf16(rest.iter().copied());
                    let count: usize = match *chunk {
                        Some(count) => characters
                            .by_ref()
                            .take(count.get())
                            .map(|character| character.map_or(1, char::len_utf16))
                            .sum(),
                        None => rest.len(),
                    };
                    let (now, later) = rest.split_at(count);
                    parser.parse_utf16(now);
                    rest = later;
                }
            }
        }
        parser.finish()
    }
}
