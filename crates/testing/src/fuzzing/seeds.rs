//! Seeds for fuzzers, made from the cases of the tests: our own, the public ones if available, and
//! generated documents.

use std::collections::BTreeSet;

use treewright_syntax::{Encoding, Limits, OutOfBandMetadata};

use super::layout::{NEXT_PIECE, NEXT_SCRIPT, TextHead, write_context};
use crate::check::{Setup, setup_of};
use crate::formats::{EncodingCase, TokenizerCase, read_encoding_cases};
use crate::generator::GeneratedCase;
use crate::suites::{Suite, data};

/// The number of documents that are generated.
const GENERATED: u64 = 400;

/// Selectors; each seed of `selectors` has one.
const SELECTORS: &str = include_str!("../../data/selectors/pages.txt");

/// The approximate number of pieces of each.
const PIECES: usize = 12;

/// Fuzzers are slow with long cases.
const LONGEST: usize = 4096;

/// The entries of the dictionary that are not tags or attributes.
const SYNTAX: &[&[u8]] = &[
    b"<!doctype html>",
    b"<!doctype html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">",
    b" SYSTEM \"about:legacy-compat\"",
    b"<!--",
    b"-->",
    b"--!>",
    b"<![CDATA[",
    b"]]>",
    b"<?start name=\"x\"?>",
    b"<?end name=\"x\"?>",
    b"<?marker name=\"x\"?>",
    b"<template for=x>",
    b"<template shadowrootmode=open>",
    b"<input type=hidden>",
    b"<annotation-xml encoding=text/html>",
    b"<meta charset=",
    b"<meta http-equiv=content-type content=\"text/html; charset=",
    b"<?xml version=\"1.0\" encoding=\"",
    b"utf-8",
    b"utf-16le",
    b"windows-1252",
    b"shift_jis",
    b"iso-2022-jp",
    b"x-user-defined",
    b"replacement",
    b"\xEF\xBB\xBF",
    b"\xFF\xFE",
    b"\xFE\xFF",
    b"\x1B$B",
    b"\x1B(B",
    b"&amp;",
    b"&notin;",
    b"&not",
    b"&#x80;",
    b"&#0;",
    b"&#xD800;",
    b"&#13;",
    b"\0",
    b"\r",
    b"\r\n",
    b"\x0C",
    b"\xC3\xA9",
    b"\xF0\x9F\x98\x80",
    b"/>",
    b"</",
    b"='",
    b"=\"",
    &[NEXT_SCRIPT],
    &[NEXT_PIECE],
];

/// A dictionary for libFuzzer: tags of the elements and names of the attributes that the parser knows, and
/// syntax that random input hardly ever hits.
///
/// # Panics
/// If the table of names cannot be read.
pub fn dictionary() -> String {
    let path = data().join("../../../spec/names.tsv");
    let names = std::fs::read_to_string(&path);
    let names = names.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Vec<Vec<u8>> = SYNTAX.iter().map(|entry| entry.to_vec()).collect();
    for line in names.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let (name, places) =
            (columns.next().unwrap_or_default(), columns.next().unwrap_or_default());
        if places.split(',').any(|place| place == "attribute") {
            entries.push(format!(" {name}=").into_bytes());
        }
        if places.split(',').any(|place| place != "attribute") {
            entries.push(format!("<{name}>").into_bytes());
            entries.push(format!("</{name}>").into_bytes());
        }
    }
    let quoted = |entry: &Vec<u8>| {
        let escaped = entry.iter().map(|byte| match byte {
            b'"' | b'\\' => format!("\\{}", char::from(*byte)),
            0x20..=0x7E => char::from(*byte).to_string(),
            _ => format!("\\x{byte:02X}"),
        });
        format!("\"{}\"\n", escaped.collect::<String>())
    };
    entries.iter().map(quoted).collect()
}

/// The tests' cases as seeds of all targets.
#[derive(Debug)]
pub struct Seeds {
    texts: Vec<TextSeed>,
    tokenizer: Vec<TokenizerCase>,
    bytes: Vec<EncodingCase>,
}

#[derive(Debug)]
struct TextSeed {
    setup: Setup,
    pattern: u64,
    text: String,
    insertions: Vec<Vec<String>>,
}

impl Seeds {
    /// Reads the cases. `public` selects the public ones too.
    ///
    /// # Panics
    /// If a file does not follow its format.
    pub fn read(public: bool) -> Self {
        let suites: &[Suite] = if public {
            &[Suite::Own, Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Tokenizer]
        } else {
            &[Suite::Own]
        };
        let mut seeds = Self { texts: Vec::new(), tokenizer: Vec::new(), bytes: Vec::new() };
        for suite in suites {
            seeds.add_tree_cases(*suite);
            if matches!(suite, Suite::Own | Suite::Tokenizer) {
                seeds.tokenizer.extend(suite.tokenizer_cases().unwrap_or_default());
            }
        }
        let files = Suite::Own.files("encoding").unwrap_or_default();
        for file in &files {
            let cases = read_encoding_cases(file, &OutOfBandMetadata::new());
            seeds.bytes.extend(cases.unwrap_or_else(|error| panic!("{error}")));
        }
        seeds.texts.extend((1..=GENERATED).map(TextSeed::generated));
        seeds
    }

    fn add_tree_cases(&mut self, suite: Suite) {
        if suite == Suite::Tokenizer {
            return;
        }
        for case in suite.tree_cases().unwrap_or_default() {
            for scripting in case.scripting_modes() {
                let setup = setup_of(&case, suite.edition(), scripting);
                let (text, pattern) = (case.input.to_text(), case.id.index as u64);
                self.texts.push(TextSeed { setup, pattern, text, insertions: Vec::new() });
            }
        }
    }

    /// The seeds of a target, each once, in a fixed order.
    pub fn of(&self, target: &str) -> Vec<Vec<u8>> {
        let seeds: BTreeSet<Vec<u8>> = match target {
            "bytes_to_tree" | "sniffing" => self.of_bytes().collect(),
            "tokenizer" => self.of_the_tokenizer().collect(),
            "against_html5ever" => self.texts.iter().map(TextSeed::for_html5ever).collect(),
            _ => self.texts.iter().filter_map(|seed| seed.of(target)).collect(),
        };
        seeds.into_iter().filter(|seed| seed.len() <= LONGEST).collect()
    }

    fn of_bytes(&self) -> impl Iterator<Item = Vec<u8>> {
        let cases = self.bytes.iter().map(|case| {
            // No metadata, or those of the bytes themselves.
            let ways = if case.limit_of_kept_bytes.is_some() { 1 << 2 } else { 0 };
            [&[0, 0, ways, 3, 0, 0], case.bytes.as_slice()].concat()
        });
        // The starts of texts in some encodings, by a content type.
        let labels = ["utf-8", "shift_jis", "iso-2022-jp", "gb18030", "windows-1252", "utf-16le"];
        let texts = self.texts.iter().step_by(40).zip(labels.into_iter().cycle());
        let texts = texts.filter_map(|(seed, label)| {
            let encoding = Encoding::for_label(label.as_bytes())?;
            let (bytes, _, _) = encoding.encode(&seed.text);
            let length = u8::try_from(label.len()).ok()?;
            Some([&[1 << 3, 0, 0, 5, 0, length], label.as_bytes(), &bytes].concat())
        });
        cases.chain(texts)
    }

    fn of_the_tokenizer(&self) -> impl Iterator<Item = Vec<u8>> {
        let cases = self.tokenizer.iter().flat_map(|case| {
            case.initial_states.iter().map(|state| {
                super::tokenizing::write(
                    *state,
                    case.last_start_tag.as_deref(),
                    &case.input.to_text(),
                )
            })
        });
        let texts = self.texts.iter().step_by(8);
        cases.chain(texts.map(TextSeed::for_the_tokenizer))
    }
}

/// The generated document of a seed as a case of a target. `None` if the target does not take such a text,
/// for instance no fragments.
pub fn generated(target: &str, seed: u64) -> Option<Vec<u8>> {
    let text = TextSeed::generated(seed);
    match target {
        "against_html5ever" => Some(text.for_html5ever()),
        "tokenizer" => Some(text.for_the_tokenizer()),
        "bytes_to_tree" | "sniffing" => {
            Some([&[0, 0, 1, seed as u8, 0, 0], text.text.as_bytes()].concat())
        }
        _ => text.of(target),
    }
}

impl TextSeed {
    fn generated(seed: u64) -> Self {
        let case = GeneratedCase::new(seed, PIECES);
        Self {
            text: case.text(),
            setup: case.setup,
            pattern: case.pattern,
            insertions: case.insertions,
        }
    }

    fn for_the_tokenizer(&self) -> Vec<u8> {
        [&[0, 0, 4, self.pattern as u8], self.text.as_bytes()].concat()
    }

    fn of(&self, target: &str) -> Option<Vec<u8>> {
        let mut setup = self.setup.clone();
        setup.options.limits = Limits::NONE;
        let mut seed = TextHead::write(&setup, self.pattern).to_vec();
        match (target, &setup.context) {
            ("chunks_against_whole", None) => seed.extend(self.text.bytes()),
            ("document_write", None) => {
                seed.extend(self.text.bytes());
                for pieces in &self.insertions {
                    seed.push(NEXT_SCRIPT);
                    let pieces: Vec<&[u8]> = pieces.iter().map(String::as_bytes).collect();
                    seed.extend(pieces.join(&NEXT_PIECE));
                }
            }
            ("fragments" | "serializer", Some(context)) => {
                if target == "serializer" {
                    seed.push(b':');
                }
                seed.extend(write_context(context).bytes());
                seed.push(b'\n');
                seed.extend(self.text.bytes());
            }
            ("serializer", None) => seed.extend(self.text.bytes()),
            ("selectors", None) => return Some(self.for_selectors()),
            _ => return None,
        }
        Some(seed)
    }

    /// A selector of the tests, with the text as the page.
    fn for_selectors(&self) -> Vec<u8> {
        let lines = || SELECTORS.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
        let number = (self.pattern as usize).wrapping_add(self.text.len()) % lines().count();
        let selector = lines().nth(number).unwrap_or_default();
        super::selecting::write(self.pattern as u8, selector, &self.text)
    }

    fn for_html5ever(&self) -> Vec<u8> {
        let scripting = self.setup.options.scripting != treewright_syntax::ScriptingMode::Disabled;
        match &self.setup.context {
            None => [&[u8::from(scripting)], self.text.as_bytes()].concat(),
            Some(context) => {
                let head = [2 | u8::from(scripting)];
                [&head, write_context(context).as_bytes(), b"\n", self.text.as_bytes()].concat()
            }
        }
    }
}
