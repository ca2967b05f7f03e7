//! Used values that follow from lengths which the page declares, without layout: a percentage of a width of `400px` is a length.
//! All other values stay as they are computed.
//!
//! <https://drafts.csswg.org/cssom/#resolved-values>

mod chain;
mod insets;
mod margins;
mod sizes;

use style::properties::{LonghandId, NonCustomPropertyId, PropertyId, ShorthandId};
use style::values::computed::Length;
use style_traits::ToCss as _;
use treewright_dom::NodeId;

use self::chain::{Axis, Chain, Side};
use super::live::{LiveStyles, Page};

impl LiveStyles {
    /// The resolved value of a property of an element or a pseudo-element whose style was computed. It is the used value where
    /// that follows from declared lengths.
    pub fn resolved_value(
        &self,
        page: &Page<'_>,
        element: NodeId,
        pseudo: Option<&str>,
        name: &str,
    ) -> String {
        let computed = self.value(element, pseudo, name);
        if computed.is_empty() {
            return computed;
        }
        let used = self.used_value(page, element, pseudo, name, &computed);
        used.unwrap_or(computed)
    }

    fn used_value(
        &self,
        page: &Page<'_>,
        element: NodeId,
        pseudo: Option<&str>,
        name: &str,
        computed: &str,
    ) -> Option<String> {
        let PropertyId::NonCustom(property) =
            PropertyId::parse_enabled_for_all_content(name).ok()?
        else {
            return None;
        };
        let values = self.values(element, pseudo)?;
        match property.longhand_or_shorthand() {
            Ok(longhand) => {
                let property = Property::of(longhand.to_physical(values.writing_mode))?;
                let may_differ = matches!(property, Property::Size(_))
                    || computed.contains('%')
                    || computed == "auto";
                if !may_differ {
                    return None;
                }
                Some(pixels(Chain::new(self, page, element, pseudo)?.used(property)?))
            }
            Err(shorthand) => {
                if !is_of_sides(shorthand) || !computed.contains(['%', 'a']) {
                    return None;
                }
                let chain = Chain::new(self, page, element, pseudo)?;
                let mut parts = Vec::new();
                for longhand in shorthand.longhands() {
                    let property = Property::of(longhand.to_physical(values.writing_mode))?;
                    parts.push(match chain.used(property) {
                        Some(used) => pixels(used),
                        None => self.value(element, pseudo, longhand.name()),
                    });
                }
                Some(of_sides(&parts))
            }
        }
    }
}

fn pixels(length: f32) -> String {
    // Not `-0px`.
    Length::new(length + 0.0).to_css_string()
}

/// The text of a shorthand for two or four sides.
fn of_sides(parts: &[String]) -> String {
    match parts {
        [top, right, bottom, left] if top == bottom && left == right && top == left => top.clone(),
        [top, right, bottom, left] if top == bottom && left == right => format!("{top} {right}"),
        [top, right, bottom, left] if left == right => format!("{top} {right} {bottom}"),
        [start, end] if start == end => start.clone(),
        parts => parts.join(" "),
    }
}

fn is_of_sides(shorthand: ShorthandId) -> bool {
    let id = NonCustomPropertyId::from(shorthand);
    let name = id.name();
    ["margin", "padding", "inset"].iter().any(|begin| name.starts_with(begin))
}

/// A property whose used value can follow from lengths.
#[derive(Clone, Copy, Debug)]
enum Property {
    /// `width`, `height`.
    Size(Axis),
    /// `margin-top` and the like.
    Margin(Side),
    /// `padding-top` and the like.
    Padding(Side),
    /// `top` and the like.
    Inset(Side),
}

impl Property {
    fn of(longhand: LonghandId) -> Option<Self> {
        Some(match longhand {
            LonghandId::Width => Self::Size(Axis::Horizontal),
            LonghandId::Height => Self::Size(Axis::Vertical),
            LonghandId::MarginTop => Self::Margin(Side::Top),
            LonghandId::MarginRight => Self::Margin(Side::Right),
            LonghandId::MarginBottom => Self::Margin(Side::Bottom),
            LonghandId::MarginLeft => Self::Margin(Side::Left),
            LonghandId::PaddingTop => Self::Padding(Side::Top),
            LonghandId::PaddingRight => Self::Padding(Side::Right),
            LonghandId::PaddingBottom => Self::Padding(Side::Bottom),
            LonghandId::PaddingLeft => Self::Padding(Side::Left),
            LonghandId::Top => Self::Inset(Side::Top),
            LonghandId::Right => Self::Inset(Side::Right),
            LonghandId::Bottom => Self::Inset(Side::Bottom),
            LonghandId::Left => Self::Inset(Side::Left),
            _ => return None,
        })
    }
}

impl Chain<'_> {
    fn used(&self, property: Property) -> Option<f32> {
        match property {
            Property::Size(axis) => self.used_size(axis),
            Property::Margin(side) => self.used_margin(side),
            Property::Padding(side) => self.known(0, 0)?.padding(side),
            Property::Inset(side) => self.used_inset(side),
        }
    }
}
