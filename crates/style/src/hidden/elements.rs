//! The effect of an element on the text in it.

use style::selector_parser::PseudoElement;
use treewright_dom::{LocalName, NodeRef};

use super::color_filters::ColorFilter;
use super::painters::{Below, Painters};
use super::painting::{backgrounds, colorless, covered};
use super::sizes;
use super::tricks::{Certainty, Trick};
use super::values::{Rgba, Values};
use crate::styles::Styles;
use crate::{Display, Visibility};

/// A way of hiding text: the trick, how certain it is, and the properties whose rules are the reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) trick: Trick,
    pub(super) certainty: Certainty,
    pub(super) properties: &'static [&'static str],
}

impl Way {
    pub(super) const fn new(
        trick: Trick,
        certainty: Certainty,
        properties: &'static [&'static str],
    ) -> Self {
        Self { trick, certainty, properties }
    }

    /// The more certain of two, the first if they are equal.
    fn or(self, other: Option<Self>) -> Self {
        match other {
            Some(other) if other.certainty > self.certainty => other,
            _ => self,
        }
    }
}

/// How well the background of text is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Known {
    No,
    Nearly,
    Yes,
}

/// The paint that is seen through letters that are not opaque, instead of the one below the box.
#[derive(Clone, Copy, Debug)]
pub(super) enum Through {
    Nothing,
    Color(Rgba),
    Unknown,
}

/// The effects of the ancestors of a text that add up.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Surroundings {
    pub(super) opacity: f32,
    pub(super) scale: f32,
    pub(super) background: Rgba,
    pub(super) background_is: Known,
    /// The change of colours by the filters around.
    pub(super) filter: ColorFilter,
    /// The background is seen through the text.
    pub(super) through_text: Through,
    /// An opaque background of an ancestor is above negative levels.
    pub(super) has_background_above: bool,
    /// That background has a height of its own.
    pub(super) background_has_height: bool,
    /// The root element paints the canvas, not the body.
    pub(super) has_canvas: bool,
    /// A box around that paints has no height if all in it floats.
    pub(super) may_collapse: bool,
    /// The canvas is dark.
    pub(super) is_dark: bool,
    /// The background of the containing block of boxes out of the flow.
    pub(super) behind_positioned: (Rgba, Known),
    pub(super) below: Below,
    /// The distance of the eye from what is transformed in three dimensions.
    pub(super) perspective: Option<f32>,
    /// The back of what is in it is to the front; what is in it is in the same space.
    pub(super) is_turned: bool,
    pub(super) is_same_space: bool,
    pub(super) is_flexible: bool,
    /// The root element decides how the viewport scrolls, not the body.
    pub(super) root_scrolls: bool,
}

impl Surroundings {
    pub(super) const CANVAS: Self = Self {
        opacity: 1.0,
        scale: 1.0,
        background: Rgba([1.0, 1.0, 1.0, 1.0]),
        background_is: Known::Yes,
        filter: ColorFilter::NONE,
        through_text: Through::Nothing,
        has_background_above: false,
        background_has_height: false,
        has_canvas: false,
        may_collapse: false,
        is_dark: false,
        behind_positioned: (Rgba([1.0, 1.0, 1.0, 1.0]), Known::Yes),
        below: Below::EMPTY,
        perspective: None,
        is_turned: false,
        is_same_space: false,
        is_flexible: false,
        root_scrolls: false,
    };
}

/// The effect of an element.
pub(super) struct Effect {
    pub(super) around: Surroundings,
    /// It hides all in it.
    pub(super) all: Option<Way>,
    /// It hides all in it, except boxes out of the flow whose containing block is outside.
    pub(super) in_flow: Option<Way>,
    /// It hides its text, and values that elements in it inherit do so there.
    pub(super) text: Option<Way>,
    /// A pseudo-element covers it, except for boxes with a level of their own.
    pub(super) cover: Option<Way>,
    /// It shows its characters in another order.
    pub(super) turns: Option<Way>,
    /// It starts a line, or ends one.
    pub(super) breaks: bool,
    pub(super) is_out_of_flow: bool,
    pub(super) is_positioned: bool,
}

/// Returns the effect of an element with a style.
pub(super) fn effect(
    styles: &Styles,
    painters: &Painters,
    element: NodeRef<'_>,
    values: &Values<'_>,
    before: Surroundings,
    svg_shapes: bool,
) -> Effect {
    let display = styles.display(element.id()).unwrap_or(Display::Inline);
    let mut around = before;
    let out = values.is_out_of_flow();
    let is_box = !matches!(display, Display::Contents | Display::None);
    let (filter_opacity, blur) = values.filter();
    if is_box {
        around.opacity *= values.opacity() * filter_opacity;
    }
    let scale = if is_box && display != Display::Inline { scale(values) } else { None };
    if let Some(scale) = scale {
        around.scale *= scale;
    }
    if is_box {
        around.scale *= values.zoom();
    }
    let (clips_x, clips_y) = values.clips();
    if element.is_html_element(LocalName::HTML) {
        around.root_scrolls = clips_x || clips_y;
    }
    let can_clip = is_box && display != Display::Inline;
    backgrounds(styles, painters, element, values, display, &mut around);
    around.is_flexible = values.is_flexible();

    let mut all = None;
    let mut add = |way: Option<Way>| {
        if let Some(way) = way {
            all = Some(all.map_or(way, |all: Way| all.or(Some(way))));
        }
    };
    if matches!(display, Display::None | Display::TableColumn) {
        add(Some(Way::new(Trick::Display, Certainty::Certain, &["display"])));
    }
    if is_box && display != Display::Inline {
        add(content_visibility(styles, element));
    }
    add(transparent(values, around.opacity, filter_opacity));
    if is_box && blur * 3.0 >= values.font_size() && blur > 0.0 {
        add(Some(Way::new(Trick::Filter, Certainty::Likely, &["filter"])));
    }
    if is_box {
        if values.mask_is_empty() {
            add(Some(Way::new(Trick::Mask, Certainty::Certain, &["mask-image", "mask-size"])));
        }
        if values.is_replaced() {
            add(Some(Way::new(Trick::Fallback, Certainty::Certain, &["content"])));
        }
        add(turned(values, &mut around, display));
        if !can_clip && values.clip_path_is_empty() == Some(true) {
            add(Some(Way::new(Trick::ClipPath, Certainty::Certain, &["clip-path"])));
        }
    }
    let mut in_flow = None;
    if can_clip {
        let shape = clipped(element, values, out, &before, display);
        if shape.is_some_and(|way| way.trick == Trick::NoSize) && !values.is_positioned() {
            in_flow = shape;
        } else {
            add(shape);
        }
    }
    if is_box {
        if scale.is_some_and(|scale| scale <= 0.01) {
            let properties = &["transform", "translate", "scale", "rotate"];
            add(Some(Way::new(Trick::Transform, Certainty::Certain, properties)));
        }
        let is_below = (values.is_positioned() || before.is_flexible)
            && values.z_index().is_some_and(|level| level < 0);
        if is_below && before.has_background_above && (!out || before.background_has_height) {
            add(Some(Way::new(Trick::Behind, Certainty::Likely, &["z-index"])));
        }
    }
    let is_turned = values.overrides_bidi() && values.is_right_to_left();
    let text = text(styles, element, values, &around, svg_shapes);
    let is_animated = styles.is_animated(element.id());
    let soften = |way: Way| {
        let certainty = if is_animated { Certainty::Possible } else { way.certainty };
        Way { certainty, ..way }
    };
    Effect {
        all: all.map(soften),
        in_flow: in_flow.map(soften),
        text: text.map(soften),
        cover: if is_box { covered(styles, painters, element, values) } else { None },
        turns: is_turned
            .then(|| Way::new(Trick::Bidi, Certainty::Likely, &["unicode-bidi", "direction"])),
        around,
        breaks: !matches!(
            display,
            Display::Inline | Display::Contents | Display::Ruby | Display::RubyText
        ),
        is_out_of_flow: out,
        is_positioned: values.is_positioned(),
    }
}

fn content_visibility(styles: &Styles, element: NodeRef<'_>) -> Option<Way> {
    use treewright_read::style::StyleView as _;
    let style = styles.style_of(element.id())?;
    if !style.hides_contents {
        return None;
    }
    let hidden = element.attr("hidden");
    if hidden.is_some_and(|hidden| hidden.eq_ignore_ascii_case("until-found")) {
        return Some(Way::new(Trick::UntilFound, Certainty::Possible, &[]));
    }
    let properties = &["content-visibility"];
    Some(Way::new(Trick::ContentVisibility, Certainty::Certain, properties))
}

fn transparent(values: &Values<'_>, opacity: f32, of_filter: f32) -> Option<Way> {
    let certainty = match opacity {
        opacity if opacity <= 0.011 => Certainty::Certain,
        opacity if opacity <= 0.101 => Certainty::Likely,
        _ => return None,
    };
    Some(if of_filter < values.opacity() {
        Way::new(Trick::Filter, certainty, &["filter"])
    } else {
        Way::new(Trick::Opacity, certainty, &["opacity"])
    })
}

/// The way in which `clip`, `clip-path` or the size of the box cuts text away.
fn clipped(
    element: NodeRef<'_>,
    values: &Values<'_>,
    out: bool,
    around: &Surroundings,
    display: Display,
) -> Option<Way> {
    let (in_flexible, root_scrolls) = (around.is_flexible, around.root_scrolls);
    let clip = out && values.clip_is_empty();
    let path = values.clip_path_is_empty();
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
    let no_width = is_thin(width, padding_x) && clips_x && !grows;
    let no_height = is_thin(height, padding_y) && clips_y && !grows;
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
fn turned(values: &Values<'_>, around: &mut Surroundings, display: Display) -> Option<Way> {
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
fn scale(values: &Values<'_>) -> Option<f32> {
    let [a, b, _, _, c, d, ..] = values.matrix(300.0, 20.0)?;
    Some(a.mul_add(d, -(b * c)).abs().sqrt())
}

/// The way in which inherited values hide the text of an element.
fn text(
    styles: &Styles,
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &Surroundings,
    svg_shapes: bool,
) -> Option<Way> {
    let certain = Certainty::Certain;
    if styles.visibility(element.id()) != Some(Visibility::Visible) {
        return Some(Way::new(Trick::Visibility, certain, &["visibility"]));
    }
    let mut found: Option<Way> = None;
    let mut add = |way: Way| found = Some(found.map_or(way, |found| found.or(Some(way))));
    let size = values.font_size() * around.scale;
    let certainty = match size {
        size if size <= 1.0 => Some(Certainty::Certain),
        size if size <= 2.5 => Some(Certainty::Likely),
        size if size <= 4.0 => Some(Certainty::Possible),
        _ => None,
    };
    if let Some(certainty) = certainty {
        add(Way::new(Trick::FontSize, certainty, &["font-size", "--treewright-zoom"]));
    }
    let of = |values: &Values<'_>| colorless(element, values, around, svg_shapes);
    let first_line = styles
        .styles_of(element.id())
        .and_then(|styles| styles.pseudos.get(&PseudoElement::FirstLine));
    let colorless = match first_line.map(|first_line| of(&values.like(first_line))) {
        None => of(values),
        // How much of the text is on the first line is not known.
        Some(Some(_)) => Some(of(values).unwrap_or(Certainty::Possible)),
        Some(None) => None,
    };
    if let Some(certainty) = colorless {
        add(Way::new(
            Trick::Color,
            certainty,
            &["-webkit-text-fill-color", "color", "background-color", "fill"],
        ));
    }
    if values.shows_dots() {
        add(Way::new(Trick::TextSecurity, certain, &["-webkit-text-security"]));
    }
    if values.letter_spacing() <= -0.5 * values.font_size() && values.font_size() > 0.0 {
        add(Way::new(Trick::LetterSpacing, Certainty::Likely, &["letter-spacing"]));
    }
    found
}
