//! Cookies, as browsers have them.
//!
//! <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html>
//!
//! The `cookie_store` crate follows the older RFC 6265: no cookies without names, no prefixes, no `SameSite`, no
//! protection of secure cookies.

mod date;
mod jar;
mod parse;
mod rows;

use serde::{Deserialize, Serialize};
use url::Url;

/// A stored cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cookie {
    /// Its name; it can be empty.
    pub name: String,
    /// Its value.
    pub value: String,
    /// The domain that it is for, without a dot in front.
    pub domain: String,
    /// It is for the host of that name alone, not for those below it.
    pub host_only: bool,
    /// The path that it is for, with all below it.
    pub path: String,
    /// The time at which it ends, in seconds since 1970; none if it ends with the session.
    pub expires: Option<i64>,
    /// It is sent over TLS only.
    pub secure: bool,
    /// Scripts do not see it.
    pub http_only: bool,
    /// The requests of other sites that it goes with.
    pub same_site: SameSite,
}

impl Cookie {
    /// A cookie of a host for all its paths, that ends with the session.
    pub fn new(name: impl Into<String>, value: impl Into<String>, host: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
            domain: host.into(),
            host_only: true,
            path: "/".into(),
            expires: None,
            secure: false,
            http_only: false,
            same_site: SameSite::Default,
        }
    }
}

/// The requests of other sites that a cookie goes with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum SameSite {
    /// Not specified: the requests of `Lax`.
    #[default]
    #[serde(skip)]
    Default,
    /// All.
    None,
    /// Those for top-level pages that change nothing.
    Lax,
    /// None of them.
    Strict,
}

/// The relation of a request to the page that makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Relation {
    /// Both are of one site.
    #[default]
    SameSite,
    /// A page of another site navigates a top-level window there, by a safe method.
    TopLevelNavigation,
    /// Any other request for another site.
    CrossSite,
}

/// A request, or a document, that cookies are set or read for.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CookieContext<'a> {
    /// The address.
    pub url: &'a Url,
    /// A script asks, not the loader.
    pub is_script: bool,
    /// The relation to the page.
    pub relation: Relation,
    /// The time, in seconds since 1970.
    pub now: i64,
    /// Nothing outlives the session.
    pub session_only: bool,
    /// The top-level site.
    pub top_level: &'a str,
}

impl<'a> CookieContext<'a> {
    /// A request of a page of the same site.
    pub const fn new(url: &'a Url, now: i64) -> Self {
        Self {
            url,
            is_script: false,
            relation: Relation::SameSite,
            now,
            session_only: false,
            top_level: "",
        }
    }

    /// The same for a script.
    #[must_use]
    pub const fn of_a_script(mut self) -> Self {
        self.is_script = true;
        self
    }

    /// The same with a relation to the page.
    #[must_use]
    pub const fn relation(mut self, relation: Relation) -> Self {
        self.relation = relation;
        self
    }

    /// The same in a page of a top-level site.
    #[must_use]
    pub const fn top_level(mut self, site: &'a str) -> Self {
        self.top_level = site;
        self
    }

    /// The same for cookies that end with the session in any case.
    #[must_use]
    pub const fn session_only(mut self, session_only: bool) -> Self {
        self.session_only = session_only;
        self
    }
}
