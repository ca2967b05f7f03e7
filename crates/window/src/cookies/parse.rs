//! The text of a cookie (RFC 6265, section 5.2).

use super::date::parse_cookie_date;

pub(super) struct SetCookie {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) expiry: Option<i64>,
    pub(super) max_age: Option<i64>,
    pub(super) domain: Option<String>,
    pub(super) path: Option<String>,
    pub(super) is_secure: bool,
    pub(super) http_only: bool,
}

pub(super) fn parse_set_cookie(text: &str) -> Option<SetCookie> {
    if text.chars().any(|c| c.is_ascii_control() && c != '\t') {
        return None;
    }
    let trim = |text: &str| text.trim_matches([' ', '\t']).to_owned();
    let mut parts = text.split(';');
    let pair = parts.next()?;
    // What has no equals sign is the value of a cookie without a name, as browsers have it.
    let (name, value) = pair
        .split_once('=')
        .map_or_else(|| (String::new(), trim(pair)), |(name, value)| (trim(name), trim(value)));
    if name.is_empty() && value.is_empty() {
        return None;
    }
    let mut cookie = SetCookie {
        name,
        value,
        expiry: None,
        max_age: None,
        domain: None,
        path: None,
        is_secure: false,
        http_only: false,
    };
    for attribute in parts {
        let (name, value) = attribute.split_once('=').unwrap_or((attribute, ""));
        let value = trim(value);
        match trim(name).to_ascii_lowercase().as_str() {
            "expires" => cookie.expiry = parse_cookie_date(&value).or(cookie.expiry),
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
            _ => {}
        }
    }
    Some(cookie)
}
