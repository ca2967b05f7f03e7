//! The timing of effects: from the local time to the progress.
//!
//! <https://drafts.csswg.org/web-animations-1/#the-timing-model>

use treewright_style::cssom::Easing;

use crate::generated::dictionaries::{ComputedEffectTiming, EffectTiming};
use crate::generated::enums::{FillMode, PlaybackDirection};
use crate::generated::unions::UnrestrictedOrDomString;

/// The timing of an effect, in milliseconds.
/// <https://drafts.csswg.org/web-animations-1/#the-effecttiming-dictionaries>
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    pub(crate) delay: f64,
    pub(crate) end_delay: f64,
    pub(crate) fill: FillMode,
    pub(crate) iteration_start: f64,
    pub(crate) iterations: f64,
    /// `None` is `auto`.
    pub(crate) duration: Option<f64>,
    pub(crate) direction: PlaybackDirection,
    pub(crate) easing: Easing,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            delay: 0.0,
            end_delay: 0.0,
            fill: FillMode::Auto,
            iteration_start: 0.0,
            iterations: 1.0,
            duration: None,
            direction: PlaybackDirection::Normal,
            easing: Easing::default(),
        }
    }
}

/// <https://drafts.csswg.org/web-animations-1/#animation-effect-phases-and-states>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Idle,
    Before,
    Active,
    After,
}

/// The place of an effect in its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// <https://drafts.csswg.org/web-animations-1/#active-time>
    pub(crate) active_time: Option<f64>,
    /// <https://drafts.csswg.org/web-animations-1/#transformed-progress>
    pub(crate) progress: Option<f64>,
    /// <https://drafts.csswg.org/web-animations-1/#current-iteration>
    pub(crate) iteration: Option<f64>,
}

impl Timing {
    /// <https://drafts.csswg.org/web-animations-1/#iteration-duration>
    pub(crate) fn iteration_duration(&self) -> f64 {
        self.duration.unwrap_or(0.0)
    }

    /// <https://drafts.csswg.org/web-animations-1/#active-duration>
    pub(crate) fn active_duration(&self) -> f64 {
        let duration = self.iteration_duration();
        if duration == 0.0 || self.iterations == 0.0 { 0.0 } else { duration * self.iterations }
    }

    /// <https://drafts.csswg.org/web-animations-1/#end-time>
    pub(crate) fn end_time(&self) -> f64 {
        (self.delay + self.active_duration() + self.end_delay).max(0.0)
    }

    /// <https://drafts.csswg.org/web-animations-1/#before-active-boundary-time>
    pub(crate) fn before_active_boundary(&self) -> f64 {
        self.delay.min(self.end_time()).max(0.0)
    }

    /// <https://drafts.csswg.org/web-animations-1/#active-after-boundary-time>
    pub(crate) fn active_after_boundary(&self) -> f64 {
        (self.delay + self.active_duration()).min(self.end_time()).max(0.0)
    }

    const fn fills_backwards(&self) -> bool {
        matches!(self.fill, FillMode::Backwards | FillMode::Both)
    }

    const fn fills_forwards(&self) -> bool {
        matches!(self.fill, FillMode::Forwards | FillMode::Both)
    }

    pub(super) fn phase(&self, local_time: Option<f64>, is_backwards: bool) -> Phase {
        let Some(time) = local_time else { return Phase::Idle };
        let (before, after) = (self.before_active_boundary(), self.active_after_boundary());
        if time < before || is_backwards && time == before {
            Phase::Before
        } else if time > after || !is_backwards && time == after {
            Phase::After
        } else {
            Phase::Active
        }
    }

    /// The place at a local time, of an animation that is played backwards or not.
    pub(crate) fn place(&self, local_time: Option<f64>, is_backwards: bool) -> Place {
        let phase = self.phase(local_time, is_backwards);
        let active_duration = self.active_duration();
        let since_delay = local_time.map(|time| time - self.delay);
        let active_time = match phase {
            Phase::Before if self.fills_backwards() => since_delay.map(|time| time.max(0.0)),
            Phase::Active => since_delay,
            Phase::After if self.fills_forwards() => {
                since_delay.map(|time| time.min(active_duration).max(0.0))
            }
            _ => None,
        };
        let Some(time) = active_time else {
            return Place { active_time, progress: None, iteration: None };
        };
        let duration = self.iteration_duration();
        // https://drafts.csswg.org/web-animations-1/#overall-progress
        let overall = self.iteration_start
            + if duration == 0.0 {
                if phase == Phase::Before { 0.0 } else { self.iterations }
            } else {
                time / duration
            };
        // https://drafts.csswg.org/web-animations-1/#simple-iteration-progress
        let base = if overall.is_infinite() { self.iteration_start } else { overall };
        let mut simple = base % 1.0;
        if simple == 0.0
            && matches!(phase, Phase::Active | Phase::After)
            && time == active_duration
            && self.iterations != 0.0
        {
            simple = 1.0;
        }
        let iteration = if phase == Phase::After && self.iterations.is_infinite() {
            f64::INFINITY
        } else if simple == 1.0 {
            overall.floor() - 1.0
        } else {
            overall.floor()
        };
        let is_reversed = match self.direction {
            PlaybackDirection::Normal => false,
            PlaybackDirection::Reverse => true,
            PlaybackDirection::Alternate => iteration % 2.0 == 1.0,
            PlaybackDirection::AlternateReverse => iteration % 2.0 != 1.0,
        };
        let directed = if is_reversed { 1.0 - simple } else { simple };
        let before = phase == Phase::Before && !is_reversed || phase == Phase::After && is_reversed;
        let progress = Some(self.easing.output(directed, before));
        Place { active_time, progress, iteration: Some(iteration) }
    }

    /// The dictionary for scripts.
    pub(crate) fn to_dictionary(&self) -> EffectTiming {
        EffectTiming {
            delay: self.delay,
            direction: self.direction,
            duration: match self.duration {
                Some(duration) => UnrestrictedOrDomString::Unrestricted(duration),
                None => UnrestrictedOrDomString::DomString("auto".into()),
            },
            easing: self.easing.text().into(),
            end_delay: self.end_delay,
            fill: self.fill,
            iteration_start: self.iteration_start,
            iterations: self.iterations,
        }
    }

    /// The dictionary with what is computed.
    pub(crate) fn to_computed(
        &self,
        local_time: Option<f64>,
        is_backwards: bool,
    ) -> ComputedEffectTiming {
        let mut base = self.to_dictionary();
        if base.fill == FillMode::Auto {
            base.fill = FillMode::None;
        }
        base.duration = UnrestrictedOrDomString::Unrestricted(self.iteration_duration());
        let place = self.place(local_time, is_backwards);
        ComputedEffectTiming {
            base,
            active_duration: Some(self.active_duration()),
            current_iteration: Some(place.iteration),
            end_time: Some(self.end_time()),
            local_time: Some(local_time),
            progress: Some(place.progress),
        }
    }
}
