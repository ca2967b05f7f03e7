//! Images: the replacement text, maps.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#alt>

use treewright_dom::NodeRef;
use treewright_markup::tag;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;

/// See the module.
#[derive(Default)]
pub(super) struct Images;

impl<'a> Subject<'a> for Images {
    const ENTERS: Concern = Concern::of(&[tag::IMG, tag::PICTURE, tag::AREA]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is(tag::IMG) {
            if !element.has("alt") && !may_lack_alt(cx, element) {
                cx.report(&codes::MISSING_ALT, element.place(), &[]);
            }
            if element.has("ismap") && !cx.ancestor(tag::A).is_some_and(|link| link.has("href")) {
                cx.report(&codes::ISMAP_WITHOUT_LINK, element.place_of("ismap"), &[]);
            }
        }
        if element.is(tag::PICTURE) {
            sources(cx, element);
        }
        if element.is(tag::AREA) && !cx.inside().has(tag::MAP) && !cx.inside().has(tag::TEMPLATE) {
            cx.report(&codes::AREA_OUTSIDE_MAP, element.place(), &[]);
        }
    }
}

/// "When a `source` element has a following sibling `source` element or `img` element with a `srcset` attribute
/// specified, it must have at least one of" a `media` attribute that is neither empty nor `all`, and a `type`
/// attribute.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element>
fn sources<'a>(cx: &mut Context<'a>, picture: Element<'a>) {
    let mut has_more = false;
    for child in picture.node.child_elements().rev().map(Element::new) {
        let is_source = child.is(tag::SOURCE);
        if is_source && has_more && !child.has("type") {
            let media = child.attr("media").unwrap_or_default().trim_ascii();
            if media.is_empty() || media.eq_ignore_ascii_case("all") {
                cx.report(&codes::SOURCE_HIDES_OTHERS, child.place(), &[]);
            }
        }
        has_more |= (is_source || child.is(tag::IMG)) && child.has("srcset");
    }
}

/// The conditions under which the lack of `alt` is not reported.
/// <https://html.spec.whatwg.org/multipage/images.html#guidance-for-conformance-checkers>
fn may_lack_alt(cx: &Context<'_>, image: Element<'_>) -> bool {
    image.attr("title").is_some_and(|title| !title.is_empty())
        || image.attr("generator-unable-to-provide-required-alt") == Some("")
        || cx.ancestor(tag::FIGURE).is_some_and(|figure| is_only_image(figure, image))
}

/// "The `img` element is in a `figure` element that contains a `figcaption` element that contains content other than
/// inter-element whitespace, and, ignoring the `figcaption` element and its descendants, the `figure` element has no
/// flow content descendants other than inter-element whitespace and the `img` element."
fn is_only_image(figure: Element<'_>, image: Element<'_>) -> bool {
    let is_white_space = |text: &str| text.bytes().all(|byte: u8| byte.is_ascii_whitespace());
    let mut has_caption = false;
    let mut parent = image.node.parent_element();
    // The image is a child of the figure, or of elements that have nothing else, such as `picture` or `a`.
    while let Some(around) = parent.filter(|around| *around != figure.node) {
        if !around.is_html("picture") {
            return false;
        }
        parent = around.parent_element();
    }
    for child in figure.node.children() {
        let text = || child.data().unwrap_or_default();
        if child.is_html("figcaption") {
            has_caption |= child.descendants().any(|inside| {
                inside.is_text() && !is_white_space(inside.data().unwrap_or_default())
                    || inside.is_html("img")
            });
        } else if child.is_element() && !holds(child, image.node)
            || child.is_text() && !is_white_space(text())
        {
            return false;
        }
    }
    has_caption
}

/// Returns true for the image, or for its `picture`.
fn holds(child: NodeRef<'_>, image: NodeRef<'_>) -> bool {
    child == image || image.parent_element() == Some(child) && child.is_html("picture")
}
