//! Rules about single elements: attributes that depend on others, and what else their sections say.

mod groups;
mod images;
mod input;
mod labels;
mod meters;
mod relations;
mod selects;

super::subjects! {
    /// See the module.
    pub(super) struct Elements {
        relations: relations::Relations,
        input: input::Input,
        groups: groups::Groups<'a>,
        images: images::Images,
        labels: labels::Labels<'a>,
        meters: meters::Meters,
        selects: selects::Selects<'a>,
    }
}
