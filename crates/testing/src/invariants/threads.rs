//! The types that can be sent to another thread, or be used by several: checked at compile time.

use treewright_dom::{Document, NodeError, NodeId, SerializeOptions};
use treewright_syntax::{
    AttributeBuffer, Edition, InputByteStream, InputStream, LineIndex, ParseError, ParserOptions,
    Pause, Reporter, TreeParser, tokenizer::Tokenizer,
};

#[allow(
    dead_code,
    reason = "some compilers, that of Rust 1.88 too, do not count use by a constant"
)]
const fn send_and_sync<T: Send + Sync>() {}

const _: () = {
    send_and_sync::<Document>();
    send_and_sync::<NodeId>();
    send_and_sync::<NodeError>();
    send_and_sync::<SerializeOptions>();
    send_and_sync::<TreeParser<NodeId>>();
    send_and_sync::<Pause<NodeId>>();
    send_and_sync::<ParserOptions>();
    send_and_sync::<Edition>();
    send_and_sync::<ParseError>();
    send_and_sync::<Reporter>();
    send_and_sync::<Tokenizer>();
    send_and_sync::<InputStream>();
    send_and_sync::<InputByteStream>();
    send_and_sync::<AttributeBuffer>();
    send_and_sync::<LineIndex>();
    send_and_sync::<treewright_dom::Descendants<'static>>();
};
