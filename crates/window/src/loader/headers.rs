/// The headers of a request or a response, in their order; names are case-insensitive
/// (<https://fetch.spec.whatwg.org/#concept-header-list>).
///
/// Values are bytes: servers may send any.
///
/// ```
/// use treewright_window::loader::Headers;
///
/// let mut headers = Headers::new();
/// headers.set("Content-Type", "text/html");
/// headers.append("Vary", "Cookie");
/// headers.append("vary", "Origin");
/// assert_eq!(headers.text("content-type").as_deref(), Some("text/html"));
/// assert_eq!(headers.text("VARY").as_deref(), Some("Cookie, Origin"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    list: Vec<(String, Vec<u8>)>,
}

impl Headers {
    /// An empty list.
    pub fn new() -> Headers {
        Headers::default()
    }

    /// True if the list has a header of this name
    /// (<https://fetch.spec.whatwg.org/#header-list-contains>).
    pub fn contains(&self, name: &str) -> bool {
        self.list.iter().any(|(other, _)| other.eq_ignore_ascii_case(name))
    }

    /// The values of all headers of this name, joined by a comma and a space
    /// (<https://fetch.spec.whatwg.org/#concept-header-list-get>).
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        let values: Vec<&[u8]> = self.values(name).collect();
        (!values.is_empty()).then(|| values.join(b", ".as_slice()))
    }

    /// The same as text, each byte one character (<https://infra.spec.whatwg.org/#isomorphic-decode>).
    pub fn text(&self, name: &str) -> Option<String> {
        Some(self.get(name)?.into_iter().map(char::from).collect())
    }

    /// The values of the headers of this name, one by one.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a [u8]> {
        let same = self.list.iter().filter(move |(other, _)| other.eq_ignore_ascii_case(name));
        same.map(|(_, value)| value.as_slice())
    }

    /// Adds a header after all others. Its name takes the case of an existing one
    /// (<https://fetch.spec.whatwg.org/#concept-header-list-append>).
    pub fn append(&mut self, name: &str, value: impl AsRef<[u8]>) {
        let known = self.list.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        let name = known.map_or(name, |(other, _)| other.as_str()).to_owned();
        self.list.push((name, value.as_ref().to_vec()));
    }

    /// Gives the first header of this name a value and removes the others of that name, or adds one
    /// (<https://fetch.spec.whatwg.org/#concept-header-list-set>).
    pub fn set(&mut self, name: &str, value: impl AsRef<[u8]>) {
        let mut value = Some(value.as_ref().to_vec());
        self.list.retain_mut(|(other, old)| {
            if !other.eq_ignore_ascii_case(name) {
                return true;
            }
            value.take().map(|value| *old = value).is_some()
        });
        if let Some(value) = value {
            self.list.push((name.to_owned(), value));
        }
    }

    /// Removes all headers of this name (<https://fetch.spec.whatwg.org/#concept-header-list-delete>).
    pub fn delete(&mut self, name: &str) {
        self.list.retain(|(other, _)| !other.eq_ignore_ascii_case(name));
    }

    /// All headers, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_slice()))
    }

    /// The number of headers; headers of one name count separately.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// True if the list is empty.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

impl<N: AsRef<str>, V: AsRef<[u8]>> FromIterator<(N, V)> for Headers {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(headers: I) -> Headers {
        let mut list = Headers::new();
        for (name, value) in headers {
            list.append(name.as_ref(), value);
        }
        list
    }
}
