//! The types of calculations: the powers of the units that their results have.
//!
//! <https://drafts.csswg.org/css-values/#calc-type-checking>, <https://drafts.css-houdini.org/css-typed-om/#numeric-typing>

use std::fmt;

use super::generated::{
    ANGLE, FLEX, FREQUENCY, INTEGER, LENGTH, NUMBER, PERCENTAGE, RESOLUTION, TIME,
};

/// The kinds of dimensions, in the order of the powers.
const BASES: [u32; 6] = [LENGTH, ANGLE, TIME, FREQUENCY, RESOLUTION, FLEX];
const NAMES: [&str; 6] =
    ["a length", "an angle", "a time", "a frequency", "a resolution", "a flexible length"];

/// The type of a calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Type {
    /// The powers of the dimensions.
    powers: [i8; BASES.len()],
    /// The power of percentages.
    percent: i8,
    /// The kind of dimension that percentages represent. It is known after the first addition of the two.
    percent_hint: Option<u32>,
}

impl Type {
    pub(super) const NUMBER: Self = Self { powers: [0; 6], percent: 0, percent_hint: None };
    pub(super) const PERCENTAGE: Self = Self { percent: 1, ..Self::NUMBER };
    pub(super) const ANGLE: Self = Self { powers: [0, 1, 0, 0, 0, 0], ..Self::NUMBER };

    /// The type of a dimension.
    pub(super) fn of_kind(kind: u32) -> Option<Self> {
        let powers = BASES.map(|base| i8::from(base == kind));
        BASES.contains(&kind).then_some(Self { powers, ..Self::NUMBER })
    }

    fn has_no_units(&self) -> bool {
        self.powers == [0; 6]
    }

    pub(super) fn is_number(&self) -> bool {
        self.has_no_units() && self.percent == 0
    }

    pub(super) fn is_angle(&self) -> bool {
        *self == Self::ANGLE
    }

    /// "Apply the percent hint": percentages become the dimension that they represent.
    fn with_hint(self, hint: u32) -> Self {
        let mut powers = self.powers;
        for (power, base) in powers.iter_mut().zip(BASES) {
            if base == hint {
                *power = power.saturating_add(self.percent);
            }
        }
        Self { powers, percent: 0, percent_hint: Some(hint) }
    }

    /// Both with the hint of one of them; `None` if they have different ones.
    fn with_one_hint(self, other: Self) -> Option<(Self, Self)> {
        match (self.percent_hint, other.percent_hint) {
            (Some(one), Some(another)) if one != another => None,
            (Some(hint), None) => Some((self, other.with_hint(hint))),
            (None, Some(hint)) => Some((self.with_hint(hint), other)),
            _ => Some((self, other)),
        }
    }

    /// "Add two types"; `None` for types that cannot be added.
    pub(super) fn plus(self, other: Self) -> Option<Self> {
        let (one, other) = self.with_one_hint(other)?;
        if one == other {
            return Some(one);
        }
        let has_percent = one.percent != 0 || other.percent != 0;
        let has_units = !one.has_no_units() || !other.has_no_units();
        if !has_percent || !has_units {
            return None;
        }
        BASES.into_iter().find_map(|hint| {
            let (one, other) = (one.with_hint(hint), other.with_hint(hint));
            (one == other).then_some(one)
        })
    }

    /// "Multiply two types"; `None` for types that are not known to give one.
    pub(super) fn times(self, other: Self) -> Option<Self> {
        let (one, other) = self.with_one_hint(other)?;
        let mut powers = one.powers;
        for (power, other) in powers.iter_mut().zip(other.powers) {
            *power = power.saturating_add(other);
        }
        Some(Self { powers, percent: one.percent.saturating_add(other.percent), ..one })
    }

    /// "Invert a type"
    pub(super) fn inverted(self) -> Self {
        let powers = self.powers.map(i8::saturating_neg);
        Self { powers, percent: self.percent.saturating_neg(), ..self }
    }

    /// Returns true if a result of this type can be one of these kinds. Percentages can represent each kind of
    /// dimension that occurs with them.
    pub(super) fn fits(self, kinds: u32) -> bool {
        if self.percent == 0 || self.percent_hint.is_some() {
            return self.fits_without_percentages(kinds);
        }
        if kinds & PERCENTAGE == 0 {
            return false;
        }
        let is_one = self.percent == 1 && self.has_no_units();
        let there = BASES.into_iter().filter(|base| kinds & base != 0);
        is_one || there.into_iter().any(|base| self.with_hint(base).fits_without_percentages(kinds))
    }

    fn fits_without_percentages(self, kinds: u32) -> bool {
        if self.percent_hint.is_some() && kinds & PERCENTAGE == 0 {
            return false;
        }
        if self.is_number() {
            return kinds & (NUMBER | INTEGER) != 0;
        }
        BASES.into_iter().any(|base| {
            kinds & base != 0 && Self::of_kind(base).is_some_and(|one| one.powers == self.powers)
        })
    }
}

/// In words, with an article.
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of_base =
            |base: &u32| Self::of_kind(*base).is_some_and(|one| one.powers == self.powers);
        let name = match BASES.iter().position(of_base).and_then(|base| NAMES.get(base)) {
            Some(name) if self.percent == 0 => name,
            _ if self.is_number() => "a number",
            _ if self.percent == 1 && self.has_no_units() => "a percentage",
            _ => "a product or quotient of units",
        };
        f.write_str(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dimension(kind: u32) -> Type {
        Type::of_kind(kind).unwrap()
    }

    #[test]
    fn sums() {
        let (number, percent) = (Type::NUMBER, Type::PERCENTAGE);
        let (length, angle) = (dimension(LENGTH), dimension(ANGLE));
        assert_eq!(number.plus(number), Some(number));
        assert_eq!(length.plus(length), Some(length));
        assert_eq!(number.plus(length), None);
        assert_eq!(angle.plus(length), None);
        assert_eq!(number.plus(percent), None);
        let mixed = percent.plus(length).unwrap();
        assert_eq!(mixed, length.plus(percent).unwrap());
        assert_eq!(mixed.plus(percent), Some(mixed));
        assert_eq!(mixed.plus(angle), None);
        assert!(mixed.fits(LENGTH | PERCENTAGE));
        assert!(!mixed.fits(LENGTH));
        assert!(!mixed.fits(PERCENTAGE));
    }

    #[test]
    fn products() {
        let (number, percent, length) = (Type::NUMBER, Type::PERCENTAGE, dimension(LENGTH));
        let area = length.times(length).unwrap();
        assert!(!area.fits(u32::MAX));
        assert_eq!(area.times(length.inverted()), Some(length));
        assert_eq!(length.times(length.inverted()), Some(number));
        assert_eq!(length.times(number), Some(length));
        assert!(!number.times(length.inverted()).unwrap().fits(u32::MAX));
        let quotient = percent.times(length.inverted()).unwrap();
        assert!(quotient.fits(LENGTH | PERCENTAGE | NUMBER));
        assert!(!quotient.fits(PERCENTAGE | NUMBER));
        assert!(percent.fits(PERCENTAGE) && !percent.fits(LENGTH | NUMBER));
    }
}
