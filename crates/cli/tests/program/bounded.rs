//! Input is not read beyond the limit of bytes: each command reads from a file that counts.

use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::process::Stdio;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::endless::{OTHER_INPUT, arguments_of, commands, has_limits};
use crate::{Folder, program};

/// The bytes that decide on the encoding are always read.
const EXAMINED: u64 = 1024;

/// The bytes of packed data that are read ahead.
const AHEAD: u64 = 1 << 16;

/// A page that is parsed only as a whole is read by at least as many bytes, if its text is shorter than its bytes.
const LEAST: u64 = 1024;

/// The length of each page: far more than a command may read.
const LENGTH: usize = 1 << 20;

/// Runs a command with a file as its standard input. The child shares the place in the file, so it says afterwards how
/// many bytes were read. Also returns what was printed.
fn read_of(arguments: &[&str], mut file: &File) -> (u64, String) {
    file.rewind().unwrap();
    let stdin = Stdio::from(file.try_clone().unwrap());
    let output = program(arguments).stdin(stdin).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (file.stream_position().unwrap(), String::from_utf8_lossy(&text).into_owned())
}

/// A page: its name, its bytes, and the number of them that text of a length takes.
struct Page {
    name: &'static str,
    bytes: Vec<u8>,
    bytes_of: fn(u64) -> u64,
}

fn pages() -> Vec<Page> {
    let text = |unit: &str| "<!doctype html><p>".to_owned() + &unit.repeat(LENGTH / unit.len());
    let utf16 = |text: &str| -> Vec<u8> {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xFF, 0xFE].into_iter().chain(units).collect()
    };
    let plain = |text: u64| text;
    let ascii = text("text <b>x</b>\n");
    let mut packed = GzEncoder::new(Vec::new(), Compression::none());
    packed.write_all(ascii.as_bytes()).unwrap();
    vec![
        Page { name: "utf-8", bytes: text("\u{E9}\u{4E00}<p>").into_bytes(), bytes_of: plain },
        Page { name: "one token", bytes: text("<p a=b").into_bytes(), bytes_of: plain },
        Page { name: "malformed", bytes: b"<p>\xFF".repeat(LENGTH / 4), bytes_of: plain },
        Page { name: "utf-16", bytes: utf16(&ascii), bytes_of: |text| 2 * text + 2 + LEAST },
        Page {
            // Each character after an escape sequence of three bytes.
            name: "iso-2022-jp",
            bytes: [
                b"<!doctype html><meta charset=iso-2022-jp>".to_vec(),
                b"\x1B(Ba\x1B(J".repeat(LENGTH / 7),
            ]
            .concat(),
            bytes_of: |text| 4 * text,
        },
        Page { name: "gzip", bytes: packed.finish().unwrap(), bytes_of: |text| text + AHEAD },
        Page { name: "ascii", bytes: ascii.into_bytes(), bytes_of: plain },
    ]
}

/// Limits of bytes, alone and with others that are not met: then commands read in other pieces.
const LIMITS: [(u64, &str); 3] = [
    (10, "bytes=10"),
    (20_000, "bytes=20000"),
    (70_000, "browser,bytes=70000,nodes=1000000,time=1000"),
];

#[test]
fn no_command_reads_beyond_the_limit_of_bytes() {
    let folder = Folder::new("bounded");
    let mut complaints = Vec::new();
    let mut count = 0;
    let files: Vec<(Page, File)> = pages()
        .into_iter()
        .map(|page| {
            let file = File::open(folder.file("input", &page.bytes)).unwrap();
            std::fs::remove_file(folder.0.join("input")).unwrap();
            (page, file)
        })
        .collect();
    for command in commands() {
        if OTHER_INPUT.iter().any(|(name, _)| *name == command) || !has_limits(&command) {
            continue;
        }
        for arguments in arguments_of(&command, &folder) {
            for (most, limits) in LIMITS {
                for (page, file) in &files {
                    if most < EXAMINED && !page.name.starts_with("utf") {
                        continue;
                    }
                    let mut words = vec![command.as_str(), "--limits", limits];
                    words.extend(arguments.iter().map(String::as_str));
                    let (read, text) = read_of(&words, file);
                    // One byte shows that the page goes on.
                    let most = (page.bytes_of)((most + 1).max(EXAMINED));
                    count += 1;
                    if read > most || text.contains("see `treewright ") {
                        complaints.push(format!(
                            "{words:?}, {}: {read} bytes, {most} are allowed: {text:.300}",
                            page.name
                        ));
                    }
                }
            }
        }
    }
    assert!(count > 300, "{count}");
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
