//! Selects the elements to leave out of the content.

use treewright_dom::NodeRef;

use super::Steps;
use super::facts::{Element, Facts, Kind, as_float, set};
use super::scores::weight;

/// The outermost elements in the content that are left out.
pub(super) fn leave_out(
    facts: &Facts<'_>,
    found: &[usize],
    title: Option<&str>,
    steps: Steps,
) -> Vec<usize> {
    let roots = set(found);
    let mut left_out = Vec::new();
    for root in found {
        let end = facts.elements.get(*root).map_or(0, |element| element.end);
        let mut index = *root;
        while index < end {
            let Some(element) = facts.elements.get(index) else { break };
            if !roots.contains(&index) && is_left_out(element, title, steps) {
                left_out.push(index);
                index = element.end.max(index.saturating_add(1));
            } else {
                index = index.saturating_add(1);
            }
        }
    }
    left_out
}

fn is_left_out(element: &Element<'_>, title: Option<&str>, steps: Steps) -> bool {
    if element.is_passed_over {
        return true;
    }
    match element.node.name() {
        "footer" | "aside" | "object" | "embed" | "iframe" | "input" => return true,
        "h1" | "h2" if repeats(element, title) => return true,
        "h1" | "h2" if weight(element, steps) < 0.0 => return true,
        _ => {}
    }
    if element.meaning.is_share && element.text < 500 {
        return true;
    }
    let is_author = element.node.attr("rel") == Some("author")
        || element.node.attr("itemprop").is_some_and(|name| name.contains("author"));
    if steps.passes_over && element.text < 100 && (is_author || element.meaning.is_byline) {
        return true;
    }
    let can_be = matches!(element.kind, Kind::Form | Kind::Table | Kind::List)
        || element.kind == Kind::Division && element.node.name() != "article";
    steps.cleans && can_be && has_few_paragraphs(element, steps)
}

/// Returns true for a heading that repeats the words of the title.
fn repeats(heading: &Element<'_>, title: Option<&str>) -> bool {
    let Some(title) = title else { return false };
    if heading.text == 0 || heading.text > 500 {
        return false;
    }
    let words = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect::<Vec<_>>()
    };
    let (title, heading) = (words(title), words(&start_of(heading)));
    let known = heading.iter().filter(|word| title.contains(word)).count();
    // Three quarters of its words, and of those of the title.
    !heading.is_empty()
        && known.saturating_mul(4) >= heading.len().saturating_mul(3)
        && known.saturating_mul(2) >= title.len()
}

/// The text of a heading, up to a limit: headings can be nested.
fn start_of(heading: &Element<'_>) -> String {
    let nodes = heading.node.descendants().take(200);
    let texts = nodes.filter(|node| node.is_text()).filter_map(NodeRef::data);
    texts.collect::<Vec<_>>().join(" ")
}

/// Returns true for an element whose statistics do not look like text: few paragraphs for its links, images
/// and controls.
fn has_few_paragraphs(element: &Element<'_>, steps: Steps) -> bool {
    if element.kind == Kind::Table && is_data(element)
        || element.is_in_table && element.kind != Kind::Form
    {
        return false;
    }
    let weight = weight(element, steps);
    if weight < 0.0 {
        return true;
    }
    if element.commas >= 10 {
        return false;
    }
    let is_list = element.kind == Kind::List
        || element.text > 0 && as_float(element.item_text) / as_float(element.text) > 0.9;
    let (paragraphs, images) = (as_float(element.paragraphs), as_float(element.images));
    let density = element.link_density();
    let headings = if element.text == 0 {
        0.0
    } else {
        as_float(element.heading_text) / as_float(element.text)
    };
    let has_items = element.items.saturating_sub(100) > element.paragraphs;
    !element.is_in_figure && element.images > 1 && paragraphs / images < 0.5 && element.text < 200
        || !is_list && has_items
        || element.inputs > element.paragraphs / 3
        || !is_list && headings < 0.9 && element.text < 25 && element.images != 1 && density > 0.0
        || !is_list && weight < 25.0 && density > 0.2
        || weight >= 25.0 && density > 0.5
        || is_list && density > 0.5 && element.text > 0
        || element.embeds == 1 && element.text < 75
        || element.embeds > 1
}

/// Returns true for a table that its markup identifies as data.
fn is_data(table: &Element<'_>) -> bool {
    table.data_parts > 0 && table.node.attr("role") != Some("presentation")
}
