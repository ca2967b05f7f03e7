//! The answer: sentences with the rules, errors and places that they are about.

use std::fmt;

use treewright_dom::NodeId;
use treewright_syntax::{ErrorCode, Span};

use crate::StandardRule;

/// The explanation of a place of the source or of a node: its kind and its history, step by step.
/// [`Display`](fmt::Display) writes the sentences; [`Drawing`](crate::Drawing) shows them next to the source.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Explanation {
    /// The kind of thing that is explained.
    pub subject: Subject,
    /// Its name and fate in one line: "The start tag `<b>` at 1:4 made an element".
    pub summary: String,
    /// The range of the source that it is about: a tag, an attribute, a text, ... `None` for a node that
    /// has none.
    pub span: Option<Span>,
    /// The node that it is about, if any.
    pub node: Option<NodeId>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// The kinds of things that are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Subject {
    /// A start tag.
    StartTag,
    /// An end tag.
    EndTag,
    /// An attribute of a tag: its name, its value, or the signs around them.
    Attribute,
    /// Text.
    Text,
    /// A character reference in text.
    CharacterReference,
    /// White space that is in no node.
    WhiteSpace,
    /// A comment.
    Comment,
    /// A processing instruction.
    ProcessingInstruction,
    /// A doctype.
    Doctype,
    /// Something else of which no node was made.
    Dropped,
    /// The end of the source.
    EndOfSource,
    /// A node that was not written at a place of the source.
    Node,
}

/// One sentence of an [`Explanation`], with all that it is based on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// The kind of step.
    pub kind: StepKind,
    /// The sentence. Names and text of the page in it are shortened, and have no control characters.
    pub sentence: String,
    /// The rule of the standard.
    pub rule: Option<StandardRule>,
    /// The parse error, for [`StepKind::Error`].
    pub error: Option<ErrorCode>,
    /// The places of the source that it mentions.
    pub labels: Vec<Label>,
}

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StepKind {
    /// A node was created from the source.
    Made,
    /// A parse error was raised.
    Error,
    /// Elements were made that are not written.
    Implied,
    /// Elements were closed.
    Closed,
    /// Formatting elements were opened again.
    Reopened,
    /// An element was copied.
    Copied,
    /// A node was put elsewhere than at the place where it is written.
    Moved,
    /// Attributes were added to an existing element.
    Merged,
    /// Something was left out of the tree.
    Dropped,
    /// Something is in the tree in another form: decoded, or with another name.
    Changed,
    /// A further fact.
    Note,
}

/// A place of the source, with a word on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label {
    /// The place.
    pub span: Span,
    /// A few words.
    pub text: String,
}

impl Subject {
    /// Returns the name in lower case with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::StartTag => "start-tag",
            Self::EndTag => "end-tag",
            Self::Attribute => "attribute",
            Self::Text => "text",
            Self::CharacterReference => "character-reference",
            Self::WhiteSpace => "white-space",
            Self::Comment => "comment",
            Self::ProcessingInstruction => "processing-instruction",
            Self::Doctype => "doctype",
            Self::Dropped => "dropped",
            Self::EndOfSource => "end-of-source",
            Self::Node => "node",
        }
    }
}

impl StepKind {
    /// Returns the name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Error => "error",
            Self::Implied => "implied",
            Self::Closed => "closed",
            Self::Reopened => "reopened",
            Self::Copied => "copied",
            Self::Moved => "moved",
            Self::Merged => "merged",
            Self::Dropped => "dropped",
            Self::Changed => "changed",
            Self::Note => "note",
        }
    }
}

impl Explanation {
    pub(crate) fn new(subject: Subject, span: Option<Span>) -> Self {
        Self { subject, summary: String::new(), span, node: None, steps: Vec::new() }
    }

    /// Adds a step, to which labels can be added.
    pub(crate) fn step(
        &mut self,
        kind: StepKind,
        rule: impl Into<Option<StandardRule>>,
        sentence: impl Into<String>,
    ) {
        let (sentence, rule) = (sentence.into(), rule.into());
        self.steps.push(Step { kind, sentence, rule, error: None, labels: Vec::new() });
    }

    /// Adds a label to the last step.
    pub(crate) fn label(&mut self, span: Option<Span>, text: impl Into<String>) {
        if let (Some(span), Some(step)) = (span, self.steps.last_mut()) {
            step.labels.push(Label { span, text: text.into() });
        }
    }

    /// Returns true if a step has this kind.
    pub fn has(&self, kind: StepKind) -> bool {
        self.steps.iter().any(|step| step.kind == kind)
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}.", self.summary)?;
        for step in &self.steps {
            writeln!(f, "- {step}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(code) = self.error {
            write!(f, "Parse error {code}: ")?;
        }
        f.write_str(&self.sentence)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
    }
}
