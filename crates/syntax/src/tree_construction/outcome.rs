//! The result of a rule: the next step.

use treewright_encoding::Encoding;
use treewright_markup::LocalName;

use crate::{Span, tokenizer};

/// The result of processing a token by the rules of a mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome<H> {
    /// The token is completed.
    Done,
    /// "Reprocess the token": through the tree construction dispatcher, with the token in its current form
    /// (a rule can have taken a part of a run of characters).
    Reprocess,
    /// "Change the token's tag name, and reprocess it."
    ReprocessAs(LocalName),
    /// "Reprocess the token according to the rules given in the section corresponding to the current
    /// insertion mode in HTML content": bypassing the dispatcher.
    ReprocessInHtmlContent,
    /// "Switch the tokenizer" to this state.
    SwitchTheTokenizer(tokenizer::State),
    /// A `script` element was closed and can run.
    Script {
        element: H,
        /// An SVG script: the parser pause flag is set while it runs.
        is_svg: bool,
    },
    /// A `meta` element declares this encoding: "change the encoding" if the confidence is
    /// tentative.
    ChangeTheEncoding(&'static Encoding),
    /// "Stop parsing."
    Stop,
    /// The limit of nodes was met: the rest of the input is cut off, from here on.
    CutOff(Span),
}
