//! The text of pages and Markdown: our cases, the round trip of Markdown, and the text that Chromium shows.
//! docs/reference/text.md describes all three.

mod cases;
mod chromium;
mod hostile;
mod round_trip;
