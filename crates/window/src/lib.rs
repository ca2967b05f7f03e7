//! Windows without a screen: pages whose scripts run while they are parsed, as the HTML Standard says.
#![allow(
    clippy::struct_excessive_bools,
    reason = "the standard's objects have that many independent flags"
)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::option_option,
    clippy::type_complexity,
    clippy::unnecessary_wraps,
    reason = "functions have the signatures that glue, tasks and hooks of the engine expect"
)]
#![allow(
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "numbers of scripts are doubles; the standards compare them exactly"
)]
#![allow(
    clippy::enum_variant_names,
    clippy::struct_field_names,
    clippy::similar_names,
    reason = "the names are those of the standards"
)]

mod abort;
mod agent;
mod agent_clusters;
mod animation_frames;
mod animations;
mod base_urls;
#[allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::enum_variant_names,
    clippy::float_cmp,
    clippy::struct_excessive_bools,
    clippy::type_complexity,
    clippy::unnecessary_wraps,
    dead_code,
    unused_imports,
    reason = "conversions and signatures are those of Web IDL; the lists decide which of them glue uses"
)]
mod bindings;
mod blobs;
mod bodies;
mod budget;
mod callbacks;
mod canvas;
mod cloning;
mod collections;
mod console;
mod content_security_policy;
mod crypto;
mod custom_elements;
mod dates;
mod details;
mod documents;
mod element_creation;
mod equality;
mod error_reports;
mod event_loop;
mod event_sources;
mod events;
mod exception;
mod fetches;
mod fetching;
mod file_readers;
mod forms;
mod frames;
#[allow(
    clippy::all,
    clippy::pedantic,
    dead_code,
    non_camel_case_types,
    non_snake_case,
    unused_imports,
    unused_mut,
    unused_variables,
    reason = "generated: the types and glue of supported interfaces, with the names of the standards"
)]
mod generated;
mod geometry;
mod global_objects;
mod glue;
mod header_lists;
mod host_functions;
mod html;
mod idle_callbacks;
mod image_loading;
mod images;
mod injected;
mod interactive;
mod interfaces;
mod intersections;
mod isolation;
mod links;
pub mod loader;
mod media;
mod media_queries;
mod memory;
mod messaging;
mod named_elements;
mod namespaces;
mod navigables;
mod navigation;
mod navigation_api;
mod objects;
mod observables;
mod observers;
mod origin;
mod parsing;
mod performance;
mod performance_observers;
mod preload_links;
mod prompts;
mod random;
mod ranges;
mod realms;
mod referrers;
#[allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::enum_variant_names,
    clippy::float_cmp,
    clippy::struct_excessive_bools,
    clippy::type_complexity,
    clippy::unnecessary_wraps,
    dead_code,
    unused_imports,
    reason = "conversions and signatures are those of Web IDL; the lists decide which of them glue uses"
)]
mod reflect;
mod resizes;
mod sandboxing;
mod scripts;
mod scrolling;
pub(crate) mod search_params;
mod selections;
mod selectors;
mod slots;
mod steps;
mod storage;
mod streams;
mod strings;
mod structured_data;
mod style;
mod svg;

mod text;
mod timers;
mod token_sets;
mod trace;
mod traversal;
mod tree_changes;
mod trees;
mod trusted_types;
mod urls;
mod user_activation;
mod wasm;
mod windows;
mod workers;
mod world;
mod wrappers;
mod written;
mod xhr;
mod xml_documents;
mod xpath;

pub use agent::{
    Agent, AgentError, AgentEvent, AgentOptions, Condition, Inject, MemoryUse, ScriptError, Step,
    Until,
};
pub use budget::{Bound, Budget, Outcome};
pub use event_loop::Clock;
pub use storage::{SpaceRequest, StorageDecision, StorageHost};
pub use trace::{TraceEntry, Traced};
pub use treewright_messages as messages;
/// An allocator that tells [`AgentOptions::meter`] what a program allocates.
pub use treewright_quickjs::CountedAllocator;
/// Profiles, policies and sessions.
pub use treewright_storage as storage_profiles;
pub use written::Write;

/// The engine's scope with the state of the agent: the means to run scripts.
pub(crate) type Cx<'a> = treewright_quickjs::Scope<'a, world::World>;

/// The examples of the book.
#[cfg(doctest)]
mod book {
    #[doc = include_str!("../../../docs/guide/run-scripts.md")]
    struct RunScripts;
    #[doc = include_str!("../../../docs/reference/messages.md")]
    struct Messages;
    #[doc = include_str!("../../../docs/reference/storage.md")]
    struct Storage;
    #[doc = include_str!("../../../docs/reference/window.md")]
    struct Window;
}
