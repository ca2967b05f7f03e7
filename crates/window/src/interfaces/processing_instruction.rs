//! `ProcessingInstruction`.
//!
//! <https://dom.spec.whatwg.org/#interface-processinginstruction>

use treewright_dom::NodeId;
use treewright_markup::is_valid_attribute_local_name;
use treewright_markup::parse_pseudo_attributes;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::AttributeMap;
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-processinginstruction>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    target: DomString,
    data: DomString,
) -> Result<Value, Thrown> {
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let node = super::document::create_processing_instruction(cx, document, target, data)?;
    wrappers::wrap_with_prototype(cx, node, prototype)
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let target = cx.host.tree.processing_instruction(this).map(|(target, _)| target);
    Ok(target.unwrap_or_default().into())
}

/// <https://dom.spec.whatwg.org/#concept-pi-attribute-map>
fn attribute_map(cx: &Cx<'_>, pi: NodeId) -> AttributeMap {
    if let Some(map) = cx.host.processing_instructions.get(&pi) {
        return map.clone();
    }
    let data = cx.host.data(pi).into_scalar();
    let parsed = parse_pseudo_attributes(&data).unwrap_or_default();
    parsed.into_iter().map(|(name, value)| (name.to_owned(), (*value).into())).collect()
}

/// <https://dom.spec.whatwg.org/#update-data-from-attributes>
fn update_data_from_attributes(cx: &mut Cx<'_>, pi: NodeId, map: AttributeMap) {
    let mut data = Vec::new();
    let mut add = |text: &str| data.extend(text.encode_utf16());
    let mut pieces = map.iter().peekable();
    let mut texts = Vec::new();
    while let Some((name, value)) = pieces.next() {
        texts.push((
            format!("{name}=\""),
            value,
            if pieces.peek().is_some() { "\" " } else { "\"" },
        ));
    }
    for (start, value, end) in texts {
        add(&start);
        for unit in char::decode_utf16(value.to_utf16()) {
            match unit {
                Ok('&') => add("&amp;"),
                Ok('<') => add("&lt;"),
                Ok('>') => add("&gt;"),
                Ok('"') => add("&quot;"),
                Ok(other) => add(other.encode_utf8(&mut [0; 4])),
                Err(_) => add("\u{FFFD}"),
            }
        }
        add(end);
    }
    tree_changes::set_data(cx, pi, &DomString::from_utf16(&data));
    cx.host.processing_instructions.insert(pi, map);
}

fn check_the_name(cx: &mut Cx<'_>, name: &str) -> Result<(), Thrown> {
    if is_valid_attribute_local_name(name) {
        return Ok(());
    }
    let message = format!("'{name}' is not a valid attribute name.");
    Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message))
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-hasattributes>
pub(crate) fn has_attributes(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(!attribute_map(cx, this).is_empty())
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-getattributenames>
pub(crate) fn get_attribute_names(cx: &mut Cx<'_>, this: NodeId) -> Result<Vec<DomString>, Thrown> {
    Ok(attribute_map(cx, this).into_iter().map(|(name, _)| name.into()).collect())
}

/// <https://dom.spec.whatwg.org/#get-a-processing-instruction-attribute>
pub(crate) fn get_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Option<DomString>, Thrown> {
    let name = name.into_scalar();
    let found = attribute_map(cx, this).into_iter().find(|(other, _)| *other == name);
    Ok(found.map(|(_, value)| value))
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-setattribute>
pub(crate) fn set_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
    value: DomString,
) -> Result<(), Thrown> {
    let name = name.into_scalar();
    check_the_name(cx, &name)?;
    let mut map = attribute_map(cx, this);
    match map.iter_mut().find(|(other, _)| *other == name) {
        Some((_, old)) => *old = value,
        None => map.push((name, value)),
    }
    update_data_from_attributes(cx, this, map);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-removeattribute>
pub(crate) fn remove_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<(), Thrown> {
    let name = name.into_scalar();
    let mut map = attribute_map(cx, this);
    map.retain(|(other, _)| *other != name);
    update_data_from_attributes(cx, this, map);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-toggleattribute>
pub(crate) fn toggle_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
    force: Option<bool>,
) -> Result<bool, Thrown> {
    let name = name.into_scalar();
    check_the_name(cx, &name)?;
    let mut map = attribute_map(cx, this);
    let is_there = map.iter().any(|(other, _)| *other == name);
    if is_there == force.unwrap_or(!is_there) {
        return Ok(is_there);
    }
    if is_there {
        map.retain(|(other, _)| *other != name);
    } else {
        map.push((name, "".into()));
    }
    update_data_from_attributes(cx, this, map);
    Ok(!is_there)
}

/// <https://dom.spec.whatwg.org/#dom-processinginstruction-hasattribute>
pub(crate) fn has_attribute(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<bool, Thrown> {
    let name = name.into_scalar();
    Ok(attribute_map(cx, this).iter().any(|(other, _)| *other == name))
}
