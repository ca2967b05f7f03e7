//! The cases in which serializing and parsing does not give the same tree. The standard warns of them in
//! the section <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments> by
//! examples, and in general: the parser itself produces trees that do not survive the round trip. Its tree
//! of such a serialization nearly always does; here are the exceptions, and the examples that only a script
//! can produce.

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind};
use treewright_syntax::{ElementFlags, ScriptingMode};

use super::links::all_trees;
use crate::check::Setup;

/// A case that the standard warns of, in its order; cases without an example come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Warning {
    /// A comment or an element in an element that can only hold text, as in a `textarea`.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    NodeInRawText,
    /// A comment that contains its own end.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    EndInComment,
    /// Text that contains the end tag of its element, as in `script` or `style`.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    EndTagInRawText,
    /// An element in a `p` element that its start tag would end, as a `ul` element.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element>
    BlockInParagraph,
    /// A `form` element in a `form` element.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#form-element-pointer>
    NestedForm,
    /// An `a` element in an `a` element, and so for all other elements whose start tag ends another
    /// element: `li`, `button` and so on.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    EndedByStartTag,
    /// A newline at the start of a `pre`, `listing` or `textarea` element.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    InitialNewline,
    /// A `plaintext` element: its end tag becomes text.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#plaintext-state>
    Plaintext,
    /// A `selectedcontent` element that contains an `option` or another `selectedcontent` element, or that
    /// has contents and follows an option: its contents are copied into it once more before they are
    /// parsed, and its copies of options are also options.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    CopiedAgain,
    /// Content that the parser ignores in its place, and that `<template for>` can insert there: a part of
    /// a table outside one, or anything but columns in the contents of a `colgroup` element without the
    /// element itself. <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup>
    Ignored,
    /// A CR, from a character reference: it is written unchanged, and read as a newline.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream>
    CarriageReturn,
    /// An HTML element at a place where its start tag creates an element of another namespace: directly
    /// below a foreign element, or a fragment whose context is one. (Some start tags break out.)
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    HtmlInForeignContent,
    /// A script that ends where end tags belong to a script inside a comment: its own end tag does not end
    /// it, so everything after it joins it, including the end tag. The section on serializing has no
    /// example; that on the contents of scripts warns that such a script "is not terminated".
    /// <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>
    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-state>
    UnterminatedScript,
    /// Text of a `noscript` element in template contents: with scripting on, the parser reads it as raw
    /// text, but it is written escaped, because scripting is disabled for the nodes of an inert document.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    InertNoscript,
}

/// Returns true if a warning is about a node.
type Predicate = fn(&Tree<'_>, NodeId) -> bool;

impl Warning {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::NodeInRawText,
        Self::EndInComment,
        Self::EndTagInRawText,
        Self::BlockInParagraph,
        Self::NestedForm,
        Self::EndedByStartTag,
        Self::InitialNewline,
        Self::Plaintext,
        Self::CopiedAgain,
        Self::Ignored,
        Self::CarriageReturn,
        Self::HtmlInForeignContent,
        Self::UnterminatedScript,
        Self::InertNoscript,
    ];

    fn predicate(self) -> Predicate {
        match self {
            Self::NodeInRawText => is_node_in_raw_text,
            Self::EndInComment => is_comment_with_an_end,
            Self::EndTagInRawText => is_raw_text_with_an_end_tag,
            Self::BlockInParagraph => is_block_in_paragraph,
            Self::NestedForm => is_nested_form,
            Self::EndedByStartTag => is_ended_by_start_tag,
            Self::InitialNewline => begins_with_a_newline,
            Self::Plaintext => is_plaintext,
            Self::CopiedAgain => is_copied_again,
            Self::Ignored => is_ignored,
            Self::CarriageReturn => has_a_carriage_return,
            Self::HtmlInForeignContent => is_html_in_foreign_content,
            Self::UnterminatedScript => is_unterminated_script,
            Self::InertNoscript => is_escaped_in_noscript,
        }
    }

    /// The first that applies below the root, including template contents and shadow trees.
    pub fn about(document: &Document, root: NodeId, setup: &Setup) -> Option<Self> {
        let roots = all_trees(document, root).ok()?;
        let tree = Tree { document, root, setup };
        let nodes: Vec<NodeId> =
            roots.iter().flat_map(|root| document.descendants(*root)).collect();
        let applies = |warning: &Self| nodes.iter().any(|node| warning.predicate()(&tree, *node));
        Self::ALL.into_iter().find(applies)
    }
}

/// The arguments of the predicates.
struct Tree<'a> {
    document: &'a Document,
    root: NodeId,
    setup: &'a Setup,
}

impl Tree<'_> {
    fn is(&self, node: NodeId, name: LocalName) -> bool {
        self.document.is_element(node, Namespace::Html, name)
    }

    fn is_one_of(&self, node: NodeId, names: &[LocalName]) -> bool {
        names.iter().any(|name| self.is(node, *name))
    }

    fn flags(&self, element: NodeId) -> ElementFlags {
        let name = self.document.local_name(element).and_then(LocalName::known);
        let namespace = self.document.namespace(element);
        name.zip(namespace).map_or(ElementFlags::NONE, |(name, namespace)| name.flags(namespace))
    }

    fn has_ancestor(&self, node: NodeId, name: LocalName) -> bool {
        self.document.ancestors(node).any(|ancestor| self.is(ancestor, name))
    }

    /// True if the node is in template contents, also through shadow trees, or will be once the fragment is
    /// in its context.
    fn is_in_template_contents(&self, mut node: NodeId) -> bool {
        loop {
            if node == self.root {
                let context = self.setup.context.as_ref();
                return context.is_some_and(|context| {
                    context.namespace == Namespace::Html && context.local_name == "template"
                });
            }
            let host = self.document.host(node);
            if host.is_some() && self.document.kind(node) == Some(NodeKind::DocumentFragment) {
                return true;
            }
            match self.document.parent(node).or(host) {
                Some(around) => node = around,
                None => return false,
            }
        }
    }

    fn scripting(&self) -> bool {
        self.setup.options.scripting != ScriptingMode::Disabled
    }

    /// Returns true if the contents of the element are read as text that only its end tag ends.
    fn holds_raw_text(&self, element: NodeId) -> bool {
        self.is_one_of(
            element,
            &[
                LocalName::TEXTAREA,
                LocalName::TITLE,
                LocalName::STYLE,
                LocalName::SCRIPT,
                LocalName::XMP,
                LocalName::IFRAME,
                LocalName::NOEMBED,
                LocalName::NOFRAMES,
            ],
        ) || self.scripting() && self.is(element, LocalName::NOSCRIPT)
    }
}

fn is_node_in_raw_text(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.document.kind(node) != Some(NodeKind::Text)
        && tree.document.parent(node).is_some_and(|parent| tree.holds_raw_text(parent))
}

fn is_comment_with_an_end(tree: &Tree<'_>, node: NodeId) -> bool {
    let data = tree.document.text(node).unwrap_or_default();
    tree.document.kind(node) == Some(NodeKind::Comment)
        && (data.starts_with('>')
            || data.starts_with("->")
            || data.contains("-->")
            || data.contains("--!>"))
}

fn is_raw_text_with_an_end_tag(tree: &Tree<'_>, node: NodeId) -> bool {
    let Some(parent) = tree.document.parent(node) else { return false };
    // The text of the other two is escaped.
    if tree.document.kind(node) != Some(NodeKind::Text)
        || !tree.holds_raw_text(parent)
        || tree.is_one_of(parent, &[LocalName::TEXTAREA, LocalName::TITLE])
    {
        return false;
    }
    let name = tree.document.local_name(parent).unwrap_or_default();
    let text = tree.document.text(node).unwrap_or_default().to_ascii_lowercase();
    let ends = text.match_indices(&format!("</{name}")).any(|(start, found)| {
        text[start + found.len()..]
            .starts_with(|after: char| after.is_ascii_whitespace() || matches!(after, '/' | '>'))
    });
    // In a script, text in a comment can contain an end tag.
    ends && !(tree.is(parent, LocalName::SCRIPT) && text.contains("<!--"))
}

/// The elements before whose start tag a `p` element is closed. (`table` is not among them in quirks
/// mode.)
const CLOSES_A_P: &[LocalName] = &[
    LocalName::ADDRESS,
    LocalName::ARTICLE,
    LocalName::ASIDE,
    LocalName::BLOCKQUOTE,
    LocalName::CENTER,
    LocalName::DETAILS,
    LocalName::DIALOG,
    LocalName::DIR,
    LocalName::DIV,
    LocalName::DL,
    LocalName::FIELDSET,
    LocalName::FIGCAPTION,
    LocalName::FIGURE,
    LocalName::FOOTER,
    LocalName::FORM,
    LocalName::HEADER,
    LocalName::HGROUP,
    LocalName::HR,
    LocalName::LISTING,
    LocalName::MAIN,
    LocalName::MENU,
    LocalName::NAV,
    LocalName::OL,
    LocalName::P,
    LocalName::PRE,
    LocalName::SEARCH,
    LocalName::SECTION,
    LocalName::SUMMARY,
    LocalName::UL,
];

fn is_block_in_paragraph(tree: &Tree<'_>, node: NodeId) -> bool {
    if !tree.is_one_of(node, HEADINGS) && !tree.is_one_of(node, CLOSES_A_P) {
        return false;
    }
    let ends_the_scope = ElementFlags::SCOPE.with(ElementFlags::BUTTON_SCOPE);
    tree.document
        .ancestors(node)
        .take_while(|ancestor| !tree.flags(*ancestor).intersects(ends_the_scope))
        .any(|ancestor| tree.is(ancestor, LocalName::P))
}

fn is_nested_form(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.is(node, LocalName::FORM) && (tree.setup.form || tree.has_ancestor(node, LocalName::FORM))
}

/// The limit of a start tag's search for an element to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// In scope.
    Scope,
    /// Across elements that are not special, and `address`, `div` and `p` elements.
    ListItem,
    /// Across elements whose end tags are implied.
    ImpliedEndTags,
    /// The current node only.
    CurrentNode,
}

const HEADINGS: &[LocalName] =
    &[LocalName::H1, LocalName::H2, LocalName::H3, LocalName::H4, LocalName::H5, LocalName::H6];

/// Elements, and the open elements that their start tags end.
const ENDED_BY_START_TAGS: &[(&[LocalName], &[LocalName], Reach)] = &[
    (HEADINGS, HEADINGS, Reach::CurrentNode),
    (&[LocalName::A], &[LocalName::A], Reach::Scope),
    (&[LocalName::NOBR], &[LocalName::NOBR], Reach::Scope),
    (&[LocalName::BUTTON], &[LocalName::BUTTON], Reach::Scope),
    (&[LocalName::INPUT, LocalName::SELECT], &[LocalName::SELECT], Reach::Scope),
    (&[LocalName::LI], &[LocalName::LI], Reach::ListItem),
    (&[LocalName::DD, LocalName::DT], &[LocalName::DD, LocalName::DT], Reach::ListItem),
    (
        &[LocalName::RB, LocalName::RTC],
        &[LocalName::RB, LocalName::RT, LocalName::RTC, LocalName::RP],
        Reach::ImpliedEndTags,
    ),
    (
        &[LocalName::RT, LocalName::RP],
        &[LocalName::RB, LocalName::RT, LocalName::RP],
        Reach::ImpliedEndTags,
    ),
    (&[LocalName::OPTION], &[LocalName::OPTION], Reach::ImpliedEndTags),
    (
        &[LocalName::OPTGROUP, LocalName::HR],
        &[LocalName::OPTION, LocalName::OPTGROUP],
        Reach::ImpliedEndTags,
    ),
];

fn is_ended_by_start_tag(tree: &Tree<'_>, node: NodeId) -> bool {
    let is_passed = |ancestor: NodeId, reach: Reach| {
        let flags = tree.flags(ancestor);
        match reach {
            Reach::Scope => !flags.intersects(ElementFlags::SCOPE),
            Reach::ListItem => {
                let passed = [LocalName::ADDRESS, LocalName::DIV, LocalName::P];
                !flags.intersects(ElementFlags::SPECIAL) || tree.is_one_of(ancestor, &passed)
            }
            Reach::ImpliedEndTags => flags.intersects(ElementFlags::IMPLIED_END_TAG),
            Reach::CurrentNode => false,
        }
    };
    ENDED_BY_START_TAGS.iter().any(|(names, ended, reach)| {
        if !tree.is_one_of(node, names) {
            return false;
        }
        let stop = tree
            .document
            .ancestors(node)
            .find(|ancestor| tree.is_one_of(*ancestor, ended) || !is_passed(*ancestor, *reach));
        stop.is_some_and(|stop| tree.is_one_of(stop, ended))
    })
}

fn begins_with_a_newline(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.is_one_of(node, &[LocalName::PRE, LocalName::LISTING, LocalName::TEXTAREA])
        && tree
            .document
            .first_child(node)
            .filter(|first| tree.document.kind(*first) == Some(NodeKind::Text))
            .and_then(|first| tree.document.text(first))
            .is_some_and(|text| text.starts_with('\n'))
}

fn is_escaped_in_noscript(tree: &Tree<'_>, node: NodeId) -> bool {
    let parent = tree.document.parent(node);
    tree.scripting()
        && parent.is_some_and(|parent| tree.is(parent, LocalName::NOSCRIPT))
        && tree.document.kind(node) == Some(NodeKind::Text)
        && tree.document.text(node).is_some_and(|text| text.contains(['&', '<', '>', '\u{A0}']))
        && tree.is_in_template_contents(node)
}

fn is_plaintext(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.is(node, LocalName::PLAINTEXT)
}

fn is_copied_again(tree: &Tree<'_>, node: NodeId) -> bool {
    if !tree.is(node, LocalName::SELECTEDCONTENT) {
        return false;
    }
    let document = tree.document;
    let holds_options = document
        .descendants(node)
        .any(|inside| tree.is_one_of(inside, &[LocalName::OPTION, LocalName::SELECTEDCONTENT]));
    let select = document.ancestors(node).find(|ancestor| tree.is(*ancestor, LocalName::SELECT));
    let follows_an_option = || {
        let before = select.into_iter().flat_map(|select| document.descendants(select));
        before.take_while(|before| *before != node).any(|before| tree.is(before, LocalName::OPTION))
    };
    holds_options || document.first_child(node).is_some() && follows_an_option()
}

fn is_ignored(tree: &Tree<'_>, node: NodeId) -> bool {
    let rows = [LocalName::TBODY, LocalName::THEAD, LocalName::TFOOT];
    let parts =
        [LocalName::CAPTION, LocalName::COLGROUP, LocalName::COL, LocalName::TR, LocalName::TD];
    let is_part =
        tree.is_one_of(node, &parts) || tree.is_one_of(node, &rows) || tree.is(node, LocalName::TH);
    let Some(parent) = tree.document.parent(node) else { return false };
    if tree.document.kind(parent) != Some(NodeKind::Element) {
        // Below a fragment the context decides.
        return is_among_columns(tree, parent) && !is_allowed_among_columns(tree, node);
    }
    is_part
        && !tree.is_one_of(parent, &rows)
        && !tree.is_one_of(parent, &[LocalName::TABLE, LocalName::COLGROUP, LocalName::TR])
}

/// Returns true if the fragment is read by the rules for "in column group": its context is a `colgroup`
/// element, or it has columns.
fn is_among_columns(tree: &Tree<'_>, fragment: NodeId) -> bool {
    let context = tree.setup.context.as_ref().filter(|_| fragment == tree.root);
    let is_colgroup = context.is_some_and(|context| {
        context.namespace == Namespace::Html && context.local_name == "colgroup"
    });
    is_colgroup
        || tree.document.children(fragment).any(|child| tree.is(child, LocalName::COL))
            && tree.document.kind(fragment) != Some(NodeKind::Document)
}

fn is_allowed_among_columns(tree: &Tree<'_>, node: NodeId) -> bool {
    match tree.document.kind(node) {
        Some(NodeKind::Text) => {
            let text = tree.document.text(node).unwrap_or_default();
            text.chars().all(|character| character.is_ascii_whitespace())
        }
        Some(NodeKind::Element) => tree.is_one_of(node, &[LocalName::COL, LocalName::TEMPLATE]),
        _ => true,
    }
}

fn has_a_carriage_return(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.document.text(node).is_some_and(|text| text.contains('\r'))
        || tree.document.attributes(node).any(|(_, value)| value.contains('\r'))
}

fn is_html_in_foreign_content(tree: &Tree<'_>, node: NodeId) -> bool {
    if tree.document.namespace(node) != Some(Namespace::Html)
        || tree.flags(node).intersects(ElementFlags::FOREIGN_BREAKOUT)
    {
        return false;
    }
    let Some(parent) = tree.document.parent(node) else { return false };
    let integration_points =
        ElementFlags::HTML_INTEGRATION_POINT.with(ElementFlags::MATHML_TEXT_INTEGRATION_POINT);
    if parent == tree.root {
        return tree.setup.context.as_ref().is_some_and(|context| {
            let flags = LocalName::known(&context.local_name)
                .map_or(ElementFlags::NONE, |name| name.flags(context.namespace));
            context.namespace != Namespace::Html && !flags.intersects(integration_points)
        });
    }
    // An `annotation-xml` element is one only with the right attribute, which is rare enough.
    tree.document.namespace(parent).is_some_and(|namespace| namespace != Namespace::Html)
        && !tree.flags(parent).intersects(integration_points)
}

fn is_unterminated_script(tree: &Tree<'_>, node: NodeId) -> bool {
    tree.is(node, LocalName::SCRIPT) && ends_double_escaped(&tree.document.text_content(node))
}

/// Returns true if the text of a script ends in one of the script data double escaped states.
fn ends_double_escaped(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let mut rest = text.as_str();
    // `<!--` starts a comment, and its dashes can be those of the end.
    while let Some(start) = rest.find("<!--") {
        rest = &rest[start + "<!".len()..];
        let mut double_escaped = false;
        let end = loop {
            let tag = after_tag(rest, if double_escaped { "</script" } else { "<script" });
            match (rest.find("-->"), tag) {
                (Some(end), tag) if tag.is_none_or(|after| end < after) => break end,
                (_, None) => return double_escaped,
                (_, Some(after)) => {
                    rest = &rest[after..];
                    double_escaped = !double_escaped;
                }
            }
        };
        rest = &rest[end + "-->".len()..];
    }
    false
}

/// The offset after the first of these tags, including the character after the name.
fn after_tag(text: &str, tag: &str) -> Option<usize> {
    text.match_indices(tag).map(|(start, _)| start + tag.len()).find_map(|end| {
        let ends_the_name = text[end..].starts_with(['\t', '\n', '\x0C', ' ', '/', '>']);
        ends_the_name.then_some(end + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_script_is_found() {
        for (text, expected) in [
            ("<!--<script>", true),
            ("<!-- <SCRIPT/ ", true),
            ("<!--<script><script>", true),
            ("<!--<script>--<script>", true),
            ("<!--<script></script", true),
            ("<!--<script></script ><script\t", true),
            ("<!----><!--<script>", true),
            ("<script>", false),
            ("<!--<script", false),
            ("<!--<scripts>", false),
            ("<!--<script></script>", false),
            ("<!--<script>-->", false),
            ("<!--><script>", false),
            ("<!---><script>", false),
            ("<!-- --><script>", false),
            ("<!--<script></script>--><script>", false),
        ] {
            assert_eq!(ends_double_escaped(text), expected, "{text}");
        }
    }
}
