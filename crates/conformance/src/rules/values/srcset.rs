//! `srcset` and `imagesrcset`, and their requirements for `sizes`.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#srcset-attributes>

use rustc_hash::FxHashSet;
use treewright_markup::{AttributeName, tag};
use treewright_semantics::srcset::{Descriptor, image_candidate_strings};

use super::{sizes, urls};
use crate::codes::srcset as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// Checks a srcset attribute, and its relation to the sizes attribute of the element.
pub(super) fn srcset<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let mut found: Vec<Descriptor> = Vec::new();
    let mut seen = FxHashSet::default();
    let images = match image_candidate_strings(attribute.value) {
        Ok(images) => images,
        Err(mistake) => {
            let part = attribute.value.get(mistake.span).unwrap_or_default();
            bad(cx, element, attribute, part, &mistake.reason);
            return;
        }
    };
    for image in images {
        let (url, descriptors) = (image.url, image.descriptors);
        if let Some(reason) = urls::mistake(url, false) {
            bad(cx, element, attribute, url, reason);
        }
        let descriptor = match image.descriptor() {
            Ok(descriptor) => descriptor,
            Err(mistake) => {
                bad(cx, element, attribute, descriptors, &mistake.reason);
                return;
            }
        };
        // No descriptor is `1x`.
        let key = match descriptor {
            Descriptor::Width(width) => (true, width),
            Descriptor::Density(density) => (false, density.to_bits()),
            _ => (false, 1.0_f64.to_bits()),
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
        let reason = "if one image has a width, all must have one";
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
