//! Text of low contrast, which a function of the program finds.

use rustc_hash::FxHashSet;

use crate::codes::contrast as codes;
use crate::context::Context;
use crate::place::Place;

/// Reports what the function of the options finds, once for each start tag.
/// <https://www.w3.org/TR/WCAG22/#contrast-minimum>
pub(crate) fn low_contrast(cx: &mut Context<'_>) {
    let options = cx.options;
    let Some(find) = &options.find_low_contrast else { return };
    if options.context.is_some() || options.severity_of(&codes::LOW_CONTRAST).is_none() {
        return;
    }
    let mut seen = FxHashSet::default();
    for found in find(cx.document) {
        let Some(element) = cx.document.get(found.element) else { continue };
        // The parser copies formatting elements.
        let span = Place::from(element).span();
        if span.start < span.end && !seen.insert(span.start) {
            continue;
        }
        let name = element.local_name().unwrap_or_default();
        // It is not rounded up to the bound.
        let ratio = format!("{:.2}", (found.ratio * 100.0).floor() / 100.0);
        let (limit, color) = (found.bound.to_string(), hexadecimal(found.color));
        let background = hexadecimal(found.background);
        let values = [
            ("element", name),
            ("ratio", &ratio),
            ("limit", &limit),
            ("color", &color),
            ("background", &background),
        ];
        cx.report(&codes::LOW_CONTRAST, element, &values);
    }
}

fn hexadecimal([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
