//! Tree construction: <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>
//!
//! [`Rules`] takes one token at a time and writes to the tree it is lent. Each insertion mode is a file of
//! `modes`; its function returns the next step as an [`Outcome`], and the dispatcher or the parser executes
//! it. Nothing here is recursive: "using the rules for" a mode is a call of that mode's function, and
//! "reprocess" is an outcome.

mod adoption_agency;
mod content_patching;
mod dispatcher;
mod foreign_content;
mod fragment;
mod inserting;
mod insertion_mode;
mod list_of_active_formatting_elements;
mod modes;
mod outcome;
mod pending_table_characters;
mod popping;
mod processing_instruction_attributes;
mod quirks;
mod reconstructing;
mod relations;
mod rules;
mod selectedcontent;
mod shadow_roots;
mod stack_of_open_elements;
mod state;
#[cfg(test)]
mod testing;
mod whitespace;

pub(crate) use fragment::ContextElement;
pub(crate) use insertion_mode::InsertionMode;
pub(crate) use outcome::Outcome;
pub(crate) use rules::Rules;
pub use selectedcontent::{run_post_connection_steps, run_removing_steps};
pub(crate) use state::ConstructionState;
