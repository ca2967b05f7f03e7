//! `CSSStyleDeclaration`: declarations of `style` attributes, and computed styles.
//!
//! <https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface>

use treewright_quickjs::{Thrown, Value};
use treewright_style::cssom::{Context, Declarations, is_supported};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::style::{self, Owner, owner_of};

/// Throws for computed declarations, which cannot be changed.
fn writable(cx: &mut Cx<'_>, this: &Value) -> Result<Owner, Thrown> {
    match owner_of(cx, this)? {
        Owner::Computed(..) => {
            let message = "These styles are computed, and therefore read-only.";
            Err(dom_exception(cx, DomExceptionName::NoModificationAllowedError, message))
        }
        owner @ Owner::Attribute(_) => Ok(owner),
    }
}

/// Changes the declarations; if the function did, updates what they belong to.
fn change(
    cx: &mut Cx<'_>,
    owner: &Owner,
    change: impl FnOnce(&mut Declarations, &Context) -> bool,
) {
    match owner {
        Owner::Attribute(element) => {
            if cx.host.change_style_block(*element, change) {
                style::update_style_attribute(cx, *element);
            }
        }
        Owner::Computed(..) => {}
    }
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn css_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(match owner_of(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).text().into(),
        Owner::Computed(..) => "".into(),
    })
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn set_css_text(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let owner = writable(cx, this)?;
    let text = value.into_scalar();
    change(cx, &owner, |declarations, context| {
        *declarations = Declarations::parse(&text, context);
        true
    });
    Ok(())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let length = match owner_of(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).len(),
        Owner::Computed(element, pseudo) => style::computed_length(cx, element, &pseudo)?,
    };
    Ok(u32::try_from(length).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<DomString, Thrown> {
    let index = index as usize;
    let name = match owner_of(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).item(index),
        Owner::Computed(element, pseudo) => style::computed_item(cx, element, &pseudo, index)?,
    };
    Ok(name.unwrap_or_default().into())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-getpropertyvalue>
pub(crate) fn get_property_value(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    let name = property.to_scalar();
    Ok(match owner_of(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).value(&name),
        Owner::Computed(element, pseudo) => style::computed_value(cx, element, &pseudo, &name)?,
    }
    .into())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-getpropertypriority>
pub(crate) fn get_property_priority(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    let name = property.to_scalar();
    let is_important = match owner_of(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).is_important(&name),
        Owner::Computed(..) => false,
    };
    Ok(if is_important { "important" } else { "" }.into())
}

/// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty>
pub(crate) fn set_property(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
    value: DomString,
    priority: DomString,
) -> Result<(), Thrown> {
    let owner = writable(cx, this)?;
    let name = property.to_scalar();
    if !is_supported(&name) {
        return Ok(());
    }
    if value.is_empty() {
        change(cx, &owner, |declarations, _| declarations.remove(&name));
        return Ok(());
    }
    let priority = priority.into_scalar();
    let is_important = priority.eq_ignore_ascii_case("important");
    if !priority.is_empty() && !is_important {
        return Ok(());
    }
    let value = value.into_scalar();
    change(cx, &owner, |declarations, context| {
        declarations.set(&name, &value, is_important, context)
    });
    Ok(())
}

/// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty>
pub(crate) fn remove_property(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    let owner = writable(cx, this)?;
    let name = property.to_scalar();
    let mut value = String::new();
    change(cx, &owner, |declarations, _| {
        value = declarations.value(&name);
        declarations.remove(&name)
    });
    Ok(value.into())
}
