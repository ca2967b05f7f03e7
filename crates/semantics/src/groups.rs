//! The controls of a tree that depend on each other: the default button of a form, and the radio buttons of
//! a group, of which one is checked.

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{ElementState, FormOwners, LocalName, NodeRef};

use crate::InputType;
use crate::buttons::is_submit_button;
use crate::inheriting::Inherited;

/// Returns true for a checked `input`, considered alone: in a group of radio buttons another one can have
/// unchecked it.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked>
pub fn own_checkedness(input: NodeRef<'_>) -> bool {
    let is_checked = input.state(ElementState::Checked);
    is_checked.unwrap_or_else(|| input.has_plain_attribute(LocalName::CHECKED))
}

/// The key of a radio button group: the root of its tree and its form owner, by place, and its name.
type Key<'a> = (u32, Option<u32>, &'a str);

/// A radio button group.
/// <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>
#[derive(Clone, Debug, Default)]
struct Group<'a> {
    /// In tree order.
    buttons: Vec<NodeRef<'a>>,
    /// The checked one: the last of those that are marked as checked.
    checked: Option<NodeRef<'a>>,
}

impl<'a> Group<'a> {
    fn add(&mut self, radio: NodeRef<'a>) {
        self.buttons.push(radio);
        if own_checkedness(radio) {
            self.checked = Some(radio);
        }
    }
}

/// The checked radio button of each group of one form, by name. `controls` are those of the form, in tree
/// order. <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>
pub fn checked_radio_buttons<'a>(
    controls: impl IntoIterator<Item = NodeRef<'a>>,
) -> FxHashMap<&'a str, NodeRef<'a>> {
    let mut groups: FxHashMap<&str, Group<'_>> = FxHashMap::default();
    for control in controls {
        if let Some(name) = name_of_group(control) {
            groups.entry(name).or_default().add(control);
        }
    }
    groups.into_iter().filter_map(|(name, group)| Some((name, group.checked?))).collect()
}

/// The group name of a radio button; `None` for other elements, and for one outside any group.
fn name_of_group(element: NodeRef<'_>) -> Option<&str> {
    if InputType::of(element) != Some(InputType::RadioButton) {
        return None;
    }
    element.plain_attribute(LocalName::NAME).filter(|name| !name.is_empty())
}

/// The default buttons of forms and the groups of radio buttons of a document, with a cache for many
/// queries. A tree is read on the first query about one of its nodes.
#[derive(Clone, Debug)]
pub struct Groups<'a> {
    owners: FormOwners<'a>,
    roots: Inherited<NodeRef<'a>>,
    /// The roots of the trees that were read.
    read: FxHashSet<u32>,
    /// The default button of each form.
    default_buttons: FxHashMap<u32, NodeRef<'a>>,
    radio_buttons: FxHashMap<Key<'a>, Group<'a>>,
}

impl<'a> Groups<'a> {
    /// Starts the queries about the document of a node.
    pub fn new(node: NodeRef<'a>) -> Self {
        Self {
            owners: FormOwners::new(node.document()),
            roots: Inherited::default(),
            read: FxHashSet::default(),
            default_buttons: FxHashMap::default(),
            radio_buttons: FxHashMap::default(),
        }
    }

    /// The form owner of a control.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>
    pub fn form_owner(&mut self, control: NodeRef<'a>) -> Option<NodeRef<'a>> {
        control.document().get(self.owners.of(control.id())?)
    }

    /// Returns true for the first submit button of its form owner.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#default-button>
    pub fn is_default_button(&mut self, element: NodeRef<'a>) -> bool {
        if !is_submit_button(element) {
            return false;
        }
        self.read_tree_of(element);
        let owner = self.form_owner(element);
        owner.is_some_and(|owner| self.default_buttons.get(&owner.place()) == Some(&element))
    }

    /// The radio buttons in the group of this one, in tree order. One without a name is not in a group.
    /// <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::groups::Groups;
    /// let mut document = Document::new();
    /// let parent = document.create_element(Namespace::Html, "p").unwrap();
    /// let buttons = ["a", "b", "a"].map(|name| {
    ///     let button = document.create_element(Namespace::Html, "input").unwrap();
    ///     document.set_attribute(button, "type", "radio").unwrap();
    ///     document.set_attribute(button, "name", name).unwrap();
    ///     document.append(parent, button).unwrap();
    ///     button
    /// });
    /// let [first, _, last] = buttons.map(|button| document.get(button).unwrap());
    /// assert_eq!(Groups::new(first).radio_button_group(last), [first, last]);
    /// ```
    pub fn radio_button_group(&mut self, radio: NodeRef<'a>) -> &[NodeRef<'a>] {
        self.group_of(radio).map_or(&[], |group| &group.buttons)
    }

    /// Returns true for a radio button whose checkedness is true.
    pub fn is_checked_radio_button(&mut self, radio: NodeRef<'a>) -> bool {
        own_checkedness(radio)
            && self.group_of(radio).is_none_or(|group| group.checked == Some(radio))
    }

    /// Returns true if a radio button in the group of this one is checked; outside any group, if this one
    /// is.
    pub fn has_checked_radio_button(&mut self, radio: NodeRef<'a>) -> bool {
        match self.group_of(radio) {
            Some(group) => group.checked.is_some(),
            None => own_checkedness(radio),
        }
    }

    fn group_of(&mut self, radio: NodeRef<'a>) -> Option<&Group<'a>> {
        let key = self.key_of(radio)?;
        self.read_tree_of(radio);
        self.radio_buttons.get(&key)
    }

    fn key_of(&mut self, radio: NodeRef<'a>) -> Option<Key<'a>> {
        let name = name_of_group(radio)?;
        let owner = self.form_owner(radio).map(NodeRef::place);
        Some((self.root_of(radio).place(), owner, name))
    }

    fn root_of(&mut self, element: NodeRef<'a>) -> NodeRef<'a> {
        let own = |node: NodeRef<'a>| node.parent().is_none().then_some(node);
        self.roots.of(element, NodeRef::parent, own, element)
    }

    /// Reads the controls of a tree, once.
    fn read_tree_of(&mut self, element: NodeRef<'a>) {
        let root = self.root_of(element);
        if !self.read.insert(root.place()) {
            return;
        }
        let mut next = Some(root);
        while let Some(node) = next {
            if is_submit_button(node) {
                if let Some(owner) = self.form_owner(node) {
                    self.default_buttons.entry(owner.place()).or_insert(node);
                }
            } else if let Some(key) = self.key_of(node) {
                self.radio_buttons.entry(key).or_default().add(node);
            }
            next = node.next_in_tree_order(root);
        }
    }
}
