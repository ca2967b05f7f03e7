//! Links: the elements that name other resources, with resolved URLs.

use treewright_dom::{Namespace, NodeRef};
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;
use treewright_semantics::hyperlinks::xlink_href;
use url::{ParseError, Url};

use crate::urls::DocumentUrls;

/// The kinds of links for [`links`] to find; by default, those of `a`, `area` and `link` elements.
///
/// ```
/// use treewright_read::LinkOptions;
/// let options = LinkOptions::new().embedded(true);
/// assert!(options.hyperlinks && options.embedded && !options.actions);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct LinkOptions {
    /// `href` of `a` and `area` elements, including SVG links.
    pub hyperlinks: bool,
    /// `href` of `link` elements.
    pub link_elements: bool,
    /// The targets of forms: `action` and `formaction`.
    pub actions: bool,
    /// Documents, scripts and media that the page embeds: `src` of `iframe`, `frame`, `embed`, `script`,
    /// `audio`, `video`, `source` and `track`, and `data` of `object`. For images, use
    /// [`images`](crate::images).
    pub embedded: bool,
    /// The sources of quotes and edits: `cite` of `blockquote`, `q`, `ins` and `del`.
    pub citations: bool,
}

impl LinkOptions {
    /// Selects hyperlinks and the links of `link` elements.
    pub const fn new() -> Self {
        Self {
            hyperlinks: true,
            link_elements: true,
            actions: false,
            embedded: false,
            citations: false,
        }
    }

    /// Selects all kinds of links.
    pub const fn all() -> Self {
        Self { actions: true, embedded: true, citations: true, ..Self::new() }
    }

    /// Sets [`hyperlinks`](Self::hyperlinks).
    #[must_use]
    pub const fn hyperlinks(mut self, hyperlinks: bool) -> Self {
        self.hyperlinks = hyperlinks;
        self
    }

    /// Sets [`link_elements`](Self::link_elements).
    #[must_use]
    pub const fn link_elements(mut self, link_elements: bool) -> Self {
        self.link_elements = link_elements;
        self
    }

    /// Sets [`actions`](Self::actions).
    #[must_use]
    pub const fn actions(mut self, actions: bool) -> Self {
        self.actions = actions;
        self
    }

    /// Sets [`embedded`](Self::embedded).
    #[must_use]
    pub const fn embedded(mut self, embedded: bool) -> Self {
        self.embedded = embedded;
        self
    }

    /// Sets [`citations`](Self::citations).
    #[must_use]
    pub const fn citations(mut self, citations: bool) -> Self {
        self.citations = citations;
        self
    }

    /// The attribute of an element that is such a link.
    fn attribute_of(self, element: NodeRef<'_>) -> Option<&'static str> {
        match (element.namespace()?, element.name()) {
            (Namespace::Svg, "a") if self.hyperlinks => Some("href"),
            (Namespace::Html, name) => match name {
                "a" | "area" if self.hyperlinks => Some("href"),
                "link" if self.link_elements => Some("href"),
                "form" if self.actions => Some("action"),
                "button" | "input" if self.actions => Some("formaction"),
                "iframe" | "frame" | "embed" | "script" | "audio" | "video" | "source"
                | "track"
                    if self.embedded =>
                {
                    Some("src")
                }
                "object" if self.embedded => Some("data"),
                "blockquote" | "q" | "ins" | "del" if self.citations => Some("cite"),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Default for LinkOptions {
    fn default() -> Self {
        Self::new()
    }
}

/// An element that names another resource. See [`links`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Link<'a> {
    /// The element.
    pub element: NodeRef<'a>,
    /// The name of the attribute: `xlink:href` for an SVG link without `href`.
    pub attribute: &'static str,
    /// The value of the attribute, as written.
    pub href: &'a str,
    /// The resolved URL, or the reason why it is not a URL.
    pub url: Result<Url, ParseError>,
}

/// The links at or below a node, in tree order, except in template contents and shadow trees. Links with
/// invalid URLs are included, with the error.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::url::Url;
/// use treewright_read::{DocumentUrls, LinkOptions, links};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Html, "a")?;
/// document.set_attribute(element, "href", "b.html")?;
/// document.set_text_content(element, " next  page ")?;
/// document.append(document.root(), element)?;
///
/// let urls = DocumentUrls::with_url(&document, Url::parse("https://example.com/a.html")?);
/// let link = links(document.root_node(), &urls, LinkOptions::new()).next().unwrap();
/// assert_eq!(link.url?.as_str(), "https://example.com/b.html");
/// # let link = links(document.root_node(), &urls, LinkOptions::new()).next().unwrap();
/// assert_eq!((link.href, link.text().as_str()), ("b.html", "next page"));
/// # Ok(())
/// # }
/// ```
pub fn links<'a>(
    root: NodeRef<'a>,
    urls: &DocumentUrls,
    options: LinkOptions,
) -> impl Iterator<Item = Link<'a>> {
    let nodes = std::iter::once(root).chain(root.descendants());
    nodes.filter_map(move |element| {
        let attribute = options.attribute_of(element)?;
        let (attribute, href) = match element.attr(attribute) {
            Some(href) => (attribute, href),
            None => ("xlink:href", xlink_href(element)?),
        };
        Some(Link { element, attribute, href, url: urls.resolve(href) })
    })
}

impl<'a> Link<'a> {
    /// The text of the link in one line: that of an `a` element, or the `alt` of an `area`.
    pub fn text(&self) -> String {
        if self.element.is_html("area") {
            let alt = self.element.attr("alt").unwrap_or_default();
            return strip_and_collapse_ascii_white_space(alt);
        }
        strip_and_collapse_ascii_white_space(&self.element.text())
    }

    /// The link types: the keywords of `rel`, as written.
    /// <https://html.spec.whatwg.org/multipage/links.html#linkTypes>
    pub fn rel(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.element.attr("rel").unwrap_or_default().split_ascii_whitespace()
    }

    /// The title.
    pub fn title(&self) -> Option<&'a str> {
        self.element.attr("title")
    }

    /// The language of the linked resource.
    pub fn hreflang(&self) -> Option<&'a str> {
        self.element.attr("hreflang")
    }

    /// The type of the linked resource, for `a`, `area`, `link`, `embed`, `object`, `source` and `script`.
    pub fn media_type(&self) -> Option<&'a str> {
        match self.element.name() {
            "button" | "input" => None,
            _ => self.element.attr("type"),
        }
    }

    /// The file name of a download, which can be empty; `None` if the link is not a download.
    pub fn download(&self) -> Option<&'a str> {
        self.element.attr("download")
    }

    /// The URLs that are pinged when the link is followed, resolved.
    /// <https://html.spec.whatwg.org/multipage/links.html#ping>
    pub fn ping<'u>(
        &self,
        urls: &'u DocumentUrls,
    ) -> impl Iterator<Item = Result<Url, ParseError>> + use<'a, 'u> {
        let ping = self.element.attr("ping").unwrap_or_default();
        ping.split_ascii_whitespace().map(|url| urls.resolve(url))
    }

    /// The name of the frame or window that the link opens in. The `target` of a `base` element is ignored.
    pub fn target(&self) -> Option<&'a str> {
        let is_button = matches!(self.element.name(), "button" | "input");
        self.element.attr(if is_button { "formtarget" } else { "target" })
    }
}
