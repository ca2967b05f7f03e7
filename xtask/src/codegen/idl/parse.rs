//! A parser of Web IDL. The published parsers in Rust refuse the extended attributes of today's
//! HTML Standard, such as `[ReflectRange=(1, 1000)]`, and do not know `async_iterable`.

use super::syntax::{
    Argument, Attribute, Attributes, Constant, Definition, Extended, ExtendedValue, Field, Kind,
    Member, MemberKind, Operation, Role, Special, Type,
};
use super::tokens::{Token, tokens};

/// Reads the definitions of a file.
pub(super) fn parse(text: &str) -> Result<Vec<Definition>, String> {
    let mut parser = Parser { tokens: tokens(text)?, position: 0 };
    let mut definitions = Vec::new();
    while parser.position < parser.tokens.len() {
        definitions.push(parser.definition()?);
    }
    Ok(definitions)
}

struct Parser {
    tokens: Vec<Token>,
    position: usize,
}

type Parsed<T> = std::result::Result<T, String>;

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.position)
    }

    fn next(&mut self) -> Parsed<Token> {
        let token = self.peek().cloned().ok_or("the file ends too early")?;
        self.position += 1;
        Ok(token)
    }

    fn fail<T>(&self, wanted: &str) -> Parsed<T> {
        let start = self.position.saturating_sub(8);
        let near = &self.tokens[start..self.tokens.len().min(self.position + 2)];
        Err(format!("{wanted} was expected near {near:?}"))
    }

    fn is_mark(&self, mark: char) -> bool {
        self.peek() == Some(&Token::Mark(mark))
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Name(name)) if name == word)
    }

    fn eat_mark(&mut self, mark: char) -> bool {
        let found = self.is_mark(mark);
        self.position += usize::from(found);
        found
    }

    fn eat(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.position += usize::from(found);
        found
    }

    fn mark(&mut self, mark: char) -> Parsed<()> {
        if self.eat_mark(mark) { Ok(()) } else { self.fail(&format!("{mark:?}")) }
    }

    fn name(&mut self) -> Parsed<String> {
        match self.next()? {
            Token::Name(name) => Ok(name),
            _ => self.fail("a name"),
        }
    }

    fn definition(&mut self) -> Parsed<Definition> {
        let attributes = self.attributes()?;
        let partial = self.eat("partial");
        let definition = match self.name()?.as_str() {
            "callback" if self.eat("interface") => {
                self.interface(Role::Callback, partial, attributes)?
            }
            "callback" => {
                let name = self.name()?;
                self.mark('=')?;
                self.result_type()?;
                self.arguments()?;
                Definition::Callback { name, attributes }
            }
            "interface" if self.eat("mixin") => self.interface(Role::Mixin, partial, attributes)?,
            "interface" => self.interface(Role::Interface, partial, attributes)?,
            "namespace" => self.interface(Role::Namespace, partial, attributes)?,
            "dictionary" => self.dictionary(partial)?,
            "enum" => self.enumeration()?,
            "typedef" => {
                let of = self.attributed_type()?;
                Definition::Typedef { name: self.name()?, of }
            }
            target => {
                let target = target.to_owned();
                if !self.eat("includes") {
                    return self.fail("a definition");
                }
                Definition::Includes { target, mixin: self.name()? }
            }
        };
        self.mark(';')?;
        Ok(definition)
    }

    fn interface(
        &mut self,
        role: Role,
        partial: bool,
        attributes: Attributes,
    ) -> Parsed<Definition> {
        let name = self.name()?;
        let parent = if self.eat_mark(':') { Some(self.name()?) } else { None };
        self.mark('{')?;
        let mut members = Vec::new();
        while !self.eat_mark('}') {
            let attributes = self.attributes()?;
            members.push(Member { kind: self.member(&attributes)?, attributes });
        }
        Ok(Definition::Interface { role, name, partial, parent, members, attributes })
    }

    fn dictionary(&mut self, partial: bool) -> Parsed<Definition> {
        let name = self.name()?;
        let parent = if self.eat_mark(':') { Some(self.name()?) } else { None };
        self.mark('{')?;
        let mut fields = Vec::new();
        while !self.eat_mark('}') {
            let attributes = self.attributes()?;
            let required = self.eat("required");
            let mut of = self.attributed_type()?;
            of.attributes.0.extend(attributes.0);
            let name = self.name()?;
            let default = if self.eat_mark('=') { Some(self.constant()?) } else { None };
            self.mark(';')?;
            fields.push(Field { name, of, required, default });
        }
        Ok(Definition::Dictionary { name, partial, parent, fields })
    }

    fn enumeration(&mut self) -> Parsed<Definition> {
        let name = self.name()?;
        self.mark('{')?;
        let mut values = Vec::new();
        while !self.eat_mark('}') {
            match self.next()? {
                Token::Text(text) => values.push(text),
                _ => return self.fail("a value"),
            }
            self.eat_mark(',');
        }
        Ok(Definition::Enumeration { name, values })
    }

    fn attributes(&mut self) -> Parsed<Attributes> {
        let mut all = Vec::new();
        while self.eat_mark('[') {
            while !self.eat_mark(']') {
                let name = self.name()?;
                let value = if self.is_mark('(') {
                    ExtendedValue::Function(String::new(), self.arguments()?)
                } else if self.eat_mark('=') {
                    self.attribute_value()?
                } else {
                    ExtendedValue::Nothing
                };
                all.push(Extended { name, value });
                self.eat_mark(',');
            }
        }
        Ok(Attributes(all))
    }

    fn attribute_value(&mut self) -> Parsed<ExtendedValue> {
        if self.eat_mark('(') {
            let mut words = Vec::new();
            while !self.eat_mark(')') {
                words.push(self.word()?);
                self.eat_mark(',');
            }
            return Ok(ExtendedValue::List(words));
        }
        let word = self.word()?;
        if self.is_mark('(') {
            return Ok(ExtendedValue::Function(word, self.arguments()?));
        }
        Ok(ExtendedValue::One(word))
    }

    /// A name, a number, a string, or `*`.
    fn word(&mut self) -> Parsed<String> {
        match self.next()? {
            Token::Name(word) | Token::Number(word) | Token::Text(word) => Ok(word),
            Token::Mark('*') => Ok("*".to_owned()),
            _ => self.fail("a word"),
        }
    }

    fn member(&mut self, attributes: &Attributes) -> Parsed<MemberKind> {
        if self.eat("const") {
            self.any_type()?;
            let name = self.name()?;
            self.mark('=')?;
            let value = self.constant()?;
            self.mark(';')?;
            return Ok(MemberKind::Constant { name, value });
        }
        if self.is_word("constructor")
            && self.tokens.get(self.position + 1) == Some(&Token::Mark('('))
        {
            self.position += 1;
            let arguments = self.arguments()?;
            self.mark(';')?;
            return Ok(MemberKind::Constructor(arguments));
        }
        if self.is_word("stringifier")
            && self.tokens.get(self.position + 1) == Some(&Token::Mark(';'))
        {
            self.position += 2;
            return Ok(MemberKind::Stringifier);
        }
        let is_static = self.eat("static");
        let special = [
            ("stringifier", Special::Stringifier),
            ("getter", Special::Getter),
            ("setter", Special::Setter),
            ("deleter", Special::Deleter),
        ]
        .into_iter()
        .find_map(|(word, special)| self.eat(word).then_some(special));
        self.eat("inherit");
        let read_only = self.eat("readonly");
        if self.eat("attribute") {
            let mut of = self.attributed_type()?;
            of.attributes.0.extend(attributes.0.iter().cloned());
            let name = self.name()?;
            self.mark(';')?;
            let stringifier = special == Some(Special::Stringifier);
            return Ok(MemberKind::Attribute(Attribute {
                name,
                of,
                read_only,
                is_static,
                stringifier,
            }));
        }
        for word in ["iterable", "async_iterable", "maplike", "setlike"] {
            if self.eat(word) {
                return self.collection(word, read_only);
            }
        }
        let result = self.result_type()?;
        let name = if self.is_mark('(') { None } else { Some(self.name()?) };
        let arguments = self.arguments()?;
        self.mark(';')?;
        Ok(MemberKind::Operation(Operation { name, special, is_static, result, arguments }))
    }

    fn collection(&mut self, word: &str, read_only: bool) -> Parsed<MemberKind> {
        let mut types = self.type_arguments()?;
        let arguments = if self.is_mark('(') { self.arguments()? } else { Vec::new() };
        self.mark(';')?;
        let last = types.pop().ok_or("a collection has no type")?;
        Ok(match word {
            "iterable" => MemberKind::Iterable { key: types.pop(), value: last },
            "async_iterable" => MemberKind::AsyncIterable(Operation {
                name: Some("values".to_owned()),
                special: None,
                is_static: false,
                result: last,
                arguments,
            }),
            "setlike" => MemberKind::Setlike { read_only, value: last },
            _ => {
                let key = types.pop().ok_or("a maplike has no key")?;
                MemberKind::Maplike { read_only, key, value: last }
            }
        })
    }

    fn arguments(&mut self) -> Parsed<Vec<Argument>> {
        self.mark('(')?;
        let mut arguments = Vec::new();
        while !self.eat_mark(')') {
            let attributes = self.attributes()?;
            let optional = self.eat("optional");
            let mut of = self.attributed_type()?;
            of.attributes.0.extend(attributes.0);
            let variadic = self.peek() == Some(&Token::Ellipsis);
            self.position += usize::from(variadic);
            let name = self.name()?;
            let default = if self.eat_mark('=') { Some(self.constant()?) } else { None };
            arguments.push(Argument { name, of, optional, variadic, default });
            self.eat_mark(',');
        }
        Ok(arguments)
    }

    fn constant(&mut self) -> Parsed<Constant> {
        Ok(match self.next()? {
            Token::Text(text) => Constant::Text(text),
            Token::Number(number) => Constant::Number(number),
            Token::Name(word) => match word.as_str() {
                "null" => Constant::Null,
                "undefined" => Constant::Undefined,
                "true" => Constant::Boolean(true),
                "false" => Constant::Boolean(false),
                "NaN" | "Infinity" | "-Infinity" => Constant::Number(word),
                _ => return self.fail("a constant"),
            },
            Token::Mark('[') => {
                self.mark(']')?;
                Constant::EmptySequence
            }
            Token::Mark('{') => {
                self.mark('}')?;
                Constant::EmptyDictionary
            }
            _ => return self.fail("a constant"),
        })
    }

    fn result_type(&mut self) -> Parsed<Type> {
        self.attributed_type()
    }

    fn attributed_type(&mut self) -> Parsed<Type> {
        let attributes = self.attributes()?;
        let mut of = self.any_type()?;
        of.attributes.0.extend(attributes.0);
        Ok(of)
    }

    fn type_arguments(&mut self) -> Parsed<Vec<Type>> {
        self.mark('<')?;
        let mut types = Vec::new();
        while !self.eat_mark('>') {
            types.push(self.attributed_type()?);
            self.eat_mark(',');
        }
        Ok(types)
    }

    fn any_type(&mut self) -> Parsed<Type> {
        let kind = if self.eat_mark('(') {
            let mut types = vec![self.attributed_type()?];
            while self.eat("or") {
                types.push(self.attributed_type()?);
            }
            self.mark(')')?;
            Kind::Union(types)
        } else {
            let mut name = self.name()?;
            if matches!(name.as_str(), "unsigned" | "unrestricted") {
                name = format!("{name} {}", self.name()?);
            }
            if name.ends_with("long") && self.eat("long") {
                name.push_str(" long");
            }
            if self.is_mark('<') {
                Kind::Generic(name, self.type_arguments()?)
            } else {
                Kind::Name(name)
            }
        };
        Ok(Type { kind, nullable: self.eat_mark('?'), attributes: Attributes::default() })
    }
}
