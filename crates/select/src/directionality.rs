//! `:dir()`.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>

use rustc_hash::FxHashMap;
use treewright_dom::{InputType, LocalName, NodeKind, NodeRef};
use unicode_bidi::{BidiClass, bidi_class};

use crate::ancestors::{inherited, parent_or_host};
use crate::input::{input_type, value_with_direction};
use crate::slots::Slots;

/// The directions that were determined.
#[derive(Clone, Debug, Default)]
pub(crate) struct Directions {
    /// The source of the direction of some elements.
    sources: FxHashMap<u32, Source>,
    /// The outcome of reading the text of an element.
    automatic: FxHashMap<u32, Automatic>,
    /// The roots of the trees of some elements.
    roots: FxHashMap<u32, u32>,
}

/// The place that a direction comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// It is right-to-left, or not.
    Known(bool),
    /// The text of this element.
    Text(u32),
}

/// The direction of text.
#[derive(Clone, Copy, Debug)]
enum Automatic {
    /// It is right-to-left, or not.
    Known(bool),
    /// That of the host of this shadow root.
    HostOf(u32),
    /// The text has no direction.
    None,
}

/// The states of the attribute `dir`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dir {
    Ltr,
    Rtl,
    Auto,
    Undefined,
}

impl Directions {
    /// Returns true for an element that is right-to-left.
    pub(crate) fn is_rtl<'a>(&mut self, element: NodeRef<'a>, slots: &mut Slots<'a>) -> bool {
        let document = element.document();
        let mut element = element;
        // Each iteration leaves a shadow tree.
        loop {
            let source =
                inherited(&mut self.sources, element, parent_or_host, source, Source::Known(false));
            let text = match source {
                Source::Known(rtl) => return rtl,
                Source::Text(text) => text,
            };
            let Some(node) = document.node_at(text) else {
                return false;
            };
            let automatic = match self.automatic.get(&text) {
                Some(automatic) => *automatic,
                None => self.read_text(node, slots),
            };
            self.automatic.insert(text, automatic);
            match automatic {
                Automatic::Known(rtl) => return rtl,
                Automatic::None => return false,
                Automatic::HostOf(root) => {
                    let host = document.node_at(root).and_then(NodeRef::host);
                    let Some(host) = host else {
                        return false;
                    };
                    element = host;
                }
            }
        }
    }
}

impl Directions {
    /// The auto directionality of an element.
    fn read_text<'a>(&mut self, element: NodeRef<'a>, slots: &mut Slots<'a>) -> Automatic {
        if let Some(value) = value_with_direction(element) {
            return match direction_of(&value) {
                Some(true) => Automatic::Known(true),
                _ if value.is_empty() => Automatic::None,
                _ => Automatic::Known(false),
            };
        }
        if element.is_html_element(LocalName::SLOT) && self.shadow_root_of(element).is_some() {
            let nodes = slots.assigned_nodes(element);
            if !nodes.is_empty() {
                for child in nodes {
                    let direction = match child.text_data() {
                        Some(text) => direction_of(text).map_or(Automatic::None, Automatic::Known),
                        None if is_excluded(child) => Automatic::None,
                        None => self.contained(child),
                    };
                    if !matches!(direction, Automatic::None) {
                        return direction;
                    }
                }
                return Automatic::None;
            }
        }
        self.contained(element)
    }

    /// The contained text auto directionality of an element that is not excluded itself.
    fn contained(&mut self, element: NodeRef<'_>) -> Automatic {
        let mut next = element.next_in_tree_order(element);
        while let Some(node) = next {
            let excluded = is_excluded(node);
            if !excluded {
                if node.is_html_element(LocalName::SLOT)
                    && let Some(root) = self.shadow_root_of(element)
                {
                    return Automatic::HostOf(root);
                }
                if let Some(rtl) = node.text_data().and_then(direction_of) {
                    return Automatic::Known(rtl);
                }
            }
            next = if excluded {
                node.next_after_descendants(element)
            } else {
                node.next_in_tree_order(element)
            };
        }
        Automatic::None
    }

    /// The place of the root of an element's tree, if it is a shadow root.
    fn shadow_root_of(&mut self, element: NodeRef<'_>) -> Option<u32> {
        let is_root = |node: NodeRef<'_>| node.parent().is_none().then_some(node.place());
        let root = inherited(&mut self.roots, element, NodeRef::parent, is_root, element.place());
        let node = element.document().node_at(root)?;
        (node.kind() == NodeKind::ShadowRoot).then_some(root)
    }
}

fn dir(element: NodeRef<'_>) -> Dir {
    if !element.is_in_html() {
        return Dir::Undefined;
    }
    match element.plain_attribute(LocalName::DIR) {
        Some(value) if value.eq_ignore_ascii_case("ltr") => Dir::Ltr,
        Some(value) if value.eq_ignore_ascii_case("rtl") => Dir::Rtl,
        Some(value) if value.eq_ignore_ascii_case("auto") => Dir::Auto,
        _ => Dir::Undefined,
    }
}

/// The source of the direction, if it is not that of the parent.
fn source(element: NodeRef<'_>) -> Option<Source> {
    match dir(element) {
        Dir::Ltr => Some(Source::Known(false)),
        Dir::Rtl => Some(Source::Known(true)),
        Dir::Auto => Some(Source::Text(element.place())),
        Dir::Undefined if element.is_html_element(LocalName::BDI) => {
            Some(Source::Text(element.place()))
        }
        Dir::Undefined => {
            (input_type(element) == Some(InputType::Telephone)).then_some(Source::Known(false))
        }
    }
}

/// Returns true for an element whose text does not count for those around it.
fn is_excluded(element: NodeRef<'_>) -> bool {
    element.is_in_html()
        && (matches!(
            element.element_name(),
            Some(LocalName::BDI | LocalName::SCRIPT | LocalName::STYLE | LocalName::TEXTAREA)
        ) || dir(element) != Dir::Undefined)
}

/// Returns true if the first character with a strong direction is right-to-left, `None` if there is none.
fn direction_of(text: &str) -> Option<bool> {
    text.chars().find_map(|character| match bidi_class(character) {
        BidiClass::L => Some(false),
        BidiClass::R | BidiClass::AL => Some(true),
        _ => None,
    })
}
