//! Random sequences of changes, in documents and in a model that is as simple as possible: after each
//! change both are equal, all links agree, and the record of changes turns the earlier tree into the later
//! one.
//!
//! Two thousand sequences run here. `TREEWRIGHT_SEQUENCES` sets another number, and `TREEWRIGHT_SEED` the
//! first seed; each sequence has its own, which is reported on failure.

mod cases;
mod model;
mod operations;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use operations::{Operation, run};
use treewright_testing::generator::SplitMix64;
use world::World;

/// The initial pages of the sequences: forms whose controls are elsewhere, `select`s of all kinds,
/// templates, shadow trees.
const PAGES: [&str; 5] = [
    "<!doctype html><form id=f><div id=a><input><input form=g></div></form>\
     <table><form id=g><tr><td><input><button>b</button></table>\
     <selectedcontent></selectedcontent>",
    "<select><button><selectedcontent></selectedcontent></button><option>a<b>b</b></option>\
     <option>c</option></select><div><selectedcontent>x</selectedcontent></div><form id=f></form>",
    "<select size=4><selectedcontent></selectedcontent><optgroup disabled><option>a</option>\
     </optgroup><hr><option selected>b</option><option>c</option></select><datalist><option selected>d\
     </datalist><select multiple><option selected>e</select>",
    "<template><p>t<template><form><input></form></template></template>\
     <div><template shadowrootmode=open shadowrootclonable><form id=s><input form=s>\
     <selectedcontent></selectedcontent></form></template>x</div><p is=x-p class='a b'>",
    "<!--c--><p>one<b>two</b>three</p><form><fieldset id=f><textarea></textarea><img></fieldset></form>\
     <selectedcontent></selectedcontent><select><option>1<option selected>2<option selected>3</select>",
];

/// Runs one sequence. `log` receives the operations.
fn sequence(start: &World, seed: u64, log: &mut Vec<Operation>) {
    let mut random = SplitMix64::new(seed);
    let mut world = start.clone();
    for _ in 0..random.below(20) + 4 {
        let before = world.documents.clone();
        run(&mut world, &mut random, log);
        world.compare();
        for (which, before) in before.iter().enumerate() {
            world.replay(before, which);
        }
        let nodes: usize = (0..2).map(|which| world.live(which).len()).sum();
        if nodes > 150 {
            break;
        }
    }
}

#[test]
fn random_sequences_of_changes() {
    let number = |name, default| match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    };
    let sequences: u64 = number("TREEWRIGHT_SEQUENCES", 2000);
    let first: u64 = number("TREEWRIGHT_SEED", 1);
    let mut starts = Vec::new();
    for page in PAGES {
        for other in PAGES {
            let documents = [page, other].map(treewright::parse);
            let mut world = World::new(documents);
            world.compare();
            starts.push(world);
        }
    }
    for seed in first..first.saturating_add(sequences) {
        let start = &starts[seed as usize % starts.len()];
        let mut log = Vec::new();
        let outcome = catch_unwind(AssertUnwindSafe(|| sequence(start, seed, &mut log)));
        if let Err(reason) = outcome {
            eprintln!("the sequence of seed {seed}:");
            for operation in &log {
                eprintln!("    {operation:?}");
            }
            std::panic::resume_unwind(reason);
        }
    }
}
