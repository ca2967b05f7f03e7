//! The names of exceptions, with the codes that some of them have.
//! <https://webidl.spec.whatwg.org/#dfn-error-names-table>

macro_rules! names {
    ($($name:ident = $code:literal,)*) => {
        /// A name of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum DomExceptionName {
            $($name,)*
        }

        impl DomExceptionName {
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];

            pub(crate) const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)*
                }
            }

            /// The legacy code, 0 for none.
            pub(crate) const fn code(self) -> u16 {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

names! {
    IndexSizeError = 1,
    HierarchyRequestError = 3,
    WrongDocumentError = 4,
    InvalidCharacterError = 5,
    NoModificationAllowedError = 7,
    NotFoundError = 8,
    NotSupportedError = 9,
    InUseAttributeError = 10,
    InvalidStateError = 11,
    SyntaxError = 12,
    InvalidModificationError = 13,
    NamespaceError = 14,
    InvalidAccessError = 15,
    TypeMismatchError = 17,
    SecurityError = 18,
    NetworkError = 19,
    AbortError = 20,
    URLMismatchError = 21,
    QuotaExceededError = 22,
    TimeoutError = 23,
    InvalidNodeTypeError = 24,
    DataCloneError = 25,
    EncodingError = 0,
    NotReadableError = 0,
    UnknownError = 0,
    ConstraintError = 0,
    DataError = 0,
    TransactionInactiveError = 0,
    ReadOnlyError = 0,
    VersionError = 0,
    OperationError = 0,
    NotAllowedError = 0,
    OptOutError = 0,
}

/// The code of any name.
/// <https://webidl.spec.whatwg.org/#dom-domexception-code>
pub(crate) fn code_of(name: &str) -> u16 {
    let known = DomExceptionName::ALL.iter().find(|known| known.as_str() == name);
    known.map_or(0, |known| known.code())
}

#[cfg(test)]
mod tests {
    use super::code_of;

    #[test]
    fn codes_of_names() {
        for (name, code) in [
            ("IndexSizeError", 1),
            ("SyntaxError", 12),
            ("DataCloneError", 25),
            ("EncodingError", 0),
            ("QuotaExceededError", 22),
            ("Error", 0),
        ] {
            assert_eq!(code_of(name), code, "{name}");
        }
    }
}
