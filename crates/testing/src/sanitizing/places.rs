//! Checks of the records of a sanitizer: everything that is removed or changed has one, with its place in the source.

use treewright::sanitize::{Action, Kind, Reason, Record};
use treewright::{
    Context, Document, Input, NodeId, NodeKind, NodeOrigin, Options, Span, TextSanitizer,
};

use super::SanitizerCase;
use crate::invariants::Violation;

/// Elements that parsers imply, or make for other names.
const IMPLIED: [&str; 9] = ["body", "br", "colgroup", "head", "html", "img", "p", "tbody", "tr"];

/// Checks that the places of changes are those of the source, in which the changed thing is.
pub(super) fn check_places(sanitizer: &TextSanitizer, text: &str) -> Result<(), Violation> {
    let Ok(result) = sanitizer.clone().record(true).sanitize(text) else { return Ok(()) };
    let plain = sanitizer.sanitize(text);
    if plain.is_ok_and(|plain| plain.html != result.html) {
        return Err(Violation::new("records do not change the result", format!("{result:?}")));
    }
    if result.removed != result.records.iter().any(|record| record.action != Action::Changed) {
        let what = format!("{result:?}");
        return Err(Violation::new("what is removed is recorded", what));
    }
    for record in &result.records {
        let source = record.span.and_then(|span| text.get(span.start as usize..span.end as usize));
        if !source.is_some_and(|source| has_the_thing(record, source)) {
            let what = format!("{record:?} is at {source:?}, after {} proofs", result.proofs);
            return Err(Violation::new("records have the places of the source", what));
        }
    }
    Ok(())
}

fn has_the_thing(record: &Record, source: &str) -> bool {
    let lower = source.replace('\0', "\u{FFFD}").to_ascii_lowercase();
    let name = record.name.to_ascii_lowercase();
    match record.kind {
        Kind::Element => IMPLIED.contains(&name.as_str()) || lower.starts_with(&format!("<{name}")),
        Kind::Attribute | Kind::Url if record.reason == Reason::SetAttribute => {
            let is_implied = IMPLIED.iter().any(|name| record.path.ends_with(name));
            is_implied || lower.starts_with('<') || lower.starts_with(&name)
        }
        // A URL of a style sheet is in its text.
        Kind::Url if name == "style" && !lower.contains("style") => {
            has_the_text(&record.value, source)
        }
        Kind::Attribute | Kind::Url => {
            lower.starts_with(&name) || lower.starts_with('<') && lower.contains(&name)
        }
        // In the attribute, or in the text of a style sheet.
        Kind::Declaration => lower.contains("style") || has_the_text(&record.value, source),
        Kind::Comment => source.starts_with('<') && has_the_text(&record.value, source),
        Kind::ProcessingInstruction => {
            source.starts_with('<') && lower.contains(&name) && has_the_text(&record.value, source)
        }
        // Its parts can be in another order in the source.
        Kind::Text => has_the_text(&record.value, source) || has_the_letters(&record.value, source),
        _ => false,
    }
}

/// Returns true if the letters of a text are in a source in this order: as they are, or as character references.
fn has_the_text(text: &str, source: &str) -> bool {
    let is_in = |source: &str| {
        let mut letters = source.chars();
        // Newlines, and what is replaced, are written in other ways.
        let mut wanted = text.chars().filter(|letter| !matches!(letter, '\n' | '\u{FFFD}'));
        wanted.all(|wanted| letters.any(|letter| letter == wanted))
    };
    is_in(source) || is_in(&without_references(source))
}

/// Returns true if a source has all letters of a text, in any order.
fn has_the_letters(text: &str, source: &str) -> bool {
    let mut letters: Vec<char> = source.chars().chain(without_references(source).chars()).collect();
    text.chars().filter(|letter| !matches!(letter, '\n' | '\u{FFFD}')).all(|wanted| {
        let place = letters.iter().position(|letter| *letter == wanted);
        place.map(|place| letters.swap_remove(place)).is_some()
    })
}

/// A source as the text of an element with character references and without tags.
fn without_references(source: &str) -> String {
    let context: Context = "textarea".parse().expect("it is a context");
    let input = Input::from(source).in_context(Some(&context));
    let document = Options::new().parse(input).document;
    let text = document.descendants(document.root()).filter_map(|node| document.text(node));
    text.collect()
}

/// A thing of a parsed tree.
struct Thing {
    node: NodeId,
    name: String,
    kind: Kind,
    span: Option<Span>,
    /// The names, values and places of the attributes.
    attributes: Vec<(String, String, Option<Span>)>,
}

/// Checks that all that a filter removes from a tree, or changes in it, is recorded with its place.
pub(super) fn check_records_of_a_tree(case: &SanitizerCase, text: &str) -> Result<(), Violation> {
    let contexts = case.contexts();
    let options = Options::new().origins(true);
    let mut document = options.parse(Input::from(text).in_context(contexts.first())).document;
    let root = document.root();
    let nodes: Vec<NodeId> = document.descendants_with_fragments(root).collect();
    // The parser copies options into it while the tree changes.
    if nodes.iter().any(|node| document.local_name(*node) == Some("selectedcontent")) {
        return Ok(());
    }
    let things: Vec<Thing> = nodes.iter().filter_map(|node| thing(&document, *node)).collect();
    let mut records = Vec::new();
    case.filter().sanitize_and_record(&mut document, root, &mut records);
    let wrong = |what: String| {
        Err(Violation::new("what a filter changes is recorded", format!("{what}: {records:#?}")))
    };
    for thing in &things {
        let is_there = is_below(&document, thing.node, root);
        let is_recorded = |node: &Thing, actions: &[Action]| {
            records.iter().any(|record| {
                record.kind == node.kind
                    && record.name == node.name
                    && record.span == node.span
                    && actions.contains(&record.action)
            })
        };
        if !is_there {
            // Its own record, or that of an element that was removed with it.
            let own = is_recorded(thing, &[Action::Removed, Action::Unwrapped]);
            let is_around = |node: NodeId| {
                let around = things.iter().find(|thing| thing.node == node);
                // The contents of a template are not its children.
                let is_template = document.template_contents(node).is_some();
                let actions = [Action::Removed, Action::Unwrapped];
                let actions = &actions[..if is_template { 2 } else { 1 }];
                around.is_some_and(|around| is_recorded(around, actions))
            };
            let parent = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
            if !own && !std::iter::successors(parent(&thing.node), parent).any(is_around) {
                return wrong(format!("{} at {:?} is gone", thing.name, thing.span));
            }
            continue;
        }
        for (number, (name, value, span)) in thing.attributes.iter().enumerate() {
            let now = document.attributes(thing.node).zip(names(&document, thing.node));
            let now =
                now.into_iter().find_map(|((_, value), other)| (other == *name).then_some(value));
            let is_twice = thing.attributes[..number].iter().any(|(other, _, _)| other == name);
            if is_twice || now == Some(value.as_str()) {
                continue;
            }
            let is_recorded = records.iter().any(|record| {
                let is_named =
                    record.name == *name || record.kind == Kind::Declaration && name == "style";
                is_named && record.span == *span && !record.path.is_empty()
            });
            if !is_recorded {
                return wrong(format!("{name}={value:?} at {span:?} is {now:?}"));
            }
        }
    }
    Ok(())
}

fn thing(document: &Document, node: NodeId) -> Option<Thing> {
    let origin = document.origin(node);
    let (kind, name) = match document.kind(node)? {
        NodeKind::Element => (Kind::Element, document.local_name(node)?.to_owned()),
        NodeKind::ShadowRoot => (Kind::Element, "template".to_owned()),
        NodeKind::Comment => (Kind::Comment, String::new()),
        NodeKind::ProcessingInstruction => {
            (Kind::ProcessingInstruction, document.processing_instruction(node)?.0.to_owned())
        }
        _ => return None,
    };
    let token = || origin.as_ref().and_then(NodeOrigin::token).map(|token| token.span);
    let place = origin.as_ref().and_then(|origin| {
        origin.span().or_else(|| origin.start_tag()).or_else(|| origin.original())
    });
    let tag = origin.as_ref().and_then(|origin| origin.start_tag().or_else(|| origin.original()));
    let tag = tag.or_else(|| place.or_else(token));
    let spans = origin.as_ref().map_or_else(Vec::new, |origin| {
        origin.attribute_spans().map(|span| span.or(tag)).collect::<Vec<_>>()
    });
    let attributes = names(document, node).into_iter().zip(document.attributes(node)).enumerate();
    let attributes = attributes.map(|(number, (name, (_, value)))| {
        (name, value.to_owned(), spans.get(number).copied().flatten().or(tag))
    });
    Some(Thing { node, kind, name, span: place.or_else(token), attributes: attributes.collect() })
}

/// The names of the attributes as they are written.
fn names(document: &Document, node: NodeId) -> Vec<String> {
    let names = document.attributes(node).map(|(name, _)| match name.prefix {
        Some(prefix) => format!("{prefix}:{}", name.local),
        None => name.local.to_owned(),
    });
    names.collect()
}

fn is_below(document: &Document, node: NodeId, root: NodeId) -> bool {
    let around = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
    std::iter::successors(Some(node), around).any(|node| node == root)
}
