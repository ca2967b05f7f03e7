//! The traits of Stylo for our tree.
//!
//! # Safety
//!
//! Stylo's trait of elements has five methods that are unsafe to call, because engines that style a tree from several
//! threads must not call them at once. They are all the unsafe code of this crate; their bodies are safe code. What callers
//! rely on holds as follows:
//!
//! - **One thread.** The tables of a tree ([`Tree`](crate::tree::Tree)) have cells and are not `Sync`, so the compiler
//!   keeps them on the thread that made them. Stylo's own traversals, which have a pool of threads, are not used: `cascade.rs`
//!   calls Stylo for one element after the other.
//! - **`ElementDataWrapper`** lends its contents without a check in builds without debug assertions. `cascade.rs` is the only
//!   place that borrows one mutably (`ensure_data`): after the style of an element is computed, to store it, while no other
//!   borrow of this element's data is there; Stylo borrows the data of parents and of candidates for sharing, and
//!   gives them back before it returns. Tests run with the checks.
//! - **Pointers.** Opaque elements are addresses of elements, which are in a boxed slice that neither moves nor changes
//!   until the tree is dropped. Stylo compares them and never follows them, and nothing here does.
//! - **What stays.** Computed values outlive the tables. They hold counted references to rules and values and no
//!   reference to elements: the caches of Stylo that have elements are those of `ThreadLocalStyleContext`, which is
//!   dropped before the tables (the compiler checks this by the lifetime of the elements in it).
//!
//! Documents on several threads share the names and the style sheet of the user agent, both under Stylo's own locks.

mod element;
mod node;
mod selectors;

pub(crate) use element::StyledElement;
