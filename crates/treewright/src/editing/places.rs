//! The places of changes in the source: where the parser is in the element that a node is to come into, and the
//! tags that the page leaves out there.

use treewright_dom::{
    Cause, Closing, Document, ElementFlags, LocalName, Namespace, NodeId, NodeKind, NodeRef,
    SourceId, Span,
};
use treewright_write::source_spans;

use super::Change;
use super::formatting::{is_reconstructed, reopened_for};
use super::session::Session;
use super::source::Tag;

/// A place in the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) at: u32,
    /// The outermost element that the parser has not left there, though the new nodes are not to come into it.
    pub(super) closes_first: Option<NodeId>,
    /// The elements that the parser is only to enter there, because their start tags are left out, the outermost
    /// first.
    pub(super) opens: Vec<NodeId>,
    /// The same with formatting elements that the parser is to open again there.
    pub(super) reopens: Vec<NodeId>,
    /// The formatting elements that the parser opens again after it.
    pub(super) reopens_after: Vec<NodeId>,
    /// The element whose start tag, before the place, has the slash of an empty element.
    pub(super) slash: Option<NodeId>,
    /// A newline that must be written first, so that the one after it is not ignored.
    pub(super) newline: bool,
}

/// One of the places of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Choice {
    /// Before the tag that ends what the change comes after, or begins what it comes before.
    ByTheTag,
    /// After all that became a part of what the change comes after, or of what it replaces.
    AfterTheParts,
    /// After the token that ended it and became nothing, or after the tag of what goes.
    AfterTheToken,
    /// Before the contents of the body: the parser goes back into it for what comes after its end tag.
    BeforeTheContents,
}

impl Choice {
    pub(super) const ALL: [Self; 4] =
        [Self::ByTheTag, Self::AfterTheParts, Self::AfterTheToken, Self::BeforeTheContents];
}

impl Place {
    fn at(at: u32) -> Self {
        Self { at, ..Self::default() }
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
pub(super) fn start(node: NodeRef<'_>) -> Option<u32> {
    // An implied element can have attributes of a later tag.
    let first = if is_implied(node) { None } else { source_spans(node).next() };
    let first = first.map(|span| span.start);
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
fn entered_at(node: NodeRef<'_>, at: u32, is_entered: fn(NodeRef<'_>) -> bool) -> Vec<NodeId> {
    let mut around: Vec<NodeId> = node
        .ancestors()
        .take_while(|around| is_entered(*around) && start(*around) == Some(at))
        .map(NodeRef::id)
        .collect();
    around.reverse();
    around
}

fn has_no_tag(node: NodeRef<'_>) -> bool {
    is_implied(node) || is_reconstructed(node)
}

/// The place before a node.
pub(super) fn before(session: &Session<'_>, node: NodeRef<'_>) -> Option<Place> {
    let at = start(node)?;
    let opens = entered_at(node, at, is_implied);
    let reopens = entered_at(node, at, has_no_tag);
    Some(Place { opens, reopens, ..Place::after(session, node.previous_sibling(), at) })
}

/// The place of a tag that is left out.
pub(super) fn of_tag(session: &Session<'_>, tag: Tag) -> Option<u32> {
    if tag.is_end {
        return session.end_of_parts(tag.element);
    }
    start(session.original.get(tag.element)?)
}

/// The places after an element.
fn after(session: &Session<'_>, node: NodeRef<'_>, choice: Choice) -> Option<Place> {
    let at = match choice {
        Choice::ByTheTag => end(session, node)?,
        Choice::AfterTheParts => session.end_of_parts(node.id())?,
        Choice::AfterTheToken => match node.origin()?.closing() {
            Closing::By(token) => in_main(token.span)?.end,
            _ => return None,
        },
        Choice::BeforeTheContents => return before_the_contents(session, node),
    };
    Some(Place::after(session, Some(node), at))
}

/// The place for what comes after the body, where nothing in it can be closed.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody>
fn before_the_contents(session: &Session<'_>, node: NodeRef<'_>) -> Option<Place> {
    let document = session.original;
    let body = document.get(document.body()?).filter(|body| body.is_html("body"))?;
    let is_outside = node == body || Some(node) == body.parent();
    if !is_outside || !body.descendants().any(|inside| inside.is_html("plaintext")) {
        return None;
    }
    let Place { at, .. } = first_in(session, body)?;
    Some(Place { closes_first: Some(node.id()), ..Place::at(at) })
}

/// The place of the first thing in an element.
pub(super) fn first_in(session: &Session<'_>, node: NodeRef<'_>) -> Option<Place> {
    let origin = node.origin()?;
    if let Some(tag) = start_tag(node) {
        return match origin.closing() {
            Closing::AtOnce => with_slash(session, node, tag),
            _ => Some(Place::at(tag.end)),
        };
    }
    if !has_no_tag(node) {
        return None;
    }
    let at = start(node)?;
    let mut opens = entered_at(node, at, is_implied);
    let mut reopens = entered_at(node, at, has_no_tag);
    opens.extend(is_implied(node).then_some(node.id()));
    reopens.push(node.id());
    Some(Place { opens, reopens, ..Place::after(session, node.previous_sibling(), at) })
}

/// The place in an element whose start tag says that it is empty, if that has an effect.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
fn with_slash(session: &Session<'_>, node: NodeRef<'_>, tag: Span) -> Option<Place> {
    let written = session.source.get(tag.start as usize..tag.end as usize)?;
    let has_slash = !node.is_in_html() && written.ends_with("/>");
    has_slash.then(|| Place { slash: Some(node.id()), ..Place::at(tag.end) })
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
fn last_in(session: &Session<'_>, node: NodeRef<'_>, choice: Choice) -> Option<Place> {
    if node.origin()?.closing() == Closing::AtOnce {
        return first_in(session, node);
    }
    if choice == Choice::BeforeTheContents {
        let last = last_inside(node).filter(|_| node.is_html("html"))?;
        return before_the_contents(session, last);
    }
    if last_inside(node).is_none() && (choice != Choice::ByTheTag || has_no_tag(node)) {
        return first_in(session, node);
    }
    let at = if choice == Choice::ByTheTag {
        end_of_contents(session, node)?
    } else {
        session.end_of_parts(last_inside(node)?.id())?
    };
    Some(Place::after(session, last_inside(node), at))
}

/// The place of what is new in a change.
pub(super) fn of(
    session: &Session<'_>,
    node: NodeRef<'_>,
    change: &Change<'_>,
    choice: Choice,
) -> Option<Place> {
    let mut place = of_one(session, node, change, choice)?;
    let next = match change {
        Change::InsertBefore(_) => Some(node),
        Change::Prepend(_) => {
            let contents = container(session.original, node.id());
            session.original.get(contents).and_then(NodeRef::first_child)
        }
        Change::InsertAfter(_) | Change::Replace(_) | Change::Remove => node.next_sibling(),
        _ => None,
    };
    place.reopens_after = reopened_for(next, place.at);
    Some(place)
}

fn of_one(
    session: &Session<'_>,
    node: NodeRef<'_>,
    change: &Change<'_>,
    choice: Choice,
) -> Option<Place> {
    match change {
        Change::InsertBefore(_) if choice != Choice::ByTheTag => match node.previous_sibling() {
            Some(previous) => {
                let at = session.end_of_parts(previous.id())?;
                Some(Place::after(session, Some(previous), at))
            }
            None => first_in(session, node.parent()?),
        },
        Change::Replace(_) if choice != Choice::ByTheTag => {
            let at = match choice {
                Choice::AfterTheParts => session.end_of_parts(node.id())?,
                Choice::AfterTheToken => end(session, node)?,
                _ => return None,
            };
            Some(Place::at(at))
        }
        Change::SetText(_) if choice != Choice::ByTheTag => {
            let at = match choice {
                Choice::AfterTheParts => session.end_of_parts(last_inside(node)?.id())?,
                Choice::AfterTheToken => end_of_contents(session, node)?,
                _ => return None,
            };
            Some(Place::at(at))
        }
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
        Change::InsertAfter(_) => after(session, node, choice),
        Change::Prepend(html) => prepended(session, node, html),
        Change::Append(_) => last_in(session, node, choice),
        Change::SetText(_) => first_in(session, node),
        Change::SetAttribute { .. } | Change::RemoveAttribute(_) => {
            if start_tag(node).is_some() {
                return Some(Place::default());
            }
            first_in(session, node)
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
