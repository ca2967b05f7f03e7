//! Elements that have a definition when they are created.
//!
//! <https://dom.spec.whatwg.org/#concept-create-element>

use treewright_dom::scripting::{AttributesByPosition, UncheckedNodes};
use treewright_dom::{FullName, NodeId};
use treewright_quickjs::Thrown;

use super::reactions::enqueue_a_custom_element_upgrade_reaction;
use super::registry::{self, DefinitionId, ElementState, RegistryId, State};
use super::upgrade::{
    construct, report_for_the_constructor, upgrade_an_element, with_active_constructor,
};
use crate::Cx;
use crate::bindings::receiver;
use crate::element_creation::create_an_element_internal;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;

/// Steps 4 and 5 of "create an element".
pub(crate) fn create_with_a_definition(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: FullName<'_>,
    is: Option<&str>,
    registry: Option<RegistryId>,
    definition: DefinitionId,
    synchronous: bool,
) -> NodeId {
    let is_customized = cx
        .host
        .custom_elements
        .definition(definition)
        .is_some_and(registry::Definition::is_customized);
    // Step 4.
    if is_customized || !synchronous {
        let is = if is_customized { is } else { None };
        let element = create_an_element_internal(cx, document, name, is, registry);
        if !synchronous {
            enqueue_a_custom_element_upgrade_reaction(cx, element, definition);
        } else if let Err(thrown) = upgrade_an_element(cx, definition, element) {
            report_for_the_constructor(cx, definition, thrown);
            if let Some(state) = cx.host.custom_elements.elements.get(&element).copied() {
                let state = ElementState { state: State::Failed, ..state };
                cx.host.set_custom_element_state(element, state);
            }
        }
        return element;
    }
    // Step 5.
    match construct_synchronously(cx, document, name, registry, definition) {
        Ok(element) => element,
        Err(thrown) => {
            report_for_the_constructor(cx, definition, thrown);
            let element = create_an_element_internal(cx, document, name, None, registry);
            let state = ElementState { state: State::Failed, definition: None, is_unknown: true };
            cx.host.set_custom_element_state(element, state);
            element
        }
    }
}

fn construct_synchronously(
    cx: &mut Cx<'_>,
    document: NodeId,
    name: FullName<'_>,
    registry: Option<RegistryId>,
    definition: DefinitionId,
) -> Result<NodeId, Thrown> {
    let Some(constructor) = registry::constructor(cx, definition) else {
        return Err(cx.type_error("The constructor of the element is gone."));
    };
    let result =
        with_active_constructor(cx, &constructor, registry, |cx| construct(cx, &constructor))?;
    let Some(element) = receiver::as_node(cx, &result, Interface::HTMLElement) else {
        return Err(cx.type_error("The result must implement HTMLElement interface"));
    };
    let tree = &cx.host.tree;
    let complaint = if tree.attribute_count(element) > 0 {
        "The result must not have attributes"
    } else if tree.first_child(element).is_some() {
        "The result must not have children"
    } else if tree.parent(element).is_some() {
        "The result must not have a parent"
    } else if cx.host.node_document(element) != document {
        "The result must be in the same document"
    } else if tree.local_name(element) != Some(name.local) {
        "The result must have the same localName"
    } else {
        cx.host.tree.set_prefix(element, name.prefix);
        return Ok(element);
    };
    Err(dom_exception(cx, DomExceptionName::NotSupportedError, complaint))
}
