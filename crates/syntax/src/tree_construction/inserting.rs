//! Creating and inserting nodes.
//! <https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes>

use treewright_markup::attributes::{Adjustment, AttributeNamespace, Attributes, ElementName};
use treewright_markup::{
    Cause, ElementFlags, ErrorCode, LocalName, Namespace, NodeKind, Origin, Span, TreeSink,
    is_custom_element_name, tag,
};

use super::rules::start_tag_token_with_no_attributes;
use super::stack_of_open_elements::OpenElement;
use super::{InsertionMode, Outcome, Rules};
use crate::Limit;
use crate::tokenizer::{Characters, Comment, ProcessingInstruction, State, Tag, Token};

/// <https://html.spec.whatwg.org/multipage/parsing.html#insertion-location>
#[derive(Clone, Debug)]
pub(super) struct InsertionLocation<H> {
    /// The target parent.
    pub(super) parent: H,
    /// The reference child.
    pub(super) before: Option<H>,
    /// The reason for a place other than the current node.
    pub(super) cause: Option<Cause>,
}

impl<H> InsertionLocation<H> {
    /// The end of `parent`, which is not an element on the stack.
    pub(super) const fn at_the_end_of(parent: H) -> Self {
        Self { parent, before: None, cause: None }
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// The appropriate place for inserting a node, with the current node as target.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the stack is not empty")]
    pub(super) fn appropriate_place(&mut self) -> InsertionLocation<T::Handle> {
        match self.stack.current() {
            None => InsertionLocation::at_the_end_of(self.tree.document()),
            // The path of nearly all nodes: nothing to adjust.
            Some(entry) if !self.foster_parenting && !entry.is_html(tag::TEMPLATE) => {
                InsertionLocation::at_the_end_of(entry.handle.clone())
            }
            Some(_) => self.appropriate_place_for_inserting_a_node(self.stack.len() - 1),
        }
    }

    /// The appropriate place for inserting an element that is about to be created. Counts the element, and
    /// moves the place if too many elements are open.
    #[inline]
    pub(super) fn appropriate_place_for_a_new_element(
        &mut self,
        span: Span,
    ) -> InsertionLocation<T::Handle> {
        let mut location = self.appropriate_place();
        self.nodes = self.nodes.wrapping_add(1);
        self.go_elsewhere_when_too_many_are_open(&mut location, span);
        location
    }

    /// Moves the place of an element that is about to be inserted if too many elements are open.
    #[inline]
    pub(super) fn go_elsewhere_when_too_many_are_open(
        &mut self,
        location: &mut InsertionLocation<T::Handle>,
        span: Span,
    ) {
        if self.stack.len() >= self.most_open {
            self.limits_met.note(Limit::Depth, span);
            if let Some(parent) = self.parent_of_the_current_node(location) {
                location.parent = parent;
            }
        }
    }

    /// The parent of the current node, if the location is the end of that node or of its contents.
    #[cold]
    fn parent_of_the_current_node(
        &self,
        location: &InsertionLocation<T::Handle>,
    ) -> Option<T::Handle> {
        let current = self.stack.current()?;
        let InsertionLocation { parent, before: None, .. } = location else {
            return None;
        };
        let is_current = match self.tree.kind(parent) {
            NodeKind::Element => *parent == current.handle,
            // Its contents.
            NodeKind::DocumentFragment if current.is_html(tag::TEMPLATE) => true,
            _ => return None,
        };
        let parent = self.tree.parent(if is_current { &current.handle } else { parent })?;
        match self.tree.kind(&parent) {
            NodeKind::Element => Some(parent),
            NodeKind::DocumentFragment | NodeKind::ShadowRoot if is_current => Some(parent),
            _ => None,
        }
    }

    /// `target` is an index of the stack of open elements: the current node or the override target.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#appropriate-place-for-inserting-a-node>
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "below a `table` is the `html` element at least"
    )]
    pub(super) fn appropriate_place_for_inserting_a_node(
        &mut self,
        target: usize,
    ) -> InsertionLocation<T::Handle> {
        // 1. to 2.
        let mut target = target;
        let mut cause = None;
        let entry = self.stack.get(target);
        // 3. Foster parenting.
        if self.foster_parenting
            && entry.namespace == Namespace::Html
            && matches!(entry.name, tag::TABLE | tag::TBODY | tag::TFOOT | tag::THEAD | tag::TR)
        {
            cause = Some(Cause::FosterParented);
            let template = self.stack.last_html(tag::TEMPLATE);
            let table = self.stack.last_html(tag::TABLE);
            match (template, table) {
                (None, None) => target = 0,
                (template, Some(table)) if template.is_none_or(|template| template < table) => {
                    let handle = &self.stack.get(table).handle;
                    if let Some(parent) = self.tree.parent(handle) {
                        let before = Some(handle.clone());
                        let location = InsertionLocation { parent, before, cause };
                        // 4., for a parent that a script chose.
                        return self.inside_a_template(location);
                    }
                    target = table - 1;
                }
                (template, _) => target = template.unwrap_or(0),
            }
        }
        // 4.
        let entry = self.state.stack.get(target);
        if !entry.is_html(tag::TEMPLATE) {
            let parent = entry.handle.clone();
            return InsertionLocation { parent, before: None, cause };
        }
        // 5. to 8. A template that is a target is the last open one, so only the last patch can be its own.
        match self.state.patches.last().filter(|patch| patch.template == entry.handle) {
            None => InsertionLocation {
                parent: self.tree.template_contents(&entry.handle),
                before: None,
                cause,
            },
            Some(patch) => {
                let end = patch.end.as_ref();
                let before =
                    end.filter(|end| self.tree.parent(end).as_ref() == Some(&patch.target));
                InsertionLocation {
                    parent: patch.target.clone(),
                    before: before.cloned(),
                    cause: Some(Cause::Patched),
                }
            }
        }
    }

    /// Steps 4 to 8 for a target parent that is not on the stack: only a script can make it a `template`
    /// element, which then has no insertion target.
    fn inside_a_template(
        &mut self,
        location: InsertionLocation<T::Handle>,
    ) -> InsertionLocation<T::Handle> {
        if !self.tree.is_element(&location.parent, Namespace::Html, tag::TEMPLATE) {
            return location;
        }
        let parent = self.tree.template_contents(&location.parent);
        InsertionLocation { parent, before: None, ..location }
    }

    /// The appropriate place for inserting a node, given the target parent of a location that was
    /// computed before.
    pub(super) fn appropriate_place_given(
        &mut self,
        location: &InsertionLocation<T::Handle>,
    ) -> InsertionLocation<T::Handle> {
        if location.before.is_none() && location.cause.is_none() {
            return location.clone();
        }
        // SPEC-NOTE: by the letter the reference child is lost here, so a script in `<template for>`, or a
        // template whose shadow root is refused, goes to the end of the patched parent instead of before
        // the end marker.
        self.inside_a_template(InsertionLocation { before: None, ..location.clone() })
    }

    /// The adjusted insertion location for the current node. In the fragment case the first entry
    /// of the stack *is* the root insertion target, so nothing is left to adjust.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjusted-insertion-location>
    pub(super) fn adjusted_insertion_location(&mut self) -> InsertionLocation<T::Handle> {
        self.appropriate_place()
    }

    /// The end of the `html` element that is first on the stack.
    pub(super) fn end_of_the_html_element(&self) -> InsertionLocation<T::Handle> {
        InsertionLocation::at_the_end_of(self.stack.get(0).handle.clone())
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
    #[inline]
    pub(super) fn create_an_element_for_the_token(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &T::Handle,
        origin: Origin,
    ) -> T::Handle {
        // 3. to 12. are the tree's.
        let element = self.tree.create_element(name, attributes, intended_parent, origin);
        // 13.
        if name.namespace != Namespace::Html && self.reporter.is_enabled() {
            for attribute in attributes.iter() {
                if attribute.name.namespace != AttributeNamespace::Xmlns {
                    continue;
                }
                let value = attribute.value.text();
                if attribute.name.local == "xmlns" && value != name.namespace.url() {
                    self.error(ErrorCode::XmlnsValueIsNotTheNamespace, origin.span);
                }
                if attribute.name.local == "xlink" && Some(value) != AttributeNamespace::XLink.url()
                {
                    self.error(ErrorCode::XmlnsXlinkValueIsNotXlink, origin.span);
                }
            }
        }
        // 15.
        if name.namespace == Namespace::Html
            && let Some(form) = self.state.form.clone()
        {
            let flags = name.local.flags(Namespace::Html);
            if name.local.is_form_associated()
                && !self.is_parsing_template_contents()
                && self.fragment.is_none()
                && (!flags.intersects(ElementFlags::LISTED) || attributes.get("form").is_none())
                && self.is_in_the_tree_of_the_form(intended_parent, &form)
            {
                self.tree.associate_with_form(&element, &form);
            }
        }
        // 16.
        element
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-an-element-at-the-adjusted-insertion-location>
    #[inline]
    pub(super) fn insert_an_element_at_the_adjusted_insertion_location(
        &mut self,
        element: &T::Handle,
        location: &InsertionLocation<T::Handle>,
        origin: Origin,
    ) {
        let InsertionLocation { parent, before, .. } = location;
        // 2. An element that the parser just created has no parent and no descendants unless script ran
        //    during its creation; only a document needs a check of its children.
        if self.tree.creation_may_run_script()
            && (self.tree.parent(element).is_some() || self.tree.is_around(element, parent))
        {
            return self.relations.nodes_were_detached();
        }
        if document_has_an_element_child(self.tree, parent) {
            return self.relations.nodes_were_detached();
        }
        // 5.
        self.tree.insert(parent, element, before.as_ref(), origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element>
    pub(super) fn insert_a_foreign_element(
        &mut self,
        tag: &Tag<'_>,
        namespace: Namespace,
        only_add_to_element_stack: bool,
    ) -> T::Handle {
        self.insert_with_cause(tag, namespace, only_add_to_element_stack, Cause::Source)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-an-html-element>
    pub(super) fn insert_an_html_element(&mut self, tag: &Tag<'_>) -> T::Handle {
        let name = tag.name;
        // The path of nearly all elements: the place is the end of the current node, and nothing comes
        // between creating and inserting (no form owner, no script, no element to copy options to).
        if let Some(current) = self.state.stack.current()
            && current.name != tag::TEMPLATE
            && !self.foster_parenting
            && self.stack.len() < self.most_open
            && name != tag::SELECTEDCONTENT
            && (self.form.is_none() || !name.is_form_associated())
            && !self.tree.creation_may_run_script()
        {
            self.state.nodes = self.state.nodes.wrapping_add(1);
            let origin = Origin::new(tag.span, Cause::Source);
            let name = ElementName { namespace: Namespace::Html, local: name, text: tag.text };
            let element =
                self.tree.append_new_element(name, tag.attributes, &current.handle, origin);
            self.push(element.clone(), tag, Namespace::Html);
            return element;
        }
        self.insert_with_cause(tag, Namespace::Html, false, Cause::Source)
    }

    /// Inserts an HTML element for a start tag token with no attributes that `tag` or text implies.
    pub(super) fn insert_an_implied_html_element(
        &mut self,
        name: LocalName,
        span: Span,
    ) -> T::Handle {
        let tag = start_tag_token_with_no_attributes(name, span);
        self.insert_with_cause(&tag, Namespace::Html, false, Cause::Implied)
    }

    pub(super) fn insert_with_cause(
        &mut self,
        tag: &Tag<'_>,
        namespace: Namespace,
        only_add_to_element_stack: bool,
        cause: Cause,
    ) -> T::Handle {
        // 1.
        let location = self.appropriate_place_for_a_new_element(tag.span);
        let origin = Origin::new(tag.span, cause);
        // 2.
        let (name, attributes) = name_and_attributes(tag, namespace);
        let element =
            self.create_an_element_for_the_token(name, attributes, &location.parent, origin);
        // 3.
        if !only_add_to_element_stack {
            let origin = origin.with_cause(location.cause.unwrap_or(cause));
            self.insert_an_element_at_the_adjusted_insertion_location(&element, &location, origin);
        }
        // 4.
        self.push(element.clone(), tag, namespace);
        if name.local == tag::SELECTEDCONTENT && namespace == Namespace::Html {
            self.selectedcontent_was_inserted(&element, tag.span);
        }
        // 5.
        element
    }

    /// Pushes an element for the token onto the stack of open elements.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of all elements, called in two places")]
    pub(super) fn push(&mut self, handle: T::Handle, tag: &Tag<'_>, namespace: Namespace) {
        let name = match namespace {
            Namespace::Svg => tag.name.adjusted_for_svg(),
            _ => tag.name,
        };
        let mut flags = name.flags(namespace);
        match namespace {
            Namespace::Html => {
                if name == tag::SELECT
                    // Gate: relaxed_select
                    && !self.edition.relaxed_select
                {
                    flags = flags.without(ElementFlags::SCOPE);
                }
                if !name.is_known() && is_custom_element_name(tag.text) {
                    flags = flags.with(ElementFlags::SHADOW_HOST);
                }
            }
            Namespace::MathMl
                if name == tag::ANNOTATION_XML && is_html_integration_encoding(tag.attributes) =>
            {
                flags = flags.with(ElementFlags::HTML_INTEGRATION_POINT);
            }
            _ => {}
        }
        self.stack.push(OpenElement::new(handle, namespace, name, flags));
        if self.reporter.is_enabled() {
            self.stack.note_the_start_tag(tag.name, tag.text, tag.span);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character>
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a look at the current node, and the call of the tree")]
    pub(super) fn insert_characters(&mut self, text: &Characters<'_>) {
        // The path of nearly all text: the place is the end of the current node, which is not a document.
        if let Some(current) = self.state.stack.current()
            && current.name != tag::TEMPLATE
            && !self.foster_parenting
        {
            let origin = Origin::new(text.span, Cause::Source);
            let parent = &current.handle;
            if self.most_nodes != u64::MAX && !self.tree.text_would_join(parent, None) {
                self.state.nodes = self.state.nodes.wrapping_add(1);
            }
            self.tree.insert_text(parent, None, text.run, origin);
            return;
        }
        self.insert_characters_elsewhere(text);
    }

    #[inline(never)]
    fn insert_characters_elsewhere(&mut self, text: &Characters<'_>) {
        // 2.
        let location = self.adjusted_insertion_location();
        // 3.
        if location.parent == self.tree.document() {
            return;
        }
        // 4. and 5.
        let origin = Origin::new(text.span, location.cause.unwrap_or(Cause::Source));
        let (parent, before) = (&location.parent, location.before.as_ref());
        if self.most_nodes != u64::MAX && !self.tree.text_would_join(parent, before) {
            self.nodes = self.nodes.wrapping_add(1);
        }
        self.tree.insert_text(parent, before, text.run, origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-comment>
    pub(super) fn insert_a_comment(
        &mut self,
        comment: &Comment<'_>,
        location: Option<InsertionLocation<T::Handle>>,
    ) {
        let location = location.unwrap_or_else(|| self.adjusted_insertion_location());
        self.nodes = self.nodes.wrapping_add(1);
        let origin = Origin::new(comment.span, Cause::Source);
        let node = self.tree.create_comment(comment.data, origin);
        let origin = origin.with_cause(location.cause.unwrap_or(Cause::Source));
        self.tree.insert(&location.parent, &node, location.before.as_ref(), origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-processing-instruction>
    pub(super) fn insert_a_processing_instruction(
        &mut self,
        instruction: &ProcessingInstruction<'_>,
        location: Option<InsertionLocation<T::Handle>>,
    ) {
        let location = location.unwrap_or_else(|| self.adjusted_insertion_location());
        self.nodes = self.nodes.wrapping_add(1);
        let origin = Origin::new(instruction.span, Cause::Source);
        let node =
            self.tree.create_processing_instruction(instruction.target, instruction.data, origin);
        if matches!(instruction.target, "marker" | "start") {
            self.markers.note(instruction.data.text(), node.clone());
        }
        let origin = origin.with_cause(location.cause.unwrap_or(Cause::Source));
        self.tree.insert(&location.parent, &node, location.before.as_ref(), origin);
    }

    /// "Insert a comment", or "insert a processing instruction".
    pub(super) fn insert_comment_or_instruction(
        &mut self,
        token: &Token<'_>,
        location: Option<InsertionLocation<T::Handle>>,
    ) -> Outcome<T::Handle> {
        match token {
            Token::Comment(comment) => {
                self.insert_a_comment(comment, location);
            }
            Token::ProcessingInstruction(instruction) => {
                self.insert_a_processing_instruction(instruction, location);
            }
            _ => {}
        }
        Outcome::Done
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generic-raw-text-element-parsing-algorithm>
    pub(super) fn generic_raw_text_element_parsing_algorithm(
        &mut self,
        tag: &Tag<'_>,
    ) -> Outcome<T::Handle> {
        self.parse_an_element_that_contains_only_text(tag, State::Rawtext)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generic-rcdata-element-parsing-algorithm>
    pub(super) fn generic_rcdata_element_parsing_algorithm(
        &mut self,
        tag: &Tag<'_>,
    ) -> Outcome<T::Handle> {
        self.parse_an_element_that_contains_only_text(tag, State::Rcdata)
    }

    fn parse_an_element_that_contains_only_text(
        &mut self,
        tag: &Tag<'_>,
        state: State,
    ) -> Outcome<T::Handle> {
        self.insert_an_html_element(tag);
        self.original_insertion_mode = self.insertion_mode;
        self.insertion_mode = InsertionMode::Text;
        Outcome::SwitchTheTokenizer(state)
    }

    /// Inserts an HTML element for the token, immediately pops it, and acknowledges the token's
    /// self-closing flag: the steps of all void elements.
    pub(super) fn insert_a_void_html_element(&mut self, tag: &Tag<'_>) {
        self.insert_an_html_element(tag);
        self.pop();
        self.acknowledge_the_self_closing_flag();
    }
}

/// The name and the attributes of an element that is created for the token in `namespace`.
pub(super) fn name_and_attributes<'a>(
    tag: &Tag<'a>,
    namespace: Namespace,
) -> (ElementName<'a>, Attributes<'a>) {
    let (local, adjustment) = match namespace {
        Namespace::MathMl => (tag.name, Adjustment::MathMl),
        Namespace::Svg => (tag.name.adjusted_for_svg(), Adjustment::Svg),
        _ => (tag.name, Adjustment::Html),
    };
    let text = local.known_text().unwrap_or(tag.text);
    (ElementName { namespace, local, text }, tag.attributes.adjusted(adjustment))
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point>
pub(super) fn is_html_integration_encoding(attributes: Attributes<'_>) -> bool {
    attributes.get("encoding").is_some_and(|encoding| {
        encoding.eq_ignore_ascii_case("text/html")
            || encoding.eq_ignore_ascii_case("application/xhtml+xml")
    })
}

/// True if `parent` is a document that has an element child.
pub(super) fn document_has_an_element_child<T>(tree: &T, parent: &T::Handle) -> bool
where
    T: TreeSink + ?Sized,
{
    if *parent != tree.document() {
        return false;
    }
    let mut child = tree.first_child(parent);
    while let Some(node) = child {
        if tree.kind(&node) == NodeKind::Element {
            return true;
        }
        child = tree.next_sibling(&node);
    }
    false
}
