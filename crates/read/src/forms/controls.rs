//! The controls of forms, found in one walk over a tree.

use std::collections::HashMap;

use treewright_dom::{FormOwners, LocalName, NodeId, NodeRef};
use treewright_semantics::controls::{Disabled, is_form_associated_custom_element, is_submittable};
use treewright_semantics::inheriting::Inherited;
use treewright_semantics::values::control_value;

/// A submittable element, with the facts that depend on the elements around it.
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
}

impl<'a> Control<'a> {
    /// The name, unless it is missing or empty.
    pub fn name(&self) -> Option<&'a str> {
        self.element.attr("name").filter(|name| !name.is_empty())
    }

    /// The value of the control in a page that was just loaded: the default value, sanitized for its type.
    /// Empty for a `select` element.
    pub fn value(&self) -> String {
        control_value(self.element)
    }
}

/// The controls below the root of a tree, in tree order, by their form owners.
pub(super) fn controls_by_form(root: NodeRef<'_>) -> HashMap<NodeId, Vec<Control<'_>>> {
    let mut found: HashMap<NodeId, Vec<Control<'_>>> = HashMap::new();
    let mut owners = FormOwners::new(root.document());
    let (mut disabled, mut in_datalist) = (Disabled::default(), Inherited::default());
    for node in std::iter::once(root).chain(root.descendants()) {
        if !is_submittable(node) || is_form_associated_custom_element(node) {
            continue;
        }
        if let Some(form) = owners.of(node.id()) {
            let own = |node: NodeRef<'_>| node.is_html_element(LocalName::DATALIST).then_some(true);
            found.entry(form).or_default().push(Control {
                element: node,
                is_disabled: disabled.is_disabled(node),
                is_in_datalist: in_datalist.of(node, NodeRef::parent, own, false),
            });
        }
    }
    found
}
