//! Lengths, and what their units refer to.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGLength>

use treewright_dom::NodeId;

use super::numbers::{Scanner, write_number};
use super::viewports;
use crate::geometry::absolute_length;
use crate::reflect::animated::Across;
use crate::style;
use crate::world::World;

/// A length, a percentage or a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Length {
    /// The factor of the unit.
    pub(crate) factor: f32,
    pub(crate) unit: Unit,
}

/// A unit by its place in [`UNITS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unit(u8);

impl Unit {
    pub(crate) const NUMBER: Self = Self(1);
    pub(crate) const PERCENTAGE: Self = Self(2);
    const EMS: Self = Self(3);
    const EXS: Self = Self(4);

    /// The unit of a constant of `SVGLength`. `None` for one that it does not have.
    pub(crate) const fn of_type(number: u16) -> Option<Self> {
        match number {
            1..=LAST => Some(Self(number as u8)),
            _ => None,
        }
    }

    /// The constant of `SVGLength`: 0 for a unit that it does not have.
    pub(crate) const fn unit_type(self) -> u16 {
        if self.0 as u16 <= LAST { self.0 as u16 } else { 0 }
    }

    fn name(self) -> &'static str {
        UNITS.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    fn parse(name: &str) -> Option<Self> {
        let place = UNITS.iter().skip(1).position(|unit| unit.eq_ignore_ascii_case(name))?;
        u8::try_from(place).ok()?.checked_add(1).map(Self)
    }
}

/// The last unit with a constant.
const LAST: u16 = 10;

/// The units: first those with constants, by their numbers.
const UNITS: &[&str] = &[
    "", "", "%", "em", "ex", "px", "cm", "mm", "in", "pt", "pc", "q", "rem", "ch", "vw", "vh",
    "vmin", "vmax", "rex", "rch",
];

impl Length {
    pub(crate) const ZERO: Self = Self::number(0.0);

    pub(crate) const fn number(factor: f32) -> Self {
        Self { factor, unit: Unit::NUMBER }
    }

    /// SPEC-NOTE: a `calc()` is an invalid value here.
    /// <https://svgwg.org/svg2-draft/types.html#syntax>
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut scanner = Scanner::new(text);
        scanner.skip_spaces();
        let factor = scanner.take_number()? as f32;
        let unit = Unit::parse(scanner.rest().trim_end_matches([' ', '\t', '\n', '\r', '\u{c}']))?;
        Some(Self { factor, unit })
    }

    pub(crate) fn write(self, out: &mut String) {
        write_number(self.factor, out);
        out.push_str(self.unit.name());
    }

    /// The length in user units.
    pub(crate) fn resolve(self, world: &World, element: Option<NodeId>, across: Across) -> f32 {
        match self.unit {
            Unit::NUMBER => self.factor,
            unit => (f64::from(self.factor) * one(world, unit, element, across)) as f32,
        }
    }

    /// The length of this many user units in another unit.
    pub(crate) fn of(
        value: f32,
        unit: Unit,
        world: &World,
        element: Option<NodeId>,
        across: Across,
    ) -> Self {
        let one = if unit == Unit::NUMBER { 1.0 } else { one(world, unit, element, across) };
        if one == 0.0 {
            // The unit does not tell how long it is here.
            return Self::number(value);
        }
        Self { factor: (f64::from(value) / one) as f32, unit }
    }
}

/// `medium`.
const INITIAL_FONT_SIZE: f64 = 16.0;

/// One of a unit in user units.
fn one(world: &World, unit: Unit, element: Option<NodeId>, across: Across) -> f64 {
    if let Some(pixels) = absolute_length(1.0, unit.name()) {
        return pixels;
    }
    if unit == Unit::PERCENTAGE {
        return match element {
            Some(element) => viewports::size_across(world, element, across) / 100.0,
            None => 1.0,
        };
    }
    let root = |element: NodeId| world.document_element(world.node_document(element));
    let viewport = |element: Option<NodeId>| {
        element.map_or((0.0, 0.0), |element| viewports::of_the_window(world, element))
    };
    match (unit, unit.name()) {
        (Unit::EMS, _) => font_size(world, element),
        // No font is loaded: the height of an x is half an em.
        (Unit::EXS, _) | (_, "ch") => font_size(world, element) / 2.0,
        (_, "rem") => font_size(world, element.and_then(root)),
        (_, "rex" | "rch") => font_size(world, element.and_then(root)) / 2.0,
        (_, "vw") => viewport(element).0 / 100.0,
        (_, "vh") => viewport(element).1 / 100.0,
        (_, "vmin") => {
            let (width, height) = viewport(element);
            width.min(height) / 100.0
        }
        (_, "vmax") => {
            let (width, height) = viewport(element);
            width.max(height) / 100.0
        }
        _ => 0.0,
    }
}

/// The computed font size of an element in pixels.
fn font_size(world: &World, element: Option<NodeId>) -> f64 {
    let size = element.and_then(|element| style::font_size(world, element));
    size.unwrap_or(INITIAL_FONT_SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths() {
        for (text, unit_type, again) in [
            ("1", 1, "1"),
            (" 50% ", 2, "50%"),
            ("1.5EM", 3, "1.5em"),
            ("2ex", 4, "2ex"),
            ("-3px", 5, "-3px"),
            ("1cm", 6, "1cm"),
            ("1mm", 7, "1mm"),
            ("1in", 8, "1in"),
            ("1pt", 9, "1pt"),
            ("1pc", 10, "1pc"),
            ("1rem", 0, "1rem"),
        ] {
            let length = Length::parse(text).unwrap();
            let mut written = String::new();
            length.write(&mut written);
            assert_eq!((length.unit.unit_type(), written.as_str()), (unit_type, again), "{text}");
        }
        for text in ["", "px", "1 px", "1pxx", "1 2", "auto", "calc(1px)"] {
            assert_eq!(Length::parse(text), None, "{text}");
        }
        assert_eq!(Unit::of_type(0), None);
        assert_eq!(Unit::of_type(11), None);
        assert_eq!(Unit::of_type(5), Unit::parse("px"));
    }
}
