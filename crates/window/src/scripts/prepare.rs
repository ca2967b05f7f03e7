//! "Prepare the script element".
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element>

use std::rc::Rc;

use encoding_rs::Encoding;
use treewright_dom::scripting::ScriptElements;
use treewright_dom::{LocalName, Namespace, NodeId};

use super::classic::{self, ClassicScript};
use super::execute::{execute_the_script_element, mark_as_ready};
use super::import_maps;
use super::kind::{is_for_another_event, script_attribute, type_of};
use super::modules;
use super::options::ScriptFetchOptions;
use super::state::{
    ScriptResult, ScriptType, WhenReady, has_a_style_sheet_that_is_blocking_scripts,
    set_already_started,
};
use crate::Cx;
use crate::content_security_policy::{
    Inline, does_a_sink_type_require_trusted_types, should_inline_behavior_be_blocked,
};
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::fetching::{CorsSetting, policy_of_attribute};
use crate::parsing;
use crate::strings::DomString;
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string, realm_of};
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element>
pub(crate) fn prepare_the_script_element(cx: &mut Cx<'_>, el: NodeId) {
    let world = &mut *cx.host;
    // Steps 1 to 4.
    if world.tree.is_already_started(el) {
        return;
    }
    let is_async = script_attribute(&world.tree, el, "async").is_some();
    let state = world.script_element(el);
    let parser_document = state.parser_document.take();
    if parser_document.is_some() && !is_async {
        state.force_async = true;
    }
    // Steps 5 to 7.
    let Some(source_text) = prepare_the_script_text(cx, el, parser_document.is_some()) else {
        return;
    };
    let world = &mut *cx.host;
    let has_src = script_attribute(&world.tree, el, "src").is_some();
    if (!has_src && source_text.is_empty()) || !world.is_connected(el) {
        return;
    }
    // Steps 8 to 13.
    let Some(kind) = type_of(&world.tree, el) else { return };
    let document = world.node_document(el);
    let state = world.script_element(el);
    state.kind = Some(kind);
    // Steps 14 to 17.
    if parser_document.is_some() {
        state.parser_document = parser_document;
        state.force_async = false;
    }
    state.preparation_time_document = Some(document);
    set_already_started(world, el, true);
    if parser_document.is_some_and(|parser_document| parser_document != document) {
        return;
    }
    // Steps 18 to 22.
    let nonce = world.cryptographic_nonce(el);
    let inline = Inline::Script { nonce: &nonce, is_parser_inserted: parser_document.is_some() };
    if !has_src {
        let source = source_text.clone().into_scalar();
        if should_inline_behavior_be_blocked(cx, document, Some(el), inline, &source) {
            return;
        }
    }
    let world = &mut *cx.host;
    let has_nomodule = script_attribute(&world.tree, el, "nomodule").is_some();
    if !world.is_scripting_enabled(document)
        || (kind == ScriptType::Classic && (has_nomodule || is_for_another_event(&world.tree, el)))
    {
        return;
    }
    let options = fetch_options(world, el, parser_document.is_some());
    // Steps 33 and 34.
    if has_src {
        if !fetch_an_external_script(cx, el, document, kind, &options) {
            return;
        }
    } else if !take_an_inline_script(cx, el, document, kind, source_text, options) {
        return;
    }
    schedule(cx, el, kind, has_src);
}

/// The child text content, if Trusted Types allow it, as they always do for a parser's text.
/// <https://w3c.github.io/trusted-types/dist/spec/#prepare-the-script-text>
fn prepare_the_script_text(
    cx: &mut Cx<'_>,
    el: NodeId,
    is_parser_inserted: bool,
) -> Option<DomString> {
    let text = cx.host.child_text_content(el);
    if is_parser_inserted {
        if type_of(&cx.host.tree, el).is_none() {
            // It may become one later.
            cx.host.script_element(el).script_text = text.clone();
        }
        return Some(text);
    }
    let global = realm_of(cx.host, el);
    if !does_a_sink_type_require_trusted_types(cx.host, global, true)
        || cx.host.script_element(el).script_text == text
    {
        return Some(text);
    }
    let is_html = cx.host.tree.namespace(el) == Some(Namespace::Html);
    let sink = if is_html { "HTMLScriptElement text" } else { "SVGScriptElement text" };
    let of = TrustedType::Script;
    // An exception of the default policy is not reported.
    let text = get_trusted_type_compliant_string(cx, of, global, text, sink).ok()?;
    cx.host.script_element(el).script_text = text.clone();
    Some(text)
}

/// The scripts that a parser made of markup that Trusted Types allowed.
pub(crate) fn note_the_texts_of_scripts(world: &mut World, fragment: NodeId) {
    let scripts: Vec<NodeId> = world
        .tree
        .descendants(fragment)
        .filter(|node| {
            world.tree.is_element(*node, Namespace::Html, LocalName::SCRIPT)
                || world.tree.is_element(*node, Namespace::Svg, LocalName::SCRIPT)
        })
        .collect();
    for script in scripts {
        let text = world.child_text_content(script);
        world.script_element(script).script_text = text;
    }
}

/// Steps 24 to 31.
fn fetch_options(world: &mut World, el: NodeId, is_parser_inserted: bool) -> ScriptFetchOptions {
    let nonce = world.cryptographic_nonce(el);
    let attribute = |name| script_attribute(&world.tree, el, name);
    ScriptFetchOptions {
        nonce,
        integrity: attribute("integrity").unwrap_or_default().to_owned(),
        is_parser_inserted,
        credentials: CorsSetting::of(attribute("crossorigin")).credentials_mode(),
        referrer_policy: policy_of_attribute(attribute("referrerpolicy")),
    }
}

/// Step 23.
fn encoding(world: &World, el: NodeId, document: NodeId) -> &'static Encoding {
    let charset = script_attribute(&world.tree, el, "charset");
    let encoding = charset.and_then(|label| Encoding::for_label(label.as_bytes()));
    encoding.unwrap_or_else(|| world.encoding_of(document))
}

/// Step 33. False if the algorithm has returned.
fn fetch_an_external_script(
    cx: &mut Cx<'_>,
    el: NodeId,
    document: NodeId,
    kind: ScriptType,
    options: &ScriptFetchOptions,
) -> bool {
    let src = script_attribute(&cx.host.tree, el, "src").unwrap_or_default().to_owned();
    let is_inline_only = matches!(kind, ScriptType::ImportMap | ScriptType::SpeculationRules);
    if is_inline_only || src.is_empty() {
        queue_an_error_event(cx, el, document);
        return false;
    }
    cx.host.script_element(el).is_from_an_external_file = true;
    let Some(url) = cx.host.encoding_parse_a_url(&src, document) else {
        queue_an_error_event(cx, el, document);
        return false;
    };
    set_delaying_the_load_event(cx, el, true);
    let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) else {
        return false;
    };
    // The lists of step 35 are complete before a result can come, which is in a task.
    match kind {
        ScriptType::Module => {
            let mut options = options.clone();
            if script_attribute(&cx.host.tree, el, "integrity").is_none() {
                options.integrity =
                    import_maps::resolve_a_module_integrity_metadata(cx.host, realm, &url);
            }
            modules::fetch_an_external_module_script_graph(
                cx,
                realm,
                url,
                options,
                // SPEC-NOTE: the standard queues no task here, so that the script would run in the microtask that ends
                // the loading of the graph, and its own microtasks, which report its errors too, only after its
                // `load` event. Browsers run it in a task.
                Box::new(move |cx, result| queue_marking_as_ready(cx, el, result)),
            );
        }
        _ => {
            let cors = CorsSetting::of(script_attribute(&cx.host.tree, el, "crossorigin"));
            let encoding = encoding(cx.host, el, document);
            classic::fetch_a_classic_script(
                cx,
                document,
                url,
                options.clone(),
                cors,
                encoding,
                Box::new(move |cx, script| {
                    let result = script.map_or(ScriptResult::Error, |script| {
                        ScriptResult::Classic(Rc::new(script))
                    });
                    mark_as_ready(cx, el, result);
                }),
            );
        }
    }
    true
}

/// Marks a module script as ready in a task.
fn queue_marking_as_ready(cx: &mut Cx<'_>, el: NodeId, result: Option<modules::ModuleScriptId>) {
    let result = result.map_or(ScriptResult::Error, ScriptResult::Module);
    let steps = Box::new(move |cx: &mut Cx<'_>| mark_as_ready(cx, el, result));
    // SPEC-NOTE: the task belongs to the preparation-time document. The node document may have changed to one
    // without a browsing context, whose tasks never run: the end of the page would never be reached.
    let document = cx.host.script_element(el).preparation_time_document;
    cx.host.event_loop.queue_a_task(TaskSource::Networking, document, steps);
}

fn queue_an_error_event(cx: &mut Cx<'_>, el: NodeId, document: NodeId) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        events::fire_at_node(cx, el, "error", EventFlags::NONE);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// Step 34. False if the algorithm has returned.
fn take_an_inline_script(
    cx: &mut Cx<'_>,
    el: NodeId,
    document: NodeId,
    kind: ScriptType,
    source_text: crate::strings::DomString,
    options: ScriptFetchOptions,
) -> bool {
    let base_url = cx.host.document_base_url(document);
    let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) else {
        return false;
    };
    match kind {
        ScriptType::Classic => {
            let mut script = ClassicScript::new(source_text, realm, base_url, options);
            (script.line, script.column) = place_of_the_source(cx.host, el);
            script.file = cx.host.documents.get(document).map(|state| state.url.clone());
            mark_as_ready(cx, el, ScriptResult::Classic(Rc::new(script)));
        }
        ScriptType::Module => {
            set_delaying_the_load_event(cx, el, true);
            modules::fetch_an_inline_module_script_graph(
                cx,
                realm,
                &source_text,
                base_url,
                options,
                // "Queueing a task here means that, even if the inline module script has no
                // dependencies or synchronously results in a parse error, we won't proceed to execute
                // the script element synchronously."
                Box::new(move |cx, result| queue_marking_as_ready(cx, el, result)),
            );
        }
        ScriptType::ImportMap => {
            let result =
                import_maps::create_an_import_map_parse_result(cx, &source_text, &base_url);
            mark_as_ready(cx, el, ScriptResult::ImportMap(Rc::new(result)));
        }
        ScriptType::SpeculationRules => mark_as_ready(cx, el, ScriptResult::SpeculationRules),
    }
    true
}

/// Steps 35 and 36: the list that the script is added to.
fn schedule(cx: &mut Cx<'_>, el: NodeId, kind: ScriptType, has_src: bool) {
    let is_async_by_attribute = script_attribute(&cx.host.tree, el, "async").is_some();
    let has_defer = script_attribute(&cx.host.tree, el, "defer").is_some();
    let state = cx.host.script_element(el);
    let parser_document = state.parser_document;
    let is_async = is_async_by_attribute || state.force_async;
    let Some(preparation_time_document) = state.preparation_time_document else { return };
    if kind == ScriptType::Module || (kind == ScriptType::Classic && has_src) {
        let when_ready = match parser_document {
            _ if is_async => {
                if let Some(document) = cx.host.documents.get_mut(preparation_time_document) {
                    document.scripts_that_will_execute_as_soon_as_possible.push(el);
                }
                WhenReady::AsSoonAsPossible
            }
            None => {
                if let Some(document) = cx.host.documents.get_mut(preparation_time_document) {
                    document.scripts_that_will_execute_in_order_as_soon_as_possible.push_back(el);
                }
                WhenReady::InOrder
            }
            Some(parser_document) => {
                if has_defer || kind == ScriptType::Module {
                    if let Some(document) = cx.host.documents.get_mut(parser_document) {
                        document
                            .scripts_that_will_execute_when_the_document_has_finished_parsing
                            .push_back(el);
                    }
                } else {
                    parsing::set_the_pending_parsing_blocking_script(cx.host, parser_document, el);
                }
                WhenReady::ParserExecutes
            }
        };
        cx.host.script_element(el).when_ready = Some(when_ready);
        return;
    }
    if kind == ScriptType::Classic
        && let Some(parser_document) = parser_document
        && has_a_style_sheet_that_is_blocking_scripts(cx.host, parser_document)
        && parsing::script_nesting_level(cx.host, parser_document) <= 1
    {
        cx.host.script_element(el).is_ready_to_be_parser_executed = true;
        parsing::set_the_pending_parsing_blocking_script(cx.host, parser_document, el);
        return;
    }
    execute_the_script_element(cx, el);
}

/// Sets "delaying the load event", which delays that of the preparation-time document.
pub(super) fn set_delaying_the_load_event(cx: &mut Cx<'_>, el: NodeId, is_delaying: bool) {
    let state = cx.host.script_element(el);
    if state.is_delaying_the_load_event == is_delaying {
        return;
    }
    state.is_delaying_the_load_event = is_delaying;
    let Some(document) = state.preparation_time_document else { return };
    if is_delaying {
        cx.host.delay_the_load_event(document);
    } else {
        parsing::no_longer_delay_the_load_event(cx, document);
    }
}

/// The line and the column where the text of an inline script begins, for messages: in the page, or
/// in the text itself if a script made it.
fn place_of_the_source(world: &World, el: NodeId) -> (u32, u32) {
    world.script_elements.get(&el).and_then(|state| state.place).unwrap_or((1, 1))
}
