//! `CustomElementRegistry`.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry>

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements::reactions::try_to_upgrade;
use crate::custom_elements::registry::{self, RegistryId};
use crate::custom_elements::{define as definition, has_a_node_in};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::ElementDefinitionOptions;
use crate::generated::unions::CustomElementConstructorOrUndefined;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    Ok(registry::new_scoped(cx, prototype))
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define>
pub(crate) fn define(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    constructor: Value,
    options: ElementDefinitionOptions,
) -> Result<(), Thrown> {
    let registry = registry::of_object(cx, this)?;
    let extends = options.extends.map(DomString::into_scalar);
    definition::define(cx, registry, name.into_scalar(), &constructor, extends)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-get>
pub(crate) fn get(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<CustomElementConstructorOrUndefined, Thrown> {
    let registry = registry::of_object(cx, this)?;
    Ok(match registry::constructor_by_name(cx, registry, &name.into_scalar()) {
        Some(constructor) => {
            CustomElementConstructorOrUndefined::CustomElementConstructor(constructor)
        }
        None => CustomElementConstructorOrUndefined::Undefined(()),
    })
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname>
pub(crate) fn get_name(
    cx: &mut Cx<'_>,
    this: &Value,
    constructor: Value,
) -> Result<Option<DomString>, Thrown> {
    let registry = registry::of_object(cx, this)?;
    Ok(registry::name_by_constructor(cx.host, registry, &constructor).map(DomString::from))
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined>
pub(crate) fn when_defined(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Value, Thrown> {
    let registry = registry::of_object(cx, this)?;
    definition::when_defined(cx, registry, name)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade>
pub(crate) fn upgrade(cx: &mut Cx<'_>, this: &Value, root: NodeId) -> Result<(), Thrown> {
    let registry = registry::of_object(cx, this)?;
    let mut next = Some(root);
    while let Some(candidate) = next {
        if cx.host.custom_element_registry(candidate) == Some(registry) {
            try_to_upgrade(cx, candidate);
        }
        next = cx.host.tree.next_in_shadow_including_tree_order(candidate, root);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-initialize>
pub(crate) fn initialize(cx: &mut Cx<'_>, this: &Value, root: NodeId) -> Result<(), Thrown> {
    let registry = registry::of_object(cx, this)?;
    let is_scoped = matches!(registry, RegistryId::Scoped(_));
    let kind = cx.host.tree.kind(root);
    let document = cx.host.node_document(root);
    if !is_scoped
        && (kind == Some(NodeKind::Document)
            || cx.host.custom_element_registry(document) != Some(registry))
    {
        let message = "This registry is that of a window.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    registry::keep(cx, Some(registry));
    if matches!(kind, Some(NodeKind::Document | NodeKind::ShadowRoot))
        && cx.host.custom_element_registry(root).is_none()
    {
        cx.host.set_custom_element_registry(root, Some(registry));
    }
    let inside: Vec<NodeId> = std::iter::once(root)
        .chain(cx.host.tree.descendants(root))
        .filter(|node| cx.host.tree.kind(*node) == Some(NodeKind::Element))
        .collect();
    for element in inside {
        if cx.host.custom_element_registry(element).is_none() {
            cx.host.set_custom_element_registry(element, Some(registry));
            if is_scoped {
                has_a_node_in(cx.host, registry, element);
            }
        }
        if cx.host.custom_element_registry(element) == Some(registry) {
            try_to_upgrade(cx, element);
        }
    }
    Ok(())
}
