//! Markup from scripts: fragments, and documents without a window.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization>

use std::iter::successors;

use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::{NodeDocuments, ShadowIncludingTrees};
use treewright_dom::{Document, DocumentMode, LocalName, Namespace, NodeId};
use treewright_markup::AttributeBuffer;
use treewright_quickjs::Thrown;
use treewright_syntax::{FragmentContext, ParserOptions, Pause, ScriptingMode, TreeParser};

use super::run::TOKENS_PER_PUMP;
use crate::Cx;
use crate::custom_elements;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::text::for_tree;
use crate::tree_changes::AnySink;
use crate::world::World;
use crate::xml_documents::xml_fragment_parsing_algorithm;

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#fragment-parsing-algorithm-steps>
pub(crate) fn fragment_parsing_algorithm_steps(
    cx: &mut Cx<'_>,
    target: NodeId,
    markup: &DomString,
    scripting_mode: ScriptingMode,
) -> Result<NodeId, Thrown> {
    let document = cx.host.node_document(target);
    if !cx.host.is_html_document(document) {
        return xml_fragment_parsing_algorithm(cx, target, &markup.to_scalar());
    }
    html_fragment_parsing_algorithm(cx, target, markup, false, scripting_mode)
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-parsing-algorithm>
fn html_fragment_parsing_algorithm(
    cx: &mut Cx<'_>,
    target: NodeId,
    input: &DomString,
    allow_declarative_shadow_roots: bool,
    scripting_mode: ScriptingMode,
) -> Result<NodeId, Thrown> {
    let allow = allow_declarative_shadow_roots;
    let fragment = parse_without_upgrades(cx, target, input, allow, scripting_mode)?;
    custom_elements::after_parsing_of_a_fragment(cx, target, fragment);
    Ok(fragment)
}

/// The same, for markup that is sanitized before its custom elements are upgraded.
pub(crate) fn parse_without_upgrades(
    cx: &mut Cx<'_>,
    target: NodeId,
    input: &DomString,
    allow_declarative_shadow_roots: bool,
    scripting_mode: ScriptingMode,
) -> Result<NodeId, Thrown> {
    match parse(cx.host, target, input, allow_declarative_shadow_roots, scripting_mode) {
        _ if cx.host.is_to_stop() => Err(crate::memory::used_up(cx)),
        Some(fragment) => {
            cx.host.slots.has_shadow_roots |= allow_declarative_shadow_roots;
            Ok(fragment)
        }
        None => {
            let message = "the text is too long";
            Err(dom_exception(cx, DomExceptionName::NotSupportedError, message))
        }
    }
}

fn parse(
    world: &mut World,
    target: NodeId,
    input: &DomString,
    allow_declarative_shadow_roots: bool,
    scripting_mode: ScriptingMode,
) -> Option<NodeId> {
    // Steps 2 to 11.
    let context = match world.tree.namespace(target) {
        Some(_) => target,
        None => world.tree.host(target)?,
    };
    let document = world.node_document(context);
    let mode = world.tree.mode_of(document).unwrap_or(DocumentMode::NoQuirks);
    let mut options = ParserOptions::default();
    options.tokens_per_pump = Some(TOKENS_PER_PUMP);
    options.allow_declarative_shadow_roots = allow_declarative_shadow_roots;
    options.scripting =
        if world.is_scripting_enabled(document) { scripting_mode } else { ScriptingMode::Disabled };
    // Steps 12 to 21.
    let local_name = world.tree.local_name(context)?.to_owned();
    let mut attributes = AttributeBuffer::default();
    for (name, value) in world.tree.attributes(context) {
        attributes.push(name.local, value);
    }
    let is_form = |node: &NodeId| world.tree.is_element(*node, Namespace::Html, LocalName::FORM);
    let form = successors(Some(context), |node| world.tree.parent(*node)).find(is_form);
    let mut element = FragmentContext::new(world.tree.namespace(context)?, &local_name);
    element.attributes = attributes;
    element.document_mode = mode;
    element.form = form;
    // The parser has its own document, and does not touch the target.
    let before = world.tree.parser_document();
    let own = world.tree.create_document(mode);
    world.tree.set_parser_document(own).ok()?;
    let tree = &mut world.tree;
    let mut parser = TreeParser::for_fragment(tree as &mut AnySink<'_>, &element, options);
    let is_whole = append(tree, &mut parser, input);
    parser.end_of_input();
    // Without a window's sink nothing runs: the scripts of fragments run when they are inserted.
    let is_whole = is_whole && read(world, &mut parser);
    world.tree.read_stand_ins(false);
    let fragment = parser.fragment().copied();
    world.tree.set_parser_document(before).ok()?;
    let fragment = fragment?;
    // Step 16: "creating a document fragment given target's node document".
    world.tree.set_node_document(fragment, document).ok()?;
    world.tree.delete(own).ok()?;
    if !is_whole {
        world.tree.delete(fragment).ok()?;
        return None;
    }
    if scripting_mode == ScriptingMode::Fragment {
        set_force_async_of_scripts(world, fragment);
    }
    world.orphans.add(fragment);
    Some(fragment)
}

/// "Set the element's force async to false", for scripts that are not parser-inserted.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
fn set_force_async_of_scripts(world: &mut World, fragment: NodeId) {
    let mut scripts = Vec::new();
    let mut next = Some(fragment);
    while let Some(node) = next {
        if world.tree.is_element(node, Namespace::Html, LocalName::SCRIPT) {
            scripts.push(node);
        }
        next = world.tree.next_with_fragments(node, fragment);
    }
    for script in scripts {
        world.script_element(script).force_async = false;
    }
}

/// Lets a parser read to its end; false if time or memory is used up before.
fn read(world: &mut World, parser: &mut TreeParser<NodeId>) -> bool {
    loop {
        let tree: &mut AnySink<'_> = &mut world.tree;
        match parser.pump(tree) {
            Pause::Script(_) => {}
            Pause::Budget if world.is_to_stop() => {
                let tree: &mut AnySink<'_> = &mut world.tree;
                parser.abort(tree);
                return false;
            }
            Pause::Budget => {}
            _ => return true,
        }
    }
}

/// Gives the parser its input. Lone surrogates in it have stand-ins, which the tree reads until
/// [`Document::read_stand_ins`](treewright_dom::parsing::ParserTarget::read_stand_ins) ends it.
fn append(tree: &mut Document, parser: &mut TreeParser<NodeId>, input: &DomString) -> bool {
    let has_surrogates = matches!(input, DomString::Utf16(_));
    tree.read_stand_ins(has_surrogates);
    let text = for_tree(input);
    let text = if has_surrogates { text.to_stand_ins() } else { text.to_lossy() };
    parser.append(&text).is_ok()
}

/// Parses HTML into a document without a browsing context.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#parse-html-from-a-string>
pub(crate) fn parse_html_from_a_string(world: &mut World, document: NodeId, html: &DomString) {
    let mut options = ParserOptions::default();
    options.tokens_per_pump = Some(TOKENS_PER_PUMP);
    options.scripting = ScriptingMode::Disabled;
    let state = world.documents.get(document);
    options.allow_declarative_shadow_roots =
        state.is_some_and(|state| state.allows_declarative_shadow_roots);
    let before = world.tree.parser_document();
    if world.tree.set_parser_document(document).is_err() {
        return;
    }
    let mut parser = TreeParser::new(options);
    // Text of 4 GiB gives an empty document.
    let _is_whole = append(&mut world.tree, &mut parser, html);
    parser.end_of_input();
    // The script that asks for it learns from its next call that time or memory is used up.
    let _is_whole = read(world, &mut parser);
    world.tree.read_stand_ins(false);
    // It was a document before.
    let _is_a_document = world.tree.set_parser_document(before);
}
