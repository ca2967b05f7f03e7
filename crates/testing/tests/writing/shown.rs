//! A model of a page's rendering, as one text: lines of characters, in which white space collapses as in
//! the CSS Text module, also across the borders of elements. It follows the style sheet of
//! <https://html.spec.whatwg.org/multipage/rendering.html> and shares no code with the code under test.

use treewright::dom::{Edge, NodeKind};
use treewright::{Document, Namespace, NodeRef};

use crate::writing::trees::to_the_letter;

/// How elements are shown if the markup does not determine it: with unknown names, and `noscript`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unknown {
    Inline,
    Block,
    NotShown,
}

const BLOCKS: &str = " html body address blockquote center dialog div figure figcaption footer form \
    header hr legend main p search article aside h1 h2 h3 h4 h5 h6 hgroup nav section dir dd dl dt \
    menu ol ul li table caption colgroup col thead tbody tfoot tr td th fieldset details summary \
    optgroup option frameset frame ";
const NOT_SHOWN: &str = " area base basefont bgsound datalist link meta noembed noframes param \
    rp script style template title ";
const PREFORMATTED: &str = " pre listing xmp plaintext ";
/// Laid out separately, at a place in a line.
const IN_LINE: &str = " button select marquee ";
/// Like a character, with contents that this model does not know.
const OPAQUE: &str = " applet audio canvas embed iframe img input keygen meter object progress ruby \
    rt rb rtc textarea video wbr dialog ";
/// With a marker or text that the style sheet puts before the contents.
const MARKED: &str = " summary ";

fn is_in(list: &str, name: &str) -> bool {
    list.contains(&format!(" {name} "))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Block,
    Inline,
    InLine,
    Break,
    Generated,
    Marked,
    /// The contents are preserved, in a line.
    Opaque,
    /// The contents are preserved, on separate lines.
    Preformatted,
    /// The contents are preserved, and not shown.
    NotShown,
    /// The contents are not shown, and follow the other rules.
    Inert,
    /// Nothing in it is shown.
    Absent,
}

fn effect(node: NodeRef<'_>, unknown: Unknown) -> Effect {
    if node.namespace() != Some(Namespace::Html) {
        return Effect::Opaque;
    }
    let name = node.name();
    match name {
        "template" => return Effect::Inert,
        "head" => return Effect::Absent,
        _ => {}
    }
    if is_in(NOT_SHOWN, name) {
        return Effect::NotShown;
    }
    let changes_layout = node.attr("style").is_some_and(|style| {
        let style = style.to_ascii_lowercase();
        let has = |property| style.contains(property);
        ["display", "float", "position", "white-space", "all:", "writing-mode", "inside"]
            .into_iter()
            .any(has)
    });
    if node.has_attr("hidden") || node.has_attr("popover") {
        return Effect::NotShown;
    }
    if changes_layout || node.has_attr("contenteditable") || is_in(OPAQUE, name) {
        return Effect::Opaque;
    }
    match name {
        "br" => Effect::Break,
        "q" => Effect::Generated,
        // Outside a list, its marker is inside.
        "li" if !node.parent().is_some_and(|parent| {
            ["ul", "ol", "menu", "dir"].into_iter().any(|list| parent.is_html(list))
        }) =>
        {
            Effect::Marked
        }
        _ if is_in(MARKED, name) => Effect::Marked,
        _ if is_in(PREFORMATTED, name) => Effect::Preformatted,
        _ if is_in(IN_LINE, name) => Effect::InLine,
        _ if is_in(BLOCKS, name) => Effect::Block,
        "noscript" | "slot" => of_unknown(unknown),
        _ if name.contains('-') => of_unknown(unknown),
        _ => Effect::Inline,
    }
}

const fn of_unknown(unknown: Unknown) -> Effect {
    match unknown {
        Unknown::Inline => Effect::Inline,
        Unknown::Block => Effect::Block,
        Unknown::NotShown => Effect::Absent,
    }
}

#[derive(Default)]
struct Lines {
    out: String,
    /// The line is not empty.
    begun: bool,
    /// White space that is shown if something follows in the line.
    pending: Option<char>,
    /// Those around parts that have separate lines, and the length of the text before.
    around: Vec<(bool, Option<char>, usize)>,
    /// The elements that are not shown.
    aside: String,
}

impl Lines {
    fn character(&mut self, character: char) {
        if let Some(space) = self.pending.take().filter(|_| self.begun) {
            self.out.push(space);
        }
        self.out.push(character);
        self.begun = true;
    }

    fn text(&mut self, text: &str) {
        for character in text.chars() {
            match character {
                '\n' => self.pending = Some('\n'),
                ' ' | '\t' => self.pending = self.pending.or(Some(' ')),
                _ => self.character(character),
            }
        }
    }

    fn end_line(&mut self) {
        self.pending = None;
        self.begun = false;
        if !self.out.ends_with('\u{2028}') {
            self.out.push('\u{2028}');
        }
    }

    fn enter(&mut self) {
        self.around.push((self.begun, self.pending.take(), self.out.len()));
        self.begun = false;
    }

    /// Returns the length before.
    fn leave(&mut self) -> usize {
        let (begun, pending, length) = self.around.pop().expect("it was entered");
        (self.begun, self.pending) = (begun, pending);
        length
    }
}

/// The rendered text of a document or fragment.
pub(crate) fn shown(document: &Document, unknown: Unknown, comments: bool) -> String {
    let mut lines = Lines::default();
    let root = document.root();
    // The surroundings of a fragment are unknown.
    lines.begun = document.kind(root) != Some(NodeKind::Document);
    let mut kept = None;
    for edge in document.traverse_with_fragments(root) {
        let (Edge::Open(id) | Edge::Close(id)) = edge;
        if kept.is_some_and(|node| edge != Edge::Close(node)) {
            continue;
        }
        let node = document.get(id).expect("it is in the tree");
        let is_open = edge == Edge::Open(id);
        match node.kind() {
            NodeKind::Text if is_open => lines.text(node.data().unwrap_or_default()),
            NodeKind::DocumentFragment | NodeKind::ShadowRoot if id != root => {
                if is_open {
                    lines.enter();
                    lines.begun = true;
                    lines.out.push('{');
                } else {
                    // The text after it is unknown.
                    lines.character('}');
                    lines.leave();
                }
            }
            NodeKind::Element => {
                let has_shadow = document.shadow_root(id).is_some();
                let effect = match effect(node, unknown) {
                    effect if !has_shadow => effect,
                    Effect::Block | Effect::Marked | Effect::Preformatted => Effect::Preformatted,
                    _ => Effect::Opaque,
                };
                if is_open {
                    let letters = || to_the_letter(node, comments);
                    kept = open(&mut lines, letters, effect).then_some(id);
                } else {
                    kept = None;
                    close(&mut lines, effect);
                }
            }
            _ => {}
        }
    }
    lines.character('\u{3}');
    format!("{}\n{}", lines.out, lines.aside)
}

/// Returns true if the contents are preserved, and skipped.
fn open(lines: &mut Lines, letters: impl Fn() -> String, effect: Effect) -> bool {
    match effect {
        Effect::Block => lines.end_line(),
        Effect::Inline | Effect::Inert => {}
        Effect::Absent => lines.enter(),
        Effect::Break => {
            lines.pending = None;
            lines.character('\u{2029}');
        }
        Effect::Generated => lines.character('“'),
        Effect::Marked => {
            lines.end_line();
            lines.character('•');
        }
        Effect::InLine => {
            lines.character('[');
            lines.enter();
        }
        Effect::Opaque => {
            lines.character('\u{FFFC}');
            lines.out.push_str(&letters());
            return true;
        }
        Effect::Preformatted => {
            lines.end_line();
            lines.out.push_str(&letters());
            return true;
        }
        Effect::NotShown => {
            lines.aside.push_str(&letters());
            return true;
        }
    }
    false
}

fn close(lines: &mut Lines, effect: Effect) {
    match effect {
        Effect::Block | Effect::Marked | Effect::Preformatted => lines.end_line(),
        Effect::Break => {
            lines.pending = None;
            lines.begun = false;
        }
        Effect::Generated => lines.character('”'),
        Effect::Absent => {
            let length = lines.leave();
            lines.out.truncate(length);
        }
        Effect::InLine => {
            lines.leave();
            lines.character(']');
        }
        Effect::Inline | Effect::Inert | Effect::Opaque | Effect::NotShown => {}
    }
}

/// A changed tree drops the association of a control with the form around it, and is rendered the same.
#[test]
fn changes_do_not_show_in_associations_with_forms() {
    for page in ["<form><input></form></html><!--x-->", "<form><p><input></form></html><!--x-->"] {
        let parsed = treewright::parse(page);
        let mut changed = parsed.clone();
        let comment = changed.last_child(changed.root()).expect("the comment after the page");
        changed.remove(comment).expect("it is in the tree");
        let again = treewright::parse(page.trim_end_matches("<!--x-->"));
        for trees in [[&changed, &again], [&again, &changed]] {
            let [a, b] = trees.map(treewright::Document::root_node);
            assert_eq!(treewright::write::shown_differences(a, b, 10), [], "{page}");
        }
    }
}
