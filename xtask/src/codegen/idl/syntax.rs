//! The definitions of Web IDL as written.

/// An extended attribute: `[Reflect="for"]`, `[Exposed=(Window,Worker)]`, `[CEReactions]`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Extended {
    pub(super) name: String,
    pub(super) value: ExtendedValue,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum ExtendedValue {
    Nothing,
    /// A name, a number or a string.
    One(String),
    List(Vec<String>),
    /// `[LegacyFactoryFunction=Image(optional unsigned long width)]`
    Function(String, Vec<Argument>),
}

/// Extended attributes of one definition.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attributes(pub(super) Vec<Extended>);

impl Attributes {
    pub(super) fn get(&self, name: &str) -> Option<&ExtendedValue> {
        self.0.iter().find(|extended| extended.name == name).map(|extended| &extended.value)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The value if it is one word: `None` if the attribute is missing or has no value.
    pub(super) fn word(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            ExtendedValue::One(word) => Some(word),
            _ => None,
        }
    }

    /// The values, whether one or a list.
    pub(super) fn words(&self, name: &str) -> Vec<String> {
        match self.get(name) {
            Some(ExtendedValue::One(word)) => vec![word.clone()],
            Some(ExtendedValue::List(words)) => words.clone(),
            _ => Vec::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Type {
    pub(super) kind: Kind,
    pub(super) nullable: bool,
    pub(super) attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    /// Words of a primitive type are joined by one space: `unsigned long long`.
    Name(String),
    /// `sequence<T>`, `record<K, V>`, `Promise<T>` and so on.
    Generic(String, Vec<Type>),
    Union(Vec<Type>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) of: Type,
    pub(super) optional: bool,
    pub(super) variadic: bool,
    pub(super) default: Option<Constant>,
}

/// A default value, or the value of a constant.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Constant {
    Null,
    Undefined,
    Boolean(bool),
    Number(String),
    Text(String),
    EmptySequence,
    EmptyDictionary,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Special {
    Getter,
    Setter,
    Deleter,
    Stringifier,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Operation {
    pub(super) name: Option<String>,
    pub(super) special: Option<Special>,
    pub(super) is_static: bool,
    pub(super) result: Type,
    pub(super) arguments: Vec<Argument>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attribute {
    pub(super) name: String,
    pub(super) of: Type,
    pub(super) read_only: bool,
    pub(super) is_static: bool,
    pub(super) stringifier: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum MemberKind {
    Constant {
        name: String,
        value: Constant,
    },
    Attribute(Attribute),
    Operation(Operation),
    Constructor(Vec<Argument>),
    /// `stringifier;`
    Stringifier,
    Iterable {
        key: Option<Type>,
        value: Type,
    },
    /// With the method `values`, which creates the iterator.
    AsyncIterable(Operation),
    Maplike {
        read_only: bool,
        key: Type,
        value: Type,
    },
    Setlike {
        read_only: bool,
        value: Type,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Member {
    pub(super) kind: MemberKind,
    pub(super) attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) of: Type,
    pub(super) required: bool,
    pub(super) default: Option<Constant>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Role {
    Interface,
    Mixin,
    Callback,
    Namespace,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Definition {
    Interface {
        role: Role,
        name: String,
        partial: bool,
        parent: Option<String>,
        members: Vec<Member>,
        attributes: Attributes,
    },
    Dictionary {
        name: String,
        partial: bool,
        parent: Option<String>,
        fields: Vec<Field>,
    },
    Enumeration {
        name: String,
        values: Vec<String>,
    },
    Typedef {
        name: String,
        of: Type,
    },
    Callback {
        name: String,
        attributes: Attributes,
    },
    Includes {
        target: String,
        mixin: String,
    },
}
