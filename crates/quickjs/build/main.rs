//! Compiles QuickJS-NG: the files in `engine/quickjs-ng`, which are those of version 0.16.2, with
//! the changes of `changes.rs`, `messages.rs`, `statics.rs`, `memory.rs`, `repairs.rs` and `clock.rs`, and with
//! `engine/names.c` and `engine/border.c` at the end. `SHA256SUMS` in the same folder has their hashes, which a test compares.

mod changes;
mod clock;
mod memory;
mod messages;
mod repairs;
mod statics;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files that are compiled, and those that they include.
const FILES: [&str; 18] = [
    "builtin-array-fromasync.h",
    "builtin-iterator-zip-keyed.h",
    "builtin-iterator-zip.h",
    "cutils.h",
    "dtoa.c",
    "dtoa.h",
    "libregexp-opcode.h",
    "libregexp.c",
    "libregexp.h",
    "libunicode-table.h",
    "libunicode.c",
    "libunicode.h",
    "list.h",
    "quickjs-atom.h",
    "quickjs-c-atomics.h",
    "quickjs-opcode.h",
    "quickjs.c",
    "quickjs.h",
];

fn main() {
    if let Err(sentence) = build() {
        println!("cargo::error={sentence}");
        std::process::exit(1);
    }
}

fn build() -> Result<(), String> {
    for path in ["build", "engine"] {
        println!("cargo::rerun-if-changed={path}");
    }
    println!("cargo::rerun-if-env-changed=TREEWRIGHT_QUICKJS_SANITIZE");
    let own = env::var_os("CARGO_MANIFEST_DIR").ok_or("Cargo sets CARGO_MANIFEST_DIR")?;
    let source = PathBuf::from(own).join("engine/quickjs-ng");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("Cargo sets OUT_DIR")?).join("engine");
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    for name in FILES {
        let text =
            fs::read_to_string(source.join(name)).map_err(|error| format!("{name}: {error}"))?;
        write(&out.join(name), &changed(name, text)?)?;
    }
    compile(&out);
    Ok(())
}

/// A file with its changes applied; `quickjs.c` gets our own part appended.
fn changed(name: &str, mut text: String) -> Result<String, String> {
    let lists = [
        changes::CHANGES,
        memory::CHANGES,
        repairs::CHANGES,
        clock::CHANGES,
        messages::CHANGES,
        statics::CHANGES,
    ];
    for change in lists.concat().into_iter().filter(|change| change.file == name) {
        let found = text.matches(change.find).count();
        if found != change.times {
            return Err(format!(
                "a change of {name} fits {found} times and not {}: {}",
                change.times, change.find
            ));
        }
        text = text.replace(change.find, change.replace);
    }
    if name == "quickjs.c" {
        text.push_str(include_str!("../engine/names.c"));
        text.push_str(include_str!("../engine/border.c"));
    }
    Ok(text)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn compile(out: &Path) {
    let target = |key: &str| env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    let mut build = cc::Build::new();
    build.include(out).define("_GNU_SOURCE", None).warnings(false);
    // An engine without optimization is ten times slower and needs more stack: tests of debug builds want neither.
    if env::var("OPT_LEVEL").is_ok_and(|level| level == "0") {
        build.opt_level(2);
    }
    build.flag_if_supported("-fno-strict-aliasing").flag_if_supported("-fwrapv");
    if target("OS") == "windows" {
        build.define("WIN32_LEAN_AND_MEAN", None);
        if target("ENV") == "msvc" {
            build.flag("/std:c11").flag("/experimental:c11atomics");
        } else {
            build.flag("-std=c11");
        }
    }
    if env::var_os("TREEWRIGHT_QUICKJS_SANITIZE").is_some() {
        build.flag("-fsanitize=address").flag("-fno-omit-frame-pointer");
    }
    for file in ["dtoa.c", "libregexp.c", "libunicode.c", "quickjs.c"] {
        build.file(out.join(file));
    }
    build.compile("treewright_quickjs");
}
