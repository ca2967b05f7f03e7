//! Images: the elements that show or name one, with all sources.
//! <https://html.spec.whatwg.org/multipage/images.html#images>

use treewright_dom::{Namespace, NodeRef};
use treewright_semantics::hyperlinks::xlink_href;
pub use treewright_semantics::sizes::{SourceSize, parse_sizes};
pub use treewright_semantics::srcset::{
    Candidate, Descriptor, Srcset, SrcsetError, SrcsetErrorKind, parse_srcset,
};
use url::{ParseError, Url};

use crate::urls::DocumentUrls;

/// The kind of an [`Image`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ImageKind {
    /// An `img` element, with the sources of its `picture` element.
    Img,
    /// An image button: an `input` element.
    Button,
    /// The poster frame of a `video` element.
    Poster,
    /// An `image` element of SVG.
    Svg,
    /// An icon: a `link` element of the type `icon`, `apple-touch-icon` or `mask-icon`.
    Icon,
    /// An image that is fetched early: a `link` element with `as=image`.
    Preload,
}

/// A source of an image.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageSource<'a> {
    /// The element of the source: the image itself, or a `source` element of its `picture`.
    pub element: NodeRef<'a>,
    /// The URL, as written.
    pub href: &'a str,
    /// The resolved URL, or the reason why it is not a URL.
    pub url: Result<Url, ParseError>,
    /// Its width or density.
    pub descriptor: Descriptor,
}

impl<'a> ImageSource<'a> {
    /// The media query of a `source` element.
    pub fn media(&self) -> Option<&'a str> {
        self.element.attr("media")
    }

    /// The type of the image, for a `source` or `link` element.
    pub fn media_type(&self) -> Option<&'a str> {
        self.element.attr("type").filter(|_| !self.element.is_html("input"))
    }

    /// The widths at which the image is shown, for sources with a width descriptor.
    pub fn sizes(&self) -> Vec<SourceSize<'a>> {
        let name = if self.element.is_html("link") { "imagesizes" } else { "sizes" };
        self.element.attr(name).map(parse_sizes).unwrap_or_default()
    }
}

/// An image of a page. See [`images`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Image<'a> {
    /// The element.
    pub element: NodeRef<'a>,
    /// Its kind.
    pub kind: ImageKind,
}

impl<'a> Image<'a> {
    /// All sources, in the order in which they are tried: for an `img` in a `picture` those of the `source`
    /// elements before it, then those of `srcset`, and last that of `src`, unless `srcset` makes it unused.
    /// Sources with invalid URLs are included, with the error.
    ///
    /// The time and memory are linear in the length of all these attributes. An `img` does not share
    /// sources with another, except that each of several in one `picture` has those of the `source`
    /// elements before it.
    ///
    /// <https://html.spec.whatwg.org/multipage/images.html#update-the-source-set>
    pub fn sources(&self, urls: &DocumentUrls) -> Vec<ImageSource<'a>> {
        let mut sources = Vec::new();
        for source in self.elements_of_picture() {
            add_source_set(&mut sources, source, None, source.attr("srcset"), urls);
        }
        let element = self.element;
        let (default, srcset) = match self.kind {
            ImageKind::Img => (element.attr("src"), element.attr("srcset")),
            ImageKind::Button => (element.attr("src"), None),
            ImageKind::Poster => (element.attr("poster"), None),
            ImageKind::Svg => (element.attr("href").or_else(|| xlink_href(element)), None),
            ImageKind::Icon => (element.attr("href"), None),
            ImageKind::Preload => (element.attr("href"), element.attr("imagesrcset")),
        };
        add_source_set(&mut sources, element, default, srcset, urls);
        sources
    }

    /// The parse errors of its `srcset`, and of those of the `source` elements before it, each with the
    /// element.
    pub fn errors(&self) -> Vec<(NodeRef<'a>, SrcsetError)> {
        let name = if self.kind == ImageKind::Preload { "imagesrcset" } else { "srcset" };
        let has_srcset = matches!(self.kind, ImageKind::Img | ImageKind::Preload);
        let own = has_srcset.then_some((self.element, name));
        let elements = self.elements_of_picture().map(|source| (source, "srcset")).chain(own);
        let mut errors = Vec::new();
        for (element, name) in elements {
            let srcset = element.attr(name).map(parse_srcset).unwrap_or_default();
            errors.extend(srcset.errors.into_iter().map(|error| (element, error)));
        }
        errors
    }

    /// The `source` elements with a `srcset` attribute before an `img` element in its `picture`.
    fn elements_of_picture(&self) -> impl Iterator<Item = NodeRef<'a>> + use<'a> {
        let image = self.element;
        let picture = image.parent().filter(|parent| parent.is_html("picture"));
        let picture = picture.filter(|_| self.kind == ImageKind::Img);
        let children = picture.into_iter().flat_map(NodeRef::child_elements);
        let before = children.take_while(move |child| *child != image);
        before.filter(|child| child.is_html("source") && child.has_attr("srcset"))
    }

    /// The alternative text: `None` without an `alt` attribute, empty for a decorative image.
    pub fn alt(&self) -> Option<&'a str> {
        self.element.attr("alt")
    }

    /// The `width` attribute, as written.
    pub fn width(&self) -> Option<&'a str> {
        self.element.attr("width")
    }

    /// The `height` attribute, as written.
    pub fn height(&self) -> Option<&'a str> {
        self.element.attr("height")
    }

    /// Returns true if the image is loaded lazily: only when it is about to become visible.
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-loading-attributes>
    pub fn is_lazy(&self) -> bool {
        self.element.attr("loading").is_some_and(|loading| loading.eq_ignore_ascii_case("lazy"))
    }
}

/// The images at or below a node, in tree order, except in template contents and shadow trees. Images
/// without any source, and with invalid URLs, are included.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{Descriptor, DocumentUrls, images};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// let img = document.create_element(Namespace::Html, "img")?;
/// document.set_attribute(img, "src", "https://example.com/a.png")?;
/// document.set_attribute(img, "srcset", "https://example.com/b.png 2x")?;
/// document.append(document.root(), img)?;
///
/// let urls = DocumentUrls::new(&document);
/// let image = images(document.root_node()).next().unwrap();
/// assert_eq!(image.alt(), None);
/// let sources = image.sources(&urls);
/// assert_eq!(sources[0].descriptor, Descriptor::Density(2.0));
/// assert_eq!(sources[1].href, "https://example.com/a.png");
/// # Ok(())
/// # }
/// ```
pub fn images(root: NodeRef<'_>) -> impl Iterator<Item = Image<'_>> {
    std::iter::once(root).chain(root.descendants()).filter_map(image)
}

fn image(element: NodeRef<'_>) -> Option<Image<'_>> {
    let kind = match (element.namespace()?, element.name()) {
        (Namespace::Html, "img") => ImageKind::Img,
        (Namespace::Html, "input") if has_keyword(element, "type", "image") => ImageKind::Button,
        (Namespace::Html, "video") if element.has_attr("poster") => ImageKind::Poster,
        (Namespace::Html, "link") => link_kind(element)?,
        (Namespace::Svg, "image") => ImageKind::Svg,
        _ => return None,
    };
    Some(Image { element, kind })
}

/// Returns true if the value of an attribute is this keyword.
fn has_keyword(element: NodeRef<'_>, attribute: &str, keyword: &str) -> bool {
    element.attr(attribute).is_some_and(|value| value.eq_ignore_ascii_case(keyword))
}

fn link_kind(link: NodeRef<'_>) -> Option<ImageKind> {
    let rel = || link.attr("rel").unwrap_or_default().split_ascii_whitespace();
    let has = |keyword| rel().any(|other| other.eq_ignore_ascii_case(keyword));
    let icons = ["icon", "apple-touch-icon", "apple-touch-icon-precomposed", "mask-icon"];
    if icons.into_iter().any(has) {
        return Some(ImageKind::Icon);
    }
    (has("preload") && has_keyword(link, "as", "image")).then_some(ImageKind::Preload)
}

/// Adds the sources of a `srcset` and a default source.
/// <https://html.spec.whatwg.org/multipage/images.html#create-a-source-set>
fn add_source_set<'a>(
    sources: &mut Vec<ImageSource<'a>>,
    element: NodeRef<'a>,
    default: Option<&'a str>,
    srcset: Option<&'a str>,
    urls: &DocumentUrls,
) {
    let candidates = srcset.map(parse_srcset).unwrap_or_default().candidates;
    let makes_default_unused = |candidate: &Candidate<'_>| match candidate.descriptor {
        Descriptor::Width(_) => true,
        Descriptor::Density(density) => (density - 1.0).abs() < f64::EPSILON,
        _ => false,
    };
    let is_used = |url: &&str| !url.is_empty() && !candidates.iter().any(makes_default_unused);
    let default = default.filter(is_used).map(|url| (url, Descriptor::None));
    let candidates = candidates.iter().map(|source| (source.url, source.descriptor));
    sources.extend(candidates.chain(default).map(|(href, descriptor)| {
        let url = urls.resolve(href);
        ImageSource { element, href, url, descriptor }
    }));
}
