//! Windows without a screen: pages whose scripts run while they are parsed, as the HTML Standard says.

mod abort;
mod agent;
mod base_urls;
mod animation_frames;
mod base64;
mod bindings;
mod budget;
mod callbacks;
mod cloning;
mod collections;
mod console;
mod custom_elements;
mod documents;
mod element_creation;
mod equality;
mod event_loop;
mod events;
mod exception;
mod fetching;
mod frames;
#[rustfmt::skip]
mod generated;
mod host_functions;
mod interfaces;
mod links;
pub mod loader;
mod names;
mod namespaces;
mod navigables;
mod navigation;
mod objects;
mod observers;
mod origin;
mod parsing;
mod performance;
mod plain_data;
mod prompts;
mod ranges;
mod realms;
mod reflect;
mod scripts;
mod selectors;
mod slots;
mod steps;
mod strings;
mod text;
mod timers;
mod traversal;
mod tree_changes;
mod trees;
mod windows;
mod world;
mod wrappers;

pub use agent::{Agent, AgentError, AgentEvent, AgentOptions, Step, Until};
pub use budget::Bound;
pub use event_loop::Clock;

/// The engine's scope with the state of the agent: whoever has it can run scripts.
pub(crate) type Cx<'a> = treewright_quickjs::Scope<'a, world::World>;
