//! The effect of elements on the white space around and in them, by the standard's style sheet for user
//! agents. <https://html.spec.whatwg.org/multipage/rendering.html#non-replaced-elements>

use treewright_dom::{AttributeName, Document, Namespace, NodeId};
use treewright_markup::{DefaultDisplay, LocalName, tag};

/// The layout of an element, as far as white space depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Display {
    /// Lines end before it and after it, and start and end inside: blocks, list items, the parts of tables.
    Block,
    /// A block with a marker in its first line: white space after that may be shown.
    Marked,
    /// A block whose contents are preserved: `pre`.
    Preformatted,
    /// Part of a line, with its contents.
    Inline,
    /// The same, with text from the style sheet before and after it: `q`.
    Quoted,
    /// Part of a line, with its own lines inside: `button`.
    InlineBlock,
    /// Part of a line like a character, with preserved contents: images, controls.
    Replaced,
    /// A line break.
    LineBreak,
    /// Not shown; the line continues as if it were absent. Its contents are preserved.
    NotShown,
    /// It can be shown in several ways: white space at its edges is preserved.
    Unknown,
}

/// Properties in a `style` attribute that change the layout, and a value that does.
const PROPERTIES: [&str; 7] =
    ["display", "float", "position", "white-space", "all", "writing-mode", "inside"];

pub(crate) fn display(document: &Document, element: NodeId, in_head: bool) -> Display {
    if document.namespace(element) != Some(Namespace::Html) {
        return Display::Replaced;
    }
    // White space among its children would be shown in its slots.
    if document.shadow_root(element).is_some() {
        return Display::Replaced;
    }
    let name = document.local_name(element).unwrap_or_default();
    let known = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
    if in_head {
        return Display::NotShown;
    }
    let display = by_name(known);
    if display == Display::NotShown {
        return display;
    }
    let changes = |(name, value): (AttributeName<'_>, &str)| match name.local {
        "style" => {
            let style = value.to_ascii_lowercase();
            PROPERTIES.iter().any(|property| style.contains(property))
        }
        // Typed text is preserved, and a hidden element does not end lines.
        "contenteditable" | "hidden" | "popover" => true,
        // A floating table.
        "align" => known == tag::TABLE,
        _ => false,
    };
    if document.attributes(element).any(changes) {
        return Display::Replaced;
    }
    // Its marker is outside its lines only in a list.
    if known == tag::LI && !is_in_a_list(document, element) {
        return Display::Marked;
    }
    // Programs style such elements.
    if known == LocalName::UNKNOWN && name.contains('-') { Display::Unknown } else { display }
}

fn is_in_a_list(document: &Document, element: NodeId) -> bool {
    let lists = [tag::UL, tag::OL, tag::MENU, tag::DIR];
    let is_list =
        |parent| lists.iter().any(|name| document.is_element(parent, Namespace::Html, *name));
    document.parent(element).is_some_and(is_list)
}

const fn by_name(name: LocalName) -> Display {
    match name {
        tag::PRE | tag::LISTING | tag::XMP | tag::PLAINTEXT => Display::Preformatted,
        tag::BR => Display::LineBreak,
        tag::Q => Display::Quoted,
        tag::SUMMARY => Display::Marked,
        tag::BUTTON | tag::SELECT | tag::MARQUEE => Display::InlineBlock,
        tag::APPLET
        | tag::AUDIO
        | tag::CANVAS
        | tag::EMBED
        | tag::IFRAME
        | tag::IMG
        | tag::INPUT
        | tag::KEYGEN
        | tag::METER
        | tag::OBJECT
        | tag::PROGRESS
        | tag::RB
        | tag::RT
        | tag::RTC
        | tag::RUBY
        | tag::TEXTAREA
        | tag::VIDEO
        | tag::WBR
        // Hidden unless it is open.
        | tag::DIALOG => Display::Replaced,
        // Shown only with scripting disabled, or by a program's styles.
        tag::NOSCRIPT | tag::SLOT => Display::Unknown,
        // Its contents are not shown, but it stands between lines.
        tag::HEAD => Display::Block,
        _ => match name.default_display() {
            DefaultDisplay::None => Display::NotShown,
            DefaultDisplay::Inline | DefaultDisplay::RubyText => Display::Inline,
            _ => Display::Block,
        },
    }
}
