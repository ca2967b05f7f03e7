//! Creates elements.
//!
//! <https://dom.spec.whatwg.org/#concept-create-element>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements;
use crate::strings::DomString;

/// What a caller asks for beyond the name.
#[derive(Clone, Debug, Default)]
pub(crate) struct ElementOptions {
    /// The `is` value.
    pub(crate) is: Option<String>,
    /// The registry, if it is not that of the document.
    pub(crate) registry: Option<Value>,
}

/// <https://dom.spec.whatwg.org/#flatten-element-creation-options>
pub(crate) fn flatten(
    _cx: &mut Cx<'_>,
    is: Option<DomString>,
    registry: Option<Option<Value>>,
) -> Result<ElementOptions, Thrown> {
    Ok(ElementOptions { is: is.map(DomString::into_scalar), registry: registry.flatten() })
}

/// <https://dom.spec.whatwg.org/#concept-create-element>
pub(crate) fn create_an_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: FullName<'_>,
    options: &ElementOptions,
    synchronous_custom_elements: bool,
) -> Result<NodeId, Thrown> {
    if let Some(element) = custom_elements::create_if_defined(
        cx,
        document,
        name,
        options,
        synchronous_custom_elements,
    )? {
        return Ok(element);
    }
    let element = cx.host.tree.create_named_element(name);
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(element, document);
    if let Some(is) = &options.is {
        // It is an element.
        cx.host.tree.set_is_value(element, is);
    }
    cx.host.orphans.add(element);
    Ok(element)
}
