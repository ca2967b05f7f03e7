//! The directionality of elements.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use treewright_dom::{LocalName, NodeKind, NodeRef};
use unicode_bidi::{BidiClass, bidi_class};

use crate::InputType;
use crate::inheriting::{Inherited, parent_or_host};
use crate::slots::{Slots, is_slot};

/// The directionality of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "the standard closes the list")]
pub enum Direction {
    /// `ltr`.
    Ltr,
    /// `rtl`.
    Rtl,
}

impl Direction {
    /// The standard's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

/// The directionality of an element. [`Directions`] answers for many elements of one document.
/// <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::directionality::{Direction, directionality};
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Html, "p").unwrap();
/// document.set_attribute(element, "dir", "auto").unwrap();
/// document.set_text_content(element, "שלום").unwrap();
/// assert_eq!(directionality(document.get(element).unwrap()), Direction::Rtl);
/// ```
pub fn directionality(element: NodeRef<'_>) -> Direction {
    Directions::default().of(element, &mut Slots::default())
}

/// The states of the `dir` attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dir {
    Ltr,
    Rtl,
    Auto,
    Undefined,
}

/// <https://html.spec.whatwg.org/multipage/dom.html#attr-dir>
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

/// The directionality of a document's elements, with a cache for many queries.
#[derive(Clone, Debug, Default)]
pub struct Directions {
    /// The source of each element's direction.
    sources: Inherited<Source>,
    /// The result of reading the text of an element.
    automatic: FxHashMap<u32, Automatic>,
    /// The roots of the trees of elements.
    roots: Inherited<u32>,
}

/// The source of a direction.
#[derive(Clone, Copy, Debug)]
enum Source {
    Known(Direction),
    /// The text of this element.
    Text(u32),
}

/// The result of the algorithms for automatic directionality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Automatic {
    Known(Direction),
    /// The host of this shadow root.
    HostOf(u32),
    Null,
}

impl Directions {
    /// The directionality of an element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>
    pub fn of<'a>(&mut self, element: NodeRef<'a>, slots: &mut Slots<'a>) -> Direction {
        let document = element.document();
        let mut element = element;
        // Each iteration leaves a shadow tree.
        loop {
            // Without a source, the top is left-to-right.
            let top = Source::Known(Direction::Ltr);
            let text = match self.sources.of(element, parent_or_host, source, top) {
                Source::Known(direction) => return direction,
                Source::Text(text) => text,
            };
            let Some(node) = document.node_at(text) else { return Direction::Ltr };
            let automatic = match self.automatic.get(&text) {
                Some(automatic) => *automatic,
                None => self.automatic_of(node, slots),
            };
            self.automatic.insert(text, automatic);
            match automatic {
                Automatic::Known(direction) => return direction,
                Automatic::Null => return Direction::Ltr,
                Automatic::HostOf(root) => match document.node_at(root).and_then(NodeRef::host) {
                    Some(host) => element = host,
                    None => return Direction::Ltr,
                },
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality>
    fn automatic_of<'a>(&mut self, element: NodeRef<'a>, slots: &mut Slots<'a>) -> Automatic {
        // Step 1.
        if let Some(value) = value_with_direction(element) {
            return match text_direction(&value) {
                Some(Direction::Rtl) => Automatic::Known(Direction::Rtl),
                _ if value.is_empty() => Automatic::Null,
                _ => Automatic::Known(Direction::Ltr),
            };
        }
        // Step 2.
        if is_slot(element) && self.shadow_root_of(element).is_some() {
            let nodes = slots.assigned_nodes(element);
            if !nodes.is_empty() {
                let outcomes = nodes.into_iter().map(|child| match child.text_data() {
                    Some(text) => text_direction(text).map_or(Automatic::Null, Automatic::Known),
                    None if is_excluded(child) => Automatic::Null,
                    None => self.contained_text(child),
                });
                let mut found = outcomes.filter(|outcome| *outcome != Automatic::Null);
                return found.next().unwrap_or(Automatic::Null);
            }
        }
        // Step 3.
        self.contained_text(element)
    }

    /// The contained text auto directionality of an element that is not excluded itself.
    /// <https://html.spec.whatwg.org/multipage/dom.html#contained-text-auto-directionality>
    fn contained_text(&mut self, element: NodeRef<'_>) -> Automatic {
        let mut next = element.next_in_tree_order(element);
        while let Some(node) = next {
            if is_excluded(node) {
                next = node.next_after_descendants(element);
                continue;
            }
            if is_slot(node)
                && let Some(root) = self.shadow_root_of(element)
            {
                return Automatic::HostOf(root);
            }
            if let Some(direction) = node.text_data().and_then(text_direction) {
                return Automatic::Known(direction);
            }
            next = node.next_in_tree_order(element);
        }
        Automatic::Null
    }

    /// The place of the root of an element's tree, if it is a shadow root.
    fn shadow_root_of(&mut self, element: NodeRef<'_>) -> Option<u32> {
        let own = |node: NodeRef<'_>| node.parent().is_none().then_some(node.place());
        let root = self.roots.of(element, NodeRef::parent, own, element.place());
        let node = element.document().node_at(root)?;
        (node.kind() == NodeKind::ShadowRoot).then_some(root)
    }
}

/// The source of an element's direction, if it is not that of its parent.
fn source(element: NodeRef<'_>) -> Option<Source> {
    match dir(element) {
        Dir::Ltr => Some(Source::Known(Direction::Ltr)),
        Dir::Rtl => Some(Source::Known(Direction::Rtl)),
        Dir::Auto => Some(Source::Text(element.place())),
        Dir::Undefined if element.is_html_element(LocalName::BDI) => {
            Some(Source::Text(element.place()))
        }
        Dir::Undefined => (InputType::of(element) == Some(InputType::Telephone))
            .then_some(Source::Known(Direction::Ltr)),
    }
}

/// Returns true for an element whose text does not count for its ancestors.
fn is_excluded(element: NodeRef<'_>) -> bool {
    element.is_in_html()
        && (matches!(
            element.element_name(),
            Some(LocalName::BDI | LocalName::SCRIPT | LocalName::STYLE | LocalName::TEXTAREA)
        ) || dir(element) != Dir::Undefined)
}

/// Returns true for an auto-directionality form-associated element.
/// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements>
pub fn has_automatic_directionality(element: NodeRef<'_>) -> bool {
    match InputType::of(element) {
        Some(state) => {
            state.is_text()
                || matches!(
                    state,
                    InputType::Hidden
                        | InputType::SubmitButton
                        | InputType::ResetButton
                        | InputType::Button
                )
        }
        None => element.is_html_element(LocalName::TEXTAREA),
    }
}

/// The value of an auto-directionality form-associated element, without the value sanitization algorithm, which
/// removes no character that has a direction.
fn value_with_direction(element: NodeRef<'_>) -> Option<Cow<'_, str>> {
    if !has_automatic_directionality(element) {
        return None;
    }
    if let Some(value) = element.control_value() {
        return Some(value.into());
    }
    if element.is_html_element(LocalName::TEXTAREA) {
        let texts = element.children().filter_map(NodeRef::text_data);
        return Some(texts.collect::<String>().into());
    }
    Some(element.plain_attribute(LocalName::VALUE).unwrap_or_default().into())
}

/// The direction of the first character of type L, AL or R.
/// <https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality>
fn text_direction(text: &str) -> Option<Direction> {
    text.chars().find_map(|character| match bidi_class(character) {
        BidiClass::L => Some(Direction::Ltr),
        BidiClass::R | BidiClass::AL => Some(Direction::Rtl),
        _ => None,
    })
}
