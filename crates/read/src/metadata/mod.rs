//! Metadata: facts about a page from its head.

mod json;
mod json_ld;
mod open_graph;
mod refresh;

use std::collections::HashSet;

use treewright_dom::{Document, NodeRef};
use treewright_microsyntaxes::mime;
use treewright_microsyntaxes::white_space::strip_ascii_white_space;
use treewright_semantics::language::{own_language, pragma_language};

pub use json_ld::JsonLd;
pub use open_graph::OpenGraphProperty;
pub use refresh::Refresh;

use self::open_graph::OpenGraph;
use crate::links::Link;
use crate::urls::DocumentUrls;

/// A `meta` element with a name and a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamedMetadata<'a> {
    /// The element.
    pub element: NodeRef<'a>,
    /// The name, as written.
    pub name: &'a str,
    /// The value: its `content` attribute.
    pub content: &'a str,
}

/// The metadata of a document.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{DocumentUrls, Metadata};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// for (name, content) in [("description", "A page."), ("twitter:card", "summary")] {
///     let meta = document.create_element(Namespace::Html, "meta")?;
///     document.set_attribute(meta, "name", name)?;
///     document.set_attribute(meta, "content", content)?;
///     # if document.document_element().is_none() {
///     document.append(document.root(), meta)?;
///     # } else { document.append(document.document_element().unwrap(), meta)? }
/// }
/// let metadata = Metadata::of(&document, &DocumentUrls::new(&document));
/// assert_eq!(metadata.description(), Some("A page."));
/// assert_eq!(metadata.twitter, [("twitter:card", "summary")]);
/// assert_eq!(metadata.refresh, None);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Metadata<'a> {
    /// The title. See [`Document::title`].
    pub title: Option<String>,
    /// The language of the document element, or else that of a `Content-Language` pragma.
    /// <https://html.spec.whatwg.org/multipage/dom.html#language>
    pub language: Option<&'a str>,
    /// The name of the document's character encoding.
    pub charset: &'static str,
    /// The first `link` of the type `canonical`.
    pub canonical: Option<Link<'a>>,
    /// The keywords: the comma-separated parts of the values of the name `keywords`, without duplicates.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#meta-keywords>
    pub keywords: Vec<&'a str>,
    /// The colours of the name `theme-color`, each with its media query.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color>
    pub theme_colors: Vec<(&'a str, Option<&'a str>)>,
    /// The refresh that the page requests.
    pub refresh: Option<Refresh>,
    /// The `link` elements of the type `alternate` that are neither style sheets nor feeds.
    pub alternates: Vec<Link<'a>>,
    /// The feeds: `link` elements of the type `alternate` with a media type of RSS or Atom, and those of
    /// the type `feed`.
    pub feeds: Vec<Link<'a>>,
    /// The `link` elements of the type `icon`, and of vendor-specific icon types.
    pub icons: Vec<Link<'a>>,
    /// The `link` element of the type `manifest`.
    pub manifest: Option<Link<'a>>,
    /// The properties of Open Graph, in order.
    pub open_graph: Vec<OpenGraphProperty<'a>>,
    /// The properties of Twitter cards, in order.
    pub twitter: Vec<(&'a str, &'a str)>,
    /// The data blocks of JSON-LD.
    pub json_ld: Vec<JsonLd<'a>>,
    /// All `meta` elements with a `name` and a `content` attribute, in order.
    pub named: Vec<NamedMetadata<'a>>,
}

impl<'a> Metadata<'a> {
    /// Reads the metadata of the main document, in one walk over its tree.
    pub fn of(document: &'a Document, urls: &DocumentUrls) -> Self {
        let mut metadata = Self {
            title: document.title(),
            language: None,
            charset: document.character_encoding().name(),
            canonical: None,
            keywords: Vec::new(),
            theme_colors: Vec::new(),
            refresh: None,
            alternates: Vec::new(),
            feeds: Vec::new(),
            icons: Vec::new(),
            manifest: None,
            open_graph: Vec::new(),
            twitter: Vec::new(),
            json_ld: Vec::new(),
            named: Vec::new(),
        };
        let mut open_graph = OpenGraph::default();
        let mut pragma = None;
        let nodes = document.get(document.main_document()).into_iter();
        for node in nodes.flat_map(NodeRef::descendants) {
            if node.is_html("meta") {
                metadata.meta(node, urls, &mut open_graph, &mut pragma);
            } else if node.is_html("link") {
                metadata.link(node, urls);
            } else if node.is_html("script") {
                metadata.json_ld.extend(JsonLd::of(node));
            }
        }
        metadata.open_graph = open_graph.properties;
        metadata.keywords = metadata.split_keywords();
        let element = document.document_element().and_then(|element| document.get(element));
        metadata.language = element.and_then(own_language).or(pragma);
        metadata
    }

    fn meta(
        &mut self,
        meta: NodeRef<'a>,
        urls: &DocumentUrls,
        open_graph: &mut OpenGraph<'a>,
        default_language: &mut Option<&'a str>,
    ) {
        let Some(content) = meta.attr("content") else {
            return;
        };
        *default_language = pragma_language(meta).or(*default_language);
        let pragma = meta.attr("http-equiv").unwrap_or_default();
        if pragma.eq_ignore_ascii_case("refresh") && self.refresh.is_none() {
            self.refresh = refresh::parse_refresh(content, urls);
        }
        let name = meta.attr("name");
        // Pages write Open Graph names in either attribute.
        let properties = meta.attr("property").unwrap_or_default().split_ascii_whitespace();
        for property in properties.chain(name) {
            if property.starts_with("twitter:") {
                self.twitter.push((property, content));
            } else {
                open_graph.add(property, content);
            }
        }
        let Some(name) = name.filter(|name| !name.is_empty()) else {
            return;
        };
        self.named.push(NamedMetadata { element: meta, name, content });
        if name.eq_ignore_ascii_case("theme-color") {
            self.theme_colors.push((strip_ascii_white_space(content), meta.attr("media")));
        }
    }

    fn link(&mut self, element: NodeRef<'a>, urls: &DocumentUrls) {
        // A link without a URL is not one.
        let Some(href) = element.attr("href").filter(|href| !href.is_empty()) else {
            return;
        };
        let link = || Link { element, attribute: "href", href, url: urls.resolve(href) };
        let rel = || element.attr("rel").unwrap_or_default().split_ascii_whitespace();
        let has = |keyword| rel().any(|other: &str| other.eq_ignore_ascii_case(keyword));
        if self.canonical.is_none() && has("canonical") {
            self.canonical = Some(link());
        }
        if self.manifest.is_none() && has("manifest") {
            self.manifest = Some(link());
        }
        if has("icon") || has("apple-touch-icon") || has("mask-icon") {
            self.icons.push(link());
        }
        let media_type = element.attr("type").and_then(|text| mime::parse(text).ok());
        let is_feed = media_type.is_some_and(|media_type| {
            let feeds = ["application/rss+xml", "application/atom+xml", "application/feed+json"];
            feeds.contains(&media_type.essence())
        });
        if has("feed") || has("alternate") && is_feed {
            self.feeds.push(link());
        } else if has("alternate") && !has("stylesheet") {
            self.alternates.push(link());
        }
    }

    fn split_keywords(&self) -> Vec<&'a str> {
        let mut known = HashSet::new();
        let values = self.all("keywords").flat_map(|content| content.split(','));
        let keywords = values.map(strip_ascii_white_space).filter(|keyword| !keyword.is_empty());
        keywords.filter(|keyword| known.insert(*keyword)).collect()
    }

    /// The values of the `meta` elements with this name, in order. The case of the name does not matter.
    pub fn all<'n>(&'n self, name: &'n str) -> impl Iterator<Item = &'a str> + use<'a, 'n> {
        let named = self.named.iter().filter(|meta| meta.name.eq_ignore_ascii_case(name));
        named.map(|meta| meta.content)
    }

    /// The value of the first `meta` element with this name. The case of the name does not matter.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.named.iter().find(|meta| meta.name.eq_ignore_ascii_case(name)).map(|meta| meta.content)
    }

    /// The value of the first property of Open Graph with this name, such as `og:title`.
    pub fn open_graph(&self, name: &str) -> Option<&'a str> {
        self.open_graph.iter().find(|property| property.name == name).map(|property| property.value)
    }

    /// The description of the page.
    pub fn description(&self) -> Option<&'a str> {
        self.get("description")
    }

    /// The author of the page.
    pub fn author(&self) -> Option<&'a str> {
        self.get("author")
    }

    /// The program that made the page.
    pub fn generator(&self) -> Option<&'a str> {
        self.get("generator")
    }

    /// The rules for search engines.
    pub fn robots(&self) -> Option<&'a str> {
        self.get("robots")
    }

    /// The settings of the viewport.
    pub fn viewport(&self) -> Option<&'a str> {
        self.get("viewport")
    }
}
