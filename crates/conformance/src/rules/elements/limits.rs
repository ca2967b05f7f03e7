//! Values within limits: those of `meter` and `progress`, the spans of cells, and the limits of form controls, which
//! must not exclude everything.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element>

use std::fmt::Display;

use treewright_dom::NodeRef;
use treewright_markup::tag;
use treewright_microsyntaxes::numbers::{parse_non_negative_integer, valid_floating_point_number};
use treewright_microsyntaxes::white_space::strip_ascii_white_space;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::rules::is_later;
use crate::tables::attributes_that_do_not_apply;

/// See the module.
#[derive(Default)]
pub(super) struct Limits;

impl<'a> Subject<'a> for Limits {
    const ENTERS: Concern = Concern::of(&[
        tag::METER,
        tag::PROGRESS,
        tag::TD,
        tag::TH,
        tag::COL,
        tag::COLGROUP,
        tag::INPUT,
        tag::TEXTAREA,
    ]);

    const LEAVES: Concern = Concern::of(&[tag::TEXTAREA]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        match element.tag {
            tag::METER => meter(cx, element),
            tag::PROGRESS => progress(cx, element),
            tag::TD | tag::TH => {
                at_most(cx, element, "colspan", 1000);
                at_most(cx, element, "rowspan", 65534);
            }
            tag::COL | tag::COLGROUP => at_most(cx, element, "span", 1000),
            tag::INPUT => {
                let written = element.attr("type").unwrap_or_default();
                let others = attributes_that_do_not_apply(written);
                if !others.contains(&"minlength") {
                    lengths(cx, element);
                    length_of_value(cx, element, element.attr("value").unwrap_or_default());
                } else if !others.contains(&"min") {
                    range(cx, element, written);
                }
            }
            tag::TEXTAREA => lengths(cx, element),
            _ => {}
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::TEXTAREA) && element.has("maxlength") {
            let text: String = element.node.children().filter_map(NodeRef::data).collect();
            length_of_value(cx, element, &text);
        }
    }
}

/// The number of an attribute, `None` if it is not there or not a number.
fn number(element: Element<'_>, attribute: &str) -> Option<f64> {
    // Numbers that do not fit are infinite, which keeps their order.
    valid_floating_point_number(strip_ascii_white_space(element.attr(attribute)?)).ok()
}

/// "The following inequalities must hold, as applicable."
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element>
fn meter<'a>(cx: &mut Context<'a>, meter: Element<'a>) {
    let minimum = number(meter, "min").unwrap_or(0.0);
    let maximum = number(meter, "max").unwrap_or(1.0);
    for attribute in ["value", "low", "high", "optimum"] {
        if let Some(value) = number(meter, attribute) {
            if value < minimum {
                out_of_range(cx, meter, attribute, "at least", "min", minimum);
            } else if value > maximum {
                out_of_range(cx, meter, attribute, "at most", "max", maximum);
            }
        }
    }
    if let (Some(low), Some(high)) = (number(meter, "low"), number(meter, "high"))
        && low > high
    {
        out_of_range(cx, meter, "low", "at most", "high", high);
    }
    if !meter.has("value") && minimum > maximum {
        out_of_range(cx, meter, "min", "at most", "max", maximum);
    }
}

/// "The `value` attribute, if present, must have a value greater than or equal to zero, and less than or equal to the
/// value of the `max` attribute, if present, or 1.0, otherwise. The `max` attribute, if present, must have a value
/// greater than zero."
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element>
fn progress<'a>(cx: &mut Context<'a>, progress: Element<'a>) {
    let maximum = number(progress, "max");
    if maximum.is_some_and(|maximum| maximum <= 0.0) {
        let values = [("attribute", "max"), ("element", "progress"), ("limit", "more than 0")];
        cx.report(&codes::NUMBER_OUT_OF_RANGE, progress.place_of_value("max"), &values);
        return;
    }
    let maximum = maximum.unwrap_or(1.0);
    match number(progress, "value") {
        Some(value) if value < 0.0 => {
            let values = [("attribute", "value"), ("element", "progress"), ("limit", "at least 0")];
            cx.report(&codes::NUMBER_OUT_OF_RANGE, progress.place_of_value("value"), &values);
        }
        Some(value) if value > maximum => {
            out_of_range(cx, progress, "value", "at most", "max", maximum);
        }
        _ => {}
    }
}

/// "If the element does not have a periodic domain, the `max` attribute's value (the maximum) must not be less than
/// the `min` attribute's value (its minimum)." The times of a day are periodic.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-max>
fn range<'a>(cx: &mut Context<'a>, input: Element<'a>, input_type: &str) {
    let (Some(least), Some(most)) = (input.attr("min"), input.attr("max")) else { return };
    let is_reversed = match input_type.to_ascii_lowercase().as_str() {
        "number" | "range" => {
            let numbers = (number(input, "min"), number(input, "max"));
            matches!(numbers, (Some(least), Some(most)) if least > most)
        }
        "time" => false,
        other => is_later(other, least, most),
    };
    if is_reversed {
        out_of_range(cx, input, "max", "at least", "min", least);
    }
}

/// "If an element has both a maximum allowed value length and a minimum allowed value length, the minimum allowed
/// value length must be smaller than or equal to the maximum allowed value length."
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#minimum-allowed-value-length>
fn lengths<'a>(cx: &mut Context<'a>, control: Element<'a>) {
    let length = |attribute| parse_non_negative_integer(control.attr(attribute)?).ok();
    if let (Some(least), Some(most)) = (length("minlength"), length("maxlength"))
        && least > most
    {
        out_of_range(cx, control, "minlength", "at most", "maxlength", most);
    }
}

/// "If the `input` element has a maximum allowed value length, then the length of the value of the element's `value`
/// attribute must be less than or equal to" it; the same holds for the children of a `textarea`.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#limiting-user-input-length:-the-maxlength-attribute>
fn length_of_value<'a>(cx: &mut Context<'a>, control: Element<'a>, value: &str) {
    let most = control.attr("maxlength").and_then(|most| parse_non_negative_integer(most).ok());
    let Some(most) = most else { return };
    let length = value.encode_utf16().count();
    if length as u64 > most {
        let (length, limit) = (length.to_string(), most.to_string());
        let values =
            [("element", control.name()), ("length", length.as_str()), ("limit", limit.as_str())];
        let place = if control.is_html_element(tag::INPUT) {
            control.place_of_value("value")
        } else {
            control.place_of_value("maxlength")
        };
        cx.report(&codes::VALUE_LONGER_THAN_MAXLENGTH, place, &values);
    }
}

fn out_of_range<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: &'static str,
    relation: &str,
    other: &str,
    limit: impl Display,
) {
    let limit = format!("{relation} `{other}`, which is {limit}");
    let values = [("attribute", attribute), ("element", element.name()), ("limit", &limit)];
    // A value that is not written has no place.
    let place = if element.has(attribute) {
        element.place_of_value(attribute)
    } else {
        element.start_tag()
    };
    cx.report(&codes::NUMBER_OUT_OF_RANGE, place, &values);
}

/// "A valid non-negative integer less than or equal to" a limit.
/// <https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements>
fn at_most<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: &'static str, most: u32) {
    let Some(value) = element.attr(attribute) else { return };
    let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    // A number that does not even fit is too large.
    if is_number && value.parse::<u32>().map_or(true, |value| value > most) {
        let limit = format!("at most {most}");
        let values = [("attribute", attribute), ("element", element.name()), ("limit", &limit)];
        cx.report(&codes::NUMBER_OUT_OF_RANGE, element.place_of_value(attribute), &values);
    }
}
