//! The states of elements that pseudo-classes test, as `select` knows them.

use std::sync::LazyLock;

use stylo_dom::ElementState;
use treewright_select::{Scope, SelectorOptions, SelectorSet};

use crate::tree::Tree;

/// The pseudo-classes that Stylo tests by a state.
const CLASSES: [(&str, ElementState); 21] = [
    (":any-link", ElementState::UNVISITED),
    (":checked", ElementState::CHECKED),
    (":default", ElementState::DEFAULT),
    (":defined", ElementState::DEFINED),
    (":disabled", ElementState::DISABLED),
    (":enabled", ElementState::ENABLED),
    (":focus", ElementState::FOCUS),
    (":focus-visible", ElementState::FOCUSRING),
    (":focus-within", ElementState::FOCUS_WITHIN),
    (":indeterminate", ElementState::INDETERMINATE),
    (":invalid", ElementState::INVALID),
    (":modal", ElementState::MODAL),
    (":open", ElementState::OPEN),
    (":optional", ElementState::OPTIONAL_),
    (":placeholder-shown", ElementState::PLACEHOLDER_SHOWN),
    (":popover-open", ElementState::POPOVER_OPEN),
    (":read-only", ElementState::READONLY),
    (":read-write", ElementState::READWRITE),
    (":required", ElementState::REQUIRED),
    (":target", ElementState::URLTARGET),
    (":valid", ElementState::VALID),
];

/// Sets the states of all elements. `:defined` and `:read-only`, which most elements match, are only tested if a sheet asks for
/// them.
pub(crate) fn set(tree: &Tree<'_>, is_asked_for: impl Fn(ElementState) -> bool) {
    static RARE: LazyLock<[SelectorSet; 2]> = LazyLock::new(|| [parsed(false), parsed(true)]);
    let [without, all] = &*RARE;
    let is_complete = COMMON.iter().any(|state| is_asked_for(*state));
    let set = if is_complete { all } else { without };
    let classes = CLASSES.iter().filter(|(_, state)| is_complete || !COMMON.contains(state));
    let found = set.select_all(tree.document.root_node());
    for ((_, state), nodes) in classes.zip(found) {
        for element in nodes.into_iter().filter_map(|node| tree.element_of(node)) {
            element.state.set(element.state.get() | *state);
        }
    }
}

/// The states of most elements.
const COMMON: [ElementState; 2] = [ElementState::DEFINED, ElementState::READONLY];

#[expect(clippy::expect_used, reason = "they are selectors")]
fn parsed(with_common: bool) -> SelectorSet {
    let texts = CLASSES.iter().filter(|(_, state)| with_common || !COMMON.contains(state));
    let texts: Vec<&str> = texts.map(|(text, _)| *text).collect();
    let options = SelectorOptions::new().scope(Scope::Shadows).validation(true);
    SelectorSet::parse_with(&texts, &options).expect("they are selectors")
}
