//! The tokens: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>

use crate::input::Slice;
use crate::{InputStream, Run, Span};
use treewright_markup::attributes::Attributes;
use treewright_markup::{LocalName, SourceToken, TokenKind};

/// A token, which the tokenizer lends to the tree construction stage.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Token<'a> {
    /// A DOCTYPE token.
    Doctype(Doctype<'a>),
    /// A start tag token.
    StartTag(Tag<'a>),
    /// An end tag token.
    EndTag(Tag<'a>),
    /// A comment token.
    Comment(Comment<'a>),
    /// A processing instruction token.
    ProcessingInstruction(ProcessingInstruction<'a>),
    /// One or more consecutive character tokens, none of them U+0000. How text is cut into runs has no
    /// meaning: it depends on how the input is cut into pieces.
    Characters(Characters<'a>),
    /// A character token that is U+0000 NULL (from the data and CDATA section states).
    NullCharacter(Span),
    /// The end-of-file token.
    EndOfFile(Span),
}

impl<'a> Token<'a> {
    /// A tag token of this kind.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a tag goes to its place without a copy")]
    pub(crate) fn of_tag(kind: TagKind, tag: Tag<'a>) -> Self {
        match kind {
            TagKind::Start => Self::StartTag(tag),
            TagKind::End => Self::EndTag(tag),
        }
    }

    /// The tag name of a start or end tag token, [`LocalName::UNKNOWN`] for any other token.
    #[inline]
    pub(crate) const fn tag_name(&self) -> LocalName {
        match self {
            Self::StartTag(tag) | Self::EndTag(tag) => tag.name,
            _ => LocalName::UNKNOWN,
        }
    }

    /// The token as described to a tree.
    #[inline]
    pub(crate) const fn facts(&self) -> SourceToken {
        let (kind, name, span) = match self {
            Self::Doctype(it) => (TokenKind::Doctype, LocalName::UNKNOWN, it.span),
            Self::StartTag(tag) => (TokenKind::StartTag, tag.name, tag.span),
            Self::EndTag(tag) => (TokenKind::EndTag, tag.name, tag.span),
            Self::Comment(it) => (TokenKind::Comment, LocalName::UNKNOWN, it.span),
            Self::ProcessingInstruction(it) => {
                (TokenKind::ProcessingInstruction, LocalName::UNKNOWN, it.span)
            }
            Self::Characters(Characters { span, .. }) | Self::NullCharacter(span) => {
                return SourceToken::of_characters_at(*span);
            }
            Self::EndOfFile(span) => (TokenKind::EndOfFile, LocalName::UNKNOWN, *span),
        };
        SourceToken::new(kind, name, span)
    }

    /// Changes the tag name of a tag token to another known name.
    pub(crate) fn set_tag_name(&mut self, name: LocalName) {
        if let Self::StartTag(tag) | Self::EndTag(tag) = self {
            tag.name = name;
            tag.text = name.known_text().unwrap_or_default();
        }
    }

    /// The span of the token. For characters it is the span of the first one, because the number of
    /// characters in one token depends on how the input is cut into pieces.
    pub(crate) fn span(&self) -> Span {
        match self {
            Self::Doctype(doctype) => doctype.span,
            Self::StartTag(tag) | Self::EndTag(tag) => tag.span,
            Self::Comment(comment) => comment.span,
            Self::ProcessingInstruction(instruction) => instruction.span,
            Self::Characters(text) => text.span_of_the_first(),
            Self::NullCharacter(span) | Self::EndOfFile(span) => *span,
        }
    }
}

/// Character tokens.
#[derive(Clone, Copy, Debug)]
pub struct Characters<'a> {
    /// The characters.
    pub run: Run<'a>,
    /// Their span. For decoded characters it is longer than the text.
    pub span: Span,
}

impl<'a> Characters<'a> {
    /// Lends characters as in the input.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "every run of text goes through this")]
    pub(crate) fn lend(input: &'a InputStream, slice: Slice) -> Self {
        Self { run: input.run(slice), span: input.span(slice) }
    }
}

/// A start or end tag token.
#[derive(Clone, Copy, Debug)]
pub struct Tag<'a> {
    /// The tag name as a number of the tokenizer's interner.
    pub name: LocalName,
    /// The tag name.
    pub text: &'a str,
    /// The attributes, without the duplicates.
    pub attributes: Attributes<'a>,
    /// The self-closing flag.
    pub self_closing: bool,
    /// From `<` to `>`.
    pub span: Span,
}

/// The two kinds of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TagKind {
    /// `<name>`
    Start,
    /// `</name>`
    End,
}

/// A comment token.
#[derive(Clone, Copy, Debug)]
pub struct Comment<'a> {
    /// The data.
    pub data: Run<'a>,
    /// From `<` to `>`.
    pub span: Span,
}

/// A processing instruction token.
#[derive(Clone, Copy, Debug)]
pub struct ProcessingInstruction<'a> {
    /// The target.
    pub target: &'a str,
    /// The data.
    pub data: Run<'a>,
    /// From `<` to `>`.
    pub span: Span,
}

/// A DOCTYPE token; `None` is the standard's "missing".
#[derive(Clone, Copy, Debug)]
pub struct Doctype<'a> {
    /// The name.
    pub name: Option<&'a str>,
    /// The public identifier.
    pub public_identifier: Option<&'a str>,
    /// The system identifier.
    pub system_identifier: Option<&'a str>,
    /// The force-quirks flag.
    pub force_quirks: bool,
    /// From `<` to `>`.
    pub span: Span,
}
