//! The inner sanitize steps: the walk over a tree.

use treewright_dom::parsing::WrittenNodes;
use treewright_dom::scripting::{AttributesByPosition, CustomElements};
use treewright_dom::{Document, FullName, NodeId, NodeKind, Span};
use treewright_markup::{AttributeNamespace, ElementFlags, LocalName, Namespace, tag};

use crate::filter::{Element, Step};
use crate::policies::Prepared;
use crate::report::{path, place_of};
use crate::text_rules::TextRules;
use crate::{Action, Filter, Kind, Reason, Record, RewrittenUrls};

/// The number of walks over a tree with `selectedcontent`: a removal can copy an option into one that was already
/// visited.
const WALKS: usize = 8;

/// The number of attributes of an element up to which each is removed on its own.
const FEW: usize = 16;

impl Filter {
    /// Sanitizes the descendants of a node, such as a fragment, an element or a document; the node itself stays.
    /// Contents of templates and shadow trees below it are sanitized too. Returns true if something changed.
    ///
    /// Removed nodes stay in the arena, without a parent. [`run`](Self::run) tells removals from other changes, which
    /// [policies](Self::policies) make.
    ///
    /// Time is linear in the size of the tree; a tree with `selectedcontent` elements is walked several times.
    ///
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitize>
    pub fn sanitize(&self, document: &mut Document, node: NodeId) -> bool {
        self.run(document, node, None, &mut RewrittenUrls::new()).changed
    }

    /// Like [`sanitize`](Self::sanitize), and adds a record for each change. This takes time for each change in the
    /// depth of the tree.
    pub fn sanitize_and_record(
        &self,
        document: &mut Document,
        node: NodeId,
        records: &mut Vec<Record>,
    ) -> bool {
        self.run(document, node, Some(records), &mut RewrittenUrls::new()).changed
    }

    /// Like [`sanitize`](Self::sanitize), with records if a list is given, and with the kinds of changes as its result. URLs
    /// that policies have rewritten are not rewritten again.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_sanitize::{Policies, RewrittenUrls, Sanitizer};
    /// let mut document = Document::new();
    /// let fragment = document.create_document_fragment();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.set_attribute(link, "href", "/")?;
    /// document.append(fragment, link)?;
    /// let filter = Sanitizer::default().filter().policies(Policies::new().link_target("_blank"));
    /// let changes = filter.run(&mut document, fragment, None, &mut RewrittenUrls::new());
    /// assert!(changes.changed && !changes.removed);
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn run(
        &self,
        document: &mut Document,
        node: NodeId,
        records: Option<&mut Vec<Record>>,
        rewritten: &mut RewrittenUrls,
    ) -> Changes {
        rewritten.begin_a_round();
        Walk { filter: self, records, rewritten }.sanitize(document, node)
    }
}

/// The kinds of changes of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Changes {
    /// True if something changed.
    pub changed: bool,
    /// True if something was removed, or an element was replaced with its children.
    pub removed: bool,
}

pub(crate) struct Walk<'a> {
    pub(crate) filter: &'a Filter,
    records: Option<&'a mut Vec<Record>>,
    pub(crate) rewritten: &'a mut RewrittenUrls,
}

/// The result of one walk.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) changed: bool,
    pub(crate) removed: bool,
    /// A `selectedcontent` element was kept.
    has_copies: bool,
}

impl Walk<'_> {
    fn sanitize(&mut self, document: &mut Document, node: NodeId) -> Changes {
        let mut changes = Changes::default();
        let may_have_copies =
            self.filter.text.is_some() && document.may_have_html_element(tag::SELECTEDCONTENT);
        if may_have_copies && self.remove_copies(document, node) {
            changes = Changes { changed: true, removed: true };
        }
        for _ in 0..WALKS {
            let found = self.sanitize_once(document, node);
            changes.changed |= found.changed;
            changes.removed |= found.removed;
            if !found.changed || !found.has_copies {
                return changes;
            }
        }
        // The copies do not come to an end.
        self.remove_copies(document, node);
        self.sanitize_once(document, node);
        Changes { changed: true, removed: true }
    }

    /// The first node from `next` on, in tree order, that takes a closer look.
    fn first_to_look_at(
        &self,
        document: &Document,
        next: Option<NodeId>,
        root: NodeId,
    ) -> Option<NodeId> {
        let known = self.filter.known_names();
        let (root, mut next) = (document.get(root)?, document.get(next?));
        while let Some(node) = next {
            if !known.is_some_and(|known| known.certainly_keep(node)) {
                return Some(node.id());
            }
            next = node.next_in_tree_order(root);
        }
        None
    }

    /// Removes the `selectedcontent` elements, so that no later change fills them.
    fn remove_copies(&mut self, document: &mut Document, node: NodeId) -> bool {
        let is_copy =
            |node: &NodeId| document.is_element(*node, Namespace::Html, tag::SELECTEDCONTENT);
        let copies: Vec<NodeId> =
            document.descendants_with_fragments(node).filter(is_copy).collect();
        for copy in &copies {
            // Another one can have contained it.
            if document.parent(*copy).is_some() {
                self.record(document, *copy, Action::Removed, Reason::DependsOnTheParser);
                let _ = document.remove(*copy);
            }
        }
        !copies.is_empty()
    }

    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#inner-sanitize-steps>
    fn sanitize_once(&mut self, document: &mut Document, node: NodeId) -> Found {
        let mut found = Found::default();
        let mut roots = vec![node];
        while let Some(root) = roots.pop() {
            let mut next = document.next_in_tree_order(root, root);
            while let Some(child) = self.first_to_look_at(document, next, root) {
                next = match self.step(document, child, node) {
                    Step::Keep => {
                        let kept = if document.kind(child) == Some(NodeKind::Element) {
                            let kept = self.keep_element(document, child, &mut found);
                            // 5.5 and 5.6.
                            roots.extend(document.template_contents(kept));
                            roots.extend(document.shadow_root(kept));
                            kept
                        } else {
                            child
                        };
                        document.next_in_tree_order(kept, root)
                    }
                    Step::Remove => {
                        (found.changed, found.removed) = (true, true);
                        let next = document.next_after_descendants(child, root);
                        let _ = document.remove(child);
                        next
                    }
                    Step::ReplaceWithChildren => {
                        (found.changed, found.removed) = (true, true);
                        let next = document.next_in_tree_order(child, root);
                        let after = document.next_after_descendants(child, root);
                        if document.unwrap(child) == Ok(true) {
                            next
                        } else {
                            // Only a child of a document cannot be.
                            let _ = document.remove(child);
                            after
                        }
                    }
                };
            }
        }
        found
    }

    /// The step for a node below the one that is sanitized.
    fn step(&mut self, document: &Document, node: NodeId, top: NodeId) -> Step {
        let filter = self.filter;
        let text = filter.text.as_deref();
        let reason = match document.kind(node) {
            // 3.
            Some(NodeKind::Comment) if !filter.keeps_comments => Some(Reason::Configuration),
            Some(NodeKind::Comment) => {
                let data = document.text(node).unwrap_or_default();
                text.and_then(|_| TextRules::reason_to_remove_comment(data))
            }
            // 4.
            Some(NodeKind::ProcessingInstruction) => {
                let (target, _) = document.processing_instruction(node).unwrap_or_default();
                if filter.keeps_processing_instruction(target) {
                    text.and_then(TextRules::reason_to_remove_processing_instruction)
                } else {
                    Some(Reason::Configuration)
                }
            }
            // 5.
            Some(NodeKind::Element) => {
                let (step, reason) = match self.step_of_element(document, node) {
                    (Step::Keep, _) if self.is_too_deep(document, node, top) => {
                        let is_text = self.has_readable_contents(document, node);
                        let step = if is_text { Step::ReplaceWithChildren } else { Step::Remove };
                        (step, Reason::TooDeep)
                    }
                    decision => decision,
                };
                let action = match step {
                    Step::Keep => return step,
                    Step::Remove => Action::Removed,
                    Step::ReplaceWithChildren => Action::Unwrapped,
                };
                self.record(document, node, action, reason);
                // A shadow tree goes with its host, whose children stay.
                if let (Step::ReplaceWithChildren, Some(shadow)) =
                    (step, document.shadow_root(node))
                {
                    self.record(document, shadow, Action::Removed, reason);
                }
                return step;
            }
            // 2.
            _ => None,
        };
        match reason {
            Some(reason) => {
                self.record(document, node, Action::Removed, reason);
                Step::Remove
            }
            None => Step::Keep,
        }
    }

    fn step_of_element(&self, document: &Document, node: NodeId) -> (Step, Reason) {
        let filter = self.filter;
        let name = document.local_name(node).unwrap_or_default();
        let known = filter.element(document.namespace_url(node), name);
        let mut step = filter.step(known);
        let is_document = filter.text.as_deref().is_some_and(|rules| rules.is_document);
        if is_document && is_part_of_each_document(document, node) {
            return (Step::Keep, Reason::Configuration);
        }
        let is_other = !known.is_some_and(Element::is_in_a_list);
        if step == Step::Remove && is_other && self.unwraps_others(document, node) {
            step = Step::ReplaceWithChildren;
        }
        if step != Step::Keep {
            return (step, Reason::Configuration);
        }
        let Some(rules) = filter.text.as_deref() else { return (step, Reason::Configuration) };
        let Some(handle) = document.get(node) else { return (step, Reason::Configuration) };
        let number = handle.element_name().unwrap_or(LocalName::UNKNOWN);
        let namespace = document.namespace(node).unwrap_or_default();
        if let Some(reason) = TextRules::reason_to_unwrap(number, namespace) {
            return (Step::ReplaceWithChildren, reason);
        }
        let is_html = namespace == Namespace::Html;
        if is_html && number == tag::FORM && is_in_a_table_of_a_template(document, node, rules) {
            return (Step::Remove, Reason::DependsOnTheParser);
        }
        let is_noscript = is_html && number == tag::NOSCRIPT;
        let is_raw = is_noscript && rules.contents_of_noscript_are_text()
            || handle.flags().intersects(ElementFlags::RAW_TEXT_CHILD);
        let raw = is_raw.then(|| {
            document.children(node).filter_map(|child| document.text(child)).collect::<String>()
        });
        let reason =
            rules.reason_to_remove_element(filter.is_safe, name, is_noscript, raw.as_deref());
        match reason {
            Some(reason) => (Step::Remove, reason),
            None => (Step::Keep, Reason::Configuration),
        }
    }

    /// Step 5.9 for an element that is kept. Returns the element that is in the tree after it.
    fn keep_element(
        &mut self,
        document: &mut Document,
        element: NodeId,
        found: &mut Found,
    ) -> NodeId {
        found.has_copies |= document.is_element(element, Namespace::Html, tag::SELECTEDCONTENT);
        self.remove_elements_in_raw_text(document, element, found);
        let removed = self.attributes_to_remove(document, element);
        if !removed.is_empty() {
            found.changed = true;
            let places = if self.has_records() {
                places_of_attributes(document, element)
            } else {
                Vec::new()
            };
            for (position, reason) in &removed {
                if self.is_added(document, element, *position) {
                    continue;
                }
                found.removed = true;
                if self.has_records() {
                    let place = places.get(*position).copied();
                    self.record_attribute(document, element, *position, place, *reason);
                }
            }
            let positions: Vec<usize> = removed.into_iter().map(|(position, _)| position).collect();
            remove_attributes(document, element, &positions);
        }
        self.apply_policies(document, element, found);
        let writes_is_value = self.filter.text.is_some()
            && document.is_value(element).is_some()
            && document.attribute(element, "is").is_none();
        if writes_is_value {
            (found.changed, found.removed) = (true, true);
            return without_is_value(document, element).unwrap_or(element);
        }
        element
    }

    /// Removes the elements in a style sheet or script of SVG. They are not a part of it, unless they are replaced with their
    /// children later, and are written as text would be that looks like markup.
    fn remove_elements_in_raw_text(
        &mut self,
        document: &mut Document,
        element: NodeId,
        found: &mut Found,
    ) {
        let policies = self.filter.policies.as_deref();
        let is_judged =
            self.filter.text.is_some() || policies.is_some_and(Prepared::concern_sheets);
        let is_raw = [tag::STYLE, tag::SCRIPT]
            .iter()
            .any(|name| document.is_element(element, Namespace::Svg, *name));
        if !is_judged || !is_raw {
            return;
        }
        let is_element = |node: &NodeId| document.kind(*node) == Some(NodeKind::Element);
        let elements: Vec<NodeId> = document.children(element).filter(is_element).collect();
        for child in elements {
            (found.changed, found.removed) = (true, true);
            self.record(document, child, Action::Removed, Reason::MarkupInText);
            let _ = document.remove(child);
        }
    }

    fn attributes_to_remove(&self, document: &Document, node: NodeId) -> Vec<(usize, Reason)> {
        let filter = self.filter;
        let mut attributes = document.attributes(node).enumerate().peekable();
        if attributes.peek().is_none() {
            return Vec::new();
        }
        let element_name = document.local_name(node).unwrap_or_default();
        let element_namespace = document.namespace_url(node);
        let known = filter.element(element_namespace, element_name);
        let policies = filter.policies.as_deref();
        let reason =
            |(position, (name, value)): (usize, (treewright_dom::AttributeName<'_>, &str))| {
                if policies.is_some_and(|policies| policies.reserves(document, node, name)) {
                    return None;
                }
                let namespace = match name.namespace {
                    AttributeNamespace::Other => {
                        document.attribute_name_at(node, position).and_then(|name| name.namespace)
                    }
                    namespace => namespace.url(),
                };
                let reason = filter.reason_to_remove_attribute(
                    known,
                    element_namespace,
                    namespace,
                    name.local,
                    value,
                );
                let reason = reason.or_else(|| {
                    filter.text.as_ref()?;
                    TextRules::reason_to_remove_attribute(
                        filter.is_safe,
                        element_name,
                        name.local,
                        value,
                    )
                });
                reason.map(|reason| (position, reason))
            };
        attributes.filter_map(reason).collect()
    }

    fn record(&mut self, document: &Document, node: NodeId, action: Action, reason: Reason) {
        let Some(records) = self.records.as_deref_mut() else { return };
        records.push(Record::of_node(document, node, action, reason));
    }

    fn record_attribute(
        &mut self,
        document: &Document,
        element: NodeId,
        position: usize,
        place: Option<Span>,
        reason: Reason,
    ) {
        let name = document.qualified_attribute_name_at(element, position).unwrap_or_default();
        let value = document.attribute_value_at(element, position).unwrap_or_default();
        let kind = match reason {
            Reason::JavascriptUrl | Reason::AnimatedUrl => Kind::Url,
            _ => Kind::Attribute,
        };
        let what = (kind, Action::Removed, reason);
        self.record_value(document, element, place, (name, value), what);
    }

    /// Returns true for an attribute that a policy added in an earlier round, so that the source does not have it.
    pub(crate) fn is_added(&self, document: &Document, element: NodeId, position: usize) -> bool {
        let name = document.qualified_attribute_name_at(element, position).unwrap_or_default();
        let value = document.attribute_value_at(element, position).unwrap_or_default();
        self.rewritten.has_added(name, value)
    }

    /// Returns true if changes are recorded.
    pub(crate) fn has_records(&self) -> bool {
        self.records.is_some()
    }

    /// Records a change of an attribute, of a part of its value, or of one that is added.
    pub(crate) fn record_value(
        &mut self,
        document: &Document,
        element: NodeId,
        place: Option<Span>,
        (name, value): (&str, &str),
        (kind, action, reason): (Kind, Action, Reason),
    ) {
        let Some(records) = self.records.as_deref_mut() else { return };
        records.push(Record {
            path: path(document, Some(element)),
            action,
            kind,
            name: name.to_owned(),
            value: value.to_owned(),
            reason,
            span: place.or_else(|| place_of_tag(document, element)),
        });
    }

    /// Returns true for an element with too many elements around it. Those that each document has do not count.
    fn is_too_deep(&self, document: &Document, node: NodeId, top: NodeId) -> bool {
        let policies = self.filter.policies.as_deref();
        let Some(most) = policies.and_then(Prepared::max_depth) else { return false };
        let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
        let nodes = std::iter::successors(around(&node), around).take_while(|node| *node != top);
        let counts = |node: &NodeId| {
            document.kind(*node) == Some(NodeKind::Element)
                && !is_part_of_each_document(document, *node)
        };
        nodes.filter(counts).take(most).count() == most && counts(&node)
    }

    /// Returns true if an element that the configuration does not mention is replaced with its children.
    fn unwraps_others(&self, document: &Document, node: NodeId) -> bool {
        let policies = self.filter.policies.as_deref();
        let name = document.local_name(node).unwrap_or_default();
        policies.is_some_and(|policies| policies.unwraps_others(name))
            && self.has_readable_contents(document, node)
    }

    fn has_readable_contents(&self, document: &Document, node: NodeId) -> bool {
        let policies = self.filter.policies.as_deref();
        policies.is_some_and(|policies| policies.has_readable_contents(document, node))
    }
}

/// Returns true for a child of a table, or of a part of one, in the contents of a template. The form that parsers insert
/// there is empty; older ones do not insert it.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>
fn is_in_a_table_of_a_template(document: &Document, form: NodeId, rules: &TextRules) -> bool {
    let parts = [tag::TABLE, tag::TBODY, tag::THEAD, tag::TFOOT, tag::TR];
    let is_part = |name: &LocalName| {
        document.parent(form).is_some_and(|node| document.is_element(node, Namespace::Html, *name))
    };
    let has_host =
        || document.ancestors(form).last().is_some_and(|root| document.host(root).is_some());
    parts.iter().any(is_part) && (rules.is_in_template || has_host())
}

/// The places of the attributes of an element, in their order. One that was changed before has that of the tag.
pub(crate) fn places_of_attributes(document: &Document, element: NodeId) -> Vec<Span> {
    let Some(tag) = place_of_tag(document, element) else { return Vec::new() };
    let origin = document.origin(element);
    let spans = origin.into_iter().flat_map(|origin| origin.attribute_spans());
    spans.map(|span| span.unwrap_or(tag)).collect()
}

/// The place of the start tag of an element, or of what stands for it.
fn place_of_tag(document: &Document, element: NodeId) -> Option<Span> {
    let origin = document.origin(element)?;
    let tag = origin.start_tag().or_else(|| origin.original());
    tag.or_else(|| place_of(document, element))
}

/// Replaces an element with one without an `is` value, which cannot change and would be written as an attribute.
fn without_is_value(document: &mut Document, element: NodeId) -> Option<NodeId> {
    let (namespace, name) =
        (document.namespace(element)?, document.local_name(element)?.to_owned());
    let copy = document.create_element(namespace, &name).ok()?;
    for position in 0..document.attribute_count(element) {
        let name = document.attribute_name_at(element, position)?;
        let owned = |text: Option<&str>| text.map(ToOwned::to_owned);
        let (namespace, prefix) = (owned(name.namespace), owned(name.prefix));
        let local = name.local.to_owned();
        let value = document.attribute_value_at(element, position)?.to_owned();
        let name =
            FullName { namespace: namespace.as_deref(), prefix: prefix.as_deref(), local: &local };
        document.append_attribute(copy, name, &value.as_str().into()).ok()?;
    }
    let parent = document.parent(element)?;
    document.replace_child(parent, copy, element).ok()?;
    let contents = [document.template_contents(element), document.template_contents(copy)];
    if let [Some(from), Some(to)] = contents {
        let children: Vec<NodeId> = document.children(from).collect();
        document.append_all(to, &children).ok()?;
    }
    let children: Vec<NodeId> = document.children(element).collect();
    document.append_all(copy, &children).ok()?;
    if let Some(tag) = place_of_tag(document, element) {
        let end = document.origin(element).and_then(|origin| origin.end_tag());
        document.note_as_written(copy, tag);
        if let Some(end) = end {
            document.note_end_tag(copy, end);
        }
    }
    Some(copy)
}

/// Removes the attributes at these positions, in order.
pub(crate) fn remove_attributes(document: &mut Document, element: NodeId, positions: &[usize]) {
    if positions.len() <= FEW {
        for position in positions.iter().rev() {
            let _ = document.remove_attribute_at(element, *position);
        }
        return;
    }
    // Each removal from the middle moves those after it, so all are removed, and some added again.
    let mut kept = Vec::new();
    let mut removed = positions.iter().rev().peekable();
    for position in (0..document.attribute_count(element)).rev() {
        if removed.next_if(|removed| **removed == position).is_none()
            && let Some(name) = document.attribute_name_at(element, position)
        {
            let owned = |text: Option<&str>| text.map(ToOwned::to_owned);
            let value = document.attribute_value_at(element, position).unwrap_or_default();
            kept.push((
                owned(name.namespace),
                owned(name.prefix),
                name.local.to_owned(),
                value.to_owned(),
            ));
        }
        let _ = document.remove_attribute_at(element, position);
    }
    for (namespace, prefix, local, value) in kept.iter().rev() {
        let name = FullName { namespace: namespace.as_deref(), prefix: prefix.as_deref(), local };
        let _ = document.append_attribute(element, name, &value.as_str().into());
    }
}

/// Returns true for `html` in a document, and for `head` and `body` in it, or in a fragment of its contents.
fn is_part_of_each_document(document: &Document, node: NodeId) -> bool {
    let is_html = |node| {
        let parent = document.parent(node).and_then(|parent| document.kind(parent));
        document.is_element(node, Namespace::Html, tag::HTML) && parent == Some(NodeKind::Document)
    };
    let is_in_html = || {
        let is_head_or_body = [tag::HEAD, tag::BODY]
            .iter()
            .any(|name| document.is_element(node, Namespace::Html, *name));
        let is_root = |node| {
            let kind = document.kind(node);
            kind == Some(NodeKind::DocumentFragment) && document.host(node).is_none()
        };
        is_head_or_body && document.parent(node).is_some_and(|node| is_html(node) || is_root(node))
    };
    is_html(node) || is_in_html()
}
