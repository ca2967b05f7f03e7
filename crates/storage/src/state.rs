//! The storage-state file of tools for browser automation: cookies, and the local storage of each origin, as JSON.

use serde::{Deserialize, Serialize};
use url::Url;

use crate::client::{read_area, replace_area};
use crate::profile::now;
use crate::{Area, Cookie, Profile, SameSite, StorageError, Text};

/// Cookies and areas, in the form that Playwright's `storageState` and others read and write.
///
/// ```
/// use treewright_storage::{Profile, StorageState};
///
/// let json = r#"{
///   "cookies": [{ "name": "a", "value": "1", "domain": ".example.org", "path": "/", "expires": -1,
///                 "httpOnly": true, "secure": true, "sameSite": "Lax" }],
///   "origins": [{ "origin": "https://example.org", "localStorage": [{ "name": "k", "value": "v" }] }]
/// }"#;
/// let profile = Profile::in_memory()?;
/// profile.import(&StorageState::from_json(json)?)?;
/// assert_eq!(profile.items("https://example.org")?.len(), 1);
/// assert_eq!(profile.export()?.cookies[0].domain, ".example.org");
/// # Ok::<(), treewright_storage::StorageError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[non_exhaustive]
pub struct StorageState {
    /// The cookies.
    pub cookies: Vec<StateCookie>,
    /// The origins with pairs.
    pub origins: Vec<StateOrigin>,
}

/// A cookie in a [`StorageState`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StateCookie {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// The domain, with a dot in front if it is for the hosts below it, too.
    pub domain: String,
    /// The path.
    pub path: String,
    /// The time of its end, in seconds since 1970; -1 if it ends with the session.
    #[serde(default = "of_the_session")]
    pub expires: f64,
    /// Scripts do not see it.
    #[serde(default)]
    pub http_only: bool,
    /// It is sent over TLS only.
    #[serde(default)]
    pub secure: bool,
    /// The requests of other sites that it goes with; `None` if it was not specified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_site: Option<SameSite>,
}

const fn of_the_session() -> f64 {
    -1.0
}

/// An origin in a [`StorageState`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StateOrigin {
    /// The origin.
    pub origin: String,
    /// Its pairs.
    #[serde(default)]
    pub local_storage: Vec<StatePair>,
}

/// A pair in a [`StorageState`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct StatePair {
    /// The key.
    pub name: Text,
    /// The value.
    pub value: Text,
}

impl StorageState {
    /// Reads the file.
    ///
    /// # Errors
    /// [`StorageError::Import`] with the place of the mistake.
    pub fn from_json(json: &str) -> Result<Self, StorageError> {
        serde_json::from_str(json)
            .map_err(|error| StorageError::Import { reason: error.to_string() })
    }

    /// Writes the file.
    pub fn to_json(&self) -> String {
        // All its values have a form in JSON.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

impl From<&Cookie> for StateCookie {
    #[expect(clippy::cast_precision_loss, reason = "JSON has one kind of numbers")]
    fn from(cookie: &Cookie) -> Self {
        let dot = if cookie.host_only { "" } else { "." };
        Self {
            name: cookie.name.clone(),
            value: cookie.value.clone(),
            domain: format!("{dot}{}", cookie.domain),
            path: cookie.path.clone(),
            expires: cookie.expires.map_or(-1.0, |time| time as f64),
            http_only: cookie.http_only,
            secure: cookie.secure,
            // Tools expect one of three words, and this one means the same.
            same_site: Some(match cookie.same_site {
                SameSite::Default => SameSite::Lax,
                same_site => same_site,
            }),
        }
    }
}

impl StateCookie {
    /// The cookie, as the jar has it.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a time that is too late is the latest one"
    )]
    fn to_cookie(&self) -> Result<Cookie, StorageError> {
        let name = self.domain.strip_prefix('.').unwrap_or(&self.domain);
        let host = url::Host::parse(name).map_err(|_| {
            let reason = format!("the domain {:?} of the cookie {:?}", self.domain, self.name);
            StorageError::Import { reason }
        })?;
        let mut cookie = Cookie::new(&*self.name, &*self.value, host.to_string());
        cookie.host_only = !self.domain.starts_with('.');
        if self.path.starts_with('/') {
            cookie.path.clone_from(&self.path);
        }
        cookie.expires = (self.expires >= 0.0).then(|| self.expires.ceil() as i64);
        cookie.secure = self.secure;
        cookie.http_only = self.http_only;
        cookie.same_site = self.same_site.unwrap_or_default();
        Ok(cookie)
    }
}

impl Profile {
    /// All cookies and areas.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn export(&self) -> Result<StorageState, StorageError> {
        let cookies = self.cookies()?.iter().map(StateCookie::from).collect();
        let origins = self.read(|transaction| {
            let mut statement =
                transaction.prepare_cached("SELECT origin FROM areas ORDER BY origin")?;
            let names: Vec<String> =
                statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
            let mut origins = Vec::new();
            for origin in names {
                let area = read_area(transaction, &origin)?;
                let pairs = area
                    .iter()
                    .map(|(name, value)| StatePair { name: name.clone(), value: value.clone() });
                origins.push(StateOrigin { local_storage: pairs.collect(), origin });
            }
            Ok(origins)
        })?;
        Ok(StorageState { cookies, origins })
    }

    /// Imports the cookies and areas of a file. An area of the file replaces the existing one; the
    /// others stay. The areas are imported whole or not at all.
    ///
    /// # Errors
    /// [`StorageError::Import`] for an invalid origin or domain, else if the database cannot be
    /// written.
    pub fn import(&self, state: &StorageState) -> Result<(), StorageError> {
        let cookies: Vec<Cookie> =
            state.cookies.iter().map(StateCookie::to_cookie).collect::<Result<_, _>>()?;
        let mut areas = Vec::new();
        for StateOrigin { origin, local_storage } in &state.origins {
            let parsed = Url::parse(origin).map(|url| url.origin());
            let name = parsed.ok().filter(url::Origin::is_tuple);
            let Some(name) = name.map(|origin| origin.ascii_serialization()) else {
                let reason = format!("{origin:?} is not an origin");
                return Err(StorageError::Import { reason });
            };
            let pairs = local_storage.iter().map(|pair| (pair.name.clone(), pair.value.clone()));
            areas.push((name, pairs.collect::<Area>()));
        }
        self.write(|transaction| {
            for (origin, area) in &areas {
                replace_area(transaction, origin, area, now())?;
            }
            Ok(())
        })?;
        self.put_cookies(&cookies, now() / 1000)
    }

    /// Replaces the pairs of an origin.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn replace(&self, origin: &str, area: &Area) -> Result<(), StorageError> {
        self.write(|transaction| replace_area(transaction, origin, area, now()))
    }
}
