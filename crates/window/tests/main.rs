//! Windows: pages with their expected logs, and the view of the host program.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod agent;
#[path = "../../testing/tests/alone.rs"]
mod alone;
mod animated_styles;
mod animations;
mod crypto;
mod css;
mod css_animations;
mod custom_elements;
#[path = "../../testing/tests/flipped/mod.rs"]
mod damaged_copies;
mod document_write;
mod event_sources;
mod events;
mod forms;
mod frames;
mod fuzz;
#[path = "../../testing/tests/growth/mod.rs"]
mod growth;
mod hostile;
mod intersections;
mod leaks;
mod loader;
mod log;
mod loops;
mod media;
mod messages;
mod named_elements;
mod navigation;
mod net;
mod nodes;
mod observables;
mod panics;
mod parsing;
mod performance_observers;
mod realms;
mod resizes;
mod sanitizer;
mod scripts;
mod scrolling;
mod selection;
mod services;
mod storage;
mod streams;
mod svg;
mod viewports;
#[path = "../../testing/tests/waiting/mod.rs"]
mod waiting;
mod wasm;
mod workers;
mod xml;
mod xpath;

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// Counts what is allocated; tests that read it run [`alone`].
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;
