//! Origins: parses that record where their nodes come from, and the checks of the records.
//!
//! | check | where |
//! |---|---|
//! | every node has a cause, and one that is possible for its kind | [`check`] |
//! | the span of a written part, taken from the source, parses to the same again | [`again`] |
//! | no part of the source became two nodes, and nodes that were not moved are in order | [`order`] |
//! | each move has an error that is raised for the token | [`order`] |
//!
//! [`dump`] writes all records as text: for the cases in `data/origins`, which [`cases`] reads, and to
//! compare parses of input that is fed in different ways.

pub mod again;
pub mod cases;
pub mod dump;
mod made;
pub mod order;

use treewright::dom::AttributeName;
use treewright::{
    Cause, Context, Document, Edition, Namespace, NodeId, NodeKind, NodeRef, Options, Parsed,
    Parser, Pause, SourceId,
};

use crate::check::Setup;
use crate::formats::Input;
use crate::invariants::Violation;
use crate::scripted_host::ScriptRun;
use again::Again;

/// How the document is parsed.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The options.
    pub options: &'a Options,
    /// The rules, which are one of the options.
    pub edition: Edition,
    /// The context element of a fragment.
    pub context: Option<&'a Context>,
}

/// The options of the facade for a setup, with origins and errors.
pub fn options_of(setup: &Setup) -> Options {
    Options::new()
        .scripting_mode(setup.options.scripting)
        .edition(setup.options.edition)
        .declarative_shadow_roots(setup.options.allow_declarative_shadow_roots)
        .srcdoc(setup.options.srcdoc)
        .context_document_mode(setup.context_mode)
        .collect_errors(true)
        .origins(true)
}

/// The context element of a setup.
pub fn context_of(setup: &Setup) -> Option<Context> {
    let context = setup.context.as_ref()?;
    let element = Context::new(context.namespace, &context.local_name);
    let add =
        |element: Context, (name, value): &(String, String)| element.with_attribute(name, value);
    Some(context.attributes.iter().fold(element, add))
}

/// How input is fed to the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Feed {
    /// At once.
    Whole,
    /// In pieces of one character, or code unit.
    ByCharacter,
    /// At once, with a parser that pauses at scripts, which are played.
    Scripted,
    /// In pieces of one character, with scripts that are played.
    ScriptedByCharacter,
}

/// Parses input and records the origins.
///
/// # Errors
/// If a script cannot be played.
pub fn parse(subject: &Subject<'_>, input: &Input, feed: Feed) -> Result<Parsed, String> {
    let Subject { options, context, .. } = *subject;
    if let (Feed::Whole, Input::Text(text)) = (feed, input) {
        return Ok(match context {
            None => options.parse(text),
            Some(context) => options.parse_fragment(text, context),
        });
    }
    let mut parser = match context {
        None => options.parser(),
        Some(context) => options.fragment_parser(context),
    };
    let is_by_character = matches!(feed, Feed::ByCharacter | Feed::ScriptedByCharacter);
    let plays = matches!(feed, Feed::Scripted | Feed::ScriptedByCharacter);
    let last = match input {
        Input::Text(text) => text.len(),
        Input::CodeUnits(units) => units.len(),
    };
    let cuts = if is_by_character { input.cuts() } else { Vec::new() };
    let mut start = 0;
    for end in cuts.into_iter().chain([last]) {
        match input {
            Input::Text(text) => parser.append(&text[start..end]),
            Input::CodeUnits(units) => parser.append_utf16(&units[start..end]),
        }
        go_on(&mut parser, plays)?;
        start = end;
    }
    parser.end_of_input();
    go_on(&mut parser, plays)?;
    Ok(parser.finish())
}

fn go_on(parser: &mut Parser, plays: bool) -> Result<(), String> {
    while let Pause::Script(script) = parser.pump() {
        if plays {
            let mut run = ScriptRun::begin(parser, &script)?;
            // Text has no encoding that could change.
            while run.go_on(parser)?.is_some() {}
        }
    }
    Ok(())
}

/// Facts that a check may rely on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Changes {
    /// The tree is that of the parser.
    None,
    /// Scripts wrote text, so that a token can be in two sources.
    Writes,
    /// Scripts changed the tree: texts and attributes may differ from the source, and nodes may have been
    /// moved.
    OfTheTree,
}

impl Changes {
    /// The changes by the scripts of an input that are played.
    pub fn by_scripts_in(text: &str) -> Self {
        const CHANGES: [&str; 9] = [
            "appendChild",
            "insertBefore",
            "removeChild",
            "remove()",
            "setAttribute",
            "className",
            ".id",
            "createTextNode",
            ".class",
        ];
        let has = |word: &&str| text.contains(word);
        if CHANGES.iter().any(has) { Self::OfTheTree } else { Self::Writes }
    }
}

/// The numbers of checked parts, so that a test can verify that something was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// The nodes.
    pub nodes: u64,
    /// The start tags, attributes, texts and other nodes that were parsed again.
    pub again: u64,
    /// The tokens that are in more than one source, which cannot be parsed from one.
    pub in_two_sources: u64,
    /// The moves.
    pub moves: u64,
}

impl Counts {
    /// Adds those of another document.
    pub fn add(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.again += other.again;
        self.in_two_sources += other.in_two_sources;
        self.moves += other.moves;
    }
}

/// All nodes of a document, including those of templates and shadow trees.
pub fn nodes(document: &Document) -> impl Iterator<Item = NodeRef<'_>> {
    let root: NodeId = document.root();
    let all = std::iter::once(root).chain(document.descendants_with_fragments(root));
    all.filter_map(|node| document.get(node))
}

/// Checks all records of a document that was parsed with these options.
///
/// # Errors
/// The first violation.
pub fn check(
    parsed: &Parsed,
    subject: &Subject<'_>,
    changes: Changes,
) -> Result<Counts, Violation> {
    let document = &parsed.document;
    let mut counts = Counts::default();
    let mut again = Again::new(subject, changes);
    for node in nodes(document) {
        counts.nodes += 1;
        let origin =
            node.origin().ok_or_else(|| Violation::new("every node has an origin", node.name()))?;
        check_cause(node, origin.cause(), changes)?;
        if origin.cause() != Cause::Program {
            again.check(node, origin)?;
        }
    }
    (counts.again, counts.in_two_sources) = again.counts();
    if changes != Changes::OfTheTree {
        counts.moves = order::check(parsed, changes)?;
    }
    Ok(counts)
}

/// The elements that tags, text and the end of the input imply.
/// <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>
const IMPLIED: [&str; 8] = ["html", "head", "body", "colgroup", "tbody", "tr", "p", "br"];

/// Returns an error if a node of this kind cannot have the cause.
fn check_cause(node: NodeRef<'_>, cause: Cause, changes: Changes) -> Result<(), Violation> {
    let is_html = node.namespace() == Some(Namespace::Html);
    let can_be = match (node.kind(), cause) {
        (_, Cause::Program) => changes == Changes::OfTheTree,
        (NodeKind::Document, Cause::Parser) => true,
        (NodeKind::DocumentFragment, Cause::Parser) => node.host().is_none(),
        (NodeKind::DocumentFragment, Cause::TemplateContents) => node.host().is_some(),
        (NodeKind::ShadowRoot, Cause::DeclarativeShadowRoot | Cause::SelectedContent) => {
            node.host().is_some()
        }
        (NodeKind::Element, Cause::Implied) => is_html && IMPLIED.contains(&node.name()),
        (NodeKind::Element, Cause::AdoptionAgency | Cause::Reconstructed) => is_html,
        (
            NodeKind::Element
            | NodeKind::Text
            | NodeKind::Comment
            | NodeKind::Doctype
            | NodeKind::ProcessingInstruction,
            Cause::Source | Cause::Script,
        ) => true,
        (
            NodeKind::Element
            | NodeKind::Text
            | NodeKind::Comment
            | NodeKind::ProcessingInstruction,
            Cause::SelectedContent,
        ) => true,
        _ => false,
    };
    // Text that a script wrote is not in the first source.
    let source = node.origin().and_then(|origin| match node.kind() {
        NodeKind::Text => origin.text_spans().next().map(|span| span.source),
        _ => origin.token().map(|token| token.span.source),
    });
    let is_main = |source| source == SourceId::MAIN;
    let fits = match cause {
        Cause::Source if node.is_text() && changes != Changes::None => source.is_none_or(is_main),
        Cause::Source => source.is_some_and(is_main),
        Cause::Script => source.is_some_and(|source| !is_main(source)) || node.is_text(),
        _ => true,
    };
    if can_be && fits {
        return Ok(());
    }
    let what = format!("{:?} {} is {cause:?}, in {source:?}", node.kind(), node.name());
    Err(Violation::new("the causes of nodes", what))
}

/// The attributes of an element: names with namespaces, and values.
fn attributes(node: NodeRef<'_>) -> Vec<(AttributeName<'_>, &str)> {
    node.attrs().collect()
}
