//! The HTML parser of the HTML Standard over any tree: text in, calls to a [`TreeSink`] out.

mod attributes;
mod edition;
mod error;
mod input;
mod names;
mod parser;
mod run;
mod span;
pub mod tokenizer;
mod tree_construction;

pub use attributes::{
    Attribute, AttributeBuffer, AttributeName, AttributeNamespace, Attributes, ElementName,
};
pub use edition::Edition;
pub use error::{ErrorCode, ParseError, Reporter, Stage, UnknownErrorCode};
pub use input::{InputStream, InputTooLong};
pub use names::{ElementFlags, LocalName, NameInterner, Namespace};
pub use parser::{FragmentContext, Parser, ParserOptions, Pause, ScriptingMode};
pub use run::Run;
pub use span::{LineColumn, LineIndex, SourceId, Span};
pub use tree_construction::{
    Cause, DocumentMode, NodeKind, Origin, ScriptFlags, ShadowRootInit, ShadowRootMode,
    ShadowRootRefused, TreeQuery, TreeSink,
};
