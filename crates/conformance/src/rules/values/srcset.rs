//! `srcset` and `imagesrcset`, and what they require of `sizes`.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#srcset-attributes>

use rustc_hash::FxHashSet;
use treewright_markup::{AttributeName, tag};
use treewright_microsyntaxes::numbers::valid_floating_point_number;

use super::{sizes, urls};
use crate::codes::srcset as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// The descriptor of an image candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Descriptor {
    None,
    Width(u32),
    Density(f64),
}

/// An image candidate string.
struct Candidate<'a> {
    url: &'a str,
    descriptors: &'a str,
}

/// Checks a srcset attribute, and its relation to the sizes attribute of the element.
pub(super) fn srcset<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let mut found: Vec<Descriptor> = Vec::new();
    let mut seen = FxHashSet::default();
    let candidates = match candidates(attribute.value) {
        Ok(candidates) => candidates,
        Err((place, reason)) => {
            bad(cx, element, attribute, place, reason);
            return;
        }
    };
    for Candidate { url, descriptors } in candidates {
        if let Some(reason) = urls::mistake(url, false) {
            bad(cx, element, attribute, url, reason);
        }
        let descriptor = match descriptor(descriptors) {
            Ok(descriptor) => descriptor,
            Err(reason) => {
                bad(cx, element, attribute, descriptors, reason);
                return;
            }
        };
        // No descriptor is `1x`.
        let key = match descriptor {
            Descriptor::None => (false, 1.0_f64.to_bits()),
            Descriptor::Density(density) => (false, density.to_bits()),
            Descriptor::Width(width) => (true, u64::from(width)),
        };
        if !seen.insert(key) {
            let part = if descriptors.is_empty() { url } else { descriptors };
            bad(cx, element, attribute, part, "another image has the same descriptor");
        }
        found.push(descriptor);
    }
    let is_width = |descriptor: &Descriptor| matches!(descriptor, Descriptor::Width(_));
    let (has_widths, all_widths) = (found.iter().any(is_width), found.iter().all(is_width));
    if has_widths && !all_widths {
        let reason = "where one image has a width, all must have one";
        bad(cx, element, attribute, attribute.value, reason);
        return;
    }
    let sizes_name = if attribute.is("imagesrcset") { "imagesizes" } else { "sizes" };
    let has_sizes = element.has(sizes_name);
    if has_sizes && !all_widths {
        let reason = "with `sizes`, all images must have a width, such as `480w`";
        bad(cx, element, attribute, attribute.value, reason);
    }
    if has_widths && !has_sizes && !may_lack_sizes(element) {
        let values = [("attribute", attribute.name.local), ("sizes", sizes_name)];
        let place = Place::Attribute(element.node, attribute.name);
        cx.report(&codes::WIDTHS_WITHOUT_SIZES, place, &values);
    }
}

/// "If, additionally, the following sibling `img` element does not allow auto-sizes, the `sizes` attribute must be
/// present."
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element>
fn may_lack_sizes(element: Element<'_>) -> bool {
    element.is_html_element(tag::SOURCE) && image_of(element).is_some_and(allows_auto_sizes)
}

/// The `img` element that an image or a source is about.
pub(super) fn image_of(element: Element<'_>) -> Option<Element<'_>> {
    if element.is_html_element(tag::IMG) {
        return Some(element);
    }
    // The bound keeps many sources before one image from being quadratic.
    element.node.next_siblings().take(200).find(|next| next.is_html("img")).map(Element::new)
}

/// "Its `loading` attribute is in the Lazy state, and its `sizes` attribute's value is `auto`, or starts with `auto,`."
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#allows-auto-sizes>
pub(super) fn allows_auto_sizes(image: Element<'_>) -> bool {
    // SPEC-NOTE: an image without `sizes` is let pass too, because its sources can have it.
    image.attr_is("loading", "lazy") && image.attr("sizes").is_none_or(sizes::starts_with_auto)
}

fn bad<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    part: &str,
    reason: &str,
) {
    let start = part.as_ptr().addr().saturating_sub(attribute.value.as_ptr().addr());
    let place =
        Place::PartOfValue(element.node, attribute, start..start.saturating_add(part.len()));
    let values =
        [("attribute", attribute.name.local), ("element", element.name()), ("reason", reason)];
    cx.report(&codes::BAD_SRCSET, place, &values);
}

/// The image candidate strings, or the first place that is in none, with the reason.
fn candidates(value: &str) -> Result<Vec<Candidate<'_>>, (&str, &'static str)> {
    let mut candidates = Vec::new();
    let mut rest = value;
    loop {
        rest = rest.trim_ascii_start();
        if rest.starts_with(',') {
            return Err((rest, "there is a comma without an image before it"));
        }
        if rest.is_empty() {
            let reason = if candidates.is_empty() {
                "there must be at least one image"
            } else {
                "there is no image behind the last comma"
            };
            return Err((rest, reason));
        }
        let end = rest.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(rest.len());
        let (mut url, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
        rest = behind;
        if let Some(before) = url.strip_suffix(',') {
            url = before;
            candidates.push(Candidate { url, descriptors: "" });
            if url.ends_with(',') {
                return Err((url, "there is a comma without an image before it"));
            }
            continue;
        }
        let end = rest.find(',');
        let (descriptors, behind) = rest.split_at(end.unwrap_or(rest.len()));
        candidates.push(Candidate { url, descriptors: descriptors.trim_ascii() });
        match behind.strip_prefix(',') {
            Some(behind) => rest = behind,
            None => return Ok(candidates),
        }
    }
}

fn descriptor(text: &str) -> Result<Descriptor, &'static str> {
    if text.is_empty() {
        return Ok(Descriptor::None);
    }
    if text.contains(|c: char| c.is_ascii_whitespace()) {
        return Err("an image has one descriptor at most");
    }
    if let Some(width) = text.strip_suffix('w') {
        let is_integer = !width.is_empty() && width.bytes().all(|byte| byte.is_ascii_digit());
        return match width.parse::<u32>() {
            Ok(width) if is_integer && width > 0 => Ok(Descriptor::Width(width)),
            _ => Err("a width is an integer greater than zero and a `w`"),
        };
    }
    if let Some(density) = text.strip_suffix('x') {
        return match valid_floating_point_number(density) {
            Ok(density) if density > 0.0 => Ok(Descriptor::Density(density)),
            _ => Err("a density is a number greater than zero and an `x`"),
        };
    }
    Err("a descriptor is a width, such as `480w`, or a density, such as `2x`")
}

/// Checks that `sizes` is not there without images: "If the `srcset` attribute is not specified, and the `loading` attribute
/// is in the Lazy state, the `sizes` attribute may be specified with the value `auto`". Nothing like that is said of
/// `imagesizes`.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element>
pub(super) fn sizes_need_srcset<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    if attribute.is("imagesizes") {
        return;
    }
    let is_auto =
        element.attr_is("loading", "lazy") && attribute.value.eq_ignore_ascii_case("auto");
    if !element.has("srcset") && !is_auto {
        let values = [("sizes", attribute.name.local), ("attribute", "srcset")];
        let name = AttributeName::plain(attribute.name.local);
        cx.report(&codes::SIZES_WITHOUT_SRCSET, Place::Attribute(element.node, name), &values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_those_of_the_standard() {
        for good in ["a.png", "a.png 2x, b.png", "a.png, b.png 2x", " a 1w , b 2w ", "a,b 2x"] {
            assert!(candidates(good).is_ok(), "{good}");
        }
        for bad in ["", ",a", "a,", "a 2x,", "a,, b", "a, , b"] {
            assert!(candidates(bad).is_err(), "{bad}");
        }
        for bad in ["2", "0x", "-1x", "+1x", "1.5w", "0w", "1W", "1w 2h", "1e1w", "Infinityx", "1h"]
        {
            assert!(descriptor(bad).is_err(), "{bad}");
        }
        assert_eq!(descriptor("1e1x"), Ok(Descriptor::Density(10.0)));
    }
}
