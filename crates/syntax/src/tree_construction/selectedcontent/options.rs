//! The selected option of a `select`, for `selectedcontent`. The lists of options are those of
//! [`treewright_markup::selects`].

use treewright_markup::selects::{self, ListedOption, list_of_options, nearest_part};
use treewright_markup::{TreeQuery, TreeSink};
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use super::{Work, clone_an_option_into_a_selectedcontent, enabled_selectedcontent};

/// "Maybe clone an option into `selectedcontent`", of an option that was popped. Returns the option that is
/// then selected in the `select`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent>
pub(super) fn maybe_clone_an_option_into_selectedcontent<T: TreeSink + ?Sized>(
    tree: &mut T,
    option: &T::Handle,
    remembered: Option<&T::Handle>,
    work: &mut Work,
) -> Option<T::Handle> {
    // 1.
    let (select, _) = select_above(tree, option)?;
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

/// An option's nearest ancestor `select`, and the `optgroup` in between, if any.
pub(super) type SelectAndOptgroup<H> = (H, Option<H>);

/// The first option of the list of options whose selectedness is true. An option with a `selected`
/// attribute is selected when it is inserted, which deselects the others; without any, the selectedness
/// setting algorithm takes the first enabled option if none was selected before: the stored one stays while
/// it is in the list.
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
    let mut options = list_of_options(tree, select);
    for option in options.by_ref() {
        let has_selected = tree.has_attribute(&option.element, "selected");
        if remembered == Some(&option.element) {
            if has_selected {
                last_selected = Some(option.element);
                break;
            }
            still_there = Some(option.element);
        } else if has_selected {
            last_selected = Some(option.element);
        } else if first.is_none() && !is_disabled(tree, &option) {
            first = Some(option.element);
        }
    }
    walked(options.walked());
    last_selected.or(still_there).or_else(|| first.filter(|_| display_size_is_1(tree, select)))
}

/// The option to store after options were inserted: the last of them that has a `selected` attribute, or
/// else the one that was selected without them.
pub(super) fn selected_among<T: TreeQuery + ?Sized>(
    tree: &T,
    select: &T::Handle,
    was_inserted: impl Fn(&T, &T::Handle) -> bool,
) -> Option<T::Handle> {
    let (new, old): (Vec<_>, Vec<_>) =
        list_of_options(tree, select).partition(|option| was_inserted(tree, &option.element));
    let has_selected =
        |option: &&ListedOption<T::Handle>| tree.has_attribute(&option.element, "selected");
    let last_selected = new.iter().rfind(has_selected).or_else(|| old.iter().rfind(has_selected));
    let first = || old.iter().find(|option| !is_disabled(tree, option));
    let first = || first().filter(|_| display_size_is_1(tree, select));
    last_selected.or_else(first).map(|option| option.element.clone())
}

fn is_disabled<T: TreeQuery + ?Sized>(tree: &T, option: &ListedOption<T::Handle>) -> bool {
    is_disabled_in(tree, &option.element, option.optgroup.as_ref())
}

/// Returns true for a disabled option whose `optgroup` is known.
pub(super) fn is_disabled_in<T: TreeQuery + ?Sized>(
    tree: &T,
    option: &T::Handle,
    optgroup: Option<&T::Handle>,
) -> bool {
    let is_disabled = |node: &T::Handle| tree.has_attribute(node, "disabled");
    is_disabled(option) || optgroup.is_some_and(is_disabled)
}

/// The nearest ancestor `select`, and the `optgroup` in between, if any.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub(super) fn select_above<T: TreeQuery + ?Sized>(
    tree: &T,
    element: &T::Handle,
) -> Option<SelectAndOptgroup<T::Handle>> {
    selects::nearest_ancestor_select(element, |node| nearest_part(tree, node))
}

/// True if the display size of a `select` without `multiple` is 1.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
pub(super) fn display_size_is_1<T: TreeQuery + ?Sized>(tree: &T, select: &T::Handle) -> bool {
    let mut size = None;
    tree.with_attribute(select, "size", &mut |value| size = parse_non_negative_integer(value).ok());
    selects::display_size(size, false) == 1
}
