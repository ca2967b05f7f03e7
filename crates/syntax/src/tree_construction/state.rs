//! The state of tree construction between two tokens.

use std::sync::Arc;

use treewright_markup::{ElementFlags, ErrorCode, LocalName, Namespace, tag};

use super::ContextElement;
use super::content_patching::{Markers, Patch};
use super::insertion_mode::InsertionMode;
use super::list_of_active_formatting_elements::ListOfActiveFormattingElements;
use super::pending_table_characters::PendingTableCharacters;
use super::relations::Relations;
use super::selectedcontent::SelectedContent;
use super::stack_of_open_elements::StackOfOpenElements;
use crate::limits::LimitsMet;
use crate::options::{ParserOptions, ScriptingMode};
use crate::{Edition, Limit, Limits, Span};

/// The state of tree construction. It owns no nodes, only handles.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "the standard's flags")]
pub(crate) struct ConstructionState<H> {
    pub(super) edition: Edition,
    pub(super) scripting: ScriptingMode,
    pub(super) srcdoc: bool,
    pub(super) parser_cannot_change_the_mode: bool,
    pub(super) allow_declarative_shadow_roots: bool,
    pub(super) insertion_mode: InsertionMode,
    pub(super) original_insertion_mode: InsertionMode,
    pub(super) template_insertion_modes: Vec<InsertionMode>,
    pub(super) stack: StackOfOpenElements<H>,
    pub(super) formatting: ListOfActiveFormattingElements<H>,
    /// The `head` element pointer.
    pub(super) head: Option<H>,
    /// The `form` element pointer.
    pub(super) form: Option<H>,
    /// The frameset-ok flag is "ok".
    pub(super) frameset_ok: bool,
    pub(super) foster_parenting: bool,
    pub(super) pending_table_characters: PendingTableCharacters,
    /// "If the next token is a U+000A LINE FEED (LF) character token, then ignore that token".
    pub(super) ignore_next_line_feed: bool,
    pub(super) self_closing_flag_is_acknowledged: bool,
    /// The fragment context element.
    pub(super) fragment: Option<ContextElement>,
    pub(super) patches: Vec<Patch<H>>,
    /// The markers to patch that can be in the tree.
    pub(super) markers: Markers<H>,
    /// A script or a rule can have removed something from the tree.
    pub(super) nodes_were_detached: bool,
    pub(super) relations: Relations,
    pub(super) selected_content: SelectedContent<H>,
    /// The last token was characters: further characters belong to the same text.
    pub(super) in_text: bool,
    /// The error that the current text has already raised: one mistake is reported once, however the text
    /// is cut into runs.
    pub(super) reported_for_text: Option<ErrorCode>,
    pub(super) limits: Limits,
    pub(crate) limits_met: LimitsMet,
    /// The number of nodes created, which cannot overflow 64 bits.
    pub(super) nodes: u64,
    /// The number of nodes that may be created before the rest of the input is cut off.
    pub(super) most_nodes: u64,
    /// The number of elements that may be open before new ones are inserted elsewhere.
    pub(super) most_open: usize,
    /// The work for reopened formatting elements, counted as [`Limits::formatting_work`] describes.
    pub(super) formatting_work: u32,
}

fn allows_declarative_shadow_roots(options: &ParserOptions) -> bool {
    // Gate: declarative_shadow_roots
    options.allow_declarative_shadow_roots && options.edition.declarative_shadow_roots
}

fn most_nodes(limits: &Limits) -> u64 {
    limits.nodes.map_or(u64::MAX, u64::from)
}

fn most_open(limits: &Limits) -> usize {
    limits.depth.map_or(usize::MAX, |most| most.max(3) as usize)
}

impl<H: Clone + PartialEq> ConstructionState<H> {
    pub(crate) fn new(options: &ParserOptions) -> Self {
        Self {
            edition: options.edition,
            scripting: options.scripting,
            srcdoc: options.srcdoc,
            parser_cannot_change_the_mode: options.parser_cannot_change_the_mode,
            allow_declarative_shadow_roots: allows_declarative_shadow_roots(options),
            insertion_mode: InsertionMode::Initial,
            original_insertion_mode: InsertionMode::Initial,
            template_insertion_modes: Vec::new(),
            stack: StackOfOpenElements::default(),
            formatting: ListOfActiveFormattingElements::default(),
            head: None,
            form: None,
            frameset_ok: true,
            foster_parenting: false,
            pending_table_characters: PendingTableCharacters::default(),
            ignore_next_line_feed: false,
            self_closing_flag_is_acknowledged: false,
            fragment: None,
            patches: Vec::new(),
            markers: Markers::default(),
            nodes_were_detached: false,
            relations: Relations::default(),
            selected_content: SelectedContent::default(),
            in_text: false,
            reported_for_text: None,
            limits: options.limits.clone(),
            limits_met: LimitsMet::default(),
            nodes: 0,
            most_nodes: most_nodes(&options.limits),
            most_open: most_open(&options.limits),
            formatting_work: 0,
        }
    }

    /// Resets the state, and keeps its memory. It is not moved.
    pub(crate) fn renew(&mut self, options: &ParserOptions) {
        let Self {
            edition,
            scripting,
            srcdoc,
            parser_cannot_change_the_mode,
            allow_declarative_shadow_roots,
            insertion_mode,
            original_insertion_mode,
            template_insertion_modes,
            stack,
            formatting,
            head,
            form,
            frameset_ok,
            foster_parenting,
            pending_table_characters,
            ignore_next_line_feed,
            self_closing_flag_is_acknowledged,
            fragment,
            patches,
            markers,
            nodes_were_detached,
            relations,
            selected_content,
            in_text,
            reported_for_text,
            limits,
            limits_met,
            nodes,
            most_nodes,
            most_open,
            formatting_work,
        } = self;
        (*edition, *scripting, *srcdoc) = (options.edition, options.scripting, options.srcdoc);
        *parser_cannot_change_the_mode = options.parser_cannot_change_the_mode;
        *allow_declarative_shadow_roots = allows_declarative_shadow_roots(options);
        (*insertion_mode, *original_insertion_mode) =
            (InsertionMode::Initial, InsertionMode::Initial);
        template_insertion_modes.clear();
        stack.clear();
        formatting.clear();
        (*head, *form, *fragment) = (None, None, None);
        (*frameset_ok, *foster_parenting) = (true, false);
        pending_table_characters.renew();
        (*ignore_next_line_feed, *self_closing_flag_is_acknowledged) = (false, false);
        patches.clear();
        markers.clear();
        (*nodes_were_detached, *relations) = (false, Relations::default());
        *selected_content = SelectedContent::default();
        (*in_text, *reported_for_text) = (false, None);
        limits.clone_from(&options.limits);
        *limits_met = LimitsMet::default();
        (*nodes, *most_nodes) = (0, self::most_nodes(&options.limits));
        *most_open = self::most_open(&options.limits);
        *formatting_work = 0;
    }

    /// Sets this shared text as the start of the main source. More can follow.
    pub(crate) fn set_source(&mut self, source: Arc<str>) {
        self.pending_table_characters.set_source(Arc::clone(&source));
        self.formatting.set_source(source);
    }

    /// Records that other text than before can follow this offset of the main source.
    pub(crate) fn source_is_cut_off(&mut self, end: u32) {
        self.formatting.source_is_cut_off(end);
        self.pending_table_characters.source_is_cut_off(end);
    }

    /// Drops the cached facts about the tree: a script is about to run.
    pub(crate) fn a_script_may_change_the_tree(&mut self) {
        self.markers.can_be_anything();
        self.nodes_are_detached();
        self.relations.forget();
        self.selected_content.forget();
    }

    /// Notes that something is no longer in the tree.
    pub(super) fn nodes_are_detached(&mut self) {
        self.nodes_were_detached = true;
        self.relations.nodes_were_detached();
    }

    /// Every handle that the parser holds, some of them more than once.
    pub(crate) fn handles(&self) -> impl Iterator<Item = &H> {
        let stack = self.stack.iter().map(|entry| &entry.handle);
        stack
            .chain(self.formatting.handles())
            .chain(&self.head)
            .chain(&self.form)
            .chain(self.patches.iter().flat_map(Patch::handles))
            .chain(self.markers.handles())
            .chain(self.selected_content.handles())
    }

    /// True if a token follows after the maximum number of nodes.
    #[inline]
    pub(super) fn is_cut_off(&mut self, span: Span) -> bool {
        let is_cut_off = self.limits.nodes.is_some_and(|most| self.nodes >= most.into());
        if is_cut_off {
            self.limits_met.note(Limit::Nodes, span);
        }
        is_cut_off
    }

    /// Counts an element that is to be created for a reopened formatting element, whose attributes have
    /// this [length](treewright_markup::Attributes::length_of_texts). Returns false if it may not be
    /// created; then no later one may.
    pub(super) fn has_formatting_work_left(&mut self, length: u32, span: Span) -> bool {
        /// The tree shares the attributes, but a serialization has to repeat them.
        const BYTES_OF_ATTRIBUTES: u32 = 64;
        let work = (length / BYTES_OF_ATTRIBUTES).saturating_add(1);
        let work = self.formatting_work.saturating_add(work);
        if let Some(most) = self.limits.formatting_work
            && work > most
        {
            self.limits_met.note(Limit::FormattingWork, span);
            self.formatting_work = most;
            return false;
        }
        self.formatting_work = work;
        true
    }

    /// The work other than that for tokens so far, in units of [`Limits::formatting_work`].
    #[inline]
    pub(crate) fn work_other_than_tokens(&self) -> u32 {
        self.formatting_work.saturating_add(self.markers.work())
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#acknowledge-self-closing-flag>
    pub(super) fn acknowledge_the_self_closing_flag(&mut self) {
        self.self_closing_flag_is_acknowledged = true;
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-template-contents>
    pub(super) fn is_parsing_template_contents(&self) -> bool {
        self.stack.contains_html(tag::TEMPLATE)
            // Gate: template_context_is_template_contents
            || self.edition.template_context_is_template_contents
                && self.fragment_context_is(tag::TEMPLATE)
    }

    /// True if the fragment context element is the HTML element of that name.
    pub(super) fn fragment_context_is(&self, name: LocalName) -> bool {
        self.fragment.is_some_and(|context| context.is_html(name))
    }

    /// True if the adjusted current node is an element outside the HTML namespace, which decides about
    /// CDATA sections.
    #[inline]
    pub(crate) fn adjusted_current_node_is_foreign(&self) -> bool {
        if !self.stack.can_have_foreign() {
            return false;
        }
        self.adjusted_current_node().is_some_and(|(namespace, _, _)| namespace != Namespace::Html)
    }

    /// Namespace, name and flags of the adjusted current node.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjusted-current-node>
    #[inline]
    pub(super) fn adjusted_current_node(&self) -> Option<(Namespace, LocalName, ElementFlags)> {
        if self.stack.len() == 1
            && let Some(context) = &self.fragment
        {
            return Some((context.namespace, context.name, context.flags));
        }
        let node = self.stack.current()?;
        Some((node.namespace, node.name, node.flags))
    }
}
