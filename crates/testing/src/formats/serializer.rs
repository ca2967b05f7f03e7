//! Serializer cases: html5lib `serializer/*.test` files, which are JSON.

use serde_json::Value;
use treewright_syntax::Namespace;

use super::{CaseFile, CaseId, FormatError};

/// A serializer case: tokens in, HTML out. The files were made for a serializer with many options; a data
/// file lists the cases that concern the standard's algorithm.
#[derive(Clone, Debug)]
pub struct SerializerCase {
    /// The place of the case.
    pub id: CaseId,
    /// The description.
    pub description: String,
    /// The tokens that the tree is built from.
    pub input: Vec<SerializerToken>,
    /// Any of these is right.
    pub expected: Vec<String>,
    /// True if the case uses settings that the standard's algorithm does not have.
    pub has_options: bool,
}

/// A token of a serializer case.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "the format has these")]
pub enum SerializerToken {
    /// `["StartTag", namespace, name, attributes]`
    StartTag {
        /// The namespace.
        namespace: Namespace,
        /// The local name.
        name: String,
        /// The attributes, none of them in a namespace.
        attributes: Vec<(String, String)>,
    },
    /// `["EmptyTag", name, attributes]`: a start tag of an HTML element without contents.
    EmptyTag {
        /// The local name.
        name: String,
        /// The attributes.
        attributes: Vec<(String, String)>,
    },
    /// `["EndTag", namespace, name]`
    EndTag {
        /// The local name.
        name: String,
    },
    /// `["Characters", text]`
    Characters(String),
    /// `["Comment", data]`
    Comment(String),
    /// `["Doctype", name, public_id, system_id]`
    Doctype {
        /// The name.
        name: String,
        /// The public identifier, or empty.
        public_identifier: String,
        /// The system identifier, or empty.
        system_identifier: String,
    },
}

/// Reads all cases of a serializer file.
///
/// # Errors
/// If the file is not JSON or a case does not follow the format.
pub fn read_serializer_cases(file: &CaseFile) -> Result<Vec<SerializerCase>, FormatError> {
    let json: Value = serde_json::from_slice(&file.bytes)
        .map_err(|error| FormatError::new(&file.name, error.line(), error.to_string()))?;
    let list = json.get("tests").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let read = |(at, case): (usize, &Value)| {
        let id = CaseId { file: file.name.clone(), index: at + 1 };
        read_case(id, case).map_err(|message| {
            FormatError::new(&file.name, 0, format!("case {}: {message}", at + 1))
        })
    };
    list.iter().enumerate().map(read).collect()
}

fn read_case(id: CaseId, case: &Value) -> Result<SerializerCase, String> {
    let array = |key: &str| {
        case.get(key).and_then(Value::as_array).ok_or_else(|| format!("`{key}` is missing"))
    };
    let expected = array("expected")?.iter().map(|value| string(Some(value)));
    Ok(SerializerCase {
        id,
        description: string(case.get("description"))?,
        input: array("input")?.iter().map(read_token).collect::<Result<_, _>>()?,
        expected: expected.collect::<Result<_, _>>()?,
        has_options: case.get("options").is_some(),
    })
}

fn string(value: Option<&Value>) -> Result<String, String> {
    value.and_then(Value::as_str).map(str::to_owned).ok_or("a string is missing".to_owned())
}

fn read_token(token: &Value) -> Result<SerializerToken, String> {
    let members = token.as_array().ok_or("a token is not an array")?;
    let at = |index: usize| string(members.get(index));
    let optional = |index: usize| at(index).unwrap_or_default();
    Ok(match at(0)?.as_str() {
        "StartTag" => SerializerToken::StartTag {
            namespace: [Namespace::Html, Namespace::MathMl, Namespace::Svg]
                .into_iter()
                .find(|namespace| members.get(1).is_some_and(|url| url == namespace.url()))
                .ok_or("an unknown namespace")?,
            name: at(2)?,
            attributes: attributes(members.get(3))?,
        },
        "EmptyTag" => {
            SerializerToken::EmptyTag { name: at(1)?, attributes: attributes(members.get(2))? }
        }
        "EndTag" => SerializerToken::EndTag { name: at(2)? },
        "Characters" => SerializerToken::Characters(at(1)?),
        "Comment" => SerializerToken::Comment(at(1)?),
        "Doctype" => SerializerToken::Doctype {
            name: at(1)?,
            public_identifier: optional(2),
            system_identifier: optional(3),
        },
        other => return Err(format!("`{other}` is not a kind of token")),
    })
}

fn attributes(value: Option<&Value>) -> Result<Vec<(String, String)>, String> {
    match value {
        Some(Value::Array(list)) => list
            .iter()
            .map(|one| Ok((string(one.get("name"))?, string(one.get("value"))?)))
            .collect(),
        Some(Value::Object(map)) => {
            map.iter().map(|(name, value)| Ok((name.clone(), string(Some(value))?))).collect()
        }
        None => Ok(Vec::new()),
        Some(_) => Err("attributes are neither a list nor an object".to_owned()),
    }
}
