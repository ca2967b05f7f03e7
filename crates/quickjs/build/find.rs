//! Finds the engine's source, which is in the package `rquickjs-sys` and not in this repository.
//!
//! It is a dependency of the build, so that Cargo has it before this script runs: with `--locked`, without a network,
//! and in vendored trees. Cargo tells nobody where, because the package has no `links` key. But its own build script
//! copies the source beside the library that it compiles, and Cargo puts the folder of that library into the search
//! path of dynamic libraries of everything that uses it at build time, so of this script. That is the first place;
//! others follow for the case that Cargo changes this. A folder is taken if all hashes are right, so that none can
//! be the wrong one.

use std::env;
use std::path::{Path, PathBuf};

/// The files that are compiled, with hashes of their bytes (64 bits of FNV-1a: against mix-ups, for Cargo has checked
/// the package).
pub(crate) const FILES: &[(&str, u64)] = &[
    ("builtin-array-fromasync.h", 0x37e1_11a1_a062_265e),
    ("builtin-iterator-zip-keyed.h", 0x321d_8804_fc19_e3bf),
    ("builtin-iterator-zip.h", 0x9cb2_4494_7a97_5786),
    ("cutils.h", 0xa683_0639_9e4f_16e8),
    ("dtoa.c", 0x1aff_2cc2_d08c_f224),
    ("dtoa.h", 0x602f_733b_bb27_f6e1),
    ("libregexp-opcode.h", 0x926b_0c2b_e4da_4499),
    ("libregexp.c", 0xb12b_b377_8b6f_e314),
    ("libregexp.h", 0x9354_8aba_cc64_88ee),
    ("libunicode-table.h", 0x9a35_f516_6774_2c4d),
    ("libunicode.c", 0x228d_92f8_8863_aaff),
    ("libunicode.h", 0xd54b_a7ea_1e52_cf68),
    ("list.h", 0xb337_70f7_b76d_a3d8),
    ("quickjs-atom.h", 0x30b4_9116_b6a2_aa99),
    ("quickjs-c-atomics.h", 0x490b_0f29_f631_3fc0),
    ("quickjs-opcode.h", 0x3d05_cfdf_5cf7_2930),
    ("quickjs.c", 0x157f_5c86_3933_749a),
    ("quickjs.h", 0x32a8_0f3f_ee4f_3bb4),
];

/// The package's name and version, as folders are called.
const PACKAGE: &str = "rquickjs-sys";
const VERSION: &str = "0.14.0";

/// FNV-1a.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The folder with the source, or the places where it was looked for.
pub(crate) fn source() -> Result<PathBuf, Vec<PathBuf>> {
    let mut places = Vec::new();
    if let Some(place) = env::var_os("TREEWRIGHT_QUICKJS_SOURCE") {
        places.push(PathBuf::from(place));
    }
    for variable in ["LD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH", "PATH"] {
        let value = env::var_os(variable).unwrap_or_default();
        places.extend(
            env::split_paths(&value).filter(|path| path.to_string_lossy().contains(PACKAGE)),
        );
    }
    // A sibling: in the registry's folder, or in a vendored tree.
    let versioned = format!("{PACKAGE}-{VERSION}");
    let own = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    if let Some(siblings) = own.parent() {
        places.extend([PACKAGE, &versioned].map(|name| siblings.join(name).join("quickjs")));
    }
    // The folders of builds, above our own: .../build/PACKAGE-HASH/out, or .../build/PACKAGE/HASH/out.
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    for above in out.ancestors().take(8) {
        for folder in folders(&above.join("build")).chain(folders(above)) {
            if folder.to_string_lossy().contains(PACKAGE) {
                places.push(folder.join("out"));
                places.extend(folders(&folder).map(|inner| inner.join("out")));
            }
        }
    }
    // The registry's folder and a vendored tree of somebody who has this package as a path or from a repository.
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    if let Some(home) = home {
        places.extend(
            folders(&home.join("registry/src"))
                .map(|registry| registry.join(&versioned).join("quickjs")),
        );
    }
    for above in own.ancestors().chain(out.ancestors()) {
        places.extend(
            [PACKAGE, &versioned].map(|name| above.join("vendor").join(name).join("quickjs")),
        );
    }
    places.dedup();
    places.iter().find(|place| is_right(place)).cloned().ok_or(places)
}

fn folders(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    folder
        .read_dir()
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
}

fn is_right(folder: &Path) -> bool {
    FILES.iter().all(|(name, right)| {
        std::fs::read(folder.join(name)).is_ok_and(|bytes| hash(&bytes) == *right)
    })
}
