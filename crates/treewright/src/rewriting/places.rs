//! The places of elements in their source.

use std::collections::HashMap;
use std::sync::Arc;

use treewright_dom::{Document, NodeId};
use treewright_syntax::{
    Attributes, Cause, DocumentMode, ElementName, FragmentContext, LocalName, Namespace, NodeKind,
    Origin, Pause, Run, ScriptFlags, ShadowRootInit, ShadowRootRefused, SourceId, TreeParser,
    TreeQuery, TreeSink,
};

use crate::{Context, Options};

/// The places of the nodes that have one.
#[derive(Debug, Default)]
pub(super) struct Places {
    places: HashMap<NodeId, Place>,
    /// The end tags of those parts of the source that were asked for: many elements can end in one.
    end_tags: HashMap<(u32, u32), EndTags>,
}

/// The first end tag of each name, which is in lower case, in a part of the source: the offset after it.
type EndTags = HashMap<String, usize>;

/// The place of a node in the source: its start tag, and the text in which its end tag is.
#[derive(Clone, Copy, Debug)]
struct Place {
    start: u32,
    /// The end of the start tag, or of a doctype.
    tag_end: u32,
    /// The end of the last thing that was written when the element was closed, and the start of the
    /// next one: between them are end tags, and what has no part in the tree. `None` for one that was
    /// never closed.
    end: Option<(u32, u32)>,
}

impl Places {
    /// The source of an element from its start tag to its end tag, or of a doctype. `None` if a tag
    /// is not in the source.
    pub(super) fn text<'a>(
        &mut self,
        document: &Document,
        node: NodeId,
        source: &'a str,
    ) -> Option<&'a str> {
        let place = self.places.get(&node)?;
        let start = place.start as usize;
        let own_tag = || source.get(start..place.tag_end as usize);
        if document.kind(node) == Some(NodeKind::Doctype) {
            return own_tag();
        }
        let name = document.local_name(node)?;
        let is_html = document.namespace(node) == Some(Namespace::Html);
        let known = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
        let is_void = is_html
            && known.flags(Namespace::Html).intersects(treewright_syntax::ElementFlags::VOID);
        if is_void || !is_html && own_tag()?.ends_with("/>") {
            return own_tag();
        }
        let part = place.end?;
        let end_tags = self.end_tags.entry(part).or_insert_with(|| end_tags(source, part));
        let end = *end_tags.get(&name.to_ascii_lowercase())?;
        source.get(start..end)
    }
}

/// Finds the end tags between two offsets. It takes time in the length between them.
fn end_tags(source: &str, (from, to): (u32, u32)) -> EndTags {
    let mut tags = EndTags::new();
    let offset = from as usize;
    let between = source.get(offset..to as usize).unwrap_or_default();
    // The end of the tag before is that of this one too, if it has not come yet.
    let mut end = 0_usize;
    for (at, _) in between.match_indices("</") {
        let name_at = at.saturating_add(2);
        if end <= at {
            let Some(found) = between.get(at..).and_then(|rest| rest.find('>')) else { break };
            end = at.saturating_add(found).saturating_add(1);
        }
        let name = between.get(name_at..end).unwrap_or_default();
        let length = name.find(['\t', '\n', '\x0C', '\r', ' ', '/', '>']).unwrap_or(name.len());
        let name = name.get(..length).unwrap_or_default().to_ascii_lowercase();
        tags.entry(name).or_insert(offset.saturating_add(end));
    }
    tags
}

/// Parses a page, and notes the places of its elements.
pub(super) fn parse(
    options: &Options,
    source: &str,
    context: Option<&Context>,
) -> (Document, Places) {
    let shared: Arc<str> = source.into();
    let document = Document::with_source(Arc::clone(&shared));
    let mut tree = Noting { document, places: Places::default(), closed: Vec::new(), written: 0 };
    let settings = options.for_parser(context.is_some());
    let mut parser = match context {
        None => TreeParser::new(settings),
        Some(context) => {
            let mut element = FragmentContext::new(context.namespace(), context.local_name());
            element.attributes = context.attribute_buffer();
            element.document_mode = options.mode_of_context_document();
            element.form = context.create_form(&mut tree.document);
            TreeParser::for_fragment(&mut tree, &element, settings)
        }
    };
    // A page that is too long was cut off by the first parse already.
    let _ = parser.append_shared(shared);
    parser.end_of_input();
    while !matches!(parser.pump(&mut tree), Pause::Finished | Pause::NeedInput) {}
    tree.reached(u32::try_from(source.len()).unwrap_or(u32::MAX));
    (tree.document, tree.places)
}

/// A document that notes the places of what the parser writes.
struct Noting {
    document: Document,
    places: Places,
    /// The elements that were closed since the last thing was written.
    closed: Vec<NodeId>,
    /// The end of what was written.
    written: u32,
}

impl Noting {
    /// Something of the source was written.
    fn wrote(&mut self, origin: Origin) {
        if origin.span.source == SourceId::MAIN && origin.span.start >= self.written {
            self.reached(origin.span.start);
            self.written = origin.span.end;
        }
    }

    /// All that was closed was closed before this place.
    fn reached(&mut self, start: u32) {
        for node in self.closed.drain(..) {
            if let Some(place) = self.places.places.get_mut(&node)
                && place.end.is_none()
            {
                place.end = Some((self.written.max(place.tag_end), start));
            }
        }
    }

    fn created(&mut self, node: NodeId, origin: Origin) {
        self.wrote(origin);
        // Others are copies.
        let is_in_the_source = matches!(origin.cause, Cause::Source | Cause::FosterParented)
            && origin.span.source == SourceId::MAIN;
        if is_in_the_source {
            let place = Place { start: origin.span.start, tag_end: origin.span.end, end: None };
            self.places.places.insert(node, place);
        }
    }
}

impl TreeQuery for Noting {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        TreeQuery::document(&self.document)
    }

    fn document_mode(&self) -> DocumentMode {
        self.document.document_mode()
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        TreeQuery::kind(&self.document, node)
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::parent(&self.document, node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::first_child(&self.document, node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::last_child(&self.document, node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::previous_sibling(&self.document, node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        TreeQuery::next_sibling(&self.document, node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        TreeQuery::host(&self.document, fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.document.is_shadow_host(element)
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        TreeQuery::is_element(&self.document, node, namespace, name)
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        self.document.with_attribute(element, name, read);
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        self.document.with_processing_instruction(node, read);
    }
}

impl TreeSink for Noting {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.document.set_document_mode(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        origin: Origin,
    ) -> NodeId {
        let element =
            TreeSink::create_element(&mut self.document, name, attributes, intended_parent, origin);
        self.created(element, origin);
        element
    }

    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> NodeId {
        self.wrote(origin);
        TreeSink::create_comment(&mut self.document, data, origin)
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> NodeId {
        self.wrote(origin);
        TreeSink::create_processing_instruction(&mut self.document, target, data, origin)
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> NodeId {
        let doctype = TreeSink::create_doctype(
            &mut self.document,
            name,
            public_identifier,
            system_identifier,
            origin,
        );
        self.created(doctype, origin);
        doctype
    }

    fn create_document_fragment(&mut self) -> NodeId {
        TreeSink::create_document_fragment(&mut self.document)
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, origin: Origin) {
        TreeSink::insert(&mut self.document, parent, node, before, origin);
    }

    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        origin: Origin,
    ) {
        self.wrote(origin);
        self.document.insert_text(parent, before, text, origin);
    }

    fn remove(&mut self, node: &NodeId) {
        TreeSink::remove(&mut self.document, node);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        self.document.move_children(from, to);
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        origin: Origin,
    ) {
        self.wrote(origin);
        // Its tags are several.
        self.places.places.remove(element);
        self.document.add_missing_attributes(element, attributes, origin);
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        TreeSink::template_contents(&mut self.document, template)
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        self.document.set_template_contents(template, contents);
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        TreeSink::attach_shadow_root(&mut self.document, host, init)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        TreeSink::clone_subtree(&mut self.document, node)
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        self.document.associate_with_form(element, form);
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        self.document.prepare_parser_inserted_script(script, flags);
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        self.document.mark_script_already_started(script);
    }

    fn popped(&mut self, element: &NodeId) {
        self.closed.push(*element);
        self.document.popped(element);
    }

    fn creation_may_run_script(&self) -> bool {
        self.document.creation_may_run_script()
    }
}
