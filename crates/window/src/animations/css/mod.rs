//! The animations and transitions of style sheets.
//!
//! They start when styles are updated: once in each frame, and when a script asks for something that depends on styles. A page
//! whose scripts do neither, and do not listen to the events, pays nothing; nor does one whose sheets declare none. An update
//! looks at the elements that rules with animations and transitions can match, and keeps the style of each, which is the
//! before-change style of the next one.
//!
//! The objects of these animations are made when a script asks for them.
//!
//! <https://drafts.csswg.org/css-animations-2/>, <https://drafts.csswg.org/css-transitions-2/>

mod declared;
mod events;
mod look;
mod order;
mod transitions;
mod update;

pub(crate) use declared::refresh_the_keyframes;
pub(crate) use events::note_a_control;
pub(super) use events::{
    active_time, check_events, check_events_after, fire, has_new_events, next_boundary,
};
pub(crate) use look::style_to_keep;
pub(super) use order::{is_a_transition, order_of, sort_in_composite_order};
pub(crate) use update::{
    ask_for_a_frame, changes, keep_a_style, observe, observe_at, update, update_all,
};

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_quickjs::Charge;
use treewright_style::cssom::{
    AnimatedElements, AnimatedValue, DeclaredAnimation, GeneratedBox, StyleSnapshot,
};

use super::timing::Phase;
use crate::Cx;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::world::World;

/// The owning element of an animation, or a pseudo-element of it.
/// <https://drafts.csswg.org/css-animations-2/#owning-element-section>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Owner {
    pub(crate) element: NodeId,
    pub(crate) generated: Option<GeneratedBox>,
}

impl Owner {
    /// The name of the pseudo-element for scripts.
    fn pseudo_element(self) -> &'static str {
        match self.generated {
            None => "",
            Some(GeneratedBox::Before) => "::before",
            Some(GeneratedBox::After) => "::after",
        }
    }
}

/// The declarations that an animation comes from.
pub(crate) struct Origin {
    /// `None` once the declarations are gone.
    pub(crate) owner: Option<Owner>,
    /// The element that events are fired at.
    target: Owner,
    /// The name of the animation, or of the property of a transition.
    pub(crate) name: String,
    pub(super) kind: Kind,
    phase: EventPhase,
    iteration: f64,
    /// The iterations of an endless animation that have asked for a frame.
    frames: u8,
    /// A script has decided what plays.
    is_controlled: bool,
    /// A script has set the timing.
    pub(super) has_own_timing: bool,
}

/// The phase of an animation when its events were queued last.
/// <https://drafts.csswg.org/css-transitions-2/#transition-phase>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventPhase {
    Pending,
    Of(Phase),
}

pub(super) enum Kind {
    Animation {
        /// The place in the list of names.
        index: usize,
        declared: DeclaredAnimation,
    },
    Transition(Transition),
}

/// <https://drafts.csswg.org/css-transitions-2/#transition-concept>
pub(super) struct Transition {
    /// <https://drafts.csswg.org/css-transitions-2/#transition-generation>
    generation: u64,
    from: AnimatedValue,
    end: AnimatedValue,
    reversing_adjusted_start: AnimatedValue,
    reversing_shortening_factor: f64,
}

impl Origin {
    pub(super) const fn interface(&self) -> Interface {
        match self.kind {
            Kind::Animation { .. } => Interface::CSSAnimation,
            Kind::Transition(_) => Interface::CSSTransition,
        }
    }

    /// The place of its class in composite order.
    pub(super) const fn rank(&self) -> u8 {
        match self.kind {
            Kind::Transition(_) => 0,
            Kind::Animation { .. } => 1,
        }
    }
}

/// The state of an element, or of a pseudo-element, at the last update.
struct Tracked {
    document: NodeId,
    style: StyleSnapshot,
    /// In the order of the list of names.
    animations: Vec<u64>,
    /// The running transitions, by properties.
    running: Vec<(String, u64)>,
    /// The end values of completed transitions.
    completed: Vec<(String, AnimatedValue)>,
    _charge: Charge,
}

impl Tracked {
    const fn new(document: NodeId, style: StyleSnapshot, charge: Charge) -> Self {
        Self {
            document,
            style,
            animations: Vec::new(),
            running: Vec::new(),
            completed: Vec::new(),
            _charge: charge,
        }
    }
}

/// The bytes of what is known of an element.
const BYTES: usize = 1024;

/// The changes that styles of a document depend on.
type Version = ((u64, u64, u64), u64, (i32, i32));

struct OfDocument {
    version: Version,
    elements: Rc<AnimatedElements>,
    /// The version of the sheets that these are the elements of.
    sheets: u64,
}

/// The animations and transitions of the style sheets of an agent.
#[derive(Default)]
pub(crate) struct State {
    /// A script has asked for something that animations change.
    is_observed: bool,
    is_updating: bool,
    /// The last changes that a frame was asked for.
    seen: Option<((u64, u64, u64), u64)>,
    documents: FxHashMap<NodeId, OfDocument>,
    tracked: FxHashMap<Owner, Tracked>,
    generations: u64,
    /// The number of elements whose styles are kept because a script read them.
    asked: u32,
    /// The number of a task, and of the updates in it.
    updates: (u64, u32),
}

impl State {
    /// A node is freed.
    pub(super) fn forget_node(&mut self, node: NodeId) {
        if self.documents.is_empty() {
            return;
        }
        self.documents.remove(&node);
        for generated in [None, Some(GeneratedBox::Before), Some(GeneratedBox::After)] {
            self.tracked.remove(&Owner { element: node, generated });
        }
    }

    /// The elements of a document that are tracked.
    fn tracked_in(&self, document: NodeId) -> FxHashSet<NodeId> {
        let all = self.tracked.iter().filter(|(_, tracked)| tracked.document == document);
        all.map(|(owner, _)| owner.element).collect()
    }
}

/// The name of a CSS animation, or of the property of a transition.
pub(crate) fn css_name(world: &World, animation: u64) -> DomString {
    let css = world.animations.animation(animation).and_then(|one| one.css.as_ref());
    css.map_or_else(|| "".into(), |css| css.name.as_str().into())
}

/// Updates the styles that an animation depends on, before a script sees it.
pub(super) fn update_for(cx: &mut Cx<'_>, animation: u64) {
    let css = cx.host.animations.animation(animation).and_then(|one| one.css.as_ref());
    let Some(owner) = css.and_then(|css| css.owner) else { return };
    let document = cx.host.node_document(owner.element);
    update(cx, document);
}
