//! Tokenizer cases: html5lib `.test` files, which are JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use treewright_syntax::Edition;
use treewright_syntax::tokenizer::State;

use super::{CaseFile, CaseId, FormatError, Input, unescape};

/// A tokenizer case.
#[derive(Clone, Debug)]
pub struct TokenizerCase {
    /// The place of the case.
    pub id: CaseId,
    /// The description.
    pub description: String,
    /// The input, not preprocessed.
    pub input: Input,
    /// The initial states, one run for each.
    pub initial_states: Vec<State>,
    /// The name of the last start tag that was emitted.
    pub last_start_tag: Option<String>,
    /// The tokens, with adjacent character tokens joined.
    pub output: Vec<ExpectedToken>,
    /// The parse errors.
    pub errors: Vec<ExpectedError>,
    /// `"twinOf"`, our own: the public case `SUITE/FILE:INDEX` that this one replaces under the current
    /// rules.
    pub twin_of: Option<String>,
    /// `"edition"`, our own: `living` or `classic`.
    pub edition: Option<Edition>,
    /// True if the case is one of `xmlViolationTests`, whose output is for XML.
    pub xml_violation: bool,
}

/// A token of a case. Lone surrogates are U+FFFD here.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "the format has these")]
pub enum ExpectedToken {
    /// `["DOCTYPE", name, public_id, system_id, correctness]`
    Doctype {
        /// The name.
        name: Option<String>,
        /// The public identifier.
        public_identifier: Option<String>,
        /// The system identifier.
        system_identifier: Option<String>,
        /// The force-quirks flag, the opposite of the format's "correctness".
        force_quirks: bool,
    },
    /// `["StartTag", name, attributes]`, with `true` as a fourth member when self-closing.
    StartTag {
        /// The name.
        name: String,
        /// The attributes.
        attributes: BTreeMap<String, String>,
        /// The self-closing flag.
        self_closing: bool,
    },
    /// `["EndTag", name]`
    EndTag {
        /// The name.
        name: String,
    },
    /// `["Comment", data]`
    Comment(String),
    /// `["ProcessingInstruction", target, data]`, ours.
    ProcessingInstruction {
        /// The target.
        target: String,
        /// The data.
        data: String,
    },
    /// `["Character", data]`
    Characters(String),
}

/// A parse error of a case.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ExpectedError {
    /// The code.
    pub code: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

impl ExpectedError {
    /// Reads `code line:column`, the form of our `#error-codes`.
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let parts = line.split_once(' ').and_then(|(code, place)| {
            let (line, column) = place.trim().split_once(':')?;
            let (line, column) = (line.parse().ok()?, column.parse().ok()?);
            Some(Self { code: code.to_owned(), line, column })
        });
        parts.ok_or_else(|| format!("`{line}` is not of the form `code line:column`"))
    }
}

impl std::fmt::Display for ExpectedError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}:{}", self.code, self.line, self.column)
    }
}

/// Reads all cases of a `.test` file.
///
/// # Errors
/// If the file is not JSON or a case does not follow the format.
pub fn read_tokenizer_cases(file: &CaseFile) -> Result<Vec<TokenizerCase>, FormatError> {
    let json: Value = serde_json::from_slice(&file.bytes)
        .map_err(|error| FormatError::new(&file.name, error.line(), error.to_string()))?;
    let mut cases = Vec::new();
    for (key, xml_violation) in [("tests", false), ("xmlViolationTests", true)] {
        let Some(list) = json.get(key).and_then(Value::as_array) else { continue };
        for case in list {
            let id = CaseId { file: file.name.clone(), index: cases.len() + 1 };
            let read = case
                .as_object()
                .ok_or_else(|| "a case is not an object".to_owned())
                .and_then(|case| read_case(&id, case, xml_violation));
            let case = read.map_err(|message| {
                FormatError::new(&file.name, 0, format!("case {}: {message}", id.index))
            })?;
            cases.push(case);
        }
    }
    Ok(cases)
}

fn read_case(
    id: &CaseId,
    case: &Map<String, Value>,
    xml_violation: bool,
) -> Result<TokenizerCase, String> {
    let escaped = case.get("doubleEscaped").and_then(Value::as_bool).unwrap_or(false);
    let text = |text: &str| if escaped { unescape(text).to_text() } else { text.to_owned() };
    let input = string(case.get("input"))?;
    let output = case.get("output").and_then(Value::as_array).ok_or("`output` is missing")?;
    let tokens: Result<Vec<_>, String> = output.iter().map(|t| read_token(t, &text)).collect();
    let states = match case.get("initialStates").and_then(Value::as_array) {
        None => vec![State::Data],
        Some(names) => names
            .iter()
            .map(|name| string(Some(name)).and_then(state_of))
            .collect::<Result<Vec<_>, _>>()?,
    };
    let errors = case.get("errors").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    Ok(TokenizerCase {
        id: id.clone(),
        description: string(case.get("description"))?.to_owned(),
        input: if escaped { unescape(input) } else { Input::Text(input.to_owned()) },
        initial_states: states,
        last_start_tag: case.get("lastStartTag").and_then(Value::as_str).map(str::to_owned),
        output: join_characters(tokens?),
        errors: errors.iter().map(read_error).collect::<Result<_, _>>()?,
        twin_of: case.get("twinOf").and_then(Value::as_str).map(str::to_owned),
        edition: match case.get("edition").and_then(Value::as_str) {
            None => None,
            Some("living") => Some(Edition::LIVING),
            Some("classic") => Some(Edition::CLASSIC),
            Some(other) => return Err(format!("`{other}` is not an edition")),
        },
        xml_violation,
    })
}

fn string(value: Option<&Value>) -> Result<&str, String> {
    value.and_then(Value::as_str).ok_or_else(|| "a string is missing".to_owned())
}

fn state_of(name: &str) -> Result<State, String> {
    Ok(match name {
        "Data state" => State::Data,
        "PLAINTEXT state" => State::Plaintext,
        "RCDATA state" => State::Rcdata,
        "RAWTEXT state" => State::Rawtext,
        "Script data state" => State::ScriptData,
        "CDATA section state" => State::CdataSection,
        _ => return Err(format!("`{name}` is not one of the initial states")),
    })
}

fn read_error(error: &Value) -> Result<ExpectedError, String> {
    let number = |key: &str| {
        let number = error.get(key).and_then(Value::as_u64).and_then(|n| u32::try_from(n).ok());
        number.ok_or_else(|| format!("an error has no `{key}`"))
    };
    Ok(ExpectedError {
        code: string(error.get("code"))?.to_owned(),
        line: number("line")?,
        column: number("col")?,
    })
}

fn read_token(token: &Value, text: &impl Fn(&str) -> String) -> Result<ExpectedToken, String> {
    let members = token.as_array().ok_or("a token is not an array")?;
    let at = |index: usize| string(members.get(index)).map(text);
    let optional = |index: usize| match members.get(index) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => string(Some(value)).map(text).map(Some),
    };
    let flag = |index: usize| members.get(index).and_then(Value::as_bool);
    Ok(match string(members.first())? {
        "DOCTYPE" => ExpectedToken::Doctype {
            name: optional(1)?,
            public_identifier: optional(2)?,
            system_identifier: optional(3)?,
            force_quirks: !flag(4).ok_or("a DOCTYPE has no correctness")?,
        },
        "StartTag" => {
            let attributes = members.get(2).and_then(Value::as_object);
            let attributes = attributes.ok_or("a start tag has no attributes")?;
            let pair =
                |(name, value): (&String, &Value)| Ok((text(name), text(string(Some(value))?)));
            ExpectedToken::StartTag {
                name: at(1)?,
                attributes: attributes.iter().map(pair).collect::<Result<_, String>>()?,
                self_closing: flag(3).unwrap_or(false),
            }
        }
        "EndTag" => ExpectedToken::EndTag { name: at(1)? },
        "Comment" => ExpectedToken::Comment(at(1)?),
        "ProcessingInstruction" => {
            ExpectedToken::ProcessingInstruction { target: at(1)?, data: at(2)? }
        }
        "Character" => ExpectedToken::Characters(at(1)?),
        other => return Err(format!("`{other}` is not a kind of token")),
    })
}

/// Joins adjacent character tokens; the data have a few that are separate.
fn join_characters(tokens: Vec<ExpectedToken>) -> Vec<ExpectedToken> {
    let mut joined: Vec<ExpectedToken> = Vec::with_capacity(tokens.len());
    for token in tokens {
        match (joined.last_mut(), token) {
            (Some(ExpectedToken::Characters(before)), ExpectedToken::Characters(text)) => {
                before.push_str(&text);
            }
            (_, token) => joined.push(token),
        }
    }
    joined
}
