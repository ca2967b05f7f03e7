//! Reads scripts into statements.

/// The maximum nesting of expressions.
const DEEPEST: usize = 50;

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Statement {
    Variable(String, Expression),
    Assign { object: Expression, property: String, value: Expression },
    Expression(Expression),
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    Text(Vec<u16>),
    Number(i64),
    Name(String),
    Sum(Vec<Expression>),
    Property { object: Box<Expression>, name: String },
    Call { object: Box<Expression>, name: String, arguments: Vec<Expression> },
    Item { object: Box<Expression>, index: Box<Expression> },
}

#[derive(Clone, Debug, PartialEq)]
enum Lexeme {
    Name(String),
    Text(Vec<u16>),
    Number(i64),
    Sign(char),
    LineEnd,
}

/// Reads a script.
pub(super) fn read(script: &str) -> Result<Vec<Statement>, String> {
    let lexemes = lexemes(script)?;
    let mut reader = Reader { lexemes: &lexemes, at: 0 };
    let mut statements = Vec::new();
    loop {
        while matches!(reader.peek(), Some(Lexeme::Sign(';') | Lexeme::LineEnd)) {
            reader.at += 1;
        }
        if reader.peek().is_none() {
            return Ok(statements);
        }
        statements.push(reader.statement()?);
        match reader.peek() {
            None | Some(Lexeme::Sign(';') | Lexeme::LineEnd) => {}
            Some(other) => return Err(format!("{other:?} where a statement ends")),
        }
    }
}

fn lexemes(script: &str) -> Result<Vec<Lexeme>, String> {
    let mut lexemes = Vec::new();
    let mut rest = script;
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") || rest.starts_with("<!--") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if first == '"' || first == '\'' {
            let (text, after) = string(&rest[1..], first)?;
            lexemes.push(Lexeme::Text(text));
            rest = after;
        } else if first == '\n' {
            lexemes.push(Lexeme::LineEnd);
            rest = &rest[1..];
        } else if first.is_whitespace() {
            rest = &rest[first.len_utf8()..];
        } else if first.is_alphanumeric() || first == '_' || first == '$' {
            let in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
            let end = rest.find(|c| !in_name(c)).unwrap_or(rest.len());
            let word = &rest[..end];
            lexemes.push(match word.parse() {
                Ok(number) => Lexeme::Number(number),
                Err(_) => Lexeme::Name(word.to_owned()),
            });
            rest = &rest[end..];
        } else if ".,;()[]+=".contains(first) {
            lexemes.push(Lexeme::Sign(first));
            rest = &rest[1..];
        } else {
            return Err(format!("`{first}` is not in the grammar"));
        }
    }
    Ok(lexemes)
}

/// Reads a string up to its closing quote.
fn string(text: &str, quote: char) -> Result<(Vec<u16>, &str), String> {
    let mut units = Vec::new();
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            _ if character == quote => return Ok((units, &text[at + 1..])),
            '\n' => break,
            '\\' => {
                let Some((_, escaped)) = characters.next() else { break };
                let digits = match escaped {
                    'x' => 2,
                    'u' => 4,
                    _ => 0,
                };
                if digits > 0 {
                    let number: String = characters.by_ref().take(digits).map(|(_, c)| c).collect();
                    let unit = u16::from_str_radix(&number, 16)
                        .map_err(|_| format!("`\\{escaped}{number}` is not an escape"))?;
                    units.push(unit);
                    continue;
                }
                let meant = match escaped {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    'b' => '\u{8}',
                    'f' => '\u{C}',
                    'v' => '\u{B}',
                    '0' => '\0',
                    other => other,
                };
                units.extend_from_slice(meant.encode_utf16(&mut [0; 2]));
            }
            _ => units.extend_from_slice(character.encode_utf16(&mut [0; 2])),
        }
    }
    Err("a string is not closed".to_owned())
}

struct Reader<'a> {
    lexemes: &'a [Lexeme],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&Lexeme> {
        self.lexemes.get(self.at)
    }

    fn take(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(&Lexeme::Sign(sign));
        self.at += usize::from(found);
        found
    }

    fn need(&mut self, sign: char) -> Result<(), String> {
        if self.take(sign) { Ok(()) } else { Err(format!("`{sign}` is missing")) }
    }

    fn name(&mut self) -> Result<String, String> {
        match self.peek() {
            Some(Lexeme::Name(name)) => {
                let name = name.clone();
                self.at += 1;
                Ok(name)
            }
            _ => Err("a name is missing".to_owned()),
        }
    }

    fn statement(&mut self) -> Result<Statement, String> {
        if self.peek() == Some(&Lexeme::Name("var".to_owned())) {
            self.at += 1;
            let name = self.name()?;
            self.need('=')?;
            return Ok(Statement::Variable(name, self.expression(0)?));
        }
        let expression = self.expression(0)?;
        if !self.take('=') {
            return Ok(Statement::Expression(expression));
        }
        let Expression::Property { object, name } = expression else {
            return Err("only a property can be assigned to".to_owned());
        };
        Ok(Statement::Assign { object: *object, property: name, value: self.expression(0)? })
    }

    fn expression(&mut self, depth: usize) -> Result<Expression, String> {
        if depth > DEEPEST {
            return Err("an expression is nested too deep".to_owned());
        }
        let first = self.postfix(depth)?;
        let mut terms = vec![first];
        while self.take('+') {
            terms.push(self.postfix(depth)?);
        }
        match (terms.len(), terms.pop()) {
            (1, Some(only)) => Ok(only),
            (_, last) => {
                terms.extend(last);
                Ok(Expression::Sum(terms))
            }
        }
    }

    fn postfix(&mut self, depth: usize) -> Result<Expression, String> {
        let mut expression = self.primary(depth)?;
        loop {
            let object = Box::new(expression);
            expression = if self.take('.') {
                let name = self.name()?;
                if self.take('(') {
                    let mut arguments = Vec::new();
                    while !self.take(')') {
                        if !arguments.is_empty() {
                            self.need(',')?;
                        }
                        arguments.push(self.expression(depth + 1)?);
                    }
                    Expression::Call { object, name, arguments }
                } else {
                    Expression::Property { object, name }
                }
            } else if self.take('[') {
                let index = Box::new(self.expression(depth + 1)?);
                self.need(']')?;
                Expression::Item { object, index }
            } else {
                return Ok(*object);
            };
        }
    }

    fn primary(&mut self, depth: usize) -> Result<Expression, String> {
        let expression = match self.peek() {
            Some(Lexeme::Text(units)) => Expression::Text(units.clone()),
            Some(Lexeme::Number(number)) => Expression::Number(*number),
            Some(Lexeme::Name(name)) => Expression::Name(name.clone()),
            Some(Lexeme::Sign('(')) => {
                self.at += 1;
                let inner = self.expression(depth + 1)?;
                self.need(')')?;
                return Ok(inner);
            }
            other => return Err(format!("{other:?} where an expression begins")),
        };
        self.at += 1;
        Ok(expression)
    }
}
