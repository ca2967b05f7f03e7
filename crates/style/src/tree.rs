//! The side tables of a tree: what Stylo asks of each element and what `dom` does not keep in its form.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use selectors::context::QuirksMode;
use selectors::matching::ElementSelectorFlags;
use style::Atom;
use style::data::ElementDataWrapper;
use style::properties::{PropertyDeclarationBlock, parse_style_attribute};
use style::servo_arc::Arc;
use style::shared_lock::{Locked, SharedRwLock};
use style::stylesheets::{CssRuleType, UrlExtraData};
use style::stylist::CascadeData;
use style::values::AtomIdent;
use stylo_dom::ElementState;
use treewright_dom::{Document, LocalName, Namespace, NodeKind, NodeRef};
use treewright_semantics::directionality::{Direction, Directions};
use treewright_semantics::language::Languages;
use treewright_semantics::slots::Slots;
use web_atoms::{LocalName as NameAtom, Namespace as NamespaceAtom};

use crate::cssom::{Context, Declarations};
use crate::hints::Hints;
use crate::lazy::Lazy;
use crate::limits::DEEPEST;
use crate::reading::{Extent, reduced};
use crate::selector_text::END;
use crate::work::{BYTES_OF_A_STEP, Work};

/// The number of no element.
pub(crate) const NONE: u32 = u32::MAX;

/// An element, by its number in [`Tree::elements`], which is that of the order in which styles are computed: a
/// host, the shadow tree, the children of the host.
pub(crate) struct Element<'a> {
    pub(crate) tree: &'a Tree<'a>,
    pub(crate) node: NodeRef<'a>,
    /// The number of the element itself.
    pub(crate) number: u32,
    /// The parent element.
    pub(crate) parent: u32,
    /// The parent element in the flat tree: the parent, the host, or the slot.
    pub(crate) flat_parent: u32,
    /// The nearest ancestor in the flat tree that has a box, once it is known.
    pub(crate) box_parent: Cell<u32>,
    /// The number of ancestors in the flat tree.
    pub(crate) depth: u32,
    /// Neither the element nor an ancestor is a child of a host without a slot. Others have no style.
    pub(crate) in_flat_tree: bool,
    /// The shadow root whose tree it is in, by its number in [`Tree::shadow_roots`].
    pub(crate) containing_shadow: u32,
    /// The shadow root of the element.
    pub(crate) shadow: u32,
    pub(crate) name: NameAtom,
    pub(crate) namespace: NamespaceAtom,
    pub(crate) id: Option<Atom>,
    pub(crate) classes: Rc<[AtomIdent]>,
    pub(crate) parts: Rc<[AtomIdent]>,
    pub(crate) style: Option<Arc<Locked<PropertyDeclarationBlock>>>,
    pub(crate) state: Cell<ElementState>,
    /// The state was computed on demand.
    pub(crate) is_state_known: Cell<bool>,
    pub(crate) flags: Cell<ElementSelectorFlags>,
    /// `None` before the style is computed.
    pub(crate) data: OnceCell<ElementDataWrapper>,
    /// The declarations that its animations leave at their end.
    pub(crate) animated: OnceCell<Arc<Locked<PropertyDeclarationBlock>>>,
    /// Its animations do not end.
    pub(crate) is_animated: Cell<bool>,
}

/// A shadow root.
pub(crate) struct ShadowRoot<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) host: u32,
    /// The rules of its sheets. Filled before the first style is computed.
    pub(crate) rules: OnceCell<Arc<CascadeData>>,
}

/// The classes and ids that sheets name.
pub(crate) type Names = FxHashSet<String>;

/// The side tables of a document.
pub(crate) struct Tree<'a> {
    pub(crate) document: &'a Document,
    pub(crate) quirks: QuirksMode,
    pub(crate) lock: SharedRwLock,
    pub(crate) url: UrlExtraData,
    pub(crate) hints: Hints,
    pub(crate) languages: RefCell<Languages>,
    directions: RefCell<(Directions, Slots<'a>)>,
    pub(crate) work: Rc<Work>,
    /// The part of `style` attributes and hints that is read.
    pub(crate) extent: Extent,
    /// The extent that a `style` attribute needs, if it is a greater one.
    pub(crate) needs: Cell<Option<Extent>>,
    elements: OnceCell<Box<[Element<'a>]>>,
    pub(crate) shadow_roots: OnceCell<Box<[ShadowRoot<'a>]>>,
    /// The numbers of elements by their places in the document.
    numbers: OnceCell<Box<[u32]>>,
    /// Atoms for the names of attributes, by the number of the name.
    attribute_names: RefCell<FxHashMap<u32, style::LocalName>>,
    /// The tables that grow when they are asked, instead of those that are made at once.
    pub(crate) lazy: Option<Lazy<'a>>,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(
        document: &'a Document,
        quirks: QuirksMode,
        lock: SharedRwLock,
        url: UrlExtraData,
        extent: Extent,
    ) -> Self {
        Self {
            document,
            quirks,
            hints: Hints::default(),
            lock,
            url,
            languages: RefCell::default(),
            directions: RefCell::default(),
            work: Rc::default(),
            extent,
            needs: Cell::new(None),
            elements: OnceCell::new(),
            shadow_roots: OnceCell::new(),
            numbers: OnceCell::new(),
            attribute_names: RefCell::default(),
            lazy: None,
        }
    }

    /// Makes the tables. The elements refer to the tree, so it must have its place first. If `names` are given, only these classes
    /// and ids count.
    pub(crate) fn fill(&'a self, names: Option<&Names>) {
        let mut builder = Builder::new(self, names);
        builder.walk(self.document.root_node());
        if names.is_some() && !builder.shadow_roots.is_empty() {
            // Their sheets are not read yet.
            builder = Builder::new(self, None);
            builder.walk(self.document.root_node());
        }
        let Builder { elements, shadow_roots, numbers, .. } = builder;
        let _ = self.numbers.set(numbers.into_boxed_slice());
        let _ = self.shadow_roots.set(shadow_roots.into_boxed_slice());
        let _ = self.elements.set(elements.into_boxed_slice());
    }

    pub(crate) fn elements(&self) -> &[Element<'a>] {
        self.elements.get().map_or(&[], |elements| elements)
    }

    pub(crate) fn element(&self, number: u32) -> Option<&Element<'a>> {
        match &self.lazy {
            Some(lazy) => lazy.elements.get(number),
            None => self.elements().get(number as usize),
        }
    }

    /// The element of a node; `None` for other nodes.
    pub(crate) fn element_of(&self, node: NodeRef<'_>) -> Option<&Element<'a>> {
        let number = self.numbers.get()?.get(place(node))?;
        self.element(*number)
    }

    pub(crate) fn shadow_root(&self, number: u32) -> Option<&ShadowRoot<'a>> {
        match &self.lazy {
            Some(lazy) => lazy.shadow_roots.get(number),
            None => self.shadow_roots.get()?.get(number as usize),
        }
    }

    pub(crate) fn known_direction(&self, node: NodeRef<'a>) -> Direction {
        let mut directions = self.directions.borrow_mut();
        let (directions, slots) = &mut *directions;
        directions.of(node, slots)
    }

    /// The atom for the name of an attribute with a number in the document.
    pub(crate) fn with_attribute_name<T>(
        &self,
        number: u32,
        text: &str,
        call: impl FnOnce(&style::LocalName) -> T,
    ) -> T {
        let mut names = self.attribute_names.borrow_mut();
        let name = names.entry(number).or_insert_with(|| style::LocalName::from(text)).clone();
        drop(names);
        call(&name)
    }
}

/// The place of a node in the arena of its document.
pub(crate) fn place(node: NodeRef<'_>) -> usize {
    node.place() as usize
}

/// Makes the tables of a tree.
struct Builder<'a, 'n> {
    tree: &'a Tree<'a>,
    elements: Vec<Element<'a>>,
    shadow_roots: Vec<ShadowRoot<'a>>,
    numbers: Vec<u32>,
    slots: Slots<'a>,
    makers: Makers<'a, 'n>,
}

/// Makes elements; those with the same names and values share them.
#[derive(Default)]
pub(crate) struct Makers<'a, 'n> {
    /// The classes and ids that count, if not all do.
    counted: Option<&'n Names>,
    names: FxHashMap<LocalName, NameAtom>,
    lists: FxHashMap<&'a str, Rc<[AtomIdent]>>,
    styles: FxHashMap<&'a str, Option<Arc<Locked<PropertyDeclarationBlock>>>>,
    nothing: Rc<[AtomIdent]>,
}

/// A node whose siblings are to be walked.
struct Next<'a> {
    node: NodeRef<'a>,
    parent: u32,
    /// The shadow root that contains the node.
    containing_shadow: u32,
    /// The children are those of a host: they are in the flat tree if they are assigned to a slot.
    of_host: bool,
}

impl<'a, 'n> Builder<'a, 'n> {
    fn new(tree: &'a Tree<'a>, names: Option<&'n Names>) -> Self {
        Self {
            tree,
            elements: Vec::new(),
            shadow_roots: Vec::new(),
            numbers: vec![NONE; tree.document.place_count()],
            slots: Slots::default(),
            makers: Makers { counted: names, ..Makers::default() },
        }
    }

    fn walk(&mut self, root: NodeRef<'a>) {
        let mut stack = Vec::new();
        if let Some(node) = root.first_child() {
            let next = Next { node, parent: NONE, containing_shadow: NONE, of_host: false };
            stack.push(next);
        }
        while let Some(next) = stack.pop() {
            let Next { node, parent, containing_shadow, of_host } = next;
            if let Some(sibling) = node.next_sibling() {
                stack.push(Next { node: sibling, ..next });
            }
            if node.kind() != NodeKind::Element {
                continue;
            }
            let flat_parent = if of_host {
                let slot = self.slots.assigned_slot(node);
                slot.and_then(|slot| self.numbers.get(place(slot))).copied().unwrap_or(NONE)
            } else if parent == NONE {
                self.shadow_roots.get(containing_shadow as usize).map_or(NONE, |root| root.host)
            } else {
                parent
            };
            let number = self.add(node, parent, flat_parent, containing_shadow);
            let shadow = if node.may_have_fragments() { node.shadow_root() } else { None };
            let of_host = shadow.is_some();
            if let Some(node) = node.first_child() {
                stack.push(Next { node, parent: number, containing_shadow, of_host });
            }
            if let Some(shadow) = shadow {
                let root = self.shadow_roots.len() as u32;
                self.shadow_roots.push(ShadowRoot {
                    node: shadow,
                    host: number,
                    rules: OnceCell::new(),
                });
                if let Some(element) = self.elements.last_mut() {
                    element.shadow = root;
                }
                if let Some(node) = shadow.first_child() {
                    let next = Next { node, parent: NONE, containing_shadow: root, of_host: false };
                    stack.push(next);
                }
            }
        }
    }

    fn add(
        &mut self,
        node: NodeRef<'a>,
        parent: u32,
        flat_parent: u32,
        containing_shadow: u32,
    ) -> u32 {
        let number = self.elements.len() as u32;
        let flat = self.elements.get(flat_parent as usize);
        let flat = (flat_parent, flat);
        let element = self.makers.element(self.tree, node, number, parent, flat, containing_shadow);
        if let Some(entry) = self.numbers.get_mut(place(node)) {
            *entry = number;
        }
        self.elements.push(element);
        number
    }
}

impl<'a> Makers<'a, '_> {
    /// Makes an element with the number and the element of its flat parent.
    pub(crate) fn element(
        &mut self,
        tree: &'a Tree<'a>,
        node: NodeRef<'a>,
        number: u32,
        parent: u32,
        (flat_parent, flat): (u32, Option<&Element<'a>>),
        containing_shadow: u32,
    ) -> Element<'a> {
        let depth = flat.map_or(0, |parent| parent.depth.saturating_add(1));
        let in_flat_tree = match flat {
            Some(parent) => parent.in_flat_tree,
            None => parent == NONE && containing_shadow == NONE,
        };
        let mut element = Element {
            tree,
            node,
            number,
            parent,
            flat_parent,
            box_parent: Cell::new(NONE),
            depth,
            in_flat_tree,
            containing_shadow,
            shadow: NONE,
            name: self.name(node),
            namespace: namespace_atom(node),
            id: None,
            classes: Rc::clone(&self.nothing),
            parts: Rc::clone(&self.nothing),
            style: None,
            state: Cell::new(ElementState::empty()),
            is_state_known: Cell::new(false),
            flags: Cell::new(ElementSelectorFlags::empty()),
            data: OnceCell::new(),
            animated: OnceCell::new(),
            is_animated: Cell::new(false),
        };
        if node.may_have_attributes() {
            let id = node.plain_attribute(LocalName::ID).filter(|id| !id.is_empty());
            let id = id.filter(|id| self.counts(id));
            element.id = id.map(|id| Atom::from(format!("{id}{END}")));
            if let Some(classes) = node.plain_attribute(LocalName::CLASS) {
                element.classes = self.list(classes);
            }
            if let Some(parts) = node.attr("part") {
                element.parts = parts.split_ascii_whitespace().map(AtomIdent::from).collect();
            }
            if let Some(style) = node.plain_attribute(LocalName::STYLE) {
                element.style = self.style(tree, style);
            }
        }
        element
    }

    fn name(&mut self, node: NodeRef<'a>) -> NameAtom {
        let text = node.local_name().unwrap_or_default();
        match node.element_name() {
            Some(name) => self.names.entry(name).or_insert_with(|| NameAtom::from(text)).clone(),
            None => NameAtom::from(text),
        }
    }

    fn counts(&self, name: &str) -> bool {
        self.counted.is_none_or(|names| names.contains(name))
    }

    /// The distinct words of a value, as selectors name them.
    fn list(&mut self, value: &'a str) -> Rc<[AtomIdent]> {
        let names = self.counted;
        let words = |value: &str| {
            let mut list: Vec<AtomIdent> = Vec::new();
            let words = value.split_ascii_whitespace();
            for word in words.filter(|word| names.is_none_or(|names| names.contains(*word))) {
                let word = AtomIdent::from(format!("{word}{END}").as_str());
                // Values with hundreds of words are compared by sorting at the places that need it.
                if list.len() > 32 || !list.contains(&word) {
                    list.push(word);
                }
            }
            if list.is_empty() { Rc::clone(&self.nothing) } else { list.into() }
        };
        Rc::clone(self.lists.entry(value).or_insert_with(|| words(value)))
    }

    /// The declarations of a `style` attribute. `None` if none of them counts.
    fn style(
        &mut self,
        tree: &Tree<'_>,
        text: &'a str,
    ) -> Option<Arc<Locked<PropertyDeclarationBlock>>> {
        let block = || {
            if let Some(lazy) = &tree.lazy {
                let steps = text.len() / BYTES_OF_A_STEP;
                let is_too_much = || lazy.surroundings.variables.are_too_many_with(text);
                if !tree.work.take(steps as u64) || is_too_much() {
                    return None;
                }
                // Windows also have the properties that Stylo does not have.
                let context = Context::of_attribute(&tree.url, tree.quirks);
                let block = Declarations::parse(text, &context).to_block();
                return Some(Arc::new(tree.lock.wrap(block)));
            }
            let mut text = std::borrow::Cow::Borrowed(text);
            if let Extent::Reading { custom_properties } = tree.extent {
                let (reduced, reduction) = reduced::attribute(&text, custom_properties);
                tree.needs.set(tree.needs.get().max(Extent::after(reduction)));
                if reduced.is_empty() {
                    return None;
                }
                text = reduced.into();
            }
            tree.work.note_references(&text);
            let text = crate::text::prepared(&text);
            let block =
                parse_style_attribute(&text, &tree.url, None, tree.quirks, CssRuleType::Style);
            Some(Arc::new(tree.lock.wrap(block)))
        };
        self.styles.entry(text).or_insert_with(block).clone()
    }
}

fn namespace_atom(node: NodeRef<'_>) -> NamespaceAtom {
    match node.namespace() {
        Some(Namespace::Html) => web_atoms::ns!(html),
        Some(Namespace::Svg) => web_atoms::ns!(svg),
        Some(Namespace::MathMl) => web_atoms::ns!(mathml),
        _ => NamespaceAtom::from(node.namespace_url().unwrap_or_default()),
    }
}

impl Element<'_> {
    pub(crate) fn is_html(&self) -> bool {
        self.namespace == web_atoms::ns!(html)
    }

    /// Returns true if nothing below the element is searched for `:has()`, whose search recurses.
    pub(crate) fn is_too_deep(&self) -> bool {
        self.depth >= DEEPEST
    }
}
