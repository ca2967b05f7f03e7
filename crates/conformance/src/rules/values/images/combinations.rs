//! The attributes of an image together: widths need `sizes`, `sizes` needs widths, `auto` needs an image that is
//! loaded lazily.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>

use treewright_dom::NodeRef;
use treewright_markup::tag;

use super::{sizes, srcset};
use crate::codes::images as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;

/// See the module.
#[derive(Default)]
pub(in crate::rules::values) struct Combinations<'a> {
    /// The `source` elements of the open `picture` elements whose `img` has not come yet.
    waiting: Vec<(NodeRef<'a>, Element<'a>)>,
}

impl<'a> Subject<'a> for Combinations<'a> {
    fn enter(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        let picture = cx.parent().filter(|parent| parent.is(tag::PICTURE));
        if element.is(tag::LINK) {
            widths(cx, element, "imagesrcset", "imagesizes", false);
        } else if element.is(tag::IMG) {
            if let Some(picture) = picture {
                self.decide(cx, picture.node, Some(element));
            }
            of_img(cx, element);
        } else if element.is(tag::SOURCE)
            && let Some(picture) = picture
        {
            self.waiting.push((picture.node, element));
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if element.is(tag::PICTURE) {
            self.decide(cx, element.node, None);
        }
    }
}

impl<'a> Combinations<'a> {
    /// Checks the `source` elements before an `img`.
    fn decide(&mut self, cx: &mut Context<'a>, picture: NodeRef<'a>, img: Option<Element<'a>>) {
        let allows_auto = img.is_some_and(|img| allows_auto_sizes(&img));
        while let Some((_, source)) = self.waiting.pop_if(|(parent, _)| *parent == picture) {
            widths(cx, source, "srcset", "sizes", allows_auto);
            if !allows_auto {
                no_auto(cx, source);
            }
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/images.html#allows-auto-sizes>
fn allows_auto_sizes(img: &Element<'_>) -> bool {
    img.attr_is("loading", "lazy") && img.attr("sizes").is_some_and(sizes::has_auto)
}

fn of_img<'a>(cx: &mut Context<'a>, img: Element<'a>) {
    widths(cx, img, "srcset", "sizes", false);
    if !img.attr_is("loading", "lazy") {
        no_auto(cx, img);
    }
    // "If the `srcset` attribute is not specified, and the `loading` attribute is in the Lazy state, the `sizes`
    // attribute may be specified with the value `auto`."
    if !img.has("srcset")
        && let Some(value) = img.attr("sizes")
        && !value.eq_ignore_ascii_case("auto")
    {
        let place = img.place_of("sizes");
        cx.report(&codes::SIZES_WITHOUT_SRCSET, place, &[("element", img.local)]);
    }
}

/// "`auto` must not be specified" if the image does not allow auto-sizes.
fn no_auto<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    if element.attr("sizes").is_some_and(sizes::has_auto) {
        let place = element.place_of_value("sizes");
        cx.report(&codes::AUTO_SIZES_WITHOUT_LAZY_LOADING, place, &[("element", element.local)]);
    }
}

/// Widths in `srcset` need `sizes`, and the other way round.
fn widths<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    srcset: &'static str,
    sizes: &'static str,
    is_auto: bool,
) {
    let Some(value) = element.attr(srcset) else { return };
    let candidates = srcset::parse(value);
    if candidates.mistake.is_some() {
        return;
    }
    let values = [("element", element.local), ("srcset", srcset), ("sizes", sizes)];
    if candidates.has_widths && !element.has(sizes) && !is_auto {
        cx.report(&codes::WIDTHS_WITHOUT_SIZES, element.place_of_value(srcset), &values);
    } else if candidates.has_others && element.has(sizes) {
        cx.report(&codes::SIZES_WITHOUT_WIDTHS, element.place_of_value(srcset), &values);
    }
}
