//! <https://w3c.github.io/pointerevents/#pointerevent-interface>

use std::f64::consts::{FRAC_PI_2, PI};

use treewright_quickjs::{Thrown, Value};

use super::mouse_event;
use crate::Cx;
use crate::events::attributes::PointerEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::PointerEventInit;
use crate::strings::DomString;

read_only!(Part {
    pointer_id: i32,
    width: f64,
    height: f64,
    pressure: f32,
    tangential_pressure: f32,
    tilt_x: i32,
    tilt_y: i32,
    twist: i32,
    altitude_angle: f64,
    azimuth_angle: f64,
    pointer_type: DomString,
    is_primary: bool,
    persistent_device_id: i32,
});

/// <https://w3c.github.io/pointerevents/#dom-pointerevent-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: PointerEventInit,
) -> Result<Value, Thrown> {
    let event = mouse_event::construct(cx, prototype, Interface::PointerEvent, type_, init.base);
    let ((tilt_x, tilt_y), (altitude_angle, azimuth_angle)) =
        angles((init.tilt_x, init.tilt_y), (init.altitude_angle, init.azimuth_angle));
    let part = Part {
        pointer_id: init.pointer_id,
        width: init.width,
        height: init.height,
        pressure: init.pressure,
        tangential_pressure: init.tangential_pressure,
        tilt_x,
        tilt_y,
        twist: init.twist,
        altitude_angle,
        azimuth_angle,
        pointer_type: init.pointer_type,
        is_primary: init.is_primary,
        persistent_device_id: init.persistent_device_id,
    };
    event::with(cx, &event, |data| data.add(part));
    event::set_list(cx, &event, Slot::CoalescedEvents, init.coalesced_events);
    event::set_list(cx, &event, Slot::PredictedEvents, init.predicted_events);
    Ok(event)
}

/// Fills in the missing ones of tilt, altitude and azimuth.
/// <https://w3c.github.io/pointerevents/#converting-between-tiltx-tilty-and-altitudeangle-azimuthangle>
fn angles(
    (tilt_x, tilt_y): (Option<i32>, Option<i32>),
    (altitude, azimuth): (Option<f64>, Option<f64>),
) -> ((i32, i32), (f64, f64)) {
    let has_tilt = tilt_x.is_some() || tilt_y.is_some();
    let has_angles = altitude.is_some() || azimuth.is_some();
    let tilt = (tilt_x.unwrap_or(0), tilt_y.unwrap_or(0));
    let angle = (altitude.unwrap_or(FRAC_PI_2), azimuth.unwrap_or(0.0));
    match (has_tilt, has_angles) {
        (true, false) => (tilt, tilt_to_angles(tilt)),
        (false, true) => (angles_to_tilt(angle), angle),
        _ => (tilt, angle),
    }
}

fn tilt_to_angles((tilt_x, tilt_y): (i32, i32)) -> (f64, f64) {
    let (x, y) = (f64::from(tilt_x).to_radians(), f64::from(tilt_y).to_radians());
    let azimuth = match (tilt_x, tilt_y) {
        (0, y) => match y.signum() {
            1 => FRAC_PI_2,
            -1 => 3.0 * FRAC_PI_2,
            _ => 0.0,
        },
        (x, 0) => {
            if x < 0 {
                PI
            } else {
                0.0
            }
        }
        _ if tilt_x.abs() == 90 || tilt_y.abs() == 90 => 0.0,
        _ => {
            let angle = y.tan().atan2(x.tan());
            if angle < 0.0 { angle + 2.0 * PI } else { angle }
        }
    };
    let altitude = if tilt_x.abs() == 90 || tilt_y.abs() == 90 {
        0.0
    } else if tilt_x == 0 {
        FRAC_PI_2 - y.abs()
    } else if tilt_y == 0 {
        FRAC_PI_2 - x.abs()
    } else {
        (1.0 / (x.tan().powi(2) + y.tan().powi(2)).sqrt()).atan()
    };
    (altitude, azimuth)
}

fn angles_to_tilt((altitude, azimuth): (f64, f64)) -> (i32, i32) {
    if altitude == 0.0 {
        // The pen lies on the surface: only the direction matters.
        let sign = |part: f64| {
            if part.abs() < 1e-12 {
                0
            } else if part > 0.0 {
                90
            } else {
                -90
            }
        };
        return (sign(azimuth.cos()), sign(azimuth.sin()));
    }
    let tangent = altitude.tan();
    let tilt = |part: f64| (part / tangent).atan().to_degrees().round();
    #[expect(clippy::cast_possible_truncation, reason = "90 at most")]
    let pair = (tilt(azimuth.cos()) as i32, tilt(azimuth.sin()) as i32);
    pair
}

/// <https://w3c.github.io/pointerevents/#dom-pointerevent-getcoalescedevents>
pub(crate) fn get_coalesced_events(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    event::list(cx, this, Slot::CoalescedEvents)
}

/// <https://w3c.github.io/pointerevents/#dom-pointerevent-getpredictedevents>
pub(crate) fn get_predicted_events(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    event::list(cx, this, Slot::PredictedEvents)
}
