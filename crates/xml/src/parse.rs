//! The parser, which produces events from text.

mod cursor;
mod declaration;
mod doctype;
mod entities;
mod events;
mod namespaces;
mod tags;

use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;

use quick_xml::Reader;
use quick_xml::events::Event as Piece;
use treewright_markup::xml::{is_character, is_name_without_colon, is_space};

use self::cursor::{Cursor, with_newlines_normalized};
use self::declaration::{declaration, xml_declaration};
use self::doctype::Declarations;
use self::entities::Replacement;
pub use self::events::{XmlAttribute, XmlDeclaration, XmlEvent, XmlName, XmlOptions};
use self::namespaces::Scope;
use crate::{XmlError, XmlErrorKind};

/// A parser that returns one event after the other.
///
/// ```
/// use treewright_xml::{XmlEvent, XmlOptions, XmlParser};
/// let mut parser = XmlParser::new("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", &XmlOptions::new());
/// let mut texts = Vec::new();
/// while let Some(event) = parser.next_event().unwrap() {
///     if let XmlEvent::Text(text) = event {
///         texts.push(text);
///     }
/// }
/// assert_eq!(texts, ["c"]);
/// ```
#[derive(Debug)]
pub struct XmlParser {
    text: Rc<str>,
    /// The place in `text` up to which it is read.
    at: usize,
    /// The start of the document, after a byte order mark.
    start: usize,
    /// The first character that XML does not have.
    first_bad: Option<usize>,
    declaration: Option<XmlDeclaration>,
    is_fragment: bool,
    seen: Seen,
    declarations: Declarations,
    scope: Scope,
    /// The names of the open elements, as written.
    open: Vec<Box<str>>,
    /// The references that are being replaced, the innermost last, each with the number of elements that
    /// were open before it.
    inside: Vec<Source>,
    /// The next text, unless more joins it.
    pending: String,
    /// The place of that text.
    pending_span: Range<usize>,
    /// The next events, with their places.
    queue: VecDeque<(XmlEvent, Range<usize>)>,
    /// The place of the current piece.
    piece: Range<usize>,
    /// The place of the last event.
    span: Range<usize>,
    entity_limit: usize,
    /// A place with its line and column, from which lines are counted.
    counted: (usize, u32, u32),
    failed: Option<XmlError>,
}

/// The parts that a document has only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Nothing,
    Doctype,
    Root,
}

/// The text of an entity that replaces its reference.
#[derive(Debug)]
struct Source {
    entity: Box<str>,
    text: Rc<str>,
    at: usize,
    open: usize,
}

type Step = Result<(), (XmlErrorKind, usize)>;

impl XmlParser {
    /// Creates a parser for a document.
    pub fn new(text: &str, options: &XmlOptions) -> Self {
        let start = if text.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 };
        let first_bad = text.find(|character| !is_character(character));
        Self {
            text: text.into(),
            at: start,
            start,
            first_bad,
            declaration: None,
            is_fragment: false,
            seen: Seen::Nothing,
            declarations: Declarations::default(),
            scope: Scope::default(),
            open: Vec::new(),
            inside: Vec::new(),
            pending: String::new(),
            pending_span: 0..0,
            piece: 0..0,
            span: 0..0,
            queue: VecDeque::new(),
            entity_limit: options.entity_limit,
            counted: (0, 1, 1),
            failed: None,
        }
    }

    /// Creates a parser for the contents of an element, where these prefixes are declared; the empty prefix
    /// is the default namespace. See [`namespaces_in_scope`](crate::namespaces_in_scope).
    ///
    /// ```
    /// use treewright_xml::{XmlEvent, XmlOptions, XmlParser};
    /// let scope = [(String::new(), "urn:a".to_owned())];
    /// let mut parser = XmlParser::for_fragment("<b/>c", scope, &XmlOptions::new());
    /// let Ok(Some(XmlEvent::StartElement { name, .. })) = parser.next_event() else { panic!() };
    /// assert_eq!(name.namespace.as_deref(), Some("urn:a"));
    /// ```
    pub fn for_fragment(
        text: &str,
        scope: impl IntoIterator<Item = (String, String)>,
        options: &XmlOptions,
    ) -> Self {
        let mut parser = Self::new(text, options);
        parser.at = 0;
        parser.is_fragment = true;
        parser.seen = Seen::Root;
        for (prefix, namespace) in scope {
            parser.scope.declare(&prefix, &namespace);
        }
        parser
    }

    /// Returns the XML declaration, after the first event.
    pub fn declaration(&self) -> Option<&XmlDeclaration> {
        self.declaration.as_ref()
    }

    /// Returns the line and the column of the place up to which the text is read, both from 1 and in
    /// characters: after a start tag, those of the contents of its element. Text of an entity has the place
    /// of its reference.
    ///
    /// ```
    /// use treewright_xml::{XmlOptions, XmlParser};
    /// let mut parser = XmlParser::new("<a>\n<b>text</b></a>", &XmlOptions::new());
    /// for _ in 0..3 {
    ///     parser.next_event().unwrap();
    /// }
    /// assert_eq!(parser.line_and_column(), (2, 4));
    /// ```
    pub fn line_and_column(&mut self) -> (u32, u32) {
        let (from, mut line, mut column) = self.counted;
        let mut last = '\0';
        for character in self.text.get(from..self.at).unwrap_or_default().chars() {
            match character {
                '\n' if last == '\r' => {}
                '\n' | '\r' => (line, column) = (line.saturating_add(1), 1),
                _ => column = column.saturating_add(1),
            }
            last = character;
        }
        self.counted = (self.at, line, column);
        (line, column)
    }

    /// Returns the next event; `None` at the end of the document.
    ///
    /// # Errors
    /// [`XmlError`] if the text is not well-formed, and the same each time after that.
    pub fn next_event(&mut self) -> Result<Option<XmlEvent>, XmlError> {
        loop {
            if let Some(event) = self.queued() {
                return Ok(Some(event));
            }
            if let Some(error) = &self.failed {
                return Err(error.clone());
            }
            if self.inside.is_empty() && self.at >= self.text.len() {
                self.flush_text();
                if let Some(event) = self.queued() {
                    return Ok(Some(event));
                }
                let missing = match self.seen {
                    _ if !self.open.is_empty() => XmlErrorKind::UnexpectedEnd,
                    Seen::Root => return Ok(None),
                    _ => XmlErrorKind::NoRoot,
                };
                self.fail((missing, self.text.len()));
            } else if let Err(error) = self.step() {
                self.flush_text();
                self.fail(error);
            }
        }
    }

    /// Returns the range of the last event in bytes of the text: that of an element's start tag, and of its
    /// end tag, which is the same for the tag of an empty element. Events from the text of an entity have
    /// the place of its reference, as an empty range except for text.
    ///
    /// ```
    /// use treewright_xml::{XmlOptions, XmlParser};
    /// let mut parser = XmlParser::new("<a>b</a>", &XmlOptions::new());
    /// parser.next_event().unwrap();
    /// parser.next_event().unwrap();
    /// assert_eq!(parser.span(), 3..4);
    /// ```
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    fn queued(&mut self) -> Option<XmlEvent> {
        let (event, span) = self.queue.pop_front()?;
        self.span = span;
        Some(event)
    }

    fn fail(&mut self, (kind, at): (XmlErrorKind, usize)) {
        // A place in an entity is the place of its reference.
        let at = if self.inside.is_empty() { at } else { self.at };
        let (kind, at) = match self.first_bad {
            Some(bad) if bad <= at => (XmlErrorKind::Character, bad),
            _ => (kind, at),
        };
        self.failed = Some(XmlError::new(kind, &self.text, at));
    }

    fn flush_text(&mut self) {
        if !self.pending.is_empty() {
            let text = XmlEvent::Text(std::mem::take(&mut self.pending));
            self.queue.push_back((text, self.pending_span.clone()));
        }
    }

    fn emit(&mut self, event: XmlEvent) {
        self.flush_text();
        self.queue.push_back((event, self.piece.clone()));
    }

    /// Adds to the next text.
    fn push_text(&mut self, text: &str) {
        if self.pending.is_empty() {
            self.pending_span = self.piece.clone();
        }
        self.pending_span.end = self.piece.end;
        self.pending.push_str(text);
    }

    /// Records the place of a piece, unless it is in the text of an entity.
    fn note_piece(&mut self, piece: Range<usize>) {
        self.piece = if self.inside.is_empty() { piece } else { self.at..self.at };
    }

    /// The text that is being read, and the place in it.
    fn current(&self) -> (Rc<str>, usize) {
        match self.inside.last() {
            Some(source) => (Rc::clone(&source.text), source.at),
            None => (Rc::clone(&self.text), self.at),
        }
    }

    fn go_to(&mut self, place: usize) -> Step {
        match self.inside.last_mut() {
            Some(source) => source.at = place,
            None => {
                self.at = place;
                if let Some(bad) = self.first_bad
                    && bad < place
                {
                    return Err((XmlErrorKind::Character, bad));
                }
            }
        }
        Ok(())
    }

    fn is_in_content(&self) -> bool {
        self.is_fragment || !self.open.is_empty()
    }

    /// Reads one piece: text, a reference, or markup.
    fn step(&mut self) -> Step {
        let (text, at) = self.current();
        let rest = text.get(at..).unwrap_or_default();
        if rest.is_empty() {
            // Only the text of an entity ends here.
            if let Some(source) = self.inside.pop()
                && source.open != self.open.len()
            {
                return Err((XmlErrorKind::Entity, at));
            }
            return Ok(());
        }
        match rest.as_bytes().first() {
            Some(b'<') => self.markup(rest, at),
            Some(b'&') => self.reference(rest, at),
            _ => {
                let end = rest.find(['<', '&']).unwrap_or(rest.len());
                let piece = rest.get(..end).unwrap_or_default();
                if let Some(place) = piece.find("]]>") {
                    return Err((XmlErrorKind::SectionEnd, at.saturating_add(place)));
                }
                self.note_piece(at..at.saturating_add(end));
                self.go_to(at.saturating_add(end))?;
                if self.is_in_content() {
                    self.push_text(&with_newlines_normalized(piece));
                } else if let Some(place) = piece.find(|character| !is_space(character)) {
                    return Err((XmlErrorKind::OutsideOfRoot, at.saturating_add(place)));
                }
                Ok(())
            }
        }
    }

    fn reference(&mut self, rest: &str, at: usize) -> Step {
        let mut cursor = Cursor::new(rest, at);
        cursor.take("&");
        if !self.is_in_content() {
            return Err((XmlErrorKind::OutsideOfRoot, at));
        }
        let (replacement, name) = self.declarations.reference(&mut cursor)?;
        self.note_piece(at..cursor.place());
        self.go_to(cursor.place())?;
        match replacement {
            Replacement::Character(character) => self.push_text(character.encode_utf8(&mut [0; 4])),
            Replacement::Literal(text) => self.push_text(text),
            // External entities that are not read have no text.
            Replacement::External => {}
            Replacement::Text(text) => {
                if self.inside.iter().any(|source| *source.entity == *name) {
                    return Err((XmlErrorKind::Entity, at));
                }
                // An empty text counts too, so that the number of references is limited.
                let cost = text.len().saturating_add(1);
                let Some(left) = self.entity_limit.checked_sub(cost) else {
                    return Err((XmlErrorKind::EntityLimit, at));
                };
                self.entity_limit = left;
                let (entity, open) = (name.into(), self.open.len());
                self.inside.push(Source { entity, text, at: 0, open });
            }
        }
        Ok(())
    }

    fn markup(&mut self, rest: &str, at: usize) -> Step {
        let is_at_start = at == self.start && self.inside.is_empty() && !self.is_fragment;
        if is_at_start && let Some(declaration) = xml_declaration(rest) {
            return self.read_declaration(declaration, at);
        }
        let mut reader = Reader::from_str(rest);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.check_comments = false;
        let piece = reader.read_event().map_err(|_| (XmlErrorKind::Unclosed, at))?;
        let length = reader.buffer_position() as usize;
        let raw = rest.get(..length).unwrap_or_default();
        let end = at.saturating_add(length);
        self.note_piece(at..end);
        match piece {
            Piece::Start(_) | Piece::Empty(_) => self.start_tag(raw, at)?,
            Piece::End(_) => self.end_tag(raw, at)?,
            Piece::Comment(_) => {
                let data = within(raw, "<!--", "-->").ok_or((XmlErrorKind::Comment, at))?;
                if data.contains("--") || data.ends_with('-') {
                    return Err((XmlErrorKind::Comment, at));
                }
                self.emit(XmlEvent::Comment(with_newlines_normalized(data).into_owned()));
            }
            Piece::CData(_) => {
                let data = within(raw, "<![CDATA[", "]]>").ok_or((XmlErrorKind::Markup, at))?;
                if !self.is_in_content() {
                    return Err((XmlErrorKind::OutsideOfRoot, at));
                }
                self.emit(XmlEvent::CData(with_newlines_normalized(data).into_owned()));
            }
            Piece::PI(_) | Piece::Decl(_) => self.processing_instruction(raw, at)?,
            Piece::DocType(_) => self.doctype(raw, at)?,
            _ => return Err((XmlErrorKind::Markup, at)),
        }
        self.go_to(end)
    }

    fn read_declaration(&mut self, raw: &str, at: usize) -> Step {
        let inside = within(raw, "<?xml", "?>").ok_or((XmlErrorKind::Unclosed, at))?;
        let place = at.saturating_add("<?xml".len());
        let declaration = declaration(&mut Cursor::new(inside, place))?;
        self.declarations.is_standalone = declaration.standalone == Some(true);
        self.declaration = Some(declaration);
        self.go_to(at.saturating_add(raw.len()))
    }

    fn processing_instruction(&mut self, raw: &str, at: usize) -> Step {
        let inside = within(raw, "<?", "?>").ok_or((XmlErrorKind::Unclosed, at))?;
        let (target, data) = match inside.find(is_space) {
            Some(end) => inside.split_at(end),
            None => (inside, ""),
        };
        if target.eq_ignore_ascii_case("xml") {
            return Err((XmlErrorKind::Declaration, at));
        }
        if !is_name_without_colon(target) {
            return Err((XmlErrorKind::ProcessingInstruction, at));
        }
        let data = with_newlines_normalized(data.trim_start_matches(is_space)).into_owned();
        self.emit(XmlEvent::ProcessingInstruction { target: target.to_owned(), data });
        Ok(())
    }

    fn doctype(&mut self, raw: &str, at: usize) -> Step {
        if self.seen != Seen::Nothing || !self.inside.is_empty() {
            return Err((XmlErrorKind::Doctype, at));
        }
        self.seen = Seen::Doctype;
        let mut cursor = Cursor::new(raw, at);
        let event = self.declarations.read(&mut cursor, self.entity_limit)?;
        self.emit(event);
        Ok(())
    }
}

/// The text between a start mark and an end mark.
fn within<'a>(raw: &'a str, start: &str, end: &str) -> Option<&'a str> {
    raw.strip_prefix(start)?.strip_suffix(end)
}
