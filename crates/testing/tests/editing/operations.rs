//! Random changes, and the same operations on the tree: those of the DOM.

use treewright::dom::{AttributeName, AttributeNamespace, InsertPosition, NodeKind};
use treewright::write::{
    LeftAlone, SourceTags, differences_when_normalized, in_full, source_spans,
};
use treewright::{
    Change, Context, Document, Namespace, NodeId, NodeRef, Options, insert_adjacent_html,
    set_inner_html, set_outer_html,
};
use treewright_testing::generator::SplitMix64;

use super::parse;
use crate::writing::trees::to_the_letter;

const HTML: [&str; 30] = [
    "<b>N</b>",
    "text",
    "<!--c-->",
    "<p>x",
    "<li>x",
    "<td>x",
    "<tr><td>x",
    "<div>x</div>",
    "&amp;lt",
    "i>",
    "lt;",
    "60;",
    "<a href=x>y</a>",
    "<option>o",
    "<meta name=a>",
    "<svg><circle/></svg>",
    "<i>a<p>b</i>c",
    " ",
    "\n",
    "<table><td>x</table>",
    "<input>",
    "<form>f</form>",
    "<script>s</script>",
    "</p>",
    "<h2>h</h2>",
    "<dd>x",
    "<col>",
    "<template><td>x</template>",
    "<title>t</title>",
    "&notin",
];

const TEXTS: [&str; 8] = ["", "x & <y>", "\nz", "</script>", "&lt;", "<!--", "  ", "x"];

const ATTRIBUTES: [(&str, &str); 11] = [
    ("data-x", "a \"b\" & c"),
    ("class", ""),
    ("title", "\n"),
    ("id", "a'b"),
    ("x\"y", "1"),
    ("viewBox", "0 0 1 1"),
    ("gradientunits", "x"),
    ("xlink:HREF", "#a"),
    ("xml:lang", "en"),
    ("definitionURL", "u"),
    ("onClick", "f()"),
];

const REMOVED: [&str; 7] = ["class", "id", "data-x", "href", "xlink:href", "viewbox", "ENCODING"];

pub(super) fn random_change(random: &mut SplitMix64) -> Change<'static> {
    let html = random.pick(&HTML);
    match random.below(10) {
        0 => {
            let (name, value) = random.pick(&ATTRIBUTES);
            Change::SetAttribute { name, value }
        }
        1 => Change::RemoveAttribute(random.pick(&REMOVED)),
        2 => Change::SetText(random.pick(&TEXTS)),
        3 => Change::InsertBefore(html),
        4 => Change::Prepend(html),
        5 | 6 => Change::Append(html),
        7 => Change::InsertAfter(html),
        8 => Change::Replace(html),
        _ => Change::Remove,
    }
}

/// The elements of a page, those of template contents and of shadow trees too.
pub(super) fn elements(document: &Document) -> Vec<NodeId> {
    let all = document.descendants_with_fragments(document.root());
    all.filter(|node| document.kind(*node) == Some(NodeKind::Element)).collect()
}

/// The name that an attribute has in the tree if it is written with this one in a tag.
/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes>
pub(super) fn name_in_tree(namespace: Namespace, written: &str) -> AttributeName<'static> {
    const NAMES: [&str; 12] = [
        "data-x",
        "class",
        "title",
        "id",
        "x\"y",
        "viewbox",
        "gradientunits",
        "xlink:href",
        "xml:lang",
        "definitionurl",
        "onclick",
        "href",
    ];
    let lower = written.to_ascii_lowercase();
    let plain =
        NAMES.iter().chain(&["encoding"]).find(|name| **name == lower).expect("it is listed");
    let adjusted =
        |namespace, prefix, local| AttributeName { namespace, prefix: Some(prefix), local };
    let named = |local| AttributeName { namespace: AttributeNamespace::None, prefix: None, local };
    match (namespace, *plain) {
        (Namespace::Svg, "viewbox") => named("viewBox"),
        (Namespace::Svg, "gradientunits") => named("gradientUnits"),
        (Namespace::MathMl, "definitionurl") => named("definitionURL"),
        (Namespace::Svg | Namespace::MathMl, "xlink:href") => {
            adjusted(AttributeNamespace::XLink, "xlink", "href")
        }
        (Namespace::Svg | Namespace::MathMl, "xml:lang") => {
            adjusted(AttributeNamespace::Xml, "xml", "lang")
        }
        (_, plain) => named(plain),
    }
}

/// The tree after the operation of the DOM, to the letter; `None` if the DOM does not have it.
///
/// In the contents of a template, and in a shadow tree, HTML is parsed as `innerHTML` does it there.
pub(super) fn after_operation(
    original: &Document,
    node: NodeId,
    change: &Change<'_>,
) -> Option<Document> {
    let mut document = original.clone();
    let contents =
        document.get(node)?.is_html("template").then(|| document.template_contents(node));
    let namespace = document.namespace(node)?;
    match (*change, contents.flatten()) {
        (Change::SetAttribute { name, value }, _) => {
            document.set_attribute_ns(node, name_in_tree(namespace, name), value).ok()?;
        }
        (Change::RemoveAttribute(name), _) => {
            document.remove_attribute_ns(node, name_in_tree(namespace, name)).ok()?;
        }
        (Change::SetText(text), contents) => {
            document.set_text_content(contents.unwrap_or(node), text).ok()?;
        }
        (Change::Prepend(html), Some(contents)) => insert(&mut document, contents, 0, html)?,
        (Change::Append(html), Some(contents)) => {
            let end = document.children(contents).count();
            insert(&mut document, contents, end, html)?;
        }
        (Change::InsertBefore(html), _) => next_to(&mut document, node, false, html)?,
        (Change::InsertAfter(html), _) => next_to(&mut document, node, true, html)?,
        (Change::Prepend(html), None) => {
            adjacent(&mut document, node, InsertPosition::AfterBegin, html)?;
        }
        (Change::Append(html), None) => {
            adjacent(&mut document, node, InsertPosition::BeforeEnd, html)?;
        }
        (Change::Replace(html), _) => {
            let parent = document.parent(node)?;
            if document.kind(parent) == Some(NodeKind::Element) {
                set_outer_html(&mut document, node, html, &options()).ok()?;
            } else if document.kind(parent) == Some(NodeKind::Document) {
                return None;
            } else {
                next_to(&mut document, node, false, html)?;
                document.remove(node).ok()?;
            }
        }
        (Change::Remove, _) => document.remove(node).ok()?,
        _ => return None,
    }
    Some(document)
}

fn options() -> Options {
    Options::new().declarative_shadow_roots(true)
}

fn adjacent(
    document: &mut Document,
    node: NodeId,
    position: InsertPosition,
    html: &str,
) -> Option<()> {
    insert_adjacent_html(document, node, position, html, &options()).ok().map(|_| ())
}

fn next_to(document: &mut Document, node: NodeId, is_after: bool, html: &str) -> Option<()> {
    let parent = document.parent(node)?;
    if document.kind(parent) == Some(NodeKind::Element) {
        let position =
            if is_after { InsertPosition::AfterEnd } else { InsertPosition::BeforeBegin };
        return adjacent(document, node, position, html);
    }
    let at = document.children(parent).position(|child| child == node)?;
    insert(document, parent, at + usize::from(is_after), html)
}

/// Inserts HTML into template contents, into a shadow root, or as comments into the document.
fn insert(document: &mut Document, parent: NodeId, at: usize, html: &str) -> Option<()> {
    let old: Vec<NodeId> = document.children(parent).collect();
    let mut new: Vec<NodeId>;
    if document.kind(parent) == Some(NodeKind::Document) {
        let body = document.create_element(Namespace::Html, "body").ok()?;
        set_inner_html(document, body, html, &options()).ok()?;
        new = document.children(body).collect();
        let is_white_space = |text: &str| text.bytes().all(|byte| byte.is_ascii_whitespace());
        new.retain(|child| {
            document.kind(*child) != Some(NodeKind::Text)
                || !document.text(*child).is_some_and(is_white_space)
        });
        let is_comment = |child: &NodeId| {
            matches!(
                document.kind(*child),
                Some(NodeKind::Comment | NodeKind::ProcessingInstruction)
            )
        };
        if !new.iter().all(is_comment) {
            return None;
        }
        for child in new {
            document.insert_before(parent, child, old.get(at).copied()).ok()?;
        }
        return Some(());
    }
    let is_shadow_root = document.kind(parent) == Some(NodeKind::ShadowRoot);
    let context = if is_shadow_root { parent } else { document.host(parent)? };
    set_inner_html(document, context, html, &options()).ok()?;
    new = document.children(parent).collect();
    let (before, after) = old.split_at(at);
    for child in before.iter().chain(&new).chain(after) {
        document.append(parent, *child).ok()?;
    }
    Some(())
}

/// The trees that an edit may have: that of the operation, and after something was appended to the body those with
/// white space at its end.
pub(super) fn expected_trees(
    original: &Document,
    node: NodeId,
    change: &Change<'_>,
) -> Vec<String> {
    let Some(document) = after_operation(original, node, change) else { return Vec::new() };
    let mut trees = vec![to_the_letter(document.root_node(), true)];
    if !matches!(change, Change::Append(_)) || Some(node) != original.body() {
        return trees;
    }
    let mut last = original.get(node).expect("it is there");
    while let Some(inside) = last.last_child() {
        last = inside;
    }
    let data = original.text(last.id()).unwrap_or_default();
    let length = data.trim_ascii_end().len();
    for (at, _) in data.char_indices().filter(|(at, _)| *at >= length) {
        let mut document = original.clone();
        document.set_text(last.id(), &data[..at]).expect("it is a text");
        let Some(mut document) = after_operation(&document, node, change) else { continue };
        let tail = document.create_text(&data[at..]);
        document.append(node, tail).expect("it is an element");
        trees.push(to_the_letter(document.root_node(), true));
    }
    trees
}

/// Returns true if some HTML gives the tree, with the form owners of its elements: that of the standard's
/// serialization, or one with all tags and all shadow roots.
pub(super) fn can_be_written(document: &Document) -> bool {
    let root = document.root_node();
    let mut full = String::new();
    // What cannot be written is left out, which shows.
    let _ = in_full(root, &SourceTags::new(), &LeftAlone::new(), false, &mut full);
    [full, document.outer_html(document.root())].iter().any(|html| {
        let again = parse(html);
        differences_when_normalized(root, again.root_node(), 1).is_empty()
    })
}

/// Returns true if a change of the source at one place gives the tree: a part from one token to another is taken out,
/// and the new HTML is put in, as it is or as it is parsed, after an end tag.
///
/// It finds trees that no serialization gives, such as those of overlapping formatting elements.
pub(super) fn can_be_written_at_one_place(
    source: &str,
    original: &Document,
    node: NodeId,
    change: &Change<'_>,
    expected: &Document,
) -> bool {
    const MOST_PLACES: usize = 80;
    let mut places = vec![0, source.len()];
    let mut names: Vec<&str> = vec![""];
    for node in original.descendants_with_fragments(original.root()) {
        let Some(node) = original.get(node) else { continue };
        for span in source_spans(node) {
            places.extend([span.start as usize, span.end as usize]);
        }
        if node.is_element() && !names.contains(&node.name()) {
            names.push(node.name());
        }
    }
    places.sort_unstable();
    places.dedup();
    if places.len() > MOST_PLACES {
        return false;
    }
    let (html, takes_out) = match *change {
        Change::InsertBefore(html)
        | Change::InsertAfter(html)
        | Change::Prepend(html)
        | Change::Append(html) => (html.to_owned(), false),
        Change::Replace(html) => (html.to_owned(), true),
        Change::SetText(text) => (text.replace('&', "&amp;").replace('<', "&lt;"), true),
        Change::Remove => (String::new(), true),
        _ => return false,
    };
    let around = match change {
        Change::Prepend(_) | Change::Append(_) | Change::SetText(_) => Some(node),
        _ => original.parent(node),
    };
    let context = around.and_then(|around| original.get(around)).filter(|node| node.is_element());
    let mut texts = vec![html.clone()];
    if let Some(context) = context {
        let context = Context::new(context.namespace().unwrap_or_default(), context.name());
        let new = Options::new().parse_fragment(&html, &context).document;
        let full = new.inner_html(new.root());
        texts.extend((full != html).then_some(full));
    }
    let is_right = |before: &str, end_tag: &str, text: &str, after: &str| {
        let end_tag = if end_tag.is_empty() { String::new() } else { format!("</{end_tag}>") };
        let again = treewright::parse(&format!("{before}{end_tag}{text}{after}"));
        differences_when_normalized(expected.root_node(), again.root_node(), 1).is_empty()
    };
    let found_from = |start: usize| {
        let before = &source[..start];
        if !takes_out {
            let with_tag = |name: &&str| {
                texts.iter().any(|text| is_right(before, name, text, &source[start..]))
            };
            return names.iter().any(with_tag);
        }
        let mut ends = places.iter().filter(|end| **end >= start);
        ends.any(|end| texts.iter().any(|text| is_right(before, "", text, &source[*end..])))
    };
    places.iter().any(|start| found_from(*start))
}

/// The name of an element, for messages.
pub(super) fn name_of(document: &Document, node: NodeId) -> &str {
    document.get(node).map(NodeRef::name).unwrap_or_default()
}
