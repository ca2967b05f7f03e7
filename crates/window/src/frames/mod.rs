//! Navigables within documents.

use crate::Cx;
use crate::navigables::NavigableId;

/// The document of a navigable is completely loaded: its container, if it has one, gets `load`.
pub(crate) fn a_document_is_completely_loaded(_cx: &mut Cx<'_>, _navigable: NavigableId) {}
