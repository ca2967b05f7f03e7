//! The options of `select` elements.

use treewright_dom::{Namespace, NodeRef};

use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;

/// An `option` element of a `select` element.
pub(super) struct SelectOption<'a> {
    pub(super) element: NodeRef<'a>,
    pub(super) is_disabled: bool,
    pub(super) is_selected: bool,
}

/// The node after all descendants of another one, in the subtree of `root`.
fn after<'a>(node: NodeRef<'a>, root: NodeRef<'a>) -> Option<NodeRef<'a>> {
    let mut node = node;
    while node != root {
        if let Some(next) = node.next_sibling() {
            return Some(next);
        }
        node = node.parent()?;
    }
    None
}

/// The list of options, with those that are selected as the page is loaded.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>
pub(super) fn list_of_options(select: NodeRef<'_>) -> Vec<SelectOption<'_>> {
    let mut options = Vec::new();
    // The `optgroup` that the node is in. There is only one: the walk does not enter others inside it.
    let mut group: Option<(NodeRef<'_>, Option<NodeRef<'_>>)> = None;
    let mut next = select.first_child();
    while let Some(node) = next {
        if group.is_some_and(|(_, end)| end == Some(node)) {
            group = None;
        }
        let is_html = node.namespace() == Some(Namespace::Html);
        let name = if is_html { node.name() } else { "" };
        if name == "option" {
            // The nearest `optgroup` is the parent's, or above it: nothing else comes between.
            let disables = |(group, _): (NodeRef<'_>, _)| group.has_attr("disabled");
            options.push(SelectOption {
                element: node,
                is_disabled: node.has_attr("disabled") || group.is_some_and(disables),
                is_selected: node.has_attr("selected"),
            });
        }
        let is_skipped = match name {
            "select" | "hr" | "option" | "datalist" => true,
            "optgroup" => group.is_some(),
            _ => false,
        };
        if name == "optgroup" && group.is_none() {
            group = Some((node, after(node, select)));
        }
        next = match node.first_child() {
            Some(child) if !is_skipped => Some(child),
            _ => after(node, select),
        };
    }
    set_selectedness(select, &mut options);
    options
}

/// The selectedness setting algorithm.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
fn set_selectedness(select: NodeRef<'_>, options: &mut [SelectOption<'_>]) {
    if select.has_attr("multiple") {
        return;
    }
    let display_size =
        select.attr("size").and_then(|size| parse_non_negative_integer(size).ok()).unwrap_or(1);
    match options.iter().rposition(|option| option.is_selected) {
        None if display_size == 1 => {
            if let Some(first) = options.iter_mut().find(|option| !option.is_disabled) {
                first.is_selected = true;
            }
        }
        None => {}
        Some(last) => {
            for option in options.iter_mut().take(last) {
                option.is_selected = false;
            }
        }
    }
}

/// The value of an `option` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-value>
pub(super) fn option_value(option: NodeRef<'_>) -> String {
    option.attr("value").map_or_else(|| html_aware_text_content(option), str::to_owned)
}

/// Gets HTML-aware text content, without alternative texts.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#get-html-aware-text-content>
fn html_aware_text_content(element: NodeRef<'_>) -> String {
    let mut text = String::new();
    let mut next = element.first_child();
    while let Some(node) = next {
        let is_skipped = matches!(
            (node.namespace(), node.name()),
            (Some(Namespace::Html | Namespace::Svg), "script") | (Some(Namespace::Html), "img")
        );
        if node.is_text() {
            text.push_str(node.data().unwrap_or_default());
        }
        next = match node.first_child() {
            Some(child) if !is_skipped => Some(child),
            _ => after(node, element),
        };
    }
    strip_and_collapse_ascii_white_space(&text)
}
