//! The value definition syntax of CSS.
//!
//! <https://drafts.csswg.org/css-values/#value-defs>

/// A grammar, as a tree.
#[derive(Clone, Debug)]
pub(super) enum Grammar {
    Keyword(String),
    /// A delimiter: `/`, `,`, a bracket, or another one.
    Literal(char),
    /// `<type>`, without negative values if its range starts at zero.
    Type {
        name: String,
        is_not_negative: bool,
    },
    /// `<'property'>`
    Property(String),
    /// `name( … )`; the arguments do not matter here.
    Function,
    /// `a | b`
    OneOf(Vec<Self>),
    /// `a || b`
    SomeOf(Vec<Self>),
    /// `a && b`, and `a b`
    AllOf(Vec<Self>),
    /// A multiplier, with its minimum and maximum; `#` has commas in between.
    Repeated {
        of: Box<Self>,
        least: u8,
        most: u8,
        has_commas: bool,
    },
}

/// Means a multiplier without an upper bound.
pub(super) const UNBOUNDED: u8 = u8::MAX;

/// Reads a grammar; `None` for one that contains something else.
pub(super) fn parse(text: &str) -> Option<Grammar> {
    let characters: Vec<char> = text.chars().collect();
    let mut reader = Reader { characters: &characters, at: 0 };
    let grammar = reader.one_of()?;
    reader.skip_space();
    (reader.at == characters.len()).then_some(grammar)
}

struct Reader<'a> {
    characters: &'a [char],
    at: usize,
}

fn of_many(mut parts: Vec<Grammar>, join: fn(Vec<Grammar>) -> Grammar) -> Option<Grammar> {
    if parts.len() <= 1 { parts.pop() } else { Some(join(parts)) }
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn starts_with(&self, text: &str) -> bool {
        let rest = self.characters.get(self.at..).unwrap_or_default();
        text.chars().zip(rest.iter().copied().chain(std::iter::repeat('\0'))).all(|(a, b)| a == b)
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip_space();
        let is_there = self.starts_with(text);
        if is_there {
            self.at += text.chars().count();
        }
        is_there
    }

    fn one_of(&mut self) -> Option<Grammar> {
        let mut parts = vec![self.some_of()?];
        loop {
            self.skip_space();
            if self.starts_with("||") || !self.eat("|") {
                return of_many(parts, Grammar::OneOf);
            }
            parts.push(self.some_of()?);
        }
    }

    fn some_of(&mut self) -> Option<Grammar> {
        let mut parts = vec![self.all_of()?];
        while self.eat("||") {
            parts.push(self.all_of()?);
        }
        of_many(parts, Grammar::SomeOf)
    }

    fn all_of(&mut self) -> Option<Grammar> {
        let mut parts = vec![self.sequence()?];
        while self.eat("&&") {
            parts.push(self.sequence()?);
        }
        of_many(parts, Grammar::AllOf)
    }

    fn sequence(&mut self) -> Option<Grammar> {
        let mut parts = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                None | Some('|' | ']' | ')') => break,
                Some('&') if self.starts_with("&&") => break,
                _ => parts.push(self.multiplied()?),
            }
        }
        of_many(parts, Grammar::AllOf)
    }

    fn multiplied(&mut self) -> Option<Grammar> {
        let mut grammar = self.component()?;
        loop {
            let (least, most, has_commas) = match self.peek() {
                Some('*') => (0, UNBOUNDED, false),
                Some('+') => (1, UNBOUNDED, false),
                Some('?') => (0, 1, false),
                Some('!') => (1, 1, false),
                Some('#') => (1, UNBOUNDED, true),
                Some('{') => (1, UNBOUNDED, false),
                _ => return Some(grammar),
            };
            let is_range = self.peek() == Some('{');
            if !is_range {
                self.at += 1;
            }
            let (least, most) = match self.braces() {
                Some(range) if is_range || has_commas => range,
                _ => (least, most),
            };
            grammar = Grammar::Repeated { of: Box::new(grammar), least, most, has_commas };
        }
    }

    /// `{a}`, `{a,}` or `{a,b}`
    fn braces(&mut self) -> Option<(u8, u8)> {
        if self.peek() != Some('{') {
            return None;
        }
        let rest = self.characters.get(self.at + 1..)?;
        let end = rest.iter().position(|c| *c == '}')?;
        let text: String = rest.get(..end)?.iter().collect();
        self.at += end + 2;
        let (least, most) = text.split_once(',').unwrap_or((&text, &text));
        let least = least.trim().parse().ok()?;
        let most = most.trim();
        let most = if matches!(most, "" | "∞") { UNBOUNDED } else { most.parse().ok()? };
        Some((least, most))
    }

    fn component(&mut self) -> Option<Grammar> {
        match self.peek()? {
            '[' => {
                self.at += 1;
                let grammar = self.one_of()?;
                self.eat("]").then_some(grammar)
            }
            '<' => self.reference(),
            '\'' => {
                let rest = self.characters.get(self.at + 1..)?;
                let end = rest.iter().position(|c| *c == '\'')?;
                let literal = *rest.first()?;
                self.at += end + 2;
                Some(Grammar::Literal(literal))
            }
            c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '@') => {
                let rest = self.characters.get(self.at..)?;
                let is_of_name =
                    |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '@');
                let end = rest.iter().position(|c| !is_of_name(c)).unwrap_or(rest.len());
                let name: String = rest.get(..end)?.iter().collect();
                self.at += end;
                if self.peek() != Some('(') {
                    return Some(Grammar::Keyword(name.to_ascii_lowercase()));
                }
                self.skip_arguments()?;
                Some(Grammar::Function)
            }
            '(' => {
                self.skip_arguments()?;
                Some(Grammar::Literal('('))
            }
            c => {
                self.at += 1;
                Some(Grammar::Literal(c))
            }
        }
    }

    fn skip_arguments(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Some(());
            }
        }
    }

    /// `<name>`, `<name [range]>` or `<'property'>`
    fn reference(&mut self) -> Option<Grammar> {
        let rest = self.characters.get(self.at + 1..)?;
        let mut depth = 1_usize;
        let end = rest.iter().position(|c| {
            match c {
                '<' => depth += 1,
                '>' => depth -= 1,
                _ => {}
            }
            depth == 0
        })?;
        let text: String = rest.get(..end)?.iter().collect();
        self.at += end + 2;
        if let Some(name) = text.strip_prefix('\'') {
            return Some(Grammar::Property(name.trim_end_matches('\'').to_owned()));
        }
        let (name, range) = match text.split_once([' ', '[', '\u{a0}']) {
            Some((name, range)) => (name, range.trim_start_matches('[').trim()),
            None => (text.as_str(), ""),
        };
        let is_not_negative = range.starts_with(['0', '1']);
        Some(Grammar::Type { name: name.to_owned(), is_not_negative })
    }
}
