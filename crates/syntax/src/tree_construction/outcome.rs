//! What a rule says is to happen next.

use encoding_rs::Encoding;

use crate::Span;

/// The result of processing a token by the rules of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome<H> {
    /// The token is done with.
    Done,
    /// "Reprocess the token": through the tree construction dispatcher, with the token as it is
    /// now (a rule can have taken a part of a run of characters, or renamed a tag).
    Reprocess,
    /// "Reprocess the token according to the rules given in the section corresponding to the
    /// current insertion mode in HTML content": past the dispatcher.
    ReprocessInHtmlContent,
    /// A script element was closed: time to run it.
    Script(Script<H>),
    /// A `meta` element declares this encoding: "change the encoding" if the confidence is
    /// tentative.
    Encoding(&'static Encoding),
    /// "Stop parsing."
    Stop,
    /// There was no token to process.
    Starved,
    /// The limit of nodes was met: the rest of the input is cut off, from this token on.
    CutOff(Span),
    /// As many tokens were processed as one call may.
    Budget,
}

/// A `script` element whose end tag was processed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Script<H> {
    pub(crate) element: H,
    /// An SVG script: the parser pause flag is set while it runs.
    pub(crate) svg: bool,
}
