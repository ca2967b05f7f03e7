//! The lines of the checklist of the drafts about messaging, channels and clones, each with a test named by its number.
//! A test holds to the standard of today where it differs from the drafts.

mod channels;
mod ports;
mod windows;
