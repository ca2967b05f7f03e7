//! A configuration, prepared for the questions that are asked about each node.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_markup::{AttributeNamespace, Namespace};

use crate::known_names::Answers;
use crate::names::Item;
use crate::policies::{Policies, Prepared};
use crate::text_rules::{OfValue, TextRules};
use crate::{Reason, SanitizerAttribute, SanitizerConfig, SanitizerElement, constants};

/// A sanitizer that is ready for trees: [`Sanitizer::filter`](crate::Sanitizer::filter) makes one. Keep it for several
/// trees.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_sanitize::Sanitizer;
///
/// let filter = Sanitizer::default().filter();
/// let mut document = Document::new();
/// let fragment = document.create_document_fragment();
/// for name in ["script", "p"] {
///     let element = document.create_element(Namespace::Html, name)?;
///     document.append(fragment, element)?;
/// }
/// assert!(filter.sanitize(&mut document, fragment));
/// assert_eq!(document.inner_html(fragment), "<p></p>");
/// # Ok::<(), treewright_dom::NodeError>(())
/// ```
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a member of the configuration")]
pub struct Filter {
    elements: FxHashMap<Box<str>, Vec<Element>>,
    /// The step for elements that the table does not have a step for.
    otherwise: Step,
    attributes: AttributeSet,
    /// True if the attributes are those that are kept.
    keeps_attributes: bool,
    keeps_data_attributes: bool,
    keeps_javascript_urls: bool,
    pub(crate) keeps_comments: bool,
    targets: FxHashSet<Box<str>>,
    /// True if the targets are those that are kept.
    keeps_targets: bool,
    pub(crate) is_safe: bool,
    /// The rules for trees that become text.
    pub(crate) text: Option<Box<TextRules>>,
    pub(crate) policies: Option<Arc<Prepared>>,
    pub(crate) answers: Answers,
}

/// The step for an element.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Step {
    #[default]
    Keep,
    Remove,
    ReplaceWithChildren,
}

/// The facts about an element.
#[derive(Clone, Debug, Default)]
pub(crate) struct Element {
    namespace: Option<Box<str>>,
    step: Option<Step>,
    attributes: Option<AttributeSet>,
    remove_attributes: Option<AttributeSet>,
    navigating: Vec<SanitizerAttribute>,
    animating: Vec<SanitizerAttribute>,
}

impl Element {
    /// Returns true for an element that is in a list.
    pub(crate) fn is_in_a_list(&self) -> bool {
        self.step.is_some()
    }

    /// The names of the attributes without a namespace for which elements like this differ from others.
    pub(crate) fn listed_attributes(&self) -> Vec<String> {
        let sets = [&self.attributes, &self.remove_attributes].into_iter().flatten();
        let of_sets = sets.flat_map(|set| set.0.keys().map(ToString::to_string));
        let of_lists = self.navigating.iter().chain(&self.animating);
        of_sets.chain(of_lists.map(|attribute| attribute.name().to_owned())).collect()
    }
}

/// A set of attributes: the namespaces of each name.
#[derive(Clone, Debug, Default)]
struct AttributeSet(FxHashMap<Box<str>, Vec<Option<Box<str>>>>);

impl AttributeSet {
    fn new(attributes: &[SanitizerAttribute]) -> Self {
        let mut set = Self::default();
        for attribute in attributes {
            let namespaces = set.0.entry(attribute.name().into()).or_default();
            namespaces.push(attribute.namespace().map(Into::into));
        }
        set
    }

    fn contains(&self, namespace: Option<&str>, name: &str) -> bool {
        let namespaces = self.0.get(name);
        namespaces.is_some_and(|all| all.iter().any(|other| other.as_deref() == namespace))
    }
}

impl Filter {
    /// Prepares a valid configuration.
    pub(crate) fn new(config: &SanitizerConfig, is_safe: bool) -> Self {
        let set = |list: &Option<Vec<SanitizerAttribute>>| list.as_deref().map(AttributeSet::new);
        let (attributes, keeps_attributes) = match set(&config.attributes) {
            Some(attributes) => (attributes, true),
            None => (set(&config.remove_attributes).unwrap_or_default(), false),
        };
        let (targets, keeps_targets) = match &config.processing_instructions {
            Some(targets) => (targets.as_slice(), true),
            None => (config.remove_processing_instructions.as_deref().unwrap_or_default(), false),
        };
        let mut filter = Self {
            elements: FxHashMap::default(),
            otherwise: if config.elements.is_some() { Step::Remove } else { Step::Keep },
            attributes,
            keeps_attributes,
            keeps_data_attributes: config.data_attributes == Some(true),
            keeps_javascript_urls: config.javascript_urls == Some(true),
            keeps_comments: config.comments == Some(true),
            targets: targets.iter().map(|target| target.as_str().into()).collect(),
            keeps_targets,
            is_safe,
            text: None,
            policies: None,
            answers: Answers::default(),
        };
        for element in config.elements.iter().flatten() {
            let entry = filter.entry(element.element());
            entry.step = Some(Step::Keep);
            entry.attributes = set(&element.attributes);
            entry.remove_attributes = set(&element.remove_attributes);
        }
        for element in config.remove_elements.iter().flatten() {
            filter.entry(element).step = Some(Step::Remove);
        }
        for element in config.replace_with_children_elements.iter().flatten() {
            filter.entry(element).step = Some(Step::ReplaceWithChildren);
        }
        for (element, attribute) in constants::navigating_url_attributes() {
            filter.entry(&element).navigating.push(attribute);
        }
        for (element, attribute) in constants::animating_url_attributes() {
            filter.entry(&element).animating.push(attribute);
        }
        filter
    }

    /// Sets the policies that the filter follows in addition to the configuration.
    #[must_use]
    pub fn policies(mut self, policies: Policies) -> Self {
        self.policies = (policies != Policies::new()).then(|| Arc::new(Prepared::new(policies)));
        self.answers = Answers::default();
        self
    }

    fn entry(&mut self, element: &SanitizerElement) -> &mut Element {
        let (namespace, name) = element.key();
        let entries = self.elements.entry(name.into()).or_default();
        let position = entries.iter().position(|entry| entry.namespace.as_deref() == namespace);
        let position = position.unwrap_or_else(|| {
            let namespace = namespace.map(Into::into);
            entries.push(Element { namespace, ..Element::default() });
            entries.len().saturating_sub(1)
        });
        #[expect(clippy::indexing_slicing, reason = "it was found or added")]
        &mut entries[position]
    }

    pub(crate) fn element(&self, namespace: Option<&str>, name: &str) -> Option<&Element> {
        let entries = self.elements.get(name)?;
        entries.iter().find(|entry| entry.namespace.as_deref() == namespace)
    }

    pub(crate) fn step(&self, element: Option<&Element>) -> Step {
        element.and_then(|element| element.step).unwrap_or(self.otherwise)
    }

    pub(crate) fn keeps_processing_instruction(&self, target: &str) -> bool {
        self.targets.contains(target) == self.keeps_targets
    }

    /// Step 9 of the inner sanitize steps for an element: the reason to remove an attribute.
    pub(crate) fn reason_to_remove_attribute(
        &self,
        element: Option<&Element>,
        element_namespace: Option<&str>,
        namespace: Option<&str>,
        name: &str,
        value: &str,
    ) -> Option<Reason> {
        let is_in =
            |set: Option<&AttributeSet>| set.is_some_and(|set| set.contains(namespace, name));
        let own = element.and_then(|element| element.attributes.as_ref());
        let removed = element.and_then(|element| element.remove_attributes.as_ref());
        // 2.
        let is_removed = if is_in(removed) {
            true
        } else if self.keeps_attributes {
            // 3.
            let is_data_attribute =
                self.keeps_data_attributes && namespace.is_none() && name.starts_with("data-");
            !is_in(Some(&self.attributes)) && !is_in(own) && !is_data_attribute
        } else {
            // 4.
            (own.is_some() && !is_in(own)) || is_in(Some(&self.attributes))
        };
        if is_removed {
            return Some(Reason::Configuration);
        }
        // 5.
        match self.judges_value(element, element_namespace, (namespace, name)) {
            OfValue::Url if contains_a_javascript_url(value) => Some(Reason::JavascriptUrl),
            OfValue::Animation if matches!(value, "href" | "xlink:href") => {
                Some(Reason::AnimatedUrl)
            }
            _ => None,
        }
    }

    /// The subject of step 9.5, for an attribute that is kept if its value allows it. No attribute is in both lists.
    pub(crate) fn judges_value(
        &self,
        element: Option<&Element>,
        element_namespace: Option<&str>,
        attribute: (Option<&str>, &str),
    ) -> OfValue {
        if self.keeps_javascript_urls {
            return OfValue::Nothing;
        }
        let is_listed =
            |list: &[SanitizerAttribute]| list.iter().any(|other| other.key() == attribute);
        let (namespace, name) = attribute;
        let is_mathml_link = element_namespace == Some(Namespace::MathMl.url())
            && name == "href"
            && (namespace.is_none() || namespace == AttributeNamespace::XLink.url());
        if is_mathml_link || element.is_some_and(|element| is_listed(&element.navigating)) {
            OfValue::Url
        } else if element.is_some_and(|element| is_listed(&element.animating)) {
            OfValue::Animation
        } else {
            OfValue::Nothing
        }
    }

    /// Returns true if elements like this keep only the attributes of their own list.
    pub(crate) fn keeps_only_listed_attributes(&self, element: &Element) -> bool {
        !self.keeps_attributes && element.attributes.is_some()
    }
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#contains-a-javascript:-url>
fn contains_a_javascript_url(value: &str) -> bool {
    // Most URLs need no parser: this is how the basic URL parser comes to a scheme.
    may_be_javascript_url(value)
        && url::Url::parse(value).is_ok_and(|url| url.scheme() == "javascript")
}

/// Returns true if a value has the scheme `javascript`, even if it is not a URL: after the white space and control
/// characters that the URL parser removes.
pub(crate) fn may_be_javascript_url(value: &str) -> bool {
    let mut letters = value
        .trim_start_matches(|letter: char| letter <= ' ')
        .chars()
        .filter(|letter| !matches!(letter, '\t' | '\n' | '\r'));
    "javascript:"
        .chars()
        .all(|letter| letters.next().is_some_and(|l| l.to_ascii_lowercase() == letter))
}
