//! The places of changes in the source: where the parser is in the element that a node is to come into, and the
//! tags that the page leaves out there.

use treewright_dom::{
    Cause, Closing, Document, ElementFlags, LocalName, Namespace, NodeId, NodeKind, NodeRef,
    SourceId, Span,
};
use treewright_write::source_spans;

use super::Change;
use super::session::Session;

/// A place in the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) at: u32,
    /// The outermost element that the parser has not left there, though the new nodes are not to come into it.
    pub(super) closes_first: Option<NodeId>,
    /// The elements that the parser is only to enter there, because their start tags are left out, the outermost
    /// first.
    pub(super) opens: Vec<NodeId>,
    /// A newline that must be written first, so that the one after it is not ignored.
    pub(super) newline: bool,
}

impl Place {
    const fn at(at: u32) -> Self {
        Self { at, closes_first: None, opens: Vec::new(), newline: false }
    }

    /// A place after a node, in its parent.
    fn after(session: &Session<'_>, last: Option<NodeRef<'_>>, at: u32) -> Self {
        let closes_first = last.filter(|last| is_open_at(session, *last, at)).map(NodeRef::id);
        Self { closes_first, ..Self::at(at) }
    }

    /// The elements that the parser has not left there, though the new nodes are not to come into them, the
    /// outermost first.
    pub(super) fn closes<'s>(&self, session: &'s Session<'_>) -> impl Iterator<Item = NodeId> + 's {
        let at = self.at;
        let first = self.closes_first.and_then(|first| session.original.get(first));
        let open_in = move |around: &NodeRef<'s>| {
            last_inside(*around).filter(|last| is_open_at(session, *last, at))
        };
        std::iter::successors(first, open_in).map(NodeRef::id)
    }
}

/// The node that the contents of an element are in: the element, or the contents of a `template`.
pub(super) fn container(document: &Document, element: NodeId) -> NodeId {
    let is_template = document.is_element(element, Namespace::Html, LocalName::TEMPLATE);
    let contents = if is_template { document.template_contents(element) } else { None };
    contents.unwrap_or(element)
}

/// Returns true if an element can have no contents whatever its start tag is.
pub(super) fn is_void(element: NodeRef<'_>) -> bool {
    element.is_in_html() && element.flags().intersects(ElementFlags::SERIALIZES_AS_VOID)
}

/// Returns true if a node is the element whose text is not markup.
pub(super) fn has_raw_text(element: NodeRef<'_>, scripting: bool) -> bool {
    element.flags().intersects(ElementFlags::RAW_TEXT_CHILD)
        || scripting && element.is_html("noscript")
}

fn in_main(span: Span) -> Option<Span> {
    (span.source == SourceId::MAIN).then_some(span)
}

/// The start tag of an element.
pub(super) fn start_tag(node: NodeRef<'_>) -> Option<Span> {
    node.origin()?.start_tag().and_then(in_main).filter(|tag| tag.start < tag.end)
}

/// Returns true if the start tag of an element is left out.
pub(super) fn is_implied(node: NodeRef<'_>) -> bool {
    node.is_element() && node.origin().is_some_and(|origin| origin.cause() == Cause::Implied)
}

/// The place where a node begins, or the token that it is due to.
fn start(node: NodeRef<'_>) -> Option<u32> {
    let first = source_spans(node).next().map(|span| span.start);
    let origin = node.origin()?;
    first.or_else(|| in_main(origin.token()?.span).map(|span| span.start))
}

/// The place where an element ends that has no end tag.
fn closed_at(session: &Session<'_>, node: NodeRef<'_>) -> Option<u32> {
    match node.origin()?.closing() {
        Closing::By(token) => in_main(token.span).map(|span| span.start),
        Closing::Not => Some(session.length()),
        _ => None,
    }
}

/// The place where the contents of an element end.
pub(super) fn end_of_contents(session: &Session<'_>, node: NodeRef<'_>) -> Option<u32> {
    match node.origin()?.closing() {
        Closing::EndTag(tag) => in_main(tag).map(|tag| tag.start),
        Closing::By(token) => in_main(token.span).map(|span| span.start),
        Closing::AtOnce => None,
        Closing::Not => {
            let begins = start(node).unwrap_or_default();
            let end = session.end_of_body;
            Some(if begins < end { end } else { session.length() })
        }
        _ => None,
    }
}

/// The place after an element, its end tag included.
pub(super) fn end(session: &Session<'_>, node: NodeRef<'_>) -> Option<u32> {
    match node.origin()?.closing() {
        Closing::EndTag(tag) => in_main(tag).map(|tag| tag.end),
        Closing::AtOnce => start_tag(node).map(|tag| tag.end),
        _ => end_of_contents(session, node),
    }
}

/// Returns true if a node is an element that is open at a place after all that is in it.
fn is_open_at(session: &Session<'_>, node: NodeRef<'_>, at: u32) -> bool {
    node.is_element() && closed_at(session, node).is_some_and(|closed| closed >= at)
}

fn last_inside(element: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let document = element.document();
    document.get(container(document, element.id()))?.last_child()
}

/// The elements around a node that begin where it does, because their start tags are left out.
fn entered_at(node: NodeRef<'_>, at: u32) -> Vec<NodeId> {
    let mut around: Vec<NodeId> = node
        .ancestors()
        .take_while(|around| is_implied(*around) && start(*around) == Some(at))
        .map(NodeRef::id)
        .collect();
    around.reverse();
    around
}

/// The place before a node.
pub(super) fn before(session: &Session<'_>, node: NodeRef<'_>) -> Option<Place> {
    let at = start(node)?;
    let opens = entered_at(node, at);
    Some(Place { opens, ..Place::after(session, node.previous_sibling(), at) })
}

/// The places after an element.
fn after(session: &Session<'_>, node: NodeRef<'_>, is_second: bool) -> Option<Place> {
    let at = if is_second { session.end_of_parts(node.id())? } else { end(session, node)? };
    Some(Place::after(session, Some(node), at))
}

/// The place of the first thing in an element.
pub(super) fn first_in(session: &Session<'_>, node: NodeRef<'_>) -> Option<Place> {
    let origin = node.origin()?;
    if let Some(tag) = start_tag(node) {
        return match origin.closing() {
            Closing::AtOnce => None,
            _ => Some(Place::at(tag.end)),
        };
    }
    if !is_implied(node) {
        return None;
    }
    let at = start(node)?;
    let mut opens = entered_at(node, at);
    opens.push(node.id());
    Some(Place { opens, ..Place::after(session, node.previous_sibling(), at) })
}

/// Returns true if the parser ignores a newline at the start of an element.
fn ignores_a_newline(node: NodeRef<'_>) -> bool {
    ["pre", "textarea", "listing"].into_iter().any(|name| node.is_html(name))
}

/// The length of a newline of the source.
fn newline(source: &str, at: u32) -> usize {
    let rest = source.get(at as usize..).unwrap_or_default();
    match rest.as_bytes() {
        [b'\r', b'\n', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => 0,
    }
}

fn prepended(session: &Session<'_>, node: NodeRef<'_>, html: &str) -> Option<Place> {
    let mut place = first_in(session, node)?;
    if ignores_a_newline(node) && start_tag(node).is_some() {
        let ignored = newline(session.source, place.at);
        place.at = place.at.saturating_add(ignored as u32);
        place.newline = ignored == 0 && html.starts_with(['\n', '\r']);
    }
    Some(place)
}

/// The places of the last thing in an element: before its end tag, or after all that became a part of it.
fn last_in(session: &Session<'_>, node: NodeRef<'_>, is_second: bool) -> Option<Place> {
    if node.origin()?.closing() == Closing::AtOnce {
        return None;
    }
    if last_inside(node).is_none() && (is_second || is_implied(node)) {
        return first_in(session, node);
    }
    let at = if is_second {
        session.end_of_parts(last_inside(node)?.id())?
    } else {
        end_of_contents(session, node)?
    };
    Some(Place::after(session, last_inside(node), at))
}

/// The place of what is new in a change. `is_second` asks for another one, if there is any.
pub(super) fn of(
    session: &Session<'_>,
    node: NodeRef<'_>,
    change: &Change<'_>,
    is_second: bool,
) -> Option<Place> {
    match change {
        Change::InsertBefore(_) if is_second => match node.previous_sibling() {
            Some(previous) => {
                let at = session.end_of_parts(previous.id())?;
                Some(Place::after(session, Some(previous), at))
            }
            None => first_in(session, node.parent()?),
        },
        Change::InsertBefore(_) | Change::Replace(_) => before(session, node),
        Change::Remove => {
            let mut place = before(session, node)?;
            let is_first = node.previous_sibling().is_none();
            let after = end(session, node).unwrap_or_default();
            let parent = node.parent();
            place.newline = is_first
                && parent.is_some_and(ignores_a_newline)
                && newline(session.source, after) > 0
                && parent.and_then(start_tag).is_some_and(|tag| tag.end == place.at);
            Some(place)
        }
        Change::InsertAfter(_) => after(session, node, is_second),
        Change::Prepend(html) => prepended(session, node, html),
        Change::Append(_) => last_in(session, node, is_second),
        Change::SetText(_) => first_in(session, node),
        Change::SetAttribute { .. } | Change::RemoveAttribute(_) => {
            if start_tag(node).is_some() {
                return Some(Place::default());
            }
            first_in(session, node).filter(|_| is_implied(node))
        }
    }
}

/// The white space at the end of a text that is written after the end tag of the body.
#[derive(Clone, Copy)]
pub(super) struct WhiteSpaceAfter {
    pub(super) text: NodeId,
    /// In characters.
    pub(super) length: usize,
}

/// The parser puts white space after `</body>` and after `</html>` to the end of the body, or of what is open
/// there.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody>
pub(super) fn white_space_after_the_body(
    session: &Session<'_>,
    element: NodeId,
) -> Option<WhiteSpaceAfter> {
    let body = session.original.get(element).filter(|element| element.is_html("body"))?;
    let at = end_of_contents(session, body)?;
    let mut last = last_inside(body)?;
    while last.is_element() {
        last = last_inside(last)?;
    }
    if last.kind() != NodeKind::Text {
        return None;
    }
    let after = last.origin()?.text_spans().filter(|span| span.start >= at);
    let mut written = String::new();
    for span in after {
        written.push_str(session.source.get(span.start as usize..span.end as usize)?);
    }
    let text = session.decoded(&written);
    let is_white_space = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_whitespace());
    is_white_space.then(|| WhiteSpaceAfter { text: last.id(), length: text.chars().count() })
}

/// The parts of the source that go when nodes go: all of a range that they have for themselves, or else each part.
pub(super) fn parts(
    session: &Session<'_>,
    nodes: impl Iterator<Item = NodeId>,
    range: Option<(u32, u32)>,
) -> Vec<(u32, u32)> {
    let document = session.original;
    let spans: Vec<(u32, u32)> = nodes
        .filter_map(|node| document.get(node))
        .flat_map(|node| source_spans(node).map(|span| (span.start, span.end)).collect::<Vec<_>>())
        .collect();
    let Some((start, end)) = range else { return spans };
    let mut outside = spans.iter().copied().filter(|span| span.0 < start || span.1 > end);
    let whole = Span { source: SourceId::MAIN, start, end };
    let outer: Vec<(u32, u32)> = outside.by_ref().collect();
    let inside = spans.len().saturating_sub(outer.len());
    if session.editor.count_of_parts(whole) != inside {
        return spans;
    }
    let mut parts = outer;
    parts.push((start, end));
    parts
}
