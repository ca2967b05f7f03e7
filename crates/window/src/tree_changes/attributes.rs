//! Changes of attributes.

use treewright_dom::{AttributeNamespace, NodeId};

use crate::Cx;
use crate::custom_elements;
use crate::observers::{self, RecordKind};
use crate::steps;

/// <https://dom.spec.whatwg.org/#handle-attribute-changes>
pub(super) fn after_change(
    cx: &mut Cx<'_>,
    element: NodeId,
    namespace: AttributeNamespace,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
) {
    let namespace = namespace.uri();
    if !cx.host.observers.registered.is_empty() {
        let kind = RecordKind::Attributes {
            name: local.into(),
            namespace: namespace.map(Into::into),
            old: old.map(Into::into),
        };
        observers::queue_a_mutation_record_for(cx, element, &kind);
    }
    custom_elements::after_attribute_change(cx, element, local, old, new, namespace);
    steps::attribute_changed(cx, element, local, old, new, namespace);
}
