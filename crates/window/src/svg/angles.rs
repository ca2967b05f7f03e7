//! Angles, and the attribute `orient`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAngle>

use super::numbers::{Scanner, write_number};

/// An angle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Angle {
    /// The factor of the unit.
    pub(crate) factor: f32,
    pub(crate) unit: AngleUnit,
}

/// The unit of an angle: the number is that of the constant of `SVGAngle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AngleUnit {
    Unknown,
    Unspecified,
    Degrees,
    Radians,
    Gradians,
}

impl AngleUnit {
    /// The unit of a constant. `None` for one that is not there.
    pub(crate) const fn of_type(number: u16) -> Option<Self> {
        Some(match number {
            1 => Self::Unspecified,
            2 => Self::Degrees,
            3 => Self::Radians,
            4 => Self::Gradians,
            _ => return None,
        })
    }

    /// One of this unit in degrees. The unknown unit is `turn`.
    const fn degrees(self) -> f64 {
        match self {
            Self::Unspecified | Self::Degrees => 1.0,
            Self::Radians => 180.0 / std::f64::consts::PI,
            Self::Gradians => 0.9,
            Self::Unknown => 360.0,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Unspecified => "",
            Self::Degrees => "deg",
            Self::Radians => "rad",
            Self::Gradians => "grad",
            Self::Unknown => "turn",
        }
    }
}

impl Angle {
    pub(crate) const ZERO: Self = Self::number(0.0);

    pub(crate) const fn number(factor: f32) -> Self {
        Self { factor, unit: AngleUnit::Unspecified }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut scanner = Scanner::new(text);
        scanner.skip_spaces();
        let factor = scanner.take_number()? as f32;
        let name = scanner.take_name();
        scanner.skip_spaces();
        let units = [
            AngleUnit::Unspecified,
            AngleUnit::Degrees,
            AngleUnit::Radians,
            AngleUnit::Gradians,
            AngleUnit::Unknown,
        ];
        let unit = units.into_iter().find(|unit| unit.name().eq_ignore_ascii_case(name))?;
        scanner.is_at_the_end().then_some(Self { factor, unit })
    }

    pub(crate) fn write(self, out: &mut String) {
        write_number(self.factor, out);
        out.push_str(self.unit.name());
    }

    /// The angle in degrees.
    pub(crate) fn degrees(self) -> f32 {
        (f64::from(self.factor) * self.unit.degrees()) as f32
    }

    /// The angle of this many degrees in a unit.
    pub(crate) fn of(degrees: f32, unit: AngleUnit) -> Self {
        Self { factor: (f64::from(degrees) / unit.degrees()) as f32, unit }
    }
}

/// The value of `orient`.
/// <https://svgwg.org/svg2-draft/painting.html#OrientAttribute>
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Orient {
    Auto,
    AutoStartReverse,
    Angle(Angle),
}

impl Orient {
    /// The constant of `SVGMarkerElement`.
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::Auto => 1,
            Self::Angle(_) => 2,
            Self::AutoStartReverse => 3,
        }
    }

    /// The value of an attribute, which is the angle 0 without a valid one.
    pub(crate) fn of(attribute: Option<&str>) -> Self {
        match attribute.map(str::trim_ascii) {
            Some("auto") => Self::Auto,
            Some("auto-start-reverse") => Self::AutoStartReverse,
            text => Self::Angle(text.and_then(Angle::parse).unwrap_or(Angle::ZERO)),
        }
    }

    /// The angle that reflects the value.
    pub(crate) const fn angle(self) -> Angle {
        match self {
            Self::Angle(angle) => angle,
            Self::Auto | Self::AutoStartReverse => Angle::ZERO,
        }
    }
}
