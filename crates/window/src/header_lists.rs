//! Header lists of scripts, with their guards.
//!
//! <https://fetch.spec.whatwg.org/#headers-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::fetching::{get_decode_and_split, is_a_safelisted_request_header};
use crate::generated::Interface;
use crate::generated::unions::HeadersInit;
use crate::loader;

/// <https://fetch.spec.whatwg.org/#concept-headers-guard>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guard {
    Immutable,
    Request,
    RequestNoCors,
    Response,
    None,
}

/// The data of a `Headers` object.
#[derive(Clone, Debug)]
pub(crate) struct HeaderList {
    pub(crate) list: loader::Headers,
    pub(crate) guard: Guard,
}

/// A `Headers` object in the current realm.
pub(crate) fn new_object(
    cx: &mut Cx<'_>,
    list: loader::Headers,
    guard: Guard,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::Headers)?;
    cx.set_data(&object, Box::new(HeaderList { list, guard }));
    Ok(object)
}

/// The list of an object.
pub(crate) fn list_of(cx: &mut Cx<'_>, object: &Value) -> loader::Headers {
    with(cx, object, |headers| headers.list.clone()).unwrap_or_default()
}

pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    object: &Value,
    work: impl FnOnce(&mut HeaderList) -> R,
) -> Option<R> {
    cx.data(object, |headers: &mut HeaderList, _| work(headers))
}

/// <https://fetch.spec.whatwg.org/#concept-header-value-normalize>
pub(crate) fn normalize(value: &[u8]) -> &[u8] {
    let is_space = |byte: &u8| matches!(byte, b'\t' | b'\n' | b'\r' | b' ');
    let start = value.iter().position(|byte| !is_space(byte)).unwrap_or(value.len());
    let end =
        value.iter().rposition(|byte| !is_space(byte)).map_or(start, |last| last.saturating_add(1));
    value.get(start..end).unwrap_or_default()
}

/// <https://fetch.spec.whatwg.org/#header-name>
pub(crate) fn is_a_header_name(name: &[u8]) -> bool {
    let is_token = |byte: &u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(byte);
    !name.is_empty() && name.iter().all(is_token)
}

/// <https://fetch.spec.whatwg.org/#header-value>, of a normalized value.
pub(crate) fn is_a_header_value(value: &[u8]) -> bool {
    !value.iter().any(|byte| matches!(byte, 0 | b'\n' | b'\r'))
}

/// A name as text; names are ASCII.
pub(crate) fn name_text(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

/// <https://fetch.spec.whatwg.org/#forbidden-request-header>
pub(crate) fn is_a_forbidden_request_header(name: &str, value: &[u8]) -> bool {
    const FORBIDDEN: [&str; 21] = [
        "accept-charset",
        "accept-encoding",
        "access-control-request-headers",
        "access-control-request-method",
        "connection",
        "content-length",
        "cookie",
        "cookie2",
        "date",
        "dnt",
        "expect",
        "host",
        "keep-alive",
        "origin",
        "referer",
        "set-cookie",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "via",
    ];
    let name = name.to_ascii_lowercase();
    match name.as_str() {
        "x-http-method" | "x-http-method-override" | "x-method-override" => {
            let only: loader::Headers = [(&name, value)].into_iter().collect();
            let methods = get_decode_and_split(&only, &name).unwrap_or_default();
            methods.iter().any(|method| is_a_forbidden_method(method))
        }
        name => FORBIDDEN.contains(&name) || name.starts_with("proxy-") || name.starts_with("sec-"),
    }
}

/// <https://fetch.spec.whatwg.org/#forbidden-method>
pub(crate) fn is_a_forbidden_method(method: &str) -> bool {
    ["CONNECT", "TRACE", "TRACK"].iter().any(|one| one.eq_ignore_ascii_case(method))
}

/// <https://fetch.spec.whatwg.org/#concept-method-normalize>
pub(crate) fn normalize_method(method: &str) -> String {
    const KNOWN: [&str; 6] = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"];
    let known = KNOWN.iter().find(|one| one.eq_ignore_ascii_case(method));
    known.map_or(method, |known| *known).to_owned()
}

/// <https://fetch.spec.whatwg.org/#no-cors-safelisted-request-header>
fn is_a_no_cors_safelisted_request_header(name: &str, value: &[u8]) -> bool {
    is_a_no_cors_safelisted_name(name) && is_a_safelisted_request_header(name, value)
}

fn is_a_no_cors_safelisted_name(name: &str) -> bool {
    ["accept", "accept-language", "content-language", "content-type"]
        .iter()
        .any(|one| one.eq_ignore_ascii_case(name))
}

impl HeaderList {
    /// The result of validating a change of a header: an error, or a silent refusal.
    /// <https://fetch.spec.whatwg.org/#headers-validate>
    pub(crate) fn validate(&self, name: &[u8], value: &[u8]) -> Result<bool, &'static str> {
        if !is_a_header_name(name) {
            return Err("Invalid header name");
        }
        if !is_a_header_value(value) {
            return Err("Invalid header value");
        }
        let name = name_text(name);
        match self.guard {
            Guard::Immutable => Err("Headers are immutable"),
            Guard::Request => Ok(!is_a_forbidden_request_header(&name, value)),
            Guard::Response => Ok(!is_a_forbidden_response_header_name(&name)),
            Guard::RequestNoCors | Guard::None => Ok(true),
        }
    }

    /// <https://fetch.spec.whatwg.org/#concept-headers-append>
    pub(crate) fn append(&mut self, name: &[u8], value: &[u8]) -> Result<(), &'static str> {
        let value = normalize(value);
        if !self.validate(name, value)? {
            return Ok(());
        }
        let name = name_text(name);
        if self.guard == Guard::RequestNoCors {
            let combined = match self.list.get(&name) {
                Some(old) => [old.as_slice(), b", ", value].concat(),
                None => value.to_vec(),
            };
            if !is_a_no_cors_safelisted_request_header(&name, &combined) {
                return Ok(());
            }
        }
        self.list.append(&name, value);
        self.remove_privileged_no_cors_request_headers();
        Ok(())
    }

    pub(crate) fn delete(&mut self, name: &[u8]) -> Result<(), &'static str> {
        if !self.validate(name, b"")? {
            return Ok(());
        }
        let name = name_text(name);
        let is_kept = self.guard == Guard::RequestNoCors
            && !is_a_no_cors_safelisted_name(&name)
            && !name.eq_ignore_ascii_case("range");
        if !is_kept && self.list.contains(&name) {
            self.list.delete(&name);
            self.remove_privileged_no_cors_request_headers();
        }
        Ok(())
    }

    pub(crate) fn set(&mut self, name: &[u8], value: &[u8]) -> Result<(), &'static str> {
        let value = normalize(value);
        if !self.validate(name, value)? {
            return Ok(());
        }
        let name = name_text(name);
        if self.guard == Guard::RequestNoCors
            && !is_a_no_cors_safelisted_request_header(&name, value)
        {
            return Ok(());
        }
        self.list.set(&name, value);
        self.remove_privileged_no_cors_request_headers();
        Ok(())
    }

    /// <https://fetch.spec.whatwg.org/#concept-headers-remove-privileged-no-cors-request-headers>
    fn remove_privileged_no_cors_request_headers(&mut self) {
        if self.guard == Guard::RequestNoCors {
            self.list.delete("Range");
        }
    }

    /// <https://fetch.spec.whatwg.org/#concept-headers-fill>
    pub(crate) fn fill(&mut self, init: HeadersInit) -> Result<(), &'static str> {
        match init {
            HeadersInit::SequenceOfSequenceOfByteString(headers) => {
                for header in headers {
                    let [name, value] = header.as_slice() else {
                        return Err("Headers are pairs of names and values");
                    };
                    self.append(name, value)?;
                }
            }
            HeadersInit::RecordOfByteString(headers) => {
                for (name, value) in headers {
                    self.append(&name, &value)?;
                }
            }
        }
        Ok(())
    }

    /// <https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine>
    pub(crate) fn sort_and_combine(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        let mut names: Vec<String> =
            self.list.iter().map(|(name, _)| name.to_ascii_lowercase()).collect();
        names.sort();
        names.dedup();
        let mut headers = Vec::new();
        for name in names {
            if name == "set-cookie" {
                let values =
                    self.list.values(&name).map(|value| (b"set-cookie".to_vec(), value.to_vec()));
                headers.extend(values);
            } else {
                let value = self.list.get(&name).unwrap_or_default();
                headers.push((name.into_bytes(), value));
            }
        }
        headers
    }
}

/// <https://fetch.spec.whatwg.org/#forbidden-response-header-name>
pub(crate) fn is_a_forbidden_response_header_name(name: &str) -> bool {
    name.eq_ignore_ascii_case("Set-Cookie") || name.eq_ignore_ascii_case("Set-Cookie2")
}
