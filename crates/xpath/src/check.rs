//! Checks an expression before it is parsed: it does not exceed the recursion limit, and all of its
//! prefixes and functions exist.
//!
//! The parser and the evaluator recurse over the expression, and they only detect an unknown function or
//! prefix when they meet it in a document.

use crate::CompileError;
use crate::functions::Callable;

/// The maximum depth of an expression, in operators. With it, no expression takes more than a megabyte of
/// stack in a build without optimization.
///
/// Operators in a row are nested in the parsed expression: `1 + 1 + 1` is `(1 + 1) + 1`.
const DEPTH_LIMIT: usize = 192;

/// The depth of a parenthesis or a bracket: it takes the stack of that many operators.
const DEPTH_OF_BRACKET: usize = 6;

/// The depth that a bracket adds.
const fn depth_of_bracket(called: Option<(usize, Callable)>) -> usize {
    match called {
        Some((_, called)) => called.depth_of_corrections().saturating_add(DEPTH_OF_BRACKET),
        None => DEPTH_OF_BRACKET,
    }
}

/// Checks an expression. `declares` returns true for a declared prefix.
pub(crate) fn check(expression: &str, declares: impl Fn(&str) -> bool) -> Result<(), CompileError> {
    let mut outside: Vec<Bracket> = Vec::new();
    let mut bracket = Bracket::default();
    let mut scanner = Scanner { expression, offset: 0, after_operand: false };
    while let Some((offset, lexeme)) = scanner.next() {
        let error = |message: String| Err(CompileError::new(expression, offset, message));
        match lexeme {
            Lexeme::Close => {
                if let Some((offset, called)) = bracket.called
                    && let Some(complaint) = called.complaint(bracket.arguments())
                {
                    return Err(CompileError::new(expression, offset, complaint));
                }
                // The parser reports one that was not opened.
                if let Some(outer) = outside.pop() {
                    bracket = outer.around(&bracket);
                }
                continue;
            }
            Lexeme::Open(name) => {
                bracket.is_empty = false;
                let called = match name.map(|name| (name, Callable::find(name))) {
                    None => None,
                    Some((_, Some(called))) => Some((offset, called)),
                    Some((name, None)) => return error(format!("unknown function {name}()")),
                };
                let inner = bracket.inner(called);
                outside.push(std::mem::replace(&mut bracket, inner));
            }
            Lexeme::Comma => bracket.commas = bracket.commas.saturating_add(1),
            Lexeme::Prefix(prefix) if !declares(prefix) => {
                return error(format!("the prefix {prefix} is not declared"));
            }
            Lexeme::Variable => return error("variables are not supported".to_owned()),
            Lexeme::Operator => {
                bracket.is_empty = false;
                bracket.operators = bracket.operators.saturating_add(1);
            }
            Lexeme::Prefix(_) | Lexeme::Operand | Lexeme::Other => bracket.is_empty = false,
        }
        if bracket.depth() > DEPTH_LIMIT {
            return error("the expression is too deep".to_owned());
        }
    }
    Ok(())
}

/// The prefixes of an expression, each once, in order.
pub(crate) fn prefixes(expression: &str) -> Vec<&str> {
    let mut prefixes = Vec::new();
    let mut scanner = Scanner { expression, offset: 0, after_operand: false };
    while let Some((_, lexeme)) = scanner.next() {
        if let Lexeme::Prefix(prefix) = lexeme
            && !prefixes.contains(&prefix)
        {
            prefixes.push(prefix);
        }
    }
    prefixes
}

/// An open parenthesis or bracket, or the expression as a whole.
struct Bracket {
    /// The function whose arguments it contains, and the place of its name.
    called: Option<(usize, Callable)>,
    /// The depth outside.
    outside: usize,
    /// The operators in it, without those in brackets.
    operators: usize,
    /// The depth of the deepest bracket in it.
    inside: usize,
    commas: usize,
    is_empty: bool,
}

impl Default for Bracket {
    fn default() -> Self {
        Self { called: None, outside: 0, operators: 0, inside: 0, commas: 0, is_empty: true }
    }
}

impl Bracket {
    /// The maximum depth in it so far.
    const fn depth(&self) -> usize {
        self.outside.saturating_add(self.operators).saturating_add(self.inside)
    }

    /// A bracket that is opened in this one.
    fn inner(&self, called: Option<(usize, Callable)>) -> Self {
        let outside = self.outside.saturating_add(self.operators);
        Self {
            called,
            outside: outside.saturating_add(depth_of_bracket(called)),
            ..Self::default()
        }
    }

    /// This bracket, when one in it is closed.
    fn around(self, inner: &Self) -> Self {
        let depth = depth_of_bracket(inner.called)
            .saturating_add(inner.operators)
            .saturating_add(inner.inside);
        Self { inside: self.inside.max(depth), ..self }
    }

    const fn arguments(&self) -> usize {
        if self.is_empty { 0 } else { self.commas.saturating_add(1) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lexeme<'e> {
    /// `(` or `[`, with the name of a function before it.
    Open(Option<&'e str>),
    /// `)` or `]`
    Close,
    Comma,
    /// A given name with a prefix, or a wildcard with one.
    Prefix(&'e str),
    /// `$`
    Variable,
    Operator,
    /// A name, a literal, a number, a wildcard, `.` or `..`: an operator may follow.
    Operand,
    /// Anything else.
    Other,
}

struct Scanner<'e> {
    expression: &'e str,
    offset: usize,
    /// `*`, `and`, `or`, `div` and `mod` are operators here, and names elsewhere.
    /// <https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex>
    after_operand: bool,
}

impl<'e> Scanner<'e> {
    fn rest(&self) -> &'e str {
        self.expression.get(self.offset..).unwrap_or_default()
    }

    fn advance(&mut self, bytes: usize) {
        self.offset = self.offset.saturating_add(bytes).min(self.expression.len());
    }

    /// Takes characters while they satisfy the predicate.
    fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'e str {
        let rest = self.rest();
        let end = rest.find(|character| !is_wanted(character)).unwrap_or(rest.len());
        self.advance(end);
        rest.get(..end).unwrap_or_default()
    }

    /// The next lexeme and its place.
    fn next(&mut self) -> Option<(usize, Lexeme<'e>)> {
        self.take_while(is_space);
        let offset = self.offset;
        let first = self.rest().chars().next()?;
        let lexeme = if first.is_alphabetic() || first == '_' {
            self.name()
        } else {
            self.advance(first.len_utf8());
            self.symbol(first)
        };
        self.after_operand = matches!(lexeme, Lexeme::Operand | Lexeme::Prefix(_) | Lexeme::Close);
        Some((offset, lexeme))
    }

    /// The lexeme that starts with this character, which is already taken.
    fn symbol(&mut self, first: char) -> Lexeme<'e> {
        match first {
            '(' | '[' => Lexeme::Open(None),
            ')' | ']' => Lexeme::Close,
            ',' => Lexeme::Comma,
            '$' => Lexeme::Variable,
            '*' if !self.after_operand => Lexeme::Operand,
            '+' | '-' | '*' | '=' | '<' | '>' | '|' => Lexeme::Operator,
            '"' | '\'' => {
                self.take_while(|character| character != first);
                self.advance(1);
                Lexeme::Operand
            }
            '.' | '0'..='9' => Lexeme::Operand,
            _ => Lexeme::Other,
        }
    }

    /// A name, with the parenthesis or the colon that follows.
    fn name(&mut self) -> Lexeme<'e> {
        let start = self.offset;
        self.take_ncname();
        let prefix_end = self.offset;
        let rest = self.rest();
        if rest.starts_with(':') && !rest.starts_with("::") {
            self.advance(1);
            if self.rest().starts_with('*') {
                self.advance(1);
            } else {
                self.take_ncname();
            }
            // Functions have no prefix; with one, the name is reported as a whole.
            if !self.opens() {
                return Lexeme::Prefix(self.expression.get(start..prefix_end).unwrap_or_default());
            }
        }
        let name = self.expression.get(start..self.offset).unwrap_or_default();
        if self.after_operand && matches!(name, "and" | "or" | "div" | "mod") {
            return Lexeme::Operator;
        }
        if self.opens() {
            self.take_while(is_space);
            self.advance(1);
            return Lexeme::Open(Some(name));
        }
        Lexeme::Operand
    }

    fn take_ncname(&mut self) {
        self.take_while(|character| {
            character.is_alphanumeric() || matches!(character, '_' | '-' | '.')
        });
    }

    /// Returns true if a parenthesis follows.
    fn opens(&self) -> bool {
        self.rest().trim_start_matches(is_space).starts_with('(')
    }
}

/// XPath's white space.
fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n')
}
