//! The content models of elements: the children that the index of elements lists, and transparency.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#content-models>

use treewright_dom::NodeRef;
use treewright_markup::{Namespace, is_custom_element_name, tag};

use crate::codes::content as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::tables::{Categories, Children, ElementSet};

/// See the module.
#[derive(Default)]
pub(super) struct ContentModels;

/// Parents whose children are checked by rules of their own, or not at all.
const LEFT_ALONE: ElementSet = ElementSet::of(&[tag::HTML, tag::HEAD, tag::NOSCRIPT]);

impl<'a> Subject<'a> for ContentModels {
    fn enter(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        let Some((parent, children)) = model(cx) else { return };
        if parent.is_in(LEFT_ALONE) || is_among(children, element) {
            return;
        }
        let parent_name = parent.local;
        let nearest = cx.parent().map_or(parent_name, |parent| parent.local);
        let reason = if nearest == parent_name {
            String::new()
        } else {
            format!(" by way of `<{nearest}>`, which may contain what its parent may")
        };
        let values = [("element", element.local), ("parent", parent_name), ("reason", &reason)];
        let reported = cx.report(&codes::ELEMENT_NOT_ALLOWED_HERE, element.place(), &values);
        reported.related(parent.place(), &format!("`<{parent_name}>` is opened here"));
    }

    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        let Some((parent, children)) = model(cx) else { return };
        let data = text.data().unwrap_or_default();
        let is_white_space = data.bytes().all(|byte| byte.is_ascii_whitespace());
        if is_white_space || children.has_text || parent.is_in(LEFT_ALONE) {
            return;
        }
        let values = [("parent", parent.local)];
        let reported = cx.report(&codes::TEXT_NOT_ALLOWED_HERE, text, &values);
        reported.related(parent.place(), &format!("`<{}>` is opened here", parent.local));
    }
}

/// The nearest ancestor that is not transparent, with its children. `None` where nothing is known: in foreign
/// content, in elements that the standard does not have, and in template contents.
/// <https://html.spec.whatwg.org/multipage/dom.html#transparent-content-models>
fn model<'a>(cx: &Context<'a>) -> Option<(Element<'a>, &'static Children)> {
    for ancestor in cx.ancestors() {
        if is_custom_element_name(ancestor.local) {
            continue;
        }
        let children = &ancestor.row?.children;
        if !children.is_transparent {
            return Some((ancestor, children));
        }
    }
    None
}

/// Returns true if the content model has this element.
fn is_among(children: &Children, element: Element<'_>) -> bool {
    let categories = match element.namespace {
        Namespace::Html => match element.row {
            Some(row) if children.elements.has(element.name) => return row.name == element.local,
            Some(row) => row.categories.with(row.conditional),
            // Obsolete and unknown elements are reported as such.
            None => return true,
        },
        // `svg` and `math`, and by mistake what is inside of them.
        _ => Categories::FLOW.with(Categories::PHRASING),
    };
    // All phrasing content is flow content.
    children.categories.has(categories)
        || children.categories.has(Categories::FLOW) && categories.has(Categories::PHRASING)
}
