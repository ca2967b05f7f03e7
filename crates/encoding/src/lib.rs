//! The input byte stream of the HTML Standard: it converts bytes in any encoding of the web to text.
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream>
//!
//! [`InputByteStream`] determines the encoding (`sniffing`, with the help of `prescan`, `content_type` and
//! `locale`), decodes the bytes (`decoding`), and changes the encoding when a parser meets a late `meta`
//! element. [`ByteOffsets`] maps places in the text back to bytes.
//!
//! Nothing here parses HTML or knows a parser: the host passes text to the parser, and declarations back.

// Every potential panic carries a justification. Tests may panic, so these lints are not in `Cargo.toml`.
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

mod byte_offsets;
mod content_type;
mod decoding;
mod extracting;
mod input_byte_stream;
mod locale;
mod prescan;
mod sniffing;

pub use byte_offsets::{ByteOffsetError, ByteOffsets};
pub use content_type::{InvalidContentType, charset_of_content_type};
pub use decoding::DecodingError;
pub use encoding_rs::{self, Encoding};
pub use extracting::extract_a_character_encoding_from_a_meta_element;
pub use input_byte_stream::{ChangeOfEncoding, InputByteStream};
pub use locale::{InvalidLocale, default_encoding_for_locale};
pub use sniffing::{
    Autodetection, Confidence, EncodingDecision, EncodingSource, EncodingStep, OutOfBandMetadata,
};
