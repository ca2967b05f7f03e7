//! What a rule says is to happen next.

/// The result of processing a token by the rules of a mode. What belongs to some of them is in the
/// tree builder, so that the answer to every token fits a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The token is done with.
    Done,
    /// "Reprocess the token": through the tree construction dispatcher, with the token as it is
    /// now (a rule can have taken a part of a run of characters, or renamed a tag).
    Reprocess,
    /// "Reprocess the token according to the rules given in the section corresponding to the
    /// current insertion mode in HTML content": past the dispatcher.
    ReprocessInHtmlContent,
    /// A script element was closed: time to run [it](super::TreeBuilder::take_script).
    Script,
    /// A `meta` element declares an [encoding](super::TreeBuilder::declared_encoding): "change the
    /// encoding" if the confidence is tentative.
    Encoding,
    /// "Stop parsing."
    Stop,
    /// There was no token to process.
    Starved,
    /// The limit of nodes was met: the rest of the input is cut off, from
    /// [here](super::TreeBuilder::cut_off_at) on.
    CutOff,
    /// The first parse error ended the parse.
    Aborted,
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
