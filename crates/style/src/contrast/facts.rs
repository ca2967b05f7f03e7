//! The effects of an element on its box, on what is painted, and on the text in it.

#![allow(clippy::struct_excessive_bools, clippy::float_cmp, reason = "each is a fact of its own")]

use style::values::computed::{Inset, Length, Margin, MaxSize, Size};
use style::values::generics::image::GenericImage;
use style::values::specified::color::ColorSchemeFlags;
use treewright_dom::{Namespace, NodeRef};

use crate::Display;
use crate::hidden::values::{Amount, Values};

/// How a box may lie over or under others that are not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loose {
    No,
    /// In a layer of its own, or next to what is in the same box.
    Layered,
    /// In the flow, so that it may be between a background and text of other boxes.
    InFlow,
    /// It pulls what follows it, too.
    Pulling,
}

/// The box that contains the boxes of children.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    /// The padding at the left and at the right.
    padding: [f32; 2],
    is_flex: bool,
    is_grid: bool,
    /// The rows of a grid, or the height of the box, may be less than what is in it.
    is_definite: bool,
    /// The table has a background, which is not that of a caption; the fieldset has one, which is not all that of a legend.
    paints_partly: bool,
}

impl Around {
    pub(super) const CANVAS: Self = Self {
        padding: [0.0; 2],
        is_flex: false,
        is_grid: false,
        is_definite: false,
        paints_partly: false,
    };

    pub(super) fn of(node: NodeRef<'_>, facts: &Facts, values: &Values<'_>) -> Self {
        let is_table = matches!(facts.display, Display::Table | Display::InlineTable);
        let paints = facts.paints && (is_table || node.is_html("fieldset"));
        let (is_flex, is_grid) = inside(values);
        let position = values.computed().get_position();
        let has_rows = !position.get_grid_template_rows().is_initial()
            || !position.get_grid_auto_rows().is_initial();
        Self {
            padding: facts.padding,
            is_flex,
            is_grid,
            is_definite: facts.is_definite || is_grid && has_rows,
            paints_partly: paints,
        }
    }
}

fn inside(values: &Values<'_>) -> (bool, bool) {
    use style::values::specified::box_::DisplayInside as Inside;
    let inside = values.computed().get_box().get_display().inside();
    (inside == Inside::Flex, inside == Inside::Grid)
}

/// The facts of an element, or of a pseudo-element, that has a box.
pub(super) struct Facts {
    pub(super) display: Display,
    pub(super) loose: Loose,
    /// It moves the text in it to another place than that of the box around it.
    pub(super) moves: bool,
    /// It paints in one layer with what is in it.
    pub(super) is_layer: bool,
    /// It changes the colours of all in it, or cuts parts away.
    pub(super) alters: bool,
    /// Its height or width may be less than what is in it.
    pub(super) is_definite: bool,
    /// It paints something of its own.
    pub(super) paints: bool,
    /// It has an image, a shadow inside, or a background that is seen through text.
    pub(super) has_image: bool,
    pub(super) clips: bool,
    /// The height in pixels, with padding.
    pub(super) height: Option<f32>,
    /// The width in pixels that it has whatever is around it.
    pub(super) fixed_width: Width,
    pub(super) padding: [f32; 2],
    /// It is next to others, and not as wide as what is in it: a flexible item, a float, an inline block.
    pub(super) is_column: bool,
}

/// The width of a box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Width {
    /// That of the box around it, at most.
    Fits,
    Pixels(f32),
    /// That of an image.
    Unknown,
}

/// The furthest that a shadow may be from a box without lying over others.
const SHADOW: f32 = 30.0;

/// The least width of a box for text, in sizes of its font.
const WIDE: f32 = 2.0;

impl Facts {
    pub(super) fn of(node: Option<NodeRef<'_>>, values: &Values<'_>, around: &Around) -> Self {
        let computed = values.computed();
        let display = Display::of(*computed.get_box().get_display());
        let is_inline = display == Display::Inline && !node.is_some_and(is_replaced);
        let out = values.is_out_of_flow();
        let is_replaced = node.is_some_and(is_replaced);
        let position = values.position();
        let is_offset = is_offset(values);
        let moves_by_matrix = is_transformed(values);
        let (pulls_aside, pulls_up) = pulls(values, around, is_inline);
        let hangs = is_inline && hangs(values);
        let shadows = shadows(values);
        let is_placed = around.is_grid && is_placed(values);
        let loose = if pulls_up && !out {
            Loose::Pulling
        } else if pulls_aside && !out || shadows.is_far || hangs {
            Loose::InFlow
        } else if out
            || is_offset
            || moves_by_matrix
            || is_animated(values)
            || is_placed
            || pulls_aside
            || pulls_up
            || display == Display::TableColumn
        {
            Loose::Layered
        } else {
            Loose::No
        };
        let boxed = computed.get_box();
        let is_ruby = display == Display::RubyText;
        let is_partly = around.paints_partly
            && (display == Display::TableCaption
                || node.is_some_and(|node| node.is_html("legend")));
        let background = values.background();
        let has_background_image = values.has_background_image();
        let stretches = (around.is_flex || around.is_grid) && around.is_definite;
        // The boxes of tables are as large as what is in them.
        let grows = matches!(
            display,
            Display::Table
                | Display::InlineTable
                | Display::TableCell
                | Display::TableRow
                | Display::TableRowGroup
        );
        let is_small = !grows && is_small(values, around.is_flex);
        let contains = !boxed.get_contain().is_empty() || !boxed.get_container_type().is_normal();
        let padding = if is_inline { [0.0; 2] } else { side_padding(values) };
        let (clips_x, clips_y) = values.clips();
        let is_column = around.is_grid
            || has_width(values)
                && (around.is_flex
                    || floats(values)
                    || matches!(display, Display::InlineBlock | Display::InlineFlex));
        Self {
            display,
            loose,
            moves: loose != Loose::No || floats(values) || is_ruby || is_partly,
            is_layer: position != style::values::computed::PositionProperty::Static
                || values.z_index().is_some()
                || is_isolated(values),
            alters: alters(values) || moves_by_matrix || is_animated(values),
            is_definite: !is_inline && (is_small || contains || stretches),
            paints: is_replaced
                || background.alpha() > 0.0
                || has_background_image
                || shadows.is_far
                || shadows.is_inside
                || has_border(values),
            has_image: has_background_image
                || shadows.is_inside
                || values.clips_background_to_text(),
            clips: clips_x && clips_y && !is_inline,
            height: height(values),
            fixed_width: width(values, is_replaced),
            padding,
            is_column,
        }
    }
}

/// Returns true for an element whose contents are not boxes of the page.
pub(crate) fn is_replaced(node: NodeRef<'_>) -> bool {
    match node.namespace() {
        Some(Namespace::Html) => matches!(
            node.name(),
            "img"
                | "video"
                | "audio"
                | "canvas"
                | "iframe"
                | "frame"
                | "object"
                | "embed"
                | "input"
                | "select"
                | "textarea"
                | "progress"
                | "meter"
                | "applet"
                | "marquee"
        ),
        Some(Namespace::Svg) => true,
        _ => false,
    }
}

fn floats(values: &Values<'_>) -> bool {
    *values.computed().get_box().get_float() != style::values::computed::Float::None
}

fn is_offset(values: &Values<'_>) -> bool {
    use style::values::computed::PositionProperty as Position;
    match values.position() {
        Position::Static => false,
        Position::Relative => {
            let position = values.computed().get_position();
            [position.get_left(), position.get_top(), position.get_right(), position.get_bottom()]
                .iter()
                .any(|inset| match inset {
                    Inset::Auto => false,
                    Inset::LengthPercentage(length) => {
                        length.to_length().is_none_or(|length| length.px().abs() > 0.5)
                    }
                    _ => true,
                })
        }
        _ => true,
    }
}

fn is_transformed(values: &Values<'_>) -> bool {
    use style::values::generics::motion::GenericOffsetPath;
    use style::values::generics::transform::{GenericRotate, GenericScale, GenericTranslate};
    let boxed = values.computed().get_box();
    !boxed.get_transform().0.is_empty()
        || !matches!(boxed.get_translate(), GenericTranslate::None)
        || !matches!(boxed.get_rotate(), GenericRotate::None)
        || !matches!(boxed.get_scale(), GenericScale::None)
        || !matches!(boxed.get_offset_path(), GenericOffsetPath::None)
}

/// A layer without a position: `isolation`, or one that will be there.
fn is_isolated(values: &Values<'_>) -> bool {
    use style::computed_values::isolation::T as Isolation;
    let boxed = values.computed().get_box();
    *boxed.get_isolation() == Isolation::Isolate || !boxed.get_will_change().bits.is_empty()
}

/// An animation may move it, and change its colours.
fn is_animated(values: &Values<'_>) -> bool {
    let names = values.computed().get_ui().slow_clone_animation_name();
    names.0.iter().any(|name| !name.is_none())
}

fn alters(values: &Values<'_>) -> bool {
    use style::computed_values::mix_blend_mode::T as Blend;
    use style::values::computed::basic_shape::ClipPath;
    use style::values::generics::GenericClipRectOrAuto;
    let computed = values.computed();
    let (effects, svg) = (computed.get_effects(), computed.get_svg());
    let is_clipped =
        values.is_out_of_flow() && !matches!(effects.get_clip(), GenericClipRectOrAuto::Auto);
    values.opacity() < 1.0
        || !effects.get_filter().0.is_empty()
        || !effects.get_backdrop_filter().0.is_empty()
        || *effects.get_mix_blend_mode() != Blend::Normal
        || is_clipped
        || !matches!(svg.get_clip_path(), ClipPath::None)
        || svg.slow_clone_mask_image().0.iter().any(|image| !matches!(image, GenericImage::None))
}

struct Shadows {
    is_inside: bool,
    is_far: bool,
}

fn shadows(values: &Values<'_>) -> Shadows {
    let mut found = Shadows { is_inside: false, is_far: false };
    for shadow in values.computed().get_effects().get_box_shadow().0.iter() {
        let (x, y) = (shadow.base.horizontal.px().abs(), shadow.base.vertical.px().abs());
        found.is_inside |= shadow.inset;
        found.is_far |= !shadow.inset && x.max(y) + shadow.spread.px() > SHADOW;
    }
    found
}

fn has_border(values: &Values<'_>) -> bool {
    let border = values.computed().get_border();
    let widths = [
        border.get_border_top_width(),
        border.get_border_right_width(),
        border.get_border_bottom_width(),
        border.get_border_left_width(),
    ];
    let styles = [
        border.get_border_top_style(),
        border.get_border_right_style(),
        border.get_border_bottom_style(),
        border.get_border_left_style(),
    ];
    widths.iter().zip(styles).any(|(width, style)| width.0.0 > 0 && !style.none_or_hidden())
}

/// Margins that pull the box over others: beyond the padding of the box around it, and up, with what follows it.
fn pulls(values: &Values<'_>, around: &Around, is_inline: bool) -> (bool, bool) {
    let margin = values.computed().get_margin();
    let pixels = |margin: &Margin| match margin {
        Margin::Auto => 0.0,
        Margin::LengthPercentage(length) => match length.to_length() {
            Some(length) => length.px(),
            None => {
                let (width, _) = values.viewport();
                length.resolve(Length::new(width)).px()
            }
        },
        _ => f32::MIN,
    };
    let [left, right] = around.padding;
    let pulls_aside = pixels(margin.get_margin_left()) + left < -0.5
        || pixels(margin.get_margin_right()) + right < -0.5;
    let pulls_up = !is_inline
        && (pixels(margin.get_margin_top()) < -2.0 || pixels(margin.get_margin_bottom()) < -2.0);
    (pulls_aside, pulls_up)
}

/// An inline box whose padding lies over other lines.
fn hangs(values: &Values<'_>) -> bool {
    let padding = values.computed().get_padding();
    let most = 0.6 * values.font_size();
    let basis = Length::new(values.viewport().0);
    [padding.get_padding_top(), padding.get_padding_bottom()]
        .iter()
        .any(|length| length.0.resolve(basis).px() > most)
}

/// The padding at the left and at the right, as far as it is known.
fn side_padding(values: &Values<'_>) -> [f32; 2] {
    let padding = values.computed().get_padding();
    [padding.get_padding_left(), padding.get_padding_right()]
        .map(|length| length.0.to_length().map_or(0.0, Length::px))
}

/// Lines of a grid are named.
fn is_placed(values: &Values<'_>) -> bool {
    let position = values.computed().get_position();
    [
        position.get_grid_row_start(),
        position.get_grid_row_end(),
        position.get_grid_column_start(),
        position.get_grid_column_end(),
    ]
    .iter()
    .any(|line| !line.is_auto() && !line.is_span)
}

/// The height may be less than that of the contents, and the width less than that of some letters.
fn is_small(values: &Values<'_>, in_flex: bool) -> bool {
    let position = values.computed().get_position();
    let is_low = !matches!(position.get_height(), Size::Auto)
        || !matches!(position.get_max_height(), MaxSize::None)
        || in_flex && is_zero(position.get_min_height());
    let most = WIDE * values.font_size();
    let narrow = |pixels: Option<f32>, percents: Option<f32>| match (pixels, percents) {
        (Some(pixels), _) => pixels < most,
        (None, Some(percents)) => percents < 0.1,
        (None, None) => true,
    };
    let is_narrow = match position.get_width() {
        Size::LengthPercentage(length) => narrow(
            length.0.to_length().map(Length::px),
            length.0.to_percentage().map(|part| part.0),
        ),
        _ => false,
    } || match position.get_max_width() {
        MaxSize::LengthPercentage(length) => narrow(
            length.0.to_length().map(Length::px),
            length.0.to_percentage().map(|part| part.0),
        ),
        _ => false,
    };
    is_low || is_narrow
}

fn is_zero(size: &Size) -> bool {
    matches!(size, Size::LengthPercentage(length) if length.0.to_length().is_some_and(|length| length.px() == 0.0))
}

/// The height with padding and borders, if it is declared in pixels.
fn height(values: &Values<'_>) -> Option<f32> {
    let (_, height) = values.size();
    let (_, padding) = values.padding();
    height.map(|height| height + padding)
}

fn has_width(values: &Values<'_>) -> bool {
    let position = values.computed().get_position();
    !matches!(position.get_width(), Size::Auto)
        || !matches!(position.get_max_width(), MaxSize::None)
}

fn width(values: &Values<'_>, is_replaced: bool) -> Width {
    let position = values.computed().get_position();
    let is_bounded = match position.get_max_width() {
        MaxSize::LengthPercentage(length) => {
            length.0.to_percentage().is_some_and(|part| part.0 <= 1.0)
        }
        _ => false,
    };
    if is_bounded {
        return Width::Fits;
    }
    match position.get_width() {
        Size::LengthPercentage(length) => match length.0.to_length() {
            Some(length) => Width::Pixels(length.px()),
            None if length.0.to_percentage().is_some_and(|part| part.0 <= 1.0) => Width::Fits,
            None => Width::Unknown,
        },
        _ if is_replaced => Width::Unknown,
        _ => Width::Fits,
    }
}

/// The canvas of a page is dark.
/// <https://drafts.csswg.org/css-color-adjust-1/#color-scheme-effect>
pub(super) fn is_dark(values: &Values<'_>, prefers_dark: bool) -> bool {
    let schemes = values.computed().get_inherited_ui().get_color_scheme().bits;
    let (light, dark) =
        (schemes.contains(ColorSchemeFlags::LIGHT), schemes.contains(ColorSchemeFlags::DARK));
    dark && (prefers_dark || !light)
}

/// The text of an element has one colour, in the box of the element, and shows letters.
pub(super) fn is_plain(values: &Values<'_>) -> bool {
    use style::computed_values::writing_mode::T as WritingMode;
    let is_indented = match values.text_indent() {
        Amount::Auto => false,
        Amount::Pixels(pixels) => !(-0.5..=64.0).contains(&pixels),
        Amount::Relative(_) => true,
    };
    let writing_mode = *values.computed().get_inherited_box().get_writing_mode();
    values.text_shadows().next().is_none()
        && !is_indented
        && !values.line_height_is_zero()
        && values.letter_spacing() > -0.25 * values.font_size()
        && writing_mode == WritingMode::HorizontalTb
        && !shows_icons(values)
}

/// The font has pictures for words.
fn shows_icons(values: &Values<'_>) -> bool {
    use style::values::computed::font::SingleFontFamily;
    values.computed().get_font().get_font_family().families.list.iter().any(|family| {
        let SingleFontFamily::FamilyName(family) = family else { return false };
        let name = family.name.to_ascii_lowercase();
        ["icon", "symbol", "glyph", "awesome"].iter().any(|word| name.contains(word))
    })
}

/// At least 18 points, or 14 points and bold. <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
pub(super) fn is_large(values: &Values<'_>) -> bool {
    let size = values.font_size();
    let weight = values.computed().get_font().get_font_weight().value();
    size >= 24.0 || size >= 18.66 && weight >= 700.0
}

/// The text stands on the line, and is not larger than the text around it.
pub(super) fn is_on_line(values: &Values<'_>, size: f32) -> bool {
    use style::values::generics::box_::GenericBaselineShift;
    use style::values::specified::box_::AlignmentBaseline;
    let boxed = values.computed().get_box();
    values.font_size() <= size
        && *boxed.get_alignment_baseline() == AlignmentBaseline::Baseline
        && *boxed.get_baseline_shift() == GenericBaselineShift::zero()
}
