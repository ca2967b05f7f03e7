//! `CSSStyleDeclaration`: declarations of `style` attributes, and computed styles.
//!
//! <https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface>

use treewright_quickjs::{Thrown, Value};
use treewright_style::cssom::{Context, Declarations, Rule, is_supported};

use crate::exception::{DomExceptionName, dom_exception};
use crate::objects::slots;
use crate::strings::DomString;
use crate::style::{self, Owner, owner_of};
use crate::{Cx, memory};

/// Throws for computed declarations, which cannot be changed.
fn writable(cx: &mut Cx<'_>, this: &Value) -> Result<Owner, Thrown> {
    match readable(cx, this)? {
        Owner::Computed(..) => {
            let message = "These styles are computed, and therefore read-only.";
            Err(dom_exception(cx, DomExceptionName::NoModificationAllowedError, message))
        }
        owner => Ok(owner),
    }
}

/// Changes the declarations; if the functions did, updates what they belong to.
fn change(
    cx: &mut Cx<'_>,
    owner: &Owner,
    change: impl FnOnce(&mut Declarations, &Context) -> bool,
    change_rule: impl FnOnce(&Rule) -> bool,
) {
    match owner {
        Owner::Attribute(element) => {
            if cx.host.change_style_block(*element, change) {
                style::update_style_attribute(cx, *element);
            }
        }
        Owner::Rule(rule) => {
            if change_rule(rule) {
                style::rules_changed(cx);
            }
        }
        Owner::Computed(..) => {}
    }
}

/// The owner of declarations that are asked for. Those of a rule may take memory.
fn readable(cx: &mut Cx<'_>, this: &Value) -> Result<Owner, Thrown> {
    let owner = owner_of(cx, this)?;
    if let Owner::Rule(rule) = &owner {
        memory::demand(cx, rule.bytes_of_declarations())?;
    }
    Ok(owner)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-parentrule>
pub(crate) fn parent_rule(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(match owner_of(cx, this)? {
        Owner::Rule(_) => cx.slot(this, slots::ROOT),
        _ => None,
    })
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn css_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(match readable(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).text().into(),
        Owner::Rule(rule) => rule.declarations_text().into(),
        Owner::Computed(..) => "".into(),
    })
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-csstext>
pub(crate) fn set_css_text(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let owner = writable(cx, this)?;
    let text = value.into_scalar();
    style::demand(cx, &text)?;
    change(
        cx,
        &owner,
        |declarations, context| {
            *declarations = Declarations::parse(&text, context);
            true
        },
        |rule| {
            rule.set_declarations_text(&text);
            true
        },
    );
    Ok(())
}

/// <https://drafts.csswg.org/cssom-1/#dom-cssstyledeclaration-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let length = match readable(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).len(),
        Owner::Rule(rule) => rule.declarations_len(),
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
    let name = match readable(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).item(index),
        Owner::Rule(rule) => rule.declaration_name(index),
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
    Ok(match readable(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).value(&name),
        Owner::Rule(rule) => rule.declared_value(&name),
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
    let is_important = match readable(cx, this)? {
        Owner::Attribute(element) => cx.host.style_block(element).is_important(&name),
        Owner::Rule(rule) => rule.is_declared_important(&name),
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
    // The declarations of a rule can be descriptors.
    if !is_supported(&name) && !matches!(owner, Owner::Rule(_)) {
        return Ok(());
    }
    if value.is_empty() {
        let remove = |declarations: &mut Declarations, _: &Context| declarations.remove(&name);
        change(cx, &owner, remove, |rule| rule.remove_declaration(&name));
        return Ok(());
    }
    let priority = priority.into_scalar();
    let is_important = priority.eq_ignore_ascii_case("important");
    if !priority.is_empty() && !is_important {
        return Ok(());
    }
    let value = value.into_scalar();
    if matches!(owner, Owner::Rule(_)) {
        style::demand(cx, &value)?;
    }
    change(
        cx,
        &owner,
        |declarations, context| declarations.set(&name, &value, is_important, context),
        |rule| rule.declare_value(&name, &value, is_important),
    );
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
    let value = match &owner {
        Owner::Attribute(element) => cx.host.style_block(*element).value(&name),
        Owner::Rule(rule) => rule.declared_value(&name),
        Owner::Computed(..) => String::new(),
    };
    let remove = |declarations: &mut Declarations, _: &Context| declarations.remove(&name);
    change(cx, &owner, remove, |rule| rule.remove_declaration(&name));
    Ok(value.into())
}
