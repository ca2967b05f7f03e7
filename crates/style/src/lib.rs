//! The computed styles of the elements of a page: the CSS cascade over the tree of Treewright, without layout. The cascade is
//! that of [Stylo](https://github.com/servo/stylo), the style system of Firefox and Servo.
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//! use treewright_style::{Display, StyleOptions, Styles};
//!
//! # fn main() -> Result<(), treewright_dom::NodeError> {
//! let mut document = Document::new();
//! let element = document.create_element(Namespace::Html, "p")?;
//! document.set_attribute(element, "class", "note")?;
//! document.append(document.root(), element)?;
//! let options = StyleOptions::new().sheet("@media (width > 600px) { .note { display: none } }");
//! let styles = Styles::compute(&document, &options);
//! assert_eq!(styles.display(element), Some(Display::None));
//! # Ok(())
//! # }
//! ```
//!
//! # Sheets
//!
//! - The sheet of the user agent is that of the [Rendering section](https://html.spec.whatwg.org/multipage/rendering.html) of the
//!   HTML Standard, with presentational hints and quirks. Where the standard leaves a value to browsers, it is Chromium's.
//! - `style` elements, and `link` elements and imports whose text a [loader](StyleOptions::loader) gives: with
//!   media queries for a [`Device`], with preferred and alternate sheets. This crate opens no files.
//! - `style` attributes.
//! - Shadow trees have their own sheets, with `:host`, `::slotted()` and `::part()`.
//!
//! # Without layout
//!
//! Values are those that need no sizes of boxes: percentages stay percentages, and container queries about sizes do not match.
//! Animations and transitions do not run. Fonts are unknown: `ex`, `ch` and the like have the values that the
//! standard has for this case.
//!
//! # Threads
//!
//! Each call computes the styles of one document on the thread of the call; any number of threads can do so at once.

// Every potential panic carries a justification. Tests may panic; therefore these lints are not in
// `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod animations;
mod arena;
mod binding;
mod cascade;
pub mod contrast;
pub mod cssom;
mod device;
mod device_text;
pub mod hidden;
mod hints;
mod lazy;
mod limits;
mod media_features;
mod options;
mod parents;
mod preferences;
mod presentation;
mod reading;
mod rules;
mod selector_text;
mod sheets;
mod states;
mod styles;
mod text;
mod tree;
mod values;
mod work;

pub use device::{ColorScheme, Device};
pub use device_text::InvalidDevice;
pub use options::{Loader, StyleOptions};
pub use reading::ReadingStyles;
pub use rules::{RulePlace, SheetPlace};
pub use styles::Styles;
pub use values::{Display, Visibility};
