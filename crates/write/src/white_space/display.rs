//! The effect of elements on the white space around and in them, by the style sheet that the standard
//! gives user agents.
//! <https://html.spec.whatwg.org/multipage/rendering.html#non-replaced-elements>

use treewright_dom::{Document, Namespace, NodeId};
use treewright_markup::{DefaultDisplay, LocalName, tag};

/// The way an element is laid out, as far as white space depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Display {
    /// Lines end before it and after it, and begin and end inside: blocks, list items, the parts of
    /// tables.
    Block,
    /// A block whose inside is kept as it is: `pre`.
    Preformatted,
    /// It is part of a line, and so is all that is in it.
    Inline,
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

/// Properties in a `style` attribute that change the layout.
const PROPERTIES: [&str; 5] = ["display", "float", "position", "white-space", "all"];

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
    let mut attributes = document.attributes(element);
    let has = |(name, value): (treewright_dom::AttributeName<'_>, &str)| match name.local {
        "style" => PROPERTIES.iter().any(|property| value.contains(property)),
        // Typed text is kept as it is.
        "contenteditable" => true,
        _ => false,
    };
    if attributes.clone().any(has) {
        return Display::Replaced;
    }
    let changes = |(name, _): (treewright_dom::AttributeName<'_>, &str)| match name.local {
        "hidden" | "popover" => true,
        // A table that floats.
        "align" => known == tag::TABLE,
        _ => false,
    };
    if matches!(display, Display::Block | Display::Preformatted) && attributes.any(changes) {
        return Display::Replaced;
    }
    // Such elements are given styles by programs.
    if known == LocalName::UNKNOWN && name.contains('-') { Display::Unknown } else { display }
}

const fn by_name(name: LocalName) -> Display {
    match name {
        tag::PRE | tag::LISTING | tag::XMP | tag::PLAINTEXT => Display::Preformatted,
        tag::BR => Display::LineBreak,
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
