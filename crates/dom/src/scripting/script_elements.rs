//! The state of `script` elements.

use crate::node::ElementFacts;
use crate::sealed::Sealed;
use crate::{Document, NodeError, NodeId};

/// The state of `script` elements.
pub trait ScriptElements: Sealed {
    /// Returns true if a `script` element has a parser document: a parser whose scripts run created it.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#parser-document>
    fn has_parser_document(&self, script: NodeId) -> bool;

    /// Returns true if a `script` element is "already started", so that it does not run (again).
    /// <https://html.spec.whatwg.org/multipage/scripting.html#already-started>
    fn is_already_started(&self, script: NodeId) -> bool;

    /// Sets whether a `script` element is "already started".
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element.
    fn set_already_started(&mut self, script: NodeId, is: bool) -> Result<(), NodeError>;
}

impl ScriptElements for Document {
    fn has_parser_document(&self, script: NodeId) -> bool {
        self.has_flag(script, ElementFacts::PARSER_DOCUMENT)
    }

    fn is_already_started(&self, script: NodeId) -> bool {
        self.has_flag(script, ElementFacts::ALREADY_STARTED)
    }

    fn set_already_started(&mut self, script: NodeId, is: bool) -> Result<(), NodeError> {
        self.set_flag(script, ElementFacts::ALREADY_STARTED, is)
    }
}
