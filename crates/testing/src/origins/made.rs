//! Single tags, parsed.

use treewright::dom::AttributeName;
use treewright::syntax::tokenizer::{Token, Tokenizer};
use treewright::syntax::{InputStream, Reporter};
use treewright::{Context, Document, Edition, Namespace, NodeRef, Options, TokenKind};

use super::attributes;

/// An element from a tag: the qualified names and the values of its attributes.
pub(super) type Made = Vec<(String, String)>;

/// The qualified name of an attribute.
pub(super) fn full_name(name: AttributeName<'_>) -> String {
    match name.prefix {
        Some(prefix) => format!("{prefix}:{}", name.local),
        None => name.local.to_owned(),
    }
}

/// The only token of a text: its kind, and the name of a tag.
pub(super) fn only_token(text: &str, edition: Edition) -> Option<(TokenKind, String)> {
    let mut tokenizer = Tokenizer::new(edition);
    let mut reporter = Reporter::new(false);
    let mut input = InputStream::new();
    input.append(text).ok()?;
    input.end_of_input();
    let found = match tokenizer.next_token(&mut input, &mut reporter)? {
        Token::Doctype(_) => (TokenKind::Doctype, String::new()),
        Token::StartTag(tag) => (TokenKind::StartTag, tag.text.to_owned()),
        Token::EndTag(tag) => (TokenKind::EndTag, tag.text.to_owned()),
        Token::Comment(_) => (TokenKind::Comment, String::new()),
        Token::ProcessingInstruction(_) => (TokenKind::ProcessingInstruction, String::new()),
        _ => return None,
    };
    let after = tokenizer.next_token(&mut input, &mut reporter)?;
    matches!(after, Token::EndOfFile(_)).then_some(found)
}

/// The element of this name and namespace that a start tag creates, by its attributes; `None` if it creates
/// none.
pub(super) fn element_of(
    options: &Options,
    namespace: Namespace,
    name: &str,
    tag: &str,
) -> Option<Made> {
    let context = match (namespace, name) {
        (Namespace::Svg, _) => Some((Namespace::Svg, "svg")),
        (Namespace::MathMl, _) => Some((Namespace::MathMl, "math")),
        (_, "html" | "head" | "body" | "frameset") => None,
        (_, name) => Some((
            Namespace::Html,
            match name {
                "frame" => "frameset",
                "col" => "colgroup",
                "caption" | "colgroup" | "tbody" | "tfoot" | "thead" => "table",
                "tr" => "tbody",
                "td" | "th" => "tr",
                _ => "div",
            },
        )),
    };
    let document: Document = match context {
        None => options.parse(tag).document,
        Some((namespace, name)) => {
            options.parse_fragment(tag, &Context::new(namespace, name)).document
        }
    };
    let root = document.root_node();
    let is_it = |node: &NodeRef<'_>| node.namespace() == Some(namespace) && node.name() == name;
    let element = match context {
        None => root.descendants().find(is_it),
        Some(_) => root.first_child().filter(is_it),
    }?;
    let pairs = attributes(element).into_iter();
    Some(pairs.map(|(name, value)| (full_name(name), value.to_owned())).collect())
}
