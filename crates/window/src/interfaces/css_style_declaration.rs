//! `CSSStyleDeclaration`, over the `style` attribute of an element.
//!
//! <https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface>

use std::rc::Rc;

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, ElementOf, element_of};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::strings::DomString;
use crate::style::{self, Block, Declaration};
use crate::tree_changes;

/// The local name that marks the declarations that `getComputedStyle` returns.
pub(super) const COMPUTED: &str = "computed";

fn element(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match element_of(cx, this) {
        Some(of) => Ok(of.element),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The declarations of the attribute.
fn block(cx: &mut Cx<'_>, this: &Value) -> Result<Rc<Block>, Thrown> {
    let element = element(cx, this)?;
    Ok(cx.host.style_block(element))
}

/// Writes the declarations back, if the object is not read-only.
/// <https://drafts.csswg.org/cssom/#update-style-attribute-for>
fn update(cx: &mut Cx<'_>, this: &Value, block: Rc<Block>) -> Result<(), Thrown> {
    let element = element(cx, this)?;
    let value = DomString::from(block.serialize());
    cx.host.style_sheets.is_setting_declarations = true;
    tree_changes::set_an_attribute(cx, element, FullName::plain("style"), &value);
    cx.host.style_sheets.is_setting_declarations = false;
    cx.host.style_blocks.keep(element, block);
    Ok(())
}

/// Throws for computed declarations, which cannot be changed.
fn ensure_writable(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if element_of(cx, this).is_some_and(|of| of.local == COMPUTED) {
        let message = "These styles are computed, and therefore read-only.";
        return Err(dom_exception(cx, DomExceptionName::NoModificationAllowedError, message));
    }
    Ok(())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn css_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    if element_of(cx, this).is_some_and(|of| of.local == COMPUTED) {
        return Ok("".into());
    }
    Ok(block(cx, this)?.serialize().into())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn set_css_text(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    ensure_writable(cx, this)?;
    let block = style::parse(&value.into_scalar());
    update(cx, this, Rc::new(block))
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(u32::try_from(block(cx, this)?.declarations().len()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<DomString, Thrown> {
    let block = block(cx, this)?;
    let name = block.declarations().get(index as usize).map(|one| one.name.as_str());
    Ok(name.unwrap_or_default().into())
}

fn normal(property: &DomString) -> String {
    let name = property.to_scalar();
    if name.starts_with("--") {
        name.into_owned()
    } else {
        style::without_alias(name.to_ascii_lowercase())
    }
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-getpropertyvalue>
pub(crate) fn get_property_value(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    let name = normal(&property);
    let value = block(cx, this)?.get(&name).map(|one| one.value.clone());
    if value.is_none() && element_of(cx, this).is_some_and(|of| of.local == COMPUTED) {
        return super::css_style_properties::computed(cx, this, &name);
    }
    Ok(value.unwrap_or_default().into())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-getpropertypriority>
pub(crate) fn get_property_priority(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    let is_important = block(cx, this)?.get(&normal(&property)).is_some_and(|one| one.is_important);
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
    ensure_writable(cx, this)?;
    let name = normal(&property);
    if !style::is_supported(&name) {
        return Ok(());
    }
    if value.is_empty() {
        return remove_property(cx, this, property).map(drop);
    }
    let priority = priority.into_scalar();
    let is_important = priority.eq_ignore_ascii_case("important");
    if !priority.is_empty() && !is_important {
        return Ok(());
    }
    let Some(value) = style::is_a_value(&name, &value.into_scalar()) else { return Ok(()) };
    let new = Declaration { name, value, is_important };
    let mut block = block(cx, this)?;
    if block.get(&new.name) != Some(&new) {
        // No other owner is left, so the block is changed and not copied.
        let element = element(cx, this)?;
        cx.host.style_blocks.forget(element);
        Rc::make_mut(&mut block).set(new);
        update(cx, this, block)?;
    }
    Ok(())
}

/// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty>
pub(crate) fn remove_property(
    cx: &mut Cx<'_>,
    this: &Value,
    property: DomString,
) -> Result<DomString, Thrown> {
    ensure_writable(cx, this)?;
    let mut block = block(cx, this)?;
    let name = normal(&property);
    if block.get(&name).is_none() {
        return Ok("".into());
    }
    let element = element(cx, this)?;
    cx.host.style_blocks.forget(element);
    let old = Rc::make_mut(&mut block).remove(&name);
    update(cx, this, block)?;
    Ok(old.map(|old| old.value).unwrap_or_default().into())
}

/// The declarations that `getComputedStyle` returns.
pub(super) fn computed_of(cx: &mut Cx<'_>, element: NodeId) -> Result<Value, Thrown> {
    let object = collections::object_of_element(cx, element, Interface::CSSStyleProperties)?;
    cx.set_data(&object, Box::new(ElementOf { element, local: COMPUTED }));
    Ok(object)
}
