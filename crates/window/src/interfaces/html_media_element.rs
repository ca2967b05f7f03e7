//! `HTMLMediaElement`, for resources that are never rendered.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::generated::enums::CanPlayTypeResult;
use crate::strings::DomString;
use crate::{Cx, bindings, media};

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    media::error(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-currentsrc>
pub(crate) fn current_src(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(media::state(cx, this).current_src.clone())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-networkstate>
pub(crate) fn network_state(cx: &mut Cx<'_>, this: NodeId) -> Result<u16, Thrown> {
    Ok(media::state(cx, this).network_state)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-load>
pub(crate) fn load(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    media::load(cx, this);
    Ok(())
}

/// Each type is one that cannot be rendered.
/// <https://html.spec.whatwg.org/multipage/media.html#dom-navigator-canplaytype>
pub(crate) fn can_play_type(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    _type: DomString,
) -> Result<CanPlayTypeResult, Thrown> {
    Ok(CanPlayTypeResult::Empty)
}

/// `HAVE_NOTHING`
/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-readystate>
pub(crate) fn ready_state(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u16, Thrown> {
    Ok(0)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-seeking>
pub(crate) fn seeking(_cx: &mut Cx<'_>, _this: NodeId) -> Result<bool, Thrown> {
    Ok(false)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime>
pub(crate) fn current_time(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(media::state(cx, this).default_playback_start_position)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime>
pub(crate) fn set_current_time(cx: &mut Cx<'_>, this: NodeId, time: f64) -> Result<(), Thrown> {
    media::set_current_time(cx, this, time);
    Ok(())
}

/// An element that has nothing does not seek.
/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-fastseek>
pub(crate) fn fast_seek(_cx: &mut Cx<'_>, _this: NodeId, _time: f64) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-duration>
pub(crate) fn duration(_cx: &mut Cx<'_>, _this: NodeId) -> Result<f64, Thrown> {
    Ok(f64::NAN)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-paused>
pub(crate) fn paused(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(media::state(cx, this).is_paused)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate>
pub(crate) fn default_playback_rate(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(media::state(cx, this).default_playback_rate)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate>
pub(crate) fn set_default_playback_rate(
    cx: &mut Cx<'_>,
    this: NodeId,
    rate: f64,
) -> Result<(), Thrown> {
    media::set_playback_rate(cx, this, rate, true);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate>
pub(crate) fn playback_rate(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(media::state(cx, this).playback_rate)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate>
pub(crate) fn set_playback_rate(cx: &mut Cx<'_>, this: NodeId, rate: f64) -> Result<(), Thrown> {
    media::set_playback_rate(cx, this, rate, false);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch>
pub(crate) fn preserves_pitch(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(media::state(cx, this).preserves_pitch)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch>
pub(crate) fn set_preserves_pitch(
    cx: &mut Cx<'_>,
    this: NodeId,
    preserves: bool,
) -> Result<(), Thrown> {
    media::state(cx, this).preserves_pitch = preserves;
    Ok(())
}

fn no_ranges(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    bindings::new_object(cx, Interface::TimeRanges)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-buffered>
pub(crate) fn buffered(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    no_ranges(cx)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-played>
pub(crate) fn played(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    no_ranges(cx)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-seekable>
pub(crate) fn seekable(cx: &mut Cx<'_>, _this: NodeId) -> Result<Value, Thrown> {
    no_ranges(cx)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-ended>
pub(crate) fn ended(_cx: &mut Cx<'_>, _this: NodeId) -> Result<bool, Thrown> {
    Ok(false)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-play>
pub(crate) fn play(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    media::play(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-pause>
pub(crate) fn pause(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    media::pause(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-volume>
pub(crate) fn volume(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(media::state(cx, this).volume)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-volume>
pub(crate) fn set_volume(cx: &mut Cx<'_>, this: NodeId, volume: f64) -> Result<(), Thrown> {
    media::set_volume(cx, this, volume)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-muted>
pub(crate) fn muted(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(media::state(cx, this).is_muted)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-muted>
pub(crate) fn set_muted(cx: &mut Cx<'_>, this: NodeId, is_muted: bool) -> Result<(), Thrown> {
    media::set_muted(cx, this, is_muted);
    Ok(())
}
