// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Debug)]
pub(crate) struct ElementCreationOptions {
    pub(crate) custom_element_registry: Option<Option<Value>>,
    pub(crate) is: Option<DomString>,
}

impl ElementCreationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ElementCreationOptions", at)?;
        let at = at.member("ElementCreationOptions", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(match &value { value if value.is_nullish() => None, value => Some(convert::unsupported(cx, "CustomElementRegistry", at)?) }),
        };
        let at = at.member("ElementCreationOptions", "is");
        let is = match dictionaries::get(cx, value, "is")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { custom_element_registry, is, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetRootNodeOptions {
    pub(crate) composed: bool,
}

impl GetRootNodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetRootNodeOptions", at)?;
        let at = at.member("GetRootNodeOptions", "composed");
        let composed = match dictionaries::get(cx, value, "composed")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { composed, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ImportNodeOptions {
    pub(crate) custom_element_registry: Option<Value>,
    pub(crate) self_only: bool,
}

impl ImportNodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ImportNodeOptions", at)?;
        let at = at.member("ImportNodeOptions", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsupported(cx, "CustomElementRegistry", at)?),
        };
        let at = at.member("ImportNodeOptions", "selfOnly");
        let self_only = match dictionaries::get(cx, value, "selfOnly")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { custom_element_registry, self_only, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MutationObserverInit {
    pub(crate) attribute_filter: Option<Vec<DomString>>,
    pub(crate) attribute_old_value: Option<bool>,
    pub(crate) attributes: Option<bool>,
    pub(crate) character_data: Option<bool>,
    pub(crate) character_data_old_value: Option<bool>,
    pub(crate) child_list: bool,
    pub(crate) subtree: bool,
}

impl MutationObserverInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MutationObserverInit", at)?;
        let at = at.member("MutationObserverInit", "attributeFilter");
        let attribute_filter = match dictionaries::get(cx, value, "attributeFilter")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(convert::dom_string(cx, value)?))?),
        };
        let at = at.member("MutationObserverInit", "attributeOldValue");
        let attribute_old_value = match dictionaries::get(cx, value, "attributeOldValue")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "characterData");
        let character_data = match dictionaries::get(cx, value, "characterData")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "characterDataOldValue");
        let character_data_old_value = match dictionaries::get(cx, value, "characterDataOldValue")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "childList");
        let child_list = match dictionaries::get(cx, value, "childList")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("MutationObserverInit", "subtree");
        let subtree = match dictionaries::get(cx, value, "subtree")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { attribute_filter, attribute_old_value, attributes, character_data, character_data_old_value, child_list, subtree, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct StaticRangeInit {
    pub(crate) end_container: NodeId,
    pub(crate) end_offset: u32,
    pub(crate) start_container: NodeId,
    pub(crate) start_offset: u32,
}

impl StaticRangeInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "StaticRangeInit", at)?;
        let at = at.member("StaticRangeInit", "endContainer");
        let end_container = match dictionaries::get(cx, value, "endContainer")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::node(cx, &value, Interface::Node, at)?,
        };
        let at = at.member("StaticRangeInit", "endOffset");
        let end_offset = match dictionaries::get(cx, value, "endOffset")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("StaticRangeInit", "startContainer");
        let start_container = match dictionaries::get(cx, value, "startContainer")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::node(cx, &value, Interface::Node, at)?,
        };
        let at = at.member("StaticRangeInit", "startOffset");
        let start_offset = match dictionaries::get(cx, value, "startOffset")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        Ok(Self { end_container, end_offset, start_container, start_offset, })
    }
}
