//! Records of what a filter removes.

use std::fmt;

use treewright_dom::{Document, NodeId, NodeKind, Span};

/// A change of a tree by a [`Filter`](crate::Filter).
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_sanitize::{Action, Sanitizer};
///
/// let mut document = Document::new();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// document.set_attribute(paragraph, "onclick", "f()")?;
/// let fragment = document.create_document_fragment();
/// document.append(fragment, paragraph)?;
/// let mut records = Vec::new();
/// Sanitizer::default().filter().sanitize_and_record(&mut document, fragment, &mut records);
/// assert_eq!(records[0].to_string(), "p: removed the attribute onclick: the configuration does not allow it");
/// # Ok::<(), treewright_dom::NodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record {
    /// The names of the elements from the outermost one that is sanitized to the element that the change
    /// concerns, separated by ` > `.
    pub path: String,
    /// The change.
    pub action: Action,
    /// The kind of thing that was changed.
    pub kind: Kind,
    /// The name of the element, attribute or property, or the target of the processing instruction; empty for comments.
    pub name: String,
    /// The value that the attribute or property had, the part of it that was removed, or the data of the text,
    /// comment or processing instruction; empty for elements.
    pub value: String,
    /// The reason.
    pub reason: Reason,
    /// The place in the source, if the tree was parsed with origins: the element with its contents, the attribute, or
    /// the node; a text with the markup between its parts. An element that is not written, such as `tbody`, has the place of the tag that it is implied by, and an
    /// attribute that a policy added that of its tag.
    pub span: Option<Span>,
}

impl Record {
    /// Makes a record of an element, a text, a comment or a processing instruction that is about to be changed. A shadow
    /// root is recorded as the `template` element that declares it.
    #[must_use]
    pub fn of_node(document: &Document, node: NodeId, action: Action, reason: Reason) -> Self {
        let data = || document.text(node).unwrap_or_default().to_owned();
        let (kind, name, value) = match document.kind(node) {
            Some(NodeKind::Text) => (Kind::Text, String::new(), data()),
            Some(NodeKind::Comment) => (Kind::Comment, String::new(), data()),
            Some(NodeKind::ProcessingInstruction) => {
                let (target, data) = document.processing_instruction(node).unwrap_or_default();
                (Kind::ProcessingInstruction, target.to_owned(), data.to_owned())
            }
            Some(NodeKind::ShadowRoot) => (Kind::Element, "template".to_owned(), String::new()),
            _ => {
                let name = document.local_name(node).unwrap_or_default();
                (Kind::Element, name.to_owned(), String::new())
            }
        };
        let span = place_of(document, node);
        let path = path(document, document.parent(node).or_else(|| document.host(node)));
        Self { path, action, kind, name, value, reason, span }
    }
}

/// The place of a node in the source. One that is not a range of it has the place of its start tag, or of the one that
/// it was made from again; and one that is not written has that of the token that it was implied by.
pub(crate) fn place_of(document: &Document, node: NodeId) -> Option<Span> {
    let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
    // A node that a filter made has the place of the one around it.
    std::iter::successors(Some(node), around).find_map(|node| {
        let origin = document.origin(node)?;
        let token = || origin.token().map(|token| token.span);
        let tag = || origin.start_tag().or_else(|| origin.original());
        origin.span().or_else(|| range_of(origin.text_spans())).or_else(tag).or_else(token)
    })
}

/// The range of a source around spans, which can be in any order.
pub(crate) fn range_of(spans: impl Iterator<Item = Span>) -> Option<Span> {
    spans.reduce(|range, span| {
        let is_elsewhere = span.source != range.source;
        let (start, end) = (range.start.min(span.start), range.end.max(span.end));
        if is_elsewhere { range } else { Span { start, end, ..range } }
    })
}

/// The names of the elements around a node, from the outermost one.
pub(crate) fn path(document: &Document, from: Option<NodeId>) -> String {
    let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
    let nodes = std::iter::successors(from, around);
    let mut names: Vec<&str> = nodes.filter_map(|node| document.local_name(node)).collect();
    names.reverse();
    names.join(" > ")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, action, kind, name, reason, .. } = self;
        if !path.is_empty() {
            write!(f, "{path}: ")?;
        }
        write!(f, "{} the {}", action.as_str(), kind.as_str())?;
        if !name.is_empty() {
            write!(f, " {name}")?;
        }
        write!(f, ": {reason}")
    }
}

/// The change of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Action {
    /// It was removed, an element with its contents.
    Removed,
    /// The element was replaced with its children.
    Unwrapped,
    /// It has another value.
    Changed,
}

impl Action {
    /// The name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Removed => "removed",
            Self::Unwrapped => "unwrapped",
            Self::Changed => "changed",
        }
    }
}

/// The kind of thing that a [`Record`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// An element.
    Element,
    /// An attribute.
    Attribute,
    /// A URL: an attribute that was removed or changed because of it, or one of several URLs in an attribute.
    Url,
    /// A declaration of an attribute `style` or of a `style` element, or another part of a style sheet.
    Declaration,
    /// A text, which only a proof removes.
    Text,
    /// A comment.
    Comment,
    /// A processing instruction.
    ProcessingInstruction,
}

impl Kind {
    /// The name in lower case, with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Element => "element",
            Self::Attribute => "attribute",
            Self::Url => "url",
            Self::Declaration => "declaration",
            Self::Text => "text",
            Self::Comment => "comment",
            Self::ProcessingInstruction => "processing-instruction",
        }
    }
}

/// The reason of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The configuration does not allow it.
    Configuration,
    /// The attribute has a `javascript:` URL.
    JavascriptUrl,
    /// The attribute lets an animation change a URL.
    AnimatedUrl,
    /// For text: it runs scripts in another namespace, in which the text may be parsed.
    ScriptElsewhere,
    /// For text: its name has a character that other parsers read in another way.
    NameCharacters,
    /// For text: its text looks like markup, which it would be in another element.
    MarkupInText,
    /// For text: parsers that are older than processing instructions in HTML read it as a comment.
    ProcessingInstruction,
    /// For text: no end tag closes the element.
    NeverClosed,
    /// For text: parsers disagree about its contents, depending on whether scripting is on.
    DependsOnScripting,
    /// For text: parsers disagree about it, depending on whether they allow declarative shadow roots or patches.
    DependsOnTheParser,
    /// For text: HTML that is written from the tree is parsed as another tree.
    Reparsed,
    /// A policy does not allow the scheme of the URL.
    UrlScheme,
    /// A policy does not allow URLs without a scheme.
    RelativeUrl,
    /// A policy resolves it, and it is not a URL.
    InvalidUrl,
    /// A policy made the URL absolute.
    ResolvedUrl,
    /// The function for URLs replaced or removed it.
    UrlFunction,
    /// A policy put a prefix in front of ids.
    Prefix,
    /// A policy does not allow the class.
    Class,
    /// A policy does not allow the declaration, or the part of a style sheet.
    Style,
    /// A policy does not allow the value of the attribute.
    AttributeValue,
    /// The function for attributes replaced or removed it.
    AttributeFunction,
    /// A policy sets the attribute.
    SetAttribute,
    /// A policy limits the depth; for text: the limit of parses is met.
    TooDeep,
}

impl Reason {
    /// The name in lower case, with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Configuration => "configuration",
            Self::JavascriptUrl => "javascript-url",
            Self::AnimatedUrl => "animated-url",
            Self::ScriptElsewhere => "script-elsewhere",
            Self::NameCharacters => "name-characters",
            Self::MarkupInText => "markup-in-text",
            Self::ProcessingInstruction => "processing-instruction",
            Self::NeverClosed => "never-closed",
            Self::DependsOnScripting => "depends-on-scripting",
            Self::DependsOnTheParser => "depends-on-the-parser",
            Self::Reparsed => "reparsed",
            Self::UrlScheme => "url-scheme",
            Self::RelativeUrl => "relative-url",
            Self::InvalidUrl => "invalid-url",
            Self::ResolvedUrl => "resolved-url",
            Self::UrlFunction => "url-function",
            Self::Prefix => "prefix",
            Self::Class => "class",
            Self::Style => "style",
            Self::AttributeValue => "attribute-value",
            Self::AttributeFunction => "attribute-function",
            Self::SetAttribute => "set-attribute",
            Self::TooDeep => "too-deep",
        }
    }

    /// The address of the place in the standard.
    pub const fn anchor(self) -> &'static str {
        match self {
            Self::Configuration => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitize"
            }
            Self::JavascriptUrl => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-navigating-url-attributes-list"
            }
            Self::UrlScheme => "https://url.spec.whatwg.org/#concept-url-scheme",
            Self::RelativeUrl | Self::InvalidUrl | Self::ResolvedUrl | Self::UrlFunction => {
                "https://html.spec.whatwg.org/multipage/urls-and-fetching.html#resolving-urls"
            }
            Self::Prefix => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-dom-clobbering"
            }
            Self::Class | Self::SetAttribute | Self::AttributeValue | Self::AttributeFunction => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-script-gadgets"
            }
            Self::Style => "https://html.spec.whatwg.org/multipage/dom.html#the-style-attribute",
            Self::TooDeep => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-considerations"
            }
            Self::AnimatedUrl => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-animating-url-attributes-list"
            }
            _ => {
                "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-mxss"
            }
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Configuration => "the configuration does not allow it",
            Self::JavascriptUrl => "it has a javascript: URL",
            Self::AnimatedUrl => "it lets an animation change a URL",
            Self::ScriptElsewhere => "it can run scripts in another namespace",
            Self::NameCharacters => {
                "its name has a character that other parsers read in another way"
            }
            Self::MarkupInText => "its text would be markup in another element",
            Self::ProcessingInstruction => "older parsers read it as a comment",
            Self::NeverClosed => "no end tag closes it",
            Self::DependsOnScripting => "its contents depend on whether scripting is on",
            Self::DependsOnTheParser => "its contents depend on the settings of the parser",
            Self::Reparsed => "its HTML would be parsed as another tree",
            Self::UrlScheme => "the scheme of the URL is not allowed",
            Self::RelativeUrl => "URLs without a scheme are not allowed",
            Self::InvalidUrl => "it is not a URL",
            Self::ResolvedUrl => "URLs without a scheme are resolved",
            Self::UrlFunction => "the function for URLs decides so",
            Self::Prefix => "ids and names have a prefix",
            Self::Class => "the class is not allowed",
            Self::Style => "the declaration is not allowed",
            Self::AttributeValue => "the value of the attribute is not allowed",
            Self::AttributeFunction => "the function for attributes decides so",
            Self::SetAttribute => "a policy sets it",
            Self::TooDeep => "it is too deep",
        })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The reason after another one; a new reason does not compile without its place.
    fn next(reason: Reason) -> Option<Reason> {
        Some(match reason {
            Reason::Configuration => Reason::JavascriptUrl,
            Reason::JavascriptUrl => Reason::AnimatedUrl,
            Reason::AnimatedUrl => Reason::ScriptElsewhere,
            Reason::ScriptElsewhere => Reason::NameCharacters,
            Reason::NameCharacters => Reason::MarkupInText,
            Reason::MarkupInText => Reason::ProcessingInstruction,
            Reason::ProcessingInstruction => Reason::NeverClosed,
            Reason::NeverClosed => Reason::DependsOnScripting,
            Reason::DependsOnScripting => Reason::DependsOnTheParser,
            Reason::DependsOnTheParser => Reason::Reparsed,
            Reason::Reparsed => Reason::UrlScheme,
            Reason::UrlScheme => Reason::RelativeUrl,
            Reason::RelativeUrl => Reason::InvalidUrl,
            Reason::InvalidUrl => Reason::ResolvedUrl,
            Reason::ResolvedUrl => Reason::UrlFunction,
            Reason::UrlFunction => Reason::Prefix,
            Reason::Prefix => Reason::Class,
            Reason::Class => Reason::Style,
            Reason::Style => Reason::AttributeValue,
            Reason::AttributeValue => Reason::AttributeFunction,
            Reason::AttributeFunction => Reason::SetAttribute,
            Reason::SetAttribute => Reason::TooDeep,
            Reason::TooDeep => return None,
        })
    }

    /// The table of `docs/reference/json.md` has each reason, in their order, with a meaning.
    #[test]
    fn the_reference_lists_all_reasons() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/json.md");
        let page = std::fs::read_to_string(path).expect("it is there");
        let rows = page.lines().skip_while(|line| *line != "| reason | meaning |").skip(2);
        let listed: Vec<(&str, &str)> = rows
            .map_while(|row| row.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | "))
            .collect();
        let all = std::iter::successors(Some(Reason::Configuration), |reason| next(*reason));
        let expected: Vec<&str> = all.map(Reason::as_str).collect();
        let names: Vec<&str> = listed.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, expected);
        assert!(listed.iter().all(|(_, meaning)| !meaning.trim().is_empty()), "{listed:?}");
    }
}
