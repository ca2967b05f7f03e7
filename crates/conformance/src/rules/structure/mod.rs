//! The structure of a page: content models, required parts, tables, headings, ids.

mod categories;
mod children;
mod content_models;
mod descendants;
mod document;
mod header_cells;
mod headings;
mod references;
mod tables;

pub(super) use categories::is_interactive;

super::subjects! {
    /// See the module.
    pub(super) struct Structure {
        content_models: content_models::ContentModels,
        descendants: descendants::Descendants,
        children: children::Children,
        document: document::Document<'a>,
        headings: headings::Headings<'a>,
        references: references::References<'a>,
        tables: tables::Tables,
    }
}
