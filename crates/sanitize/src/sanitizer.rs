//! The `Sanitizer` interface.

use rustc_hash::FxHashSet;

use crate::names::{Item, compare_code_units};
use crate::{
    Filter, InvalidConfig, SanitizerAttribute, SanitizerConfig, SanitizerElement,
    SanitizerElementWithAttributes, constants,
};

/// A sanitizer: a valid configuration, and the methods of the standard that change it. Each returns true if it
/// changed something.
///
/// ```
/// use treewright_sanitize::Sanitizer;
///
/// let mut sanitizer = Sanitizer::default();
/// assert!(sanitizer.remove_element("table"));
/// assert!(!sanitizer.remove_element("table"));
/// assert!(sanitizer.allow_attribute("id"));
/// ```
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-sanitizer-interface>
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanitizer {
    configuration: SanitizerConfig,
}

/// The preset `default`: the built-in safe default configuration.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-safe-default-configuration>
impl Default for Sanitizer {
    fn default() -> Self {
        // The constant is valid, which a test checks.
        Self { configuration: constants::default_configuration().canonicalize(true) }
    }
}

impl Sanitizer {
    /// Creates a sanitizer. What the configuration does not mention is allowed, as in `new Sanitizer(config)`.
    ///
    /// # Errors
    /// [`InvalidConfig`].
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-constructor>
    pub fn new(configuration: SanitizerConfig) -> Result<Self, InvalidConfig> {
        Self::configure(configuration, true)
    }

    /// Creates a sanitizer. With `permissive_defaults`, absent members of the configuration allow comments, custom
    /// data attributes, `javascript:` URLs and processing instructions; without, they remove them, as in
    /// `setHTML(html, { sanitizer: config })`.
    ///
    /// # Errors
    /// [`InvalidConfig`].
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#configure-a-sanitizer>
    pub fn configure(
        configuration: SanitizerConfig,
        permissive_defaults: bool,
    ) -> Result<Self, InvalidConfig> {
        let configuration = configuration.canonicalize(permissive_defaults);
        configuration.validate()?;
        Ok(Self { configuration })
    }

    /// The configuration, sorted.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-get>
    pub fn get(&self) -> SanitizerConfig {
        let mut config = self.configuration.clone();
        for element in config.elements.iter_mut().flatten() {
            sort(element.attributes.as_mut());
            sort(element.remove_attributes.as_mut());
        }
        sort(config.elements.as_mut());
        sort(config.remove_elements.as_mut());
        sort(config.replace_with_children_elements.as_mut());
        let kept_targets = &mut config.processing_instructions;
        let removed_targets = &mut config.remove_processing_instructions;
        for targets in [kept_targets, removed_targets].into_iter().flatten() {
            targets.sort_by(|a, b| compare_code_units(a, b));
        }
        sort(config.attributes.as_mut());
        sort(config.remove_attributes.as_mut());
        config
    }

    /// Ensures that an element is allowed, with these attributes.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowelement>
    pub fn allow_element(&mut self, element: impl Into<SanitizerElementWithAttributes>) -> bool {
        // 3.
        let mut element = element.into().canonicalized();
        let config = &mut self.configuration;
        let Some(elements) = &mut config.elements else {
            // 5.
            let removes = |list: &Vec<_>| !list.is_empty();
            if element.attributes.is_some()
                || element.remove_attributes.as_ref().is_some_and(removes)
            {
                return false;
            }
            let modified = take(config.replace_with_children_elements.as_mut(), &element.element);
            return take(config.remove_elements.as_mut(), &element.element) || modified;
        };
        // 4.1.
        let modified = take(config.replace_with_children_elements.as_mut(), &element.element);
        match &config.attributes {
            // 4.2.
            Some(all) => {
                let all = set_of(all);
                if let Some(own) = &mut element.attributes {
                    to_set(own);
                    own.retain(|attribute| !all.contains(attribute));
                    if config.data_attributes == Some(true) {
                        own.retain(|attribute| !attribute.is_custom_data_attribute());
                    }
                }
                if let Some(removed) = &mut element.remove_attributes {
                    to_set(removed);
                    removed.retain(|attribute| all.contains(attribute));
                }
            }
            // 4.3.
            None => {
                let all = set_of(config.remove_attributes.as_deref().unwrap_or_default());
                if let Some(own) = &mut element.attributes {
                    to_set(own);
                    let removed = element.remove_attributes.take().unwrap_or_default();
                    let removed = set_of(&removed);
                    own.retain(|attribute| !removed.contains(attribute));
                    own.retain(|attribute| !all.contains(attribute));
                }
                if let Some(removed) = &mut element.remove_attributes {
                    to_set(removed);
                    removed.retain(|attribute| !all.contains(attribute));
                }
            }
        }
        // 4.4 to 4.9.
        match elements.iter().position(|item| item.element == element.element) {
            None => {
                elements.push(element);
                true
            }
            Some(position) => {
                if elements.get(position).is_some_and(|current| is_equal(current, &element)) {
                    return modified;
                }
                elements.remove(position);
                elements.push(element);
                true
            }
        }
    }

    /// Ensures that an element is removed with its contents.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeelement>
    pub fn remove_element(&mut self, element: impl Into<SanitizerElement>) -> bool {
        remove_an_element(&mut self.configuration, element.into())
    }

    /// Ensures that an element is replaced with its children. Returns false for `html`, `svg` and `math`, which
    /// cannot be.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-replaceelementwithchildren>
    pub fn replace_element_with_children(&mut self, element: impl Into<SanitizerElement>) -> bool {
        let element = element.into();
        let config = &mut self.configuration;
        // 4.
        if constants::is_non_replaceable(&element) {
            return false;
        }
        // 5 and 6.
        let mut modified = take_element(config.elements.as_mut(), &element);
        modified |= take(config.remove_elements.as_mut(), &element);
        // 7.
        let replaced = config.replace_with_children_elements.get_or_insert_default();
        if !replaced.contains(&element) {
            replaced.push(element);
            return true;
        }
        modified
    }

    /// Ensures that processing instructions with a target are allowed.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowprocessinginstruction>
    pub fn allow_processing_instruction(&mut self, target: &str) -> bool {
        let config = &mut self.configuration;
        match &mut config.processing_instructions {
            Some(allowed) => add(allowed, target),
            None => take(config.remove_processing_instructions.as_mut(), &target.to_owned()),
        }
    }

    /// Ensures that processing instructions with a target are removed.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeprocessinginstruction>
    pub fn remove_processing_instruction(&mut self, target: &str) -> bool {
        let config = &mut self.configuration;
        if config.processing_instructions.is_some() {
            return take(config.processing_instructions.as_mut(), &target.to_owned());
        }
        add(config.remove_processing_instructions.get_or_insert_default(), target)
    }

    /// Ensures that an attribute is allowed on all elements.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-allowattribute>
    pub fn allow_attribute(&mut self, attribute: impl Into<SanitizerAttribute>) -> bool {
        let attribute = attribute.into();
        let config = &mut self.configuration;
        let Some(all) = &mut config.attributes else {
            // 5.
            return take(config.remove_attributes.as_mut(), &attribute);
        };
        // 4.
        if config.data_attributes == Some(true) && attribute.is_custom_data_attribute() {
            return false;
        }
        if all.contains(&attribute) {
            return false;
        }
        for element in config.elements.iter_mut().flatten() {
            take(element.attributes.as_mut(), &attribute);
        }
        all.push(attribute);
        true
    }

    /// Ensures that an attribute is removed from all elements.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeattribute>
    pub fn remove_attribute(&mut self, attribute: impl Into<SanitizerAttribute>) -> bool {
        remove_attributes(&mut self.configuration, vec![attribute.into()])
    }

    /// Sets whether comments are kept.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setcomments>
    pub fn set_comments(&mut self, allow: bool) -> bool {
        self.configuration.comments.replace(allow) != Some(allow)
    }

    /// Sets whether custom data attributes are kept. Returns false without a list of attributes that are kept: all
    /// others are then kept anyway.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setdataattributes>
    pub fn set_data_attributes(&mut self, allow: bool) -> bool {
        let config = &mut self.configuration;
        // 3 and 4.
        let Some(all) = &mut config.attributes else { return false };
        if config.data_attributes == Some(allow) {
            return false;
        }
        // 5.
        if allow {
            for own in config.elements.iter_mut().flatten().filter_map(|e| e.attributes.as_mut()) {
                own.retain(|attribute| !attribute.is_custom_data_attribute());
            }
            all.retain(|attribute| !attribute.is_custom_data_attribute());
        }
        // 6 and 7.
        config.data_attributes = Some(allow);
        true
    }

    /// Sets whether `javascript:` URLs are kept.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-setjavascripturls>
    pub fn set_javascript_urls(&mut self, allow: bool) -> bool {
        self.configuration.javascript_urls.replace(allow) != Some(allow)
    }

    /// Removes what can run scripts from the configuration.
    ///
    /// ```
    /// use treewright_sanitize::{Sanitizer, SanitizerConfig};
    /// let mut sanitizer = Sanitizer::new(SanitizerConfig::default())?;
    /// assert!(sanitizer.remove_unsafe());
    /// assert!(sanitizer.get().remove_elements.unwrap().contains(&"script".into()));
    /// assert!(!sanitizer.remove_unsafe());
    /// # Ok::<(), treewright_sanitize::InvalidConfig>(())
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-sanitizer-removeunsafe>
    pub fn remove_unsafe(&mut self) -> bool {
        remove_unsafe(&mut self.configuration)
    }

    /// About the number of bytes that the configuration takes.
    ///
    /// ```
    /// use treewright_sanitize::Sanitizer;
    /// let mut sanitizer = Sanitizer::default();
    /// let before = sanitizer.memory();
    /// sanitizer.allow_attribute("a".repeat(1000).as_str());
    /// assert!(sanitizer.memory() >= before + 1000);
    /// ```
    pub fn memory(&self) -> usize {
        let config = &self.configuration;
        let mut bytes = size_of::<Self>();
        for element in config.elements.iter().flatten() {
            bytes = bytes
                .saturating_add(bytes_of(Some(std::slice::from_ref(element))))
                .saturating_add(bytes_of(element.attributes.as_deref()))
                .saturating_add(bytes_of(element.remove_attributes.as_deref()));
        }
        bytes
            .saturating_add(bytes_of(config.remove_elements.as_deref()))
            .saturating_add(bytes_of(config.replace_with_children_elements.as_deref()))
            .saturating_add(bytes_of(config.processing_instructions.as_deref()))
            .saturating_add(bytes_of(config.remove_processing_instructions.as_deref()))
            .saturating_add(bytes_of(config.attributes.as_deref()))
            .saturating_add(bytes_of(config.remove_attributes.as_deref()))
    }

    /// Prepares the sanitizer for trees, as `setHTML()` uses it: what can run scripts is removed even if the
    /// configuration allows it.
    pub fn filter(&self) -> Filter {
        let mut configuration = self.configuration.clone();
        remove_unsafe(&mut configuration);
        Filter::new(&configuration, true)
    }

    /// Prepares the sanitizer for trees, as `setHTMLUnsafe()` uses it: what the configuration allows is kept, even
    /// scripts.
    pub fn unsafe_filter(&self) -> Filter {
        Filter::new(&self.configuration, false)
    }
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#remove-an-element-from-sanitizer-config>
fn remove_an_element(config: &mut SanitizerConfig, element: SanitizerElement) -> bool {
    // 3.
    let modified = take(config.replace_with_children_elements.as_mut(), &element);
    // 4.
    if config.elements.is_some() {
        return take_element(config.elements.as_mut(), &element) || modified;
    }
    // 5.
    let removed = config.remove_elements.get_or_insert_default();
    if removed.contains(&element) {
        return modified;
    }
    removed.push(element);
    true
}

/// For several attributes, which takes a fraction of the time that one after another takes.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#remove-an-attribute-from-sanitizer-config>
fn remove_attributes(config: &mut SanitizerConfig, attributes: Vec<SanitizerAttribute>) -> bool {
    // 3.
    if config.attributes.is_some() {
        let set = set_of(&attributes);
        let mut modified = take_some(config.attributes.as_mut(), &set);
        for element in config.elements.iter_mut().flatten() {
            modified |= take_some(element.attributes.as_mut(), &set);
            take_some(element.remove_attributes.as_mut(), &set);
        }
        return modified;
    }
    // 4.
    let removed = config.remove_attributes.get_or_insert_default();
    let known = set_of(removed);
    let new: Vec<SanitizerAttribute> =
        attributes.into_iter().filter(|attribute| !known.contains(attribute)).collect();
    let set = set_of(&new);
    for element in config.elements.iter_mut().flatten() {
        take_some(element.attributes.as_mut(), &set);
        take_some(element.remove_attributes.as_mut(), &set);
    }
    let modified = !new.is_empty();
    removed.extend(new);
    modified
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#remove-unsafe>
fn remove_unsafe(config: &mut SanitizerConfig) -> bool {
    // 3. The baseline has no attributes, so step 4 does nothing.
    let mut result = false;
    for element in constants::unsafe_elements() {
        result |= remove_an_element(config, element);
    }
    // 5.
    let handlers = constants::event_handler_content_attributes();
    result |= remove_attributes(config, handlers.map(Into::into).collect());
    // 6.
    if config.javascript_urls == Some(true) {
        config.javascript_urls = Some(false);
        result = true;
    }
    result
}

/// Removes an item from a list. Returns false if the list does not have it.
fn take<T: PartialEq>(list: Option<&mut Vec<T>>, item: &T) -> bool {
    let Some(list) = list else { return false };
    let length = list.len();
    list.retain(|other| other != item);
    list.len() != length
}

/// Removes the items of a set from a list. Returns false if the list has none of them.
fn take_some(
    list: Option<&mut Vec<SanitizerAttribute>>,
    items: &FxHashSet<&SanitizerAttribute>,
) -> bool {
    let Some(list) = list else { return false };
    let length = list.len();
    list.retain(|item| !items.contains(item));
    list.len() != length
}

fn take_element(
    list: Option<&mut Vec<SanitizerElementWithAttributes>>,
    element: &SanitizerElement,
) -> bool {
    let Some(list) = list else { return false };
    let length = list.len();
    list.retain(|other| other.element != *element);
    list.len() != length
}

/// Adds a target to a list. Returns false if the list has it.
fn add(list: &mut Vec<String>, target: &str) -> bool {
    if list.iter().any(|other| other == target) {
        return false;
    }
    list.push(target.to_owned());
    true
}

/// Removes duplicates: creates a set.
fn to_set(list: &mut Vec<SanitizerAttribute>) {
    let mut seen = FxHashSet::default();
    let is_first: Vec<bool> = list.iter().map(|attribute| seen.insert(attribute)).collect();
    let mut is_first = is_first.into_iter();
    list.retain(|_| is_first.next() == Some(true));
}

/// A list for many look-ups.
fn set_of(list: &[SanitizerAttribute]) -> FxHashSet<&SanitizerAttribute> {
    list.iter().collect()
}

/// Lists are equal in any order, because the order is not observable.
fn is_equal(
    element: &SanitizerElementWithAttributes,
    other: &SanitizerElementWithAttributes,
) -> bool {
    let is_same =
        |list: Option<&Vec<SanitizerAttribute>>, other: Option<&Vec<_>>| match (list, other) {
            (Some(list), Some(other)) => list.len() == other.len() && set_of(list) == set_of(other),
            (list, other) => list.is_none() && other.is_none(),
        };
    element.element == other.element
        && is_same(element.attributes.as_ref(), other.attributes.as_ref())
        && is_same(element.remove_attributes.as_ref(), other.remove_attributes.as_ref())
}

/// The bytes of the items of a list, and of their names and namespaces.
fn bytes_of<T: Item>(list: Option<&[T]>) -> usize {
    list.unwrap_or_default().iter().fold(0, |bytes: usize, item| {
        let (namespace, name) = item.key();
        bytes
            .saturating_add(size_of::<T>())
            .saturating_add(name.len())
            .saturating_add(namespace.map_or(0, str::len))
    })
}

fn sort<T: Item>(list: Option<&mut Vec<T>>) {
    if let Some(list) = list {
        list.sort_by(Item::compare);
    }
}
