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
pub(crate) struct GetHTMLOptions {
    pub(crate) serializable_shadow_roots: bool,
    pub(crate) shadow_roots: Vec<NodeId>,
}

impl GetHTMLOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetHTMLOptions", at)?;
        let at = at.member("GetHTMLOptions", "serializableShadowRoots");
        let serializable_shadow_roots = match dictionaries::get(cx, value, "serializableShadowRoots")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("GetHTMLOptions", "shadowRoots");
        let shadow_roots = match dictionaries::get(cx, value, "shadowRoots")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| Ok(convert::node(cx, value, Interface::ShadowRoot, at)?))?,
        };
        Ok(Self { serializable_shadow_roots, shadow_roots, })
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
pub(crate) struct SanitizerAttributeNamespace {
    pub(crate) name: DomString,
    pub(crate) namespace: Option<DomString>,
}

impl SanitizerAttributeNamespace {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerAttributeNamespace", at)?;
        let at = at.member("SanitizerAttributeNamespace", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SanitizerAttributeNamespace", "namespace");
        let namespace = match dictionaries::get(cx, value, "namespace")? {
            value if value.is_undefined() => None,
            value => match &value { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) },
        };
        Ok(Self { name, namespace, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerConfig {
    pub(crate) attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) comments: Option<bool>,
    pub(crate) data_attributes: Option<bool>,
    pub(crate) elements: Option<Vec<SanitizerElementWithAttributes>>,
    pub(crate) javascript_ur_ls: Option<bool>,
    pub(crate) processing_instructions: Option<Vec<SanitizerPI>>,
    pub(crate) remove_attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) remove_elements: Option<Vec<SanitizerElement>>,
    pub(crate) remove_processing_instructions: Option<Vec<SanitizerPI>>,
    pub(crate) replace_with_children_elements: Option<Vec<SanitizerElement>>,
}

impl SanitizerConfig {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerConfig", at)?;
        let at = at.member("SanitizerConfig", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerAttribute::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "comments");
        let comments = match dictionaries::get(cx, value, "comments")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "dataAttributes");
        let data_attributes = match dictionaries::get(cx, value, "dataAttributes")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "elements");
        let elements = match dictionaries::get(cx, value, "elements")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerElementWithAttributes::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "javascriptURLs");
        let javascript_ur_ls = match dictionaries::get(cx, value, "javascriptURLs")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "processingInstructions");
        let processing_instructions = match dictionaries::get(cx, value, "processingInstructions")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerPI::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "removeAttributes");
        let remove_attributes = match dictionaries::get(cx, value, "removeAttributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerAttribute::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "removeElements");
        let remove_elements = match dictionaries::get(cx, value, "removeElements")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerElement::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "removeProcessingInstructions");
        let remove_processing_instructions = match dictionaries::get(cx, value, "removeProcessingInstructions")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerPI::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerConfig", "replaceWithChildrenElements");
        let replace_with_children_elements = match dictionaries::get(cx, value, "replaceWithChildrenElements")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerElement::from_value(cx, value, at)?))?),
        };
        Ok(Self { attributes, comments, data_attributes, elements, javascript_ur_ls, processing_instructions, remove_attributes, remove_elements, remove_processing_instructions, replace_with_children_elements, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerElementNamespace {
    pub(crate) name: DomString,
    pub(crate) namespace: Option<DomString>,
}

impl SanitizerElementNamespace {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerElementNamespace", at)?;
        let at = at.member("SanitizerElementNamespace", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SanitizerElementNamespace", "namespace");
        let namespace = match dictionaries::get(cx, value, "namespace")? {
            value if value.is_undefined() => Some(DomString::from("http://www.w3.org/1999/xhtml")),
            value => match &value { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) },
        };
        Ok(Self { name, namespace, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerElementNamespaceWithAttributes {
    pub(crate) base: SanitizerElementNamespace,
    pub(crate) attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) remove_attributes: Option<Vec<SanitizerAttribute>>,
}

impl SanitizerElementNamespaceWithAttributes {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerElementNamespaceWithAttributes", at)?;
        let base = SanitizerElementNamespace::from_value(cx, value, at)?;
        let at = at.member("SanitizerElementNamespaceWithAttributes", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerAttribute::from_value(cx, value, at)?))?),
        };
        let at = at.member("SanitizerElementNamespaceWithAttributes", "removeAttributes");
        let remove_attributes = match dictionaries::get(cx, value, "removeAttributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| Ok(SanitizerAttribute::from_value(cx, value, at)?))?),
        };
        Ok(Self { base, attributes, remove_attributes, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerProcessingInstruction {
    pub(crate) target: DomString,
}

impl SanitizerProcessingInstruction {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerProcessingInstruction", at)?;
        let at = at.member("SanitizerProcessingInstruction", "target");
        let target = match dictionaries::get(cx, value, "target")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { target, })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SetHTMLUnsafeOptions {
    pub(crate) run_scripts: bool,
    pub(crate) sanitizer: SanitizerConfigOrSanitizerPresets,
}

impl SetHTMLUnsafeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SetHTMLUnsafeOptions", at)?;
        let at = at.member("SetHTMLUnsafeOptions", "runScripts");
        let run_scripts = match dictionaries::get(cx, value, "runScripts")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("SetHTMLUnsafeOptions", "sanitizer");
        let sanitizer = match dictionaries::get(cx, value, "sanitizer")? {
            value if value.is_undefined() => SanitizerConfigOrSanitizerPresets::SanitizerConfig(SanitizerConfig::from_value(cx, &cx.undefined(), at)?),
            value => SanitizerConfigOrSanitizerPresets::from_value(cx, &value, at)?,
        };
        Ok(Self { run_scripts, sanitizer, })
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
