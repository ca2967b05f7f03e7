//! The fragment case: the context element, and the first state.

use treewright_markup::attributes::AttributeBuffer;
use treewright_markup::{ElementFlags, LocalName, Namespace, tag};

use super::ConstructionState;
use super::InsertionMode;
use super::stack_of_open_elements::OpenElement;
use crate::tokenizer::State;
use crate::{FragmentContext, ScriptingMode};

/// The fragment context element as the rules see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ContextElement {
    pub(crate) namespace: Namespace,
    pub(crate) name: LocalName,
    pub(crate) flags: ElementFlags,
}

impl ContextElement {
    pub(crate) fn new(namespace: Namespace, name: LocalName, attributes: &AttributeBuffer) -> Self {
        let mut flags = name.flags(namespace);
        if namespace == Namespace::MathMl
            && name == tag::ANNOTATION_XML
            && super::inserting::is_html_integration_encoding(attributes.view())
        {
            flags = flags.with(ElementFlags::HTML_INTEGRATION_POINT);
        }
        Self { namespace, name, flags }
    }

    pub(crate) fn is_html(&self, name: LocalName) -> bool {
        self.name == name && self.namespace == Namespace::Html
    }

    /// The state that the tokenizer starts in.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    pub(crate) fn tokenizer_state(&self, scripting: ScriptingMode) -> State {
        if self.namespace != Namespace::Html {
            return State::Data;
        }
        match self.name {
            tag::TITLE | tag::TEXTAREA => State::Rcdata,
            tag::STYLE | tag::XMP | tag::IFRAME | tag::NOEMBED | tag::NOFRAMES => State::Rawtext,
            tag::SCRIPT => State::ScriptData,
            tag::NOSCRIPT if scripting != ScriptingMode::Disabled => State::Rawtext,
            tag::PLAINTEXT => State::Plaintext,
            _ => State::Data,
        }
    }
}

impl<H: Clone + PartialEq> ConstructionState<H> {
    /// Steps 9 and 15 to 21 of the HTML fragment parsing algorithm.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    ///
    /// No `html` element is created for the root: the fragment, which is the root insertion target, takes
    /// its place on the stack of open elements. Nodes that the standard inserts into the root and moves to
    /// the fragment later are inserted into the fragment.
    pub(crate) fn set_up_the_fragment_case(
        &mut self,
        context: ContextElement,
        fragment: H,
        given: &FragmentContext<'_, H>,
    ) {
        self.fragment = Some(context);
        self.stack.note_the_context_element();
        let flags = tag::HTML.flags(Namespace::Html);
        self.stack.push(OpenElement::new(fragment, Namespace::Html, tag::HTML, flags));
        if context.is_html(tag::TEMPLATE) {
            self.template_insertion_modes.push(InsertionMode::InTemplate);
        }
        self.form.clone_from(&given.form);
        self.reset_the_insertion_mode_appropriately();
    }
}
