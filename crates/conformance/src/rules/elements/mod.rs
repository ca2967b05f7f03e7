//! Rules about single elements: attributes that depend on others, and what else their sections say.

mod images;
mod input;
mod relations;
mod selects;

super::subjects! {
    /// See the module.
    pub(super) struct Elements {
        relations: relations::Relations,
        input: input::Input,
        images: images::Images,
        selects: selects::Selects<'a>,
    }
}
