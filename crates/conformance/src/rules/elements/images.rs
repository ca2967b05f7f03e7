//! Images: the replacement text, maps.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#alt>

use rustc_hash::FxHashSet;
use treewright_dom::NodeRef;
use treewright_markup::tag;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Images<'a> {
    /// The areas with `href` and `alt` of the open maps, and the number of those before each map.
    areas: Vec<Element<'a>>,
    maps: Vec<usize>,
}

impl<'a> Subject<'a> for Images<'a> {
    const ENTERS: Concern = Concern::of(&[tag::IMG, tag::PICTURE, tag::AREA, tag::MAP]);
    const LEAVES: Concern = Concern::of(&[tag::A, tag::BUTTON, tag::MAP]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::IMG) {
            if !element.has("alt") && !may_lack_alt(cx, element) {
                cx.report(&codes::MISSING_ALT, element.start_tag(), &[]);
            }
            if element.has("ismap") && !cx.ancestor(tag::A).is_some_and(|link| link.has("href")) {
                cx.report(&codes::ISMAP_WITHOUT_LINK, element.place_of("ismap"), &[]);
            }
        }
        if element.is_html_element(tag::PICTURE) {
            sources(cx, element);
        }
        if element.is_html_element(tag::AREA)
            && !cx.inside().has(tag::MAP)
            && !cx.inside().has(tag::TEMPLATE)
        {
            cx.report(&codes::AREA_OUTSIDE_MAP, element.start_tag(), &[]);
        }
        if element.is_html_element(tag::AREA) && element.has("href") && element.has("alt") {
            self.areas.push(element);
        }
        if element.is_html_element(tag::MAP) {
            self.maps.push(self.areas.len());
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::MAP) {
            let before = self.maps.pop().unwrap_or_default();
            blank_areas(cx, self.areas.drain(before..));
        } else if (element.is_html_element(tag::A) && element.has("href")
            || element.is_html_element(tag::BUTTON))
            && !NAMED.iter().any(|name| element.has(name))
        {
            only_images(cx, element);
        }
    }
}

/// The attributes that name a link without its content.
const NAMED: [&str; 3] = ["aria-label", "aria-labelledby", "title"];

/// "When an `a` element that creates a hyperlink, or a `button` element, has no textual content but contains one or
/// more images, the `alt` attributes must contain text that together convey the purpose of the link or button."
/// <https://html.spec.whatwg.org/multipage/images.html#a-link-or-button-containing-nothing-but-the-image>
fn only_images<'a>(cx: &mut Context<'a>, link: Element<'a>) {
    /// The maximum number of nodes in a link that are examined, so that links in each other take no more than linear
    /// time.
    const MOST: usize = 100;
    let mut has_image = false;
    for (count, inside) in link.node.descendants().enumerate() {
        if count == MOST {
            return;
        }
        if inside.is_text() {
            if !is_white_space(inside.data().unwrap_or_default()) {
                return;
            }
        } else if inside.is_element() {
            let inside = Element::new(inside);
            if inside.is_html_element(tag::IMG) && inside.attr("alt").is_some_and(is_white_space) {
                has_image = true;
            } else if !inside.is_in_html()
                || inside.is_in(CONTENT)
                || NAMED.iter().any(|name| inside.has(name))
            {
                // Images that have an `alt`, or lack one, and things that are not images.
                return;
            }
        }
    }
    if has_image {
        cx.report(&codes::IMAGE_LINK_WITHOUT_TEXT, link.start_tag(), &[("element", link.name())]);
    }
}

/// Elements that are content, or become it by a script.
const CONTENT: ElementSet = ElementSet::of(&[
    tag::IMG,
    tag::AUDIO,
    tag::CANVAS,
    tag::EMBED,
    tag::IFRAME,
    tag::INPUT,
    tag::METER,
    tag::OBJECT,
    tag::PROGRESS,
    tag::SCRIPT,
    tag::SLOT,
    tag::VIDEO,
]);

/// "The `alt` attribute may be left blank if there is another `area` element in the same image map that points to the
/// same resource and has a non-blank `alt` attribute."
/// <https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element>
fn blank_areas<'a>(cx: &mut Context<'a>, areas: impl Iterator<Item = Element<'a>>) {
    let is_blank = |area: &Element<'a>| area.attr("alt").is_some_and(is_white_space);
    let mut with_text = FxHashSet::default();
    let mut blank = Vec::new();
    for area in areas {
        if is_blank(&area) {
            blank.push(area);
        } else {
            with_text.extend(area.attr("href"));
        }
    }
    for area in blank {
        if !area.attr("href").is_some_and(|resource| with_text.contains(resource)) {
            cx.report(&codes::BLANK_ALT_OF_AREA, area.place_of("alt"), &[]);
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
        let is_source = child.is_html_element(tag::SOURCE);
        if is_source && has_more && !child.has("type") {
            let media = child.attr("media").unwrap_or_default().trim_ascii();
            if media.is_empty() || media.eq_ignore_ascii_case("all") {
                cx.report(&codes::SOURCE_HIDES_OTHERS, child.start_tag(), &[]);
            }
        }
        has_more |= (is_source || child.is_html_element(tag::IMG)) && child.has("srcset");
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
