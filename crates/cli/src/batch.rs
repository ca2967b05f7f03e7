//! `treewright batch`: JSON lines in, JSON lines out, in the same order.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, BufRead as _, BufReader, BufWriter, Write};

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use treewright::{Context, DocumentMode, Edition, Options, Parsed};

use crate::args::BatchArguments;
use crate::input::{self, Input};
use crate::output::{Outcome, Trouble, complain};

/// How much is read and written at once.
const BUFFER: usize = 1 << 16;

pub(crate) fn run(arguments: &BatchArguments) -> Result<Outcome, Trouble> {
    let mut out = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut outcome = Outcome::Fine;
    for input in input::inputs(&arguments.files) {
        if let Err(message) = answer_all(&input, &mut out)? {
            out.flush().map_err(Trouble::output)?;
            complain(format_args!("{input}: {message}"));
            outcome = Outcome::UnreadableInput;
        }
    }
    out.flush().map_err(Trouble::output)?;
    Ok(outcome)
}

/// Answers each line of an input. The inner error is one of reading.
fn answer_all(input: &Input<'_>, out: &mut impl Write) -> Result<Result<(), String>, Trouble> {
    let mut reader = match input.open() {
        Ok(source) => BufReader::with_capacity(BUFFER, source),
        Err(message) => return Ok(Err(message)),
    };
    let mut line = Vec::new();
    loop {
        // The next read may wait for somebody who waits for the answers so far.
        if reader.buffer().is_empty() {
            out.flush().map_err(Trouble::output)?;
        }
        line.clear();
        match reader.read_until(b'\n', &mut line) {
            Ok(0) => return Ok(Ok(())),
            Ok(_) => answer(&line, out).map_err(Trouble::output)?,
            Err(error) => return Ok(Err(input::describe(&error))),
        }
    }
}

/// Writes the answer to one line.
fn answer(line: &[u8], out: &mut impl Write) -> io::Result<()> {
    match Request::read(line) {
        Ok(request) => match request.parse() {
            Ok(parsed) => write_line(out, &Answer::new(request.id, &parsed)),
            Err(error) => write_line(out, &Refusal { id: request.id, error: &error }),
        },
        Err(error) => write_line(out, &Refusal { id: None, error: &error }),
    }
}

fn write_line(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    out.write_all(b"\n")
}

/// A line, its fields still unread, so that the answer to a mistake in one can say which line it
/// is about. `null` is as good as no field.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Request<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    html: Option<&'a RawValue>,
    #[serde(borrow)]
    context: Option<&'a RawValue>,
    #[serde(borrow)]
    scripting: Option<&'a RawValue>,
    #[serde(borrow)]
    edition: Option<&'a RawValue>,
    #[serde(borrow)]
    quirks: Option<&'a RawValue>,
    #[serde(borrow)]
    srcdoc: Option<&'a RawValue>,
    #[serde(borrow)]
    declarative_shadow_roots: Option<&'a RawValue>,
    #[serde(borrow)]
    chunk: Option<&'a RawValue>,
}

impl<'a> Request<'a> {
    fn read(line: &'a [u8]) -> Result<Self, String> {
        let line = line.trim_ascii();
        let value: &RawValue = serde_json::from_slice(line)
            .map_err(|error| format!("not valid JSON: {}", in_line(&error)))?;
        if !value.get().starts_with('{') {
            return Err("not a JSON object".to_owned());
        }
        serde_json::from_str(value.get())
            .map_err(|error| format!("not a usable JSON object: {}", in_line(&error)))
    }

    fn parse(&self) -> Result<Parsed, String> {
        let html = self.html.ok_or("html: this field is missing")?;
        let html: JsonText<'_> = field("html", html, "a string")?;
        let context = match self.context {
            Some(value) => {
                let text: Cow<'_, str> = field("context", value, "a string or null")?;
                Some(text.parse::<Context>().map_err(|error| format!("context: {error}"))?)
            }
            None => None,
        };
        let edition = match self.edition {
            Some(value) => match field::<Cow<'_, str>>("edition", value, "a string")?.as_ref() {
                "living" => Edition::LIVING,
                "classic" => Edition::CLASSIC,
                other => {
                    return Err(format!(
                        "edition: {other:?} is neither \"living\" nor \"classic\""
                    ));
                }
            },
            None => Edition::LIVING,
        };
        let mode = match flag("quirks", self.quirks)? {
            Some(true) => DocumentMode::Quirks,
            _ => DocumentMode::NoQuirks,
        };
        let chunk = match self.chunk {
            Some(value) => match field::<usize>("chunk", value, "a whole number from 1")? {
                0 => return Err("chunk: this must be a whole number from 1".to_owned()),
                count => Some(count),
            },
            None => None,
        };
        let mut options = Options::new()
            .collect_errors(true)
            .scripting(flag("scripting", self.scripting)?.unwrap_or(false))
            .edition(edition)
            .context_document_mode(mode)
            .srcdoc(flag("srcdoc", self.srcdoc)?.unwrap_or(false));
        if let Some(on) = flag("declarative_shadow_roots", self.declarative_shadow_roots)? {
            options = options.declarative_shadow_roots(on);
        }
        Ok(parse(&html, chunk, context.as_ref(), &options))
    }
}

/// Feeds the text whole or `chunk` characters at a time.
fn parse(
    html: &JsonText<'_>,
    chunk: Option<usize>,
    context: Option<&Context>,
    options: &Options,
) -> Parsed {
    let mut parser = match (html, chunk, context) {
        (JsonText::Characters(html), None, None) => return options.parse(html),
        (JsonText::Characters(html), None, Some(context)) => {
            return options.parse_fragment(html, context);
        }
        (_, _, None) => options.parser(),
        (_, _, Some(context)) => options.fragment_parser(context),
    };
    match (html, chunk) {
        (JsonText::Characters(html), chunk) => {
            let mut rest: &str = html;
            while !rest.is_empty() {
                let end = chunk.and_then(|count| rest.char_indices().nth(count));
                let (now, later) = rest.split_at(end.map_or(rest.len(), |(index, _)| index));
                parser.push(now);
                rest = later;
            }
        }
        (JsonText::CodeUnits(units), chunk) => {
            let mut rest: &[u16] = units;
            while !rest.is_empty() {
                let mut characters = char::decode_utf16(rest.iter().copied());
                let count: usize = match chunk {
                    Some(count) => characters
                        .by_ref()
                        .take(count)
                        .map(|character| character.map_or(1, char::len_utf16))
                        .sum(),
                    None => rest.len(),
                };
                let (now, later) = rest.split_at(count);
                parser.push_utf16(now);
                rest = later;
            }
        }
    }
    parser.finish()
}

/// Reads one field.
fn field<'a, T: Deserialize<'a>>(
    name: &str,
    value: &'a RawValue,
    expected: &str,
) -> Result<T, String> {
    serde_json::from_str(value.get()).map_err(|_| format!("{name}: this must be {expected}"))
}

/// Reads a field that is true or false.
fn flag(name: &str, value: Option<&RawValue>) -> Result<Option<bool>, String> {
    value.map(|value| field(name, value, "true or false")).transpose()
}

/// What is wrong with a line; its only line needs no number.
fn in_line(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    format!("{text} at byte {}", error.column())
}

/// A JSON string, which can hold halves of surrogate pairs: code units of a script's string.
#[derive(Debug, PartialEq, Eq)]
enum JsonText<'a> {
    Characters(Cow<'a, str>),
    CodeUnits(Vec<u16>),
}

impl<'de: 'a, 'a> Deserialize<'de> for JsonText<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_bytes(JsonTextVisitor)
    }
}

/// Takes the string as bytes, which is how `serde_json` gives a string that may hold a half of a
/// surrogate pair: it stands there in three bytes, as UTF-8 would write it if it could.
struct JsonTextVisitor;

impl<'de> Visitor<'de> for JsonTextVisitor {
    type Value = JsonText<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_bytes<E: de::Error>(self, bytes: &'de [u8]) -> Result<Self::Value, E> {
        match str::from_utf8(bytes) {
            Ok(text) => Ok(JsonText::Characters(Cow::Borrowed(text))),
            Err(_) => Ok(JsonText::CodeUnits(code_units(bytes))),
        }
    }

    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Self::Value, E> {
        match str::from_utf8(bytes) {
            Ok(text) => Ok(JsonText::Characters(Cow::Owned(text.to_owned()))),
            Err(_) => Ok(JsonText::CodeUnits(code_units(bytes))),
        }
    }
}

/// The UTF-16 code units of bytes that are UTF-8 but for halves of surrogate pairs.
fn code_units(mut bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    loop {
        let valid = match str::from_utf8(bytes) {
            Ok(_) => bytes.len(),
            Err(error) => error.valid_up_to(),
        };
        let (text, rest) = bytes.split_at(valid);
        units.extend(str::from_utf8(text).unwrap_or_default().encode_utf16());
        match rest {
            [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, rest @ ..] => {
                units.push(0xD000 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F));
                bytes = rest;
            }
            _ => return units,
        }
    }
}

/// The answer to a line that was parsed.
#[derive(Serialize)]
struct Answer<'a> {
    id: Option<&'a RawValue>,
    tree: String,
    quirks_mode: &'static str,
    errors: Vec<JsonError>,
}

impl<'a> Answer<'a> {
    fn new(id: Option<&'a RawValue>, parsed: &Parsed) -> Self {
        Self {
            id,
            tree: tree(parsed),
            quirks_mode: parsed.document.mode().as_str(),
            errors: JsonError::all(parsed),
        }
    }
}

/// The tree dump without the line break at its end.
fn tree(parsed: &Parsed) -> String {
    let mut tree = parsed.document.dump(parsed.document.root());
    if tree.ends_with('\n') {
        tree.pop();
    }
    tree
}

/// A parse error, here and in `parse --format json`.
#[derive(Serialize)]
pub(crate) struct JsonError {
    code: &'static str,
    line: u32,
    column: u32,
    offset: u32,
}

impl JsonError {
    pub(crate) fn all(parsed: &Parsed) -> Vec<Self> {
        let errors = parsed.errors.iter();
        errors
            .map(|error| Self {
                code: error.code.code(),
                line: error.place.line,
                column: error.place.column,
                offset: error.span.start,
            })
            .collect()
    }
}

/// The answer to a line that was not.
#[derive(Serialize)]
struct Refusal<'a> {
    id: Option<&'a RawValue>,
    error: &'a str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_come_with_all_their_code_units() {
        for (json, units) in [
            (r#""\ud800""#, &[0xD800][..]),
            (r#""a\udc00\ud800\u00e9""#, &[0x61, 0xDC00, 0xD800, 0xE9]),
            (r#""\ud83d\ude00\ud83d""#, &[0xD83D, 0xDE00, 0xD83D]),
        ] {
            let text: JsonText<'_> = serde_json::from_str(json).unwrap();
            assert_eq!(text, JsonText::CodeUnits(units.to_vec()), "{json}");
        }
        let text: JsonText<'_> = serde_json::from_str(r#""\ud83d\ude00é""#).unwrap();
        assert_eq!(text, JsonText::Characters(Cow::Borrowed("\u{1F600}é")));
        assert!(serde_json::from_str::<JsonText<'_>>("[97]").is_err());
    }
}
