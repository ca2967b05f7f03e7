//! Policies: rules for URLs, names, classes, styles and sizes, in addition to the configuration of the standard.

mod apply;
mod attributes;
mod css_urls;
mod error;
mod function;
mod pattern;
#[cfg(feature = "serde")]
mod serialized;
mod setting;
mod sheets;
#[cfg(feature = "styles")]
mod styles;
mod timing;
mod urls;
mod values;
mod values_of_attributes;

use std::collections::BTreeMap;
use std::sync::Arc;

use url::Url;

pub use error::{InvalidPolicy, PolicyRule};
#[cfg(feature = "styles")]
pub use styles::StyleValues;
pub use urls::{FoundUrl, Rewritten, RewrittenUrls};
pub use values_of_attributes::{Filtered, FoundAttribute};

pub(crate) use apply::Prepared;
use function::Function;
use setting::Setting;

use crate::parsed_names::{is_attribute, is_element, is_html_element};

type UrlFunction = dyn Fn(&FoundUrl<'_>) -> Rewritten + Send + Sync;

type AttributeFunction = dyn Fn(&FoundAttribute<'_>) -> Filtered + Send + Sync;

/// Rules that a filter follows in addition to a configuration. Each is off unless it is set. Policies never allow
/// what the configuration removes, apart from the attributes that they set themselves.
///
/// With the feature `serde` they are read from and written to dictionaries with the names of the methods in camel
/// case, such as `urlSchemes`. There, `false` switches off a policy of a [preset](crate::Preset).
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_sanitize::{Policies, Sanitizer};
///
/// let policies = Policies::new().url_schemes(["https"])?.link_rel(["nofollow"])?;
/// let filter = Sanitizer::default().filter().policies(policies);
/// let mut document = Document::new();
/// let fragment = document.create_document_fragment();
/// for url in ["https://example.com/", "ftp://example.com/"] {
///     let link = document.create_element(Namespace::Html, "a")?;
///     document.set_attribute(link, "href", url)?;
///     document.append(fragment, link)?;
/// }
/// filter.sanitize(&mut document, fragment);
/// let html = document.inner_html(fragment);
/// assert_eq!(html, r#"<a href="https://example.com/" rel="nofollow"></a><a></a>"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(
        try_from = "crate::serialized::Dictionary<serialized::Written>",
        into = "serialized::Written"
    )
)]
#[non_exhaustive]
pub struct Policies {
    url_schemes: Setting<Vec<String>>,
    /// By `attribute` or `element attribute`.
    url_schemes_of: Setting<BTreeMap<String, Vec<String>>>,
    relative_urls: Setting<RelativeUrls>,
    rewriter: Option<Function<UrlFunction>>,
    link_rel: Setting<Vec<String>>,
    link_target: Setting<String>,
    loading: Setting<Loading>,
    /// By the name of the element, then by that of the attribute.
    set_attributes: Setting<BTreeMap<String, BTreeMap<String, String>>>,
    prefix: Setting<String>,
    /// By the name of the element, or `*`, then by that of the attribute.
    attribute_values: Setting<BTreeMap<String, BTreeMap<String, Vec<String>>>>,
    attribute_filter: Option<Function<AttributeFunction>>,
    classes: Setting<Vec<String>>,
    classes_of: Setting<BTreeMap<String, Vec<String>>>,
    #[cfg(feature = "styles")]
    styles: Setting<BTreeMap<String, StyleValues>>,
    unwrap_others: Setting<()>,
    remove_contents: Setting<Vec<String>>,
    max_depth: Setting<u32>,
    max_nodes: Setting<u32>,
    max_length: Setting<u32>,
}

/// The treatment of URLs without a scheme. A URL that is only a fragment, such as `#top`, is not one of them: it stays in
/// the page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RelativeUrls {
    /// They stay as they are.
    Keep,
    /// They are removed.
    Refuse,
    /// They become absolute.
    Resolve(
        /// The base URL.
        Url,
    ),
}

/// The value of the attribute `loading`.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-loading-attributes>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Loading {
    /// Loaded when it is about to be seen.
    Lazy,
    /// Loaded at once.
    Eager,
}

impl Loading {
    /// The keyword.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lazy => "lazy",
            Self::Eager => "eager",
        }
    }
}

impl Policies {
    /// No policies.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the schemes that URLs may have, in all attributes with URLs; those with others are removed. A URL has the
    /// scheme that the URL parser finds, after all white space and control characters that it drops. URLs without a
    /// scheme are [relative](Self::relative_urls).
    ///
    /// # Errors
    /// [`PolicyRule::Scheme`] for a text that is not a scheme, such as one with a colon.
    ///
    /// <https://url.spec.whatwg.org/#url-scheme-string>
    pub fn url_schemes<T: Into<String>>(
        mut self,
        schemes: impl IntoIterator<Item = T>,
    ) -> Result<Self, InvalidPolicy> {
        self.url_schemes = Setting::On(checked_schemes("urlSchemes", schemes)?);
        Ok(self)
    }

    /// Sets the schemes of URLs in one attribute: `src`, or `img src` for the attribute of one element. The latter
    /// has priority over the former, which has priority over [`url_schemes`](Self::url_schemes).
    ///
    /// ```
    /// use treewright_sanitize::Policies;
    /// let policies = Policies::new().url_schemes(["https"])?.url_schemes_of("img src", ["https", "data"])?;
    /// assert!(policies.clone().url_schemes_of("img src alt", ["https"]).is_err());
    /// # Ok::<(), treewright_sanitize::InvalidPolicy>(())
    /// ```
    ///
    /// # Errors
    /// As for [`url_schemes`](Self::url_schemes), and [`PolicyRule::AttributeName`].
    pub fn url_schemes_of<T: Into<String>>(
        mut self,
        attribute: &str,
        schemes: impl IntoIterator<Item = T>,
    ) -> Result<Self, InvalidPolicy> {
        let is_name = match attribute.split_once(' ') {
            Some((element, name)) => is_element(element) && is_attribute(name),
            None => is_attribute(attribute),
        };
        if !is_name {
            return Err(InvalidPolicy::new("urlSchemesOf", attribute, PolicyRule::AttributeName));
        }
        let schemes = checked_schemes("urlSchemesOf", schemes)?;
        self.url_schemes_of.get_or_default().insert(attribute.to_owned(), schemes);
        Ok(self)
    }

    /// Sets what becomes of URLs without a scheme.
    ///
    /// # Errors
    /// [`PolicyRule::Base`] for a base URL that no URL can be relative to, such as `mailto:a@example.com`.
    pub fn relative_urls(mut self, relative: RelativeUrls) -> Result<Self, InvalidPolicy> {
        if let RelativeUrls::Resolve(base) = &relative
            && base.cannot_be_a_base()
        {
            let base = base.as_str();
            return Err(InvalidPolicy::new("relativeURLs", base, PolicyRule::Base));
        }
        self.relative_urls = Setting::On(relative);
        Ok(self)
    }

    /// Sets a function that sees each URL that is kept, after it was resolved, and can replace or remove it. URLs that
    /// are only a fragment are not passed to it. The schemes are checked again for what it returns.
    ///
    /// The URLs of a result that is sanitized again are passed to the function again, so it should return those that it has
    /// already replaced unchanged.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_sanitize::{Policies, Rewritten, Sanitizer};
    ///
    /// const PROXY: &str = "https://images.example/?url=";
    /// let policies = Policies::new().rewrite_urls(|found| {
    ///     if found.attribute == "src" && !found.url.starts_with(PROXY) {
    ///         Rewritten::Url(format!("{PROXY}{}", found.url))
    ///     } else {
    ///         Rewritten::Same
    ///     }
    /// });
    /// let mut sanitizer = Sanitizer::default();
    /// sanitizer.allow_element("img");
    /// sanitizer.allow_attribute("src");
    /// let mut document = Document::new();
    /// let fragment = document.create_document_fragment();
    /// let image = document.create_element(Namespace::Html, "img")?;
    /// document.set_attribute(image, "src", "a.png")?;
    /// document.append(fragment, image)?;
    /// sanitizer.filter().policies(policies).sanitize(&mut document, fragment);
    /// assert_eq!(document.attribute(image, "src"), Some("https://images.example/?url=a.png"));
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    #[must_use]
    pub fn rewrite_urls(
        mut self,
        rewrite: impl Fn(&FoundUrl<'_>) -> Rewritten + Send + Sync + 'static,
    ) -> Self {
        self.rewriter = Some(Function(Arc::new(rewrite)));
        self
    }

    /// Sets tokens that the attribute `rel` of links has: `a` and `area` elements, SVG ones included, that lead to
    /// another place than the page. Others stay if the configuration allows `rel`.
    ///
    /// # Errors
    /// [`PolicyRule::Token`] for a token that is empty or has white space.
    pub fn link_rel<T: Into<String>>(
        mut self,
        tokens: impl IntoIterator<Item = T>,
    ) -> Result<Self, InvalidPolicy> {
        let tokens: Vec<String> = tokens.into_iter().map(Into::into).collect();
        let is_token = |token: &str| {
            !token.is_empty() && !token.contains(|letter: char| letter.is_ascii_whitespace())
        };
        if let Some(token) = tokens.iter().find(|token| !is_token(token)) {
            return Err(InvalidPolicy::new("linkRel", token, PolicyRule::Token));
        }
        self.link_rel = Setting::On(tokens);
        Ok(self)
    }

    /// Sets the attribute `target` of links that lead to another place than the page.
    #[must_use]
    pub fn link_target(mut self, target: &str) -> Self {
        self.link_target = Setting::On(target.to_owned());
        self
    }

    /// Sets the attribute `loading` of images and `iframe` elements.
    #[must_use]
    pub fn loading(mut self, loading: Loading) -> Self {
        self.loading = Setting::On(loading);
        self
    }

    /// Sets the value of an attribute on all HTML elements with a name.
    ///
    /// # Errors
    /// [`PolicyRule::SetAttribute`] for an attribute that sanitizing depends on: event handlers, `style`, and those
    /// with URLs, ids or classes; [`PolicyRule::ElementName`] and [`PolicyRule::AttributeName`] for names that parsers
    /// do not make.
    pub fn set_attribute(
        mut self,
        element: &str,
        attribute: &str,
        value: &str,
    ) -> Result<Self, InvalidPolicy> {
        if !is_html_element(element) {
            return Err(InvalidPolicy::new("setAttributes", element, PolicyRule::ElementName));
        }
        if !is_attribute(attribute) {
            return Err(InvalidPolicy::new("setAttributes", attribute, PolicyRule::AttributeName));
        }
        if !attributes::can_be_set(element, attribute) {
            return Err(InvalidPolicy::new(
                "setAttributes",
                &format!("{element} {attribute}"),
                PolicyRule::SetAttribute,
            ));
        }
        let all = self.set_attributes.get_or_default().entry(element.to_owned()).or_default();
        all.insert(attribute.to_owned(), value.to_owned());
        Ok(self)
    }

    /// Puts a prefix in front of ids and names, so that they cannot be those of the page, and in front of all references
    /// to them, such as `for`, `aria-labelledby`, `href="#id"` and `url(#id)`. What has the prefix stays as it is, and
    /// so do `href="#"` and `href="#top"`. In the selectors of `style` elements ids have it too, but for nested rules.
    ///
    /// In the times of animations, such as `id.click`, a `-` of an id is written as `\-`, as the standard requires. Browsers
    /// that do not read this start no animation.
    ///
    /// # Errors
    /// [`PolicyRule::Prefix`] for a prefix that is empty, has other characters than ASCII letters, digits, `-` and `_`,
    /// or does not start with a letter.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-dom-clobbering>
    pub fn prefix(mut self, prefix: &str) -> Result<Self, InvalidPolicy> {
        let is_right = prefix.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && prefix.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        if !is_right {
            return Err(InvalidPolicy::new("prefix", prefix, PolicyRule::Prefix));
        }
        self.prefix = Setting::On(prefix.to_owned());
        Ok(self)
    }

    /// Sets the patterns of the classes that are kept on all elements; others are removed. In a pattern `*` is for any
    /// characters, or none. The configuration must allow the attribute `class`.
    #[must_use]
    pub fn classes<T: Into<String>>(mut self, patterns: impl IntoIterator<Item = T>) -> Self {
        self.classes = Setting::On(patterns.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the patterns of the classes that are kept on the elements with this local name, in addition to those for
    /// all elements.
    #[must_use]
    pub fn classes_of<T: Into<String>>(
        mut self,
        element: &str,
        patterns: impl IntoIterator<Item = T>,
    ) -> Self {
        let patterns = patterns.into_iter().map(Into::into).collect();
        self.classes_of.get_or_default().insert(element.to_owned(), patterns);
        self
    }

    /// Allows a property in `style`, with these values; from the first call on others are removed. The configuration must
    /// allow the attribute `style`.
    ///
    /// It applies to `style` elements too, if the configuration allows them: their rules keep these declarations, in `@media`,
    /// `@supports`, `@container` and `@layer` too. Other at-rules, such as `@import`, and nested rules are removed.
    ///
    /// # Errors
    /// [`PolicyRule::Property`] for a name that no property of CSS has.
    #[cfg(feature = "styles")]
    pub fn style(mut self, property: &str, values: StyleValues) -> Result<Self, InvalidPolicy> {
        let property = property.to_ascii_lowercase();
        // All properties have this value.
        if treewright_conformance::check_declaration(&property, "inherit").is_err() {
            return Err(InvalidPolicy::new("styles", &property, PolicyRule::Property));
        }
        self.styles.get_or_default().insert(property, values);
        Ok(self)
    }

    /// Sets whether HTML elements that are in no list of the configuration are replaced with their children, as
    /// other sanitizers do. The configuration alone removes them with their contents if it has a list of elements
    /// that are kept. Elements without text for readers are still removed: `title`, `template`,
    /// `noscript`, elements of raw text such as `style`, `xmp` and `noembed`, and those that run scripts or load documents.
    #[must_use]
    pub fn unwrap_others(mut self, unwrap: bool) -> Self {
        self.unwrap_others = if unwrap { Setting::On(()) } else { Setting::Off };
        self
    }

    /// Sets the names of HTML elements that are removed with their contents although
    /// [`unwrap_others`](Self::unwrap_others) is set. Those that the configuration keeps stay.
    #[must_use]
    pub fn remove_contents<T: Into<String>>(
        mut self,
        elements: impl IntoIterator<Item = T>,
    ) -> Self {
        self.remove_contents = Setting::On(elements.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the number of elements that can be nested in each other; `html`, `head` and `body` do not count. HTML elements that are deeper are replaced with
    /// their children; others are removed.
    #[must_use]
    pub fn max_depth(mut self, depth: u32) -> Self {
        self.max_depth = Setting::On(depth);
        self
    }

    /// Sets the number of nodes that a text may be parsed as: another one is an error. Trees are not limited.
    #[must_use]
    pub fn max_nodes(mut self, nodes: u32) -> Self {
        self.max_nodes = Setting::On(nodes);
        self
    }

    /// Sets the number of bytes, in UTF-8, that a text and its result may have: a longer one is an error. Trees are not
    /// limited.
    #[must_use]
    pub fn max_length(mut self, bytes: u32) -> Self {
        self.max_length = Setting::On(bytes);
        self
    }

    /// The limit of nodes, for the caller that parses a text.
    pub fn node_limit(&self) -> Option<u32> {
        self.max_nodes.get().copied()
    }

    /// The limit of bytes, for the caller that parses a text.
    pub fn length_limit(&self) -> Option<u32> {
        self.max_length.get().copied()
    }

    /// These policies, with those of `others` in the place of the same ones. A policy that was switched off there is
    /// off.
    #[must_use]
    pub fn with(self, others: Self) -> Self {
        Self {
            url_schemes: self.url_schemes.with(others.url_schemes),
            url_schemes_of: self.url_schemes_of.with(others.url_schemes_of),
            relative_urls: self.relative_urls.with(others.relative_urls),
            rewriter: others.rewriter.or(self.rewriter),
            link_rel: self.link_rel.with(others.link_rel),
            link_target: self.link_target.with(others.link_target),
            loading: self.loading.with(others.loading),
            set_attributes: self.set_attributes.with(others.set_attributes),
            prefix: self.prefix.with(others.prefix),
            attribute_values: self.attribute_values.with(others.attribute_values),
            attribute_filter: others.attribute_filter.or(self.attribute_filter),
            classes: self.classes.with(others.classes),
            classes_of: self.classes_of.with(others.classes_of),
            #[cfg(feature = "styles")]
            styles: self.styles.with(others.styles),
            unwrap_others: self.unwrap_others.with(others.unwrap_others),
            remove_contents: self.remove_contents.with(others.remove_contents),
            max_depth: self.max_depth.with(others.max_depth),
            max_nodes: self.max_nodes.with(others.max_nodes),
            max_length: self.max_length.with(others.max_length),
        }
    }

    /// Checks the names of elements in lists.
    #[cfg(feature = "serde")]
    fn check_names_of_elements(&self) -> Result<(), InvalidPolicy> {
        let removed = self.remove_contents.get().into_iter().flatten();
        let with_classes = self.classes_of.get().into_iter().flat_map(BTreeMap::keys);
        let all = removed.map(|name| ("removeContents", name));
        let mut all = all.chain(with_classes.map(|name| ("classesOf", name)));
        match all.find(|(_, name)| !is_element(name)) {
            Some((policy, name)) => Err(InvalidPolicy::new(policy, name, PolicyRule::ElementName)),
            None => Ok(()),
        }
    }

    /// Returns true unless all policies are about elements and texts.
    fn concern_attributes(&self) -> bool {
        let others = Self {
            unwrap_others: self.unwrap_others.clone(),
            remove_contents: self.remove_contents.clone(),
            max_depth: self.max_depth.clone(),
            max_nodes: self.max_nodes.clone(),
            max_length: self.max_length.clone(),
            ..Self::default()
        };
        *self != others
    }
}

/// Schemes in lower case.
fn checked_schemes<T: Into<String>>(
    policy: &'static str,
    schemes: impl IntoIterator<Item = T>,
) -> Result<Vec<String>, InvalidPolicy> {
    let check = |scheme: T| {
        let mut scheme: String = scheme.into();
        scheme.make_ascii_lowercase();
        if urls::is_scheme(&scheme) {
            Ok(scheme)
        } else {
            Err(InvalidPolicy::new(policy, &scheme, PolicyRule::Scheme))
        }
    };
    schemes.into_iter().map(check).collect()
}
