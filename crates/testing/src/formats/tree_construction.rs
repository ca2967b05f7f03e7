//! Tree-construction cases: html5lib `.dat` files, with our own optional sections.

use treewright_syntax::{Namespace, ScriptingMode};

use super::{CaseFile, CaseId, CaseOptions, ExpectedError, FormatError, Input, unescape};

/// A tree-construction case.
#[derive(Clone, Debug)]
pub struct TreeCase {
    /// The place of the case.
    pub id: CaseId,
    /// The line of its `#data`, from 1.
    pub line: usize,
    /// `#data`: the input.
    pub input: Input,
    /// `#errors`: one line for each parse error; only their number is meaningful.
    pub errors: Vec<String>,
    /// `#new-errors`: more of them.
    pub new_errors: Vec<String>,
    /// `#document-fragment`: the context element.
    pub context: Option<CaseContext>,
    /// `#script-on` or `#script-off`; a case with neither runs both ways.
    pub scripting: Option<bool>,
    /// `#document`: the tree.
    pub document: String,
    /// `#options`, our own.
    pub options: CaseOptions,
    /// `#error-codes`, our own: all parse errors with their places.
    pub error_codes: Option<Vec<ExpectedError>>,
    /// `#serialized`, our own: the HTML of what was parsed.
    pub serialized: Option<String>,
}

impl TreeCase {
    /// The scripting modes to run the case in.
    pub fn scripting_modes(&self) -> Vec<ScriptingMode> {
        // A fragment's scripts never run; its parser is inert when scripting is on.
        let on = match self.context {
            Some(_) => ScriptingMode::Inert,
            None => ScriptingMode::Normal,
        };
        match (self.options.scripting, self.scripting) {
            (Some(mode), _) => vec![mode],
            (None, Some(true)) => vec![on],
            (None, Some(false)) => vec![ScriptingMode::Disabled],
            (None, None) => vec![on, ScriptingMode::Disabled],
        }
    }
}

/// The context element of a fragment case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseContext {
    /// Its namespace.
    pub namespace: Namespace,
    /// Its local name.
    pub local_name: String,
    /// Its attributes.
    pub attributes: Vec<(String, String)>,
}

impl CaseContext {
    /// Reads `div`, `svg path`, `math annotation-xml encoding=text/html`. A value ends at a space, or at
    /// the second quote if it starts with one.
    ///
    /// # Errors
    /// A sentence, if the name is missing or a quote is not closed.
    pub fn read(line: &str) -> Result<Self, String> {
        let (namespace, rest) = if let Some(rest) = line.strip_prefix("svg ") {
            (Namespace::Svg, rest)
        } else if let Some(rest) = line.strip_prefix("math ") {
            (Namespace::MathMl, rest)
        } else {
            (Namespace::Html, line)
        };
        let (name, mut rest) = rest.split_once(' ').unwrap_or((rest, ""));
        if name.is_empty() {
            return Err("a context element has no name".to_owned());
        }
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start_matches(' ');
            if rest.is_empty() {
                break;
            }
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let attribute = &rest[..end];
            let (value, after) = match rest[end..].strip_prefix('=') {
                None => ("", &rest[end..]),
                Some(value) => match value.strip_prefix('"') {
                    Some(quoted) => quoted
                        .split_once('"')
                        .ok_or_else(|| format!("the value of `{attribute}` is not closed"))?,
                    None => value.split_at(value.find(' ').unwrap_or(value.len())),
                },
            };
            attributes.push((attribute.to_owned(), value.to_owned()));
            rest = after;
        }
        Ok(Self { namespace, local_name: name.to_owned(), attributes })
    }
}

/// The sections of a case, by the lines that open them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Data,
    Errors,
    NewErrors,
    Fragment,
    ScriptOn,
    ScriptOff,
    Document,
    Options,
    ErrorCodes,
    Serialized,
}

impl Section {
    fn of(line: &str) -> Option<Self> {
        Some(match line {
            "#data" => Self::Data,
            "#errors" => Self::Errors,
            "#new-errors" => Self::NewErrors,
            "#document-fragment" => Self::Fragment,
            "#script-on" => Self::ScriptOn,
            "#script-off" => Self::ScriptOff,
            "#document" => Self::Document,
            "#options" => Self::Options,
            "#error-codes" => Self::ErrorCodes,
            "#serialized" => Self::Serialized,
            _ => return None,
        })
    }
}

/// Reads all cases of a `.dat` file.
///
/// Data end only at the first line `#errors`, and a document ends at a `#data` after an empty line or with
/// the file, so both can contain empty lines and lines that start with `#`.
///
/// # Errors
/// The first line that does not follow the format.
pub fn read_tree_cases(file: &CaseFile) -> Result<Vec<TreeCase>, FormatError> {
    let text = std::str::from_utf8(&file.bytes)
        .map_err(|error| FormatError::new(&file.name, 0, error.to_string()))?;
    let mut cases = Vec::new();
    let mut draft: Option<Draft<'_>> = None;
    let mut section = None;
    let mut after_empty = true;
    for (number, line) in text.split('\n').enumerate() {
        let opens = match section {
            Some(Section::Data) => (line == "#errors").then_some(Section::Errors),
            Some(Section::Document) => (line == "#data" && after_empty).then_some(Section::Data),
            _ => Section::of(line),
        };
        after_empty = line.is_empty();
        match (opens, &mut draft) {
            (Some(Section::Data), _) => {
                if let Some(draft) = draft.take() {
                    cases.push(draft.finish(file, cases.len() + 1)?);
                }
                draft = Some(Draft { line: number + 1, ..Draft::default() });
            }
            (Some(_), Some(draft)) if draft.sections.iter().any(|(s, _)| Some(*s) == opens) => {
                return Err(FormatError::new(&file.name, number + 1, "a section comes twice"));
            }
            (Some(opens), Some(draft)) => draft.sections.push((opens, Vec::new())),
            (None, Some(draft)) => match draft.sections.last_mut() {
                Some((_, lines)) => lines.push(line),
                None => draft.data.push(line),
            },
            (None, None) if line.is_empty() => {}
            (_, None) => {
                return Err(FormatError::new(&file.name, number + 1, "a file begins with `#data`"));
            }
        }
        section = opens.or(section);
    }
    if let Some(draft) = draft {
        cases.push(draft.finish(file, cases.len() + 1)?);
    }
    Ok(cases)
}

/// A case as lines.
#[derive(Debug, Default)]
struct Draft<'a> {
    line: usize,
    data: Vec<&'a str>,
    sections: Vec<(Section, Vec<&'a str>)>,
}

impl Draft<'_> {
    fn lines(&self, section: Section) -> Option<&[&str]> {
        let found = self.sections.iter().find(|(s, _)| *s == section);
        found.map(|(_, lines)| lines.as_slice())
    }

    /// The lines that are not empty.
    fn entries(&self, section: Section) -> Vec<String> {
        let lines = self.lines(section).unwrap_or_default().iter();
        lines.filter(|line| !line.is_empty()).map(|line| (*line).to_owned()).collect()
    }

    fn finish(self, file: &CaseFile, index: usize) -> Result<TreeCase, FormatError> {
        let wrong = |message: String| FormatError::new(&file.name, self.line, message);
        let mut options = CaseOptions::default();
        for line in self.entries(Section::Options) {
            options.read_line(&line).map_err(wrong)?;
        }
        let plain = |text: String| if options.escaped { unescape(&text).to_text() } else { text };
        let data = self.data.join("\n");
        let input = if options.escaped { unescape(&data) } else { Input::Text(data) };
        let document = match self.lines(Section::Document) {
            // A tree ends with a quote or a bracket, so line ends after it belong to the file.
            Some(lines) => plain(lines.join("\n").trim_end_matches('\n').to_owned()),
            None => return Err(wrong("`#document` is missing".to_owned())),
        };
        let context = match self.entries(Section::Fragment).as_slice() {
            [] => None,
            [line] => Some(CaseContext::read(line).map_err(wrong)?),
            _ => return Err(wrong("`#document-fragment` has more than one line".to_owned())),
        };
        let scripting = match (self.lines(Section::ScriptOn), self.lines(Section::ScriptOff)) {
            (Some(_), None) => Some(true),
            (None, Some(_)) => Some(false),
            _ => None,
        };
        let error_codes = self.lines(Section::ErrorCodes).is_some().then(|| {
            let lines = self.entries(Section::ErrorCodes);
            lines.iter().map(|line| ExpectedError::read(line)).collect::<Result<Vec<_>, _>>()
        });
        Ok(TreeCase {
            id: CaseId { file: file.name.clone(), index },
            line: self.line,
            input,
            errors: self.entries(Section::Errors),
            new_errors: self.entries(Section::NewErrors),
            context,
            scripting,
            document,
            error_codes: error_codes.transpose().map_err(wrong)?,
            serialized: self.lines(Section::Serialized).map(|lines| plain(lines.join("\n"))),
            options,
        })
    }
}
