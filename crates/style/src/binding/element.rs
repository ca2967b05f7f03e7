//! Elements, as the cascade sees them.

use std::fmt;
use std::hash::{Hash, Hasher};

use selectors::Element as _;
use selectors::matching::{ElementSelectorFlags, VisitedHandlingMode};
use selectors::sink::Push;
use style::applicable_declarations::ApplicableDeclarationBlock;
use style::context::SharedStyleContext;
use style::data::{ElementDataMut, ElementDataRef};
use style::dom::{LayoutIterator, TElement};
use style::properties::PropertyDeclarationBlock;
use style::selector_parser::{AttrValue, Lang, PseudoElement, extended_filtering};
use style::servo_arc::{Arc, ArcBorrow};
use style::shared_lock::Locked;
use style::values::AtomIdent;
use stylo_dom::ElementState;
use treewright_dom::LocalName;

use super::node::StyledNode;
use crate::hints;
use crate::tree::{Element, NONE};

/// An element of the side tables. It is as large as a pointer, which Stylo asks for.
#[derive(Clone, Copy)]
pub(crate) struct StyledElement<'a>(pub(crate) &'a Element<'a>);

impl PartialEq for StyledElement<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for StyledElement<'_> {}

impl Hash for StyledElement<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.0.number);
    }
}

impl fmt::Debug for StyledElement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{} {}>", self.0.node.name(), self.0.number)
    }
}

impl<'a> Element<'a> {
    /// The element with a number.
    pub(crate) fn at(&self, number: u32) -> Option<StyledElement<'a>> {
        if number == NONE {
            return None;
        }
        self.tree.element(number).map(StyledElement)
    }

    pub(crate) fn shadow_node(&self, number: u32) -> Option<StyledNode<'a>> {
        let root = self.tree.shadow_root(number)?;
        Some(StyledNode { tree: self.tree, node: root.node })
    }
}

/// The children that a traversal would visit. Nothing here traverses, and Stylo asks only to drop old styles, of which
/// there are none.
pub(crate) struct NoChildren<'a>(std::marker::PhantomData<StyledNode<'a>>);

impl<'a> Iterator for NoChildren<'a> {
    type Item = StyledNode<'a>;

    fn next(&mut self) -> Option<StyledNode<'a>> {
        None
    }
}

#[allow(
    unsafe_code,
    reason = "methods of the trait are unsafe to call; the module says what they rely on"
)]
impl<'a> TElement for StyledElement<'a> {
    type ConcreteNode = StyledNode<'a>;
    type TraversalChildrenIterator = NoChildren<'a>;

    fn as_node(&self) -> StyledNode<'a> {
        StyledNode { tree: self.0.tree, node: self.0.node }
    }

    fn traversal_children(&self) -> LayoutIterator<NoChildren<'a>> {
        LayoutIterator(NoChildren(std::marker::PhantomData))
    }

    fn inheritance_parent(&self) -> Option<Self> {
        self.0.at(self.0.flat_parent)
    }

    fn is_html_element(&self) -> bool {
        self.0.is_html()
    }

    fn is_mathml_element(&self) -> bool {
        self.0.namespace == web_atoms::ns!(mathml)
    }

    fn is_svg_element(&self) -> bool {
        self.0.namespace == web_atoms::ns!(svg)
    }

    fn style_attribute(&self) -> Option<ArcBorrow<'_, Locked<PropertyDeclarationBlock>>> {
        self.0.style.as_ref().map(Arc::borrow_arc)
    }

    fn animation_rule(
        &self,
        _: &SharedStyleContext<'_>,
    ) -> Option<Arc<Locked<PropertyDeclarationBlock>>> {
        self.0.animated.get().cloned()
    }

    fn transition_rule(
        &self,
        _: &SharedStyleContext<'_>,
    ) -> Option<Arc<Locked<PropertyDeclarationBlock>>> {
        None
    }

    fn state(&self) -> ElementState {
        self.0.state()
    }

    fn has_part_attr(&self) -> bool {
        !self.0.parts.is_empty()
    }

    fn exports_any_part(&self) -> bool {
        self.0.node.has_attr("exportparts")
    }

    fn id(&self) -> Option<&style::Atom> {
        self.0.id.as_ref()
    }

    fn each_class<F: FnMut(&AtomIdent)>(&self, callback: F) {
        self.0.classes.iter().for_each(callback);
    }

    fn each_custom_state<F: FnMut(&AtomIdent)>(&self, _: F) {}

    fn each_part<F: FnMut(&AtomIdent)>(&self, callback: F) {
        self.0.parts.iter().for_each(callback);
    }

    fn each_exported_part<F: FnMut(&AtomIdent)>(&self, name: &AtomIdent, mut callback: F) {
        for (inner, outer) in exported_parts(self.0.node.attr("exportparts").unwrap_or_default()) {
            if *inner == *name.0 {
                callback(&AtomIdent::from(outer));
            }
        }
    }

    fn each_attr_name<F: FnMut(&style::LocalName)>(&self, mut callback: F) {
        if !self.0.node.may_have_attributes() {
            return;
        }
        for (number, (name, _)) in self.0.node.attribute_numbers().zip(self.0.node.attrs()) {
            self.0.tree.with_attribute_name(number, name.local, &mut callback);
        }
    }

    fn has_dirty_descendants(&self) -> bool {
        false
    }

    fn has_snapshot(&self) -> bool {
        false
    }

    fn handled_snapshot(&self) -> bool {
        false
    }

    unsafe fn set_handled_snapshot(&self) {}

    unsafe fn set_dirty_descendants(&self) {}

    unsafe fn unset_dirty_descendants(&self) {}

    fn store_children_to_process(&self, _: isize) {}

    fn did_process_child(&self) -> isize {
        0
    }

    unsafe fn ensure_data(&self) -> ElementDataMut<'_> {
        self.0.data.get_or_init(Default::default).borrow_mut()
    }

    unsafe fn clear_data(&self) {
        if let Some(data) = self.0.data.get() {
            *data.borrow_mut() = style::data::ElementData::default();
        }
    }

    fn has_data(&self) -> bool {
        self.0.data.get().is_some()
    }

    fn borrow_data(&self) -> Option<ElementDataRef<'_>> {
        Some(self.0.data.get()?.borrow())
    }

    fn mutate_data(&self) -> Option<ElementDataMut<'_>> {
        Some(self.0.data.get()?.borrow_mut())
    }

    fn skip_item_display_fixup(&self) -> bool {
        false
    }

    fn may_have_animations(&self) -> bool {
        self.0.animated.get().is_some()
    }

    fn set_may_have_animations(&self) {}

    fn has_animations(&self, _: &SharedStyleContext<'_>) -> bool {
        false
    }

    fn has_css_animations(&self, _: &SharedStyleContext<'_>, _: Option<PseudoElement>) -> bool {
        false
    }

    fn has_css_transitions(&self, _: &SharedStyleContext<'_>, _: Option<PseudoElement>) -> bool {
        false
    }

    fn shadow_root(&self) -> Option<StyledNode<'a>> {
        self.0.shadow_node(self.0.shadow)
    }

    fn containing_shadow(&self) -> Option<StyledNode<'a>> {
        self.0.shadow_node(self.0.containing_shadow)
    }

    fn lang_attr(&self) -> Option<AttrValue> {
        treewright_semantics::language::own_language(self.0.node).map(AttrValue::from)
    }

    fn match_element_lang(&self, over: Option<Option<AttrValue>>, value: &Lang) -> bool {
        match over {
            Some(language) => {
                extended_filtering(language.as_ref().map_or("", |language| language), value)
            }
            None => {
                let mut languages = self.0.tree.languages.borrow_mut();
                extended_filtering(languages.language_of(self.0.node), value)
            }
        }
    }

    fn is_html_document_body_element(&self) -> bool {
        let Some(root) = self.parent_element() else { return false };
        self.0.node.is_html_element(LocalName::BODY)
            && root.0.node.is_html_element(LocalName::HTML)
            && root.is_root()
    }

    fn synthesize_presentational_hints_for_legacy_attributes<V>(
        &self,
        _: VisitedHandlingMode,
        hints: &mut V,
    ) where
        V: Push<ApplicableDeclarationBlock>,
    {
        hints::push(self.0, hints);
    }

    fn local_name(&self) -> &web_atoms::LocalName {
        &self.0.name
    }

    fn namespace(&self) -> &web_atoms::Namespace {
        &self.0.namespace
    }

    fn query_container_size(
        &self,
        _: &style::values::specified::Display,
    ) -> euclid::default::Size2D<Option<app_units::Au>> {
        // Sizes come from layout.
        euclid::default::Size2D::default()
    }

    fn has_selector_flags(&self, flags: ElementSelectorFlags) -> bool {
        self.0.flags.get().contains(flags)
    }

    fn relative_selector_search_direction(&self) -> ElementSelectorFlags {
        self.0.flags.get()
            & ElementSelectorFlags::RELATIVE_SELECTOR_SEARCH_DIRECTION_ANCESTOR_SIBLING
    }

    fn get_attr(&self, name: &style::LocalName, namespace: &style::Namespace) -> Option<String> {
        let mut attributes = self.0.node.attrs();
        let found = attributes.find(|(attribute, _)| {
            attribute.local == &*name.0
                && super::selectors::namespace_url(attribute.namespace) == &*namespace.0
        });
        found.map(|(_, value)| value.to_owned())
    }
}

/// The pairs of inner and outer names in the value of `exportparts`.
/// <https://drafts.csswg.org/css-shadow-1/#parsing-mapping>
pub(super) fn exported_parts(value: &str) -> impl Iterator<Item = (&str, &str)> {
    value.split(',').map(|pair| match pair.split_once(':') {
        Some((inner, outer)) => (inner.trim_ascii(), outer.trim_ascii()),
        None => (pair.trim_ascii(), pair.trim_ascii()),
    })
}
