//! `Sanitizer`. The crate `sanitize` has the algorithms; here are the objects and dictionaries of scripts.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-sanitizer-interface>

use std::sync::LazyLock;

use treewright_dom::NodeId;
use treewright_quickjs::{Charge, Thrown, Value};
use treewright_sanitize::{
    Filter, InvalidConfig, Sanitizer, SanitizerAttribute as Attribute, SanitizerConfig as Config,
    SanitizerElement as Element, SanitizerElementWithAttributes as ElementWithAttributes,
};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::{
    SanitizerAttributeNamespace, SanitizerConfig, SanitizerElementNamespace,
    SanitizerElementNamespaceWithAttributes, SanitizerProcessingInstruction,
};
use crate::generated::unions::{
    SanitizerAttribute, SanitizerConfigOrSanitizerPresets, SanitizerElement,
    SanitizerElementWithAttributes, SanitizerOrSanitizerConfigOrSanitizerPresets, SanitizerPI,
};
use crate::strings::DomString;
use crate::tree_changes;

/// The filter of `setHTML()` without options.
static DEFAULT: LazyLock<Filter> = LazyLock::new(|| Sanitizer::default().filter());

/// A sanitizer that is ready for a tree, from options.
pub(super) enum Sanitizing {
    /// The built-in safe default configuration, for the safe methods.
    Default,
    /// Another one.
    Other(Box<Filter>),
}

impl Sanitizing {
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#get-a-sanitizer-instance-from-options>
    pub(super) fn from_options(
        cx: &mut Cx<'_>,
        options: SanitizerOrSanitizerConfigOrSanitizerPresets,
        safe: bool,
    ) -> Result<Self, Thrown> {
        use SanitizerOrSanitizerConfigOrSanitizerPresets as Spec;
        let sanitizer = match options {
            // 4. There is one preset.
            Spec::SanitizerPresets(_) if safe => return Ok(Self::Default),
            Spec::SanitizerPresets(_) => Sanitizer::default(),
            // 5.
            Spec::SanitizerConfig(config) => {
                let permissive_defaults = !safe;
                let configured = Sanitizer::configure(config_of(config), permissive_defaults);
                configured.map_err(|error| is_not_valid(cx, &error))?
            }
            // The configuration is that of now, whatever scripts change later.
            Spec::Sanitizer(object) => with(cx, &object, |held| held.sanitizer.clone())?,
        };
        // Step 3 of "sanitize".
        let filter = if safe { sanitizer.filter() } else { sanitizer.unsafe_filter() };
        Ok(Self::Other(Box::new(filter)))
    }

    /// Sanitizes the descendants of a node.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitize>
    pub(super) fn sanitize(&self, cx: &mut Cx<'_>, node: NodeId) {
        let filter = match self {
            Self::Default => &*DEFAULT,
            Self::Other(filter) => filter,
        };
        tree_changes::change(cx, |world| filter.sanitize(&mut world.tree, node));
    }
}

/// The data of an object.
struct Held {
    sanitizer: Sanitizer,
    charge: Charge,
}

/// The exception for a configuration that is not valid.
fn is_not_valid(cx: &mut Cx<'_>, error: &InvalidConfig) -> Thrown {
    cx.type_error(&format!("The configuration of the sanitizer is not valid: {error}."))
}

fn with<R>(cx: &mut Cx<'_>, this: &Value, work: impl FnOnce(&mut Held) -> R) -> Result<R, Thrown> {
    match cx.data(this, |held: &mut Held, _| work(held)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Runs a method that returns true if it changed the configuration.
fn modify(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut Sanitizer) -> bool,
) -> Result<bool, Thrown> {
    with(cx, this, |held| {
        let changed = work(&mut held.sanitizer);
        if changed {
            held.charge.set(held.sanitizer.memory());
        }
        changed
    })
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    configuration: SanitizerConfigOrSanitizerPresets,
) -> Result<Value, Thrown> {
    let sanitizer = match configuration {
        // 1.
        SanitizerConfigOrSanitizerPresets::SanitizerPresets(_) => Sanitizer::default(),
        // 2.
        SanitizerConfigOrSanitizerPresets::SanitizerConfig(config) => {
            Sanitizer::new(config_of(config)).map_err(|error| is_not_valid(cx, &error))?
        }
    };
    let object = bindings::new_object_with(cx, Interface::Sanitizer, prototype);
    let charge = cx.host.charge(sanitizer.memory());
    cx.set_data(&object, Box::new(Held { sanitizer, charge }));
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-get>
pub(crate) fn get(cx: &mut Cx<'_>, this: &Value) -> Result<SanitizerConfig, Thrown> {
    let config = with(cx, this, |held| held.sanitizer.get())?;
    Ok(SanitizerConfig {
        attributes: config.attributes.as_deref().map(attributes_for_scripts),
        comments: config.comments,
        data_attributes: config.data_attributes,
        elements: config.elements.as_deref().map(|elements| {
            let one = |element: &ElementWithAttributes| {
                SanitizerElementWithAttributes::SanitizerElementNamespaceWithAttributes(
                    SanitizerElementNamespaceWithAttributes {
                        base: element_for_scripts(element.element()),
                        attributes: element.attributes().map(attributes_for_scripts),
                        remove_attributes: element.remove_attributes().map(attributes_for_scripts),
                    },
                )
            };
            elements.iter().map(one).collect()
        }),
        javascript_urls: config.javascript_urls,
        processing_instructions: config.processing_instructions.map(targets_for_scripts),
        remove_attributes: config.remove_attributes.as_deref().map(attributes_for_scripts),
        remove_elements: config.remove_elements.as_deref().map(elements_for_scripts),
        remove_processing_instructions: config
            .remove_processing_instructions
            .map(targets_for_scripts),
        replace_with_children_elements: config
            .replace_with_children_elements
            .as_deref()
            .map(elements_for_scripts),
    })
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowelement>
pub(crate) fn allow_element(
    cx: &mut Cx<'_>,
    this: &Value,
    element: SanitizerElementWithAttributes,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.allow_element(element_with_attributes(element)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeelement>
pub(crate) fn remove_element(
    cx: &mut Cx<'_>,
    this: &Value,
    element: SanitizerElement,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.remove_element(element_of(element)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-replaceelementwithchildren>
pub(crate) fn replace_element_with_children(
    cx: &mut Cx<'_>,
    this: &Value,
    element: SanitizerElement,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.replace_element_with_children(element_of(element)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowprocessinginstruction>
pub(crate) fn allow_processing_instruction(
    cx: &mut Cx<'_>,
    this: &Value,
    pi: SanitizerPI,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.allow_processing_instruction(&target_of(pi)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeprocessinginstruction>
pub(crate) fn remove_processing_instruction(
    cx: &mut Cx<'_>,
    this: &Value,
    pi: SanitizerPI,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.remove_processing_instruction(&target_of(pi)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowattribute>
pub(crate) fn allow_attribute(
    cx: &mut Cx<'_>,
    this: &Value,
    attribute: SanitizerAttribute,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.allow_attribute(attribute_of(attribute)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeattribute>
pub(crate) fn remove_attribute(
    cx: &mut Cx<'_>,
    this: &Value,
    attribute: SanitizerAttribute,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.remove_attribute(attribute_of(attribute)))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setcomments>
pub(crate) fn set_comments(cx: &mut Cx<'_>, this: &Value, allow: bool) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.set_comments(allow))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setdataattributes>
pub(crate) fn set_data_attributes(
    cx: &mut Cx<'_>,
    this: &Value,
    allow: bool,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.set_data_attributes(allow))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setjavascripturls>
pub(crate) fn set_javascript_urls(
    cx: &mut Cx<'_>,
    this: &Value,
    allow: bool,
) -> Result<bool, Thrown> {
    modify(cx, this, |sanitizer| sanitizer.set_javascript_urls(allow))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeunsafe>
pub(crate) fn remove_unsafe(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    modify(cx, this, Sanitizer::remove_unsafe)
}

/// A configuration from a script. Its names are scalar values, as those of the tree are.
fn config_of(config: SanitizerConfig) -> Config {
    let elements = |list: Vec<SanitizerElement>| list.into_iter().map(element_of).collect();
    let attributes = |list: Vec<SanitizerAttribute>| list.into_iter().map(attribute_of).collect();
    let targets = |list: Vec<SanitizerPI>| list.into_iter().map(target_of).collect();
    let with_attributes = |list: Vec<SanitizerElementWithAttributes>| {
        list.into_iter().map(element_with_attributes).collect()
    };
    let mut of_crate = Config::default();
    of_crate.elements = config.elements.map(with_attributes);
    of_crate.remove_elements = config.remove_elements.map(elements);
    of_crate.replace_with_children_elements = config.replace_with_children_elements.map(elements);
    of_crate.processing_instructions = config.processing_instructions.map(targets);
    of_crate.remove_processing_instructions = config.remove_processing_instructions.map(targets);
    of_crate.attributes = config.attributes.map(attributes);
    of_crate.remove_attributes = config.remove_attributes.map(attributes);
    of_crate.comments = config.comments;
    of_crate.data_attributes = config.data_attributes;
    of_crate.javascript_urls = config.javascript_urls;
    of_crate
}

fn element_of_namespace(element: &SanitizerElementNamespace) -> Element {
    let namespace = element.namespace.as_ref().map(DomString::to_scalar);
    Element::new(&element.name.to_scalar(), namespace.as_deref())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-element>
fn element_of(element: SanitizerElement) -> Element {
    match element {
        SanitizerElement::DomString(name) => Element::html(&name.to_scalar()),
        SanitizerElement::SanitizerElementNamespace(element) => element_of_namespace(&element),
    }
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-element-with-attributes>
fn element_with_attributes(element: SanitizerElementWithAttributes) -> ElementWithAttributes {
    let element = match element {
        SanitizerElementWithAttributes::DomString(name) => {
            return Element::html(&name.to_scalar()).into();
        }
        SanitizerElementWithAttributes::SanitizerElementNamespaceWithAttributes(element) => element,
    };
    let mut result = ElementWithAttributes::from(element_of_namespace(&element.base));
    if let Some(attributes) = element.attributes {
        result = result.with_attributes(attributes.into_iter().map(attribute_of));
    }
    if let Some(attributes) = element.remove_attributes {
        result = result.without_attributes(attributes.into_iter().map(attribute_of));
    }
    result
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-name>
fn attribute_of(attribute: SanitizerAttribute) -> Attribute {
    match attribute {
        SanitizerAttribute::DomString(name) => Attribute::new(&name.to_scalar(), None),
        SanitizerAttribute::SanitizerAttributeNamespace(attribute) => {
            let namespace = attribute.namespace.as_ref().map(DomString::to_scalar);
            Attribute::new(&attribute.name.to_scalar(), namespace.as_deref())
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-processing-instruction>
fn target_of(pi: SanitizerPI) -> String {
    match pi {
        SanitizerPI::DomString(target) => target.into_scalar(),
        SanitizerPI::SanitizerProcessingInstruction(pi) => pi.target.into_scalar(),
    }
}

fn element_for_scripts(element: &Element) -> SanitizerElementNamespace {
    SanitizerElementNamespace {
        name: element.name().into(),
        namespace: element.namespace().map(DomString::from),
    }
}

fn elements_for_scripts(elements: &[Element]) -> Vec<SanitizerElement> {
    let one = |element| SanitizerElement::SanitizerElementNamespace(element_for_scripts(element));
    elements.iter().map(one).collect()
}

fn attributes_for_scripts(attributes: &[Attribute]) -> Vec<SanitizerAttribute> {
    let one = |attribute: &Attribute| {
        SanitizerAttribute::SanitizerAttributeNamespace(SanitizerAttributeNamespace {
            name: attribute.name().into(),
            namespace: attribute.namespace().map(DomString::from),
        })
    };
    attributes.iter().map(one).collect()
}

fn targets_for_scripts(targets: Vec<String>) -> Vec<SanitizerPI> {
    let one = |target: String| {
        SanitizerPI::SanitizerProcessingInstruction(SanitizerProcessingInstruction {
            target: target.into(),
        })
    };
    targets.into_iter().map(one).collect()
}
