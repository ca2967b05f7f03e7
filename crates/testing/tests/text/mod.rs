//! The text of pages and Markdown: cases of our own, the way of Markdown there and back, and the text that
//! Chromium shows. docs/reference/text.md describes all three.

mod cases;
mod chromium;
mod hostile;
mod round_trip;
