//! The file of cookies that Netscape wrote, and that curl, wget and yt-dlp read and write.
//!
//! <https://curl.se/docs/http-cookies.html>

use std::fmt::Write as _;

use crate::StorageError;
use crate::state::{StateCookie, StorageState};

/// The start of the domain of a cookie that scripts do not see.
const HTTP_ONLY: &str = "#HttpOnly_";

impl StorageState {
    /// Reads a file: JSON, or the lines of [`StorageState::from_netscape`].
    ///
    /// # Errors
    /// [`StorageError::Import`] with the place of the mistake.
    pub fn read(text: &str) -> Result<Self, StorageError> {
        match text.trim_start_matches('\u{FEFF}').trim_start().strip_prefix('{') {
            Some(_) => Self::from_json(text.trim_start_matches('\u{FEFF}')),
            None => Self::from_netscape(text),
        }
    }

    /// Reads a cookie file of Netscape's form: lines with a domain, `TRUE` if it is also for the hosts below it, a path, `TRUE`
    /// if it is sent over TLS only, the time of its end in seconds since 1970 (0 for the end of the session), a name and a
    /// value, with tabs between them. Lines that begin with `#` are comments, except for `#HttpOnly_`.
    ///
    /// ```
    /// use treewright_storage::StorageState;
    ///
    /// let text = "#HttpOnly_.example.com\tTRUE\t/\tTRUE\t1900000000\tsession\tabc\n";
    /// let state = StorageState::from_netscape(text)?;
    /// assert!(state.cookies[0].http_only && state.cookies[0].domain == ".example.com");
    /// assert!(state.to_netscape().ends_with(text));
    /// # Ok::<(), treewright_storage::StorageError>(())
    /// ```
    ///
    /// # Errors
    /// [`StorageError::Import`] with the number of the line.
    pub fn from_netscape(text: &str) -> Result<Self, StorageError> {
        let mut state = Self::default();
        for (line, number) in text.trim_start_matches('\u{FEFF}').lines().zip(1_usize..) {
            let line = line.trim_end_matches('\r');
            let (line, http_only) = match line.strip_prefix(HTTP_ONLY) {
                Some(rest) => (rest, true),
                None => (line, false),
            };
            if line.trim().is_empty() || !http_only && line.starts_with('#') {
                continue;
            }
            let cookie = cookie_of(line, http_only).ok_or_else(|| StorageError::Import {
                reason: format!(
                    "line {number}: not a cookie of seven fields with tabs between them"
                ),
            })?;
            state.cookies.push(cookie);
        }
        Ok(state)
    }

    /// Writes the cookies in Netscape's form, which has neither `SameSite` nor the pairs of origins. A cookie with a tab or a line
    /// feed in it is left out.
    pub fn to_netscape(&self) -> String {
        let mut text = "# Netscape HTTP Cookie File\n".to_owned();
        for cookie in &self.cookies {
            let StateCookie { name, value, domain, path, expires, http_only, secure, .. } = cookie;
            if [name, value, domain, path].iter().any(|part| part.contains(['\t', '\n', '\r'])) {
                continue;
            }
            let http_only = if *http_only { HTTP_ONLY } else { "" };
            let word = |is: bool| if is { "TRUE" } else { "FALSE" };
            let (below, secure) = (word(domain.starts_with('.')), word(*secure));
            let expires = expires.max(0.0).trunc();
            let _ = writeln!(
                text,
                "{http_only}{domain}\t{below}\t{path}\t{secure}\t{expires:.0}\t{name}\t{value}"
            );
        }
        text
    }
}

fn cookie_of(line: &str, http_only: bool) -> Option<StateCookie> {
    let mut fields = line.splitn(7, '\t');
    let domain = fields.next()?.trim();
    let is_for_those_below = fields.next()?.eq_ignore_ascii_case("TRUE");
    let path = fields.next()?;
    let secure = fields.next()?.eq_ignore_ascii_case("TRUE");
    let expires: f64 = fields.next()?.trim().parse().ok().filter(|time: &f64| time.is_finite())?;
    let name = fields.next()?;
    // A value may be missing, with its tab.
    let value = fields.next().unwrap_or_default();
    let host = domain.trim_start_matches('.');
    let dot = if is_for_those_below { "." } else { "" };
    (!host.is_empty()).then(|| StateCookie {
        name: name.to_owned(),
        value: value.to_owned(),
        domain: format!("{dot}{host}"),
        path: if path.starts_with('/') { path.to_owned() } else { "/".to_owned() },
        expires: if expires > 0.0 { expires } else { -1.0 },
        http_only,
        secure,
        same_site: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read() {
        let file = "# Netscape HTTP Cookie File\r\n\r\na.example\tFALSE\t/\tFALSE\t0\tx\t\r\n\
                    .b.example\tTRUE\t/p\tTRUE\t1900000000.5\ty\tz\tw\r\nc.example\tTRUE\t/\tFALSE\t0\tq";
        let state = StorageState::read(file).unwrap();
        let found: Vec<_> =
            state.cookies.iter().map(|c| (&*c.domain, &*c.name, &*c.value, c.expires)).collect();
        let expected = [
            ("a.example", "x", "", -1.0),
            (".b.example", "y", "z\tw", 1_900_000_000.5),
            (".c.example", "q", "", -1.0),
        ];
        assert_eq!(found, expected);
        assert_eq!(StorageState::read(" {\"cookies\":[]}").unwrap(), StorageState::default());
        for wrong in [
            "a.example FALSE / FALSE 0 x y",
            "a\tFALSE\t/\tFALSE\tsoon\tx\ty",
            "\tTRUE\t/\tTRUE\t0\ta\tb",
        ] {
            let error = StorageState::read(&format!("#\n{wrong}")).unwrap_err().to_string();
            assert!(error.contains("line 2"), "{error}");
        }
    }
}
