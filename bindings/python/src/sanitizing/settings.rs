//! The settings of a sanitizer, taken from keyword arguments: those of other libraries, on top of a preset or a
//! configuration.

use std::collections::BTreeMap;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyString};
use serde_json::{Map, Value, json};
use treewright::sanitize::{
    InvalidPreset, Policies, Preset, Profile, SanitizerAttribute, SanitizerElement,
    SanitizerElementWithAttributes,
};
use treewright::{
    Context, ContextError, Limits, SanitizeError, Sanitizer, SanitizerConfig, TextSanitizer,
};

use super::functions::{self, UrlFunctions};

/// The maximum nesting of a configuration.
const DEEPEST: usize = 16;

/// The attributes of elements; `*` has those of all.
type ByElement = BTreeMap<String, Vec<String>>;

/// The values of attributes of elements.
type ValuesByElement = BTreeMap<String, ByElement>;

#[derive(Default)]
struct Settings {
    preset: Option<Preset>,
    config: Option<Value>,
    tags: Option<Vec<String>>,
    clean_content_tags: Option<Vec<String>>,
    attributes: Option<ByElement>,
    tag_attribute_values: Option<ValuesByElement>,
    attribute_filter: Option<Py<PyAny>>,
    allowed_classes: Option<ByElement>,
    comments: Option<bool>,
    data_attributes: Option<bool>,
    /// In the form of configuration files.
    policies: Map<String, Value>,
    urls: UrlFunctions,
    context: Option<Context>,
    document: bool,
    scripting: Option<bool>,
    limits: Option<Limits>,
}

/// The preset, if the keyword arguments have nothing else.
pub(super) fn only_a_preset(arguments: Option<&Bound<'_, PyDict>>) -> PyResult<Option<Preset>> {
    let Some(arguments) = arguments else { return Ok(Some(Preset::Default)) };
    match (arguments.len(), arguments.get_item("preset")?) {
        (0, _) => Ok(Some(Preset::Default)),
        (1, Some(name)) if !name.is_none() => preset(&name).map(Some),
        _ => Ok(None),
    }
}

/// The sanitizer of keyword arguments; an unknown one raises `TypeError`.
pub(super) fn read(
    function: &str,
    arguments: Option<&Bound<'_, PyDict>>,
) -> PyResult<TextSanitizer> {
    let mut settings = Settings::default();
    for (name, value) in arguments.into_iter().flatten() {
        let name = name.cast::<PyString>()?.to_str()?;
        // None is the default of all.
        let is_known = if value.is_none() { is_known(name) } else { settings.set(name, &value)? };
        if !is_known {
            let message = format!("{function}() got an unexpected keyword argument '{name}'");
            return Err(PyTypeError::new_err(message));
        }
    }
    settings.sanitizer()
}

const NAMES: [&str; 22] = [
    "preset",
    "config",
    "tags",
    "clean_content_tags",
    "attributes",
    "attribute_filter",
    "tag_attribute_values",
    "filter_style_properties",
    "url_relative",
    "strip_comments",
    "link_rel",
    "generic_attribute_prefixes",
    "set_tag_attribute_values",
    "url_schemes",
    "allowed_classes",
    "id_prefix",
    "rewrite_url",
    "context",
    "document",
    "scripting",
    "limits",
    "keep_contents",
];

const RELATIVE: &str = "url_relative is \"pass_through\", \"deny\", (\"rewrite_with_base\", URL), \
                        (\"rewrite_with_root\", URL, path) or a function";

fn is_known(name: &str) -> bool {
    NAMES.contains(&name)
}

fn invalid(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn preset(name: &Bound<'_, PyAny>) -> PyResult<Preset> {
    name.extract::<String>()?.parse().map_err(|error: InvalidPreset| invalid(error))
}

/// The strings of a list, a set or another collection.
fn strings(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    if value.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(format!("{name} is a collection of str, not str")));
    }
    let mut strings: Vec<String> =
        value.try_iter()?.map(|item| item?.extract()).collect::<PyResult<_>>()?;
    // The order of sets differs from run to run.
    strings.sort();
    strings.dedup();
    Ok(strings)
}

fn by_element(name: &str, value: &Bound<'_, PyAny>) -> PyResult<ByElement> {
    let entries = value.cast::<PyDict>()?.iter();
    entries.map(|(element, list)| Ok((element.extract()?, strings(name, &list)?))).collect()
}

impl Settings {
    /// Sets one argument. False for an unknown one.
    fn set(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        match name {
            "preset" => self.preset = Some(preset(value)?),
            "config" => self.config = Some(to_json(value, 0)?),
            "tags" => self.tags = Some(strings(name, value)?),
            "keep_contents" => {
                self.policies.insert("unwrapOthers".into(), value.extract::<bool>()?.into());
            }
            "attributes" => self.attributes = Some(by_element(name, value)?),
            "clean_content_tags" => self.clean_content_tags = Some(strings(name, value)?),
            "tag_attribute_values" => {
                let entries = value.cast::<PyDict>()?.iter();
                let entries = entries.map(|(element, attributes)| {
                    Ok((element.extract()?, by_element(name, &attributes)?))
                });
                self.tag_attribute_values = Some(entries.collect::<PyResult<_>>()?);
            }
            "attribute_filter" => {
                self.attribute_filter = Some(functions::callable(name, value)?);
            }
            "filter_style_properties" => {
                let properties = strings(name, value)?.into_iter();
                let styles: Map<String, Value> =
                    properties.map(|property| (property, json!("any"))).collect();
                self.policies.insert("styles".into(), styles.into());
            }
            "url_relative" => self.set_url_relative(value)?,
            "strip_comments" => self.comments = Some(!value.extract::<bool>()?),
            "link_rel" => {
                let tokens = value.extract::<String>()?;
                let tokens: Vec<&str> = tokens.split_ascii_whitespace().collect();
                let list = if tokens.is_empty() { json!(false) } else { json!(tokens) };
                self.policies.insert("linkRel".into(), list);
            }
            "generic_attribute_prefixes" => {
                let prefixes = strings(name, value)?;
                if let Some(other) = prefixes.iter().find(|prefix| *prefix != "data-") {
                    let message =
                        format!("generic_attribute_prefixes has only \"data-\", not {other:?}");
                    return Err(PyValueError::new_err(message));
                }
                self.data_attributes = Some(!prefixes.is_empty());
            }
            "set_tag_attribute_values" => {
                self.policies.insert("setAttributes".into(), to_json(value, 0)?);
            }
            "url_schemes" => {
                self.policies.insert("urlSchemes".into(), json!(strings(name, value)?));
            }
            "allowed_classes" => self.allowed_classes = Some(by_element(name, value)?),
            "id_prefix" => {
                self.policies.insert("prefix".into(), value.extract::<String>()?.into());
            }
            "rewrite_url" => self.urls.rewrite = Some(functions::callable(name, value)?),
            "context" => {
                let context = value.extract::<String>()?;
                self.context = Some(context.parse().map_err(|error: ContextError| invalid(error))?);
            }
            "document" => self.document = value.extract()?,
            "scripting" => self.scripting = Some(value.extract()?),
            "limits" => self.limits = Some(crate::settings::limits(value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The argument in the form of nh3.
    fn set_url_relative(&mut self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let policy = if value.is_callable() {
            self.urls.relative = Some(functions::callable("url_relative", value)?);
            json!("keep")
        } else if let Ok(word) = value.extract::<String>() {
            match word.as_str() {
                "pass_through" => json!("keep"),
                "deny" => json!("refuse"),
                _ => return Err(PyValueError::new_err(RELATIVE)),
            }
        } else if let Ok((kind, base)) = value.extract::<(String, String)>()
            && kind == "rewrite_with_base"
        {
            json!({"resolve": base})
        } else if let Ok((kind, root, path)) = value.extract::<(String, String, String)>()
            && kind == "rewrite_with_root"
        {
            self.urls.set_root(&root, &path)?;
            json!("keep")
        } else {
            return Err(PyValueError::new_err(RELATIVE));
        };
        self.policies.insert("relativeURLs".into(), policy);
        Ok(())
    }

    fn sanitizer(mut self) -> PyResult<TextSanitizer> {
        let (mut config, policies) = self.base()?;
        self.clean_contents()?;
        self.change(&mut config)?;
        let mut sanitizer = Sanitizer::new(config).map_err(invalid)?;
        self.allow_values(&mut sanitizer)?;
        self.allow_classes(&mut sanitizer)?;
        let changes = Value::Object(std::mem::take(&mut self.policies));
        let changes: Policies = serde_json::from_value(changes).map_err(invalid)?;
        let mut policies = policies.with(changes);
        if !self.urls.is_empty() {
            let urls = self.urls;
            policies = policies.rewrite_urls(move |found| urls.ask(found));
        }
        if let Some(function) = self.attribute_filter {
            policies = policies
                .filter_attributes(move |found| functions::ask_about_attribute(&function, found));
        }
        let mut sanitizer =
            TextSanitizer::new(&sanitizer).policies(policies).scripting(self.scripting);
        if let Some(limits) = self.limits {
            sanitizer = sanitizer.limits(limits);
        }
        let sanitizer = match self.context {
            Some(_) if self.document => {
                return Err(PyValueError::new_err("a document has no context"));
            }
            // It stands for all elements with ordinary contents.
            Some(context) if context.to_string() != "div" => sanitizer.context(context),
            None if self.document => sanitizer.document(),
            _ => sanitizer,
        };
        match sanitizer.sanitize("") {
            Err(error @ SanitizeError::RawContext(_)) => Err(invalid(error)),
            _ => Ok(sanitizer),
        }
    }

    /// The configuration and the policies that other arguments change.
    fn base(&mut self) -> PyResult<(SanitizerConfig, Policies)> {
        let mut profile: Profile = match self.config.take() {
            Some(config) => serde_json::from_value(config)
                .map_err(|error| PyValueError::new_err(format!("config: {error}")))?,
            None => Profile::new(),
        };
        if self.preset.is_some() {
            if profile.preset.is_some() {
                return Err(PyValueError::new_err("both preset and config name a preset"));
            }
            profile.preset = self.preset;
        }
        let (sanitizer, policies) = profile.into_parts().map_err(invalid)?;
        Ok((sanitizer.get(), policies))
    }

    /// Changes the configuration.
    fn change(&mut self, config: &mut SanitizerConfig) -> PyResult<()> {
        if let Some(tags) = self.tags.take() {
            let known = config.elements.take().unwrap_or_default();
            config.remove_elements = None;
            config.replace_with_children_elements = None;
            let element = |tag: String| {
                let element = SanitizerElementWithAttributes::from(&*tag);
                let own = known.iter().find(|other| other.element() == element.element());
                own.cloned().unwrap_or(element)
            };
            config.elements = Some(tags.into_iter().map(element).collect());
            // Text of other elements stays, as in other libraries.
            self.policies.entry("unwrapOthers").or_insert(Value::Bool(true));
        }
        if let Some(attributes) = self.attributes.take() {
            set_attributes(config, attributes)?;
        }
        if let Some(comments) = self.comments {
            config.comments = Some(comments);
        }
        if let Some(data_attributes) = self.data_attributes {
            config.data_attributes = Some(data_attributes);
        }
        Ok(())
    }

    /// The elements that are removed with their contents.
    fn clean_contents(&mut self) -> PyResult<()> {
        let Some(removed) = self.clean_content_tags.take() else { return Ok(()) };
        if let Some(tag) =
            removed.iter().find(|tag| self.tags.iter().flatten().any(|other| other == *tag))
        {
            let message = format!("{tag:?} is in both tags and clean_content_tags");
            return Err(PyValueError::new_err(message));
        }
        self.policies.insert("removeContents".into(), json!(removed));
        Ok(())
    }

    /// Allows attributes on elements with some values. Those that are allowed with all values stay so.
    fn allow_values(&mut self, sanitizer: &mut Sanitizer) -> PyResult<()> {
        let Some(values) = self.tag_attribute_values.take() else { return Ok(()) };
        let mut bounded = Map::new();
        for (tag, attributes) in values {
            for (attribute, values) in attributes {
                let is_allowed =
                    allow(sanitizer, "tag_attribute_values", &tag, attribute.as_str().into())?;
                if !is_allowed {
                    // Stars are for patterns.
                    if values.iter().any(|value| value.contains('*')) {
                        let message =
                            "tag_attribute_values has a value with \"*\"; use attribute_filter";
                        return Err(PyValueError::new_err(message));
                    }
                    let of_tag = bounded.entry(tag.clone()).or_insert_with(|| json!({}));
                    of_tag[attribute] = json!(values);
                }
            }
        }
        self.policies.insert("attributeValues".into(), bounded.into());
        Ok(())
    }

    /// Allows the attribute `class` on elements, and these patterns of classes in it.
    fn allow_classes(&mut self, sanitizer: &mut Sanitizer) -> PyResult<()> {
        let Some(mut classes) = self.allowed_classes.take() else { return Ok(()) };
        if let Some(patterns) = classes.remove("*") {
            sanitizer.allow_attribute("class");
            self.policies.insert("classes".into(), json!(patterns));
        }
        for name in classes.keys() {
            allow(sanitizer, "allowed_classes", name, "class".into())?;
        }
        self.policies.insert("classesOf".into(), json!(classes));
        Ok(())
    }
}

/// Allows an attribute on an element of HTML. Returns true if it was allowed before.
fn allow(
    sanitizer: &mut Sanitizer,
    argument: &str,
    tag: &str,
    attribute: SanitizerAttribute,
) -> PyResult<bool> {
    let config = sanitizer.get();
    if config.attributes.as_deref().is_none_or(|all| all.contains(&attribute)) {
        return Ok(true);
    }
    let element = SanitizerElement::from(tag);
    let kept = config.elements.iter().flatten().find(|kept| *kept.element() == element);
    let Some(kept) = kept else {
        let message = format!("{argument} has {tag:?}, which is not in tags");
        return Err(PyValueError::new_err(message));
    };
    let own = kept.attributes().unwrap_or_default();
    if own.contains(&attribute) {
        return Ok(true);
    }
    let own = own.iter().cloned().chain([attribute]);
    sanitizer.allow_element(kept.clone().with_attributes(own));
    Ok(false)
}

/// Sets the attributes that elements of HTML keep: those of each, and under `*` those of all.
fn set_attributes(config: &mut SanitizerConfig, mut attributes: ByElement) -> PyResult<()> {
    let of_all: Vec<SanitizerAttribute> = attributes
        .remove("*")
        .unwrap_or_default()
        .iter()
        .map(|name| name.as_str().into())
        .collect();
    for element in config.elements.iter_mut().flatten() {
        let is_html = *element.element() == SanitizerElement::html(element.element().name());
        let own: Vec<SanitizerAttribute> = if is_html {
            let own = attributes.remove(element.element().name()).unwrap_or_default();
            own.iter().map(|name| name.as_str().into()).collect()
        } else {
            element.attributes().unwrap_or_default().to_vec()
        };
        let own = own.into_iter().filter(|name| !of_all.contains(name));
        *element =
            SanitizerElementWithAttributes::from(element.element().clone()).with_attributes(own);
    }
    if let Some(element) = attributes.keys().next() {
        let message = format!("attributes has {element:?}, which is not in tags");
        return Err(PyValueError::new_err(message));
    }
    config.remove_attributes = None;
    config.attributes = Some(of_all);
    Ok(())
}

/// A value of Python as JSON.
fn to_json(value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(PyValueError::new_err("the configuration is nested too deep"));
    }
    if value.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.into());
    }
    if value.is_instance_of::<PyBool>() {
        return Ok(value.is_truthy()?.into());
    }
    if value.is_instance_of::<PyInt>() {
        return Ok(value.extract::<i64>()?.into());
    }
    if let Ok(dictionary) = value.cast::<PyDict>() {
        let entry = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((name.extract::<String>()?, to_json(&value, depth + 1)?))
        };
        return dictionary.iter().map(entry).collect::<PyResult<Map<_, _>>>().map(Value::Object);
    }
    if value.is_instance_of::<PyFloat>() || value.try_iter().is_err() {
        let kind = value.get_type().name()?;
        let message = format!("a configuration has dict, list, str, int and bool, not {kind}");
        return Err(PyTypeError::new_err(message));
    }
    let items = value.try_iter()?.map(|item| to_json(&item?, depth + 1));
    items.collect::<PyResult<Vec<Value>>>().map(Value::Array)
}
