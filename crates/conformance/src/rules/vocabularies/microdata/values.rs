//! The values of properties, and the syntaxes that the vocabularies define for them.
//!
//! <https://html.spec.whatwg.org/multipage/microdata.html#values>

use std::borrow::Cow;

use treewright_markup::tag;
use treewright_microsyntaxes::dates::{
    valid_date, valid_date_with_optional_time, valid_global_date_and_time, valid_vevent_duration,
};
use treewright_microsyntaxes::numbers::valid_non_negative_integer;

use super::recurrence::is_recurrence_rule;
use super::tables::{Property, VCARD_TYPE, Value};
use crate::context::Element;
use crate::rules::values::check_language_tag;
use crate::tables::ElementSet;

/// The elements whose value is the URL of an attribute.
const URL_PROPERTY_ELEMENTS: ElementSet = ElementSet::of(&[
    tag::A,
    tag::AREA,
    tag::AUDIO,
    tag::EMBED,
    tag::IFRAME,
    tag::IMG,
    tag::LINK,
    tag::OBJECT,
    tag::SOURCE,
    tag::TRACK,
    tag::VIDEO,
]);

/// The elements, names and bytes that may still be examined, so that hostile pages take no more than linear time.
#[derive(Default)]
pub(super) struct Budget {
    /// The part of it that each item and each value has for itself.
    free: usize,
    /// The part, common to all, that is examined next.
    taken: usize,
}

impl Budget {
    /// As much as items and values have in nearly all pages.
    const FREE: usize = 100;
    const MOST: usize = 100_000;

    /// The start of an item or a value.
    pub(super) const fn start(&mut self) {
        self.free = Self::FREE;
    }

    /// Returns false at the end.
    pub(super) const fn take(&mut self, cost: usize) -> bool {
        self.taken = self.taken.saturating_add(cost.saturating_sub(self.free));
        self.free = self.free.saturating_sub(cost);
        self.taken <= Self::MOST
    }
}

/// Returns true if the item that is a value has a type of its own.
pub(super) fn has_type(item: Element<'_>) -> bool {
    types_of(item).next().is_some()
}

/// The item types of an item.
pub(super) fn types_of(item: Element<'_>) -> impl Iterator<Item = &str> + Clone {
    item.attr("itemtype").unwrap_or_default().split_ascii_whitespace()
}

/// The attribute that a value of text comes from.
pub(super) fn attribute_of_value(element: Element<'_>) -> Option<&'static str> {
    match element.tag {
        tag::META => Some("content"),
        tag::DATA | tag::METER => Some("value"),
        tag::TIME if element.has("datetime") => Some("datetime"),
        _ => None,
    }
}

/// The value of a property that is text; `None` for items and URLs, or if the text is too long.
pub(super) fn text_of<'a>(element: Element<'a>, budget: &mut Budget) -> Option<Cow<'a, str>> {
    if element.has("itemscope") || element.is_in(URL_PROPERTY_ELEMENTS) {
        return None;
    }
    budget.start();
    if let Some(attribute) = attribute_of_value(element) {
        let value = element.node.attr(attribute).unwrap_or_default();
        return budget.take(value.len()).then_some(Cow::Borrowed(value));
    }
    let mut text = String::new();
    if element.is_html_element(tag::TIME) {
        // "The element's child text content."
        for child in element.node.children() {
            let data = child.data().filter(|_| child.is_text()).unwrap_or_default();
            text.push_str(data);
            budget.take(data.len().saturating_add(1)).then_some(())?;
        }
        return Some(Cow::Owned(text));
    }
    for node in element.node.descendants() {
        let data = node.data().filter(|_| node.is_text()).unwrap_or_default();
        text.push_str(data);
        budget.take(data.len().saturating_add(1)).then_some(())?;
    }
    Some(Cow::Owned(text))
}

/// Returns true if the value of an element is one that a property can have.
pub(super) fn is_right(property: &Property, element: Element<'_>, budget: &mut Budget) -> bool {
    let is_item = element.has("itemscope");
    let is_url = !is_item && element.is_in(URL_PROPERTY_ELEMENTS);
    match property.value {
        Value::Any | Value::TextOrItem => true,
        Value::Text => !is_item,
        Value::Item => is_item,
        Value::VcardOrText => !is_item || types_of(element).any(|of| of == VCARD_TYPE),
        // The URL is checked with the attribute that it comes from, and becomes absolute.
        Value::AbsoluteUrl => is_url,
        Value::TelephoneOrItem if is_item => true,
        // A URL, such as one with `tel:`, can be interpreted as a number.
        Value::Telephone | Value::TelephoneOrItem if is_url => true,
        _ if is_item || is_url => false,
        _ => text_of(element, budget).is_none_or(|text| is_right_text(property, &text)),
    }
}

fn is_right_text(property: &Property, text: &str) -> bool {
    match property.value {
        Value::Any | Value::Text | Value::TextOrItem | Value::VcardOrText => true,
        Value::AbsoluteUrl | Value::Item => false,
        Value::Date => valid_date(text).is_ok(),
        Value::GlobalDateAndTime => valid_global_date_and_time(text).is_ok(),
        Value::DateOrGlobalDateAndTime => valid_date_with_optional_time(text).is_ok(),
        Value::RecurrenceDate => is_recurrence_date(text),
        Value::RecurrenceRule => is_recurrence_rule(text),
        Value::Duration => valid_vevent_duration(text).is_ok(),
        Value::Integer => valid_non_negative_integer(text).is_ok(),
        Value::Language => check_language_tag(text).is_ok(),
        Value::TimeZone => is_time_zone(text),
        Value::Position => is_position(text),
        // Texts without a digit cannot be interpreted as a number.
        Value::Telephone | Value::TelephoneOrItem => text.chars().any(char::is_numeric),
        Value::Keyword => property.words.contains(&text),
    }
}

/// A date, or a date and a time alone or with a later one or a duration after a slash.
fn is_recurrence_date(text: &str) -> bool {
    let Some((start, end)) = text.split_once('/') else {
        return valid_date_with_optional_time(text).is_ok();
    };
    valid_global_date_and_time(start).is_ok_and(|start| {
        valid_vevent_duration(end).is_ok()
            || valid_global_date_and_time(end)
                .is_ok_and(|end| end.milliseconds() > start.milliseconds())
    })
}

/// A sign, two digits for the hours, a colon, and two digits for the minutes.
fn is_time_zone(text: &str) -> bool {
    let is_below = |digits: &str, limit: u64| {
        digits.len() == 2 && valid_non_negative_integer(digits).is_ok_and(|number| number < limit)
    };
    let numbers = text.strip_prefix(['+', '-']).and_then(|rest| rest.split_once(':'));
    numbers.is_some_and(|(hours, minutes)| is_below(hours, 24) && is_below(minutes, 60))
}

/// Two numbers with a semicolon between.
fn is_position(text: &str) -> bool {
    let is_number = |text: &str| {
        let text = text.strip_prefix(['+', '-']).unwrap_or(text);
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        valid_non_negative_integer(whole).is_ok() && valid_non_negative_integer(fraction).is_ok()
    };
    text.split_once(';')
        .is_some_and(|(latitude, longitude)| is_number(latitude) && is_number(longitude))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_zones_and_positions() {
        for (text, expected) in
            [("+05:30", true), ("-00:00", true), ("+24:00", false), ("+5:30", false), ("Z", false)]
        {
            assert_eq!(is_time_zone(text), expected, "{text}");
        }
        for (text, expected) in [
            ("37.386013;-122.082932", true),
            ("+1;2", true),
            ("37.;1", false),
            (".5;1", false),
            ("1,2", false),
            ("1;2;3", false),
            ("1.2.3;4", false),
        ] {
            assert_eq!(is_position(text), expected, "{text}");
        }
    }

    #[test]
    fn recurrence_dates() {
        for (text, expected) in [
            ("2026-01-02", true),
            ("2026-01-02T10:00Z", true),
            ("2026-01-02T10:00Z/PT1H", true),
            ("2026-01-02T10:00Z/2026-01-02T10:30+00:00", true),
            ("2026-01-02T10:00Z/2026-01-02T10:30+01:00", false),
            ("2026-01-02/PT1H", false),
            ("2026-01-02T10:00Z/", false),
        ] {
            assert_eq!(is_recurrence_date(text), expected, "{text}");
        }
    }
}
