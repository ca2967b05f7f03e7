//! The pseudo-classes of forms.
//! <https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{ElementState, InputType, LocalName, NodeKind, NodeRef};

use crate::ancestors::{inherited, parent_element};
use crate::elements::non_negative_integer;
use crate::input::{
    can_be_checked, can_be_read_only, can_be_required, can_have_placeholder, input_type,
    value_is_empty,
};
use crate::program::FormTest;

/// Facts about the forms of a document.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forms<'a> {
    /// Elements at or above which there is a disabled `fieldset`.
    in_disabled_fieldset: FxHashMap<u32, bool>,
    /// The nearest element that ends the way from an `option` to its `select`.
    way_to_select: FxHashMap<u32, Option<NodeRef<'a>>>,
    editable: FxHashMap<u32, bool>,
    /// The nearest `form` at or above an element.
    form_ancestors: FxHashMap<u32, Option<NodeRef<'a>>>,
    roots: FxHashMap<u32, NodeRef<'a>>,
    /// The selected `option` of each `select` that has at most one.
    selected: FxHashMap<u32, Option<NodeRef<'a>>>,
    /// The trees whose controls were read.
    read: FxHashSet<u32>,
    /// The first element of each ID, by the root of its tree.
    ids: FxHashMap<(u32, &'a str), NodeRef<'a>>,
    /// The default button of each form.
    default_buttons: FxHashMap<u32, NodeRef<'a>>,
    /// The checked button of each group of radio buttons: by tree, form owner and name.
    checked_radios: FxHashMap<(u32, Option<u32>, &'a str), NodeRef<'a>>,
}

impl<'a> Forms<'a> {
    /// Returns true if an element matches a pseudo-class.
    pub(crate) fn matches(&mut self, test: FormTest, element: NodeRef<'a>) -> bool {
        if !element.is_in_html() {
            return false;
        }
        let input = input_type(element);
        let name = element.element_name();
        let has = |name| element.has_plain_attribute(name);
        let select_or_textarea = matches!(name, Some(LocalName::SELECT | LocalName::TEXTAREA));
        match test {
            FormTest::Checked => match input {
                Some(InputType::RadioButton) => self.is_checked_radio(element),
                Some(input) => {
                    let is_checked = element.state(ElementState::Checked);
                    input == InputType::Checkbox
                        && is_checked.unwrap_or_else(|| has(LocalName::CHECKED))
                }
                None => name == Some(LocalName::OPTION) && self.is_selected(element),
            },
            FormTest::Disabled => self.is_actually_disabled(element),
            FormTest::Enabled => can_be_disabled(element) && !self.is_actually_disabled(element),
            FormTest::Required => {
                let applies = input.map_or(select_or_textarea, can_be_required);
                applies && has(LocalName::REQUIRED)
            }
            FormTest::Optional => {
                let applies = input.map_or(select_or_textarea, can_be_required);
                applies && !has(LocalName::REQUIRED)
            }
            FormTest::ReadOnly => !self.is_read_write(element),
            FormTest::ReadWrite => self.is_read_write(element),
            FormTest::Default => match name {
                Some(LocalName::OPTION) => has(LocalName::SELECTED),
                _ if input.is_some_and(can_be_checked) => has(LocalName::CHECKED),
                _ => self.is_default_button(element),
            },
            FormTest::Indeterminate => match input {
                Some(InputType::RadioButton) => !self.has_checked_radio(element),
                // Scripts only set it.
                Some(InputType::Checkbox) => {
                    element.state(ElementState::Indeterminate) == Some(true)
                }
                Some(_) => false,
                None => name == Some(LocalName::PROGRESS) && !has(LocalName::VALUE),
            },
            FormTest::PlaceholderShown => {
                let applies = match input {
                    Some(input) => can_have_placeholder(input),
                    None => name == Some(LocalName::TEXTAREA),
                };
                applies && has(LocalName::PLACEHOLDER) && value_is_empty(element)
            }
            FormTest::Open => {
                matches!(name, Some(LocalName::DETAILS | LocalName::DIALOG)) && has(LocalName::OPEN)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled>
    fn is_actually_disabled(&mut self, element: NodeRef<'a>) -> bool {
        let has_attribute = || element.has_plain_attribute(LocalName::DISABLED);
        match element.element_name() {
            Some(
                LocalName::BUTTON
                | LocalName::INPUT
                | LocalName::SELECT
                | LocalName::TEXTAREA
                | LocalName::FIELDSET,
            ) => has_attribute() || self.is_in_disabled_fieldset(element),
            Some(LocalName::OPTGROUP) => has_attribute() || self.is_in_disabled_select(element),
            Some(LocalName::OPTION) => {
                self.is_disabled_option(element) || self.is_in_disabled_select(element)
            }
            _ => {
                is_form_associated(element)
                    && (has_attribute() || self.is_in_disabled_fieldset(element))
            }
        }
    }

    fn is_in_disabled_select(&mut self, element: NodeRef<'a>) -> bool {
        let select = self.nearest_select(element);
        select.is_some_and(|select| {
            select.has_plain_attribute(LocalName::DISABLED) || self.is_in_disabled_fieldset(select)
        })
    }

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled>
    fn is_disabled_option(&mut self, option: NodeRef<'a>) -> bool {
        option.has_plain_attribute(LocalName::DISABLED)
            || self.next_on_way_to_select(option).is_some_and(|group| {
                group.is_html_element(LocalName::OPTGROUP)
                    && group.has_plain_attribute(LocalName::DISABLED)
            })
    }

    /// Returns true for a descendant of a disabled `fieldset` that is not in its first `legend`.
    fn is_in_disabled_fieldset(&mut self, element: NodeRef<'a>) -> bool {
        inherited(
            &mut self.in_disabled_fieldset,
            element,
            parent_element,
            |child| {
                let fieldset = child.parent()?;
                (fieldset.is_html_element(LocalName::FIELDSET)
                    && fieldset.has_plain_attribute(LocalName::DISABLED)
                    && !is_first_legend(child))
                .then_some(true)
            },
            false,
        )
    }

    /// The nearest ancestor that decides about the `select` of an element.
    fn next_on_way_to_select(&mut self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let decides = |node: NodeRef<'a>| {
            let name = node.element_name().filter(|_| node.is_in_html());
            let decides = matches!(
                name,
                Some(
                    LocalName::SELECT
                        | LocalName::OPTGROUP
                        | LocalName::OPTION
                        | LocalName::HR
                        | LocalName::DATALIST
                )
            );
            decides.then_some(Some(node))
        };
        let parent = parent_element(element)?;
        inherited(&mut self.way_to_select, parent, parent_element, decides, None)
    }

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select>
    fn nearest_select(&mut self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let mut found = self.next_on_way_to_select(element)?;
        if found.is_html_element(LocalName::OPTGROUP) {
            found = self.next_on_way_to_select(found)?;
        }
        Some(found).filter(|found| found.is_html_element(LocalName::SELECT))
    }

    /// Returns true for an `option` whose selectedness is true.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm>
    fn is_selected(&mut self, option: NodeRef<'a>) -> bool {
        let select = self.nearest_select(option);
        let Some(select) = select.filter(|select| !select.has_plain_attribute(LocalName::MULTIPLE))
        else {
            return own_selectedness(option);
        };
        let selected = match self.selected.get(&select.place()) {
            Some(selected) => *selected,
            None => self.selected_option(select),
        };
        self.selected.insert(select.place(), selected);
        selected == Some(option)
    }

    /// The selected `option` of a `select` without `multiple`: the last that has the attribute, or else, if
    /// one line is shown, the first that is not disabled.
    fn selected_option(&mut self, select: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let size = select.plain_attribute(LocalName::SIZE).and_then(non_negative_integer);
        let shows_one =
            size.unwrap_or(1) == 1 && select.state(ElementState::NoneSelected) != Some(true);
        let (mut last, mut first) = (None, None);
        let mut next = select.next_in_tree_order(select);
        while let Some(node) = next {
            let name = node.element_name().filter(|_| node.is_in_html());
            if name == Some(LocalName::OPTION) {
                if own_selectedness(node) {
                    last = Some(node);
                } else if shows_one && first.is_none() && !self.is_disabled_option(node) {
                    first = Some(node);
                }
            }
            let is_nested_group = name == Some(LocalName::OPTGROUP) && {
                let above = self.next_on_way_to_select(node);
                above.is_some_and(|above| above.is_html_element(LocalName::OPTGROUP))
            };
            let entered = !is_nested_group
                && !matches!(
                    name,
                    Some(
                        LocalName::SELECT | LocalName::HR | LocalName::OPTION | LocalName::DATALIST
                    )
                );
            next = if entered {
                node.next_in_tree_order(select)
            } else {
                node.next_after_descendants(select)
            };
        }
        last.or(first)
    }

    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-read-write>
    fn is_read_write(&mut self, element: NodeRef<'a>) -> bool {
        let alterable = match input_type(element) {
            Some(input) => can_be_read_only(input),
            None if element.is_html_element(LocalName::TEXTAREA) => true,
            None => return self.is_editable(element),
        };
        alterable
            && !element.has_plain_attribute(LocalName::READONLY)
            && !self.is_actually_disabled(element)
    }

    /// Returns true for an editing host and for what is editable in one.
    fn is_editable(&mut self, element: NodeRef<'a>) -> bool {
        let own = |node: NodeRef<'a>| {
            let value = node.plain_attribute(LocalName::CONTENTEDITABLE)?;
            if !node.is_in_html() {
                return None;
            }
            let is = |keyword| value.eq_ignore_ascii_case(keyword);
            if value.is_empty() || is("true") || is("plaintext-only") {
                return Some(true);
            }
            is("false").then_some(false)
        };
        inherited(&mut self.editable, element, parent_element, own, false)
    }

    /// Returns true for the first submit button of a form.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#default-button>
    fn is_default_button(&mut self, element: NodeRef<'a>) -> bool {
        if !is_submit_button(element) {
            return false;
        }
        self.read_tree_of(element);
        let owner = self.form_owner(element);
        owner.is_some_and(|owner| self.default_buttons.get(&owner.place()) == Some(&element))
    }

    /// Returns true for a radio button whose checkedness is true: of those in a group that have the
    /// attribute, it is the last one.
    fn is_checked_radio(&mut self, radio: NodeRef<'a>) -> bool {
        if !is_marked(radio) {
            return false;
        }
        match self.group(radio) {
            None => true,
            Some(group) => self.checked_radios.get(&group) == Some(&radio),
        }
    }

    fn has_checked_radio(&mut self, radio: NodeRef<'a>) -> bool {
        match self.group(radio) {
            None => is_marked(radio),
            Some(group) => self.checked_radios.contains_key(&group),
        }
    }

    /// The group of a radio button; `None` if it is in one of its own.
    /// <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>
    fn group(&mut self, radio: NodeRef<'a>) -> Option<(u32, Option<u32>, &'a str)> {
        let name = radio.plain_attribute(LocalName::NAME).filter(|name| !name.is_empty())?;
        self.read_tree_of(radio);
        let owner = self.form_owner(radio).map(NodeRef::place);
        Some((self.root(radio).place(), owner, name))
    }

    fn root(&mut self, element: NodeRef<'a>) -> NodeRef<'a> {
        let is_root = |node: NodeRef<'a>| node.parent().is_none().then_some(node);
        inherited(&mut self.roots, element, NodeRef::parent, is_root, element)
    }

    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner>
    fn form_owner(&mut self, element: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let root = self.root(element);
        // The tree was read: the callers do so first.
        if let Some(id) = element.plain_attribute(LocalName::FORM)
            && root.kind() == NodeKind::Document
        {
            let named = self.ids.get(&(root.place(), id)).copied();
            return named.filter(|named| named.is_html_element(LocalName::FORM));
        }
        if let Some(owner) = element.associated_form() {
            return Some(owner);
        }
        let is_form =
            |node: NodeRef<'a>| node.is_html_element(LocalName::FORM).then_some(Some(node));
        inherited(&mut self.form_ancestors, element, parent_element, is_form, None)
    }

    /// Reads the controls of a tree, once.
    fn read_tree_of(&mut self, element: NodeRef<'a>) {
        let root = self.root(element);
        if !self.read.insert(root.place()) {
            return;
        }
        let nodes = || {
            std::iter::successors(Some(root), move |node| node.next_in_tree_order(root))
                .filter(|node| node.is_element())
        };
        for node in nodes() {
            if let Some(id) = node.plain_attribute(LocalName::ID) {
                self.ids.entry((root.place(), id)).or_insert(node);
            }
        }
        for node in nodes() {
            if is_submit_button(node) {
                if let Some(owner) = self.form_owner(node) {
                    self.default_buttons.entry(owner.place()).or_insert(node);
                }
            } else if input_type(node) == Some(InputType::RadioButton)
                && is_marked(node)
                && let Some(group) = self.group(node)
            {
                self.checked_radios.insert(group, node);
            }
        }
    }
}

/// Returns true for a radio button that is checked, as far as it is asked alone.
fn is_marked(radio: NodeRef<'_>) -> bool {
    let is_checked = radio.state(ElementState::Checked);
    is_checked.unwrap_or_else(|| radio.has_plain_attribute(LocalName::CHECKED))
}

/// Returns true for an option that is selected, as far as it is asked alone.
fn own_selectedness(option: NodeRef<'_>) -> bool {
    let is_selected = option.state(ElementState::Checked);
    is_selected.unwrap_or_else(|| option.has_plain_attribute(LocalName::SELECTED))
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element>
fn is_form_associated(element: NodeRef<'_>) -> bool {
    element.state(ElementState::FormAssociated) == Some(true)
}

/// Returns true for an element that `:enabled` can match.
fn can_be_disabled(element: NodeRef<'_>) -> bool {
    is_form_associated(element)
        || matches!(
            element.element_name(),
            Some(
                LocalName::BUTTON
                    | LocalName::INPUT
                    | LocalName::SELECT
                    | LocalName::TEXTAREA
                    | LocalName::OPTGROUP
                    | LocalName::OPTION
                    | LocalName::FIELDSET
            )
        )
}

fn is_first_legend(element: NodeRef<'_>) -> bool {
    let is_legend = |node: NodeRef<'_>| node.is_html_element(LocalName::LEGEND);
    is_legend(element)
        && !std::iter::successors(element.previous_element(), |node| node.previous_element())
            .any(is_legend)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button>
fn is_submit_button(element: NodeRef<'_>) -> bool {
    if let Some(input) = input_type(element) {
        return matches!(input, InputType::SubmitButton | InputType::ImageButton);
    }
    if !element.is_html_element(LocalName::BUTTON) {
        return false;
    }
    let kind = element.plain_attribute(LocalName::TYPE).unwrap_or_default().to_ascii_lowercase();
    match &*kind {
        "submit" => true,
        "reset" | "button" => false,
        _ => {
            let has = |name| {
                let name = element.document().name_number(name);
                name.is_some_and(|name| element.has_plain_attribute(name))
            };
            !has("command")
                && !has("commandfor")
                && !element.parent().is_some_and(|parent| parent.is_html_element(LocalName::SELECT))
        }
    }
}
