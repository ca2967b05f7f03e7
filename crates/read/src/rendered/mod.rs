//! The boxes of a page, as far as they follow from its markup: the walk that produces text and Markdown.
//! Style sheets are ignored; `style` attributes are not.

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
