//! Creating and inserting nodes.
//! <https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes>

use super::stack_of_open_elements::OpenElement;
use super::{
    Cause, Context, InsertionMode, NodeKind, Origin, TreeBuilder, TreeSink,
    start_tag_token_with_no_attributes,
};
use crate::Limit;
use crate::tokenizer::{Characters, Comment, ProcessingInstruction, State, Tag};
use treewright_markup::ErrorCode;
use treewright_markup::attributes::{Adjustment, AttributeNamespace, Attributes, ElementName};
use treewright_markup::{ElementFlags, LocalName, Namespace, is_custom_element_name};

/// <https://html.spec.whatwg.org/multipage/parsing.html#insertion-location>
#[derive(Clone, Debug)]
pub(super) struct InsertionLocation<H> {
    /// The target parent.
    pub(super) parent: H,
    /// The reference child.
    pub(super) before: Option<H>,
    /// What it is that made the place another one than the current node.
    pub(super) cause: Option<Cause>,
}

impl<H> InsertionLocation<H> {
    /// The end of `parent`, which is no element on the stack.
    pub(super) const fn at_the_end_of(parent: H) -> Self {
        Self { parent, before: None, cause: None }
    }
}

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// The appropriate place for inserting a node, with the current node as target.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the stack is not empty")]
    pub(super) fn appropriate_place<T>(&self, tree: &mut T) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match self.stack.current() {
            None => InsertionLocation::at_the_end_of(tree.document()),
            // Nearly always nothing is to be adjusted.
            Some(entry) if !self.foster_parenting && !entry.is_html(LocalName::TEMPLATE) => {
                InsertionLocation::at_the_end_of(entry.handle.clone())
            }
            Some(_) => self.appropriate_place_for_inserting_a_node(tree, self.stack.len() - 1),
        }
    }

    /// The appropriate place for inserting an element that is about to be made. It counts, and goes
    /// elsewhere when too many are open.
    #[inline]
    pub(super) fn appropriate_place_for_a_new_element<T>(
        &mut self,
        tree: &mut T,
        span: crate::Span,
    ) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mut location = self.appropriate_place(tree);
        self.nodes = self.nodes.saturating_add(1);
        self.go_elsewhere_when_too_many_are_open(tree, &mut location, span);
        location
    }

    /// Moves the place of an element that is about to be inserted when too many are open.
    #[inline]
    pub(super) fn go_elsewhere_when_too_many_are_open<T>(
        &mut self,
        tree: &T,
        location: &mut InsertionLocation<H>,
        span: crate::Span,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if self.stack.len() >= self.most_open {
            self.limits_met.note(Limit::Depth, span);
            if let Some(parent) = self.parent_of_the_current_node(tree, location) {
                location.parent = parent;
            }
        }
    }

    /// The parent of the current node, where a location is the end of that, or of its contents; it is not
    /// looked for in other places.
    #[cold]
    fn parent_of_the_current_node<T>(&self, tree: &T, location: &InsertionLocation<H>) -> Option<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let current = self.stack.current()?;
        let InsertionLocation { parent, before: None, .. } = location else {
            return None;
        };
        let is_current = match tree.kind(parent) {
            NodeKind::Element => *parent == current.handle,
            // Its contents.
            NodeKind::DocumentFragment if current.is_html(LocalName::TEMPLATE) => true,
            _ => return None,
        };
        let parent = tree.parent(if is_current { &current.handle } else { parent })?;
        match tree.kind(&parent) {
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
    pub(super) fn appropriate_place_for_inserting_a_node<T>(
        &self,
        tree: &mut T,
        target: usize,
    ) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1. to 2.
        let mut target = target;
        let mut cause = None;
        let entry = self.stack.get(target);
        // 3. Foster parenting.
        if self.foster_parenting
            && entry.namespace == Namespace::Html
            && matches!(
                entry.name,
                LocalName::TABLE
                    | LocalName::TBODY
                    | LocalName::TFOOT
                    | LocalName::THEAD
                    | LocalName::TR
            )
        {
            cause = Some(Cause::FosterParented);
            let template = self.stack.last_html(LocalName::TEMPLATE);
            let table = self.stack.last_html(LocalName::TABLE);
            match (template, table) {
                (None, None) => target = 0,
                (template, Some(table)) if template.is_none_or(|template| template < table) => {
                    let handle = &self.stack.get(table).handle;
                    if let Some(parent) = tree.parent(handle) {
                        let before = Some(handle.clone());
                        let location = InsertionLocation { parent, before, cause };
                        // 4., for a parent that a script chose.
                        return Self::inside_a_template(tree, location);
                    }
                    target = table - 1;
                }
                (template, _) => target = template.unwrap_or(0),
            }
        }
        // 4.
        let entry = self.stack.get(target);
        if !entry.is_html(LocalName::TEMPLATE) {
            let parent = entry.handle.clone();
            return InsertionLocation { parent, before: None, cause };
        }
        // 5. to 8.
        match self.patches.iter().rev().find(|patch| patch.template == entry.handle) {
            None => InsertionLocation {
                parent: tree.template_contents(&entry.handle),
                before: None,
                cause,
            },
            Some(patch) => {
                let end = patch.end.as_ref();
                let before = end.filter(|end| tree.parent(end).as_ref() == Some(&patch.target));
                InsertionLocation {
                    parent: patch.target.clone(),
                    before: before.cloned(),
                    cause: Some(Cause::Patched),
                }
            }
        }
    }

    /// Steps 4 to 8 for a target parent that is not on the stack: only a script can make it a
    /// `template` element, which then has no insertion target.
    fn inside_a_template<T>(tree: &mut T, location: InsertionLocation<H>) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !tree.is_element(&location.parent, Namespace::Html, LocalName::TEMPLATE) {
            return location;
        }
        let parent = tree.template_contents(&location.parent);
        InsertionLocation { parent, before: None, ..location }
    }

    /// The appropriate place for inserting a node given a location's target parent: what the
    /// standard does where it passes on a location that it computed before.
    pub(super) fn appropriate_place_given<T>(
        tree: &mut T,
        location: &InsertionLocation<H>,
    ) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if location.before.is_none() && location.cause.is_none() {
            return location.clone();
        }
        // SPEC-NOTE: by the letter the reference child is lost here, so that a script in
        // `<template for>` goes to the end of the patched parent, not before the end marker.
        Self::inside_a_template(tree, InsertionLocation { before: None, ..location.clone() })
    }

    /// The adjusted insertion location for the current node. In the fragment case the first entry
    /// of the stack *is* the root insertion target, so nothing is left to adjust.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjusted-insertion-location>
    pub(super) fn adjusted_insertion_location<T>(&self, tree: &mut T) -> InsertionLocation<H>
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.appropriate_place(tree)
    }

    /// The end of the `html` element that is first on the stack.
    pub(super) fn end_of_the_html_element(&self) -> InsertionLocation<H> {
        InsertionLocation::at_the_end_of(self.stack.get(0).handle.clone())
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
    #[inline]
    pub(super) fn create_an_element_for_the_token<T>(
        &self,
        cx: &mut Context<'_, T>,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &H,
        origin: Origin,
    ) -> H
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 3. to 12. are the tree's.
        let element = cx.tree.create_element(name, attributes, intended_parent, origin);
        // 13.
        if name.namespace != Namespace::Html && cx.reporter.is_enabled() {
            for attribute in attributes.iter() {
                if attribute.name.namespace != AttributeNamespace::Xmlns {
                    continue;
                }
                let value = attribute.value.text();
                if attribute.name.local == "xmlns" && value != name.namespace.url() {
                    Self::error(cx, ErrorCode::XmlnsValueIsNotTheNamespace, origin.span);
                }
                if attribute.name.local == "xlink" && Some(value) != AttributeNamespace::XLink.url()
                {
                    Self::error(cx, ErrorCode::XmlnsXlinkValueIsNotXlink, origin.span);
                }
            }
        }
        // 15.
        if name.namespace == Namespace::Html
            && let Some(form) = &self.form
        {
            let flags = name.local.flags(Namespace::Html);
            if name.local.is_form_associated()
                && !self.is_parsing_template_contents()
                && self.fragment.is_none()
                && (!flags.intersects(ElementFlags::LISTED) || attributes.get("form").is_none())
                && self.in_the_same_tree(cx.tree, intended_parent, form)
            {
                cx.tree.associate_with_form(&element, form);
            }
        }
        // 16.
        element
    }

    /// Whether two nodes have the same root. What the parser inserted stays in its tree as long as
    /// nothing was taken out, so then no walk is needed.
    fn in_the_same_tree<T>(&self, tree: &T, one: &H, other: &H) -> bool
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if !self.nodes_were_detached && !tree.creation_may_run_script() {
            return true;
        }
        let root = |node: &H| {
            let mut root = node.clone();
            while let Some(parent) = tree.parent(&root) {
                root = parent;
            }
            root
        };
        root(one) == root(other)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-an-element-at-the-adjusted-insertion-location>
    #[inline]
    pub(super) fn insert_an_element_at_the_adjusted_insertion_location<T>(
        cx: &mut Context<'_, T>,
        element: &H,
        location: &InsertionLocation<H>,
        origin: Origin,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let InsertionLocation { parent, before, .. } = location;
        // 2. An element that the parser just made has no parent and no descendants unless script
        // ran when it was made; only a document asks for a look at its children.
        if cx.tree.creation_may_run_script()
            && (cx.tree.parent(element).is_some()
                || is_host_including_inclusive_ancestor(cx.tree, element, parent))
        {
            return;
        }
        if document_has_an_element_child(cx.tree, parent) {
            return;
        }
        // 5.
        cx.tree.insert(parent, element, before.as_ref(), origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element>
    pub(super) fn insert_a_foreign_element<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
        namespace: Namespace,
        only_add_to_element_stack: bool,
    ) -> H
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.insert_with_cause(cx, tag, namespace, only_add_to_element_stack, Cause::Source)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-an-html-element>
    pub(super) fn insert_an_html_element<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>) -> H
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let name = tag.name;
        // Nearly always the place is the end of the current node, and creating and inserting have
        // nothing between them: no form owner, no script, no element to copy options to.
        if let Some(current) = self.stack.current()
            && current.name != LocalName::TEMPLATE
            && !self.foster_parenting
            && self.stack.len() < self.most_open
            && name != LocalName::SELECTEDCONTENT
            && (self.form.is_none() || !name.is_form_associated())
            && !cx.tree.creation_may_run_script()
        {
            self.nodes = self.nodes.saturating_add(1);
            let origin = Origin::new(tag.span, Cause::Source);
            let name = ElementName { namespace: Namespace::Html, local: name, text: tag.text };
            let element = cx.tree.append_new_element(name, tag.attributes, &current.handle, origin);
            self.push(element.clone(), tag, Namespace::Html);
            return element;
        }
        self.insert_with_cause(cx, tag, Namespace::Html, false, Cause::Source)
    }

    /// Inserts an HTML element for a start tag token with no attributes that `tag` or text implies.
    pub(super) fn insert_an_implied_html_element<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        name: LocalName,
        span: crate::Span,
    ) -> H
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let tag = start_tag_token_with_no_attributes(name, span);
        self.insert_with_cause(cx, &tag, Namespace::Html, false, Cause::Implied)
    }

    pub(super) fn insert_with_cause<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
        namespace: Namespace,
        only_add_to_element_stack: bool,
        cause: Cause,
    ) -> H
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1.
        let location = self.appropriate_place_for_a_new_element(cx.tree, tag.span);
        let origin = Origin::new(tag.span, location.cause.unwrap_or(cause));
        // 2.
        let (name, attributes) = name_and_attributes(tag, namespace);
        let element =
            self.create_an_element_for_the_token(cx, name, attributes, &location.parent, origin);
        // 3.
        if !only_add_to_element_stack {
            Self::insert_an_element_at_the_adjusted_insertion_location(
                cx, &element, &location, origin,
            );
        }
        // 4.
        self.push(element.clone(), tag, namespace);
        if name.local == LocalName::SELECTEDCONTENT && namespace == Namespace::Html {
            self.selectedcontent_was_inserted(cx.tree, &element);
        }
        // 5.
        element
    }

    /// Pushes an element for the token onto the stack of open elements.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of all elements, called in two places")]
    pub(super) fn push(&mut self, handle: H, tag: &Tag<'_>, namespace: Namespace) {
        let name = match namespace {
            Namespace::Svg => tag.name.adjusted_for_svg(),
            _ => tag.name,
        };
        let mut flags = name.flags(namespace);
        match namespace {
            Namespace::Html => {
                if name == LocalName::SELECT
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
                if name == LocalName::ANNOTATION_XML
                    && is_html_integration_encoding(tag.attributes) =>
            {
                flags = flags.with(ElementFlags::HTML_INTEGRATION_POINT);
            }
            _ => {}
        }
        self.stack.push(OpenElement::new(handle, namespace, name, flags));
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character>
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a look at the current node, and the call of the tree")]
    pub(super) fn insert_characters<T>(&mut self, cx: &mut Context<'_, T>, text: Characters<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // Nearly always the place is the end of the current node, which is no document.
        if let Some(current) = self.stack.current()
            && current.name != LocalName::TEMPLATE
            && !self.foster_parenting
        {
            let origin = Origin::new(text.span, Cause::Source);
            let parent = &current.handle;
            if self.most_nodes != u32::MAX && !cx.tree.text_would_join(parent, None) {
                self.nodes = self.nodes.saturating_add(1);
            }
            cx.tree.insert_text(parent, None, text.run, origin);
            return;
        }
        self.insert_characters_elsewhere(cx, text);
    }

    #[inline(never)]
    fn insert_characters_elsewhere<T>(&mut self, cx: &mut Context<'_, T>, text: Characters<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 2.
        let location = self.adjusted_insertion_location(cx.tree);
        // 3.
        if location.parent == cx.tree.document() {
            return;
        }
        // 4. and 5.
        let origin = Origin::new(text.span, location.cause.unwrap_or(Cause::Source));
        let (parent, before) = (&location.parent, location.before.as_ref());
        if self.most_nodes != u32::MAX && !cx.tree.text_would_join(parent, before) {
            self.nodes = self.nodes.saturating_add(1);
        }
        cx.tree.insert_text(parent, before, text.run, origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-comment>
    pub(super) fn insert_a_comment<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        comment: &Comment<'_>,
        location: Option<InsertionLocation<H>>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let location = location.unwrap_or_else(|| self.adjusted_insertion_location(cx.tree));
        self.nodes = self.nodes.saturating_add(1);
        let origin = Origin::new(comment.span, location.cause.unwrap_or(Cause::Source));
        let node = cx.tree.create_comment(comment.data, origin);
        cx.tree.insert(&location.parent, &node, location.before.as_ref(), origin);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-processing-instruction>
    pub(super) fn insert_a_processing_instruction<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        instruction: &ProcessingInstruction<'_>,
        location: Option<InsertionLocation<H>>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if matches!(instruction.target, "marker" | "start") {
            self.markers.note(instruction.data.text());
        }
        let location = location.unwrap_or_else(|| self.adjusted_insertion_location(cx.tree));
        self.nodes = self.nodes.saturating_add(1);
        let origin = Origin::new(instruction.span, location.cause.unwrap_or(Cause::Source));
        let node =
            cx.tree.create_processing_instruction(instruction.target, instruction.data, origin);
        cx.tree.insert(&location.parent, &node, location.before.as_ref(), origin);
    }

    /// Inserts the comment or the processing instruction that the token is.
    pub(super) fn insert_comment_or_instruction<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &crate::tokenizer::Token<'_>,
        location: Option<InsertionLocation<H>>,
    ) -> super::Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match token {
            crate::tokenizer::Token::Comment(comment) => {
                self.insert_a_comment(cx, comment, location);
            }
            crate::tokenizer::Token::ProcessingInstruction(instruction) => {
                self.insert_a_processing_instruction(cx, instruction, location);
            }
            _ => {}
        }
        super::Outcome::Done
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generic-raw-text-element-parsing-algorithm>
    pub(super) fn generic_raw_text_element_parsing_algorithm<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.parse_an_element_that_contains_only_text(cx, tag, State::Rawtext);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generic-rcdata-element-parsing-algorithm>
    pub(super) fn generic_rcdata_element_parsing_algorithm<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.parse_an_element_that_contains_only_text(cx, tag, State::Rcdata);
    }

    fn parse_an_element_that_contains_only_text<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
        state: State,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.insert_an_html_element(cx, tag);
        self.tokenizer_state = Some(state);
        self.original_insertion_mode = self.insertion_mode;
        self.insertion_mode = InsertionMode::Text;
    }

    /// Pops the current node.
    #[inline]
    pub(super) fn pop<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Some(entry) = self.stack.current() else {
            return;
        };
        if matches!(entry.name, LocalName::OPTION | LocalName::TEMPLATE) {
            self.option_or_template_is_popped(cx);
        }
        if let Some(entry) = self.stack.current() {
            cx.tree.popped(&entry.handle);
        }
        self.stack.pop();
    }

    #[cold]
    fn option_or_template_is_popped<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Some(entry) = self.stack.current().cloned() else {
            return;
        };
        if entry.is_html(LocalName::OPTION) {
            self.option_was_popped(cx.tree, &entry.handle);
        } else if !self.patches.is_empty() && entry.is_html(LocalName::TEMPLATE) {
            self.forget_content_patching(&entry.handle);
        }
    }

    /// Inserts an HTML element for the token and immediately pops it.
    pub(super) fn insert_a_childless_html_element<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.insert_an_html_element(cx, tag);
        self.pop(cx);
    }

    /// Pops elements until the one at `index` has been popped.
    pub(super) fn pop_through<T>(&mut self, cx: &mut Context<'_, T>, index: usize)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        while self.stack.len() > index {
            self.pop(cx);
        }
    }

    /// Pops elements until the last HTML element of that name has been popped.
    pub(super) fn pop_until<T>(&mut self, cx: &mut Context<'_, T>, name: LocalName)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if let Some(index) = self.stack.last_html(name) {
            self.pop_through(cx, index);
        }
    }

    /// Pops while the current node is not one of these HTML elements: "clear the stack back".
    pub(super) fn clear_the_stack_back_to<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        names: &[LocalName],
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        while !self.stack.is_empty() && !self.stack.current_is_any(names) {
            self.pop(cx);
        }
    }

    /// Takes the entry at `index` out of the stack of open elements.
    pub(super) fn remove_from_the_stack(&mut self, index: usize) {
        self.stack.remove(index);
        self.formatting.stack_entries_were_removed(&[index], self.stack.len());
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags>
    pub(super) fn generate_implied_end_tags<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        except: Option<LocalName>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        while self.stack.current().is_some_and(|entry| {
            entry.is_html_with(ElementFlags::IMPLIED_END_TAG) && Some(entry.name) != except
        }) {
            self.pop(cx);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-all-implied-end-tags-thoroughly>
    pub(super) fn generate_all_implied_end_tags_thoroughly<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        while self
            .stack
            .current()
            .is_some_and(|entry| entry.is_html_with(ElementFlags::THOROUGHLY_IMPLIED_END_TAG))
        {
            self.pop(cx);
        }
    }
}

/// The name and the attributes that an element for the token has in `namespace`.
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

/// Whether `parent` is a document that has an element child already.
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

/// <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
pub(super) fn is_host_including_inclusive_ancestor<T>(
    tree: &T,
    node: &T::Handle,
    other: &T::Handle,
) -> bool
where
    T: TreeSink + ?Sized,
{
    let mut current = Some(other.clone());
    while let Some(candidate) = current {
        if candidate == *node {
            return true;
        }
        current = tree.parent(&candidate).or_else(|| tree.host(&candidate));
    }
    false
}
