//! Custom elements.

pub(crate) mod reactions;

use treewright_dom::NodeId;

use crate::Cx;

/// The reactions to becoming connected.
pub(crate) fn after_connection(_cx: &mut Cx<'_>, _element: NodeId) {}

/// The reactions to becoming disconnected.
pub(crate) fn after_disconnection(_cx: &mut Cx<'_>, _element: NodeId) {}

/// The reactions to being adopted.
pub(crate) fn after_adoption(_cx: &mut Cx<'_>, _element: NodeId, _old: NodeId, _new: NodeId) {}

/// The reactions to a change of an attribute.
pub(crate) fn after_attribute_change(
    _cx: &mut Cx<'_>,
    _element: NodeId,
    _local: &str,
    _old: Option<&str>,
    _new: Option<&str>,
    _namespace: Option<&str>,
) {
}

/// The clone of an element may have to be upgraded.
pub(crate) fn after_creation_of_a_clone(_cx: &mut Cx<'_>, _element: NodeId) {}

/// Creates an element that has a definition.
pub(crate) fn create_if_defined(
    _cx: &mut Cx<'_>,
    _document: NodeId,
    _name: treewright_dom::FullName<'_>,
    _options: &crate::element_creation::ElementOptions,
    _synchronous: bool,
) -> Result<Option<NodeId>, treewright_quickjs::Thrown> {
    Ok(None)
}
