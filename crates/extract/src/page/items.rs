//! Lists of links, images and tables.

use treewright::NodeRef;
use treewright::read::url::Url;
use treewright::read::{LinkOptions, TableOptions, images, links, tables};

use super::Reader;
use super::budget::SLOTS;
use crate::sinks::Sink;

/// The maximum number of slots of a table. A cell of a few bytes can cover millions.
const MOST_SLOTS: u64 = 100_000;

impl<'a> Reader<'a, '_> {
    /// Adds a record of texts.
    fn texts<const N: usize>(&mut self, texts: [Option<&str>; N], items: &mut Sink) {
        items.record(|fields| {
            for (text, field) in texts.into_iter().zip(fields) {
                self.optional(text, field);
            }
        });
    }

    pub(super) fn links(&mut self, node: NodeRef<'a>, sink: &mut Sink) {
        let urls = self.urls().clone();
        sink.list(|items| {
            for link in links(node, &urls, LinkOptions::new()) {
                if !self.budget.take_item() {
                    break;
                }
                let text = link.text();
                let url = link.url.as_ref().ok().map(Url::as_str);
                let rel = link.element.attr("rel");
                let name = Some(link.element.name());
                self.texts([url, Some(link.href), Some(&text), rel, name], items);
            }
        });
    }

    pub(super) fn images(&mut self, node: NodeRef<'a>, sink: &mut Sink) {
        let urls = self.urls().clone();
        sink.list(|items| {
            for image in images(node) {
                // The last source is that of the attribute `src`, which is for all readers.
                let sources = image.sources(&urls);
                let Some(source) = sources.last() else { continue };
                if !self.budget.take_item() {
                    break;
                }
                let url = source.url.as_ref().ok().map(Url::as_str);
                self.texts([url, Some(source.href), image.alt()], items);
            }
        });
    }

    /// Sheets of other files are not known here.
    #[cfg(feature = "style")]
    pub(super) fn hidden_text(&mut self, sink: &mut Sink) {
        use treewright::style::{StyleOptions, Styles};
        let options = StyleOptions::new().as_people_see().ignore_page_sheets(!self.styles.count());
        let hidden = Styles::compute(self.document, &options).hidden_text(self.document);
        sink.list(|items| {
            for run in &hidden {
                if !self.budget.take_item() {
                    break;
                }
                let (trick, certainty) = (run.trick.as_str(), run.certainty.as_str());
                self.texts([Some(&run.text), Some(trick), Some(certainty)], items);
            }
        });
    }

    /// Plans for it are refused in a build without styles.
    #[cfg(not(feature = "style"))]
    #[expect(clippy::unused_self, reason = "it is the function of builds with styles")]
    pub(super) fn hidden_text(&mut self, sink: &mut Sink) {
        sink.null();
    }

    pub(super) fn tables(&mut self, node: NodeRef<'a>, sink: &mut Sink) {
        let options = TableOptions::new().limit(MOST_SLOTS);
        sink.list(|items| {
            let view = self.view();
            for table in tables(node) {
                let table = match view {
                    Some(view) => table.styled(view),
                    None => table,
                };
                if !self.budget.take_item() {
                    break;
                }
                let caption = table.caption().map(NodeRef::text);
                let caption = caption.as_deref().map(super::convert::in_one_line);
                let rows = table.to_rows(&options);
                if rows.is_err() {
                    self.budget.meet(SLOTS);
                }
                items.record(|fields| {
                    if let Some(field) = fields.next() {
                        self.optional(caption.as_deref(), field);
                    }
                    let (Some(field), Ok(rows)) = (fields.next(), rows) else { return };
                    self.rows(&rows, field);
                });
            }
        });
    }

    fn rows(&mut self, rows: &[Vec<String>], sink: &mut Sink) {
        sink.list(|items| {
            for row in rows {
                if !self.budget.take_item() {
                    break;
                }
                items.list(|cells| {
                    for cell in row {
                        if !self.budget.take_item() {
                            break;
                        }
                        self.text(cell, cells);
                    }
                });
            }
        });
    }
}
