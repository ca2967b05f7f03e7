//! Storing and retrieving cookies.
//!
//! <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-storage-model>

use std::cmp::Reverse;

use url::{Host, Url};

use super::parse::{SetCookie, parse_set_cookie};
use super::rows::{self, Stored};
use super::{Cookie, CookieContext, Relation, SameSite};
use crate::client::note_a_cause;
use crate::site::is_a_public_suffix;
use crate::{Profile, StorageError};

/// The most cookies that one domain may have.
const MOST_PER_DOMAIN: usize = 180;

/// The longest time that a cookie is kept: 400 days.
const LONGEST: i64 = 400 * 86_400;

/// The seconds after which the time of the last use is written again.
const USE: i64 = 3600;

fn is_http(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
}

/// True for a host name, which can have subdomains.
fn is_a_domain(url: &Url) -> bool {
    matches!(url.host(), Some(Host::Domain(_)))
}

/// <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-domain-matching>
fn domain_matches(host: &str, is_a_domain: bool, domain: &str) -> bool {
    host == domain
        || (is_a_domain && host.strip_suffix(domain).is_some_and(|before| before.ends_with('.')))
}

/// True if what is sent to an address is safe on the way, as browsers define it: it is encrypted, or stays on the machine.
/// <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-the-secure-attribute-2>
fn is_secure_protocol(url: &Url) -> bool {
    url.scheme() == "https"
        || match url.host() {
            Some(Host::Domain(domain)) => domain == "localhost" || domain.ends_with(".localhost"),
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        }
}

/// <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-paths-and-path-match>
fn path_matches(request: &str, path: &str) -> bool {
    request
        .strip_prefix(path)
        .is_some_and(|rest| rest.is_empty() || path.ends_with('/') || rest.starts_with('/'))
}

fn default_path(url: &Url) -> String {
    match url.path().rsplit_once('/') {
        Some((directory, _)) if !directory.is_empty() => directory.to_owned(),
        _ => "/".to_owned(),
    }
}

/// The cookie that a text sets, unless another cookie forbids it.
fn made_from(text: &str, context: &CookieContext<'_>) -> Option<Cookie> {
    let url = context.url;
    let host = url.host_str().filter(|_| is_http(url))?;
    let SetCookie { name, value, expires, max_age, domain, path, is_secure, http_only, same_site } =
        parse_set_cookie(text)?;
    let domain = match domain {
        Some(domain) if !domain.is_ascii() => return None,
        Some(domain) if is_a_domain(url) && is_a_public_suffix(&domain) => {
            if domain != host {
                return None;
            }
            None
        }
        Some(domain) if !domain_matches(host, is_a_domain(url), &domain) => return None,
        // An IP address has no subdomains.
        Some(domain) => Some(domain).filter(|_| is_a_domain(url)),
        None => None,
    };
    if is_secure && !is_secure_protocol(url) || context.is_script && http_only {
        return None;
    }
    if matches!(same_site, SameSite::Lax | SameSite::Strict | SameSite::Default)
        && context.relation == Relation::CrossSite
    {
        return None;
    }
    if same_site == SameSite::None && !is_secure {
        return None;
    }
    let has_prefix = |text: &str, prefix: &str| {
        text.get(..prefix.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(prefix))
    };
    let is_forged =
        name.is_empty() && (has_prefix(&value, "__Secure-") || has_prefix(&value, "__Host-"));
    let lacks = has_prefix(&name, "__Secure-") && !is_secure
        || has_prefix(&name, "__Host-")
            && !(is_secure && domain.is_none() && path.as_deref() == Some("/"));
    if is_forged || lacks {
        return None;
    }
    let latest = context.now.saturating_add(LONGEST);
    let expires = match (max_age, expires) {
        (Some(age), _) if age <= 0 => Some(i64::MIN),
        (Some(age), _) => Some(context.now.saturating_add(age).min(latest)),
        (None, expires) => expires.map(|time| time.min(latest)),
    };
    Some(Cookie {
        name,
        value,
        host_only: domain.is_none(),
        domain: domain.unwrap_or_else(|| host.to_owned()),
        path: path.unwrap_or_else(|| default_path(url)),
        expires,
        secure: is_secure,
        http_only,
        same_site,
    })
}

/// A cookie from an insecure connection must not cover a secure one.
fn covers_a_secure_one(cookie: &Cookie, others: &[Stored]) -> bool {
    others.iter().any(|other| {
        let Stored { cookie: other, .. } = other;
        other.secure
            && other.name == cookie.name
            && (domain_matches(&other.domain, true, &cookie.domain)
                || domain_matches(&cookie.domain, true, &other.domain))
            && path_matches(&cookie.path, &other.path)
    })
}

/// The domains whose cookies a host can get: its own and those above it.
fn domains_of(url: &Url) -> Vec<&str> {
    let Some(host) = url.host_str() else { return Vec::new() };
    let mut domains = vec![host];
    if is_a_domain(url) {
        let mut rest = host;
        while let Some((_, above)) = rest.split_once('.') {
            domains.push(above);
            rest = above;
        }
    }
    domains
}

impl Profile {
    /// Stores a cookie that a server or a script gave. False if it was ignored.
    ///
    /// # Errors
    /// If the database cannot be read or written.
    ///
    /// ```
    /// use treewright_storage::{CookieContext, Profile};
    ///
    /// let profile = Profile::in_memory()?;
    /// let url = "https://www.example.org/".parse().expect("a URL");
    /// let request = CookieContext::new(&url, 0);
    /// assert!(profile.set_cookie("a=1; Domain=example.org", &request)?);
    /// assert!(!profile.set_cookie("a=1; Domain=org", &request)?);
    /// assert_eq!(profile.cookie_text(&request)?, "a=1");
    /// # Ok::<(), treewright_storage::StorageError>(())
    /// ```
    pub fn set_cookie(
        &self,
        text: &str,
        context: &CookieContext<'_>,
    ) -> Result<bool, StorageError> {
        let Some(cookie) = made_from(text, context) else { return Ok(false) };
        let passing = self.passing()?;
        let mut others = Vec::new();
        for profile in [self, &passing] {
            others.extend(profile.read(rows::all_of_domains(&domains_and_below(&cookie)))?);
        }
        if !cookie.secure
            && !is_secure_protocol(context.url)
            && covers_a_secure_one(&cookie, &others)
        {
            return Ok(false);
        }
        let old = others.iter().find(|other| is_same(&other.cookie, &cookie));
        if context.is_script && old.is_some_and(|old| old.cookie.http_only) {
            return Ok(false);
        }
        let created = old.map(|old| old.created);
        let is_over = cookie.expires.is_some_and(|expires| expires <= context.now);
        let is_passing = cookie.expires.is_none() || context.session_only;
        let (home, other) = if is_passing { (&passing, self) } else { (self, &passing) };
        if old.is_some() && (is_over || !home.read(|tx| Ok(rows::same(tx, &cookie)?.is_some()))?) {
            other.write(|transaction| rows::remove(transaction, &cookie))?;
        }
        if is_over {
            if old.is_some() {
                home.write(|transaction| rows::remove(transaction, &cookie))?;
            }
            return Ok(true);
        }
        let elsewhere = other.read(rows::next_number)?;
        home.write(|transaction| {
            let number = rows::next_number(transaction)?.max(elsewhere);
            let created = created.unwrap_or((context.now, number));
            make_room(transaction, &cookie, context.now)?;
            if !context.top_level.is_empty() {
                let time = context.now.saturating_mul(1000);
                note_a_cause(transaction, &cookie.domain, context.top_level, time)?;
            }
            rows::put(transaction, &Stored { cookie, created, used: context.now })
        })?;
        Ok(true)
    }

    /// The value of the `Cookie` header of a request, or of `document.cookie`.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn cookie_text(&self, context: &CookieContext<'_>) -> Result<String, StorageError> {
        let mut found = Vec::new();
        for profile in std::iter::once(self).chain(self.existing_passing()) {
            let own = profile.matching(context)?;
            let is_old = |stored: &&Stored| context.now.saturating_sub(stored.used) >= USE;
            if !profile.is_read_only() && own.iter().any(|stored| is_old(&stored)) {
                profile.write(|transaction| {
                    for stored in own.iter().filter(is_old) {
                        let used = Stored { used: context.now, ..stored.clone() };
                        rows::put(transaction, &used)?;
                    }
                    Ok(())
                })?;
            }
            found.extend(own);
        }
        found.sort_by_key(|stored| (Reverse(stored.cookie.path.len()), stored.created));
        let pairs = found.iter().map(|Stored { cookie, .. }| {
            if cookie.name.is_empty() {
                cookie.value.clone()
            } else {
                format!("{}={}", cookie.name, cookie.value)
            }
        });
        Ok(pairs.collect::<Vec<_>>().join("; "))
    }

    /// <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-retrieval-algorithm>
    fn matching(&self, context: &CookieContext<'_>) -> Result<Vec<Stored>, StorageError> {
        let url = context.url;
        let Some(host) = url.host_str().filter(|_| is_http(url)) else { return Ok(Vec::new()) };
        let domains: Vec<String> = domains_of(url).into_iter().map(str::to_owned).collect();
        let mut found = self.read(rows::all_of_domains(&domains))?;
        found.retain(|Stored { cookie, .. }| {
            let is_of_the_host = if cookie.host_only {
                host == cookie.domain
            } else {
                domain_matches(host, is_a_domain(url), &cookie.domain)
            };
            let is_of_the_site = match (context.relation, cookie.same_site) {
                (Relation::SameSite, _) | (_, SameSite::None) => true,
                (Relation::TopLevelNavigation, same_site) => same_site != SameSite::Strict,
                (Relation::CrossSite, _) => false,
            };
            is_of_the_host
                && is_of_the_site
                && path_matches(url.path(), &cookie.path)
                && cookie.expires.is_none_or(|expires| expires > context.now)
                && (!cookie.secure || is_secure_protocol(url))
                && (!cookie.http_only || !context.is_script)
        });
        Ok(found)
    }

    /// All cookies, including those of this session.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn cookies(&self) -> Result<Vec<Cookie>, StorageError> {
        let mut all = Vec::new();
        for profile in std::iter::once(self).chain(self.existing_passing()) {
            all.extend(profile.read(rows::all)?.into_iter().map(|stored| stored.cookie));
        }
        all.sort_by(|a, b| (&a.domain, &a.path, &a.name).cmp(&(&b.domain, &b.path, &b.name)));
        Ok(all)
    }

    /// Stores cookies unchanged. Those that end with the session are kept only while this profile is open.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn put_cookies(&self, cookies: &[Cookie], now: i64) -> Result<(), StorageError> {
        let (passing, lasting): (Vec<&Cookie>, Vec<&Cookie>) =
            cookies.iter().partition(|cookie| cookie.expires.is_none());
        let put = |profile: &Self, cookies: &[&Cookie]| {
            profile.write(|transaction| {
                for cookie in cookies {
                    let number = rows::next_number(transaction)?;
                    let created = (now, number);
                    let cookie = (*cookie).clone();
                    rows::put(transaction, &Stored { cookie, created, used: now })?;
                }
                Ok(())
            })
        };
        if !passing.is_empty() {
            put(&self.passing()?, &passing)?;
        }
        if lasting.is_empty() { Ok(()) } else { put(self, &lasting) }
    }
}

fn is_same(one: &Cookie, other: &Cookie) -> bool {
    (&one.name, &one.domain, &one.path, one.host_only)
        == (&other.name, &other.domain, &other.path, other.host_only)
}

/// The domains whose cookies can conflict with one.
fn domains_and_below(cookie: &Cookie) -> Vec<String> {
    let mut domains = vec![cookie.domain.clone()];
    let mut rest = cookie.domain.as_str();
    while let Some((_, above)) = rest.split_once('.') {
        domains.push(above.to_owned());
        rest = above;
    }
    domains
}

/// Makes room in a domain that has too many: expired cookies go first, then insecure ones, then
/// those used longest ago.
fn make_room(
    transaction: &rusqlite::Transaction<'_>,
    cookie: &Cookie,
    now: i64,
) -> Result<(), StorageError> {
    let mut others = rows::of_domain(transaction, &cookie.domain)?;
    others.retain(|other| !is_same(&other.cookie, cookie));
    if others.len() < MOST_PER_DOMAIN {
        return Ok(());
    }
    others.sort_by_key(|other| {
        let is_over = other.cookie.expires.is_some_and(|expires| expires <= now);
        (!is_over, other.cookie.secure, other.used, other.created)
    });
    let too_many = others.len().saturating_sub(MOST_PER_DOMAIN - 1);
    for other in others.iter().take(too_many) {
        rows::remove(transaction, &other.cookie)?;
    }
    Ok(())
}
