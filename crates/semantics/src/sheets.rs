//! The elements of a page that have style sheets.

use treewright_dom::{Document, LocalName, Namespace, NodeRef};

/// A `style` or `link` element that has a sheet of CSS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeclaredSheet<'a> {
    /// The place of its text.
    pub source: SheetSource<'a>,
    /// Its media queries, unless they are empty.
    pub media: Option<&'a str>,
    /// The name of its set of sheets, unless that is empty.
    pub title: Option<&'a str>,
    /// It is an alternate sheet.
    pub is_alternate: bool,
}

/// The place of the text of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "the standard closes the list")]
pub enum SheetSource<'a> {
    /// The [child text content](https://dom.spec.whatwg.org/#concept-child-text-content) of this element.
    Text(NodeRef<'a>),
    /// This address, as it is written.
    Url(&'a str),
}

impl<'a> DeclaredSheet<'a> {
    /// The sheet of an element. `None` for others, for types other than CSS, and for a `link` that is disabled or has no address.
    ///
    /// <https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block> and
    /// <https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::sheets::{DeclaredSheet, SheetSource};
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "link").unwrap();
    /// document.set_attribute(link, "rel", "stylesheet").unwrap();
    /// assert_eq!(DeclaredSheet::of(document.get(link).unwrap()), None);
    /// document.set_attribute(link, "href", "a.css").unwrap();
    /// let sheet = DeclaredSheet::of(document.get(link).unwrap()).unwrap();
    /// assert_eq!(sheet.source, SheetSource::Url("a.css"));
    /// ```
    pub fn of(node: NodeRef<'a>) -> Option<Self> {
        let name = node.local_name()?;
        let is_style =
            name == "style" && matches!(node.namespace(), Some(Namespace::Html | Namespace::Svg));
        if !is_style && !node.is_html_element(LocalName::LINK) {
            return None;
        }
        let media = node.attr("media").filter(|media| !media.trim_ascii().is_empty());
        let title = node.attr("title").filter(|title| !title.is_empty());
        let kind = node.attr("type").unwrap_or_default();
        if is_style {
            let is_css = kind.is_empty() || kind.eq_ignore_ascii_case("text/css");
            let source = SheetSource::Text(node);
            return is_css.then_some(Self { source, media, title, is_alternate: false });
        }
        let is_css = kind.is_empty() || kind.trim_ascii().eq_ignore_ascii_case("text/css");
        let words = node.attr("rel")?;
        let has = |word: &str| {
            words.split_ascii_whitespace().any(|other| other.eq_ignore_ascii_case(word))
        };
        if !is_css || node.has_attr("disabled") || !has("stylesheet") {
            return None;
        }
        let source = SheetSource::Url(node.attr("href").filter(|url| !url.is_empty())?);
        Some(Self { source, media, title, is_alternate: has("alternate") })
    }
}

/// Returns true if a document or one of its shadow trees has a sheet: a `style` element, or a `link` to one.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::sheets::has_sheets;
/// let mut document = Document::new();
/// let style = document.create_element(Namespace::Html, "style").unwrap();
/// document.append(document.root(), style).unwrap();
/// assert!(has_sheets(&document));
/// ```
pub fn has_sheets(document: &Document) -> bool {
    document.nodes().any(|node| DeclaredSheet::of(node).is_some())
}
