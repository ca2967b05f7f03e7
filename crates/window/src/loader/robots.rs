//! The Robots Exclusion Protocol.
//!
//! <https://www.rfc-editor.org/rfc/rfc9309>

use std::collections::HashMap;
use std::fmt::Write as _;
use std::time::Duration;

use url::{Position, Url};

use super::{Answer, LoadError, LoadResult, Loader, Request, RequestId};

/// The bytes of a file that are read; more than a crawler has to.
const MOST_BYTES: usize = 500 << 10;

/// The redirects of a file that are followed.
const MOST_REDIRECTS: u32 = 5;

/// A loader that refuses what the `robots.txt` of a site does not allow.
///
/// It asks another loader for the file once for each origin of HTTP, and refuses the requests that the file disallows with
/// [`LoadError::Disallowed`]. A file that is missing allows all; one that cannot be read because of the network or of an error
/// of the server allows nothing. `Crawl-delay`, which is not part of the protocol, is ignored.
///
/// ```
/// use treewright_window::loader::{
///     Answer, LoadError, Loader, MapLoader, Request, RequestId, Response, RobotsLoader,
/// };
///
/// let mut site = MapLoader::new();
/// let robots = Response::of_type("text/plain", "User-agent: *\nDisallow: /private\n");
/// site.insert("https://example.org/robots.txt".parse()?, robots);
/// let mut loader = RobotsLoader::new(site, "treewright");
/// let request = Request::get(RequestId(1), "https://example.org/private/a".parse()?);
/// assert_eq!(loader.start(&request), Answer::Now(Err(LoadError::Disallowed)));
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Debug)]
pub struct RobotsLoader<L> {
    inner: L,
    /// The product token, in lower case.
    product: String,
    origins: HashMap<String, State>,
    last: u64,
}

#[derive(Debug)]
enum State {
    Known(Rules),
    /// The request for the file, and those that wait for it.
    Asked {
        id: RequestId,
        redirects: u32,
        waiting: Vec<Request>,
    },
}

impl<L: Loader> RobotsLoader<L> {
    /// Asks a loader, as a robot whose name in `robots.txt` is the product token.
    pub fn new(inner: L, product: &str) -> Self {
        let product = product.to_ascii_lowercase();
        Self { inner, product, origins: HashMap::new(), last: 0 }
    }

    /// Starts the request for a file. Numbers from the end are not used by agents.
    fn ask(&mut self, url: Url) -> (RequestId, Answer) {
        self.last = self.last.wrapping_add(1);
        let id = RequestId(u64::MAX.wrapping_sub(self.last));
        let request = Request::get(id, url);
        (id, self.inner.start(&request))
    }

    /// Follows redirects that are answered at once. `None` if the answer comes later.
    fn fetch(&mut self, mut url: Url, mut redirects: u32) -> Result<Rules, (RequestId, u32)> {
        loop {
            let (id, answer) = self.ask(url.clone());
            let Answer::Now(answer) = answer else { return Err((id, redirects)) };
            match redirect(&url, &answer).filter(|_| redirects < MOST_REDIRECTS) {
                Some(next) => {
                    url = next;
                    redirects = redirects.saturating_add(1);
                }
                None => return Ok(self.rules_of(&answer)),
            }
        }
    }

    fn rules_of(&self, answer: &LoadResult) -> Rules {
        match answer {
            Ok(response) if (200..300).contains(&response.status) => {
                let mut bytes = response.body.bytes();
                bytes.truncate(MOST_BYTES);
                Rules::parse(&String::from_utf8_lossy(&bytes), &self.product)
            }
            // The file is unavailable: section 2.3.1.3.
            Ok(response) if (400..500).contains(&response.status) => Rules::default(),
            Err(LoadError::NotFound | LoadError::NoLoader | LoadError::NotRecorded) => {
                Rules::default()
            }
            // It is unreachable: section 2.3.1.4.
            _ => Rules::none_allowed(),
        }
    }

    /// The rules of an origin have come: requests that waited start, or are refused.
    fn known(&mut self, origin: String, rules: Rules, answers: &mut Vec<(RequestId, LoadResult)>) {
        let before = self.origins.insert(origin.clone(), State::Known(rules));
        let Some(State::Asked { waiting, .. }) = before else { return };
        for request in waiting {
            match self.start_known(&origin, &request) {
                Answer::Now(answer) => answers.push((request.id, answer)),
                Answer::Later => {}
            }
        }
    }

    fn start_known(&mut self, origin: &str, request: &Request) -> Answer {
        match self.origins.get(origin) {
            Some(State::Known(rules)) if !rules.allow(&request.url) => {
                Answer::Now(Err(LoadError::Disallowed))
            }
            _ => self.inner.start(request),
        }
    }

    /// Takes the answer to a request for a file. False if it is another one.
    fn take(
        &mut self,
        id: RequestId,
        answer: &LoadResult,
        answers: &mut Vec<(RequestId, LoadResult)>,
    ) -> bool {
        let asked = self.origins.iter().find_map(|(origin, state)| match state {
            State::Asked { id: own, redirects, .. } if *own == id => {
                Some((origin.clone(), *redirects))
            }
            _ => None,
        });
        let Some((origin, redirects)) = asked else { return false };
        let url = Url::parse(&format!("{origin}/robots.txt")).ok();
        let next = url.as_ref().and_then(|url| redirect(url, answer));
        let rules = match next.filter(|_| redirects < MOST_REDIRECTS) {
            Some(next) => self.fetch(next, redirects.saturating_add(1)),
            None => Ok(self.rules_of(answer)),
        };
        match rules {
            Ok(rules) => self.known(origin, rules, answers),
            Err((next, count)) => {
                if let Some(State::Asked { id, redirects, .. }) = self.origins.get_mut(&origin) {
                    (*id, *redirects) = (next, count);
                }
            }
        }
        true
    }
}

/// The address that a response leads to.
fn redirect(url: &Url, answer: &LoadResult) -> Option<Url> {
    let response = answer.as_ref().ok()?;
    let is_redirect = matches!(response.status, 301 | 302 | 303 | 307 | 308);
    let location = response.headers.text("Location").filter(|_| is_redirect)?;
    url.join(&location).ok().filter(|url| matches!(url.scheme(), "http" | "https"))
}

impl<L: Loader> Loader for RobotsLoader<L> {
    fn start(&mut self, request: &Request) -> Answer {
        let url = &request.url;
        if !matches!(url.scheme(), "http" | "https") {
            return self.inner.start(request);
        }
        let origin = url[..Position::BeforePath].to_owned();
        if let Some(State::Asked { waiting, .. }) = self.origins.get_mut(&origin) {
            waiting.push(request.clone());
            return Answer::Later;
        }
        if !self.origins.contains_key(&origin) {
            let robots = Url::parse(&format!("{origin}/robots.txt"));
            let rules = robots.map_or(Ok(Rules::default()), |robots| self.fetch(robots, 0));
            match rules {
                Ok(rules) => self.origins.insert(origin.clone(), State::Known(rules)),
                Err((id, redirects)) => {
                    let waiting = vec![request.clone()];
                    self.origins.insert(origin, State::Asked { id, redirects, waiting });
                    return Answer::Later;
                }
            };
        }
        self.start_known(&origin, request)
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let mut answers = Vec::new();
        for (id, answer) in self.inner.take_answers(wait) {
            if !self.take(id, &answer, &mut answers) {
                answers.push((id, answer));
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        for state in self.origins.values_mut() {
            if let State::Asked { waiting, .. } = state {
                waiting.retain(|request| request.id != id);
            }
        }
        self.inner.cancel(id);
    }
}

/// The rules of a file for one robot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Rules(Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    allows: bool,
    path: String,
}

impl Rules {
    fn none_allowed() -> Self {
        Self(vec![Rule { allows: false, path: "/".to_owned() }])
    }

    /// The rules of the groups for a product, or else those for all robots.
    fn parse(text: &str, product: &str) -> Self {
        let (mut own, mut all) = (Vec::new(), Vec::new());
        let mut has_own = false;
        // The groups that the current lines belong to, and if the last line was one that names a robot.
        let (mut is_own, mut is_all, mut names) = (false, false, false);
        for line in text.trim_start_matches('\u{FEFF}').split(['\n', '\r']) {
            let line = line.split('#').next().unwrap_or_default();
            let Some((key, value)) = line.split_once(':') else { continue };
            let (key, value) = (key.trim().to_ascii_lowercase(), value.trim());
            match key.as_str() {
                "user-agent" => {
                    if !names {
                        (is_own, is_all) = (false, false);
                    }
                    names = true;
                    is_all |= value == "*";
                    is_own |= token_of(value) == product;
                    has_own |= is_own;
                }
                "allow" | "disallow" => {
                    names = false;
                    if value.is_empty() {
                        continue;
                    }
                    let rule = Rule { allows: key == "allow", path: normalized(value) };
                    if is_all {
                        all.push(rule.clone());
                    }
                    if is_own {
                        own.push(rule);
                    }
                }
                _ => {}
            }
        }
        Self(if has_own { own } else { all })
    }

    /// The longest path that matches decides; of equal ones the one that allows.
    fn allow(&self, url: &Url) -> bool {
        let path = normalized(&url[Position::BeforePath..Position::AfterQuery]);
        if path == "/robots.txt" {
            return true;
        }
        let matching = self.0.iter().filter(|rule| matches(&rule.path, &path));
        matching.max_by_key(|rule| (rule.path.len(), rule.allows)).is_none_or(|rule| rule.allows)
    }
}

/// The product token at the start of a name: letters, hyphens and underscores.
fn token_of(name: &str) -> String {
    let is_of_it = |c: &char| c.is_ascii_alphabetic() || matches!(c, '-' | '_');
    name.chars().take_while(is_of_it).collect::<String>().to_ascii_lowercase()
}

/// A path in which all bytes that are not ASCII, and no unreserved ones, are percent-encoded.
fn normalized(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    let bytes = path.as_bytes();
    let mut at = 0_usize;
    while let Some(byte) = bytes.get(at) {
        let digits = bytes.get(at.saturating_add(1)..at.saturating_add(3));
        let encoded = digits
            .filter(|_| *byte == b'%')
            .and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        at = at.saturating_add(if encoded.is_some() { 3 } else { 1 });
        let value = encoded.unwrap_or(*byte);
        let is_unreserved = value.is_ascii_alphanumeric() || b"-._~".contains(&value);
        if is_unreserved || encoded.is_none() && value.is_ascii() {
            text.push(char::from(value));
        } else {
            // Text can always be appended.
            let _ = write!(text, "%{value:02X}");
        }
    }
    text
}

/// True if a path begins as a pattern says: `*` stands for any text, `$` at the end for the end. The time grows with the product
/// of the lengths.
fn matches(pattern: &str, path: &str) -> bool {
    let (pattern, is_whole) = match pattern.strip_suffix('$') {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| path.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, between)) = parts.split_last() else { return !is_whole || rest.is_empty() };
    for part in between {
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    if is_whole { rest.ends_with(last) } else { rest.contains(last) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(file: &str, cases: &[(&str, bool)]) {
        let rules = Rules::parse(file, "treewright");
        for (path, allowed) in cases {
            let url = Url::parse(&format!("https://a.example{path}")).expect("it is one");
            assert_eq!(rules.allow(&url), *allowed, "{path} of {file:?}");
        }
    }

    #[test]
    fn groups_and_rules() {
        check("", &[("/", true)]);
        check("User-agent: *\nDisallow:\n", &[("/a", true)]);
        check("User-agent: *\nDisallow: /\n", &[("/a", false), ("/robots.txt", true)]);
        check("Disallow: /\n", &[("/a", true)]);
        check(
            "User-Agent: other\nDisallow: /\n\nUSER-AGENT: TreeWright/2.0\ndisallow : /a # b\n",
            &[("/", true), ("/a/b", false)],
        );
        check(
            "user-agent: *\ndisallow: /\nuser-agent: x\nuser-agent: treewright\nallow: /\n",
            &[("/a", true)],
        );
        check("user-agent: treewright\n\nuser-agent: *\ndisallow: /a\n", &[("/a", false)]);
        check(
            "user-agent: treewright\ndisallow: /a\nuser-agent: y\ndisallow: /b\nuser-agent: treewright\ndisallow: /c",
            &[("/a", false), ("/b", true), ("/c", false)],
        );
        check(
            "user-agent: *\nallow: /a/b\ndisallow: /a\nallow: /c\ndisallow: /c\n",
            &[("/a/b/c", true), ("/a/c", false), ("/c", true)],
        );
        check(
            "user-agent: *\ndisallow: /*.gif$\ndisallow: /a*b*c\ndisallow: /p?q=\n",
            &[
                ("/x.gif", false),
                ("/x.gif?y", true),
                ("/a1b2c3", false),
                ("/a1c", true),
                ("/p?q=1", false),
            ],
        );
        check(
            "user-agent: *\ndisallow: /ä\ndisallow: /%7Eb\n",
            &[("/%C3%A4b", false), ("/ä", false), ("/~b", false), ("/%7eb", false)],
        );
        check("\u{FEFF}user-agent: *\r\ndisallow: /a\r\n", &[("/a", false)]);
    }
}
