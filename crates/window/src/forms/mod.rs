//! Forms and their controls: what of them is not in the tree.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html>

pub(crate) mod labels;
pub(crate) mod listed;
pub(crate) mod options;
pub(crate) mod radio;
pub(crate) mod steps;
pub(crate) mod validity;
pub(crate) mod values;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{InputType, NodeId};

use crate::strings::DomString;
use crate::world::World;

/// The state of controls, by element.
#[derive(Default)]
pub(crate) struct State {
    controls: FxHashMap<NodeId, Control>,
    /// Forms that are being reset.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#locked-for-reset>
    pub(crate) resetting: FxHashSet<NodeId>,
}

/// The facts about a control once a script or a user has touched it.
#[derive(Clone, Default)]
pub(crate) struct Control {
    /// The value, once the dirty value flag is set.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-dirty>
    pub(crate) value: Option<DomString>,
    /// The checkedness of an `input`, or the selectedness of an `option`, if the attribute does not say it.
    pub(crate) is_checked: Option<bool>,
    /// The dirty checkedness flag, or the dirtiness of an `option`.
    pub(crate) is_dirty: bool,
    /// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
    pub(crate) is_indeterminate: bool,
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#custom-validity-error-message>
    pub(crate) message: DomStringOrEmpty,
}

/// A string that is empty at first.
#[derive(Clone)]
pub(crate) struct DomStringOrEmpty(pub(crate) DomString);

impl Default for DomStringOrEmpty {
    fn default() -> Self {
        Self("".into())
    }
}

impl State {
    pub(crate) fn get(&self, element: NodeId) -> Option<&Control> {
        self.controls.get(&element)
    }

    pub(crate) fn of(&mut self, element: NodeId) -> &mut Control {
        self.controls.entry(element).or_default()
    }

    pub(crate) fn forget(&mut self, element: NodeId) {
        self.controls.remove(&element);
    }
}

/// The state of the `type` attribute of an `input` element.
pub(crate) fn input_type(world: &World, element: NodeId) -> Option<InputType> {
    InputType::of(world.tree.get(element)?)
}
