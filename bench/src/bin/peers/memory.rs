//! The heap, which the program `heap` measures.

use std::io;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;
use treewright_bench::corpus::Source;

use crate::report::CorpusResult;

#[derive(Deserialize)]
struct HeapOfCorpus {
    ways: Vec<Heap>,
}

#[derive(Deserialize)]
struct Heap {
    way: String,
    peak_per_byte: f64,
    allocations_per_page: f64,
    reallocations_per_page: f64,
}

pub(crate) fn measure(
    program: &Path,
    source: &Source,
    only: Option<&str>,
    result: &mut CorpusResult,
) -> io::Result<()> {
    let mut heap = Command::new(program);
    heap.arg("--json").arg(&source.path);
    if let Some(only) = only {
        heap.args(["--only", only]);
    }
    let output = heap.output()?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let corpora: Vec<HeapOfCorpus> = serde_json::from_slice(&output.stdout)?;
    for heap in corpora.into_iter().flat_map(|corpus| corpus.ways) {
        if let Some(way) = result.ways.iter_mut().find(|way| way.way == heap.way) {
            way.peak_per_byte = Some(heap.peak_per_byte);
            way.allocations_per_page = Some(heap.allocations_per_page);
            way.reallocations_per_page = Some(heap.reallocations_per_page);
        }
    }
    Ok(())
}
