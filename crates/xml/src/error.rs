//! The errors of the parser.

use std::fmt;

/// The place where XML is not well-formed, and the reason.
///
/// ```
/// use treewright_xml::{XmlErrorKind, XmlOptions, XmlParser};
/// let mut parser = XmlParser::new("<a>\n<b></a>", &XmlOptions::new());
/// let error = std::iter::from_fn(|| parser.next_event().transpose()).find_map(Result::err).unwrap();
/// assert_eq!(error.kind(), XmlErrorKind::EndTag);
/// assert_eq!((error.offset(), error.line(), error.column()), (7, 2, 4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlError {
    kind: XmlErrorKind,
    offset: usize,
    line: usize,
    column: usize,
}

impl XmlError {
    pub(crate) fn new(kind: XmlErrorKind, text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at.saturating_add(1));
        let line = before.matches('\n').count().saturating_add(1);
        let on_line = before.get(line_start..).unwrap_or_default();
        Self { kind, offset, line, column: on_line.chars().count().saturating_add(1) }
    }

    /// The reason.
    pub const fn kind(&self) -> XmlErrorKind {
        self.kind
    }

    /// The place in bytes. For an error in the text of an entity, that of the reference.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The line, from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column in characters, from 1.
    pub const fn column(&self) -> usize {
        self.column
    }
}

impl fmt::Display for XmlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error on line {} at column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for XmlError {}

/// The reason why XML is not well-formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum XmlErrorKind {
    /// A character that XML does not have.
    Character,
    /// The XML declaration has an error, or is not at the start.
    Declaration,
    /// The document type declaration has an error, or is not where it may be.
    Doctype,
    /// Markup that does not end.
    Unclosed,
    /// Unknown markup.
    Markup,
    /// A tag has an error.
    Tag,
    /// A name has a character that it cannot have.
    Name,
    /// An attribute has an error.
    Attribute,
    /// A duplicate attribute.
    DuplicateAttribute,
    /// An undeclared prefix.
    UndeclaredPrefix,
    /// A namespace declaration that is not allowed.
    NamespaceDeclaration,
    /// An end tag that does not match the open element.
    EndTag,
    /// Two hyphens in a comment.
    Comment,
    /// A processing instruction has an error.
    ProcessingInstruction,
    /// `]]>` in text.
    SectionEnd,
    /// A reference has an error.
    Reference,
    /// An undeclared entity.
    UndeclaredEntity,
    /// An entity cannot be used here, or contains itself.
    Entity,
    /// Entities expand to too much text.
    EntityLimit,
    /// Content before or after the root element.
    OutsideOfRoot,
    /// The root element is missing.
    NoRoot,
    /// The text ends in an element.
    UnexpectedEnd,
}

impl fmt::Display for XmlErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Character => "a character that XML does not have",
            Self::Declaration => "the XML declaration has a mistake, or is not at the start",
            Self::Doctype => "the document type declaration has a mistake, or is not in its place",
            Self::Unclosed => "markup that does not end",
            Self::Markup => "markup of an unknown kind",
            Self::Tag => "a tag has a mistake",
            Self::Name => "a name has a character that it cannot have",
            Self::Attribute => "an attribute has a mistake",
            Self::DuplicateAttribute => "a second attribute of the same name",
            Self::UndeclaredPrefix => "a namespace prefix is not declared",
            Self::NamespaceDeclaration => "a namespace cannot be declared like this",
            Self::EndTag => "the end tag is not that of the open element",
            Self::Comment => "a comment has two hyphens in it",
            Self::ProcessingInstruction => "a processing instruction has a mistake",
            Self::SectionEnd => "`]]>` in text",
            Self::Reference => "a reference has a mistake",
            Self::UndeclaredEntity => "an entity is not declared",
            Self::Entity => "an entity cannot be used here",
            Self::EntityLimit => "entities make too much text",
            Self::OutsideOfRoot => "content outside the root element",
            Self::NoRoot => "the root element is missing",
            Self::UnexpectedEnd => "the text ends in an element",
        })
    }
}
