//! The peak of a parse in reused memory is that of a fresh parse, including all kept memory. It is measured
//! in a separate process, whose allocator counts.

use peakmem_alloc::PeakMemAllocTrait;
use treewright::{Memory, Options};

use crate::ALLOCATOR;
use crate::alone::is_alone;

/// Allowed in addition to a fresh parse, in hundredths of it: tables that `Memory` keeps.
const TOLERANCE: usize = 2;

/// The peak of the memory that `work` allocates, and nothing before it.
fn peak(work: impl FnOnce()) -> usize {
    ALLOCATOR.reset_peak_memory();
    work();
    ALLOCATOR.get_peak_memory()
}

#[test]
fn no_source_is_kept_until_the_next_page() {
    if !is_alone("reused_memory_peak::no_source_is_kept_until_the_next_page") {
        return;
    }
    let options = Options::new();
    for (name, page) in [
        ("text", "some words, and a few more of them ".repeat(30_000)),
        ("elements", "<p class=a>b<b>c</b>".repeat(50_000)),
        ("attributes", "<a href=x class=y title=z>".repeat(40_000)),
        ("references", "a&amp;b".repeat(150_000)),
    ] {
        let fresh = peak(|| drop(options.parse(&page)));
        let reused = peak(|| {
            let mut memory = Memory::new();
            for _ in 0..3 {
                let parsed = options.parse_in(&page, &mut memory);
                memory.take_back(parsed.document);
            }
        });
        let most = fresh + fresh * TOLERANCE / 100;
        assert!(fresh >= page.len(), "{name}: the tree has a copy of the page");
        assert!(reused <= most, "{name}: {fresh} fresh, {reused} reused");
        // A tree that is given back no longer has a source.
        let kept = peak(|| {
            let mut memory = Memory::new();
            let parsed = options.parse_in(&page, &mut memory);
            memory.take_back(parsed.document);
            // The peak is this block and everything that is kept when it is allocated.
            let block = Vec::<u8>::with_capacity(4 * fresh);
            drop(std::hint::black_box((memory, block)));
        }) - 4 * fresh;
        assert!(kept + page.len() <= most, "{name}: {kept} of {fresh} are kept");
    }
}
