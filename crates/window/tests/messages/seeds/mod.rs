//! The lines of the checklist of the drafts about messaging, channels and clones, each with a test named by its number.
//! Where the standard of today differs from the drafts, it is that which the test holds to.

mod channels;
mod ports;
mod windows;
