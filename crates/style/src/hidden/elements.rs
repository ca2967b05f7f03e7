//! The effect of an element on the text in it.

use style::selector_parser::PseudoElement;
use treewright_dom::{LocalName, NodeRef};

use super::blending::{Blending, Group};
use super::clipping::{clipped, scale, turned};
use super::color_filters::ColorFilter;
use super::painters::{Below, Painters};
use super::painting::{backgrounds, colorless, covered};
use super::tables;
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
    /// The blend mode around, after the filters.
    pub(super) blending: Option<Blending>,
    /// The paint that the stacking context has below.
    pub(super) group: Group,
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
    /// The axis that flexible items around are placed in, with true for a column.
    pub(super) main_axis: Option<bool>,
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
        blending: None,
        group: Group::Empty,
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
        main_axis: None,
        root_scrolls: false,
    };

    /// A colour as the filters and blend modes around show it.
    pub(super) fn seen(&self, color: Rgba) -> Rgba {
        let color = self.filter.apply(color);
        self.blending.map_or(color, |blending| blending.apply(color))
    }
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
    around.main_axis = values.main_axis();

    let mut all = None;
    let mut add = |way: Option<Way>| {
        if let Some(way) = way {
            all = Some(all.map_or(way, |all: Way| all.or(Some(way))));
        }
    };
    if matches!(display, Display::None | Display::TableColumn) {
        add(Some(Way::new(Trick::Display, Certainty::Certain, &["display"])));
    }
    if display == Display::TableCell && tables::is_in_collapsed_column(styles, element) {
        add(Some(Way::new(Trick::Visibility, Certainty::Certain, &[])));
    }
    if is_box && values.is_moved_along_path() {
        add(Some(Way::new(Trick::Transform, Certainty::Likely, &["offset-path"])));
    }
    if is_box && display != Display::Inline {
        add(content_visibility(styles, element));
    }
    add(transparent(values, around.opacity, filter_opacity));
    if is_box && blur * 3.0 >= values.font_size() && blur > 0.0 {
        add(Some(Way::new(Trick::Filter, Certainty::Likely, &["filter"])));
    }
    if is_box {
        if values.mask_is_empty(Some(&painters.references)) {
            add(Some(Way::new(Trick::Mask, Certainty::Certain, &["mask-image", "mask-size"])));
        }
        if values.is_replaced() {
            add(Some(Way::new(Trick::Fallback, Certainty::Certain, &["content"])));
        }
        add(turned(values, &mut around, display));
        if !can_clip && values.clip_path_is_empty(Some(&painters.references)) == Some(true) {
            add(Some(Way::new(Trick::ClipPath, Certainty::Certain, &["clip-path"])));
        }
    }
    let mut in_flow = None;
    if can_clip {
        let shape = clipped(styles, painters, element, values, &before, display);
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
    let of = |values: &Values<'_>| colorless(styles, element, values, around, svg_shapes);
    let first_line = styles
        .styles_of(element.id())
        .and_then(|styles| styles.pseudos.get(&PseudoElement::FirstLine));
    if first_line.is_some_and(|first_line| values.like(first_line).font_size() <= 0.5) {
        // All of the text is on it.
        add(Way::new(Trick::FontSize, Certainty::Likely, &["font-size"]));
    }
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
            &["-webkit-text-fill-color", "color", "background-color", "fill", "mix-blend-mode"],
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
