//! Element definition.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#element-definition>

use treewright_dom::scripting::{CustomElements, ShadowIncludingTrees};
use treewright_dom::{Namespace, NodeId, is_custom_element_name};
use treewright_quickjs::{Thrown, Value};

use super::reactions::enqueue_a_custom_element_upgrade_reaction;
use super::registry::{
    self, CALLBACKS, Definition, DefinitionId, Lifecycle, RegistryId, callback_slot,
    constructor_slot, promise_slot,
};
use crate::Cx;
use crate::bindings::convert;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::{Interface, html_element_interface};
use crate::strings::DomString;

/// The name of the definition that is being made, and its callbacks.
struct Described {
    definition: Definition,
    callbacks: Vec<(usize, Value)>,
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define>
pub(crate) fn define(
    cx: &mut Cx<'_>,
    id: RegistryId,
    name: String,
    constructor: &Value,
    extends: Option<String>,
) -> Result<(), Thrown> {
    if !constructor.is_constructor() {
        return Err(cx.type_error("The constructor of a custom element must be a constructor."));
    }
    if !is_custom_element_name(&name) {
        let message = format!("\"{name}\" is not a valid custom element name");
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, &message));
    }
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    if registry.by_name(&name).is_some() {
        let message = format!("the name \"{name}\" has already been used with this registry");
        return Err(not_supported(cx, &message));
    }
    if registry.by_constructor(constructor).is_some() {
        return Err(not_supported(cx, "this constructor has already been used with this registry"));
    }
    let local_name = match extends {
        None => name.clone(),
        Some(extends) => {
            let is_scoped = matches!(id, RegistryId::Scoped(_));
            if is_scoped
                || is_custom_element_name(&extends)
                || matches!(
                    html_element_interface(&extends),
                    None | Some(Interface::HTMLUnknownElement)
                )
            {
                let message = format!("\"{extends}\" cannot be extended");
                return Err(not_supported(cx, &message));
            }
            extends
        }
    };
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    if std::mem::replace(&mut registry.element_definition_is_running, true) {
        return Err(not_supported(cx, "an element is being defined already"));
    }
    let described = describe(cx, constructor);
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    registry.element_definition_is_running = false;
    let Described { mut definition, callbacks } = described?;
    definition.name.clone_from(&name);
    definition.local_name.clone_from(&local_name);
    let object = registry::object(cx, id)?;
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    let index = registry.push(definition, constructor);
    cx.set_slot(&object, constructor_slot(index), constructor);
    for (callback, function) in callbacks {
        cx.set_slot(&object, callback_slot(index, callback), &function);
    }
    // Steps 17 and 18.
    let definition = DefinitionId { registry: id, index };
    match id {
        RegistryId::Global(realm) => {
            if let Some(document) = cx.host.realms.get(realm).map(|state| state.document) {
                upgrade_particular_elements(cx, document, definition, &local_name, &name);
            }
        }
        RegistryId::Scoped(_) => {
            let registry = cx.host.custom_elements.registries.get(&id);
            let documents = registry.map(|all| all.scoped_documents.clone()).unwrap_or_default();
            for document in documents {
                upgrade_particular_elements(cx, document, definition, &local_name, &name);
            }
        }
    }
    // Step 19.
    let registry = cx.host.custom_elements.registries.get_mut(&id);
    if let Some(promise) = registry.and_then(|registry| registry.when_defined.remove(&name)) {
        cx.take_slot(&object, promise);
        if let Some(resolve) = cx.take_slot(&object, promise + 1) {
            let undefined = cx.undefined();
            cx.call(&resolve, &undefined, std::slice::from_ref(constructor))?;
        }
    }
    Ok(())
}

fn not_supported(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::NotSupportedError, message)
}

/// Step 14: the data of the constructor and its prototype.
fn describe(cx: &mut Cx<'_>, constructor: &Value) -> Result<Described, Thrown> {
    let prototype = cx.get_str(constructor, "prototype")?;
    if !prototype.is_object() {
        return Err(
            cx.type_error("The prototype of a custom element's constructor is not an object.")
        );
    }
    let mut described = Described { definition: Definition::default(), callbacks: Vec::new() };
    let definition = &mut described.definition;
    for (number, name) in CALLBACKS.iter().enumerate().take(5) {
        if let Some(function) = callback(cx, &prototype, name)? {
            definition.callbacks |= 1 << number;
            described.callbacks.push((number, function));
        }
    }
    if definition.has(Lifecycle::AttributeChanged) {
        definition.observed_attributes = strings(cx, constructor, "observedAttributes")?;
    }
    let disabled = strings(cx, constructor, "disabledFeatures")?;
    definition.disable_internals = disabled.iter().any(|feature| feature == "internals");
    definition.disable_shadow = disabled.iter().any(|feature| feature == "shadow");
    definition.form_associated = cx.get_str(constructor, "formAssociated")?.to_boolean();
    if definition.form_associated {
        for (number, name) in CALLBACKS.iter().enumerate().skip(5) {
            if let Some(function) = callback(cx, &prototype, name)? {
                definition.callbacks |= 1 << number;
                described.callbacks.push((number, function));
            }
        }
    }
    Ok(described)
}

/// A callback of a prototype, if it has it.
fn callback(cx: &mut Cx<'_>, prototype: &Value, name: &str) -> Result<Option<Value>, Thrown> {
    let value = cx.get_str(prototype, name)?;
    if value.is_undefined() {
        return Ok(None);
    }
    if !value.is_function() {
        return Err(cx.type_error(&format!("{name} of a custom element is not a function.")));
    }
    Ok(Some(value))
}

/// A `sequence<DOMString>` of a constructor, empty if it is missing.
fn strings(cx: &mut Cx<'_>, constructor: &Value, name: &str) -> Result<Vec<String>, Thrown> {
    let value = cx.get_str(constructor, name)?;
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    if !value.is_object() {
        return Err(cx.type_error(&format!("{name} of a custom element is not a sequence.")));
    }
    let mut all = Vec::new();
    cx.iterate(&value, None, |cx, item| {
        all.push(convert::dom_string(cx, &item)?.into_scalar());
        Ok(treewright_quickjs::Flow::Continue)
    })?;
    Ok(all)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#upgrade-particular-elements-within-a-document>
fn upgrade_particular_elements(
    cx: &mut Cx<'_>,
    document: NodeId,
    definition: DefinitionId,
    local_name: &str,
    name: &str,
) {
    let mut candidates = Vec::new();
    let mut next = Some(document);
    while let Some(node) = next {
        let tree = &cx.host.tree;
        if tree.namespace(node) == Some(Namespace::Html)
            && tree.local_name(node) == Some(local_name)
            && (name == local_name || tree.is_value(node) == Some(name))
            && cx.host.custom_element_registry(node) == Some(definition.registry)
        {
            candidates.push(node);
        }
        next = cx.host.tree.next_in_shadow_including_tree_order(node, document);
    }
    for element in candidates {
        enqueue_a_custom_element_upgrade_reaction(cx, element, definition);
    }
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined>
pub(crate) fn when_defined(
    cx: &mut Cx<'_>,
    id: RegistryId,
    name: DomString,
) -> Result<Value, Thrown> {
    let name = name.into_scalar();
    if !is_custom_element_name(&name) {
        let message = format!("\"{name}\" is not a valid custom element name");
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, &message));
    }
    let object = registry::object(cx, id)?;
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    if let Some(index) = registry.by_name(&name) {
        let constructor = cx.slot(&object, constructor_slot(index));
        let constructor = constructor.unwrap_or_else(|| cx.undefined());
        return cx.resolved_promise(&constructor);
    }
    if let Some(slot) = registry.when_defined.get(&name).copied()
        && let Some(promise) = cx.slot(&object, slot)
    {
        return Ok(promise);
    }
    let (promise, resolve, _) = cx.promise()?;
    let registry = cx.host.custom_elements.registries.entry(id).or_default();
    let slot = promise_slot(registry.promises);
    registry.promises = registry.promises.saturating_add(1);
    registry.when_defined.insert(name, slot);
    cx.set_slot(&object, slot, &promise);
    cx.set_slot(&object, slot + 1, &resolve);
    Ok(promise)
}
