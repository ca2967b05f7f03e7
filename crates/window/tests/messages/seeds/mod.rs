//! The lines of the checklist of the drafts about messaging, channels and clones, each with a test
//! named by its number. Where the drafts differ from today's standard, a test follows the standard.

mod channels;
mod ports;
mod windows;
