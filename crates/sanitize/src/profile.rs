//! The contents of a configuration file: a preset, the members of the standard, and policies.

use std::fmt;

use crate::names::Item;
use crate::parsed_names::{InvalidName, check_names};
use crate::{InvalidConfig, InvalidPolicy, Policies, Preset, Rule, Sanitizer, SanitizerConfig};

/// The contents of a configuration file: the name of a preset, the members of [`SanitizerConfig`], and policies.
///
/// - With a preset, the members change it as the methods of [`Sanitizer`] do: `elements`, `attributes` and
///   `processingInstructions` allow more, the other lists remove or replace more, and the policies replace those of the
///   same name.
/// - Without a preset, the members are the whole configuration, as for `setHTML()`: without `elements` all elements
///   stay that no other list names, and without `attributes` all attributes, apart from those that run scripts.
///   Comments stay only with `comments`.
/// - A profile that has neither a preset nor members has the preset `default`.
///
/// With the feature `serde` it is read from JSON, TOML and other formats:
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use treewright_sanitize::{Preset, Profile};
/// let profile: Profile = serde_json::from_str(
///     r#"{"preset": "default", "removeElements": ["table"], "policies": {"urlSchemes": ["https"]}}"#,
/// )?;
/// assert_eq!(profile.preset, Some(Preset::Default));
/// let (sanitizer, policies) = profile.into_parts()?;
/// assert!(!sanitizer.get().elements.unwrap().iter().any(|element| element.element().name() == "table"));
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "crate::serialized::Dictionary<written::Written>", into = "written::Written")
)]
#[non_exhaustive]
pub struct Profile {
    /// The preset that the members change.
    pub preset: Option<Preset>,
    /// The members of the standard.
    pub config: SanitizerConfig,
    /// The policies.
    pub policies: Policies,
}

impl From<Preset> for Profile {
    fn from(preset: Preset) -> Self {
        Self { preset: Some(preset), ..Self::default() }
    }
}

impl From<SanitizerConfig> for Profile {
    fn from(config: SanitizerConfig) -> Self {
        Self { config, ..Self::default() }
    }
}

impl Profile {
    /// A profile without a preset, members and policies.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the preset.
    #[must_use]
    pub fn preset(mut self, preset: Preset) -> Self {
        self.preset = Some(preset);
        self
    }

    /// Sets the members of the standard.
    #[must_use]
    pub fn config(mut self, config: SanitizerConfig) -> Self {
        self.config = config;
        self
    }

    /// Sets the policies.
    #[must_use]
    pub fn policies(mut self, policies: Policies) -> Self {
        self.policies = policies;
        self
    }

    /// The sanitizer and the policies.
    ///
    /// # Errors
    /// [`InvalidProfile`] if the members contradict each other or the preset, or have names that no parser makes.
    pub fn into_parts(self) -> Result<(Sanitizer, Policies), InvalidProfile> {
        let Self { preset, config, policies } = self;
        check_names(&config)?;
        let preset = match preset {
            None if config == SanitizerConfig::default() => Some(Preset::Default),
            preset => preset,
        };
        let Some(preset) = preset else {
            return Ok((Sanitizer::configure(config, false)?, policies));
        };
        let mut sanitizer = preset.sanitizer();
        change(&mut sanitizer, config)?;
        Ok((sanitizer, preset.policies().with(policies)))
    }
}

/// Changes a sanitizer as its methods do.
fn change(sanitizer: &mut Sanitizer, config: SanitizerConfig) -> Result<(), InvalidConfig> {
    let allowed = config.elements.unwrap_or_default();
    let removed = config.remove_elements.unwrap_or_default();
    let replaced = config.replace_with_children_elements.unwrap_or_default();
    in_one_list("elements", &allowed, &removed)?;
    in_one_list("elements", &allowed, &replaced)?;
    in_one_list("removeElements", &removed, &replaced)?;
    let all_attributes = config.attributes.unwrap_or_default();
    let removed_attributes = config.remove_attributes.unwrap_or_default();
    in_one_list("attributes", &all_attributes, &removed_attributes)?;
    let targets = config.processing_instructions.unwrap_or_default();
    let removed_targets = config.remove_processing_instructions.unwrap_or_default();
    in_one_list("processingInstructions", &targets, &removed_targets)?;
    for element in replaced {
        if crate::constants::is_non_replaceable(&element) {
            let list = "replaceWithChildrenElements";
            return Err(InvalidConfig::new(Rule::NonReplaceable, list, &element, None));
        }
        sanitizer.replace_element_with_children(element);
    }
    for element in removed {
        sanitizer.remove_element(element);
    }
    for attribute in removed_attributes {
        sanitizer.remove_attribute(attribute);
    }
    for attribute in all_attributes {
        sanitizer.allow_attribute(attribute);
    }
    for element in allowed {
        sanitizer.allow_element(element);
    }
    for target in &targets {
        sanitizer.allow_processing_instruction(target);
    }
    for target in &removed_targets {
        sanitizer.remove_processing_instruction(target);
    }
    if let Some(comments) = config.comments {
        sanitizer.set_comments(comments);
    }
    if let Some(data_attributes) = config.data_attributes {
        sanitizer.set_data_attributes(data_attributes);
    }
    if let Some(javascript_urls) = config.javascript_urls {
        sanitizer.set_javascript_urls(javascript_urls);
    }
    Ok(())
}

fn in_one_list(
    name: &'static str,
    list: &[impl Item],
    other: &[impl Item],
) -> Result<(), InvalidConfig> {
    match list.iter().find(|item| other.iter().any(|other| other.key() == item.key())) {
        Some(item) => Err(InvalidConfig::new(Rule::InTwoLists, name, item, None)),
        None => Ok(()),
    }
}

/// The error for a profile that is not valid.
///
/// ```
/// use treewright_sanitize::{Preset, Profile, SanitizerConfig};
/// let config = SanitizerConfig::new().elements(["b"]).remove_elements(["b"]);
/// let error = Profile::from(Preset::Default).config(config).into_parts().unwrap_err();
/// assert_eq!(error.to_string(), "`b` is in the list `elements` and in another one that excludes it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidProfile {
    /// The members of the standard.
    Config(InvalidConfig),
    /// A policy.
    Policy(InvalidPolicy),
    /// A name that no parser makes.
    Name(InvalidName),
}

impl fmt::Display for InvalidProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(error) => error.fmt(f),
            Self::Policy(error) => error.fmt(f),
            Self::Name(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for InvalidProfile {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(match self {
            Self::Config(error) => error,
            Self::Policy(error) => error,
            Self::Name(error) => error,
        })
    }
}

impl From<InvalidConfig> for InvalidProfile {
    fn from(error: InvalidConfig) -> Self {
        Self::Config(error)
    }
}

impl From<InvalidName> for InvalidProfile {
    fn from(error: InvalidName) -> Self {
        Self::Name(error)
    }
}

impl From<InvalidPolicy> for InvalidProfile {
    fn from(error: InvalidPolicy) -> Self {
        Self::Policy(error)
    }
}

/// The dictionary of a profile, which has the members of the standard next to the others.
#[cfg(feature = "serde")]
mod written {
    use serde::{Deserialize, Serialize};

    use super::Profile;
    use crate::serialized::{Described, Dictionary, named, targets};
    use crate::{
        Policies, Preset, SanitizerAttribute, SanitizerConfig, SanitizerElement,
        SanitizerElementWithAttributes,
    };

    #[derive(Default, Deserialize, Serialize)]
    #[serde(rename_all = "camelCase", default, deny_unknown_fields)]
    pub(super) struct Written {
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "named::preset")]
        preset: Option<Preset>,
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "named::elements")]
        elements: Option<Vec<SanitizerElementWithAttributes>>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "named::remove_elements"
        )]
        remove_elements: Option<Vec<SanitizerElement>>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "named::replace_with_children_elements"
        )]
        replace_with_children_elements: Option<Vec<SanitizerElement>>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            serialize_with = "targets::serialize",
            deserialize_with = "targets::processing_instructions"
        )]
        processing_instructions: Option<Vec<String>>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            serialize_with = "targets::serialize",
            deserialize_with = "targets::remove_processing_instructions"
        )]
        remove_processing_instructions: Option<Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "named::attributes")]
        attributes: Option<Vec<SanitizerAttribute>>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "named::remove_attributes"
        )]
        remove_attributes: Option<Vec<SanitizerAttribute>>,
        #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "named::comments")]
        comments: Option<bool>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "named::data_attributes"
        )]
        data_attributes: Option<bool>,
        #[serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "named::javascript_urls",
            rename = "javascriptURLs"
        )]
        javascript_urls: Option<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        policies: Option<Policies>,
    }

    impl Described for Written {
        const DESCRIPTION: &'static str =
            "a configuration: a dictionary with `preset`, `elements`, `policies` and so on";
    }

    impl From<Dictionary<Written>> for Profile {
        fn from(Dictionary(written): Dictionary<Written>) -> Self {
            Self {
                preset: written.preset,
                config: SanitizerConfig {
                    elements: written.elements,
                    remove_elements: written.remove_elements,
                    replace_with_children_elements: written.replace_with_children_elements,
                    processing_instructions: written.processing_instructions,
                    remove_processing_instructions: written.remove_processing_instructions,
                    attributes: written.attributes,
                    remove_attributes: written.remove_attributes,
                    comments: written.comments,
                    data_attributes: written.data_attributes,
                    javascript_urls: written.javascript_urls,
                },
                policies: written.policies.unwrap_or_default(),
            }
        }
    }

    impl From<Profile> for Written {
        fn from(profile: Profile) -> Self {
            let Profile { preset, config, policies } = profile;
            Self {
                preset,
                elements: config.elements,
                remove_elements: config.remove_elements,
                replace_with_children_elements: config.replace_with_children_elements,
                processing_instructions: config.processing_instructions,
                remove_processing_instructions: config.remove_processing_instructions,
                attributes: config.attributes,
                remove_attributes: config.remove_attributes,
                comments: config.comments,
                data_attributes: config.data_attributes,
                javascript_urls: config.javascript_urls,
                policies: (policies != Policies::new()).then_some(policies),
            }
        }
    }
}
