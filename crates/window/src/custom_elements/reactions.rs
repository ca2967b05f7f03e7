//! The stack of element queues for custom element reactions.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions>

use crate::Cx;

/// Pushes a new element queue.
pub(crate) fn push_queue(_cx: &mut Cx<'_>) {}

/// Pops the element queue, and invokes the reactions in it.
pub(crate) fn pop_queue_and_run(_cx: &mut Cx<'_>) {}
