//! The owners of objects for declarations.

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_style::cssom::Rule;

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::objects::slots;
use crate::wrappers;

/// The owner of a `CSSStyleDeclaration`.
#[derive(Clone, Debug)]
pub(crate) enum Owner {
    /// The `style` attribute of an element.
    Attribute(NodeId),
    /// The computed style of an element or of a pseudo-element of it.
    Computed(NodeId, Pseudo),
    /// A rule.
    Rule(Rule),
}

/// The part of an element whose style is asked for.
/// <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pseudo {
    /// The element itself.
    No,
    /// A pseudo-element, without the colons.
    Named(String),
    /// Something that does not exist: all values are empty.
    Unknown,
}

impl Pseudo {
    /// <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>
    pub(crate) fn of(text: &str) -> Self {
        // Steps 3 to 5: without a colon it is ignored.
        if !text.starts_with(':') {
            return Self::No;
        }
        let name = text.strip_prefix("::").or_else(|| text.strip_prefix(':'));
        let name = name.unwrap_or_default().to_ascii_lowercase();
        match &*name {
            "before" | "after" => Self::Named(name),
            _ => Self::Unknown,
        }
    }

    /// The name for a computed style; `None` for one that has none.
    pub(crate) fn name(&self) -> Option<Option<&str>> {
        match self {
            Self::No => Some(None),
            Self::Named(name) => Some(Some(name)),
            Self::Unknown => None,
        }
    }
}

/// Makes an object for declarations.
pub(crate) fn new_declaration(
    cx: &mut Cx<'_>,
    element: NodeId,
    owner: Owner,
) -> Result<Value, Thrown> {
    let wrapper = wrappers::wrap(cx, element)?;
    let object = bindings::new_object(cx, Interface::CSSStyleProperties)?;
    cx.set_data(&object, Box::new(owner));
    cx.set_slot(&object, slots::ROOT, &wrapper);
    Ok(object)
}

/// Makes an object for the declarations of a rule, which keeps the object of the rule.
pub(crate) fn new_declaration_of_a_rule(
    cx: &mut Cx<'_>,
    interface: Interface,
    object: &Value,
    rule: Rule,
) -> Result<Value, Thrown> {
    let declaration = bindings::new_object(cx, interface)?;
    cx.set_data(&declaration, Box::new(Owner::Rule(rule)));
    cx.set_slot(&declaration, slots::ROOT, object);
    Ok(declaration)
}

/// The owner of an object for declarations.
pub(crate) fn owner_of(cx: &mut Cx<'_>, this: &Value) -> Result<Owner, Thrown> {
    match cx.data(this, |owner: &mut Owner, _| owner.clone()) {
        Some(owner) => Ok(owner),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
