//! The effect of an element on the text in it.

use style::selector_parser::PseudoElement;
use treewright_dom::{LocalName, NodeRef};

use super::tricks::{Certainty, Trick};
use super::values::{Amount, Rgba, Values};
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

/// How far out of the page text must be: pages are as wide, and few lines of text are.
const FAR: f32 = 960.0;

/// How far is far enough for boxes whose place depends on others.
const VERY_FAR: f32 = 2000.0;

/// How well the background of text is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Known {
    No,
    Nearly,
    Yes,
}

/// The effects of the ancestors of a text that add up.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Surroundings {
    pub(super) opacity: f32,
    pub(super) scale: f32,
    pub(super) background: Rgba,
    pub(super) background_is: Known,
    /// The background is seen through the text.
    pub(super) through_text: bool,
    /// Something above clips what overflows to the sides.
    pub(super) clips_sides: bool,
    /// An opaque background of an ancestor is above negative levels.
    pub(super) has_background_above: bool,
    pub(super) is_flexible: bool,
}

impl Surroundings {
    pub(super) const CANVAS: Self = Self {
        opacity: 1.0,
        scale: 1.0,
        background: Rgba([1.0, 1.0, 1.0, 1.0]),
        background_is: Known::Yes,
        through_text: false,
        clips_sides: false,
        has_background_above: false,
        is_flexible: false,
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
    element: NodeRef<'_>,
    values: &Values<'_>,
    before: Surroundings,
) -> Effect {
    let display = styles.display(element.id()).unwrap_or(Display::Inline);
    let mut around = before;
    let out = values.is_out_of_flow();
    let is_box = !matches!(display, Display::Contents | Display::None);
    let (filter_opacity, blur) = values.filter();
    if is_box {
        around.opacity *= values.opacity() * filter_opacity;
    }
    let matrix = if is_box && display != Display::Inline { Moved::of(values) } else { None };
    if let Some(moved) = &matrix {
        around.scale *= moved.scale;
    }
    around.is_flexible = values.is_flexible();
    let (clips_x, _) = values.clips();
    let can_clip = is_box && display != Display::Inline;
    around.clips_sides |= clips_x && can_clip;
    backgrounds(element, values, &mut around, matrix.is_some());

    let mut all = None;
    let mut add = |way: Option<Way>| {
        if let Some(way) = way {
            all = Some(all.map_or(way, |all: Way| all.or(Some(way))));
        }
    };
    if display == Display::None {
        add(Some(Way::new(Trick::Display, Certainty::Certain, &["display"])));
    }
    if is_box && display != Display::Inline {
        add(content_visibility(styles, element));
    }
    add(transparent(values, around.opacity, filter_opacity));
    if is_box && blur >= values.font_size() && blur > 0.0 {
        add(Some(Way::new(Trick::Filter, Certainty::Likely, &["filter"])));
    }
    let mut in_flow = None;
    if can_clip {
        let shape = clipped(values, out, before.is_flexible, display);
        if shape.is_some_and(|way| way.trick == Trick::NoSize) && !values.is_positioned() {
            in_flow = shape;
        } else {
            add(shape);
        }
    }
    if is_box {
        add(offset(values, out));
        add(margin(values));
        add(matrix.as_ref().and_then(|moved| moved.way(values, out)));
        if values.is_positioned()
            && values.z_index().is_some_and(|level| level < 0)
            && before.has_background_above
        {
            add(Some(Way::new(Trick::Behind, Certainty::Likely, &["z-index"])));
        }
    }
    let is_turned = values.overrides_bidi() && values.is_right_to_left();
    let text = text(styles, element, values, &around);
    let is_animated = styles.is_animated(element.id());
    let soften = |way: Way| {
        let certainty = if is_animated { Certainty::Possible } else { way.certainty };
        Way { certainty, ..way }
    };
    Effect {
        all: all.map(soften),
        in_flow: in_flow.map(soften),
        text: text.map(soften),
        cover: if is_box { covered(styles, element, values) } else { None },
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

/// The background that the text in an element is on, and whether one is above negative levels.
fn backgrounds(
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &mut Surroundings,
    is_transformed: bool,
) {
    let background = values.background();
    let is_opaque = background.alpha() >= 0.99;
    if values.is_out_of_flow() {
        // It may be on anything.
        around.background_is = Known::No;
    } else if values.is_positioned() {
        around.background_is = around.background_is.min(Known::Nearly);
    }
    if background.alpha() > 0.0 {
        around.background = background.over(around.background);
    }
    if is_opaque {
        around.background_is = Known::Yes;
    }
    if values.has_background_image() {
        around.background_is = Known::No;
    }
    if values.clips_background_to_text() {
        around.through_text = true;
    } else if is_opaque {
        around.through_text = false;
    }
    let is_stacking_context = values.is_positioned() && values.z_index().is_some()
        || values.opacity() < 1.0
        || is_transformed
        || values.position() == style::values::computed::PositionProperty::Fixed;
    let is_canvas =
        element.is_html_element(LocalName::HTML) || element.is_html_element(LocalName::BODY);
    if is_stacking_context || is_canvas {
        around.has_background_above = false;
    } else if is_opaque {
        around.has_background_above = true;
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
fn clipped(values: &Values<'_>, out: bool, in_flexible: bool, display: Display) -> Option<Way> {
    let clip = out && values.clip_is_empty();
    let path = values.clip_path_is_empty();
    let (clips_x, clips_y) = values.clips();
    let (width, height) = values.size();
    let (padding_x, padding_y) = values.padding();
    let is_table = matches!(
        display,
        Display::TableCell | Display::TableRow | Display::TableRowGroup | Display::TableColumn
    );
    let grows = in_flexible && values.grows() || is_table;
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

fn offset(values: &Values<'_>, out: bool) -> Option<Way> {
    use style::values::computed::PositionProperty as Position;
    let position = values.position();
    if matches!(position, Position::Static | Position::Sticky) {
        return None;
    }
    let [left, top, right, bottom] = values.insets();
    let (margin_left, margin_top) = values.margins();
    let sum = |inset: Amount, margin: Amount| {
        inset.number().map(|number| number + margin.number().unwrap_or_default())
    };
    let (width, height) = values.viewport();
    let is_fixed = position == Position::Fixed;
    let properties = &["left", "top", "right", "bottom", "margin-left", "margin-top"];
    let way = |certainty| Some(Way::new(Trick::Offset, certainty, properties));
    let mut found = None;
    for (start, end, margin, size) in
        [(left, right, margin_left, width), (top, bottom, margin_top, height)]
    {
        let certainty = match (sum(start, margin), end.number()) {
            (Some(start_at), _) if start_at <= -FAR && !start.is_relative() => Certainty::Certain,
            (Some(start_at), _) if start_at <= -0.99 * size => Certainty::Likely,
            (Some(start_at), _) if is_fixed && start_at >= 0.99 * size => Certainty::Likely,
            (Some(start_at), _) if start_at >= 2.5 * VERY_FAR => Certainty::Likely,
            (None, Some(end_at)) if out && end_at >= size + VERY_FAR => Certainty::Certain,
            (None, Some(end_at)) if !out && end_at >= FAR => Certainty::Certain,
            (None, Some(end_at)) if end_at <= -FAR.min(0.99 * size) => Certainty::Likely,
            (None, Some(end_at)) if is_fixed && end_at >= 0.99 * size => Certainty::Likely,
            _ => continue,
        };
        if found.is_none_or(|found| certainty > found) {
            found = Some(certainty);
        }
    }
    found.and_then(way)
}

fn margin(values: &Values<'_>) -> Option<Way> {
    let (left, top) = values.margins();
    let (padding_left, padding_top) = values.padding_before();
    let far = if values.floats() { VERY_FAR } else { FAR };
    // A box whose place its insets decide.
    if values.is_out_of_flow() && values.insets().iter().any(|inset| inset.number().is_some()) {
        return None;
    }
    let is_out = |margin: Amount, padding: f32| match margin {
        Amount::Pixels(pixels) => pixels + padding <= -far,
        Amount::Auto | Amount::Relative(_) => false,
    };
    let properties = &["margin-left", "margin-top"];
    let is_out = is_out(left, padding_left) || is_out(top, padding_top);
    is_out.then(|| Way::new(Trick::Margin, Certainty::Certain, properties))
}

/// A transformation.
struct Moved {
    /// How far a small box moves, with its size, and a large one.
    small: [f32; 2],
    large: [f32; 2],
    scale: f32,
}

/// The size of a line of text.
const LINE: [f32; 2] = [300.0, 20.0];

impl Moved {
    fn of(values: &Values<'_>) -> Option<Self> {
        let small = values.matrix(LINE[0], LINE[1])?;
        let (width, height) = values.viewport();
        let large = values.matrix(width, height)?;
        let [m11, m12, _, _, m21, m22, ..] = small;
        let area = m11.mul_add(m22, -(m12 * m21)).abs();
        let by = |matrix: [f32; 16]| [matrix[12], matrix[13]];
        Some(Self { small: by(small), large: by(large), scale: area.sqrt() })
    }

    fn way(&self, values: &Values<'_>, out: bool) -> Option<Way> {
        let properties = &["transform", "translate", "scale", "rotate"];
        let way = |certainty| Some(Way::new(Trick::Transform, certainty, properties));
        if self.scale <= 0.01 {
            return way(Certainty::Certain);
        }
        let [left, top, right, bottom] = values.insets();
        let at_edge = |inset: Amount| inset.number().is_some_and(|inset| inset <= 0.0);
        let mut found = None;
        let axes = [(0, left, right), (1, top, bottom)];
        for (axis, start, end) in axes {
            let (Some(small), Some(large), Some(line)) =
                (self.small.get(axis), self.large.get(axis), LINE.get(axis))
            else {
                continue;
            };
            let is_relative = (small - large).abs() > 1.0;
            let whole = small / line;
            if *small <= -FAR && (!is_relative || *large <= -FAR) {
                return way(Certainty::Certain);
            }
            let leaves = is_relative
                && out
                && (whole <= -0.99 && at_edge(start) || whole >= 0.99 && at_edge(end));
            if leaves || *small >= 2.5 * VERY_FAR {
                found = Some(Certainty::Likely);
            }
        }
        found.and_then(way)
    }
}

/// The way in which inherited values hide the text of an element.
fn text(
    styles: &Styles,
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &Surroundings,
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
        add(Way::new(Trick::FontSize, certainty, &["font-size"]));
    }
    if let Some(certainty) = colorless(element, values, around) {
        add(Way::new(
            Trick::Color,
            certainty,
            &["-webkit-text-fill-color", "color", "background-color", "fill"],
        ));
    }
    let indent = values.text_indent();
    let (width, _) = values.viewport();
    let certainty = match indent {
        Amount::Pixels(pixels) if pixels <= -FAR => Some(Certainty::Certain),
        Amount::Pixels(pixels) if pixels >= FAR && around.clips_sides => Some(Certainty::Certain),
        Amount::Pixels(pixels) if pixels >= 2.5 * VERY_FAR => Some(Certainty::Likely),
        Amount::Relative(pixels) if pixels <= -0.99 * width => Some(Certainty::Likely),
        Amount::Relative(pixels)
            if pixels >= 0.99 * width && around.clips_sides && values.keeps_lines() =>
        {
            Some(Certainty::Certain)
        }
        _ => None,
    };
    if let Some(certainty) = certainty {
        add(Way::new(Trick::TextIndent, certainty, &["text-indent"]));
    }
    if values.letter_spacing() <= -0.5 * values.font_size() && values.font_size() > 0.0 {
        add(Way::new(Trick::LetterSpacing, Certainty::Likely, &["letter-spacing"]));
    }
    found
}

/// Says how certain it is that text has the colour of its background, or none.
fn colorless(
    element: NodeRef<'_>,
    values: &Values<'_>,
    around: &Surroundings,
) -> Option<Certainty> {
    // The text of SVG is filled by another property.
    let is_svg = element.namespace() == Some(treewright_dom::Namespace::Svg);
    if is_svg && values.paints_nothing() {
        return Some(Certainty::Certain);
    }
    let difference =
        |color: Rgba| color.over(around.background).difference(around.background) * 255.0;
    let has_shadow = values.text_shadows().any(|color| difference(color) > 20.5);
    if is_svg || around.through_text || has_shadow {
        return None;
    }
    let color = values.text_color();
    if color.alpha() <= 0.02 {
        return Some(Certainty::Certain);
    }
    if color.alpha() <= 0.08 {
        return Some(Certainty::Likely);
    }
    if around.background_is == Known::No {
        return None;
    }
    let certainty = match difference(color) {
        difference if difference <= 8.5 => Certainty::Certain,
        difference if difference <= 20.5 => Certainty::Likely,
        _ => return None,
    };
    let most =
        if around.background_is == Known::Yes { Certainty::Certain } else { Certainty::Likely };
    Some(certainty.min(most))
}

/// The way in which a pseudo-element covers an element.
fn covered(styles: &Styles, element: NodeRef<'_>, values: &Values<'_>) -> Option<Way> {
    let pseudos = &styles.styles_of(element.id())?.pseudos;
    let is_cover = |pseudo: &PseudoElement| {
        let Some(pseudo) = pseudos.get(pseudo) else { return false };
        let pseudo = values.like(pseudo);
        let zero = |inset: Amount| inset.number().is_some_and(|inset| inset <= 0.5);
        let [left, top, right, bottom] = pseudo.insets();
        let (fills_width, fills_height) = pseudo.fills();
        let all_x = zero(left) && zero(right) || fills_width && (zero(left) || zero(right));
        let all_y = zero(top) && zero(bottom) || fills_height && (zero(top) || zero(bottom));
        pseudo.is_out_of_flow()
            && all_x
            && all_y
            && pseudo.background().alpha() >= 0.95
            && !pseudo.clips_background_to_text()
            && pseudo.opacity() * pseudo.filter().0 >= 0.95
            && pseudo.z_index().is_none_or(|level| level >= 0)
            && pseudo.is_visible()
            && pseudo.has_box()
            && Moved::of(&pseudo).is_none()
            && pseudo.clip_path_is_empty().is_none()
            && !pseudo.computed().get_ui().specifies_animations()
    };
    let is_covered = is_cover(&PseudoElement::Before) || is_cover(&PseudoElement::After);
    is_covered.then(|| Way::new(Trick::Covered, Certainty::Likely, &[]))
}
