//! The structure of a page: content models, required parts, tables, headings, ids.

mod categories;
mod children;
mod content_models;
mod descendants;

super::subjects! {
    /// See the module.
    pub(super) struct Structure {
        content_models: content_models::ContentModels<'a>,
        descendants: descendants::Descendants,
        children: children::Children,
    }
}
