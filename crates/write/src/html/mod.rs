//! Trees as HTML: one writer for the minified and the pretty form.

mod doctype;
mod left_alone;
mod optional_tags;
mod references;
mod scripts;
mod view;
mod writer;

pub use left_alone::LeftAlone;
pub(crate) use view::{Texts, View};
pub(crate) use writer::{Layout, Writer};
