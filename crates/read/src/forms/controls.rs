//! The controls of forms, found in one walk over a tree.

use std::collections::HashMap;

use treewright_dom::{Edge, FormOwners, NodeId, NodeKind, NodeRef};

use crate::directionality::{Direction, directionality, has_own_directionality};

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
    /// The nearest element, at the control or above it, that its directionality comes from.
    pub(super) direction_from: Option<NodeRef<'a>>,
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
    let mut found: HashMap<NodeId, Vec<Control<'_>>> = HashMap::new();
    let mut owners = FormOwners::new(document);
    let mut contexts: Vec<Context<'_>> = Vec::new();
    let mut directions: Vec<NodeRef<'_>> = Vec::new();
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
        if node.is_html("fieldset") && node.has_attr("disabled") {
            disabling = disabling.saturating_add(1);
            enter(Kind::DisabledFieldset);
        } else if node.is_html("legend") && is_first_legend_of_disabled(node) {
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
                direction_from: directions.last().copied(),
            });
        }
    }
    found
}

/// Returns true for the first `legend` child of a disabled `fieldset`.
fn is_first_legend_of_disabled(legend: NodeRef<'_>) -> bool {
    let fieldset = legend.parent().filter(|parent| parent.is_html("fieldset"));
    fieldset.is_some_and(|fieldset| {
        fieldset.has_attr("disabled")
            && fieldset.child_elements().find(|child| child.is_html("legend")) == Some(legend)
    })
}

/// The directionality of a control. Those of elements that many controls have it from are remembered.
pub(super) fn direction_of(
    control: &Control<'_>,
    known: &mut HashMap<NodeId, Direction>,
) -> Direction {
    let source = match control.direction_from {
        Some(element) => element,
        // Above the root of the tree.
        None => match control.element.ancestors().last() {
            Some(root) if root.kind() == NodeKind::ShadowRoot => match root.host() {
                Some(host) => host,
                None => return Direction::Ltr,
            },
            _ => return Direction::Ltr,
        },
    };
    *known.entry(source.id()).or_insert_with(|| directionality(source))
}
