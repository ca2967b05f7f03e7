//! Tables that have only the elements that were asked for: those of one element, of its ancestors, and of what selectors look at.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use selectors::context::QuirksMode;
use style::servo_arc::Arc;
use style::shared_lock::SharedRwLock;
use style::stylesheets::UrlExtraData;
use style::stylist::CascadeData;
use treewright_dom::{Document, NodeId, NodeKind, NodeRef};

use crate::arena::Arena;
use crate::cssom::Variables;
use crate::reading::Extent;
use crate::tree::{Element, Makers, NONE, ShadowRoot, Tree, place};
use crate::work::Work;

/// The facts of a tree that only the caller knows.
pub(crate) struct Surroundings<'a> {
    /// The slot of a child of a shadow host.
    pub(crate) slot_of: &'a dyn Fn(NodeId) -> Option<NodeId>,
    /// Returns true for an element whose `style` attribute must not be applied.
    pub(crate) is_blocked: &'a dyn Fn(NodeId) -> bool,
    /// The rules of shadow roots.
    pub(crate) rules: &'a FxHashMap<NodeId, Arc<CascadeData>>,
    /// The custom properties of the sheets.
    pub(crate) variables: &'a Variables,
}

/// The steps for finding a slot.
const STEPS_OF_A_SLOT: u64 = 64;

/// The bytes of an element with its places in tables.
pub(crate) const BYTES_OF_AN_ELEMENT: usize = size_of::<Element<'_>>() + 16;

/// The elements that were asked for.
pub(crate) struct Lazy<'a> {
    pub(crate) surroundings: Surroundings<'a>,
    pub(crate) elements: Arena<Element<'a>>,
    pub(crate) shadow_roots: Arena<ShadowRoot<'a>>,
    /// The numbers of elements and shadow roots by their places.
    numbers: RefCell<FxHashMap<u32, u32>>,
    makers: RefCell<Makers<'a, 'a>>,
}

impl<'a> Tree<'a> {
    /// Makes tables without an element.
    pub(crate) fn lazy(
        document: &'a Document,
        quirks: QuirksMode,
        lock: SharedRwLock,
        url: UrlExtraData,
        surroundings: Surroundings<'a>,
        work: Rc<Work>,
    ) -> Self {
        let lazy = Lazy {
            surroundings,
            elements: Arena::default(),
            shadow_roots: Arena::default(),
            numbers: RefCell::default(),
            makers: RefCell::default(),
        };
        let mut tree = Self::new(document, quirks, lock, url, Extent::Whole);
        tree.lazy = Some(lazy);
        tree.work = work;
        tree
    }

    /// The element of a node; `None` for other nodes.
    pub(crate) fn find(&'a self, node: NodeRef<'a>) -> Option<&'a Element<'a>> {
        let Some(lazy) = &self.lazy else { return self.element_of(node) };
        if node.kind() != NodeKind::Element {
            return None;
        }
        if let Some(number) = lazy.number(node) {
            return lazy.elements.get(number);
        }
        // An element is made after its parent or host, and after its slot.
        let mut stack = vec![node];
        while let Some(node) = stack.last().copied() {
            if lazy.number(node).is_some() {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let around = Around::of(lazy, node);
            if around.is_of_host {
                // The shadow tree may have been walked over for it.
                self.work.take(STEPS_OF_A_SLOT);
            }
            let needed = [around.parent, around.host, around.slot].into_iter().flatten();
            stack.extend(needed.filter(|node| lazy.number(*node).is_none()));
            if stack.len() == before {
                self.make(lazy, node, &around);
                stack.pop();
            }
        }
        lazy.elements.get(lazy.number(node)?)
    }

    fn make(&'a self, lazy: &'a Lazy<'a>, node: NodeRef<'a>, around: &Around<'a>) {
        self.work.step();
        self.work.keep(BYTES_OF_AN_ELEMENT);
        let number_of = |node: Option<NodeRef<'a>>| node.and_then(|node| lazy.number(node));
        let parent = number_of(around.parent).unwrap_or(NONE);
        let host = number_of(around.host).unwrap_or(NONE);
        let parent_element = lazy.elements.get(parent);
        let containing_shadow = match (parent_element, lazy.elements.get(host)) {
            (Some(parent), _) => parent.containing_shadow,
            (None, Some(host)) => host.shadow,
            (None, None) => NONE,
        };
        let flat_parent = if parent_element.is_some_and(|parent| parent.shadow != NONE) {
            number_of(around.slot).unwrap_or(NONE)
        } else if parent == NONE {
            host
        } else {
            parent
        };
        let number = lazy.elements.len();
        let mut makers = lazy.makers.borrow_mut();
        let flat = lazy.elements.get(flat_parent);
        let mut element =
            makers.element(self, node, number, parent, (flat_parent, flat), containing_shadow);
        drop(makers);
        if element.style.is_some() && (lazy.surroundings.is_blocked)(node.id()) {
            element.style = None;
        }
        let shadow = if node.may_have_fragments() { node.shadow_root() } else { None };
        if let Some(root) = shadow {
            element.shadow = lazy.shadow_roots.len();
            let shadow = ShadowRoot { node: root, host: number, rules: OnceCell::default() };
            if let Some(rules) = lazy.surroundings.rules.get(&root.id()) {
                let _ = shadow.rules.set(rules.clone());
            }
            let _ = lazy.shadow_roots.push(shadow);
        }
        lazy.numbers.borrow_mut().insert(place(node) as u32, number);
        let _ = lazy.elements.push(element);
    }
}

impl Lazy<'_> {
    fn number(&self, node: NodeRef<'_>) -> Option<u32> {
        self.numbers.borrow().get(&(place(node) as u32)).copied()
    }
}

/// The elements that an element is made after.
struct Around<'a> {
    parent: Option<NodeRef<'a>>,
    host: Option<NodeRef<'a>>,
    slot: Option<NodeRef<'a>>,
    /// The slot was looked for.
    is_of_host: bool,
}

impl<'a> Around<'a> {
    fn of(lazy: &Lazy<'a>, node: NodeRef<'a>) -> Self {
        let mut around = Self { parent: None, host: None, slot: None, is_of_host: false };
        let Some(parent) = node.parent() else { return around };
        match parent.kind() {
            NodeKind::Element => {
                around.parent = Some(parent);
                if parent.may_have_fragments() && parent.shadow_root().is_some() {
                    around.is_of_host = true;
                    let slot = (lazy.surroundings.slot_of)(node.id());
                    around.slot = slot.and_then(|slot| node.document().get(slot));
                }
            }
            NodeKind::ShadowRoot => around.host = parent.host(),
            _ => {}
        }
        around
    }
}
