//! Damaged files of all binary formats that the commands read: each ends with exit code 0 or 2, with an error that names
//! the file, without a panic, and in bounded memory.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use arrow_array::{ArrayRef, BinaryArray, RecordBatch, StringArray};
use base64::Engine as _;
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, Encoding};
use parquet::file::properties::{WriterProperties, WriterVersion};
use parquet::schema::types::ColumnPath;

use crate::Folder;
use crate::compressed::gzip;
use crate::damaged_copies::copies;

/// The address space of the process, in kibibytes: 1 GiB, in which the program itself takes a part.
const MOST: u32 = 1 << 20;

const PLAN: &str = "[columns]\ntitle = { get = \"title\" }\n";

/// Files for one process.
const AT_ONCE: usize = 50;

/// Runs the program in bounded memory, on one thread for Parquet.
fn run(arguments: &[&str], files: &[String]) -> Output {
    let limited = format!("ulimit -v {MOST}; exec \"$0\" \"$@\"");
    Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_treewright")])
        .args(arguments)
        .args(files)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// The complaint about a run, if something was wrong.
fn complaint(output: &Output, files: &[String]) -> Option<String> {
    let errors = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) if errors.is_empty() => None,
        Some(2) => errors
            .lines()
            .find(|line| !files.iter().any(|file| line.contains(file.as_str())))
            .map(|line| format!("an error without a file: {line}")),
        Some(code) => Some(format!("exit code {code}: {errors}")),
        None => Some(format!("{}: {errors}", output.status)),
    }
}

/// Runs the program on damaged copies of a file.
fn check(name: &str, data: &[u8], arguments: &[&str]) {
    let folder = Folder::new(&format!("flipped_{}", name.replace('.', "_")));
    let plan = folder.file("plan.toml", PLAN);
    let out = format!("{}/out.jsonl", folder.path());
    let arguments: Vec<&str> = arguments
        .iter()
        .map(|argument| match *argument {
            "PLAN" => plan.as_str(),
            "OUT" => out.as_str(),
            other => other,
        })
        .collect();
    let whole = vec![folder.file(&format!("whole.{name}"), data)];
    let output = run(&arguments, &whole);
    assert_eq!(output.status.code(), Some(0), "{name}: {output:?}");
    let copies: Vec<Vec<u8>> = copies(data).collect();
    let mut complaints = Vec::new();
    for (group, copies) in copies.chunks(AT_ONCE).enumerate() {
        let file = |(number, copy): (usize, &Vec<u8>)| {
            folder.file(&format!("{:05}.{name}", group * AT_ONCE + number), copy)
        };
        let files: Vec<String> = copies.iter().enumerate().map(file).collect();
        if complaint(&run(&arguments, &files), &files).is_some() {
            let one = |file: &String| {
                let file = std::slice::from_ref(file);
                complaint(&run(&arguments, file), file)
                    .map(|complaint| format!("{file:?}: {complaint}"))
            };
            let before = complaints.len();
            complaints.extend(files.iter().filter_map(one));
            if complaints.len() == before {
                complaints.push(format!("only together: {files:?}"));
            }
        } else {
            for file in files {
                fs::remove_file(file).unwrap();
            }
        }
    }
    assert!(complaints.is_empty(), "{}: {}", complaints.len(), complaints.join("\n"));
}

const EXTRACT: [&str; 6] = ["extract", "--threads=1", "--plan", "PLAN", "--out", "OUT"];

fn page(number: usize) -> String {
    format!(
        "<!doctype html><title>Page {number}</title><p>{}",
        "some <b>text</b> ".repeat(number % 7 + 5)
    )
}

fn parquet(properties: WriterProperties, is_binary: bool) -> Vec<u8> {
    let urls = (0..60).map(|number| (number % 5 != 0).then(|| format!("https://x.org/{number}")));
    let urls: ArrayRef = Arc::new(urls.collect::<StringArray>());
    let pages = (0..60).map(page);
    let contents: ArrayRef = if is_binary {
        Arc::new(pages.map(|page| Some(page.into_bytes())).collect::<BinaryArray>())
    } else {
        Arc::new(pages.map(Some).collect::<StringArray>())
    };
    let rows = RecordBatch::try_from_iter([("url", urls), ("content", contents)]).unwrap();
    let mut writer = ArrowWriter::try_new(Vec::new(), rows.schema(), Some(properties)).unwrap();
    writer.write(&rows).unwrap();
    writer.into_inner().unwrap()
}

#[test]
fn parquet_plain_and_dictionary() {
    check("parquet", &parquet(WriterProperties::new(), true), &EXTRACT);
}

#[test]
fn parquet_of_both_versions_encodings_and_compressions() {
    let properties = |compression| {
        WriterProperties::builder()
            .set_compression(compression)
            .set_writer_version(WriterVersion::PARQUET_2_0)
            .set_data_page_row_count_limit(16)
            .set_write_batch_size(16)
            .set_dictionary_enabled(false)
    };
    for (name, compression) in [
        ("zstd.parquet", Compression::ZSTD(parquet::basic::ZstdLevel::default())),
        ("gzip.parquet", Compression::GZIP(parquet::basic::GzipLevel::default())),
        ("snappy.parquet", Compression::SNAPPY),
        ("lz4.parquet", Compression::LZ4_RAW),
    ] {
        let is_binary = name == "gzip.parquet";
        check(name, &parquet(properties(compression).build(), is_binary), &EXTRACT);
    }
}

/// A damaged count in these asks for room for any number of lengths.
#[test]
fn parquet_of_delta_encodings() {
    for (name, version, encoding) in [
        ("lengths.parquet", WriterVersion::PARQUET_1_0, Encoding::DELTA_LENGTH_BYTE_ARRAY),
        ("shared.parquet", WriterVersion::PARQUET_1_0, Encoding::DELTA_BYTE_ARRAY),
        ("lengths.v2.parquet", WriterVersion::PARQUET_2_0, Encoding::DELTA_LENGTH_BYTE_ARRAY),
        ("shared.v2.parquet", WriterVersion::PARQUET_2_0, Encoding::DELTA_BYTE_ARRAY),
    ] {
        // Without a compression, which would notice most changes.
        let properties = WriterProperties::builder()
            .set_writer_version(version)
            .set_dictionary_enabled(false)
            .set_column_encoding(ColumnPath::from("url"), encoding)
            .set_column_encoding(ColumnPath::from("content"), encoding);
        check(name, &parquet(properties.build(), false), &EXTRACT);
    }
}

/// The smallest input of what was found: a negative length of a column, which the reader asserts.
#[test]
fn a_parquet_file_with_a_negative_length() {
    let text = include_str!("../data/negative-length.parquet.zlib.b64");
    let packed: String = text.split_whitespace().collect();
    let packed = base64::engine::general_purpose::STANDARD.decode(packed).unwrap();
    let mut data = Vec::new();
    let mut unpacked = flate2::read::ZlibDecoder::new(&packed[..]);
    std::io::Read::read_to_end(&mut unpacked, &mut data).unwrap();
    let folder = Folder::new("negative_length");
    let file = folder.file("a.parquet", data);
    let plan = folder.file("plan.toml", PLAN);
    let out = format!("{}/out.jsonl", folder.path());
    let found = crate::run(&["extract", "--plan", &plan, "--out", &out, &file], b"");
    assert_eq!(found.code, 2, "{}", found.err);
    let expected = format!(
        "treewright: {file}: the data are broken: column start and length should not be negative\n"
    );
    assert_eq!(found.err, expected);
}

fn zstandard(data: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(data, ruzstd::encoding::CompressionLevel::Fastest)
}

/// `<p>one</p>` and a line feed, 20 times, by `brotli`.
const BROTLI: &[u8] = b"\x1B\xDB\x00\xF8\x1D\x07\x6E\xCC\xC5\x7E\xE6\x39\x4D\xC9\xF3\x02\x57\x0A\x6F\xE9\x53\xE6\x16\x03\
    \x46\x00\x2D\xEC\x69\x00";

#[test]
fn compressed_pages() {
    let page = page(6).repeat(20).into_bytes();
    for (name, data) in
        [("html.gz", gzip(&page)), ("html.zst", zstandard(&page)), ("html.br", BROTLI.to_vec())]
    {
        check(name, &data, &EXTRACT);
        // Read as a whole.
        check(&format!("whole.{name}"), &data, &["parse", "--format=html"]);
    }
}

/// An archive whose bodies have all codings.
fn archive() -> Vec<u8> {
    let page = page(6).into_bytes();
    let mut zlib = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::default());
    zlib.write_all(&page).unwrap();
    let mut archive = Vec::new();
    for (coding, body) in [
        ("Content-Encoding: gzip", gzip(&page)),
        ("Content-Encoding: deflate", zlib.finish().unwrap()),
        ("Content-Encoding: br", BROTLI.to_vec()),
        ("Content-Encoding: zstd", zstandard(&page)),
        ("Transfer-Encoding: chunked", b"5\r\n<p>on\r\n3;x=y\r\ne\r\n\r\n0\r\n\r\n".to_vec()),
        ("Server: x", page.clone()),
    ] {
        let http = format!("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n{coding}\r\n\r\n");
        let length = http.len() + body.len();
        let head = format!(
            "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://example.com/\r\n\
             Content-Type: application/http\r\nContent-Length: {length}\r\n\r\n{http}"
        );
        archive.extend_from_slice(head.as_bytes());
        archive.extend_from_slice(&body);
        archive.extend_from_slice(b"\r\n\r\n");
    }
    archive
}

#[test]
fn archives() {
    let archive = archive();
    check("warc", &archive, &EXTRACT);
    check("warc.gz", &gzip(&archive), &EXTRACT);
    check("warc.zst", &zstandard(&archive), &EXTRACT);
}
