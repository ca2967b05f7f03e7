//! Registries and the definitions in them.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-elements-api>
//!
//! The values of a definition, its constructor and callbacks, are slots of the registry's object; the rest is
//! here, by the registry's identity.

use rustc_hash::FxHashMap;
use treewright_dom::scripting::{CustomElements as _, ElementStates};
use treewright_dom::{Namespace, NodeId, NodeKind};
use treewright_quickjs::{ObjectId, Thrown, Value};

use super::reactions::Reactions;
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::objects::slots;
use crate::realms::RealmId;
use crate::world::World;

/// The identity of a registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RegistryId {
    /// That of a window.
    Global(RealmId),
    /// One that a script made, by the handle of its object.
    Scoped(u64),
}

/// The identity of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DefinitionId {
    pub(crate) registry: RegistryId,
    pub(crate) index: usize,
}

/// The names of lifecycle callbacks; the index of a name is its number.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-lifecycle-callbacks>
pub(crate) const CALLBACKS: [&str; 9] = [
    "connectedCallback",
    "disconnectedCallback",
    "connectedMoveCallback",
    "adoptedCallback",
    "attributeChangedCallback",
    "formAssociatedCallback",
    "formResetCallback",
    "formDisabledCallback",
    "formStateRestoreCallback",
];

/// A lifecycle callback: its place in [`CALLBACKS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lifecycle {
    Connected,
    Disconnected,
    ConnectedMove,
    Adopted,
    AttributeChanged,
    FormAssociated,
    FormReset,
    FormDisabled,
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition>
#[derive(Debug, Default)]
pub(crate) struct Definition {
    pub(crate) name: String,
    pub(crate) local_name: String,
    pub(crate) observed_attributes: Vec<String>,
    /// A bit for each callback that is not null.
    pub(crate) callbacks: u16,
    pub(crate) form_associated: bool,
    pub(crate) disable_internals: bool,
    pub(crate) disable_shadow: bool,
    /// Elements that are being upgraded; `None` is the marker "already constructed".
    pub(crate) construction_stack: Vec<Option<NodeId>>,
}

impl Definition {
    pub(crate) fn has(&self, callback: Lifecycle) -> bool {
        self.callbacks & (1 << callback as u16) != 0
    }

    /// True for a customized built-in element.
    pub(crate) fn is_customized(&self) -> bool {
        self.name != self.local_name
    }
}

/// The data of a registry, apart from values.
#[derive(Debug, Default)]
pub(crate) struct Registry {
    pub(crate) definitions: Vec<Definition>,
    by_name: FxHashMap<String, usize>,
    by_constructor: FxHashMap<ObjectId, usize>,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#element-definition-is-running>
    pub(crate) element_definition_is_running: bool,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#scoped-document-set>
    pub(crate) scoped_documents: Vec<NodeId>,
    /// The names of the when-defined promise map, each with the slot of its promise.
    pub(crate) when_defined: FxHashMap<String, u64>,
    pub(crate) promises: u64,
}

impl Registry {
    pub(crate) fn by_name(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    pub(crate) fn by_constructor(&self, constructor: &Value) -> Option<usize> {
        self.by_constructor.get(&constructor.object_id()?).copied()
    }

    pub(crate) fn push(&mut self, definition: Definition, constructor: &Value) -> usize {
        let index = self.definitions.len();
        self.by_name.insert(definition.name.clone(), index);
        if let Some(id) = constructor.object_id() {
            self.by_constructor.insert(id, index);
        }
        self.definitions.push(definition);
        index
    }
}

/// <https://dom.spec.whatwg.org/#concept-element-custom-element-state>, if it is not the initial
/// state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Failed,
    Precustomized,
    Custom,
}

/// The state of an element with its definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementState {
    pub(crate) state: State,
    pub(crate) definition: Option<DefinitionId>,
    /// The element was made as an `HTMLUnknownElement`, because its constructor failed.
    pub(crate) is_unknown: bool,
}

/// The custom elements of an agent.
#[derive(Default)]
pub(crate) struct CustomElements {
    pub(super) registries: FxHashMap<RegistryId, Registry>,
    pub(super) elements: FxHashMap<NodeId, ElementState>,
    /// The registries of nodes if they are not those of their documents.
    pub(super) own_registries: FxHashMap<NodeId, Option<RegistryId>>,
    pub(super) reactions: Reactions,
    /// Reactions to the moves of a parser that runs, in their order.
    pub(super) by_parsers: Vec<(NodeId, Lifecycle)>,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#active-custom-element-constructor-map>, the
    /// innermost last.
    pub(super) active_constructors: Vec<(ObjectId, RegistryId)>,
}

impl CustomElements {
    /// True if no element can be custom, and none has a registry of its own.
    pub(super) fn are_unused(&self) -> bool {
        self.registries.is_empty() && self.own_registries.is_empty()
    }

    /// True once something was defined.
    pub(crate) fn have_definitions(&self) -> bool {
        !self.registries.is_empty()
    }

    pub(crate) fn definition(&self, id: DefinitionId) -> Option<&Definition> {
        self.registries.get(&id.registry)?.definitions.get(id.index)
    }

    pub(super) fn definition_mut(&mut self, id: DefinitionId) -> Option<&mut Definition> {
        self.registries.get_mut(&id.registry)?.definitions.get_mut(id.index)
    }

    /// True for an element whose constructor failed while it was created.
    pub(crate) fn is_unknown(&self, element: NodeId) -> bool {
        self.elements.get(&element).is_some_and(|state| state.is_unknown)
    }

    /// True for an element whose constructor has run or is running.
    pub(crate) fn is_custom_or_precustomized(&self, element: NodeId) -> bool {
        let state = self.elements.get(&element).map(|state| state.state);
        matches!(state, Some(State::Custom | State::Precustomized))
    }

    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.elements.remove(&node);
        self.own_registries.remove(&node);
        self.reactions.forget(node);
    }

    /// Elements with reactions that have not run yet.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = NodeId> {
        self.reactions.waiting()
    }

    /// The object of a registry is gone, or its window.
    pub(crate) fn forget_the_registry(&mut self, registry: RegistryId) {
        self.registries.remove(&registry);
    }
}

impl World {
    /// Sets the custom element state and the definition of an element, also in the tree.
    pub(super) fn set_custom_element_state(&mut self, element: NodeId, state: ElementState) {
        self.custom_elements.elements.insert(element, state);
        let is_custom = state.state == State::Custom;
        self.tree_versions.a_state_changed();
        self.tree.set_state(element, treewright_dom::ElementState::Defined, Some(is_custom));
        let is_one = is_custom && self.is_form_associated_custom_element(element);
        if is_one {
            self.forms.custom.entry(element).or_default();
        }
        let is_form_associated = is_one.then_some(true);
        self.tree_versions.a_state_changed();
        self.tree.set_state(
            element,
            treewright_dom::ElementState::FormAssociated,
            is_form_associated,
        );
    }

    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element>
    pub(crate) fn is_form_associated_custom_element(&self, element: NodeId) -> bool {
        let all = &self.custom_elements;
        let definition = all.elements.get(&element).and_then(|state| state.definition);
        definition
            .and_then(|id| all.definition(id))
            .is_some_and(|definition| definition.form_associated && !definition.is_customized())
    }

    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-registry>
    pub(crate) fn custom_element_registry(&self, node: NodeId) -> Option<RegistryId> {
        if let Some(own) = self.custom_elements.own_registries.get(&node) {
            return *own;
        }
        match self.tree.kind(node) {
            Some(NodeKind::Document) => self.global_registry(node),
            Some(NodeKind::Element | NodeKind::ShadowRoot) => {
                self.effective_global_registry(self.node_document(node))
            }
            _ => None,
        }
    }

    /// The registry that a document of a window has.
    fn global_registry(&self, document: NodeId) -> Option<RegistryId> {
        let realm = self.documents.get(document)?.realm;
        (self.realms.get(realm)?.document == document).then_some(RegistryId::Global(realm))
    }

    /// <https://dom.spec.whatwg.org/#effective-global-custom-element-registry>
    pub(super) fn effective_global_registry(&self, document: NodeId) -> Option<RegistryId> {
        match self.custom_elements.own_registries.get(&document) {
            Some(_) => None,
            None => self.global_registry(document),
        }
    }

    /// Sets the custom element registry of a node.
    pub(crate) fn set_custom_element_registry(
        &mut self,
        node: NodeId,
        registry: Option<RegistryId>,
    ) {
        self.custom_elements.own_registries.remove(&node);
        if self.custom_element_registry(node) != registry {
            self.custom_elements.own_registries.insert(node, registry);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition>
    pub(crate) fn look_up_a_custom_element_definition(
        &self,
        registry: Option<RegistryId>,
        namespace: Option<&str>,
        local_name: &str,
        is: Option<&str>,
    ) -> Option<DefinitionId> {
        let id = registry?;
        let registry = self.custom_elements.registries.get(&id)?;
        if namespace != Some(Namespace::Html.url()) {
            return None;
        }
        let find = |name: &str| {
            let index = registry.by_name(name)?;
            let is_it = registry.definitions.get(index)?.local_name == local_name;
            is_it.then_some(DefinitionId { registry: id, index })
        };
        find(local_name).or_else(|| find(is?))
    }

    /// The definition that an element would be upgraded with.
    pub(crate) fn definition_for(&self, element: NodeId) -> Option<DefinitionId> {
        if self.custom_elements.registries.is_empty() {
            return None;
        }
        if self.tree.namespace(element) != Some(Namespace::Html) {
            return None;
        }
        let local = self.tree.local_name(element)?;
        let is = self.tree.is_value(element);
        if is.is_none() && !local.contains('-') {
            return None;
        }
        let registry = self.custom_element_registry(element);
        self.look_up_a_custom_element_definition(registry, Some(Namespace::Html.url()), local, is)
    }
}

/// The object of a registry; a window's is made on first use.
pub(crate) fn object(cx: &mut Cx<'_>, registry: RegistryId) -> Result<Value, Thrown> {
    let realm = match registry {
        RegistryId::Scoped(handle) => match cx.cached(handle) {
            Some(object) => return Ok(object),
            None => return Err(cx.type_error("the registry is gone")),
        },
        RegistryId::Global(realm) => realm,
    };
    let window = cx.host.realms.get(realm).and_then(|state| cx.cached(state.handle));
    let Some(window) = window else { return Err(cx.type_error("the window is gone")) };
    if let Some(object) = cx.slot(&window, slots::CUSTOM_ELEMENTS) {
        return Ok(object);
    }
    let engine_realm = cx.host.realms.get(realm).and_then(|state| state.realm.clone());
    let engine_realm = engine_realm.unwrap_or_else(|| cx.realm());
    let object = cx
        .in_realm(&engine_realm, |cx| bindings::new_object(cx, Interface::CustomElementRegistry))?;
    let handle = cx.host.handles.next();
    cx.set_platform(&object, Interface::CustomElementRegistry as u16, handle);
    cx.set_data(&object, Box::new(registry));
    cx.set_slot(&window, slots::CUSTOM_ELEMENTS, &object);
    Ok(object)
}

/// `new CustomElementRegistry()`
pub(crate) fn new_scoped(cx: &mut Cx<'_>, prototype: &Value) -> Value {
    let object = bindings::new_object_with(cx, Interface::CustomElementRegistry, prototype);
    let handle = cx.host.handles.next();
    cx.set_platform(&object, Interface::CustomElementRegistry as u16, handle);
    cx.set_data(&object, Box::new(RegistryId::Scoped(handle)));
    cx.cache_insert(handle, &object);
    cx.report_finalization(&object);
    object
}

/// The registry of an object.
pub(crate) fn of_object(cx: &mut Cx<'_>, object: &Value) -> Result<RegistryId, Thrown> {
    let id = cx.data(object, |id: &mut RegistryId, _| *id);
    id.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// Makes a window own a registry that nodes refer to: they only have its identity.
pub(crate) fn keep(cx: &mut Cx<'_>, registry: Option<RegistryId>) {
    if let Some(RegistryId::Scoped(handle)) = registry
        && let Some(object) = cx.cached(handle)
    {
        let realm = cx.realm();
        let global = cx.global_object(&realm);
        cx.set_slot(&global, slots::scoped_registry(handle), &object);
    }
}

/// The slot of a registry's object with the constructor of a definition.
pub(super) const fn constructor_slot(index: usize) -> u64 {
    (1 << 33) | (index as u64 * 16)
}

/// The slot of a registry's object with a callback of a definition.
pub(super) const fn callback_slot(index: usize, callback: usize) -> u64 {
    constructor_slot(index) + 1 + callback as u64
}

/// The slot of a registry's object with a promise of the when-defined promise map; the next is that of the function
/// that resolves it.
pub(super) const fn promise_slot(number: u64) -> u64 {
    (1 << 34) | (number * 2)
}

/// The constructor of a definition.
pub(super) fn constructor(cx: &mut Cx<'_>, definition: DefinitionId) -> Option<Value> {
    let object = object(cx, definition.registry).ok()?;
    cx.slot(&object, constructor_slot(definition.index))
}

/// A lifecycle callback of a definition.
pub(super) fn callback(
    cx: &mut Cx<'_>,
    definition: DefinitionId,
    callback: Lifecycle,
) -> Option<Value> {
    let object = object(cx, definition.registry).ok()?;
    cx.slot(&object, callback_slot(definition.index, callback as usize))
}

/// The constructor of the definition with a name.
pub(crate) fn constructor_by_name(
    cx: &mut Cx<'_>,
    registry: RegistryId,
    name: &str,
) -> Option<Value> {
    let index = cx.host.custom_elements.registries.get(&registry)?.by_name(name)?;
    constructor(cx, DefinitionId { registry, index })
}

/// The name of the definition with a constructor.
pub(crate) fn name_by_constructor<'w>(
    world: &'w World,
    registry: RegistryId,
    constructor: &Value,
) -> Option<&'w str> {
    let registry = world.custom_elements.registries.get(&registry)?;
    let index = registry.by_constructor(constructor)?;
    registry.definitions.get(index).map(|definition| definition.name.as_str())
}
