//! Reflection as numbers.

use treewright_dom::NodeId;
use treewright_microsyntaxes::numbers::{
    parse_floating_point_number, parse_integer, parse_non_negative_integer,
};
use treewright_quickjs::Thrown;

use super::set_content_attribute;
use crate::Cx;
use crate::bindings::prelude::Answer;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;

/// The limit of a reflected number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Any,
    /// "limited to only non-negative numbers"
    NonNegative,
    /// "limited to only positive numbers"
    Positive,
    /// "limited to only positive numbers with fallback"
    PositiveWithFallback,
}

/// The properties of a reflected integer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) limit: Limit,
    pub(crate) default: Option<i64>,
    /// "clamped to the range"
    pub(crate) range: Option<(i64, i64)>,
}

const GREATEST: i64 = i32::MAX as i64;

impl Numbers {
    /// Without a default value or range.
    pub(crate) const fn limited_to(limit: Limit) -> Self {
        Self { limit, default: None, range: None }
    }

    pub(crate) const fn or(mut self, default: i64) -> Self {
        self.default = Some(default);
        self
    }

    pub(crate) const fn clamped(mut self, minimum: i64, maximum: i64) -> Self {
        self.range = Some((minimum, maximum));
        self
    }

    /// The value of a `long`.
    fn long(&self, value: Option<&str>) -> i64 {
        let is_limited = self.limit == Limit::NonNegative;
        let parsed = value.and_then(|value| parse_integer(value).ok());
        let parsed = parsed.filter(|value| !is_limited || *value >= 0);
        let parsed = parsed.and_then(|value| i32::try_from(value).ok()).map(i64::from);
        parsed.or(self.default).unwrap_or(if is_limited { -1 } else { 0 })
    }

    fn is_positive(&self) -> bool {
        matches!(self.limit, Limit::Positive | Limit::PositiveWithFallback)
    }

    /// The value of an `unsigned long`.
    fn unsigned_long(&self, value: Option<&str>) -> i64 {
        let (minimum, maximum) = self.range.unwrap_or((i64::from(self.is_positive()), GREATEST));
        if let Some(Ok(parsed)) = value.map(parse_non_negative_integer) {
            let parsed = i64::try_from(parsed).unwrap_or(i64::MAX);
            if (minimum..=maximum).contains(&parsed) {
                return parsed;
            }
            if self.range.is_some() {
                return if parsed < minimum { minimum } else { maximum };
            }
        }
        self.default.unwrap_or(minimum)
    }

    /// The value that an `unsigned long` is set to; `None` if that throws.
    fn new_unsigned_long(&self, value: u32) -> Option<i64> {
        if self.limit == Limit::Positive && value == 0 {
            return None;
        }
        let minimum = i64::from(self.is_positive());
        let value = i64::from(value);
        let is_in_range = (minimum..=GREATEST).contains(&value);
        Some(if is_in_range { value } else { self.default.unwrap_or(minimum) })
    }
}

/// Reflection as `long`.
pub(crate) fn long(cx: &mut Cx<'_>, element: NodeId, name: &str, numbers: &Numbers) -> Answer {
    let value = numbers.long(cx.host.tree.attribute(element, name));
    Ok(cx.number(value as f64))
}

pub(crate) fn set_long(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: i32,
    numbers: &Numbers,
) -> Result<(), Thrown> {
    if numbers.limit == Limit::NonNegative && value < 0 {
        let message = format!("The value provided ({value}) is negative.");
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, &message));
    }
    set_content_attribute(cx, element, name, &DomString::from(value.to_string()));
    Ok(())
}

/// Reflection as `unsigned long`.
pub(crate) fn unsigned_long(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    numbers: &Numbers,
) -> Answer {
    let value = numbers.unsigned_long(cx.host.tree.attribute(element, name));
    Ok(cx.number(value as f64))
}

pub(crate) fn set_unsigned_long(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: u32,
    numbers: &Numbers,
) -> Result<(), Thrown> {
    let Some(value) = numbers.new_unsigned_long(value) else {
        let message = "The value provided is 0, which is an invalid size.";
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, message));
    };
    set_content_attribute(cx, element, name, &DomString::from(value.to_string()));
    Ok(())
}

/// Reflection as `double`.
pub(crate) fn double(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    limit: Limit,
    default: Option<f64>,
) -> Answer {
    let value = cx.host.tree.attribute(element, name);
    let parsed = value.and_then(|value| parse_floating_point_number(value).ok());
    let parsed = parsed.filter(|value| *value > 0.0 || limit != Limit::Positive);
    Ok(cx.number(parsed.or(default).unwrap_or(0.0)))
}

pub(crate) fn set_double(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: f64,
    limit: Limit,
) -> Result<(), Thrown> {
    if limit == Limit::Positive && value <= 0.0 {
        return Ok(());
    }
    // "The best representation of the number as a floating-point number" is that of the language.
    let value = cx.number(value);
    let text = cx.to_js_string(&value)?;
    set_content_attribute(cx, element, name, &text);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Limit, Numbers};

    const fn numbers(limit: Limit, default: Option<i64>, range: Option<(i64, i64)>) -> Numbers {
        Numbers { limit, default, range }
    }

    #[test]
    fn integers_of_attributes() {
        let any = numbers(Limit::Any, None, None);
        let max_length = numbers(Limit::NonNegative, None, None);
        let size = numbers(Limit::Positive, Some(20), None);
        let cols = numbers(Limit::PositiveWithFallback, Some(20), None);
        let span = numbers(Limit::Any, Some(1), Some((1, 1000)));
        for (table, value, long, unsigned) in [
            (&any, None, 0, 0),
            (&any, Some("-5"), -5, 0),
            (&any, Some("2147483648"), 0, 0),
            (&max_length, None, -1, 0),
            (&max_length, Some("-5"), -1, 0),
            (&max_length, Some("5"), 5, 5),
            (&size, Some("0"), 0, 20),
            (&cols, Some("7"), 7, 7),
            (&span, Some("0"), 0, 1),
            (&span, Some("1001"), 1001, 1000),
            (&span, Some("x"), 1, 1),
        ] {
            assert_eq!(table.long(value), long, "{table:?} {value:?}");
            assert_eq!(table.unsigned_long(value), unsigned, "{table:?} {value:?}");
        }
        for (table, value, new) in [
            (&any, 0, Some(0)),
            (&any, 2_147_483_648, Some(0)),
            (&size, 0, None),
            (&cols, 0, Some(20)),
            (&span, 2000, Some(2000)),
        ] {
            assert_eq!(table.new_unsigned_long(value), new, "{table:?} {value}");
        }
    }
}
