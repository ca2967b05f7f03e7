//! Origins as text: a line for each node, and one for each attribute, indented like the tree.
//!
//! ```text
//! html: implied by 0 start tag "<p>"; closed by 10 end of file
//!   p: written 0 "<p>"; closed by 10 end of file
//!     @class: 3 "class" = 9 "x"
//!     "a": 12 "a"
//! ```
//!
//! Numbers are offsets; those of a text that a script wrote are preceded by the number of that source, as
//! in `1:0`.

use std::fmt::Write as _;

use treewright::{
    Cause, Closing, Document, NodeKind, NodeOrigin, NodeRef, Parsed, SourceId, Span, TokenKind,
    TokenPlace,
};

use super::nodes;
use super::order::errors_of;

/// The origins of all nodes of a document. Moves have the codes of the errors of their tokens.
pub fn dump(parsed: &Parsed) -> String {
    let document = &parsed.document;
    let mut text = String::new();
    for node in nodes(document) {
        let depth = depth(node);
        let indent = "  ".repeat(depth);
        let _ = write!(text, "{indent}{}: ", label(node));
        match node.origin() {
            Some(origin) => {
                let _ = writeln!(text, "{}", facts(parsed, node, origin).join("; "));
                for attribute in origin.attributes() {
                    let name = attribute.name().local;
                    let _ = write!(text, "{indent}  @{name}: ");
                    if attribute.cause() == Cause::Merged {
                        let _ = write!(text, "merged from {}: ", place(document, attribute.tag()));
                    }
                    let (name, value) = (attribute.name_span(), attribute.value_span());
                    let (name, value) = (place(document, name), place(document, value));
                    let _ = writeln!(text, "{name} = {value}");
                }
            }
            None => text.push_str("none\n"),
        }
    }
    text
}

fn depth(node: NodeRef<'_>) -> usize {
    let mut depth = 0;
    let mut next = node.parent().or(node.host());
    while let Some(node) = next {
        depth += 1;
        next = node.parent().or(node.host());
    }
    depth
}

fn label(node: NodeRef<'_>) -> String {
    match node.kind() {
        NodeKind::Document => "document".to_owned(),
        NodeKind::DocumentFragment if node.host().is_some() => "content".to_owned(),
        NodeKind::DocumentFragment => "fragment".to_owned(),
        NodeKind::ShadowRoot => "shadow root".to_owned(),
        NodeKind::Doctype => format!("<!{}>", node.name()),
        NodeKind::Text => format!("{:?}", node.data().unwrap_or_default()),
        NodeKind::Comment => format!("<!--{}-->", node.data().unwrap_or_default()),
        NodeKind::ProcessingInstruction => format!("<?{}>", node.name()),
        _ => node.name().to_owned(),
    }
}

/// An offset and the text at it.
fn place(document: &Document, span: Span) -> String {
    let text = document.source_text(span).unwrap_or("(unknown)");
    format!("{} {text:?}", offset(span))
}

fn offset(span: Span) -> String {
    if span.source == SourceId::MAIN {
        span.start.to_string()
    } else {
        format!("{}:{}", span.source.0, span.start)
    }
}

fn token(document: &Document, token: TokenPlace) -> String {
    let kind = match token.kind {
        TokenKind::Doctype => "DOCTYPE",
        TokenKind::StartTag => "start tag",
        TokenKind::EndTag => "end tag",
        TokenKind::Comment => "comment",
        TokenKind::ProcessingInstruction => "processing instruction",
        TokenKind::Characters => return format!("{} characters", offset(token.span)),
        TokenKind::EndOfFile => return format!("{} end of file", offset(token.span)),
    };
    let text = document.source_text(token.span).unwrap_or("(unknown)");
    format!("{} {kind} {text:?}", offset(token.span))
}

fn word(cause: Cause) -> &'static str {
    match cause {
        Cause::Source => "written",
        Cause::Implied => "implied by",
        Cause::FosterParented => "foster-parented",
        Cause::AdoptionAgency => "adoption agency",
        Cause::Reconstructed => "reconstructed",
        Cause::Merged => "merged",
        Cause::Patched => "patched",
        Cause::Parser => "made by the parser",
        Cause::TemplateContents => "made with its template",
        Cause::DeclarativeShadowRoot => "attached",
        Cause::SelectedContent => "copied",
        Cause::Script => "script",
        Cause::Program => "program",
        _ => "another cause",
    }
}

fn facts(parsed: &Parsed, node: NodeRef<'_>, origin: NodeOrigin<'_>) -> Vec<String> {
    let document = node.document();
    let mut facts = Vec::new();
    let cause = origin.cause();
    let mut first = word(cause).to_owned();
    if node.is_text() {
        let spans: Vec<String> = origin.text_spans().map(|span| place(document, span)).collect();
        let _ = write!(first, " {}", spans.join(" + "));
    } else if let (true, Some(place)) = (origin.is_written(), origin.token()) {
        let _ = write!(first, " {}", self::place(document, place.span));
    }
    if let (false, Some(token)) = (origin.is_written(), origin.token()) {
        let by = if cause == Cause::Implied { "" } else { "at " };
        let _ = write!(first, " {by}{}", self::token(document, token));
    }
    if let Some(original) = origin.original() {
        let _ = write!(first, ", of {}", place(document, original));
    }
    facts.push(first);
    for moved in origin.moves() {
        // Consecutive characters are one move, or several.
        let is_text = document.source_text(moved.span).is_some_and(|text| !text.starts_with('<'));
        let span = if is_text { Span { end: moved.span.start, ..moved.span } } else { moved.span };
        let mut fact = format!("{} at {}", word(moved.cause), place(document, span));
        let errors = errors_of(parsed, moved.span).map(|error| error.code.as_str());
        let mut codes: Vec<&str> = errors.collect();
        codes.dedup();
        if !codes.is_empty() {
            let _ = write!(fact, " ({})", codes.join(", "));
        }
        facts.push(fact);
    }
    match origin.closing() {
        Closing::AtOnce => facts.push("closed at once".to_owned()),
        Closing::EndTag(span) => facts.push(format!("end tag {}", place(document, span))),
        Closing::By(by) => facts.push(format!("closed by {}", token(document, by))),
        _ => {}
    }
    facts
}
