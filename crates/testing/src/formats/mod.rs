//! Readers of the test formats: the public html5lib ones and our additions to them.
//!
//! `crates/testing/data/README.md` describes the formats.

mod cases;
mod encoding;
mod escapes;
mod options;
mod serializer;
mod tokenizer;
mod tree_construction;

pub use cases::{CaseFile, CaseId, FormatError, files_below};
pub use encoding::{EncodingCase, ExpectedDecision, read_encoding_cases, unescape_bytes};
pub use escapes::{Input, unescape};
pub use options::{CaseOptions, ScriptPlay};
pub use serializer::{SerializerCase, SerializerToken, read_serializer_cases};
pub use tokenizer::{ExpectedError, ExpectedToken, TokenizerCase, read_tokenizer_cases};
pub use tree_construction::{CaseContext, TreeCase, read_tree_cases};
