//! `select` elements and their options: lists, values, and the selected options in a tree that is only read.
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element>
//!
//! The lists themselves are those of [`treewright_markup::selects`], which the parser and the tree also
//! need.

use rustc_hash::FxHashMap;
use treewright_dom::{ElementState, LocalName, Namespace, NodeRef};
use treewright_markup::selects::{self, ListPart, ListedOption};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::inheriting::Inherited;

/// The display size of a `select` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::selects::display_size;
/// let mut document = Document::new();
/// let select = document.create_element(Namespace::Html, "select").unwrap();
/// document.set_attribute(select, "size", " 2x").unwrap();
/// assert_eq!(display_size(document.get(select).unwrap()), 2);
/// ```
pub fn display_size(select: NodeRef<'_>) -> u64 {
    let size = select.plain_attribute(LocalName::SIZE);
    let size = size.and_then(|size| parse_non_negative_integer(size).ok());
    selects::display_size(size, select.has_plain_attribute(LocalName::MULTIPLE))
}

/// The list of options of a `select` element, each with its `optgroup`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>
pub fn list_of_options(
    select: NodeRef<'_>,
) -> impl Iterator<Item = ListedOption<NodeRef<'_>>> + use<'_> {
    let document = select.document();
    selects::list_of_options(document, &select.id())
        .filter_map(|option| option.try_map(|id| document.get(id)))
}

/// Returns true for a disabled option of a list.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub fn listed_option_is_disabled(option: &ListedOption<NodeRef<'_>>) -> bool {
    let has = |element: NodeRef<'_>| element.has_plain_attribute(LocalName::DISABLED);
    has(option.element) || option.optgroup.is_some_and(has)
}

/// The nearest ancestor that has a role in lists of options.
fn nearest_part(node: NodeRef<'_>) -> Option<(NodeRef<'_>, ListPart)> {
    node.ancestors().find_map(|ancestor| Some((ancestor, part_of(ancestor)?)))
}

fn part_of(node: NodeRef<'_>) -> Option<ListPart> {
    ListPart::of(node.element_name().filter(|_| node.is_in_html())?)
}

/// The nearest ancestor `select` of an element, which has it in its list if it is an `option`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub fn nearest_ancestor_select(element: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let (select, _) = selects::nearest_ancestor_select(&element, |node| nearest_part(*node))?;
    Some(select)
}

/// Returns true for a disabled `option`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub fn option_is_disabled(option: NodeRef<'_>) -> bool {
    selects::option_is_disabled(
        &option,
        |node| nearest_part(*node),
        |node| node.has_plain_attribute(LocalName::DISABLED),
    )
}

/// Returns true for a selected `option`, considered alone: in a `select` with one selected option another
/// one can have replaced it.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
pub fn own_selectedness(option: NodeRef<'_>) -> bool {
    let is_selected = option.state(ElementState::Checked);
    is_selected.unwrap_or_else(|| option.has_plain_attribute(LocalName::SELECTED))
}

/// The selected options of a `select` element, in tree order, as the selectedness setting algorithm leaves
/// them. <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
pub fn selected_options(select: NodeRef<'_>) -> Vec<ListedOption<NodeRef<'_>>> {
    if select.has_plain_attribute(LocalName::MULTIPLE) {
        return list_of_options(select).filter(|option| own_selectedness(option.element)).collect();
    }
    selected_option(select).into_iter().collect()
}

/// The selected option of a `select` without `multiple`.
fn selected_option(select: NodeRef<'_>) -> Option<ListedOption<NodeRef<'_>>> {
    // A script has deselected all options: the algorithm has not run since.
    let was_emptied = select.state(ElementState::NoneSelected) == Some(true);
    let takes_the_first = display_size(select) == 1 && !was_emptied;
    let (mut last, mut first) = (None, None);
    for option in list_of_options(select) {
        if own_selectedness(option.element) {
            last = Some(option);
        } else if takes_the_first && first.is_none() && !listed_option_is_disabled(&option) {
            first = Some(option);
        }
    }
    last.or(first)
}

/// The `select` elements and selected options of a document, with a cache for many queries.
#[derive(Clone, Debug, Default)]
pub struct Selects<'a> {
    /// The nearest node that has a role in lists of options, at or above some nodes.
    parts: Inherited<Option<(NodeRef<'a>, ListPart)>>,
    /// The selected option of each `select` without `multiple`.
    selected: FxHashMap<u32, Option<NodeRef<'a>>>,
}

impl<'a> Selects<'a> {
    fn nearest_part(&mut self, node: NodeRef<'a>) -> Option<(NodeRef<'a>, ListPart)> {
        let own = |node: NodeRef<'a>| Some(Some((node, part_of(node)?)));
        self.parts.of(node.parent_element()?, NodeRef::parent_element, own, None)
    }

    /// See [`nearest_ancestor_select`].
    pub fn nearest_ancestor_select(&mut self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let nearest = |node: &NodeRef<'a>| self.nearest_part(*node);
        selects::nearest_ancestor_select(&element, nearest).map(|(select, _)| select)
    }

    /// See [`option_is_disabled`].
    pub fn option_is_disabled(&mut self, option: NodeRef<'a>) -> bool {
        selects::option_is_disabled(
            &option,
            |node| self.nearest_part(*node),
            |node| node.has_plain_attribute(LocalName::DISABLED),
        )
    }

    /// Returns true for an `option` whose selectedness is true.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
    pub fn is_selected(&mut self, option: NodeRef<'a>) -> bool {
        let select = self.nearest_ancestor_select(option);
        let single = select.filter(|select| !select.has_plain_attribute(LocalName::MULTIPLE));
        let Some(select) = single else { return own_selectedness(option) };
        let found = || selected_option(select).map(|option| option.element);
        let selected = self.selected.entry(select.place()).or_insert_with(found);
        *selected == Some(option)
    }
}

/// The placeholder label option of a `select` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option>
pub fn placeholder_label_option(select: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let applies = select.has_plain_attribute(LocalName::REQUIRED)
        && !select.has_plain_attribute(LocalName::MULTIPLE)
        && display_size(select) == 1;
    let first = list_of_options(select).next().filter(|_| applies)?;
    (first.optgroup.is_none() && option_value(first.element).is_empty()).then_some(first.element)
}

/// The value of an `option` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-value>
pub fn option_value(option: NodeRef<'_>) -> String {
    let value = option.plain_attribute(LocalName::VALUE);
    value.map_or_else(|| html_aware_text_content(option), str::to_owned)
}

/// Gets HTML-aware text content, without alternative texts.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#get-html-aware-text-content>
pub fn html_aware_text_content(element: NodeRef<'_>) -> String {
    let text: String = html_aware_texts(element).filter_map(NodeRef::text_data).collect();
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// The texts whose data are the HTML-aware text content of an element before its white space is collapsed.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#get-html-aware-text-content>
pub fn html_aware_texts<'a>(element: NodeRef<'a>) -> impl Iterator<Item = NodeRef<'a>> + use<'a> {
    let is_skipped = |node: NodeRef<'_>| match node.namespace() {
        Some(Namespace::Html) => {
            matches!(node.element_name(), Some(LocalName::SCRIPT | LocalName::IMG))
        }
        Some(Namespace::Svg) => node.element_name() == Some(LocalName::SCRIPT),
        _ => false,
    };
    let next = move |node: &NodeRef<'a>| {
        if is_skipped(*node) {
            node.next_after_descendants(element)
        } else {
            node.next_in_tree_order(element)
        }
    };
    std::iter::successors(element.next_in_tree_order(element), next).filter(|node| node.is_text())
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, NodeId};

    use super::*;

    fn select_of_size(size: &str) -> (Document, NodeId) {
        let mut document = Document::new();
        let select = document.create_element(Namespace::Html, "select").unwrap();
        document.set_attribute(select, "size", size).unwrap();
        (document, select)
    }

    #[test]
    fn display_sizes() {
        for (size, expected) in [
            ("", 1),
            ("1", 1),
            (" +01x", 1),
            ("x", 1),
            ("-1", 1),
            ("-", 1),
            ("0", 0),
            ("-0", 0),
            ("2", 2),
            ("2x", 2),
            ("10", 10),
        ] {
            let (document, select) = select_of_size(size);
            assert_eq!(display_size(document.get(select).unwrap()), expected, "{size:?}");
        }
        let (mut document, select) = select_of_size("x");
        document.set_attribute(select, "multiple", "").unwrap();
        assert_eq!(display_size(document.get(select).unwrap()), 4);
    }

    /// A tree of elements, each with its depth; the root is the first.
    fn tree(rows: &[(usize, &str)]) -> (Document, Vec<NodeId>) {
        let mut document = Document::new();
        let mut open: Vec<NodeId> = Vec::new();
        let mut all = Vec::new();
        for (depth, name) in rows {
            let element = document.create_element(Namespace::Html, name).unwrap();
            open.truncate(*depth);
            if let Some(parent) = open.last() {
                document.append(*parent, element).unwrap();
            }
            open.push(element);
            all.push(element);
        }
        (document, all)
    }

    /// By the standard an option is in the list of a `select` exactly if that is its nearest ancestor
    /// `select`, except for options that the list leaves out.
    #[test]
    fn lists_and_nearest_selects_agree() {
        let rows = [
            (0, "select"),
            (1, "option"),
            (2, "option"),
            (1, "optgroup"),
            (2, "div"),
            (3, "option"),
            (2, "optgroup"),
            (3, "option"),
            (1, "option"),
            (1, "hr"),
            (2, "option"),
            (1, "datalist"),
            (2, "option"),
            (1, "p"),
            (2, "select"),
            (3, "option"),
            (2, "option"),
        ];
        let (document, all) = tree(&rows);
        let [outer, inner] = [0, 14].map(|index| document.get(all[index]).unwrap());
        let listed = |select| -> Vec<usize> {
            let options = list_of_options(select).map(|option| option.element.id());
            options.map(|id| all.iter().position(|other| *other == id).unwrap()).collect()
        };
        assert_eq!(listed(outer), [1, 5, 8, 16]);
        assert_eq!(listed(inner), [15]);
        let mut memory = Selects::default();
        for (index, id) in all.iter().enumerate().filter(|(index, _)| rows[*index].1 == "option") {
            let option = document.get(*id).unwrap();
            let select = [outer, inner].into_iter().find(|one| listed(*one).contains(&index));
            assert_eq!(nearest_ancestor_select(option), select, "{index}");
            assert_eq!(memory.nearest_ancestor_select(option), select, "{index}");
        }
    }

    #[test]
    fn an_optgroup_disables_its_options() {
        let (mut document, all) = tree(&[
            (0, "select"),
            (1, "optgroup"),
            (2, "option"),
            (2, "hr"),
            (3, "option"),
            (1, "option"),
        ]);
        document.set_attribute(all[1], "disabled", "").unwrap();
        let mut memory = Selects::default();
        for (index, expected) in [(2, true), (4, false), (5, false)] {
            let option = document.get(all[index]).unwrap();
            assert_eq!(option_is_disabled(option), expected, "{index}");
            assert_eq!(memory.option_is_disabled(option), expected, "{index}");
        }
        let select = document.get(all[0]).unwrap();
        let selected = selected_options(select);
        assert_eq!(selected.len(), 1);
        assert_eq!(selected[0].element.id(), all[5]);
        assert!(memory.is_selected(document.get(all[5]).unwrap()));
    }
}
