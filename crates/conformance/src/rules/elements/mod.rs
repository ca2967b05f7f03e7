//! Rules about single elements: attributes that depend on others, and the other requirements of their sections.

mod groups;
mod images;
mod input;
mod labels;
mod limits;
mod metas;
mod relations;
mod script_text;
mod selects;

super::subjects! {
    /// See the module.
    pub(super) struct Elements {
        relations: relations::Relations,
        input: input::Input,
        groups: groups::Groups<'a>,
        images: images::Images<'a>,
        labels: labels::Labels<'a>,
        limits: limits::Limits,
        metas: metas::Metas<'a>,
        script_text: script_text::ScriptText,
        selects: selects::Selects<'a>,
    }
}
