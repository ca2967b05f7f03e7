//! Reading pages: text, Markdown, tables, links, metadata, form entries.

// Every potential panic carries a justification. Tests may panic; therefore these lints are not in
// `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod forms;
mod images;
mod inner_text;
mod links;
mod main_content;
mod markdown;
mod metadata;
mod microdata;
mod read;
mod rendered;
mod tables;
mod unfolded;
mod urls;

pub use forms::{
    Control, Enctype, Entry, EntryValue, Form, FormMethod, FormSubmission, InputRange,
    SubmissionError, SubmissionRequest, control_value, encode_multipart, encode_text_plain,
    encode_urlencoded, forms, number_as_value, pick_an_encoding, sanitize_value,
    submitted_direction, value_as_number,
};
pub use images::{
    Candidate, Descriptor, Image, ImageKind, ImageSource, SourceSize, Srcset, SrcsetError,
    SrcsetErrorKind, images, parse_sizes, parse_srcset,
};
pub use inner_text::{InnerTextOptions, inner_text, inner_text_styled};
pub use links::{Link, LinkOptions, links};
pub use main_content::MainContent;
pub use markdown::{MarkdownOptions, markdown, markdown_styled};
pub use metadata::{JsonLd, Metadata, NamedMetadata, OpenGraphProperty, Refresh};
pub use microdata::{Item, Microdata, Property, PropertyValue, TooLong};
pub use read::Read;
pub use tables::{
    Cell, Column, HeaderCells, Row, RowGroup, Rows, Spans, Table, TableModelError, TableOptions,
    TableTooLarge, tables, tables_styled,
};
pub use treewright_semantics::folders;
pub use unfolded::unfolded;
pub use url;

/// The style of elements as others compute it, for readers that apply style sheets.
pub mod style {
    pub use crate::rendered::{Display, ElementStyle, StyleView, TextTransform, WhiteSpace};
    pub use treewright_semantics::sheets::has_sheets;
}
pub use urls::DocumentUrls;
