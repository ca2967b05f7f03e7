//! Encoding cases: html5lib `.dat` files, and our own with more sections.

use std::ops::Range;

use treewright_syntax::{Autodetection, Confidence, Encoding, EncodingSource, OutOfBandMetadata};

use super::{CaseFile, CaseId, FormatError, ScriptPlay};

/// The words of `#change`.
const CHANGES: [&str; 6] = ["none", "ignored", "same", "on-the-fly", "restart", "bytes-are-gone"];

/// The steps whose names the sections use.
const SOURCES: [EncodingSource; 10] = [
    EncodingSource::KnownDefiniteEncoding,
    EncodingSource::ByteOrderMark,
    EncodingSource::UserOverride,
    EncodingSource::TransportLayer,
    EncodingSource::Prescan,
    EncodingSource::ContainerDocument,
    EncodingSource::EarlierVisit,
    EncodingSource::Autodetection,
    EncodingSource::Default,
    EncodingSource::MetaElement,
];

/// An encoding case.
#[derive(Clone, Debug)]
pub struct EncodingCase {
    /// The place of the case.
    pub id: CaseId,
    /// The line of its `#data` or `#bytes`, from 1.
    pub line: usize,
    /// `#data` or `#bytes`: what is parsed.
    pub bytes: Vec<u8>,
    /// The out-of-band metadata.
    pub metadata: OutOfBandMetadata,
    /// `#limit`: the number of bytes that are kept for a restart.
    pub limit_of_kept_bytes: Option<u64>,
    /// The scripts run if the file is in a folder `scripted`.
    pub scripts: ScriptPlay,
    /// The expected result.
    pub expected: ExpectedDecision,
}

/// The expectations in the sections of an encoding case. A field that is `None` or empty is not compared.
#[derive(Clone, Debug)]
pub struct ExpectedDecision {
    /// `#encoding`: the final character encoding of the document.
    pub encoding: &'static Encoding,
    /// `#confidence`: the final confidence.
    pub confidence: Option<Confidence>,
    /// `#source`: the final source.
    pub source: Option<EncodingSource>,
    /// `#change`: the result of "change the encoding".
    pub change: Option<&'static str>,
    /// `#steps`: the answers of some of the steps.
    pub steps: Vec<(EncodingSource, Option<&'static Encoding>)>,
    /// `#tree`: the tree.
    pub tree: Option<String>,
    /// `#malformed`: all malformed sequences, with their encoding.
    pub malformed: Option<Vec<(Range<u64>, &'static Encoding)>>,
}

/// The sections of a case, by the lines that open them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Data,
    Bytes,
    ContentType,
    Locale,
    Override,
    Known,
    Container,
    EarlierVisit,
    Detect,
    Tld,
    Limit,
    Encoding,
    Confidence,
    Source,
    Change,
    Steps,
    Tree,
    Malformed,
}

impl Section {
    fn of(line: &[u8]) -> Option<Self> {
        Some(match line {
            b"#data" => Self::Data,
            b"#bytes" => Self::Bytes,
            b"#content-type" => Self::ContentType,
            b"#locale" => Self::Locale,
            b"#override" => Self::Override,
            b"#known" => Self::Known,
            b"#container" => Self::Container,
            b"#earlier-visit" => Self::EarlierVisit,
            b"#detect" => Self::Detect,
            b"#tld" => Self::Tld,
            b"#limit" => Self::Limit,
            b"#encoding" => Self::Encoding,
            b"#confidence" => Self::Confidence,
            b"#source" => Self::Source,
            b"#change" => Self::Change,
            b"#steps" => Self::Steps,
            b"#tree" => Self::Tree,
            b"#malformed" => Self::Malformed,
            _ => return None,
        })
    }

    fn opens_a_case(self) -> bool {
        matches!(self, Self::Data | Self::Bytes)
    }
}

/// Reads all cases of a file, which is bytes, not text. The metadata of a case are added to `metadata`.
///
/// # Errors
/// The first case that does not follow the format.
pub fn read_encoding_cases(
    file: &CaseFile,
    metadata: &OutOfBandMetadata,
) -> Result<Vec<EncodingCase>, FormatError> {
    let mut cases = Vec::new();
    let mut draft: Option<Draft<'_>> = None;
    for (number, line) in file.bytes.split(|byte| *byte == b'\n').enumerate() {
        let wrong = |message: &str| Err(FormatError::new(&file.name, number + 1, message));
        let section = draft.as_ref().and_then(|draft| draft.sections.last());
        let in_data = section.is_some_and(|(section, _)| section.opens_a_case());
        if !in_data && line.starts_with(b"#note") {
            continue;
        }
        match (Section::of(line), &mut draft) {
            (Some(section), _) if section.opens_a_case() => {
                if let Some(draft) = draft.take() {
                    cases.push(draft.finish(file, cases.len() + 1, metadata)?);
                }
                draft = Some(Draft { line: number + 1, sections: vec![(section, Vec::new())] });
            }
            (Some(section), Some(draft)) => {
                if draft.lines(section).is_some() {
                    return wrong("a section comes twice");
                }
                draft.sections.push((section, Vec::new()));
            }
            (None, Some(draft)) => {
                let in_tree = matches!(draft.sections.last(), Some((Section::Tree, _)));
                if line.starts_with(b"#") && !in_data && !in_tree {
                    return wrong("an unknown section");
                }
                if let Some((_, lines)) = draft.sections.last_mut() {
                    lines.push(line);
                }
            }
            (None, None) if line.is_empty() => {}
            (_, None) => return wrong("a case begins with `#data` or `#bytes`"),
        }
    }
    if let Some(draft) = draft {
        cases.push(draft.finish(file, cases.len() + 1, metadata)?);
    }
    Ok(cases)
}

/// A case as lines.
#[derive(Debug)]
struct Draft<'a> {
    line: usize,
    sections: Vec<(Section, Vec<&'a [u8]>)>,
}

impl Draft<'_> {
    fn lines(&self, section: Section) -> Option<&[&[u8]]> {
        let found = self.sections.iter().find(|(s, _)| *s == section);
        found.map(|(_, lines)| lines.as_slice())
    }

    /// The lines that are not empty.
    fn entries(&self, section: Section) -> Result<Option<Vec<&str>>, String> {
        let Some(lines) = self.lines(section) else { return Ok(None) };
        let lines = lines.iter().filter(|line| !line.is_empty());
        let lines = lines.map(|line| str::from_utf8(line).map_err(|error| error.to_string()));
        lines.collect::<Result<_, _>>().map(Some)
    }

    /// The only line.
    fn entry(&self, section: Section) -> Result<Option<&str>, String> {
        match self.entries(section)?.as_deref() {
            None => Ok(None),
            Some([line]) => Ok(Some(line)),
            Some(_) => Err(format!("the section {section:?} has not one line")),
        }
    }

    fn encoding(&self, section: Section) -> Result<Option<&'static Encoding>, String> {
        self.entry(section)?.map(encoding).transpose()
    }

    fn finish(
        self,
        file: &CaseFile,
        index: usize,
        metadata: &OutOfBandMetadata,
    ) -> Result<EncodingCase, FormatError> {
        let wrong = |message| FormatError::new(&file.name, self.line, message);
        let is_scripted = file.name.split('/').any(|part| part == "scripted");
        Ok(EncodingCase {
            id: CaseId { file: file.name.clone(), index },
            line: self.line,
            bytes: self.bytes().map_err(wrong)?,
            metadata: self.metadata(metadata.clone()).map_err(wrong)?,
            limit_of_kept_bytes: match self.entry(Section::Limit).map_err(wrong)? {
                None => None,
                Some(limit) => Some(number(limit).map_err(wrong)?),
            },
            scripts: if is_scripted { ScriptPlay::Run } else { ScriptPlay::Skip },
            expected: self.expected().map_err(wrong)?,
        })
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        match self.lines(Section::Data) {
            Some(lines) => Ok(lines.join(&b'\n')),
            None => unescape_bytes(&self.lines(Section::Bytes).unwrap_or_default().join(&b'\n')),
        }
    }

    fn metadata(&self, mut metadata: OutOfBandMetadata) -> Result<OutOfBandMetadata, String> {
        if let Some(value) = self.entry(Section::ContentType)? {
            metadata = metadata.content_type(value);
        }
        if let Some(tag) = self.entry(Section::Locale)? {
            metadata = metadata.locale(tag).map_err(|error| error.to_string())?;
        }
        if let Some(encoding) = self.encoding(Section::Override)? {
            metadata = metadata.user_override(encoding);
        }
        if let Some(encoding) = self.encoding(Section::Known)? {
            metadata = metadata.known_definite_encoding(encoding);
        }
        if let Some(encoding) = self.encoding(Section::Container)? {
            metadata = metadata.container_document(encoding);
        }
        if let Some(encoding) = self.encoding(Section::EarlierVisit)? {
            metadata = metadata.earlier_visit(encoding);
        }
        if let Some(word) = self.entry(Section::Detect)? {
            metadata = metadata.autodetection(match word {
                "off" => Autodetection::Off,
                "utf-8" => Autodetection::Utf8Only,
                "any" => Autodetection::Any,
                _ => return Err(format!("`{word}` is not a way to detect")),
            });
        }
        if let Some(domain) = self.entry(Section::Tld)? {
            metadata = metadata.top_level_domain(domain);
        }
        Ok(metadata)
    }

    fn expected(&self) -> Result<ExpectedDecision, String> {
        let confidence = match self.entry(Section::Confidence)? {
            None => None,
            Some("tentative") => Some(Confidence::Tentative),
            Some("certain") => Some(Confidence::Certain),
            Some(word) => return Err(format!("`{word}` is not a confidence of bytes")),
        };
        let change = match self.entry(Section::Change)? {
            None => None,
            Some(word) => {
                let known = CHANGES.into_iter().find(|change| *change == word);
                Some(known.ok_or_else(|| format!("`{word}` is not an answer to a change"))?)
            }
        };
        let tree = match self.lines(Section::Tree) {
            None => None,
            Some(lines) => {
                let tree = unescape_bytes(&lines.join(&b'\n'))?;
                let tree = String::from_utf8(tree).map_err(|error| error.to_string())?;
                Some(tree.trim_end_matches('\n').to_owned())
            }
        };
        let steps = self.entries(Section::Steps)?.unwrap_or_default();
        let malformed = self.entries(Section::Malformed)?;
        let malformed = malformed.map(|lines| lines.into_iter().map(malformed_sequence).collect());
        Ok(ExpectedDecision {
            encoding: self.encoding(Section::Encoding)?.ok_or("`#encoding` is missing")?,
            confidence,
            source: self.entry(Section::Source)?.map(source).transpose()?,
            change,
            steps: steps.into_iter().map(step).collect::<Result<_, _>>()?,
            tree,
            malformed: malformed.transpose()?,
        })
    }
}

fn encoding(label: &str) -> Result<&'static Encoding, String> {
    Encoding::for_label(label.as_bytes()).ok_or_else(|| format!("`{label}` is not an encoding"))
}

fn source(name: &str) -> Result<EncodingSource, String> {
    let found = SOURCES.into_iter().find(|source| source.as_str() == name);
    found.ok_or_else(|| format!("`{name}` is not a step"))
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number"))
}

/// `step: encoding` or `step: -`.
fn step(line: &str) -> Result<(EncodingSource, Option<&'static Encoding>), String> {
    let (name, said) = line.split_once(": ").ok_or_else(|| format!("`{line}` is not a step"))?;
    let said = if said == "-" { None } else { Some(encoding(said)?) };
    Ok((source(name)?, said))
}

/// `START..END ENCODING`.
fn malformed_sequence(line: &str) -> Result<(Range<u64>, &'static Encoding), String> {
    let parts = line.split_once(' ').and_then(|(range, label)| {
        let (start, end) = range.split_once("..")?;
        Some((start, end, label))
    });
    let (start, end, label) =
        parts.ok_or_else(|| format!("`{line}` is not a malformed sequence"))?;
    Ok((number(start)?..number(end)?, encoding(label)?))
}

/// Replaces the escapes of `#bytes` and `#tree`: `\xHH` is a byte, `\uHHHH` the UTF-8 bytes of a character,
/// `\\` a backslash, and `\{N*X}` means N times X, which is bytes and the escapes before.
///
/// ```
/// use treewright_testing::formats::unescape_bytes;
/// assert_eq!(unescape_bytes(br"a\xFF\u00E9\\").unwrap(), b"a\xFF\xC3\xA9\\");
/// assert_eq!(unescape_bytes(br"\{3*-}\{2*a\x00}").unwrap(), b"---a\0a\0");
/// assert!(unescape_bytes(br"\n").is_err());
/// ```
///
/// # Errors
/// If a backslash starts none of these.
pub fn unescape_bytes(data: &[u8]) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(data.len());
    let mut rest = data;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        bytes.extend_from_slice(&rest[..at]);
        rest = &rest[at..];
        if let Some(repeated) = rest.strip_prefix(br"\{") {
            let end = repeated.iter().position(|byte| *byte == b'}');
            let star = repeated.iter().position(|byte| *byte == b'*');
            let (Some(end), Some(star)) = (end, star.filter(|star| Some(*star) < end)) else {
                return Err(no_escape(rest));
            };
            let times = number(&String::from_utf8_lossy(&repeated[..star]))?;
            let times = usize::try_from(times).map_err(|error| error.to_string())?;
            let mut what = Vec::new();
            let mut inner = &repeated[star + 1..end];
            while let Some((first, after)) = inner.split_first() {
                if *first == b'\\' {
                    inner = &inner[simple_escape(inner, &mut what)?..];
                } else {
                    what.push(*first);
                    inner = after;
                }
            }
            bytes.extend(what.repeat(times));
            rest = &repeated[end + 1..];
        } else {
            rest = &rest[simple_escape(rest, &mut bytes)?..];
        }
    }
    bytes.extend_from_slice(rest);
    Ok(bytes)
}

/// Adds the meaning of an escape; returns its length.
fn simple_escape(rest: &[u8], bytes: &mut Vec<u8>) -> Result<usize, String> {
    let digits = |digits: usize| {
        let digits = rest.get(2..2 + digits).filter(|d| d.iter().all(u8::is_ascii_hexdigit));
        let digits = digits.and_then(|digits| str::from_utf8(digits).ok());
        digits
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(|| no_escape(rest))
    };
    match rest.get(1) {
        Some(b'\\') => {
            bytes.push(b'\\');
            Ok(2)
        }
        Some(b'x') => {
            bytes.push(u8::try_from(digits(2)?).map_err(|error| error.to_string())?);
            Ok(4)
        }
        Some(b'u') => {
            let character = char::from_u32(digits(4)?).ok_or_else(|| no_escape(rest))?;
            bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
            Ok(6)
        }
        _ => Err(no_escape(rest)),
    }
}

fn no_escape(rest: &[u8]) -> String {
    let rest = String::from_utf8_lossy(&rest[..rest.len().min(20)]).into_owned();
    format!("`{rest}` begins with no escape")
}
