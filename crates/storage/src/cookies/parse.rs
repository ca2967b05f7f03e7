//! The text of a cookie.
//!
//! <https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-the-set-cookie-header-field>

use super::SameSite;
use super::date::parse_cookie_date;

/// The most bytes that name and value may have together.
const LONGEST: usize = 4096;

/// The most bytes that the value of an attribute may have; a longer one is left out.
const LONGEST_ATTRIBUTE: usize = 1024;

#[derive(Default)]
pub(super) struct SetCookie {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) expires: Option<i64>,
    pub(super) max_age: Option<i64>,
    pub(super) domain: Option<String>,
    pub(super) path: Option<String>,
    pub(super) is_secure: bool,
    pub(super) http_only: bool,
    pub(super) same_site: SameSite,
}

/// The cookie of a text; `None` if the text is ignored.
pub(super) fn parse_set_cookie(text: &str) -> Option<SetCookie> {
    if text.chars().any(|c| c.is_ascii_control() && c != '\t') {
        return None;
    }
    let trim = |text: &str| text.trim_matches([' ', '\t']).to_owned();
    let mut parts = text.split(';');
    let pair = parts.next()?;
    // Without an equals sign it is the value of a cookie without a name.
    let (name, value) = pair
        .split_once('=')
        .map_or_else(|| (String::new(), trim(pair)), |(name, value)| (trim(name), trim(value)));
    if name.is_empty() && value.is_empty() || name.len().saturating_add(value.len()) > LONGEST {
        return None;
    }
    let mut cookie = SetCookie { name, value, ..SetCookie::default() };
    for attribute in parts {
        let (name, value) = attribute.split_once('=').unwrap_or((attribute, ""));
        let value = trim(value);
        if value.len() > LONGEST_ATTRIBUTE {
            continue;
        }
        match trim(name).to_ascii_lowercase().as_str() {
            "expires" => cookie.expires = parse_cookie_date(&value).or(cookie.expires),
            "max-age" => {
                let digits = value.strip_prefix('-').unwrap_or(&value);
                if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    let limit = if value.starts_with('-') { 0 } else { i64::MAX };
                    cookie.max_age = Some(value.parse().unwrap_or(limit));
                }
            }
            "domain" => {
                let domain = value.strip_prefix('.').unwrap_or(&value).to_ascii_lowercase();
                cookie.domain = Some(domain).filter(|domain| !domain.is_empty());
            }
            "path" => cookie.path = Some(value).filter(|path| path.starts_with('/')),
            "secure" => cookie.is_secure = true,
            "httponly" => cookie.http_only = true,
            "samesite" => {
                cookie.same_site = match value.to_ascii_lowercase().as_str() {
                    "none" => SameSite::None,
                    "strict" => SameSite::Strict,
                    "lax" => SameSite::Lax,
                    _ => SameSite::Default,
                };
            }
            _ => {}
        }
    }
    Some(cookie)
}
