//! The paint below a text, and over it.

use style::selector_parser::PseudoElement;
use treewright_dom::{LocalName, Namespace, NodeRef};

use super::blending::{Blending, Group};
use super::covers::covers;
use super::elements::{Known, Surroundings, Through, Way};
use super::paint_values::Stroke;
use super::painters::Painters;
use super::svg_paint;
use super::tricks::{Certainty, Trick};
use super::values::{Rgba, Values};
use crate::device::ColorScheme;
use crate::styles::Styles;
use crate::{Display, Visibility};

/// The canvas of a dark page in browsers.
const DARK_CANVAS: Rgba = Rgba([0.071, 0.071, 0.071, 1.0]);

/// Adds the background of an element to the paint below the text in it.
pub(super) fn backgrounds(
    styles: &Styles,
    painters: &Painters,
    element: NodeRef<'_>,
    values: &Values<'_>,
    display: Display,
    around: &mut Surroundings,
) {
    if matches!(display, Display::Contents | Display::None) {
        return;
    }
    let is_html = element.is_html_element(LocalName::HTML);
    if is_html && is_dark(styles, element, values) {
        around.is_dark = true;
        around.background = DARK_CANVAS;
    }
    around.below = painters.below(element, values, around.below);
    blend(values, around);
    if is_html || values.is_stacking_context(around.is_flexible) {
        around.group = Group::Empty;
    }
    if values.is_out_of_flow() {
        let (color, is) = around.behind_positioned;
        let is_same = color.difference(around.background) < 0.001 || values.is_fixed();
        around.background_is = if is_same { is.min(Known::Nearly) } else { Known::No };
        if !values.is_fixed() {
            around.background = color;
        }
    } else if values.is_positioned() {
        around.background_is = around.background_is.min(Known::Nearly);
    }
    if values.floats().is_some() && around.may_collapse {
        // The box around it has no height of its own for it.
        around.background_is = Known::No;
    }
    let is_body = element.is_html_element(LocalName::BODY);
    if values.changes_colors() {
        around.filter = values.color_filter(around.filter);
        if is_html || is_body {
            // The canvas is filtered or not.
            around.background_is = Known::No;
        }
    }
    let is_seen = styles.visibility(element.id()) == Some(Visibility::Visible);
    if is_seen {
        own_background(values, around, is_html);
    }
    if values.has_backdrop_filter() || has_columns(styles, element, display) {
        around.background_is = Known::No;
    }
    let is_opaque = is_seen && values.solid_background().is_some_and(|color| color.alpha() >= 0.99);
    if is_html {
        around.has_canvas = is_opaque || values.has_background_image();
    }
    if values.is_stacking_context(around.is_flexible) || is_html {
        around.has_background_above = false;
    } else if is_opaque && (!is_body || around.has_canvas) {
        around.has_background_above = true;
        around.background_has_height = values.has_height() || is_body;
    }
    if values.is_positioned() || values.is_transformed() || is_html {
        around.behind_positioned = (around.background, around.background_is);
    }
}

/// Adds the blend mode of an element: its paint is mixed with what its stacking context has below.
fn blend(values: &Values<'_>, around: &mut Surroundings) {
    let Some(mode) = values.blend() else { return };
    match around.group {
        // Nothing is there to be mixed with.
        Group::Empty => {}
        Group::Color(below) if around.filter.is_none() && around.blending.is_none() => {
            around.blending = Some(Blending::new(mode, below));
        }
        _ => around.background_is = Known::No,
    }
}

fn own_background(values: &Values<'_>, around: &mut Surroundings, is_html: bool) {
    let (width, height) = values.size();
    let is_less = |size: Option<f32>, than: f32| size.is_some_and(|size| size < than);
    let (padding_x, padding_y) = values.padding();
    let is_tiny = |size: Option<f32>, padding: f32| is_less(size, 1.0) && padding < 1.0;
    let has_no_area = !is_html && (is_tiny(width, padding_x) || is_tiny(height, padding_y));
    let is_small = is_less(width, 2.0 * values.font_size()) || is_less(height, values.font_size());
    if has_no_area && !values.clips_background_to_text() {
        return;
    }
    let solid = values.solid_background().map(|color| around.seen(color));
    if values.clips_background_to_text() {
        around.through_text = solid.map_or(Through::Unknown, Through::Color);
        return;
    }
    let before = around.background;
    match solid {
        Some(color) if color.alpha() >= 0.99 => {
            around.background = color;
            around.background_is = Known::Yes;
            around.through_text = Through::Nothing;
            around.below = around.below.over_opaque();
        }
        Some(color) if color.alpha() > 0.0 => around.background = color.over(before),
        Some(_) => {}
        None => around.background_is = Known::No,
    }
    around.group = around.group.with(solid);
    let has_changed = before.difference(around.background) > 0.001;
    if values.has_painted_edges() || is_small && has_changed {
        around.background_is = Known::No;
    }
    around.may_collapse =
        (around.may_collapse || has_changed) && !values.contains_floats() && !is_html;
}

/// The canvas is dark. <https://drafts.csswg.org/css-color-adjust/#color-scheme-effect>
fn is_dark(styles: &Styles, root: NodeRef<'_>, values: &Values<'_>) -> bool {
    let prefers_dark = styles.device().scheme == ColorScheme::Dark;
    let (mut light, mut dark) = values.color_schemes();
    if !light && !dark {
        let head = root.child_elements().find(|child| child.is_html_element(LocalName::HEAD));
        let mut metas = head.into_iter().flat_map(NodeRef::child_elements).filter(|meta| {
            meta.attr("name").is_some_and(|name| name.eq_ignore_ascii_case("color-scheme"))
        });
        let content = metas.next().and_then(|meta| meta.attr("content")).unwrap_or_default();
        let has = |word: &str| {
            content.split_ascii_whitespace().any(|other| other.eq_ignore_ascii_case(word))
        };
        (light, dark) = (has("light"), has("dark"));
    }
    dark && (prefers_dark || !light)
}

/// Columns of a table have backgrounds.
fn has_columns(styles: &Styles, element: NodeRef<'_>, display: Display) -> bool {
    if !matches!(display, Display::Table | Display::InlineTable) {
        return false;
    }
    let paints = |node: NodeRef<'_>| {
        styles.values_of(node.id()).is_some_and(|values| {
            let values = Values::new(values, styles.device());
            node.has_attr("bgcolor")
                || values.background().alpha() > 0.05
                || values.has_background_image()
        })
    };
    let columns = element.child_elements().take(64).filter(|child| {
        child.is_html_element(LocalName::COL) || child.is_html_element(LocalName::COLGROUP)
    });
    columns.into_iter().any(|column| paints(column) || column.child_elements().take(64).any(paints))
}

/// Says how certain it is that text has the colour of its background, or none.
pub(super) fn colorless(
    styles: &Styles,
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &Surroundings,
    svg_shapes: bool,
) -> Option<Certainty> {
    let background = around.background;
    let filtered = |color: Rgba| around.seen(color);
    let difference = |color: Rgba| color.over(background).difference(background) * 255.0;
    // The text of SVG is filled by another property.
    let is_svg = element.namespace() == Some(Namespace::Svg);
    let fill = if is_svg {
        if values.paints_nothing() {
            return Some(Certainty::Certain);
        }
        let fill = values.svg_fill()?;
        if svg_shapes {
            let below = svg_paint::below(styles, element)?;
            let is_known = around.filter.is_none() && around.blending.is_none();
            return (is_known && fill.over(below).difference(below) * 255.0 <= 8.5)
                .then_some(Certainty::Likely);
        }
        fill
    } else {
        values.text_color()
    };
    if values.text_shadows().any(|(color, is_near)| is_near && difference(filtered(color)) > 20.5)
        || values.has_drop_shadow()
        || match values.stroke() {
            Stroke::None => false,
            Stroke::Color(color) => color.alpha() > 0.02 && difference(filtered(color)) > 20.5,
            Stroke::Unknown => true,
        }
    {
        return None;
    }
    let mut color = filtered(fill);
    // The background is seen through letters that are not opaque.
    match around.through_text {
        Through::Nothing => {}
        Through::Color(below) => color = color.over_any(below),
        Through::Unknown => return None,
    }
    // The initial colour is a light one on a dark page.
    if around.is_dark && fill.difference(Rgba([0.0; 4])) < 0.001 {
        return None;
    }
    if color.alpha() <= 0.02 {
        return Some(Certainty::Certain);
    }
    if color.alpha() <= 0.08 {
        return Some(Certainty::Likely);
    }
    // Boxes within a filter have other colours than they have alone.
    let is_plain = around.filter.is_none() && around.blending.is_none();
    let is_known = is_plain || around.below.is_nothing();
    if around.background_is == Known::No || !is_known || !around.below.is_nothing_but(background) {
        return None;
    }
    let certainty = match difference(color) {
        difference if difference <= 8.5 => Certainty::Certain,
        difference if difference <= 20.5 => Certainty::Likely,
        _ => return None,
    };
    let most = if around.background_is == Known::Yes && around.blending.is_none() {
        Certainty::Certain
    } else {
        Certainty::Likely
    };
    Some(certainty.min(most))
}

/// The way in which a pseudo-element or a box in it covers an element.
pub(super) fn covered(
    styles: &Styles,
    painters: &Painters,
    element: NodeRef<'_>,
    values: &Values<'_>,
) -> Option<Way> {
    let pseudos = &styles.styles_of(element.id())?.pseudos;
    let is_cover = |pseudo: &PseudoElement| {
        let Some(pseudo) = pseudos.get(pseudo) else { return false };
        covers(&values.like(pseudo)) && !pseudo.get_ui().specifies_animations()
    };
    if painters.covers_page && element.is_html_element(LocalName::HTML) {
        // A script may take it away.
        return Some(Way::new(Trick::Covered, Certainty::Possible, &[]));
    }
    let is_covered = is_cover(&PseudoElement::Before)
        || is_cover(&PseudoElement::After)
        || painters.covers(element.id());
    is_covered.then(|| Way::new(Trick::Covered, Certainty::Likely, &[]))
}
