//! Form owners.
//!
//! An element that the parser associated with a form keeps that form as long as both stay in one tree
//! without interruption, wherever they are in it. All others have the form owner that "reset the form
//! owner" finds in the current tree, so nothing is stored for them and nothing is done when they move.
//!
//! Nearly always the form that the parser chose is the element's nearest ancestor form, and then nothing is
//! stored either. Such associations are filtered out when a program first changes the tree; a removal only
//! searches the others ([`Associations::owned`]).
//!
//! SPEC-NOTE: by the letter, a control whose `form` attribute names nothing has no form owner until the
//! next reset. That holds even after its whole tree was removed from the document, which does not reset it
//! if no element there has an ID. Here it then has its nearest ancestor form, as it would after any reset.
//!
//! SPEC-NOTE: the parser's own moves, those of the adoption agency, do not reset form owners; by the letter,
//! a control that is moved without the form that the parser associated it with loses that form, unless it is
//! an ancestor. Moves by programs reset form owners.

use std::collections::{HashMap, HashSet};

use treewright_markup::{LocalName, Namespace};

use crate::node::{ElementFacts, NONE, NodeData, NodeId};
use crate::{Document, ElementState};

/// The associations by parsers, as far as they are needed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Associations {
    /// The number of places whose associations were filtered. Those of a parse are found by their flags, so
    /// it need not list them.
    sorted: u32,
    /// The elements in those places with newer associations.
    again: Vec<NodeId>,
    /// By form: the elements that keep it although it is not their nearest ancestor form.
    owned: HashMap<NodeId, HashSet<NodeId>>,
}

impl Associations {
    pub(crate) fn clear(&mut self) {
        let Self { sorted, again, owned } = self;
        *sorted = 0;
        again.clear();
        owned.clear();
    }
}

/// The form owners of the elements of a document, for many queries: the work of one query is kept for the
/// others, so that all together take time linear in the tree.
///
/// ```
/// use treewright_dom::{Document, FormOwners, Namespace};
/// let mut document = Document::new();
/// let form = document.create_element(Namespace::Html, "form").unwrap();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// document.append(form, input).unwrap();
/// let mut owners = FormOwners::new(&document);
/// assert_eq!(owners.of(input), Some(form));
/// assert_eq!(owners.of(form), None);
/// ```
#[derive(Clone, Debug)]
pub struct FormOwners<'a> {
    document: &'a Document,
    above: HashMap<u32, Above>,
    /// By root: the first element of each ID.
    ids: HashMap<u32, HashMap<&'a str, u32>>,
}

/// The root of the tree of a node, and the nearest `form` element among its inclusive ancestors.
#[derive(Clone, Copy, Debug)]
struct Above {
    root: u32,
    form: u32,
    connected: bool,
}

impl<'a> FormOwners<'a> {
    /// Starts the queries about a document.
    pub fn new(document: &'a Document) -> Self {
        Self { document, above: HashMap::new(), ids: HashMap::new() }
    }

    /// The form owner of an element. See [`Document::form_owner`].
    pub fn of(&mut self, element: NodeId) -> Option<NodeId> {
        let document = self.document;
        let index = document.find(element)?;
        if !document.is_form_associated(index) {
            return None;
        }
        if let Some(form) = document.kept_form(index) {
            return Some(form);
        }
        let above = self.above(index);
        if above.connected
            && let Some(id) = document.form_attribute(index)
        {
            let named = *self.ids_of(above.root).get(id)?;
            return document.is_form(named).then(|| document.id(named));
        }
        document.linked(above.form)
    }

    fn above(&mut self, index: u32) -> Above {
        let mut path = Vec::new();
        let mut node = index;
        let mut above = loop {
            if let Some(above) = self.above.get(&node) {
                break *above;
            }
            path.push(node);
            match self.document.node(node).parent {
                NONE => {
                    let connected = self.document.is_connected_at(node);
                    break Above { root: node, form: NONE, connected };
                }
                parent => node = parent,
            }
        };
        for node in path.into_iter().rev() {
            if self.document.is_form(node) {
                above.form = node;
            }
            self.above.insert(node, above);
        }
        above
    }

    fn ids_of(&mut self, root: u32) -> &HashMap<&'a str, u32> {
        let document = self.document;
        self.ids.entry(root).or_insert_with(|| {
            let mut ids = HashMap::new();
            let mut node = root;
            while node != NONE {
                if let Some(id) = document.plain_attribute_at(node, LocalName::ID)
                    && !id.is_empty()
                {
                    ids.entry(id).or_insert(node);
                }
                node = document.after_in_tree_order(node, root, false);
            }
            ids
        })
    }
}

impl Document {
    /// The form owner of a form-associated element.
    ///
    /// This is the form that the parser associated the element with, as long as the two stay in one tree
    /// without interruption. Otherwise it is the form that the `form` attribute of a connected element
    /// names, or the nearest ancestor form. Custom elements are form-associated if a program says so:
    /// [`ElementState::FormAssociated`].
    ///
    /// This can visit all ancestors, or the whole tree for an element with a `form` attribute;
    /// [`FormOwners`] answers for many elements of one document.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let form = document.create_element(Namespace::Html, "form").unwrap();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.append(form, input).unwrap();
    /// assert_eq!(document.form_owner(input), Some(form));
    /// document.remove(input).unwrap();
    /// assert_eq!(document.form_owner(input), None);
    /// ```
    pub fn form_owner(&self, element: NodeId) -> Option<NodeId> {
        let index = self.find(element)?;
        if !self.is_form_associated(index) {
            return None;
        }
        if let Some(form) = self.kept_form(index) {
            return Some(form);
        }
        if let Some((root, id)) = self.named_form(element) {
            let mut node = if id.is_empty() { NONE } else { root.index };
            while node != NONE {
                if self.plain_attribute_at(node, LocalName::ID) == Some(id) {
                    return self.is_form(node).then(|| self.id(node));
                }
                node = self.after_in_tree_order(node, root.index, false);
            }
            return None;
        }
        let ancestors = std::iter::successors(self.parent(element), |node| self.parent(*node));
        ancestors.into_iter().find(|node| self.is_form(node.index))
    }

    /// The root of the tree of an element whose `form` attribute decides about its form owner, and the value of that:
    /// for callers who have a table of ids.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let root = document.root();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.append(root, input).unwrap();
    /// assert_eq!(document.named_form(input), None);
    /// document.set_attribute(input, "form", "a").unwrap();
    /// assert_eq!(document.named_form(input), Some((root, "a")));
    /// ```
    pub fn named_form(&self, element: NodeId) -> Option<(NodeId, &str)> {
        let index = self.find(element)?;
        if !self.is_form_associated(index) || self.kept_form(index).is_some() {
            return None;
        }
        let id = self.form_attribute(index)?;
        self.is_connected_at(index).then(|| (self.id(self.root_at(index)), id))
    }

    /// The form that the parser associated an element with, while that holds.
    pub(crate) fn kept_form(&self, index: u32) -> Option<NodeId> {
        if !self.is_associated(index) {
            return None;
        }
        let form = self.extras_at(index)?.form_owner?;
        self.contains(form).then_some(form)
    }

    /// Returns true for an element that is flagged as associated with a form.
    fn is_associated(&self, index: u32) -> bool {
        self.node(index).data.has(ElementFacts::KEEPS_ITS_FORM)
    }

    /// Returns true for an element that the parser once associated with a form.
    pub(crate) fn was_associated_with_a_form(&self, index: u32) -> bool {
        self.extras_at(index).is_some_and(|extras| extras.form_owner.is_some())
    }

    fn is_form(&self, index: u32) -> bool {
        self.is_element_at(index, Namespace::Html, LocalName::FORM)
    }

    /// The `form` attribute of a listed element.
    fn form_attribute(&self, index: u32) -> Option<&str> {
        if self.is_element_at(index, Namespace::Html, LocalName::IMG) {
            return None;
        }
        self.plain_attribute_at(index, LocalName::FORM)
    }

    /// <https://html.spec.whatwg.org/multipage/forms.html#form-associated-element>
    fn is_form_associated(&self, index: u32) -> bool {
        self.state_at(index, ElementState::FormAssociated) == Some(true)
            || matches!(
                self.data_at(index),
                NodeData::Element { facts, local, .. }
                    if facts.namespace() == Namespace::Html && local.is_form_associated()
            )
    }

    /// Records that the parser associates an element with a form.
    pub(crate) fn keep_the_form(&mut self, index: u32, form: NodeId) {
        self.extras_mut(index).form_owner = Some(form);
        self.set_keeps_its_form(index, true);
        self.has_form_owners = true;
        if index < self.associations.sorted {
            self.associations.again.push(self.id(index));
        }
    }

    fn set_keeps_its_form(&mut self, index: u32, keeps: bool) {
        self.node_mut(index).data.set(ElementFacts::KEEPS_ITS_FORM, keeps);
    }

    /// Filters out the associations that need not be stored.
    fn sort_associations(&mut self) {
        let first = self.associations.sorted;
        let all = self.nodes.len() as u32;
        if first == all && self.associations.again.is_empty() {
            return;
        }
        self.associations.sorted = all;
        let mut new = std::mem::take(&mut self.associations.again);
        if self.has_form_owners {
            new.extend(
                (first..all).filter(|index| self.is_associated(*index)).map(|index| self.id(index)),
            );
        }
        let mut kept = Vec::new();
        let mut nearest = FormOwners::new(self);
        for element in new {
            let Some(index) = nearest.document.find(element) else { continue };
            let Some(form) = nearest.document.kept_form(index) else { continue };
            let is_nearest = nearest.above(index).form == form.index;
            kept.push((element, (!is_nearest).then_some(form)));
        }
        for (element, form) in kept {
            match form {
                Some(form) => {
                    self.associations.owned.entry(form).or_default().insert(element);
                }
                None => self.set_keeps_its_form(element.index, false),
            }
        }
    }

    /// Resets the form owners of elements that will leave the tree of their form when `removed` is taken
    /// out of its tree.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner>
    pub(crate) fn reset_form_owners_across(&mut self, removed: u32) {
        if !self.has_form_owners {
            return;
        }
        self.sort_associations();
        if self.associations.owned.is_empty() {
            return;
        }
        let mut inside = HashSet::new();
        let (mut elements, mut forms) = (Vec::new(), Vec::new());
        let mut node = removed;
        while node != NONE {
            if self.is_form(node) {
                let id = self.id(node);
                if self.associations.owned.contains_key(&id) {
                    forms.push(id);
                }
                inside.insert(id);
            } else if self.kept_form(node).is_some() {
                elements.push(self.id(node));
                inside.insert(self.id(node));
            }
            node = self.after_in_tree_order(node, removed, false);
        }
        for element in elements {
            if let Some(form) = self.kept_form(element.index)
                && !inside.contains(&form)
            {
                self.reset_form_owner(element.index);
            }
        }
        for form in forms {
            let owned = self.associations.owned.get(&form).into_iter().flatten();
            let outside: Vec<NodeId> =
                owned.filter(|element| !inside.contains(*element)).copied().collect();
            for element in outside {
                if self.contains(element) {
                    self.reset_form_owner(element.index);
                }
            }
        }
    }

    /// Resets the form owner of an element whose `form` attribute is about to change, or which is about to
    /// leave the tree of its form.
    pub(crate) fn reset_form_owner(&mut self, index: u32) {
        self.sort_associations();
        let Some(form) = self.kept_form(index) else { return };
        self.set_keeps_its_form(index, false);
        let element = self.id(index);
        if let Some(owned) = self.associations.owned.get_mut(&form) {
            owned.remove(&element);
            if owned.is_empty() {
                self.associations.owned.remove(&form);
            }
        }
    }
}
