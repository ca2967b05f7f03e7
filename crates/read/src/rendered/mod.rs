//! The boxes of a page, as far as they follow from its markup or from computed styles: the walk that produces text and
//! Markdown. Without a view, style sheets are ignored and `style` attributes are not.

mod before;
mod boxes;
mod declarations;
mod line;
mod style;
mod view;
mod walk;

pub(crate) use boxes::{Boxed, Flow};
pub(crate) use line::{Line, OBJECT, Run, phrases, runs, transformed};
pub(crate) use style::TextStyle;
pub(crate) use view::Viewing;
pub use view::{Display, ElementStyle, StyleView, TextTransform, WhiteSpace};
pub(crate) use walk::{Step, Walk};
