//! The lists of options of `select` elements: the options of a list, the `select` of an option, and the
//! disabled options.
//!
//! The parser needs this for `selectedcontent`, a tree for its changes, and readers for the values of
//! controls, so it works with all kinds of trees ([`TreeQuery`]). Each of them determines the selected
//! option itself, since they store different facts.

use crate::tree_order::{next_after_the_subtree, next_in_tree_order};
use crate::{LocalName, Namespace, TreeQuery, tag};

/// The role of an element in lists of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "the standard closes the list")]
pub enum ListPart {
    /// A `select`.
    Select,
    /// An `optgroup`.
    Optgroup,
    /// An `option`.
    Option,
    /// An `hr` or `datalist`, whose contents are not in any outer list.
    Barrier,
}

impl ListPart {
    /// The role of the HTML element with this name; `None` if it has none.
    pub const fn of(name: LocalName) -> Option<Self> {
        match name {
            tag::SELECT => Some(Self::Select),
            tag::OPTGROUP => Some(Self::Optgroup),
            tag::OPTION => Some(Self::Option),
            tag::HR | tag::DATALIST => Some(Self::Barrier),
            _ => None,
        }
    }

    /// The role of a node.
    pub fn of_node<T: TreeQuery + ?Sized>(tree: &T, node: &T::Handle) -> Option<Self> {
        const NAMES: [LocalName; 5] =
            [tag::OPTION, tag::OPTGROUP, tag::SELECT, tag::HR, tag::DATALIST];
        let is = |name: &&LocalName| tree.is_element(node, Namespace::Html, **name);
        Self::of(*NAMES.iter().find(is)?)
    }
}

/// The nearest ancestor of a node that has a role in lists of options, with that role.
pub fn nearest_part<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
) -> Option<(T::Handle, ListPart)> {
    let mut ancestor = tree.parent(node);
    while let Some(node) = ancestor {
        if let Some(part) = ListPart::of_node(tree, &node) {
            return Some((node, part));
        }
        ancestor = tree.parent(&node);
    }
    None
}

/// The nearest ancestor `select` of an element, and the `optgroup` in between, if any. `nearest` is
/// [`nearest_part`], or a version with a cache.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
pub fn nearest_ancestor_select<H>(
    element: &H,
    mut nearest: impl FnMut(&H) -> Option<(H, ListPart)>,
) -> Option<(H, Option<H>)> {
    match nearest(element)? {
        (select, ListPart::Select) => Some((select, None)),
        (optgroup, ListPart::Optgroup) => match nearest(&optgroup)? {
            (select, ListPart::Select) => Some((select, Some(optgroup))),
            _ => None,
        },
        _ => None,
    }
}

/// Returns true for a disabled `option`. `nearest` is as for [`nearest_ancestor_select`].
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
pub fn option_is_disabled<H>(
    option: &H,
    nearest: impl FnOnce(&H) -> Option<(H, ListPart)>,
    has_disabled: impl Fn(&H) -> bool,
) -> bool {
    has_disabled(option)
        || nearest(option)
            .is_some_and(|(node, part)| part == ListPart::Optgroup && has_disabled(&node))
}

/// The display size of a `select`, from the value of its `size` attribute according to the rules for
/// parsing non-negative integers.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size>
///
/// ```
/// use treewright_markup::selects::display_size;
/// assert_eq!(display_size(None, false), 1);
/// assert_eq!(display_size(None, true), 4);
/// assert_eq!(display_size(Some(2), true), 2);
/// ```
pub fn display_size(size: Option<u64>, has_multiple: bool) -> u64 {
    size.unwrap_or(if has_multiple { 4 } else { 1 })
}

/// An option in a list, with its `optgroup`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ListedOption<H> {
    /// The `option` element.
    pub element: H,
    /// The `optgroup` element, which disables it if it is disabled.
    pub optgroup: Option<H>,
}

impl<H> ListedOption<H> {
    /// Returns the same option with other handles; `None` if the function returns `None` for one.
    pub fn try_map<G>(self, mut map: impl FnMut(H) -> Option<G>) -> Option<ListedOption<G>> {
        let optgroup = match self.optgroup {
            Some(optgroup) => Some(map(optgroup)?),
            None => None,
        };
        Some(ListedOption { element: map(self.element)?, optgroup })
    }
}

/// The list of options of a `select`, one after another. See [`list_of_options`].
#[derive(Debug)]
pub struct ListOfOptions<'t, T: TreeQuery + ?Sized> {
    tree: &'t T,
    select: T::Handle,
    next: Option<T::Handle>,
    /// The `optgroup` that the walk is in, until the walk reaches the node after it.
    optgroup: Option<T::Handle>,
    after_the_optgroup: Option<T::Handle>,
    walked: usize,
}

/// The list of options of a `select`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list>
pub fn list_of_options<'t, T: TreeQuery + ?Sized>(
    tree: &'t T,
    select: &T::Handle,
) -> ListOfOptions<'t, T> {
    ListOfOptions {
        tree,
        select: select.clone(),
        // Step 2.
        next: tree.first_child(select),
        optgroup: None,
        after_the_optgroup: None,
        walked: 0,
    }
}

impl<T: TreeQuery + ?Sized> ListOfOptions<'_, T> {
    /// The number of nodes that were visited so far.
    pub const fn walked(&self) -> usize {
        self.walked
    }
}

impl<T: TreeQuery + ?Sized> Iterator for ListOfOptions<'_, T> {
    type Item = ListedOption<T::Handle>;

    fn next(&mut self) -> Option<Self::Item> {
        // Step 3.
        while let Some(node) = self.next.take() {
            self.walked = self.walked.saturating_add(1);
            if self.optgroup.is_some() && self.after_the_optgroup.as_ref() == Some(&node) {
                self.optgroup = None;
            }
            let part = ListPart::of_node(self.tree, &node);
            let is_entered = match part {
                None => true,
                Some(ListPart::Optgroup) => self.optgroup.is_none(),
                Some(ListPart::Select | ListPart::Option | ListPart::Barrier) => false,
            };
            if part == Some(ListPart::Optgroup) && is_entered {
                self.after_the_optgroup = next_after_the_subtree(self.tree, &node, &self.select);
                self.optgroup = Some(node.clone());
            }
            self.next = if is_entered {
                next_in_tree_order(self.tree, &node, &self.select)
            } else {
                next_after_the_subtree(self.tree, &node, &self.select)
            };
            if part == Some(ListPart::Option) {
                return Some(ListedOption { element: node, optgroup: self.optgroup.clone() });
            }
        }
        None
    }
}
