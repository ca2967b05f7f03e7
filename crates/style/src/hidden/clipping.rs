//! Boxes that are cut away, and transformations that leave nothing of them.

use treewright_dom::NodeRef;

use super::elements::{Surroundings, Way};
use super::painters::Painters;
use super::sizes;
use super::tables;
use super::tricks::{Certainty, Trick};
use super::values::Values;
use crate::Display;
use crate::styles::Styles;

/// The way in which `clip`, `clip-path` or the size of the box cuts text away.
pub(super) fn clipped(
    styles: &Styles,
    painters: &Painters,
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &Surroundings,
    display: Display,
) -> Option<Way> {
    let (in_flexible, root_scrolls) = (around.is_flexible, around.root_scrolls);
    let out = values.is_out_of_flow();
    let clip = out && values.clip_is_empty();
    let path = values.clip_path_is_empty(Some(&painters.references));
    let (clips_x, clips_y) = if sizes::is_of_the_viewport(element, root_scrolls) {
        (false, false)
    } else {
        values.clips_paint()
    };
    let (width, height) = values.size();
    let (padding_x, padding_y) = values.padding();
    let is_table = matches!(
        display,
        Display::Table
            | Display::InlineTable
            | Display::TableCell
            | Display::TableRow
            | Display::TableRowGroup
            | Display::TableColumn
    );
    let grows = in_flexible && values.is_flexed() || is_table;
    let is_thin =
        |size: Option<f32>, padding: f32| size.is_some_and(|size| size <= 1.0) && padding <= 2.0;
    let (most_width, most_height) = if is_table { (None, None) } else { values.most() };
    let main = around.main_axis.filter(|axis| !out && values.has_no_basis(*axis));
    let is_cell = display == Display::TableCell && tables::is_thin_cell(styles, element, values);
    let no_width = clips_x
        && (is_thin(width, padding_x) && !grows
            || is_thin(most_width, padding_x)
            || (main == Some(false) || is_cell) && padding_x <= 2.0);
    let no_height = clips_y
        && (is_thin(height, padding_y) && !grows
            || is_thin(most_height, padding_y)
            || main == Some(true) && padding_y <= 2.0);
    let no_line = clips_y && height.is_none() && values.line_height_is_zero() && padding_y <= 2.0;
    let ways = [clip, path.is_some(), no_width, no_height, clip && clips_x && clips_y];
    if out && ways.iter().filter(|holds| **holds).count() >= 2 {
        let properties = &["clip", "clip-path", "height", "width", "position"];
        return Some(Way::new(Trick::ScreenReaderOnly, Certainty::Likely, properties));
    }
    if clip {
        return Some(Way::new(Trick::Clip, Certainty::Certain, &["clip"]));
    }
    if let Some(always) = path {
        let certainty = if always { Certainty::Certain } else { Certainty::Likely };
        return Some(Way::new(Trick::ClipPath, certainty, &["clip-path"]));
    }
    if no_width || no_height {
        let properties = &["height", "max-height", "width", "max-width", "overflow-x"];
        return Some(Way::new(Trick::NoSize, Certainty::Certain, properties));
    }
    let properties = &["line-height", "overflow-y"];
    no_line.then(|| Way::new(Trick::NoSize, Certainty::Likely, properties))
}

/// The way in which a transformation in three dimensions hides a box: it shows its back, or is nearer than the eye.
pub(super) fn turned(
    values: &Values<'_>,
    around: &mut Surroundings,
    display: Display,
) -> Option<Way> {
    let matrix = if display == Display::Inline { None } else { values.matrix(300.0, 20.0) };
    let at = |place: usize| matrix.and_then(|matrix| matrix.get(place).copied());
    let (depth, z, w) = (at(10).unwrap_or(1.0), at(14).unwrap_or(0.0), at(15).unwrap_or(1.0));
    let is_turned = (depth < 0.0) != (around.is_same_space && around.is_turned);
    let perspective = around.perspective;
    around.is_turned = is_turned;
    around.is_same_space = values.keeps_space();
    around.perspective = values.perspective();
    let properties = &["transform", "rotate", "backface-visibility", "perspective"];
    let way = |certainty| Some(Way::new(Trick::Transform, certainty, properties));
    if is_turned && values.hides_back() || w <= 0.0 {
        return way(Certainty::Certain);
    }
    if let Some(perspective) = perspective {
        if z >= perspective {
            return way(Certainty::Certain);
        }
        around.scale *= perspective / (perspective - z);
    }
    let is_sheared =
        matrix.is_some_and(|matrix| matrix.iter().take(6).any(|part| part.abs() > 1e4));
    if is_sheared { way(Certainty::Likely) } else { None }
}

/// The factor that a transformation has for the height and width of text.
pub(super) fn scale(values: &Values<'_>) -> Option<f32> {
    let [a, b, _, _, c, d, ..] = values.matrix(300.0, 20.0)?;
    Some(a.mul_add(d, -(b * c)).abs().sqrt())
}
