//! Canvases and their contexts: pixels that scripts put there and read. Nothing is drawn.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element>

mod colors;
mod contexts;
pub(crate) mod dimensions;
mod image_data;
mod offscreen;
mod surface;

pub(crate) use contexts::{
    Contents, attribute_changed, bitmap_of_element, context_of_element, is_2d, reset, settings_of,
    transfer_from_image_bitmap,
};
pub(crate) use image_data::{create_image_data, get_image_data, put_image_data};
pub(crate) use offscreen::{
    begin, bitmap_of_offscreen, context_of_offscreen, detach, receive, set_size, size_of_offscreen,
    transfer_to_image_bitmap,
};
