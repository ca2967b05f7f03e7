//! The controls of forms, found in one walk over a tree.

use std::collections::{HashMap, HashSet};

use treewright_dom::{Edge, FormOwners, NodeId, NodeKind, NodeRef};

use crate::directionality::{Direction, directionality, directionality_in, has_own_directionality};

/// A submittable element, and the facts about it that depend on elements around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Control<'a> {
    /// The `button`, `input`, `select` or `textarea` element.
    pub element: NodeRef<'a>,
    /// True for a control that is disabled.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled>
    pub is_disabled: bool,
    /// True for a control inside a `datalist` element.
    pub is_in_datalist: bool,
    /// The nearest element, at the control or above it, that its directionality comes from, or else the
    /// root of its tree.
    pub(super) direction_from: NodeRef<'a>,
    /// The shadow root that is the root of its tree.
    pub(super) shadow_root: Option<NodeRef<'a>>,
}

impl<'a> Control<'a> {
    /// The name, if it has one that is not empty.
    pub fn name(&self) -> Option<&'a str> {
        self.element.attr("name").filter(|name| !name.is_empty())
    }

    /// The value as the page is loaded: the default value, sanitized for the type of the control. For a
    /// `select` element it is empty.
    pub fn value(&self) -> String {
        super::value::value_of(self.element)
    }
}

/// Returns true for a submittable element.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-submit>
fn is_submittable(element: NodeRef<'_>) -> bool {
    ["input", "button", "select", "textarea"].iter().any(|name| element.is_html(name))
}

/// An open element that changes the facts about controls inside.
struct Context<'a> {
    element: NodeRef<'a>,
    kind: Kind,
}

enum Kind {
    DisabledFieldset,
    /// The first `legend` child of a disabled `fieldset`.
    Legend,
    Datalist,
    Direction,
}

/// The controls below the root of a tree, in tree order, by their form owners.
pub(super) fn controls_by_form(root: NodeRef<'_>) -> HashMap<NodeId, Vec<Control<'_>>> {
    let document = root.document();
    let shadow_root = Some(root).filter(|root| root.kind() == NodeKind::ShadowRoot);
    let mut found: HashMap<NodeId, Vec<Control<'_>>> = HashMap::new();
    let mut owners = FormOwners::new(document);
    let mut contexts: Vec<Context<'_>> = Vec::new();
    let mut directions: Vec<NodeRef<'_>> = Vec::new();
    // The disabled `fieldset` elements whose first `legend` has been seen.
    let mut with_legend: HashSet<NodeId> = HashSet::new();
    // The numbers of disabled `fieldset` elements around that are not undone by a `legend`, and of
    // `datalist` elements.
    let (mut disabling, mut datalists) = (0_usize, 0_usize);
    for edge in document.traverse(root.id()) {
        let (id, opens) = match edge {
            Edge::Open(id) => (id, true),
            Edge::Close(id) => (id, false),
        };
        let Some(node) = document.get(id) else { continue };
        if !opens {
            while contexts.last().is_some_and(|context| context.element == node) {
                match contexts.pop().map(|context| context.kind) {
                    Some(Kind::DisabledFieldset) => disabling = disabling.saturating_sub(1),
                    Some(Kind::Legend) => disabling = disabling.saturating_add(1),
                    Some(Kind::Datalist) => datalists = datalists.saturating_sub(1),
                    Some(Kind::Direction) => drop(directions.pop()),
                    None => {}
                }
            }
            continue;
        }
        if !node.is_element() {
            continue;
        }
        let mut enter = |kind| contexts.push(Context { element: node, kind });
        if has_own_directionality(node) {
            directions.push(node);
            enter(Kind::Direction);
        }
        if is_disabled_fieldset(node) {
            disabling = disabling.saturating_add(1);
            enter(Kind::DisabledFieldset);
        } else if node.is_html("legend")
            && let Some(fieldset) = node.parent().filter(|parent| is_disabled_fieldset(*parent))
            // The first one comes first.
            && with_legend.insert(fieldset.id())
        {
            disabling = disabling.saturating_sub(1);
            enter(Kind::Legend);
        } else if node.is_html("datalist") {
            datalists = datalists.saturating_add(1);
            enter(Kind::Datalist);
        }
        if is_submittable(node)
            && let Some(form) = owners.of(node.id())
        {
            found.entry(form).or_default().push(Control {
                element: node,
                is_disabled: disabling > 0 || node.has_attr("disabled"),
                is_in_datalist: datalists > 0,
                direction_from: directions.last().copied().unwrap_or(root),
                shadow_root,
            });
        }
    }
    found
}

fn is_disabled_fieldset(element: NodeRef<'_>) -> bool {
    element.is_html("fieldset") && element.has_attr("disabled")
}

/// The directionality of a control. Those of elements that many controls have it from are remembered.
pub(super) fn direction_of(
    control: &Control<'_>,
    known: &mut HashMap<NodeId, Direction>,
) -> Direction {
    let source = control.direction_from;
    *known.entry(source.id()).or_insert_with(|| match source.kind() {
        NodeKind::ShadowRoot => source.host().map_or(Direction::Ltr, directionality),
        _ if source.is_element() => directionality_in(source, control.shadow_root),
        _ => Direction::Ltr,
    })
}
