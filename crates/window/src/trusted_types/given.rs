//! Arguments that may be objects of the types.

use treewright_quickjs::Value;

use crate::generated::unions::{
    TrustedHTMLOrDomString, TrustedHTMLOrDomStringOrNull,
    TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString, TrustedScriptOrDomString,
    TrustedScriptOrDomStringOrNull, TrustedScriptURLOrUsvString,
};
use crate::strings::DomString;

/// A string, or an object of one of the types.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    Trusted(Value),
    Text(DomString),
}

impl From<DomString> for Given {
    fn from(text: DomString) -> Self {
        Self::Text(text)
    }
}

impl From<TrustedHTMLOrDomString> for Given {
    fn from(value: TrustedHTMLOrDomString) -> Self {
        match value {
            TrustedHTMLOrDomString::TrustedHTML(object) => Self::Trusted(object),
            TrustedHTMLOrDomString::DomString(text) => Self::Text(text),
        }
    }
}

impl From<TrustedHTMLOrDomStringOrNull> for Given {
    fn from(value: TrustedHTMLOrDomStringOrNull) -> Self {
        match value {
            TrustedHTMLOrDomStringOrNull::TrustedHTML(object) => Self::Trusted(object),
            TrustedHTMLOrDomStringOrNull::DomStringOrNull(text) => Self::Text(text),
        }
    }
}

impl From<TrustedScriptURLOrUsvString> for Given {
    fn from(value: TrustedScriptURLOrUsvString) -> Self {
        match value {
            TrustedScriptURLOrUsvString::TrustedScriptURL(object) => Self::Trusted(object),
            TrustedScriptURLOrUsvString::UsvString(text) => Self::Text(text.into()),
        }
    }
}

impl From<TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString> for Given {
    fn from(value: TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString) -> Self {
        use TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString as Value;
        match value {
            Value::TrustedHTML(object)
            | Value::TrustedScript(object)
            | Value::TrustedScriptURL(object) => Self::Trusted(object),
            Value::DomString(text) => Self::Text(text),
        }
    }
}

impl From<TrustedScriptOrDomString> for Given {
    fn from(value: TrustedScriptOrDomString) -> Self {
        match value {
            TrustedScriptOrDomString::TrustedScript(object) => Self::Trusted(object),
            TrustedScriptOrDomString::DomString(text) => Self::Text(text),
        }
    }
}

impl From<TrustedScriptOrDomStringOrNull> for Given {
    fn from(value: TrustedScriptOrDomStringOrNull) -> Self {
        match value {
            TrustedScriptOrDomStringOrNull::TrustedScript(object) => Self::Trusted(object),
            TrustedScriptOrDomStringOrNull::DomStringOrNull(text) => Self::Text(text),
        }
    }
}
