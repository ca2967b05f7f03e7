//! The selectedness of options, for script hosts.

use crate::sealed::Sealed;
use crate::{Document, NodeId};

/// Options that are moved. See [`SelectedOptions::hold_options`].
#[derive(Debug)]
pub struct MovedOptions {
    pub(crate) node: NodeId,
    /// The `select` without `multiple` that they leave.
    pub(crate) old_select: Option<NodeId>,
    pub(crate) has_options: bool,
}

/// The selectedness of options, which a script host keeps as a state
/// ([`ElementState::Checked`](crate::ElementState::Checked)).
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness>
pub trait SelectedOptions: Sealed {
    /// The states of options have their selectedness from now on. Options that leave a `select`, or enter one,
    /// get the state that follows from it.
    ///
    /// ```
    /// use treewright_dom::scripting::{ElementStates, SelectedOptions};
    /// use treewright_dom::{Document, ElementState, Namespace};
    /// let mut document = Document::new();
    /// document.keep_selectedness_in_states();
    /// let [select, option] = ["select", "option"]
    ///     .map(|name| document.create_element(Namespace::Html, name).unwrap());
    /// document.append(select, option).unwrap();
    /// document.remove(option).unwrap();
    /// assert_eq!(document.state(option, ElementState::Checked), Some(true));
    /// ```
    fn keep_selectedness_in_states(&mut self);

    /// The host has set the states of the options of a `select` so that this one is selected. With `None` the next
    /// change examines all of them.
    fn note_selected_option(&mut self, select: NodeId, option: Option<NodeId>);

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent>
    fn update_selectedcontent(&mut self, select: NodeId);

    /// A node is about to be moved: no steps run for the options in it until
    /// [`SelectedOptions::let_options_arrive`].
    fn hold_options(&mut self, node: NodeId) -> MovedOptions;

    /// The moving steps of the options in a node that was moved. Returns the `select`s whose selected options can be
    /// others.
    fn let_options_arrive(&mut self, moved: MovedOptions) -> Vec<NodeId>;
}

impl SelectedOptions for Document {
    fn keep_selectedness_in_states(&mut self) {
        self.start_to_keep_selectedness_in_states();
    }

    fn note_selected_option(&mut self, select: NodeId, option: Option<NodeId>) {
        self.note_selected_option_of(select, option);
    }

    fn update_selectedcontent(&mut self, select: NodeId) {
        self.update_selectedcontent_of_select(select);
    }

    fn hold_options(&mut self, node: NodeId) -> MovedOptions {
        self.hold_options_in(node)
    }

    fn let_options_arrive(&mut self, moved: MovedOptions) -> Vec<NodeId> {
        self.options_arrived(&moved)
    }
}
