//! The algorithms of `select` and `option` that `selectedcontent` needs: list of options, selectedness, an
//! option's nearest ancestor `select`, disabled, display size.

use treewright_markup::{Namespace, TreeQuery, TreeSink, tag};

use super::super::content_patching::{next_after_the_subtree, next_in_tree_order};
use super::{Work, clone_an_option_into_a_selectedcontent, enabled_selectedcontent};

/// "Maybe clone an option into `selectedcontent`", of an option that was popped. Returns the option that is
/// selected in the `select` now.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent>
pub(super) fn maybe_clone_an_option_into_selectedcontent<T: TreeSink + ?Sized>(
    tree: &mut T,
    option: &T::Handle,
    remembered: Option<&T::Handle>,
    work: &mut Work,
) -> Option<T::Handle> {
    // 1.
    let (select, _) = nearest_ancestor_select(tree, option)?;
    // 2.
    let selected = if tree.has_attribute(option, "selected") {
        Some(option.clone())
    } else {
        selected_option(tree, &select, remembered, |nodes| work.walked(nodes))
    };
    if selected.as_ref() == Some(option)
        && let Some(selectedcontent) = enabled_selectedcontent(tree, &select, work)
    {
        clone_an_option_into_a_selectedcontent(tree, option, &selectedcontent, work);
    }
    selected
}

/// An option's nearest ancestor `select`, and the `optgroup` on the way.
pub(super) type SelectAndOptgroup<H> = (H, Option<H>);

/// The first option of the list of options whose selectedness is true. That of an option with a
/// `selected` attribute is true when it comes in, and makes that of the others false; without any,
/// the selectedness setting algorithm takes the first one that is not disabled when none was
/// selected before: the remembered one stays while it is in the list.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
pub(super) fn selected_option<T: TreeQuery + ?Sized>(
    tree: &T,
    select: &T::Handle,
    remembered: Option<&T::Handle>,
    walked: impl FnOnce(usize),
) -> Option<T::Handle> {
    let mut first = None;
    let mut last_selected = None;
    let mut still_there = None;
    for option in list_of_options(tree, select, walked) {
        let has_selected = tree.has_attribute(&option, "selected");
        if remembered == Some(&option) {
            if has_selected {
                return Some(option);
            }
            still_there = Some(option);
        } else if has_selected {
            last_selected = Some(option);
        } else if first.is_none() && !option_is_disabled(tree, &option) {
            first = Some(option);
        }
    }
    last_selected.or(still_there).or_else(|| first.filter(|_| display_size_is_1(tree, select)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>
///
/// `walked` gets the number of nodes that were looked at.
fn list_of_options<T: TreeQuery + ?Sized>(
    tree: &T,
    select: &T::Handle,
    walked: impl FnOnce(usize),
) -> Vec<T::Handle> {
    let is = |node: &T::Handle, name| tree.is_element(node, Namespace::Html, name);
    // 1. and 2.
    let mut options = Vec::new();
    // The walk is in an `optgroup` until it comes to the node after it.
    let mut in_an_optgroup = false;
    let mut after_the_optgroup: Option<T::Handle> = None;
    let mut next = tree.first_child(select);
    let mut nodes = 0_usize;
    // 3.
    while let Some(node) = next {
        nodes = nodes.saturating_add(1);
        in_an_optgroup &= after_the_optgroup.as_ref() != Some(&node);
        let option = is(&node, tag::OPTION);
        if option {
            options.push(node.clone());
        }
        let mut excluded =
            option || is(&node, tag::SELECT) || is(&node, tag::HR) || is(&node, tag::DATALIST);
        if is(&node, tag::OPTGROUP) {
            excluded |= in_an_optgroup;
            if !in_an_optgroup {
                in_an_optgroup = true;
                after_the_optgroup = next_after_the_subtree(tree, &node, select);
            }
        }
        next = if excluded {
            next_after_the_subtree(tree, &node, select)
        } else {
            next_in_tree_order(tree, &node, select)
        };
    }
    walked(nodes);
    options
}

/// The option to remember after options were inserted: the last of them that has a `selected` attribute, or
/// else the one that was selected without them.
pub(super) fn selected_among<T: TreeQuery + ?Sized>(
    tree: &T,
    select: &T::Handle,
    was_inserted: impl Fn(&T, &T::Handle) -> bool,
) -> Option<T::Handle> {
    let options = list_of_options(tree, select, |_| {});
    let (new, old): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|option| was_inserted(tree, option));
    let has_selected = |option: &&T::Handle| tree.has_attribute(option, "selected");
    let last_selected = new.iter().rfind(has_selected).or_else(|| old.iter().rfind(has_selected));
    let first = || old.iter().find(|option| !option_is_disabled(tree, option));
    let first = || first().filter(|_| display_size_is_1(tree, select));
    last_selected.or_else(first).cloned()
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub(super) fn option_is_disabled<T: TreeQuery + ?Sized>(tree: &T, option: &T::Handle) -> bool {
    if tree.has_attribute(option, "disabled") {
        return true;
    }
    let mut ancestor = tree.parent(option);
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(tag::SELECT) || is(tag::HR) || is(tag::DATALIST) || is(tag::OPTION) {
            return false;
        }
        if is(tag::OPTGROUP) {
            return tree.has_attribute(&node, "disabled");
        }
        ancestor = tree.parent(&node);
    }
    false
}

/// The same for an option whose nearest ancestor `select` and `optgroup` on the way are known.
pub(super) fn is_disabled_option<T: TreeQuery + ?Sized>(
    tree: &T,
    option: &T::Handle,
    optgroup: Option<&T::Handle>,
) -> bool {
    let is_disabled = |node: &T::Handle| tree.has_attribute(node, "disabled");
    is_disabled(option) || optgroup.is_some_and(is_disabled)
}

/// The nearest ancestor `select`, and the `optgroup` on the way.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub(super) fn nearest_ancestor_select<T: TreeQuery + ?Sized>(
    tree: &T,
    element: &T::Handle,
) -> Option<SelectAndOptgroup<T::Handle>> {
    let mut optgroup = None;
    let mut ancestor = tree.parent(element);
    while let Some(node) = ancestor {
        let is = |name| tree.is_element(&node, Namespace::Html, name);
        if is(tag::DATALIST) || is(tag::HR) || is(tag::OPTION) {
            return None;
        }
        if is(tag::SELECT) {
            return Some((node, optgroup));
        }
        ancestor = tree.parent(&node);
        if is(tag::OPTGROUP) {
            if optgroup.is_some() {
                return None;
            }
            optgroup = Some(node);
        }
    }
    None
}

/// True if the display size of a `select` without `multiple` is 1.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
pub(super) fn display_size_is_1<T: TreeQuery + ?Sized>(tree: &T, select: &T::Handle) -> bool {
    let mut is_1 = true;
    tree.with_attribute(select, "size", &mut |size| is_1 = size_is_1(size));
    is_1
}

/// True if a `size` attribute with this value says 1: by the rules for parsing non-negative
/// integers, a failure of which leaves the default, 1.
#[expect(clippy::string_slice, reason = "cut where a character was found")]
fn size_is_1(size: &str) -> bool {
    let size = size.trim_start_matches(|c: char| c.is_ascii_whitespace());
    let size = size.strip_prefix('+').unwrap_or(size);
    let end = size.find(|c: char| !c.is_ascii_digit()).unwrap_or(size.len());
    let digits = &size[..end];
    if digits.is_empty() {
        // "-0" is zero by those rules.
        let zero = size.strip_prefix('-').unwrap_or_default();
        let end = zero.find(|c: char| !c.is_ascii_digit()).unwrap_or(zero.len());
        return zero[..end].is_empty() || zero[..end].bytes().any(|digit| digit != b'0');
    }
    digits.trim_start_matches('0') == "1"
}
