//! The heap of computed styles, per element.

use treewright::NodeKind;
use treewright::style::{ReadingStyles, StyleOptions, Styles};
use treewright_bench::corpus::Corpus;
use treewright_bench::heap::{CountingAllocator, allocated, freed};
use treewright_bench::report::{Section, number};
use treewright_bench::table::Table;

use crate::over;

/// Bytes of the styles of all pages.
#[derive(Clone, Copy, Default)]
struct Bytes {
    kept: usize,
    peak: usize,
}

impl Bytes {
    fn add<T>(&mut self, allocator: &CountingAllocator, compute: impl FnOnce() -> T) {
        let (styles, of_page) = allocated(allocator, compute);
        self.peak += of_page.peak;
        self.kept += freed(|| drop(styles));
    }
}

/// The bytes an element that the styles of the pages of a corpus keep, and those at the peak of their computation.
pub(crate) fn section(allocator: &CountingAllocator, corpus: &Corpus) -> Section {
    let (mut elements, mut reading, mut whole) = (0, Bytes::default(), Bytes::default());
    let options = StyleOptions::new();
    if let Some(page) = corpus.pages.first() {
        // Some tables are made once for a process.
        let document = treewright::parse(page);
        drop((ReadingStyles::compute(&document, &options), Styles::compute(&document, &options)));
    }
    for page in &corpus.pages {
        let document = treewright::parse(page);
        elements += document.nodes().filter(|node| node.kind() == NodeKind::Element).count();
        reading.add(allocator, || ReadingStyles::compute(&document, &options));
        whole.add(allocator, || Styles::compute(&document, &options));
    }
    let mut section = Section::new(format!("Styles: {}, {elements} elements", corpus.name));
    let mut table = Table::new(["", "bytes kept per element", "bytes at the peak per element"]);
    for (name, bytes) in [("what readers need", reading), ("all computed values", whole)] {
        table.row([
            name.to_owned(),
            number(over(bytes.kept, elements)),
            number(over(bytes.peak, elements)),
        ]);
    }
    section.table(table);
    section
}
