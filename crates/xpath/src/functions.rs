//! The core function library.
//! <https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib>

/// The name of each function, and the minimum and maximum number of its arguments.
const FUNCTIONS: [(&str, usize, usize); 27] = [
    ("boolean", 1, 1),
    ("ceiling", 1, 1),
    ("concat", 2, usize::MAX),
    ("contains", 2, 2),
    ("count", 1, 1),
    ("false", 0, 0),
    ("floor", 1, 1),
    ("id", 1, 1),
    ("lang", 1, 1),
    ("last", 0, 0),
    ("local-name", 0, 1),
    ("name", 0, 1),
    ("namespace-uri", 0, 1),
    ("normalize-space", 0, 1),
    ("not", 1, 1),
    ("number", 0, 1),
    ("position", 0, 0),
    ("round", 1, 1),
    ("starts-with", 2, 2),
    ("string", 0, 1),
    ("string-length", 0, 1),
    ("substring", 2, 3),
    ("substring-after", 2, 2),
    ("substring-before", 2, 2),
    ("sum", 1, 1),
    ("translate", 3, 3),
    ("true", 0, 0),
];

/// The names that are node tests if a parenthesis follows.
const NODE_TYPES: [&str; 4] = ["comment", "node", "processing-instruction", "text"];

/// A function of the library, or a node test that looks like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callable {
    Function { name: &'static str, least: usize, most: usize },
    NodeType,
}

impl Callable {
    pub(crate) fn find(name: &str) -> Option<Self> {
        if NODE_TYPES.contains(&name) {
            return Some(Self::NodeType);
        }
        FUNCTIONS
            .into_iter()
            .find(|(other, ..)| *other == name)
            .map(|(name, least, most)| Self::Function { name, least, most })
    }

    /// The depth, in operators, that the expression for a function in `corrections` adds to a call; 0 for the others.
    pub(crate) const fn depth_of_corrections(self) -> usize {
        match self {
            Self::Function { name, .. } => match name.as_bytes() {
                b"sum" => 1,
                b"round" => 8,
                b"lang" => 19,
                _ => 0,
            },
            Self::NodeType => 0,
        }
    }

    /// A message if the number of arguments is not allowed.
    pub(crate) fn complaint(self, count: usize) -> Option<String> {
        let Self::Function { name, least, most } = self else { return None };
        if (least..=most).contains(&count) {
            return None;
        }
        let wanted = match (least, most) {
            (0, 0) => "no argument".to_owned(),
            (1, 1) => "one argument".to_owned(),
            (0, 1) => "at most one argument".to_owned(),
            (least, usize::MAX) => format!("at least {least} arguments"),
            (least, most) if least == most => format!("{least} arguments"),
            (least, most) => format!("{least} to {most} arguments"),
        };
        Some(format!("{name}() takes {wanted}, not {count}"))
    }
}
