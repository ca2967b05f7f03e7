//! The row of an element in the table of ARIA in HTML, by its condition.
//!
//! <https://w3c.github.io/html-aria/#docconformance>

use std::sync::LazyLock;

use treewright_dom::NodeRef;
use treewright_markup::{Namespace, tag};
use treewright_semantics::selects::display_size;

use super::Aria;
use super::tables::{InHtml, in_html, in_html_by_name};
use crate::context::{Context, Element};
use crate::tables::ElementSet;

/// The elements whose row depends on more than their names.
const CONDITIONAL: ElementSet = ElementSet::of(&[
    tag::A,
    tag::AREA,
    tag::BUTTON,
    tag::DIV,
    tag::FIGURE,
    tag::FOOTER,
    tag::HEADER,
    tag::IMG,
    tag::INPUT,
    tag::LI,
    tag::SELECT,
    tag::SELECTEDCONTENT,
    tag::SUMMARY,
    tag::TD,
    tag::TH,
    tag::TR,
]);
const LISTS: ElementSet = ElementSet::of(&[tag::MENU, tag::OL, tag::UL]);

/// The row of an element of HTML.
#[inline]
pub(super) fn row<'a>(
    aria: &Aria<'a>,
    cx: &Context<'a>,
    element: &Element<'a>,
) -> Option<&'static InHtml> {
    if element.is_in(CONDITIONAL) {
        conditional_row(aria, cx, *element)
    } else if element.row.is_some() {
        in_html_by_name(element.tag)
    } else {
        foreign_row(element)
    }
}

#[inline(never)]
fn foreign_row(element: &Element<'_>) -> Option<&'static InHtml> {
    match element.namespace()? {
        Namespace::MathMl if element.name() == "math" => in_html("math"),
        Namespace::Svg if element.name() == "svg" => in_html("svg"),
        _ => None,
    }
}

/// The row with this key, which is looked up once.
macro_rules! row {
    ($key:literal) => {{
        static ROW: LazyLock<Option<&'static InHtml>> = LazyLock::new(|| in_html($key));
        *ROW
    }};
}

#[inline(never)]
fn conditional_row<'a>(
    aria: &Aria<'a>,
    cx: &Context<'a>,
    element: Element<'a>,
) -> Option<&'static InHtml> {
    let is_child_of = |set| cx.is_child_of(set);
    let is_list = || aria.open.last().copied().flatten().is_some_and(|role| role.name == "list");
    match element.tag {
        tag::A if element.has("href") => row!("a:href"),
        tag::AREA if element.has("href") => row!("area:href"),
        tag::BUTTON if is_child_of(const { ElementSet::of(&[tag::SELECT]) }) => {
            row!("button:of-select")
        }
        tag::DIV if is_child_of(const { ElementSet::of(&[tag::DL]) }) => row!("div:in-dl"),
        tag::FOOTER if is_in_a_section(aria, cx) => row!("footer:scoped"),
        tag::HEADER if is_in_a_section(aria, cx) => row!("header:scoped"),
        tag::FIGURE if has_caption(element) => row!("figure:captioned"),
        tag::IMG if is_named(element) => row!("img:named"),
        tag::IMG if element.has("alt") => row!("img:empty"),
        tag::INPUT => input(element),
        tag::LI if is_child_of(LISTS) && is_list() => row!("li:in-list"),
        tag::SELECT if is_list_box(element) => row!("select:list"),
        tag::SELECTEDCONTENT if cx.inside().has(tag::SELECT) => row!("selectedcontent:in-select"),
        tag::SUMMARY if is_child_of(const { ElementSet::of(&[tag::DETAILS]) }) => {
            row!("summary:of-details")
        }
        tag::TD => in_html(in_table(aria, "td:in-table", "td:in-grid", "td")),
        tag::TH => in_html(in_table(aria, "th:in-table", "th:in-grid", "th")),
        tag::TR => in_html(in_table(aria, "tr:in-table", "tr:in-grid", "tr")),
        _ => in_html_by_name(element.tag),
    }
}

/// The row by the nearest open element that is one of these roles.
fn in_table(
    aria: &Aria<'_>,
    table: &'static str,
    grid: &'static str,
    other: &'static str,
) -> &'static str {
    // A cell is in a row in a group in a table.
    for role in aria.open.iter().rev().take(4).flatten() {
        match role.name {
            "table" => return table,
            "grid" | "treegrid" => return grid,
            _ => {}
        }
    }
    other
}

fn is_in_a_section(aria: &Aria<'_>, cx: &Context<'_>) -> bool {
    let inside = cx.inside();
    [tag::ARTICLE, tag::ASIDE, tag::MAIN, tag::NAV, tag::SECTION]
        .iter()
        .any(|name| inside.has(*name))
        || ["article", "complementary", "main", "navigation", "region"]
            .iter()
            .any(|role| aria.is_inside(role))
}

/// A `figcaption` is the first or the last child.
fn has_caption(element: Element<'_>) -> bool {
    let mut children = element.node.children().filter_map(NodeRef::local_name);
    let first = children.next();
    first == Some("figcaption") || children.last() == Some("figcaption")
}

fn is_named(element: Element<'_>) -> bool {
    ["alt", "aria-label", "aria-labelledby", "title"]
        .iter()
        .any(|name| element.attr(name).is_some_and(|value| !value.trim().is_empty()))
}

fn is_list_box(element: Element<'_>) -> bool {
    element.has("multiple") || display_size(element.node) > 1
}

fn input(element: Element<'_>) -> Option<&'static InHtml> {
    let kind = element.attr("type").unwrap_or("text").to_ascii_lowercase();
    let is_text = matches!(kind.as_str(), "text" | "search" | "tel" | "url" | "email");
    let row = in_html(&format!("input:{kind}"));
    if element.has("list") && (is_text || row.is_none()) {
        return in_html("input:list");
    }
    row.or_else(|| in_html("input:text"))
}
