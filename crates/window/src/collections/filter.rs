//! The nodes of a collection.

use std::collections::HashSet;

use treewright_dom::{DocumentMode, LocalName, Namespace, NodeId, NodeKind};

use super::dependence::{Dependence, Members, has_one, is_below};
use crate::tree_changes::{Attr, Note};
use crate::world::World;

/// A list of elements that is not decided for each element alone.
#[derive(Debug)]
pub(crate) struct Listing {
    pub(crate) find: fn(&World, NodeId) -> Vec<NodeId>,
    pub(crate) depends: Dependence,
}

impl PartialEq for Listing {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The filter of a live collection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filter {
    /// All children.
    ChildNodes,
    /// The element children.
    Children,
    /// <https://dom.spec.whatwg.org/#concept-getelementsbytagname>
    ///
    /// With the name in lower case if the document was an HTML document when the collection was
    /// made.
    TagName { name: String, lower: Option<String> },
    /// <https://dom.spec.whatwg.org/#concept-getelementsbytagnamens>
    TagNameNs { namespace: Option<String>, local: String },
    /// <https://dom.spec.whatwg.org/#concept-getelementsbyclassname>
    Classes(Vec<String>),
    /// `document.getElementsByName`.
    Name(String),
    /// Descendants that are HTML elements of these names.
    Html(&'static [LocalName]),
    /// `document.links`: `a` and `area` elements with `href`.
    Links,
    /// `document.anchors`: `a` elements with `name`.
    Anchors,
    /// All elements: `document.all`.
    All,
    /// The elements that a name stands for in `document.all`.
    AllNamed(String),
    /// The elements that a name stands for as a property of the window.
    NamedOnTheWindow(String),
    /// A list of the module that an interface belongs to.
    Of(&'static Listing),
    /// The labels of a control.
    Labels,
    /// The elements of a form or fieldset with an id or name.
    NamedControls(String),
    /// The `img` elements of a form with an id or name.
    NamedImages(String),
    /// The named elements of a document with a name.
    Named(String),
}

impl Filter {
    /// True if only the children of the root decide.
    pub(super) const fn is_of_children(&self) -> bool {
        matches!(self, Self::ChildNodes | Self::Children)
    }

    /// The version of what the nodes depend on; none if they are to be found each time.
    pub(super) fn version(&self, world: &World, root: NodeId) -> Option<u64> {
        let versions = &world.tree_versions;
        match self {
            Self::ChildNodes | Self::Children => versions.of_children.get(&root).copied(),
            // These are found in a table that is kept.
            Self::Labels => None,
            _ => Some(versions.now()),
        }
    }

    /// True if a change can concern the collection.
    pub(super) fn is_concerned(
        &self,
        world: &World,
        root: NodeId,
        note: Note,
        members: &impl Members,
    ) -> bool {
        match self {
            Self::Of(listing) => listing.depends.is_concerned(world, root, note, members),
            Self::NamedControls(_) | Self::NamedImages(_) => {
                matches!(note, Note::Attribute(_, Attr::Id | Attr::Name))
                    || crate::forms::listed::DEPENDENCE.is_concerned(world, root, note, members)
            }
            _ => {
                let is_one = |element: NodeId| {
                    world.tree.kind(element) == Some(NodeKind::Element)
                        && self.is_of(world, root, element)
                        && is_below(world, root, element)
                };
                match note {
                    Note::Everything => true,
                    Note::Element(top) => has_one(world, top, members, is_one),
                    Note::Attribute(element, attribute) => {
                        self.reads().contains(&attribute) && members.has(element) != is_one(element)
                    }
                    Note::State(_) => false,
                }
            }
        }
    }

    /// The attributes that decide about an element.
    const fn reads(&self) -> &'static [Attr] {
        match self {
            Self::Classes(_) => &[Attr::Class],
            Self::Name(_) | Self::Anchors => &[Attr::Name],
            Self::Links => &[Attr::Href],
            Self::AllNamed(_) | Self::NamedOnTheWindow(_) | Self::Named(_) => {
                &[Attr::Id, Attr::Name]
            }
            _ => &[],
        }
    }

    /// The nodes in tree order.
    pub(crate) fn find(&self, world: &World, root: NodeId) -> Vec<NodeId> {
        let tree = &world.tree;
        let is_element = |node: &NodeId| tree.kind(*node) == Some(NodeKind::Element);
        match self {
            Self::ChildNodes => tree.children(root).collect(),
            Self::Children => tree.children(root).filter(is_element).collect(),
            Self::Of(listing) => (listing.find)(world, root),
            Self::Labels => crate::forms::labels::of(world, root),
            Self::NamedControls(name) => {
                crate::forms::listed::names(world, root).get(name).to_vec()
            }
            Self::NamedImages(name) => {
                crate::forms::listed::names_of_images(world, root).get(name).to_vec()
            }
            _ => tree
                .descendants(root)
                .filter(is_element)
                .filter(|element| self.is_of(world, root, *element))
                .collect(),
        }
    }

    fn is_of(&self, world: &World, root: NodeId, element: NodeId) -> bool {
        let tree = &world.tree;
        let html = |names: &[LocalName]| {
            names.iter().any(|name| tree.is_element(element, Namespace::Html, *name))
        };
        match self {
            Self::TagName { name, lower } => {
                name == "*"
                    || tree.qualified_name(element).is_some_and(|qualified| {
                        let lower = lower
                            .as_ref()
                            .filter(|_| tree.namespace(element) == Some(Namespace::Html));
                        qualified == lower.unwrap_or(name)
                    })
            }
            Self::AllNamed(name) => {
                tree.attribute(element, "id") == Some(name)
                    || is_all_named(world, element) && tree.attribute(element, "name") == Some(name)
            }
            Self::NamedOnTheWindow(name) => {
                crate::windows::named_access::is_named(world, element, name)
            }
            Self::TagNameNs { namespace, local } => {
                (local == "*" || tree.local_name(element) == Some(local))
                    && (namespace.as_deref() == Some("*")
                        || tree.namespace_url(element) == namespace.as_deref())
            }
            Self::Classes(classes) => {
                let ignores_case =
                    tree.mode_of(world.node_document(root)) == Some(DocumentMode::Quirks);
                !classes.is_empty() && has_classes(world, element, classes, ignores_case)
            }
            Self::Name(name) => {
                tree.namespace(element) == Some(Namespace::Html)
                    && tree.attribute(element, "name") == Some(name)
            }
            Self::Html(names) => html(names),
            Self::Links => {
                html(&[LocalName::A, LocalName::AREA]) && tree.attribute(element, "href").is_some()
            }
            Self::Anchors => html(&[LocalName::A]) && tree.attribute(element, "name").is_some(),
            Self::All => true,
            Self::Named(name) => {
                super::document_names::names_of(world, element).contains(&Some(name))
            }
            Self::ChildNodes
            | Self::Children
            | Self::Of(_)
            | Self::Labels
            | Self::NamedImages(_)
            | Self::NamedControls(_) => false,
        }
    }
}

fn has_classes(world: &World, element: NodeId, classes: &[String], ignores_case: bool) -> bool {
    let Some(value) = world.tree.attribute(element, "class") else { return false };
    classes.iter().all(|class| {
        value
            .split_ascii_whitespace()
            .any(|one| if ignores_case { one.eq_ignore_ascii_case(class) } else { one == class })
    })
}

/// The supported property names of a collection.
/// <https://dom.spec.whatwg.org/#interface-htmlcollection>
pub(crate) fn supported_property_names(world: &World, nodes: &[NodeId]) -> Vec<String> {
    names_of(world, nodes, |element| world.tree.namespace(element) == Some(Namespace::Html))
}

/// The supported property names of `document.all`.
/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlallcollection-interface>
pub(crate) fn all_property_names(world: &World, nodes: &[NodeId]) -> Vec<String> {
    names_of(world, nodes, |element| is_all_named(world, element))
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#all-named-elements>
fn is_all_named(world: &World, element: NodeId) -> bool {
    const NAMES: [LocalName; 14] = [
        LocalName::A,
        LocalName::BUTTON,
        LocalName::EMBED,
        LocalName::FORM,
        LocalName::FRAME,
        LocalName::FRAMESET,
        LocalName::IFRAME,
        LocalName::IMG,
        LocalName::INPUT,
        LocalName::MAP,
        LocalName::META,
        LocalName::OBJECT,
        LocalName::SELECT,
        LocalName::TEXTAREA,
    ];
    NAMES.iter().any(|name| world.tree.is_element(element, Namespace::Html, *name))
}

/// The ids of elements, and the names of those that are found by name.
fn names_of(
    world: &World,
    nodes: &[NodeId],
    counts_by_name: impl Fn(NodeId) -> bool,
) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    // Pages choose the names, so the table has secret keys.
    let mut known: HashSet<&str> = HashSet::new();
    for element in nodes {
        let id = world.tree.attribute(*element, "id");
        let name = counts_by_name(*element).then(|| world.tree.attribute(*element, "name"));
        for name in [id, name.flatten()].into_iter().flatten() {
            if !name.is_empty() && known.insert(name) {
                names.push(name.into());
            }
        }
    }
    names
}
