//! The values of `meter` and `progress`, and the limits of spans of cells.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element>

use treewright_markup::tag;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;

/// See the module.
#[derive(Default)]
pub(super) struct Meters;

impl<'a> Subject<'a> for Meters {
    const ENTERS: Concern =
        Concern::of(&[tag::METER, tag::PROGRESS, tag::TD, tag::TH, tag::COL, tag::COLGROUP]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        match element.name {
            tag::METER => meter(cx, element),
            tag::PROGRESS => progress(cx, element),
            tag::TD | tag::TH => {
                at_most(cx, element, "colspan", 1000);
                at_most(cx, element, "rowspan", 65534);
            }
            tag::COL | tag::COLGROUP => at_most(cx, element, "span", 1000),
            _ => {}
        }
    }
}

/// The number of an attribute, `None` if it is not there or not a number.
fn number(element: Element<'_>, attribute: &str) -> Option<f64> {
    element.attr(attribute)?.trim_ascii().parse().ok().filter(|number: &f64| number.is_finite())
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

fn out_of_range<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: &'static str,
    relation: &str,
    other: &str,
    limit: f64,
) {
    let limit = format!("{relation} `{other}`, which is {limit}");
    let values = [("attribute", attribute), ("element", element.local), ("limit", &limit)];
    // A value that is not written has no place of its own.
    let place =
        if element.has(attribute) { element.place_of_value(attribute) } else { element.place() };
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
        let values = [("attribute", attribute), ("element", element.local), ("limit", &limit)];
        cx.report(&codes::NUMBER_OUT_OF_RANGE, element.place_of_value(attribute), &values);
    }
}
