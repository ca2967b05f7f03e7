//! Policies as dictionaries of serde, with errors that name the policy.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use url::Url;

#[cfg(feature = "styles")]
use super::StyleValues;
use super::setting::Setting;
use crate::serialized::{Described, Dictionary};

use super::{InvalidPolicy, Loading, Policies, PolicyRule, RelativeUrls};

/// The value of a policy, of any type.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(untagged, expecting = "expected a boolean, a number, a string, a list or a dictionary")]
pub(super) enum Value {
    Truth(bool),
    Number(u64),
    Text(String),
    List(Vec<String>),
    Dictionary(BTreeMap<String, Value>),
    // No policy has one of these.
    OtherNumber(f64),
    OtherList(Vec<Value>),
    Nothing(()),
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub(super) struct Written {
    #[serde(skip_serializing_if = "Option::is_none")]
    url_schemes: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url_schemes_of: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", rename = "relativeURLs")]
    relative_urls: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link_rel: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link_target: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loading: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    set_attributes: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prefix: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attribute_values: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    classes: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    classes_of: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    styles: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unwrap_others: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remove_contents: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_depth: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_nodes: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_length: Option<Value>,
}

const SCHEMES: &str = "a list of schemes, such as [\"https\"], or false";
const SCHEMES_OF: &str =
    "a dictionary of lists of schemes, such as {\"img src\": [\"https\"]}, or false";
const RELATIVE: &str = "\"keep\", \"refuse\", {\"resolve\": URL} or false";
const TOKENS: &str = "a list of tokens, such as [\"nofollow\"], or false";
const TEXT: &str = "a string or false";
const LOADING: &str = "\"lazy\", \"eager\" or false";
const ATTRIBUTES: &str =
    "a dictionary of elements, such as {\"img\": {\"decoding\": \"async\"}}, or false";
const VALUES: &str =
    "a dictionary of elements, such as {\"input\": {\"type\": [\"checkbox\"]}}, or false";
const ELEMENTS: &str = "a list of elements, such as [\"nav\"], or false";
const CLASSES: &str = "a list of patterns, such as [\"language-*\"], or false";
const CLASSES_OF: &str =
    "a dictionary of lists of patterns, such as {\"code\": [\"language-*\"]}, or false";
#[cfg(feature = "styles")]
const STYLES: &str = "a dictionary of properties, each with \"any\", a list of patterns or a dictionary with `values`, \
                      `negative` and `urls`, or false";
const NUMBER: &str = "a number from 0 to 4294967295 or false";
const TRUTH: &str = "true or false";

impl Value {
    fn wrong(&self, policy: &'static str, expected: &'static str) -> InvalidPolicy {
        let value = match self {
            Self::Truth(truth) => truth.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
            Self::List(list) => format!("{list:?}"),
            Self::OtherNumber(number) => number.to_string(),
            Self::OtherList(_) => "a list of other things than strings".to_owned(),
            Self::Nothing(()) => "null".to_owned(),
            Self::Dictionary(dictionary) => {
                let keys: Vec<&str> = dictionary.keys().map(String::as_str).collect();
                format!("{{{}}}", keys.join(", "))
            }
        };
        InvalidPolicy::new(policy, &value, PolicyRule::Value(expected))
    }

    fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A list; one string is a list too.
    fn list(&self) -> Option<Vec<String>> {
        match self {
            Self::List(list) => Some(list.clone()),
            Self::Text(text) => Some(vec![text.clone()]),
            _ => None,
        }
    }

    fn dictionary(&self) -> Option<&BTreeMap<String, Self>> {
        match self {
            Self::Dictionary(dictionary) => Some(dictionary),
            _ => None,
        }
    }

    fn number(&self) -> Option<u32> {
        match self {
            Self::Number(number) => u32::try_from(*number).ok(),
            _ => None,
        }
    }

    fn lists(&self) -> Option<BTreeMap<String, Vec<String>>> {
        let lists = self.dictionary()?.iter();
        lists.map(|(name, list)| Some((name.clone(), list.list()?))).collect()
    }
}

/// The setting for a value: `false` switches a policy off.
fn setting<'v, T>(
    value: Option<&'v Value>,
    policy: &'static str,
    expected: &'static str,
    read: impl FnOnce(&'v Value) -> Option<T>,
) -> Result<Setting<T>, InvalidPolicy> {
    match value {
        None => Ok(Setting::Unset),
        Some(Value::Truth(false)) => Ok(Setting::Off),
        Some(value) => read(value).map(Setting::On).ok_or_else(|| value.wrong(policy, expected)),
    }
}

impl Described for Written {
    const DESCRIPTION: &'static str = "a dictionary of policies";
}

impl TryFrom<Dictionary<Written>> for Policies {
    type Error = InvalidPolicy;

    fn try_from(Dictionary(written): Dictionary<Written>) -> Result<Self, InvalidPolicy> {
        let mut policies = Self {
            link_target: setting(written.link_target.as_ref(), "linkTarget", TEXT, |value| {
                value.text().map(ToOwned::to_owned)
            })?,
            loading: setting(written.loading.as_ref(), "loading", LOADING, |value| {
                [Loading::Lazy, Loading::Eager]
                    .into_iter()
                    .find(|loading| value.text() == Some(loading.as_str()))
            })?,
            classes: setting(written.classes.as_ref(), "classes", CLASSES, Value::list)?,
            classes_of: setting(
                written.classes_of.as_ref(),
                "classesOf",
                CLASSES_OF,
                Value::lists,
            )?,
            unwrap_others: setting(
                written.unwrap_others.as_ref(),
                "unwrapOthers",
                TRUTH,
                |value| matches!(value, Value::Truth(true)).then_some(()),
            )?,
            remove_contents: setting(
                written.remove_contents.as_ref(),
                "removeContents",
                ELEMENTS,
                Value::list,
            )?,
            max_depth: setting(written.max_depth.as_ref(), "maxDepth", NUMBER, Value::number)?,
            max_nodes: setting(written.max_nodes.as_ref(), "maxNodes", NUMBER, Value::number)?,
            max_length: setting(written.max_length.as_ref(), "maxLength", NUMBER, Value::number)?,
            ..Self::new()
        };
        policies.check_names_of_elements()?;
        // The others have rules of their own.
        match setting(written.url_schemes.as_ref(), "urlSchemes", SCHEMES, Value::list)? {
            Setting::On(schemes) => policies = policies.url_schemes(schemes)?,
            Setting::Off => policies.url_schemes = Setting::Off,
            Setting::Unset => {}
        }
        let schemes_of = written.url_schemes_of.as_ref();
        match setting(schemes_of, "urlSchemesOf", SCHEMES_OF, Value::lists)? {
            Setting::On(all) => {
                policies.url_schemes_of.get_or_default();
                for (attribute, schemes) in all {
                    policies = policies.url_schemes_of(&attribute, schemes)?;
                }
            }
            Setting::Off => policies.url_schemes_of = Setting::Off,
            Setting::Unset => {}
        }
        match setting(written.relative_urls.as_ref(), "relativeURLs", RELATIVE, relative_urls)? {
            Setting::On(relative) => policies = policies.relative_urls(relative?)?,
            Setting::Off => policies.relative_urls = Setting::Off,
            Setting::Unset => {}
        }
        match setting(written.link_rel.as_ref(), "linkRel", TOKENS, Value::list)? {
            Setting::On(tokens) => policies = policies.link_rel(tokens)?,
            Setting::Off => policies.link_rel = Setting::Off,
            Setting::Unset => {}
        }
        match setting(written.prefix.as_ref(), "prefix", TEXT, |value| value.text())? {
            Setting::On(prefix) => policies = policies.prefix(prefix)?,
            Setting::Off => policies.prefix = Setting::Off,
            Setting::Unset => {}
        }
        let values = written.attribute_values.as_ref();
        match setting(values, "attributeValues", VALUES, values_of_attributes)? {
            Setting::On(all) => {
                policies.attribute_values.get_or_default();
                for (element, attribute, patterns) in all {
                    policies = policies.attribute_values(element, attribute, patterns)?;
                }
            }
            Setting::Off => policies.attribute_values = Setting::Off,
            Setting::Unset => {}
        }
        let attributes = written.set_attributes.as_ref();
        match setting(attributes, "setAttributes", ATTRIBUTES, attributes_to_set)? {
            Setting::On(all) => {
                policies.set_attributes.get_or_default();
                for (element, attribute, value) in all {
                    policies = policies.set_attribute(element, attribute, value)?;
                }
            }
            Setting::Off => policies.set_attributes = Setting::Off,
            Setting::Unset => {}
        }
        policies.read_styles(written.styles.as_ref())
    }
}

#[cfg(feature = "styles")]
impl Policies {
    fn read_styles(mut self, value: Option<&Value>) -> Result<Self, InvalidPolicy> {
        match setting(value, "styles", STYLES, styles)? {
            Setting::On(all) => {
                self.styles.get_or_default();
                for (property, values) in all {
                    self = self.style(property, values)?;
                }
            }
            Setting::Off => self.styles = Setting::Off,
            Setting::Unset => {}
        }
        Ok(self)
    }

    fn written_styles(&self) -> Option<Value> {
        written(&self.styles, |all| {
            let all = all.iter().map(|(property, values)| (property.clone(), values.written()));
            Value::Dictionary(all.collect())
        })
    }
}

#[cfg(not(feature = "styles"))]
impl Policies {
    fn read_styles(self, value: Option<&Value>) -> Result<Self, InvalidPolicy> {
        match value {
            None | Some(Value::Truth(false)) => Ok(self),
            Some(_) => Err(InvalidPolicy::new("styles", "styles", PolicyRule::NoStyles)),
        }
    }

    #[expect(clippy::unused_self, reason = "with the feature it is used")]
    fn written_styles(&self) -> Option<Value> {
        None
    }
}

#[cfg(feature = "styles")]
fn styles(value: &Value) -> Option<Vec<(&str, StyleValues)>> {
    let all = value.dictionary()?.iter();
    all.map(|(property, values)| Some((property.as_str(), StyleValues::read(values)?))).collect()
}

#[cfg(feature = "styles")]
impl StyleValues {
    fn read(value: &Value) -> Option<Self> {
        let dictionary = match value {
            Value::Text(text) => return (text == "any").then(Self::any),
            Value::List(patterns) => return Some(Self::listed(patterns)),
            value => value.dictionary()?,
        };
        let mut values = Self::any();
        for (name, value) in dictionary {
            match (name.as_str(), value) {
                ("values", Value::List(patterns)) => {
                    values.patterns = Self::listed(patterns).patterns;
                }
                ("negative", Value::Truth(allowed)) => values.negative = *allowed,
                ("urls", Value::Truth(allowed)) => values.urls = *allowed,
                _ => return None,
            }
        }
        Some(values)
    }

    fn written(&self) -> Value {
        match (&self.patterns, self.negative, self.urls) {
            (None, true, false) => Value::Text("any".to_owned()),
            (Some(patterns), true, false) => Value::List(patterns.clone()),
            (patterns, negative, urls) => {
                let mut all = BTreeMap::new();
                if let Some(patterns) = patterns {
                    all.insert("values".to_owned(), Value::List(patterns.clone()));
                }
                all.insert("negative".to_owned(), Value::Truth(negative));
                all.insert("urls".to_owned(), Value::Truth(urls));
                Value::Dictionary(all)
            }
        }
    }
}

fn relative_urls(value: &Value) -> Option<Result<RelativeUrls, InvalidPolicy>> {
    match value {
        Value::Text(text) if text == "keep" => Some(Ok(RelativeUrls::Keep)),
        Value::Text(text) if text == "refuse" => Some(Ok(RelativeUrls::Refuse)),
        Value::Dictionary(dictionary) if dictionary.len() == 1 => {
            let base = dictionary.get("resolve")?.text()?;
            let wrong = |_| InvalidPolicy::new("relativeURLs", base, PolicyRule::Base);
            Some(Url::parse(base).map(RelativeUrls::Resolve).map_err(wrong))
        }
        _ => None,
    }
}

fn attributes_to_set(value: &Value) -> Option<Vec<(&str, &str, &str)>> {
    let mut all = Vec::new();
    for (element, attributes) in value.dictionary()? {
        for (attribute, value) in attributes.dictionary()? {
            all.push((element.as_str(), attribute.as_str(), value.text()?));
        }
    }
    Some(all)
}

fn values_of_attributes(value: &Value) -> Option<Vec<(&str, &str, Vec<String>)>> {
    let mut all = Vec::new();
    for (element, attributes) in value.dictionary()? {
        for (attribute, patterns) in attributes.dictionary()? {
            all.push((element.as_str(), attribute.as_str(), patterns.list()?));
        }
    }
    Some(all)
}

/// The value for a setting.
fn written<T>(setting: &Setting<T>, write: impl FnOnce(&T) -> Value) -> Option<Value> {
    match setting {
        Setting::Unset => None,
        Setting::Off => Some(Value::Truth(false)),
        Setting::On(value) => Some(write(value)),
    }
}

fn list(list: &[String]) -> Value {
    Value::List(list.to_vec())
}

fn lists(all: &BTreeMap<String, Vec<String>>) -> Value {
    Value::Dictionary(all.iter().map(|(name, all)| (name.clone(), list(all))).collect())
}

fn number(number: u32) -> Value {
    Value::Number(u64::from(number))
}

/// The functions are left out.
impl From<Policies> for Written {
    fn from(policies: Policies) -> Self {
        Self {
            styles: policies.written_styles(),
            url_schemes: written(&policies.url_schemes, |all| list(all)),
            url_schemes_of: written(&policies.url_schemes_of, lists),
            relative_urls: written(&policies.relative_urls, |relative| match relative {
                RelativeUrls::Keep => Value::Text("keep".to_owned()),
                RelativeUrls::Refuse => Value::Text("refuse".to_owned()),
                RelativeUrls::Resolve(base) => Value::Dictionary(BTreeMap::from([(
                    "resolve".to_owned(),
                    Value::Text(base.as_str().to_owned()),
                )])),
            }),
            link_rel: written(&policies.link_rel, |all| list(all)),
            link_target: written(&policies.link_target, |text| Value::Text(text.clone())),
            loading: written(&policies.loading, |loading| Value::Text(loading.as_str().to_owned())),
            set_attributes: written(&policies.set_attributes, |all| {
                let of_element = |attributes: &BTreeMap<String, String>| {
                    let values = attributes.iter();
                    let values =
                        values.map(|(name, value)| (name.clone(), Value::Text(value.clone())));
                    Value::Dictionary(values.collect())
                };
                let all = all.iter();
                let all =
                    all.map(|(element, attributes)| (element.clone(), of_element(attributes)));
                Value::Dictionary(all.collect())
            }),
            prefix: written(&policies.prefix, |text| Value::Text(text.clone())),
            attribute_values: written(&policies.attribute_values, |all| {
                let all = all.iter();
                let all = all.map(|(element, attributes)| (element.clone(), lists(attributes)));
                Value::Dictionary(all.collect())
            }),
            classes: written(&policies.classes, |all| list(all)),
            classes_of: written(&policies.classes_of, lists),
            unwrap_others: written(&policies.unwrap_others, |()| Value::Truth(true)),
            remove_contents: written(&policies.remove_contents, |all| list(all)),
            max_depth: written(&policies.max_depth, |limit| number(*limit)),
            max_nodes: written(&policies.max_nodes, |limit| number(*limit)),
            max_length: written(&policies.max_length, |limit| number(*limit)),
        }
    }
}
