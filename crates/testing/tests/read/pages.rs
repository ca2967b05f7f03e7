//! Everything that can be read, from generated documents and from the pages of the corpus: nothing panics,
//! and JSON output is valid.

use std::hint::black_box;

use treewright::read::url::Url;
use treewright::read::{
    DocumentUrls, LinkOptions, Metadata, Microdata, Spans, TableOptions, encode_multipart,
    encode_text_plain, encode_urlencoded, forms, images, links, tables,
};
use treewright::{Document, Input, Options, OutOfBandMetadata};
use treewright_testing::generator::{Generator, SplitMix64};
use treewright_testing::suites::corpus_pages;

/// Reads everything, and returns the number of things. Of tables, items and forms only this many are read
/// completely, because they can be nested in a page.
pub(crate) fn read_everything(document: &Document, most: usize) -> usize {
    let url = Url::parse(super::URL).expect("a URL");
    let urls = DocumentUrls::with_url(document, url);
    let root = document.root_node();
    let json = Metadata::of(document, &urls).to_json();
    let metadata: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let mut count = metadata.as_object().map_or(0, serde_json::Map::len);
    for link in links(root, &urls, LinkOptions::all()).take(2 * most) {
        black_box((link.text(), link.rel().count(), link.ping(&urls).count()));
        count += 1;
    }
    for image in images(root) {
        for source in image.sources(&urls) {
            count += source.sizes().len() + usize::from(source.url.is_ok());
        }
        count += image.errors().len();
    }
    for table in tables(root).take(most) {
        count += read_table(&table);
    }
    let microdata = Microdata::of(root, &urls);
    for item in microdata.items().take(most) {
        count += item.properties().map(|property| property.names().count()).sum::<usize>();
        count += item.errors().len();
    }
    if let Ok(json) = microdata.to_json(1_000_000)
        && most > 1
    {
        let _: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    }
    for form in forms(root).iter().take(most) {
        let buttons = form.submit_buttons().map(Some).take(3);
        for submitter in buttons.chain([None]) {
            let entries = form.entries(submitter);
            let encoding = document.character_encoding();
            black_box(encode_urlencoded(&entries, encoding));
            black_box(encode_text_plain(&entries));
            black_box(encode_multipart(&entries, encoding));
            count += entries.len() + usize::from(form.submission(&urls, submitter).is_ok());
        }
        count += form.controls().iter().filter(|control| !control.value().is_empty()).count();
    }
    count
}

fn read_table(table: &treewright::read::Table<'_>) -> usize {
    let options = TableOptions::new().limit(20_000).spans(Spans::First);
    let slots = table.width().saturating_mul(table.height());
    let rows = table.to_rows(&options);
    assert_eq!(rows.is_ok(), slots <= 20_000, "{slots} slots");
    if let Ok(rows) = rows {
        assert_eq!(rows.len() as u64, table.height());
        assert!(rows.iter().all(|row| row.len() as u64 == table.width()));
        for json in [table.to_json(&options), table.to_json_objects(&options)] {
            let json: serde_json::Value =
                serde_json::from_str(&json.expect("it has few slots")).expect("it is JSON");
            assert!(json.is_array());
        }
        black_box(table.to_csv(&options).expect("it has few slots"));
    }
    let headers = table.header_cells();
    let count = table.cells().len();
    let found: usize = (0..count.min(200)).map(|number| headers.of(number).len()).sum();
    found + count + table.errors().len() + table.rows().take(100).count()
}

/// Pieces of pages that have something to be read.
const PIECES: [&str; 40] = [
    "<table>",
    "<tr>",
    "<td colspan=2>",
    "<th rowspan=0 scope=col>",
    "<td rowspan=3 headers='a b'>",
    "</table>",
    "<tfoot>",
    "<colgroup span=2>",
    "<caption>",
    "<form action='/x?y' method=post enctype=multipart/form-data>",
    "</form>",
    "<input name=a type=range value=3 step=2>",
    "<input type=color name=c value='color(display-p3 1 2 3)'>",
    "<input type=radio name=r checked form=f>",
    "<fieldset disabled id=f>",
    "<legend>",
    "</fieldset>",
    "<select name=s>",
    "<option selected>",
    "<optgroup disabled>",
    "</select>",
    "<textarea name=t dirname=d dir=auto wrap=hard cols=3>a&#1488;b\n",
    "</textarea>",
    "<button name=b formaction='mailto:a' formmethod=post>",
    "<datalist>",
    "<div itemscope itemref='a b' id=a>",
    "<p itemprop='x y' id=b>",
    "<a itemprop=z href='?é' ping='a b' rel='x y'>",
    "</a>",
    "<time itemprop=t>",
    "</div>",
    "<img src=a srcset='b 2x, c 1w 1h, (' sizes='(a) 1px, auto'>",
    "<picture><source srcset=x media=y>",
    "</picture>",
    "<meta http-equiv=refresh content='1;url=x'>",
    "<meta name=og:image:width content=1>",
    "<base href=/b target=t>",
    "<script type=application/ld+json>{</script>",
    "<template shadowrootmode=open><slot>",
    "text \u{5d0}",
];

#[test]
fn generated_pages_are_read() {
    let mut count = 0;
    for seed in 0..150 {
        let text = Generator::new(seed).document(60).concat();
        count += read_everything(&treewright::parse(&text), 100);
    }
    let mut random = SplitMix64::new(5);
    for _ in 0..400 {
        let pieces = (0..random.below(60)).map(|_| random.pick(&PIECES));
        count += read_everything(&treewright::parse(&pieces.collect::<String>()), 100);
    }
    assert!(count > 3_000, "only {count} things");
}

#[test]
fn pages_of_the_corpus_are_read() {
    let pages = corpus_pages();
    let count: usize = pages
        .iter()
        .map(|(_, bytes)| {
            let document =
                Options::new().parse(Input::bytes(bytes, &OutOfBandMetadata::default())).document;
            read_everything(&document, 1_000)
        })
        .sum();
    assert!(pages.is_empty() || count > 10_000, "only {count} things");
}
