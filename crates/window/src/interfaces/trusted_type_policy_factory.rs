//! `TrustedTypePolicyFactory`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy-factory>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::TrustedTypePolicyOptions;
use crate::objects::slots;
use crate::strings::DomString;
use crate::trusted_types::{self, TrustedType};

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-createpolicy>
pub(crate) fn create_policy(
    cx: &mut Cx<'_>,
    this: &Value,
    policy_name: DomString,
    policy_options: TrustedTypePolicyOptions,
) -> Result<Value, Thrown> {
    trusted_types::create_a_policy(cx, this, policy_name, policy_options)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-ishtml>
pub(crate) fn is_html(cx: &mut Cx<'_>, _this: &Value, value: Value) -> Result<bool, Thrown> {
    Ok(TrustedType::Html.is(cx, &value))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-isscript>
pub(crate) fn is_script(cx: &mut Cx<'_>, _this: &Value, value: Value) -> Result<bool, Thrown> {
    Ok(TrustedType::Script.is(cx, &value))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-isscripturl>
pub(crate) fn is_script_url(cx: &mut Cx<'_>, _this: &Value, value: Value) -> Result<bool, Thrown> {
    Ok(TrustedType::ScriptUrl.is(cx, &value))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-emptyhtml>
pub(crate) fn empty_html(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    empty(cx, this, TrustedType::Html, slots::EMPTY_HTML)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-emptyscript>
pub(crate) fn empty_script(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    empty(cx, this, TrustedType::Script, slots::EMPTY_SCRIPT)
}

fn empty(cx: &mut Cx<'_>, this: &Value, of: TrustedType, slot: u64) -> Result<Value, Thrown> {
    if let Some(object) = cx.slot(this, slot) {
        return Ok(object);
    }
    let object = trusted_types::new_object(cx, of, DomString::from(""))?;
    cx.set_slot(this, slot, &object);
    Ok(object)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-getattributetype>
pub(crate) fn get_attribute_type(
    _cx: &mut Cx<'_>,
    _this: &Value,
    tag_name: DomString,
    attribute: DomString,
    element_ns: Option<DomString>,
    attr_ns: Option<DomString>,
) -> Result<Option<DomString>, Thrown> {
    let (element_ns, attr_ns) = (text(element_ns), text(attr_ns));
    let (tag_name, attribute) = (tag_name.to_scalar(), attribute.to_scalar());
    let of = trusted_types::attribute_type(&tag_name, &attribute, &element_ns, &attr_ns);
    Ok(of.map(DomString::from))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-getpropertytype>
pub(crate) fn get_property_type(
    _cx: &mut Cx<'_>,
    _this: &Value,
    tag_name: DomString,
    property: DomString,
    element_ns: Option<DomString>,
) -> Result<Option<DomString>, Thrown> {
    let (tag_name, property) = (tag_name.to_scalar(), property.to_scalar());
    let of = trusted_types::property_type(&tag_name, &property, &text(element_ns));
    Ok(of.map(DomString::from))
}

fn text(namespace: Option<DomString>) -> String {
    namespace.map(DomString::into_scalar).unwrap_or_default()
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-defaultpolicy>
pub(crate) fn default_policy(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(trusted_types::default_policy(cx, this))
}
