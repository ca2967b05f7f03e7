//! Tests over several packages: public and own cases, properties, growth, and the rules of the house.
//!
//! One program for all integration tests of this package, because each program links the whole package.

mod alone;
mod book;
mod borders;
mod check_linear_time;
mod clocks;
mod coming_from;
mod constructors;
mod deep;
mod editing;
mod encodings;
mod english;
mod every_encoding;
mod explain;
mod explain_everything;
mod families;
mod fixes;
mod flat_lists;
mod flipped;
mod fuzz_cases;
mod growth;
mod homes;
mod house_style;
mod invariants;
mod large_changes;
mod limits;
mod linear_time;
mod memory;
mod modes;
mod mutation;
mod origins;
mod own_cases;
mod parse_error_places;
mod read;
mod recipes;
mod recorded_parses;
mod reentrancy;
mod reused_memory;
mod reused_memory_peak;
mod rules;
mod same_trees;
mod sanitizer_policies;
mod sanitizer_presets;
mod sanitizer_profiles;
mod sanitizing;
mod seed_checklist;
mod selector_sets;
mod selectors;
mod selectors_against_scraper;
mod source_editor;
mod spec_anchors;
mod text;
mod tokenizer_linear_time;
mod trees;
mod waiting;
mod window_groups;
mod writing;
mod xpath;

use std::alloc::System;

use peakmem_alloc::PeakMemAlloc;

/// Counts the peak of the allocated memory; tests that need it run [`alone`].
#[global_allocator]
static ALLOCATOR: PeakMemAlloc<System> = PeakMemAlloc::new(System);
