//! Traits of [`Document`](crate::Document), by subject, for script hosts; XML parsers use some of them.
//! Readers and editors of pages do not need them.
//!
//! Import a trait to use its methods:
//!
//! ```
//! use treewright_dom::scripting::{AttributesByPosition, UncheckedNodes};
//! use treewright_dom::{Document, FullName};
//!
//! let mut document = Document::new();
//! let element = document.create_named_element(FullName::plain("a"));
//! document.append_attribute(element, FullName::plain("b"), &"c".into())?;
//! assert_eq!(document.attribute_count(element), 1);
//! # Ok::<(), treewright_dom::NodeError>(())
//! ```
//!
//! [`Document`](crate::Document) is the only type that implements these traits; they may get more methods.

pub(crate) mod attributes_as_nodes;
mod attributes_by_position;
mod character_data;
mod custom_elements;
pub(crate) mod document_properties;
pub(crate) mod element_states;
mod insertion_validity;
pub(crate) mod node_documents;
pub(crate) mod noted_values;
mod script_elements;
mod selected_options;
mod shadow_including_trees;
mod unchecked_nodes;

pub use self::attributes_as_nodes::AttributesAsNodes;
pub use self::attributes_by_position::AttributesByPosition;
pub use self::character_data::CharacterData;
pub use self::custom_elements::CustomElements;
pub use self::document_properties::DocumentProperties;
pub use self::element_states::ElementStates;
pub use self::insertion_validity::InsertionValidity;
pub use self::node_documents::NodeDocuments;
pub use self::noted_values::NoteValues;
pub use self::script_elements::ScriptElements;
pub use self::selected_options::{MovedOptions, SelectedOptions};
pub use self::shadow_including_trees::ShadowIncludingTrees;
pub use self::unchecked_nodes::UncheckedNodes;
pub use crate::changes::RecordChanges;
