//! Web animations, and those of style sheets: their objects, their time, their effects on styles, their promises and events.
//! Nothing is painted.
//!
//! The data of animations and effects is in tables by the handles of their objects. The object of an animation keeps that of
//! its effect, and the effect keeps the object of its target. The object of a target keeps the animations of its effects
//! while they are relevant; those without a target are kept by the window of their document.
//!
//! The time of a timeline is that of the last frame, as if there were a frame sixty times a second. Frames in which nothing
//! happens to an animation are left out.
//!
//! <https://drafts.csswg.org/web-animations-1/>

mod associated;
mod commit;
pub(crate) mod css;
mod effects;
mod in_force;
mod keyframes;
mod lists;
mod objects;
mod playback;
mod rates;
mod ticks;
mod timing;

pub(crate) use associated::{set_effect, set_timeline};
pub(crate) use commit::commit_styles;
pub(crate) use css::{css_name, note_a_control, refresh_the_keyframes};
pub(crate) use effects::{
    Target, changed_timing, check_pseudo_element, new_effect, set_keyframes, set_pseudo_element,
    set_target, update_timing,
};
pub(crate) use in_force::Moment;
use keyframes::Declared;
pub(crate) use keyframes::{Keyframe, process_a_keyframes_argument, to_object};
pub(crate) use lists::{animations_of_a_document, animations_of_an_element};
pub(crate) use objects::{
    document_timeline, effect_of, handle_of_animation, handle_of_effect, new_animation,
    new_timeline, promise_finished, promise_ready, set_timeline_object, timeline_argument,
    timeline_object, timeline_of,
};
pub(crate) use playback::{
    cancel, finish, pause, persist, play, play_state, set_current_time, set_start_time,
};
pub(crate) use rates::{reverse, set_playback_rate, update_playback_rate};
pub(crate) use ticks::{next_time, update_animations_and_send_events};
pub(crate) use timing::Timing;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_quickjs::Charge;
use treewright_style::cssom::Keyframes;

use crate::generated::enums::{AnimationReplaceState, CompositeOperation};
use crate::performance;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::world::World;

/// The bytes of an animation or an effect, without keyframes.
const BYTES: usize = 1024;

/// A timeline: that of a document, or one with another origin.
/// <https://drafts.csswg.org/web-animations-1/#document-timelines>
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Timeline {
    pub(crate) document: NodeId,
    /// Milliseconds after the time origin.
    pub(crate) origin: f64,
}

/// The task that an animation waits for.
/// <https://drafts.csswg.org/web-animations-1/#pending-play-task>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    Play,
    Pause,
}

/// <https://drafts.csswg.org/web-animations-1/#animations>
pub(crate) struct Animation {
    pub(crate) id: DomString,
    realm: RealmId,
    /// The document whose window keeps it, if its effect has no target.
    document: NodeId,
    pub(crate) effect: Option<u64>,
    pub(crate) timeline: Option<Timeline>,
    pub(crate) start_time: Option<f64>,
    hold_time: Option<f64>,
    previous_current_time: Option<f64>,
    pub(crate) playback_rate: f64,
    pending_playback_rate: Option<f64>,
    pending: Option<Pending>,
    pub(crate) replace_state: AnimationReplaceState,
    /// The current finished promise is resolved.
    is_finished: bool,
    /// The finish notification steps are queued as a microtask.
    notifies: bool,
    /// The number of queued microtasks and events that need the object.
    needed: u32,
    /// The position in the global animation list.
    /// <https://drafts.csswg.org/web-animations-1/#global-animation-list>
    position: u64,
    /// The time at which it is looked at next, on the agent's clock.
    next: Option<u64>,
    /// The object that keeps it is that of this node, or the window.
    kept_by: Option<Keeper>,
    /// A script has seen its object, which is not collected yet.
    has_object: bool,
    /// The declarations that it comes from.
    pub(crate) css: Option<Box<css::Origin>>,
    _charge: Charge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeper {
    Target(NodeId),
    Window,
}

impl Animation {
    /// <https://drafts.csswg.org/web-animations-1/#effective-playback-rate>
    fn effective_playback_rate(&self) -> f64 {
        self.pending_playback_rate.unwrap_or(self.playback_rate)
    }

    /// <https://drafts.csswg.org/web-animations-1/#apply-any-pending-playback-rate>
    fn apply_any_pending_playback_rate(&mut self) {
        if let Some(rate) = self.pending_playback_rate.take() {
            self.playback_rate = rate;
        }
    }

    /// True with a pending play or pause task.
    pub(crate) const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }
}

/// A keyframe effect.
/// <https://drafts.csswg.org/web-animations-1/#keyframe-effects>
pub(crate) struct Effect {
    pub(crate) target: Target,
    pub(crate) composite: CompositeOperation,
    pub(crate) timing: Timing,
    pub(crate) keyframes: Rc<[Keyframe]>,
    pub(crate) animation: Option<u64>,
    /// The keyframes for computed styles, once these ask for them.
    styled: RefCell<Option<Keyframes>>,
    /// The keyframes are those of a style sheet, and these are what styles ask for.
    pub(super) is_of_css: bool,
    has_object: bool,
    charge: Charge,
}

/// An event that waits for the next frame.
/// <https://drafts.csswg.org/web-animations-1/#pending-animation-event-queue>
struct PendingEvent {
    animation: u64,
    name: &'static str,
    kind: EventKind,
    /// The time on the agent's clock, in milliseconds.
    scheduled: Option<f64>,
    /// The place in composite order, as far as events follow it.
    order: (u8, u64),
}

#[derive(Clone, Copy, Debug)]
enum EventKind {
    /// An event of the animation.
    Playback { current_time: Option<f64>, timeline_time: Option<f64> },
    /// An event of the element, with the time in seconds.
    Css { elapsed: f64 },
}

/// The animations of an agent.
#[derive(Default)]
pub(crate) struct State {
    animations: FxHashMap<u64, Animation>,
    effects: FxHashMap<u64, Effect>,
    /// The animations of the effects of each target.
    by_target: FxHashMap<NodeId, BTreeSet<u64>>,
    /// The times at which animations are looked at next, on the agent's clock in microseconds.
    schedule: BTreeSet<(u64, u64)>,
    /// The elements with animations that have finished since the last frame.
    finished_targets: FxHashSet<NodeId>,
    events: Vec<PendingEvent>,
    positions: u64,
    /// The time of the frame, with the number of the task that it is for.
    frame: Cell<(u64, u64)>,
    /// Counts the changes after which other effects can apply, or others than before at the same time.
    version: u64,
    /// The animations and transitions of style sheets.
    pub(super) css: css::State,
}

impl State {
    pub(crate) fn animation(&self, handle: u64) -> Option<&Animation> {
        self.animations.get(&handle)
    }

    pub(crate) fn animation_mut(&mut self, handle: u64) -> Option<&mut Animation> {
        self.animations.get_mut(&handle)
    }

    pub(crate) fn effect(&self, handle: u64) -> Option<&Effect> {
        self.effects.get(&handle)
    }

    pub(crate) fn effect_mut(&mut self, handle: u64) -> Option<&mut Effect> {
        self.effects.get_mut(&handle)
    }

    /// Other effects can apply than before.
    pub(crate) fn effects_changed(&mut self) {
        self.version = self.version.wrapping_add(1);
    }

    /// The object of an animation or an effect is gone.
    pub(crate) fn forget(&mut self, handle: u64) {
        if let Some(animation) = self.animations.get_mut(&handle) {
            animation.has_object = false;
            self.drop_if_unused(handle);
        } else if let Some(effect) = self.effects.get_mut(&handle) {
            effect.has_object = false;
            let is_used = effect.is_of_css && effect.animation.is_some();
            if !is_used {
                self.effects.remove(&handle);
            }
        }
    }

    /// Drops an animation that neither a script nor a style can see any more.
    pub(super) fn drop_if_unused(&mut self, handle: u64) {
        let Some(animation) = self.animations.get(&handle) else { return };
        let is_owned = animation.css.as_ref().is_some_and(|css| css.owner.is_some());
        // Animations of scripts are needed as long as they have objects.
        if animation.has_object || animation.css.is_some() && (is_owned || animation.needed > 0) {
            return;
        }
        let (next, effect) = (animation.next, animation.effect);
        self.animations.remove(&handle);
        if let Some(next) = next {
            self.schedule.remove(&(next, handle));
        }
        let Some(effect) = effect else { return };
        self.leave_the_target(effect, handle);
        if let Some(one) = self.effects.get_mut(&effect) {
            one.animation = None;
            if !one.has_object {
                self.effects.remove(&effect);
            }
        }
    }

    /// A node is freed, and with it the effects that have it as their target.
    pub(crate) fn forget_node(&mut self, node: NodeId) {
        self.css.forget_node(node);
        if let Some(animations) = self.by_target.remove(&node) {
            for animation in animations {
                if let Some(one) = self.animations.get_mut(&animation)
                    && let Some(css) = &mut one.css
                {
                    css.owner = None;
                }
                self.drop_if_unused(animation);
            }
        }
    }

    fn leave_the_target(&mut self, effect: u64, animation: u64) {
        self.effects_changed();
        let target = self.effects.get(&effect).and_then(|effect| effect.target.element);
        if let Some(target) = target
            && let Some(list) = self.by_target.get_mut(&target)
        {
            list.remove(&animation);
            if list.is_empty() {
                self.by_target.remove(&target);
            }
        }
    }

    /// The timing of the effect of an animation.
    fn timing(&self, animation: &Animation) -> Option<&Timing> {
        animation.effect.and_then(|effect| Some(&self.effects.get(&effect)?.timing))
    }

    /// <https://drafts.csswg.org/web-animations-1/#associated-effect-end>
    fn associated_effect_end(&self, animation: &Animation) -> f64 {
        self.timing(animation).map_or(0.0, Timing::end_time)
    }
}

/// The length of a frame, in microseconds.
pub(crate) const FRAME: u64 = crate::animation_frames::FRAME;

impl World {
    /// The time of the last frame on the agent's clock, in microseconds. It stays during a task.
    pub(crate) fn time_of_the_frame(&self) -> u64 {
        let task = self.event_loop.tasks_run;
        let (of, time) = self.animations.frame.get();
        if of != task {
            let now = self.event_loop.clock.now();
            let last = now.checked_rem(FRAME).map_or(now, |rest| now.saturating_sub(rest));
            self.animations.frame.set((task, last.max(time)));
        }
        self.animations.frame.get().1
    }

    /// A frame begins.
    pub(crate) fn a_frame_begins(&mut self, now: u64) {
        self.animations.frame.set((self.event_loop.tasks_run, now));
    }

    /// The current time of a timeline; `None` if it is inactive.
    /// <https://drafts.csswg.org/web-animations-1/#dom-animationtimeline-currenttime>
    pub(crate) fn timeline_time(&self, timeline: Timeline) -> Option<f64> {
        if !self.is_fully_active(timeline.document) {
            return None;
        }
        let realm = self.documents.get(timeline.document)?.realm;
        let now = self.time_of_the_frame();
        Some(performance::relative_high_resolution_time(self, realm.0, now) - timeline.origin)
    }

    /// The current time of the timeline of an animation.
    fn timeline_time_of(&self, animation: u64) -> Option<f64> {
        let timeline = self.animations.animation(animation)?.timeline?;
        self.timeline_time(timeline)
    }

    /// <https://drafts.csswg.org/web-animations-1/#animation-current-time>
    pub(crate) fn current_time_of(&self, animation: u64) -> Option<f64> {
        let hold_time = self.animations.animation(animation)?.hold_time;
        hold_time.or_else(|| self.unconstrained_current_time(animation))
    }

    /// The current time as if there were no hold time.
    fn unconstrained_current_time(&self, animation: u64) -> Option<f64> {
        let start = self.animations.animation(animation)?.start_time?;
        let time = self.timeline_time_of(animation)?;
        Some((time - start) * self.animations.animation(animation)?.playback_rate)
    }
}
