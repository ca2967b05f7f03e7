//! Reads the pages of archives and does nothing with them: the number of pages and of their bytes, for the measurement
//! of `bench/src/extract_peers.py`.

use std::fs::File;
use std::io::BufReader;

use treewright_extract::{Content, PageBatch, WarcReader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut count, mut bytes) = (0_u64, 0_usize);
    for path in std::env::args_os().skip(1) {
        let mut reader = WarcReader::new(BufReader::with_capacity(1 << 18, File::open(path)?));
        let mut pages = PageBatch::new();
        while reader.read_page(&mut pages)? {
            count += 1;
            if pages.bytes() > 1 << 20 {
                bytes += sum(&pages);
                pages.clear();
            }
        }
        bytes += sum(&pages);
    }
    println!("{count} pages, {bytes} bytes");
    Ok(())
}

fn sum(pages: &PageBatch) -> usize {
    let sizes = pages.iter().map(|page| match page.content {
        Some(Content::Bytes(bytes)) => bytes.len(),
        Some(Content::Text(text)) => text.len(),
        _ => 0,
    });
    sizes.sum()
}
