//! Elements, as selectors see them.

use selectors::attr::{AttrSelectorOperation, CaseSensitivity, NamespaceConstraint};
use selectors::bloom::{BLOOM_HASH_MASK, BloomFilter};
use selectors::matching::{ElementSelectorFlags, MatchingContext};
use selectors::{Element, OpaqueElement};
use style::bloom::each_relevant_element_hash;
use style::dom::TElement;
use style::selector_parser::{NonTSPseudoClass, PseudoElement, SelectorImpl};
use style::values::{AtomIdent, AtomString};
use style::{CaseSensitivityExt, LocalName, Namespace};
use stylo_dom::ElementState;
use treewright_dom::{AttributeNamespace, NodeKind};
use treewright_semantics::slots::is_slot;

use super::element::{StyledElement, exported_parts};
use crate::selector_text::State;

/// Values count a further step for each of so many bytes, and lists of classes for so many of them.
const LONG: usize = 256;
const MANY: usize = 32;

/// The URL of the namespace of an attribute.
pub(super) fn namespace_url(namespace: AttributeNamespace) -> &'static str {
    namespace.url().unwrap_or_default()
}

impl Element for StyledElement<'_> {
    type Impl = SelectorImpl;

    fn opaque(&self) -> OpaqueElement {
        OpaqueElement::new(self.0)
    }

    fn parent_element(&self) -> Option<Self> {
        if !self.0.tree.work.step() {
            return None;
        }
        self.0.at(self.0.parent)
    }

    fn parent_node_is_shadow_root(&self) -> bool {
        self.0.node.parent().is_some_and(|parent| parent.kind() == NodeKind::ShadowRoot)
    }

    fn containing_shadow_host(&self) -> Option<Self> {
        let root = self.0.tree.shadow_root(self.0.containing_shadow)?;
        self.0.at(root.host)
    }

    fn is_pseudo_element(&self) -> bool {
        false
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        if !self.0.tree.work.step() {
            return None;
        }
        self.0.tree.find(self.0.node.previous_element()?).map(Self)
    }

    fn next_sibling_element(&self) -> Option<Self> {
        if !self.0.tree.work.step() {
            return None;
        }
        self.0.tree.find(self.0.node.next_element()?).map(Self)
    }

    fn first_element_child(&self) -> Option<Self> {
        if self.0.is_too_deep() || !self.0.tree.work.step() {
            return None;
        }
        self.0.tree.find(self.0.node.first_child_element()?).map(Self)
    }

    fn is_html_element_in_html_document(&self) -> bool {
        self.0.is_html()
    }

    fn has_local_name(&self, local_name: &web_atoms::LocalName) -> bool {
        self.0.tree.work.step() && self.0.name == *local_name
    }

    fn has_namespace(&self, namespace: &web_atoms::Namespace) -> bool {
        self.0.namespace == *namespace
    }

    fn is_same_type(&self, other: &Self) -> bool {
        self.0.name == other.0.name && self.0.namespace == other.0.namespace
    }

    fn attr_matches(
        &self,
        namespace: &NamespaceConstraint<&Namespace>,
        local_name: &LocalName,
        operation: &AttrSelectorOperation<&AtomString>,
    ) -> bool {
        if !self.0.node.may_have_attributes() || !self.0.tree.work.step() {
            return false;
        }
        let matches = |value: &str| {
            // Long values take long, as do many attributes.
            self.0.tree.work.take((value.len() / LONG) as u64) && operation.eval_str(value)
        };
        match namespace {
            NamespaceConstraint::Specific(url) if url.0.is_empty() => {
                self.0.node.attr(local_name).is_some_and(matches)
            }
            NamespaceConstraint::Specific(url) => self.0.node.attrs().any(|(name, value)| {
                name.local == &*local_name.0
                    && namespace_url(name.namespace) == &*url.0
                    && matches(value)
            }),
            NamespaceConstraint::Any => self
                .0
                .node
                .attrs()
                .any(|(name, value)| name.local == &*local_name.0 && matches(value)),
        }
    }

    fn match_non_ts_pseudo_class(
        &self,
        class: &NonTSPseudoClass,
        _: &mut MatchingContext<'_, SelectorImpl>,
    ) -> bool {
        if !self.0.tree.work.step() {
            return false;
        }
        match class {
            NonTSPseudoClass::Lang(range) => self.match_element_lang(None, range),
            NonTSPseudoClass::CustomState(state) => self.has_custom_state(&state.0),
            NonTSPseudoClass::ServoNonZeroBorder => {
                self.0.node.attr("border").is_some_and(|border| {
                    treewright_microsyntaxes::numbers::parse_non_negative_integer(border) != Ok(0)
                })
            }
            class => self.0.has_state(class.state_flag()),
        }
    }

    fn match_pseudo_element(
        &self,
        _: &PseudoElement,
        _: &mut MatchingContext<'_, SelectorImpl>,
    ) -> bool {
        false
    }

    fn apply_selector_flags(&self, flags: ElementSelectorFlags) {
        // They say what a change can affect.
        self.0.flags.set(self.0.flags.get() | flags.for_self());
        if let Some(parent) = self.parent_element() {
            parent.0.flags.set(parent.0.flags.get() | flags.for_parent());
        }
    }

    fn is_link(&self) -> bool {
        self.0.state().intersects(ElementState::VISITED_OR_UNVISITED)
    }

    fn is_html_slot_element(&self) -> bool {
        is_slot(self.0.node)
    }

    fn assigned_slot(&self) -> Option<Self> {
        // In the flat tree the parent of a host's child is its slot.
        if self.0.flat_parent == self.0.parent || self.parent_node_is_shadow_root() {
            return None;
        }
        self.0.at(self.0.flat_parent)
    }

    fn has_id(&self, id: &AtomIdent, case_sensitivity: CaseSensitivity) -> bool {
        let is = |own: &style::Atom| case_sensitivity.eq_atom(own, id);
        self.0.tree.work.step() && self.0.id.as_ref().is_some_and(is)
    }

    fn has_class(&self, name: &AtomIdent, case_sensitivity: CaseSensitivity) -> bool {
        let is = |class: &AtomIdent| case_sensitivity.eq_atom(class, name);
        let long = (self.0.classes.len() / MANY) as u64;
        self.0.tree.work.take(long.saturating_add(1)) && self.0.classes.iter().any(is)
    }

    fn has_custom_state(&self, name: &AtomIdent) -> bool {
        match State::of(name) {
            Some(state) => self.0.has_pseudo_class(state, name),
            None => self.0.node.has_custom_state(name),
        }
    }

    fn imported_part(&self, name: &AtomIdent) -> Option<AtomIdent> {
        exported_parts(self.0.node.attr("exportparts")?)
            .find(|(_, outer)| *outer == &*name.0)
            .map(|(inner, _)| AtomIdent::from(inner))
    }

    fn is_part(&self, name: &AtomIdent) -> bool {
        self.0.parts.contains(name)
    }

    fn is_empty(&self) -> bool {
        let has_content = |node: treewright_dom::NodeRef<'_>| match node.kind() {
            NodeKind::Element => true,
            NodeKind::Text => node.data().is_some_and(|data| !data.is_empty()),
            _ => false,
        };
        self.0.tree.work.step()
            && !self.0.node.children().any(|node| has_content(node) || !self.0.tree.work.step())
    }

    fn is_root(&self) -> bool {
        self.0.node.parent().is_some_and(|parent| parent.kind() == NodeKind::Document)
    }

    fn add_element_unique_hashes(&self, filter: &mut BloomFilter) -> bool {
        each_relevant_element_hash(*self, |hash| filter.insert_hash(hash & BLOOM_HASH_MASK));
        true
    }
}
