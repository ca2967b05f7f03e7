//! The states of elements that pseudo-classes test, as the document and `select` know them.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use stylo_dom::ElementState;
use treewright_dom::ElementState as OwnState;
use treewright_select::{Scope, SelectorOptions, SelectorSet};

use crate::selector_text::{State, is_heading};
use crate::tree::{Element, Tree};

/// The pseudo-classes that Stylo tests by a state, and `select` finds.
const CLASSES: [(&str, ElementState); 18] = [
    (":any-link", ElementState::UNVISITED),
    (":checked", ElementState::CHECKED),
    (":default", ElementState::DEFAULT),
    (":defined", ElementState::DEFINED),
    (":disabled", ElementState::DISABLED),
    (":enabled", ElementState::ENABLED),
    (":in-range", ElementState::INRANGE),
    (":indeterminate", ElementState::INDETERMINATE),
    (":invalid", ElementState::INVALID),
    (":open", ElementState::OPEN),
    (":optional", ElementState::OPTIONAL_),
    (":out-of-range", ElementState::OUTOFRANGE),
    (":placeholder-shown", ElementState::PLACEHOLDER_SHOWN),
    (":read-only", ElementState::READONLY),
    (":read-write", ElementState::READWRITE),
    (":required", ElementState::REQUIRED),
    (":target", ElementState::URLTARGET),
    (":valid", ElementState::VALID),
];

/// The states that an element has only if a script, or the program, has set them.
const SET: [(OwnState, ElementState); 5] = [
    (OwnState::Focus, ElementState::FOCUS),
    (OwnState::Focus, ElementState::FOCUSRING),
    (OwnState::FocusWithin, ElementState::FOCUS_WITHIN),
    (OwnState::Modal, ElementState::MODAL),
    (OwnState::PopoverOpen, ElementState::POPOVER_OPEN),
];

/// Sets the states of all elements that a sheet asks for.
pub(crate) fn set(tree: &Tree<'_>, is_asked_for: impl Fn(ElementState) -> bool) {
    let asked_for = SET.iter().filter(|(_, state)| is_asked_for(*state));
    let asked_for: Vec<_> = asked_for.collect();
    if !asked_for.is_empty() {
        for element in tree.elements() {
            for (own, state) in &asked_for {
                if element.node.state(*own) == Some(true) {
                    element.state.set(element.state.get() | *state);
                }
            }
        }
    }
    let classes: Vec<_> = CLASSES.iter().filter(|(_, state)| is_asked_for(*state)).collect();
    if classes.is_empty() {
        return;
    }
    let texts: Vec<&str> = classes.iter().map(|(text, _)| *text).collect();
    let found = selectors(&texts).select_all(tree.document.root_node());
    for ((_, state), nodes) in classes.into_iter().zip(found) {
        for element in nodes.into_iter().filter_map(|node| tree.element_of(node)) {
            element.state.set(element.state.get() | *state);
        }
    }
}

/// The selectors for some of the classes. Pages ask for the same ones, so these are kept.
#[expect(clippy::expect_used, reason = "they are selectors")]
fn selectors(texts: &[&'static str]) -> Arc<SelectorSet> {
    static KNOWN: Mutex<Option<FxHashMap<Vec<&str>, Arc<SelectorSet>>>> = Mutex::new(None);
    /// Pages that ask for more combinations find them parsed again.
    const KEPT: usize = 64;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(set) = known.get(texts) {
        return Arc::clone(set);
    }
    let options = SelectorOptions::new().scope(Scope::Shadows).validation(true);
    let set = Arc::new(SelectorSet::parse_with(texts, &options).expect("they are selectors"));
    if known.len() < KEPT {
        known.insert(texts.to_vec(), Arc::clone(&set));
    }
    set
}

/// The states of most elements.
const COMMON: [ElementState; 2] = [ElementState::DEFINED, ElementState::READONLY];

/// The pseudo-classes without those of most elements, and their states.
static RARE: LazyLock<(Arc<SelectorSet>, Vec<ElementState>)> = LazyLock::new(|| {
    let rare = || CLASSES.iter().filter(|(_, state)| !COMMON.contains(state));
    let texts: Vec<&'static str> = rare().map(|(text, _)| *text).collect();
    (selectors(&texts), rare().map(|(_, state)| *state).collect())
});

impl Element<'_> {
    /// The states of an element, without those of most elements if the tables grow on demand.
    pub(crate) fn state(&self) -> ElementState {
        if self.tree.lazy.is_some() && !self.is_state_known.replace(true) {
            let mut all = ElementState::empty();
            let (set, states) = &*RARE;
            for number in set.matching(self.node) {
                all |= states.get(number).copied().unwrap_or(ElementState::empty());
            }
            for (own, state) in &SET {
                if self.node.state(*own) == Some(true) {
                    all |= *state;
                }
            }
            self.state.set(all);
        }
        self.state.get()
    }

    /// Returns true if an element has a state.
    pub(crate) fn has_state(&self, state: ElementState) -> bool {
        if self.tree.lazy.is_some()
            && let Some((text, _)) =
                CLASSES.iter().find(|(_, one)| *one == state && COMMON.contains(one))
        {
            return !selectors(&[text]).matching(self.node).is_empty();
        }
        self.state().intersects(state)
    }

    /// Returns true if an element matches the pseudo-class that a custom state with a name stands for.
    pub(crate) fn has_pseudo_class(&self, state: State, name: &str) -> bool {
        match state {
            State::InRange => !selectors(&[":in-range"]).matching(self.node).is_empty(),
            State::Heading => is_heading(self.node, name),
            State::Dir(direction) => direction == Some(self.tree.known_direction(self.node)),
        }
    }
}
