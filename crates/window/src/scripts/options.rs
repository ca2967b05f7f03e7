//! The options with which scripts, and the modules that they import, are fetched.

use crate::loader::Credentials;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#script-fetch-options>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ScriptFetchOptions {
    pub(crate) nonce: String,
    pub(crate) integrity: String,
    pub(crate) is_parser_inserted: bool,
    pub(crate) credentials: Credentials,
    pub(crate) referrer_policy: String,
}

impl Default for ScriptFetchOptions {
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#default-script-fetch-options>
    fn default() -> Self {
        Self {
            nonce: String::new(),
            integrity: String::new(),
            is_parser_inserted: false,
            credentials: Credentials::SameOrigin,
            referrer_policy: String::new(),
        }
    }
}

impl ScriptFetchOptions {
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#get-the-descendant-script-fetch-options>
    pub(crate) fn of_descendant(&self, integrity: String) -> Self {
        Self { integrity, ..self.clone() }
    }
}
