// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Debug)]
pub(crate) struct AddEventListenerOptions {
    pub(crate) base: EventListenerOptions,
    pub(crate) once: bool,
    pub(crate) passive: Option<bool>,
    pub(crate) signal: Option<Value>,
}

impl AddEventListenerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "AddEventListenerOptions", at)?;
        let base = EventListenerOptions::from_value(cx, value, at)?;
        let at = at.member("AddEventListenerOptions", "once");
        let once = match dictionaries::get(cx, value, "once")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("AddEventListenerOptions", "passive");
        let passive = match dictionaries::get(cx, value, "passive")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("AddEventListenerOptions", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsupported(cx, "AbortSignal", at)?),
        };
        Ok(Self { base, once, passive, signal, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        let item = self.once;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "once", &item)?;
        if let Some(item) = self.passive {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "passive", &item)?;
        }
        if let Some(item) = self.signal {
            let item = item;
            dictionaries::put(cx, object, "signal", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CheckVisibilityOptions {
    pub(crate) check_opacity: bool,
    pub(crate) check_visibility_css: bool,
    pub(crate) content_visibility_auto: bool,
    pub(crate) opacity_property: bool,
    pub(crate) visibility_property: bool,
}

impl CheckVisibilityOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CheckVisibilityOptions", at)?;
        let at = at.member("CheckVisibilityOptions", "checkOpacity");
        let check_opacity = match dictionaries::get(cx, value, "checkOpacity")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "checkVisibilityCSS");
        let check_visibility_css = match dictionaries::get(cx, value, "checkVisibilityCSS")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "contentVisibilityAuto");
        let content_visibility_auto = match dictionaries::get(cx, value, "contentVisibilityAuto")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "opacityProperty");
        let opacity_property = match dictionaries::get(cx, value, "opacityProperty")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "visibilityProperty");
        let visibility_property = match dictionaries::get(cx, value, "visibilityProperty")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { check_opacity, check_visibility_css, content_visibility_auto, opacity_property, visibility_property, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.check_opacity;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "checkOpacity", &item)?;
        let item = self.check_visibility_css;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "checkVisibilityCSS", &item)?;
        let item = self.content_visibility_auto;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "contentVisibilityAuto", &item)?;
        let item = self.opacity_property;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "opacityProperty", &item)?;
        let item = self.visibility_property;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "visibilityProperty", &item)?;
        Ok(())
    }
}

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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        if let Some(item) = self.custom_element_registry {
            let item = match item { Some(value) => value, None => cx.null() };
            dictionaries::put(cx, object, "customElementRegistry", &item)?;
        }
        if let Some(item) = self.is {
            let item = cx.js_string(&item);
            dictionaries::put(cx, object, "is", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventInit {
    pub(crate) bubbles: bool,
    pub(crate) cancelable: bool,
    pub(crate) composed: bool,
}

impl EventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventInit", at)?;
        let at = at.member("EventInit", "bubbles");
        let bubbles = match dictionaries::get(cx, value, "bubbles")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventInit", "cancelable");
        let cancelable = match dictionaries::get(cx, value, "cancelable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventInit", "composed");
        let composed = match dictionaries::get(cx, value, "composed")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { bubbles, cancelable, composed, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.bubbles;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "bubbles", &item)?;
        let item = self.cancelable;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "cancelable", &item)?;
        let item = self.composed;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "composed", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventListenerOptions {
    pub(crate) capture: bool,
}

impl EventListenerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventListenerOptions", at)?;
        let at = at.member("EventListenerOptions", "capture");
        let capture = match dictionaries::get(cx, value, "capture")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { capture, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.capture;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "capture", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct FullscreenOptions {
    pub(crate) keyboard_lock: FullscreenKeyboardLock,
    pub(crate) navigation_ui: FullscreenNavigationUI,
}

impl FullscreenOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "FullscreenOptions", at)?;
        let at = at.member("FullscreenOptions", "keyboardLock");
        let keyboard_lock = match dictionaries::get(cx, value, "keyboardLock")? {
            value if value.is_undefined() => FullscreenKeyboardLock::None,
            value => FullscreenKeyboardLock::from_value(cx, &value, at)?,
        };
        let at = at.member("FullscreenOptions", "navigationUI");
        let navigation_ui = match dictionaries::get(cx, value, "navigationUI")? {
            value if value.is_undefined() => FullscreenNavigationUI::Auto,
            value => FullscreenNavigationUI::from_value(cx, &value, at)?,
        };
        Ok(Self { keyboard_lock, navigation_ui, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.keyboard_lock;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "keyboardLock", &item)?;
        let item = self.navigation_ui;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "navigationUI", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetHTMLOptions {
    pub(crate) serializable_shadow_roots: bool,
    pub(crate) shadow_roots: Vec<Value>,
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
            value => convert::sequence(cx, &value, at, |cx, value, at| Ok(convert::unsupported(cx, "ShadowRoot", at)?))?,
        };
        Ok(Self { serializable_shadow_roots, shadow_roots, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.serializable_shadow_roots;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "serializableShadowRoots", &item)?;
        let item = self.shadow_roots;
        let item = convert::from_sequence(cx, item, |cx, item| Ok(item))?;
        dictionaries::put(cx, object, "shadowRoots", &item)?;
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.composed;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "composed", &item)?;
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.name;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        let item = self.namespace;
        let item = match item { Some(value) => cx.js_string(&value), None => cx.null() };
        dictionaries::put(cx, object, "namespace", &item)?;
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        if let Some(item) = self.attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "attributes", &item)?;
        }
        if let Some(item) = self.comments {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "comments", &item)?;
        }
        if let Some(item) = self.data_attributes {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "dataAttributes", &item)?;
        }
        if let Some(item) = self.elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "elements", &item)?;
        }
        if let Some(item) = self.javascript_ur_ls {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "javascriptURLs", &item)?;
        }
        if let Some(item) = self.processing_instructions {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "processingInstructions", &item)?;
        }
        if let Some(item) = self.remove_attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeAttributes", &item)?;
        }
        if let Some(item) = self.remove_elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeElements", &item)?;
        }
        if let Some(item) = self.remove_processing_instructions {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeProcessingInstructions", &item)?;
        }
        if let Some(item) = self.replace_with_children_elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "replaceWithChildrenElements", &item)?;
        }
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.name;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        let item = self.namespace;
        let item = match item { Some(value) => cx.js_string(&value), None => cx.null() };
        dictionaries::put(cx, object, "namespace", &item)?;
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        if let Some(item) = self.attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "attributes", &item)?;
        }
        if let Some(item) = self.remove_attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeAttributes", &item)?;
        }
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.target;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "target", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollIntoViewOptions {
    pub(crate) base: ScrollOptions,
    pub(crate) block: ScrollLogicalPosition,
    pub(crate) container: ScrollIntoViewContainer,
    pub(crate) inline: ScrollLogicalPosition,
}

impl ScrollIntoViewOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollIntoViewOptions", at)?;
        let base = ScrollOptions::from_value(cx, value, at)?;
        let at = at.member("ScrollIntoViewOptions", "block");
        let block = match dictionaries::get(cx, value, "block")? {
            value if value.is_undefined() => ScrollLogicalPosition::Start,
            value => ScrollLogicalPosition::from_value(cx, &value, at)?,
        };
        let at = at.member("ScrollIntoViewOptions", "container");
        let container = match dictionaries::get(cx, value, "container")? {
            value if value.is_undefined() => ScrollIntoViewContainer::All,
            value => ScrollIntoViewContainer::from_value(cx, &value, at)?,
        };
        let at = at.member("ScrollIntoViewOptions", "inline");
        let inline = match dictionaries::get(cx, value, "inline")? {
            value if value.is_undefined() => ScrollLogicalPosition::Nearest,
            value => ScrollLogicalPosition::from_value(cx, &value, at)?,
        };
        Ok(Self { base, block, container, inline, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        let item = self.block;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "block", &item)?;
        let item = self.container;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "container", &item)?;
        let item = self.inline;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "inline", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollOptions {
    pub(crate) behavior: ScrollBehavior,
}

impl ScrollOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollOptions", at)?;
        let at = at.member("ScrollOptions", "behavior");
        let behavior = match dictionaries::get(cx, value, "behavior")? {
            value if value.is_undefined() => ScrollBehavior::Auto,
            value => ScrollBehavior::from_value(cx, &value, at)?,
        };
        Ok(Self { behavior, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.behavior;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "behavior", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollToOptions {
    pub(crate) base: ScrollOptions,
    pub(crate) left: Option<f64>,
    pub(crate) top: Option<f64>,
}

impl ScrollToOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollToOptions", at)?;
        let base = ScrollOptions::from_value(cx, value, at)?;
        let at = at.member("ScrollToOptions", "left");
        let left = match dictionaries::get(cx, value, "left")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("ScrollToOptions", "top");
        let top = match dictionaries::get(cx, value, "top")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        Ok(Self { base, left, top, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        if let Some(item) = self.left {
            let item = cx.number(item);
            dictionaries::put(cx, object, "left", &item)?;
        }
        if let Some(item) = self.top {
            let item = cx.number(item);
            dictionaries::put(cx, object, "top", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SetHTMLOptions {
    pub(crate) sanitizer: SanitizerConfigOrSanitizerPresets,
}

impl SetHTMLOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SetHTMLOptions", at)?;
        let at = at.member("SetHTMLOptions", "sanitizer");
        let sanitizer = match dictionaries::get(cx, value, "sanitizer")? {
            value if value.is_undefined() => SanitizerConfigOrSanitizerPresets::SanitizerPresets(SanitizerPresets::Default),
            value => SanitizerConfigOrSanitizerPresets::from_value(cx, &value, at)?,
        };
        Ok(Self { sanitizer, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.sanitizer;
        let item = item.into_value(cx)?;
        dictionaries::put(cx, object, "sanitizer", &item)?;
        Ok(())
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

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.run_scripts;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "runScripts", &item)?;
        let item = self.sanitizer;
        let item = item.into_value(cx)?;
        dictionaries::put(cx, object, "sanitizer", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ShadowRootInit {
    pub(crate) clonable: bool,
    pub(crate) custom_element_registry: Option<Option<Value>>,
    pub(crate) delegates_focus: bool,
    pub(crate) mode: ShadowRootMode,
    pub(crate) serializable: bool,
    pub(crate) slot_assignment: SlotAssignmentMode,
}

impl ShadowRootInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ShadowRootInit", at)?;
        let at = at.member("ShadowRootInit", "clonable");
        let clonable = match dictionaries::get(cx, value, "clonable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(match &value { value if value.is_nullish() => None, value => Some(convert::unsupported(cx, "CustomElementRegistry", at)?) }),
        };
        let at = at.member("ShadowRootInit", "delegatesFocus");
        let delegates_focus = match dictionaries::get(cx, value, "delegatesFocus")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "mode");
        let mode = match dictionaries::get(cx, value, "mode")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => ShadowRootMode::from_value(cx, &value, at)?,
        };
        let at = at.member("ShadowRootInit", "serializable");
        let serializable = match dictionaries::get(cx, value, "serializable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "slotAssignment");
        let slot_assignment = match dictionaries::get(cx, value, "slotAssignment")? {
            value if value.is_undefined() => SlotAssignmentMode::Named,
            value => SlotAssignmentMode::from_value(cx, &value, at)?,
        };
        Ok(Self { clonable, custom_element_registry, delegates_focus, mode, serializable, slot_assignment, })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.clonable;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "clonable", &item)?;
        if let Some(item) = self.custom_element_registry {
            let item = match item { Some(value) => value, None => cx.null() };
            dictionaries::put(cx, object, "customElementRegistry", &item)?;
        }
        let item = self.delegates_focus;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "delegatesFocus", &item)?;
        let item = self.mode;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "mode", &item)?;
        let item = self.serializable;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "serializable", &item)?;
        let item = self.slot_assignment;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "slotAssignment", &item)?;
        Ok(())
    }
}
