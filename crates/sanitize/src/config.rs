//! The configuration of a sanitizer, as it is written, and its canonical form.

use rustc_hash::FxHashSet;

use crate::names::Item;
use crate::{
    InvalidConfig, Rule, SanitizerAttribute, SanitizerElement, SanitizerElementWithAttributes,
};

/// The configuration of a sanitizer. Each list can be absent, which is different from an empty list:
/// [`SanitizerConfig::canonicalize`] fills in what is absent.
///
/// With the feature `serde` it is read from and written to dictionaries with the names of the standard, such as
/// `removeElements`. A name is a string, or a dictionary with `name` and `namespace`.
///
/// ```
/// use treewright_sanitize::{Sanitizer, SanitizerConfig, SanitizerElementWithAttributes};
///
/// let mut config = SanitizerConfig::default();
/// config.elements = Some(vec![
///     "p".into(),
///     SanitizerElementWithAttributes::from("a").with_attributes(["href"]),
/// ]);
/// config.attributes = Some(vec!["title".into()]);
/// let sanitizer = Sanitizer::new(config)?;
/// assert_eq!(sanitizer.get().elements.map(|elements| elements.len()), Some(2));
/// # Ok::<(), treewright_sanitize::InvalidConfig>(())
/// ```
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerconfig>
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", default, deny_unknown_fields)
)]
#[non_exhaustive]
pub struct SanitizerConfig {
    /// The elements that are kept; all others are removed.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::elements"
        )
    )]
    pub elements: Option<Vec<SanitizerElementWithAttributes>>,
    /// The elements that are removed with their contents; all others are kept.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::remove_elements"
        )
    )]
    pub remove_elements: Option<Vec<SanitizerElement>>,
    /// The elements that are replaced with their children.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::replace_with_children_elements"
        )
    )]
    pub replace_with_children_elements: Option<Vec<SanitizerElement>>,
    /// The targets of the processing instructions that are kept; all others are removed.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            serialize_with = "crate::serialized::targets::serialize",
            deserialize_with = "crate::serialized::targets::processing_instructions"
        )
    )]
    pub processing_instructions: Option<Vec<String>>,
    /// The targets of the processing instructions that are removed; all others are kept.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            serialize_with = "crate::serialized::targets::serialize",
            deserialize_with = "crate::serialized::targets::remove_processing_instructions"
        )
    )]
    pub remove_processing_instructions: Option<Vec<String>>,
    /// The attributes that are kept on all elements; others are removed.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::attributes"
        )
    )]
    pub attributes: Option<Vec<SanitizerAttribute>>,
    /// The attributes that are removed from all elements; others are kept.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::remove_attributes"
        )
    )]
    pub remove_attributes: Option<Vec<SanitizerAttribute>>,
    /// True if comments are kept.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::comments"
        )
    )]
    pub comments: Option<bool>,
    /// True if custom data attributes are kept, in addition to [`attributes`](Self::attributes).
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::data_attributes"
        )
    )]
    pub data_attributes: Option<bool>,
    /// True if `javascript:` URLs are kept.
    #[cfg_attr(
        feature = "serde",
        serde(
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::serialized::named::javascript_urls",
            rename = "javascriptURLs"
        )
    )]
    pub javascript_urls: Option<bool>,
}

/// The builder: each method sets the member of its name.
impl SanitizerConfig {
    /// A configuration without members.
    ///
    /// ```
    /// use treewright_sanitize::{SanitizerConfig, SanitizerElementWithAttributes};
    /// let link = SanitizerElementWithAttributes::from("a").with_attributes(["href"]);
    /// let config = SanitizerConfig::new()
    ///     .elements([link, "b".into(), "i".into()])
    ///     .replace_with_children_elements(["div"])
    ///     .attributes(["title"])
    ///     .comments(false);
    /// assert_eq!(config.elements.map(|elements| elements.len()), Some(3));
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets [`elements`](#structfield.elements).
    #[must_use]
    pub fn elements<T: Into<SanitizerElementWithAttributes>>(
        mut self,
        elements: impl IntoIterator<Item = T>,
    ) -> Self {
        self.elements = Some(elements.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`remove_elements`](#structfield.remove_elements).
    #[must_use]
    pub fn remove_elements<T: Into<SanitizerElement>>(
        mut self,
        elements: impl IntoIterator<Item = T>,
    ) -> Self {
        self.remove_elements = Some(elements.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`replace_with_children_elements`](#structfield.replace_with_children_elements).
    #[must_use]
    pub fn replace_with_children_elements<T: Into<SanitizerElement>>(
        mut self,
        elements: impl IntoIterator<Item = T>,
    ) -> Self {
        self.replace_with_children_elements = Some(elements.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`processing_instructions`](#structfield.processing_instructions).
    #[must_use]
    pub fn processing_instructions<T: Into<String>>(
        mut self,
        targets: impl IntoIterator<Item = T>,
    ) -> Self {
        self.processing_instructions = Some(targets.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`remove_processing_instructions`](#structfield.remove_processing_instructions).
    #[must_use]
    pub fn remove_processing_instructions<T: Into<String>>(
        mut self,
        targets: impl IntoIterator<Item = T>,
    ) -> Self {
        self.remove_processing_instructions = Some(targets.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`attributes`](#structfield.attributes).
    #[must_use]
    pub fn attributes<T: Into<SanitizerAttribute>>(
        mut self,
        attributes: impl IntoIterator<Item = T>,
    ) -> Self {
        self.attributes = Some(attributes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`remove_attributes`](#structfield.remove_attributes).
    #[must_use]
    pub fn remove_attributes<T: Into<SanitizerAttribute>>(
        mut self,
        attributes: impl IntoIterator<Item = T>,
    ) -> Self {
        self.remove_attributes = Some(attributes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets [`comments`](#structfield.comments).
    #[must_use]
    pub fn comments(mut self, keep: bool) -> Self {
        self.comments = Some(keep);
        self
    }

    /// Sets [`data_attributes`](#structfield.data_attributes).
    #[must_use]
    pub fn data_attributes(mut self, keep: bool) -> Self {
        self.data_attributes = Some(keep);
        self
    }

    /// Sets [`javascript_urls`](#structfield.javascript_urls).
    #[must_use]
    pub fn javascript_urls(mut self, keep: bool) -> Self {
        self.javascript_urls = Some(keep);
        self
    }
}

impl SanitizerConfig {
    /// Fills in what is absent. With `permissive_defaults`, absent members allow what they are about, as for
    /// `new Sanitizer(config)`; without, they remove it, as for `setHTML()`.
    ///
    /// ```
    /// use treewright_sanitize::SanitizerConfig;
    /// let config = SanitizerConfig::default().canonicalize(false);
    /// assert_eq!((config.comments, config.remove_elements), (Some(false), Some(Vec::new())));
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-the-configuration>
    #[must_use]
    pub fn canonicalize(mut self, permissive_defaults: bool) -> Self {
        // 1.
        if self.elements.is_none() && self.remove_elements.is_none() {
            self.remove_elements = Some(Vec::new());
        }
        // 2.
        if self.attributes.is_none() && self.remove_attributes.is_none() {
            self.remove_attributes = Some(Vec::new());
        }
        // 3.
        if self.processing_instructions.is_none() && self.remove_processing_instructions.is_none() {
            if permissive_defaults {
                self.remove_processing_instructions = Some(Vec::new());
            } else {
                self.processing_instructions = Some(Vec::new());
            }
        }
        // 4. The names of the other lists are canonical by their types.
        if let Some(elements) = self.elements.take() {
            let elements = elements.into_iter().map(SanitizerElementWithAttributes::canonicalized);
            self.elements = Some(elements.collect());
        }
        // 11 to 13.
        self.comments.get_or_insert(permissive_defaults);
        if self.attributes.is_some() {
            self.data_attributes.get_or_insert(permissive_defaults);
        }
        self.javascript_urls.get_or_insert(permissive_defaults);
        self
    }

    /// Checks a configuration in its canonical form.
    ///
    /// ```
    /// use treewright_sanitize::{Rule, SanitizerConfig};
    /// let mut config = SanitizerConfig::default();
    /// config.attributes = Some(vec!["id".into(), "id".into()]);
    /// let error = config.canonicalize(true).validate().unwrap_err();
    /// assert_eq!(error.rule, Rule::Duplicate);
    /// assert_eq!(error.to_string(), "the list `attributes` has `id` twice");
    /// ```
    ///
    /// # Errors
    /// [`InvalidConfig`] names the rule that is broken, and the list and the item that break it.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizerconfig-valid>
    pub fn validate(&self) -> Result<(), InvalidConfig> {
        // 2, 4 and 6.
        let both = self.elements.is_some() && self.remove_elements.is_some();
        not_both(both, "elements", "removeElements")?;
        let both =
            self.processing_instructions.is_some() && self.remove_processing_instructions.is_some();
        not_both(both, "processingInstructions", "removeProcessingInstructions")?;
        let both = self.attributes.is_some() && self.remove_attributes.is_some();
        not_both(both, "attributes", "removeAttributes")?;
        // 8 to 14.
        no_duplicates(self.elements.as_deref(), "elements")?;
        no_duplicates(self.remove_elements.as_deref(), "removeElements")?;
        no_duplicates(
            self.replace_with_children_elements.as_deref(),
            "replaceWithChildrenElements",
        )?;
        no_duplicates(self.processing_instructions.as_deref(), "processingInstructions")?;
        no_duplicates(
            self.remove_processing_instructions.as_deref(),
            "removeProcessingInstructions",
        )?;
        no_duplicates(self.attributes.as_deref(), "attributes")?;
        no_duplicates(self.remove_attributes.as_deref(), "removeAttributes")?;
        // 15.
        self.validate_replaced_elements()?;
        // 16 and 17.
        if let Some(attributes) = &self.attributes {
            self.validate_with_attributes(attributes)
        } else {
            self.validate_with_removed_attributes()
        }
    }

    fn validate_replaced_elements(&self) -> Result<(), InvalidConfig> {
        let list = "replaceWithChildrenElements";
        let Some(replaced) = &self.replace_with_children_elements else { return Ok(()) };
        for element in replaced {
            if crate::constants::is_non_replaceable(element) {
                return Err(InvalidConfig::new(Rule::NonReplaceable, list, element, None));
            }
        }
        let set = keys(replaced);
        let elements = self.elements.as_deref().unwrap_or_default();
        let removed = self.remove_elements.as_deref().unwrap_or_default();
        if let Some(element) = elements.iter().find(|element| set.contains(&element.key())) {
            return Err(InvalidConfig::new(Rule::InTwoLists, "elements", element, None));
        }
        if let Some(element) = removed.iter().find(|element| set.contains(&element.key())) {
            return Err(InvalidConfig::new(Rule::InTwoLists, "removeElements", element, None));
        }
        Ok(())
    }

    /// Step 16.
    fn validate_with_attributes(&self, all: &[SanitizerAttribute]) -> Result<(), InvalidConfig> {
        let set = keys(all);
        let data_attributes = self.data_attributes == Some(true);
        for element in self.elements.as_deref().unwrap_or_default() {
            let here = Some(element);
            let own = element.attributes.as_deref();
            let removed = element.remove_attributes.as_deref();
            no_duplicates_of(own, "attributes", here)?;
            no_duplicates_of(removed, "removeAttributes", here)?;
            for attribute in own.unwrap_or_default() {
                if set.contains(&attribute.key()) {
                    let rule = Rule::InTwoLists;
                    return Err(InvalidConfig::new(rule, "attributes", attribute, here));
                }
            }
            for attribute in removed.unwrap_or_default() {
                if !set.contains(&attribute.key()) {
                    let rule = Rule::NotASubset;
                    return Err(InvalidConfig::new(rule, "removeAttributes", attribute, here));
                }
            }
            if data_attributes {
                no_data_attributes(own.unwrap_or_default(), here)?;
            }
        }
        if data_attributes { no_data_attributes(all, None) } else { Ok(()) }
    }

    /// Step 17.
    fn validate_with_removed_attributes(&self) -> Result<(), InvalidConfig> {
        let set = keys(self.remove_attributes.as_deref().unwrap_or_default());
        for element in self.elements.as_deref().unwrap_or_default() {
            let here = Some(element);
            let own = element.attributes.as_deref();
            let removed = element.remove_attributes.as_deref();
            if own.is_some() && removed.is_some() {
                let rule = Rule::AllowAndRemoveOnOneElement;
                return Err(InvalidConfig::new(rule, "elements", element, None));
            }
            for (list, name) in [(own, "attributes"), (removed, "removeAttributes")] {
                no_duplicates_of(list, name, here)?;
                for attribute in list.unwrap_or_default() {
                    if set.contains(&attribute.key()) {
                        return Err(InvalidConfig::new(Rule::InTwoLists, name, attribute, here));
                    }
                }
            }
        }
        if self.data_attributes.is_some() {
            return Err(InvalidConfig::of_lists(
                Rule::DataAttributesWithoutAttributes,
                "dataAttributes",
                "attributes",
            ));
        }
        Ok(())
    }
}

fn not_both(both: bool, list: &'static str, other: &'static str) -> Result<(), InvalidConfig> {
    if both {
        return Err(InvalidConfig::of_lists(Rule::AllowAndRemove, list, other));
    }
    Ok(())
}

fn keys<T: Item>(list: &[T]) -> FxHashSet<(Option<&str>, &str)> {
    list.iter().map(Item::key).collect()
}

fn no_duplicates<T: Item>(list: Option<&[T]>, name: &'static str) -> Result<(), InvalidConfig> {
    no_duplicates_of(list, name, None)
}

fn no_duplicates_of<T: Item>(
    list: Option<&[T]>,
    name: &'static str,
    element: Option<&SanitizerElementWithAttributes>,
) -> Result<(), InvalidConfig> {
    let mut seen = FxHashSet::default();
    match list.unwrap_or_default().iter().find(|item| !seen.insert(item.key())) {
        Some(item) => Err(InvalidConfig::new(Rule::Duplicate, name, item, element)),
        None => Ok(()),
    }
}

fn no_data_attributes(
    list: &[SanitizerAttribute],
    element: Option<&SanitizerElementWithAttributes>,
) -> Result<(), InvalidConfig> {
    match list.iter().find(|attribute| attribute.is_custom_data_attribute()) {
        Some(attribute) => {
            let rule = Rule::DataAttributeInList;
            Err(InvalidConfig::new(rule, "attributes", attribute, element))
        }
        None => Ok(()),
    }
}
