//! The styles of elements whose animations have ended.

use style::properties::{ComputedValues, Importance, PropertyDeclarationBlock};
use style::servo_arc::Arc;
use style::shared_lock::{Locked, SharedRwLock, StylesheetGuards};
use style::stylesheets::keyframes_rule::{KeyframesAnimation, KeyframesStepValue};
use style::stylist::Stylist;
use style::values::specified::animation::{
    AnimationDirection, AnimationFillMode, AnimationPlayState,
};

use crate::binding::StyledElement;

/// A longer time than people wait, in seconds.
const LONG: f32 = 60.0;

/// The values of animations at their end.
#[derive(Debug, Default)]
pub(crate) struct Ends {
    /// The declarations that stay; `None` if no animation leaves any.
    pub(crate) block: Option<Arc<Locked<PropertyDeclarationBlock>>>,
    /// An animation changes what is seen for as long as people look.
    pub(crate) is_endless: bool,
}

type Block = Arc<Locked<PropertyDeclarationBlock>>;

/// The ends of the animations of an element with these values.
pub(crate) fn ends(
    stylist: &Stylist,
    element: StyledElement<'_>,
    values: &ComputedValues,
    lock: &SharedRwLock,
    guards: &StylesheetGuards<'_>,
) -> Ends {
    let ui = values.get_ui();
    let mut ends = Ends::default();
    let mut merged = PropertyDeclarationBlock::new();
    for number in 0..ui.animation_name_count() {
        let name = ui.animation_name_at(number);
        let Some(name) = name.as_atom() else { continue };
        // <https://drafts.csswg.org/css-animations-1/#animation-name>: without keyframes no animation runs.
        let Some(keyframes) = stylist.lookup_keyframes(name, element) else { continue };
        let time = Timing::of(values, number);
        let frame = match time.end() {
            End::Nothing => continue,
            End::First => first(keyframes),
            End::Last => last(keyframes),
            End::Endless if is_still(keyframes, guards) => first(keyframes),
            End::Endless => {
                ends.is_endless = true;
                continue;
            }
        };
        let Some(frame) = frame else { continue };
        for declaration in frame.read_with(guards.author).declarations() {
            merged.push(declaration.clone(), Importance::Normal);
        }
    }
    ends.block = (!merged.is_empty()).then(|| Arc::new(lock.wrap(merged)));
    ends
}

struct Timing {
    duration: f32,
    delay: f32,
    iterations: f32,
    direction: AnimationDirection,
    fill: AnimationFillMode,
    is_paused: bool,
    has_timeline: bool,
}

enum End {
    Nothing,
    First,
    Last,
    Endless,
}

impl Timing {
    fn of(values: &ComputedValues, number: usize) -> Self {
        use style::values::generics::animation::AnimationDuration;
        let ui = values.get_ui();
        let duration = match ui.animation_duration_mod(number) {
            AnimationDuration::Auto => 0.0,
            AnimationDuration::Time(time) => time.seconds(),
        };
        Self {
            duration,
            delay: ui.animation_delay_mod(number).seconds(),
            iterations: ui.animation_iteration_count_mod(number).0,
            direction: ui.animation_direction_mod(number),
            fill: ui.animation_fill_mode_mod(number),
            is_paused: ui.animation_play_state_mod(number) == AnimationPlayState::Paused,
            has_timeline: !ui.animation_timeline_mod(number).is_auto(),
        }
    }

    fn end(&self) -> End {
        use AnimationDirection as Direction;
        if self.has_timeline {
            return End::Endless;
        }
        let is_reversed =
            matches!(self.direction, Direction::Reverse | Direction::AlternateReverse);
        let start = if is_reversed { End::Last } else { End::First };
        let fills_back =
            matches!(self.fill, AnimationFillMode::Backwards | AnimationFillMode::Both);
        if self.delay > LONG || self.is_paused && self.delay > 0.0 {
            return if fills_back { start } else { End::Nothing };
        }
        if self.is_paused {
            return if self.delay < 0.0 { End::Endless } else { start };
        }
        let length = self.duration * self.iterations;
        // An animation without duration ends at once, however often it runs.
        if !length.is_nan() && length + self.delay > LONG {
            return End::Endless;
        }
        if !matches!(self.fill, AnimationFillMode::Forwards | AnimationFillMode::Both) {
            return End::Nothing;
        }
        if self.iterations.is_finite() && self.iterations.fract() != 0.0 {
            return End::Endless;
        }
        let is_even = self.iterations % 2.0 == 0.0;
        let is_backward = match self.direction {
            Direction::Normal => self.iterations == 0.0,
            Direction::Reverse => self.iterations != 0.0,
            Direction::Alternate => is_even,
            Direction::AlternateReverse => !is_even,
        };
        if is_backward { End::First } else { End::Last }
    }
}

fn block(value: &KeyframesStepValue) -> Option<&Block> {
    match value {
        KeyframesStepValue::Declarations { block } => Some(block),
        KeyframesStepValue::ComputedValues => None,
    }
}

fn first(keyframes: &KeyframesAnimation) -> Option<&Block> {
    let step = keyframes.steps.first()?;
    if step.start_offset.percentage.0 > 0.0 { None } else { block(&step.value) }
}

fn last(keyframes: &KeyframesAnimation) -> Option<&Block> {
    let step = keyframes.steps.last()?;
    if step.start_offset.percentage.0 < 1.0 { None } else { block(&step.value) }
}

/// All keyframes have the same declarations.
fn is_still(keyframes: &KeyframesAnimation, guards: &StylesheetGuards<'_>) -> bool {
    let mut blocks = keyframes.steps.iter().map(|step| block(&step.value));
    let Some(Some(one)) = blocks.next() else { return false };
    blocks.all(|other| {
        other.is_some_and(|other| {
            Arc::ptr_eq(one, other)
                || one.read_with(guards.author).declarations()
                    == other.read_with(guards.author).declarations()
        })
    })
}
