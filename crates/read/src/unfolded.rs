//! Pages with the text that a click shows.

use std::collections::HashSet;

use treewright_dom::{Document, NodeId, NodeRef};

/// Copies a document, and opens what is folded in the copy, as its reader would with clicks. Nodes keep their ids and places.
///
/// - `details` elements get the attribute `open`.
/// - Elements with `hidden=until-found`, which searches in a page find, lose it.
/// - Panels of tabs and accordions are shown, although scripts would show them: elements with the role `tabpanel`; those that
///   `aria-controls` names, on an element with the role `tab` or with `aria-expanded=false`; and those that the attributes of Bootstrap
///   name (`data-toggle`, `data-target`, and the same with `data-bs-`). They lose `hidden`, and get declarations of their own.
///
/// Menus, dialogs and popovers stay closed: they cover a page, and are not a part of its text.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{InnerTextOptions, inner_text, unfolded};
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// // <details><summary>More</summary>Text</details>
/// let mut document = Document::new();
/// let details = document.create_element(Namespace::Html, "details")?;
/// let summary = document.create_element(Namespace::Html, "summary")?;
/// document.set_text_content(summary, "More")?;
/// document.append(details, summary)?;
/// let text = document.create_text("Text");
/// document.append(details, text)?;
/// document.append(document.root(), details)?;
/// let text = |document: &Document| inner_text(document.root_node(), &InnerTextOptions::new());
/// assert_eq!(text(&document), "More");
/// assert_eq!(text(&unfolded(&document)), "More\nText");
/// # Ok(())
/// # }
/// ```
pub fn unfolded(document: &Document) -> Document {
    let mut copy = document.clone();
    let controlled = controlled(document);
    let nodes = document.descendants_with_fragments(document.root());
    for node in nodes.filter_map(|node| document.get(node)).filter(|node| node.is_element()) {
        // The ids are those of elements of the copy, whose attributes can be set.
        if node.is_html("details") && !node.has_attr("open") {
            let _ = copy.set_attribute(node.id(), "open", "");
        }
        if is_panel(node, &controlled) {
            show(&mut copy, node);
        } else if is(node, "hidden", "until-found") {
            let _ = copy.remove_attribute(node.id(), "hidden");
        }
    }
    copy
}

/// The declarations that show an element.
const SHOWN: &str = "display: revert !important; visibility: visible !important; content-visibility: visible !important";

fn show(copy: &mut Document, panel: NodeRef<'_>) {
    let style = match panel.attr("style") {
        // What the value leaves open is closed.
        Some(own) => format!("{own}; {SHOWN}"),
        None => SHOWN.to_owned(),
    };
    let id: NodeId = panel.id();
    let _ = copy.remove_attribute(id, "hidden");
    let _ = copy.set_attribute(id, "style", &style);
}

fn is(node: NodeRef<'_>, attribute: &str, value: &str) -> bool {
    node.attr(attribute).is_some_and(|own| own.trim_ascii().eq_ignore_ascii_case(value))
}

fn is_panel(node: NodeRef<'_>, controlled: &HashSet<&str>) -> bool {
    is(node, "role", "tabpanel") || node.attr("id").is_some_and(|id| controlled.contains(id))
}

/// The ids of the elements that tabs and buttons of a page show.
fn controlled(document: &Document) -> HashSet<&str> {
    let mut ids = HashSet::new();
    for node in document.root_node().descendants().filter(|node| node.may_have_attributes()) {
        let is_button = is(node, "role", "tab") || is(node, "aria-expanded", "false");
        let opens_other = node.attr("aria-haspopup").is_some_and(|kind| kind != "false");
        if is_button
            && !opens_other
            && let Some(controls) = node.attr("aria-controls")
        {
            ids.extend(controls.split_ascii_whitespace());
        }
        for (toggle, target) in
            [("data-toggle", "data-target"), ("data-bs-toggle", "data-bs-target")]
        {
            let folds = ["tab", "pill", "list", "collapse"];
            if folds.into_iter().any(|kind| is(node, toggle, kind)) {
                let target = node.attr(target).or_else(|| node.attr("href"));
                ids.extend(target.and_then(|target| target.trim_ascii().strip_prefix('#')));
            }
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use treewright_dom::Namespace;

    use super::*;

    /// An element of a test: its attributes, and whether it is shown in the copy.
    type Case<'a> = (&'a [(&'a str, &'a str)], bool);

    #[test]
    fn panels_are_shown() {
        let cases: [Case<'_>; 9] = [
            (&[("role", "tabpanel"), ("hidden", "")], true),
            (&[("id", "a"), ("hidden", ""), ("style", "display: none; x: 'y")], true),
            (&[("id", "b"), ("hidden", "")], true),
            (&[("id", "c"), ("hidden", "")], true),
            (&[("id", "d"), ("hidden", "")], false),
            (&[("id", "e"), ("hidden", "")], false),
            (&[("hidden", "until-found")], true),
            (&[("hidden", "")], false),
            (&[("popover", ""), ("role", "dialog")], false),
        ];
        let buttons: [&[(&str, &str)]; 5] = [
            &[("role", "tab"), ("aria-controls", "x a")],
            &[("aria-expanded", "FALSE"), ("aria-controls", "b")],
            &[("data-bs-toggle", "collapse"), ("href", "#c")],
            &[("aria-expanded", "false"), ("aria-haspopup", "menu"), ("aria-controls", "d")],
            &[("data-toggle", "modal"), ("data-target", "#e")],
        ];
        let mut document = Document::new();
        let root = document.create_element(Namespace::Html, "html").unwrap();
        document.append(document.root(), root).unwrap();
        let mut add = |attributes: &[(&str, &str)]| {
            let element = document.create_element(Namespace::Html, "div").unwrap();
            for (name, value) in attributes {
                document.set_attribute(element, name, value).unwrap();
            }
            document.append(root, element).unwrap();
            element
        };
        let panels = cases.map(|(attributes, _)| add(attributes));
        for button in buttons {
            add(button);
        }
        let copy = unfolded(&document);
        for (panel, (attributes, is_shown)) in panels.into_iter().zip(cases) {
            let (panel, before) = (copy.get(panel).unwrap(), document.get(panel).unwrap());
            let was_hidden = before.has_attr("hidden");
            assert_eq!(was_hidden && !panel.has_attr("hidden"), is_shown, "{attributes:?}");
        }
    }
}
