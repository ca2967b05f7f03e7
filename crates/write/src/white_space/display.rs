//! The effect of elements on the white space around and in them, by the style sheet that the standard
//! gives user agents.
//! <https://html.spec.whatwg.org/multipage/rendering.html#non-replaced-elements>

use treewright_dom::{AttributeName, Document, Namespace, NodeId};
use treewright_markup::{DefaultDisplay, LocalName, tag};

/// The way an element is laid out, as far as white space depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Display {
    /// Lines end before it and after it, and begin and end inside: blocks, list items, the parts of
    /// tables.
    Block,
    /// A block with a marker in front, in its first line: white space after that may be shown.
    Marked,
    /// A block whose inside is kept as it is: `pre`.
    Preformatted,
    /// It is part of a line, and so is all that is in it.
    Inline,
    /// The same, with text of the style sheet before and after it: `q`.
    Quoted,
    /// It is part of a line, with lines of its own inside: `button`.
    InlineBlock,
    /// It is part of a line like a character, and its inside is kept as it is: images, controls.
    Replaced,
    /// A line ends here.
    LineBreak,
    /// It is not shown, and the line goes on as if it were not there. Its inside is kept as it is.
    NotShown,
    /// It can be shown in several ways: white space at its edges is kept.
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
        // Typed text is kept as it is, and a hidden element does not end lines.
        "contenteditable" | "hidden" | "popover" => true,
        // A table that floats.
        "align" => known == tag::TABLE,
        _ => false,
    };
    if document.attributes(element).any(changes) {
        return Display::Replaced;
    }
    // Its marker is outside of its lines in a list only.
    if known == tag::LI && !is_in_a_list(document, element) {
        return Display::Marked;
    }
    // Such elements are given styles by programs.
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
        // Not shown unless it is open.
        | tag::DIALOG => Display::Replaced,
        // Shown with scripting disabled only, or by a program's styles.
        tag::NOSCRIPT | tag::SLOT => Display::Unknown,
        // What is in it is not shown, but it stands between lines.
        tag::HEAD => Display::Block,
        _ => match name.default_display() {
            DefaultDisplay::None => Display::NotShown,
            DefaultDisplay::Inline | DefaultDisplay::RubyText => Display::Inline,
            _ => Display::Block,
        },
    }
}
