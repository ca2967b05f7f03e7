//! Creates elements.
//!
//! <https://dom.spec.whatwg.org/#concept-create-element>

use treewright_dom::scripting::{CustomElements, NodeDocuments, UncheckedNodes};
use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements;
use crate::custom_elements::registry::{self, RegistryId};
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;

/// The options of a caller, apart from the name.
#[derive(Clone, Debug, Default)]
pub(crate) struct ElementOptions {
    /// The `is` value.
    pub(crate) is: Option<String>,
    /// The registry, if it is not that of the document.
    pub(crate) registry: Option<Option<RegistryId>>,
}

/// <https://dom.spec.whatwg.org/#flatten-element-creation-options>
pub(crate) fn flatten(
    cx: &mut Cx<'_>,
    document: NodeId,
    is: Option<DomString>,
    registry: Option<Option<Value>>,
) -> Result<ElementOptions, Thrown> {
    let mut options = ElementOptions { is: is.map(DomString::into_scalar), registry: None };
    if let Some(registry) = registry {
        if options.is.is_some() {
            let message = "is and customElementRegistry exclude each other";
            return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
        }
        options.registry = Some(usable_registry(cx, document, registry)?);
    }
    Ok(options)
}

/// The registry that an option names: that of the document, or a scoped one.
pub(crate) fn usable_registry(
    cx: &mut Cx<'_>,
    document: NodeId,
    registry: Option<Value>,
) -> Result<Option<RegistryId>, Thrown> {
    let Some(object) = registry else { return Ok(None) };
    let registry = registry::of_object(cx, &object)?;
    let is_scoped = matches!(registry, RegistryId::Scoped(_));
    if !is_scoped && cx.host.custom_element_registry(document) != Some(registry) {
        let message = "The registry is that of another window.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    Ok(Some(registry))
}

/// <https://dom.spec.whatwg.org/#concept-create-element>
pub(crate) fn create_an_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: FullName<'_>,
    options: &ElementOptions,
    synchronous_custom_elements: bool,
) -> Result<NodeId, Thrown> {
    // Steps 1 to 3.
    let registry = match options.registry {
        Some(registry) => registry,
        None => cx.host.custom_element_registry(document),
    };
    let is = options.is.as_deref();
    let definition =
        cx.host.look_up_a_custom_element_definition(registry, name.namespace, name.local, is);
    // Steps 4 to 6.
    Ok(match definition {
        None => create_an_element_internal(cx, document, name, is, registry),
        Some(definition) => custom_elements::create_with_a_definition(
            cx,
            document,
            name,
            is,
            registry,
            definition,
            synchronous_custom_elements,
        ),
    })
}

/// <https://dom.spec.whatwg.org/#create-an-element-internal>
pub(crate) fn create_an_element_internal(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: FullName<'_>,
    is: Option<&str>,
    registry: Option<RegistryId>,
) -> NodeId {
    let element = cx.host.tree.create_named_element(name);
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(element, document);
    if let Some(is) = is {
        // It is an element.
        cx.host.tree.set_is_value(element, is);
    }
    if cx.host.custom_element_registry(element) != registry {
        cx.host.set_custom_element_registry(element, registry);
        registry::keep(cx, registry);
    }
    cx.host.orphans.add(element);
    element
}
