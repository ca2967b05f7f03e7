//! The boxes of a page, as far as they follow from its markup: the walk that text and Markdown are made
//! from. Style sheets are not read; attributes `style` are.

mod before;
mod boxes;
mod declarations;
mod line;
mod style;
mod walk;

pub(crate) use boxes::{Boxed, Flow};
pub(crate) use line::{Line, OBJECT, Run, phrases, runs, transformed};
pub(crate) use style::TextStyle;
pub(crate) use walk::{Step, Walk};
